"""What `benchmarks/hostile.py` does to a server, and how it judges what the server does."""
