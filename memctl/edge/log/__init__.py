"""Records of memctl's own operations: journal, ledger, tombstones."""
