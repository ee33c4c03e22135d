"""What is read and drawn: the texts of cards in every language, the table as it is drawn."""

from __future__ import annotations

import pytest
from tests.contracts import points
from tests.formats import stronghold
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.content.l5r_lcg.drawing import draw
from gorin.content.l5r_lcg.pool import playable, shipped
from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.view import view
from gorin.kernel.chance import Fast
from gorin.kernel.words import Message
from gorin.text.language import LANGUAGES

SAME = [
    *("ancestral-daisho", "kitsuki-s-method", "otomo-courtier", "seppun-guardsman"),
    *("fine-katana", "ornate-fan", "naive-student", "bayushi-liar"),
]
"""Titles whose texts say the same."""


def test_every_text_is_of_a_card_that_has_one() -> None:
    cards = shipped().cards
    assert [slug for slug in SCRIPTS if slug not in cards] == []
    assert [slug for slug in SCRIPTS if cards[slug].plain] == []
    plain = [card.slug for card in playable() if card.slug not in SCRIPTS]
    assert plain == [card.slug for card in cards.values() if card.plain]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read(language: str) -> None:
    reader = reader_for(SHIPPED, language, (), "l5r-lcg")
    texts: dict[str, str] = {}
    for title, behaviour in SCRIPTS.items():
        lines = [reader.read(line) for line in behaviour.lines()]
        assert lines, title
        assert not any("⟦" in line or "{" in line for line in lines), (title, lines)
        texts[title] = " ".join(lines)
    same = [title for title in texts if list(texts.values()).count(texts[title]) > 1]
    assert same == SAME


def test_only_a_seat_itself_sees_the_provinces_that_it_lays_out() -> None:
    match = stronghold(3)
    match.start()
    own, other = (draw(view(match.table, seat), ()) for seat in (CRANE, LION))
    for drawing, faces in ((own, 5), (other, 0)):
        zones = {zone.id: zone for zone in drawing.seats[CRANE].zones}
        assert len(zones["unplaced.0"].cards) == faces
        assert zones["unplaced.0"].count == 5
        assert len(zones["stronghold.0"].cards) == 1


def test_a_province_shows_its_strength_to_those_who_know_it() -> None:
    match = stronghold(3)
    match.start()
    for _ in zip(range(8), points(match, Fast(3).below, initiatives=10**9), strict=False):
        pass
    for viewer, label in ((CRANE, "lcg-province"), (LION, "lcg-province-unknown")):
        drawing = draw(view(match.table, viewer), ())
        zone = next(zone for zone in drawing.seats[CRANE].zones if zone.id == "province.0.1")
        assert isinstance(zone.label, Message)
        assert zone.label.id == label


def test_a_card_that_is_being_played_is_drawn() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.defender(CRANE, "cautious-scout")
    sitting.hand(CRANE, "banzai")
    sitting.conflict().answer("play:banzai")
    drawing = draw(view(sitting.table, LION), ())
    zone = next(zone for zone in drawing.zones if zone.id == "resolving")
    assert len(zone.cards) == 1
