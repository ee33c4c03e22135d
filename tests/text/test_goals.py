"""What the goals beside finding the treasure say, in all four languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.shipped import cards, plan_match
from tests.text.said import READERS, Listener, needed

from gorin.content.box.format import Format
from gorin.content.tomb_raider.formats import LEVELS
from gorin.content.tomb_raider.goals import aimed
from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import MatchPlan, begin
from gorin.games.tomb_raider.facts import Location, TreasureRoom
from gorin.games.tomb_raider.levels.format import FixedPlace
from gorin.games.tomb_raider.state import State
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, question_view

FOUND = {
    "recovery": {"log-treasure-taken", "log-treasure-dropped", "ask-treasure", "ask-pick-up"},
    "bounty-hunter": {"log-points-scored-found", "log-points-scored-removed", "ended-bounty"},
}
"""What must be heard, lest the games be about something else."""


def easy_plan(format: str, seats: int) -> MatchPlan:
    """Return the plan of a level whose treasure room lies next to an entrance, easily searched."""
    plan = plan_match(seats=seats, turn_limit=30)
    level = aimed(plan.level, None, format, ("traps=1",) if format == "bounty-hunter" else ())
    variant = replace(
        level.variants[0], places=(FixedPlace(column=1, depth=2, card="treasure-vault"),)
    )
    made = tuple(
        replace(card, treasure=TreasureRoom(2, 3), exits=("top", "right", "bottom", "left"))
        for card in cards().values()
        if isinstance(card, Location) and card.treasure is not None
    )
    return replace(plan, level=replace(level, variants=(variant,)), extra_cards=made)


def play(listener: Listener, match: Match[State], seed: int) -> None:
    match.start()
    below = Fast(seed).below
    while match.pending:
        question = match.pending[below(len(match.pending))]
        view = question_view(match, question)
        listener.hear(view.message)
        for option in view.options:
            listener.hear(option.message)
        match.pick(question, below(len(question.decision.options)))
    for viewer in (None, *match.table.state.raiders):
        for line in lines(match, viewer):
            listener.hear(line.message)


@pytest.mark.slow
@pytest.mark.parametrize("found", [each for each in LEVELS if each.id in FOUND],
                         ids=lambda found: found.id)  # fmt: skip
def test_all_that_is_said_in_games_about_another_goal(found: Format) -> None:
    listener = Listener()
    for seed in range(10):
        table = begin(found.rulebook, easy_plan(found.id, 1 + seed % 2), shipped())
        play(listener, Match(table, chance=Fast(seed), forkable=False), seed)
    assert listener.faults == []
    assert listener.heard >= FOUND[found.id]


def test_every_language_says_the_same_of_goals() -> None:
    known = {id for id in needed("en") if id.startswith(("play-goal-", "play-prize-", "points-"))}
    assert len(known) == 7
    for language in READERS:
        for id in known:
            assert needed(language)[id] == needed("en")[id], (language, id)
