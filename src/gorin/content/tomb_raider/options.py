"""Options of a table of Tomb Raider: a level, or several in a series.

What comes from somebody far away never names a file: levels are ids of those that come with
Gorin, or texts. Whoever sits at this machine may name files too. Everything that is wrong is told
at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box.box import check_seats
from gorin.content.box.format import Format, Played
from gorin.content.box.wishes import DEFAULT, Deck, Plan, Wishes
from gorin.content.cards.owned import pool_of
from gorin.content.cards.pool import Library
from gorin.content.decks.lists import MOST_TEXT
from gorin.content.decks.sheets import Sheet, card_named
from gorin.content.reading.unknown import unknown_deck
from gorin.content.tomb_raider import series as series_plans
from gorin.content.tomb_raider import setup
from gorin.content.tomb_raider.columns import SHEET
from gorin.content.tomb_raider.decks import Deck as ReadDeck
from gorin.content.tomb_raider.formats import (
    FORMATS,
    JOINED,
    JOINED_SUFFIX,
    LEVEL_OF,
)
from gorin.content.tomb_raider.goals import aimed, format_of
from gorin.content.tomb_raider.levels import IN_CATALOGUE, level_from
from gorin.content.tomb_raider.pool import CardPool, pool_in
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.games.tomb_raider.levels.format import Level
from gorin.kernel.clauses import BadInput
from gorin.kernel.table import Table
from gorin.kernel.words import Arg, Name, say

T = TypeVar("T")

GAME = "tomb-raider"
MOST_LEVEL_TEXT = 30_000
"""The longest text of a level, in characters."""
MOST_TURNS = 999
MOST_LEVELS = 12
KNOWN_LEVELS = 64
"""The number of levels that are remembered after they were read: most tables play the same."""
OF_LEVEL = ("level", "level_text", "variant", "points")
OF_SERIES = ("levels", "order", "scoring", "carry")


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choice of what is played; None for the default.

    With a `series` several levels are played; what is said of a single level must be left out
    then. The turn limit and the opening are those of each level.

    Attributes:
        level: the id of a level.
        level_text: the text of a level file of one's own, played instead.
        variant: the variant of the level.
        turn_limit: after so many turns nobody wins.
        opening: "chosen" or "random" hands.
        points: those agreed on, such as "traps=1".
        series: "timed", "linked" or "pick-up".
        levels: the ids of the levels of a series, with a colon before the id of a variant; none
            for those that are usual.
        order: "listed", "random" or "ask".
        scoring: one that the series knows.
        carry: the kinds of cards that raiders carry over beside treasures.
    """

    level: str | None = None
    level_text: str = ""
    variant: str | None = None
    turn_limit: int | None = None
    opening: str = "chosen"
    points: tuple[str, ...] = ()
    series: str = ""
    levels: tuple[str, ...] = ()
    order: str = ""
    scoring: str = ""
    carry: tuple[str, ...] = ()


def options_of(wishes: Wishes) -> Options:
    """Return the options of somebody's wishes."""
    assert isinstance(wishes.options, Options), wishes.options
    return wishes.options


def _fault(id: str, *, place: str, **args: Arg) -> BadInput:
    return BadInput(say(id, **args), place=place)


# -- what is out of bounds -----------------------------------------------------------------


def faults(wishes: Wishes) -> Iterator[BadInput]:
    """Yield what is out of bounds, before anything is set up from it."""
    options = options_of(wishes)
    limit = options.turn_limit
    # Whoever sits at this machine waits for nobody but the match itself.
    if limit is not None and (limit < 1 or (limit > MOST_TURNS and not wishes.files)):
        yield _fault("hall-bad-turn-limit", place="turn_limit", most=MOST_TURNS)
    if not options.series:
        yield from (
            _fault("hall-only-in-series", place=name)
            for name in OF_SERIES
            if getattr(options, name)
        )
        return
    if wishes.format:
        yield _fault("hall-not-in-series", place="format")
    yield from (
        _fault("hall-not-in-series", place=name) for name in OF_LEVEL if getattr(options, name)
    )


# -- levels --------------------------------------------------------------------------------


def played(wishes: Wishes) -> Played:
    """Return the title of the level, or of the series and its levels, and the format.

    Raises:
        BadInput: there is no such level, series or format, or it is not for so many seats.
    """
    options = options_of(wishes)
    if options.series:
        _check_levels(options)
        return _series_played(wishes, options)
    level = level_of(wishes)
    format = find(wishes.format)
    check_seats(format, wishes.seats)
    own = bool(options.level_text) or not level.title.startswith(IN_CATALOGUE)
    title = say("level-own-title", title=level.title) if own else say(level.title)
    return Played(title, format.id)


def _check_levels(options: Options) -> None:
    """Refuse a series with far too many levels before a match is made: that would take minutes.

    Raises:
        BadInput: there are so many.
    """
    if len(options.levels) > MOST_LEVELS:
        raise _fault("hall-too-many-levels", place="levels", most=MOST_LEVELS)


def _series_played(wishes: Wishes, options: Options) -> Played:
    kind, pool = series_plans.find_kind(options.series), pool_in(wishes.library)
    levels = tuple(
        Name("level", setup.load_level(pool, id).title)
        for id in (asked.partition(":")[0] for asked in options.levels or _usual_levels(wishes))
        if id in setup.level_names()
    )
    title = say("hall-series-title", series=say(f"series-{kind.id}"), levels=levels)
    return Played(title, kind.id + JOINED_SUFFIX)


def _usual_levels(wishes: Wishes) -> tuple[str, ...]:
    kind = series_plans.find_kind(options_of(wishes).series)
    if not kind.levels_each:
        return kind.levels
    return tuple(kind.levels[seat % len(kind.levels)] for seat in range(wishes.seats))


def find(asked: str | None) -> Format:
    """Return the format that is asked for, the default one if none is.

    Raises:
        BadInput: there is no such format.
    """
    choosable = tuple(each for each in FORMATS if not each.by_options)
    for each in choosable:
        if asked in (None, each.id):
            return each
    known = tuple(each.id for each in choosable)
    raise BadInput(say("format-unknown", asked=asked or "", known=known))


def level_of(wishes: Wishes) -> Level:
    """Return the level that was chosen, by its id, from its text, or from a file.

    Raises:
        BadInput: there is none, or all that is wrong with it.
    """
    options = options_of(wishes)
    if wishes.files and not options.level_text:
        pool = pool_in(wishes.library)
        return setup.load_level(pool, options.level or usual_level(wishes.format))
    return _level_with(options.level, options.level_text, wishes.format, wishes.library)


def usual_level(format: str | None) -> str:
    """Return the id of the level that a format is played on if nobody chooses one.

    Raises:
        BadInput: there is no such format.
    """
    return LEVEL_OF.get(find(format).id, setup.DEFAULT_LEVEL)


@lru_cache(KNOWN_LEVELS)
def _level_with(asked: str | None, text: str, format: str | None, cards: Library) -> Level:
    """Return the level that was chosen, read with certain cards; the same ones come again."""
    name, pool = asked or usual_level(format), pool_in(cards)
    if text:
        if asked is not None:
            raise _fault("hall-two-levels", place="level")
        if len(text) > MOST_LEVEL_TEXT:
            raise _fault("hall-text-too-long", place="level", most=MOST_LEVEL_TEXT)
        return _read(lambda: level_from(pool, text, "level"), "level")
    known = setup.level_names()
    if name not in known:
        raise _fault("level-unknown", place="level", asked=name, known=known)
    return setup.load_level(pool, name)


def _read(read: Callable[[], T], place: str) -> T:
    """Return what was read from a text.

    Raises:
        BadInput: all that is wrong with it; or numbers are too long in it, or lists too deep.
    """
    try:
        return read()
    except (RecursionError, ValueError):
        raise _fault("hall-text-unreadable", place=place) from None


# -- decks ---------------------------------------------------------------------------------


def deck_sheet(pool: CardPool, deck: Deck, *, files: bool = False) -> Sheet[ReadDeck]:
    """Return the deck that was chosen, by its id, from its text, or from a file, with its faults.

    Raises:
        BadInput: there is no such deck, or the text is too long.
    """
    if deck.text:
        if len(deck.text) > MOST_TEXT:
            raise _fault("hall-text-too-long", place="deck", most=MOST_TEXT)
        return _read(lambda: setup.sheet_from(pool, deck.text, "deck"), "deck")
    known = setup.deck_names()
    if not files and deck.deck not in known:
        raise BadInput(unknown_deck(deck.deck, known), place="deck")
    return setup.deck_sheet(pool, deck.deck)


def check_deck(wishes: Wishes, seat: int, deck: Deck) -> str:
    """Check that a deck may be played at a seat; return what it is called.

    Raises:
        BadInput: all that is wrong with its lines, or else all that the rules forbid.
    """
    sheet = deck_sheet(pool_in(wishes.library), deck, files=wishes.files)
    _ = sheet.sound()
    decks = [DEFAULT] * wishes.seats
    decks[seat] = deck
    try:
        _ = begin(plan(replace(wishes, decks=tuple(decks))))
    except BadInput as error:
        raise BadInput.together([_placed(each, sheet) for each in error.all]) from None
    return deck.deck or sheet.deck.name


def _placed(wrong: BadInput, sheet: Sheet[ReadDeck]) -> BadInput:
    place = sheet.place(card_named(wrong.message) or "")
    return BadInput(wrong.message, place=place, clause=wrong.clause)


def usual_deck(wishes: Wishes, seat: int) -> str:
    """Return the id of the deck that a seat plays if nobody chooses one.

    Raises:
        BadInput: there is no such level.
    """
    options = options_of(wishes)
    if options.series:
        return series_plans.usual_deck(series_plans.find_kind(options.series), seat)
    return setup.usual_deck(level_of(wishes), options.variant, wishes.seats, seat)


def _decks(wishes: Wishes) -> tuple[ReadDeck, ...]:
    read: list[ReadDeck] = []
    wrong: list[BadInput] = []
    pool = pool_in(wishes.library)
    for seat in range(wishes.seats):
        try:
            deck = wishes.deck(seat)
            chosen = Deck(usual_deck(wishes, seat)) if deck == DEFAULT else deck
            read.append(deck_sheet(pool, chosen, files=wishes.files).sound())
        except BadInput as error:
            wrong += error.all
    if wrong:
        raise BadInput.together(wrong)
    return tuple(read)


# -- matches -------------------------------------------------------------------------------


def plan(wishes: Wishes) -> Plan:
    """Return the plan of the match that is asked for.

    Raises:
        BadInput: all that is wrong with the level and the decks.
    """
    options = options_of(wishes)
    if options.series:
        return _plan_of_series(wishes, options, _decks(wishes))
    format = find(wishes.format)
    level = level_of(wishes)
    seats = tuple(setup.seat_with(deck) for deck in _decks(wishes))
    level = aimed(level, options.variant, wishes.format, options.points)
    match_plan = setup.MatchPlan(level, seats, options.variant, options.turn_limit, options.opening)
    played = format_of(level, options.variant, format.id)
    return _planned(played, setup.plan_data(match_plan), wishes)


def _plan_of_series(wishes: Wishes, options: Options, decks: Sequence[ReadDeck]) -> Plan:
    _check_levels(options)
    asked = SeriesWishes(
        kind=options.series,
        seats=wishes.seats,
        levels=options.levels,
        order=options.order or None,
        scoring=options.scoring or None,
        carry=options.carry,
        turn_limit=options.turn_limit,
        opening=options.opening,
    )
    pool = pool_in(wishes.library)
    series_plan = series_plans.plan_series_given(pool, asked, decks, files=wishes.files)
    return _planned(series_plan.kind + JOINED_SUFFIX, series_plans.series_data(series_plan), wishes)


def plan_of_series(pool: CardPool, wishes: SeriesWishes) -> Plan:
    """Return the plan of a series from names of levels and decks, which may be files.

    Raises:
        BadInput: what is asked for does not exist or cannot be read.
    """
    series_plan = series_plans.plan_series(pool, wishes)
    data = series_plans.series_data(series_plan)
    return Plan(GAME, series_plan.kind + JOINED_SUFFIX, data, wishes.seats, pool.entered)


def is_joined(format: str) -> bool:
    """Return whether a format is a series, which is played together with its levels."""
    return any(each.id == format for each in JOINED)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match or series, ready to start.

    Raises:
        BadInput: all that is wrong with the plan.
    """
    pool = pool_of(SHEET, plan.entered, plan.edition)
    for format in JOINED:
        if format.id == plan.format:
            series_plan = series_plans.read_series(plan.data, "setup")
            return series_plans.begin_joined(format.rulebook, series_plan, pool)
    rulebook = find(plan.format).rulebook
    return setup.begin(rulebook, setup.read_plan(plan.data, "setup"), pool)


def _planned(format: str, data: dict[str, Any], wishes: Wishes) -> Plan:
    return Plan(GAME, format, data, wishes.seats, pool_in(wishes.library).entered)
