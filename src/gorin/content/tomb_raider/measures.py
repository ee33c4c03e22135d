"""Measures of Tomb Raider played by bots, and what the project asks of its levels."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from gorin.bots.agent import HEURISTIC, RANDOM
from gorin.content.box.measures import (
    DECISIONS,
    TURNS,
    WON,
    Balance,
    Bound,
    Case,
    Ended,
    Measure,
    Number,
    Plot,
    Subject,
    Subjects,
    Value,
    is_won_by_first,
)
from gorin.content.box.wishes import Wishes
from gorin.content.cards.pool import Library
from gorin.content.tomb_raider.formats import JOINED, LEVEL_OF, LEVELS
from gorin.content.tomb_raider.level_service import level_title
from gorin.content.tomb_raider.levels import level_names, load_level
from gorin.content.tomb_raider.options import options_of, usual_level
from gorin.content.tomb_raider.pool import pool_in
from gorin.content.tomb_raider.series import find_kind
from gorin.games.tomb_raider.events.trials import ObstacleDamaged, ObstacleRemoved
from gorin.games.tomb_raider.joined.view import SERIES
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.match import Match
from gorin.kernel.words import Message, say

LONG = 150
"""A match of more turns than that counts as long."""
SOON = 40
"""A match won within that many turns counts as won soon."""
MOST_FIRST = 0.6
"""The largest share of the won matches that may go to those who went first."""
SIM_LIMIT = 300
"""The last turn of a match among bots, unless somebody says or a report is made."""

STOPPED = ("ended-turn-limit", "ended-bounty-limit")
"""The endings of matches that nobody brought to an end."""


# -- what is counted -----------------------------------------------------------------------


def is_won_soon(ended: Ended, limit: int | None) -> Value:
    """Return 1 if somebody won within 40 turns."""
    return int(bool(ended.winners) and ended.turns <= SOON)


def is_long(ended: Ended, limit: int | None) -> Value:
    """Return 1 if a match took more than 150 turns or was stopped there by the limit."""
    long = LONG if limit is None else min(LONG, limit)
    return int(ended.turns > long or (ended.reason in STOPPED and ended.turns >= long))


def deaths(match: Match[Any]) -> tuple[Number, ...]:
    """Return the deaths and resets of each raider."""
    return tuple(raider.deaths for raider in match.table.state.raiders.values())


def fought_off(match: Match[Any]) -> tuple[Number, ...]:
    """Return how many obstacles damage removed, and not a card that removes one at once."""
    before, events = itertools.tee(match.log())
    _ = next(events, None)
    return (
        sum(
            isinstance(event, ObstacleRemoved)
            and isinstance(cause, ObstacleDamaged)
            and cause.number == event.number
            for cause, event in zip(before, events, strict=False)
        ),
    )


def sheet_of(match: Match[Any]) -> SeriesView:
    """Return the score sheet of a series."""
    sheet: SeriesView = match.table.rulebook.game.view_part(match.table, None, SERIES)
    return sheet


def levels_won(match: Match[Any]) -> tuple[Number, ...]:
    """Return how many levels of a series each seat won."""
    return tuple(player.levels for player in sheet_of(match).players)


def treasures_won(match: Match[Any]) -> tuple[Number, ...]:
    """Return how many treasures each seat won in a series."""
    return tuple(len(player.won) for player in sheet_of(match).players)


def extra_turns(match: Match[Any]) -> tuple[Number, ...]:
    """Return how many extra turns each seat needed in a series."""
    return tuple(player.extra for player in sheet_of(match).players)


def level_turns(match: Match[Any]) -> tuple[Number, ...]:
    """Return the turns of each level of a series."""
    return tuple(played.turns for played in sheet_of(match).played)


def levels_undecided(match: Match[Any]) -> tuple[Number, ...]:
    """Return how many levels of a series nobody won."""
    return (sum(not played.winners for played in sheet_of(match).played),)


PLOT = Plot(
    title=say("report-plot-won"),
    axis=say("report-plot-won-axis"),
    about=say("report-tomb-raider-won-about"),
)
SOON_WON = Measure(
    id="soon", label=say("report-column-soon", turns=SOON), unit="share", value=is_won_soon
)
SLOW = Measure(id="slow", label=say("report-column-slow", turns=LONG), unit="share", value=is_long)
FIRST = Measure(
    id="first",
    label=say("report-column-first"),
    unit="share",
    value=is_won_by_first,
    several=True,
    plot=Plot(
        title=say("report-plot-first"),
        axis=say("report-plot-first-axis"),
        about=say("report-plot-first-about", most=say("sim-percent", number="60")),
        bound=100 * MOST_FIRST,
        fair=True,
    ),
)
DEATHS = Measure(
    id="deaths",
    label=say("sim-tomb-raider-deaths"),
    head=say("report-tomb-raider-deaths"),
    unit="mean",
    of="seat",
    counted=deaths,
    formats=tuple(format.id for format in LEVELS),
)
FOUGHT = Measure(
    id="fought",
    label=say("sim-tomb-raider-fought"),
    unit="mean",
    counted=fought_off,
    formats=tuple(format.id for format in LEVELS),
    reported=False,
)
OF_SERIES = tuple(
    Measure(
        id=id,
        label=say(label),
        unit="mean",
        of="seat" if per_seat else "match",
        counted=counted,
        formats=tuple(format.id for format in JOINED),
        reported=False,
    )
    for id, label, per_seat, counted in (
        ("levels", "series-column-levels", True, levels_won),
        ("treasures", "series-column-treasures", True, treasures_won),
        ("extra", "series-column-extra", True, extra_turns),
        ("level-turns", "series-sim-turns", False, level_turns),
        ("undecided", "series-sim-undecided", False, levels_undecided),
    )
)
"""The measures of a series beside its winners."""

MEASURES = (
    replace(WON, plot=PLOT),
    SOON_WON,
    SLOW,
    FIRST,
    TURNS,
    DEATHS,
    FOUGHT,
    DECISIONS,
    *OF_SERIES,
)


# -- what is played ------------------------------------------------------------------------


def subjects(library: Library, asked: str) -> Iterator[Subject]:
    """Yield a level, by its id or from its file, in each of its variants.

    A level that has rules of its own is played by them.

    Raises:
        BadInput: there is no such level, or all that is wrong with its file.
    """
    level = load_level(pool_in(library), asked)
    own = next((id for id, named in LEVEL_OF.items() if named == asked), None)
    ids: list[str | None] = [variant.id for variant in level.variants]
    for id in ids or [None]:
        form = level.variant(id)
        assert form is not None, "a level has the variants it lists"
        yield Subject(
            id=asked,
            title=level_title(level.title),
            variant=id or "",
            aside=_aside(level, id),
            format=own,
            options={"level": asked, **({"variant": id} if id else {})},
            fewest=form.players.min,
            most=form.players.max,
            alone=form.solo is not None,
        )


def _aside(level: Level, variant: str | None) -> Message | None:
    """Return what a variant of a level is called, None if there is no such variant."""
    title = next((form.title for form in level.variants if form.id == variant), "")
    return level_title(title) if title else None


def usual(format: str | None, chosen: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the options of matches among bots where nobody chooses."""
    if chosen.get("series"):
        return {"turn_limit": find_kind(chosen["series"]).turn_limit}
    own = {} if chosen.get("level_text") else {"level": usual_level(format)}
    return {**own, "variant": None, "turn_limit": SIM_LIMIT}


def played(wishes: Wishes, format: str) -> Message:
    """Return what is played, in words: the format, and the level with its variant."""
    options = options_of(wishes)
    titles = {each.id: say(each.title) for each in (*LEVELS, *JOINED)}
    if options.series or options.level is None:
        return titles[format]
    level = load_level(pool_in(wishes.library), options.level)
    title, aside = level_title(level.title), _aside(level, options.variant)
    named = title if aside is None else say("with-aside", text=title, aside=aside)
    return say("sim-tomb-raider-played", format=titles[format], level=named)


# -- what is asked -------------------------------------------------------------------------


def starter_alone(case: Case) -> bool:
    """Return whether a case is the Introductory level, played alone."""
    return case.subject == "introductory" and case.seats == 1


def of_several(case: Case) -> bool:
    """Return whether several seats play a case."""
    return case.seats > 1


BALANCE = Balance(
    subjects=Subjects(level_names, subjects),
    seats=(1, 2, 4),
    bounds=(
        Bound(
            id="introductory",
            measure="soon",
            asked="report-tomb-raider-introductory",
            args={"turns": SOON},
            bots=(HEURISTIC,),
            concerns=starter_alone,
            least=0.6,
            most=0.9,
        ),
        Bound(
            id="introductory-random",
            measure="soon",
            asked="report-tomb-raider-introductory-random",
            args={"turns": SOON},
            bots=(RANDOM,),
            concerns=starter_alone,
            most=0.25,
            strict=True,
        ),
        Bound(
            id="first-mover",
            measure="first",
            asked="report-tomb-raider-first-mover",
            concerns=of_several,
            most=MOST_FIRST,
        ),
        Bound(
            id="long",
            measure="slow",
            asked="report-tomb-raider-long",
            args={"turns": LONG},
            bots=(HEURISTIC,),
            most=0.02,
        ),
    ),
    columns=("level", "variant"),
    limit="turn_limit",
    long=LONG,
    usual=usual,
    played=played,
    title="report-tomb-raider-title",
    about="report-tomb-raider-about",
    asked="report-tomb-raider-asked",
    table="report-tomb-raider-table-about",
    searching=(
        "bots/tomb_raider/opening.py",
        "bots/tomb_raider/search.py",
        "bots/tomb_raider/value.py",
    ),
)
