"""What everything needs: figures of cards in play, honor and its ends, drawing, destroying."""

from __future__ import annotations

from gorin.games.l5r_ccg.events import (
    Changed,
    Destroyed,
    Drawn,
    Eliminated,
    Ended,
    Filled,
    HonorChanged,
    Shuffled,
    Turned,
)
from gorin.games.l5r_ccg.figures import chi
from gorin.games.l5r_ccg.state import EMPTY, Match, Province, State
from gorin.kernel.decision import Play, Prompt, Seat, draw_chance
from gorin.kernel.domain import Shuffle
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, Outcome

SHUFFLE = Prompt("shuffle", "CCG-3.3", "ask-ccg-shuffle")


def over(table: Match) -> bool:
    """Return whether the match has ended."""
    return table.state.outcome is not None


# -- what happens ----------------------------------------------------------------------------------


@rule("CCG-2.5")
def destroy(table: Match, handles: tuple[int, ...], clause: str) -> int:
    """Destroy cards, personalities with their units; return how many cards that were."""
    state = table.state
    gone: dict[int, None] = {}
    for handle in handles:
        if handle in state.play:
            gone |= dict.fromkeys(state.unit(handle))
    cards = tuple(gone)
    if cards:
        shame = tuple(map(state.play.__getitem__, cards))
        table.record(Destroyed(cards, state.slugs(cards), clause))
        for card, found in zip(cards, shame, strict=True):
            if found.dishonorable:
                change_honor(table, found.seat, -state.facts(card).honor, "CCG-2.7")
    return len(cards)


def turn(table: Match, handles: tuple[int, ...], clause: str, *, bowed: bool) -> None:
    """Bow or straighten those cards of some that are not so yet."""
    state = table.state
    cards = tuple(card for card in handles if card in state.play)
    changed = tuple(card for card in cards if state.play[card].bowed != bowed)
    if changed:
        table.record(Turned(changed, state.slugs(changed), bowed, clause))


def change_honor(table: Match, seat: Seat, amount: int, clause: str) -> None:
    """Let a seat gain or lose Family Honor; whether it wins or loses by that is checked later."""
    if amount and seat in table.state.alive:
        table.record(HonorChanged(seat, amount, clause))


def draw(table: Match, seat: Seat, count: int) -> None:
    """Let a seat draw Fate cards; nothing happens to whoever has none left (CCG-2.4)."""
    state = table.state
    handles = state.fate_decks[seat][:count]
    if handles:
        table.record(Drawn(seat, handles, state.slugs(handles)))


@rule("CCG-2.3", "CCG-2.4")
def fill(table: Match, seat: Seat) -> None:
    """Fill a seat's empty provinces face down; with an empty deck they stay empty."""
    state = table.state
    for slot, province in enumerate(state.provinces[seat]):
        if seat not in state.alive or not state.dynasty_decks[seat]:
            return
        if province.card == EMPTY and not province.destroyed and holds_cards(state, province):
            table.record(Filled(seat, slot, state.dynasty_decks[seat][0]))


def holds_cards(state: State, province: Province) -> bool:
    """Return whether Dynasty cards are put into a province; some regions take their place."""
    return province.region == EMPTY or state.facts(province.region).trait != "shrine"


@rule("CCG-2.6")
def without_chi(table: Match) -> tuple[int, ...]:
    """Return the personalities that are destroyed as they have no Chi left."""
    state = table.state
    return tuple(
        handle
        for handle, found in state.play.items()
        if found.chi < 0 and chi(table, handle) == 0 and state.facts(handle).trait != "no-chi"
    )


def settle(table: Match) -> None:
    """Destroy personalities without Chi."""
    gone = without_chi(table)
    if gone:
        _ = destroy(table, gone, "CCG-2.6")


def change(
    table: Match, seat: Seat, handle: int, by: int, *, chi: int = 0, for_battle: bool = False
) -> None:
    """Give a card more or less Force or Chi; some take no penalties of others (CCG-1.8)."""
    state = table.state
    refuses = state.facts(handle).trait == "no-penalties" and state.play[handle].seat != seat
    if not (by < 0 and refuses):
        table.record(Changed(handle, state.slug(handle), by, chi, for_battle))
        settle(table)


def fill_step(table: Match, frame: Frame) -> None:
    """A seat fills its provinces."""
    fill(table, frame.seat)


@rule("CCG-3.3")
def shuffle(table: Match, frame: Frame) -> Play[None]:
    """A deck is shuffled: the Dynasty deck, or with a number in the frame the Fate deck."""
    state, seat = table.state, frame.seat
    if seat not in state.alive:
        return
    side = "fate" if frame.data else "dynasty"
    decks = state.fate_decks if frame.data else state.dynasty_decks
    order = yield from draw_chance(SHUFFLE, Shuffle(len(decks[seat])), secret=True)
    table.record(Shuffled(seat, side, order))


# -- winning and losing ----------------------------------------------------------------------------


@rule("CCG-9.1", "CCG-9.3")
def eliminate(table: Match, seat: Seat, reason: str, clause: str) -> None:
    """Take a seat out of the match; whoever is left alone has won."""
    state = table.state
    if seat not in state.alive or over(table):
        return
    table.record(Eliminated(seat, reason, clause))
    if len(state.alive) == 1:
        table.record(Ended(Outcome(state.alive, "CCG-9.3", "ccg-won-by-staying"), "CCG-9.3"))


@rule("CCG-10.1")
def wins_by_honor(table: Match, seat: Seat) -> bool:
    """Return whether a seat that begins its turn wins: it has enough Family Honor."""
    return table.state.honor[seat] >= int(table.rulebook.numbers.honor_to_win)


@rule("CCG-10.2")
def lost_all_provinces(table: Match, seat: Seat) -> bool:
    """Return whether a seat has no province left."""
    return not table.state.standing(seat)


@rule("CCG-10.3")
def is_dishonored(table: Match, seat: Seat) -> bool:
    """Return whether a seat that ends its turn loses: its Family Honor is too low."""
    return table.state.honor[seat] <= int(table.rulebook.numbers.honor_to_lose)


ELEMENTS = ("air", "earth", "fire", "void", "water")


@rule("CCG-10.4")
def is_enlightened(table: Match, seat: Seat) -> bool:
    """Return whether a seat has a ring of each of the five elements in play."""
    state = table.state
    rings = [state.facts(card) for card in state.controlled(seat, "ring")]
    return all(any(facts.has(element) for facts in rings) for element in ELEMENTS)


def enlighten(table: Match, seat: Seat) -> None:
    """Let a seat win at once if it is enlightened."""
    if is_enlightened(table, seat) and not over(table):
        outcome = Outcome((seat,), "CCG-10.4", "ccg-won-by-enlightenment")
        table.record(Ended(outcome, "CCG-10.4"))


def concede(table: Match, frame: Frame) -> None:
    """A seat gives up: it is out."""
    eliminate(table, frame.seat, "ccg-out-by-conceding", "CCG-9.1")
