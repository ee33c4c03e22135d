"""What plain games share: the courts game and the duel of these tests are two of them."""

from __future__ import annotations

import pytest
from msgspec import Struct
from tests.synthetic.duel import DUEL, Duels, new_duel
from tests.synthetic.game import Courts, courts
from tests.synthetic.state import State

from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.event import Happened
from gorin.kernel.plain import CardGame, copying, dealt_anew, shuffled
from gorin.kernel.table import Frame, Outcome, Table
from gorin.kernel.usual import Draws, Ends, Shuffles

ONE, OTHER = Seat(0), Seat(1)


class Mixed(Shuffles, Happened[State], frozen=True):
    """A shuffle of a game of these tests."""

    seat: Seat
    order: tuple[int, ...]
    clause: str = "SYN-2.1"


class Taken(Draws, Happened[State], frozen=True):
    """Cards drawn in a game of these tests."""

    seat: Seat
    handles: tuple[int, ...]
    slugs: tuple[str, ...]
    clause: str = "SYN-2.2"


class Over(Ends, Happened[State], frozen=True):
    """The end of a game of these tests."""

    outcome: Outcome
    clause: str = "SYN-5.2"


def first(_: int) -> int:
    return 0


def last(count: int) -> int:
    return count - 1


def test_cards_are_dealt_anew_within_their_group_alone() -> None:
    physical = (10, 11, 12, 13, 14)
    assert dealt_anew(physical, ((1, 2), (3, 4)), first) == physical
    assert dealt_anew(physical, ((1, 2), (3, 4)), last) == (10, 12, 11, 14, 13)
    assert dealt_anew(physical, (), last) == physical
    dealt = dealt_anew(physical, ((0, 1, 2, 3, 4),), Fast(3).below)
    assert sorted(dealt) == list(physical)


def test_a_shuffle_puts_cards_into_the_order_that_was_drawn() -> None:
    assert shuffled((10, 11, 12, 13), (1, 2, 3), (2, 0, 1)) == (10, 13, 11, 12)
    assert shuffled((10, 11), (), ()) == (10, 11)


def test_a_copy_shares_nothing_that_changes() -> None:
    state = courts().table.state
    twin = copying("life", "hands")(state)
    twin.life[ONE] -= 1
    twin.hands[ONE] = (1, 2)
    assert state.life[ONE] == twin.life[ONE] + 1
    assert state.hands[ONE] == ()
    assert twin.deck is state.deck


def test_a_plain_game_without_cards_does_nothing_unasked() -> None:
    game = Duels()
    state = new_duel((ONE, OTHER))
    table = Table(DUEL, state)
    assert game.initiatives(table, ONE) == ()
    assert game.initiative_asks(table, ONE, "concede") is None
    assert (game.leaving, game.at_once) == ((), ())
    assert game.seats(state) == (ONE, OTHER)
    assert game.view_part(table, ONE, "round") == 0


def test_cards_change_places_only_where_they_cannot_be_told_apart() -> None:
    match = courts()
    match.start()
    game, table = Courts(), match.table
    start = table.state.copy()
    game.conceal(table, ONE, start, last)
    (unknown,) = game.hidden(table, ONE)
    moved = [at for at, card in enumerate(start.physical) if card != table.state.physical[at]]
    assert moved
    assert set(moved) <= set(unknown)
    assert sorted(game.cards(start)) == sorted(game.cards(table.state))


def test_a_plain_game_carries_out_what_is_done_unasked_in_a_step_of_that_name() -> None:
    class Quiet(CardGame[State]):
        packer = Courts.packer

        def view(self, table: Table[State], seat: Seat | None) -> Struct:
            return Frame("view")

        def hidden(self, table: Table[State], seat: Seat | None) -> tuple[tuple[int, ...], ...]:
            return ()

        def handles(self, state: State) -> tuple[int, ...]:
            return ()

    game, table = Quiet(), courts().table
    assert game.initiatives(table, ONE) == ("concede",)
    assert game.initiatives(table, Seat(9)) == ()
    assert game.initiative_asks(table, ONE, "concede") is None
    assert game.initiative(table, ONE, "concede", None) == Frame("concede", ONE)


def test_a_position_is_the_fields_of_the_state_and_comes_back_from_them() -> None:
    game, state = Courts(), courts().table.state
    written = game.write_position(state)
    assert game.read_position(written) == state
    with pytest.raises(BadInput) as caught:
        _ = game.read_position({**written, "turn": "soon"})
    assert caught.value.message.id == "bad-position"


def test_a_packed_state_comes_back() -> None:
    game, state = Courts(), courts().table.state
    changed = state.copy()
    changed.turn = 7
    assert game.unpack_state(state, game.pack_state(changed)) == changed


def test_nobody_is_told_the_order_of_a_shuffle() -> None:
    told = Mixed(ONE, (2, 0, 1)).told(None)
    assert told is not None
    assert "order" not in told.args


def test_who_draws_reads_which_cards_and_the_others_how_many() -> None:
    event = Taken(ONE, (3, 4), ("spy", "spy"))
    own, others = event.told(ONE), event.told(OTHER)
    assert own is not None
    assert others is not None
    assert own.id == f"{others.id}-own"
    assert "slugs" in own.args
    assert "slugs" not in others.args
    assert others.args["count"] == 2


def test_an_ending_names_its_winners_or_that_there_are_none() -> None:
    won = Over(Outcome((ONE,), "SYN-9", "last-seat"))
    nobody = Over(Outcome((), "SYN-9", "nobody-left"))
    state = courts().table.state
    won.apply(state)
    assert state.outcome == won.outcome
    told, empty = won.told(None), nobody.told(None)
    assert told is not None
    assert empty is not None
    assert "winners" in told.args
    assert empty.id == f"{told.id}-nobody"
