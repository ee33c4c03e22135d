"""Answers of the heuristic bot to questions of a card's effect: whom, where, which card.

Gains are counted in turns. Questions tell little of what led to them: which effect asks is read
from the card that the seat has announced last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from gorin.bots.tomb_raider.answers_maps import MAP_ANSWERS
from gorin.bots.tomb_raider.answers_standing import (
    harm,
    injury,
    menaces,
    needs,
    passing,
    wound,
)
from gorin.bots.tomb_raider.atlas import atlas_of
from gorin.bots.tomb_raider.judgement import value_of
from gorin.bots.tomb_raider.keepsakes import worth
from gorin.bots.tomb_raider.plays_map import drop_gain, push_gain
from gorin.bots.tomb_raider.plays_tests import more_dice
from gorin.bots.tomb_raider.scene import (
    Scene,
    bonus_of,
    damage_of,
    effects_of,
    slug_of,
    space_of,
)
from gorin.games.tomb_raider.board import space_named
from gorin.games.tomb_raider.facts import ABILITIES, Ability
from gorin.games.tomb_raider.odds import at_least, wins_against
from gorin.games.tomb_raider.script import Effect
from gorin.games.tomb_raider.seen import CardView, RaiderView, TestView
from gorin.games.tomb_raider.words.drawing import TakeSavePoint, Unburden
from gorin.games.tomb_raider.words.effects import (
    DropRaider,
    OpenDoor,
    OpenExit,
    PassAnywhere,
    PushRaider,
)
from gorin.games.tomb_raider.words.fighting import AttackUnawares, AttackWithMoreDice
from gorin.games.tomb_raider.words.obstacles import SetOnRaider
from gorin.games.tomb_raider.words.raiders import HarmRaider, InjureRaider, TakePassage
from gorin.games.tomb_raider.words.trials import (
    LowerResult,
    TakeDice,
    TestAnotherAbility,
    TurnDiceDown,
)
from gorin.kernel.decision import Seat

E = TypeVar("E", bound=Effect)

Judge = Callable[[Scene, str], float]

AGAIN = 0.75
"""The worth of a second copy of a card in hand, of that of the first."""
PRIZE = 9.0
"""The worth of a treasure among items that must be brought back."""
WAY_OUT = 6.0
"""The additional worth of a card that leads on a raider without another way."""
SEARCH_LOST = 1.0
"""Turns that Fight costs where the treasure may be found: who fights may not search."""
FIGHT_COST = 0.12
"""Turns that it costs elsewhere."""
FACE = 3.5
"""The average of a die."""


def asking(scene: Scene, kind: type[E]) -> E | None:
    """Return the effect of a kind that the seat's last announced card has, if it has one."""
    announced = scene.view.announced
    if not announced or announced[-1][0] != scene.me.seat:
        return None
    return next((e for e in effects_of(announced[-1][1]) if isinstance(e, kind)), None)


def raider_in(scene: Scene, key: str) -> RaiderView:
    """Return the raider that an option names."""
    return scene.raiders[Seat(int(key.partition(":")[2]))]


def number_in(key: str) -> int:
    """Return the handle of the card that an option names."""
    return int(key.rpartition(".")[2])


# -- cards of one's own ----------------------------------------------------------------------


def held_value(scene: Scene, key: str) -> float:
    """Return what a card in hand is worth: more if it is the way out, less if there are two."""
    slug = slug_of(key)
    value = value_of(scene, slug)
    if scene.me.cut_off and _leads_on(slug):
        value += WAY_OUT
    copies = sum([card.slug == slug for card in scene.view.hand])
    return value * AGAIN if copies > 1 else value


def _leads_on(slug: str) -> bool:
    ways = PassAnywhere | OpenExit | OpenDoor | DropRaider | TakePassage
    return any(isinstance(effect, ways) for effect in effects_of(slug))


def _give_up(scene: Scene, key: str) -> float:
    """Give up the card in hand that is worth least."""
    return -held_value(scene, key)


def _pick(scene: Scene, key: str) -> float:
    """Take the best card of those seen, rather one that is not in hand yet."""
    slug = slug_of(key)
    value = value_of(scene, slug)
    if scene.me.cut_off and _leads_on(slug):
        value += WAY_OUT
    return value * AGAIN if any(card.slug == slug for card in scene.view.hand) else value


def _recover(scene: Scene, key: str) -> float:
    """Take back the item that is worth most, as far as it can be found again."""
    slug, me = slug_of(key), scene.me
    card = next((card for card in me.discard if card.slug == slug), None)
    value = max(value_of(scene, slug), worth(slug))
    if card is None:
        return value
    dice = me.abilities[Ability.SEARCH] + 1
    return value * (0.2 + at_least(dice, card.figure - bonus_of(me, Ability.SEARCH)))


def _keepsake(scene: Scene, key: str) -> float:
    """Choose the treasure or upgrade that gives most; rather a poor one than none."""
    return 0.0 if key == "no-bonus" else 0.01 + worth(slug_of(key))


def _item(scene: Scene, key: str) -> float:
    """Give away the worst item, saved or not; take the best one, the treasure above all."""
    number, me = number_in(key), scene.me
    own = any(card.number == number for card in (*me.unsaved, *me.saved))
    prize = scene.view.prize
    is_prize = prize is not None and prize.number == number
    slug = slug_of(key)
    value = PRIZE if is_prize else max(value_of(scene, slug), worth(slug))
    return -value if own else value


def _pick_up(scene: Scene, key: str) -> float:
    """Pick up the treasure that has to be brought back: no other search is worth as much."""
    return 1.0 if key == "pick-up" else 0.0


# -- wounds and tests ------------------------------------------------------------------------


def _wound(scene: Scene, key: str) -> float:
    """Heal what gives life first, then what the way to the goal needs most."""
    me = scene.me
    if key == "heal:damage":
        return wound(me.life)
    ability = ABILITIES[key.partition(":")[2]]
    lowest = [value == me.maximum_life for value in me.abilities]
    gives_life = sum(lowest) == 1 and me.abilities[ability] == me.maximum_life
    return needs(me, ability) + (wound(me.life) if gives_life else 0.0)


def _injury(scene: Scene, key: str) -> float:
    """Be injured where it hurts least: not in what life depends on."""
    return -injury(scene, scene.me, ABILITIES[key.partition(":")[2]])


def _improvise(scene: Scene, key: str) -> float:
    """Take the ability that passes most likely; Fight keeps from searching."""
    ability = ABILITIES[key.partition(":")[2]]
    test, me = scene.test, scene.me
    if test is None or test.seat != me.seat:
        return 0.0
    effect = asking(scene, TestAnotherAbility)
    rise = 0 if effect is None else effect.rise
    added = test.dice - me.abilities[ABILITIES[test.ability]]
    target = test.target + rise - test.bonus - bonus_of(me, ability)
    chance = at_least(me.abilities[ability] + added + more_dice(me, ability), target)
    place = scene.here
    faced = () if place is None else place.obstacles
    stake = next(
        (atlas_of(scene, me).failure(one) for one in faced if one.slug == test.obstacle), 1.0
    )
    if ability is not Ability.FIGHT or me.fought:
        return chance * stake
    return chance * stake - (SEARCH_LOST if scene.is_in_room(me) else FIGHT_COST)


# -- raiders ---------------------------------------------------------------------------------


def _raider(scene: Scene, key: str) -> float:
    """Choose the raider by whose loss, or one's own gain, most is gained."""
    raider = raider_in(scene, key)
    weights = menaces(scene)
    weight = weights.get(raider.seat, 0.0)
    for kind, judge in RAIDERS.items():
        effect = asking(scene, kind)
        if effect is not None:
            return judge(scene, raider, weight, effect)
    # What is found is not announced: it harms or it injures, and either hurts alike.
    return weight * harm(scene, raider, 1)


def _pushed(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    return weight * push_gain(scene, raider)[0]


def _dropped(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    return drop_gain(scene, raider) * (1.0 if raider is scene.me else weight)


def _harmed(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    amount = effect.amount if isinstance(effect, HarmRaider) else 1
    return weight * harm(scene, raider, amount)


def _injured(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    ability = effect.ability if isinstance(effect, InjureRaider) else Ability.THINK
    return weight * injury(scene, raider, ability)


def _attacked(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    """Attack whom it hurts most, and who can hardly hit back."""
    me = scene.me
    more = effect.count if isinstance(effect, AttackWithMoreDice) else 0
    fewer = effect.count if isinstance(effect, AttackUnawares) else 0
    chance = wins_against(
        me.abilities[Ability.FIGHT] + more_dice(me, Ability.FIGHT) + more,
        bonus_of(me, Ability.FIGHT),
        max(1, raider.abilities[Ability.FIGHT] - fewer) + more_dice(raider, Ability.FIGHT),
        bonus_of(raider, Ability.FIGHT),
    )
    won = weight * harm(scene, raider, damage_of(me))
    return chance * won - (1 - chance) * harm(scene, me, damage_of(raider))


def _spoiled(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    """Spoil, of two raiders that fight each other, the one by whose defeat more is gained."""
    tests = {test.seat: test for test in scene.view.tests}
    own = tests.get(raider.seat)
    other = tests.get(own.rival) if own is not None and own.rival is not None else None
    if own is None or other is None:
        return weight
    lead = _expected(scene, own) - _expected(scene, other)
    lead -= effect.amount if isinstance(effect, LowerResult) else FACE
    rival = scene.raiders[other.seat]
    worse = weight * harm(scene, raider, damage_of(rival))
    better = menaces(scene).get(other.seat, 0.0) * harm(scene, rival, damage_of(raider))
    likely = 0.85 if lead < 0 else 0.15
    return likely * worse + (1 - likely) * better


def _expected(scene: Scene, test: TestView) -> float:
    bonus = test.bonus + bonus_of(scene.raiders[test.seat], ABILITIES[test.ability])
    return bonus + (sum(test.faces) if test.faces else FACE * test.dice)


def _unsaved(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    """Take the save point of whoever would have to go back farthest, and dies most likely."""
    turns = atlas_of(scene, raider).turns
    if raider.entrance == "-" or raider.save_point == "-":
        return 0.0
    lost = turns[space_named(raider.entrance)] - turns[space_named(raider.save_point)]
    return weight * lost / max(1, raider.life)


def _unburdened(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    """Take from whoever is nearest to winning; it gives up its worst item."""
    return weight * min([worth(card.slug) for card in raider.unsaved], default=0.0) + 0.1 * weight


def _beset(scene: Scene, raider: RaiderView, weight: float, effect: Effect) -> float:
    """Set an obstacle on whoever searches for the treasure or is yet to face it."""
    if raider.space == scene.me.space:
        return -1.0
    if scene.is_in_room(raider):
        return 2.0 * weight
    acting = scene.view.round == "action" and scene.view.active == raider.seat
    on_way = passing(scene, scene.me, space_of(raider))
    return weight * (1.0 if acting else 0.3) - 0.5 * on_way


RAIDERS: Mapping[type[Effect], Callable[[Scene, RaiderView, float, Effect], float]] = {
    PushRaider: _pushed,
    DropRaider: _dropped,
    HarmRaider: _harmed,
    InjureRaider: _injured,
    AttackWithMoreDice: _attacked,
    AttackUnawares: _attacked,
    TakeDice: _spoiled,
    LowerResult: _spoiled,
    TurnDiceDown: _spoiled,
    TakeSavePoint: _unsaved,
    Unburden: _unburdened,
    SetOnRaider: _beset,
}
"""The worth of a raider as a choice, of a weight, by the effect that asks for one."""


# -- what others hold ------------------------------------------------------------------------


def _hand(scene: Scene, key: str) -> float:
    """Look into the hand of whoever is nearest to winning, and rather into a full one."""
    rival = raider_in(scene, key)
    return menaces(scene).get(rival.seat, 0.0) * (1.0 + 0.1 * rival.hand_count)


def _spoil(scene: Scene, key: str) -> float:
    """Discard the best card of a rival's hand; one it can never find does no harm."""
    number = number_in(key)
    for rival in scene.rivals:
        for card in rival.known_hand:
            if card.number == number:
                return value_of(scene, card.slug) * _usable(rival, card)
    return value_of(scene, slug_of(key))


def _usable(rival: RaiderView, card: CardView) -> float:
    if card.kind != "discovery":
        return 1.0
    dice = rival.abilities[Ability.SEARCH] + 1
    return 0.2 + 0.8 * at_least(dice, card.figure - bonus_of(rival, Ability.SEARCH))


ANSWERS: Mapping[str, Judge] = {
    **MAP_ANSWERS,
    "pay-card": _give_up,
    "drop": _give_up,
    "pick": _pick,
    "recover": _recover,
    "bonus": _keepsake,
    "treasure": _keepsake,
    "item": _item,
    "pick-up": _pick_up,
    "wound": _wound,
    "injury": _injury,
    "improvise": _improvise,
    "raider": _raider,
    "hand": _hand,
    "spoil": _spoil,
}
"""The judge of options, by the kind of question."""
