"""Treaty cards: when a treaty is broken, one of twelve says what that costs instead of the stake.

Until then such a card would lie face down, known to nobody, so it is drawn when it is turned up.
Whoever broke the treaty carries out what it says of them, or whoever kept it what it says of those;
X is the honor that was staked. If both broke it, both are who broke it, and nobody kept it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorin.games.l5r_lcg.conflict import DECLARED
from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.duels import GIVE_UP
from gorin.games.l5r_lcg.ends import honor_events, over
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import FateAdded, FateRemoved, Turned, status_changed
from gorin.games.l5r_lcg.events.seats import FateChanged, HandDiscarded
from gorin.games.l5r_lcg.events.statuses import control_taken
from gorin.games.l5r_lcg.measures import slug
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, Match, State
from gorin.games.l5r_lcg.treaties.events import TreatyCardShown
from gorin.games.l5r_lcg.windows.happening import happen, stands
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, draw_chance
from gorin.kernel.domain import Pick, Subset
from gorin.kernel.table import Frame

CLAUSE = "ENL-10.1"
DRAW = "treaty-card"
PAY = "treaty-card-pays"
DRAWN = Prompt("treaty-card", CLAUSE, "ask-lcg-treaty-card")
WHO = Prompt("treaty-card-who", CLAUSE, "ask-lcg-treaty-card-who")
FROM = Prompt("treaty-card-from", CLAUSE, "ask-lcg-treaty-card-from")
TO = Prompt("treaty-card-to", CLAUSE, "ask-lcg-treaty-card-to")
GEAR = Prompt("treaty-card-gear", CLAUSE, "ask-lcg-treaty-card-gear")

Effect = Callable[[Match, Frame], Play[None] | None]
"""The effect of a card on a seat; the frame has the number of the card, X and the partner."""


def are_played(table: Match) -> bool:
    """Return whether treaty cards are in the match."""
    on: bool = table.rulebook.numbers.rulings.enl_treaty_cards == "on"
    return on


def turn_up(table: Match, stake: int, breakers: tuple[Seat, ...], kept: Seat) -> None:
    """Let a card be turned up; `kept` is who kept the treaty, NOBODY if both broke it.

    It is after a conflict is declared that is being so: nothing comes between its parts.
    """
    state, card = table.state, Frame(DRAW, breakers[0], (stake, kept, *breakers))
    steps = [frame.step for frame in state.frames]
    place = steps.index(DECLARED) if DECLARED in steps else len(steps)
    state.frames = (*state.frames[:place], card, *state.frames[place:])


def draw(table: Match, frame: Frame) -> Play[None] | None:
    """Turn up a card; those whom it is about carry it out."""
    return None if over(table) else _draw(table, frame)


def _draw(table: Match, frame: Frame) -> Play[None]:
    stake, kept, *breakers = frame.data
    number: int = yield from draw_chance(DRAWN, Pick(len(CARDS)))
    title, (of_breakers, _) = tuple(CARDS.items())[number]
    table.record(TreatyCardShown(frame.seat, title, stake))
    seats = [Seat(breaker) for breaker in breakers] if of_breakers else [Seat(kept)]
    frames = (Frame(PAY, seat, (number, stake, kept)) for seat in seats)
    table.push(*(each for each in frames if each.seat != NOBODY))


def pay(table: Match, frame: Frame) -> Play[None] | None:
    """A seat carries out what a card says of it."""
    if over(table) or frame.seat not in table.state.alive:
        return None
    _, effect = tuple(CARDS.values())[frame.data[0]]
    return effect(table, frame)


# -- what the cards do ---------------------------------------------------------------------


def _dearest(state: State, seat: Seat, most: int) -> tuple[int, ...]:
    """Return a seat's characters with the highest printed cost that is not above a number."""
    costs = {card: state.facts(card).cost for card in state.characters(seat)}
    cards = [card for card, cost in costs.items() if cost <= most]
    highest = max((costs[card] for card in cards), default=0)
    return tuple(card for card in cards if costs[card] == highest)


def _to_dearest(what: Callable[[Match, Frame, int], LcgHappened]) -> Effect:
    """Return what a card does that is about one character of the seat, the dearest."""

    def effect(table: Match, frame: Frame) -> Play[None] | None:
        cards = _dearest(table.state, frame.seat, frame.data[1])
        return play(table, frame, cards) if cards else None

    def play(table: Match, frame: Frame, cards: tuple[int, ...]) -> Play[None]:
        card = yield from _which(table, frame.seat, WHO, cards)
        happen(table, what(table, frame, card))

    return effect


def _which(table: Match, seat: Seat, prompt: Prompt, cards: tuple[int, ...]) -> Play[int]:
    options = tuple(Option(f"on:{slug(table.state, card)}.{card}", card) for card in cards)
    return (yield from ask(Decision(seat, prompt, options)))


def _deserts(table: Match, frame: Frame, card: int) -> LcgHappened:
    return control_taken(table.state, Seat(frame.data[2]), card, CLAUSE)


def _dishonors(table: Match, frame: Frame, card: int) -> LcgHappened:
    return status_changed(table.state, card, -1, CLAUSE)


def _bows(table: Match, frame: Frame, card: int) -> LcgHappened:
    return Turned(card, slug(table.state, card), bowed=True, clause=CLAUSE)


def _desertion(table: Match, frame: Frame) -> Play[None] | None:
    """Give a character away; where both broke the treaty there is nobody who could take it."""
    if frame.data[2] not in table.state.alive:
        return None
    return _to_dearest(_deserts)(table, frame)


def _one_by_one(prompt: Prompt, what: Callable[[Match, int], LcgHappened]) -> Effect:
    """Return what a card does with X fate on characters of the seat, which says where each is."""

    def effect(table: Match, frame: Frame) -> Play[None] | None:
        own = table.state.characters(frame.seat)
        cards = tuple(card for card in own if stands(table, what(table, card)))
        return play(table, frame, cards) if cards else None

    def play(table: Match, frame: Frame, cards: tuple[int, ...]) -> Play[None]:
        card = yield from _which(table, frame.seat, prompt, cards)
        number, left, kept = frame.data
        if left > 1:
            table.push(Frame(PAY, frame.seat, (number, left - 1, kept)))
        happen(table, what(table, card))

    return effect


def _fate_gone(table: Match, card: int) -> LcgHappened:
    fated = (card,) if table.state.play[card].fate else ()
    return FateRemoved(fated, tuple(slug(table.state, each) for each in fated), CLAUSE)


def _fate_come(table: Match, card: int) -> LcgHappened:
    return FateAdded(card, slug(table.state, card), 1, clause=CLAUSE)


def _fate_lost(table: Match, frame: Frame) -> None:
    lost = min(frame.data[1], table.state.fate[frame.seat])
    happen(table, FateChanged(frame.seat, -lost, CLAUSE))


def _fate_gained(table: Match, frame: Frame) -> None:
    happen(table, FateChanged(frame.seat, frame.data[1], CLAUSE))


def _honor_lost(table: Match, frame: Frame) -> None:
    happen(table, *honor_events(table, frame.seat, -frame.data[1], CLAUSE))


def _honor_gained(table: Match, frame: Frame) -> None:
    happen(table, *honor_events(table, frame.seat, frame.data[1], CLAUSE))


def _drawn(table: Match, frame: Frame) -> None:
    table.push(Frame("draw", frame.seat, (frame.data[1],), (CLAUSE,)))


def _forgotten(table: Match, frame: Frame) -> Play[None] | None:
    hand = table.state.hands[frame.seat]
    return _discards(table, frame.seat, hand, min(frame.data[1], len(hand))) if hand else None


def _discards(table: Match, seat: Seat, hand: tuple[int, ...], count: int) -> Play[None]:
    keys = tuple(f"card:{card}" for card in hand)
    chosen: tuple[str, ...] = yield from ask(
        Decision(seat, GIVE_UP, domain=Subset(keys, count, count), secret=True)
    )
    for card in (hand[keys.index(key)] for key in chosen):
        table.record(HandDiscarded(seat, card, slug(table.state, card), CLAUSE))


def _shattered(table: Match, frame: Frame) -> Play[None] | None:
    play = table.state.play.items()
    gear = tuple(card for card, entry in play if entry.host != EMPTY and entry.seat == frame.seat)
    return _breaks(table, frame.seat, gear, min(frame.data[1], len(gear))) if gear else None


def _breaks(table: Match, seat: Seat, gear: tuple[int, ...], count: int) -> Play[None]:
    keys = tuple(f"on:{slug(table.state, card)}.{card}" for card in gear)
    domain = Subset(keys, count, count)
    chosen: tuple[str, ...] = yield from ask(Decision(seat, GEAR, domain=domain))
    happen(table, *(leaving(table, gear[keys.index(key)], CLAUSE) for key in chosen))


CARDS: Mapping[str, tuple[bool, Effect]] = {
    "desertion": (True, _desertion),
    "dishonorable-dealings": (True, _to_dearest(_dishonors)),
    "exposed-secrets-treaty": (False, _drawn),
    "falling-fortune": (True, _fate_lost),
    "finding-a-new-lord": (False, _fate_gained),
    "forgotten-plans": (True, _forgotten),
    "second-chances": (False, _one_by_one(TO, _fate_come)),
    "sent-to-their-deaths": (True, _one_by_one(FROM, _fate_gone)),
    "shattered-blades": (True, _shattered),
    "spreading-discontent": (True, _to_dearest(_bows)),
    "transgression-of-honor": (True, _honor_lost),
    "upholding-bushido": (False, _honor_gained),
}
"""The twelve cards: whether they are about who broke the treaty, and what they do."""
STEPS = {DRAW: draw, PAY: pay}
