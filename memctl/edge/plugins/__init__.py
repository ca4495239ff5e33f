"""memctl inside other programs: what a model may do with the memory, served over MCP and to `llm`."""
