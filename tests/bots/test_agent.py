"""What agents are shown, and how a match is put to them."""

from __future__ import annotations

from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from tests.raids import agent_for, raid_wishes

from gorin.bots.agent import LEVELS, MOST_ACTS, SEARCH, Act, Unasked, answer, sights
from gorin.bots.players import RANDOM_ONLY, Players
from gorin.bots.sight import Sight, glance_at
from gorin.bots.tomb_raider.players import PLAYERS
from gorin.content.desk.matches import plan, starter
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Decision, Option, Question, Seat
from gorin.kernel.domain import Range
from gorin.kernel.journal import Initiated
from gorin.kernel.match import Match
from gorin.kernel.observe import QuestionView
from gorin.kernel.table import Table

ONE, TWO = Seat(0), Seat(1)
MAKE = starter(plan("tomb-raider", raid_wishes(seats=2, turn_limit=300)), forkable=True)


def started(seed: int) -> Match[Any]:
    match = MAKE(Fast(seed))
    match.start()
    return match


def played(levels: tuple[str, str], seed: int, *, most: int | None = None) -> Match[Any]:
    match = started(seed)
    _ = answer(
        match,
        {Seat(at): agent_for(level, seed + at) for at, level in enumerate(levels)},
        most=most,
    )
    return match


def test_a_sight_shows_the_question_and_the_options_of_the_asked_seat() -> None:
    match = started(1)
    first, second = sights(match)
    assert (first.seat, second.seat) == (ONE, TWO)
    assert first.kind == first.question.kind == "opening"
    assert first.keys == tuple(option.key for option in first.question.options)
    assert first.observation.seat == ONE
    assert first.question in first.observation.questions
    assert first.lines() == first.lines(0)


def test_a_sight_makes_its_observation_only_once() -> None:
    first = sights(started(1))[0]
    assert first.observation is first.observation


def test_nothing_of_the_match_can_be_reached_from_a_sight() -> None:
    match = started(2)
    answered = 0
    agents = {seat: agent_for("random", seat) for seat in (ONE, TWO)}
    while match.pending and answered < 40:
        for sight in sights(match):
            _ = sight.question, sight.observation, sight.lines()
            reached = {type(value) for value in everything_in(sight)}
            assert not reached & {Match, Table, Question, Decision, Option}
            assert type(match.table.state) not in reached
        answered += answer(match, agents, most=1)


def test_a_glance_reads_field_by_field_like_the_view() -> None:
    match = started(3)
    agents = {seat: agent_for("random", seat) for seat in (ONE, TWO)}
    game = match.table.rulebook.game
    while match.pending and answer(match, agents, most=7):
        for viewer in (ONE, TWO, None):
            view = game.view(match.table, viewer)
            seen = glance_at(match, viewer)
            for name in view.__struct_fields__:
                assert getattr(seen, name) == getattr(view, name)
                assert getattr(seen, name) is getattr(seen, name)
    with pytest.raises(AttributeError):
        _ = glance_at(match, ONE).deck


def everything_in(start: Sight) -> list[object]:
    """Return all that attributes, fields and items lead to; functions are as far as it goes."""
    ends = (ModuleType, type, FunctionType, MethodType, BuiltinFunctionType, str, int)
    found: list[object] = [start]
    seen = {id(start)}
    for value in found:
        names = [name for name in dir(value) if not name.startswith("__")]
        parts = [] if isinstance(value, ends) else [getattr(value, n) for n in names]
        if isinstance(value, tuple | list | set | frozenset):
            parts = list(value)
        elif isinstance(value, dict):
            parts = [*value.keys(), *value.values()]
        for part in parts:
            if id(part) not in seen:
                seen.add(id(part))
                found.append(part)
    return found


def test_a_seat_sees_the_same_whatever_the_others_hold() -> None:
    """An agent answers alike when hidden cards lie elsewhere: it cannot have looked at them."""
    match = MAKE(Fast(5))
    match = Match(match.table, chance=Fast(5))
    match.start()
    bots = {seat: agent_for("heuristic", 1) for seat in (ONE, TWO)}
    below = Fast(9).below
    compared = 0
    while match.pending:
        seat = match.pending[0].decision.seat
        other = match.determinized(seat, below)
        mine = next(sight for sight in sights(match) if sight.seat == seat)
        theirs = next(sight for sight in sights(other) if sight.seat == seat)
        assert mine.question == theirs.question
        chosen = [agent_for("heuristic", 3).choose(one) for one in (mine, theirs)]
        assert chosen[0] == chosen[1]
        compared += 1
        _ = answer(match, bots, most=1)
    assert compared > 100


@pytest.mark.parametrize("level", LEVELS)
def test_equal_seeds_play_equal_games(level: str) -> None:
    # Bots that search think for seconds; whatever could differ has done so long before the end.
    most = 60 if level == SEARCH else None
    one, other = (played((level, level), 11, most=most) for _ in range(2))
    assert one.journal.all() == other.journal.all()
    entries = one.journal.all()[:30]
    assert entries != played((level, level), 12, most=30).journal.all()[:30]


def test_agents_answer_only_for_their_own_seats() -> None:
    match = started(3)
    assert answer(match, {ONE: agent_for("random", 1)}) > 0
    assert {question.decision.seat for question in match.pending} == {TWO}


def test_answers_can_be_given_one_at_a_time() -> None:
    match = started(3)
    agents = {seat: agent_for("random", 1) for seat in (ONE, TWO)}
    assert answer(match, agents, most=1) == 1
    assert answer(match, agents, most=3) == 3
    assert answer(match, agents, most=0) == 0


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadInput) as caught:
        agent_for("oracle", 1)
    assert caught.value.message.id == "bot-unknown"
    assert caught.value.message.args["known"] == LEVELS


def test_every_game_has_the_random_bot() -> None:
    assert RANDOM_ONLY.levels == ("random",)
    assert RANDOM_ONLY.agent("random", 1) is not None
    with pytest.raises(BadInput):
        RANDOM_ONLY.agent("heuristic", 1)


@pytest.mark.parametrize("players", [RANDOM_ONLY, PLAYERS])
def test_every_bot_answers_from_a_domain(players: Players) -> None:
    sight = Sight(ONE, "bid", (), Range(2, 5), ask=nothing, see=nothing, look=nothing, read=nothing)
    for level in players.levels:
        agent = players.agent(level, 1)
        assert {agent.choose(sight) for _ in range(60)} == {2, 3, 4, 5}


def nothing(*_: object) -> Any:
    raise AssertionError


def test_the_random_bot_chooses_every_option_equally_often() -> None:
    sight = Sight(ONE, "any", ("a", "b", "c"), ask=nothing, see=nothing, look=nothing, read=nothing)
    agent = agent_for("random", 4)
    chosen = [agent.choose(sight) for _ in range(3000)]
    for key in ("a", "b", "c"):
        assert 900 < chosen.count(key) < 1100


def test_a_question_view_names_what_is_asked() -> None:
    question = sights(started(4))[0].question
    assert isinstance(question, QuestionView)
    assert question.clause == "TR-3.6"


class Chatting:
    """An agent that does something unasked whenever it may."""

    def __init__(self) -> None:
        self.seen: list[Sight] = []

    def choose(self, sight: Sight) -> object:
        return sight.keys[0] if sight.keys else sight.sample(Fast(1).below)

    def act(self, sight: Sight) -> Act | None:
        self.seen.append(sight)
        return Act("entropy", "more")


def test_an_agent_that_never_stops_to_act_holds_up_nobody() -> None:
    match = started(3)
    one, other = Chatting(), Chatting()
    assert answer(match, {ONE: one, TWO: other}, most=2) == 2
    acts = [entry for entry in match.journal.all() if isinstance(entry, Initiated)]
    assert len(acts) == 2 * MOST_ACTS
    assert one.seen[0].keys == match.table.rulebook.game.initiatives(match.table, ONE)
    with pytest.raises(LookupError):
        _ = one.seen[0].question


def test_an_agent_whose_act_is_refused_answers_all_the_same() -> None:
    match = started(3)
    assert answer(match, {ONE: Wrong(), TWO: Wrong()}, most=2) == 2
    assert not any(isinstance(entry, Initiated) for entry in match.journal.all())


class Wrong(Chatting):
    """An agent that wants to do what nobody may."""

    def act(self, sight: Sight) -> Act | None:
        return Act("no-such-thing")


def test_all_agents_hear_what_was_done_unasked_and_else_only_who_is_asked() -> None:
    match = started(3)
    asked = match.pending[0].decision.seat
    unasked, agents = Unasked(), {ONE: Listening(), TWO: Listening()}
    assert not unasked.let(match, agents, asked)
    assert [agents[seat].heard for seat in (asked, Seat(1 - asked))] == [1, 0]
    match.initiate(asked, "entropy", "more")
    assert unasked.is_news(match)
    assert not unasked.let(match, agents, None)
    assert [agents[seat].heard for seat in (asked, Seat(1 - asked))] == [2, 1]
    assert not unasked.is_news(match)


class Listening(Chatting):
    """An agent that counts how often it may do something unasked, and does nothing."""

    heard = 0

    def act(self, sight: Sight) -> Act | None:
        self.heard += 1
        return None
