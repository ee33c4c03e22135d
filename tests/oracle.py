"""An oracle of what each viewer may know, which trusts nothing that a state says of knowledge.

`Witness` reads the log of a match from its first event on. It plays the events on a state of its
own, keeps its own account of which card lies behind which handle, and notes for each viewer which
cards it has seen since they were last shuffled. What the state calls known, what views name, what
the log tells and what imagined worlds leave in place are held to that, in both directions.

What a game's cards, places and events are is told by a `Sight`, one for each game.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from gorin.kernel.decision import Seat
from gorin.kernel.event import Event
from gorin.kernel.match import Match
from gorin.kernel.observe import observe

Viewer: TypeAlias = Seat | None
"""A seat, or None for a spectator."""


class Spot(Struct, frozen=True):
    """Cards that lie together: their handles, and who sees their faces while they lie there.

    `named` says that a view has a place for the names of these cards, if its viewer knows them.
    `owner` is the seat that alone may have cards there, None if anybody's may lie there.
    """

    kind: str
    cards: tuple[int, ...]
    seats: tuple[Seat, ...] = ()
    open: bool = False
    named: bool = False
    owner: Seat | None = None

    def is_open_to(self, viewer: Viewer) -> bool:
        """Return whether a viewer sees the faces of the cards there."""
        return self.open or viewer in self.seats


class Shown(Struct, frozen=True):
    """Cards that an event shows: to some seats, or to everybody who looks."""

    cards: tuple[int, ...]
    seats: tuple[Seat, ...] = ()
    everybody: bool = False

    def is_to(self, viewer: Viewer) -> bool:
        """Return whether they are shown to a viewer."""
        return self.everybody or viewer in self.seats


class Sight(Protocol):
    """A game as the oracle must know it. Nothing here may read what the state calls known.

    Only `claimed` and `named` do, which say what is to be checked.
    """

    def viewers(self, state: Any) -> tuple[Viewer, ...]:
        """Return everybody who looks on."""
        ...

    def faces(self, state: Any) -> tuple[int, ...]:
        """Return which card lies behind each handle."""
        ...

    def name(self, state: Any, face: int) -> str:
        """Return the name of a card."""
        ...

    def owner(self, state: Any, face: int) -> Seat | None:
        """Return whose card it is, None in games without owners."""
        ...

    def spots(self, state: Any) -> Iterator[Spot]:
        """Yield where the cards lie, each place under the same number every time."""
        ...

    def apply(self, event: Event[Any], state: Any) -> bool:
        """Let an event happen to the oracle's own state; return whether all cards are new."""
        ...

    def shuffled(self, event: Event[Any], state: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the handles that an event is about to shuffle and whose card each one gets."""
        ...

    def put_away(self, event: Event[Any], state: Any) -> tuple[int, ...]:
        """Return the cards that an event puts where they are shuffled later.

        Until they are, which may never be if there is one card only, nothing is demanded of them.
        """
        ...

    def shown(self, event: Event[Any]) -> Shown | None:
        """Return which cards an event shows in passing, and to whom."""
        ...

    def about(self, event: Event[Any]) -> tuple[int, ...]:
        """Return the handles of the cards that an event is about, if it has any."""
        ...

    def told(self, event: Event[Any], viewer: Viewer) -> frozenset[str]:
        """Return the names of cards that a viewer is told by an event."""
        ...

    def claimed(self, state: Any, viewer: Viewer) -> frozenset[int]:
        """Return the cards of which the state says that a viewer knows them."""
        ...

    def named(self, state: Any, view: Any) -> Mapping[int, str]:
        """Return the cards that a view names, by handle."""
        ...

    def offered(self, state: Any, key: str) -> int | None:
        """Return the card that the key of an option names."""
        ...

    def looked_through(self, state: Any, seat: Seat) -> tuple[int, ...]:
        """Return hidden cards among which a seat may choose now, as it looks through them."""
        ...


class Witness:
    """Everybody's eyes: what each viewer has seen of each card and could follow.

    Attributes:
        state: the oracle's own state, on which the events of the log are played again.
        faces: the oracle's own account of which card lies behind which handle.
        seen: the handles of the cards that each viewer knows, wherever they lie.
        earlier: the same of the cards that were there before all were replaced by others.
        met: how often something was seen that a check is about.
    """

    def __init__(self, sight: Sight, start: Any) -> None:
        self.sight = sight
        self.state = start
        self.length = 0
        self.faces: list[int] = []
        self.seen: dict[Viewer, set[int]] = defaultdict(set)
        self.earlier: dict[Viewer, set[int]] = defaultdict(set)
        self.met: Counter[str] = Counter()
        self._put_away: dict[Viewer, set[int]] = defaultdict(set)
        self._last: dict[int, Spot] = {}
        self._viewers: tuple[Viewer, ...] = ()
        self._begin()

    def _begin(self) -> None:
        """Begin with cards of which nobody has seen any but those that lie open."""
        self.faces = list(self.sight.faces(self.state))
        self.earlier, self.seen = self.seen, defaultdict(set)
        self._put_away.clear()
        self._last.clear()
        self._look()

    # -- following -------------------------------------------------------------------------

    def follow(self, match: Match[Any]) -> None:
        """Read what the log of the match says beyond what was read of it."""
        for event in match.log(self.length):
            self.length += 1
            self._happen(event)

    def _happen(self, event: Event[Any]) -> None:
        sight, state = self.sight, self.state
        handles, order = sight.shuffled(event, state)
        away = sight.put_away(event, state)
        before = {viewer: set(self.seen[viewer]) for viewer in sight.viewers(state)}
        if sight.apply(event, state):
            self._begin()
            return
        self._shuffle(handles, order)
        self._look()
        shown = sight.shown(event)
        if shown is not None:
            self._show(event, shown)
        for viewer in sight.viewers(state):
            self._hear(event, viewer, before.get(viewer, set()) | self.seen[viewer])
        self._lose(away)

    def _shuffle(self, handles: tuple[int, ...], order: tuple[int, ...]) -> None:
        faces = [self.faces[handle] for handle in handles]
        for handle, source in zip(handles, order, strict=True):
            self.faces[handle] = faces[source]
        for viewer, seen in self.seen.items():
            self.met["shuffled"] += bool(seen.intersection(handles))
            seen.difference_update(handles)
            self._put_away[viewer].difference_update(handles)
        if handles:
            self._last.clear()

    def _look(self) -> None:
        """Let everybody look at what lies where they can see it."""
        viewers = self.sight.viewers(self.state)
        if viewers != self._viewers:
            self._viewers = viewers
            self._last.clear()
        for place, spot in enumerate(self.sight.spots(self.state)):
            if self._last.get(place) == spot:
                continue
            self._last[place] = spot
            for viewer in viewers:
                if spot.is_open_to(viewer):
                    self.seen[viewer].update(spot.cards)
                    self._put_away[viewer].difference_update(spot.cards)

    def _show(self, event: Event[Any], shown: Shown) -> None:
        """Let an event show cards; the log must tell so to those who see them."""
        names = {self._name(card) for card in shown.cards}
        self.met["shown"] += 1
        for viewer in self.sight.viewers(self.state):
            if shown.is_to(viewer):
                self.seen[viewer].update(shown.cards)
                cards = self.sight.told(event, viewer)
                assert names <= cards, f"{event} does not tell {viewer} of {names - cards}"

    def _hear(self, event: Event[Any], viewer: Viewer, seen: Iterable[int]) -> None:
        """Hold what a viewer is told by an event to what it has seen."""
        cards = self.sight.told(event, viewer)
        if not cards:
            return
        self.met["told"] += 1
        about = self.sight.about(event)
        allowed = {self._name(card) for card in seen if not about or card in about}
        assert cards <= allowed, f"{event} tells {viewer} of {cards - allowed}"

    def _lose(self, cards: tuple[int, ...]) -> None:
        for viewer, seen in self.seen.items():
            self._put_away[viewer].update(seen.intersection(cards))
            seen.difference_update(cards)

    def _name(self, card: int) -> str:
        return self.sight.name(self.state, self.faces[card])

    # -- checking --------------------------------------------------------------------------

    def check(self, match: Match[Any]) -> None:
        """Hold the state, the views and the questions of a match to what was seen."""
        self.follow(match)
        state = match.table.state
        assert tuple(self.faces) == tuple(self.sight.faces(state)), "cards changed unshuffled"
        spots = list(self.sight.spots(state))
        assert spots == list(self.sight.spots(self.state)), "cards moved without an event"
        self._check_owners(spots)
        for viewer in self.sight.viewers(state):
            self._check_known(state, viewer, spots)
            self._check_seen(match, viewer, spots)

    def _check_owners(self, spots: list[Spot]) -> None:
        for spot in spots:
            if spot.owner is None:
                continue
            for card in spot.cards:
                owner = self.sight.owner(self.state, self.faces[card])
                fault = f"{self._name(card)} of {owner} lies in the {spot.kind} of {spot.owner}"
                assert owner == spot.owner, fault

    def _check_known(self, state: Any, viewer: Viewer, spots: list[Spot]) -> None:
        """Nothing is known that was never seen, nothing seen is forgotten unshuffled."""
        claimed, seen = self.sight.claimed(state, viewer), self.seen[viewer]
        unseen = claimed - seen - self._put_away[viewer]
        assert not unseen, f"{viewer} knows {sorted(map(self._name, unseen))} without having seen"
        for spot in spots:
            if spot.is_open_to(viewer):
                continue
            followed = seen.intersection(spot.cards)
            self.met["followed"] += len(followed)
            lost = followed - claimed
            assert not lost, f"{viewer} has forgotten {sorted(map(self._name, lost))}: {spot.kind}"

    def _check_seen(self, match: Match[Any], viewer: Viewer, spots: list[Spot]) -> None:
        """A view names what its viewer has seen, and a question offers nothing else."""
        state, seen = match.table.state, self.seen[viewer]
        observed = observe(match, viewer)
        named = self.sight.named(state, observed.view)
        for card, name in named.items():
            fault = f"{viewer} is shown {name} ({self._name(card)}), not having seen it"
            assert card in seen | self._put_away[viewer], fault
            assert name == self._name(card), f"{viewer} is shown {name} for {self._name(card)}"
        for spot in spots:
            missing = seen.intersection(spot.cards) - set(named) if spot.named else set[int]()
            assert not missing, f"{viewer} is not shown {[*map(self._name, missing)]}: {spot.kind}"
        for question in observed.questions:
            assert viewer is not None
            may = {*seen, *self.sight.looked_through(state, viewer)}
            for option in question.options:
                card_named = self.sight.offered(state, option.key)
                assert card_named is None or card_named in may, (viewer, option.key)

    # -- imagined worlds -------------------------------------------------------------------

    def check_imagined(self, match: Match[Any], other: Match[Any], viewer: Viewer) -> None:
        """Hold a copy that was dealt anew for a viewer to what it has seen."""
        faces = self.sight.faces(other.table.state)
        if len(faces) != len(self.faces):
            return  # a level that is laid out in this very step has cards of its own
        hidden: dict[str, list[int]] = {}
        for spot in self.sight.spots(match.table.state):
            for card in self.seen[viewer].intersection(spot.cards):
                assert faces[card] == self.faces[card], f"{viewer} saw another {self._name(card)}"
            unseen = [card for card in spot.cards if card not in self.seen[viewer]]
            hidden.setdefault(spot.kind, []).extend(unseen)
        for kind, cards in hidden.items():
            if len({self._name(card) for card in cards}) > 1:
                self.met[f"hidden {kind}"] += 1
                self.met[f"dealt anew {kind}"] += any(
                    self.sight.name(self.state, faces[card]) != self._name(card) for card in cards
                )

    def check_dealt_anew(self, *, least: int = 12) -> None:
        """Assert that no kind of hidden place stayed as it was in all imagined worlds."""
        for key, count in self.met.items():
            kind = key.removeprefix("hidden ")
            if kind != key and count >= least:
                assert self.met[f"dealt anew {kind}"], f"{kind} is never dealt anew"
