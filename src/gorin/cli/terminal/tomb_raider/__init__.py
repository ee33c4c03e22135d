"""Tomb Raider in the terminal: the map and what stands around it, and its own commands."""
