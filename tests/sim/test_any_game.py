"""Series and reports of a game that nothing general knows: what it measures is counted."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.elsewhere import second_game
from tests.shipped import cases, page_of, reader_for, report_of, series_of, wishes_for, work_for
from tests.synthetic.box import BOX
from tests.synthetic.measures import MEASURES

from gorin.content.box.measures import Case, Ended, Plot
from gorin.content.boxes import find_box
from gorin.content.desk.matches import plan
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.words import say
from gorin.sim.report import run as module
from gorin.sim.report.balance import (
    Kept,
    Lengths,
    checks_of,
    figures_of,
    subjects_of,
    usual_seats,
)
from gorin.sim.report.charts import mark_of
from gorin.sim.report.report import data_of, table_of
from gorin.sim.report.run import (
    Work,
    own_digest,
    play_all,
    read_kept,
)
from gorin.sim.series import Series, play_series
from gorin.sim.statistics import summarize

GAME = "courts"
FOUR = Case("peace", "", 4, "random")


@pytest.fixture(autouse=True)
def courts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with second_game(monkeypatch):
        yield


def ended(number: int, *winners: int, turns: int = 5) -> Ended:
    seats = tuple(map(Seat, winners))
    counted = {"coins": (1, 2, 3, 6), "treaties": (number,)}
    return Ended(number, 4, seats, None, "last-turn", turns, 40, counted)


def work(folder: Path, case: Case = FOUR, games: int = 4) -> Work:
    return work_for(GAME, case, folder, games=games, seed=0, options={"turns": 5, "life": 1})


# -- series --------------------------------------------------------------------------------


def test_what_the_game_measures_is_counted_of_each_seat_and_of_each_match() -> None:
    wishes = wishes_for(GAME, seats=4, turns=5)
    asked = Series(plan(GAME, wishes), ("random",) * 4, 6, seed=2, swap=True)
    results = play_series(asked)
    assert results.failed == ()
    summary = summarize(asked, results)
    assert set(summary.counted) == {"treaties"}
    counts = [game.counted["treaties"] for game in results.played]
    assert summary.counted["treaties"] == sum(count for (count,) in counts) / 6
    for seat, line in enumerate(summary.seats):
        held = [game.counted["coins"][seat] for game in results.played]
        assert line.counted == {"coins": sum(held) / 6}
    moved = [game.counted["coins"][game.seats.index(1)] for game in results.played]
    assert summary.entrants[1].counted == {"coins": sum(moved) / 6}
    assert all(game.turns == 5 for game in results.played)


def test_options_out_of_bounds_make_no_plan() -> None:
    with pytest.raises(BadInput) as caught:
        _ = plan(GAME, wishes_for(GAME, seats=2, turns=0, life=99))
    assert [each.place for each in caught.value.all] == ["turns", "life"]


# -- reports -------------------------------------------------------------------------------


def test_a_game_without_levels_is_played_in_each_of_its_formats() -> None:
    box = find_box(GAME)
    found = cases(box, subjects_of(box).ids(), ("random",), usual_seats(box))
    assert [(case.subject, case.seats) for case in found] == [
        ("peace", 2),
        ("peace", 4),
        ("tempest", 2),
        ("tempest", 4),
    ]
    series = series_of(GAME, found[2], 3, limit=7, options={"life": 4})
    assert series.plan.format == "tempest"
    assert series.plan.data["options"] == {"turns": 7, "life": 4, "councils": 4}


def test_a_game_that_says_nothing_is_played_by_as_many_as_may() -> None:
    assert usual_seats(replace(BOX, balance=replace(BOX.balance, seats=()))) == (2, 3, 4, 5, 6)


def test_figures_are_shares_of_seats_spreads_and_means_as_the_game_says() -> None:
    games = (ended(0, 0), ended(1, 0, 2, turns=9), ended(2), ended(3, 3))
    found = figures_of(BOX, Kept(FOUR, "", 0, None, 1.0, games, ()))
    seats = found.measured["seats"]
    assert isinstance(seats, tuple)
    assert [share.count for share in seats] == [2, 0, 1, 1]
    assert seats[0].share == 2 / 3
    assert found.measured["coins"] == 3
    treaties = found.measured["treaties"]
    assert isinstance(treaties, Lengths)
    assert (treaties.median, treaties.most) == (1.5, 3)
    assert found.of == {
        "won": 4,
        "seats": 3,
        "turns": 3,
        "decisions": 4,
        "coins": 4,
        "treaties": 4,
    }


@pytest.mark.parametrize(("won", "met"), [(75, True), (76, False)])
def test_a_bound_on_seats_is_held_to_each_seat(*, won: int, met: bool) -> None:
    games = [ended(number, 1 if number < won else 2) for number in range(100)]
    found = figures_of(BOX, Kept(FOUR, "", 0, None, 1.0, tuple(games), ()))
    (check,) = checks_of(BOX, [found], ("random",))
    assert check.met is met
    assert [finding.seat for finding in check.findings] == [0, 1, 2, 3]
    assert [finding.seat for finding in check.failing] == ([] if met else [1])
    few = figures_of(BOX, Kept(FOUR, "", 0, None, 1.0, tuple(games[:99]), ()))
    assert checks_of(BOX, [few], ("random",))[0].met is None


def test_a_spread_and_a_share_have_plots_and_other_figures_none() -> None:
    plot = Plot(title=say("a"), axis=say("b"), about=say("c"))
    games = (ended(0, 0), ended(1, 0), ended(2), ended(3, 3))
    found = figures_of(BOX, Kept(FOUR, "", 0, None, 1.0, games, ()))
    marks = {each.id: mark_of(found, replace(each, plot=plot)) for each in BOX.measures}
    assert {id for id, mark in marks.items() if mark is not None} == {"won", "turns", "treaties"}
    won = marks["won"]
    assert won is not None
    assert won.middle == 75


def test_a_report_has_a_page_a_table_and_data(tmp_path: Path) -> None:
    works = [work(tmp_path, replace(FOUR, seats=seats)) for seats in (2, 4)]
    play_all(works)
    report = report_of(works, ("random",))
    text = page_of(reader_for("en", game=GAME), report)
    assert text.count("<svg") == 2
    for shown in ("turns=5", "life=1", "SYN-1.1"):
        assert shown in text
    for measure in MEASURES:
        assert reader_for("en", game=GAME).read(measure.label) in text
    for absent in ("Turn limit", "Deaths", "level"):
        assert f">{absent}" not in text
    assert report.cards
    rows = list(csv.DictReader(io.StringIO(table_of(report))))
    assert [(row["format"], row["seats"], row["games"]) for row in rows] == [
        ("peace", "2", "4"),
        ("peace", "4", "4"),
    ]
    assert rows[0]["seats_3_share"] == ""
    assert rows[1]["seats_3_share"] != ""
    assert float(rows[1]["coins"]) >= 0
    first = data_of(report)["cases"][0]
    assert first["case"] == {"format": "peace", "variant": "", "seats": 2, "bot": "random"}
    assert {"seats", "turns", "coins", "treaties"} <= set(first)


def test_what_is_counted_is_kept_with_the_games(tmp_path: Path) -> None:
    played = work(tmp_path)
    play_all([played])
    kept = read_kept(played.file)
    assert kept is not None
    assert kept.games == tuple(played.games.values())
    assert all(set(game.counted) == {"coins", "treaties"} for game in kept.games)
    assert work(tmp_path).done


def test_games_are_played_anew_when_a_game_that_lies_elsewhere_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    files: list[Path] = []

    def noted(found: Iterable[Path]) -> str:
        files.extend(found)
        return ""

    monkeypatch.setattr(module, "digest_of_files", noted)
    _ = own_digest(BOX)
    assert {"box.py", "rules.py", "game.py"} <= {file.name for file in files}
    files.clear()
    _ = own_digest(find_box("tomb-raider"))
    assert [file.name for file in files] == ["measures.py"]
