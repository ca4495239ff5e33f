"""Plain values in text: lines, columns, dates, names of files, patterns."""
