"""Compares what Gorin says with what was printed: no ten words of it may stand in both.

`python -m scripts.wording [FOLDER]` takes every message of every catalogue, clauses and their
titles among them, and the texts of all cards as they are read aloud, in all languages, and looks
for runs of ten words in the cards, rulings and rule books of a folder of sources, by default the
folder `shared` beside the working copy. Names of cards, keywords and figures are left out on both
sides: they are what they are. A run is told with the message and the source. Without the folder
there is nothing to compare, and that is said.
"""

from __future__ import annotations

import gzip
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from gorin.content.boxes import boxes
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.text.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT.parent / "shared"
CATALOGUES = ROOT / "src" / "gorin" / "text"
RUN = 10
"""The length of a run in words."""
LETTERS = 20
"""The length of a run in letters, where words are not set apart."""
WORDS = """
action reaction interrupt forced limited restricted covert pride sincerity courtesy ancestral
rally support disguised composure dire eminent corrupted unique dynasty conflict open political
battle ranged cavalry duelist flying trample haste vigilance lifelink deathtouch reach menace
"""
KEYWORDS = frozenset(WORDS.split())
Names = Mapping[str, tuple[tuple[str, ...], ...]]
"""Names by their first word, the longest first."""
NO_NAMES: Names = {}
_WORD = re.compile(r"[^\W\d_]+", re.UNICODE)
_WIDE = re.compile("[\u3400-\u9fff]")
_TAGS = re.compile(r"<[^>]*>|\[[^\]]*\]|\{[^}]*\}")


class Said(Struct, frozen=True):
    """Something that Gorin says: where, and what."""

    place: str
    text: str


class Shared(Struct, frozen=True):
    """A run that stands in both."""

    place: str
    source: str
    run: str


# -- words ---------------------------------------------------------------------------------


def split(text: str) -> list[str]:
    """Return all words of a text as they stand there, but without marks above letters."""
    plain = unicodedata.normalize("NFKD", _TAGS.sub(" ", text))
    plain = "".join(each for each in plain if not unicodedata.combining(each))
    parts: list[str] = []
    for word in _WORD.findall(re.sub("['\u2019]", "", plain)):
        parts += list(word) if _WIDE.search(word) else [word]
    return parts


def words(text: str, names: Names = NO_NAMES) -> list[str]:
    """Return the words of a text that count: without names, keywords, figures and tags."""
    spelled = split(text)
    folded = [word.casefold() for word in spelled]
    counted: list[str] = []
    at = 0
    while at < len(folded):
        size = _named(spelled, folded, at, names)
        if not size and folded[at] not in KEYWORDS:
            counted.append(folded[at])
        at += size or 1
    return counted


def _named(spelled: list[str], folded: list[str], at: int, names: Names) -> int:
    """Return how many words from one on are a name; one word alone is one if it begins so."""
    for name in names.get(folded[at], ()):
        size = len(name)
        if tuple(folded[at : at + size]) == name and (size > 1 or spelled[at][0].isupper()):
            return size
    return 0


def index(names: Iterable[str]) -> Names:
    """Return names by their first word."""
    entries: dict[str, set[tuple[str, ...]]] = {}
    for name in names:
        parts = tuple(word.casefold() for word in split(name))
        if parts:
            entries.setdefault(parts[0], set()).add(parts)
    return {word: tuple(sorted(all_, key=len, reverse=True)) for word, all_ in entries.items()}


def runs(words: list[str]) -> Iterator[tuple[str, ...]]:
    """Yield all runs of some words."""
    size = LETTERS if any(_WIDE.match(each) for each in words) else RUN
    for start in range(len(words) - size + 1):
        yield tuple(words[start : start + size])


# -- what Gorin says -----------------------------------------------------------------------


def catalogues(folder: Path = CATALOGUES) -> Iterator[Said]:
    """Yield every message and attribute of every catalogue, without what fills its places."""
    parser = FluentParser(with_spans=False)
    for file in sorted(folder.rglob("*.ftl")):
        for entry in parser.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                place = f"{file.relative_to(folder)}: {entry.id.name}"
                patterns = [entry.value, *(each.value for each in entry.attributes)]
                for pattern in patterns:
                    yield from (Said(place, text) for text in _texts(pattern))


def _texts(pattern: Any) -> Iterator[str]:
    """Yield the texts of a pattern: as it stands, and each of its variants."""
    if pattern is None:
        return
    plain: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            plain.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _texts(variant.value)
    yield " ".join(plain)


def cards() -> Iterator[Said]:
    """Yield the texts of all cards that can be played, as they are read in each language."""
    for box in boxes():
        if box.cards is None:
            continue
        kit, pool = box.cards, box.cards.pool(SHIPPED)
        pages = [
            kit.page_of(SHIPPED, facts) for facts in pool.cards.values() if kit.playable(facts)
        ]
        for language in LANGUAGES:
            reader = reader_for(SHIPPED, language, (), box.id)
            for page in pages:
                text = " ".join(reader.read(line) for line in page.text)
                yield Said(f"{language}: {box.id}: {page.slug}", text)


def names_of(folder: Path) -> Names:
    """Return the names of all cards, those of games that have none here too."""
    kits = [(box.cards, box.cards.pool(SHIPPED)) for box in boxes() if box.cards is not None]
    own = (str(facts.name) for _, pool in kits for facts in pool.cards.values())
    data = (value for file in _files(folder) if file.suffix != ".txt" for value in _data(file))
    printed = (name for value in data for name in _called(value))
    return index((*own, *printed))


def _called(value: Any) -> Iterator[str]:
    """Yield what is named so in plain data."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key in ("name", "title") and isinstance(part, str):
                yield from part.split(" // ")
            else:
                yield from _called(part)
    elif isinstance(value, list):
        for part in value:
            yield from _called(part)


# -- what was printed ----------------------------------------------------------------------


def _files(folder: Path) -> list[Path]:
    files = (file for file in (folder / "data").rglob("*") if file.is_file())
    return sorted(file for file in files if file.name != "README.md")


def sources(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the texts of a folder of sources, each with where it stands."""
    for file in _files(folder):
        for value in _data(file):
            yield from ((f"{file.relative_to(folder)}", text) for text in _strings(value))
    for file in sorted((folder / "seeds").glob("*.txt")):
        yield f"{file.relative_to(folder)}", file.read_text(encoding="utf-8", errors="replace")


def _data(file: Path) -> Iterator[Any]:
    """Yield what a file holds: its text, its lines as data, or its data."""
    data = gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()
    kind = file.name.removesuffix(".gz").rpartition(".")[2]
    if kind == "txt":
        yield data.decode("utf-8", errors="replace")
    elif kind == "jsonl":
        yield from (msgspec.json.decode(line) for line in data.splitlines() if line.strip())
    elif kind == "json":
        yield msgspec.json.decode(data)


def _strings(value: Any) -> Iterator[str]:
    """Yield the texts of plain data that are long enough to hold a run."""
    if isinstance(value, str):
        if len(value) > LETTERS:
            yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, Iterable):
        for part in value:
            yield from _strings(part)


# -- both ----------------------------------------------------------------------------------


def shared(
    said: Iterable[Said],
    printed: Iterable[tuple[str, str]],
    names: Names = NO_NAMES,
) -> Iterator[Shared]:
    """Yield the runs that stand in both, each once."""
    ours: dict[tuple[str, ...], str] = {}
    for each in said:
        for run in runs(words(each.text, names)):
            _ = ours.setdefault(run, each.place)
    for source, text in printed:
        for run in runs(words(text, names)):
            place = ours.pop(run, None)
            if place is not None:
                yield Shared(place, source, " ".join(run))


def main(folder: Path = SOURCES) -> int:
    """Tell all runs that stand in both; return how the program ends."""
    if not (folder / "data").exists():
        print(f"There is nothing to compare with: {folder.name}/data is not here.")
        return 0
    copies = list(shared((*catalogues(), *cards()), sources(folder), names_of(folder)))
    for each in copies:
        print(f"{each.place} · {each.source}: {each.run}")
    print(f"{len(copies)} runs of {RUN} words stand in both.")
    return 1 if copies else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
