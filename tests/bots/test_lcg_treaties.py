"""What the bot of L5R LCG does about treaties: it makes, keeps or breaks them by interest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.bots.test_lcg_bot import bot
from tests.formats import enlightenment
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting
from tests.games.l5r_lcg.test_treaty_cards import carried, empty
from tests.games.l5r_lcg.treating import FOURTH, lets, make, offer, sit

from gorin.bots.agent import Act, answer
from gorin.bots.sight import sight_beside, sight_of
from gorin.games.l5r_lcg.events.conflicts import Attacked
from gorin.games.l5r_lcg.pacts import Promise, Treaty
from gorin.games.l5r_lcg.state import ELEMENTS, Conflict
from gorin.games.l5r_lcg.treaties.events import (
    OfferDropped,
    TreatyDissolved,
    TreatyMade,
    TreatyOffered,
)
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

STRONG, WEAK = "akodo-toturi", "akodo-gunso"


EQUAL = {CRANE: 2, LION: 2, OTHER: 2, FOURTH: 2}


def unasked(sitting: Sitting, seat: Seat) -> Act | None:
    """Return what a bot at a seat does unasked."""
    return bot().act(sight_beside(sitting.match, seat))


def armed(armies: dict[Seat, int], *, seats: int = 4) -> Sitting:
    """Return a table at which seats have so many strong characters each."""
    sitting = sit(seats=seats)
    for seat, count in armies.items():
        for _ in range(count):
            sitting.play(seat, STRONG)
    return sitting


def claim(sitting: Sitting, seat: Seat, count: int, slot: int = 0) -> None:
    """Let a seat have claimed so many of its rings; they lie on a province."""
    for element in ELEMENTS[:count]:
        name = f"{element}.{seat}"
        sitting.state.rings[name] = replace(sitting.state.rings[name], seat=seat, slot=slot)


def chosen(sitting: Sitting, seat: Seat) -> Any:
    """Return what a bot answers to the question that is open to a seat."""
    found = next(each for each in sitting.match.pending if each.decision.seat == seat)
    return bot().choose(sight_of(sitting.match, found))


# -- offers of others ----------------------------------------------------------------------


def test_it_accepts_peace_with_whoever_threatens_it_while_it_may_attack_others() -> None:
    sitting = armed({CRANE: 3, LION: 1})
    offer(sitting, CRANE, LION, "no-attack", until="round:2")
    assert unasked(sitting, LION) == Act("treaty-accept", "offer:0.1")


def test_it_refuses_peace_with_its_only_prey() -> None:
    sitting = armed({CRANE: 0, LION: 3, OTHER: 3, FOURTH: 3})
    offer(sitting, CRANE, LION, "no-attack", until="round:2")
    assert unasked(sitting, LION) == Act("treaty-refuse", "offer:0.1")


def test_it_is_bound_to_nobody_who_is_about_to_win() -> None:
    sitting = armed({CRANE: 3, LION: 1})
    claim(sitting, CRANE, 4)
    offer(sitting, CRANE, LION, "no-attack", until="round:2")
    assert unasked(sitting, LION) == Act("treaty-refuse", "offer:0.1")


def test_it_promises_nothing_that_only_words_say() -> None:
    sitting = armed({CRANE: 3, LION: 1})
    offer(sitting, CRANE, LION, "no-attack", "words", take_words="You help me")
    assert unasked(sitting, LION) == Act("treaty-refuse", "offer:0.1")


def test_it_asks_for_a_shorter_treaty_once_and_then_refuses() -> None:
    sitting = armed(EQUAL)
    offer(sitting, CRANE, LION, "no-attack", until="game")
    agent = bot()
    short = ("offer:0.1", "round:1", "round:1", 2)
    assert agent.act(sight_beside(sitting.match, LION)) == Act("treaty-counter", short)
    sitting.match.initiate(LION, "treaty-counter", short)
    (countered,) = sitting.state.offers
    assert (countered.seat, countered.give.until, countered.give.rounds) == (LION, "round", 1)
    sitting.match.initiate(LION, "treaty-withdraw", f"offer:0.{countered.number}")
    offer(sitting, CRANE, LION, "no-attack", until="game")
    assert agent.act(sight_beside(sitting.match, LION)) == Act("treaty-refuse", "offer:0.3")


def test_a_stake_that_could_end_the_game_is_not_taken() -> None:
    sitting = armed({CRANE: 3, LION: 1})
    sitting.state.honor[LION] = 3
    offer(sitting, CRANE, LION, "no-attack", until="round:2", stake=5)
    assert unasked(sitting, LION) == Act("treaty-refuse", "offer:0.1")


def test_it_promises_no_attack_on_a_partner_that_it_has_promised_not_to_attack() -> None:
    sitting = armed({CRANE: 2, LION: 2, OTHER: 2, FOURTH: 2})
    claim(sitting, FOURTH, 4)
    offer(sitting, CRANE, LION, f"attack:{FOURTH}")
    assert unasked(sitting, LION) == Act("treaty-accept", "offer:0.1")
    make(sitting, OTHER, FOURTH, "no-attack")
    offer(sitting, CRANE, OTHER, f"attack:{FOURTH}")
    assert unasked(sitting, OTHER) == Act("treaty-refuse", "offer:0.3")


# -- offers of its own ---------------------------------------------------------------------


def test_it_offers_peace_once_in_a_round_and_not_soon_again() -> None:
    sitting = armed({CRANE: 3, LION: 3, OTHER: 1, FOURTH: 3})
    agent = bot()
    asked: dict[int, Seat] = {}
    for turn in range(1, 9):
        sitting.state.turn, sitting.state.phase = turn, "conflict"
        assert agent.act(sight_beside(sitting.match, LION)) is None
        sitting.state.phase = "dynasty"
        act = agent.act(sight_beside(sitting.match, LION))
        assert agent.act(sight_beside(sitting.match, LION)) is None
        if act is not None:
            assert act.kind == "treaty-offer"
            sitting.match.initiate(LION, act.kind, act.said)
            (made,) = sitting.state.offers
            assert (made.give.kind, made.take.kind, made.stake) == ("no-attack", "no-attack", 2)
            asked[turn] = made.other
            sitting.match.initiate(made.other, "treaty-refuse", f"offer:{LION}.{made.number}")
    assert Counter(asked.values()).most_common(1)[0][1] <= 3
    for turn, other in asked.items():
        assert asked.get(turn + 1) != other


def test_it_offers_a_common_attack_on_whoever_leads_the_race_for_rings() -> None:
    sitting = armed({CRANE: 2, LION: 2, OTHER: 2, FOURTH: 2})
    claim(sitting, FOURTH, 4)
    sitting.state.phase = "dynasty"
    act = unasked(sitting, LION)
    assert act is not None
    sitting.match.initiate(LION, act.kind, act.said)
    (made,) = sitting.state.offers
    assert made.other != FOURTH
    assert (made.give.kind, made.give.whom, made.take.whom) == ("attack", FOURTH, FOURTH)


def test_it_offers_nothing_to_whoever_has_an_offer_to_think_about() -> None:
    sitting = armed({CRANE: 2, LION: 2, OTHER: 2}, seats=3)
    sitting.state.phase = "dynasty"
    offer(sitting, CRANE, OTHER, "no-attack")
    act = unasked(sitting, LION)
    assert act is not None
    sitting.match.initiate(LION, act.kind, act.said)
    assert [made.other for made in sitting.state.offers] == [OTHER, CRANE]


# -- keeping and breaking ------------------------------------------------------------------


def promised(sitting: Sitting, kind: str, partner: Seat, **terms: Any) -> None:
    """Let there be a treaty in which the Lion have promised something to a partner."""
    stake = terms.pop("stake", 2)
    until = terms.pop("until", "round")
    give = Promise(kind, until, rounds=1, **terms)
    take = Promise("no-attack", "round", rounds=1)
    sitting.state.treaties = (Treaty(9, (LION, partner), (give, take), stake),)


def declaring() -> Sitting:
    """Return a table at which the Lion may attack; the Crane stand open, the others do not."""
    sitting = Sitting(seats=3, rulebook=sit().rulebook)
    for seat, count in {LION: 2, OTHER: 1}.items():
        for _ in range(count):
            sitting.play(seat, STRONG)
    sitting.state.opportunities[LION] = ("military", "political")
    return sitting


def attacked(sitting: Sitting) -> Seat:
    """Return whom the Lion attack once they have declared a conflict."""
    sitting.state.conflict = Conflict(LION, "military", "air.1")
    sitting.begin(Frame("attack", LION))
    return Seat(int(chosen(sitting, LION).partition(":")[2].partition(".")[0]))


@pytest.mark.parametrize("kind", ["no-attack", "no-break"])
def test_it_keeps_peace_and_attacks_somebody_else(kind: str) -> None:
    assert attacked(declaring()) == CRANE
    sitting = declaring()
    promised(sitting, kind, CRANE)
    assert attacked(sitting) == OTHER


def test_it_breaks_peace_where_that_wins_the_game() -> None:
    sitting = declaring()
    promised(sitting, "no-attack", CRANE)
    claim(sitting, LION, 4)
    claim(sitting, CRANE, 5, slot=2)
    assert attacked(sitting) == CRANE


def test_it_does_not_break_peace_when_that_takes_its_last_honor() -> None:
    sitting = declaring()
    promised(sitting, "no-attack", CRANE, stake=2)
    sitting.state.honor[LION] = 2
    assert attacked(sitting) == OTHER


def test_it_declares_nothing_if_it_has_promised_to_pass() -> None:
    sitting = declaring()
    sitting.begin(Frame("declare", LION))
    assert chosen(sitting, LION) != "pass"
    sitting = declaring()
    promised(sitting, "pass", CRANE)
    sitting.begin(Frame("declare", LION))
    assert chosen(sitting, LION) == "pass"


def test_it_leaves_a_ring_that_it_has_promised_to_leave() -> None:
    sitting = declaring()
    sitting.state.rings["fire.1"] = replace(sitting.state.rings["fire.1"], fate=3)
    sitting.begin(Frame("declare", LION))
    assert chosen(sitting, LION).endswith(".fire.1")
    sitting = declaring()
    sitting.state.rings["fire.1"] = replace(sitting.state.rings["fire.1"], fate=3)
    promised(sitting, "leave", CRANE, ring="fire")
    sitting.begin(Frame("declare", LION))
    assert "fire" not in chosen(sitting, LION)


def test_it_attacks_whom_it_has_promised_to_attack() -> None:
    sitting = declaring()
    promised(sitting, "attack", CRANE, whom=OTHER)
    assert attacked(sitting) == OTHER


@pytest.mark.parametrize(
    ("kind", "number", "honor", "stake", "bid"),
    [
        ("bid-most", 2, 12, 2, 2),
        ("bid-least", 3, 8, 2, 3),
        ("bid-least", 5, 8, 1, 2),  # to keep it would cost 3 honor more, to break it 2.5 and more
        ("bid-least", 5, 6, 5, 5),
    ],
)
def test_it_bids_as_promised_unless_that_costs_more(
    kind: str, number: int, honor: int, stake: int, bid: int
) -> None:
    sitting = Sitting(seats=3, rulebook=sit().rulebook)
    sitting.state.honor[LION] = honor
    promised(sitting, kind, CRANE, number=number, stake=stake)
    sitting.begin(Frame("bids"))
    assert chosen(sitting, LION) == bid


# -- what was seen -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whom", "said", "vote"), [(LION, "admit", "broken"), (OTHER, "deny", "kept")]
)
def test_it_votes_by_what_it_saw(whom: Seat, said: str, vote: str) -> None:
    attacks = lets(Attacked(CRANE, whom, 0))
    sitting = sit(seats=4, then=(Frame("attacks"), Frame("window", CRANE, (0,))), attacks=attacks)
    sitting.state.conflict = Conflict(CRANE, "military", "air.0", OTHER)
    make(sitting, LION, CRANE, "no-break", "words", take_words="I help you")
    for _ in sitting.state.seats:
        sitting.answer("pass")
    (treaty,) = sitting.state.treaties
    sitting.match.initiate(LION, "treaty-claim", f"treaty:{CRANE}.{treaty.number}")
    for _ in sitting.state.seats:
        if sitting.match.pending[0].decision.prompt.kind == "act":
            sitting.answer("pass")
    assert chosen(sitting, CRANE) == said
    sitting.match.choose(CRANE, "deny")
    assert chosen(sitting, OTHER) == vote


# -- whole games ---------------------------------------------------------------------------


def test_a_table_of_four_bots_makes_treaties_and_never_talks_without_end() -> None:
    made = 0
    for seed in range(3):
        match = enlightenment(seed, seats=4)
        match.start()
        _ = answer(match, {Seat(seat): bot(seed) for seat in range(4)})
        assert match.outcome is not None
        kinds = (TreatyOffered, OfferDropped, TreatyMade, TreatyDissolved)
        told = [event for event in match.log() if isinstance(event, kinds)]
        made += sum(isinstance(event, TreatyMade) for event in told)
        offers = Counter(event.seat for event in told if isinstance(event, TreatyOffered))
        assert all(count <= 2 * match.table.state.turn for count in offers.values())
    assert made > 0


# -- treaty cards --------------------------------------------------------------------------


def test_the_character_that_is_worth_least_pays_for_a_broken_treaty() -> None:
    sitting = empty()
    scout = sitting.play(CRANE, "cautious-scout")
    _ = sitting.play(CRANE, "brash-samurai", fate=2)
    carried(sitting, "desertion", CRANE)
    assert chosen(sitting, CRANE) == f"on:cautious-scout.{scout}"


@pytest.mark.parametrize(
    ("title", "fates", "wanted"),
    [
        ("sent-to-their-deaths", (1, 3), STRONG),
        ("sent-to-their-deaths", (1, 1), "brash-samurai"),
        ("second-chances", (0, 0), STRONG),
        ("second-chances", (0, 3), "brash-samurai"),
    ],
)
def test_fate_leaves_those_who_have_plenty_and_comes_to_those_who_would_go(
    title: str, fates: tuple[int, int], wanted: str
) -> None:
    sitting = empty()
    for slug, fate in zip(("brash-samurai", STRONG), fates, strict=True):
        _ = sitting.play(CRANE, slug, fate=fate)
    carried(sitting, title, CRANE, amount=1)
    assert chosen(sitting, CRANE).startswith(f"on:{wanted}.")


def test_attachments_break_that_help_others_or_little() -> None:
    sitting = empty()
    own, theirs = sitting.play(CRANE, "brash-samurai"), sitting.play(LION, WEAK)
    _ = sitting.wear(CRANE, "fine-katana", own)
    fan = sitting.wear(CRANE, "ornate-fan", theirs)
    favor = sitting.wear(CRANE, "daimyo-s-favor", own)
    carried(sitting, "shattered-blades", CRANE)
    assert set(chosen(sitting, CRANE)) == {f"on:ornate-fan.{fan}", f"on:daimyo-s-favor.{favor}"}
