"""A small card game of courts, made to use every part of the kernel; played only by tests."""
