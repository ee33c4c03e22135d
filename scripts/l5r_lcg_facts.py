"""Writes the facts of the cards of the L5R LCG from a compilation of them: one file for each pack.

`python -m scripts.l5r_lcg_facts FOLDER` reads `cards.json`, `packs.json` and `pack_cards.json` of
the folder and writes `src/gorin/data/l5r-lcg/cards`. Names and figures are taken, nothing else: no
printed text, no flavour, no pictures. Of the text it is only kept whether there is any at all.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from gorin.games.l5r_lcg.facts import CLANS, DASH, NEUTRAL, Facts

TARGET = Path(__file__).parents[1] / "src/gorin/data/l5r-lcg/cards"
VARIABLE = "X"
LONGEST = 3
"""The fewest digits of a number in a pack; some have a letter behind them."""
LETTERS = "ABC"
LATEST = "9"
"""The place of a pack whose day nobody knows: behind the others."""
OUTER = re.compile(r"(?:Cannot|cannot) be (?:a|the) stronghold province")
"""The words by which a province says that it never lies under a stronghold."""
FIGURES = {
    "cost": ("cost",),
    "military": ("military", "military_bonus"),
    "political": ("political", "political_bonus"),
    "strength": ("strength", "strength_bonus"),
}
"""Figures of ours, and what the compilation calls them."""
WITH_SKILLS = ("character", "warlord")
WITH_COST = ("character", "event", "attachment")
Row = Mapping[str, Any]


def _read(folder: Path, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = msgspec.json.decode((folder / name).read_bytes())
    return rows


def _text(row: Row, name: str) -> str | None:
    return next((row[column] for column in FIGURES[name] if row[column] is not None), None)


def _figure(row: Row, name: str) -> int:
    """Return a figure; what is not a number counts as the rules count it."""
    said = _text(row, name)
    if said is not None and said.lstrip("+-").isdecimal():
        return int(said)
    needed = WITH_COST if name == "cost" else WITH_SKILLS
    has_dash = name != "strength" and row["type"] in needed and said != VARIABLE
    return DASH if has_dash else 0


def _variables(row: Row) -> tuple[str, ...]:
    """Return the figures that are printed as a letter: the card says what they are."""
    return tuple(name for name in FIGURES if VARIABLE in (_text(row, name) or ""))


def _version(row: Row) -> str:
    return str(row["name_extra"] or "").strip("()").casefold()


def _title(row: Row) -> str:
    """Return the slug that all versions of a title share."""
    version = _version(row)
    return str(row["id"]).removesuffix(f"-{version}") if version else str(row["id"])


def _only(row: Row) -> tuple[str, ...]:
    """Return the clans that may have a card, where its figures do not tell."""
    allowed: list[str] = row["allowed_clans"]
    own = row["clan"] == NEUTRAL or row["influence_cost"] is not None
    return tuple(allowed) if own and 0 < len(allowed) < len(CLANS) else ()


def _name(row: Row) -> str:
    version = _version(row)
    return f"{row['name']} ({version})" if version else str(row["name"])


def facts_of(row: Row, place: Row, code: str) -> Facts:
    """Return the facts of a card.

    Args:
        row: the card in the compilation.
        place: where it was printed.
        code: the code of that pack.
    """
    influence = row["influence_cost"]
    return Facts(
        slug=row["id"],
        name=_name(row),
        clan=row["clan"],
        kind=row["type"],
        side=row["side"],
        number=f"{code}-{place['position'].zfill(LONGEST)}",
        pack=place["pack_id"],
        quantity=place["quantity"],
        title=_title(row) if _title(row) != row["id"] else "",
        version=_version(row),
        cost=_figure(row, "cost"),
        military=_figure(row, "military"),
        political=_figure(row, "political"),
        glory=row["glory"] or 0,
        unique=row["unicity"],
        traits=tuple(row["traits"]),
        strength=_figure(row, "strength"),
        influence=DASH if influence is None else influence,
        pool=row["influence_pool"] or 0,
        honor=row["honor"] or 0,
        fate=row["fate"] or 0,
        elements=tuple(row["element"]),
        role=row["role_restriction"] or "",
        limit=row["deck_limit"],
        only=_only(row),
        outer=bool(OUTER.search(row["text"] or "")),
        variables=_variables(row),
        plain=not (row["text"] or "").strip(),
    )


def files(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the names and texts of the files, from the compilation in a folder."""
    cards = {row["id"]: row for row in _read(folder, "cards.json")}
    printed = _read(folder, "pack_cards.json")
    packs = _read(folder, "packs.json")
    packs.sort(key=lambda pack: (pack["released_at"] or LATEST, pack["id"]))
    for number, pack in enumerate(packs, 1):
        places = [row for row in printed if row["pack_id"] == pack["id"]]
        places.sort(key=lambda row: (int(row["position"].rstrip(LETTERS)), row["position"]))
        about = {
            "id": pack["id"],
            "name": pack["name"],
            "code": pack["ffg_id"],
            "released": pack["released_at"] or "",
        }
        head = msgspec.json.encode(about).decode()[:-1]
        facts = (facts_of(cards[row["card_id"]], row, pack["ffg_id"]) for row in places)
        body = ",\n".join(msgspec.json.encode(each).decode() for each in facts)
        yield f"{number:02}-{pack['id']}.json", f'{head},"cards":[\n{body}\n]}}\n'


def main(folder: str) -> None:
    """Write all files anew."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.json"):
        old.unlink()
    for name, text in files(Path(folder)):
        _ = (TARGET / name).write_text(text)


if __name__ == "__main__":
    main(sys.argv[1])
