"""Exit codes of all commands of `gorin`."""

from __future__ import annotations

FINE = 0
"""What was asked for was done, what was asked is so."""
FALSE = 1
"""What was asked is not so: a scenario fails, a deck is illegal."""
BAD = 2
"""The request cannot be met: bad usage or bad input."""
STOPPED = 130
"""Somebody stopped it with Ctrl-C."""
UNREAD = 141
"""Whoever read the output has gone, as `head` does."""
