"""The life of a memory after it was added: strength, decay, forgetting, undo."""
