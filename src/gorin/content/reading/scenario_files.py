"""Finding scenario files: those that come with the program, and those that people name."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from gorin.content.reading.files import DATA, is_folder, is_there, read_toml
from gorin.content.reading.unknown import unknown
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

SUFFIX = ".toml"


@cache
def shipped() -> tuple[tuple[str, Traversable], ...]:
    """Return the scenarios that come with the program: names like "game/scenario", and files."""
    games = sorted(entry.name for entry in DATA.iterdir() if entry.is_dir())
    folders = ((game, DATA / game / "scenarios") for game in games)
    return tuple(
        (f"{game}/{file.name.removesuffix(SUFFIX)}", file)
        for game, folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(SUFFIX)
    )


def find_files(paths: Iterable[Path]) -> tuple[tuple[str, Path | Traversable], ...]:
    """Return the scenario files that paths name: files, folders with all they hold, or names.

    A name is that of a shipped scenario, such as "tomb-raider/pit-trap", or its last part.

    Raises:
        BadInput: a path is nothing of these, or a folder holds no scenario.
    """
    files: dict[str, Path | Traversable] = {}
    faults: list[BadInput] = []
    for path in paths:
        try:
            files |= _files_at(path)
        except BadInput as fault:
            faults.append(fault)
    if faults:
        raise BadInput.together(faults)
    return tuple(files.items())


def _files_at(path: Path) -> dict[str, Path | Traversable]:
    if is_folder(path):
        inside = {str(file): file for file in sorted(path.rglob("*" + SUFFIX))}
        if not inside:
            raise BadInput(say("scenario-none-found"), place=str(path))
        return dict(inside)
    if is_there(path) or path.suffix == SUFFIX:
        return {str(path): path}
    asked = path.as_posix()
    names = dict(shipped())
    for name, file in names.items():
        if asked in (name, name.rpartition("/")[2]):
            return {name: file}
    last = (name.rpartition("/")[2] for name in names)
    near = get_close_matches(asked, [*names, *last])
    raise BadInput(unknown("scenario-unknown", near, asked=asked), place=asked)


def game_named(file: Path | Traversable) -> str:
    """Return the game that a scenario file names, whatever else is wrong with it; or nothing."""
    try:
        game = read_toml(file).get("game")
    except BadInput:
        return ""
    return game if isinstance(game, str) else ""
