from __future__ import annotations

import pytest
from rich.cells import cell_len
from tests.cli.terminal.tables import WIDE_LEVEL, Script, advance, table, typing
from tests.shipped import reader_for

from gorin.cli.terminal import session
from gorin.cli.terminal.style import cut
from gorin.cli.terminal.tomb_raider import board, frame
from gorin.games.tomb_raider.seen import ObstacleView, PlaceView, TombRaiderView
from gorin.text.language import LANGUAGES


def view(*places: PlaceView) -> TombRaiderView:
    return TombRaiderView(
        seat=None, level="test", width=3, depth=6, first_depth=1, turn=1, turn_limit=None,
        round="action", order=(), active=None, places=places, raiders=(), hand=(),
        level_decks=(), obstacle_deck_count=0, obstacle_discard=(), tests=(),
        harm=(), announced=(), lasting=(),
    )  # fmt: skip


def place(space: str, *exits: str, **more: object) -> PlaceView:
    return PlaceView(space=space, slug="slide", face_up=True, exits=exits, **more)  # type: ignore[arg-type]


def drawn(*places: PlaceView, height: int = 40, cell: int = 14) -> list[str]:
    grid = board.Grid(view(*places), reader_for("en", game="tomb-raider"), cell)
    return [line.plain for line in board.draw(grid, height)]


def test_deeper_rows_are_on_top_and_columns_are_letters() -> None:
    lines = drawn(place("A1"))
    assert [line[:2].strip() for line in lines if line[3] == "│" and line[:2].strip()] == list(
        "654321"
    )
    assert [letter for letter in lines[-1] if letter.isalpha()] == ["A", "B", "C"]


def test_an_exit_that_leads_one_way_is_an_arrow_and_both_ways_a_double_one() -> None:
    lines = "\n".join(drawn(place("A1", "right", "ahead"), place("B1", "left"), place("A2")))
    assert "↔" in lines
    assert "↑" in lines
    assert "↕" not in lines


def test_exits_off_the_map_are_not_drawn_and_not_told() -> None:
    edge = place("A1", "left", "back", "right")
    assert "←" not in "\n".join(drawn(edge))
    told = board.told_place(view(edge), edge, reader_for("en", game="tomb-raider"))
    assert "to the right" in told
    assert "to the left" not in told


def test_a_blocked_exit_is_a_cross() -> None:
    assert board.BLOCKED in "\n".join(drawn(place("A1", blocked=("right",))))


def test_a_space_shows_danger_save_point_empty_mark_obstacle_and_raiders() -> None:
    wolves = ObstacleView("wolves", 3, "creature", (("fight", 7),), 1, 2)
    shown = "\n".join(
        drawn(
            place("A1", danger=6, save_point=True, empty=True, obstacles=(wolves,), raiders=(0, 1))
        )
    )
    for sign in ("Slide", "@1 @2", "!6", "⚑", "∅", "▲Wolves 1/2"):
        assert sign in shown


def test_the_treasure_room_shows_before_it_is_explored() -> None:
    room = PlaceView(space="B4", slug="treasure-vault", treasure=True)
    assert "★ ?" in "\n".join(drawn(room))
    assert "Treasure Vault" in board.told_place(
        view(room), room, reader_for("en", game="tomb-raider")
    )


def test_rows_without_a_card_are_drawn_as_one_when_the_screen_is_short() -> None:
    assert len(drawn(place("A1"), height=8)) <= 8
    assert any(line.startswith("2-6") for line in drawn(place("A1"), height=8))


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Slide", 8, "Slide"),
        ("Engraved Passage", 12, "Engraved Pa…"),
        ("End of the Line", 9, "End of…"),
        ("秘密通道", 6, "秘密…"),
    ],
)
def test_names_are_cut_at_words_where_little_is_lost(name: str, width: int, shown: str) -> None:
    assert cut(name, width) == shown
    assert cell_len(cut(name, width)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize(("people", "level"), [(1, None), (2, None), (4, WIDE_LEVEL)])
def test_the_drawn_screen_fits(
    people: int, level: str | None, width: int, height: int, language: str
) -> None:
    screen = Script(typing(), plain=False, width=width, height=height)
    names = [f"P{number}" for number in range(people)]
    sitting = table(screen, people=names, level=level, language=language)
    for _ in range(12):
        advance(sitting, 9)
        if sitting.match.outcome is not None:
            break
        question = sitting.match.pending[0]
        seat = question.decision.seat
        _ = sitting.unread(seat)
        lines = frame.draw(session.scene(sitting, seat, sitting.asked(question)), width, height)
        assert max(line.cell_len for line in lines) <= width
        assert "⟦" not in "\n".join(line.plain for line in lines)
        answers = len(question.decision.options)
        assert len(lines) < height or answers > height - 8, "\n".join(x.plain for x in lines)


def test_a_card_keeps_its_printed_name_and_a_built_in_obstacle_reads_in_every_language() -> None:
    reader = reader_for("pt-BR", game="tomb-raider")
    card, built_in = (
        ObstacleView("bats", number, "creature", (("fight", 7),), 0, 1) for number in (5, -101)
    )
    assert "Bats" in reader.read(board.told_obstacle(card))
    assert "Morcegos" in reader.read(board.told_obstacle(built_in))


def test_in_a_narrow_cell_an_obstacles_name_goes_before_its_full_life() -> None:
    bats = ObstacleView("bats", 5, "creature", (("fight", 7),), 0, 1)
    assert "▲Bats 1" in "\n".join(drawn(place("A1", obstacles=(bats,)), cell=8))
    assert "▲Bats 1/1" in "\n".join(drawn(place("A1", obstacles=(bats,)), cell=14))
