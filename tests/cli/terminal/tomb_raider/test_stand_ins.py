"""Cards some of which is the project's own are marked in the terminal's hands."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import a_match, spelunker, view_of
from tests.shipped import reader_for

from gorin.cli.terminal.tomb_raider import cardtext, panels
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider.facts import is_drawn
from gorin.text.language import LANGUAGES

DRAWN = [facts for facts in shipped().cards.values() if is_drawn(facts)]
OURS = next(facts for facts in DRAWN if facts.stand_in)
KNOWN = next((facts for facts in DRAWN if not facts.stand_in), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_marks_stand_ins_and_nothing_else(language: Any) -> None:
    reader = reader_for(language, (), "tomb-raider")
    for facts in (OURS, KNOWN):
        if facts is None:
            continue
        match = a_match([spelunker("B1", hand=[facts.slug])], {"B1": "test-hall"})
        view = view_of(match, 0)
        shown = (
            panels.hand_lines(view, reader, shipped())[1].plain,
            panels.hand_line(view, reader, shipped()).plain,
            cardtext.brief(shipped(), facts.slug, reader).plain,
        )
        assert ["°" in line for line in shown] == [facts.stand_in] * 3, facts.slug
        assert "⟦" not in "".join(shown)
