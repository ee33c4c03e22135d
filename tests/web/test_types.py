import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tests.synthetic.box import BOX

from gorin.content.boxes import LISTED
from gorin.content.tomb_raider.box import TOMB_RAIDER
from gorin.hall.table.commands import Wish
from gorin.hall.table.updates import News
from gorin.hall.table.updates import TableView as HouseTableView
from gorin.kernel.words import Message
from gorin.web import types


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    file = types.wire_file()
    if file is None:
        pytest.skip("the page's source is not here: this is no checkout")
    written = types.files(file)
    assert {path.parent.name for path in written} >= {"src", "tomb-raider"}
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, "run python -m gorin.web.types"
    assert types.main(["--check"]) == 0


def test_a_file_of_a_game_that_is_not_fresh_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games" / "tomb-raider").mkdir(parents=True)
    monkeypatch.setattr(types, "wire_file", lambda: tmp_path / "wire.ts")
    assert types.main([]) == 0
    assert types.main(["--check"]) == 0
    own = tmp_path / "games" / "tomb-raider" / "wire.ts"
    assert "export interface TombRaiderView {" in own.read_text("utf-8")
    own.write_text(own.read_text("utf-8") + " ", encoding="utf-8")
    assert types.main(["--check"]) == 1
    own.unlink()
    assert types.main(["--check"]) == 1
    monkeypatch.setattr(types, "wire_file", lambda: None)
    assert types.main(["--check"]) == 1


class CardView(Struct, frozen=True):
    """A card of another game."""

    name: str
    says: Message


class TableView(Struct, frozen=True):
    """A view that has the name of a type of the house, and cards."""

    cards: tuple[CardView, ...]


def test_two_games_may_have_types_of_one_name() -> None:
    other = types.game_wire(replace(BOX, views=(TableView,)))
    assert "export interface CardView {\n  name: string;\n  says: Message;\n}" in other
    assert "export interface TableView {\n  cards: CardView[];\n}" in other
    assert 'import type { Message } from "../../wire";' in other
    assert "export interface Message" not in other
    own = types.game_wire(TOMB_RAIDER)
    assert "export interface CardView {\n  slug: string;" in own
    assert "CardView" not in types.wire()
    assert "TombRaiderView" not in types.wire()


class Hidden(Struct, frozen=True):
    """A type of the house's own name beside the house's."""

    mine: TableView
    theirs: HouseTableView


def test_a_game_cannot_have_one_name_for_two_types() -> None:
    with pytest.raises(TypeError, match="two types are called TableView"):
        types.game_wire(replace(BOX, views=(Hidden,)))


def test_a_game_takes_from_the_house_all_that_it_does_not_declare() -> None:
    for box in LISTED:
        whole = types.game_wire(box)
        text = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"|//[^\n]*", "", whole, flags=re.DOTALL)
        declared = set(re.findall(r"export (?:interface|type) (\w+)", text))
        taken = set(re.findall(r"\w+", (re.findall(r"import type {(.*?)}", text) or [""])[0]))
        used = set(re.findall(r"\b[A-Z]\w+\b", text))
        assert used - declared - taken <= {"Record"}
        assert not declared & taken


def test_every_command_and_all_news_are_told() -> None:
    text = types.wire()
    for cls in (*get_args(Wish), *get_args(News)):
        assert f"export interface {cls.__name__} {{" in text
        assert f'  type: "{cls.__struct_config__.tag}";' in text


def test_no_name_is_used_that_is_not_declared() -> None:
    text = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"|//[^\n]*", "", types.wire(), flags=re.DOTALL)
    declared = set(re.findall(r"export (?:interface|type|const) (\w+)", text))
    used = set(re.findall(r"\b[A-Z]\w+\b", text))
    assert used - declared == {"Record", "Key"}


def test_what_an_update_leaves_out_may_be_missing() -> None:
    update = types.wire().partition("export interface Update {")[2].partition("}")[0]
    assert "sight?: Sight | null;" in update
    welcome = types.wire().partition("export interface Welcome {")[2].partition("}")[0]
    assert "sight: Sight | null;" in welcome


def test_a_request_may_leave_out_what_has_a_default() -> None:
    text = types.wire().partition("export interface NewTable {")[2].partition("}")[0]
    assert "terms: Partly<Terms>;" in text
    assert "bots?: string[];" in text
