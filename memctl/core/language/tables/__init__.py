"""Tables that programs make; nobody edits them."""
