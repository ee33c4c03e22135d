"""Texts that mean nothing: however long they are, little is done and told about them."""

from __future__ import annotations

import pytest
from tests.shipped import judge_level

from gorin.content.cards.names import CardNames
from gorin.content.cards.pool import SHIPPED
from gorin.content.decks.lists import LONGEST_LINE, MOST_LINES
from gorin.content.decks.sheets import MOST_NEAR, Deck
from gorin.content.desk import decks as desk
from gorin.content.reading.fault_limits import MOST_FAULTS
from gorin.content.reading.toml_text import TooDeep, load_toml
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.decks import GAME
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.levels.lengths import MOST_CARDS
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import MOST_FAULTS as MOST_FIELDS
from gorin.kernel.fields import read_fields

LEVEL = """
    id = "x"\ntitle = "X"\nplayers = { min = 1, max = 2 }\npower = 1\nwidth = 3\ndepth = 6
    entrances = [{ spots = [{ column = 2, depth = 1, card = "001" }] }]
    building = { copies = 1 }
    decks = [{ id = "all", cards = [%s] }]
"""


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names for which similar ones were looked for."""
    asked: list[str] = []

    def near(names: CardNames[CardFacts], name: str) -> tuple[str, ...]:
        asked.append(name)
        return ()

    monkeypatch.setattr(CardNames, "near", near)
    return asked


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"1 zq{number}" for number in range(500)),
        '[cards]\nraider = "x"\n' + "\n".join(f"zq{number} = 1" for number in range(500)),
        "<deck>" + "".join(f"<card><name>zq{nth}</name></card>" for nth in range(500)) + "</deck>",
    ],
)
def test_of_hundreds_of_unknown_names_the_first_ones_are_told_and_how_many_more(
    text: str, searches: list[str]
) -> None:
    sheet = tomb_raider.sheet_from(shipped(), text, "deck")
    assert len(searches) == MOST_NEAR
    assert len(sheet.faults) == MOST_FAULTS + 1
    more = sheet.faults[-1].message
    assert more.id == "faults-more"
    assert 400 <= int(str(more.args["count"])) <= 405


def test_a_deck_without_a_text_is_told_no_more_of(searches: list[str]) -> None:
    cards = {f"zq{number}": 1 for number in range(500)}
    deck = Deck("x", {"raider": {"lara-croft": 1}, "cards": cards})
    report = desk.report(GAME, desk.sheet_with(SHIPPED, GAME, deck), desk.wishes_for(SHIPPED, GAME))
    assert (len(searches), len(report.faults)) == (MOST_NEAR, MOST_FAULTS + 1)


def test_a_deck_of_thousands_of_lines_is_not_read_to_its_end() -> None:
    for text in ("057\n" * 3000, "<deck>" + "<card><name>x</name></card>" * 3000 + "</deck>"):
        first = tomb_raider.sheet_from(shipped(), text, "deck").faults[:2]
        (told,) = (fault.message for fault in first if fault.message.id == "deck-many-lines")
        assert told.args == {"most": MOST_LINES, "count": 3000 - MOST_LINES}


def test_a_line_that_is_too_long_names_no_card() -> None:
    sheet = tomb_raider.sheet_from(shipped(), "1 Pit Trap\n" + "3 x" * 5000, "deck")
    assert [fault.message.id for fault in sheet.faults] == ["deck-no-raider", "deck-long-line"]
    assert sheet.faults[1].message.args == {"most": LONGEST_LINE}


@pytest.mark.parametrize("blank", ["\u3164", "\u2800 \u2800"])
def test_a_name_that_shows_as_nothing_is_no_name_of_a_deck(blank: str) -> None:
    for text in (f"# name: {blank}\n1 Pit Trap", f'name = "{blank}"\nraider = "lara-croft"'):
        sheet = tomb_raider.sheet_from(shipped(), text, "deck" if text[0] == "#" else "deck.toml")
        assert "deck-blank-name" in [fault.message.id for fault in sheet.faults]


def test_runs_of_blanks_in_a_line_count_as_one() -> None:
    sheet = tomb_raider.sheet_from(
        shipped(), "2" + " " * 9000 + "Pit" + "\t" * 9000 + "Trap x", "deck"
    )
    (fault,) = (one for one in sheet.faults if one.message.id != "deck-no-raider")
    assert fault.message.args["card"] == "Pit Trap x"


def test_a_level_deck_that_names_cards_thousands_of_times_is_not_looked_into() -> None:
    (fault,) = judge_level(LEVEL % ", ".join(['"026-043"'] * 2500)).faults
    assert (fault.message.id, fault.message.args) == ("level-too-many", {"most": MOST_CARDS})
    assert fault.entry == f"decks[0].cards[{MOST_CARDS // 18}]"


def test_of_thousands_of_faults_of_a_level_the_first_ones_are_told() -> None:
    faults = judge_level(LEVEL % ", ".join(f'"q{number}"' for number in range(900))).faults
    assert len(faults) == MOST_FAULTS + 1
    assert faults[-1].message.id == "faults-more"


def test_of_thousands_of_fields_that_do_not_fit_the_first_ones_are_told() -> None:
    with pytest.raises(BadInput) as caught:
        _ = read_fields(["x"] * 5000, tuple[int, ...], "body")
    assert len(caught.value.all) == MOST_FIELDS + 1
    assert caught.value.all[-1].message.id == "field-more"


def test_a_name_of_thousands_of_parts_is_refused_before_it_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forbidden(_: str) -> object:
        pytest.fail("read")

    monkeypatch.setattr("tomllib.loads", forbidden)
    with pytest.raises(TooDeep):
        _ = load_toml(".".join(["a"] * 5000) + " = 1")
