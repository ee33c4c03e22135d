from __future__ import annotations

import pytest

from gorin.kernel.words import Message, Name, Word, say


def test_a_message_is_an_id_with_what_fills_its_places() -> None:
    name = Name("card", "lamp")
    assert say("drawn", card=name, count=2) == Message("drawn", {"card": name, "count": 2})
    assert say("drawn").args == {}


def test_a_word_that_cannot_say_itself_names_its_kind() -> None:
    with pytest.raises(NotImplementedError, match="Word"):
        Word().said()
