"""Decks of L5R LCG: their sections, what the formats say of them, and what a seat plays with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box.box import Decks
from gorin.content.box.decks import chosen_sheet
from gorin.content.box.wishes import DEFAULT, Deck, Wishes
from gorin.content.cards.names import folded_print
from gorin.content.decks import sheets
from gorin.content.decks.deck_files import read_deck
from gorin.content.decks.judging import Judged
from gorin.content.decks.outline import COUNTED, FORMS, LISTED, ONE, Group, Outline, Section
from gorin.content.decks.sheets import Known, Sheet, card_named, line_of
from gorin.content.l5r_lcg.options import list_of, sideboard_check
from gorin.content.l5r_lcg.pool import FOLDER, GAME, CardPool, is_playable, packs, pool_in, shipped
from gorin.content.reading.files import read_text
from gorin.games.l5r_lcg.facts import CLANS, Facts
from gorin.games.l5r_lcg.formats.card_lists import card_list
from gorin.games.l5r_lcg.formats.construction import (
    CONFLICT,
    DRAFT,
    DYNASTY,
    ELEMENTS,
    PROVINCES,
    ROLE,
    SIDEBOARD,
    STRONGHOLD,
    Brought,
    Construction,
    SkirmishConstruction,
    bought,
    clan_of,
    faults,
)
from gorin.games.l5r_lcg.state import SeatDeck
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, card_name, say

RULES: Mapping[str, Construction] = {
    "skirmish": SkirmishConstruction(),
    "stronghold": Construction(),
    "enlightenment": Construction(),
}
"""The demands of each format on decks."""
DEFAULT_FORMAT = "skirmish"
KNOWN = "known"
ORDER = ("crane", "lion", "crab", "dragon", "phoenix", "scorpion", "unicorn")
"""The clans that seats play, in their order, if nobody chooses decks."""
FOLDER_OF = {"skirmish": "skirmish", "stronghold": "stronghold", "enlightenment": "stronghold"}
"""The folder of each format, with which the ids of its ready decks begin."""


def _is(side: str, *kinds: str) -> Callable[[Any], bool]:
    def holds(card: Facts) -> bool:
        return card.side == side and (not kinds or card.kind in kinds) and card.pack != DRAFT

    return holds


def _may_be_swapped_in(card: Any) -> bool:
    return _is(DYNASTY)(card) or _is(CONFLICT)(card)


def _kind(kind: str) -> Callable[[Any], bool]:
    return lambda card: card is not None and card.kind == kind


def _is_pack(card: Facts, asked: str) -> bool:
    """Return whether a text names the pack of a card: by its name or its id."""
    pack = packs()[card.pack]
    return asked in (folded_print(pack.name), folded_print(pack.id), folded_print(pack.code))


def _about(deck: sheets.Deck, cards: Mapping[str, Facts]) -> dict[str, str]:
    """Return what sites of decks say of a deck: its format and its clans."""
    bundle = brought(deck, cards)
    clan = clan_of(bundle)
    others = {card.clan for card, _ in bought(bundle, clan)}
    about = {"format": "standard" if deck.section(STRONGHOLD) else "skirmish"}
    if clan:
        about["primary_clan"] = clan
    if len(others) == 1:
        about["secondary_clan"] = next(iter(others))
    return about


def _clan_said(deck: sheets.Deck, cards: Mapping[str, Facts]) -> str:
    """Return the clan that a deck names if its cards alone would make it one of another."""
    if deck.section(STRONGHOLD):
        return ""
    plain = clan_of(brought(replace(deck, clan=""), cards))
    return "" if deck.clan == plain else deck.clan


GROUPS = (
    Group(("Characters",), _kind("character")),
    Group(("Holdings",), _kind("holding")),
    Group(("Attachments",), _kind("attachment")),
    Group(("Events",), _kind("event")),
)

OUTLINE = Outline(
    game=GAME,
    title="Legend of the Five Rings: The Card Game",
    clause="LCG-S2.9",
    set_of=lambda card: packs()[card.pack].name,
    lists_sets=True,
    is_set=_is_pack,
    clans=CLANS,
    clan_said=_clan_said,
    forms=FORMS,
    about=_about,
    sections=(
        Section(
            id=STRONGHOLD,
            title=f"lcg-section-{STRONGHOLD}",
            headings=("Stronghold",),
            holds=_is("province", "stronghold"),
            style=ONE,
            most=1,
            clause="LCG-S2.1",
        ),
        Section(
            id=ROLE,
            title=f"lcg-section-{ROLE}",
            headings=("Role",),
            holds=_is("role", "role"),
            style=ONE,
            most=1,
            clause="LCG-S2.2",
        ),
        Section(
            id=PROVINCES,
            title=f"lcg-section-{PROVINCES}",
            headings=("Provinces", "Province cards"),
            holds=_is("province", "province"),
            style=LISTED,
            most=5,
            copies=1,
            clause="LCG-S2.11",
        ),
        Section(
            id=DYNASTY,
            title=f"lcg-section-{DYNASTY}",
            headings=("Dynasty deck", "Dynasty", "Dynasty cards"),
            holds=_is("dynasty"),
            style=COUNTED,
            most=RULES["stronghold"].most,
            copies=RULES["stronghold"].copies,
            clause="LCG-S2.3",
            groups=GROUPS,
        ),
        Section(
            id=CONFLICT,
            title=f"lcg-section-{CONFLICT}",
            headings=("Conflict deck", "Conflict", "Conflict cards"),
            holds=_is("conflict"),
            style=COUNTED,
            most=RULES["stronghold"].most,
            copies=RULES["stronghold"].copies,
            clause="LCG-S2.5",
            groups=GROUPS,
        ),
        Section(
            id=SIDEBOARD,
            title=f"lcg-section-{SIDEBOARD}",
            headings=("Sideboard",),
            holds=_may_be_swapped_in,
            style=COUNTED,
            most=RULES["skirmish"].sideboard,
            clause="SKI-2.8",
            by_heading=True,
            aside=True,
        ),
    ),
)
"""The outline of decks; which of its bounds hold is for the formats to say."""


@cache
def _outlines() -> Mapping[str, Outline]:
    return {format: _outline(rules) for format, rules in RULES.items()}


def _outline(rules: Construction) -> Outline:
    """Return the sections with the bounds that a format gives them."""
    alone = {STRONGHOLD: (1, 1), ROLE: (0, 1), PROVINCES: (5, 5)}

    def bounds(section: Section) -> Section:
        if section.id == SIDEBOARD:
            return replace(section, most=rules.sideboard)
        fewest, most = alone.get(section.id, (rules.fewest, rules.most))
        if section.id in alone and not rules.strongholds:
            fewest = most = 0
        copies = section.copies if section.id in alone else rules.copies
        clause = rules.clause(section.clause)
        return replace(section, fewest=fewest, most=most, copies=copies, clause=clause)

    return replace(OUTLINE, sections=tuple(map(bounds, OUTLINE.sections)))


# -- those that come with the program ------------------------------------------------------


@cache
def names() -> tuple[str, ...]:
    """Return the ids of the decks that come with the program."""
    files = (entry.name for entry in (FOLDER / "decks").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


def text(id: str) -> str:
    """Return the text of the file of a deck that comes with the program."""
    name = f"{id}.toml"
    return read_text(FOLDER / "decks" / name, name)


def _shipped(id: str) -> sheets.Deck:
    return read_deck(text(id), f"{id}.toml", OUTLINE, known_in(shipped())).sound()


@cache
def called() -> Mapping[str, str]:
    """Return the names of the decks that come with the program, by id."""
    return {id: _shipped(id).name for id in names()}


def clans(format: str) -> tuple[str, ...]:
    """Return the clans that have a ready deck for a format, in the order in which seats play."""
    listed = (clan for clan in ORDER if f"{FOLDER_OF[format]}-{clan}" in names())
    return tuple(listed)


def usual(wishes: Wishes, seat: int) -> str:
    """Return the id of the deck that a seat plays if nobody chooses one: each its own clan."""
    format = format_of(wishes)
    names_of_clans = clans(format)
    return f"{FOLDER_OF[format]}-{names_of_clans[seat % len(names_of_clans)]}"


@cache
def ready(format: str, clan: str) -> SeatDeck:
    """Return the ready deck of a clan for a format."""
    return seat_deck(entry_of(_shipped(f"{FOLDER_OF[format]}-{clan}"), shipped().cards))


def known_in(pool: CardPool) -> Known:
    """Return the cards that a deck may name."""
    if KNOWN not in pool.readings:
        same: dict[str, tuple[Facts, ...]] = {}
        for card in pool.cards.values():
            if card.title or card.version:
                name = folded_print(card.name.removesuffix(f" ({card.version})"))
                first = pool.cards.get(card.called)
                same[name] = (*same.get(name, () if first is None else (first,)), card)
        pool.readings[KNOWN] = Known(pool.cards, same=same)
    known: Known = pool.readings[KNOWN]
    return known


# -- as the rules see them -----------------------------------------------------------------


def format_of(wishes: Wishes, deck: sheets.Deck | None = None) -> str:
    """Return the format that is asked for; if none is, the one that a deck is built for."""
    return wishes.format or (DEFAULT_FORMAT if deck is None else format_of_deck(deck))


def format_of_deck(deck: sheets.Deck) -> str:
    """Return the format that a deck is built for, as far as it tells."""
    has_home = any(deck.section(name) for name in (STRONGHOLD, PROVINCES, ROLE))
    return "stronghold" if has_home else DEFAULT_FORMAT


def brought(deck: sheets.Deck, cards: Mapping[str, Facts]) -> Brought:
    """Return a deck as the rules judge it; cards that nobody knows are left out."""
    return Brought(
        {
            section.id: tuple(
                (cards[slug], count)
                for slug, count in deck.section(section.id).items()
                if slug in cards
            )
            for section in OUTLINE.sections
        },
        deck.clan,
    )


def judge(sheet: Sheet[sheets.Deck], wishes: Wishes) -> Judged:
    """Return what a format forbids in a deck, by line, and the bounds it has there."""
    format = format_of(wishes, sheet.deck)
    preset = list_of(wishes.options, format)
    cards = pool_in(wishes.library).cards
    check = sideboard_check(wishes.options)
    all_faults = faults(brought(sheet.deck, cards), RULES[format], card_list(format, preset), check)
    wrong = [
        BadInput(fault.reason, place=_place(sheet, fault.reason), clause=fault.clause)
        for fault in all_faults
    ]
    return Judged(tuple(sorted(wrong, key=line_of)), _outlines()[format])


def _place(sheet: Sheet[Any], reason: Message) -> str:
    card = card_named(reason)
    return sheet.name if card is None else sheet.place(card)


def unplayable(sheet: Sheet[sheets.Deck], cards: Mapping[str, Facts]) -> Iterator[BadInput]:
    """Yield the cards of a deck that are known but cannot be played yet."""
    named = dict.fromkeys(slug for each in sheet.deck.sections.values() for slug in each)
    for slug in named:
        if slug in cards and not is_playable(cards[slug]):
            message = say("lcg-deck-unplayable", card=card_name(slug))
            yield BadInput(message, place=sheet.place(slug))


def sound(wishes: Wishes, seat: int) -> sheets.Deck:
    """Return the deck that a seat plays.

    Raises:
        BadInput: all that is wrong with its lines, or else all that the rules forbid, and all its
            cards that cannot be played.
    """
    chosen = wishes.deck(seat)
    deck = Deck(usual(wishes, seat)) if chosen == DEFAULT else chosen
    sheet = chosen_sheet(DECKS, wishes.library, deck, files=wishes.files)
    read = sheet.sound()
    cards = pool_in(wishes.library).cards
    asked = replace(wishes, format=format_of(wishes))  # at a table a deck does not choose it
    wrong = [*judge(sheet, asked).violations, *unplayable(sheet, cards)]
    if wrong:
        raise BadInput.together(sorted(wrong, key=line_of))
    return read


def check(wishes: Wishes, seat: int, deck: Deck) -> str:
    """Check that a deck may be played at a seat; return what it is called.

    Raises:
        BadInput: all that is wrong with it.
    """
    chosen = (*[DEFAULT] * seat, deck)
    sheet = sound(replace(wishes, decks=chosen), seat)
    return deck.deck or sheet.name


# -- as a match begins with them -----------------------------------------------------------


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deck of a seat as a journal keeps it: its cards by their slugs, and how many of each."""

    clan: str
    dynasty: dict[str, int]
    conflict: dict[str, int]
    stronghold: str = ""
    role: str = ""
    provinces: tuple[str, ...] = ()


def entry_of(deck: sheets.Deck, cards: Mapping[str, Facts]) -> Entry:
    """Return a deck without faults as a journal keeps it."""
    return Entry(
        clan=clan_of(brought(deck, cards)),
        dynasty=deck.section(DYNASTY),
        conflict=deck.section(CONFLICT),
        stronghold=deck.only(STRONGHOLD),
        role=deck.only(ROLE),
        provinces=tuple(deck.section(PROVINCES)),
    )


def seat_deck(entry: Entry) -> SeatDeck:
    """Return what a seat plays with.

    Raises:
        BadInput: it holds cards that there are not.
    """
    cards = shipped().cards
    counted = (*entry.dynasty, *entry.conflict)
    unknown = [
        slug
        for slug in (*counted, *entry.provinces, entry.stronghold, entry.role)
        if slug and slug not in cards
    ]
    if unknown:
        raise BadInput.together([BadInput(say("deck-unknown-card", card=slug)) for slug in unknown])

    def copies(counts: Mapping[str, int]) -> tuple[Facts, ...]:
        return tuple(cards[slug] for slug, count in counts.items() for _ in range(count))

    provinces = [cards[slug] for slug in entry.provinces]
    provinces.sort(key=lambda card: ELEMENTS.index(card.elements[0]))
    return SeatDeck(
        clan=entry.clan,
        dynasty=copies(entry.dynasty),
        conflict=copies(entry.conflict),
        stronghold=cards.get(entry.stronghold),
        role=cards.get(entry.role),
        provinces=tuple(provinces),
    )


def line(deck: sheets.Deck) -> Message | None:
    """Return of which clan a deck is, with its stronghold and its role if it has them."""
    cards = shipped().cards
    clan = clan_of(brought(deck, cards))
    if not clan:
        return None
    home, role = cards.get(deck.only(STRONGHOLD)), cards.get(deck.only(ROLE))
    called = say(f"lcg-clan-{clan}")
    if home is None:
        return called
    if role is None:
        return say("lcg-deck-line", clan=called, home=home.name)
    return say("lcg-deck-line-role", clan=called, home=home.name, role=role.name)


DECKS = Decks(
    names=names,
    called=called,
    usual=usual,
    check=check,
    outline=OUTLINE,
    text=text,
    known=lambda library: known_in(pool_in(library)),
    judge=judge,
    line=line,
)
