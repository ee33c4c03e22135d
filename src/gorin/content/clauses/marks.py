"""The clauses that tests are marked with, read from their source without running it.

A position is a test too: a scenario file among the tests, marked by the clauses in its head.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from gorin.content.reading.files import read_toml
from gorin.kernel.clauses import BadInput

POSITIONS = "games/*/positions/**/*.toml"
"""The places of positions among the tests, one a file."""


def positions_in(tests: Path) -> tuple[Path, ...]:
    """Return the positions among the tests."""
    return tuple(sorted(tests.glob(POSITIONS)))


def clauses_of_position(file: Path) -> tuple[str, ...]:
    """Return the clauses that a position shows.

    A file that cannot be read shows none: its own test says what is wrong with it.
    """
    try:
        named = read_toml(file).get("clauses")
    except BadInput:
        return ()
    if not isinstance(named, list):
        return ()
    return tuple(dict.fromkeys(clause for clause in named if isinstance(clause, str)))


def marks_in(source: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield each clause with the test that is marked with it, as pytest names tests.

    Marks stand over a test or a class, in the list of a parametrization (there, or under a name
    that the module gives it), or in `pytestmark` of a class or a module; those of a class or a
    module count for each test in it.
    """
    module = ast.parse(source)
    yield from _marks(module, name, (), _named_in(module))


def _named_in(module: ast.Module) -> Mapping[str, tuple[str, ...]]:
    """Return the clauses of marks in what a module names, as lists of parametrizations are."""
    clauses: dict[str, tuple[str, ...]] = {}
    for entry in module.body:
        if isinstance(entry, ast.Assign):
            names = [each.id for each in entry.targets if isinstance(each, ast.Name)]
        elif isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            names = [entry.target.id]
        else:
            continue
        value = entry.value
        clauses |= dict.fromkeys(names, () if value is None else _clauses(value, clauses))
    return clauses


def _marks(
    node: ast.Module | ast.ClassDef,
    name: str,
    inherited: tuple[str, ...],
    named: Mapping[str, tuple[str, ...]],
) -> Iterator[tuple[str, str]]:
    for entry in node.body:
        if isinstance(entry, ast.Assign) and _is_pytestmark(entry):
            inherited += _clauses(entry.value, named)
    for entry in node.body:
        if isinstance(entry, ast.ClassDef):
            own = tuple(clause for each in entry.decorator_list for clause in _clauses(each, named))
            yield from _marks(entry, f"{name}::{entry.name}", inherited + own, named)
        elif isinstance(entry, ast.FunctionDef) and entry.name.startswith("test"):
            own = tuple(clause for each in entry.decorator_list for clause in _clauses(each, named))
            for clause in dict.fromkeys(inherited + own):
                yield clause, f"{name}::{entry.name}"


def _is_pytestmark(entry: ast.Assign) -> bool:
    return any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in entry.targets)


def _clauses(node: ast.AST, named: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return the ids in all `pytest.mark.clause(...)` within a piece of code and what it names."""
    return tuple(clause for part in ast.walk(node) for clause in _clauses_of(part, named))


def _clauses_of(node: ast.AST, named: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    if isinstance(node, ast.Name):
        return named.get(node.id, ())
    if not (isinstance(node, ast.Call) and _is_mark(node.func)):
        return ()
    values = (each.value for each in node.args if isinstance(each, ast.Constant))
    return tuple(value for value in values if isinstance(value, str))


def _is_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "clause"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
