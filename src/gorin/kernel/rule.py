"""Rules: named, clause-tagged functions that a format may replace, and rulebooks of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from types import FunctionType
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from gorin.kernel.game import Game

P = ParamSpec("P")
R = TypeVar("R")
A = TypeVar("A")
B = TypeVar("B")
G = TypeVar("G", bound="HasOverrides")


class HasOverrides(Protocol):
    """A table, which every rule receives first, as rules know it: it says what replaces them."""

    @property
    def overrides(self) -> Mapping[Rule[Any, Any, Any], Callable[..., Any]]: ...


class Rule(Generic[G, P, R]):
    """A rule of a game. Calling it runs what the table's rulebook says it is."""

    def __init__(self, clauses: tuple[str, ...], default: Callable[Concatenate[G, P], R]) -> None:
        self.clauses = clauses
        self.default = default
        self.__doc__ = default.__doc__
        self.__name__ = default.__name__
        self.__module__ = default.__module__

    def __call__(self, table: G, /, *args: P.args, **kwargs: P.kwargs) -> R:
        impl: Callable[Concatenate[G, P], R] = table.overrides.get(self, self.default)
        return impl(table, *args, **kwargs)

    def becomes(self, impl: Callable[Concatenate[G, P], R], *, clause: str) -> Override:
        """Say that a format replaces this rule; the signature must stay the same."""
        return Override(clause, self, impl, wraps=False)

    def wrapped(
        self,
        impl: Callable[Concatenate[Callable[Concatenate[G, P], R], G, P], R],
        *,
        clause: str,
    ) -> Override:
        """Say that a format adds to this rule: `impl` first receives what stood before."""
        return Override(clause, self, impl, wraps=True)

    def __repr__(self) -> str:
        return f"<Rule {self.__name__} [{', '.join(self.clauses)}]>"


class _OfTable(Rule[G, [], R]):
    """A rule that receives the table alone."""

    def __call__(self, table: G, /) -> R:
        impl: Callable[[G], R] = table.overrides.get(self, self.default)
        return impl(table)


class _OfOne(Rule[G, [A], R], Generic[G, A, R]):
    """A rule that receives one thing beside the table."""

    def __call__(self, table: G, one: A, /) -> R:
        impl: Callable[[G, A], R] = table.overrides.get(self, self.default)
        return impl(table, one)


class _OfTwo(Rule[G, [A, B], R], Generic[G, A, B, R]):
    """A rule that receives two things beside the table."""

    def __call__(self, table: G, one: A, other: B, /) -> R:
        impl: Callable[[G, A, B], R] = table.overrides.get(self, self.default)
        return impl(table, one, other)


QUICK: Mapping[int, type[Rule[Any, Any, Any]]] = {1: _OfTable, 2: _OfOne, 3: _OfTwo}
"""Most rules receive few things: calling them so takes half the time of handing on any number.

Measured on whole games, with and without in turns: without these kinds random play takes 7 to
8 % longer, and games of heuristic bots, which think more than they play, up to 4 %. One kind
for any number of positional things would lose half of that.
"""


def _kind_of(default: FunctionType) -> type[Rule[Any, Any, Any]]:
    """Return the kind of rule by what the function receives."""
    code = default.__code__
    plain = not (default.__defaults__ or code.co_kwonlyargcount or code.co_flags & STARRED)
    return QUICK.get(code.co_argcount, Rule) if plain else Rule


STARRED = 0x04 | 0x08
"""The flags by which Python marks functions that take any number of arguments."""


def rule(*clauses: str) -> Callable[[Callable[Concatenate[G, P], R]], Rule[G, P, R]]:
    """Mark a function as the home of one clause, or of a few that are one rule together."""

    def wrap(default: Callable[Concatenate[G, P], R]) -> Rule[G, P, R]:
        assert isinstance(default, FunctionType), default
        return _kind_of(default)(clauses, default)

    return wrap


@dataclass(frozen=True, slots=True)
class Override:
    """One rule a format replaces or wraps, and the clause that says so."""

    clause: str
    rule: Rule[Any, Any, Any]
    impl: Callable[..., Any]
    wraps: bool


class Conflict(Exception):
    """Two amendments replace the same rule and neither says that it wraps the other."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules in force: a base game's numbers and steps plus what a format replaces.

    `steps` names the rules that play the round, one entry per step; `overrides` and `changes`
    are what `amended` fills. `scripts` holds what cards do, by card slug: a base game has
    none, its formats bring them. Two rulebooks with the same `name` and `version` play alike; of
    games that the register of versions lists, the number there counts and not this one.
    """

    game: Game[Any, Any]
    name: str
    version: str
    numbers: Any
    steps: Mapping[str, Callable[..., Any]]
    overrides: Mapping[Rule[Any, Any, Any], Callable[..., Any]] = field(
        default_factory=dict[Rule[Any, Any, Any], Callable[..., Any]]
    )
    changes: tuple[Override, ...] = ()
    scripts: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def amended(
        self,
        name: str,
        *changes: Override,
        numbers: Any = None,
        steps: Mapping[str, Callable[..., Any]] | None = None,
        scripts: Mapping[str, Any] | None = None,
    ) -> Rulebook:
        """Return this rulebook with rules replaced, steps added and numbers changed.

        Raises:
            Conflict: a rule would be replaced twice without wrapping.
        """
        overrides = dict(self.overrides)
        for change in changes:
            if change.wraps:
                inner = overrides.get(change.rule, change.rule.default)
                overrides[change.rule] = partial(change.impl, inner)
            elif change.rule in overrides:
                raise Conflict(f"{name}: {change.rule!r} is replaced already")
            else:
                overrides[change.rule] = change.impl
        return replace(
            self,
            name=name,
            numbers=self.numbers if numbers is None else numbers,
            steps={**self.steps, **(steps or {})},
            overrides=overrides,
            changes=self.changes + changes,
            scripts={**self.scripts, **(scripts or {})},
        )
