"""The heuristic bot of L5R LCG: rules of thumb, on what its seat may know.

It bids for cards while it has honor to spare, plays characters and leaves fate on them, attacks
where it is stronger than what stands in the way, defends what can be held, and uses cards where
they may turn a conflict.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorin.bots.agent import Act
from gorin.bots.l5r_lcg.acts import POOR, act, brings
from gorin.bots.l5r_lcg.answers import answered, cheapest, favored, given_up, paid_with, selected
from gorin.bots.l5r_lcg.bonds import RUIN, bid_cost, judged
from gorin.bots.l5r_lcg.conflicts import attacked, attackers, declared, defenders
from gorin.bots.l5r_lcg.payments import attachments, fate_lost, fate_won
from gorin.bots.l5r_lcg.scene import SENSELESS, Scene, parts, slug_of
from gorin.bots.l5r_lcg.targets import AGAIN, effects_done, target
from gorin.bots.l5r_lcg.treaties import Envoy
from gorin.bots.sight import Sight
from gorin.games.l5r_lcg.facts import Facts
from gorin.kernel.chance import Fast
from gorin.kernel.domain import Domain, Range, Subset

RICH = 11
"""The honor with which most is bid."""
ONE_UP = "HonorOneDishonorOther"
DIAL = 5
"""Nobody bids more."""
RESERVE = 1
"""The fate that is kept for cards of the hand."""
USUAL_COST = 2
STAYS = (0, 0, 1, 1, 2, 2, 3)
"""The fate that is put on a character, by its cost."""


class LcgBot:
    """Plays one seat; the seed decides between answers that look equally good.

    With an `error` it misjudges each answer by up to so much, either way. `cards` are the figures
    of all titles.
    """

    def __init__(self, seed: int, error: float, cards: Mapping[str, Facts]) -> None:
        self._below = Fast(seed).below
        self._error = error
        self._cards = cards
        self._envoy = Envoy()

    def act(self, sight: Sight) -> Act | None:
        """Return what the seat does about treaties unasked, None for nothing."""
        return self._envoy.act(Scene(sight, self._cards))

    def choose(self, sight: Sight) -> object:
        keys = sight.keys
        if len(keys) == 1:
            return keys[0]
        scene = Scene(sight, self._cards, self._misjudged())
        if not keys:
            assert sight.domain is not None, sight.kind
            return self._of_domain(scene, sight.domain)
        judge = JUDGES.get(sight.kind)
        if judge is None:
            return keys[self._below(len(keys))]
        is_sure = sight.kind in SURE
        scored = [
            (judge(scene, key) + (0.0 if is_sure else self._misjudged()), key) for key in keys
        ]
        most = max(value for value, _ in scored)
        best = [key for value, key in scored if value >= most - 1e-9]
        return best[self._below(len(best))]

    def _misjudged(self) -> float:
        """Return by how much a value is seen wrong."""
        return self._error * (self._below(2001) - 1000) / 1000 if self._error else 0.0

    def _of_domain(self, scene: Scene, domain: Domain) -> object:
        kind = scene.sight.kind
        if isinstance(domain, Subset) and kind in SUBSETS:
            return SUBSETS[kind](scene, domain)
        if isinstance(domain, Range) and kind in NUMBERS:
            wanted = NUMBERS[kind](scene)
            return max(domain.low, min(domain.high, wanted))
        return scene.sight.sample(self._below)


# -- numbers and sets ------------------------------------------------------------------------------


def _duel_bid(scene: Scene) -> int:
    """Bid high while honor is plenty."""
    honor = scene.me.honor
    if honor <= POOR:
        return 1
    return 4 if honor >= RICH else 2


def _bid_value(scene: Scene, bid: int) -> float:
    """Return the worth of a bid for cards: treaties say what was promised."""
    wanted = _duel_bid(scene)
    lost = max(0, bid - wanted)
    return -abs(bid - wanted) - bid_cost(scene, bid) - RUIN * (0 < scene.me.honor <= lost)


def _bid(scene: Scene) -> int:
    return max(range(1, DIAL + 1), key=lambda bid: _bid_value(scene, bid))


def _bid_option(scene: Scene, key: str) -> float:
    """Return the worth of a bid; of four and more each bids one of two numbers."""
    return _bid_value(scene, int(key.partition(":")[2]))


def _fate(scene: Scene) -> int:
    """Leave fate on characters that cost much, and some for the hand."""
    played = scene.cards.get(slug_of(scene.sight.about.get("card")))
    cost = USUAL_COST if played is None else played.cost
    return min(STAYS[max(0, min(cost, len(STAYS) - 1))], max(0, scene.me.fate - RESERVE))


def _none(scene: Scene, domain: Subset) -> tuple[str, ...]:
    return domain.keys[: domain.at_least]


def _most(scene: Scene, domain: Subset) -> tuple[str, ...]:
    return domain.keys[: domain.at_most]


def _targets(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return those that gain most for the seat, and no more than gain anything."""
    if any(type(each).__name__ == ONE_UP for each in effects_done(scene)):
        return _one_of_each(scene, domain)
    worth = {key: target(scene, key) for key in domain.keys}
    chosen = sorted(worth, key=lambda key: -worth[key])[: domain.at_most]
    kept = [key for at, key in enumerate(chosen) if at < domain.at_least or worth[key] >= 0]
    return tuple(key for key in domain.keys if key in kept)


def _one_of_each(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return one to honor and one to dishonor: the best of both sides."""
    worth = {key: selected(scene, "honor:" + key.partition(":")[2]) for key in domain.keys}
    keys = sorted(worth, key=lambda key: worth[key])
    chosen = (keys[0], keys[-1])
    return tuple(key for key in domain.keys if key in chosen)


def _strongest(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return the strongest characters of others."""
    people = {key: scene.people.get(parts(key)[2]) for key in domain.keys}
    worth = {key: 0.0 if one is None else scene.worth(one) for key, one in people.items()}
    chosen = sorted(worth, key=lambda key: -worth[key])[: domain.at_most]
    return tuple(key for key in domain.keys if key in chosen)


SUBSETS: Mapping[str, Callable[[Scene, Subset], tuple[str, ...]]] = {
    "attackers": attackers,
    "defenders": defenders,
    "covert": _strongest,
    "tidy": _none,
    "mulligan-row": _none,
    "mulligan-hand": _none,
    "give-up": cheapest,
    "which-rings": _most,
    "targets": _targets,
    "treaty-card-gear": attachments,
}
NUMBERS: Mapping[str, Callable[[Scene], int]] = {"bid": _bid, "duel-bid": _duel_bid, "fate": _fate}


# -- acting ----------------------------------------------------------------------------------------


def _dynasty(scene: Scene, key: str) -> float:
    """Play what brings most skill, as long as fate for the hand is left."""
    verb, slug, _ = parts(key)
    if key == "pass":
        return 0.0
    facts = scene.cards.get(slug)
    if verb == "use" and facts is not None and facts.kind == "character":
        return 0.5 if brings(scene, facts) else -0.5
    if verb != "play" or facts is None:
        return 0.5
    left = scene.me.fate - facts.cost
    skills = max(0, facts.military) + max(0, facts.political)
    return skills + facts.glory / 2 if left >= RESERVE or not scene.me.characters else -1.0


# -- rings ---------------------------------------------------------------------------------------


def _ring(scene: Scene, key: str) -> float:
    """Return what an effect of a ring is worth."""
    verb, _, number = parts(key)
    one = scene.people.get(number)
    if one is None:
        return PLAIN.get(verb, 0.0)
    gain = 1.5 + scene.worth(one) / 4
    return gain if (one.number in scene.mine) is (verb in HELPS) else SENSELESS - gain


HELPS = ("honor", "ready")
PLAIN = {"draw": 2.0, "take": 2.5, "make": 1.5, "gain": 2.0, "lose": 1.5}


def _chosen(*verbs: str) -> Callable[[Scene, str], float]:
    """Return a judge that wants an option with one of some verbs."""
    return lambda scene, key: float(parts(key)[0] in verbs)


JUDGES: Mapping[str, Callable[[Scene, str], float]] = {
    "dynasty": _dynasty,
    "act": act,
    "declare": declared,
    "province": attacked,
    "target": target,
    AGAIN: target,
    "ring": _ring,
    "reaction": answered,
    "interrupt": answered,
    "would": answered,
    "select": selected,
    "favor": favored,
    "pay-with": paid_with,
    "broken-card": _chosen("discard"),
    "side": _chosen("join"),
    "sacrifice": given_up,
    "may-dishonor": _chosen("decline"),
    "bid": _bid_option,
    "treaty-admit": judged,
    "treaty-due": judged,
    "treaty-vote": judged,
    "treaty-card-who": given_up,
    "treaty-card-from": fate_lost,
    "treaty-card-to": fate_won,
}
SURE = (
    *("select", "favor", "pay-with", "sacrifice", "may-dishonor", "broken-card", "side"),
    *("treaty-card-who", "treaty-card-from", "treaty-card-to"),
)
"""Questions in which no strength misjudges anything: a slip there would only harm the seat."""
