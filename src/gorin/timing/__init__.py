"""Timing that card games share: windows around events, abilities that wait, limits.

It lies between the kernel and the games, and knows neither a game nor its cards. What it holds
came in with the first game that needed it; games that need none of it do not import it.
"""
