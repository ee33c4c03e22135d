"""Everything a seat may think of trying, and every clause that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.board import NOWHERE, SIDE_NAMES
from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.games.tomb_raider.facts import Discovery, Obstacle
from gorin.games.tomb_raider.measures import hand, lies_at, rows
from gorin.games.tomb_raider.phases.attacking import forbids_attack
from gorin.games.tomb_raider.phases.exploring import is_acting
from gorin.games.tomb_raider.phases.movement import forbids_move
from gorin.games.tomb_raider.phases.overcoming import unfaced
from gorin.games.tomb_raider.phases.placing import forbids_obstacle
from gorin.games.tomb_raider.phases.searching import (
    forbids_find,
    forbids_normal_search,
    forbids_search,
)
from gorin.games.tomb_raider.script import Ability, Use, behaviour
from gorin.games.tomb_raider.state import NOBODY, CardId, Moment, Round, State
from gorin.games.tomb_raider.windows import forbids
from gorin.kernel.clauses import BadInput, Refusal, refuse
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame
from gorin.kernel.words import say

ROUNDS = {"search": Round.SEARCH, "find": Round.SEARCH, "reset": Round.DRAW}
"""In which round something may be tried; everything else in the Action round."""

VERBS = ("move", "attack", "search", "reset", "play", "use", "find", "obstacle")


def attempts(table: TombRaider, seat: Seat) -> tuple[str, ...]:
    """Return the attempts of a seat: movements, attacks, search, reset, and each of its cards."""
    state = table.state
    keys = [f"move:{side}" for side in SIDE_NAMES]
    keys += [f"attack:{other}" for other in state.raiders if other != seat]
    keys += ["search", "reset"]
    for card in hand(state, seat):
        facts = state.facts(card)
        if isinstance(facts, Discovery):
            keys.append(f"find:{facts.slug}")
        elif isinstance(facts, Obstacle):
            keys.append(f"obstacle:{facts.slug}")
        else:
            keys.append(f"play:{facts.slug}")
    keys += [f"use:{state.slug(card)}" for card in rows(table, seat)]
    return tuple(dict.fromkeys(keys))


def why_not(table: TombRaider, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
    """Return every clause that forbids an attempt now; empty if nothing does.

    Raises:
        BadInput: there is no such attempt, or the seat does not have that card.
    """
    verb, _, thing = attempt.partition(":")
    state = table.state
    if seat not in state.raiders or verb not in VERBS:
        raise BadInput(say("attempt-unknown", attempt=attempt, verbs=VERBS))
    if state.round is Round.SETUP and state.raiders[seat].space == NOWHERE:
        # It has not chosen its entrance yet.
        return tuple(_round(state, seat, ROUNDS.get(verb, Round.ACTION), "TR-5.1"))
    if verb == "move":
        return tuple(_move(table, seat, thing))
    if verb == "attack":
        return tuple(_attack(table, seat, thing))
    if verb == "search":
        return tuple(_search(table, seat))
    if verb == "reset":
        return tuple(_reset(table, seat))
    return tuple(_card(table, seat, verb, thing.partition(".")[0]))


def _round(state: State, seat: Seat, wanted: Round, clause: str) -> Iterator[Refusal]:
    if state.round is not wanted:
        yield refuse(clause, "refused-round", round=say("round-" + wanted.name.lower()))
    elif state.active != seat:
        yield refuse("TR-5.5", "refused-not-your-turn")


def _move(table: TombRaider, seat: Seat, thing: str) -> Iterator[Refusal]:
    if thing not in SIDE_NAMES:
        raise BadInput(say("attempt-unknown", attempt=f"move:{thing}", verbs=SIDE_NAMES))
    yield from _round(table.state, seat, Round.ACTION, "TR-5.1")
    raider = table.state.raiders[seat]
    if not raider.halted and unfaced(table, seat):
        yield refuse("TR-6.6", "refused-obstacles-first")
    yield from forbids_move(table, seat, SIDE_NAMES.index(thing))


def _attack(table: TombRaider, seat: Seat, thing: str) -> Iterator[Refusal]:
    state = table.state
    if not thing.isdecimal() or Seat(int(thing)) not in state.raiders:
        seats = tuple(str(other) for other in state.raiders)
        raise BadInput(say("attempt-unknown", attempt=f"attack:{thing}", verbs=seats))
    raider = state.raiders[seat]
    # Whoever still has to overcome obstacles, moved by another player too, is at its steps.
    if Frame("overcome", seat) not in state.frames:
        away = tuple(_round(state, seat, Round.ACTION, "TR-6.17"))
        yield from away or (refuse("TR-6.17", "refused-step-over"),)
    elif is_acting(table, seat) and raider.is_active and not raider.halted:
        yield refuse("TR-6.17", "refused-still-moving")
    yield from forbids_attack(table, seat, Seat(int(thing)))


def _search(table: TombRaider, seat: Seat) -> Iterator[Refusal]:
    yield from _round(table.state, seat, Round.SEARCH, "TR-7.1")
    yield from forbids_normal_search(table, seat)


def _reset(table: TombRaider, seat: Seat) -> Iterator[Refusal]:
    yield from _round(table.state, seat, Round.DRAW, "TR-8.5")
    if not table.state.raiders[seat].is_active:
        yield refuse("TR-10.3", "refused-raider-dead")


def _held(table: TombRaider, seat: Seat, verb: str, slug: str) -> CardId:
    cards = rows(table, seat) if verb == "use" else hand(table.state, seat)
    for card in cards:
        if table.state.slug(card) == slug:
            return card
    raise BadInput(say("attempt-no-card", card=slug))


def _card(table: TombRaider, seat: Seat, verb: str, slug: str) -> Iterator[Refusal]:
    card = _held(table, seat, verb, slug)
    if verb == "find":
        yield from _find(table, seat, card)
    elif verb == "obstacle":
        yield from _obstacle(table, seat, card)
    else:
        script = behaviour(table, card)
        abilities = script.from_hand if verb == "play" else script.from_row
        yield from _ability(table, seat, card, abilities)


def _find(table: TombRaider, seat: Seat, card: CardId) -> Iterator[Refusal]:
    state = table.state
    yield from _round(state, seat, Round.SEARCH, "TR-7.6")
    raider = state.raiders[seat]
    if raider.is_active and state.location(raider.space).treasure is not None:
        yield refuse("TR-R16", "refused-treasure-search")
    if state.search_result is None:
        yield refuse("TR-7.6", "refused-nothing-searched")
    elif lies_at(state, raider.space) and state.places[raider.space].empty:
        yield refuse("TR-7.8", "refused-empty")
    yield from forbids_find(table, card, state.search_result or 0)


def _obstacle(table: TombRaider, seat: Seat, card: CardId) -> Iterator[Refusal]:
    state = table.state
    facts = state.facts(card)
    if not isinstance(facts, Obstacle):
        yield refuse("TR-12.3", "refused-no-obstacle-card")
        return
    if _is_let_play(table, seat, card):
        return
    if state.mapping is None:
        if state.round is not Round.ACTION:
            yield refuse("TR-12.3", "refused-round", round=say("round-action"))
        yield refuse("TR-6.12", "refused-nothing-mapped")
        return
    mover, space = state.mapping
    if mover == seat:
        yield refuse("TR-6.11", "refused-own-exploration")
    yield from forbids_obstacle(table, facts, space)


def _is_let_play(table: TombRaider, seat: Seat, obstacle: CardId) -> bool:
    """Return whether a card that the seat has announced lets it play an obstacle card."""
    last = table.state.announced[-1] if table.state.announced else None
    if last is None or last.seat != seat or last.cancelled:
        return False
    abilities = behaviour(table, last.card).from_hand[last.ability : last.ability + 1]
    use = Use(table, seat, last.card, Moment.PLAYED)
    return any(effect.lets_play(use, obstacle) for each in abilities for effect in each.effects)


def _ability(
    table: TombRaider, seat: Seat, card: CardId, abilities: tuple[Ability, ...]
) -> Iterator[Refusal]:
    if not abilities:
        yield refuse("TR-12.1", "refused-no-use")
        return
    moment = moment_now(table.state, seat)
    reasons = [
        (*_instead_of_search(table, seat, ability), *forbids(table, seat, card, ability, moment))
        for ability in abilities
    ]
    yield from min(reasons, key=len)


def _instead_of_search(table: TombRaider, seat: Seat, ability: Ability) -> Iterator[Refusal]:
    """An action in place of the search needs that the raider may search now (TR-7.4)."""
    if ability.searches:
        yield from _round(table.state, seat, Round.SEARCH, "TR-7.4")
        yield from forbids_search(table, seat)


def moment_now(state: State, seat: Seat) -> Moment:
    """Return what kind of moment it is for a seat, as far as the state shows.

    While a window is open, what is left of it is the next step.
    """
    window = state.frames[-1] if state.frames else None
    if window is not None and window.step == "window":
        return Moment(window.data[0]) if window.seat in (seat, NOBODY) else Moment(0)
    if state.announced:
        return Moment.PLAYED
    if state.harms:
        return Moment.DAMAGE
    if state.tests:
        return Moment.ROLL if all(test.faces for test in state.tests) else Moment.TEST
    active = state.raiders.get(state.active)
    if state.round is Round.ACTION and active is not None and not active.entered:
        return Moment.STEP if active.halted else Moment.START
    return Moment.STEP
