"""The cards of a game that the house has never heard of: found, searched, read and entered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.elsewhere import second_game
from tests.shipped import find_card, reader_for, search_index
from tests.synthetic.box import BOX
from tests.synthetic.kit import GRAMMAR, KIT, ROPE, SHEET, shipped
from tests.synthetic.script import Ability, Behaviour, Moment
from tests.synthetic.words.all import AtWar, LoseLife, PayCoins, SafeFrom

from gorin.content import boxes
from gorin.content.cards.forms import FORMATS, Wanted, read_form, write_form
from gorin.content.cards.notation import read_behaviour, write_behaviour
from gorin.content.cards.owned import Checked, check, entered_path, pool_of, save_pool, sources
from gorin.content.cards.pool import SHIPPED
from gorin.content.cards.search_text import search_in
from gorin.content.desk import cards as desk
from gorin.content.desk.cards import find_kit, find_sheet, library_with, own_library
from gorin.content.tomb_raider.columns import SHEET as RAIDS
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Name

FORM = "number,name,power,effect\n99,Rope,7,play at turn do lose-life 2\n1,,5 ?,\n"
TEXT = "play at turn or against if at-war cost pay-coins 1 do lose-life 2 rope secret"


@pytest.fixture(autouse=True)
def two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    with second_game(monkeypatch):
        yield


def entered(text: str, name: str = "courts.csv") -> Checked:
    return check(SHEET, read_form(SHEET, text, name), {})


def refused(asked: str, game: str | None = None) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadInput) as caught:
        _ = find_card(asked, game)
    return caught.value.message.id, dict(caught.value.message.args)


# -- finding -------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["strike-3", "Strike 3", "STRIKE 3"])
def test_a_card_is_found_in_the_only_game_that_has_it(asked: str) -> None:
    found = find_card(asked)
    assert (found.kit.game, found.facts.slug) == ("courts", "strike-3")
    assert find_card("Pit Trap").kit.game == "tomb-raider"


def test_a_name_of_two_games_asks_which() -> None:
    for asked in ("rope", "Rope", "1"):
        assert refused(asked) == (
            "card-in-games",
            {"asked": asked, "games": ("tomb-raider", "courts")},
        )
    assert find_card(ROPE, "courts").facts is shipped().cards[ROPE]
    assert find_card(ROPE, "tomb-raider").facts.rarity


def test_what_is_no_card_is_told_with_names_like_it_of_all_games() -> None:
    id, args = refused("Shild 1")
    assert (id, args["near"]) == ("card-unknown", ("Shield 1", "Shield 17", "Shield 9"))
    assert "Pit Trap" in str(refused("Pit Tarp"))
    assert refused("Strike 3", "tomb-raider")[0] == "card-unknown-alone"
    assert refused("Rocket Launcher", "courts")[0] == "card-unknown-alone"
    assert find_card("Rocket Launcher").named is not None
    assert refused("Rope", "chess")[0] == "game-unknown"


def test_a_game_without_cards_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.synthetic.box.BOX", replace(BOX, cards=None))
    boxes.boxes.cache_clear()
    assert refused("Rope", "courts")[0] == "web-no-cards"
    with pytest.raises(BadInput) as caught:
        _ = find_sheet("courts")
    assert caught.value.message.args["known"] == ("tomb-raider",)
    assert find_card("Rope").kit.game == "tomb-raider"


def test_equal_slugs_read_as_the_card_of_the_game_that_is_played() -> None:
    assert reader_for("en", (), "courts").read(Name("card", ROPE)) == "Silk Rope"
    assert reader_for("en", (), "tomb-raider").read(Name("card", ROPE)) == "Rope"
    assert reader_for("en", (), "courts").read(Name("card", "strike-3")) == "Strike 3"
    assert reader_for("en", (), "tomb-raider").read(Name("card", "strike-3")) == "strike-3"


# -- searching and reading -----------------------------------------------------------------


def test_fields_are_searched_as_the_game_declares_them() -> None:
    index = search_index("courts", "en")
    assert search_in(index, "power>=6 strike").keys == ("strike-19",)
    assert search_in(index, 'rope is:"has stand-ins"').keys == (ROPE,)
    (fault,) = search_in(index, "danger:3").faults
    assert fault.message.id.startswith("search-unknown-field")


def test_what_is_entered_is_found_by_its_new_value() -> None:
    save_pool(SHEET, entered(FORM).entered)
    assert search_in(search_index("courts", "en"), "power:7").keys == ()
    mine = desk.search_index(own_library(), "courts", "en")
    assert search_in(mine, "power:7").keys == (ROPE,)


def test_a_page_has_the_values_and_says_whose_they_are() -> None:
    mine = library_with("courts", entered(FORM).entered)
    page = KIT.page_of(mine, KIT.pool(mine).cards[ROPE])
    assert (page.game, page.slug, page.kind, page.stand_in) == ("courts", ROPE, "strike", True)
    assert [(row.field, row.value, row.source) for row in page.rows] == [
        ("power", "7", "entered"),
        ("weapon", "yes", "stand-in"),
        ("effect", "play at turn do lose-life 2", "entered"),
    ]


# -- entering ------------------------------------------------------------------------------


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("missing", [True, False])
def test_a_form_nobody_filled_in_enters_nothing(format: str, *, missing: bool) -> None:
    form = write_form(SHEET, shipped(), Wanted(format, missing), reader_for("en", (), "courts"))
    assert form.count("strike-3") == 0
    assert "Strike 3" in form
    assert "211" not in form
    assert entered(form, f"form.{format}") == Checked({}, (), 0, ())


def test_values_are_taken_and_those_of_a_source_are_told() -> None:
    made = entered(FORM)
    assert made.entered == {"099": {"power": "7", "effect": "play at turn do lose-life 2"}}
    (note,) = made.notes
    assert (note.place, note.message.id) == ("courts.csv:2", "form-differs")
    pool = pool_of(SHEET, made.entered)
    assert sources(SHEET, pool.cards[ROPE]).entered == ("power", "effect")
    assert list(pool.scripts) == [ROPE]


def test_a_card_entered_whole_has_no_stand_ins() -> None:
    whole = entered(FORM.replace("power,", "power,weapon,").replace("7,", "7,no,", 1))
    made = pool_of(SHEET, whole.entered).cards[ROPE]
    assert (made.stand_in, made.weapon, made.power) == (False, False, 7)


def test_all_faults_are_told_at_once_with_their_lines() -> None:
    bad = "number,name,power,tests\n99,Silk,70,\n500,,1,\n1,,one,\n"
    with pytest.raises(BadInput) as caught:
        _ = entered(bad)
    assert [(fault.place, fault.message.id) for fault in caught.value.all] == [
        ("courts.csv:1", "form-unknown-column"),
        ("courts.csv:2", "form-other-name"),
        ("courts.csv:2", "form-in-column"),
        ("courts.csv:3", "form-unknown-number"),
        ("courts.csv:4", "form-in-column"),
    ]


def test_the_values_of_two_games_are_kept_apart_and_used_together() -> None:
    save_pool(SHEET, entered(FORM).entered)
    save_pool(RAIDS, {"057": {"effect": "play at test if during-your-fight do add-dice 2"}})
    assert entered_path("courts") != entered_path("tomb-raider")
    courts, raids, mine = find_kit("courts"), find_kit("tomb-raider"), own_library()
    assert courts.entered(SHIPPED) == raids.entered(SHIPPED) == {}
    assert courts.entered(mine) == entered(FORM).entered
    assert set(raids.entered(mine)) == {"057"}
    assert "" != courts.pool(mine).digest != raids.pool(mine).digest != ""


def test_what_is_kept_and_damaged_harms_its_own_game_only() -> None:
    save_pool(SHEET, entered(FORM).entered)
    kept = entered_path("courts")
    _ = kept.write_text(kept.read_text().replace("power = 7", "power = 70"))
    mine = own_library()
    assert find_kit("tomb-raider").entered(mine) == {}
    with pytest.raises(BadInput) as caught:
        _ = find_kit("courts").pool(mine)
    assert caught.value.place == f"{kept}:5"


# -- the notation --------------------------------------------------------------------------


def test_what_a_card_does_is_read_by_the_grammar_of_its_game() -> None:
    made, faults = read_behaviour(GRAMMAR, f"{TEXT}\ndrawn do lose-life 1; gives safe-from gift")
    ability = Ability(
        Moment.TURN | Moment.AGAINST,
        (LoseLife(2, "rope"),),
        conditions=(AtWar(),),
        costs=(PayCoins(1),),
        secret=True,
    )
    assert faults == ()
    assert made == Behaviour((ability,), (LoseLife(1),), (SafeFrom("gift"),))
    assert read_behaviour(GRAMMAR, write_behaviour(GRAMMAR, made) or "") == (made, ())


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("found do lose-life 1", "effect-unknown-start"),
        ("play at test do lose-life 1", "effect-unknown-moment"),
        ("play at turn do add-dice 1", "effect-unknown-word-alone"),
        ("play at turn do lose-life 1 pit-trap", "effect-bad-value"),
        ("gives safe-from trap", "effect-bad-value"),
    ],
)
def test_words_of_another_game_say_nothing_here(line: str, id: str) -> None:
    _, (fault,) = read_behaviour(GRAMMAR, line)
    assert fault.message.id == id


def test_lines_begin_as_the_grammar_says() -> None:
    assert [form.split()[0] for form in GRAMMAR.line_forms] == ["play", "drawn", "gives"]
    assert set(GRAMMAR.moments) == {"whenever", "turn", "against"}
    assert set(GRAMMAR.extras) == {"secret"}
