from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from tests.meta.forgotten import find_plays, forgotten
from tests.meta.order import walks_through_sets
from tests.meta.sources import Module, module_of, modules, pure_modules

DATA_MODULES = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "hmac",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "re",
    "types",
    "typing",
    "gorin",
}
"""What kernel and games may import: data and functions, no world outside."""

# -- imports -------------------------------------------------------------------------------


def imports(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "a relative import"]
        else:
            continue
        for name in names:
            if name.partition(".")[0] not in DATA_MODULES:
                yield f"{module.name}:{node.lineno}: imports {name}"


def test_kernel_and_games_import_only_data_modules() -> None:
    assert [wrong for module in pure_modules() for wrong in imports(module)] == []


def test_an_import_of_the_clock_is_caught_even_for_types_only() -> None:
    planted = module_of("if TYPE_CHECKING:\n    from time import struct_time\n")
    assert list(imports(planted)) == ["gorin.games.planted:2: imports time"]


# -- what is in the air --------------------------------------------------------------------

DOORS = (
    "gorin.content.cards.pool",
    "gorin.content.desk.cards",
    "gorin.cli.judge",
)
"""What may name the shipped cards: where they are declared, and doors of programs."""


def ambient(module: Module) -> Iterator[str]:
    """Yield what a module takes out of the air, in place of being given it."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Attribute):
            names = [node.attr]
        else:
            continue
        found = {"contextvars", "ContextVar", "SHIPPED"}.intersection(names)
        if "SHIPPED" in found and module.name in DOORS:
            found.remove("SHIPPED")
        for name in sorted(found):
            yield f"{module.name}:{node.lineno}: {name}"


def test_nothing_is_taken_out_of_the_air() -> None:
    assert [wrong for module in modules() for wrong in ambient(module)] == []


@pytest.mark.parametrize(
    "text",
    [
        "from contextvars import copy_context",
        "import contextvars",
        "from gorin.content.cards.pool import SHIPPED, Library",
        "from gorin.content.cards import pool\ncards = pool.SHIPPED",
    ],
)
def test_what_is_in_the_air_is_caught(text: str) -> None:
    assert len(list(ambient(module_of(text)))) == 1


# -- deep copies ---------------------------------------------------------------------------


def deep_copies(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        named = isinstance(node, ast.Attribute) and node.attr == "deepcopy"
        imported = isinstance(node, ast.ImportFrom) and "deepcopy" in [a.name for a in node.names]
        if isinstance(node, ast.Attribute | ast.ImportFrom) and (named or imported):
            yield f"{module.name}:{node.lineno}: deep copy"


def test_nothing_is_copied_deeply() -> None:
    assert [wrong for module in modules() for wrong in deep_copies(module)] == []


@pytest.mark.parametrize("text", ["from copy import deepcopy", "import copy\ncopy.deepcopy(x)"])
def test_a_deep_copy_is_caught(text: str) -> None:
    assert len(list(deep_copies(module_of(text)))) == 1


# -- the order of sets ---------------------------------------------------------------------


def test_no_rule_walks_through_a_set() -> None:
    assert [wrong for module in pure_modules() for wrong in walks_through_sets(module)] == []


@pytest.mark.parametrize(
    "text",
    [
        "for seat in {1, 2}: pass",
        "for seat in set(seats): pass",
        "def rule(seats: set[int]) -> None:\n    for seat in seats: pass",
        "def rule(seats: frozenset[int]) -> list[int]:\n    return [s + 1 for s in seats]",
        "def rule():\n    left = {1} | others\n    return tuple(left)",
        "def rule():\n    left = set(a) - set(b)\n    return {seat: 1 for seat in left}",
        "def rule():\n    left: set[int] = fill()\n    yield from left",
        "first = next(iter({1, 2}))",
        "text = ', '.join({name for name in names})",
        "one = {1, 2}.pop()",
        "both = [*{1, 2}]",
    ],
)
def test_a_walk_through_a_set_is_caught(text: str) -> None:
    assert list(walks_through_sets(module_of(text))) != []


@pytest.mark.parametrize(
    "text",
    [
        "def rule(seats: set[int]) -> bool:\n    return 1 in seats",
        "for seat in sorted({1, 2}): pass",
        "def rule(seats: set[int]) -> bool:\n    return any(seat > 1 for seat in seats)",
        "more = {seat + 1 for seat in {1, 2}}",
        "count = len({1, 2})",
        "for seat in {1: 'a'}: pass",
        "one = [1].pop()",
    ],
)
def test_a_use_of_a_set_without_order_is_fine(text: str) -> None:
    assert list(walks_through_sets(module_of(text))) == []


# -- forgotten plays -----------------------------------------------------------------------

PLANTED = """
from gorin.kernel.decision import Play, ask
from gorin.games import phases

class Effect:
    def perform(self, use) -> Play[None]: ...

def bid(table) -> Play[int]: ...
def step(table) -> Play[None] | None: ...
def plain(table) -> int: ...

def rule(table):
"""


def planted(line: str) -> list[str]:
    module = module_of(PLANTED + f"    {line}\n")
    decisions = [kept for kept in modules() if kept.name == "gorin.kernel.decision"]
    return list(forgotten(module, find_plays([*decisions, module])))


def test_every_play_is_run_or_handed_on() -> None:
    plays = find_plays(pure_modules())
    assert len(plays.functions) > 30
    assert [wrong for module in pure_modules() for wrong in forgotten(module, plays)] == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("bid(table)", "bid() is made and dropped"),
        ("effect.perform(use)", "effect.perform() is made and dropped"),
        ("ask(decision)", "ask() is made and dropped"),
        ("x = bid(table)", "bid() is kept as x and never run"),
        ("x = bid(table); y = x + 1", "bid() is kept as x and never run"),
        ("x = bid(table) + 1", "bid() stands for a value"),
        ("\n    if bid(table): pass", "bid() stands for a value"),
        ("\n    while step(table): pass", "step() stands for a value"),
        ("return not bid(table)", "bid() stands for a value"),
        ("return bid(table) > 3", "bid() stands for a value"),
        ("return plain(table) and bid(table)", "bid() stands for a value"),
        ("return 1 if bid(table) else 2", "bid() stands for a value"),
        ("return [bid(table)]", "bid() stands for a value"),
        ("x = {}; x[1] = bid(table); y = bid(table)", "bid() is kept as y and never run"),
    ],
)
def test_a_forgotten_yield_from_is_caught(line: str, told: str) -> None:
    assert [wrong.partition(": ")[2] for wrong in planted(line)] == [told]


@pytest.mark.parametrize(
    "line",
    [
        "x = yield from bid(table)",
        "return bid(table)",
        "return (yield from bid(table)) + 1",
        "play = step(table); yield from play if play is not None else ()",
        "run(bid(table), start=bid(table))",
        "\n    play = step(table)\n    if play is not None: yield from play",
        "return bid(table) if plain(table) else None",
        "later = lambda: bid(table)",
        "return plain(table) + 1",
        "next(bid(table))",
    ],
)
def test_a_play_that_is_run_or_handed_on_is_fine(line: str) -> None:
    assert planted(line) == []


# -- numbers and names of formats ----------------------------------------------------------


def numbers_of(module: Module) -> Iterator[str]:
    """Yield the fields of numbers: the annotated names of a class called Numbers."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef) and node.name == "Numbers":
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    yield field.target.id


def numbers_read(module: Module) -> Iterator[str]:
    """Yield the names of numbers that a module reads: `numbers.x`, `numbers(table).x`."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute):
            holder = node.value.func if isinstance(node.value, ast.Call) else node.value
            name = holder.attr if isinstance(holder, ast.Attribute) else ""
            name = holder.id if isinstance(holder, ast.Name) else name
            if name == "numbers":
                yield node.attr


def unread(modules: tuple[Module, ...]) -> list[str]:
    read = {name for module in modules for name in numbers_read(module)}
    return [name for module in modules for name in numbers_of(module) if name not in read]


def games() -> list[tuple[Module, ...]]:
    """Return the modules of each game."""
    found: dict[str, list[Module]] = {}
    for module in pure_modules():
        parts = module.name.split(".")
        if parts[1] == "games" and len(parts) > 2:
            found.setdefault(parts[2], []).append(module)
    return [tuple(of_one) for of_one in found.values()]


def test_every_number_of_a_game_is_read_by_a_rule() -> None:
    assert [name for game in games() for name in unread(game)] == []


def test_a_number_nobody_reads_is_caught() -> None:
    text = "class Numbers:\n    hand: int = 6\n    dice: int = 2\n\ndef rule(table):\n"
    text += "    return table.rulebook.numbers.hand + other.dice"
    assert unread((module_of(text),)) == ["dice"]


def asks_for_the_format(module: Module) -> Iterator[str]:
    """Yield comparisons with a rulebook or with a name, id or version of one."""
    for node in ast.walk(module.tree):
        compared: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            compared = [node.subject]
        for part in compared:
            text = ast.unparse(part)
            holder, _, last = text.rpartition(".")
            holds = holder.rpartition(".")[2] in ("rulebook", "book", "format", "game")
            if last in ("rulebook", "format") or (holds and last in ("name", "id", "version")):
                yield f"{module.name}:{part.lineno}: {text} is compared"


def test_no_game_asks_which_format_is_played() -> None:
    found = [wrong for game in games() for module in game for wrong in asks_for_the_format(module)]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "if table.rulebook.name == 'tomb-raider/standard': pass",
        "x = table.rulebook is STANDARD",
        "y = format.id in ('skirmish',)",
        "match rulebook.name:\n    case 'a': pass",
    ],
)
def test_a_question_for_the_format_is_caught(text: str) -> None:
    assert len(list(asks_for_the_format(module_of(text)))) == 1
