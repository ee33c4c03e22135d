"""What is read and drawn: the texts of cards in every language, the table as it is drawn."""

from __future__ import annotations

import pytest
from tests.contracts import points
from tests.formats import stronghold
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting

from gorin.content.box.drawing import Drawn
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.content.l5r_lcg.drawing import draw
from gorin.content.l5r_lcg.pool import playable, shipped
from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.events.conflicts import (
    ConflictSpread,
    OpportunityGained,
    RingFated,
    RingSwitched,
)
from gorin.games.l5r_lcg.events.plays import Strengthened
from gorin.games.l5r_lcg.events.seats import BidChanged, DialsShown, Filled, Placed
from gorin.games.l5r_lcg.events.statuses import (
    BecameCopy,
    ControlTaken,
    ProvinceHidden,
    ProvinceMarked,
    Restored,
    StatusMoved,
    TaintChanged,
)
from gorin.games.l5r_lcg.events.uses import (
    CardSpoiled,
    Found,
    Presented,
    Searched,
    SupportOffered,
    TookOver,
)
from gorin.games.l5r_lcg.keywords import (
    Corrupted,
    Disguised,
    Eminent,
    Ephemeral,
    NoAttachments,
    Rally,
    Support,
)
from gorin.games.l5r_lcg.view import view
from gorin.games.l5r_lcg.windows.deferring import AtEndOf
from gorin.games.l5r_lcg.words.aims import Character
from gorin.games.l5r_lcg.words.combining import (
    ChosenLater,
    EachChooses,
    IfYouDo,
    ResolveAction,
    Then,
    To,
)
from gorin.games.l5r_lcg.words.constants import Cannot
from gorin.games.l5r_lcg.words.effects import Bow, Honor
from gorin.games.l5r_lcg.words.filters import YOURS
from gorin.games.l5r_lcg.words.phrases import THIS_PROVINCE
from gorin.games.l5r_lcg.words.searching import GainXFate, Search
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
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


def test_a_province_that_never_lies_under_a_stronghold_says_so() -> None:
    outer = [card.slug for card in playable() if card.outer]
    outer_word = Cannot(what=("lie-under-stronghold",), who=THIS_PROVINCE)
    said = [slug for slug in SCRIPTS if outer_word in SCRIPTS[slug].constants]
    assert said == outer == ["kuroi-mori"]


def test_a_card_in_play_that_is_used_without_a_limit_says_so() -> None:
    reader = reader_for(SHIPPED, "en", (), "l5r-lcg")
    texts = {slug: " ".join(map(reader.read, each.lines())) for slug, each in SCRIPTS.items()}
    said = [slug for slug, text in texts.items() if "(any number of times)" in text]
    assert said == ["watch-commander"]


def test_only_a_seat_itself_sees_the_provinces_that_it_lays_out() -> None:
    match = stronghold(3)
    match.start()
    own, other = (draw(view(match.table, seat), (), Drawn()) for seat in (CRANE, LION))
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
        drawing = draw(view(match.table, viewer), (), Drawn())
        zone = next(zone for zone in drawing.seats[CRANE].zones if zone.id == "province.0.1")
        assert isinstance(zone.label, Message)
        assert zone.label.id == label


def test_a_card_that_is_being_played_is_drawn() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.defender(CRANE, "cautious-scout")
    sitting.hand(CRANE, "banzai")
    sitting.conflict().answer("play:banzai")
    drawing = draw(view(sitting.table, LION), (), Drawn())
    zone = next(zone for zone in drawing.zones if zone.id == "resolving")
    assert len(zone.cards) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_no_ready_deck_has_can_be_read(language: str) -> None:
    reader = reader_for(SHIPPED, language, (), "l5r-lcg")
    bow, mine = Bow(), Character((YOURS,))
    keywords = (
        *(Corrupted(), Disguised(trait="bushi"), Disguised(clan="lion"), Eminent(), Ephemeral()),
        *(Rally(), Support(), NoAttachments(), NoAttachments(of="bushi")),
        NoAttachments(except_="courtier"),
    )
    effects = (
        *(Then((bow,), (Honor(),)), IfYouDo((bow,), (Honor(),)), To((bow,), (Honor(),))),
        *(ChosenLater(mine, bow), EachChooses(bow), ResolveAction(), GainXFate()),
        *(Search(), Search("event", 5), Search(shuffles=True), AtEndOf("phase", bow)),
    )
    texts = {reader.read(each.said()) for each in (*keywords, *effects)}
    assert len(texts) == len(keywords) + len(effects)
    assert not any("⟦" in text or "{" in text for text in texts), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_beyond_the_ready_decks_is_told(language: str) -> None:
    reader = reader_for(SHIPPED, language, (), "l5r-lcg")
    one, names, seat = "akodo-gunso", ("akodo-gunso", "ikoma-eiji"), Seat(0)
    kinds = ("glory", "base-political", "set-base-military", "set-glory", "times-military")
    events = (
        *(Strengthened(1, one, kind, 2) for kind in (*kinds, "half-political")),
        *(Strengthened(1, one, kind, 1) for kind in ("blank-text", "trait-bushi")),
        *(StatusMoved(1, 2, names), BecameCopy(1, names, 3), TookOver(1, 2, names)),
        *(TaintChanged(1, one, tainted=tainted) for tainted in (True, False)),
        *(
            ProvinceMarked(seat, 1, mark, there)
            for mark in ("tainted", "dishonored")
            for there in (True, False)
        ),
        *(ControlTaken(seat, 1, one), Restored(seat, 1), ProvinceHidden(seat, 1, one)),
        *(Filled(seat, 1, 2, one), DialsShown((seat,), (3,)), BidChanged(seat, 1)),
        *(ConflictSpread(seat, 1), OpportunityGained(seat, "military"), RingFated("air", 1)),
        *(RingSwitched(seat, "air"), Presented(seat, 1, one), SupportOffered(seat, 1)),
        *(CardSpoiled(1, one), Found(seat, 1), Found(seat, 1, one)),
        *(Searched(seat, (1,), (one,)), Placed(seat, (1,), (one,), (1,), (one,))),
    )
    for viewer in (Seat(0), Seat(1), None):
        told = [event.told(viewer) for event in events]
        lines = [reader.read(message) for message in told if message is not None]
        assert len(set(lines)) == len(events)
        assert not any("⟦" in line or "{" in line for line in lines), lines
