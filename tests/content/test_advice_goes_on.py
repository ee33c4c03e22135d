"""The tutorial's advice always goes on: games that once went round in circles, and many more."""

from __future__ import annotations

import statistics
from typing import NamedTuple

import pytest
from tests.content.test_lessons import HALL, ME, asked, at, new_match, with_tests
from tests.games.tomb_raider.tables import place, play, spelunker
from tests.shipped import advise, cards

from gorin.content.tomb_raider.advice import Advice
from gorin.content.tomb_raider.outlook import Outlook, opens_a_way
from gorin.content.tomb_raider.plays import slug_of
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.kernel.observe import QuestionView

LONGEST = 50
"""No game by the hints takes more turns than that."""


class Told(NamedTuple):
    """How a game by the hints went."""

    turns: int
    decisions: int


def follow(seed: int, variant: str = "cave") -> Told:
    """Play a tutorial by its own hints; each of them must be one that can be followed."""
    match = new_match(variant, seed, turn_limit=LONGEST + 1)
    decisions = 0
    while match.pending:
        view, question = asked(match)
        found = advise(view, question)
        refuse_hopeless(question, found)
        refuse_lost_opening(view, question, found)
        match.choose(ME, found.key)
        decisions += 1
    assert match.outcome is not None
    assert match.outcome.winners == (ME,), (variant, seed, match.table.state.turn)
    return Told(match.table.state.turn, decisions)


def refuse_hopeless(question: QuestionView, found: Advice) -> None:
    """A test that cannot pass is never recommended; if none can, the hint says so."""
    if question.kind != "overcome":
        return
    name = "ability-" + found.key.partition(":")[2]
    chance = {chance.ability.id: chance.percent for chance in found.chances}
    assert chance.get(name) or found.reason.id in ("hint-test-hopeless", "hint-only")
    assert found.reason.id != "hint-test-hopeless" or not any(chance.values())


def refuse_lost_opening(view: TombRaiderView, question: QuestionView, found: Advice) -> None:
    """Where no way leads on, no card is discarded that makes one while there are others."""
    if question.kind != "discard" or not opens_a_way(slug_of(found.key)):
        return
    outlook = Outlook(view, cards())
    others = [card.slug for card in view.hand if not opens_a_way(card.slug)]
    assert not (outlook.is_cut_off and others), found.key


@pytest.mark.parametrize("seed", [120, 29, 61, 96, 14, 28, 142])
def test_the_advice_leads_out_of_what_were_endless_games(seed: int) -> None:
    assert follow(seed).turns <= LONGEST


@pytest.mark.parametrize("seed", [56, 108, 112])
def test_where_no_test_can_pass_the_hint_says_so(seed: int) -> None:
    assert follow(seed).turns <= LONGEST


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "usual"), [("cave", 10), ("tomb", 12)])
def test_150_tutorials_by_their_own_advice_end(variant: str, usual: int) -> None:
    told = [follow(seed, variant) for seed in range(150)]
    turns = [one.turns for one in told]
    assert statistics.median(turns) <= usual, sorted(turns)
    assert sorted(turns)[135] <= 25, sorted(turns)


def test_a_test_that_cannot_pass_is_never_the_better_one() -> None:
    match = at(spelunker("B2"), {"B2": place(HALL, obstacles=["test-ghost"])})
    play(match, "stay", until="overcome")
    view, question = asked(match)
    found = advise(with_tests(view, ("fight", 7), ("think", 30)), question)
    assert (found.key, found.reason.id) == ("test:fight", "hint-test")
    found = advise(with_tests(view, ("fight", 30), ("think", 30)), question)
    assert found.reason.id == "hint-test-hopeless"
    assert [chance.percent for chance in found.chances] == [0, 0]
