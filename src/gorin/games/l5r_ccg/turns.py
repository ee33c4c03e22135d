"""Setup and the turn with its six phases, but for action rounds and the attack."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_ccg.acting import controls_unique
from gorin.games.l5r_ccg.base import (
    draw,
    eliminate,
    is_dishonored,
    over,
    wins_by_honor,
)
from gorin.games.l5r_ccg.base import turn as turn_cards
from gorin.games.l5r_ccg.events import (
    Ended,
    Entered,
    EventHappened,
    FirstPlayer,
    HandDiscarded,
    Overlaid,
    Passed,
    PhaseBegan,
    RegionEntered,
    Revealed,
    RowDiscarded,
    TurnBegan,
    TurnEnded,
)
from gorin.games.l5r_ccg.facts import NONE, Facts
from gorin.games.l5r_ccg.gold import available, can_pay, pay
from gorin.games.l5r_ccg.reactions import gain_honor
from gorin.games.l5r_ccg.state import EMPTY, Match, State
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, draw_chance
from gorin.kernel.domain import Pick, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, Outcome

FIRST = Prompt("first", "CCG-3.2", "ask-ccg-first")
DYNASTY = Prompt("dynasty", "CCG-4.8", "ask-ccg-dynasty")
DISCARD = Prompt("discard", "CCG-4.9", "ask-ccg-discard")
MAY_DRAW = Prompt("may-draw", "CCG-4.6", "ask-ccg-may-draw")
PRAISE = 2
HUMBLE = 1
"""Whoever has no more Personal Honor does not join a student of Tadaji."""
SHRINE = 2
Choice = tuple[str, int]
PASS: Choice = ("", EMPTY)


@rule("CCG-3.2")
def highest(table: Match) -> tuple[Seat, ...]:
    """Return the seats with the highest Family Honor: one of them begins."""
    honor = table.state.honor
    most = max(honor.values())
    return tuple(seat for seat in table.state.seats if honor[seat] == most)


@rule("CCG-3.1", "CCG-3.4", "CCG-3.5")
def setup(table: Match, frame: Frame) -> Play[None]:
    """The seat with the highest honor begins; decks are shuffled, provinces filled, cards drawn."""
    state = table.state
    best = highest(table)
    number = 0
    if len(best) > 1:
        number = yield from draw_chance(FIRST, Pick(len(best)))
    table.record(FirstPlayer(best[number]))
    order = state.around(state.first)
    table.push(
        *(Frame("shuffle", seat) for seat in order),
        *(Frame("shuffle", seat, (1,)) for seat in order),
        *(Frame("fill", seat) for seat in order),
        *(Frame("draw", seat) for seat in order),
        Frame("turn", state.first),
    )


def draw_hand(table: Match, frame: Frame) -> None:
    """A seat draws its first hand."""
    if frame.seat in table.state.alive:
        draw(table, frame.seat, int(table.rulebook.numbers.hand))


@rule("CCG-4.1", "CCG-4.2", "CCG-10.5")
def turn(table: Match, frame: Frame) -> None:
    """A turn of six phases; whoever begins it with enough honor wins instead."""
    state = table.state
    if over(table):
        return
    seat = frame.seat if frame.seat in state.alive else state.after(frame.seat)
    if state.turn >= int(table.rulebook.numbers.most_turns):
        table.record(Ended(Outcome((), "CCG-10.5", "ccg-ended-by-turns"), "CCG-10.5"))
        return
    table.record(TurnBegan(seat, state.turn + 1))
    if wins_by_honor(table, seat):
        table.record(Ended(Outcome((seat,), "CCG-10.1", "ccg-won-by-honor"), "CCG-10.1"))
        return
    table.push(
        Frame("events-phase", seat),
        Frame("action-phase", seat),
        Frame("attack-phase", seat),
        Frame("dynasty-phase", seat),
        Frame("end-phase", seat),
        Frame("next-turn", seat),
    )


@rule("CCG-4.3")
def events_phase(table: Match, frame: Frame) -> None:
    """The active seat turns up the cards in its provinces; then its events happen."""
    state, seat = table.state, frame.seat
    if over(table) or seat not in state.alive:
        return
    table.record(PhaseBegan("events", "CCG-4.3"))
    for slot, province in enumerate(state.provinces[seat]):
        if province.card != EMPTY and not province.open and not province.destroyed:
            table.record(Revealed(seat, slot, province.card, state.slug(province.card)))
    found = (card for card in row(state, seat) if state.facts(card).kind == "event")
    table.push(*(Frame("event", seat, (card,)) for card in found))


@rule("CCG-4.6")
def event(table: Match, frame: Frame) -> None:
    """An event that lies face up happens; it is out of the game, and its province filled."""
    state, seat = table.state, frame.seat
    (card,) = frame.data
    if over(table) or card not in row(state, seat):
        return
    facts = state.facts(card)
    table.record(EventHappened(seat, card, facts.slug))
    step = EVENTS[facts.trait]
    table.push(*(Frame(step, each) for each in state.around(seat)), Frame("fill", seat))


EVENTS = {"new-year": "new-hand", "sword": "praised"}
"""What each seat does when an event happens, by its text."""


def new_hand(table: Match, frame: Frame) -> None:
    """A seat discards its hand and draws a new one."""
    state, seat = table.state, frame.seat
    if over(table) or seat not in state.alive:
        return
    hand = state.hands[seat]
    if hand:
        table.record(HandDiscarded(seat, hand, state.slugs(hand), "CCG-4.6"))
    draw(table, seat, int(table.rulebook.numbers.hand))


def praised(table: Match, frame: Frame) -> Play[None]:
    """A seat gains honor and may draw a card."""
    state, seat = table.state, frame.seat
    if over(table) or seat not in state.alive:
        return
    yield from gain_honor(table, seat, PRAISE, "CCG-4.6")
    options = (Option("no-draw", 0), Option("draw", 1))
    if state.fate_decks[seat] and (yield from ask(Decision(seat, MAY_DRAW, options))):
        draw(table, seat, 1)


@rule("CCG-4.4")
def action_phase(table: Match, frame: Frame) -> None:
    """An action round, from the active seat on."""
    if not over(table) and frame.seat in table.state.alive:
        table.record(PhaseBegan("action", "CCG-4.4"))
        table.push(Frame("action-round", frame.seat, (0, 0)))


NO_RECRUITS = ("region", "event")
"""Kinds of Dynasty cards that nobody pays for."""


# -- the dynasty phase -----------------------------------------------------------------------------


@rule("CCG-6.4", "CCG-6.5")
def prices(table: Match, seat: Seat, facts: Facts) -> tuple[tuple[str, int], ...]:
    """Return the ways to bring a card into play, and what each costs.

    A personality of one's own clan costs less, or costs all and brings its Personal Honor.
    """
    own = table.state.facts(table.state.strongholds[seat]).clan
    if facts.kind in NO_RECRUITS:
        return ()
    if facts.kind != "personality" or facts.clan != own:
        return (("recruit", facts.cost),)
    discount = int(table.rulebook.numbers.discount)
    return (("honorably", facts.cost), ("cheaply", max(0, facts.cost - discount)))


@rule("CCG-6.6")
def forbids_recruit(table: Match, seat: Seat, handle: int, price: int) -> Iterator[Refusal]:
    """Yield what forbids bringing a card of a province into play."""
    state = table.state
    facts = state.facts(handle)
    if state.phase != "dynasty" or state.active != seat:
        yield refuse("CCG-6.3", "refused-ccg-dynasty")
    if facts.requirement != NONE and state.honor[seat] < facts.requirement:
        yield refuse("CCG-6.6", "refused-ccg-honor", honor=facts.requirement)
    if controls_unique(state, seat, facts):
        yield refuse("CCG-6.9", "refused-ccg-unique")
    if _is_spurned(state, seat, facts):
        yield refuse("CCG-1.5", "refused-ccg-sensei")
    if not can_pay(table, seat, price, facts):
        yield refuse("CCG-6.1", "refused-ccg-gold", gold=price)


def _is_spurned(state: State, seat: Seat, facts: Facts) -> bool:
    """Return whether the sensei of a seat keeps a personality away."""
    if facts.kind != "personality" or facts.honor > HUMBLE:
        return False
    return any(state.facts(card).trait == "maidens" for card in state.controlled(seat, "sensei"))


def row(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the cards that lie face up in the provinces of a seat that stand."""
    return tuple(
        province.card
        for province in state.provinces.get(seat, ())
        if province.open and province.card != EMPTY and not province.destroyed
    )


def _recruits(table: Match, seat: Seat) -> Iterator[Option[Choice]]:
    state = table.state
    for card in row(state, seat):
        for verb, price in prices(table, seat, state.facts(card)):
            if next(iter(forbids_recruit(table, seat, card, price)), None) is None:
                yield Option(f"{verb}:{state.slug(card)}.{card}", (verb, card))


@rule("CCG-1.4")
def forbids_region(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield what forbids attaching a region to the province where it lies: there is one already."""
    state = table.state
    if state.phase != "dynasty" or state.active != seat:
        yield refuse("CCG-6.3", "refused-ccg-dynasty")
    if any(each.card == handle and each.region != EMPTY for each in state.provinces[seat]):
        yield refuse("CCG-1.4", "refused-ccg-region")
    if controls_unique(state, seat, state.facts(handle)):
        yield refuse("CCG-6.9", "refused-ccg-unique")


@rule("CCG-6.11")
def forbids_overlay(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield what forbids overlaying a personality with a higher level of it: that is free."""
    state = table.state
    if state.phase != "dynasty" or state.active != seat:
        yield refuse("CCG-6.3", "refused-ccg-dynasty")
    if controls_unique(state, seat, state.facts(handle)):
        yield refuse("CCG-6.9", "refused-ccg-unique")
    if overlaid_by(state, seat, handle) == EMPTY:
        yield refuse("CCG-6.11", "refused-ccg-overlay")


def overlaid_by(state: State, seat: Seat, handle: int) -> int:
    """Return the personality of a seat that another level of it would overlay, EMPTY if none."""
    lower = state.facts(handle).overlays
    own = state.controlled(seat, "personality")
    return next((card for card in own if lower and state.slug(card) == lower), EMPTY)


def _others(table: Match, seat: Seat) -> Iterator[Option[Choice]]:
    state = table.state
    for card in row(state, seat):
        facts = state.facts(card)
        if facts.kind == "region" and _is_free(forbids_region(table, seat, card)):
            yield Option(f"region:{facts.slug}.{card}", ("region", card))
        if facts.overlays and _is_free(forbids_overlay(table, seat, card)):
            yield Option(f"overlay:{facts.slug}.{card}", ("overlay", card))


def free_ways(facts: Facts) -> tuple[str, ...]:
    """Return the ways to bring a Dynasty card into play for nothing."""
    region = ("region",) if facts.kind == "region" else ()
    return (*region, "overlay") if facts.overlays else region


def _is_free(refusals: Iterator[Refusal]) -> bool:
    return next(refusals, None) is None


def _discards(state: State, cards: tuple[int, ...]) -> Iterator[Option[Choice]]:
    for card in cards:
        yield Option(f"discard:{state.slug(card)}.{card}", ("discard", card))


@rule("CCG-4.8")
def dynasty_phase(table: Match, frame: Frame) -> Play[None]:
    """The active seat brings cards of its provinces into play or discards them, until it passes."""
    state, seat = table.state, frame.seat
    if over(table) or seat not in state.alive:
        return
    if state.phase != "dynasty":
        table.record(PhaseBegan("dynasty", "CCG-4.8"))
    cards = row(state, seat)
    if not cards:
        return
    recruits = (*_recruits(table, seat), *_others(table, seat))
    options = (Option("pass", PASS), *recruits, *_discards(state, cards))
    args = {"gold": available(table, seat)}
    verb, card = yield from ask(Decision(seat, DYNASTY, options, args=args))
    if not verb:
        table.record(Passed(seat, "CCG-4.8"))
        return
    table.push(Frame("fill", seat), Frame("dynasty-phase", seat))
    if verb == "discard":
        slot = next(n for n, each in enumerate(state.provinces[seat]) if each.card == card)
        table.record(RowDiscarded(seat, slot, card, state.slug(card)))
    elif verb == "region":
        slot = next(n for n, each in enumerate(state.provinces[seat]) if each.card == card)
        table.record(RegionEntered(seat, slot, card, state.slug(card)))
    elif verb == "overlay":
        lower = overlaid_by(state, seat, card)
        table.record(Overlaid(seat, card, state.slug(card), lower))
    else:
        yield from _recruit(table, seat, verb, card)


@rule("CCG-6.3", "CCG-6.10")
def _recruit(table: Match, seat: Seat, verb: str, card: int) -> Play[None]:
    """Pay for a card of a province and bring it into play; holdings enter bowed."""
    state = table.state
    facts = state.facts(card)
    price = dict(prices(table, seat, facts))[verb]
    yield from pay(table, seat, price, facts)
    bowed = facts.kind == "holding"
    clause = "CCG-6.5" if facts.kind == "personality" else "CCG-6.3"
    table.record(Entered(seat, card, facts.slug, bowed, clause))
    if verb == "honorably":
        yield from gain_honor(table, seat, facts.honor, "CCG-6.5")
    if facts.trait == "draws":
        draw(table, seat, 1)


# -- the end of a turn -----------------------------------------------------------------------------


@rule("CCG-4.9")
def end_phase(table: Match, frame: Frame) -> Play[None]:
    """The active seat draws, discards down to its hand size; too little honor loses the match."""
    state, seat, numbers = table.state, frame.seat, table.rulebook.numbers
    if over(table):
        return
    if seat in state.alive:
        table.record(PhaseBegan("end", "CCG-4.9"))
        for region in _regions(state, seat):
            if state.facts(region).trait == "shrine":
                yield from gain_honor(table, seat, SHRINE, "CCG-4.9")
        draw(table, seat, int(numbers.drawn))
        hand = state.hands[seat]
        excess = len(hand) - int(numbers.most_cards)
        if excess > 0:
            keys = tuple(f"card:{state.slug(card)}.{card}" for card in hand)
            domain = Subset(keys, excess, excess)
            decision: Decision[tuple[str, ...]] = Decision(seat, DISCARD, domain=domain)
            chosen = yield from ask(decision)
            cards = tuple(hand[keys.index(key)] for key in chosen)
            table.record(HandDiscarded(seat, cards, state.slugs(cards), "CCG-4.9"))
    _straighten_restless(table, seat)
    table.record(TurnEnded())
    if seat in state.alive and is_dishonored(table, seat):
        eliminate(table, seat, "ccg-out-by-dishonor", "CCG-10.3")


def _regions(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(each.region for each in state.provinces[seat] if each.region != EMPTY)


def _straighten_restless(table: Match, seat: Seat) -> None:
    """Straighten those who got a weapon in this turn that says so."""
    state = table.state
    hosts = tuple(
        found.host
        for card, found in state.play.items()
        if found.entered == state.turn and state.facts(card).trait == "restless"
    )
    turn_cards(table, hosts, "CCG-5.6", bowed=False)


@rule("CCG-4.10")
def next_turn(table: Match, frame: Frame) -> None:
    """The next seat takes its turn."""
    if not over(table):
        table.push(Frame("turn", table.state.after(frame.seat)))
