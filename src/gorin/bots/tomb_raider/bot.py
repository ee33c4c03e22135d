"""The heuristic bot of Tomb Raider: rules of thumb, on what its seat may know.

It counts in turns: how many it is away from finding the treasure, what an obstacle or a death
costs, and what a card gains. What gains most is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from gorin.bots.sight import Sight
from gorin.bots.tomb_raider.answers import ANSWERS
from gorin.bots.tomb_raider.atlas import FAR, Atlas, atlas_of, healed
from gorin.bots.tomb_raider.cards import best_play
from gorin.bots.tomb_raider.goals import attack_gain, is_prize_here
from gorin.bots.tomb_raider.judgement import (
    WORTHLESS,
    is_fight_only,
    value_of,
)
from gorin.bots.tomb_raider.routes import (
    DEADLY,
    aid_of,
    aided_chance,
    aids_in_hand,
    save_point_gain,
    saving_value,
    waiting_gain,
)
from gorin.bots.tomb_raider.scene import (
    Atlases,
    Scene,
    bonus_of,
    damage_of,
    makes_save_point,
    script_of,
    slug_of,
    space_of,
)
from gorin.games.tomb_raider.board import SIDE_NAMES, distance, space_named
from gorin.games.tomb_raider.facts import ABILITIES, Ability
from gorin.games.tomb_raider.odds import wins_against
from gorin.games.tomb_raider.seen import ObstacleView, PlaceView, RaiderView
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat

AID = 0.1
"""Turns that a card played against an obstacle is worth."""
HELD = 0.25
"""Turns that a card in hand is worth."""
UNSAVED = 0.6
"""Turns that an unsaved card in play is worth."""
ENDLESS = 100.0
"""The worth of the turns in which a raider is shut in: more than any card."""
NEAR = 1.5
"""The turns to the treasure below which nothing else is worth a stop."""


class TombRaiderBot:
    """Plays one seat; the seed decides between answers that look equally good.

    With an `error` it misjudges each answer by up to so many turns, either way; it then plays a
    card only if that seems to gain so much more.
    """

    def __init__(self, seed: int, error: float = 0.0) -> None:
        self._below = Fast(seed).below
        self._atlases: Atlases = {}
        self._error = error

    def choose(self, sight: Sight) -> object:
        keys = sight.keys
        if len(keys) == 1:
            return keys[0]
        if not keys:
            assert sight.domain is not None, sight.kind
            return sight.sample(self._below)
        scene = Scene(sight, self._atlases)
        if sight.kind.startswith("window-"):
            return best_play(scene, self._error)
        judge = JUDGES.get(sight.kind)
        if judge is None:
            return keys[self._below(len(keys))]
        return self._best(keys, (judge(scene, key) for key in keys))

    def _best(self, keys: tuple[str, ...], values: Iterable[float]) -> str:
        scored = [(value + self._misjudged(), key) for value, key in zip(values, keys, strict=True)]
        most = max(value for value, _ in scored)
        best = [key for value, key in scored if value >= most - 1e-9]
        return best[self._below(len(best))] if len(best) > 1 else best[0]

    def _misjudged(self) -> float:
        """Return by how much a value is seen wrong."""
        if not self._error:
            return 0.0
        return self._error * (self._below(2001) - 1000) / 1000


# -- the turn ------------------------------------------------------------------------------


def _opening(scene: Scene, key: str) -> float:
    return value_of(scene, slug_of(key))


def _first(scene: Scene, key: str) -> float:
    return 1.0 if key == f"first:{scene.me.seat}" else 0.0


def _roll_order(scene: Scene, key: str) -> float:
    """Roll only when going first may decide: two raiders are near the treasure."""
    is_first = scene.view.order[:1] == (scene.me.seat,)
    near = sum([is_near_prize(scene, raider) for raider in scene.view.raiders])
    rolls = not is_first and near > 1
    return 1.0 if (key == "roll-order") is rolls else 0.0


def is_near_prize(scene: Scene, raider: RaiderView) -> bool:
    """Return whether a raider carries the treasure, or may search the treasure room this turn."""
    here, room = space_of(raider), scene.room
    if raider.carries or not here or room is None:
        return raider.carries
    return distance(here, space_named(room.space)) <= 1


def _mulligan(scene: Scene, key: str) -> float:
    held = [value_of(scene, card.slug) for card in scene.view.hand]
    poor = max(held, default=0.0) < 3.0
    return 1.0 if (key == "new-hand") is poor else 0.0


def _reset(scene: Scene, key: str) -> float:
    """Start over when the way from home is shorter than the way from here, whole again."""
    if key != "reset":
        return 0.0
    atlas = atlas_of(scene, scene.me)
    if not atlas.home or scene.me.carries:
        return -1.0
    whole = Atlas(scene, healed(scene.me), last=atlas)
    stays = atlas.facing(scene.here) if scene.me.stuck and scene.here is not None else 0.0
    return atlas.now + stays - whole.plain[whole.home] - _cards_lost(scene)


def _cards_lost(scene: Scene) -> float:
    """Return the turns that the cards lost by starting over are worth."""
    me = scene.me
    held = len(scene.view.hand) - me.abilities[Ability.THINK]
    return 0.3 + HELD * max(0, held) + UNSAVED * len(me.unsaved)


# -- moving --------------------------------------------------------------------------------


def _move(scene: Scene, key: str) -> float:
    atlas = atlas_of(scene, scene.me)
    here = space_of(scene.me)
    if key != "stay":
        return -atlas.through(here, SIDE_NAMES.index(key.partition(":")[2]))
    place = scene.here
    if place is None:
        return -FAR
    if atlas.is_there:
        return -atlas.turns[here]
    gain = waiting_gain(scene)
    if gain > 0.0:
        return gain - atlas.turns[here]
    if _stops_to_save(scene):
        return 0.5 - atlas.turns[here]
    return -1.0 - atlas.turns[here] - atlas.facing(place)


def _stops_to_save(scene: Scene) -> bool:
    """Return whether the raider ends its movement here for saving: not with the treasure near.

    A card still in hand after saving here could not be played then, and does not hold it up.
    """
    place, me = scene.here, scene.me
    if place is None or not place.save_point or atlas_of(scene, me).now < NEAR:
        return False
    return bool(me.unsaved) or me.save_point != me.space


def _move_on(scene: Scene, key: str) -> float:
    stops = atlas_of(scene, scene.me).is_there or _stops_to_save(scene) or _stops_to_draw(scene)
    return 1.0 if (key == "stop") is stops else 0.0


def _stops_to_draw(scene: Scene) -> bool:
    """Return whether the raider waits for cards here, with danger ahead."""
    return waiting_gain(scene) > 0.0


# -- obstacles and fights ------------------------------------------------------------------


def _obstacle(scene: Scene, key: str) -> float:
    """Hinder others as much as possible; what only fights overcome is best in the room."""
    rival = scene.raiders.get(scene.view.active) if scene.view.active is not None else None
    in_room = rival is not None and scene.is_in_room(rival)
    slug = slug_of(key)
    if key == "no-obstacle":
        return 0.0
    value = value_of(scene, slug)
    if is_fight_only(scene, slug):
        return value + 2.0 if in_room else value - 2.0
    return value


def _face(scene: Scene, key: str) -> float:
    """Face the worst obstacle last: who dies before has not faced it in vain."""
    number = int(key.rpartition(".")[2])
    atlas, place = atlas_of(scene, scene.me), scene.here
    obstacles = [o for o in place.obstacles if o.number == number] if place is not None else []
    return -atlas.failure(obstacles[0]) if obstacles else 0.0


def _overcome(scene: Scene, key: str) -> float:
    """Take the ability whose test costs least, counting that who fights cannot search."""
    name = key.partition(":")[2]
    place = scene.here
    if place is None:
        return 0.0
    wanted = scene.sight.question.message.args["obstacle"]
    slug = getattr(wanted, "key", "")
    for obstacle in place.obstacles:
        for ability, target in obstacle.tests:
            if obstacle.slug == slug and ability == name:
                return -_trial_with_cards(scene, obstacle, place, ABILITIES[name], target)
    return 0.0


def _trial_with_cards(
    scene: Scene, obstacle: ObstacleView, place: PlaceView, ability: Ability, target: int
) -> float:
    """Return the turns that facing an obstacle costs, bare or with cards in hand."""
    atlas = atlas_of(scene, scene.me)
    bare = atlas.trial_cost(obstacle, place, ability, target)
    chance, used = aided_chance(atlas, obstacle, ability, target, aids_in_hand(scene))
    if not used:
        return bare
    aided = atlas.trial_cost(obstacle, place, ability, target, chance)
    return min(bare, aided + AID * len(used))


def _attack(scene: Scene, key: str) -> float:
    """Attack who stands in the way, if the odds are good and no search is lost by it."""
    if key == "no-attack":
        return 0.0
    me, rival = scene.me, scene.raiders[Seat(int(key.partition(":")[2]))]
    if _can_search_here(scene) and not rival.carries:
        return -1.0
    chance = wins_against(
        me.abilities[Ability.FIGHT],
        bonus_of(me, Ability.FIGHT),
        rival.abilities[Ability.FIGHT],
        bonus_of(rival, Ability.FIGHT),
    )
    gain = attack_gain(rival) * chance * min(1.0, damage_of(me) / max(1, rival.life))
    risk = (1 - chance) * min(1.0, damage_of(rival) / max(1, me.life))
    return gain - 1.1 * risk


def _can_search_here(scene: Scene) -> bool:
    if scene.me.stuck:
        return False
    return is_prize_here(scene, scene.me) or _hopes_to_find(scene)


def _hopes_to_find(scene: Scene) -> bool:
    place = scene.here
    holds = any(_is_discovery(card.slug) for card in scene.view.hand)
    return place is not None and not place.empty and holds


def _is_discovery(slug: str) -> bool:
    script = script_of(slug)
    return not script.from_hand


# -- searching and cards -------------------------------------------------------------------


def _search(scene: Scene, key: str) -> float:
    if key == "search":
        return 2.0 if is_prize_here(scene, scene.me) or _hopes_to_find(scene) else 0.1
    if key == "no-search":
        return 0.0
    return 1.0 if not is_prize_here(scene, scene.me) and not _hopes_to_find(scene) else -1.0


def _find(scene: Scene, key: str) -> float:
    if key == "find-nothing":
        return 0.0
    slug = slug_of(key)
    if makes_save_point(slug):
        return save_point_gain(scene)
    return value_of(scene, slug) - 0.1


def _discard(scene: Scene, key: str) -> float:
    """Discard what is worth nothing, and the worst cards if the hand is too full to draw."""
    me = scene.me
    room = me.hand_limit - len(scene.view.hand)
    wanted = me.abilities[Ability.THINK]
    limit = WORTHLESS if room >= wanted else 2.1
    if key == "done":
        return 0.0
    slug = slug_of(key)
    if room < wanted and _is_trapped(scene):
        # Only a card can make a way: what else there is goes, the worst first.
        return ENDLESS - value_of(scene, slug)
    if room < wanted and aid_of(slug) is not None and atlas_of(scene, me).danger > 2 * DEADLY:
        return -1.0
    return limit - max(value_of(scene, slug), saving_value(scene, slug))


def _is_trapped(scene: Scene) -> bool:
    """Return whether no way leads on, neither by exits nor by a card in hand."""
    atlas = atlas_of(scene, scene.me)
    here = space_of(scene.me)
    return bool(here) and atlas.turns[here] >= FAR and not scene.me.carries


JUDGES: Mapping[str, Callable[[Scene, str], float]] = {
    "opening": _opening,
    "first": _first,
    "roll-order": _roll_order,
    "mulligan": _mulligan,
    "reset": _reset,
    "move": _move,
    "move-on": _move_on,
    "obstacle": _obstacle,
    "face": _face,
    "overcome": _overcome,
    "attack": _attack,
    "search": _search,
    "find": _find,
    "discard": _discard,
    **ANSWERS,
}
"""The judge of options, by the kind of question."""
