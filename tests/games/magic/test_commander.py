"""Commander: setup, mana, casting, combat, commanders, and how one loses."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.contracts import points
from tests.formats import commander

from gorin.content.box.wishes import Deck, Wishes
from gorin.content.cards.pool import Library
from gorin.content.magic.box import MAGIC, Options
from gorin.games.magic.base import deal, losers
from gorin.games.magic.cards import CARDS
from gorin.games.magic.combat_events import Hit
from gorin.games.magic.decks import DECKS, SIZE, deck_of, identity_of
from gorin.games.magic.state import NOBODY, Change, Permanent, State
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Play, Question, Seat
from gorin.kernel.match import Match
from gorin.timing.lasting import FOR_EVER, Lasting

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def begun(seats: int = 2, seed: int = 1) -> Match[Any]:
    """Return a match in which all have kept their hands, at its first main phase."""
    match = commander(seed, seats=seats)
    match.start()
    while match.pending and match.pending[0].decision.prompt.kind == "mulligan":
        answer(match, "keep")
    while match.table.state.step != "main" or match.pending[0].decision.seat != active(match):
        answer(match, "pass")
    return match


def done(play: Play[None]) -> None:
    """Let a rule happen that asks nobody."""
    for asked in play:
        raise AssertionError(asked)


def active(match: Match[Any]) -> Seat:
    seat: Seat = match.table.state.active
    return seat


def answer(match: Match[Any], given: Any) -> None:
    question = match.pending[0]
    match.choose(question.decision.seat, given, serial=question.serial)


def keys(match: Match[Any]) -> list[str]:
    return [option.key for option in match.pending[0].decision.options]


def asked(match: Match[Any]) -> Question:
    return match.pending[0]


def card_of(match: Match[Any], seat: Seat, slug: str) -> int:
    """Bring a card of a seat's library into its hand; return it."""
    state: State = match.table.state
    places = (*state.libraries[seat], *state.hands[seat], *state.commands[seat])
    handle = next(each for each in places if state.slug(each) == slug)
    state.libraries[seat] = tuple(each for each in state.libraries[seat] if each != handle)
    if handle not in state.hands[seat]:
        state.hands[seat] += (handle,)
    state.known[handle] = (seat,)
    return handle


def in_play(match: Match[Any], seat: Seat, slug: str, **more: Any) -> int:
    """Put a card of a seat onto the battlefield, ready to act; return it."""
    state: State = match.table.state
    handle = card_of(match, seat, slug)
    state.hands[seat] = tuple(each for each in state.hands[seat] if each != handle)
    state.commands[seat] = tuple(each for each in state.commands[seat] if each != handle)
    state.born += 1
    title = state.titles[state.physical[handle]]
    state.play[handle] = Permanent(seat, state.born, title, seat, state.born, sick=False)
    state.play[handle] = replace(state.play[handle], **more)
    match.table.memo.clear()
    return handle


def lands(match: Match[Any], seat: Seat, *slugs: str) -> None:
    for slug in slugs:
        _ = in_play(match, seat, slug)


def ask_again(match: Match[Any]) -> None:
    """Let everybody who is asked pass once, so that the next question knows the new position."""
    seat = asked(match).decision.seat
    answer(match, "pass")
    while asked(match).decision.seat != seat or keys(match)[:1] != ["pass"]:
        domain = asked(match).decision.domain
        answer(match, "pass" if domain is None else ())


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", DECKS)
def test_a_ready_deck_has_a_hundred_cards_within_its_commanders_identity(deck: str) -> None:
    cards = [CARDS[number] for number in deck_of(deck)]
    assert len(cards) == SIZE
    assert cards[0].legendary
    names = [facts.slug for facts in cards if "basic" not in facts.slug and facts.cost]
    assert len(names) == len(set(names))
    assert all(facts.identity <= identity_of(deck) for facts in cards)


@pytest.mark.clause("CMD-7.2")
@pytest.mark.clause("CMD-7.1")
def test_all_begin_with_forty_life_seven_cards_and_their_commander_in_the_command_zone() -> None:
    match = commander(3, seats=4)
    match.start()
    state: State = match.table.state
    assert set(state.life.values()) == {40}
    assert {len(hand) for hand in state.hands.values()} == {7}
    assert [state.slug(cards[0]) for cards in state.commands.values()] == [
        "kaalia-of-the-vast",
        "zedruu-the-greathearted",
    ] * 2


@pytest.mark.clause("CMD-7.3")
@pytest.mark.clause("CMD-7.4")
@pytest.mark.clause("CMD-7.5")
def test_whoever_sets_cards_aside_draws_one_fewer_until_they_keep() -> None:
    match = commander(3, seats=2)
    match.start()
    state: State = match.table.state
    first = asked(match).decision
    match.choose(first.seat, "mulligan", serial=asked(match).serial)
    other = asked(match).decision.seat
    match.choose(other, "keep", serial=asked(match).serial)
    domain = asked(match).decision.domain
    assert domain is not None
    given = domain.sample(lambda n: n - 1)
    match.choose(first.seat, given[:3], serial=asked(match).serial)
    assert asked(match).decision.seat == first.seat, "who has kept is asked no more"
    assert len(state.hands[first.seat]) == 7 - 3 + 2
    assert len(state.aside[first.seat]) == 3
    count = len(state.libraries[first.seat])
    answer(match, "keep")
    assert not state.aside[first.seat]
    assert len(state.libraries[first.seat]) in (count + 3, count + 2)


@pytest.mark.clause("CMD-7.7")
def test_only_the_first_of_two_players_skips_the_first_draw() -> None:
    for seats, drawn in ((2, 7), (3, 8)):
        match = begun(seats)
        assert len(match.table.state.hands[active(match)]) == drawn


# -- mana and casting ------------------------------------------------------------------------------


@pytest.mark.clause("CR-305.2")
def test_one_land_is_played_in_a_turn() -> None:
    match = begun()
    seat = active(match)
    _ = card_of(match, seat, "plains")
    _ = card_of(match, seat, "command-tower")
    land = next(key for key in keys(match) if key.startswith("land:"))
    answer(match, land)
    assert not [key for key in keys(match) if key.startswith("land:")]
    reasons = match.why_not(seat, f"land:plains.{held(match, seat, 'plains')}")
    assert [reason.clause for reason in reasons] == ["CR-305.2"]


def held(match: Match[Any], seat: Seat, slug: str) -> int:
    state: State = match.table.state
    return next(each for each in state.hands[seat] if state.slug(each) == slug)


@pytest.mark.clause("CR-118.3")
def test_a_cost_is_paid_exactly_or_not_at_all() -> None:
    from gorin.games.magic.mana import payment

    match = begun()
    seat = ONE
    lands(match, seat, "mountain", "plains")
    assert payment(match.table, seat, "BR", 0)[1] < 0
    lands(match, seat, "command-tower")
    tapped, floating = payment(match.table, seat, "BR", 0)
    state: State = match.table.state
    assert sorted(map(state.slug, tapped)) == ["command-tower", "mountain"]
    assert floating == 0
    _ = in_play(match, seat, "sol-ring")
    assert payment(match.table, seat, "BR", 1)[1] == 1
    assert payment(match.table, seat, "BR", 4)[1] < 0


@pytest.mark.clause("CMD-4.2")
def test_mana_outside_the_identity_is_colourless() -> None:
    from gorin.games.magic.mana import payment

    match = begun()
    match.table.state.decks = ("zedruu", "zedruu")
    lands(match, ONE, "swamp")
    assert payment(match.table, ONE, "BB", 0)[1] < 0
    assert payment(match.table, ONE, "", 1)[1] == 0


@pytest.mark.clause("CMD-10.1")
@pytest.mark.clause("CMD-10.2")
@pytest.mark.clause("CMD-10.5")
def test_a_commander_costs_two_more_each_time_and_may_come_back() -> None:
    match = begun()
    seat = active(match)
    lands(match, seat, *(["plains", "mountain", "command-tower"]), "sol-ring")
    state: State = match.table.state
    slug = state.slug(state.commands[seat][0])
    ask_again_in_own_turn(match, seat)
    command = next(key for key in keys(match) if key.startswith("command:"))
    answer(match, command)
    settle_stack(match)
    commander_card = next(each for each in state.play if state.slug(each) == slug)
    assert state.casts == {state.physical[commander_card]: 1}
    state.play[commander_card] = replace(state.play[commander_card], damage=9)
    pass_until(match, "return")
    answer(match, f"return:{slug}.{commander_card}")
    assert state.commands[seat] == (commander_card,)
    from gorin.games.magic.casting import generic

    assert generic(match.table, seat, commander_card) == 1 + 2


def ask_again_in_own_turn(match: Match[Any], seat: Seat) -> None:
    """Go on to the seat's next main phase."""
    state: State = match.table.state
    turn = state.turn
    while not (
        state.turn > turn
        and state.active == seat
        and state.step == "main"
        and asked(match).decision.seat == seat
        and asked(match).decision.domain is None
    ):
        pass_once(match)


def pass_once(match: Match[Any]) -> None:
    decision = asked(match).decision
    answer(match, "pass" if decision.domain is None else decision.domain.default())


def settle_stack(match: Match[Any]) -> None:
    while match.table.state.stack:
        pass_once(match)


def pass_until(match: Match[Any], kind: str) -> None:
    while asked(match).decision.prompt.kind != kind:
        pass_once(match)


# -- combat ----------------------------------------------------------------------------------------


@pytest.mark.clause("CR-508.1")
@pytest.mark.clause("CR-302.6")
@pytest.mark.clause("CR-702.3")
@pytest.mark.clause("CR-702.20")
def test_each_attacker_goes_for_one_player_and_the_new_and_walls_stay() -> None:
    match = begun(3)
    seat = active(match)
    others = [other for other in (ONE, TWO, THREE) if other != seat]
    angel = in_play(match, seat, "serra-angel")
    ogre = in_play(match, seat, "volcanic-dragon")
    _ = in_play(match, seat, "flametongue-kavu", sick=True)
    pass_until(match, "attack")
    domain: Any = asked(match).decision.domain
    assert {key.rpartition(".")[2] for key in domain.keys} == {str(angel), str(ogre)}
    state: State = match.table.state
    life = dict(state.life)
    answer(match, {domain.keys[0]: f"seat:{others[0]}", domain.keys[1]: f"seat:{others[1]}"})
    assert not state.play[angel].tapped
    assert state.play[ogre].tapped
    while state.step != "main-2":
        pass_once(match)
    assert life[others[0]] - state.life[others[0]] == 4
    assert life[others[1]] - state.life[others[1]] == 4


@pytest.mark.clause("CR-702.9")
@pytest.mark.clause("CR-702.17")
def test_flyers_are_blocked_by_flyers_and_by_reach_only() -> None:
    from gorin.games.magic.combat import may_block

    match = begun()
    angel = in_play(match, ONE, "serra-angel")
    archer = in_play(match, TWO, "longbow-archer")
    kavu = in_play(match, TWO, "flametongue-kavu")
    assert may_block(match.table, archer, angel)
    assert not may_block(match.table, kavu, angel)
    assert may_block(match.table, kavu, archer)


@pytest.mark.clause("CMD-9.1")
@pytest.mark.clause("CMD-9.2")
@pytest.mark.clause("CMD-9.5")
@pytest.mark.clause("CMD-9.8")
@pytest.mark.clause("CMD-9.10")
def test_twenty_one_combat_damage_by_one_commander_ends_a_players_match() -> None:
    match = begun(3)
    kaalia = in_play(match, ONE, "kaalia-of-the-vast")
    zedruu = in_play(match, TWO, "zedruu-the-greathearted")
    state: State = match.table.state
    state.life[THREE] = 1_000

    def strike(source: int, amount: int, *, combat: bool = True) -> None:
        hit = Hit(source, state.slug(source), amount, seat=THREE)
        done(deal(match.table, (hit,), "CR-510.1", combat=combat))

    strike(kaalia, 20)
    strike(zedruu, 20)
    strike(kaalia, 5, combat=False)
    assert losers(match.table) == ()
    hit = Hit(kaalia, state.slug(kaalia), 1, zedruu, state.slug(zedruu))
    done(deal(match.table, (hit,), "CR-510.1", combat=True))
    assert losers(match.table) == ()
    strike(kaalia, 1)
    assert losers(match.table) == ((THREE, "magic-out-by-commander"),)


@pytest.mark.clause("CMD-11.1")
@pytest.mark.clause("CMD-11.3")
def test_legends_of_one_name_all_go_whoever_controls_them() -> None:
    from gorin.games.magic.base import legends

    match = begun(3)
    mine = in_play(match, ONE, "kaalia-of-the-vast")
    _ = in_play(match, ONE, "sol-ring")
    _ = in_play(match, THREE, "sol-ring")
    assert legends(match.table) == ()
    theirs = in_play(match, THREE, "kaalia-of-the-vast")
    assert set(legends(match.table)) == {mine, theirs}


@pytest.mark.clause("CR-800.4a")
@pytest.mark.clause("CR-104.3a")
def test_who_leaves_takes_their_cards_along_and_gives_back_what_was_anothers() -> None:
    match = begun(3)
    own = in_play(match, ONE, "sol-ring")
    lent = in_play(match, TWO, "sol-ring")
    state: State = match.table.state
    state.play[lent] = replace(state.play[lent], seat=ONE)
    state.lasting = (Lasting(1, 0, TWO, FOR_EVER, Change(control=ONE), (state.play[lent].born,)),)
    match.initiate(ONE, "concede")
    while ONE in state.alive:
        pass_once(match)
    assert own not in state.play
    assert state.play[lent].seat == TWO
    assert state.outcome is None
    assert all(found.attacking == NOBODY for found in state.play.values())


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(3):
        match = commander(seed, seats=seats)
        match.start()
        assert sum(1 for _ in points(match, Fast(seed).below, initiatives=10**9)) > 50
        outcome = match.table.state.outcome
        assert outcome is not None
        assert len(outcome.winners) <= 1


def test_a_deck_of_ones_own_is_refused() -> None:
    library = Library()
    wishes = Wishes(seats=3, options=Options(deck="zedruu"), library=library)
    assert MAGIC.plan(wishes).data == {"seats": ["zedruu", "kaalia", "zedruu"]}
    assert MAGIC.begin(MAGIC.plan(wishes)).state.decks == ("zedruu", "kaalia", "zedruu")
    own = Wishes(seats=2, options=Options(), library=library, decks=(Deck(text="1 Plains"),))
    with pytest.raises(BadInput) as refused:
        MAGIC.plan(own)
    assert refused.value.message.id == "magic-no-own-decks"
    assert MAGIC.format().id == "commander"
