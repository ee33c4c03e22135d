"""Attacks of `benchmarks/hostile.py` on a server, and its judgement of the server."""
