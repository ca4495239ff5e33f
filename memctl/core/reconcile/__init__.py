"""What a candidate does to the memories there are: repeat, correct, replace or join them."""
