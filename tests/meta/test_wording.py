"""What Gorin says in its own words: `scripts/wording.py` finds what was printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import wording
from scripts.wording import Said, index, shared, words

PRINTED = (
    "<b>Reaction:</b> After you win a conflict in which this character is participating - gain 2 "
    "honor and draw a card from your conflict deck."
)


def found(said: str, printed: str = PRINTED, *names: str) -> list[str]:
    """Return the runs that stand in both."""
    return [each.run for each in shared([Said("x", said)], [("y", printed)], index(names))]


def test_ten_words_in_a_row_are_found_whatever_stands_between() -> None:
    taken = "after you win a [conflict], in which THIS character is participating: gain 3 honor"
    assert found(taken)[0] == "after you win a in which this character is participating"
    own = "when this character takes part in a conflict that its player has won, 2 honor are gained"
    assert found(own) == []


def test_names_keywords_and_figures_are_left_out() -> None:
    text = "Banzai! After Doji Hotaru and 3 Crane cards win, bow."
    assert words(text, index(["Doji Hotaru", "Banzai!"])) == [
        *("after", "and", "crane", "cards", "win", "bow")
    ]
    assert words("a way of the lion", index(["Way of the Lion"])) == ["a"]
    assert words("courage", index(["Courage"])) == ["courage"]
    assert found("you win while " * 5, "you win while " * 5) != []
    assert found("Doji Hotaru " * 9, "Doji Hotaru " * 9, "Doji Hotaru") == []


def test_letters_of_words_that_are_not_set_apart_are_counted() -> None:
    text = "王朝牌组中的每张牌须属于本氏族或中立且不得超过三张同名牌"
    assert len(found(text, text)) == len(text) - wording.LETTERS + 1
    assert found(text[:19], text) == []


def test_every_message_and_every_card_is_looked_at() -> None:
    places = {each.place for each in wording.catalogues()}
    assert "en/l5r-lcg/clauses-decks.ftl: clause-LCG-S2_1" in places
    assert any(place.startswith("zh/tomb-raider/") for place in places)
    titles = [each.text for each in wording.catalogues() if "clause-LCG-S2_1" in each.place]
    assert "One stronghold" in titles
    cards = {each.place for each in wording.cards()}
    assert {"zh: l5r-lcg: doji-hotaru", "en: tomb-raider: rope"} <= cards


def test_without_sources_there_is_nothing_to_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert wording.main(tmp_path) == 0
    assert "nothing to compare" in capsys.readouterr().out
