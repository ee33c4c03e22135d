"""Moves that a table makes by itself, and the bots that play at it."""
