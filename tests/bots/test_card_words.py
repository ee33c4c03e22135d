"""The heuristic bot knows every word that cards are written in, and every obstacle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.each import for_each
from tests.games.tomb_raider.tables import CARDS, a_match, spelunker
from tests.shipped import cards

from gorin.bots.sight import sight_of
from gorin.bots.tomb_raider import judgement
from gorin.bots.tomb_raider.cards import GAINS, NEVER, PRICES
from gorin.bots.tomb_raider.judgement import (
    CONDITION_ODDS,
    CONSTANT_VALUES,
    COST_VALUES,
    EFFECT_VALUES,
    FAILURE_COSTS,
    threat_cost,
    value_of,
    worth_of,
)
from gorin.bots.tomb_raider.scene import Scene, script_of
from gorin.content.tomb_raider.grammar import GRAMMAR
from gorin.games.tomb_raider.facts import Obstacle
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import Behaviour, Condition, Constant, Cost, Effect
from gorin.games.tomb_raider.seen import ThreatView


def written(kind: type[Any]) -> set[type[Any]]:
    """Return the classes of a kind of word in the vocabulary and in the scripts."""
    name = kind.__name__.lower()
    found = {entry.word for entry in GRAMMAR.entries(name).values()}
    return found | {type(word) for word in _words() if isinstance(word, kind)}


def _words() -> Iterator[object]:
    for script in STANDARD.scripts.values():
        if isinstance(script, Behaviour):
            yield from script.found
            yield from script.constants
            for ability in (*script.from_hand, *script.from_row):
                yield from (*ability.effects, *ability.conditions, *ability.costs)


def test_there_are_many_words() -> None:
    assert len(written(Effect)) > 50
    assert len(written(Condition)) > 25


def test_every_effect_has_a_value() -> None:
    assert written(Effect) - set(EFFECT_VALUES) == set()


def test_every_effect_has_a_gain_or_a_reason_why_it_has_none() -> None:
    assert written(Effect) - set(GAINS) - set(NEVER) == set()
    assert not set(GAINS) & set(NEVER)
    assert all(len(reason) > 10 for reason in NEVER.values())


def test_every_constant_condition_and_cost_is_judged() -> None:
    assert written(Constant) - set(CONSTANT_VALUES) == set()
    assert written(Condition) - set(CONDITION_ODDS) == set()
    assert written(Cost) - set(COST_VALUES) == set()
    assert written(Cost) - set(PRICES) == set()


def test_every_failure_is_judged() -> None:
    failing = {type(word) for word in STANDARD.scripts.values() if isinstance(word, Effect)}
    assert len(failing) > 10
    assert failing - set(FAILURE_COSTS) == set()


def test_tables_name_no_words_that_are_gone() -> None:
    assert set(EFFECT_VALUES) <= written(Effect)
    assert set(CONDITION_ODDS) <= written(Condition)


# -- obstacles -----------------------------------------------------------------------------


def threat_of(facts: Obstacle) -> ThreatView:
    part = facts.obstacle
    tests = tuple((trial.ability, trial.target) for trial in part.tests)
    return ThreatView(part.kind, tests, part.life or 0, part.failure)


OBSTACLES = [facts for facts in cards().values() if isinstance(facts, Obstacle)]


@for_each(OBSTACLES, show=lambda facts: facts.slug)
def test_every_obstacle_costs_weak_raiders_more_than_strong_ones(facts: Obstacle) -> None:
    threat = threat_of(facts)
    weak, strong = threat_cost(threat, (2, 2, 2, 2), 2), threat_cost(threat, (9, 9, 9, 9), 9)
    assert weak > 0.2
    assert weak > strong


def scene(hand: list[str], *, seats: int = 2, **more: Any) -> Scene:
    raiders = [spelunker("B1", hand=hand, **more)]
    raiders += [spelunker("C1")] * (seats - 1)
    match = a_match(raiders, {"B1": "test-hall", "C1": "test-hall"}, turn=2)
    question = next(question for question in match.pending if question.decision.seat == 0)
    return Scene(sight_of(match, question))


def test_obstacles_are_judged_by_what_is_printed_on_them() -> None:
    held = scene(["lion", "pit-trap", "run"])
    assert value_of(held, "lion") > value_of(held, "pit-trap") > 0.6
    assert judgement.is_fight_only(scene(["wolves", "run"]), "wolves")
    assert not judgement.is_fight_only(held, "lion")
    assert not judgement.is_fight_only(held, "run")


def test_an_obstacle_too_dangerous_for_the_level_is_worth_nothing() -> None:
    assert value_of(scene(["atlantean-big-boss", "run"]), "atlantean-big-boss") < 0.6


def test_alone_what_works_against_others_is_worth_nothing() -> None:
    alone, contest = scene(["run"], seats=1), scene(["run"])
    for slug in ("push", "lost", "poor-aim", "snake-eyes", "ambush", "scent-the-prey", "im-sorry"):
        assert value_of(alone, slug) == 0.0, slug
        assert value_of(contest, slug) > 0.6, slug


# -- cards ---------------------------------------------------------------------------------


@for_each(sorted(s for s in cards() if s in STANDARD.scripts))
def test_every_card_has_a_sensible_value(slug: str) -> None:
    assert 0.0 < worth_of(slug).contest < 10.0
    assert 0.0 <= worth_of(slug).alone < 10.0


def test_a_better_card_is_worth_more() -> None:
    held = scene(["run"])
    assert value_of(held, "shotgun") > value_of(held, "magnum-pistols")
    assert value_of(held, "large-medi-pack") > value_of(held, "small-medi-pack")
    assert value_of(held, "infrared-goggles") > value_of(held, "idol-of-fortune")
    assert value_of(held, "concentration") > value_of(held, "take-aim")
    assert value_of(held, "snake-eyes") > value_of(held, "worst-case")


def test_an_upgrade_the_raider_has_not_the_power_for_is_worth_less() -> None:
    slug = "lara-croft-victor"
    assert CARDS[slug].slug == slug
    assert value_of(scene([slug], power=1), slug) < 0.5 * value_of(scene([slug], power=2), slug)


def test_a_value_follows_the_script(monkeypatch: pytest.MonkeyPatch) -> None:
    held = scene(["run"])
    before = value_of(held, "run")
    monkeypatch.setattr(judgement, "script_of", lambda slug: script_of("just-made-it"))
    assert value_of(held, "run") == worth_of("just-made-it").contest != before
