"""The type of what judges a scenario that a test writes: `judge` of the folder's fixtures."""

from __future__ import annotations

from collections.abc import Callable

from gorin.content.desk.scenarios import Verdict

Judge = Callable[[str, str], Verdict]
"""Takes the id of a game and the text of a scenario without its head."""
