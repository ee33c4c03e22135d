"""Gorin: a referee and a table for card games that have lost their publisher."""

__version__ = "0.1.0"
