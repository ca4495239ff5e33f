"""Floor 4: the written forms of the command table: parser, Typer, manual, completion."""
