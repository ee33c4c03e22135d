"""Finds forgotten `yield from`: plays that are made and never run.

A function annotated `Play[...]` returns a generator: calling it does nothing. Its result has to
be run (`yield from`), handed on (`return`, an argument) or kept under a name that is. Type
checkers find some of the slips; this finds those where the generator stands as a value: a bare
expression, a condition, an operand.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from msgspec import Struct, field
from tests.meta.sources import Module


class Plays(Struct):
    """Which functions return plays: by module and name, and methods by name.

    A method's name is in `methods` only if every class that has one means a play by it.
    """

    functions: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    methods: set[str] = field(default_factory=set[str])


def find_plays(modules: Iterable[Module]) -> Plays:
    """Return the functions and methods that return plays."""
    plays = Plays()
    others: set[str] = set()
    for module in modules:
        top = set(module.tree.body)
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.FunctionDef):
                continue
            if node in top:
                if _is_play(node):
                    plays.functions.add((module.name, node.name))
            elif _is_play(node):
                plays.methods.add(node.name)
            else:
                others.add(node.name)
    plays.methods -= others
    return plays


def _is_play(node: ast.FunctionDef) -> bool:
    return node.returns is not None and any(
        isinstance(part, ast.Subscript)
        and isinstance(part.value, ast.Name)
        and part.value.id == "Play"
        for part in ast.walk(node.returns)
    )


def forgotten(module: Module, plays: Plays) -> Iterator[str]:
    """Yield every call of a play in a module whose result is not run or handed on."""
    names = _names(module)
    parents = {
        child: parent for parent in ast.walk(module.tree) for child in ast.iter_child_nodes(parent)
    }
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and _calls_play(node.func, module, names, plays):
            wrong = _misuse(node, parents)
            if wrong:
                yield f"{module.name}:{node.lineno}: {ast.unparse(node.func)}() {wrong}"


def _names(module: Module) -> dict[str, str]:
    """Return what imported names stand for, as dotted names."""
    found: dict[str, str] = {}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                found[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return found


def _calls_play(called: ast.expr, module: Module, names: dict[str, str], plays: Plays) -> bool:
    if isinstance(called, ast.Name):
        full = names.get(called.id, f"{module.name}.{called.id}")
        place, _, name = full.rpartition(".")
        return (place, name) in plays.functions
    if isinstance(called, ast.Attribute):
        if isinstance(called.value, ast.Name) and called.value.id in names:
            return (names[called.value.id], called.attr) in plays.functions
        return called.attr in plays.methods
    return False


def _misuse(node: ast.expr, parents: dict[ast.AST, ast.AST]) -> str:
    """Return what is wrong with where a play stands, or an empty text."""
    parent = parents[node]
    if isinstance(parent, ast.YieldFrom | ast.Return | ast.Lambda | ast.keyword | ast.Starred):
        return ""
    if isinstance(parent, ast.Call) and node in parent.args:
        return ""
    if isinstance(parent, ast.IfExp) and node is not parent.test:
        return _misuse(parent, parents)
    if isinstance(parent, ast.Assign | ast.AnnAssign | ast.NamedExpr):
        return _unused(parent, parents)
    if isinstance(parent, ast.Expr):
        return "is made and dropped"
    return "stands for a value"


def _unused(
    assigned: ast.Assign | ast.AnnAssign | ast.NamedExpr, parents: dict[ast.AST, ast.AST]
) -> str:
    """Return what is wrong with a play kept under a name: nobody runs it or hands it on."""
    targets = assigned.targets if isinstance(assigned, ast.Assign) else [assigned.target]
    function: ast.AST = assigned
    while not isinstance(function, ast.FunctionDef | ast.Module):
        function = parents[function]
    for target in targets:
        if not isinstance(target, ast.Name):
            continue
        for use in ast.walk(function):
            if (
                isinstance(use, ast.Name)
                and use.id == target.id
                and isinstance(use.ctx, ast.Load)
                and _hands_on(use, parents)
            ):
                return ""
        return f"is kept as {target.id} and never run"
    return ""


def _hands_on(use: ast.expr, parents: dict[ast.AST, ast.AST]) -> bool:
    parent = parents[use]
    if isinstance(parent, ast.IfExp) and use is not parent.test:
        return _hands_on(parent, parents)
    if isinstance(parent, ast.Attribute):  # the kernel drives plays itself
        return parent.attr == "send"
    return isinstance(parent, ast.YieldFrom | ast.Return | ast.Call | ast.keyword)
