"""Settings, paths, trust, permissions and the on/off switch."""
