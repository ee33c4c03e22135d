"""A table: who sits there, what is asked of it, what it keeps, and what its rules make of that."""
