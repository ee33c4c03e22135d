"""The one card without known name and kind, as its owner enters it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.content.card_forms import entered, told
from tests.games.tomb_raider.tables import RULEBOOK
from tests.shipped import reader_for

from gorin.content.cards.columns import ENTERED
from gorin.content.cards.forms import FORMATS, NOT_ITS, Wanted, read_form, write_form
from gorin.content.cards.owned import check, forget, load_pool, pool_of, save_pool, sources
from gorin.content.tomb_raider.columns import EFFECT, SHEET, VERBS, columns_of
from gorin.content.tomb_raider.pages import page
from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.untitled import MADE, recast
from gorin.games.tomb_raider.facts import Obstacle, Trial
from gorin.games.tomb_raider.script import NO_BEHAVIOUR

KEG_HEAD = "number,name,kind,danger,obstacle_kind,tests,failure\n"
KEG = KEG_HEAD + "211,Gunpowder Keg,obstacle,3,trap,move 9 or think 10,damage-2\n"


def test_the_untitled_card_can_be_of_another_name_and_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    save_pool(SHEET, entered(KEG).entered)
    pool = load_pool(SHEET)
    assert pool.entered == entered(KEG).entered
    facts = pool.cards[pool.slugs["211"]]
    assert isinstance(facts, Obstacle)
    assert (facts.name, facts.danger, facts.obstacle.kind) == ("Gunpowder Keg", 3, "trap")
    assert facts.obstacle.tests == (Trial("move", 9), Trial("think", 10))
    assert sources(SHEET, facts).ours == ("life",)
    shown = page(pool, "gunpowder keg")
    assert shown.slug == page(pool, "Treasure No. 211").slug == facts.slug
    assert {row.field: row.source for row in shown.rows}["kind"] == ENTERED
    assert shown.place is None
    assert forget(pool, ["Gunpowder Keg"]) == ({}, ("211",))


def test_what_our_card_of_another_kind_does_is_not_what_the_untitled_card_does() -> None:
    pool = pool_of(SHEET, entered(KEG).entered)
    slug = pool.slugs["211"]
    assert pool.amended(RULEBOOK).scripts[slug] == NO_BEHAVIOUR != RULEBOOK.scripts[slug]
    treasure = pool_of(
        SHEET, entered("number,name,kind,power\n211,Golden Idol,treasure,2\n").entered
    )
    assert treasure.amended(RULEBOOK).scripts[slug] == RULEBOOK.scripts[slug]
    assert sources(SHEET, treasure.cards[slug]).ours == (EFFECT,)


@pytest.mark.parametrize("kind", MADE)
def test_the_untitled_card_is_whole_when_all_of_its_kind_is_entered(kind: str) -> None:
    made = recast(shipped().cards[shipped().slugs["211"]], {"kind": kind})
    verb = VERBS[type(made)][0] if type(made) in VERBS else ""
    effect = {"play": "play at any-time", "found": "found", "use": "use at roll", "always": ""}
    typed = {
        "form": "item",
        "weapon": "no",
        "character": "none",
        "obstacle_kind": "creature",
        "tests": "fight 9",
        "failure": "none",
        "life": "2",
        EFFECT: f"{effect[verb]} do draw-cards 1" if verb else "",
    }
    texts = {column.name: typed.get(column.name, "2") for column in columns_of(made)}
    titles = ",".join(("number", "name", "kind", *texts))
    found = entered(f"{titles}\n211,Something,{kind},{','.join(texts.values())}\n")
    facts = pool_of(SHEET, found.entered).cards[made.slug]
    assert type(facts) is type(made)
    assert not facts.stand_in
    assert not sources(SHEET, facts).ours


def test_what_is_missing_of_the_untitled_card_is_told_with_what_is_wrong() -> None:
    assert told("number,kind,danger\n211,upgrade,3\n") == [
        "2 form-not-its",
        "2 form-kind-part",
    ]
    assert told("number,kind\n211,location\n") == ["2 form-unknown-kind"]
    assert told("number,name,kind\n210,Some Other Name,obstacle\n") == [
        "2 form-other-name",
        "2 form-other-kind",
    ]


def test_a_form_asks_for_name_and_kind_of_the_untitled_card() -> None:
    reader = reader_for("en", game="tomb-raider")
    for format in FORMATS:
        for missing in (True, False):
            form = write_form(SHEET, shipped(), Wanted(format, missing), reader)
            cells = read_form(SHEET, form, f"cards.{format}").rows[-1].cells
            assert cells["number"].text == "211"
            kind = cells.get("kind")
            assert (kind.text if kind else "") == ("" if missing else "treasure ?")
            assert not check(SHEET, read_form(SHEET, form, f"cards.{format}"), {}).entered


def test_another_kind_entered_later_leaves_nothing_of_the_one_before() -> None:
    first = entered(KEG).entered
    then = "number,kind,effect\n211,secret-move,use at roll if during-your-test do roll-again\n"
    assert list(entered(then, first).entered["211"]) == ["name", "kind", EFFECT]


def test_a_later_form_may_leave_name_and_kind_as_they_were_entered() -> None:
    later = entered("number,danger,life\n211,5,2\n", entered(KEG).entered)
    facts = pool_of(SHEET, later.entered).cards["treasure-211"]
    assert isinstance(facts, Obstacle)
    assert (facts.name, facts.danger, facts.obstacle.life) == ("Gunpowder Keg", 5, 2)
    assert not facts.stand_in


def test_without_a_name_entered_the_untitled_card_is_still_a_stand_in() -> None:
    effect = "use at roll if during-your-test do roll-again"
    named = f"number,name,kind,power,effect\n211,Golden Idol,treasure,2,{effect}\n"
    unnamed = f"number,kind,power,effect\n211,treasure,2,{effect}\n"
    assert not pool_of(SHEET, entered(named).entered).cards["treasure-211"].stand_in
    facts = pool_of(SHEET, entered(unnamed).entered).cards["treasure-211"]
    assert facts.stand_in
    assert sources(SHEET, facts).ours == ("name",)


def test_no_cell_of_the_untitled_card_is_filled_with_what_it_never_has() -> None:
    reader = reader_for("en", game="tomb-raider")
    form = write_form(SHEET, shipped(), Wanted(missing=True), reader)
    rows = {line.split(",")[0]: line for line in form.splitlines()}
    assert NOT_ITS in rows["210"]
    assert not rows["211"].removeprefix("211").strip(",")


@pytest.mark.parametrize(
    ("name", "id"),
    [("-", "form-no-name"), ("57", "form-no-name"), ("rope", "form-name-taken")],
)
def test_a_name_that_finds_no_card_or_another_one_is_refused(name: str, id: str) -> None:
    assert told(f"number,name\n211,{name}\n") == [f"2 {id}"]
    assert told(f"number,name,kind,danger\n211,{name},location,x\n") == [
        f"2 {id}",
        "2 form-unknown-kind",
    ]
