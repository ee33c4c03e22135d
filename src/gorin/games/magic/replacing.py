"""What happens instead: replacement and prevention effects, one after the other (CR 614 to 616).

A part of what is about to happen, a move or a hit or the making of tokens, meets each effect that
would change it once at most. If several would, the player that is concerned says which is first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.magic.combat_events import Hit
from gorin.games.magic.events import Move
from gorin.games.magic.lasting_events import ChangeChosen, Prevented
from gorin.games.magic.layers import MagicBoard, behaviour, board
from gorin.games.magic.state import EMPTY, NOBODY, PLAYER, Match, Permanent, State
from gorin.games.magic.words import (
    EntersTapped,
    ExileInstead,
    MoreTokens,
    PreventCombat,
    Replacing,
)
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule

RETURN = Prompt("return", "CMD-10.5", "ask-magic-return")
FIRST = Prompt("first-change", "CR-616.1", "ask-magic-first-change")
LOST = {"graveyard", "exile"}


class Making(Struct, frozen=True, gc=False):
    """Tokens that a seat is about to create."""

    seat: Seat
    slug: str
    number: int


Part: TypeAlias = Move | Hit | Making
Parts: TypeAlias = tuple[Part, ...]


class Found(Struct, frozen=True):
    """An effect that would change a part.

    Attributes:
        key: what tells it apart; a part meets each once.
        slug: the card that it is of.
        instead: what lets the change happen; it returns the parts that are left.
        owner: who may decline it, NOBODY if it has to be.
    """

    key: str
    slug: str
    instead: Callable[[Match, Part], Parts]
    owner: Seat = NOBODY


@rule("CR-614.5", "CR-614.6")
def changed(
    table: Match, part: Part, met: frozenset[str] = frozenset(), *, combat: bool = False
) -> Play[Parts]:
    """Return what a part becomes, after all that changes it."""
    open_ = [found for found in changes(table, part, combat=combat) if found.key not in met]
    if not open_:
        return (part,)
    first = yield from first_of(table, part, tuple(open_))
    met |= {first.key}
    if first.owner != NOBODY and not (yield from accepts(table, part, first)):
        return (yield from changed(table, part, met, combat=combat))
    left: list[Part] = []
    for each in first.instead(table, part):
        left += yield from changed(table, each, met, combat=combat)
    return tuple(left)


@rule("CR-616.1")
def first_of(table: Match, part: Part, open_: tuple[Found, ...]) -> Play[Found]:
    """Let the player concerned choose which of several effects is applied first."""
    if len(open_) == 1:
        return open_[0]
    seat = concerned(table.state, part)
    if seat == NOBODY:
        return open_[0]
    options = tuple(Option(found.key, found) for found in open_)
    chosen = yield from ask(Decision(seat, FIRST, options))
    table.record(ChangeChosen(seat, chosen.slug))
    return chosen


def concerned(state: State, part: Part) -> Seat:
    """Return the player that is affected, or who controls (else owns) what is (CR 616.1)."""
    if isinstance(part, Making):
        seat = part.seat
    elif isinstance(part, Move):
        at = state.play.get(part.handle)
        seat = state.owners[part.handle] if at is None else at.seat
    else:
        seat = part.seat if part.card == PLAYER else state.play[part.card].seat
    return seat if seat in state.alive else NOBODY


def accepts(table: Match, part: Part, found: Found) -> Play[bool]:
    """Ask a commander's owner whether it goes to the command zone instead."""
    assert isinstance(part, Move)
    returns = Option(f"return:{part.slug}.{part.handle}", "command")
    to = yield from ask(Decision(found.owner, RETURN, (returns, Option("let", part.to))))
    return to == "command"


# -- what changes what -----------------------------------------------------------------------------


def changes(table: Match, part: Part, *, combat: bool) -> Iterator[Found]:
    """Yield all that would change a part, in a fixed order."""
    if isinstance(part, Move):
        yield from returning(table, part)
        yield from replacing_moves(table, part)
    elif isinstance(part, Hit):
        yield from preventing(table, part, combat=combat)
    else:
        yield from more_tokens(table, part)


@rule("CMD-10.5", "CMD-10.6", "CMD-10.7", "CMD-10.12", "CMD-R3", "CMD-R15", "CMD-R17")
def returning(table: Match, move: Move) -> tuple[Found, ...]:
    """A commander on its way to a graveyard or to exile may go to the command zone instead.

    Its owner decides. It may be asked again if another effect sends it to the other one of these.
    """
    state = table.state
    seat = state.owners[move.handle]
    if move.to not in LOST or state.commander_of(move.handle) == EMPTY or seat not in state.alive:
        return ()
    key = f"return:{move.slug}.{move.handle}"
    return (Found(key if move.to == "graveyard" else f"{key}.exile", move.slug, _return, seat),)


def _return(table: Match, part: Part) -> Parts:
    assert isinstance(part, Move)
    return (replace(part, to="command", seat=table.state.owners[part.handle], link=0),)


Held: TypeAlias = tuple[int, str, Seat, Replacing]


def replacers(table: Match) -> tuple[Held, ...]:
    """Return the replacement effects of permanents, with who controls each."""

    def compute(now: MagicBoard) -> tuple[Held, ...]:
        return tuple(
            (handle, one.slug, one.seat, word)
            for handle, one in now.values.items()
            if one.able
            for word in behaviour(table, one.slug).replacing
        )

    return board(table).note("replacers", compute)


@rule("CR-614.1", "CR-614.12")
def replacing_moves(table: Match, move: Move) -> tuple[Found, ...]:
    """Return what changes a move: into exile instead of a graveyard, or how a permanent enters."""
    state = table.state
    found: list[Found] = []
    if move.to == "battlefield" and not move.tapped:
        # What enters is looked at as it will be on the battlefield: by its own card.
        words = behaviour(table, move.slug).replacing
        if any(isinstance(word, EntersTapped) for word in words):
            found.append(Found(f"enters:{move.slug}.{move.handle}", move.slug, _tapped))
    if move.to == "graveyard":
        for handle, slug, seat, word in replacers(table):
            if isinstance(word, ExileInstead) and state.owners[move.handle] != seat:
                found.append(Found(f"change:{slug}.{handle}", slug, _exiled))
    return tuple(found)


def _tapped(table: Match, part: Part) -> Parts:
    assert isinstance(part, Move)
    return (replace(part, tapped=True),)


def _exiled(table: Match, part: Part) -> Parts:
    assert isinstance(part, Move)
    return (replace(part, to="exile"),)


@rule("CR-615.1", "CR-615.6")
def preventing(table: Match, hit: Hit, *, combat: bool) -> tuple[Found, ...]:
    """Return what prevents damage: shields, and what combat cannot hurt."""
    found: list[Found] = []
    for shield in table.state.shields:
        target = shield.what.target
        if target.card != hit.card or (target.seat != hit.seat and hit.card == PLAYER):
            continue
        if target.card != PLAYER and not _is_there(table.state.play.get(hit.card), target.born):
            continue
        found.append(Found(f"shield:{shield.stamp}", hit.slug, _through(shield.stamp)))
    if combat:
        for handle, slug, _, word in replacers(table):
            if isinstance(word, PreventCombat) and (
                hit.card == handle or (word.by and hit.source == handle)
            ):
                found.append(Found(f"change:{slug}.{handle}", slug, _prevented))
    return tuple(found)


def _is_there(found: Permanent | None, born: int) -> bool:
    return found is not None and found.born == born


def _prevented(table: Match, part: Part) -> Parts:
    assert isinstance(part, Hit)
    table.record(Prevented(part.slug, part.amount))
    return ()


def _through(stamp: int) -> Callable[[Match, Part], Parts]:
    def through(table: Match, part: Part) -> Parts:
        assert isinstance(part, Hit)
        return shielded(table, part, stamp)

    return through


@rule("CR-615.7")
def shielded(table: Match, hit: Hit, stamp: int) -> Parts:
    """A shield prevents as much as it can and is used up by that; the rest goes through."""
    shield = next(each for each in table.state.shields if each.stamp == stamp)
    stopped = min(shield.what.amount, hit.amount)
    table.record(Prevented(hit.slug, stopped, stamp))
    left = hit.amount - stopped
    return (replace(hit, amount=left),) if left else ()


def more_tokens(table: Match, making: Making) -> Iterator[Found]:
    """Yield what makes more of tokens, for their controller."""
    for handle, slug, seat, word in replacers(table):
        if isinstance(word, MoreTokens) and seat == making.seat:
            yield Found(f"change:{slug}.{handle}", slug, _more(word))


def _more(word: MoreTokens) -> Callable[[Match, Part], Parts]:
    def more(table: Match, part: Part) -> Parts:
        assert isinstance(part, Making)
        return (replace(part, number=part.number * word.times + word.more),)

    return more
