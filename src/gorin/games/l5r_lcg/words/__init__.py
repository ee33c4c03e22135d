"""The words that cards are written in; each of them says itself in every language."""
