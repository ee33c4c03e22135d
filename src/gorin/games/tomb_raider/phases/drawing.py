"""The Draw round: discard, draw, reset, save, reload."""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.piles import (
    AllLost,
    CardDiscarded,
    CardsDrawn,
    DiscardsReturned,
)
from gorin.games.tomb_raider.events.raiders import Reloaded, ResetChosen, Saved
from gorin.games.tomb_raider.events.turns import SeatActive
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.measures import (
    abilities,
    hand,
    hand_limit,
    is_cut_off,
    is_save_point,
    numbers,
)
from gorin.games.tomb_raider.phases.damage import leave_map
from gorin.games.tomb_raider.phases.exploring import shuffle
from gorin.games.tomb_raider.state import CardId, Moment, Zone, zone_of
from gorin.games.tomb_raider.windows import window
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg

DISCARD = Prompt("discard", "TR-8.1", "ask-discard")
DISCARD_FOR_ROOM = Prompt("discard", "TR-8.1", "ask-discard-room")
DISCARD_LAST = Prompt("discard", "TR-8.1", "ask-discard-last")
RESET = Prompt("reset", "TR-8.5", "ask-reset")
RESET_CUT_OFF = Prompt("reset", "TR-8.5", "ask-reset-cut-off")
RESET_INJURED = Prompt("reset", "TR-8.5", "ask-reset-injured")
DONE: Option[CardId | None] = Option("done", None)
PLAY_ON: Option[bool] = Option("play-on", value=False)
START_OVER: Option[bool] = Option("reset", value=True)


@rule("TR-8.8")
def draw_round_step(table: TombRaider, frame: Frame) -> None:
    """A player does all steps of the Draw round; a dead raider's only comes back."""
    begin_draw_round(table, frame.seat, "discard", "draw")


def begin_draw_round(table: TombRaider, seat: Seat, *steps: str) -> None:
    """Begin a player's Draw round with some steps; reset, save and reload follow in any case."""
    raider = table.state.raiders[seat]
    if raider.gone:
        return
    happen(table, SeatActive(seat))
    if not raider.is_active:
        table.push(Frame("reload", seat))
        return
    names = (*steps, "reset", "save", "reload")
    table.push(*(Frame(name, seat) for name in names), window(Moment.STEP))


@rule("TR-8.1")
def discard_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Any number of cards may be discarded from hand, one at a time."""
    if not hand(table.state, frame.seat):
        return None
    return _ask_discard(table, frame)


def _ask_discard(table: TombRaider, frame: Frame) -> Play[None]:
    seat = frame.seat
    state = table.state
    cards = tuple(
        Option[CardId | None](f"discard:{state.slug(card)}.{card}", card)
        for card in hand(state, seat)
    )
    prompt, args = _why_discard(table, seat)
    card = yield from ask(Decision(seat, prompt, (DONE, *cards), args=args, secret=True))
    if card is not None:
        happen(table, CardDiscarded(seat, card, state.slug(card)))
        table.push(frame)


def _why_discard(table: TombRaider, seat: Seat) -> tuple[Prompt, dict[str, Arg]]:
    """Return how a seat is asked, with what it would draw as things stand: discards make room."""
    think = abilities(table, seat)[Ability.THINK]
    held, limit = len(hand(table.state, seat)), hand_limit(table, seat)
    room = max(0, limit - held)
    if think > room:
        args = {"draws": think, "room": room, "held": held, "limit": limit}
        return DISCARD_FOR_ROOM, dict[str, Arg](args)
    if held == 1:
        return DISCARD_LAST, {"draws": think, "more": think * numbers(table).empty_hand_draws}
    return DISCARD, {"draws": think}


@rule("TR-8.2", "TR-8.3")
def draw_step(table: TombRaider, frame: Frame) -> Play[None]:
    """Draw Think cards, twice as many with an empty hand, but not beyond the hand limit."""
    seat = frame.seat
    think = abilities(table, seat)[Ability.THINK]
    held = len(hand(table.state, seat))
    count = think if held else think * numbers(table).empty_hand_draws
    clause = "TR-8.2" if held else "TR-8.3"
    room = max(0, hand_limit(table, seat) - held)
    yield from draw_cards(table, seat, min(count, room), clause=clause)


@rule("TR-8.4")
def draw_cards(table: TombRaider, seat: Seat, count: int, *, clause: str) -> Play[None]:
    """Draw cards; when the pile is empty the discards are shuffled into a new one.

    If both are empty, drawing stops.
    """
    state = table.state
    deck = zone_of(Zone.DECK, seat)
    while count > 0:
        if not state.zones[deck]:
            if not state.zones[zone_of(Zone.DISCARD, seat)]:
                return
            happen(table, DiscardsReturned(seat))
            yield from shuffle(table, deck, seat, clause="TR-8.4")
        cards = state.zones[deck][:count]
        slugs = tuple(state.slug(card) for card in cards)
        happen(table, CardsDrawn(seat, cards, slugs, clause=clause))
        count -= len(cards)


@rule("TR-8.5")
def reset_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """A player may start over, which is treated like dying.

    Whoever is cut off from the treasure room is told so with the question, as long as the
    treasure is there; and whose raider is injured, what it is good for.
    """
    if not table.state.raiders[frame.seat].is_active:
        return None
    return _ask_reset(table, frame.seat)


def _ask_reset(table: TombRaider, seat: Seat) -> Play[None]:
    state = table.state
    raider = state.raiders[seat]
    prompt = RESET_INJURED if any(raider.injuries) else RESET
    if state.prize is None and is_cut_off(table, raider.space):
        prompt = RESET_CUT_OFF
    if (yield from ask(Decision(seat, prompt, (PLAY_ON, START_OVER)))):
        leave_map(table, ResetChosen(seat))


@rule("TR-8.6", "TR-R1", "TR-R15")
def save_step(table: TombRaider, frame: Frame) -> None:
    """A living raider at a save point saves: unsaved cards become saved, it returns here later."""
    seat = frame.seat
    raider = table.state.raiders[seat]
    if raider.is_active and is_save_point(table, raider.space):
        happen(table, Saved(seat, raider.space))
        table.push(window(Moment.SAVE, seat))


@rule("TR-8.7", "TR-10.6")
def reload_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """A raider that died or reset comes back at its save point or entrance, whole again."""
    seat = frame.seat
    raider = table.state.raiders[seat]
    if raider.is_active or raider.gone:
        return None
    return come_back(table, seat)


@rule("TR-10.5", "TR-12.12")
def come_back(table: TombRaider, seat: Seat) -> Play[None]:
    """Hand and unsaved cards are lost, saved ones kept; all discards go into the deck.

    Then the player draws Think cards. What was saved but spent is among the discards.
    """
    raider = table.state.raiders[seat]
    happen(table, AllLost(seat), DiscardsReturned(seat, clause="TR-10.5"))
    yield from shuffle(table, zone_of(Zone.DECK, seat), seat, clause="TR-10.5")
    happen(table, Reloaded(seat, raider.save_point or raider.entrance))
    think = abilities(table, seat)[Ability.THINK]
    yield from draw_cards(table, seat, think, clause="TR-10.5")
