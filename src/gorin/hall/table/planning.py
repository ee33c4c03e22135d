"""Planning: what a table is opened with is checked, and a match is set up from it.

What comes from somebody far away never names a file: levels and decks are ids of those that come
with Gorin, or texts. Everything that is wrong is told at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from gorin.content.box.decks import Sections, check, chosen_sheet, has_aside, swapped
from gorin.content.box.format import Played
from gorin.content.box.wishes import DEFAULT, Deck, Plan, Wishes
from gorin.content.boxes import find_box, read_options
from gorin.content.cards.pool import Library
from gorin.content.desk.matches import begin, told_once
from gorin.content.desk.scores import check_games
from gorin.hall.table.people import read_name
from gorin.hall.table.refusing import fault
from gorin.hall.table.terms import Clock, Terms
from gorin.hall.table.updates import DeckPart
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

MOST_SEATS = 61
MOST_PAUSE, LEAST_GRACE, MOST_GRACE, MOST_DELAY = 30, 10, 86_400, 3_600
"""Bounds in seconds: of the pause before a table passes, of grace, of the casters' delay."""

AMOUNTS = {"none": (0, 0), "move": (5, 3_600), "game": (30, 86_400), "day": (1, 30)}
"""The least and the most that a clock of each kind may give: seconds, seconds, days."""
MOST_INCREMENT = 600
KNOWN_DECKS = 64
"""The number of decks whose sections are remembered: a table shows them at every change."""


def check_opening(library: Library, name: str, terms: Terms) -> None:
    """Check the name of a new table's host, and the table's terms.

    Raises:
        BadInput: all that is wrong.
    """
    faults: list[BadInput] = []
    try:
        _ = read_name(name)
    except BadInput as error:
        faults += error.all
    try:
        _ = check_terms(library, terms)
    except BadInput as error:
        faults += error.all
    if faults:
        raise BadInput.together(faults)


def check_terms(library: Library, terms: Terms) -> Played:
    """Check the terms of a new table; return what is played.

    Raises:
        BadInput: all that is wrong.
    """
    faults = list(_term_faults(terms))
    played: Played | None = None
    try:
        wishes = wishes_of(library, terms)
        box = find_box(terms.chosen.game)
        if terms.guided and box.lessons is None:
            faults.append(fault("hall-no-lessons", place="guided"))
        elif terms.guided and box.lessons is not None and box.lessons.alone and terms.seats != 1:
            faults.append(fault("hall-guided-alone", place="guided"))
        faults += box.faults(wishes)
        if 1 <= terms.seats <= MOST_SEATS:
            played = what_is_played(library, terms)
            check_games(terms.games, box.any_format(played.format).games)
            _ = begin(box.plan(wishes))
    except BadInput as error:
        faults += error.all
    if faults:
        raise BadInput.together(told_once(faults))
    assert played is not None
    return played


def _term_faults(terms: Terms) -> Iterator[BadInput]:
    if not 1 <= terms.seats <= MOST_SEATS:
        yield fault("hall-bad-seats", place="seats", most=MOST_SEATS)
    yield from _clock_faults(terms.clock)
    if not 0 <= terms.pause <= MOST_PAUSE:
        yield fault("hall-bad-seconds", place="pause", least=0, most=MOST_PAUSE)
    if not LEAST_GRACE <= terms.grace <= MOST_GRACE:
        yield fault("hall-bad-seconds", place="grace", least=LEAST_GRACE, most=MOST_GRACE)
    if not 0 <= terms.delay <= MOST_DELAY:
        yield fault("hall-bad-seconds", place="delay", least=0, most=MOST_DELAY)


def _clock_faults(clock: Clock) -> Iterator[BadInput]:
    least, most = AMOUNTS[clock.kind]
    if not least <= clock.amount <= most:
        yield fault("hall-bad-clock", place="clock.amount", least=least, most=most)
    most = MOST_INCREMENT if clock.kind == "game" else 0
    if not 0 <= clock.increment <= most:
        yield fault("hall-bad-clock", place="clock.increment", least=0, most=most)


# -- what is played ------------------------------------------------------------------------


def wishes_of(library: Library, terms: Terms, decks: Sequence[Deck] = ()) -> Wishes:
    """Return what a table asks its game for.

    Raises:
        BadInput: there is no such game, or all that is wrong with the options.
    """
    chosen = terms.chosen
    options = read_options(find_box(chosen.game), chosen.options)
    return Wishes(
        seats=terms.seats,
        library=library,
        format=chosen.format,
        options=options,
        decks=tuple(decks),
    )


def what_is_played(library: Library, terms: Terms) -> Played:
    """Return what a table plays, in words, and the format.

    Raises:
        BadInput: something does not exist, or is not for that number of seats.
    """
    return find_box(terms.chosen.game).what_is_played(wishes_of(library, terms))


def check_deck(library: Library, terms: Terms, seat: int, deck: Deck) -> str:
    """Check that a deck may be played at a seat; return what it is called.

    Raises:
        BadInput: nobody chooses decks in this game; or all that is wrong with the lines of the
            deck, or else all that the rules forbid.
    """
    decks = find_box(terms.chosen.game).decks
    if decks is None:
        raise fault("hall-no-decks", place="deck")
    return check(decks, wishes_of(library, terms), seat, deck)


def swapped_deck(library: Library, terms: Terms, seat: int, deck: Deck, sections: Sections) -> Deck:
    """Return the deck of a seat after it was swapped with what lies beside it.

    Raises:
        BadInput: nobody chooses decks in this game; or all that is wrong after the swap.
    """
    decks = find_box(terms.chosen.game).decks
    if decks is None:
        raise fault("hall-no-decks", place="deck")
    return swapped(decks, wishes_of(library, terms), seat, deck, sections)


@lru_cache(KNOWN_DECKS)
def deck_parts(library: Library, game: str, deck: Deck) -> tuple[DeckPart, ...]:
    """Return the sections of a deck that was chosen and has cards beside it; else none."""
    decks = find_box(game).decks
    if decks is None or deck == DEFAULT:
        return ()
    try:
        sheet = chosen_sheet(decks, library, deck).sound()
    except BadInput:  # an older version knew other cards
        return ()
    if not has_aside(decks, sheet):
        return ()
    outline, cards = decks.outline, decks.known(library).cards
    homes = {
        slug: home.id
        for held in sheet.sections.values()
        for slug in held
        if (home := outline.place(cards[slug], "")) is not None
    }
    return tuple(
        DeckPart(
            each.id,
            say(each.title),
            each.aside,
            sheet.section(each.id),
            homes if each.aside else {},
        )
        for each in outline.sections
        if sheet.section(each.id) or each.aside
    )


def usual_deck(library: Library, terms: Terms, seat: int) -> str:
    """Return the id of the deck that a seat plays if nobody chooses one; empty without decks.

    Raises:
        BadInput: what is played is not known.
    """
    decks = find_box(terms.chosen.game).decks
    return "" if decks is None else decks.usual(wishes_of(library, terms), seat)


def plan_of_table(library: Library, terms: Terms, decks: Sequence[Deck]) -> Plan:
    """Return the plan of the match of a table whose seats play these decks.

    Raises:
        BadInput: all that is wrong with what is played and the decks.
    """
    box = find_box(terms.chosen.game)
    if box.decks is None and any(deck != DEFAULT for deck in decks):
        raise fault("hall-no-decks", place="deck")
    return box.plan(wishes_of(library, terms, decks))
