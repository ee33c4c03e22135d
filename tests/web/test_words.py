from __future__ import annotations

import ast
from pathlib import Path

import gorin.web
from gorin.text.catalogue import load_catalogue
from gorin.text.language import LANGUAGES

FOLDER = Path(gorin.web.__path__[0])
FILES = (*sorted(FOLDER.glob("*.py")), FOLDER.parent / "cli" / "serve.py")


def said(file: Path) -> set[str]:
    """Return the ids of the messages that a module says."""
    return {
        node.args[0].value
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "say"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def test_all_that_the_server_says_is_in_every_language() -> None:
    ids = set().union(*map(said, FILES))
    assert len(ids) > 30
    for language in LANGUAGES:
        catalogue = load_catalogue(language)
        assert not {id for id in ids if not catalogue.has(id)}


def test_nothing_in_the_catalogue_of_the_server_is_said_by_nobody() -> None:
    ids = set().union(*map(said, FILES))
    texts = "".join(file.read_text("utf-8") for file in FILES)
    own = (FOLDER.parent / "text" / "en" / "web.ftl").read_text("utf-8")
    for line in own.splitlines():
        id = line.partition(" = ")[0]
        if id.startswith(("web-", "serve-")):
            assert id in ids or f'"{id}"' in texts, id
