"""Gorin: a referee and a table for card games, most of them out of print."""

__version__ = "0.2.0"
