"""The homes of clauses in the code: rules, definitions, and what formats change."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

import gorin.games
import gorin.kernel
from gorin.content.clauses.once import Once
from gorin.kernel.cards import Script
from gorin.kernel.rule import Rule, Rulebook

ROOT = Path(gorin.games.__path__[0]).parent.parent


class Home(Struct, frozen=True):
    """A place in the code that a clause is at home in; `file` is relative to the sources.

    `kind` is "rule" for what formats may replace, else "definition".
    """

    kind: str
    name: str
    file: str
    line: int
    says: str


class Change(Struct, frozen=True):
    """A format's change to the rule of a clause, and the clause that says so."""

    format: str
    clause: str
    rule: str
    file: str
    line: int


def modules() -> Iterator[ModuleType]:
    """Yield all modules of the kernel and of the games."""
    for package in (gorin.kernel, gorin.games):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(info.name)


@Once
def rulebooks() -> tuple[Rulebook, ...]:
    """Return the rulebooks of the formats of all games, each once.

    A game may hold others, such as a series of its levels; their formats are built of its own.
    """
    games = {info.name.replace("_", "-") for info in pkgutil.iter_modules(gorin.games.__path__)}
    values = (value for module in modules() for value in vars(module).values())
    books = (value for value in values if isinstance(value, Rulebook) and value.game.id in games)
    return tuple({book.name: book for book in books}.values())


@Once
def find_homes() -> dict[str, tuple[Home, ...]]:
    """Return the homes of each clause: there should be one."""
    by_clause: dict[str, dict[Home, None]] = {}
    for module in modules():
        for clauses, home in _homes_in(module):
            for clause in clauses:
                by_clause.setdefault(clause, {})[home] = None
    for rulebook in rulebooks():
        for change in rulebook.changes:
            home_of_change = home_of(change.impl, "change")
            if change.clause not in change.rule.clauses:
                by_clause.setdefault(change.clause, {})[home_of_change] = None
    return {clause: tuple(homes) for clause, homes in by_clause.items()}


def homes_elsewhere(rulebook: Rulebook) -> dict[str, tuple[Home, ...]]:
    """Return the homes of each clause in the package of a game that lies elsewhere.

    What happens by a clause is a home too: such a game has no register that asks for a rule. The
    files are named from the top of their package on, and nothing says where that lies.
    """
    package = type(rulebook.game).__module__.rpartition(".")[0]
    within = [name for name in sorted(sys.modules) if name.startswith(f"{package}.")]
    elsewhere: dict[str, dict[Home, None]] = {}
    for module in (sys.modules[name] for name in within):
        for clauses, home in (*_homes_in(module), *_happenings(module)):
            file = f"{module.__name__.replace('.', '/')}.py"
            for clause in clauses:
                elsewhere.setdefault(clause, {})[replace(home, file=file)] = None
    for change in rulebook.changes:
        home_of_change = home_of(change.impl, "change")
        file = f"{change.impl.__module__.replace('.', '/')}.py"
        elsewhere.setdefault(change.clause, {})[replace(home_of_change, file=file)] = None
    return {clause: tuple(homes) for clause, homes in elsewhere.items()}


def _happenings(module: ModuleType) -> Iterator[tuple[tuple[str, ...], Home]]:
    """Yield the classes whose values carry a clause of their own, such as events."""
    for value in vars(module).values():
        if not (isinstance(value, type) and issubclass(value, Struct)):
            continue
        clause = next((one.default for one in fields(value) if one.name == "clause"), "")
        if value.__module__ == module.__name__ and isinstance(clause, str) and clause:
            yield (clause,), home_of(value, "definition")


def _homes_in(module: ModuleType) -> Iterator[tuple[tuple[str, ...], Home]]:
    for value in vars(module).values():
        if isinstance(value, Rule):
            yield value.clauses, home_of(value.default, "rule")
        elif isinstance(value, Script):
            if value.make.__module__ == module.__name__:
                yield from _definitions(value.make)
        elif getattr(value, "__module__", "") == module.__name__:
            yield from _definitions(value)


def _definitions(value: object) -> Iterator[tuple[tuple[str, ...], Home]]:
    own = vars(value) if isinstance(value, type | FunctionType) else {}
    clauses: tuple[str, ...] = own.get("__clauses__", ())
    if clauses:
        yield clauses, home_of(value, "definition")
    if isinstance(value, type):
        for part in own.values():
            inner = part.fget if isinstance(part, property) else part
            if isinstance(inner, FunctionType) and inner.__module__ == value.__module__:
                yield from _definitions(inner)


def home_of(value: Any, kind: str) -> Home:
    """Return where a function or a class is defined and what its docstring says first."""
    inner = inspect.unwrap(value)
    says = (inspect.getdoc(inner) or "").partition("\n\n")[0].replace("\n", " ")
    file, line = place_of(inner)
    return Home(kind, f"{inner.__module__}.{inner.__qualname__}", file, line, says)


def place_of(value: Callable[..., Any] | type) -> tuple[str, int]:
    """Return the file, relative to the sources, and the line where something is defined."""
    if isinstance(value, FunctionType):
        return _relative(value.__code__.co_filename), value.__code__.co_firstlineno
    file = inspect.getsourcefile(value) or ""
    return _relative(file), _class_line(file, value.__name__)


def script_place(slug: str) -> tuple[str, int] | None:
    """Return where a card's script is, or None if it has none."""
    script = _scripts().get(slug)
    return None if script is None else place_of(script.make)


@Once
def _scripts() -> Mapping[str, Script]:
    """Return the scripts of all cards by slug."""
    values = [value for module in modules() for value in vars(module).values()]
    return {value.slug: value for value in reversed(values) if isinstance(value, Script)}


@cache
def _source(file: str) -> str:
    return Path(file).read_text(encoding="utf-8")


def _class_line(file: str, name: str) -> int:
    """Return the line of a class; looking it up as text spares parsing the module."""
    match = re.search(rf"^class {name}\b", _source(file), re.MULTILINE) if file else None
    return _source(file).count("\n", 0, match.start()) + 1 if match else 0


def _relative(file: str) -> str:
    path = Path(file)
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else file


def changes() -> dict[str, tuple[Change, ...]]:
    """Return what formats change of each clause's rule."""
    by_clause: dict[str, tuple[Change, ...]] = {}
    for rulebook in rulebooks():
        for change in rulebook.changes:
            file, line = place_of(inspect.unwrap(change.impl))
            entry = Change(rulebook.name, change.clause, change.rule.__name__, file, line)
            for clause in change.rule.clauses:
                by_clause[clause] = (*by_clause.get(clause, ()), entry)
    return by_clause
