"""The grammar that what Tomb Raider's cards do is written in."""

from __future__ import annotations

from gorin.content.cards.grammar import Grammar
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider import words
from gorin.games.tomb_raider.script import Ability, Behaviour, Condition, Constant, Cost, Effect
from gorin.games.tomb_raider.state import ANY_TIME, Moment

OBSTACLE_KINDS = ("trap", "creature", "hazard")
"""The values of a field called `kind`."""

GRAMMAR = Grammar(
    words=words,
    kinds={"condition": Condition, "cost": Cost, "effect": Effect, "constant": Constant},
    behaviour=Behaviour,
    ability=Ability,
    moment=Moment,
    any_time=("any-time", ANY_TIME),
    slugs=lambda: shipped().cards,
    verbs={"from_hand": "play", "from_row": "use", "constants": "always"},
    flags={"needs_raider": "even-dead", "searches": "instead-of-search"},
    names={"kind": OBSTACLE_KINDS},
)
