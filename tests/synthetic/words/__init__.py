"""The words that cards of the courts game are written in, where an owner enters what they do."""
