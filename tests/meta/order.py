"""Finds places where the order of a set decides something.

Sets of enums, strings and records are ordered by hashes that change from process to process, so
a rule that walks through one plays differently at each replay. Asking a set whether it holds
something is fine; so is sorting it, counting it, or making another set of it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.meta.sources import Module

_MAKERS = {"set", "frozenset"}
_METHODS = {"union", "intersection", "difference", "symmetric_difference"}
_ORDERED = {
    "tuple",
    "list",
    "enumerate",
    "iter",
    "next",
    "zip",
    "map",
    "filter",
    "dict",
    "reversed",
}
_ORDERLESS = {"sorted", "set", "frozenset", "len", "sum", "any", "all", "min", "max"}


def walks_through_sets(module: Module) -> Iterator[str]:
    """Yield every place of a module that depends on the order of a set."""
    for scope in ast.walk(module.tree):
        if isinstance(scope, ast.FunctionDef | ast.Module):
            sets = _known_sets(scope)
            for node in _own(scope):
                if any(_is_set(walked, sets) for walked in _walked(node)):
                    yield f"{module.name}:{node.lineno}: the order of a set decides"


def _own(scope: ast.FunctionDef | ast.Module) -> Iterator[ast.expr | ast.stmt]:
    """Yield the nodes of a scope without those of the functions in it."""
    ahead: list[ast.AST] = list(scope.body)
    orderless: set[ast.AST] = set()
    while ahead:
        node = ahead.pop()
        if isinstance(node, ast.expr | ast.stmt) and node not in orderless:
            yield node
        if isinstance(node, ast.Call) and _called(node) in _ORDERLESS:
            orderless |= {part for part in node.args if isinstance(part, ast.GeneratorExp)}
        ahead += [
            child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.FunctionDef)
        ]


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def _walked(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what a node walks through in order."""
    if isinstance(node, ast.For | ast.YieldFrom):
        yield node.iter if isinstance(node, ast.For) else node.value
    elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        yield from (part.iter for part in node.generators)
    elif isinstance(node, ast.Starred):
        yield node.value
    elif isinstance(node, ast.Call) and (_called(node) in _ORDERED or _called(node) == "join"):
        yield from node.args
    elif isinstance(node, ast.Call) and not node.args and _called(node) == "pop":
        yield node.func.value if isinstance(node.func, ast.Attribute) else node.func


def _known_sets(scope: ast.FunctionDef | ast.Module) -> set[str]:
    """Return the names that hold sets in a scope, as far as it says so itself."""
    known: set[str] = set()
    if isinstance(scope, ast.FunctionDef):
        every = (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs)
        known |= {argument.arg for argument in every if _says_set(argument.annotation)}
    for node in _own(scope):
        if isinstance(node, ast.AnnAssign) and _says_set(node.annotation):
            known.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and _is_set(node.value, known):
            known |= {ast.unparse(target) for target in node.targets}
    return known


def _says_set(annotation: ast.expr | None) -> bool:
    if annotation is None:
        return False
    text = ast.unparse(annotation).strip("'\"")
    return text.startswith(("set[", "frozenset[", "AbstractSet[", "Set[")) or text in _MAKERS


def _is_set(node: ast.expr, known: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Name | ast.Attribute):
        return ast.unparse(node) in known
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
        return _is_set(node.left, known) or _is_set(node.right, known)
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr in _METHODS:
            return _is_set(node.func.value, known)
        return isinstance(node.func, ast.Name) and node.func.id in _MAKERS
    return False
