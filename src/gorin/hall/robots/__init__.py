"""What a table does by itself, and the bots that play at it."""
