"""Setup, the Ready round, and the rounds of a turn one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.piles import CardsDrawn, HandReturned, OpeningChosen
from gorin.games.tomb_raider.events.turns import (
    Conceded,
    MatchEnded,
    OrderRolled,
    OrderSet,
    RoundBegan,
    TurnBegan,
)
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.measures import abilities, raider_seats
from gorin.games.tomb_raider.phases.damage import leave_map
from gorin.games.tomb_raider.phases.exploring import keep_room_for_treasure, shuffle
from gorin.games.tomb_raider.phases.solo import score_solo
from gorin.games.tomb_raider.phases.trials import DIE_SIDES
from gorin.games.tomb_raider.state import NOBODY, CardId, Round, Zone, zone_of
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, ask_all, draw_chance
from gorin.kernel.domain import Dice
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

OPENING = Prompt("opening", "TR-3.6", "ask-opening")
MULLIGAN = Prompt("mulligan", "TR-R2", "ask-mulligan")
ORDER_ROLL = Prompt("order-roll", "TR-5.3", "ask-order-roll")
FIRST = Prompt("first", "TR-5.3", "ask-first")
ROLL_AGAIN = Prompt("roll-order", "TR-5.4", "ask-roll-order")
KEEP: Option[bool] = Option("keep-order", value=False)
ROLL: Option[bool] = Option("roll-order", value=True)
KEEP_HAND: Option[bool] = Option("keep-hand", value=False)
NEW_HAND: Option[bool] = Option("new-hand", value=True)


@rule("TR-3.4")
def setup_step(table: TombRaider, frame: Frame) -> Play[None]:
    """The pre-placed locations lie on the map; the level deck is shuffled, then hands come."""
    _ = frame
    for deck in table.state.level.decks:
        yield from shuffle(table, deck.zone, NOBODY, clause="TR-3.4")
    yield from shuffle_obstacles(table)
    yield from keep_room_for_treasure(table)
    table.push(Frame("entrances"), Frame("bonuses"), Frame("opening"), Frame("turn"))


def shuffle_obstacles(table: TombRaider) -> Play[None]:
    """Shuffle the obstacle deck of solo play."""
    yield from shuffle(table, Zone.OBSTACLES, NOBODY, clause="TR-13.1")


def opening_step(table: TombRaider, frame: Frame) -> Play[None]:
    """Opening hands: chosen, or drawn at random with one mulligan if that was agreed."""
    _ = frame
    if table.state.opening == "random":
        return random_hands(table)
    return choose_hands(table)


@rule("TR-3.6")
def choose_hands(table: TombRaider) -> Play[None]:
    """Each player chooses as many cards from the whole draw deck as the raider's Think."""
    state = table.state
    seats = raider_seats(state)
    thinks = {seat: abilities(table, seat)[Ability.THINK] for seat in seats}
    for count in range(max(thinks.values())):
        choosing = [
            seat for seat in seats if count < thinks[seat] and state.zones[zone_of(Zone.DECK, seat)]
        ]
        chosen = yield from ask_all({seat: _opening(table, seat, count) for seat in choosing})
        for seat, card in chosen.items():
            happen(table, OpeningChosen(seat, card, state.slug(card)))
    yield from shuffle_decks(table)


def _opening(table: TombRaider, seat: Seat, taken: int) -> Decision[CardId]:
    state = table.state
    deck = state.zones[zone_of(Zone.DECK, seat)]
    first: dict[str, CardId] = {}
    for card in deck:
        _ = first.setdefault(state.slug(card), card)
    options = tuple(Option(f"take:{slug}.{card}", card) for slug, card in first.items())
    most = min(abilities(table, seat)[Ability.THINK], taken + len(deck))
    args = {"taken": taken + 1, "most": most}  # with the card that is asked for
    return Decision(seat, OPENING, options, args=args, secret=True)


@rule("TR-3.7")
def shuffle_decks(table: TombRaider) -> Play[None]:
    """Shuffle the rest of each draw deck, which lies face down."""
    for seat in raider_seats(table.state):
        yield from shuffle(table, zone_of(Zone.DECK, seat), seat, clause="TR-3.7")


@rule("TR-R2")
def random_hands(table: TombRaider) -> Play[None]:
    """Draw hands at random, if agreed; each player may once take a new one."""
    state = table.state
    yield from shuffle_decks(table)
    for seat in raider_seats(state):
        _draw_opening(table, seat)
    wishes = yield from ask_all(
        {
            seat: Decision(seat, MULLIGAN, (KEEP_HAND, NEW_HAND), secret=True)
            for seat in raider_seats(state)
        }
    )
    for seat, wish in wishes.items():
        if wish:
            happen(table, HandReturned(seat))
            yield from shuffle(table, zone_of(Zone.DECK, seat), seat, clause="TR-R2")
            _draw_opening(table, seat)


def _draw_opening(table: TombRaider, seat: Seat) -> None:
    state = table.state
    count = abilities(table, seat)[Ability.THINK]
    cards = state.zones[zone_of(Zone.DECK, seat)][:count]
    slugs = tuple(state.slug(card) for card in cards)
    happen(table, CardsDrawn(seat, cards, slugs, clause="TR-R2"))


@rule("TR-5.1")
def turn_step(table: TombRaider, frame: Frame) -> None:
    """A turn has four rounds, one after the other; then comes the next turn."""
    _ = frame
    state = table.state
    if state.turn_limit is not None and state.turn >= state.turn_limit:
        end_at_limit(table)
        return
    happen(table, TurnBegan(state.turn + 1))
    table.push(
        Frame("ready"),
        Frame("round", data=(int(Round.ACTION),)),
        Frame("round", data=(int(Round.SEARCH),)),
        Frame("round", data=(int(Round.DRAW),)),
        Frame("turn"),
    )


@rule("TR-R27")
def end_at_limit(table: TombRaider) -> None:
    """End the match at an agreed limit of turns; nobody wins then.

    Nothing else ends a match that nobody wins: a raider with no way on may reset.
    """
    score_solo(table)
    happen(table, MatchEnded((), "ended-turn-limit", clause="TR-R27"))


ROUND_STEPS: Mapping[Round, str] = {
    Round.ACTION: "action",
    Round.SEARCH: "search",
    Round.DRAW: "draw-round",
}


@rule("TR-5.2")
def round_step(table: TombRaider, frame: Frame) -> None:
    """A round is finished by every player, in turn order, before the next one starts."""
    number = Round(frame.data[0])
    happen(table, RoundBegan(number))
    state = table.state
    frames = [
        Frame(ROUND_STEPS[number], seat) for seat in state.order if not state.raiders[seat].gone
    ]
    table.push(*frames)


@rule("TR-5.4", "TR-13.5")
def ready_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """The first turn's order is rolled; later only if a player wants it. Not when alone."""
    _ = frame
    state = table.state
    seats = raider_seats(state)
    if len(seats) == 1:
        if state.order != seats:
            happen(table, OrderSet(seats, clause="TR-13.5"))
        return None
    if state.turn == 1:
        return roll_order(table)
    return _ask_order(table, seats)


def _ask_order(table: TombRaider, seats: tuple[Seat, ...]) -> Play[None]:
    wishes = yield from ask_all({seat: Decision(seat, ROLL_AGAIN, (KEEP, ROLL)) for seat in seats})
    if any(wishes.values()):
        yield from roll_order(table)


@rule("TR-5.3", "TR-R3")
def roll_order(table: TombRaider) -> Play[None]:
    """All roll Move dice; the highest names the first raider, then it goes clockwise.

    Those tied for the highest roll again.
    """
    seats = raider_seats(table.state)
    rolling = list(seats)
    while len(rolling) > 1:
        totals: dict[Seat, int] = {}
        for seat in rolling:
            dice = max(1, abilities(table, seat)[Ability.MOVE])
            faces = yield from draw_chance(ORDER_ROLL, Dice(dice, DIE_SIDES))
            totals[seat] = sum(faces)
            happen(table, OrderRolled(seat, faces, totals[seat]))
        best = max(totals.values())
        rolling = [seat for seat in rolling if totals[seat] == best]
    options = tuple(Option(f"first:{seat}", seat) for seat in seats)
    first = yield from ask(Decision(rolling[0], FIRST, options))
    place = seats.index(first)
    happen(table, OrderSet(seats[place:] + seats[:place], rolling[0]))


def concede_step(table: TombRaider, frame: Frame) -> None:
    """A player who concedes leaves; the last one left in a contest wins, alone nobody does."""
    state = table.state
    if state.raiders[frame.seat].gone:
        return
    leave_map(table, Conceded(frame.seat))
    seats = raider_seats(state)
    if len(seats) == 1:
        happen(table, MatchEnded(seats, "ended-conceded", clause="TR-R27"))
    elif not seats:
        score_solo(table)
        happen(table, MatchEnded((), "ended-given-up", clause="TR-R27"))
