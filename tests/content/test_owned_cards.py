"""Cards that their owner enters: forms, checks, what is played with, and journals."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields, replace
from tests.content.card_forms import entered, told
from tests.games.tomb_raider.tables import (
    RULEBOOK,
    a_match,
    dice_asked,
    place,
    play,
    spelunker,
)
from tests.raids import raid_wishes
from tests.shipped import reader_for

from gorin.content.box.wishes import Wishes
from gorin.content.cards.columns import ENTERED, KNOWN, OURS
from gorin.content.cards.forms import CSV, FORMATS, Wanted, read_form, write_form
from gorin.content.cards.owned import (
    Checked,
    check,
    entered_path,
    forget,
    load_pool,
    pool_of,
    save_pool,
    sources,
    values_used,
)
from gorin.content.cards.pool import CardPool, Overlay
from gorin.content.desk import names
from gorin.content.desk.cards import library_with, own_library
from gorin.content.desk.matches import begin, make_header, plan, plan_of
from gorin.content.reading.folders import home
from gorin.content.tomb_raider.columns import (
    COLUMNS,
    EFFECT,
    SHEET,
    VERBS,
    column_of,
    columns_of,
    is_obstacle,
    source,
)
from gorin.content.tomb_raider.grammar import GRAMMAR
from gorin.content.tomb_raider.pages import page
from gorin.content.tomb_raider.pool import pool_in, shipped
from gorin.games.tomb_raider.facts import Location, Printed
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import Behaviour, behaviour, consequence
from gorin.games.tomb_raider.state import CardId
from gorin.games.tomb_raider.words.effects import AddDice, TakeDamage
from gorin.kernel.clauses import BadInput
from gorin.kernel.rule import Rulebook
from gorin.kernel.words import Message

HEAD = "number,name,danger,tests,failure,life,effect\n"
AIM_TWICE = {"057": {"effect": "play at test if during-your-fight do add-dice 2"}}


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    return tmp_path


def kept() -> Path:
    return entered_path("tomb-raider")


def entered_pool() -> CardPool[Any]:
    return load_pool(SHEET)


def forgotten(pool: CardPool[Any], asked: list[str]) -> tuple[Overlay, tuple[str, ...]]:
    return forget(pool, asked)


# -- columns -------------------------------------------------------------------------------

NOT_ENTERED = {
    *("number", "slug", "name", "rarity", "aliases", "facts", "stand_in", "entered"),
    *("family", "entrance"),
}
"""What every card is known by, what is kept about it, and what no card leaves open."""


@pytest.mark.parametrize("kind", Printed.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_field_of_every_kind_of_card_can_be_entered(kind: type[Printed]) -> None:
    paths = {column.path.partition(".")[0] for column in COLUMNS if kind in column.kinds}
    wanted = {field.name for field in fields(kind)} - NOT_ENTERED
    assert paths - {EFFECT} == wanted


def test_every_card_that_does_something_can_have_it_entered() -> None:
    for slug, made in STANDARD.scripts.items():
        if isinstance(made, Behaviour):
            facts = shipped().cards[slug]
            begun = [verb for verb, (field, _) in GRAMMAR.starts.items() if getattr(made, field)]
            assert set(begun) <= set(VERBS[type(facts)]), slug


# -- forms ---------------------------------------------------------------------------------


def form_of(format: str, *, missing: bool, language: str = "en") -> str:
    return write_form(
        SHEET,
        shipped(),
        Wanted(format, missing),
        reader_for(language, game="tomb-raider"),
    )


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("missing", [True, False])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_form_nobody_filled_in_enters_nothing(
    format: str, *, missing: bool, language: str
) -> None:
    form = read_form(SHEET, form_of(format, missing=missing, language=language), f"form.{format}")
    assert len(form.rows) == (210 if missing else 211)
    assert check(SHEET, form, {}) == Checked({}, (), 0, ())


def test_the_form_of_what_is_missing_has_the_known_values_and_no_others() -> None:
    rows = {
        row.cells["number"].text: row.cells
        for row in read_form(SHEET, form_of(CSV, missing=True), "f").rows
    }
    bear = {name: cell.text for name, cell in rows["022"].items() if cell.text != "-"}
    assert bear == {"number": "022", "name": "Bear", "kind": "obstacle", "danger": "8"}
    assert rows["005"]["tests"].text == "think 7 or search 9"
    assert "057" not in rows


def test_a_form_of_everything_marks_what_is_ours() -> None:
    rows = {
        row.cells["number"].text: row.cells
        for row in read_form(SHEET, form_of(CSV, missing=False), "f").rows
    }
    assert (rows["022"]["danger"].text, rows["022"]["life"].text) == ("8", "3 ?")
    assert rows["057"]["effect"].text == "play at test if during-your-fight do add-dice 1"


@pytest.mark.parametrize("format", FORMATS)
def test_a_stand_in_is_confirmed_by_taking_its_mark_away(format: str) -> None:
    form = form_of(format, missing=False)
    found = entered(form.replace("fight 9 or move 10 ?", "fight 9 or move 10"), name=f"f.{format}")
    assert found.values > 0
    assert {name for texts in found.entered.values() for name in texts} == {"tests"}


def test_lines_of_other_programs_are_understood() -> None:
    text = "# a note\n\nNumber;NAME;Danger;Search-Bonus;\n57;take aim;;;\n"
    text += "4;Skeletal  remains;5;2;\n"
    assert entered(text).entered == {"004": {"danger": "5", "search_bonus": "2"}}


def test_values_are_kept_in_one_way_of_writing() -> None:
    text = 'number,exits,tests,failure,effect\n6,"right, TOP",,,\n'
    text += '22,,fight 8 / Move 9,"damage, stuck",\n'
    text += '57,,,,"play at test do add-dice 2;play at roll do roll-again"\n'
    assert entered(text).entered == {
        "006": {"exits": "top right"},
        "022": {"tests": "fight 8 or move 9", "failure": "damage then stuck"},
        "057": {"effect": "play at test do add-dice 2\nplay at roll do roll-again"},
    }


def test_toml_takes_numbers_truths_and_lists_as_they_are() -> None:
    text = '[[card]]\nnumber = 6\nexits = ["top", "left"]\ndanger = 4\nsave_point = true\n'
    text += '[[card]]\nnumber = "057"\n'
    text += 'effect = ["play at test do add-dice 2", "play at roll do roll-again"]\n'
    assert entered(text, name="cards.toml").entered == {
        "006": {"exits": "top left", "danger": "4", "save_point": "yes"},
        "057": {"effect": "play at test do add-dice 2\nplay at roll do roll-again"},
    }


def test_none_is_what_a_card_does_not_have() -> None:
    found = pool_of(
        SHEET, entered("number,life,obstacle_kind,minimum_depth\n22,none,,\n5,,none,3\n").entered
    )
    bear, cavern = found.cards["bear"], found.cards["dim-cavern"]
    assert isinstance(cavern, Location)
    assert (bear.obstacle.life, cavern.obstacle, cavern.minimum_depth) == (None, None, 3)


# -- what can be wrong ---------------------------------------------------------------------


def test_every_fault_of_a_csv_form_is_told_with_its_line() -> None:
    text = (
        "# a form\n"
        "number,name,kind,danger,effect,foo,power\n"
        "57,Take Aim,action,,play at tset do add-dice 1; always weapon,,\n"
        "022,Bear,location,99,,,two\n"
        "022,,,,,,\n"
        "999,,,,,,\n"
        "004,Skeletons,,,,,\n"
        ",Rope,,,,,\n"
        "058,,,,,,,more\n"
        "068,,,-,always,,-\n"
    )
    assert told(text) == [
        "2 form-unknown-column",
        "3 effect-unknown-moment",
        "3 effect-bad-value",
        "4 form-other-kind",
        "4 form-bad-value",
        "4 form-not-its",
        "5 form-card-twice",
        "6 form-unknown-number",
        "7 form-other-name",
        "8 form-no-number",
        "9 form-too-many-cells",
        "10 effect-expected",
    ]


def test_every_fault_of_a_toml_form_is_told_with_its_line() -> None:
    text = (
        'title = "mine"\n'
        "[[card]]\n"
        "number = 22\n"
        "danger = 99\n"
        'foo = "x"\n'
        "life = 1.5\n"
        "[[card]]\n"
        'number = "057"\n'
        'effect = """\n'
        "play at test do add-dice 1\n"
        'play at test do add-dice"""\n'
    )
    assert told(text, "cards.toml") == [
        "1 form-unknown-table",
        "4 form-bad-value",
        "5 form-unknown-column",
        "6 form-bad-type",
        "11 effect-bad-value",
    ]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "form-blank"),
        ("# nothing", "form-empty"),
        ('number,name\n4,"x\n', "form-not-csv"),
        ("number,danger,danger\n4,1,2\n", "form-column-twice"),
        ("number,danger\n22,none\n", "form-bad-value"),
        ("number,danger\n22,-1\n", "form-bad-value"),
        ("number,exits\n4,up\n", "form-bad-value"),
        ("number,exits\n4,top top\n", "form-bad-value"),
        ("number,weapon\n68,perhaps\n", "form-bad-value"),
        ("number,form\n68,thing\n", "form-bad-value"),
        ("number,tests\n22,think\n", "form-bad-value"),
        ("number,tests\n22,run 9\n", "form-bad-value"),
        ("number,failure\n22,damagee\n", "form-bad-failure"),
        ("number,treasure_power\n4,1\n", "form-not-its"),
        ("number,effect\n22,always weapon 1\n", "form-not-its"),
        ("number,effect\n57,always weapon 1\n", "form-verb"),
        ("number,tests\n4,fight 9\n", "form-obstacle-part"),
        ("number,obstacle_kind,tests\n5,none,fight 9\n", "form-no-obstacle"),
        ("number,minimum_depth,maximum_depth\n4,5,3\n", "form-depths"),
    ],
)
def test_a_value_that_makes_no_sense_is_told(text: str, id: str) -> None:
    assert [line.split()[-1] for line in told(text)] == [id]


@pytest.mark.parametrize("text", ["[[card]\n", "card = 3\n", "card = [3]\n"])
def test_what_is_no_form_in_toml_is_told(text: str) -> None:
    assert len(told(text, "cards.toml")) == 1


def test_every_message_of_a_fault_can_be_read() -> None:
    text = "number,foo,failure,effect,exits\n22,,damagee,x,\n4,,,,up\n57,,,play at x,\n999\n"
    with pytest.raises(BadInput) as caught:
        _ = entered(text)
    for language in ("en", "pt-BR", "es", "zh"):
        for fault in caught.value.all:
            assert "⟦" not in reader_for(language, game="tomb-raider").read(fault.message)


# -- entering ------------------------------------------------------------------------------


def test_later_forms_add_to_earlier_ones_and_correct_them() -> None:
    first = entered(HEAD + "60,,7,,,,\n22,,,,,3,\n").entered
    second = entered(HEAD + "60,,8,fight 9,,,\n22,,,fight 9,,,\n", first)
    assert second.entered == {
        "022": {"tests": "fight 9", "life": "3"},
        "060": {"danger": "8", "tests": "fight 9"},
    }
    assert (second.cards, second.values) == (("060", "022"), 3)


def test_what_a_source_states_is_not_entered_and_a_difference_is_told() -> None:
    found = entered(HEAD + "22,,8,,,,\n4,,4,,,,\n")
    assert found.entered == {"004": {"danger": "4"}}
    assert [(note.place, note.message.id) for note in found.notes] == [
        ("cards.csv:3", "form-differs")
    ]
    assert entered(HEAD + "4,,3,,,,\n", found.entered).entered == {}


def test_each_value_knows_where_it_comes_from() -> None:
    pool = pool_of(SHEET, {"022": {"life": "3"}})
    bear = pool.cards["bear"]
    by_name = {column.name: source(bear, column) for column in columns_of(bear)}
    assert by_name == {
        "danger": KNOWN,
        "life": ENTERED,
        "obstacle_kind": OURS,
        "tests": OURS,
        "failure": OURS,
    }
    assert sources(SHEET, bear).entered == ("life",)
    assert bear.stand_in


def test_a_card_entered_whole_has_no_stand_ins() -> None:
    pool = pool_of(SHEET, {"020": {"power": "1", "effect": "always weapon 2"}})
    assert not pool.cards["claw-of-the-cave-bear"].stand_in
    assert pool_of(SHEET, {"020": {"power": "1"}}).cards["claw-of-the-cave-bear"].stand_in


def test_a_location_without_obstacle_is_entered_whole_by_saying_so() -> None:
    facts = shipped().cards["open-cavern"]
    texts = {column.name: "0" for column in columns_of(facts) if not is_obstacle(column)}
    texts |= {"exits": "top", "save_point": "no", "minimum_depth": "none", "maximum_depth": "none"}
    assert (
        not pool_of(SHEET, {"007": {**texts, "obstacle_kind": "none"}})
        .cards["open-cavern"]
        .stand_in
    )


def test_how_many_cards_have_values_of_whom_is_counted_for_a_match() -> None:
    plain = values_used(shipped().cards.values())
    mine = pool_of(
        SHEET, {"022": {"life": "3"}, "020": {"power": "1", "effect": "always weapon 2"}}
    )
    used = [mine.cards[slug] for slug in ("bear", "bear", "take-aim", "claw-of-the-cave-bear")]
    assert plain.args == {"count": 211, "entered": 0, "ours": 210}
    assert values_used(used).args == {"count": 3, "entered": 2, "ours": 1}


# -- keeping -------------------------------------------------------------------------------


def test_tests_do_not_see_what_the_person_who_runs_them_entered() -> None:
    assert home() == Path(os.environ["GORIN_HOME"])
    assert pool_in(own_library()) is shipped()


def test_what_was_entered_is_kept_and_read_again(own_home: Path) -> None:
    mine = entered(
        HEAD + '22,,,,"damage, take-damage 4",3,\n57,,,,,,play at any-time do open-exit\n'
    )
    save_pool(SHEET, mine.entered)
    assert kept().is_relative_to(own_home)
    assert entered_pool().entered == mine.entered
    assert pool_in(own_library()).cards["bear"].entered == ("failure", "life")
    save_pool(SHEET, {})
    assert not kept().exists()
    assert entered_pool() is shipped()


def test_what_is_kept_and_damaged_is_told_by_file_and_line(own_home: Path) -> None:
    save_pool(SHEET, {"022": {"life": "3"}})
    _ = kept().write_text(kept().read_text().replace("life = 3", "life = 300"))
    with pytest.raises(BadInput) as caught:
        _ = pool_in(own_library())
    assert caught.value.place == f"{entered_path('tomb-raider')}:5"


def test_cards_are_forgotten_by_number_name_and_slug_with_all_faults_at_once() -> None:
    mine = pool_of(SHEET, {"004": {"danger": "5"}, "022": {"life": "3"}, **AIM_TWICE})
    assert forgotten(mine, ["22", "Take Aim", "bear"]) == (
        {"004": {"danger": "5"}},
        ("022", "057"),
    )
    with pytest.raises(BadInput) as caught:
        _ = forgotten(mine, ["Takke Aim", "rope"])
    assert [fault.message.id for fault in caught.value.all] == ["card-unknown", "cards-not-entered"]


# -- playing -------------------------------------------------------------------------------


def two(entered: Overlay) -> Wishes:
    return replace(raid_wishes(seats=2), library=library_with("tomb-raider", entered))


def test_a_match_is_played_with_what_was_entered() -> None:
    mine = {"022": {"danger": "3", "failure": "take-damage 4"}, **AIM_TWICE}
    table = begin(plan("tomb-raider", two(mine)))
    state = table.state
    bear = next(card for card, facts in enumerate(state.cards) if facts.slug == "bear")
    aim = next(card for card, facts in enumerate(state.cards) if facts.slug == "take-aim")
    assert state.cards[bear].danger == 3
    assert behaviour(table, CardId(aim)).from_hand[0].effects == (AddDice(2),)
    assert consequence(table, "take-damage 4") == TakeDamage(4)


def dice_after_take_aim(rulebook: Rulebook) -> int:
    guard = place("test-hall", obstacles=["test-guard"])
    match = a_match([spelunker("B1", hand=["take-aim"])], {"B1": guard}, rulebook=rulebook)
    play(match, "stay", "play:take-aim", until="roll")
    return dice_asked(match)


def test_a_card_does_what_its_owner_entered() -> None:
    usual = dice_after_take_aim(RULEBOOK)
    assert dice_after_take_aim(pool_of(SHEET, AIM_TWICE).amended(RULEBOOK)) == usual + 1


def test_without_an_effect_entered_our_own_stays() -> None:
    found = page(pool_of(SHEET, {"068": {"difficulty": "15", "form": "item"}}), "magnum-pistols")
    assert found.effect == OURS
    assert found.stand_in
    found = page(pool_of(SHEET, {"068": {"effect": "always weapon 3"}}), "magnum-pistols")
    assert (found.effect, found.place) == (ENTERED, None)
    assert any(message.id == "card-constant" for message in found.text)


def test_a_page_shows_what_was_entered() -> None:
    mine = pool_of(SHEET, {"022": {"danger": "4", "failure": "take-damage 4"}})
    rows = {row.field: (row.value, row.source) for row in page(mine, "bear").rows}
    assert rows["danger"] == (4, ENTERED)
    assert rows["failure"][1] == ENTERED
    assert rows["life"][1] == OURS


def test_other_processes_play_with_the_same_cards() -> None:
    made = plan("tomb-raider", two({"022": {"danger": "3"}}))
    table = begin(pickle.loads(pickle.dumps(made)))
    assert any(facts.slug == "bear" and facts.danger == 3 for facts in table.state.cards)


def test_a_name_that_an_owner_gave_an_obstacle_is_read() -> None:
    text = "number,obstacle_name,obstacle_kind,tests,failure\n4,Old Bones,creature,fight 6,damage\n"
    mine = library_with("tomb-raider", entered(text).entered)
    rows = page(pool_in(mine), "skeletal-remains").rows
    row = next(row for row in rows if row.field == "obstacle-name")
    assert names.reader_for(mine, "en", game="tomb-raider").read(row.value) == "Old bones"
    assert reader_for("en", game="tomb-raider").read(row.value) != "Old bones"


# -- journals ------------------------------------------------------------------------------


def refusals(before: Overlay, after: Overlay) -> Iterator[Message]:
    """Yield why a journal written with some cards cannot be read with others."""
    header = make_header(plan("tomb-raider", two(before)))
    try:
        _ = plan_of(library_with("tomb-raider", after), header)
    except BadInput as error:
        yield from (fault.message for fault in error.all)


def test_a_journal_is_read_with_the_cards_it_was_played_with() -> None:
    assert list(refusals({}, {})) == []
    assert list(refusals(AIM_TWICE, AIM_TWICE)) == []


def test_a_journal_names_what_was_entered_by_digest() -> None:
    header = make_header(plan("tomb-raider", two(AIM_TWICE)))
    assert "entered" in header.digests
    (refusal,) = refusals(AIM_TWICE, {})
    assert refusal.id == "journal-other-cards"
    assert refusal.args["wanted"] == header.digests["entered"][:12]
    assert refusal.args["used"] == Message("journal-no-entered")


def test_a_journal_played_with_other_cards_is_refused_with_both_digests() -> None:
    (refusal,) = refusals({"022": {"life": "2"}}, AIM_TWICE)
    assert refusal.id == "journal-other-cards"
    assert refusal.args["wanted"] != refusal.args["used"]


def test_a_journal_played_with_shipped_cards_is_refused_when_they_are_entered() -> None:
    (refusal,) = refusals({}, AIM_TWICE)
    used = make_header(plan("tomb-raider", two(AIM_TWICE))).digests["entered"]
    assert refusal == Message("journal-shipped-cards", {"used": used[:12]})


def test_cards_that_are_not_in_the_match_do_not_matter() -> None:
    elsewhere = {"201": {"effect": "use at any-time do add-dice 1"}, "118": {"danger": "9"}}
    assert list(refusals({}, elsewhere)) == []
    assert list(refusals(AIM_TWICE, {**AIM_TWICE, **elsewhere})) == []


def test_cards_that_forbid_the_setup_are_told_as_other_cards() -> None:
    (refusal,) = refusals({}, {"044": {"power": "2"}, "019": {"power": "2"}})
    assert refusal.id == "journal-shipped-cards"


def test_every_column_has_one_name_in_forms() -> None:
    assert len(set(SHEET.names)) == len(SHEET.names)
    assert column_of(shipped().cards["bear"], "exits") is None
