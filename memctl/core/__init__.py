"""Floor 2: pure logic. No clock, files, environment or terminal."""
