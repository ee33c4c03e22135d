"""Messages that kept logs may hold: `python -m scripts.told_messages`; `--check` only looks.

A match is kept as it was told, as messages with their arguments, and read in years to come. So a
message that a log or a board may hold is never deleted: what no code says any more is moved to
`retired.ftl`, in all languages. The register lists all such messages there ever were; the command
adds new ones, and takes none out. Which ones they are is said by the beginnings of their ids.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from gorin.content.boxes import LISTED
from gorin.text.catalogue import (
    HOUSE,
    RETIRED,
    GameTexts,
    Source,
    Texts,
    entries_of,
    game_sources,
    house_sources,
)
from gorin.text.language import ENGLISH

REGISTER = Path(__file__).with_name("told-messages.toml")
HEAD = """\
# Messages that kept logs and boards may hold: those of the house, and those of each game.
# `python -m scripts.told_messages` adds new ones; none is ever taken out.
"""
HOUSES = "house"
"""The name under which the register has the messages of the house."""
STEMS: Mapping[str, tuple[str, ...]] = {
    HOUSES: ("seat-", "sentences-"),
    "tomb-raider": (
        *("ability-", "ended-", "level-", "log-", "obstacle-", "round-", "side-", "zone-"),
        *("series-linked", "series-log-", "series-pick-up", "series-timed"),
    ),
    "l5r-lcg": ("lcg-", "log-"),
    "l5r-ccg": ("ccg-", "log-"),
    "l5r-strategic": ("campaign-", "log-", "refused-"),
    "magic": ("log-", "magic-"),
}
"""The beginnings of the ids of messages that logs and boards may hold; of other games its lines."""
OWNERS = (HOUSES, *(box.id for box in LISTED))
UNTOLD = ("cli-", "help", "lessons", "levels", "page", "terminal")
"""The beginnings of the names of files of which no log holds anything but its lines."""
LINE = "log-"
"""The beginning of the ids of lines of logs, wherever they stand."""

Register = dict[str, tuple[str, ...]]


def sources_of(owner: str, texts: Texts = HOUSE) -> list[Source]:
    """Return the English files of the house, or those that say something of a game."""
    house = house_sources(ENGLISH, texts)
    if owner == HOUSES:
        return [source for source in house if source.name.count("/") == 1]
    doors = [source for source in house if source.name.startswith(f"{ENGLISH}/{owner}/")]
    return [*doors, *game_sources(ENGLISH, GameTexts(owner), texts)]


def _ids(sources: Iterable[Source]) -> Iterator[str]:
    for source in sources:
        for id, _ in entries_of(source):
            if not id.startswith("-"):
                yield id


def _file(source: Source) -> str:
    return source.name.rpartition("/")[2]


def told(owner: str, texts: Texts = HOUSE) -> set[str]:
    """Return the messages of today that a log or a board may hold."""
    sources = sources_of(owner, texts)
    said = _ids(one for one in sources if not _file(one).startswith(UNTOLD))
    lines = (id for id in _ids(sources) if id.startswith(LINE))
    return {id for id in (*said, *lines) if id.startswith(STEMS.get(owner, (LINE,)))}


def faults(register: Register, texts: Texts = HOUSE) -> Iterator[str]:
    """Yield each message of the register that is gone, and each that is not in it."""
    for owner in OWNERS:
        listed, sources = {*register.get(owner, ())}, sources_of(owner, texts)
        for id in sorted(listed - {*_ids(sources)}):
            yield f"{owner}: {id} may stand in kept logs: put it into {RETIRED} in all languages"
        for id in sorted(told(owner, texts) - listed):
            yield f"{owner}: {id} is not listed: run `python -m scripts.told_messages`"
        retired = _ids(one for one in sources if _file(one) == RETIRED)
        for id in sorted({*retired} - listed):
            yield f"{owner}: {id} of {RETIRED} was never told: delete it"


def read_register() -> Register:
    """Return what is listed, by game."""
    if not REGISTER.exists():
        return {}
    return msgspec.toml.decode(REGISTER.read_bytes(), type=Register)


def listed_anew(register: Register) -> Register:
    """Return the register with the messages of today; none that was there before is missing."""
    return {owner: tuple(sorted({*register.get(owner, ()), *told(owner)})) for owner in OWNERS}


def written(register: Register) -> str:
    """Return the register as text, a line for each message."""
    parts = [HEAD]
    for owner, ids in register.items():
        lines = "".join(f'    "{id}",\n' for id in ids)
        parts.append(f"\n{owner} = [\n{lines}]\n")
    return "".join(parts)


def main(words: Sequence[str]) -> int:
    """Check the register, or bring it up to date; return the exit code."""
    register = read_register()
    if "--check" in words:
        found = list(faults(register))
        sys.stdout.writelines(f"{fault}\n" for fault in found)
        return 1 if found else 0
    _ = REGISTER.write_text(written(listed_anew(register)), encoding="utf-8")
    return 0


assert {*STEMS} <= {*OWNERS}, "a game that there is not"

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
