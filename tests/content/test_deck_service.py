"""Decks while they are built: judged at any moment, counted, written."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.shipped import reader_for
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.content.box.wishes import Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.content.decks.deck_files import DEK, FORMATS, LACKEY, LIST, TOML
from gorin.content.decks.report import DeckReport, SectionReport
from gorin.content.desk import decks as desk
from gorin.content.reading.files import read_text
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.deck_figures import charts_of
from gorin.content.tomb_raider.deck_service import setting_of
from gorin.content.tomb_raider.decks import GAME, Deck, sections_of
from gorin.content.tomb_raider.levels import LEVELS
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider.facts import Obstacle, Raider, is_drawn, is_set_out
from gorin.kernel.clauses import BadInput
from gorin.text.language import LANGUAGES

CARDS = shipped().cards
DRAWN = sorted(slug for slug, facts in CARDS.items() if is_drawn(facts))
RAIDERS = sorted(slug for slug, facts in CARDS.items() if isinstance(facts, Raider))
SET_OUT = sorted(slug for slug, facts in CARDS.items() if is_set_out(facts))[:20]
SUFFIX = {TOML: "toml", LIST: "txt", LACKEY: "txt", DEK: "dek"}
LARA = "lara-croft-spelunker"


def setting(*, format: str | None = None, seats: int | None = None, **options: Any) -> Wishes:
    return desk.wishes_for(SHIPPED, GAME, format=format, seats=seats, options=options)


def judge_text(text: str, wishes: Wishes, *, name: str = "deck") -> DeckReport:
    return desk.report(GAME, desk.sheet_from(SHIPPED, GAME, text, name), wishes)


def judge_deck(deck: Deck, wishes: Wishes) -> DeckReport:
    return desk.report(GAME, desk.sheet_with(SHIPPED, GAME, sections_of(deck)), wishes)


def export_deck(deck: Deck, form: str) -> str:
    return desk.export(SHIPPED, GAME, sections_of(deck), form)


def drawn(report: DeckReport) -> SectionReport:
    """Return what is told of the draw deck."""
    return next(section for section in report.sections if section.id == "cards")


def told(report: DeckReport) -> list[tuple[int, str, str]]:
    """Return all that is wrong with a deck: line, message id, clause; faults of the text first."""
    return [
        (fault.line, fault.message.id, fault.clause)
        for fault in (*report.faults, *report.violations)
    ]


def ids(report: DeckReport) -> list[str]:
    return [id for _, id, _ in told(report)]


def legal_deck() -> Deck:
    return Deck("Fine", LARA, dict.fromkeys(DRAWN[:15], 2))


# -- judging -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", tomb_raider.deck_names())
@pytest.mark.parametrize("format", FORMATS)
def test_every_deck_that_comes_along_is_legal_in_every_form(name: str, format: str) -> None:
    deck = tomb_raider.load_deck(shipped(), name)
    text = export_deck(deck, format)
    report = judge_text(text, setting(seats=2), name=f"deck.{SUFFIX[format]}")
    starter = name in tomb_raider.STARTERS
    wrong = set(ids(report))
    assert wrong == ({"deck-too-many-copies", "deck-too-small"} & wrong if starter else set())
    assert drawn(report).count == sum(deck.cards.values())


def test_an_empty_text_is_a_deck_that_lacks_everything() -> None:
    report = judge_text("", setting())
    assert told(report) == [(0, "deck-no-raider", "TR-3.2"), (0, "deck-too-small", "TR-3.5")]
    assert (drawn(report).count, drawn(report).fewest, drawn(report).copies, report.legal) == (
        0,
        30,
        2,
        False,
    )


def test_a_deck_is_judged_although_some_of_its_lines_say_nothing() -> None:
    report = judge_text("3 Bats\n1 Takke Aim\n2 Rope\n", setting())
    assert told(report) == [
        (0, "deck-no-raider", "TR-3.2"),
        (2, "deck-unknown-near", "TR-3.5"),
        (0, "deck-too-small", "TR-3.5"),
        (1, "deck-too-many-copies", "TR-3.5"),
    ]
    assert report.violations[0].message.args["count"] == 5
    assert report.violations[1].card == "bats"
    words = reader_for("es", game="tomb-raider").read(report.violations[1].message)
    assert words.startswith("«Bats» está 3 veces"), "a card is named as printed, not by its slug"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[cards]\nbats = 3\n", ["deck-field-missing", "deck-field-missing"]),
        ('name = "x"\nraider = ""\n[cards]\nbats = 3\n', ["deck-no-raider"]),
        ('name = "x"\nraider = 5\n[cards]\nbats = 3\n', ["field-wrong"]),
        (f'name = "x"\nraider = "{LARA}"\n[cards]\nbats = 3\nrope = "2"\n', ["field-wrong"]),
        (f'name = "x"\nraider = "{LARA}"\nextra = 1\n[cards]\nbats = 3\n', ["field-unknown"]),
        (f'name = "x"\nraider = "{LARA}"\n[cards]\nbats = 3\n"No. 9" = 1.5\n', ["field-wrong"]),
    ],
)
def test_a_file_that_is_not_wholly_a_deck_is_judged_all_the_same(
    text: str, wrong: list[str]
) -> None:
    report = judge_text(text, setting(), name="deck.toml")
    assert ids(report) == [*wrong, "deck-too-small", "deck-too-many-copies"]
    assert report.violations[1].line == text.split("\n").index("bats = 3") + 1
    assert report.deck.section("cards") == {"bats": 3}


def test_a_deck_that_is_edited_card_by_card_is_judged_like_one_that_is_read() -> None:
    assert judge_deck(legal_deck(), setting()).legal
    made = judge_deck(Deck("x", "", {"bats": 3, "bat": 1, "piranhas": 1}, "no-such"), setting())
    assert told(made) == [
        (0, "deck-no-raider", "TR-3.2"),
        (0, "deck-unknown-card", "TR-3.5"),
        (0, "deck-unknown-near", "TR-3.5"),
        (0, "deck-name-only", "TR-3.5"),
        (0, "deck-too-small", "TR-3.5"),
        (0, "deck-too-many-copies", "TR-3.5"),
    ]
    assert "Bats" in str(made.faults[2].message.args["near"])


def test_all_that_the_rules_forbid_is_told_with_clauses() -> None:
    deck = Deck("x", "natla", {"bats": 3, "overlook": 1, "rope": 0})
    found = judge_deck(deck, setting())
    assert set(ids(found)) >= {
        "deck-too-small",
        "deck-not-drawn",
        "deck-bad-count",
        "deck-too-many-copies",
    }
    assert all(fault.clause for fault in found.violations)


def test_sixty_cards_may_have_three_copies() -> None:
    report = judge_deck(Deck("x", LARA, dict.fromkeys(DRAWN[:20], 3)), setting())
    assert (report.legal, drawn(report).copies, drawn(report).count) == (True, 3, 60)
    report = judge_deck(Deck("x", LARA, dict.fromkeys(DRAWN[:19], 3)), setting())
    assert (report.legal, drawn(report).copies) == (False, 2)
    assert ids(report) == ["deck-too-many-copies"] * 19


def test_what_is_set_out_counts_for_no_size_of_a_draw_deck() -> None:
    """However the card comes into the draw deck, the size is the one that a list gives."""
    for slug in (LARA, *SET_OUT):
        deck = Deck("x", LARA, {**dict.fromkeys(DRAWN[:29], 1), slug: 1})
        assert "deck-too-small" in ids(judge_deck(deck, setting())), slug
    deck = Deck("x", LARA, {**dict.fromkeys(DRAWN[:19], 3), **dict.fromkeys(SET_OUT, 1)})
    report = judge_deck(deck, setting())
    assert drawn(report).copies == 2
    assert ids(report).count("deck-too-many-copies") == 19


def test_the_number_of_seats_counts() -> None:
    starter = tomb_raider.load_deck(shipped(), "into-the-caves")
    small = Deck("x", LARA, {"bats": 1})
    assert judge_deck(starter, setting(seats=1)).legal
    assert ids(judge_deck(small, setting(seats=1))) == ["deck-too-small-alone"]
    assert "setup-bad-seats" in ids(judge_deck(legal_deck(), setting(seats=9)))
    assert "setup-bad-seats" in ids(judge_deck(legal_deck(), setting(seats=10**12)))
    alone = judge_deck(legal_deck(), setting(level="parallel-pick-up", seats=1))
    assert ids(alone) == ["setup-no-solo"]


def test_the_locations_that_a_deck_brings_count_where_players_bring_them() -> None:
    deck = Deck("x", LARA, dict.fromkeys(DRAWN[:15], 2), locations=("overlook", "fork"))
    brought = judge_deck(deck, setting(level="freestyle", variant="power-3-supplied", seats=2))
    usual = judge_deck(deck, setting(level="introductory", seats=2))
    assert "level-too-few" in ids(brought)
    assert usual.legal


def test_a_format_that_a_level_is_not_for_is_among_what_is_wrong() -> None:
    report = judge_deck(legal_deck(), setting(level="learn-to-play", format="recovery", seats=1))
    assert "level-own-goal" in ids(report)


def test_a_level_of_ones_own_is_given_as_text_and_no_name_opens_a_file(tmp_path: Path) -> None:
    text = read_text(LEVELS / "parallel-pick-up.toml")
    assert setting_of(setting(level_text=text)).level.id == "parallel-pick-up"
    file = tmp_path / "mine.toml"
    file.write_text(text)
    for asked in (str(file), "nowhere"):
        with pytest.raises(BadInput) as caught:
            _ = judge_deck(legal_deck(), setting(level=asked))
        assert caught.value.message.id == "level-unknown"
    with pytest.raises(BadInput):
        _ = judge_deck(legal_deck(), setting(level_text="width = 3"))
    with pytest.raises(BadInput):
        _ = judge_deck(legal_deck(), setting(format="nothing"))
    assert ids(judge_deck(legal_deck(), setting(variant="nothing")))[0] == "setup-no-variant"


def test_the_command_says_the_same(tmp_path: Path) -> None:
    text = f"1 {CARDS[LARA].name}\n3 Bats\n2 Overlook\n9 Rope\n"
    file = tmp_path / "deck.txt"
    file.write_text(text)
    result = CliRunner().invoke(app, ["decks", "check", str(file), "--json"])
    rows = json.loads(result.stdout)["violations"]
    report = judge_text(text, setting(), name=file.name)
    reader = reader_for("en", game="tomb-raider")
    assert [(row["clause"], row["message"]) for row in rows] == [
        (fault.clause, reader.read(fault.message)) for fault in report.violations
    ]
    lines = [int(row["place"].rpartition(":")[2]) for row in rows if row["place"][-1].isdigit()]
    assert lines == [fault.line for fault in report.violations if fault.line]


# -- counting ------------------------------------------------------------------------------


def test_charts_count_each_copy() -> None:
    cards = {"bats": 2, "gap": 1, "take-aim": 2, "shotgun-ammo": 3}
    charts = {chart.id: chart for chart in charts_of(SHIPPED, sections_of(Deck("x", LARA, cards)))}

    def counts(id: str) -> dict[str, int]:
        bars = charts[id].bars
        return {
            str(bar.label.args.get("number", bar.label.id)): bar.count for bar in bars if bar.count
        }

    assert counts("kinds") == {
        "card-kind-action": 2,
        "card-kind-discovery": 3,
        "card-kind-obstacle": 3,
    }
    assert counts("danger") == {"3": 2, "6": 1}
    assert [bar.label.args["number"] for bar in charts["danger"].bars] == [3, 4, 5, 6]
    assert charts["danger"].mean == 4.0
    assert (counts("difficulty"), charts["difficulty"].mean) == ({"9": 3}, 9.0)
    assert counts("obstacles") == {"kind-creature": 2, "kind-hazard": 1}
    # Bats: Fight 11 or Think 12. Gap: Move 12 or Think 12.
    assert counts("tests") == {"ability-fight": 2, "ability-move": 1, "ability-think": 3}
    assert (charts["power"].bars, charts["power"].mean) == ((), None)


@given(st.dictionaries(st.sampled_from(DRAWN), st.integers(1, 3), max_size=30))
def test_the_charts_of_any_deck_hold_all_of_its_cards(cards: dict[str, int]) -> None:
    report = judge_deck(Deck("x", LARA, cards), setting())
    charts = {chart.id: sum(bar.count for bar in chart.bars) for chart in report.charts}
    obstacles = sum(n for slug, n in cards.items() if isinstance(CARDS[slug], Obstacle))
    assert charts["kinds"] == drawn(report).count == sum(cards.values())
    assert charts["danger"] == charts["obstacles"] == obstacles
    assert Counter({line.slug: line.count for line in drawn(report).cards}) == Counter(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_charts_and_faults_read_in_every_language(language: str) -> None:
    reader = reader_for(language, game="tomb-raider")
    report = judge_text("3 Bats\n1 Takke Aim\n1 Piranhas\n", setting())
    messages = [fault.message for fault in (*report.faults, *report.violations)]
    messages += [chart.title for chart in report.charts]
    messages += [bar.label for chart in report.charts for bar in chart.bars]
    assert not [text for text in map(reader.read, messages) if "⟦" in text]


# -- writing -------------------------------------------------------------------------------


@settings(deadline=None)
@given(
    st.sampled_from(("", *RAIDERS)),
    st.dictionaries(st.sampled_from(DRAWN), st.integers(1, 99), max_size=8),
    st.sampled_from(FORMATS),
)
def test_a_deck_finished_or_not_reads_back_as_it_was_written(
    raider: str, cards: dict[str, int], format: str
) -> None:
    deck = Deck("Mine", raider, cards)
    report = judge_text(export_deck(deck, format), setting(), name=f"deck.{SUFFIX[format]}")
    assert (report.deck.only("raider"), report.deck.section("cards")) == (raider, cards)
    assert [fault.message.id for fault in report.faults] == ([] if raider else ["deck-no-raider"])


def test_cards_that_nobody_knows_cannot_be_written() -> None:
    with pytest.raises(BadInput) as caught:
        export_deck(Deck("x", "", {"bats": 1, "zzz": 1, "qqq": 2}), LIST)
    assert [fault.message.args["card"] for fault in caught.value.all] == ["zzz", "qqq"]
    with pytest.raises(BadInput):
        export_deck(legal_deck(), "xls")


@pytest.mark.parametrize("format", FORMATS)
def test_copies_without_end_are_not_written_down(format: str) -> None:
    deck = Deck("x", LARA, {"bats": 100, "rope": 101, "bear": 10**12})
    with pytest.raises(BadInput) as caught:
        export_deck(deck, format)
    found = [(fault.message.id, fault.message.args["card"]) for fault in caught.value.all]
    assert found == [("deck-far-too-many", "Rope"), ("deck-far-too-many", "Bear")]
    assert "deck-far-too-many" in [one[1] for one in told(judge_deck(deck, setting()))]
