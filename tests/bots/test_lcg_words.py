"""The bot of L5R LCG knows words of cards by their names: none of these is gone."""

from __future__ import annotations

import pytest
from tests.formats import skirmish

from gorin.bots.l5r_lcg import acts, answers, bot, meaning, swings, targets
from gorin.bots.l5r_lcg.gear import burdens
from gorin.bots.l5r_lcg.scene import Scene
from gorin.bots.l5r_lcg.swings import takes_back
from gorin.bots.sight import sight_of
from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg import cards
from gorin.games.l5r_lcg.script import Phrase
from gorin.games.l5r_lcg.words.effects import Bow, Dishonor, Honor, Return
from gorin.games.l5r_lcg.words.filters import OPPONENTS
from gorin.games.l5r_lcg.words.phrases import BEARER, THIS, THIS_ATTACHMENT, any_

NAMED = {
    *(*acts.PAID_FOR, *acts.NEVER_PAID, *answers.CANCELS, *answers.WORTHS, bot.ONE_UP),
    *(*meaning.FILTERS, *swings.GAINS, *swings.ON_THIS, *swings.GOOD, *swings.WITH_OWN),
    *(swings.THEIR_CHOICE, *targets.HARMS),
}


def names(kind: type[object]) -> set[str]:
    """Return the names of all kinds of a word."""
    return {kind.__name__}.union(*map(names, kind.__subclasses__()))


def test_no_name_is_of_a_word_that_is_gone() -> None:
    assert cards.SCRIPTS
    assert NAMED - names(Phrase) == set()


@pytest.mark.parametrize(
    ("title", "expected"),
    [("pacifism", True), ("cloud-the-mind", True), ("sashimono", False), ("fine-katana", False)],
)
def test_what_hinders_who_wears_it_is_a_burden(title: str, *, expected: bool) -> None:
    match = skirmish(1, seats=2)
    match.start()
    scene = Scene(sight_of(match, match.pending[0]), shipped().cards)
    assert burdens(scene, shipped().cards[title]) is expected


def test_whom_an_effect_meets_tells_what_it_is_for() -> None:
    assert takes_back(Return("hand", THIS))
    assert takes_back(Return("hand", THIS_ATTACHMENT))
    assert takes_back(Dishonor(BEARER))
    assert not takes_back(Return("hand"))
    assert not takes_back(Dishonor())
    assert targets.harms(Bow())
    assert not targets.harms(Bow(any_(OPPONENTS)))
    assert not targets.harms(Honor())
