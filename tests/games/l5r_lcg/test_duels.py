"""Duels, step by step: section 11 of the base game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.l5r_lcg.own_cards import Does, action, does, says, when
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting

from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.duels import challenge, may_duel, statistic
from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.conflicts import DuelBegan, DuelDecided, DuelEnded
from gorin.games.l5r_lcg.events.seats import DialsShown, FateChanged
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.script import Behaviour, Effect, Use, reaction
from gorin.games.l5r_lcg.state import EMPTY, Conflict, Match
from gorin.games.l5r_lcg.words.effects import GainFate
from gorin.kernel.table import Frame


class Challenges(Effect, frozen=True):
    """It challenges a character of the other seat; who wins gains fate, who loses pays some."""

    kind: str

    def do(self, use: Use) -> None:
        (other,) = (card for card in use.state.characters(CRANE))
        use.table.push(Frame("duel-prize", use.seat), Frame("duel-end"))
        challenge(use.table, use.card, other, self.kind)


def prize(table: Match, frame: Frame) -> None:
    """Give 3 fate to who has won the duel and take 1 from who has lost."""
    duel = table.state.duel
    if duel is not None and duel.winner >= 0:
        seats = dict(zip((duel.one, duel.other), duel.seats, strict=True))
        table.record(FateChanged(seats[duel.winner], 3))
        table.record(FateChanged(seats[duel.loser], -1))


NO_OTHERS: Mapping[str, Behaviour] = {}


def dueling(kind: str = "military", others: Mapping[str, Behaviour] = NO_OTHERS) -> Sitting:
    """Return a match in which a ronin of the Lion has begun a duel with a samurai of the Crane."""
    scripts = {"wandering-ronin": does(action(Challenges(kind))), **others}
    steps = {"duel-prize": prize}
    sitting = Sitting(rulebook=STRONGHOLD.amended("duels", steps=steps), scripts=scripts)
    sitting.play(LION, "wandering-ronin")
    sitting.play(CRANE, "brash-samurai")
    return sitting


def bid(sitting: Sitting, lion: int, crane: int) -> Sitting:
    """Let both bid."""
    for _ in range(2):
        assert sitting.asked is not None
        assert sitting.asked[1] == "duel-bid"
        sitting.answer(lion if sitting.asked[0] == LION else crane)
    return sitting


@pytest.mark.clause("LCG-S11.4")
@pytest.mark.parametrize(("kind", "compared"), [("military", 2), ("political", 2), ("glory", 0)])
def test_a_duel_compares_a_skill_or_glory(kind: str, compared: int) -> None:
    sitting = dueling(kind)
    (ronin,) = sitting.state.characters(LION)
    assert statistic(sitting.table, ronin, kind) == compared
    eiji = sitting.play(LION, "ikoma-eiji", status=1)
    figures = {"military": 1 + 3, "political": 3 + 3, "glory": 3}
    assert statistic(sitting.table, eiji, kind) == figures[kind]
    sitting.window(LION).answer("use:wandering-ronin")
    bid(sitting, 1, 1)
    decided = next(event for event in sitting.match.log() if type(event) is DuelDecided)
    samurai = {"military": 2, "political": 1, "glory": 2}[kind]
    assert decided.totals == (compared + 1, samurai + 1)


@pytest.mark.clause("LCG-S11.10", "LCG-S11.11")
def test_what_the_duel_says_happens_before_it_ends_and_then_the_next_seat_acts() -> None:
    sitting = dueling()
    sitting.hand(CRANE, "banzai")
    sitting.window(LION).answer("use:wandering-ronin")
    bid(sitting, 2, 1).quiet()
    assert sitting.state.fate == {CRANE: 9, LION: 13}
    kinds = [type(event) for event in sitting.match.log()]
    assert kinds.index(DuelDecided) < kinds.index(FateChanged) < kinds.index(DuelEnded)
    assert sitting.state.duel is None
    assert sitting.asked == (CRANE, "act")


@pytest.mark.clause("LCG-S11.12")
def test_a_duel_has_no_action_window_but_what_happens_in_it_is_answered() -> None:
    answers = does(
        reaction(when(DuelBegan), GainFate(1)),
        reaction(when(DialsShown), GainFate(1)),
        reaction(when(DuelDecided), GainFate(1)),
    )
    sitting = dueling(others={"ikoma-eiji": answers})
    sitting.play(LION, "ikoma-eiji")
    sitting.hand(LION, "banzai", "fine-katana")
    sitting.hand(CRANE, "banzai", "fine-katana")
    sitting.window(LION).answer("use:wandering-ronin")
    asked = []
    while sitting.state.duel is not None or sitting.state.resolving:
        assert sitting.asked is not None
        if sitting.offered == ["pass"]:
            # Somebody might hold an answer to the dials.
            sitting.answer("pass")
            continue
        asked.append(sitting.asked[1])
        sitting.answer(1 if sitting.asked[1] == "duel-bid" else "use:ikoma-eiji")
    assert asked == ["reaction", "duel-bid", "duel-bid", "reaction", "reaction"]
    assert sitting.asked == (CRANE, "act")


@pytest.mark.clause("LCG-S11.13")
def test_a_duel_goes_on_when_a_duelist_has_left_play() -> None:
    """What is left of its side is the bid; the other one wins with skill and bid."""
    gone = Does(lambda use: (leaving(use.table, use.state.characters(CRANE)[0], EFFECT),))
    sitting = dueling(others={"ikoma-eiji": does(reaction(when(DuelBegan), gone))})
    sitting.play(LION, "ikoma-eiji")
    sitting.window(LION).answer("use:wandering-ronin", "use:ikoma-eiji")
    bid(sitting, 1, 3)
    decided = next(event for event in sitting.match.log() if type(event) is DuelDecided)
    assert decided.totals == (2 + 1, 3)
    assert sitting.state.honor == {CRANE: 4, LION: 8}
    other = dueling(others={"ikoma-eiji": does(reaction(when(DuelBegan), gone))})
    other.play(LION, "ikoma-eiji")
    other.window(LION).answer("use:wandering-ronin", "use:ikoma-eiji")
    bid(other, 2, 1)
    assert other.state.fate == {CRANE: 9, LION: 13}


@pytest.mark.clause("LCG-S11.7", "LCG-S4.20")
def test_a_bid_that_counts_as_another_does_so_in_a_duel_too() -> None:
    sitting = dueling(others={"ikoma-eiji": says(bids=lambda use, seat: 2 * (seat == use.seat))})
    sitting.play(LION, "ikoma-eiji")
    sitting.window(LION).answer("use:wandering-ronin")
    bid(sitting, 1, 1)
    assert sitting.state.honor == {CRANE: 8, LION: 4}
    decided = next(event for event in sitting.match.log() if type(event) is DuelDecided)
    assert decided.totals == (2 + 3, 2 + 1)


@pytest.mark.clause("LCG-S9.69")
def test_who_cannot_lose_honor_gives_none_for_the_higher_bid() -> None:
    never = says(forbidden=lambda use, what, card: what == f"lose-honor-{use.seat}")
    sitting = dueling(others={"ikoma-eiji": never})
    sitting.play(LION, "ikoma-eiji")
    sitting.window(LION).answer("use:wandering-ronin")
    bid(sitting, 5, 1).quiet()
    assert sitting.state.honor == {CRANE: 6, LION: 6}


@pytest.mark.clause("LCG-S11.8")
def test_of_the_same_totals_nobody_wins_a_duel_and_nobody_loses_it() -> None:
    sitting = dueling()
    sitting.window(LION).answer("use:wandering-ronin")
    bid(sitting, 3, 3)
    decided = next(event for event in sitting.match.log() if type(event) is DuelDecided)
    assert decided.totals == (5, 5)
    assert (decided.winner, decided.loser) == (EMPTY, EMPTY)
    assert sitting.state.fate == {CRANE: 10, LION: 10}


@pytest.mark.clause("LCG-S11.3", "LCG-S7.4")
def test_in_a_conflict_only_who_takes_part_duels_and_never_by_a_dash() -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai")
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    historian = sitting.attacker(LION, "venerable-historian")
    assert may_duel(sitting.table, samurai, "military")
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE)
    assert not may_duel(sitting.table, samurai, "military")
    assert may_duel(sitting.table, whisperer, "political")
    assert not may_duel(sitting.table, historian, "military")
    assert may_duel(sitting.table, historian, "glory")
