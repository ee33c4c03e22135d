"""An ability from its announcement on: it is paid, aimed, begun, carried out and put away."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gorin.games.l5r_lcg.ends import over
from gorin.games.l5r_lcg.events import citing
from gorin.games.l5r_lcg.events.cards import LastsNoMore
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import (
    OUT_OF_PLAY,
    Aimed,
    Cancelled,
    Initiating,
    LeftPlay,
    Paid,
    Settled,
)
from gorin.games.l5r_lcg.events.seats import FateChanged
from gorin.games.l5r_lcg.events.uses import NotBegun, Replaced
from gorin.games.l5r_lcg.keywords import Ephemeral
from gorin.games.l5r_lcg.measures import active_constants, is_shielded, script, slug, slugs
from gorin.games.l5r_lcg.prices import discounts, event_cost
from gorin.games.l5r_lcg.script import Ability, Use
from gorin.games.l5r_lcg.state import EMPTY, FIRST_SEAT, NOBODY, Match, Resolving, State, as_seat
from gorin.games.l5r_lcg.windows.asking import aimed
from gorin.games.l5r_lcg.windows.happening import TIMING, carried_out, happen
from gorin.games.l5r_lcg.windows.uses import ability_of, candidates, find_events
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, played
from gorin.kernel.domain import Subset
from gorin.kernel.table import Frame

TARGET = Prompt("target", citing.TARGET, "ask-lcg-target")
TARGETS = Prompt("targets", citing.TARGET, "ask-lcg-target")


def use_of(table: Match, one: Resolving) -> tuple[Use, Ability]:
    """Return the use that is carried out, with the targets that still are what they were."""
    state = table.state
    ability = ability_of(table, one.card, one.ability, one.script)
    use = Use(table, one.seat, one.card)
    occurrence = TIMING.find(table, one.serial)
    find_events(use, ability, occurrence)
    if use.event is None and occurrence is not None and ability.trigger is not None:
        fitting = (
            each for each in occurrence.events if isinstance(each, ability.trigger.answers())
        )
        use.event = next(fitting, None)
    # What lay out of play when it was chosen may have entered play by this very ability.
    use.chosen = tuple(card for card, born in one.targets if born in (0, state.born(card)))
    use.spent = tuple(card for card, born in one.spent if state.born(card) == born)
    return use, ability


def cancelled(state: State, one: Resolving, by: str = "") -> Cancelled:
    """Return the event of an ability whose effects do not happen, by which title if by a card."""
    return Cancelled(one.number, slug(state, one.card), by=by, script=one.script)


@states("LCG-S9.8", "LCG-S9.17")
def pay(table: Match, frame: Frame) -> Play[None]:
    """Pay all that the ability takes together; if any of it is prevented, the ability stops.

    What restricts it and what it costs was checked when it was announced, and is again now.
    """
    state, one = table.state, carried_out(table.state, frame)
    if one is None:
        return
    use, ability = use_of(table, one)
    events: list[LcgHappened] = []
    for cost in ability.costs:
        if not cost.can_pay(use):
            table.record(NotBegun(one.number, slug(state, one.card), one.script))
            return
        events += yield from played(cost.pay(use))
    if events and not (yield from paid_in_full(table, events)):
        if not over(table) and carried_out(state, frame) is not None:
            table.record(NotBegun(one.number, slug(state, one.card), one.script))
        return
    if carried_out(state, frame) is None or over(table):
        return
    _pay_fate(table, one)
    table.record(Paid(one.number))


def _pay_fate(table: Match, one: Resolving) -> None:
    """Pay what an event costs; what made the next event cheaper is used up."""
    state = table.state
    fate = event_cost(table, one.seat, one.card, one.place)
    if one.place in OUT_OF_PLAY and state.facts(one.card).kind == "event":
        for each in discounts(state, one.seat, "event"):
            table.record(LastsNoMore(each.stamp))
    if fate:
        table.record(FateChanged(one.seat, -fate, citing.COST))


@states("LCG-S9.30", "LCG-S9.68")
def paid_in_full(table: Match, events: list[LcgHappened]) -> Play[bool]:
    """Let costs be paid; return whether all were, as they are or by what happened instead.

    A sacrifice is paid only by the card that leaves play.
    """
    before = len(table.log)
    if not (yield from TIMING.done(table, *events)) and not _was_replaced(table, before):
        return False
    happened: list[Any] = list(table.log.since(before))
    unpaid = [event for event in events if event not in happened]
    sacrifices = [e for e in unpaid if isinstance(e, LeftPlay) and e.how == "sacrificed"]
    return not unpaid or (_was_replaced(table, before) and not sacrifices)


def _was_replaced(table: Match, before: int) -> bool:
    return any(isinstance(event, Replaced) for event in table.log.since(before))


@states("LCG-S9.29")
def instead(table: Match, serial: int, old: LcgHappened, *new: LcgHappened) -> None:
    """Let something else happen than one event of an occurrence.

    Others may still replace that event; then what was to happen instead does not, for of several
    replacements the latest counts.
    """
    state, occurrence = table.state, TIMING.find(table, serial)
    if occurrence is None or old not in occurrence.events:
        return
    at, start = occurrence.events.index(old), len(occurrence.events)
    earlier = tuple(
        place
        for each in state.superseded
        if (each.serial, each.at) == (serial, at)
        for place in each.by
    )
    by = tuple(range(start, start + len(new)))
    table.record(Replaced(serial, at, by, earlier))
    changed = replace(occurrence, events=(*occurrence.events, *new))
    state.pending = tuple(changed if each.serial == serial else each for each in state.pending)


@states("LCG-S9.11", "LCG-S9.20")
def aim(table: Match, frame: Frame) -> Play[None] | None:
    """Choose what the ability is aimed at, and select what is selected with that."""
    one = carried_out(table.state, frame)
    if one is None or one.cancelled:
        return None
    use, ability = use_of(table, one)
    if ability.aim is None:
        return _select(use, ability)
    targets = candidates(use, ability)
    chooser = ability.aim.chooser(use)
    if not targets and not least_of(use, ability):
        return _select(use, ability)
    if not targets or chooser not in table.state.alive:
        table.record(cancelled(table.state, one))
        return None
    return _aim(table, ability, use, chooser, targets)


def _select(use: Use, ability: Ability) -> Play[None]:
    """Let what stands before the dash be selected, with what is chosen for it."""
    for effect in ability.effects:
        play = effect.beforehand(use)
        if play is not None:
            yield from play


def _aim(
    table: Match, ability: Ability, use: Use, chooser: Seat, targets: tuple[int, ...]
) -> Play[None]:
    state = table.state
    assert ability.aim is not None
    least, most = least_of(use, ability), ability.aim.count(use)[1]
    keys = tuple(key_of(state, card) for card in targets)
    args = aimed(state, chooser, ability.aim, ability.effects)
    if most == least == 1:
        options = tuple(map(Option, keys, targets))
        one: int = yield from ask(Decision(chooser, TARGET, options, args=args))
        chosen: tuple[int, ...] = (one,)
    else:
        domain = Subset(keys, least, min(most, len(keys)))
        picked: tuple[str, ...] = yield from ask(
            Decision(chooser, TARGETS, domain=domain, args=args)
        )
        chosen = tuple(targets[keys.index(key)] for key in picked)
    shown = tuple(card for card in chosen if card >= 0 and lies_open(state, card))
    table.record(Aimed(chooser, chosen, slugs(state, shown)))
    use.chosen = chosen
    yield from _select(use, ability)


@states("LCG-S9.22")
def least_of(use: Use, ability: Ability) -> int:
    """Return how few targets may be chosen: none only if something happens without them."""
    assert ability.aim is not None
    least = ability.aim.count(use)[0]
    if least or any(not effect.on_targets and effect.can_do(use) for effect in ability.effects):
        return least
    return 1


def key_of(state: State, card: int) -> str:
    """Return how an option calls a card: by its title where that lies open, else by its place."""
    if card <= FIRST_SEAT:
        return f"seat:{as_seat(card)}"
    if lies_open(state, card):
        return f"on:{slug(state, card)}.{card}"
    seat, slot = place_of(state, card)
    if state.provinces[seat][slot].own == card:
        return f"facedown:{seat}.{slot}"
    return f"slot:{slot}"


def place_of(state: State, card: int) -> tuple[Seat, int]:
    """Return in whose row a card lies, and at which province; NOBODY if in none."""
    for seat, row in state.provinces.items():
        for slot, province in enumerate(row):
            if card in (*province.cards(), province.own):
                return seat, slot
    return NOBODY, EMPTY


def lies_open(state: State, card: int) -> bool:
    """Return whether everybody sees which card it is, for one that can be chosen."""
    seat, slot = place_of(state, card)
    if seat == NOBODY:
        return True
    province = state.provinces[seat][slot]
    return province.shown if province.own == card else card in province.open_cards()


@states("LCG-S9.12")
def begin(table: Match, frame: Frame) -> None:
    """The effects are about to begin: now they may be cancelled."""
    state, one = table.state, carried_out(table.state, frame)
    if one is None or one.cancelled:
        return
    facts = state.facts(one.card)
    event = facts.kind == "event"
    for use, each in active_constants(table, "foils"):
        if each.foils(use, one.number):
            table.record(cancelled(state, one, by=slug(state, use.card)))
            return
    begun = Initiating(one.seat, one.card, facts.slug, event, one.number, script=one.script)
    happen(table, begun)


@states("LCG-S9.26", "LCG-S9.25")
def effects(table: Match, frame: Frame) -> Play[None]:
    """The effects happen, as far as what they are aimed at is still there."""
    one = carried_out(table.state, frame)
    if one is None or one.cancelled:
        return
    use, ability = use_of(table, one)
    start = frame.data[1] if len(frame.data) > 1 else 0
    if ability.aim is not None and not use.chosen and one.targets and not start:
        return
    now = ability.effects[start:]
    later = next((n for n, effect in enumerate(now) if n and effect.follows), len(now))
    depth = len(table.state.frames)
    if later < len(now):
        table.push(Frame("effects", frame.seat, (one.number, start + later)))
    events: list[LcgHappened] = []
    for effect in now[:later]:
        play = effect.do(use)
        if play is not None:
            events += (yield from play) or ()
        events += effect.events(use)
    events = [event for event in events if not is_shielded(use, event)]
    if len(table.state.frames) == depth:
        # Nothing more is to come of it: it is over with what happens now.
        events.append(settled(table, one))
    happen(table, *events)


def settled(table: Match, one: Resolving) -> Settled:
    """Return the event of an ability that is carried out."""
    facts = table.state.facts(one.card)
    played = one.place in OUT_OF_PLAY and facts.kind == "event"
    ephemeral = any(type(each) is Ephemeral for each in script(table, one.card).keywords)
    return Settled(one.number, one.seat, one.card, facts.slug, played, ephemeral)


def settle_use(table: Match, frame: Frame) -> None:
    """An ability is over."""
    number = frame.data[0]
    for one in table.state.resolving:
        if one.number == number:
            happen(table, settled(table, one))


@states("LCG-S9.34", "LCG-S9.33")
def cancel(table: Match, serial: int) -> None:
    """Cancel the effects that an occurrence is about to begin."""
    occurrence = TIMING.find(table, serial)
    if occurrence is None:
        return
    for event in occurrence.events:
        if isinstance(event, Initiating):
            one = next(each for each in table.state.resolving if each.number == event.number)
            table.record(cancelled(table.state, one))
    TIMING.cancel(table, serial)
