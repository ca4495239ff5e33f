"""Tables that help, manual, completions and configuration are made from."""
