"""Everything that series of levels say is in all four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pkgutil import walk_packages
from typing import Any, get_type_hints

import pytest
from msgspec.structs import replace
from tests.contracts import points
from tests.games.tomb_raider.series_tables import RULEBOOKS, a_setup
from tests.shipped import reader_for
from tests.text.said import Listener, faults_of, needed

from gorin.cli.terminal.tomb_raider import series_sheet
from gorin.content.tomb_raider.formats import JOINED
from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.series import KINDS
from gorin.games.tomb_raider import series as package
from gorin.games.tomb_raider.joined.events import PlayerLeft
from gorin.games.tomb_raider.series.events import LevelOver, Told
from gorin.games.tomb_raider.series.setup import new_series
from gorin.games.tomb_raider.series.state import Played
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Prompt, Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, question_view
from gorin.text.language import LANGUAGES

PLAYED = Played(
    level=0,
    winners=(),
    turns=1,
    reason="ended-treasure",
    room=1,
    finished=(),
    extra=(),
    saved=(),
    kept=(),
    prizes=(),
    added=(),
)
EXAMPLES: dict[Any, tuple[Any, ...]] = {
    bool: (False, True),
    int: (0, 1, 2),
    str: ("rope",),
    Seat: (Seat(0),),
    Played: (PLAYED,),
    tuple[int, ...]: ((0, 1),),
    tuple[Seat, ...]: ((), (Seat(0),), (Seat(0), Seat(1))),
    tuple[str, ...]: ((), ("rope",), ("rope", "flare")),
}
BY_NAME: dict[str, tuple[Any, ...]] = {
    "level": ("level-pick-up-caves",),
    "levels": (("level-pick-up-caves", "level-pick-up-tombs"),),
    "reason": ("ended-treasure",),
}


SETUPS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "timed": ("timed", 3, {"order": "ask"}),
    "linked": ("linked", 2, {}),
    "linked, final": ("linked", 3, {"scoring": "final", "carry": ("upgrade", "item")}),
    "pick-up": ("pick-up", 3, {"order": "ask"}),
}
"""Each kind of series: with how many seats, and what may be agreed on in some of them."""


def a_told_series(name: str, seed: int) -> Match[Any]:
    """Return a series, not started, whose levels are not played: what comes of them is made up."""
    kind, seats, agreed = SETUPS[name]
    setup = replace(a_setup(kind, seats, **agreed), cards=shipped().cards)
    return Match(new_series(RULEBOOKS[kind], setup), chance=Fast(seed))


def events() -> Iterator[Told]:
    """Yield events of each kind with all values that may change how they are told."""
    for kind in Told.__subclasses__():
        hints = get_type_hints(kind)
        names = [name for name in kind.__struct_fields__ if name != "clause"]
        for values in product(*(BY_NAME.get(name) or EXAMPLES[hints[name]] for name in names)):
            yield kind(**dict(zip(names, values, strict=True)))


def test_every_event_is_told() -> None:
    listener = Listener()
    broken_off = LevelOver(1, "level-pick-up-caves", (), 0, "", PLAYED)
    all_events: tuple[Told | PlayerLeft, ...] = (*events(), broken_off, PlayerLeft(Seat(1)))
    for event in all_events:
        for viewer in (None, Seat(0), Seat(1)):
            told = event.told(viewer)
            if told is not None:
                listener.hear(told)
    assert listener.faults == []
    spoken = {id for id in needed("en") if id.startswith("series-log-")}
    assert spoken - listener.heard == set()


@pytest.mark.parametrize("name", sorted(SETUPS))
def test_all_that_is_said_in_random_series(name: str) -> None:
    listener = Listener()
    for seed in range(3):
        match = a_told_series(name, seed)
        match.start()
        for _ in points(match, Fast(seed).below):
            hear_questions(listener, match)
            hear_refusals(listener, match)
        for viewer in (Seat(0), None):
            for line in lines(match, viewer):
                listener.hear(line.message)
    assert listener.faults == []


def hear_questions(listener: Listener, match: Match[Any]) -> None:
    for question in match.pending:
        view = question_view(match, question)
        listener.hear(view.message)
        for option in view.options:
            listener.hear(option.message)


def hear_refusals(listener: Listener, match: Match[Any]) -> None:
    for attempt in match.table.rulebook.game.attempts(match.table, Seat(0)):
        for refusal in match.why_not(Seat(0), attempt):
            listener.hear(refusal.reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(SETUPS))
def test_the_sheet_reads_in_every_language(name: str, language: str) -> None:
    reader = reader_for(language, ("Ann", "Bo", "Cy", "Di"), "tomb-raider")
    match = a_told_series(name, 5)
    match.start()
    for _ in points(match, Fast(5).below):
        pass
    view = match.table.rulebook.game.view(match.table, None)
    assert isinstance(view, SeriesView)
    told = series_sheet.told(view, reader)
    assert len(told) > len(view.played)
    assert not any("⟦" in line or not line.strip() for line in told)
    assert "Ann" in told[-len(view.players)]
    assert series_sheet.drawn(view, reader).row_count == len(view.played) + 1


def test_every_question_refusal_and_title_exists() -> None:
    ids = [found.title for found in JOINED] + [f"series-{kind}" for kind in KINDS]
    for module in walk_packages(package.__path__, package.__name__ + "."):
        values = vars(import_module(module.name)).values()
        ids += [value.message for value in values if isinstance(value, Prompt)]
    assert [fault for id in sorted(set(ids)) for fault in faults_of(id, None)] == []


def test_every_option_is_worded() -> None:
    keys = {
        id for id in needed("en") if re.match("option-(series-|no-treasure|keep-no|add-no)", id)
    }
    heard = Listener()
    for name in SETUPS:
        match = a_told_series(name, 1)
        match.start()
        for _ in points(match, Fast(1).below):
            hear_questions(heard, match)
    assert keys - heard.heard == set()
    assert heard.faults == []
