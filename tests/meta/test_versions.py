"""The register of versions says of the sources what is so, and a changed rule cannot slip in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace
from scripts import versions
from scripts.rules_sources import digest_of, meaning_of, sources_of
from scripts.versions import CORPUS, GAMES, REGISTER, check, games_of, listed_anew, read_register

from gorin.content.box.wishes import Plan
from gorin.content.boxes import LISTED
from gorin.content.desk.matches import begin
from gorin.content.desk.versions import Earlier, Numbered
from gorin.kernel.table import Table

TEXT = REGISTER.read_text(encoding="utf-8")
KEPT: dict[str, dict[str, list[str]]] = json.loads(CORPUS.read_text(encoding="utf-8"))
FORMATS = [(box.id, format.id) for box in LISTED for format in box.formats]
LISTED_NOW = Numbered(5, ("one", "two"), (Earlier(4, "abc"),))


def test_the_sources_of_every_format_are_listed() -> None:
    assert check(read_register(TEXT)) == 0


def test_the_register_is_as_the_command_writes_it() -> None:
    head = TEXT[: TEXT.index("\n[")]
    assert versions.written(read_register(TEXT), head) == TEXT


def test_sources_that_are_not_listed_fail_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    register = read_register(TEXT)
    magic = register["magic"]["commander"]
    register["magic"]["commander"] = replace(magic, sources=("elsewhere",))
    assert check(register) == 1
    said = capsys.readouterr().out
    assert "magic commander" in said
    assert "tomb-raider" not in said
    assert check({}) == 1


def test_every_game_has_rules_and_what_is_printed_on_its_cards_among_its_sources() -> None:
    for box in LISTED:
        names = {file.as_posix().split("/src/gorin/")[1] for file in sources_of(box.id)}
        module = box.id.replace("-", "_")
        assert {"kernel/match.py", f"content/{module}/box.py"} <= names
        assert any(name.startswith(f"games/{module}/") for name in names)
        assert not any(name.startswith("bots/") for name in names)
    assert any(file.suffix == ".json" for file in sources_of("l5r-lcg"))
    assert len({digest_of(box.id) for box in LISTED}) == len(LISTED)


@pytest.mark.parametrize(
    ("code", "is_same"),
    [
        ("def f(a):\n    return a + 1\n", True),
        ("# why\ndef f( a ):\n    '''Say.'''\n    return (a + 1)\n", True),
        ("def f(a):\n    return a + 2\n", False),
        ("def f(a):\n    return a + 1.0\n", False),
        ("def f(a):\n    return a\n", False),
        ("def f(a, b=None):\n    return a + 1\n", False),
        ("async def f(a):\n    return a + 1\n", False),
    ],
)
def test_what_a_module_does_counts_and_how_it_looks_does_not(code: str, *, is_same: bool) -> None:
    assert (meaning_of(code) == meaning_of("def f(a):\n    return a + 1\n")) == is_same


def test_what_only_newer_pythons_tell_of_a_module_is_left_out() -> None:
    assert "type_params" not in meaning_of("def f():\n    pass\n\n\nclass A:\n    pass\n")


# -- which number --------------------------------------------------------------------------


def test_a_new_format_has_the_number_1() -> None:
    assert listed_anew(None, None, "now", "rev", alike=True) == Numbered(1, ("now",))


def test_what_plays_alike_keeps_its_number() -> None:
    after = listed_anew(LISTED_NOW, LISTED_NOW, "three", "rev", alike=True)
    assert after == replace(LISTED_NOW, sources=("one", "two", "three"))


def test_sources_that_come_back_are_the_newest_again() -> None:
    after = listed_anew(LISTED_NOW, LISTED_NOW, "one", "rev", alike=True)
    assert after.sources == ("two", "one")


def test_what_plays_otherwise_has_the_next_number_and_names_what_plays_the_one_before() -> None:
    after = listed_anew(LISTED_NOW, LISTED_NOW, "three", "rev", alike=False)
    before = Earlier(5, "rev", ("one", "two"))
    assert after == Numbered(6, ("three",), (*LISTED_NOW.earlier, before))
    assert after.plays(5, "one") == "rev"
    assert after.plays(5, "nobody's") == ""
    assert after.plays(4, "") == "abc"


def test_a_number_that_no_commit_has_is_not_left_behind() -> None:
    raised = listed_anew(LISTED_NOW, LISTED_NOW, "three", "rev", alike=False)
    after = listed_anew(raised, LISTED_NOW, "four", "rev", alike=False)
    assert after == replace(raised, sources=("four",))


def test_a_format_that_no_commit_has_keeps_the_number_1() -> None:
    first = listed_anew(None, None, "one", "rev", alike=True)
    assert listed_anew(first, None, "two", "rev", alike=False) == Numbered(1, ("two",))


def test_where_nobody_knows_what_was_committed_each_change_has_a_number() -> None:
    after = listed_anew(LISTED_NOW, None, "three", "", alike=False)
    assert after.version == LISTED_NOW.version + 1


# -- the corpus ----------------------------------------------------------------------------


def test_the_corpus_has_games_of_every_format() -> None:
    assert [(game, format) for game, formats in KEPT.items() for format in formats] == FORMATS
    assert {len(games) for formats in KEPT.values() for games in formats.values()} == {GAMES}
    told = [games for formats in KEPT.values() for games in formats.values()]
    assert all(len({*games}) > GAMES // 2 for games in told)


def test_a_corpus_comes_out_the_same_each_time() -> None:
    assert games_of("l5r-strategic", "campaign") == KEPT["l5r-strategic"]["campaign"]


def test_a_changed_rule_shows_in_the_corpus(monkeypatch: pytest.MonkeyPatch) -> None:
    def mended(plan: Plan) -> Table[Any]:
        table = begin(plan)
        book = table.rulebook
        other = book.amended(book.name, numbers=replace(book.numbers, most_cards=6))
        return Table(other, table.state)

    monkeypatch.setattr(versions, "begin", mended)
    assert games_of("magic", "commander") != KEPT["magic"]["commander"]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_the_sources_play_as_those_did_that_had_the_number_first(game: str, format: str) -> None:
    assert games_of(game, format) == KEPT[game][format]
