"""Every message that the code of the kernel, the games and the content names is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.text.said import GAME, faults_of, game_of

import gorin
from gorin.text.language import LANGUAGES

SOURCE = Path(gorin.__file__).parent


class Saying(NamedTuple):
    """A message id in the code, and the arguments beside it (None: not to be seen there).

    `game` is the one whose code says it, empty for the house.
    """

    game: str
    place: str
    id: str
    given: tuple[str, ...] | None


ID_ARGUMENT = {"say": 0, "refuse": 1, "fault": 1, "Message": 0, "Prompt": 2, "MatchEnded": 1}
PACKAGES = ("kernel", "games", "content")


def sayings() -> Iterator[Saying]:
    """Yield the message ids written as such in kernel, games and content."""
    for package in PACKAGES:
        for path in sorted((SOURCE / package).rglob("*.py")):
            game = game_of(path.relative_to(SOURCE))
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call):
                    yield from said_by(node, game, f"{path.name}:{node.lineno}")


def said_by(call: ast.Call, game: str, place: str) -> Iterator[Saying]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    name = call.func.id if isinstance(call.func, ast.Name) else name
    if name == "ValueError" and call.args:
        id = literal(call.args[0])
        if id.startswith("answer-"):
            yield Saying(game, place, id, ("answer",))
    where = ID_ARGUMENT.get(name)
    if where is None or len(call.args) <= where:
        return
    id = literal(call.args[where])
    if id:
        names = [keyword.arg for keyword in call.keywords]
        known = name in ("say", "refuse", "fault") and None not in names
        given = tuple(given for given in names if given is not None)
        yield Saying(game, place, id, given if known else None)


def literal(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def test_every_message_that_the_code_names_exists() -> None:
    found = list(sayings())
    faults = [
        f"{saying.place}: {fault}"
        for saying in found
        for fault in faults_of(saying.id, saying.given, saying.game)
    ]
    assert faults == []
    assert {
        ("", "refused-not-asked"),
        ("", "answer-not-plain"),
        ("", "journal-edited"),
        (GAME, "deck-too-small"),
    } < {(saying.game, saying.id) for saying in found}


def test_a_game_is_asked_for_its_own_messages() -> None:
    assert list(faults_of("level-bad-size", None, GAME)) == []
    assert len(list(faults_of("level-bad-size", None, ""))) == len(LANGUAGES)
    assert game_of(Path("games/tomb_raider/phases/moving.py")) == GAME
    assert game_of(Path("content/desk/matches.py")) == ""
