"""The oracle catches what it is for: each leak is tried on the courts game and on Tomb Raider.

Most of them are leaks that the state, the views and imagined worlds agree on, so that nothing
which believes what the state calls known can notice them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from tests.contracts import Make
from tests.formats import FORMATS
from tests.games.tomb_raider.spies import spies, spies_on_a_fixed_map, thieves
from tests.sights import what_is_known_was_shown
from tests.synthetic import events as courts
from tests.synthetic.game import Courts
from tests.synthetic.state import State as CourtState
from tests.synthetic.state import knows as honest_knows

from gorin.games.tomb_raider import hidden
from gorin.games.tomb_raider.events import items, mapping, piles
from gorin.games.tomb_raider.state import NOBODY, State, Zone
from gorin.kernel.decision import Seat

COURTS = FORMATS["courts"]
Patch = pytest.MonkeyPatch


def breaks(make: Make, reason: str, *, every: int = 1, seeds: tuple[int, ...] = (0, 1, 3)) -> None:
    """See that the contract fails, and for this reason."""
    with pytest.RaisesGroup(pytest.RaisesExc(AssertionError, match=reason)):
        _run(make, every, seeds)


def _run(make: Make, every: int, seeds: tuple[int, ...]) -> None:
    for seed in seeds:
        what_is_known_was_shown(make, seed, every=every)


def keeping_known(apply: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    """Return an event's effect after which everybody knows what they knew before."""

    def applied(event: Any, state: Any) -> None:
        known = dict(state.known)
        apply(event, state)
        state.known = known

    return applied


# -- the courts game -----------------------------------------------------------------------


def test_a_shuffle_that_keeps_knowledge(monkeypatch: Patch) -> None:
    monkeypatch.setattr(courts.Shuffled, "apply", keeping_known(courts.Shuffled.apply))
    breaks(COURTS, "without having seen")


def test_a_peek_that_is_told_to_another_seat(monkeypatch: Patch) -> None:
    honest = courts.Peeked.told

    def told(self: courts.Peeked, viewer: Seat | None) -> object:
        return honest(self, self.seat if viewer == (self.seat + 1) % 4 else viewer)

    monkeypatch.setattr(courts.Peeked, "told", told)
    breaks(COURTS, "tells")


def test_a_peek_that_another_seat_knows_of(monkeypatch: Patch) -> None:
    honest = courts.Peeked.apply

    def apply(self: courts.Peeked, state: CourtState) -> None:
        honest(self, state)
        honest(replace(self, seat=Seat((self.seat + 1) % 4)), state)

    monkeypatch.setattr(courts.Peeked, "apply", apply)
    breaks(COURTS, "without having seen")


def test_a_peek_that_is_forgotten(monkeypatch: Patch) -> None:
    monkeypatch.setattr(courts.Peeked, "apply", lambda self, state: None)
    breaks(COURTS, "has forgotten")


def test_a_peek_that_is_not_told_to_who_peeked(monkeypatch: Patch) -> None:
    honest = courts.Peeked.told
    monkeypatch.setattr(courts.Peeked, "told", lambda self, viewer: honest(self, None))
    breaks(COURTS, "does not tell")


def test_a_view_that_shows_a_card_put_back_face_down(monkeypatch: Patch) -> None:
    def knows(state: CourtState, viewer: Seat | None, handle: int) -> bool:
        return handle in state.deck[:1] or honest_knows(state, viewer, handle)

    monkeypatch.setattr("tests.synthetic.game.knows", knows)
    breaks(COURTS, "not having seen it")


def test_a_view_that_hides_a_card_that_was_seen(monkeypatch: Patch) -> None:
    def knows(state: CourtState, viewer: Seat | None, handle: int) -> bool:
        return handle not in state.deck and honest_knows(state, viewer, handle)

    monkeypatch.setattr("tests.synthetic.game.knows", knows)
    breaks(COURTS, "is not shown")


def test_cards_that_change_without_a_shuffle(monkeypatch: Patch) -> None:
    honest = courts.Turned.apply

    def apply(self: courts.Turned, state: CourtState) -> None:
        honest(self, state)
        cards = list(state.physical)
        for handle, card in zip(state.deck, state.deck[::-1], strict=True):
            cards[handle] = state.physical[card]
        state.physical = tuple(cards)

    monkeypatch.setattr(courts.Turned, "apply", apply)
    breaks(COURTS, "changed unshuffled|does not tell")


def test_imagined_worlds_with_the_real_deck(monkeypatch: Patch) -> None:
    honest = Courts.conceal

    def conceal(self: Courts, table: Any, seat: Any, start: CourtState, below: Any) -> None:
        real = start.physical
        honest(self, table, seat, start, below)
        physical = list(real)
        # The cards in hands change places among themselves only.
        hands = [handle for hand in start.hands.values() for handle in hand]
        held = [handle for handle in hands if not honest_knows(table.state, seat, handle)]
        for last in range(len(held) - 1, 0, -1):
            one, two = held[last], held[below(last + 1)]
            physical[one], physical[two] = physical[two], physical[one]
        start.physical = tuple(physical)

    monkeypatch.setattr(Courts, "conceal", conceal)
    breaks(COURTS, "deck is never dealt anew")


# -- Tomb Raider ---------------------------------------------------------------------------


def test_a_shuffle_of_a_level_deck_that_keeps_knowledge(monkeypatch: Patch) -> None:
    monkeypatch.setattr(piles.Shuffled, "apply", keeping_known(piles.Shuffled.apply))
    breaks(spies, "without having seen", every=5)


@pytest.mark.parametrize("kind", [items.HandSeen, mapping.LevelCardSeen])
def test_a_look_that_is_told_to_spectators(kind: Any, monkeypatch: Patch) -> None:
    honest = kind.told

    def told(self: Any, viewer: Seat | None) -> object:
        return honest(self, self.seat if viewer is None else viewer)

    monkeypatch.setattr(kind, "told", told)
    breaks(spies, "tells None", every=5)


@pytest.mark.parametrize("kind", [items.HandSeen, mapping.LevelCardSeen])
def test_a_look_of_which_another_seat_knows(kind: Any, monkeypatch: Patch) -> None:
    honest = kind.apply

    def apply(self: Any, state: State) -> None:
        honest(self, state)
        honest(replace(self, seat=Seat((self.seat + 1) % len(state.raiders))), state)

    monkeypatch.setattr(kind, "apply", apply)
    breaks(spies, "without having seen", every=5)


def test_a_card_taken_back_that_is_forgotten(monkeypatch: Patch) -> None:
    honest = items.CardTakenBack.apply

    def apply(self: items.CardTakenBack, state: State) -> None:
        honest(self, state)
        del state.known[self.card]

    monkeypatch.setattr(items.CardTakenBack, "apply", apply)
    breaks(spies, "has forgotten", every=5)


def test_a_location_put_down_unseen_that_is_known(monkeypatch: Patch) -> None:
    honest = mapping.FaceDownSwapped.apply

    def apply(self: mapping.FaceDownSwapped, state: State) -> None:
        honest(self, state)
        state.known[state.places[self.space].card] = (*state.raiders, NOBODY)

    monkeypatch.setattr(mapping.FaceDownSwapped, "apply", apply)
    breaks(spies_on_a_fixed_map, "without having seen", every=5)


def test_a_view_that_shows_locations_put_back_face_down(monkeypatch: Patch) -> None:
    """What one seat has seen all seats see; imagined worlds believe it, too."""

    def knows(state: State, seat: Seat | None, card: Any) -> bool:
        return bool(state.known.get(card))

    monkeypatch.setattr("gorin.games.tomb_raider.view.knows", knows)
    monkeypatch.setattr(hidden, "knows", knows)
    breaks(spies, "not having seen it", every=5)


@pytest.mark.parametrize("kind", [piles.AllLost, piles.CardDiscarded])
def test_a_stolen_card_that_ends_with_the_thief(kind: Any, monkeypatch: Patch) -> None:
    honest = kind.apply

    def apply(self: Any, state: State) -> None:
        owners = state.owners
        state.owners = (self.seat,) * len(owners)
        honest(self, state)
        state.owners = owners

    monkeypatch.setattr(kind, "apply", apply)
    breaks(thieves, "lies in the d", every=5)


def test_imagined_worlds_with_the_real_obstacles(monkeypatch: Patch) -> None:
    honest = hidden.hidden_groups

    def hidden_groups(state: State, seat: Seat | None) -> Iterator[tuple[Any, ...]]:
        for group in honest(state, seat):
            if not set(group) & set(state.zones[Zone.OBSTACLES]):
                yield group

    monkeypatch.setattr(hidden, "hidden_groups", hidden_groups)
    breaks(FORMATS["tomb-raider/standard, alone"], "obstacle-deck is never", every=2)
