"""Deck files of any game, written: TOML, plain lists and the forms of LackeyCCG."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any
from xml.sax.saxutils import escape

from gorin.content.cards.names import Printed
from gorin.content.decks.json_lists import CARDS, CLAN
from gorin.content.decks.outline import (
    COUNTED,
    DEK,
    JSON,
    LACKEY,
    LIST,
    LISTED,
    ONE,
    TOML,
    Outline,
    Section,
)
from gorin.content.decks.sheets import Deck, Known, canonical, sheet_of, without
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

Cards = Mapping[str, Printed]


def export_deck(deck: Deck, form: str, outline: Outline, known: Known) -> str:
    """Return a deck, finished or not, as the text of a file.

    Raises:
        BadInput: there is no such form, or all cards of the deck that nobody knows.
    """
    if form not in outline.forms:
        raise BadInput(say("cards-bad-format", asked=form, known=outline.forms), place="format")
    faults = without(sheet_of(deck, outline, known).faults, outline)
    if faults:
        raise BadInput.together(faults)
    return write_deck(deck, form, outline, known.cards)


def write_deck(deck: Deck, form: str, outline: Outline, cards: Cards) -> str:
    """Return a deck, all of whose cards are known, as the text of a file.

    Args:
        deck: the deck.
        form: one of `FORMS`.
        outline: what decks of the game are like.
        cards: the cards by slug.
    """
    writers = {TOML: _toml, LIST: _list, LACKEY: _lackey, DEK: _dek, JSON: _json}
    return writers[form](canonical(deck, outline, cards), outline, cards)


# -- ours ----------------------------------------------------------------------------------


def _toml(deck: Deck, outline: Outline, cards: Cards) -> str:
    lines = [f"name = {_quoted(deck.name)}"]
    if outline.says_game:
        lines.append(f"game = {_quoted(outline.game)}")
    if deck.description:
        lines.append(f"description = {_quoted(deck.description)}")
    if deck.clan:
        lines.append(f"clan = {_quoted(deck.clan)}")
    for style in (ONE, LISTED, COUNTED):
        for section in outline.sections:
            if section.style == style:
                lines += _toml_section(section, deck.section(section.id))
    return "\n".join(lines) + "\n"


def _toml_section(section: Section, counts: Mapping[str, int]) -> Iterator[str]:
    if section.style == COUNTED:
        yield from ("", f"[{section.id}]", *(f"{slug} = {n}" for slug, n in counts.items()))
    elif section.style == LISTED and counts:
        named = (slug for slug, count in counts.items() for _ in range(count))
        yield from (f"{section.id} = [", *(f"    {_quoted(slug)}," for slug in named), "]")
    elif section.style == ONE and (counts or section.fewest):
        yield f"{section.id} = {_quoted(next(iter(counts), ''))}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


# -- lists ---------------------------------------------------------------------------------


def parts_of(
    section: Section, counts: Mapping[str, int], cards: Cards
) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the headings and cards of a section as lists divide it."""
    left = dict(counts)
    for group in section.groups:
        part = {slug: left.pop(slug) for slug in tuple(left) if group.holds(cards.get(slug))}
        if part:
            yield group.headings[0], part
    if left:
        yield section.headings[0], left


def _about(deck: Deck, outline: Outline, before: str) -> Iterator[str]:
    yield f"{before}Name: {deck.name}"
    if outline.says_game:
        yield f"{before}Game: {outline.game}"
    if deck.description:
        yield f"{before}Description: {deck.description}"
    if deck.clan:
        yield f"{before}Clan: {deck.clan}"


def _list(deck: Deck, outline: Outline, cards: Cards) -> str:
    lines = [*_about(deck, outline, "")]
    for section in outline.sections:
        for heading, counts in parts_of(section, deck.section(section.id), cards):
            lines += ["", f"{heading} ({sum(counts.values())}):"]
            lines += (_line(cards[slug], count, outline) for slug, count in counts.items())
    return "\n".join(lines) + "\n"


def _line(card: Printed, count: int, outline: Outline) -> str:
    if outline.lists_sets:
        return f"{count}x {card.name} ({outline.set_of(card)})"
    return f"{count} {card.name} ({card.number})" if card.number else f"{count} {card.name}"


def _lackey(deck: Deck, outline: Outline, cards: Cards) -> str:
    lines = [*_about(deck, outline, "// ")]
    for place, section in enumerate(outline.sections):
        counts = deck.section(section.id)
        if place and counts:
            lines.append(f"{section.headings[0]}:")
        lines += (f"{count}\t{cards[slug].name}" for slug, count in counts.items())
    return "\n".join(lines) + "\n"


def _dek(deck: Deck, outline: Outline, cards: Cards) -> str:
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<deck version="0.8">', "  <meta>"]
    lines += [
        f"    <title>{escape(deck.name)}</title>",
        f"    <game>{escape(outline.title)}</game>",
    ]
    lines.append(f"    <note>{escape(deck.description)}</note>")
    if deck.clan:
        lines.append(f"    <clan>{escape(deck.clan)}</clan>")
    lines.append("  </meta>")
    for place, section in enumerate(outline.sections):
        counts = deck.section(section.id)
        if place and not counts:
            continue
        lines.append(f'  <superzone name="{section.headings[0]}">')
        for slug, count in counts.items():
            lines += [f"    <card>{_element(cards[slug], outline)}</card>"] * count
        lines.append("  </superzone>")
    return "\n".join((*lines, "</deck>")) + "\n"


def _json(deck: Deck, outline: Outline, cards: Cards) -> str:
    """Write a deck as sites of decks do; where a card belongs follows from what it is.

    What lies beside a deck has an object of its own.
    """
    within = [deck.section(each.id) for each in outline.sections if not each.aside]
    counts = {slug: n for each in within for slug, n in each.items()}
    beside = {each.id: deck.section(each.id) for each in outline.sections if each.aside}
    about = {"name": deck.name, **({"description": deck.description} if deck.description else {})}
    if outline.says_game:
        about["game"] = outline.game
    if deck.clan:
        about[CLAN] = deck.clan
    data: dict[str, Any] = {**about, **outline.about(deck, cards), CARDS: counts}
    data |= {id: held for id, held in beside.items() if held}
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _element(card: Printed, outline: Outline) -> str:
    number, set = escape(card.number), outline.set_of(card)
    name = f'<name id="{number}">{escape(card.name)}</name>'
    return f"{name}<set>{escape(set)}</set>" if set else name
