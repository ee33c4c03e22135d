"""The gains of the heuristic bot by cards that change tests: its raider's, and those of rivals.

Gains are turns. A test is worth what hangs on it times the chance that it passes; a search for
nothing in particular what the hand holds to be found.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.bots.tomb_raider.atlas import atlas_of
from gorin.bots.tomb_raider.judgement import value_of
from gorin.bots.tomb_raider.scene import Scene, bonus_of, damage_of, script_of
from gorin.games.tomb_raider.facts import ABILITIES
from gorin.games.tomb_raider.facts import Ability as Skill
from gorin.games.tomb_raider.odds import at_least, ways, wins_against
from gorin.games.tomb_raider.script import Effect
from gorin.games.tomb_raider.seen import ObstacleView, RaiderView, TestView
from gorin.games.tomb_raider.state import Test
from gorin.games.tomb_raider.words import dice as rolling
from gorin.games.tomb_raider.words import effects, raiders, trials
from gorin.kernel.decision import Seat

FOUND_TURNS = 0.2
"""The turns that finding a card gains for each point of its value."""
TREASURE = (5.0, 12.0)
"""The turns that hang on a search for the treasure: at least, and at most."""
REMOVING = 0.2
"""The turns that a won fight with an obstacle gains."""
CLEARING = 0.7
"""The same in the treasure room, where whoever fights cannot search."""
WOUND = 0.45
"""The share of a death that losing all life bit by bit takes."""


def share(scene: Scene) -> float:
    """Return how much of what a rival loses the seat gains."""
    return 1.0 if len(scene.rivals) < 2 else float(len(scene.rivals) ** -0.7)


def own_test(scene: Scene) -> TestView | None:
    """Return the test of the seat's raider in progress."""
    test = scene.test
    return test if test is not None and test.seat == scene.me.seat else None


def others_tests(scene: Scene) -> list[TestView]:
    """Return the tests of rivals in progress."""
    return [test for test in scene.view.tests if test.seat != scene.me.seat]


def obstacle_of(scene: Scene, test: TestView) -> ObstacleView | None:
    """Return the obstacle that a test is made against."""
    if test.obstacle:
        space = scene.raiders[test.seat].space
        for place in scene.view.places:
            if place.space == space:
                for obstacle in place.obstacles:
                    if obstacle.slug == test.obstacle:
                        return obstacle
    return None


# -- dice ----------------------------------------------------------------------------------


def more_dice(raider: RaiderView, ability: Skill) -> int:
    """Return how many dice the cards in a raider's rows add to the tests of an ability."""
    test = Test(seat=raider.seat, ability=ability, dice=0)
    return sum(
        [
            constant.to_dice(test)
            for card in (*raider.unsaved, *raider.saved)
            for constant in script_of(card.slug).constants
        ]
    )


def given_to(scene: Scene, test: TestView) -> int:
    """Return what is added to the dice of a test."""
    raider = scene.raiders[test.seat]
    bonus = test.bonus + bonus_of(raider, ABILITIES[test.ability])
    return bonus + held_for(scene, test.seat, "test-bonus")


def held_for(scene: Scene, seat: Seat, kind: str) -> int:
    """Return how much of a kind holds for a seat until the end of the turn."""
    return sum([n for held, whose, n in scene.view.lasting if whose == seat and held == kind])


def dice_of(scene: Scene, test: TestView) -> int:
    """Return how many dice a test rolls."""
    return test.dice + more_dice(scene.raiders[test.seat], ABILITIES[test.ability])


def chance(scene: Scene, test: TestView, *, dice: int = 0, bonus: int = 0) -> float:
    """Return the probability that a test passes, rolled or not."""
    total = given_to(scene, test) + bonus
    target = scene.target_of(test)
    if not target:
        return _chance_against(scene, test, dice, total)
    if test.faces:
        return 1.0 if sum(test.faces) + total >= target else 0.0
    return at_least(max(1, dice_of(scene, test) + dice), target - total)


def _chance_against(scene: Scene, test: TestView, dice: int, bonus: int) -> float:
    """Return the probability that a test beats a rival's."""
    tests = [other for other in scene.view.tests if other.seat == test.rival]
    if not tests:
        return 0.0
    other = tests[-1]
    rival_given = given_to(scene, other)
    if test.faces and other.faces:
        ahead = sum(test.faces) + bonus - sum(other.faces) - rival_given
        return 0.5 if ahead == 0 else float(ahead > 0)
    return wins_against(
        max(1, dice_of(scene, test) + dice), bonus, dice_of(scene, other), rival_given
    )


# -- what hangs on a test ------------------------------------------------------------------


def stake(scene: Scene, test: TestView) -> float:
    """Return the turns that hang on a test of a raider."""
    raider = scene.raiders[test.seat]
    obstacle = obstacle_of(scene, test)
    if obstacle is not None:
        gained = 0.0
        if test.ability == "fight":
            gained = CLEARING if scene.is_in_room(raider) else REMOVING
            gained += 0.5 * sum([n for kind, n in scene.view.bounty if kind == obstacle.kind])
        return atlas_of(scene, raider).failure(obstacle) + gained
    if test.rival is not None:
        return _fight_stake(scene, raider, scene.raiders[test.rival])
    if scene.target_of(test) and test.ability == "search":
        return treasure_stake(scene, raider)
    return 0.0


def treasure_stake(scene: Scene, raider: RaiderView) -> float:
    """Return the turns that a search for the treasure saves if it succeeds."""
    least, most = TREASURE
    return max(least, min(most, atlas_of(scene, raider).search_turns() + 2.0))


def blow(scene: Scene, raider: RaiderView, amount: int) -> float:
    """Return the turns that a raider loses by damage."""
    if raider.dead or not amount:
        return 0.0
    death = atlas_of(scene, raider).death
    return death if amount >= raider.life else death * WOUND * amount / raider.life


def _fight_stake(scene: Scene, raider: RaiderView, rival: RaiderView) -> float:
    """Return the turns that hang on a fight of two raiders, for the first of them."""
    lost = blow(scene, raider, damage_of(rival))
    return lost + share(scene) * blow(scene, rival, damage_of(raider))


def _outcome(scene: Scene, test: TestView, *, dice: int = 0, bonus: int = 0) -> float:
    """Return the turns that the seat's test is worth, with dice and results added."""
    if test.rival is None and not scene.target_of(test):
        return _findings(scene, test, dice, bonus) if test.ability == "search" else 0.0
    return chance(scene, test, dice=dice, bonus=bonus) * stake(scene, test)


def _findings(scene: Scene, test: TestView, dice: int, bonus: int) -> float:
    """Return the turns that a search is worth by what the hand holds to be found."""
    here = scene.here
    if here is None or here.empty:
        return 0.0
    held = [
        (card.figure, FOUND_TURNS * value_of(scene, card.slug))
        for card in scene.view.hand
        if card.kind == "discovery"
    ]
    if not held:
        return 0.0
    total = given_to(scene, test) + bonus
    if test.faces:
        return _best_found(held, sum(test.faces) + total)
    chances = ways(max(1, dice_of(scene, test) + dice))
    return sum(
        [chance * _best_found(held, n + total) for n, chance in enumerate(chances) if chance]
    )


def _best_found(held: list[tuple[int, float]], result: int) -> float:
    return max([value for difficulty, value in held if difficulty <= result], default=0.0)


# -- one's own tests -----------------------------------------------------------------------


def improved(scene: Scene, *, dice: int = 0, bonus: int = 0) -> float:
    """Return the turns gained by adding to the seat's own test."""
    test = own_test(scene)
    if test is None or (dice and test.faces):
        return 0.0
    return _outcome(scene, test, dice=dice, bonus=bonus) - _outcome(scene, test)


def _add_dice(scene: Scene, effect: Any) -> float:
    return improved(scene, dice=effect.count)


def _add_to_result(scene: Scene, effect: Any) -> float:
    return improved(scene, bonus=effect.amount)


def _roll_again(scene: Scene, _effect: Effect) -> float:
    """Return the turns gained by rolling a test again that did not pass."""
    test = own_test(scene)
    if test is None or not test.faces:
        return 0.0
    if test.rival is not None:
        return (0.5 - chance(scene, test)) * stake(scene, test)
    target = scene.target_of(test)
    if not target:
        fresh = TestView(test.seat, test.ability, test.dice, 0, test.bonus, (), None, "")
        return _outcome(scene, fresh) - _outcome(scene, test)
    if chance(scene, test) == 1.0:
        return 0.0
    return at_least(len(test.faces), target - given_to(scene, test)) * stake(scene, test)


def _lowest_again(scene: Scene, _effect: Effect) -> float:
    test = own_test(scene)
    if test is None or not test.faces:
        return 0.0
    low = min(test.faces)
    return sum([improved(scene, bonus=face - low) for face in range(1, 7)]) / 6


def _mirror(scene: Scene, _effect: Effect) -> float:
    test = own_test(scene)
    if test is None or not test.faces:
        return 0.0
    return improved(scene, bonus=max(test.faces) - min(test.faces))


def _best_ability(scene: Scene, _effect: Effect) -> float:
    test = own_test(scene)
    if test is None:
        return 0.0
    values = scene.me.abilities
    return improved(scene, dice=max(values) - values[ABILITIES[test.ability]])


def _another_ability(scene: Scene, effect: Any) -> float:
    test = own_test(scene)
    if test is None or test.faces:
        return 0.0
    best = max([improvised(scene, test, skill, effect.rise) for skill in Skill])
    gained = (best - chance(scene, test)) * stake(scene, test)
    # What was a fight may be none any more: one may search, but removes nothing.
    return gained - (REMOVING if test.ability == "fight" else 0.0)


def improvised(scene: Scene, test: TestView, skill: Skill, rise: int) -> float:
    """Return the probability that the seat's test passes with another ability."""
    if ABILITIES[test.ability] is skill:
        return 0.0
    me = scene.me
    bonus = test.bonus + bonus_of(me, skill)
    return at_least(me.abilities[skill] + more_dice(me, skill), test.target + rise - bonus)


def _fight_damage(scene: Scene, effect: Any) -> float:
    """Return the turns gained by more damage: none if less removes what is fought as soon."""
    test = own_test(scene)
    if test is None or test.ability != "fight":
        return 0.0
    damage = damage_of(scene.me)
    if test.rival is not None:
        rival = scene.raiders[test.rival]
        more = blow(scene, rival, damage + effect.amount) - blow(scene, rival, damage)
        return share(scene) * chance(scene, test) * more
    obstacle = obstacle_of(scene, test)
    if obstacle is None:
        return 0.0
    left = obstacle.life - obstacle.damage
    fights = -(-left // damage) - -(-left // (damage + effect.amount))
    if fights <= 0:
        return 0.0
    gained = 0.9 if scene.is_in_room(scene.me) else 0.25
    gained += 0.5 * sum([n for kind, n in scene.view.bounty if kind == obstacle.kind])
    return chance(scene, test) * gained


def _results_this_turn(scene: Scene, effect: Any) -> float:
    """Return the turns gained by higher results: in a search for the treasure, and on the way."""
    me, room = scene.me, scene.room
    if not scene.is_my_action or me.stuck:
        return 0.0
    held = held_for(scene, me.seat, "test-bonus")
    gained = 0.1 * effect.amount if me.moves_left and not held else 0.0
    atlas = atlas_of(scene, me)
    if room is None or me.fought or atlas.now > atlas.search_turns() + 1.0:
        return gained
    dice = me.abilities[Skill.SEARCH] + more_dice(me, Skill.SEARCH) + room.search
    missing = room.target - bonus_of(me, Skill.SEARCH) - held
    better = at_least(dice, missing - effect.amount) - at_least(dice, missing)
    return gained + better * treasure_stake(scene, me)


def _search_harder(scene: Scene, effect: Any) -> float:
    """Return the turns gained by more dice in the search of this turn."""
    me, here = scene.me, scene.here
    if here is None:
        return 0.0
    dice = me.abilities[Skill.SEARCH] + more_dice(me, Skill.SEARCH) + here.search
    bonus = bonus_of(me, Skill.SEARCH)
    if scene.is_in_room(me):
        missing = here.target - bonus
        better = at_least(dice + effect.count, missing) - at_least(dice, missing)
        return better * treasure_stake(scene, me)
    held = [
        FOUND_TURNS
        * value_of(scene, card.slug)
        * at_least(dice + effect.count, card.figure - bonus)
        for card in scene.view.hand
        if card.kind == "discovery"
    ]
    return max(held, default=0.0) * (1.0 if here.empty else 0.4)


def _search_after_fight(scene: Scene, _effect: Effect) -> float:
    me, here = scene.me, scene.here
    if here is None or not me.fought:
        return 0.0
    if not scene.is_in_room(me):
        held = [card for card in scene.view.hand if card.kind == "discovery"]
        return 0.4 if held and not here.empty else 0.1
    dice = me.abilities[Skill.SEARCH] + more_dice(me, Skill.SEARCH) + here.search
    missing = here.target - bonus_of(me, Skill.SEARCH)
    return at_least(dice, missing) * treasure_stake(scene, me)


# -- tests of rivals -----------------------------------------------------------------------


def spoiled(scene: Scene, test: TestView, *, dice: int = 0, bonus: int = 0) -> float:
    """Return the turns gained by making a rival's test worse."""
    if test.rival is not None and test.rival != scene.me.seat:
        return 0.0
    before = chance(scene, test)
    if not before:
        return 0.0
    worse = before - chance(scene, test, dice=-dice, bonus=-bonus)
    return share(scene) * worse * stake(scene, test)


def _spoiling(how: Callable[[Any, TestView], tuple[int, int]]) -> Callable[[Scene, Any], float]:
    """Return the gain of effects that take dice and results from rivals' tests."""

    def gain(scene: Scene, effect: Any) -> float:
        best = 0.0
        for test in others_tests(scene):
            dice, bonus = how(effect, test)
            if dice or bonus:
                best = max(best, spoiled(scene, test, dice=dice, bonus=bonus))
        return best

    return gain


def _raise_target(effect: Any, test: TestView) -> tuple[int, int]:
    return 0, effect.amount if test.target else 0


def take_dice(effect: Any, test: TestView) -> tuple[int, int]:
    """Return the dice and results that a test loses by an effect that takes dice."""
    return (0 if test.faces else effect.count), 0


def lower_result(effect: Any, test: TestView) -> tuple[int, int]:
    """Return the dice and results that a test loses by an effect on its result."""
    return 0, effect.amount


def turn_down(effect: Any, test: TestView) -> tuple[int, int]:
    """Return the dice and results that a test loses when its highest dice turn to 1."""
    highest = sorted(test.faces, reverse=True)[: effect.count]
    return 0, sum(highest) - len(highest)


SPOILERS: Mapping[type[Effect], Callable[[Any, TestView], tuple[int, int]]] = {
    effects.RaiseTarget: _raise_target,
    trials.LowerResult: lower_result,
    trials.TakeDice: take_dice,
    trials.TurnDiceDown: turn_down,
}
"""The dice and the part of a result that each effect takes from a rival's test."""

TEST_GAINS: Mapping[type[Effect], Callable[[Scene, Any], float]] = {
    **{kind: _spoiling(how) for kind, how in SPOILERS.items()},
    effects.AddDice: _add_dice,
    effects.AddToFightDamage: _fight_damage,
    effects.AddToResult: _add_to_result,
    effects.RollAgain: _roll_again,
    rolling.MirrorHighest: _mirror,
    rolling.RollLowestAgain: _lowest_again,
    raiders.SearchAfterFight: _search_after_fight,
    trials.AddToResultsThisTurn: _results_this_turn,
    trials.RollBestAbility: _best_ability,
    trials.SearchHarder: _search_harder,
    trials.TestAnotherAbility: _another_ability,
}
"""The turns that each effect on tests gains now."""
