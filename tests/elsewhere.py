"""A second game in the house: the courts game, found as one that lies elsewhere is found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from gorin.content import boxes


@contextmanager
def second_game(patch: pytest.MonkeyPatch, module: str = "tests.synthetic.box") -> Iterator[None]:
    """Let the list of games have the courts game too, or that of another module, for a while."""
    with patch.context() as inner:
        inner.setenv(boxes.ELSEWHERE, module)
        _forget()
        try:
            yield
        finally:
            inner.undo()
            _forget()


def _forget() -> None:
    boxes.boxes.cache_clear()
    boxes.games.cache_clear()
