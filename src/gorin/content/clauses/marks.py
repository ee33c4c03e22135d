"""The clauses that tests are marked with, read from their source without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def marks_in(source: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield each clause with the test that is marked with it, as pytest names tests.

    Marks stand over a test or a class, in the list of a parametrization, or in `pytestmark`
    of a class or a module; those of a class or a module count for each test in it.
    """
    yield from _marks(ast.parse(source), name, ())


def _marks(
    node: ast.Module | ast.ClassDef, name: str, inherited: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    for entry in node.body:
        if isinstance(entry, ast.Assign) and _is_pytestmark(entry):
            inherited += _clauses(entry.value)
    for entry in node.body:
        if isinstance(entry, ast.ClassDef):
            own = tuple(clause for each in entry.decorator_list for clause in _clauses(each))
            yield from _marks(entry, f"{name}::{entry.name}", inherited + own)
        elif isinstance(entry, ast.FunctionDef) and entry.name.startswith("test"):
            own = tuple(clause for each in entry.decorator_list for clause in _clauses(each))
            for clause in dict.fromkeys(inherited + own):
                yield clause, f"{name}::{entry.name}"


def _is_pytestmark(entry: ast.Assign) -> bool:
    return any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in entry.targets)


def _clauses(node: ast.AST) -> tuple[str, ...]:
    """Return the ids in all `pytest.mark.clause(...)` within a piece of code."""
    return tuple(
        argument.value
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and _is_mark(call.func)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def _is_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "clause"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
