"""The events of a match: the only things that change its state."""
