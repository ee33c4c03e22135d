"""Exit codes of all commands of `gorin`."""

from __future__ import annotations

FINE = 0
"""All is fine: it was done, or it is so."""
FALSE = 1
"""The answer is no: a scenario fails, a deck is illegal."""
BAD = 2
"""The request cannot be met: bad usage or bad input."""
STOPPED = 130
"""Somebody stopped it with Ctrl-C."""
UNREAD = 141
"""Nobody reads the output any more, as after `head` has seen enough."""
