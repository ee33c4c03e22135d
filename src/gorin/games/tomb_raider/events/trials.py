"""Events of tests, attacks and obstacles."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.state import NOBODY, CardId, State, Test, Zone, zone_of
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message


class TestBegan(Happened, frozen=True):
    """A test was announced: dice against a target, to overcome an obstacle if any."""

    __test__ = False
    seat: Seat
    ability: Ability
    dice: int
    target: int
    number: int | None = None
    obstacle: str = ""
    clause: str = "TR-2.2"

    def apply(self, state: State) -> None:
        state.tests += (
            Test(
                seat=self.seat,
                ability=self.ability,
                dice=self.dice,
                target=self.target,
                obstacle=self.number,
            ),
        )

    def told(self, viewer: Seat | None) -> Message | None:
        if self.number is None:
            return self.message(without=("obstacle",))
        return self.message("-against")


class SearchBegan(Happened, frozen=True):
    """A search test was announced; what is looked for need not be said."""

    seat: Seat
    space: int
    dice: int
    source: CardId = CardId(-1)
    clause: str = "TR-7.5"

    def apply(self, state: State) -> None:
        state.tests += (
            Test(seat=self.seat, ability=Ability.SEARCH, dice=self.dice, source=self.source),
        )

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("source",))


class AttackBegan(Happened, frozen=True):
    """A raider attacks another one at its location: both make Fight tests."""

    seat: Seat
    rival: Seat
    dice: int
    rival_dice: int
    clause: str = "TR-6.17"

    def apply(self, state: State) -> None:
        state.tests += (
            Test(seat=self.seat, ability=Ability.FIGHT, dice=self.dice, rival=self.rival),
            Test(seat=self.rival, ability=Ability.FIGHT, dice=self.rival_dice, rival=self.seat),
        )
        state.raiders[self.seat] = replace(state.raiders[self.seat], attacked=True)


class Rolled(Happened, frozen=True):
    """The dice of a test fell; `result` includes modifiers.

    Whoever rolls Fight has used it, unless only to defend itself: the second of an attack's
    two tests. A test that comes to nothing before it is rolled uses nothing (TR-R12).
    """

    seat: Seat
    ability: Ability
    faces: tuple[int, ...]
    result: int
    clause: str = "TR-2.2"

    def apply(self, state: State) -> None:
        last = state.tests[-1]
        defends = last.seat == self.seat and last.rival >= 0
        if self.ability is Ability.FIGHT and not defends:
            state.raiders[self.seat] = replace(state.raiders[self.seat], fought=True)
        state.tests = tuple(
            replace(test, faces=self.faces) if test.seat == self.seat and not test.faces else test
            for test in state.tests
        )


class DiceTakenUp(Happened, frozen=True):
    """A seat takes up its dice to roll them again; `tied` says that the rules demand it."""

    seats: tuple[Seat, ...]
    tied: bool
    clause: str = "TR-2.4"

    def apply(self, state: State) -> None:
        group = top_group(state)
        state.tests = state.tests[: len(state.tests) - len(group)] + tuple(
            replace(test, faces=()) if test.seat in self.seats else test for test in group
        )

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-tied" if self.tied else "", without=("tied",))


class TestChanged(Happened, frozen=True):
    """A card changed a test in progress: dice, result, target or damage, by an amount."""

    __test__ = False
    seat: Seat
    kind: str
    amount: int
    clause: str = "TR-2.9"

    def apply(self, state: State) -> None:
        group = top_group(state)
        state.tests = state.tests[: len(state.tests) - len(group)] + tuple(
            self._changed(test) if test.seat == self.seat else test for test in group
        )

    def _changed(self, test: Test) -> Test:
        if self.kind == "target":
            return replace(test, target=(test.target or 0) + self.amount)
        return replace(test, **{self.kind: getattr(test, self.kind) + self.amount})

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-" + self.kind)


class TestEnded(Happened, frozen=True):
    """A test is over."""

    __test__ = False
    seat: Seat
    ability: Ability
    result: int
    target: int
    success: bool
    clause: str = "TR-2.3"

    def apply(self, state: State) -> None:
        state.tests = state.tests[:-1]

    def told(self, viewer: Seat | None) -> Message | None:
        variant = "-passed" if self.success else "-failed"
        return self.message(variant, without=("success",), success=int(self.success))


class SearchEnded(Happened, frozen=True):
    """A search test is over; its result says what may be found.

    It is `normal` when the raider searched its location, not another raider's things. In the
    treasure room `target` is what the result has to reach, elsewhere 0.
    """

    seat: Seat
    result: int
    target: int = 0
    normal: bool = True
    clause: str = "TR-7.6"

    def apply(self, state: State) -> None:
        state.tests = state.tests[:-1]
        if self.normal:
            state.search_result = self.result
            space = state.raiders[self.seat].space
            state.places[space] = replace(state.places[space], searched=True)

    def told(self, viewer: Seat | None) -> Message | None:
        if self.target:
            return self.message("-treasure", without=("normal",))
        return self.message(without=("target", "normal"))


class AttackEnded(Happened, frozen=True):
    """An attack is decided: the higher result wins."""

    seat: Seat
    rival: Seat
    result: int
    rival_result: int
    clause: str = "TR-6.18"

    def apply(self, state: State) -> None:
        state.tests = state.tests[:-2]


class TestDropped(Happened, frozen=True):
    """A test comes to nothing because a raider of it is no longer there."""

    __test__ = False
    clause: str = "TR-R18"

    def apply(self, state: State) -> None:
        state.tests = state.tests[: len(state.tests) - len(top_group(state))]

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class ObstaclesAwaited(Happened, frozen=True):
    """A location has just been mapped: now, and only now, others may play an obstacle on it."""

    seat: Seat
    space: int
    clause: str = "TR-6.12"

    def apply(self, state: State) -> None:
        state.mapping = (self.seat, self.space)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class ObstaclePlayed(Happened, frozen=True):
    """An obstacle card lies on a newly mapped location; played by nobody when alone."""

    seat: Seat
    space: int
    card: CardId
    slug: str
    danger: int
    limit: int
    clause: str = "TR-6.10"

    def apply(self, state: State) -> None:
        state.mapping = None
        place = state.places[self.space]
        state.places[self.space] = replace(place, obstacles=(*place.obstacles, self.card))
        zone = zone_of(Zone.HAND, self.seat) if self.seat >= 0 else Zone.OBSTACLES
        state.zones[zone] = tuple(card for card in state.zones[zone] if card != self.card)
        _ = state.known.pop(self.card, None)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.seat >= 0 else "-turned")


class ObstacleOutdone(Happened, frozen=True):
    """A committed obstacle was not the most dangerous: all saw it, and it is back in hand."""

    seat: Seat
    card: CardId
    slug: str
    clause: str = "TR-6.14"

    def apply(self, state: State) -> None:
        state.known[self.card] = (*state.raiders, NOBODY)


class NoObstacle(Happened, frozen=True):
    """No obstacle was played on a newly mapped location."""

    space: int
    clause: str = "TR-6.10"

    def apply(self, state: State) -> None:
        state.mapping = None


class ObstaclePassedOver(Happened, frozen=True):
    """An obstacle turned up that may not be played here goes to the discards, in solo play."""

    card: CardId
    slug: str
    clause: str = "TR-R20"

    def apply(self, state: State) -> None:
        deck = state.zones[Zone.OBSTACLES]
        state.zones[Zone.OBSTACLES] = tuple(card for card in deck if card != self.card)
        state.zones[Zone.OBSTACLE_DISCARD] += (self.card,)
        _ = state.known.pop(self.card, None)


class ObstacleDamaged(Happened, frozen=True):
    """An obstacle took damage."""

    number: int
    obstacle: str
    amount: int
    clause: str = "TR-6.25"

    def apply(self, state: State) -> None:
        state.damaged[self.number] = state.damaged.get(self.number, 0) + self.amount


class ObstacleRemoved(Happened, frozen=True):
    """An obstacle is gone: its card to its owner's discards, a skull on a built-in one."""

    seat: Seat
    space: int
    number: int
    obstacle: str
    kind: str
    clause: str = "TR-6.26"

    def apply(self, state: State) -> None:
        _ = state.damaged.pop(self.number, None)
        state.last_removed = (self.seat, self.kind)
        place = state.places[self.space]
        if self.number < 0:
            state.places[self.space] = replace(place, removed=True)
            return
        card = CardId(self.number)
        left = tuple(other for other in place.obstacles if other != card)
        state.places[self.space] = replace(place, obstacles=left)
        owner = state.owners[state.physical[card]]
        zone = zone_of(Zone.DISCARD, owner) if owner >= 0 else Zone.OBSTACLE_DISCARD
        state.zones[zone] += (card,)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("kind",))


def top_group(state: State) -> tuple[Test, ...]:
    """Return the tests in progress that belong together: one, or both of an attack."""
    if not state.tests:
        return ()
    count = 2 if state.tests[-1].target is None and state.tests[-1].rival >= 0 else 1
    return state.tests[-count:]
