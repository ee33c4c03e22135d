"""Layers: what permanents are under all continuous effects (CR 613)."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from gorin.games.magic.cards import CARDS
from gorin.games.magic.facts import BASICS
from gorin.games.magic.state import EMPTY, NOBODY, Change, Match, Permanent, State
from gorin.games.magic.words import (
    NOTHING,
    Amount,
    Behaviour,
    Counters,
    ManaValue,
    Static,
    Things,
    Times,
)
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.timing.boards import Board, Boards
from gorin.timing.lasting import Lasting


class Characteristics(Struct, gc=False):
    """What a permanent is. `able` says whether it has the abilities that are printed on it."""

    slug: str
    seat: Seat
    kinds: tuple[str, ...]
    subtypes: tuple[str, ...]
    colours: str
    keywords: tuple[str, ...]
    power: int
    toughness: int
    legendary: bool
    mana: str
    value: int
    able: bool = True

    def is_a(self, kind: str) -> bool:
        """Return whether it is of a type."""
        return kind in self.kinds

    def has(self, keyword: str) -> bool:
        """Return whether it has a keyword."""
        return keyword in self.keywords


class Row(Struct, frozen=True):
    """A continuous effect as it acts now: of a permanent, or (`holds`) of one that lasts.

    Attributes:
        stamp: its timestamp.
        source: the permanent that it is of, EMPTY if it is of none any more.
        seat: who controls it.
        static: what it does.
        holds: the permanents that it was chosen for; None if it holds whatever fits.
    """

    stamp: int
    source: int
    seat: Seat
    static: Static
    holds: tuple[int, ...] | None = None


Values: TypeAlias = dict[int, Characteristics]


class Acting(Struct, frozen=True):
    """What acts on permanents: the effects, and what all are under them, if there are any."""

    rows: tuple[Row, ...] = ()
    values: Mapping[int, Characteristics] | None = None


MagicBoard: TypeAlias = Board[Permanent, Acting, Characteristics]


@cache
def printed(title: int, seat: Seat) -> Characteristics:
    """Return what is printed on a title, for one who controls it. Nobody changes it."""
    facts = CARDS[title]
    return Characteristics(
        facts.slug,
        seat,
        facts.kinds,
        facts.subtypes,
        facts.colours,
        facts.keywords,
        facts.power,
        facts.toughness,
        facts.legendary,
        facts.mana,
        facts.value,
    )


def behaviour(table: Match, slug: str) -> Behaviour:
    """Return what a card does."""
    found: Behaviour = table.rulebook.scripts.get(slug, NOTHING)
    return found


# -- fitting a description -------------------------------------------------------------------------


def fits(
    state: State, things: Things, handle: int, one: Characteristics, source: int, you: Seat
) -> bool:
    """Return whether a permanent, as far as it is worked out, fits a description."""
    return (
        _fits_what(things, one)
        and _fits_whose(things, one, you)
        and (not things.which or _fits_which(state, things.which, handle, source))
        and (not things.combat or _fits_combat(state, things.combat, handle, you))
    )


def _fits_what(things: Things, one: Characteristics) -> bool:
    if things.kinds and not any(kind in one.kinds for kind in things.kinds):
        return False
    if things.subtypes and not any(each in one.subtypes for each in things.subtypes):
        return False
    if things.colours and not any(each in one.colours for each in things.colours):
        return False
    return not any(each in one.keywords or each in one.kinds for each in things.without)


def _fits_whose(things: Things, one: Characteristics, you: Seat) -> bool:
    return not things.whose or (one.seat == you) == (things.whose == "you")


def _fits_which(state: State, which: str, handle: int, source: int) -> bool:
    if which == "host":
        return source in state.play and state.play[source].attached == handle
    return (handle == source) == (which == "this")


def _fits_combat(state: State, combat: str, handle: int, you: Seat) -> bool:
    found = state.play[handle]
    if combat == "blocking":
        return found.blocking != EMPTY
    return found.attacking == you if combat == "attacking you" else found.attacking != NOBODY


# -- collecting ------------------------------------------------------------------------------------


def _things(table: Match) -> Mapping[int, Permanent]:
    return table.state.play


def _beside(table: Match) -> object:
    return table.state.lasting


def _speaks(table: Match, found: Permanent) -> bool:
    return bool(behaviour(table, CARDS[found.title].slug).always)


def same(old: Permanent, new: Permanent) -> bool:
    """Return whether two records of a permanent are the same for what it is."""
    return (
        old.born == new.born
        and old.base == new.base
        and old.title == new.title
        and old.stamp == new.stamp
        and old.attached == new.attached
        and old.counters == new.counters
        and old.attacking == new.attacking
        and old.blocking == new.blocking
    )


def _collect(table: Match, things: Mapping[int, Permanent]) -> tuple[Acting, Mapping[int, object]]:
    rows = tuple(sorted(_rows(table, things), key=_stamp))
    if not rows:
        return Acting(), {}
    return Acting(rows, characteristics(table, rows)), {}


def _rows(table: Match, things: Mapping[int, Permanent]) -> Iterator[Row]:
    for handle, found in things.items():
        for static in behaviour(table, CARDS[found.title].slug).always:
            yield Row(found.stamp, handle, found.base, static)
    if table.state.lasting:
        handles = {found.born: handle for handle, found in things.items()}
        for effect in table.state.lasting:
            yield _row_of(effect, handles)


def _row_of(effect: Lasting[Change], handles: Mapping[int, int]) -> Row:
    change = effect.what
    static = Static(
        Things(),
        control=change.control != NOBODY,
        keywords=change.keywords,
        power=change.power,
        toughness=change.toughness,
    )
    holds = tuple(handles[born] for born in effect.holds or () if born in handles)
    seat = effect.seat if change.control == NOBODY else change.control
    return Row(effect.stamp, EMPTY, seat, static, holds)


def _stamp(row: Row) -> int:
    return row.stamp


def _value(
    table: Match, handle: int, found: Permanent, acting: Acting, own: object
) -> Characteristics:
    return _base(found) if acting.values is None else acting.values[handle]


def _base(found: Permanent) -> Characteristics:
    """Return a permanent under no effect but its own counters."""
    one = printed(found.title, found.base)
    more = found.count("+1/+1")
    if more:
        one = copy.copy(one)
        one.power += more
        one.toughness += more
    return one


def _counts(acting: Acting, own: object) -> bool:
    return bool(acting.rows)


BOARDS: Boards[Match, Permanent, Acting, Characteristics] = Boards(
    "magic-board", _things, _beside, _speaks, _collect, _value, _counts, same
)


def board(table: Match) -> MagicBoard:
    """Return what all permanents are at the moment."""
    return BOARDS.of(table)


def now(table: Match, handle: int) -> Characteristics:
    """Return what a permanent is at the moment."""
    return BOARDS.of(table).values[handle]


# -- the layers ------------------------------------------------------------------------------------

LAYERS = ("2", "4", "5", "6", "7a", "7b", "7c", "7d")
EARLY = ("2", "4", "5", "6")
"""The layers in which one effect can depend on another one."""


def _acts(static: Static, layer: str) -> bool:
    acts = {
        "2": static.control,
        "4": bool(static.kinds or static.subtypes),
        "5": bool(static.becomes),
        "6": bool(static.keywords or static.loses),
        "7a": static.defines is not None,
        "7b": static.base is not None,
        "7c": static.power != 0 or static.toughness != 0,
        "7d": static.switches,
    }
    return acts[layer]


class Work:
    """The layers of one board while they are worked through.

    Attributes:
        values: what permanents are as far as the layers have come.
        begun: the permanents that an effect has begun to hold: it keeps them through all later
            layers, even if the ability that it comes from is lost meanwhile (CR 613.6).
    """

    def __init__(self, table: Match, rows: tuple[Row, ...]) -> None:
        self.table = table
        self.state = table.state
        self.rows = rows
        self.values: Values = {
            handle: copy.copy(printed(found.title, found.base))
            for handle, found in self.state.play.items()
        }
        self.begun: dict[int, tuple[int, ...]] = {}

    def held(self, number: int) -> tuple[int, ...]:
        """Return the permanents that an effect holds."""
        begun = self.begun.get(number)
        if begun is not None:
            return begun
        row = self.rows[number]
        if row.holds is not None:
            return row.holds
        if not self.values[row.source].able:
            return ()
        you = self.values[row.source].seat
        return tuple(
            handle
            for handle in self._where(row)
            if fits(self.state, row.static.things, handle, self.values[handle], row.source, you)
        )

    def _where(self, row: Row) -> tuple[int, ...]:
        which = row.static.things.which
        if which == "this":
            return (row.source,)
        if which == "host":
            host = self.state.play[row.source].attached
            return (host,) if host in self.values else ()
        return tuple(self.values)

    def apply(self, layer: str, number: int) -> None:
        """Apply an effect in a layer."""
        row = self.rows[number]
        held = self.held(number)
        self.begun[number] = held
        you = row.seat if row.source == EMPTY else self.values[row.source].seat
        for handle in held:
            self._change(layer, row, handle, you)

    def _change(self, layer: str, row: Row, handle: int, you: Seat) -> None:
        one, static = self.values[handle], row.static
        if layer == "2":
            one.seat = you
        elif layer == "4":
            self._change_types(static, one)
        elif layer == "5":
            one.colours = static.becomes
        elif layer == "6":
            if static.loses:
                one.keywords, one.able, one.mana = (), False, ""
            one.keywords = (*one.keywords, *(k for k in static.keywords if k not in one.keywords))
        else:
            self._change_size(layer, row, handle, you)

    def _change_types(self, static: Static, one: Characteristics) -> None:
        one.kinds = (*one.kinds, *(kind for kind in static.kinds if kind not in one.kinds))
        if static.subtypes:
            # A land that becomes a basic type loses its abilities and taps for that mana (305.7).
            one.subtypes, one.able, one.keywords = static.subtypes, False, ()
            one.mana = "".join(BASICS.get(each, "") for each in static.subtypes)

    def _change_size(self, layer: str, row: Row, handle: int, you: Seat) -> None:
        one, static = self.values[handle], row.static
        if layer == "7a" and static.defines is not None:
            one.power = one.toughness = self.number(static.defines, row, handle, you)
        elif layer == "7b" and static.base is not None:
            one.power, one.toughness = (self.number(each, row, handle, you) for each in static.base)
        elif layer == "7c":
            one.power += self.number(static.power, row, handle, you)
            one.toughness += self.number(static.toughness, row, handle, you)
        elif layer == "7d":
            one.power, one.toughness = one.toughness, one.power

    def number(self, amount: Amount, row: Row, handle: int, you: Seat) -> int:
        """Return an amount."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, Counters):
            return self.state.play[row.source].count(amount.counter)
        if isinstance(amount, ManaValue):
            return self.values[handle].value
        if isinstance(amount, Times):
            return amount.each * sum(
                fits(self.state, amount.things, each, one, row.source, you)
                for each, one in self.values.items()
            )
        raise TypeError(amount)

    def fork(self) -> Work:
        """Return a copy, to try what an effect would change."""
        twin = copy.copy(self)
        twin.values = {handle: copy.copy(one) for handle, one in self.values.items()}
        twin.begun = dict(self.begun)
        return twin


@rule("CR-613.1", "CR-613.3", "CR-613.4", "CR-613.6", "CR-305.6", "CR-611.3a")
def characteristics(table: Match, rows: tuple[Row, ...]) -> Values:
    """Apply effects layer by layer; in one layer in the order of their timestamps (CR 613.7)."""
    work = Work(table, rows)
    for layer in LAYERS:
        waiting = [number for number, row in enumerate(rows) if _acts(row.static, layer)]
        while waiting:
            number = next_in(table, work, layer, tuple(waiting))
            waiting.remove(number)
            work.apply(layer, number)
        if layer == "7c":
            _add_counters(work)
    return work.values


def _add_counters(work: Work) -> None:
    for handle, found in work.state.play.items():
        more = found.count("+1/+1")
        if more:
            work.values[handle].power += more
            work.values[handle].toughness += more


@rule("CR-613.7", "CR-613.8")
def next_in(table: Match, work: Work, layer: str, waiting: tuple[int, ...]) -> int:
    """Return the effect that is applied next: the earliest one that depends on no other.

    One depends on another if that one would change whether it is there, or what it holds. If all
    depend on each other, timestamps alone count (CR 613.8b).
    """
    if len(waiting) == 1 or layer not in EARLY or not _may_depend(work, layer, waiting):
        return waiting[0]
    free = (
        number
        for number in waiting
        if not any(_depends(work, layer, number, other) for other in waiting if other != number)
    )
    return next(free, waiting[0])


def _may_depend(work: Work, layer: str, waiting: tuple[int, ...]) -> bool:
    """Return whether any effect that waits changes what another one may ask for: a quick look."""
    if layer in ("2", "5"):
        asks = [work.rows[number].static.things for number in waiting]
        return any(things.whose if layer == "2" else things.colours for things in asks)
    if layer == "4":
        return True
    return any(work.rows[number].static.loses for number in waiting) or any(
        work.rows[number].static.things.without for number in waiting
    )


def _depends(work: Work, layer: str, number: int, other: int) -> bool:
    twin = work.fork()
    before = twin.held(number)
    twin.apply(layer, other)
    return twin.held(number) != before
