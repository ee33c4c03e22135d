"""Decks of Tomb Raider judged: in a match on the level, in the format and variant, they are for.

A deck that is not finished is judged like any other: what is missing is among its faults.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box.wishes import Wishes
from gorin.content.decks import sheets
from gorin.content.decks.judging import Judged
from gorin.content.decks.outline import Outline
from gorin.content.decks.sheets import Sheet, line_of, read_as
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.decks import CARDS, OUTLINE, Deck, raid_of, violations
from gorin.content.tomb_raider.goals import aimed
from gorin.content.tomb_raider.options import find, level_of, options_of
from gorin.content.tomb_raider.pool import CardPool, pool_in, shipped
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.setup import SeatSetup, Setup, draw_deck_size
from gorin.kernel.clauses import BadInput

MOST_SEATS = 20
"""The most seats that a level is for; a wish for more is judged as one for these."""


class Setting(Struct, frozen=True):
    """A match in which a deck would be played, and what is wrong with wanting that match."""

    level: Level
    variant: str | None
    seats: int
    numbers: Numbers
    faults: tuple[BadInput, ...] = ()


def setting_of(wishes: Wishes) -> Setting:
    """Return the match that a deck is built for: with all seats of the level if none are named.

    Raises:
        BadInput: there is no such format or level, or the text of the level is none.
    """
    options = options_of(wishes)
    numbers = find(wishes.format).rulebook.numbers
    assert isinstance(numbers, Numbers), wishes.format
    level = level_of(wishes)
    played = options.variant or (level.variants[0].id if level.variants else None)
    faults: tuple[BadInput, ...] = ()
    try:
        level = aimed(level, played, wishes.format, options.points)
    except BadInput as error:
        faults = error.all
    form = level.variant(played) or level
    count = wishes.seats or form.players.max
    return Setting(level, played, min(count, MOST_SEATS), numbers, faults)


def judge(sheet: Sheet[sheets.Deck], wishes: Wishes) -> Judged:
    """Return what the rules forbid in a deck for what is asked, and the bounds it has there.

    Raises:
        BadInput: there is no such format or level.
    """
    setting = setting_of(wishes)
    pool = pool_in(wishes.library)
    forbidden = forbidden_in(pool, read_as(sheet, raid_of(sheet.deck)), setting)
    alone = setting.seats == 1 and setting.level.solo is not None
    total = draw_deck_size(sheet.deck.section(CARDS), pool.cards, obstacles_apart=alone)
    return Judged(forbidden, _outline(setting.numbers, total))


def _outline(numbers: Numbers, total: int) -> Outline:
    """Return the sections of a deck with a number of draw cards."""
    copies = numbers.large_copies if total >= numbers.large_deck else numbers.small_copies
    sections = (
        replace(each, fewest=numbers.deck_minimum, copies=copies) if each.id == CARDS else each
        for each in OUTLINE.sections
    )
    return replace(OUTLINE, sections=tuple(sections))


def forbidden_in(pool: CardPool, sheet: Sheet[Deck], setting: Setting) -> tuple[BadInput, ...]:
    """Return all that the rules forbid in a deck, by line, the match it is for included."""
    faults = violations(sheet, setup_for(pool, sheet.deck, setting), setting.numbers)
    return (*setting.faults, *sorted(faults, key=line_of))


def setup_for(pool: CardPool, deck: Deck, setting: Setting) -> Setup:
    """Return a match in which a deck plays the first seat, against starters."""
    own = tomb_raider.seat_with(deck)
    first = SeatSetup(own.raider, own.deck, starter=own.starter, locations=own.locations)
    rivals = _rivals()
    rest = (rivals[seat % len(rivals)] for seat in range(1, setting.seats))
    return Setup(setting.level, setting.variant, (first, *rest), pool.cards)


@cache
def _rivals() -> tuple[SeatSetup, ...]:
    """Return seats that play starters: the same cards whatever an owner entered of them."""
    decks = (tomb_raider.load_deck(shipped(), name) for name in tomb_raider.STARTERS)
    return tuple(SeatSetup(deck.raider, deck.cards, starter=True) for deck in decks)
