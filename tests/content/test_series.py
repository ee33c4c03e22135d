"""Series with their levels: played through, carried over, replayed, checked, asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.shipped import match_of, plan_of_series, played_level

from gorin.bots.agent import answer
from gorin.bots.tomb_raider.joined import series_player
from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import begin, make_header
from gorin.content.tomb_raider.formats import OLD_SERIES
from gorin.content.tomb_raider.series import KINDS, SeriesWishes
from gorin.games.tomb_raider.joined.state import State
from gorin.games.tomb_raider.series.state import Standing, draw_deck
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.games.tomb_raider.state import State as LevelState
from gorin.games.tomb_raider.state import Zone, zone_of
from gorin.kernel.chance import Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Journal, Result, canonical, effective, read, write
from gorin.kernel.match import Match
from gorin.kernel.verify import verify

SEED = b"a seed of a series, 32 bytes long"


class Playing:
    """A series at whose table sit bots."""

    def __init__(self, kind: str, seats: int, *, bot: str = "random", **wishes: Any) -> None:
        asked = SeriesWishes(kind=kind, seats=seats, **{"turn_limit": 3, **wishes})
        self.plan: Plan = plan_of_series(asked)
        self.match: Match[State] = Match(begin(self.plan), chance=Committed(SEED))
        self.match.start()
        self.bots = {Seat(seat): series_player(bot, seat + 1) for seat in range(seats)}
        self.levels: list[LevelState] = []
        """Each level as it was laid out."""

    def play(self) -> Playing:
        while self.match.outcome is None:
            self._note()
            _ = answer(self.match, self.bots, most=1)
        return self

    def _note(self) -> None:
        state = self.match.table.state
        if state.number > len(self.levels):
            assert state.level is not None
            self.levels.append(state.level.copy())

    @property
    def players(self) -> dict[Seat, Standing]:
        return self.match.table.state.series.players

    @property
    def sheet(self) -> SeriesView:
        view: SeriesView = self.match.table.rulebook.game.view_part(
            self.match.table, None, "series"
        )
        return view

    def journal(self) -> Journal:
        header = make_header(self.plan, seed=SEED)
        result = Result(self.match.state_digest(), None, SEED.hex())
        return Journal(header, self.match.journal.all(), result)


# -- playing through -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_random_series_of_all_kinds_end_with_a_sheet(kind: str, seats: int) -> None:
    playing = Playing(kind, seats).play()
    sheet = playing.sheet
    assert len(sheet.played) == len(sheet.levels) == (3 if kind == "linked" else seats)
    assert [played.number for played in sheet.played] == list(range(1, len(sheet.played) + 1))
    assert all(0 < played.turns <= 3 for played in sheet.played)
    assert len(playing.levels) == len(sheet.played)


@pytest.mark.parametrize("kind", KINDS)
def test_heuristic_series_are_won_and_verify_and_replay_to_the_same_sheet(kind: str) -> None:
    playing = Playing(kind, 2, bot="heuristic", turn_limit=60).play()
    assert any(played.winners for played in playing.sheet.played)
    written = read(write(playing.journal()))
    verdict = verify(written, match_of)
    assert (verdict.replayed, verdict.state_matches, verdict.chance) == (True, True, "verified")
    again = match_of(written.header)
    again.start()
    again.replay(effective(written.entries))
    assert canonical(again.table.rulebook.game.view_part(again.table, None, "series")) == canonical(
        playing.sheet
    )


@pytest.mark.clause("TR-17.4e", "TR-17.4d", "TR-17.4c", "TR-9.3")
def test_what_is_carried_over_is_what_the_next_level_starts_with() -> None:
    playing = Playing("pick-up", 2, bot="heuristic", turn_limit=60, order="listed").play()
    first, second = playing.levels
    for seat, standing in playing.players.items():
        names = [second.slug(card) for card in second.zones[zone_of(Zone.SAVED, seat)]]
        assert sorted(names) == sorted(standing.kept[: len(names)])
        deck = draw_deck(replace(standing, kept=tuple(names)))
        assert len(second.zones[zone_of(Zone.DECK, seat)]) == sum(deck.values())
    assert first.level.first_depth == 1
    assert second.level.first_depth == 3
    assert any(second.zones[zone_of(Zone.SAVED, seat)] for seat in playing.players)


def test_a_timed_series_is_played_until_both_have_finished() -> None:
    playing = Playing("timed", 2, bot="heuristic", turn_limit=60, order="listed").play()
    for played in playing.match.table.state.series.played:
        assert min(played.extra) == 0
        assert all(turn or extra for turn, extra in zip(played.finished, played.extra, strict=True))


# -- series of earlier versions ------------------------------------------------------------


@pytest.mark.parametrize("format", OLD_SERIES)
def test_the_journal_of_an_old_series_gets_a_farewell(format: str) -> None:
    kind = format.removeprefix("series-")
    header = make_header(plan_of_series(SeriesWishes(kind=kind, seats=2)))
    with pytest.raises(BadInput) as caught:
        _ = match_of(replace(header, format=format))
    assert caught.value.message.id == "series-farewell"


# -- what is asked for ---------------------------------------------------------------------


def test_the_usual_levels_are_those_of_the_rules_and_of_ours() -> None:
    linked = Playing("linked", 2).match.table.state.series
    assert [level.id for level in linked.levels] == [
        "into-the-caves",
        "atlantis",
        "explore-the-depths",
    ]
    picked = Playing("pick-up", 6).match.table.state.series
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
    first, second = playing.match.table.state.series.levels
    assert first.title == "level-pick-up-own"
    assert sorted(first.decks[0].cards) == sorted(places)
    assert second.title == "level-pick-up-tombs"


def _standing() -> Any:
    return Playing("pick-up", 2).players[Seat(0)]


def _locations() -> tuple[str, ...]:
    from tests.shipped import load_deck

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
    match: Match[Any] = Match(begin(replace(plan, data=data)), chance=Committed(SEED))
    match.start()
    view: Any = match.table.rulebook.game.view(match.table, None)
    assert view.goal == "bounty-hunter"
    assert all(raider.points == 0 for raider in view.raiders)
