"""TR-1 and TR-3: components, cards and setup."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider.cards import FACTS
from tests.games.tomb_raider.tables import (
    HUNTER,
    RULEBOOK,
    SPELUNKER,
    Order,
    a_match,
    a_new_match,
    a_plan,
    asks,
    events,
    fact,
    kinds,
    match_of,
    offered,
    place,
    play,
    spelunker,
    view_of,
)
from tests.shipped import cards, load_deck, load_level

from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import (
    MatchPlan,
    SeatPlan,
    begin,
    level_names,
)
from gorin.games.tomb_raider.events.piles import OpeningChosen, Shuffled
from gorin.games.tomb_raider.facts import (
    ABILITIES,
    DRAWN,
    SET_OUT,
    CardFacts,
    Discovery,
    Location,
    Obstacle,
    Raider,
    Treasure,
    is_drawn,
    is_set_out,
)
from gorin.games.tomb_raider.levels.supply import supply
from gorin.games.tomb_raider.state import NOBODY, State, Zone
from gorin.kernel.clauses import BadInput
from gorin.kernel.match import Match

REAL = cards()
TOMB, CAVE = "trapped-in-the-tombs", "into-the-caves"


def refused(plan: MatchPlan) -> list[str]:
    """Return the clauses by which a plan is refused; empty if it can be played."""
    try:
        _ = begin(RULEBOOK, plan, shipped())
    except BadInput as error:
        return [fault.clause for fault in error.all]
    return []


def with_seats(count: int, *, level: str = "introductory") -> MatchPlan:
    return replace(a_plan(seats=1, level=level), seats=a_plan(seats=2).seats[:1] * count)


def with_deck(deck: dict[str, int], *, seats: int = 2) -> MatchPlan:
    """Return a plan in which seat 0 brings a deck of its own."""
    plan = a_plan(seats=seats)
    first = SeatPlan(HUNTER, deck)
    return replace(plan, seats=(first, *plan.seats[1:]))


def deck_of(total: int, *, copies: int = 1) -> dict[str, int]:
    """Return a deck of real draw cards, so many of each, of exactly `total` cards."""
    slugs = [slug for slug, facts in REAL.items() if is_drawn(facts)]
    deck: dict[str, int] = {}
    left = total
    for slug in slugs:
        if left > 0:
            deck[slug] = min(copies, left)
            left -= deck[slug]
    assert left == 0, "too few different cards"
    return deck


# -- TR-1 ----------------------------------------------------------------------------------


@pytest.mark.clause("TR-1.1")
def test_one_player_plays_by_the_solo_rules_and_two_or_more_play_together() -> None:
    assert a_new_match(seats=1).table.state.is_solo
    assert not a_new_match(seats=2).table.state.is_solo
    for count in (3, 4, 5, 6):
        match = match_of(with_seats(count, level="proving-ground"))
        assert len(match.table.state.raiders) == count


@pytest.mark.clause("TR-1.1")
def test_only_a_level_limits_the_number_of_players() -> None:
    assert refused(with_seats(3)) == ["TR-15.1"]
    assert refused(with_seats(6, level="proving-ground")) == []
    assert refused(with_seats(7, level="proving-ground")) == ["TR-18.1"]
    assert refused(replace(a_plan(seats=2), seats=())) != []


@pytest.mark.parametrize(("level", "told"), [("death-by-design", (2, 2)), ("introductory", (1, 2))])
def test_a_clause_is_named_for_the_numbers_of_players_that_it_says(
    level: str, told: tuple[int, int]
) -> None:
    """That one may play Death by Design alone is ours; the clause says for two (TR-15.4)."""
    with pytest.raises(BadInput) as caught:
        _ = begin(RULEBOOK, with_seats(3, level=level), shipped())
    (fault,) = caught.value.all
    assert fault.message.id == "setup-bad-seats"
    assert (fault.message.args["minimum"], fault.message.args["maximum"]) == told


@pytest.mark.clause("TR-1.1", "TR-3.5")
def test_each_player_needs_a_deck() -> None:
    assert refused(with_deck({})) == ["TR-3.5"]


@pytest.mark.clause("TR-1.3")
def test_raiders_locations_and_treasures_are_set_out_and_not_put_into_a_draw_deck() -> None:
    kinds_set_out = {type(facts).__name__ for facts in REAL.values() if is_set_out(facts)}
    assert kinds_set_out == {"Raider", "Location", "Treasure"}
    for slug in (SPELUNKER, "open-cavern", "idol-of-fortune"):
        assert refused(with_deck({**deck_of(30), slug: 1})) == ["TR-1.3"]


@pytest.mark.clause("TR-1.4")
def test_five_kinds_of_cards_make_up_a_draw_deck() -> None:
    known = {**REAL, **FACTS}.values()
    drawn = {type(facts).__name__ for facts in known if is_drawn(facts)}
    assert drawn == {"Upgrade", "Action", "Discovery", "Obstacle", "SecretMove"}
    assert all(is_drawn(facts) is not is_set_out(facts) for facts in known)
    assert not set(DRAWN) & set(SET_OUT)
    deck = {**deck_of(30), "test-somersault": 1}
    plan = replace(with_deck(deck), extra_cards=tuple(FACTS.values()))
    assert refused(plan) == []


@pytest.mark.clause("TR-1.5")
def test_every_card_has_a_number_of_its_own_by_which_levels_name_it() -> None:
    numbers = [facts.number for facts in REAL.values()]
    assert len(set(numbers)) == len(numbers)
    assert numbers == sorted(numbers)
    # The Introductory level: 026-043 with the tomb, 001-018 with the cave.
    level = load_level("introductory")
    for variant, first, last in (("tomb", 26, 43), ("cave", 1, 18)):
        chosen = level.variant(variant)
        assert chosen is not None
        laid = supply(chosen, REAL, 1)
        entrances = [slug for _, slug in laid.entrances]
        slugs = [*entrances, *(slug for _, slug, _ in laid.places), *laid.decks[0]]
        found = sorted(int(REAL[slug].number) for slug in slugs)
        assert found == list(range(first, last + 1))


@pytest.mark.clause("TR-1.6")
def test_a_raider_card_shows_four_abilities_in_order_and_a_power() -> None:
    assert list(ABILITIES) == ["fight", "move", "search", "think"]
    hunter, lara = REAL[HUNTER], REAL[SPELUNKER]
    assert isinstance(hunter, Raider)
    assert isinstance(lara, Raider)
    assert (hunter.abilities, hunter.power) == ((2, 2, 3, 3), 1)
    assert (lara.abilities, lara.power) == ((2, 3, 3, 2), 1)
    seen = view_of(a_new_match(seats=2)).raiders
    assert [(raider.abilities, raider.power) for raider in seen] == [
        ((2, 2, 3, 3), 1),
        ((2, 3, 3, 2), 1),
    ]


@pytest.mark.clause("TR-1.7")
def test_a_location_shows_exits_danger_search_bonus_and_what_is_built_in() -> None:
    match = a_match([spelunker("B2")], {"B2": "dim-cavern", "B1": "safe-cave"})
    seen = {found.space: found for found in view_of(match).places}
    dim = seen["B2"]
    # Danger 2 at depth 2.
    assert (dim.exits, dim.danger, dim.search) == (("ahead", "right", "left"), 4, 1)
    assert [found.slug for found in dim.obstacles] == ["dark"]
    assert (dim.save_point, seen["B1"].save_point) == (False, True)
    for facts in REAL.values():
        if isinstance(facts, Location):
            assert set(facts.exits) <= {"top", "right", "bottom", "left"}
            assert facts.exits
            assert facts.danger >= 0
            assert facts.search >= 0


@pytest.mark.clause("TR-1.8")
def test_a_discovery_shows_a_difficulty_and_is_an_item_or_a_trigger() -> None:
    found = [facts for facts in REAL.values() if isinstance(facts, Discovery)]
    assert {facts.form for facts in found} == {"item", "trigger"}
    assert all(facts.difficulty > 0 for facts in found)


@pytest.mark.clause("TR-1.9")
def test_an_obstacle_shows_danger_targets_a_consequence_and_life_if_it_can_be_fought() -> None:
    found = [facts for facts in REAL.values() if isinstance(facts, Obstacle)]
    assert all(facts.danger > 0 for facts in found)
    parts = [facts.obstacle for facts in found]
    parts += [f.obstacle for f in REAL.values() if isinstance(f, Location) and f.obstacle]
    for part in parts:
        assert all(trial.ability in ABILITIES and trial.target > 0 for trial in part.tests)
        assert part.tests
        assert all("failure/" + name in RULEBOOK.scripts for name in part.failure)
        assert part.failure
        can_be_fought = any(trial.ability == "fight" for trial in part.tests)
        assert (part.life is not None) is can_be_fought


# -- TR-3 ----------------------------------------------------------------------------------


@pytest.mark.clause("TR-3.1")
def test_the_players_agree_on_a_level() -> None:
    assert "introductory" in level_names()
    match = match_of(a_plan(seats=2, level="introductory"))
    assert view_of(match).level == "introductory"
    assert match.table.state.level.clause == "TR-15.1"
    with pytest.raises(BadInput, match="level-unknown"):
        _ = load_level("no-such-level")
    assert refused(replace(a_plan(), variant="swamp")) == ["TR-15.1"]


@pytest.mark.clause("TR-3.2")
def test_a_raider_has_power_1_at_the_start() -> None:
    plan = replace(a_plan(), extra_cards=tuple(FACTS.values()))

    def playing(raider: str) -> MatchPlan:
        return replace(plan, seats=(replace(plan.seats[0], raider=raider), plan.seats[1]))

    assert refused(playing("test-runner")) == []
    assert refused(playing("test-veteran")) == ["TR-3.2"]
    assert refused(playing("take-aim")) == ["TR-3.2"]
    assert refused(playing("nobody")) == ["TR-3.2"]


@pytest.mark.clause("TR-3.2")
def test_two_players_may_choose_the_same_raider() -> None:
    match = match_of(a_plan(seats=2, decks=(TOMB, TOMB)))
    assert [fact(match, f"raiders.{seat}.card") for seat in (0, 1)] == [HUNTER, HUNTER]


@pytest.mark.clause("TR-3.2")
def test_the_figures_start_at_the_entrances() -> None:
    match = a_new_match(seats=2)
    assert [fact(match, f"raiders.{seat}.at") for seat in (0, 1)] == ["A1", "C1"]
    seen = {found.space: found.raiders for found in view_of(match).places}
    assert (seen["A1"], seen["C1"]) == ((0,), (1,))
    # With more raiders than entrances they share.
    match = match_of(with_seats(4, level="proving-ground"))
    assert [fact(match, f"raiders.{seat}.at") for seat in range(4)] == ["A1", "E1", "A1", "E1"]


@pytest.mark.clause("TR-3.3")
@pytest.mark.parametrize(
    ("variant", "others", "room"),
    [("tomb", range(27, 44), "treasure-vault"), ("cave", range(2, 19), "treasure-cave")],
)
def test_the_level_deck_is_what_the_level_prescribes(
    variant: str, others: range, room: str
) -> None:
    match = match_of(a_plan(seats=2, variant=variant))
    assert fact(match, "map.B4.card") == room
    numbers = sorted(int(REAL[slug].number) for slug in fact(match, "level_deck"))
    assert numbers == [number for number in others if number != int(REAL[room].number)]


@pytest.mark.clause("TR-3.3")
def test_all_locations_come_from_one_supply_and_belong_to_no_player() -> None:
    state = a_new_match(seats=2).table.state
    locations = [*state.zones[Zone.LEVEL], *(found.card for found in state.places.values())]
    assert {state.owners[state.physical[card]] for card in locations} == {NOBODY}


@pytest.mark.clause("TR-3.4")
def test_the_pre_placed_locations_are_laid_out_and_the_level_deck_is_shuffled() -> None:
    match = a_new_match(seats=2)
    assert sorted(fact(match, "map")) == ["A1", "B4", "C1"]
    assert asks(match) == [(-1, "shuffle")]
    before = fact(match, "level_deck")
    assert len(before) == 16
    order = (15, *range(15))
    play(match, Order(order), until="opening")
    assert fact(match, "level_deck") == [before[15], *before[:15]]
    assert events(match, Shuffled)[0].clause == "TR-3.4"
    # Everybody sees how many are left, nobody sees which.
    (deck,) = view_of(match, 0).level_decks
    assert (deck.count, deck.top) == (16, "")


@pytest.mark.clause("TR-3.5")
@pytest.mark.parametrize(
    ("total", "copies", "legal"),
    [
        (29, 1, False),
        (30, 1, True),
        (30, 2, True),
        (30, 3, False),
        (59, 2, True),
        (59, 3, False),
        (60, 3, True),
        (60, 4, False),
        (75, 3, True),
    ],
)
def test_how_many_cards_and_copies_a_draw_deck_has(*, total: int, copies: int, legal: bool) -> None:
    clauses = set(refused(with_deck(deck_of(total, copies=copies))))
    assert clauses == (set() if legal else {"TR-3.5"})


@pytest.mark.clause("TR-3.5", "TR-1.3")
@pytest.mark.parametrize("kind", [Raider, Location, Treasure])
def test_what_is_set_out_does_not_count_as_a_draw_card(kind: type[CardFacts]) -> None:
    slug = next(slug for slug, facts in REAL.items() if isinstance(facts, kind))
    assert sorted(refused(with_deck({**deck_of(29), slug: 1}))) == ["TR-1.3", "TR-3.5"]
    large = refused(with_deck({**deck_of(59, copies=3), slug: 1}))
    assert set(large) == {"TR-1.3", "TR-3.5"}


@pytest.mark.clause("TR-13.1", "TR-3.5", "TR-R30")
def test_alone_a_deck_is_large_enough_without_its_obstacles() -> None:
    obstacles = [slug for slug, facts in REAL.items() if isinstance(facts, Obstacle)]
    others = [slug for slug in deck_of(100) if slug not in obstacles]

    def alone(drawn: int, apart: int) -> list[str]:
        deck = dict.fromkeys((*others[:drawn], *obstacles[:apart]), 1)
        return refused(with_deck(deck, seats=1))

    assert alone(21, 9) == ["TR-13.1"]
    assert alone(0, 30) == ["TR-13.1"]
    assert alone(29, 9) == ["TR-13.1"]
    assert alone(30, 9) == []
    assert alone(29, 0) == ["TR-3.5"]


@pytest.mark.clause("TR-3.5")
def test_a_deck_has_no_unknown_cards_and_no_senseless_counts() -> None:
    assert refused(with_deck({**deck_of(30), "no-such-card": 1})) == ["TR-3.5"]
    assert refused(with_deck({**deck_of(31), "lost": 0})) == ["TR-3.5"]


@pytest.mark.clause("TR-3.5")
def test_all_that_is_wrong_with_a_deck_is_told_at_once() -> None:
    clauses = refused(with_deck({"lost": 3, "rope": 4, SPELUNKER: 1}))
    assert sorted(clauses) == ["TR-1.3", "TR-3.5", "TR-3.5", "TR-3.5"]


def opening(match: Match[State]) -> Match[State]:
    play(match, until="opening")
    return match


@pytest.mark.clause("TR-3.6", "TR-R2")
def test_each_player_chooses_think_cards_from_the_whole_deck() -> None:
    match = opening(a_new_match(seats=2))
    # Both choose at the same time and in secret; Think is 3 and 2.
    assert asks(match) == [(0, "opening"), (1, "opening")]
    assert all(question.decision.secret for question in match.pending)
    for seat, deck in ((0, TOMB), (1, CAVE)):
        slugs = [option.removeprefix("take:") for option in offered(match, seat)]
        assert sorted(slugs) == sorted(load_deck(deck).cards)
    play(match, "0>take:take-aim", "1>take:bounty", "0>take:pit-trap", "1>take:run")
    assert asks(match) == [(0, "opening")]
    # Of two copies the second one is still there.
    play(match, "0>take:pit-trap", until="order-roll")
    assert fact(match, "raiders.0.hand") == ["take-aim", "pit-trap", "pit-trap"]
    assert fact(match, "raiders.1.hand") == ["bounty", "run"]
    assert len(fact(match, "raiders.0.deck")) == 27


@pytest.mark.clause("TR-3.6")
def test_each_choice_says_how_many_there_are() -> None:
    match = opening(a_new_match(seats=2))

    def counted() -> list[tuple[int, object, object]]:
        decisions = [question.decision for question in match.pending]
        return [(one.seat, one.args["taken"], one.args["most"]) for one in decisions]

    assert counted() == [(0, 1, 3), (1, 1, 2)]
    play(match, "0>take:take-aim", "1>take:bounty")
    assert counted() == [(0, 2, 3), (1, 2, 2)]


@pytest.mark.clause("TR-3.6")
def test_a_card_chosen_is_no_more_in_the_deck() -> None:
    match = opening(a_new_match(seats=2))
    play(match, "0>take:take-aim", "1>take:bounty")
    assert "take:take-aim" not in offered(match, 0)
    assert "take:take-aim" in offered(match, 1)


@pytest.mark.clause("TR-3.6")
def test_what_a_player_chooses_the_others_do_not_see() -> None:
    match = opening(a_new_match(seats=2))
    play(match, "0>take:take-aim", "1>take:bounty")
    (ours, _) = events(match, OpeningChosen)
    assert ours.seat == 0
    assert ours.told(ours.seat) is not None
    assert ours.told(None) is None
    assert view_of(match, 1).raiders[0].known_hand == ()
    assert view_of(match, 1).raiders[0].hand_count == 1


@pytest.mark.clause("TR-3.7")
def test_the_rest_of_each_deck_is_shuffled_after_the_choice() -> None:
    match = opening(a_new_match(seats=2))
    play(match, *["*"] * 5, passing=False)
    rest = [fact(match, f"raiders.{seat}.deck") for seat in (0, 1)]
    assert [len(deck) for deck in rest] == [27, 28]
    shuffles = [event for event in events(match, Shuffled) if event.clause == "TR-3.7"]
    assert [event.seat for event in shuffles] == [0, 1]
    # The script's order decides, so the deck is really rearranged.
    match = opening(a_new_match(seats=2))
    play(match, *["*"] * 4, until="opening")
    before = fact(match, "raiders.0.deck")
    play(match, "*", Order((*range(1, 27), 0)), until="order-roll")
    chosen = fact(match, "raiders.0.hand")[-1]
    before.remove(chosen)
    assert fact(match, "raiders.0.deck") == [*before[1:], before[0]]


@pytest.mark.clause("TR-3.7")
def test_a_draw_deck_lies_face_down() -> None:
    # Two different orders of the deck look the same to everybody.
    views = []
    decks = []
    for order in (tuple(range(27)), tuple(reversed(range(27)))):
        match = opening(a_new_match(seats=2))
        play(match, *["*"] * 5, Order(order), until="order-roll")
        decks.append(fact(match, "raiders.0.deck"))
        views.append([view_of(match, seat) for seat in (0, 1, None)])
    assert decks[0] == decks[1][::-1]
    assert views[0] == views[1]
    assert views[0][0].raiders[0].deck_count == 27


@pytest.mark.clause("TR-R2")
def test_if_agreed_hands_are_random_with_one_mulligan() -> None:
    match = match_of(a_plan(seats=2, opening="random"))
    play(match, until="mulligan")
    assert asks(match) == [(0, "mulligan"), (1, "mulligan")]
    first = [fact(match, f"raiders.{seat}.hand") for seat in (0, 1)]
    assert [len(hand) for hand in first] == [3, 2]
    play(match, "0>new-hand", "1>keep-hand", Order((*range(3, 30), 0, 1, 2)), until="order-roll")
    second = [fact(match, f"raiders.{seat}.hand") for seat in (0, 1)]
    assert second[1] == first[1]
    assert len(second[0]) == 3
    assert len(fact(match, "raiders.0.deck")) == 27
    # No second mulligan: the match goes on.
    assert kinds(match) == ["order-roll"]


@pytest.mark.clause("TR-R2", "TR-3.6")
def test_choosing_is_the_standard_and_has_no_mulligan() -> None:
    match = opening(a_new_match(seats=2))
    play(match, *["*"] * 5, until="order-roll")
    assert kinds(match) == ["order-roll"]
    assert refused(replace(a_plan(), opening="guessed")) == ["TR-R2"]


@pytest.mark.clause("TR-R28")
@pytest.mark.parametrize("starter", [TOMB, CAVE])
def test_alone_a_starter_is_used_as_printed(starter: str) -> None:
    variant = "tomb" if starter == TOMB else "cave"
    match = match_of(a_plan(seats=1, variant=variant, decks=(starter,)))
    obstacles = fact(match, "obstacle_deck")
    assert len(obstacles) == 9
    assert all(isinstance(REAL[slug], Obstacle) for slug in obstacles)
    deck = fact(match, "raiders.0.deck")
    assert len(deck) == 21
    assert not any(isinstance(REAL[slug], Obstacle) for slug in deck)


@pytest.mark.clause("TR-R30", "TR-13.1")
@pytest.mark.parametrize(("level", "own"), [("introductory", True), ("into-the-caves", False)])
def test_alone_obstacles_of_a_draw_deck_are_the_obstacle_deck_or_stay_out_of_the_game(
    level: str, *, own: bool
) -> None:
    obstacles = sorted(slug for slug, facts in REAL.items() if isinstance(facts, Obstacle))[:4]
    drawn = [slug for slug in deck_of(100) if not isinstance(REAL[slug], Obstacle)][:30]
    plan = a_plan(seats=1, level=level)
    listed = fact(match_of(plan), "obstacle_deck")
    deck = dict.fromkeys((*drawn, *obstacles), 1)
    match = match_of(replace(plan, seats=(replace(plan.seats[0], deck=deck, starter=False),)))
    hand, rest = fact(match, "raiders.0.hand"), fact(match, "raiders.0.deck")
    assert sorted((*hand, *rest)) == sorted(drawn)
    assert sorted(fact(match, "obstacle_deck")) == (obstacles if own else sorted(listed))


@pytest.mark.clause("TR-R28", "TR-3.5")
def test_alone_another_deck_than_a_starter_keeps_the_deck_rules() -> None:
    assert refused(with_deck({"lost": 3}, seats=1)) == ["TR-3.5", "TR-3.5"]
    starter = replace(a_plan(seats=1).seats[0], deck={"lost": 3})
    assert refused(replace(a_plan(seats=1), seats=(starter,))) == []
    # With two players a starter is a deck like others.
    assert refused(replace(a_plan(seats=2), seats=(starter, starter))) != []


@pytest.mark.clause("TR-1.7", "TR-4.2")
def test_a_location_with_a_skull_shows_no_built_in_obstacle() -> None:
    match = a_match([spelunker("B2")], {"B2": place("dim-cavern", removed=True)})
    assert view_of(match).places[0].obstacles == ()
