"""Floor 4: everything generated from the command table: parser, Typer, manual, completions."""
