"""The indexes of teams on a PostgreSQL server: read by search and prompts, written by `memctl index push`."""
