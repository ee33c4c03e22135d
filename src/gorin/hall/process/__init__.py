"""Rooms in a process: what lives, what is kept, what happens when time passes."""
