"""Battles: when they begin, who enters, and what is reported of them.

The card game of a battle is not played here: a referee reports its result, or it is drawn.
"""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_strategic.abilities import terms
from gorin.games.l5r_strategic.battle_events import (
    BattleBegan,
    BattleBroken,
    BattleJoined,
    BattleReported,
    BattleWon,
    Conceded,
    SatDown,
    WinnerDestroyed,
)
from gorin.games.l5r_strategic.claims import claim
from gorin.games.l5r_strategic.posts import happen
from gorin.games.l5r_strategic.rokugan import IDS, NUMBERS
from gorin.games.l5r_strategic.state import NOBODY, Match, are_enemies, hostile, is_land
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Play, Prompt, draw_chance
from gorin.kernel.domain import Assignment, Form, Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

RESULT = Prompt("campaign-result", "STR-7.3", "ask-campaign-result")
ON, OVER, WINNER = "on", "over", "winner"
DESTROYED, DISHONORED = "destroyed", "dishonored"


@rule("STR-7.1", "STR-7.5", "STR-R22")
def battles(table: Match, frame: Frame) -> None:
    """Begin a battle where enemies stand together, or let newcomers join one that runs."""
    state = table.state
    standing: dict[str, list[str]] = {}
    for name in sorted(state.armies):
        standing.setdefault(state.armies[name].place, []).append(name)
    for place in sorted(standing):
        here = tuple(standing[place])
        if len(here) == 1 or not place or not is_land(place):
            continue
        if place in state.battles:
            coming = tuple(name for name in here if name not in state.battles[place])
            if coming:
                happen(table, BattleJoined(place, coming, state.battles[place]))
                sit_down(table, place, coming)
        elif begins(table, place, here):
            happen(table, BattleBegan(place, here))
            sit_down(table, place, here)
    table.push(*(Frame("battle", data=(NUMBERS[place],)) for place in sorted(state.battles)))


def sit_down(table: Match, place: str, coming: tuple[str, ...]) -> None:
    """Give the generals who come to a battle what they have there."""
    fighters = table.state.battles[place]
    for name in coming:
        happen(table, SatDown(name, place, terms(table, name, place, fighters)))


@rule("STR-R29")
def begins(table: Match, place: str, here: tuple[str, ...]) -> bool:
    """Enemies among whom a battle has ended fight again only if one of them attacks."""
    state = table.state
    resting = state.truces.get(place, ())
    for at, one in enumerate(here):
        for other in here[at + 1 :]:
            if not are_enemies(state, state.armies[one].clan, state.armies[other].clan):
                continue
            if one not in resting or other not in resting:
                return True
            if _attacks(table, one) or _attacks(table, other):
                return True
    return False


def _attacks(table: Match, name: str) -> bool:
    state = table.state
    return any(name in sheet.attacks for sheet in state.sheets.values())


@rule("STR-7.3")
def battle(table: Match, frame: Frame) -> Play[None]:
    """Draw the result of a battle if there is no referee; it is over if no enemies are left."""
    state = table.state
    place = IDS[frame.data[0]]
    fighters = state.battles.get(place)
    if fighters is None:
        return
    if not hostile(state, fighters):
        happen(table, BattleBroken(place, fighters))
        claim(table, place)
    elif state.referee == NOBODY:
        answer = yield from draw_chance(RESULT, result_domain(fighters))
        report(table, place, answer, by_lot=True)


@rule("STR-7.11")
def give_up(table: Match, name: str) -> None:
    """An army whose general gives up its battle is destroyed, not by dishonor."""
    state = table.state
    if not state.is_fighting(name):
        return
    place = state.armies[name].place
    happen(table, Conceded(name, place, state.battles[place]))
    left = state.battles[place]
    if not hostile(state, left):
        happen(table, BattleBroken(place, left))
        claim(table, place)


def result_domain(fighters: tuple[str, ...]) -> Form:
    """Return what may become of a battle: it goes on or not, and at least one army stands."""
    keys = tuple(f"army:{name}" for name in fighters)
    lost = Assignment(keys, (DESTROYED, DISHONORED), 0, len(keys) - 1)
    return Form((("battle", Subset((OVER,), 0, 1)), ("losses", lost)))


def report_domain(fighters: tuple[str, ...]) -> Form:
    """Return what a referee may report: what may become of a battle, and who won it outright."""
    keys = tuple(f"winner:{name}" for name in fighters)
    return Form((*result_domain(fighters).parts, (WINNER, Subset(keys, 0, 1))))


def forbids_report(answer: Any) -> tuple[Refusal, ...]:
    """Return why a report makes no sense: who won was not destroyed."""
    destroyed = tuple(key.partition(":")[2] for key, _ in answer[1])
    if any(key.partition(":")[2] in destroyed for key in answer[2]):
        return (refuse("STR-7.9", "refused-campaign-winner"),)
    return ()


@rule("STR-7.9", "STR-R31")
def destroy(table: Match, place: str, lost: tuple[str, ...]) -> None:
    """Destroy the armies that the winner of a battle chose among the others, allies included.

    None of them is destroyed by dishonor; who is left stays in the province.
    """
    winner = table.state.winners[place]
    happen(table, WinnerDestroyed(winner, place, lost, losers(table, place)))
    claim(table, place)


def losers(table: Match, place: str) -> tuple[str, ...]:
    """Return the armies that the winner of a battle may destroy."""
    state = table.state
    return tuple(name for name in state.truces.get(place, ()) if name != state.winners[place])


@rule("STR-7.4", "STR-7.10", "STR-R7")
def report(table: Match, place: str, answer: Any, *, by_lot: bool) -> None:
    """A battle goes on from turn to turn until it is over or no enemies are left in it.

    What comes of it happens at once, conquest too.
    """
    over, lost, *won = answer
    winner = next((key.partition(":")[2] for keys in won for key in keys), "")
    gone = {key.partition(":")[2]: how for key, how in lost}
    fighters = table.state.battles[place]
    left = tuple(name for name in fighters if name not in gone)
    happen(
        table,
        BattleReported(
            place,
            fighters,
            tuple(name for name in fighters if gone.get(name) == DESTROYED),
            tuple(name for name in fighters if gone.get(name) == DISHONORED),
            is_over=bool(over) or bool(winner) or not hostile(table.state, left),
            by_lot=by_lot,
        ),
    )
    if winner and len(left) > 1:
        happen(table, BattleWon(winner, place, fighters))
    claim(table, place)
