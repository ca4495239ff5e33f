"""Floor 2: pure thinking. No clock, file, environment or terminal."""
