"""What questions of abilities say: who uses which card, what is chosen, what then happens."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.contracts import points
from tests.formats import FORMATS
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting
from tests.games.l5r_lcg.test_asked import ENGLISH, PLAYERS, asks
from tests.shipped import reader_for

from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.facts import title
from gorin.games.l5r_lcg.script import Effect
from gorin.games.l5r_lcg.words.aims import CharacterOfTheirChoice
from gorin.games.l5r_lcg.words.choices import ChooseAnd
from gorin.kernel.chance import Fast
from gorin.text.language import LANGUAGES


def court_games(mode: int) -> Sitting:
    """Return a political conflict in which the Crane play Court Games, with a mode selected."""
    sitting = Sitting()
    for name in ("doji-whisperer", "doji-challenger"):
        _ = sitting.defender(CRANE, name)
    for name in ("akodo-gunso", "ikoma-prodigy"):
        _ = sitting.attacker(LION, name)
    _ = sitting.hand(CRANE, "court-games")
    sitting.conflict("political").answer("play:court-games", f"select:court-games.{mode}")
    return sitting.quiet()


def test_who_uses_a_card_hears_what_happens_to_what_is_chosen() -> None:
    text, answers = asks(court_games(0), CRANE)
    assert text == (
        "You use Court Games: choose a participating character you control; it is honored."
    )
    assert sorted(answers) == ["Choose Doji Challenger", "Choose Doji Whisperer"]


def test_whoever_chooses_for_another_hears_whose_card_it_is_and_what_it_does() -> None:
    text, answers = asks(court_games(1), LION)
    assert text == "Ann uses Court Games. You choose on whom: “it is dishonored”."
    assert sorted(answers) == ["Choose Akodo Gunsō", "Choose Ikoma Prodigy"]


def test_the_mode_is_selected_in_words_before() -> None:
    sitting = Sitting()
    _ = sitting.defender(CRANE, "doji-whisperer")
    _ = sitting.attacker(LION, "akodo-gunso")
    _ = sitting.hand(CRANE, "court-games")
    sitting.conflict("political").answer("play:court-games")
    text, answers = asks(sitting, CRANE)
    assert text == "You use Court Games: select one"
    assert len(answers) == 2


def test_a_target_of_an_ability_is_asked_with_its_effect() -> None:
    sitting = Sitting()
    _ = sitting.play(LION, "akodo-gunso")
    _ = sitting.play(LION, "matsu-berserker")
    _ = sitting.hand(CRANE, "assassination")
    text, _ = asks(sitting.conflict().answer("play:assassination"), CRANE)
    assert text == (
        "You use Assassination: choose a character with cost 2 or less; it is discarded."
    )


def test_what_is_given_up_for_a_card_is_said_to_be_its_price() -> None:
    sitting = Sitting()
    _ = sitting.play(CRANE, "doji-whisperer", status=1)
    _ = sitting.play(CRANE, "savvy-politician", status=1)
    _ = sitting.play(LION, "akodo-gunso")
    _ = sitting.hand(CRANE, "noble-sacrifice")
    _ = sitting.play(LION, "matsu-berserker", status=-1)
    text, answers = asks(sitting.conflict().answer("play:noble-sacrifice"), CRANE)
    assert text == (
        "You use Noble Sacrifice. The price: sacrifice an honored character of yours. "
        "With what do you pay it?"
    )
    assert sorted(answers) == ["Choose Doji Whisperer", "Choose Savvy Politician"]


def test_one_of_two_effects_that_another_selects_is_told_as_it_is_for_that_seat() -> None:
    sitting = Sitting(clans=("crab", "lion"))
    _ = sitting.hand(CRANE, "levy")
    sitting.conflict().answer("play:levy")
    text, answers = asks(sitting, LION)
    assert text == "Ann uses Levy: select one"
    assert answers == [
        "Select: give 1 fate",
        "Select: give 1 honor",
    ]


def chosen_by_others() -> list[tuple[str, tuple[Effect, ...]]]:
    """Return the effects on what somebody else chooses, with the titles of the cards."""
    found: list[tuple[str, tuple[Effect, ...]]] = []
    for slug, behaviour in SCRIPTS.items():
        for ability in behaviour.abilities:
            if isinstance(ability.aim, CharacterOfTheirChoice):
                found.append((slug, ability.effects))
            parts = (part for effect in ability.effects for part in (effect, *effect.parts()))
            found += (
                (slug, (part.effect,))
                for part in parts
                if isinstance(part, ChooseAnd) and isinstance(part.aim, CharacterOfTheirChoice)
            )
    return found


def test_what_happens_to_what_another_chooses_speaks_to_nobody() -> None:
    """Whoever chooses is not the “you” of the card."""
    found = chosen_by_others()
    assert len(found) >= 7
    for slug, effects in found:
        text = " ".join(ENGLISH.read(effect.said()) for effect in effects)
        assert " you" not in f" {text}", slug


@pytest.mark.parametrize("name", ["l5r-lcg/skirmish, two", "l5r-lcg/enlightenment, three"])
def test_every_question_of_an_ability_names_its_card_and_whoever_uses_it(name: str) -> None:
    make = FORMATS[name]
    readers = [reader_for(language, PLAYERS, "l5r-lcg") for language in LANGUAGES]
    met: Counter[str] = Counter()
    for seed in range(4):
        match = make(seed)
        match.start()
        for _ in points(match, Fast(seed).below):
            decision = match.pending[0].decision
            state, kind = match.table.state, decision.prompt.message
            if not state.resolving or "by" not in decision.args:
                continue
            one = state.resolving[-1]
            met[f"{kind}, own: {one.seat == decision.seat}"] += 1
            for reader in readers:
                text = reader.read(decision.message)
                assert "⟦" not in text
                assert reader.read(title(state.facts(one.card).slug)) in text
                assert one.seat == decision.seat or PLAYERS[one.seat] in text
    assert met["ask-lcg-target, own: True"]
    assert any(name.endswith("own: False") for name in met)


# -- what an answer takes --------------------------------------------------------------------------


def test_an_answer_that_gives_something_up_says_what_and_on_what_it_can_be_used() -> None:
    """Targets are chosen after the costs are paid (LCG-S9.11), so they are told before."""
    sitting = Sitting()
    _ = sitting.play(LION, "akodo-gunso")
    _ = sitting.play(LION, "matsu-berserker")
    _ = sitting.play(LION, "akodo-toturi")
    _ = sitting.hand(CRANE, "assassination")
    _, answers = asks(sitting.conflict(), CRANE)
    assert (
        "Play Assassination (lose 3 honor). It can be used on: "
        "Akodo Gunsō of Bo and Matsu Berserker of Bo"
    ) in answers


def test_a_holding_that_is_sacrificed_says_so() -> None:
    sitting = Sitting()
    _ = sitting.row(CRANE, 0, "imperial-storehouse")
    _, answers = asks(sitting.window(), CRANE)
    assert "Use Imperial Storehouse (sacrifice this card)" in answers


def test_what_is_only_bowed_is_not_given_up() -> None:
    for behaviour in SCRIPTS.values():
        for ability in behaviour.abilities:
            for cost in ability.costs:
                bows = type(cost).__name__.startswith("Bow")
                assert cost.gives_up != bows, cost


def test_an_answer_does_not_name_what_only_some_can_see() -> None:
    """What lies face down is chosen by its place, and is not among the names."""
    sitting = Sitting()
    _ = sitting.play(CRANE, "daidoji-nerishma")
    _ = sitting.row(CRANE, 0, "doji-challenger", open=False)
    _, answers = asks(sitting.window(), CRANE)
    assert "Use Daidoji Nerishma" in answers
    assert not any("Doji Challenger" in answer for answer in answers)
