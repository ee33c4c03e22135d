"""What a report on balance is about, its figures, and what it holds them to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.shipped import cases, series_of

from gorin.content.box.measures import Case, Ended
from gorin.content.boxes import find_box
from gorin.content.tomb_raider.levels import level_names
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.sim.report.balance import (
    ENOUGH,
    Check,
    Fault,
    Figures,
    Kept,
    Lengths,
    checks_of,
    figures_of,
    game_of,
    lengths_of,
    name_of,
)
from gorin.sim.series import Failed, play_series
from gorin.sim.statistics import Share

ALONE = Case("introductory", "tomb", 1, "heuristic")
PAIR = Case("introductory", "tomb", 2, "heuristic")


GAME = "tomb-raider"
RAIDS = find_box(GAME)
ONE, TWO = Seat(0), Seat(1)


def game(
    number: int,
    *,
    won: bool = True,
    first: bool = False,
    stopped: bool = False,
    turns: int = 10,
    deaths: tuple[int, ...] = (),
) -> Ended:
    """Return a game; the first seat wins it, and went first or not."""
    reason = "ended-turn-limit" if stopped else "ended-treasure"
    winners = (ONE,) if won else ()
    counted = {"deaths": deaths}
    return Ended(number, 2, winners, ONE if first else TWO, reason, turns, 5, counted)


def figures(*games: Ended, case: Case = ALONE, limit: int = 150) -> Figures:
    return figures_of(RAIDS, Kept(case, "digest", 0, limit, 1.0, games, ()))


def share(found: Figures, id: str) -> Share:
    figure = found.measured[id]
    assert isinstance(figure, Share)
    return figure


def turns(found: Figures) -> Lengths:
    figure = found.measured["turns"]
    assert isinstance(figure, Lengths)
    return figure


def listed(
    levels: tuple[str, ...], bots: tuple[str, ...], seats: tuple[int, ...] = (1, 2, 4)
) -> list[Case]:
    return cases(RAIDS, levels, bots, seats)


def played(case: Case, *, won: int, of: int, turns: int = 10, first: int = 0) -> Figures:
    """Return the figures of a case of which so many games were won, so many by who went first."""
    games = [
        game(number, won=number < won, first=number < first, turns=turns) for number in range(of)
    ]
    return figures(*games, case=case)


def check(id: str, *found: Figures, bot: str = "heuristic") -> Check:
    bots = tuple(dict.fromkeys(figure.case.bot for figure in found))
    return next(made for made in checks_of(RAIDS, found, bots) if (made.id, made.bot) == (id, bot))


# -- cases ---------------------------------------------------------------------------------


def test_every_variant_of_a_level_is_a_case_with_each_number_of_seats_it_allows() -> None:
    found = listed(("introductory", "parallel-pick-up", "explore-the-depths"), ("random",))
    assert [(case.subject, case.variant, case.seats) for case in found] == [
        ("introductory", "tomb", 1),
        ("introductory", "tomb", 2),
        ("introductory", "cave", 1),
        ("introductory", "cave", 2),
        ("parallel-pick-up", "power-1", 2),
        ("parallel-pick-up", "power-2", 2),
        ("parallel-pick-up", "power-3", 2),
        ("explore-the-depths", "", 1),
        ("explore-the-depths", "", 2),
        ("explore-the-depths", "", 4),
    ]


def test_a_level_for_several_is_played_alone_where_it_has_solo_play() -> None:
    assert [case.seats for case in listed(("parallel-peril",), ("random",))] == [1, 2, 4]


def test_each_bot_plays_each_case() -> None:
    found = listed(("parallel-peril",), ("random", "heuristic"), (2,))
    assert [case.bot for case in found] == ["random", "heuristic"]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        _ = listed(("nowhere",), ("random",))
    assert caught.value.message.id == "level-unknown"


def test_every_level_of_the_program_has_a_case_and_every_case_a_name_of_its_own() -> None:
    found = listed(level_names(), ("random", "heuristic"))
    assert {case.subject for case in found} == set(level_names())
    assert len({name_of(case) for case in found}) == len(found)


def test_the_name_of_a_case_is_fit_for_a_file() -> None:
    name = name_of(Case("../my levels/deep.toml", "", 2, "random"))
    assert name == "my-levels-deep-toml.plain.2.random"


def test_the_tutorial_is_played_by_its_own_rules_and_other_levels_by_the_standard_ones() -> None:
    tutorial = series_of(GAME, Case("learn-to-play", "tomb", 1, "random"), 1)
    assert tutorial.plan.format == "learn-to-play"
    assert series_of(GAME, ALONE, 1).plan.format == "standard"


def test_every_seat_of_a_case_is_played_by_its_bot_until_the_limit() -> None:
    made = series_of(GAME, replace(PAIR, bot="random"), 7, seed=5, limit=90)
    assert made.entrants == ("random", "random")
    assert (made.games, made.seed, made.plan.data["turn_limit"]) == (7, 5, 90)


# -- figures -------------------------------------------------------------------------------


def test_what_is_kept_of_a_game_says_who_won_it_and_how_it_ended() -> None:
    asked = series_of(GAME, replace(PAIR, bot="random"), 12, limit=40)
    records = play_series(asked).played
    for record in records:
        kept = game_of(record)
        assert isinstance(kept, Ended)
        assert (kept.winners, kept.first) == (record.winners, record.first)
        assert (kept.turns, kept.reason) == (record.turns, record.reason)
        assert (kept.seats, kept.counted) == (2, record.counted)
    firsts = [record.first for record in records if record.winners]
    assert None not in firsts
    assert game_of(Failed(3, (0,), "trace")) == Fault(3, "trace")


def test_a_game_won_in_turn_40_was_won_soon() -> None:
    found = figures(game(0, turns=40), game(1, turns=41), game(2, turns=3, won=False))
    assert share(found, "soon").count == 1
    assert share(found, "won").count == 2
    assert found.games == 3


def test_a_game_is_long_that_takes_more_than_150_turns_or_is_stopped_there() -> None:
    found = figures(
        game(0, turns=150),
        game(1, turns=151),
        game(2, turns=150, won=False, stopped=True),
        limit=300,
    )
    assert share(found, "slow").count == 2


def test_a_limit_that_a_level_itself_sets_makes_no_game_long() -> None:
    assert share(figures(game(0, turns=60, won=False, stopped=True)), "slow").count == 0


def test_with_a_lower_limit_stopped_games_count_as_long() -> None:
    assert share(figures(game(0, turns=30, won=False, stopped=True), limit=30), "slow").count == 1


def test_who_went_first_is_counted_among_the_games_that_were_won() -> None:
    found = figures(game(0, first=True), game(1), game(2, won=False), case=PAIR)
    assert (share(found, "first").count, share(found, "first").share) == (1, 0.5)


def test_deaths_are_those_of_one_raider() -> None:
    found = figures(game(0, deaths=(4, 0)), game(1, deaths=(1, 1)), case=PAIR)
    assert found.measured["deaths"] == 1.5


def test_turns_are_those_of_games_that_were_won() -> None:
    found = figures(game(0, turns=8), game(1, turns=12), game(2, turns=150, won=False))
    assert (turns(found).median, turns(found).most) == (10, 12)
    assert turns(figures(game(0, won=False))) == lengths_of([])


# -- checks --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "met"), [(599, False), (600, True), (750, True), (900, True), (901, False)]
)
def test_the_introductory_level_is_to_be_won_neither_too_rarely_nor_too_often(
    *, won: int, met: bool
) -> None:
    assert check("introductory", played(ALONE, won=won, of=1000)).met is met


def test_only_games_won_within_40_turns_count_there() -> None:
    assert check("introductory", played(ALONE, won=750, of=1000, turns=41)).met is False


@pytest.mark.parametrize(("won", "met"), [(249, True), (250, False)])
def test_random_play_is_to_win_it_in_under_a_quarter_of_games(*, won: int, met: bool) -> None:
    found = played(replace(ALONE, bot="random"), won=won, of=1000)
    assert check("introductory-random", found, bot="random").met is met


@pytest.mark.parametrize("case", [PAIR, replace(ALONE, subject="atlantis")])
def test_other_cases_are_not_asked_that(case: Case) -> None:
    found = check("introductory", played(case, won=10, of=1000))
    assert (found.findings, found.met) == ((), None)


@pytest.mark.parametrize(("first", "met"), [(300, True), (301, False)])
def test_who_goes_first_is_to_win_at_most_60_percent_of_the_won_games(
    *, first: int, met: bool
) -> None:
    assert check("first-mover", played(PAIR, won=500, of=1000, first=first)).met is met


def test_who_goes_first_does_not_matter_alone() -> None:
    assert check("first-mover", played(ALONE, won=500, of=1000, first=500)).findings == ()


@pytest.mark.parametrize(("slow", "met"), [(20, True), (21, False)])
def test_at_most_two_games_in_a_hundred_are_to_be_long(*, slow: int, met: bool) -> None:
    games = [game(number, turns=151 if number < slow else 9) for number in range(1000)]
    assert check("long", figures(*games, limit=300)).met is met


def test_one_case_that_fails_makes_the_check_fail_and_is_named() -> None:
    good = played(PAIR, won=200, of=200, first=100)
    bad = played(replace(PAIR, variant="cave"), won=200, of=200, first=150)
    worse = played(replace(PAIR, subject="atlantis"), won=200, of=200, first=160)
    found = check("first-mover", good, bad, worse)
    assert found.met is False
    assert [finding.case.subject for finding in found.failing] == ["atlantis", "introductory"]
    assert (found.passing, len(found.failing)) == (1, 2)


def test_a_case_with_few_games_is_not_judged() -> None:
    few = played(PAIR, won=ENOUGH - 1, of=1000, first=ENOUGH - 1)
    assert check("first-mover", few).met is None
    enough = played(replace(PAIR, variant="cave"), won=ENOUGH, of=1000, first=10)
    found = check("first-mover", few, enough)
    assert found.met is True
    assert found.unknown == 1
    assert found.highest is not None
    assert found.highest.case.variant == "cave"


def test_who_goes_first_is_judged_for_each_bot_by_itself() -> None:
    good = played(PAIR, won=200, of=200, first=100)
    bad = played(replace(PAIR, bot="random"), won=200, of=200, first=150)
    assert check("first-mover", good, bad).met is True
    assert check("first-mover", good, bad, bot="random").met is False
