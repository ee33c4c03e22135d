"""The time before the first turn: who starts at which entrance, and what raiders start with."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.tomb_raider.board import space_name
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.piles import BonusTaken
from gorin.games.tomb_raider.events.turns import EntranceChosen, EntranceRolled
from gorin.games.tomb_raider.facts import CardFacts, Treasure, Upgrade
from gorin.games.tomb_raider.measures import raider_seats
from gorin.games.tomb_raider.phases.trials import DIE_SIDES
from gorin.games.tomb_raider.state import CardId, State, Zone
from gorin.games.tomb_raider.windows import forbids_upgrade, raise_power
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, ask_all, draw_chance
from gorin.kernel.domain import Dice
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

ENTRANCE_ROLL = Prompt("entrance-roll", "TR-15.4", "ask-entrance-roll")
ENTRANCE = Prompt("entrance", "TR-15.4", "ask-entrance")
BONUS = Prompt("bonus", "TR-18.6", "ask-bonus")
NO_BONUS: Option[CardId | None] = Option("no-bonus", None)


@rule("TR-15.4")
def entrances_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Roll one die for each raider, on some levels, and choose entrances in order of the dice.

    Those who rolled alike roll again among themselves. The raiders spread over the entrances as
    evenly as their number allows. Alone there is nobody to roll against.
    """
    _ = frame
    return _choose_entrances(table) if table.state.level.choosing == "roll" else None


def _choose_entrances(table: TombRaider) -> Play[None]:
    state = table.state
    entrances = tuple(
        state.places[space].space for space in state.places if _is_entrance(state, space)
    )
    most = -(-len(state.raiders) // len(entrances))
    order = yield from _rolled(table, raider_seats(state))
    for seat in order:
        options = tuple(
            Option(f"entrance:{space_name(space)}", space)
            for space in entrances
            if sum(raider.entrance == space for raider in state.raiders.values()) < most
        )
        space = yield from ask(Decision(seat, ENTRANCE, options))
        happen(table, EntranceChosen(seat, space))


def _is_entrance(state: State, space: int) -> bool:
    return state.places[space].face_up and state.location(space).entrance


def _rolled(table: TombRaider, seats: tuple[Seat, ...]) -> Play[tuple[Seat, ...]]:
    """Let seats roll a die each; return them from the highest to the lowest."""
    if len(seats) < 2:
        return seats
    faces: dict[Seat, int] = {}
    for seat in seats:
        (face,) = yield from draw_chance(ENTRANCE_ROLL, Dice(1, DIE_SIDES))
        faces[seat] = face
        happen(table, EntranceRolled(seat, face))
    order: list[Seat] = []
    for face in range(DIE_SIDES, 0, -1):
        tied = tuple(seat for seat in seats if faces[seat] == face)
        order += yield from _rolled(table, tied)
    return tuple(order)


@rule("TR-15.5c", "TR-R22")
def bonuses_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Let all players but the one who supplies the level start with a card of their choice.

    It comes from the collection, for not supplying the level. Other levels give every raider one.
    """
    _ = frame
    state = table.state
    seats = raider_seats(state)
    if state.level.bonus_supplied:
        seats = seats[1:]
    if not state.level.bonuses:
        return None
    decisions = {seat: decision for seat in seats if (decision := _bonus(table, seat)).options}
    return _give_bonuses(table, decisions) if decisions else None


def _give_bonuses(
    table: TombRaider, decisions: Mapping[Seat, Decision[CardId | None]]
) -> Play[None]:
    for seat, card in (yield from ask_all(decisions)).items():
        if card is not None:
            slug = table.state.slug(card)
            left = table.state.zones[Zone.COLLECTION]
            taken = next(other for other in left if table.state.slug(other) == slug)
            facts = table.state.facts(taken)
            happen(table, BonusTaken(seat, taken, slug))
            if isinstance(facts, Upgrade):
                raise_power(table, seat, facts.power)


def _bonus(table: TombRaider, seat: Seat) -> Decision[CardId | None]:
    state = table.state
    first: dict[str, CardId] = {}
    for card in state.zones[Zone.COLLECTION]:
        facts = state.facts(card)
        forbidden = isinstance(facts, Upgrade) and any(forbids_upgrade(table, seat, facts))
        if _is_bonus(state, facts) and not forbidden:
            _ = first.setdefault(facts.slug, card)
    none = (NO_BONUS,) if state.level.bonus_supplied else ()
    options = tuple(
        Option[CardId | None](f"bonus:{slug}.{card}", card) for slug, card in first.items()
    )
    return Decision(seat, BONUS, none + options)


def _is_bonus(state: State, facts: CardFacts) -> bool:
    """Return whether the level gives a card like this; the treasure to find may be another."""
    return any(
        (kind == "treasure" and isinstance(facts, Treasure) and facts.power <= power)
        or (kind == "upgrade" and isinstance(facts, Upgrade) and facts.power == power)
        for kind, power in state.level.bonuses
    )
