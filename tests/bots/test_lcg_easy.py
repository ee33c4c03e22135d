"""What no bot of L5R LCG does, however easy: help others alone, or harm only itself."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_lcg.boards import conflict_at_show, finish_until, lay
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting

from gorin.bots.agent import EASY, ERRORS
from gorin.bots.l5r_lcg.bot import LcgBot
from gorin.bots.sight import sight_of
from gorin.content.l5r_lcg.pool import shipped
from gorin.kernel.table import Frame

SEEDS = range(40)


def answers(sitting: Sitting) -> set[Any]:
    """Return all that easy bots answer to the open question, without the numbers of cards."""
    cards, question = shipped().cards, sitting.match.pending[0]
    bots = (LcgBot(seed, ERRORS[EASY], cards) for seed in SEEDS)
    found = (bot.choose(sight_of(sitting.match, question)) for bot in bots)
    return {_titles(each) for each in found}


def _titles(answer: Any) -> Any:
    if isinstance(answer, tuple):
        return tuple(each.partition(".")[0] for each in answer)
    if not isinstance(answer, str) or answer.startswith("select:"):
        return answer  # what follows there is the number of an effect
    return answer.partition(".")[0]


def test_it_strengthens_nobody_of_others() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-challenger")
    sitting.attacker(LION, "akodo-toturi")
    _ = sitting.hand(CRANE, "banzai")
    sitting.conflict().answer("play:banzai")
    assert answers(sitting) == {"on:doji-challenger"}


def test_it_discards_nobody_of_its_own() -> None:
    sitting = Sitting(clans=("dragon", "lion"))
    sitting.attacker(CRANE, "niten-adept")
    sitting.defender(LION, "akodo-gunso")
    _ = sitting.hand(CRANE, "assassination")
    sitting.state.honor[CRANE] = 12
    sitting.conflict(attacker=CRANE, defender=LION).answer("play:assassination")
    assert answers(sitting) == {"on:akodo-gunso"}


@pytest.mark.parametrize("title", ["fine-katana", "height-of-fashion"])
def test_it_gives_no_attachment_to_others(title: str) -> None:
    sitting = Sitting()
    sitting.play(LION, "akodo-toturi")
    _ = sitting.hand(CRANE, title)
    sitting.window()
    assert answers(sitting) == {"pass"}


def test_it_puts_a_burden_on_others_only() -> None:
    sitting = Sitting(clans=("crane", "lion"))
    sitting.play(CRANE, "doji-challenger")
    sitting.play(LION, "akodo-toturi")
    _ = sitting.hand(CRANE, "pacifism")
    sitting.window().answer("play:pacifism")
    assert answers(sitting) == {"on:akodo-toturi"}


def test_it_discards_an_attachment_of_others() -> None:
    sitting = Sitting(clans=("dragon", "lion"))
    sitting.wear(CRANE, "ancestral-daisho", sitting.play(CRANE, "niten-adept"))
    sitting.wear(LION, "honored-blade", sitting.play(LION, "akodo-toturi"))
    _ = sitting.hand(CRANE, "let-go")
    sitting.window().answer("play:let-go")
    assert answers(sitting) == {"on:honored-blade"}


def test_it_takes_off_what_harms_its_own() -> None:
    sitting = Sitting(clans=("dragon", "lion"))
    bearer = sitting.play(CRANE, "niten-adept")
    sitting.wear(CRANE, "ancestral-daisho", bearer)
    sitting.wear(LION, "fiery-madness", bearer)
    _ = sitting.hand(CRANE, "let-go")
    sitting.window().answer("play:let-go")
    assert answers(sitting) == {"on:fiery-madness"}


def test_it_does_not_take_back_what_it_has_attached() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "court-mask", sitting.play(CRANE, "doji-challenger"))
    sitting.window()
    assert answers(sitting) == {"pass"}


def test_it_gives_nobody_up_for_a_card() -> None:
    sitting = Sitting(clans=("crab", "lion"))
    sitting.play(CRANE, "kaiu-envoy")
    sitting.row(CRANE, 0, "funeral-pyre")
    sitting.window()
    assert "use:funeral-pyre" in sitting.offered
    assert answers(sitting) == {"pass"}


def test_it_pays_with_whoever_is_needed_least() -> None:
    sitting = Sitting(clans=("crab", "lion"))
    sitting.defender(CRANE, "hida-kisada")
    sitting.play(CRANE, "kaiu-envoy")
    sitting.attacker(LION, "akodo-toturi")
    _ = sitting.hand(CRANE, "way-of-the-crab")
    sitting.conflict().answer("play:way-of-the-crab")
    if sitting.asked == (CRANE, "target"):
        sitting.answer(sitting.offered[0])
    assert sitting.asked == (CRANE, "pay-with")
    assert answers(sitting) == {"on:kaiu-envoy"}


def test_it_gives_up_whoever_is_needed_least() -> None:
    sitting = Sitting(clans=("lion", "crab"))
    sitting.attacker(CRANE, "akodo-toturi")
    sitting.play(CRANE, "ikoma-prodigy")
    sitting.defender(LION, "kaiu-envoy")
    _ = sitting.hand(LION, "way-of-the-crab")
    sitting.conflict(attacker=CRANE, defender=LION).answer("play:way-of-the-crab")
    while sitting.asked != (CRANE, "sacrifice"):
        sitting.answer(sitting.offered[0])
    assert answers(sitting) == {"on:ikoma-prodigy"}


def test_it_lets_the_lesser_harm_be_done_to_it() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "doji-hotaru", status=1)
    sitting.play(LION, "ikoma-prodigy")
    sitting.defender(LION, "ikoma-eiji")
    _ = sitting.hand(LION, "for-shame")
    sitting.conflict("political", attacker=CRANE, defender=LION).answer("play:for-shame")
    while sitting.asked != (CRANE, "select"):
        sitting.answer(sitting.offered[0])
    assert answers(sitting) == {"select:for-shame.0"}


@pytest.mark.parametrize(("honor", "given"), [(2, 0), (9, 1)])
def test_it_gives_fate_where_honor_is_short(honor: int, given: int) -> None:
    sitting = Sitting(clans=("crane", "crab"))
    sitting.state.honor[CRANE] = honor
    sitting.play(LION, "kaiu-envoy")
    _ = sitting.hand(LION, "levy")
    sitting.window(LION).answer("play:levy")
    while sitting.asked != (CRANE, "select"):
        sitting.answer(sitting.offered[0])
    chosen = LcgBot(1, ERRORS[EASY], shipped().cards).choose(
        sight_of(sitting.match, sitting.match.pending[0])
    )
    assert chosen == f"select:levy.{given}"


@pytest.mark.parametrize(("player", "found"), [(CRANE, {"pass"}), (LION, {"play:voice-of-honor"})])
def test_it_cancels_no_event_of_its_own(player: Any, found: set[str]) -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-challenger", status=1)
    sitting.attacker(LION, "akodo-toturi")
    _ = sitting.hand(CRANE, "voice-of-honor")
    _ = sitting.hand(player, "banzai")
    sitting.conflict()
    if player == LION:
        sitting.answer("pass")
    sitting.answer("play:banzai")
    sitting.answer("on:doji-challenger" if player == CRANE else "on:akodo-toturi")
    assert sitting.asked == (CRANE, "would")
    assert found <= answers(sitting)
    assert player == LION or answers(sitting) == found


def test_it_honors_its_own_and_dishonors_others() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "shameful-display")
    sitting.defender(CRANE, "doji-challenger")
    sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict().answer("use:shameful-display")
    assert answers(sitting) in (
        {("on:doji-challenger", "on:akodo-toturi")},
        {("on:brash-samurai", "on:akodo-toturi")},
    )
    sitting.answer(["on:doji-challenger", "on:akodo-toturi"])
    while sitting.asked != (CRANE, "select"):
        sitting.answer(sitting.offered[0])
    assert answers(sitting) == {"honor:doji-challenger"}


@pytest.mark.parametrize(("guards", "uses"), [(3, False), (0, True)])
def test_it_breaks_a_province_of_its_own_only_where_it_falls_anyway(
    guards: int, *, uses: bool
) -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "endless-plains", shown=False)
    for _ in range(guards):
        sitting.play(CRANE, "doji-challenger")
    sitting.attacker(LION, "akodo-toturi")
    conflict_at_show(sitting)
    finish_until(sitting, "use:endless-plains")
    assert ("use:endless-plains" in answers(sitting)) is uses


@pytest.mark.parametrize(
    ("title", "kind"), [("akodo-toturi", "military"), ("doji-hotaru", "political")]
)
def test_it_sets_the_favor_to_what_it_is_strong_in(title: str, kind: str) -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(CRANE, title)
    sitting.begin(Frame("favor"))
    assert sitting.asked == (CRANE, "favor")
    assert answers(sitting) == {f"set:{kind}"}


def test_it_has_the_effect_of_a_ring_for_itself() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "doji-challenger")
    sitting.play(LION, "akodo-toturi")
    sitting.begin(Frame("ring-effect", CRANE, (LION,), texts=("fire",)))
    assert answers(sitting) <= {"honor:doji-challenger", "dishonor:akodo-toturi", "decline"}
    assert len(answers(sitting)) > 1
