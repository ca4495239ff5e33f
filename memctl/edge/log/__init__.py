"""What memctl wrote down of what it did: journal, ledger, tombstones."""
