"""What happens in a match: the only things that change its state."""
