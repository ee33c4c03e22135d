"""Diamond: regions, events, items, spells, ancestors, winds, terrains, fear, ships, the court."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_ccg.positions import (
    ONE,
    THREE,
    TWO,
    answer,
    asked,
    change,
    empty_table,
    enter,
    fight,
    going,
    hold,
    keys,
    offer,
    refusals,
    spare,
    table_of,
    take,
    told,
)

from gorin.content.l5r_ccg.drawing import printed
from gorin.games.l5r_ccg import state as state_module
from gorin.games.l5r_ccg.base import ELEMENTS, destroy, enlighten, is_enlightened
from gorin.games.l5r_ccg.battle_events import AttackBegan
from gorin.games.l5r_ccg.cards import CARDS
from gorin.games.l5r_ccg.court import is_foremost
from gorin.games.l5r_ccg.court_events import RingEntered
from gorin.games.l5r_ccg.figures import chi, force, personal_honor
from gorin.games.l5r_ccg.happened import put
from gorin.games.l5r_ccg.state import EMPTY, HOME, NOBODY, InPlay, State
from gorin.games.l5r_ccg.view import view
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

ACTION = Frame("action-round", ONE, (0, 0))
BATTLE = Frame("action-round", ONE, (0, 1))
DYNASTY = Frame("dynasty-phase", ONE)


def attach_region(state: State, seat: Seat, slot: int, slug: str) -> int:
    """Attach a region to a province and return it."""
    handle = spare(state, seat, slug)
    take(state, seat, handle)
    put(state, seat, slot, replace(state.provinces[seat][slot], region=handle))
    return handle


@pytest.mark.clause("CCG-1.2")
def test_every_kind_of_card_says_what_is_printed_on_it() -> None:
    kinds = {facts.kind for facts in CARDS}
    assert kinds == {
        *("stronghold", "wind", "sensei", "personality", "holding", "event", "region"),
        *("follower", "item", "spell", "ancestor", "ring", "strategy"),
    }
    assert all(printed(facts) for facts in CARDS)
    assert {facts.kind for facts in CARDS if facts.is_dynasty} == {
        *("personality", "holding", "event", "region"),
    }


# -- regions and events ----------------------------------------------------------------------------


@pytest.mark.clause("CCG-1.4")
def test_a_region_is_attached_to_its_province_which_is_filled_again() -> None:
    state = empty_table()
    state.phase = "dynasty"
    road = offer(state, ONE, 1, "road-of-dust")
    match = going(state, DYNASTY)
    answer(match, f"region:road-of-dust.{road}")
    province = state.provinces[ONE][1]
    assert province.region == road
    assert province.card not in (EMPTY, road)
    assert not province.open
    state = empty_table()
    state.phase = "dynasty"
    _ = attach_region(state, ONE, 1, "road-of-dust")
    other = offer(state, ONE, 0, "shinseis-shrine")
    put(state, ONE, 1, replace(state.provinces[ONE][1], card=other, open=True))
    put(state, ONE, 0, replace(state.provinces[ONE][0], card=EMPTY))
    again = offer(state, ONE, 2, "road-of-dust")
    match = going(state, DYNASTY)
    assert refusals(match, ONE, f"region:shinseis-shrine.{other}") == ("CCG-1.4",)
    assert refusals(match, ONE, f"region:road-of-dust.{again}") == ("CCG-6.9",)


@pytest.mark.clause("CCG-1.4")
def test_no_dynasty_cards_are_put_where_a_shrine_stands_and_it_brings_honor() -> None:
    state = empty_table()
    state.phase = "dynasty"
    shrine = offer(state, ONE, 0, "shinseis-shrine")
    match = going(state, DYNASTY, Frame("end-phase", ONE))
    answer(match, f"region:shinseis-shrine.{shrine}")
    assert state.provinces[ONE][0].card == EMPTY
    assert state.honor[ONE] == 3


def test_dust_weakens_those_without_followers_at_its_province() -> None:
    state = empty_table()
    fight(state)
    _ = attach_region(state, TWO, 0, "road-of-dust")
    table = table_of(state)
    alone = enter(state, ONE, "soshi-angai", at=0, attacks=True)
    led = enter(state, ONE, "bayushi-adachi", at=0, attacks=True)
    dogs = enter(state, ONE, "war-dogs", host=led, at=0, attacks=True)
    away = enter(state, ONE, "yogo-soto", at=1, attacks=True)
    assert [force(table, card) for card in (alone, led, dogs, away)] == [0, 3, 1, 2]


@pytest.mark.clause("CCG-7.9")
def test_a_region_is_lost_with_its_province() -> None:
    state = empty_table()
    fight(state)
    road = attach_region(state, TWO, 0, "road-of-dust")
    _ = [enter(state, ONE, "moto-zhijuan", at=0, attacks=True) for _ in range(4)]
    match = going(state, Frame("resolve"))
    assert state.provinces[TWO][0].destroyed
    assert road in state.dynasty_piles[TWO]
    assert match.outcome is None


@pytest.mark.clause("CCG-4.6")
def test_an_event_happens_when_it_is_turned_up_and_leaves_the_game() -> None:
    state = empty_table()
    event = offer(state, ONE, 2, "birth-of-the-sword")
    put(state, ONE, 2, replace(state.provinces[ONE][2], open=False))
    match = going(state, Frame("events-phase", ONE))
    while match.pending and asked(match).decision.prompt.kind == "react":
        answer(match, "pass")
    assert (asked(match).decision.seat, keys(match)) == (ONE, ("no-draw", "draw"))
    answer(match, "draw", "no-draw")
    assert (state.honor[ONE], state.honor[TWO]) == (3, 6)
    assert (len(state.hands[ONE]), len(state.hands[TWO])) == (1, 0)
    assert state.removed[ONE] == (event,)
    assert state.provinces[ONE][2].card not in (EMPTY, event)
    assert not state.provinces[ONE][2].open


@pytest.mark.clause("CCG-4.6")
def test_new_year_gives_each_player_a_new_hand() -> None:
    state = empty_table()
    _ = offer(state, TWO, 0, "new-years-celebration")
    old = [hold(state, ONE, "utz"), hold(state, ONE, "mastermind")]
    _ = going(state, Frame("events-phase", TWO))
    assert (len(state.hands[ONE]), len(state.hands[TWO])) == (5, 5)
    assert set(old) <= set(state.fate_piles[ONE])


# -- what is attached ------------------------------------------------------------------------------


@pytest.mark.clause("CCG-6.12")
def test_spells_are_for_shugenja_bows_for_riders_and_nobody_has_two_weapons() -> None:
    state = empty_table()
    _ = [enter(state, ONE, "silk-works") for _ in range(4)]
    soto, adachi = enter(state, ONE, "yogo-soto"), enter(state, ONE, "bayushi-adachi")
    rider = enter(state, ONE, "moto-zhijuan")
    cards = {slug: hold(state, ONE, slug) for slug in ("burning-smoke", "daikyu", "sword-of-gales")}
    spirit = hold(state, ONE, "shirasu-no-shiryo")
    match = going(state, ACTION)
    answer(match, f"equip:burning-smoke.{cards['burning-smoke']}", "auto")
    assert state.play[cards["burning-smoke"]].host == soto
    answer(match, f"equip:daikyu.{cards['daikyu']}", "auto")
    assert state.play[cards["daikyu"]].host == rider
    answer(match, f"equip:sword-of-gales.{cards['sword-of-gales']}")
    assert keys(match) == (f"on:yogo-soto.{soto}", f"on:bayushi-adachi.{adachi}")
    answer(match, f"on:bayushi-adachi.{adachi}", "auto")
    answer(match, f"equip:shirasu-no-shiryo.{spirit}")
    assert state.play[spirit].host == rider


@pytest.mark.clause("CCG-1.8")
def test_items_add_to_force_and_chi_and_gales_keep_chi() -> None:
    state = empty_table()
    adachi = enter(state, ONE, "bayushi-adachi")
    table = table_of(state)
    sword = enter(state, ONE, "sword-of-gales", host=adachi)
    assert (force(table, adachi), chi(table, adachi)) == (6, 5)
    change(state, adachi, chi=-3)
    table.memo.clear()
    assert chi(table, adachi) == 4
    change(state, sword, bowed=True)
    assert destroy(table, (adachi,), "CCG-5.6") == 2
    assert sword in state.fate_piles[ONE]


def test_a_weapon_of_the_father_straightens_at_the_end_of_its_turn() -> None:
    state = empty_table()
    state.phase = "end"
    adachi = enter(state, ONE, "bayushi-adachi", bowed=True)
    other = enter(state, ONE, "soshi-angai", bowed=True)
    _ = enter(state, ONE, "my-fathers-weapon", host=adachi, entered=1)
    _ = enter(state, ONE, "my-fathers-weapon", host=other)
    _ = going(state, Frame("end-phase", ONE))
    assert [state.play[card].bowed for card in (adachi, other)] == [False, True]


def test_spells_and_kihos_bow_a_shugenja() -> None:
    state = empty_table()
    fight(state)
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    angai = enter(state, ONE, "soshi-angai", at=0, attacks=True)
    smoke = enter(state, ONE, "burning-smoke", host=soto, at=0, attacks=True)
    fist = hold(state, ONE, "fist-of-the-earth")
    rider = enter(state, TWO, "moto-zhijuan", at=0)
    match = going(state, BATTLE)
    answer(match, f"use:burning-smoke.{smoke}", f"on:moto-zhijuan.{rider}")
    assert state.play[soto].bowed
    assert force(match.table, rider) == 1
    assert refusals(match, ONE, f"use:burning-smoke.{smoke}") == ("CCG-5.8", "CCG-5.7")
    answer(match, f"play:fist-of-the-earth.{fist}")
    assert state.play[angai].bowed
    assert state.play[rider].bowed


def test_an_ancestor_rises_against_those_without_honor() -> None:
    state = empty_table()
    fight(state)
    rider = enter(state, TWO, "moto-zhijuan", at=0)
    _ = enter(state, TWO, "shirasu-no-shiryo", host=rider, at=0)
    proud = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    table = table_of(state)
    assert (force(table, rider), chi(table, rider)) == (6, 3)
    change(state, proud, dishonorable=True)
    table.memo.clear()
    assert (force(table, rider), chi(table, rider)) == (8, 5)


@pytest.mark.clause("CCG-6.10")
def test_a_card_of_the_shadowlands_costs_honor_when_it_enters() -> None:
    state = empty_table()
    _ = enter(state, ONE, "soshi-angai")
    card = hold(state, ONE, "kirei")
    match = going(state, ACTION)
    answer(match, f"equip:kirei.{card}")
    assert state.honor[ONE] == -1


@pytest.mark.clause("CCG-6.11")
def test_a_higher_level_takes_the_place_of_a_lower_one_as_it_stands() -> None:
    state = empty_table()
    state.phase = "dynasty"
    tsimaru = enter(state, ONE, "bayushi-tsimaru", bowed=True)
    dogs = enter(state, ONE, "war-dogs", host=tsimaru)
    card = offer(state, ONE, 0, "bayushi-tsimaru-experienced")
    match = going(state, DYNASTY)
    key = f"overlay:bayushi-tsimaru-experienced.{card}"
    assert keys(match)[1] == key  # its gold could not be paid
    answer(match, key)
    assert tsimaru not in state.play
    assert (state.play[card].bowed, state.play[card].under) == (True, tsimaru)
    assert state.play[dogs].host == card
    assert destroy(match.table, (card,), "CCG-5.6") == 2
    assert {card, tsimaru} <= set(state.dynasty_piles[ONE])
    again = offer(state, ONE, 1, "bayushi-tsimaru-experienced")
    match = going(state, DYNASTY)
    key = f"overlay:bayushi-tsimaru-experienced.{again}"
    assert refusals(match, ONE, key) == ("CCG-6.11",)


# -- battles ---------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-7.18")
def test_fear_bows_who_is_no_stronger() -> None:
    state = empty_table()
    fight(state)
    zhijuan = enter(state, TWO, "moto-zhijuan", at=0)
    guard = enter(state, TWO, "the-white-guard", host=zhijuan, at=0)
    osamito = enter(state, ONE, "shosuro-osamito", at=0, attacks=True)
    tsimaru = enter(state, ONE, "bayushi-tsimaru", at=0, attacks=True)
    match = going(state, Frame("action-round", TWO, (0, 1)))
    answer(match, f"use:the-white-guard.{guard}")
    riders = enter(state, ONE, "shinjo-xushen", at=0, attacks=True)
    assert f"on:shinjo-xushen.{riders}" not in keys(match)
    answer(match, f"on:shosuro-osamito.{osamito}")
    assert state.play[osamito].bowed
    change(state, guard, used=0)
    match = going(state, Frame("action-round", TWO, (0, 1)))
    answer(match, f"use:the-white-guard.{guard}", f"on:bayushi-tsimaru.{tsimaru}")
    assert not state.play[tsimaru].bowed  # 5 against 4


@pytest.mark.clause("CCG-7.19")
def test_a_terrain_lies_at_one_battlefield_until_the_battle_is_over() -> None:
    state = empty_table()
    fight(state)
    cards = [hold(state, ONE, "killing-fields") for _ in range(2)]
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    dogs = enter(state, ONE, "war-dogs", host=soto, at=0, attacks=True)
    match = going(state, BATTLE, Frame("resolve"))
    answer(match, f"play:killing-fields.{cards[0]}")
    assert state.attack is not None
    assert state.attack.terrain == cards[0]
    assert force(match.table, dogs) == 1  # it is not opposed
    rider = enter(state, TWO, "moto-zhijuan", at=0)
    match.table.memo.clear()
    assert (force(match.table, dogs), force(match.table, rider)) == (3, 5)
    assert refusals(match, ONE, f"play:killing-fields.{cards[1]}") == ("CCG-5.5",)
    answer(match, "pass")
    assert state.attack.terrain == EMPTY
    assert cards[0] in state.fate_piles[ONE]


@pytest.mark.clause("CCG-7.17")
def test_an_attacker_with_a_naval_unit_acts_first() -> None:
    state = empty_table()
    fight(state, slot=EMPTY)
    mie = enter(state, ONE, "yoritomo-mie", at=0, attacks=True)
    bushi = enter(state, ONE, "mantis-bushi", host=mie, at=0, attacks=True)
    soto = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    rider = enter(state, TWO, "moto-zhijuan", at=0)
    _ = hold(state, TWO, "utz")
    match = going(state, Frame("next-battle"))
    question = asked(match)
    assert (question.decision.seat, question.decision.prompt.kind) == (ONE, "naval-act")
    assert keys(match) == ("pass", f"use:mantis-bushi.{bushi}")
    answer(match, f"use:mantis-bushi.{bushi}")
    assert state.play[rider].bowed
    assert asked(match).decision.seat == TWO
    fight(state, slot=EMPTY)
    change(state, bushi, bowed=False, used=0)
    _ = enter(state, ONE, "war-dogs", host=mie, at=0, attacks=True)
    match = going(state, Frame("next-battle"))
    assert asked(match).decision.seat == TWO  # a unit with dogs is no Naval unit
    assert soto in state.play


@pytest.mark.clause("CCG-4.5")
@pytest.mark.clause("CCG-7.2")
def test_there_is_one_attack_in_a_turn_after_the_action_phase() -> None:
    state = empty_table()
    state.turn = 0
    for slug in ("soshi-angai", "yogo-soto", "bayushi-adachi"):
        _ = enter(state, ONE, slug)
    match = going(state, Frame("turn", ONE))
    seen: list[tuple[str, str]] = []
    while match.pending and state.active == ONE:
        question = asked(match)
        kind, decision = question.decision.prompt.kind, question.decision
        seen.append((state.phase, kind))
        given = f"attack:{TWO}" if kind == "declare" else "pass"
        chosen = given if decision.domain is None else decision.domain.default()
        match.choose(decision.seat, chosen, serial=question.serial)
    kinds = [kind for _, kind in seen if kind != "act"]
    assert kinds == ["declare", "assign", "dynasty"]
    assert seen[-1] == ("dynasty", "dynasty")
    assert told(match, AttackBegan, "other") == [TWO]


@pytest.mark.clause("CCG-1.5")
def test_the_sensei_tadaji_keeps_the_humble_away_and_praises_maidens() -> None:
    state = empty_table()
    state.active, state.phase = TWO, "dynasty"
    _ = enter(state, TWO, "tadaji-sensei")
    _ = [enter(state, TWO, "silk-works") for _ in range(2)]
    humble = offer(state, TWO, 0, "moto-chagatai")
    proud = offer(state, TWO, 1, "moto-zhijuan")
    match = going(state, Frame("dynasty-phase", TWO))
    assert refusals(match, TWO, f"honorably:moto-chagatai.{humble}") == ("CCG-1.5",)
    assert refusals(match, TWO, f"honorably:moto-zhijuan.{proud}") == ()
    fight(state)
    assert state.attack is not None
    state.attack = replace(state.attack, attacker=TWO, defender=ONE)
    _ = [enter(state, TWO, slug, at=0, attacks=True) for slug in ("utaku-tama", "utaku-yisheng")]
    _ = enter(state, TWO, "moto-zhijuan", at=0, attacks=True)
    match = going(state, Frame("resolve"))
    assert keys(match) == ("gain", "no-gain")
    answer(match, "gain")
    assert state.honor[TWO] == 6
    assert state.provinces[ONE][0].destroyed
    fight(state, slot=1)
    _ = enter(state, TWO, "utaku-etsumi", at=1)
    _ = enter(state, ONE, "soshi-angai", at=1, attacks=True)
    match = going(state, Frame("resolve"))
    answer(match, "no-gain")  # as the defender too
    assert state.honor[TWO] == 8  # for the card that was destroyed


def test_a_ring_costs_the_hand_and_draws_cards() -> None:
    state = empty_table()
    ring = hold(state, ONE, "ring-of-the-void")
    other = hold(state, ONE, "utz")
    match = going(state, ACTION)
    answer(match, f"play:ring-of-the-void.{ring}")
    assert state.play[ring].seat == ONE
    assert state.hands[ONE] == ()
    assert other in state.fate_piles[ONE]
    assert refusals(match, ONE, f"also:ring-of-the-void.{ring}") == ()
    answer(match, f"also:ring-of-the-void.{ring}")
    assert state.play[ring].bowed
    (drawn,) = state.hands[ONE]  # more than the other has: it is discarded again
    answer(match, f"card:{state.slug(drawn)}.{drawn}")
    assert state.hands[ONE] == ()
    assert match.outcome is None


def test_a_ring_of_the_hand_is_discarded_for_what_it_does() -> None:
    state = empty_table()
    ring = hold(state, ONE, "ring-of-the-void")
    _ = [hold(state, TWO, "utz") for _ in range(2)]
    match = going(state, ACTION)
    answer(match, f"also:ring-of-the-void.{ring}")
    assert ring in state.fate_piles[ONE]
    assert len(state.hands[ONE]) == 1


@pytest.mark.clause("CCG-10.4")
def test_five_elements_are_enlightenment(monkeypatch: pytest.MonkeyPatch) -> None:
    void = next(facts for facts in CARDS if facts.slug == "ring-of-the-void")
    rings = [replace(void, slug=name, keywords=(name,)) for name in ELEMENTS if name != "void"]
    monkeypatch.setattr(state_module, "CARDS", (*CARDS, *rings))
    state = empty_table()
    found = state.fate_decks[ONE][:4]
    titles = list(state.titles)
    for number, handle in enumerate(found):
        titles[state.physical[handle]] = len(CARDS) + number
        take(state, ONE, handle)
        state.play[handle] = InPlay(ONE)
    state.titles = tuple(titles)
    assert not is_enlightened(table_of(state), ONE)
    ring = hold(state, ONE, "ring-of-the-void")
    table = table_of(state)
    table.record(RingEntered(ONE, ring, "ring-of-the-void"))
    enlighten(table, ONE)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.clause) == ((ONE,), "CCG-10.4")
    assert not is_enlightened(table, TWO)


# -- the court -------------------------------------------------------------------------------------


@pytest.mark.clause("CCG-11.1")
@pytest.mark.clause("CCG-11.2")
@pytest.mark.clause("CCG-4.4")
def test_whoever_has_most_honor_lobbies_for_the_favor_once_in_a_turn() -> None:
    state = empty_table(3)
    angai = enter(state, ONE, "soshi-angai")
    tjeki = enter(state, ONE, "yogo-tjeki")
    match = going(state, ACTION)
    key = f"lobby:soshi-angai.{angai}"
    assert refusals(match, ONE, key) == ("CCG-11.1",)
    state.honor[ONE] = 4
    assert not is_foremost(match.table, ONE)
    state.honor[ONE] = 5
    match = going(state, ACTION)
    assert refusals(match, ONE, f"lobby:yogo-tjeki.{tjeki}") == ("CCG-11.1",)  # no honor
    answer(match, key)
    assert (state.favor, state.play[angai].bowed) == (ONE, True)
    assert view(match.table, None).favor == ONE
    other = enter(state, ONE, "bayushi-adachi")
    again = refusals(match, ONE, f"lobby:bayushi-adachi.{other}")
    assert again == ("CCG-5.8", "CCG-11.1")
    match.initiate(ONE, "concede")
    answer(match, "pass") if match.pending else None
    assert state.favor == NOBODY


def test_the_left_hand_sends_attackers_home_and_gives_honor_back() -> None:
    state = empty_table()
    wind = next(card for card in state.play if state.facts(card).kind == "wind")
    angai = enter(state, ONE, "soshi-angai")
    shamed = enter(state, TWO, "moto-zhijuan", dishonorable=True)
    match = going(state, ACTION)
    answer(match, f"also:left-hand-of-the-emperor.{wind}")
    assert (state.play[angai].bowed, state.play[shamed].dishonorable) == (True, False)
    state.attack = None
    fight(state)
    assert state.attack is not None
    state.attack = replace(state.attack, attacker=TWO, defender=ONE)
    change(state, shamed, at=0, attacks=True)
    change(state, angai, at=0)
    match = going(state, BATTLE)
    use = f"use:left-hand-of-the-emperor.{wind}"
    assert refusals(match, ONE, use) == ("CCG-11.1",)
    state.favor = ONE
    match = going(state, BATTLE)
    answer(match, use)
    assert state.play[shamed].at == HOME
    assert state.favor == NOBODY


def test_the_chambers_of_tsudao_want_the_favor_or_the_left_hand() -> None:
    state = empty_table(3)
    fight(state)
    rooms = [enter(state, seat, "tsudaos-chambers") for seat in (ONE, TWO)]
    angai = enter(state, ONE, "soshi-angai", at=0, attacks=True, bowed=True)
    rider = enter(state, TWO, "moto-zhijuan", at=0, bowed=True)
    match = going(state, BATTLE)
    assert refusals(match, TWO, f"use:tsudaos-chambers.{rooms[1]}") == ("CCG-5.5",)
    answer(match, f"use:tsudaos-chambers.{rooms[0]}", f"on:soshi-angai.{angai}")
    assert not state.play[angai].bowed
    change(state, angai, bowed=True)
    change(state, rooms[0], bowed=False, used=0)
    state.favor = ONE
    match = going(state, BATTLE)
    answer(match, f"use:tsudaos-chambers.{rooms[0]}", f"on:soshi-angai.{angai}")
    assert keys(match) == ("give-favor", "keep-favor")
    answer(match, "give-favor")
    assert (state.favor, state.play[angai].bowed) == (NOBODY, False)
    assert state.play[rider].bowed


@pytest.mark.clause("CCG-2.7")
def test_the_dishonorable_count_for_nothing_and_cost_honor_when_they_fall() -> None:
    state = empty_table()
    rider = enter(state, TWO, "utaku-tama", dishonorable=True)
    table = table_of(state)
    assert personal_honor(state, rider) == 0
    _ = destroy(table, (rider,), "CCG-5.6")
    assert state.honor[TWO] == 1


@pytest.mark.clause("CCG-2.7")
def test_honor_of_a_dishonorable_performer_gives_back_its_own() -> None:
    state = empty_table()
    angai = enter(state, ONE, "soshi-angai", dishonorable=True)
    card = hold(state, ONE, "mastermind")
    match = going(state, ACTION)
    answer(match, f"play:mastermind.{card}")
    assert not state.play[angai].dishonorable
    assert state.honor[ONE] == 1


# -- what everybody may know -----------------------------------------------------------------------


@pytest.mark.clause("CCG-2.2")
def test_hands_and_decks_are_not_public_and_all_else_is() -> None:
    state = empty_table()
    card = hold(state, ONE, "utz")
    face_down = state.provinces[ONE][0].card
    offer(state, ONE, 1, "silk-works")
    own, other = (view(table_of(state), seat).seats[ONE] for seat in (ONE, TWO))
    assert [each.slug for each in own.hand] == ["utz"]
    assert [(each.number, each.slug) for each in other.hand] == [(card, "")]
    assert other.honor == 1
    first, second = other.provinces[0].card, other.provinces[1].card
    assert first is not None
    assert second is not None
    assert (first.number, first.slug, second.slug) == (face_down, "", "silk-works")
    assert not [name for name in own.__struct_fields__ if name.endswith("_deck")]


@pytest.mark.clause("CCG-3.3")
def test_both_decks_of_each_seat_are_shuffled_apart() -> None:
    state = empty_table()
    before = state.physical
    match = going(state, Frame("shuffle", ONE), Frame("shuffle", ONE, (1,)))
    after = match.table.state.physical
    moved = [card for card, physical in enumerate(before) if after[card] != physical]
    dynasty, fate = set(state.dynasty_decks[ONE]), set(state.fate_decks[ONE])
    assert set(moved) <= dynasty | fate
    for deck in (dynasty, fate):
        assert {before[card] for card in deck} == {after[card] for card in deck}
        assert deck & set(moved)


@pytest.mark.clause("CCG-12.1")
def test_it_is_played_as_in_the_days_of_diamond() -> None:
    numbers = table_of(empty_table()).rulebook.numbers
    assert (numbers.discount, numbers.most_cards, numbers.honor_to_win) == (2, 8, 40)
    assert (numbers.honor_to_lose, numbers.provinces, numbers.hand) == (-20, 4, 5)
    state = empty_table(3)
    card = hold(state, TWO, "war-dogs")
    _ = enter(state, TWO, "soshi-angai")
    match = going(state, ACTION)
    assert "CCG-6.7" in refusals(match, TWO, f"equip:war-dogs.{card}")  # Limited, not Open
    assert THREE in state.alive
