"""Diamond: setup, the phases of a turn, gold, bringing cards into play, winning and losing."""

from __future__ import annotations

import pytest
from tests.contracts import points
from tests.formats import diamond
from tests.games.l5r_ccg.positions import (
    ONE,
    THREE,
    TWO,
    answer,
    asked,
    change,
    empty_table,
    enter,
    going,
    hold,
    keys,
    offer,
    refusals,
    table_of,
    told,
)

from gorin.content.box.wishes import Deck, Wishes
from gorin.content.cards.pool import Library
from gorin.content.l5r_ccg.box import L5R_CCG, Options
from gorin.games.l5r_ccg.attack import strength
from gorin.games.l5r_ccg.base import draw, fill, is_dishonored
from gorin.games.l5r_ccg.cards import CARDS
from gorin.games.l5r_ccg.decks import DECKS, READY
from gorin.games.l5r_ccg.events import PhaseBegan
from gorin.games.l5r_ccg.gold import cheapest, sources
from gorin.games.l5r_ccg.state import EMPTY
from gorin.games.l5r_ccg.turns import highest
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.table import Frame

# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-1.3")
@pytest.mark.clause("CCG-3.1")
def test_a_stronghold_gives_strength_and_the_starting_honor() -> None:
    state = empty_table()
    assert state.honor == {ONE: 1, TWO: 4}
    table = table_of(state)
    assert strength(table, ONE) == strength(table, TWO) == 7


@pytest.mark.clause("CCG-3.2")
def test_the_highest_honor_begins() -> None:
    assert diamond(1, seats=2).table.state.honor[TWO] == 4
    for seed in range(4):
        match = diamond(seed, seats=3)
        match.start()
        assert match.table.state.first == match.table.state.active == TWO
    state = empty_table(3)
    state.honor[ONE] = 4
    assert highest(table_of(state)) == (ONE, TWO)


@pytest.mark.clause("CCG-3.4")
@pytest.mark.clause("CCG-3.5")
def test_four_provinces_are_filled_face_down_and_five_cards_drawn() -> None:
    match = diamond(3, seats=2)
    match.start()
    state = match.table.state
    row = state.provinces[ONE]
    assert len(row) == 4
    assert all(each.card != EMPTY and not each.open for each in row)
    assert len(state.hands[ONE]) == len(state.hands[TWO]) == 5


def test_a_ready_deck_has_forty_cards_of_each_kind_and_at_most_three_of_a_title() -> None:
    for name in DECKS:
        deck = READY[name]
        for counts in (deck.dynasty, deck.fate):
            assert sum(counts.values()) == 40
            assert max(counts.values()) <= 3
        facts = {each.slug: each for each in CARDS}
        titles = (*deck.dynasty.items(), *deck.fate.items())
        assert all(count == 1 for slug, count in titles if facts[slug].has("unique"))
        assert all(facts[slug].is_dynasty for slug in deck.dynasty)
        assert not any(facts[slug].is_dynasty for slug in deck.fate)


# -- the turn --------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-4.1")
@pytest.mark.clause("CCG-4.10")
def test_a_turn_has_six_phases_and_then_the_next_seat_begins() -> None:
    state = empty_table()
    match = going(state, Frame("turn", ONE))
    phases: list[str] = []
    while state.turn < 3:
        if not phases or phases[-1] != state.phase:
            phases.append(state.phase)
        question = asked(match)
        answer(match, "pass" if question.decision.domain is None else ())
    assert told(match, PhaseBegan, "phase")[:5] == ["events", "action", "attack", "dynasty", "end"]
    assert state.active == TWO


@pytest.mark.clause("CCG-4.2")
def test_the_active_seat_straightens_its_cards_and_rich_coffers_always_do() -> None:
    state = empty_table()
    own = enter(state, ONE, "silk-works", bowed=True)
    other = enter(state, TWO, "silk-works", bowed=True)
    coffers = enter(state, TWO, "rich-coffers", bowed=True)
    _ = going(state, Frame("turn", ONE))
    assert not state.play[own].bowed
    assert state.play[other].bowed
    assert not state.play[coffers].bowed


@pytest.mark.clause("CCG-4.3")
def test_the_active_seat_turns_up_the_cards_in_its_provinces() -> None:
    state = empty_table()
    _ = going(state, Frame("events-phase", ONE))
    assert all(each.open for each in state.provinces[ONE])
    assert not any(each.open for each in state.provinces[TWO])


@pytest.mark.clause("CCG-4.8")
@pytest.mark.clause("CCG-2.3")
def test_cards_in_provinces_are_discarded_at_will_and_replaced_face_down() -> None:
    state = empty_table()
    card = offer(state, ONE, 0, "silk-works")
    match = going(state, Frame("dynasty-phase", ONE))
    answer(match, f"discard:silk-works.{card}")
    assert state.dynasty_piles[ONE] == (card,)
    assert state.provinces[ONE][0].card not in (EMPTY, card)
    assert not state.provinces[ONE][0].open


@pytest.mark.clause("CCG-2.4")
def test_nothing_happens_to_whoever_has_an_empty_deck() -> None:
    state = empty_table()
    card = offer(state, ONE, 0, "silk-works")
    state.fate_decks[ONE] = state.dynasty_decks[ONE] = ()
    match = going(state, Frame("dynasty-phase", ONE))
    answer(match, f"discard:silk-works.{card}")
    table = match.table
    draw(table, ONE, 1)
    fill(table, ONE)
    assert state.hands[ONE] == ()
    assert state.provinces[ONE][0].card == EMPTY
    assert ONE in state.alive


@pytest.mark.clause("CCG-4.9")
def test_at_its_end_a_seat_draws_and_discards_down_to_eight() -> None:
    state = empty_table()
    held = [hold(state, ONE, "utz") for _ in range(3)]
    held += [hold(state, ONE, "war-dogs") for _ in range(3)]
    held += [hold(state, ONE, "uncertainty") for _ in range(2)]
    match = going(state, Frame("end-phase", ONE))
    domain = asked(match).decision.domain
    assert domain is not None
    assert len(domain.things()) == 9
    answer(match, (f"card:utz.{held[0]}",))
    assert len(state.hands[ONE]) == 8
    assert state.fate_piles[ONE] == (held[0],)


# -- gold ------------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-6.1")
def test_gold_comes_of_the_stronghold_and_of_holdings_that_are_not_bowed() -> None:
    state = empty_table()
    house = enter(state, ONE, "geisha-house")
    stables = enter(state, ONE, "stables")
    _ = enter(state, ONE, "silk-works", bowed=True)
    network = enter(state, ONE, "geisha-network")
    given = dict(sources(table_of(state), ONE, None))
    assert given == {state.strongholds[ONE]: 4, house: 3, stables: 2, network: 3}
    cavalry = next(each for each in CARDS if each.slug == "heavy-cavalry")
    infantry = next(each for each in CARDS if each.slug == "heavy-infantry")
    moto = state.strongholds[TWO]
    assert dict(sources(table_of(state), TWO, cavalry)) == {moto: 7}
    assert dict(sources(table_of(state), TWO, infantry)) == {moto: 5}


@pytest.mark.clause("CCG-6.2")
def test_what_is_produced_beyond_the_cost_is_lost_and_as_little_as_can_be() -> None:
    assert cheapest(((1, 4), (2, 3), (3, 2), (4, 2)), 5) == ((2, 3), (3, 2))
    state = empty_table()
    works = enter(state, ONE, "silk-works")
    farm = offer(state, ONE, 0, "geisha-house")
    network = offer(state, ONE, 1, "geisha-network")
    match = going(state, Frame("dynasty-phase", ONE))
    answer(match, f"recruit:geisha-house.{farm}", f"bow:silk-works.{works}")
    assert state.play[works].bowed
    assert not state.play[state.strongholds[ONE]].bowed
    answer(match, f"recruit:geisha-network.{network}")
    assert state.play[state.strongholds[ONE]].bowed  # the 2 that were left of the first 4 are gone


# -- bringing into play ----------------------------------------------------------------------------


@pytest.mark.clause("CCG-6.3")
def test_a_holding_enters_bowed_and_a_personality_unbowed() -> None:
    state = empty_table()
    _ = enter(state, ONE, "silk-works")
    _ = enter(state, ONE, "silk-works")
    house = offer(state, ONE, 0, "geisha-house")
    soto = offer(state, ONE, 1, "yogo-soto")
    match = going(state, Frame("dynasty-phase", ONE))
    answer(match, f"recruit:geisha-house.{house}", "auto")
    answer(match, f"cheaply:yogo-soto.{soto}", "auto")
    assert state.play[house].bowed
    assert not state.play[soto].bowed
    assert state.provinces[ONE][0].card not in (house, EMPTY)


@pytest.mark.clause("CCG-6.4")
@pytest.mark.clause("CCG-6.5")
def test_a_personality_of_the_clan_costs_less_or_brings_its_honor() -> None:
    for verb, honor, bowed in (("cheaply", 1, 1), ("honorably", 2, 2)):
        state = empty_table()
        works = [enter(state, ONE, "silk-works"), state.strongholds[ONE]]
        soto = offer(state, ONE, 1, "yogo-soto")
        match = going(state, Frame("dynasty-phase", ONE))
        answer(match, f"{verb}:yogo-soto.{soto}")
        if bowed == 1:
            answer(match, "auto")
        assert sum(state.play[each].bowed for each in works) == bowed
        assert state.honor[ONE] == honor


def test_a_personality_of_another_clan_costs_all_and_brings_no_honor() -> None:
    state = empty_table()
    tama = offer(state, ONE, 0, "utaku-tama")
    match = going(state, Frame("dynasty-phase", ONE))
    assert refusals(match, ONE, f"recruit:utaku-tama.{tama}") == ("CCG-6.6", "CCG-6.1")


@pytest.mark.clause("CCG-6.6")
def test_a_personality_asks_for_family_honor() -> None:
    state = empty_table()
    _ = [enter(state, ONE, "silk-works") for _ in range(3)]
    angai = offer(state, ONE, 0, "soshi-angai")
    match = going(state, Frame("dynasty-phase", ONE))
    assert refusals(match, ONE, f"cheaply:soshi-angai.{angai}") == ("CCG-6.6",)
    state.honor[ONE] = 2
    assert refusals(match, ONE, f"cheaply:soshi-angai.{angai}") == ()


@pytest.mark.clause("CCG-6.9")
def test_nobody_controls_two_unique_cards_of_a_title() -> None:
    state = empty_table()
    _ = [enter(state, ONE, "silk-works") for _ in range(3)]
    _ = enter(state, ONE, "bayushi-tsimaru")
    other = offer(state, ONE, 0, "bayushi-tsimaru")
    match = going(state, Frame("dynasty-phase", ONE))
    assert refusals(match, ONE, f"cheaply:bayushi-tsimaru.{other}") == ("CCG-6.9",)


@pytest.mark.clause("CCG-6.7")
@pytest.mark.clause("CCG-6.8")
def test_a_follower_is_attached_in_ones_own_action_phase_for_gold_and_honor() -> None:
    state = empty_table()
    state.active = TWO
    rider = enter(state, TWO, "moto-zhijuan")
    card = hold(state, TWO, "reinforced-cavalry")
    works = enter(state, TWO, "silk-works")
    foreign = hold(state, ONE, "war-dogs")
    _ = enter(state, ONE, "yogo-soto")
    match = going(state, Frame("action-round", TWO, (0, 0)))
    assert refusals(match, ONE, f"equip:war-dogs.{foreign}") == ("CCG-6.7",)
    assert refusals(match, TWO, f"equip:reinforced-cavalry.{card}") == ()
    state.honor[TWO] = 0
    assert refusals(match, TWO, f"equip:reinforced-cavalry.{card}") == ("CCG-6.8",)
    state.honor[TWO] = 4
    answer(match, f"equip:reinforced-cavalry.{card}")
    assert state.play[card].host == rider
    assert state.play[works].bowed
    assert state.hands[TWO] == ()
    assert state.unit(rider) == (rider, card)


def test_suzume_house_guards_bring_honor_and_bow_their_personality() -> None:
    state = empty_table()
    state.active = TWO
    rider = enter(state, TWO, "moto-zhijuan")
    card = hold(state, TWO, "suzume-house-guard")
    match = going(state, Frame("action-round", TWO, (0, 0)))
    answer(match, f"equip:suzume-house-guard.{card}")
    assert state.play[rider].bowed
    assert state.honor[TWO] == 6


# -- winning and losing ----------------------------------------------------------------------------


@pytest.mark.clause("CCG-10.1")
def test_whoever_begins_a_turn_with_forty_honor_wins() -> None:
    state = empty_table()
    state.honor.update({ONE: 39, TWO: 40})
    match = going(state, Frame("turn", ONE))
    assert match.outcome is None
    match = going(state, Frame("turn", TWO))
    assert match.outcome is not None
    assert match.outcome.winners == (TWO,)
    assert match.outcome.reason == "ccg-won-by-honor"


@pytest.mark.clause("CCG-10.3")
def test_whoever_ends_their_own_turn_dishonored_is_out() -> None:
    state = empty_table(3)
    state.honor.update({ONE: -19, TWO: -20})
    assert not is_dishonored(table_of(state), ONE)
    _ = going(state, Frame("end-phase", ONE))
    assert TWO in state.alive
    match = going(state, Frame("end-phase", TWO))
    assert tuple(state.alive) == (ONE, THREE)
    assert match.outcome is None


@pytest.mark.clause("CCG-9.3")
def test_the_last_one_left_wins() -> None:
    match = diamond(1, seats=3)
    match.start()
    match.initiate(ONE, "concede")
    assert match.outcome is None
    match.initiate(THREE, "concede")
    assert match.outcome is not None
    assert match.outcome.winners == (TWO,)


@pytest.mark.clause("CCG-9.1")
def test_whoever_leaves_takes_cards_and_provinces_along() -> None:
    match = diamond(1, seats=3)
    match.start()
    state = match.table.state
    house = enter(state, ONE, "silk-works")
    match.initiate(ONE, "concede")
    answer(match, "pass")
    assert house not in state.play
    assert state.standing(ONE) == ()
    assert ONE not in state.alive


@pytest.mark.clause("CCG-10.5")
def test_a_match_ends_without_a_winner_after_its_last_turn() -> None:
    state = empty_table()
    state.turn = 199
    assert going(state, Frame("turn", ONE)).outcome is None
    state.turn = 200
    outcome = going(state, Frame("turn", ONE)).outcome
    assert outcome is not None
    assert outcome.winners == ()


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_end(seats: int) -> None:
    reasons: list[str] = []
    for seed in range(12):
        match = diamond(seed, seats=seats)
        match.start()
        assert sum(1 for _ in points(match, Fast(seed).below, initiatives=10**9)) > 20
        assert match.outcome is not None
        reasons.append(match.outcome.reason)
    assert {"ccg-won-by-staying", "ccg-won-by-honor"} <= set(reasons)


def test_a_deck_of_ones_own_is_refused() -> None:
    library = Library()
    wishes = Wishes(seats=3, options=Options(deck="unicorn"), library=library)
    assert L5R_CCG.plan(wishes).data == {"seats": ["unicorn", "scorpion", "unicorn"]}
    assert L5R_CCG.begin(L5R_CCG.plan(wishes)).state.decks == ("unicorn", "scorpion", "unicorn")
    own = Wishes(seats=2, options=Options(), library=library, decks=(Deck(text="1 Utz!"),))
    with pytest.raises(BadInput) as refused:
        L5R_CCG.plan(own)
    assert refused.value.message.id == "ccg-no-own-decks"
    assert L5R_CCG.format().id == "diamond"


def test_honor_of_holdings() -> None:
    state = empty_table()
    painter = enter(state, ONE, "master-painter")
    temple = enter(state, ONE, "sanctified-temple")
    gift = enter(state, ONE, "the-daimyos-gift")
    match = going(state, Frame("action-round", ONE, (0, 0)))
    answer(match, f"use:master-painter.{painter}")
    stronghold = state.strongholds[ONE]
    answer(match, f"use:sanctified-temple.{temple}", f"bow:{state.slug(stronghold)}.{stronghold}")
    assert state.honor[ONE] == 6
    assert state.play[temple].bowed
    state.honor[ONE] = 20
    assert refusals(match, ONE, f"use:the-daimyos-gift.{gift}") == ("CCG-5.5",)
    change(state, painter, bowed=False)
    assert f"use:master-painter.{painter}" not in keys(match)
