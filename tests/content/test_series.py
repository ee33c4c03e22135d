"""Series with their levels: played through, carried over, replayed, undone, checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.raids import agent_for

from gorin.bots.agent import Agent, answer
from gorin.bots.tomb_raider.series import series_agent
from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import (
    begin,
    make_header,
    match_of,
    plan_of_level,
    plan_of_series,
)
from gorin.content.tomb_raider.linked_levels import (
    LevelCheck,
    check_levels,
    level_seed,
    new_level,
    report,
)
from gorin.content.tomb_raider.series import KINDS, SeriesWishes, played_level
from gorin.games.tomb_raider.series.state import State, draw_deck
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.games.tomb_raider.state import Zone, zone_of
from gorin.kernel.chance import Committed, Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import TABLE, Seat
from gorin.kernel.journal import (
    Answered,
    Journal,
    Result,
    Undone,
    canonical,
    effective,
    read,
    write,
)
from gorin.kernel.linked import Linked
from gorin.kernel.match import Match

SEED = b"a seed of a series, 32 bytes long"


class Playing:
    """A series at whose table sit bots, with the journals of its levels."""

    def __init__(self, kind: str, seats: int, *, bot: str = "random", **wishes: Any) -> None:
        asked = SeriesWishes(kind=kind, seats=seats, **{"turn_limit": 3, **wishes})
        self.plan: Plan = plan_of_series(asked)
        self.bot = bot
        self.match: Match[State] = Match(begin(self.plan), chance=Committed(SEED))
        self.match.start()
        self.seeds: dict[str, bytes] = {}
        self.between = self.bots(series_agent)
        self.linked = Linked(self.match, begin=self._begin, report=report)

    def bots(self, make: Any, *more: Any) -> dict[Seat, Agent]:
        seats = self.match.table.rulebook.game.seats(self.match.table.state)
        return {seat: make(self.bot, *more, seat + 1) for seat in seats}

    def _begin(self, series: Match[Any], subject: str) -> Match[Any]:
        seed = self.seeds[subject] = level_seed(SEED, subject, len(series.journal))
        return new_level(series, self.plan, chance=Committed(seed))

    def go_on(self) -> None:
        """Answer all questions of the series, then play the level that it waits for."""
        _ = answer(self.match, self.between)
        self.linked.update()
        for level in self.linked.children.values():
            _ = answer(level, self.bots(agent_for))
        self.linked.update()
        _ = answer(self.match, self.between)

    def play(self) -> Playing:
        while self.match.outcome is None:
            self.go_on()
        return self

    @property
    def sheet(self) -> SeriesView:
        view = self.match.table.rulebook.game.view(self.match.table, None)
        assert isinstance(view, SeriesView)
        return view

    def journal(self) -> Journal:
        header = make_header(self.plan, seed=SEED)
        result = Result(self.match.state_digest(), None, SEED.hex())
        return Journal(header, self.match.journal.all(), result)

    def levels(self) -> dict[int, Journal]:
        return {
            int(subject.rpartition("-")[2]): self._level(subject, level)
            for subject, level in self.linked.children.items()
        }

    def _level(self, subject: str, level: Match[Any]) -> Journal:
        format = {"timed": "timed"}.get(self.plan.format.removeprefix("series-"), "standard")
        data = self.begun[subject]
        header = make_header(replace(self.plan, format=format, data=data), seed=self.seeds[subject])
        return Journal(header, level.journal.all())

    @property
    def begun(self) -> Mapping[str, dict[str, Any]]:
        """What each level started from, as the journal of the series says."""
        twin = match_of(make_header(self.plan))
        twin.start()
        found: dict[str, dict[str, Any]] = {}
        for entry in effective(self.match.journal.all()):
            if isinstance(entry, Answered) and entry.seat == TABLE:
                found[f"level-{twin.table.state.number}"] = plan_of_level(twin, self.plan).data
            twin.feed(entry)
        return found


# -- playing through -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_random_series_of_all_kinds_end_with_a_sheet(kind: str, seats: int) -> None:
    playing = Playing(kind, seats).play()
    sheet = playing.sheet
    assert len(sheet.played) == len(sheet.levels) == (3 if kind == "linked" else seats)
    assert [played.number for played in sheet.played] == list(range(1, len(sheet.played) + 1))
    assert all(0 < played.turns <= 3 for played in sheet.played)
    for number, level in enumerate(playing.linked.children.values(), 1):
        assert level.outcome is not None
        assert level.outcome.winners == sheet.played[number - 1].winners


@pytest.mark.parametrize("kind", KINDS)
def test_heuristic_series_are_won_and_replay_to_the_same_sheet(kind: str) -> None:
    playing = Playing(kind, 2, bot="heuristic", turn_limit=60).play()
    assert any(played.winners for played in playing.sheet.played)
    written = read(write(playing.journal()))
    again = match_of(written.header)
    again.start()
    again.replay(effective(written.entries))
    assert again.state_digest() == playing.match.state_digest()
    view = again.table.rulebook.game.view(again.table, None)
    assert canonical(view) == canonical(playing.sheet)


@pytest.mark.clause("TR-17.4e", "TR-17.4d", "TR-17.4c", "TR-9.3")
def test_what_is_carried_over_is_what_the_next_level_starts_with() -> None:
    playing = Playing("pick-up", 2, bot="heuristic", turn_limit=60, order="listed")
    playing.go_on()
    playing.linked.update()
    first, second = (playing.linked.children[f"level-{number}"] for number in (1, 2))
    for seat, standing in playing.match.table.state.players.items():
        zones = second._initial.zones if second._initial else {}
        names = [second.table.state.slug(card) for card in zones[zone_of(Zone.SAVED, seat)]]
        assert sorted(names) == sorted(standing.kept)
        assert len(zones[zone_of(Zone.DECK, seat)]) == sum(draw_deck(standing).values())
    assert first.table.state.level.first_depth == 1
    assert second.table.state.level.first_depth == 3
    assert any(standing.kept for standing in playing.match.table.state.players.values())


def test_a_timed_series_is_played_until_both_have_finished() -> None:
    playing = Playing("timed", 2, bot="heuristic", turn_limit=60, order="listed").play()
    for played in playing.match.table.state.played:
        assert min(played.extra) == 0
        assert all(turn or extra for turn, extra in zip(played.finished, played.extra, strict=True))
    for level in playing.linked.children.values():
        assert level.table.rulebook.name == "tomb-raider/timed"


# -- undoing -------------------------------------------------------------------------------


def test_an_undo_in_the_series_forgets_the_levels_after_it() -> None:
    playing = Playing("pick-up", 3)
    playing.go_on()
    playing.go_on()
    played = dict(playing.linked.children)
    assert set(played) >= {"level-1", "level-2"}
    told = [
        place
        for place, entry in enumerate(effective(playing.match.journal.all()))
        if isinstance(entry, Answered) and entry.seat == TABLE
    ]
    playing.match.undo(Seat(0), to=told[1])
    playing.linked.update()
    assert playing.linked.children["level-1"] is played["level-1"]
    assert playing.linked.children["level-2"] is not played["level-2"]
    assert "level-3" not in playing.linked.children
    assert len(playing.sheet.played) == 1
    _ = playing.play()
    assert len(playing.sheet.played) == 3


def test_a_level_that_is_played_anew_has_another_seed() -> None:
    playing = Playing("linked", 2)
    before = playing.seeds["level-1"]
    playing.go_on()
    playing.match.undo(Seat(0), to=0)
    playing.linked.update()
    assert playing.seeds["level-1"] != before


# -- checking ------------------------------------------------------------------------------


def checks(playing: Playing, levels: Mapping[int, Journal] | None = None) -> list[LevelCheck]:
    return list(check_levels(playing.journal(), playing.levels() if levels is None else levels))


@pytest.mark.parametrize("kind", KINDS)
def test_the_journals_of_levels_fit_that_of_their_series(kind: str) -> None:
    found = checks(Playing(kind, 2).play())
    assert len(found) == (3 if kind == "linked" else 2)
    assert all(check.is_fine and check.chance for check in found)


def test_they_fit_after_an_undo_too() -> None:
    playing = Playing("pick-up", 2)
    playing.go_on()
    playing.match.undo(Seat(0), to=2)
    playing.linked.update()
    _ = playing.play()
    assert any(isinstance(entry, Undone) for entry in playing.match.journal.all())
    assert all(check.is_fine for check in checks(playing))


def test_a_level_that_is_missing_or_another_one_is_found_out() -> None:
    playing = Playing("linked", 2).play()
    levels = playing.levels()
    swapped = {1: levels[2], 2: levels[2]}
    found = checks(playing, swapped)
    assert [(check.found, check.fits) for check in found] == [
        (True, False),
        (True, True),
        (False, False),
    ]


def test_a_level_with_another_outcome_or_seed_is_found_out() -> None:
    playing = Playing("linked", 2).play()
    levels = playing.levels()
    cut = Journal(levels[1].header, levels[1].entries[:-1])
    reseeded = replace(levels[2].header, commitment=Committed.commitment(b"another"))
    found = checks(playing, {**levels, 1: cut, 2: Journal(reseeded, levels[2].entries)})
    assert [(check.reported, check.chance) for check in found] == [
        (False, True),
        (True, False),
        (True, True),
    ]


def test_while_the_seed_is_secret_nothing_is_said_of_it() -> None:
    playing = Playing("linked", 2).play()
    journal = playing.journal()
    journal.result = None
    assert {check.chance for check in check_levels(journal, playing.levels())} == {None}


# -- what is asked for ---------------------------------------------------------------------


def test_the_usual_levels_are_those_of_the_rules_and_of_ours() -> None:
    linked = Playing("linked", 2).match.table.state
    assert [level.id for level in linked.levels] == [
        "into-the-caves",
        "atlantis",
        "explore-the-depths",
    ]
    picked = Playing("pick-up", 6).match.table.state
    assert len(picked.levels) == 6
    assert sum(sum(count for _, count in s.deck) for s in picked.players.values()) == 360


def test_levels_are_named_by_id_with_a_variant_or_by_file(tmp_path: Path) -> None:
    assert played_level("introductory:cave").decks[0].id == "cave"
    with pytest.raises(BadInput) as caught:
        _ = played_level("introductory:sea")
    assert caught.value.message.id == "setup-no-variant"
    asked = SeriesWishes(kind="linked", seats=2, levels=("introductory:cave", "into-the-caves"))
    levels: Any = plan_of_series(asked).data["levels"]
    assert [level["id"] for level in levels] == ["introductory", "into-the-caves"]


def test_a_deck_file_may_bring_the_level_of_a_pick_up_series(tmp_path: Path) -> None:
    cards = "\n".join(f"{s} = {n}" for s, n in draw_deck(_standing()).items())
    places = ["cave-entrance", "cave-entrance", "treasure-vault", "atlantean-save"]
    places += [entry for entry in _locations() if entry not in places][:15]
    listed = ", ".join(f'"{slug}"' for slug in places)
    file = tmp_path / "mine.toml"
    raider = 'name = "Mine"\nraider = "pierre"\n'
    file.write_text(f"{raider}locations = [{listed}]\n[cards]\n{cards}\n", encoding="utf-8")
    playing = Playing("pick-up", 2, decks=(str(file),), order="listed")
    first, second = playing.match.table.state.levels
    assert first.title == "level-pick-up-own"
    assert sorted(first.decks[0].cards) == sorted(places)
    assert second.title == "level-pick-up-tombs"


def _standing() -> Any:
    return Playing("pick-up", 2).match.table.state.players[Seat(0)]


def _locations() -> tuple[str, ...]:
    from gorin.content.tomb_raider.setup import load_deck

    found = load_deck("into-the-caves").locations
    return tuple(slug for slug in found if slug not in ("treasure-cave",))


@pytest.mark.parametrize(
    ("wishes", "fault"),
    [
        ({"kind": "long", "seats": 2}, "series-unknown"),
        ({"kind": "pick-up", "seats": 2, "carry": ("item",)}, "series-carry-fixed"),
        ({"kind": "linked", "seats": 2, "levels": ("nowhere",)}, "level-unknown"),
        ({"kind": "linked", "seats": 2, "decks": ("nothing",)}, "deck-unknown"),
    ],
)
def test_what_does_not_exist_is_told(wishes: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput) as caught:
        _ = plan_of_series(SeriesWishes(**wishes))
    assert caught.value.message.id == fault


def test_a_level_of_another_size_is_not_cut_to_size() -> None:
    asked = SeriesWishes(kind="pick-up", seats=2, levels=("death-by-design", "pick-up-caves"))
    with pytest.raises(BadInput) as caught:
        _ = begin(plan_of_series(asked))
    assert "series-level-size" in {fault.message.id for fault in caught.value.all}


def test_a_linked_level_with_a_goal_of_its_own_is_played_for_it() -> None:
    level = played_level("into-the-caves").aimed("bounty-hunter")
    plan = plan_of_series(SeriesWishes(kind="linked", seats=2))
    data = {**plan.data, "levels": [{**plan.data["levels"][0], "goal": level.goal}]}
    series: Match[Any] = Match(begin(replace(plan, data=data)), chance=Fast(1))
    series.start()
    assert plan_of_level(series, plan).format == "bounty-hunter"
