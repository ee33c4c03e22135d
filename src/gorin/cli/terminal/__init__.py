"""Play in a terminal: the table of people and bots, what it shows, what people type."""
