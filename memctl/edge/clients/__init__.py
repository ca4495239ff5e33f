"""The clients on this machine: what their hooks do, and their settings."""
