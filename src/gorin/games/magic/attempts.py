"""What a seat may think of trying, part by part, and what forbids it.

A chain begins with what is done: `cast:terminate.4>target:false-prophet.17` aims a spell,
`attack:false-prophet.17>seat:2` declares an attacker, `block:fog-bank.3>attacker:trained-orgg.9`
a blocker.
Values of X and what is paid are no parts of an attempt: a spell with X goes no further.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.magic import casting, combat
from gorin.games.magic.layers import behaviour, now
from gorin.games.magic.state import PLAYER, Match, Target
from gorin.games.magic.targets import candidates, key_of, spell_aims
from gorin.games.magic.words import Aim, aims_of
from gorin.kernel.clauses import BadInput, Refusal, refuse
from gorin.kernel.decision import Seat
from gorin.kernel.playing import TO
from gorin.kernel.words import say

COMBAT = ("attack", "block")


def attempts(table: Match, seat: Seat, stem: str = "") -> tuple[str, ...]:
    """Return what may be tried: the first parts, or those that go on from a stem by one."""
    if not stem:
        return ("pass", *_acts(table, seat), *_declarations(table, seat))
    first, *parts = stem.split(TO)
    found = _further(table, seat, first, tuple(parts))
    return tuple(f"{stem}{TO}{part}" for part in found)


def why_not(table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
    """Return every clause that forbids an attempt: what forbids its stem, and its last part.

    Raises:
        BadInput: it is nothing that may be tried.
    """
    stem, _, part = attempt.rpartition(TO)
    if attempt not in attempts(table, seat, stem):
        raise BadInput(say("unknown-attempt", attempt=attempt))
    if seat not in table.state.alive:
        return (refuse("CR-800.4a", "refused-magic-out"),)
    if not stem:
        return tuple(_forbids_first(table, seat, attempt))
    before = why_not(table, seat, stem)
    own = _forbids_part(table, seat, stem, part)
    return (*before, *(refusal for refusal in own if refusal not in before))


# -- what may be tried -----------------------------------------------------------------------------


def _acts(table: Match, seat: Seat) -> dict[str, casting.Act]:
    """Return what a seat may think of doing with priority, by key."""
    state = table.state
    found = casting.thinkable(table, seat) if seat in state.alive else ()
    return {casting.key_of(state, act): act for act in found}


def _declarations(table: Match, seat: Seat) -> dict[str, int]:
    """Return the creatures of a seat that may attack or block, by key."""
    creatures = casting.creatures_of(table, seat) if seat in table.state.alive else ()
    return {
        combat.key_of(table.state, verb, handle): handle for verb in COMBAT for handle in creatures
    }


def _further(table: Match, seat: Seat, first: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the parts that may follow a chain; none if it is complete, or no chain at all."""
    if first in _declarations(table, seat):
        return () if parts else _places(table, seat, first)
    act = _acts(table, seat).get(first)
    aims = () if act is None else _aims(table, act)
    if len(parts) >= len(aims):
        return ()
    thought = [tuple(_targets(table, aim)) for aim in aims[: len(parts) + 1]]
    known = all(part in found for part, found in zip(parts, thought, strict=False))
    return thought[-1] if known else ()


def _aims(table: Match, act: casting.Act) -> tuple[Aim, ...]:
    """Return what is aimed at, in order."""
    verb, handle, place = act
    if verb == "land":
        return ()
    if verb == "use":
        return aims_of(behaviour(table, now(table, handle).slug).activated[place].effects)
    facts = table.state.facts(handle)
    return () if facts.has_x else spell_aims(behaviour(table, facts.slug))


def _targets(table: Match, aim: Aim) -> dict[str, Target]:
    """Return all players, spells or permanents, whichever it is aimed at; legal or not."""
    state = table.state
    if aim.players:
        found = [Target(PLAYER, 0, seat) for seat in state.seats]
    elif aim.spells:
        found = [Target(item.card, item.number) for item in state.stack if item.kind == "spell"]
    else:
        found = [Target(handle, lying.born) for handle, lying in state.play.items()]
    return {key_of(state, target): target for target in found}


def _places(table: Match, seat: Seat, first: str) -> tuple[str, ...]:
    """Return whom a creature may think of attacking, or what of blocking."""
    state = table.state
    if first.startswith("attack:"):
        return tuple(f"seat:{other}" for other in state.seats if other != seat)
    attackers = combat.attackers_of(state, seat)
    return tuple(combat.key_of(state, "attacker", handle) for handle in attackers)


# -- what forbids it -------------------------------------------------------------------------------


def _forbids_first(table: Match, seat: Seat, first: str) -> Iterator[Refusal]:
    act = _acts(table, seat).get(first)
    handle = _declarations(table, seat).get(first)
    if act is not None:
        yield from casting.forbids(table, seat, *act)
    elif handle is not None and first.startswith("attack:"):
        yield from combat.forbids_attacker(table, handle)
    elif handle is not None:
        yield from combat.forbids_blocker(table, handle)


def _forbids_part(table: Match, seat: Seat, stem: str, part: str) -> Iterator[Refusal]:
    first, *parts = stem.split(TO)
    handle = _declarations(table, seat).get(first)
    if handle is None:
        act = _acts(table, seat)[first]
        aim = _aims(table, act)[len(parts)]
        yield from _forbids_target(table, seat, aim, act[1], _targets(table, aim)[part])
    elif first.startswith("attack:"):
        other = Seat(int(part.partition(":")[2]))
        yield from combat.forbids_attack(table, handle, other)
    else:
        attacker = int(part.rpartition(".")[2])
        yield from combat.forbids_block(table, handle, attacker)


def _forbids_target(
    table: Match, seat: Seat, aim: Aim, source: int, target: Target
) -> Iterator[Refusal]:
    """Yield what forbids a target."""
    if target in candidates(table, seat, aim, source):
        return
    if target.card in table.state.play and now(table, target.card).has("shroud"):
        yield refuse("CR-702.18", "refused-magic-shroud")
    else:
        yield refuse("CR-115.1", "refused-magic-no-such-target")
