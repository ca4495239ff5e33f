"""The browser: the page as a file, and the server of the page on this machine."""
