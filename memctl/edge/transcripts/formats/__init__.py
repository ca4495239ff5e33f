"""One client a file."""
