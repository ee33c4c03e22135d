"""The room of a table, and what each who looks at it is told."""
