"""What readers of positions have in common: handles, faults with their places, names."""

from __future__ import annotations

import pytest

from gorin.content.box.position_reader import EMPTY, CardReader, meant_card, told_apart
from gorin.games.l5r_ccg import state as ccg
from gorin.games.l5r_lcg import state as lcg
from gorin.games.magic import state as magic
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat

KINDS = {"ox": "animal", "owl": "animal", "oak": "tree"}


class Reader(CardReader[str, str]):
    """A reader of a game whose cards are animals and trees."""

    no_seat = "nobody"

    def look_up(self, slug: str, place: str, kinds: tuple[str, ...]) -> str | None:
        if slug in KINDS and (not kinds or KINDS[slug] in kinds):
            return slug.upper()
        self.fault(place, "not-here", card=slug)
        return None


def test_cards_get_their_handles_in_the_order_in_which_they_are_read() -> None:
    reader = Reader("", (0, 1))
    assert reader.cards(("owl", "ox"), 1, "hand") == (0, 1)
    assert reader.card("oak", 0, "wood", ("tree",)) == 2
    assert reader.printed == ["OWL", "OX", "OAK"]
    assert reader.owners == [Seat(1), Seat(1), Seat(0)]
    assert reader.physical == (0, 1, 2)
    reader.stop()


def test_a_card_that_cannot_lie_there_is_noted_and_has_no_handle() -> None:
    reader = Reader("", (0,))
    assert reader.cards(("ox", "oak", "elk", "owl"), 0, "stable", ("animal",)) == (0, 1)
    assert reader.card("ox", 0, "wood", ("tree",)) == EMPTY
    assert reader.printed == ["OX", "OWL"]
    with pytest.raises(BadInput) as caught:
        reader.stop()
    assert [(each.place, each.message.args["card"]) for each in caught.value.all] == [
        ("stable", "oak"),
        ("stable", "elk"),
        ("wood", "ox"),
    ]


def test_a_seat_that_does_not_play_is_noted_but_nobody_may_be_named() -> None:
    reader = Reader("", (0, 2))
    assert [reader.is_seat("first", seat) for seat in (0, 2, None)] == [True, True, True]
    assert reader.faults == []
    assert [reader.is_seat("first", seat) for seat in (1, -1)] == [False, False]
    assert [(each.message.id, each.message.args) for each in reader.faults] == [
        ("nobody", {"seat": 1}),
        ("nobody", {"seat": -1}),
    ]


def test_a_fault_may_name_the_clause_that_says_so() -> None:
    reader = Reader("", ())
    reader.fault("map", "sea", "STR-8.3", asked="bay")
    assert (reader.faults[0].place, reader.faults[0].clause) == ("map", "STR-8.3")


def test_a_card_is_meant_whose_slug_is_like_what_was_asked_for() -> None:
    known = ("sol-ring", "island")
    assert meant_card("Sol Ring", known) == "sol-ring"
    assert meant_card("islands", known) == "island"
    assert meant_card("xyzzy", known) == ""


def test_cards_of_one_title_are_told_apart() -> None:
    titles = ("ox", "owl", "ox", "ox-2", "ox")
    named = told_apart(range(5), titles.__getitem__)
    assert list(named.items()) == [("ox", 0), ("owl", 1), ("ox-2", 2), ("ox-2-2", 3), ("ox-3", 4)]


def test_no_card_has_the_same_handle_in_all_games() -> None:
    assert {ccg.EMPTY, lcg.EMPTY, magic.EMPTY} == {EMPTY}
