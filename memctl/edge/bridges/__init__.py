"""Files of other programs: read memories from them, and write memories into them."""
