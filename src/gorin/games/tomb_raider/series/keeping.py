"""Things that raiders carry from level to level: treasures, other cards, additions to decks."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.facts import Treasure
from gorin.games.tomb_raider.levels.faults import treasures_of
from gorin.games.tomb_raider.series.events import (
    AdditionsMade,
    CardAdded,
    CardsKept,
    PrizeDeclined,
    PrizeTaken,
    StageBegan,
    StartTreasureTaken,
    happen,
)
from gorin.games.tomb_raider.series.state import Series, deck_of, numbers
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, ask_all
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.kernel.words import Name

START = Prompt("series-start", "TR-17.4c", "ask-series-start")
PRIZE = Prompt("series-prize", "TR-9.4", "ask-series-prize")
KEEP = Prompt("series-keep", "TR-17.4e", "ask-series-keep")
ADD = Prompt("series-add", "TR-17.4f", "ask-series-add")
NO_PRIZE: Option[str] = Option("no-treasure", "")
NO_ITEM: Option[str] = Option("keep-no-item", "")
DONE: Option[str] = Option("add-no-more", "")


def option_of(verb: str, slug: str) -> Option[str]:
    """Return the option to do something with a card."""
    return Option(f"{verb}:{slug}", slug)


# -- treasures -----------------------------------------------------------------------------


@rule("TR-17.4c")
def start_step(table: Series, frame: Frame) -> Play[None] | None:
    """Every player but the one whose level is first starts with a treasure of power 1."""
    _ = frame
    seats = [seat for seat in table.state.players if not any(_not_at_start(table, seat))]
    if not numbers(table).start_treasure or not seats:
        return None
    happen(table, StageBegan("start"))
    return _ask_start(table, seats)


def _ask_start(table: Series, seats: list[Seat]) -> Play[None]:
    chosen = yield from ask_all(
        {
            seat: Decision(seat, START, _treasures(table, seat, numbers(table).start_treasure))
            for seat in seats
        }
    )
    for seat, slug in chosen.items():
        happen(table, StartTreasureTaken(seat, slug))


def _not_at_start(table: Series, seat: Seat) -> Iterator[Refusal]:
    state = table.state
    if not numbers(table).start_treasure:
        yield refuse("TR-17.4c", "refused-series-no-start")
    elif state.order and seat == Seat(state.order[0]):
        yield refuse("TR-17.4c", "refused-series-first")


def _treasures(table: Series, seat: Seat, power: int) -> tuple[Option[str], ...]:
    state = table.state
    return tuple(
        option_of("treasure", facts.slug)
        for facts in state.cards
        if isinstance(facts, Treasure) and not any(_not_granted(table, seat, facts.slug, power))
    )


def _not_granted(table: Series, seat: Seat, slug: str, power: int) -> Iterator[Refusal]:
    """Yield why a treasure may not be granted: its power is too high, or it is held already."""
    treasure = table.state.pool[slug]
    if not isinstance(treasure, Treasure):
        yield refuse("TR-9.4", "setup-no-treasure", card=slug)
    elif slug not in treasures_of(power, table.state.pool):
        yield refuse("TR-9.4", "refused-series-power", power=treasure.power, limit=power)
    if slug in table.state.players[seat].kept:
        yield refuse("TR-9.4", "refused-series-held")


def forbids_treasure(table: Series, seat: Seat, slug: str) -> Iterator[Refusal]:
    """Yield why a seat may not take a treasure now."""
    state = table.state
    if state.stage == "start":
        yield from _not_at_start(table, seat)
        yield from _not_granted(table, seat, slug, numbers(table).start_treasure)
    elif state.stage == "prize":
        if seat not in state.played[-1].winners:
            yield refuse("TR-17.4d", "refused-series-not-winner")
        yield from _not_granted(table, seat, slug, prize_power(table))
    else:
        yield refuse("TR-17.1", "refused-series-not-now")


def prize_power(table: Series) -> int:
    """Return up to which power the winner of the last level may take a treasure.

    It is the power of the treasure room, or of the level if no treasure room was found.
    """
    last = table.state.played[-1]
    return last.room or table.state.levels[last.level].power


@rule("TR-17.4d")
def prize_step(table: Series, frame: Frame) -> Play[None] | None:
    """The winner of a level may take one treasure of suitable power or less to the next one."""
    _ = frame
    if not numbers(table).prizes or not table.state.played[-1].winners:
        return None
    happen(table, StageBegan("prize"))
    return _ask_prizes(table)


def _ask_prizes(table: Series) -> Play[None]:
    power = prize_power(table)
    none = (NO_PRIZE,) if numbers(table).prize_optional else ()
    decisions: dict[Seat, Decision[str]] = {}
    for seat in table.state.played[-1].winners:
        options = none + _treasures(table, seat, power)
        if options:
            decisions[seat] = Decision(seat, PRIZE, options, args={"power": power})
        else:
            happen(table, PrizeDeclined(seat))
    for seat, slug in (yield from ask_all(decisions)).items():
        happen(table, PrizeTaken(seat, slug) if slug else PrizeDeclined(seat))


# -- what is kept --------------------------------------------------------------------------


@rule("TR-17.4e")
def keep_step(table: Series, frame: Frame) -> Play[None] | None:
    """Raiders keep upgrades, treasures and secret moves, and may carry one saved item.

    So far as that is agreed: in a Linked series usually only treasures are carried over. What a
    level lent to a raider, such as the treasure that all start it with, is given back.
    """
    _ = frame
    state = table.state
    if not state.agreed.carry or state.is_last:
        return None
    happen(table, StageBegan("keep"))
    return _ask_items(table)


def _ask_items(table: Series) -> Play[None]:
    decisions: dict[Seat, Decision[str]] = {}
    for seat in table.state.players:
        cards = items(table, seat)
        if cards and "item" in table.state.agreed.carry:
            options = tuple(option_of("keep", slug) for slug in cards)
            decisions[seat] = Decision(seat, KEEP, (NO_ITEM, *options))
    chosen = yield from ask_all(decisions)
    for seat in table.state.players:
        item = chosen.get(seat, "")
        happen(table, CardsKept(seat, kept_by(table, seat) + ((item,) if item else ())))


def items(table: Series, seat: Seat) -> tuple[str, ...]:
    """Return the saved items a raider had at the end of the last level, equal ones once."""
    state = table.state
    saved = state.played[-1].saved[seat]
    return tuple(dict.fromkeys(slug for slug in saved if state.kind(slug) == "item"))


def kept_by(table: Series, seat: Seat) -> tuple[str, ...]:
    """Return what a raider keeps of its saved row without being asked."""
    state = table.state
    before = list(state.players[seat].kept)
    slugs: list[str] = []
    for slug in state.played[-1].saved[seat]:
        kind = state.kind(slug)
        if kind == "treasure":
            if slug not in before:
                continue
            before.remove(slug)
        if kind != "item" and kind in state.agreed.carry:
            slugs.append(slug)
    return tuple(slugs)


def forbids_keep(table: Series, seat: Seat, slug: str) -> Iterator[Refusal]:
    """Yield why a seat may not choose to keep an item now."""
    state = table.state
    if state.stage != "keep":
        yield refuse("TR-17.1", "refused-series-not-now")
    elif "item" not in state.agreed.carry:
        yield refuse("TR-17.3", "refused-series-no-items")
    elif slug not in items(table, seat):
        yield refuse("TR-17.4e", "refused-series-not-saved")


# -- cards added ---------------------------------------------------------------------------


def additions_step(table: Series, frame: Frame) -> None:
    """Let players add cards to their decks between two levels, one player after the other."""
    _ = frame
    state = table.state
    if numbers(table).additions and not state.is_last:
        happen(table, StageBegan("add"))
        table.push(*(Frame("add", seat) for seat in state.players))


@rule("TR-17.4f")
def add_step(table: Series, frame: Frame) -> Play[None]:
    """A player may add up to 10 cards to the deck; the rules for decks still hold.

    The copies of a card that the raider holds already are counted with those in the deck.
    """
    seat = frame.seat
    state = table.state
    limit = numbers(table).additions
    done = state.played[-1].added[seat]
    options = tuple(
        option_of("add", facts.slug)
        for facts in state.cards
        if not any(forbids_add(table, seat, facts.slug))
    )
    slug = ""
    if options:
        args = {"left": limit - done}
        slug = yield from ask(Decision(seat, ADD, (DONE, *options), args=args, secret=True))
    if slug:
        happen(table, CardAdded(seat, slug))
        table.push(frame)
    else:
        happen(table, AdditionsMade(seat, done))


def forbids_add(table: Series, seat: Seat, slug: str) -> Iterator[Refusal]:
    """Yield why a seat may not add a card to its deck now."""
    state = table.state
    if state.stage != "add":
        yield refuse("TR-17.1", "refused-series-not-now")
        return
    if not state.is_drawn(slug):
        yield refuse("TR-1.3", "deck-not-drawn", card=Name("card", slug))
    limit = numbers(table).additions
    if state.played[-1].added[seat] >= limit:
        yield refuse("TR-17.4f", "refused-series-added", limit=limit)
    deck = deck_of(state.players[seat])
    count = deck.get(slug, 0) + 1
    rules = numbers(table).decks
    large = sum(deck.values()) + 1 >= rules.large_deck
    copies = rules.large_copies if large else rules.small_copies
    if count > copies:
        yield refuse(
            "TR-17.4f", "deck-too-many-copies", card=Name("card", slug), count=count, limit=copies
        )
