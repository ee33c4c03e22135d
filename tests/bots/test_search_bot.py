"""The search bot: it tries options in imagined worlds, on what its seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.tomb_raider.tables import a_match, frail, play, spelunker
from tests.raids import raid_wishes

from gorin.bots.search_bot import Effort, SearchBot, Thought
from gorin.bots.sight import Imagined, Sight, glance_at, sight_of
from gorin.bots.tomb_raider.bot import TombRaiderBot
from gorin.bots.tomb_raider.judgement import value_of
from gorin.bots.tomb_raider.scene import Position, Scene, slug_of
from gorin.bots.tomb_raider.search import Cycler, opening, options, part, search_bot
from gorin.bots.tomb_raider.value import WEIGHTS, features, value
from gorin.content.desk.matches import plan, starter
from gorin.kernel.answers import Undealable
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.sim.series import Series, play_series

ME = Seat(0)
ROOM = {"B4": "treasure-cave", "B3": "open-cavern"}
QUICK = Effort(worlds=12, least=6, answers=12, parts=3)


class First:
    """Always takes the first option."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, sight: Sight) -> object:
        return sight.keys[0]


def nothing(sight: Sight) -> str | None:
    return None


def searcher(*kinds: str, effort: Effort = QUICK) -> SearchBot:
    def others(sight: Sight, usual: str) -> list[str]:
        return [key for key in sight.keys if key != usual and sight.kind in kinds]

    return SearchBot(7, First, Thought(nothing, others, part, value), effort)


def in_the_room(**more: Any) -> Match[Any]:
    raiders = [spelunker("B4", **more), frail("B3")]
    match = a_match(raiders, ROOM, round="search", level_deck=["pond"])
    play(match, until="search")
    return match


def test_it_takes_the_option_that_wins_in_more_worlds() -> None:
    match = in_the_room()
    sight = sight_of(match, match.question(ME))
    assert sight.keys[0] == "no-search"
    assert searcher("search").choose(sight) == "search"


def test_what_is_not_worth_a_search_is_left_to_the_quicker_bot() -> None:
    match = in_the_room()
    assert searcher("move").choose(sight_of(match, match.question(ME))) == "no-search"


def test_what_the_game_knows_needs_no_search() -> None:
    match = in_the_room()
    thought = Thought(lambda sight: sight.keys[-1], lambda sight, usual: (), part, value)
    sight = sight_of(match, match.question(ME))
    assert SearchBot(7, First, thought, QUICK).choose(sight) == sight.keys[-1] != sight.keys[0]


def test_an_opening_hand_is_the_one_that_games_have_shown_to_be_best() -> None:
    make = starter(plan("tomb-raider", raid_wishes(seats=2)), forkable=True)
    match = make(Fast(1))
    match.start()
    taken: list[str] = []
    bot = search_bot(1)
    while (question := match.pending[0]).decision.prompt.kind == "opening":
        chosen = bot.choose(sight_of(match, question))
        if question.decision.seat == ME:
            taken.append(slug_of(str(chosen)))
        match.choose(question.decision.seat, chosen, serial=question.serial)
    assert taken[:2] == ["lara-croft-adventurer", "wolves"]
    assert opening(sight_of(match, match.pending[0])) is None


GOOD = ["bear", "wolves", "bats", "gap", "wolf-pack", "pit-trap", "just-made-it", "chute-trap"]


def discarding(hand: list[str]) -> Sight:
    raiders = [spelunker("B3", hand=hand, deck=["rope", "run"]), frail("B3")]
    match = a_match(raiders, {"B3": "open-cavern"}, round="draw")
    play(match, until="discard")
    return sight_of(match, match.question(ME))


def test_a_full_hand_does_not_keep_it_from_drawing() -> None:
    sight = discarding(GOOD)
    scene = Scene(sight)
    assert TombRaiderBot(1).choose(sight) == "done"
    chosen = slug_of(str(Cycler(1).choose(sight)))
    assert value_of(scene, chosen) == min(value_of(scene, slug) for slug in GOOD)
    assert chosen == slug_of(str(search_bot(1).choose(sight)))


def test_a_hand_with_room_is_kept() -> None:
    # A Spelunker may hold eight cards and draws two.
    for held in (GOOD[:6], GOOD[:2]):
        assert Cycler(1).choose(discarding(held)) == "done"
    assert Cycler(1).choose(discarding(GOOD[:7])) != "done"


def test_equal_seeds_think_alike_and_the_match_does_not_change() -> None:
    match = in_the_room(hand=["look-again", "rope"])
    before = match.state_digest()
    sight = sight_of(match, match.question(ME))
    chosen = [searcher("search").choose(sight) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert match.state_digest() == before


def test_a_world_holds_nothing_that_the_seat_may_not_know() -> None:
    held = ["bear", "wolves", "bats", "gap"]
    raiders = [spelunker("B3"), spelunker("B3", hand=held[:2], deck=held[2:])]
    match = a_match(raiders, {"B3": "open-cavern"})
    play(match, until="move")
    sight = sight_of(match, match.question(ME))
    hands = {
        tuple(sorted(card.slug for card in sight.imagine(Fast(seed)).view(Seat(1)).hand))
        for seed in range(40)
    }
    # Any two of the four may be in the other hand: all six pairs come up.
    assert len(hands) == 6


def test_a_match_that_cannot_fork_cannot_be_imagined() -> None:
    match = in_the_room()
    plain = Match(match.table, forkable=False)
    plain.start()
    sight = sight_of(plain, plain.pending[0])
    assert not sight.can_imagine
    with pytest.raises(ValueError, match="forkable"):
        _ = sight.imagine(Fast(1))
    with pytest.raises(ValueError, match="forkable"):
        _ = searcher("search").choose(sight)


def test_it_thinks_no_harder_than_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = in_the_room()
    sight = sight_of(match, match.question(ME))
    made: list[str] = []
    imagine, fork = Sight.imagine, Imagined.fork

    def counted_imagine(self: Sight, chance: Fast) -> Imagined:
        made.append("world")
        return imagine(self, chance)

    def counted_fork(self: Imagined, chance: Fast) -> Imagined:
        made.append("try")
        return fork(self, chance)

    monkeypatch.setattr(Sight, "imagine", counted_imagine)
    monkeypatch.setattr(Imagined, "fork", counted_fork)
    effort = Effort(worlds=4, least=4, options=2)
    _ = searcher("search", effort=effort).choose(sight)
    assert (made.count("world"), made.count("try")) == (4, 8)
    made.clear()
    _ = searcher("search", effort=Effort(worlds=4, options=1)).choose(sight)
    assert not made


def test_trying_an_option_leaves_the_imagined_world_as_it_is() -> None:
    match = in_the_room()
    world = sight_of(match, match.question(ME)).imagine(Fast(1))
    tried = world.fork(Fast(2))
    tried.choose(ME, "search")
    assert world.open is not None
    assert world.open.kind == "search"
    assert tried.open is None or (tried.open.kind, tried.open.seat) != ("search", ME)


def test_staying_is_not_tried_where_the_quicker_bot_moves() -> None:
    match = a_match([spelunker("B3"), frail("B3")], {"B3": "open-cavern"})
    play(match, until="move")
    sight = sight_of(match, match.pending[0])
    assert "stay" in sight.keys
    moves = [key for key in sight.keys if key != "stay"]
    assert options(sight, moves[0]) == moves[1:]
    assert options(sight, "stay") == moves


def test_who_searches_the_treasure_room_is_likelier_to_win() -> None:
    match = in_the_room()
    mine, theirs = (value(glance_at(match, seat), seat) for seat in (ME, Seat(1)))
    assert theirs < 0.5 < mine
    scene = Scene(Position(glance_at(match, ME), ME))
    assert len(features(scene, scene.me)) == len(WEIGHTS)


def test_a_series_with_a_search_bot_has_matches_that_fork() -> None:
    wishes = raid_wishes(seats=2, level="introductory", turn_limit=2)
    results = play_series(Series(plan("tomb-raider", wishes), ("search", "heuristic"), 1))
    assert not results.failed
    assert results.played[0].turns > 1


# -- what search promises, whatever the game -------------------------------------------------


class Tried:
    """A copy of a made-up world: an option is worth what the world says; parts follow parts."""

    def __init__(self, world: World, dice: int) -> None:
        self.world = world
        self.dice = dice
        self.key = ""
        self.answers = 0

    def choose(self, seat: Seat, key: object) -> None:
        if not self.key:
            self.key = str(key)
            self.world.dream.tries.append((self.world.number, self.key, self.dice))
        else:
            self.answers += 1

    @property
    def open(self) -> Any:
        return Shown(self.world.dream, self.answers // self.world.dream.answers_in_part)

    @property
    def outcome(self) -> None:
        return None

    def view(self, seat: Seat) -> tuple[str, int]:
        self.world.dream.ends.append(self.answers // self.world.dream.answers_in_part)
        return self.key, self.world.number


class World:
    """A made-up world with its number."""

    def __init__(self, dream: Dream, number: int) -> None:
        self.dream = dream
        self.number = number

    def fork(self, chance: Fast) -> Tried:
        return Tried(self, chance.below(1 << 40))


class Dream:
    """What a search imagined: its worlds, its tries with their dice, in which part they ended.

    Every so many worlds one cannot be dealt.
    """

    def __init__(self, answers_in_part: int = 3, *, fails: int = 10**9) -> None:
        self.answers_in_part = answers_in_part
        self.fails = fails
        self.asked = 0
        self.worlds: list[int] = []
        self.tries: list[tuple[int, str, int]] = []
        self.ends: list[int] = []


class Shown:
    """A sight of a made-up question: the usual option first, then the others."""

    seat = ME
    kind = "any"

    def __init__(self, dream: Dream, part: int = 0, others: int = 3) -> None:
        self.dream = dream
        self.part = part
        self.keys = ("usual", *(f"other-{number}" for number in range(others)))

    def imagine(self, chance: Fast) -> World:
        self.dream.asked += 1
        if self.dream.asked % self.dream.fails == 0:
            raise Undealable(("any",))
        self.dream.worlds.append(chance.below(1 << 40))
        return World(self.dream, len(self.dream.worlds) - 1)


Worth = Callable[[str, int], float]


def search_for(worth: Worth, dream: Dream, effort: Effort) -> object:
    def others(sight: Any, usual: str) -> list[str]:
        return [key for key in sight.keys if key != usual]

    def worth_seen(view: Any, seat: Seat) -> float:
        return worth(*view)

    def part_of(sight: Any) -> object:
        return sight.part

    thought = Thought(nothing, others, part_of, worth_seen)
    shown: Any = Shown(dream)
    return SearchBot(3, First, thought, effort).choose(shown)


def alike(key: str, world: int) -> float:
    return 0.5


def test_all_options_are_tried_in_the_same_worlds_with_the_same_dice() -> None:
    dream = Dream()
    _ = search_for(alike, dream, Effort(worlds=5, least=5, options=4))
    assert len(set(dream.worlds)) == 5
    keys = Shown(dream).keys
    by_world = {
        number: {key: dice for at, key, dice in dream.tries if at == number} for number in range(5)
    }
    assert all(tuple(dice) == keys for dice in by_world.values())
    assert all(len(set(dice.values())) == 1 for dice in by_world.values())
    # Another world has other dice: else all of them would be one.
    assert len({dice["usual"] for dice in by_world.values()}) == 5


@pytest.mark.parametrize("parts", [1, 2, 4])
def test_worlds_are_played_through_so_many_parts_and_no_further(parts: int) -> None:
    dream = Dream()
    _ = search_for(alike, dream, Effort(worlds=2, least=2, parts=parts, answers=99))
    assert set(dream.ends) == {parts}
    assert len(dream.ends) == 2 * len(Shown(dream).keys)


def test_worlds_are_played_for_so_many_answers_at_most() -> None:
    dream = Dream(answers_in_part=1)
    _ = search_for(alike, dream, Effort(worlds=2, least=2, parts=99, answers=7))
    assert set(dream.ends) == {7}


def test_an_option_must_be_better_by_the_gain_and_by_what_is_sure() -> None:
    """Four worlds: the option is better by 0.2 on average, by 0.1 or 0.3 in turn."""

    def better(key: str, world: int) -> float:
        return 0.5 + (0.1 + 0.2 * (world % 2)) * (key == "other-1")

    def found(*, gain: float, sure: float) -> object:
        effort = Effort(worlds=4, least=4, gain=gain, sure=sure)
        return search_for(better, Dream(), effort)

    # The standard error of the mean is 0.2 / sqrt(12), about 0.058.
    assert found(gain=0.01, sure=1.0) == "other-1"
    assert found(gain=0.19, sure=3.4) == "other-1"
    assert found(gain=0.21, sure=1.0) == "usual"
    assert found(gain=0.01, sure=3.6) == "usual"


def test_options_without_hope_are_tried_no_more() -> None:
    def worth(key: str, world: int) -> float:
        return {"usual": 0.5, "other-0": 0.6}.get(key, 0.1 + 0.01 * (world % 2))

    dream = Dream()
    assert search_for(worth, dream, Effort(worlds=9, least=4, options=4)) == "other-0"
    counts = Counter(key for _, key, _ in dream.tries)
    assert counts == {"usual": 9, "other-0": 9, "other-1": 4, "other-2": 4}


def test_worlds_that_cannot_be_dealt_are_done_without() -> None:
    def worth(key: str, world: int) -> float:
        return 0.5 + 0.3 * (key == "other-2")

    dream = Dream(fails=2)
    assert search_for(worth, dream, Effort(worlds=8, least=4, options=4)) == "other-2"
    assert len(dream.worlds) == 4
    nowhere = Dream(fails=1)
    assert search_for(worth, nowhere, Effort(worlds=8, least=4, options=4)) == "usual"
    assert (nowhere.asked, nowhere.worlds) == (8, [])
