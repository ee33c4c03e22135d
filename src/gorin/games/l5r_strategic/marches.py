"""Movement: all marches of a turn at once, with limits, crossings and what follows from them."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from gorin.games.l5r_strategic.clocks import clock
from gorin.games.l5r_strategic.events import Crossed, Idle, Marched, army_said
from gorin.games.l5r_strategic.posts import happen
from gorin.games.l5r_strategic.rokugan import IDS, NUMBERS, OPEN
from gorin.games.l5r_strategic.sheets import limit, reach, unclear_armies
from gorin.games.l5r_strategic.state import Match, are_enemies, is_land
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import TABLE, Decision, Option, Play, Prompt, ask_any, draw_chance
from gorin.kernel.domain import Pick
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg

DRAWN, FULL, CHOSEN = "drawn", "full", "chosen"
"""The ways to decide where armies meet that cross."""
SECONDS = 60
"""The time that a Daimyo of the Scorpion has to think, where turns have a time."""
CHOICE = Prompt("campaign-choice", "STR-11.9", "ask-campaign-choice")
CROSSING = Prompt("campaign-crossing", "STR-5.2", "ask-campaign-crossing")

Edge = tuple[str, str]


class Marches(Struct):
    """The marches that are still to happen.

    Attributes:
        moves: where each army goes.
        settled: the armies whose crossing was decided for them.
        stopped: why armies stay that were to go.
    """

    moves: dict[str, str]
    settled: dict[str, bool] = field(default_factory=dict[str, bool])
    stopped: dict[str, Refusal] = field(default_factory=dict[str, Refusal])

    def stop(self, name: str, refusal: Refusal) -> None:
        """Let an army stay where it is."""
        del self.moves[name]
        self.stopped[name] = refusal


@rule("STR-5.1", "STR-R10", "STR-R16", "STR-R38")
def forbids_march(table: Match, name: str, place: str) -> Refusal | None:
    """An army that does not fight goes one province on, over land or sea, by naming it."""
    state = table.state
    if not state.armies[name].place:
        return refuse("STR-3.6", "refused-campaign-gone")
    if state.is_fighting(name):
        return refuse("STR-5.1", "refused-campaign-fighting")
    army = state.armies[name]
    if place not in OPEN[army.place] and place not in reach(table, army.clan, army.place):
        return refuse("STR-R16", "refused-campaign-far")
    return None


@rule("STR-5.3")
def march(table: Match, frame: Frame) -> Play[None]:
    """All armies move at the same time."""
    going = ordered(table)
    fit(table, going)
    for edge in sorted({_edge(table, going, name) for name in going.moves}):
        yield from cross(table, going, edge)
    fit(table, going)
    _go(table, going)


@rule("STR-3.6", "STR-R14")
def ordered(table: Match) -> Marches:
    """Take away each march that is forbidden by itself, before any other is looked at."""
    going = Marches({})
    state, unclear = table.state, unclear_armies(table)
    for sheet in state.sheets.values():
        for name, place in sheet.marches:
            refusal = forbids_march(table, name, place)
            if name in unclear:
                refusal = refuse("STR-R8", "refused-campaign-unclear")
            if refusal is None:
                going.moves[name] = place
            else:
                going.stopped[name] = refusal
    return going


@rule("STR-5.4", "STR-R15", "STR-R21")
def fit(table: Match, going: Marches) -> None:
    """Let armies stay where a clan would have too many, until all fit.

    Of those that enter, the one with the highest number stays first, and one whose crossing was
    decided only if there is no other. Who stands there already is never removed.
    """
    while True:
        count = Counter(
            (army.clan, going.moves.get(name, army.place))
            for name, army in table.state.armies.items()
        )
        armies = table.state.armies
        over = [
            (name in going.settled, name)
            for name, place in going.moves.items()
            if count[armies[name].clan, place] > limit(table, armies[name].clan, place)
        ]
        if not over:
            return
        first = min(settled for settled, _ in over)
        last = max(name for settled, name in over if settled == first)
        _ = going.settled.pop(last, None)
        going.stop(last, refuse("STR-5.4", "refused-campaign-full"))


def _edge(table: Match, going: Marches, name: str) -> Edge:
    here, there = table.state.armies[name].place, going.moves[name]
    return (here, there) if here < there else (there, here)


def _crossers(table: Match, going: Marches, edge: Edge) -> tuple[str, ...]:
    """Return the armies on an edge that meet one of another clan there."""
    armies = table.state.armies
    on = sorted(name for name in going.moves if _edge(table, going, name) == edge)
    return tuple(
        name
        for name in on
        if any(
            armies[other].clan != armies[name].clan and armies[other].place == going.moves[name]
            for other in on
        )
    )


@rule("STR-5.2", "STR-R13", "STR-R17")
def cross(table: Match, going: Marches, edge: Edge) -> Play[None]:
    """Armies of two clans that would change places end in one of the two, by lot.

    A province in which a clan would have too many cannot be drawn; if neither can be, all stay.
    """
    crossers = _crossers(table, going, edge)
    if not crossers:
        return
    fitting = tuple(place for place in edge if _has_room(table, going, crossers, place))
    if not fitting:
        for name in crossers:
            going.stop(name, refuse("STR-R17", "refused-campaign-full"))
    else:
        place, how = yield from _meeting(table, crossers, fitting)
        happen(table, Crossed(crossers, place, how))
        _settle(going, crossers, place)


def _meeting(
    table: Match, crossers: tuple[str, ...], fitting: tuple[str, ...]
) -> Play[tuple[str, str]]:
    """Return where armies meet that cross, and how that was decided."""
    if len(fitting) == 1:
        return fitting[0], FULL
    if chooses(table, crossers):
        place = yield from choose(table, crossers, fitting)
        if place:
            return place, CHOSEN
    drawn: int = yield from draw_chance(CROSSING, Pick(2))
    return fitting[drawn], DRAWN


@rule("STR-11.9")
def chooses(table: Match, crossers: tuple[str, ...]) -> bool:
    """Return whether the Daimyo of the Scorpion chooses, not chance: his army crosses an enemy."""
    state = table.state
    clans = [state.armies[name].clan for name in crossers]
    return "scorpion" in clans and any(are_enemies(state, "scorpion", clan) for clan in clans)


@rule("STR-R28")
def choose(table: Match, crossers: tuple[str, ...], fitting: tuple[str, ...]) -> Play[str]:
    """Ask the Daimyo of the Scorpion; if he does not say in time, chance decides."""
    state = table.state
    options = tuple(Option(f"place:{place}", place) for place in fitting)
    args: dict[str, Arg] = {"turn": state.turn, "armies": tuple(map(army_said, crossers))}
    daimyo, is_secret = state.seat_of("scorpion"), state.is_apart
    decision = Decision(daimyo, CHOICE, options, args=args, secret=is_secret)
    question, place = yield from ask_any(decision, *clock(table, SECONDS, edge_of(fitting)))
    return place if question.seat != TABLE else ""


def edge_of(places: tuple[str, ...]) -> int:
    """Return a number for two provinces."""
    one, other = (NUMBERS[place] for place in places)
    return one * len(IDS) + other


def _settle(going: Marches, crossers: tuple[str, ...], place: str) -> None:
    for name in crossers:
        if going.moves[name] == place:
            going.settled[name] = True
        else:
            going.stop(name, refuse("STR-5.2", "refused-campaign-crossed"))


def _has_room(table: Match, going: Marches, crossers: tuple[str, ...], place: str) -> bool:
    """Return whether a crossing may end in a province: nobody enters it above a limit."""
    armies = table.state.armies
    for clan in sorted({armies[name].clan for name in crossers}):
        entering = [
            name
            for name, target in going.moves.items()
            if target == place
            and armies[name].clan == clan
            and (name in crossers or name in going.settled)
        ]
        staying = [
            name
            for name, army in armies.items()
            if army.clan == clan
            and army.place == place
            and (name not in going.moves or name in crossers)
        ]
        if entering and len(entering) + len(staying) > limit(table, clan, place):
            return False
    return True


@rule("STR-11.10", "STR-R39")
def ride(table: Match, frame: Frame) -> None:
    """Move armies of the Unicorn one province on after all movement, over land, all at once.

    They do so from where they were to go first, if no enemy stands there now.
    """
    state = table.state
    going = Marches({})
    if not any(sheet.rides for sheet in state.sheets.values()):
        return
    for sheet in state.sheets.values():
        first = dict(sheet.marches)
        for name, place in sheet.rides:
            refusal = forbids_ride(table, name, first.get(name, ""), place)
            if refusal is None:
                going.moves[name] = place
            else:
                going.stopped[name] = refusal
    fit(table, going)
    _go(table, going)


def forbids_ride(table: Match, name: str, first: str, place: str) -> Refusal | None:
    """Return why an army does not go on."""
    state = table.state
    army = state.armies[name]
    if not army.place or army.place != first or not is_land(first):
        return refuse("STR-R39", "refused-campaign-first")
    if place not in OPEN[first] or not is_land(place):
        return refuse("STR-R16", "refused-campaign-far")
    others = (state.armies[other].clan for other in state.at(first))
    if any(are_enemies(state, army.clan, other) for other in others):
        return refuse("STR-11.10", "refused-campaign-enemy")
    return None


def _go(table: Match, going: Marches) -> None:
    for name, refusal in sorted(going.stopped.items()):
        happen(table, Idle(name, refusal.reason, refusal.clause))
    armies = table.state.armies
    for name, place in sorted(going.moves.items()):
        happen(table, Marched(name, armies[name].place, place))
