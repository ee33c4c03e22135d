import re
from typing import get_args

import pytest

from gorin.hall.commands import Wish
from gorin.hall.updates import News
from gorin.web import types


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    file = types.wire_file()
    if file is None:
        pytest.skip("the page's source is not here: this is no checkout")
    assert file.read_text(encoding="utf-8") == types.wire(), "run python -m gorin.web.types"


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
