"""The bot of L5R Estratégico: it plays whole campaigns, in any role, and better than chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.l5r_strategic.positions import position, question_of

from gorin.bots.agent import Agent
from gorin.bots.l5r_strategic.bot import CampaignBot
from gorin.bots.l5r_strategic.plans import falls, wins
from gorin.bots.random_bot import RandomBot
from gorin.bots.sight import sight_of
from gorin.content.box.wishes import Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, plan
from gorin.content.l5r_strategic.box import L5R_STRATEGIC, Options
from gorin.games.l5r_strategic.battles import result_domain
from gorin.games.l5r_strategic.state import Army, State, at_first
from gorin.kernel.chance import Fast
from gorin.kernel.decision import TABLE
from gorin.kernel.domain import Form
from gorin.kernel.match import Match


def campaign(seed: int, clans: int = 2, **options: Any) -> Match[State]:
    """Return a campaign; from seed to seed other clans play it."""
    known = ("dragon", "lion", "phoenix", "crane", "scorpion", "unicorn", "crab", "mantis")
    chosen = Options(**{"clan": known[seed % len(known)], **options})
    apart = clans * (2 + chosen.generals) if chosen.roles == "apart" else clans
    planned = plan(
        "l5r-strategic", Wishes(seats=apart + chosen.referee, options=chosen, library=SHIPPED)
    )
    return Match(begin(planned), chance=Fast(seed))


def played(match: Match[State], agents: list[Agent]) -> Match[State]:
    """Return a campaign that agents have played to its end; the time of turns is never up."""
    match.start()
    while match.outcome is None:
        question = next(one for one in match.pending if one.decision.seat != TABLE)
        seat = question.decision.seat
        match.choose(seat, agents[seat].choose(sight_of(match, question)), serial=question.serial)
    return match


def wins_of(games: int, clans: int) -> Counter[bool]:
    """Return how often one bot wins alone against random ones, and how often it does not."""
    found: Counter[bool] = Counter()
    for seed in range(games):
        own = seed % clans
        agents: list[Agent] = [RandomBot(seed * clans + each) for each in range(clans)]
        agents[own] = CampaignBot(seed)
        outcome = played(campaign(seed, clans), agents).outcome
        found[outcome is not None and outcome.winners == (own,)] += 1
    return found


@pytest.mark.parametrize("clans", [2, 4])
def test_it_beats_chance(clans: int) -> None:
    assert wins_of(4, clans)[True] >= 3


@pytest.mark.slow
@pytest.mark.parametrize("clans", [2, 3, 4])
def test_it_beats_chance_nearly_always(clans: int) -> None:
    assert wins_of(200, clans)[True] >= 190


@pytest.mark.parametrize("level", L5R_STRATEGIC.players.levels)
def test_every_level_plays_to_the_end(level: str) -> None:
    agents = [L5R_STRATEGIC.players.agent(level, seed) for seed in range(3)]
    assert played(campaign(8, clans=3, minutes=5), agents).outcome is not None


@pytest.mark.parametrize("seed", [0, 6, 7])
def test_it_plays_all_roles_and_the_referee(seed: int) -> None:
    match = campaign(seed, roles="apart", referee=True, generals=4, turns=4)
    count = len(match.table.state.seats)
    agents: list[Agent] = [CampaignBot(each) for each in range(count)]
    assert played(match, agents).outcome is not None


def test_the_ratlings_and_the_shadowlands_play_too() -> None:
    agents: list[Agent] = [CampaignBot(1), CampaignBot(2)]
    match = played(campaign(0, clan="shadowlands", generals=4), agents)
    points = sum(holder == "ratling" for holder in match.table.state.holders.values())
    assert points > 5


def test_equal_seeds_play_alike() -> None:
    one, other = (played(campaign(5), [CampaignBot(1), CampaignBot(2)]) for _ in range(2))
    assert one.state_digest() == other.state_digest()


def test_the_chances_of_a_battle_are_those_of_the_draw() -> None:
    below = Fast(3).below
    for own, foes in ((1, 1), (1, 2), (2, 1)):
        mine = tuple(f"lion-{number}" for number in range(1, own + 1))
        theirs = tuple(f"crane-{number}" for number in range(1, foes + 1))
        draws = [result_domain((*theirs, *mine)).sample(below)[1] for _ in range(4000)]
        lost = [{key.partition(":")[2] for key, _ in draw} for draw in draws]
        fell = sum("lion-1" in names for names in lost) / len(lost)
        won = sum({*theirs} <= names for names in lost) / len(lost)
        assert abs(fell - falls(own, foes)) < 0.04
        assert abs(won - wins(own, foes)) < 0.04


# -- what it does on one sheet ---------------------------------------------------------------------

AWAY = {
    f"{clan}-{number}": Army(clan, lost="s12") for clan in ("lion", "crane") for number in (1, 2, 3)
}


def written(armies: dict[str, str | Army], clan: str = "lion", **more: Any) -> dict[str, Any]:
    """Return what the bot of a clan hands in, by the parts of its sheet."""
    match = position(armies, clans=("lion", "crane"), **more)
    question = question_of(match, clan)
    answer: Any = CampaignBot(1).choose(sight_of(match, question))
    form = question.decision.domain
    assert isinstance(form, Form)
    assert form.read(answer) == answer
    return dict(zip((name for name, _ in form.parts), answer, strict=True))


def test_it_takes_a_castle_next_to_it() -> None:
    sheet = written({"lion-1": "li7", "crane-1": "ma6"})
    assert ("army:lion-1", "place:cn3") in sheet["orders"]
    assert "conquer:lion-1" in sheet["conquests"]


def test_it_does_not_go_where_more_enemies_stand() -> None:
    crowd = {"crane-1": "cn3", "crane-2": "cn3"}
    sheet = written({"lion-1": "li7", **crowd})
    assert ("army:lion-1", "place:cn3") not in sheet["orders"]


def test_it_stays_at_a_castle_that_is_threatened_where_nothing_else_is_to_be_had() -> None:
    # In the last turn: the Crane may take the castle, and all around is the Lion's already.
    held = dict.fromkeys(("cn1", "cn3", "i5"), "lion")
    threatened = written(
        {"lion-1": "li5", "crane-1": "cn1"},
        holders={**held, "cn1": "lion"},
        turn=7,
    )
    assert ("army:lion-1", "place:li7") in threatened["orders"]


def test_it_orders_destroyed_armies_to_appear_again_near_where_they_fell() -> None:
    fell = Army("lion", lost="cn3")
    sheet = written({"lion-1": fell, "lion-2": "li1", "lion-3": "li2", "crane-1": "cn2"})
    assert ("army:lion-1", "place:li7") in sheet["orders"]


def test_an_order_to_appear_that_is_pending_is_not_begun_anew() -> None:
    pending = Army("lion", lost="cn3", target="li7", due=3)
    sheet = written({"lion-1": pending, "crane-1": "cn2"})
    assert sheet["again"] == ()


def test_it_calls_the_others_allies_against_who_leads() -> None:
    taken = dict.fromkeys(("un1", "un2", "un3", "un4"), "crane")
    match = position({}, clans=("lion", "crane", "phoenix"), holders=taken)
    question = question_of(match, "lion")
    assert isinstance(question.decision.domain, Form)
    parts = [name for name, _ in question.decision.domain.parts]
    answer: Any = CampaignBot(1).choose(sight_of(match, question))
    assert dict(zip(parts, answer, strict=True))["allies"] == ("ally:phoenix",)
    # Whoever took what was the Lion's own is no ally either.
    match = position({}, clans=("lion", "crane", "phoenix"), holders={**taken, "li3": "phoenix"})
    answer = CampaignBot(1).choose(sight_of(match, question_of(match, "lion")))
    assert dict(zip(parts, answer, strict=True))["allies"] == ()


def test_a_general_does_what_his_daimyo_wants() -> None:
    def answered(commands: tuple[tuple[str, str], ...]) -> Any:
        match = position(
            {"lion-1": "li5", "lion-2": "li1", "lion-3": "li2", "crane-1": "cn2"},
            clans=("lion", "crane"),
            apart=("lion",),
        )
        state = match.table.state
        state.news = {"lion": replace(at_first(), commands=commands)}
        general = next(seat for seat in state.seats if state.posts[seat].armies == ("lion-1",))
        question = match.question(general)
        assert question is not None
        return CampaignBot(1).choose(sight_of(match, question))

    assert answered(())[0] != (("army:lion-1", "place:li2"),)
    assert answered((("lion-1", "li2"),))[0] == (("army:lion-1", "place:li2"),)
