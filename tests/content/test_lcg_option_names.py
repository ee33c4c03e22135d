"""Clauses of L5R LCG name a switch as the page of options does, and never by its inner name."""

from __future__ import annotations

import re

import pytest
from tests.shipped import reader_for

from gorin.content.clauses.registers import known_clauses
from gorin.games.l5r_lcg.rulings import Rulings
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES

INNER = re.compile(r"\b(enl|ski)[._][a-z]")
"""How inner names of switches begin."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_switch_is_named_in_a_clause_as_the_options_name_it(language: str) -> None:
    reader = reader_for(language, game="l5r-lcg")
    ids = (f"clause-{id.replace('.', '_')}" for id in sorted(known_clauses()))
    texts = [reader.read(say(id)) for id in ids if id.startswith(("clause-ENL", "clause-SKI"))]
    assert len(texts) > 100
    assert not [text for text in texts if INNER.search(text)]
    for name in Rulings.__struct_fields__:
        asked = reader.read(say(f"choice-{name.replace('_', '-')}"))
        named = re.compile(rf"[“«]{re.escape(asked)}[”»]")
        assert any(named.search(text) for text in texts), name
