"""What the results of an agent's tools teach."""
