"""Tables from which memctl generates help, manual, completions and configuration."""
