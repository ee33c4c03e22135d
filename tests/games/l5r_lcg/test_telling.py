"""What questions and the log say to somebody who follows a game: whose words, what comes of it."""

from __future__ import annotations

from tests.games.l5r_lcg.boards import go
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting
from tests.games.l5r_lcg.test_asked import asks, told

# -- abilities that another card gives -------------------------------------------------------------


def duelist() -> Sitting:
    """Return a conflict of a duelist by training, who has a duel of its own too."""
    sitting = Sitting()
    host = sitting.attacker(CRANE, "kakita-kaezin")
    _ = sitting.wear(CRANE, "duelist-training", host)
    _ = sitting.defender(LION, "akodo-toturi")
    _ = sitting.defender(LION, "matsu-berserker")
    return sitting.conflict(attacker=CRANE, defender=LION)


def test_an_answer_names_the_card_that_gives_an_ability() -> None:
    _, answers = asks(duelist(), CRANE)
    assert "Use Kakita Kaezin" in answers
    assert "Use Kakita Kaezin (Duelist Training)" in answers


def test_the_log_and_questions_name_the_card_that_gives_an_ability() -> None:
    sitting = duelist().answer("use:duelist-training")
    text, _ = asks(sitting, CRANE)
    assert text.startswith("You use Kakita Kaezin (Duelist Training): choose a character")
    assert "Ann uses Kakita Kaezin (Duelist Training)" in told(sitting)


def test_an_ability_of_its_own_names_the_card_alone() -> None:
    sitting = duelist().answer("use:kakita-kaezin")
    assert "Ann uses Kakita Kaezin" in told(sitting)


def test_a_gained_ability_names_the_title_that_it_is_printed_on() -> None:
    sitting = Sitting()
    _ = sitting.attacker(CRANE, "togashi-yokuni")
    _ = sitting.play(LION, "lion-s-pride-brawler")
    _ = sitting.defender(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION)
    go(sitting, "use:togashi-yokuni", "on:lion-s-pride-brawler")
    assert "Use Togashi Yokuni (Lion's Pride Brawler)" in asks(sitting, CRANE)[1]
