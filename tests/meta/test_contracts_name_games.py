"""The import contracts name every game: what serves any of them names none."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from configparser import ConfigParser
from pkgutil import iter_modules

from tests.meta.sources import ROOT

from gorin import bots, games
from gorin.content.box.box import Box
from gorin.content.boxes import LISTED

FORBIDDEN = ("importlinter:contract:plug", "forbidden_modules")


def packages() -> Iterator[str]:
    """Yield the packages of all games: their rules, their bots, the content around their boxes."""
    for home in (games, bots):
        for found in iter_modules(home.__path__, f"{home.__name__}."):
            if found.ispkg:
                yield found.name
    for box in LISTED:
        yield next(_homes(box))


def _homes(box: Box) -> Iterator[str]:
    """Yield the package whose module `box` declares a box."""
    for name, module in tuple(sys.modules.items()):
        home, _, last = name.rpartition(".")
        if last == "box" and any(each is box for each in vars(module).values()):
            yield home


def unnamed(contracts: str, wanted: Iterable[str]) -> list[str]:
    """Return the packages that the contract does not keep the house from."""
    read = ConfigParser()
    read.read_string(contracts)
    return sorted(set(wanted) - set(read.get(*FORBIDDEN).split()))


def test_the_house_is_kept_from_every_game() -> None:
    contracts = (ROOT / ".importlinter").read_text(encoding="utf-8")
    assert unnamed(contracts, packages()) == []


def test_a_game_that_is_not_named_is_found() -> None:
    contracts = (ROOT / ".importlinter").read_text(encoding="utf-8")
    assert "gorin.games.tomb_raider" in set(packages())
    assert "gorin.content.tomb_raider" in set(packages())
    without = contracts.replace("    gorin.content.tomb_raider\n", "")
    assert unnamed(without, packages()) == ["gorin.content.tomb_raider"]
    assert unnamed(contracts, ["gorin.games.go"]) == ["gorin.games.go"]
