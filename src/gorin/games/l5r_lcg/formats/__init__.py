"""Formats: the stronghold game with its cards, and what others change of it."""
