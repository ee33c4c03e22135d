"""The bot of L5R LCG: it plays whole matches of each format, and better than chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.bots.test_ccg_bot import played
from tests.formats import skirmish
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting

from gorin.bots.agent import Agent
from gorin.bots.l5r_lcg.bot import LcgBot
from gorin.bots.random_bot import RandomBot
from gorin.bots.sight import sight_of
from gorin.content.l5r_lcg.box import L5R_LCG
from gorin.content.l5r_lcg.decks import ready
from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg.facts import CLANS
from gorin.games.l5r_lcg.state import Conflict, State, new_state
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table


def bot(seed: int = 1) -> LcgBot:
    return LcgBot(seed, 0.0, shipped().cards)


def mirror(seed: int, format: str, seats: int) -> tuple[Match[State], int]:
    """Return a match between equal decks, and the seat of the bot."""
    rulebook = L5R_LCG.format(format).rulebook
    deck = ready("skirmish" if format == "skirmish" else "stronghold", CLANS[seed % len(CLANS)])
    state = new_state((deck,) * seats, rulebook.numbers)
    return Match(Table(rulebook, state), chance=Fast(seed)), seed // len(CLANS) % seats


def wins(games: int, format: str, seats: int = 2) -> Counter[bool]:
    """Return how often the bot wins and does not win against random ones."""
    found: Counter[bool] = Counter()
    for seed in range(games):
        match, own = mirror(seed, format, seats)
        agents: list[Agent] = [RandomBot(seed * 10 + seat) for seat in range(seats)]
        agents[own] = bot(seed)
        outcome = played(match, agents).outcome
        found[outcome is not None and outcome.winners == (own,)] += 1
    return found


@pytest.mark.parametrize("format", ["skirmish", "stronghold"])
def test_it_beats_chance(format: str) -> None:
    assert wins(7, format)[True] >= 6


@pytest.mark.slow
@pytest.mark.parametrize("format", ["skirmish", "stronghold"])
def test_it_beats_chance_nearly_always(format: str) -> None:
    assert wins(100, format)[True] >= 93


@pytest.mark.slow
def test_at_a_table_of_four_it_wins_more_than_its_share_in_enlightenment() -> None:
    assert wins(28, "enlightenment", 4)[True] >= 17


@pytest.mark.parametrize("level", L5R_LCG.players.levels)
def test_every_level_plays_a_match_of_three_to_its_end(level: str) -> None:
    agents = [L5R_LCG.players.agent(level, seed) for seed in range(3)]
    assert played(skirmish(3, seats=3), agents).outcome is not None


def test_equal_seeds_play_alike() -> None:
    one, other = (played(mirror(5, "skirmish", 2)[0], [bot(1), bot(2)]) for _ in range(2))
    assert one.state_digest() == other.state_digest()


def chosen(sitting: Sitting) -> Any:
    """Return what the bot answers to the open question."""
    return bot().choose(sight_of(sitting.match, sitting.match.pending[0]))


def test_it_attacks_where_nobody_stands_in_the_way_and_not_where_it_would_lose() -> None:
    sitting = Sitting()
    sitting.play(LION, "akodo-toturi")
    sitting.state.opportunities[LION] = ("military", "political")
    sitting.begin(Frame("declare", LION))
    assert chosen(sitting).startswith("declare:")
    sitting = Sitting()
    sitting.play(LION, "akodo-gunso")
    for _ in range(3):
        sitting.play(CRANE, "brash-samurai")
    sitting.state.opportunities[LION] = ("military", "political")
    sitting.begin(Frame("declare", LION))
    assert chosen(sitting) == "pass"


@pytest.mark.parametrize(("honor", "bid"), [(3, 1), (8, 2), (12, 3)])
def test_it_bids_by_the_honor_that_it_can_spare(honor: int, bid: int) -> None:
    sitting = Sitting()
    sitting.state.honor[CRANE] = honor
    sitting.begin(Frame("bids"))
    question = next(each for each in sitting.match.pending if each.decision.seat == CRANE)
    assert bot().choose(sight_of(sitting.match, question)) == bid


@pytest.mark.parametrize(
    ("attachment", "bearer"), [("fiery-madness", LION), ("fine-katana", CRANE)]
)
def test_it_puts_on_others_what_takes_skill_away(attachment: str, bearer: Seat) -> None:
    sitting = Sitting()
    people = {CRANE: sitting.play(CRANE, "brash-samurai"), LION: sitting.play(LION, "akodo-toturi")}
    _ = sitting.hand(CRANE, attachment)
    sitting.window(CRANE)
    sitting.answer(f"play:{attachment}")
    assert chosen(sitting).endswith(f".{people[bearer]}")


def test_it_shames_the_strongest_of_others() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "savvy-politician")
    _ = sitting.attacker(LION, "matsu-berserker")
    strongest = sitting.attacker(LION, "akodo-toturi")
    _ = sitting.hand(CRANE, "for-shame")
    question = sitting.conflict().answer("play:for-shame").match.pending[0]
    if question.decision.prompt.kind == "target":
        assert chosen(sitting).endswith(f".{strongest}")
    else:
        assert chosen(sitting) == "select:akodo-toturi"


@pytest.mark.parametrize(("honor", "plays"), [(9, True), (8, False), (3, False)])
def test_it_pays_no_honor_that_it_cannot_spare(*, honor: int, plays: bool) -> None:
    sitting = Sitting()
    sitting.state.honor[CRANE] = honor
    sitting.defender(CRANE, "doji-whisperer")
    _ = sitting.attacker(LION, "matsu-berserker")
    _ = sitting.hand(CRANE, "assassination")
    sitting.conflict()
    assert (chosen(sitting) != "pass") is plays


# -- in action windows -----------------------------------------------------------------------------


def test_it_does_not_take_back_what_it_has_just_attached() -> None:
    sitting = Sitting()
    bearer = sitting.play(CRANE, "doji-challenger")
    sitting.wear(CRANE, "court-mask", bearer)
    sitting.window(CRANE)
    assert "use:court-mask" in sitting.offered
    assert chosen(sitting) == "pass"


@pytest.mark.parametrize(("kind", "plays"), [("military", True), ("political", False)])
def test_it_arms_only_for_the_conflict_that_is_fought(kind: str, *, plays: bool) -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-challenger")  # 3 and 3
    sitting.attacker(LION, "akodo-toturi")  # 6 and 3
    _ = sitting.hand(CRANE, "fine-katana")
    sitting.conflict(kind)
    assert (chosen(sitting) != "pass") is plays


@pytest.mark.parametrize(("attackers", "plays"), [(1, True), (3, False)])
def test_it_keeps_its_cards_where_nothing_can_be_reached(attackers: int, *, plays: bool) -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    for _ in range(attackers):
        sitting.attacker(LION, "akodo-toturi")
    _ = sitting.hand(CRANE, "banzai")
    sitting.conflict()
    assert (chosen(sitting) != "pass") is plays


@pytest.mark.parametrize(("title", "plays"), [("doji-challenger", False), ("brash-samurai", True)])
def test_an_attacker_plays_no_more_once_the_province_breaks(title: str, *, plays: bool) -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, title)  # 3 against a wall of 3, or 2
    _ = sitting.hand(CRANE, "banzai")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert (chosen(sitting) != "pass") is plays


def test_it_moves_somebody_into_the_conflict_and_nobody_out_of_it() -> None:
    sitting = Sitting()
    fighter = sitting.defender(CRANE, "doji-challenger")
    helper = sitting.play(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-toturi")
    sitting.row(CRANE, 0, "favorable-ground")
    sitting.conflict().answer("use:favorable-ground")
    assert chosen(sitting) == f"on:brash-samurai.{helper}"
    assert fighter != helper


def test_defenders_win_with_one_more_and_not_with_as_much() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "doji-challenger")  # 3
    people = [sitting.play(CRANE, title) for title in ("doji-challenger", "brash-samurai")]
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE)
    sitting.begin(Frame("defenders", LION))
    assert {int(key.rpartition(".")[2]) for key in chosen(sitting)} == set(people)


@pytest.mark.parametrize(("title", "fate"), [("brash-samurai", 1), ("doji-hotaru", 2)])
def test_it_leaves_more_fate_on_whoever_costs_more(title: str, fate: int) -> None:
    sitting = Sitting()
    card = sitting.play(CRANE, title)
    sitting.begin(Frame("add-fate", CRANE, (card, 0)))
    assert chosen(sitting) == fate


def test_it_spends_no_card_of_a_row_where_that_turns_nothing() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "vanguard-warrior")
    sitting.play(CRANE, "doji-challenger")
    sitting.state.phase = "dynasty"
    sitting.begin(Frame("dynasty", CRANE))
    assert "use:vanguard-warrior" in sitting.offered
    assert chosen(sitting) == "pass"


def test_it_takes_fate_or_honor_when_it_can() -> None:
    sitting = Sitting()
    _ = sitting.hand(CRANE, "levy")
    sitting.window(CRANE)
    assert chosen(sitting).startswith("play:levy")


@pytest.mark.parametrize(("others", "plays"), [(1, True), (2, False)])
def test_it_gives_up_somebody_only_where_the_others_lose_more(others: int, *, plays: bool) -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "doji-challenger")
    sitting.play(CRANE, "kaiu-envoy")
    sitting.attacker(LION, "akodo-toturi")
    if others > 1:
        sitting.play(LION, "ikoma-prodigy")
    _ = sitting.hand(CRANE, "way-of-the-crab")
    sitting.conflict()
    assert (chosen(sitting) != "pass") is plays


@pytest.mark.parametrize(("status", "uses"), [(0, False), (1, True)])
def test_it_gives_glory_only_where_that_counts(status: int, *, uses: bool) -> None:
    sitting = Sitting(strongholds=True, clans=("phoenix", "lion"))
    sitting.defender(CRANE, "shiba-tsukune", status=status)
    sitting.attacker(LION, "akodo-toturi")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict()
    assert "use:isawa-mori-seido" in sitting.offered
    assert (chosen(sitting) != "pass") is uses
