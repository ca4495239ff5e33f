"""Which words of a message are its writer's own, and which are a file's, a quotation or part of a task."""
