"""Plain values in text: lines, columns, dates, file names, patterns."""
