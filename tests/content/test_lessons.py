"""The tutorial's guide: which lessons come up when, and whether its advice leads to the end."""

from __future__ import annotations

import inspect
import re
import statistics
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider import cards as made
from tests.games.tomb_raider import more_cards
from tests.games.tomb_raider.tables import a_match, place, play, spelunker
from tests.raids import raid_wishes
from tests.shipped import advise, cards, due, match_of, reader_for

from gorin.cli.terminal.guiding import course
from gorin.content.box.lessons import Lesson
from gorin.content.boxes import find_box
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, make_header, plan
from gorin.content.tomb_raider import advice as tomb_raider_advice
from gorin.content.tomb_raider import plays as tomb_raider_plays
from gorin.content.tomb_raider.advice import Advice, chances_now
from gorin.content.tomb_raider.lessons import (
    ENDINGS,
    LESSONS,
    MOST_AT_ONCE,
    all_lessons,
    next_match,
)
from gorin.content.tomb_raider.outlook import Outlook
from gorin.games.tomb_raider.formats.learn_to_play import LEARN_TO_PLAY
from gorin.games.tomb_raider.odds import percent
from gorin.games.tomb_raider.seen import PlaceView, TombRaiderView
from gorin.games.tomb_raider.state import State
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import Line, OptionView, QuestionView, lines, observe
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES

ME = Seat(0)
SANE_TURNS, USUAL_TURNS = 60, 12
VARIANTS = ("cave", "tomb")


def new_match(variant: str, seed: int, *, turn_limit: int = 2 * SANE_TURNS) -> Match[State]:
    wishes = raid_wishes(seats=1, format="learn-to-play", variant=variant, turn_limit=turn_limit)
    match: Match[State] = Match(begin(plan("tomb-raider", wishes)), chance=Fast(seed))
    match.start()
    return match


def asked(match: Match[State]) -> tuple[TombRaiderView, QuestionView]:
    observation = observe(match, ME)
    assert isinstance(observation.view, TombRaiderView)
    (question,) = observation.questions
    return observation.view, question


def advice(match: Match[State]) -> Advice:
    """Return the advice at the open question; shuffles before it keep the order."""
    play(match, passing=False)
    return advise(*asked(match))


def learned(match: Match[State], below: Any = None) -> Iterator[tuple[Lesson, ...]]:
    """Play by the hints (or at random) and yield what comes up at each question and at the end."""
    shown: dict[str, Lesson] = {}
    told: list[Line] = []
    length = 0
    while True:
        told += lines(match, ME, length)
        length = len(match.table.log)
        found = due(observe(match, ME), told, shown)
        shown |= {lesson.id: lesson for lesson in found}
        yield found
        if not match.pending:
            return
        view, question = asked(match)
        keys = [option.key for option in question.options]
        key = advise(view, question).key if below is None else keys[below(len(keys))]
        match.choose(ME, key)


@cache
def guided(variant: str, seed: int) -> tuple[tuple[Lesson, ...], ...]:
    """Return what comes up in a game played by the hints, which several tests look at."""
    return tuple(learned(new_match(variant, seed)))


# -- the advice as a whole ---------------------------------------------------------------------


def test_following_the_hints_wins_in_a_sane_number_of_turns() -> None:
    turns: list[int] = []
    for seed in range(12):
        for variant in VARIANTS:
            match = new_match(variant, seed)
            while match.pending:
                view, question = asked(match)
                match.choose(ME, advise(view, question).key)
            assert match.outcome is not None
            assert match.outcome.winners == (ME,), (variant, seed)
            turns.append(match.table.state.turn)
    assert max(turns) <= SANE_TURNS, turns
    assert statistics.median(turns) <= USUAL_TURNS, turns


@pytest.mark.parametrize("variant", VARIANTS)
def test_at_every_question_there_is_advice_that_reads_well_in_every_language(variant: str) -> None:
    readers = [reader_for(language, game="tomb-raider") for language in LANGUAGES]
    for seed in range(3):
        match, below = new_match(variant, seed, turn_limit=20), Fast(seed).below
        while match.pending:
            view, question = asked(match)
            found = advise(view, question)
            keys = [option.key for option in question.options]
            assert found.key in keys
            for reader in readers:
                told = reader.read(found.reason)
                assert told
                assert "⟦" not in told
                assert "{" not in told
            assert all(0 <= chance.percent <= 100 for chance in found.chances)
            match.choose(ME, keys[below(len(keys))])


def test_what_may_fail_is_never_called_certain() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


# -- single pieces of advice -------------------------------------------------------------------

HALL = "test-hall"
SCRIPTS = {**made.SCRIPTS, **more_cards.SCRIPTS}
TUTORIAL = LEARN_TO_PLAY.amended("tomb-raider/tests", scripts=SCRIPTS)
ROOM = {"B4": place("treasure-cave", face_up=False)}
START = {"A1": "cave-entrance", **ROOM}


def at(raider: dict[str, Any], map: dict[str, Any], **more: Any) -> Match[State]:
    """Return a tutorial with a raider that began at A1, on a map beside entrance and room."""
    places = {**START, **map}
    sketch = {**raider, "entrance": "A1"}
    return a_match([sketch], places, level="learn-to-play", rulebook=TUTORIAL, **more)


def test_the_way_leads_towards_the_treasure_room_and_stays_there() -> None:
    map = {"A2": "open-cavern", "B2": "open-cavern"}
    found = advice(at(spelunker("B2"), map))
    assert (found.key, found.reason.id) == ("move:ahead", "hint-move-explore")
    known = {**map, "B3": "open-cavern"}
    found = advice(at(spelunker("A2"), known))
    assert (found.key, found.reason.id) == ("move:right", "hint-move-through")
    found = advice(at(spelunker("B3"), known))
    assert (found.key, found.reason.id) == ("move:ahead", "hint-move-treasure")
    found = advice(at(spelunker("B4"), {**known, "B4": "treasure-cave"}))
    assert (found.key, found.reason.id) == ("stay", "hint-stay-treasure")


def test_what_is_unsaved_is_saved_on_the_way() -> None:
    match = at(spelunker("A1", unsaved=["rope"]), {"A2": "safe-cave", "B1": "open-cavern"})
    found = advice(match)
    assert (found.key, found.reason.id) == ("move:ahead", "hint-move-save")
    play(match, "move:ahead", until="move")
    found = advice(match)
    assert (found.key, found.reason.id) == ("stay", "hint-stay-save")


def test_the_likelier_test_is_advised_with_its_odds() -> None:
    match = at(spelunker("B2"), {"B2": place(HALL, obstacles=["test-ghost"])})
    play(match, "stay", until="overcome")
    view, question = asked(match)
    found = advise(with_tests(view, ("think", 7), ("search", 9)), question)
    assert (found.key, found.reason.id) == ("test:think", "hint-test")
    found = advise(with_tests(view, ("fight", 7), ("think", 9)), question)
    assert (found.key, found.reason.id) == ("test:fight", "hint-test")
    assert [chance.percent for chance in found.chances] == [58, 28]
    assert chances_now(Outlook(view, cards()), question)[0].percent == 58


def with_tests(view: TombRaiderView, *tests: tuple[str, int], life: int = 0) -> TombRaiderView:
    """Return a view whose obstacles are overcome by other tests."""

    def changed(found: PlaceView) -> PlaceView:
        return replace(
            found,
            obstacles=tuple(replace(one, tests=tests, life=life) for one in found.obstacles),
        )

    return replace(view, places=tuple(changed(found) for found in view.places))


def test_a_fight_that_harms_the_obstacle_may_be_a_little_less_likely() -> None:
    match = at(spelunker("B2"), {"B2": place(HALL, obstacles=["test-ghost"])})
    play(match, "stay", until="overcome")
    view, question = asked(match)
    options = tuple(OptionView(key, say("yes")) for key in ("test:fight", "test:search"))
    either = replace(question, options=options)
    tests = (("fight", 7), ("search", 10))  # 58 and 62 per cent
    found = advise(with_tests(view, *tests, life=1), either)
    assert (found.key, found.reason.id) == ("test:fight", "hint-test-fight")
    assert advise(with_tests(view, *tests), either).key == "test:search"


def test_the_worse_obstacle_is_faced_last() -> None:
    match = at(spelunker("B2"), {"B2": place(HALL, obstacles=["test-crusher", "test-net"])})
    play(match, "stay", until="face")
    found = advice(match)
    assert found.key.startswith("face:test-net")
    assert found.reason.id == "hint-face"


def test_a_search_of_the_treasure_room_comes_with_its_odds() -> None:
    match = at(spelunker("B4"), {"B4": "test-room"})
    play(match, "stay", until="search")
    found = advice(match)
    assert (found.key, found.reason.args["percent"]) == ("search", 62)
    assert [chance.percent for chance in found.chances] == [62]


def test_nothing_is_searched_for_without_a_discovery() -> None:
    match = at(spelunker("B2", hand=["push"]), {"B2": HALL})
    play(match, "stay", until="search")
    found = advice(match)
    assert (found.key, found.reason.id) == ("no-search", "hint-search-nothing")
    match = at(spelunker("B2", hand=["magnum-pistols"]), {"B2": HALL})
    play(match, "stay", until="search")
    found = advice(match)
    assert (found.key, found.reason.args["percent"]) == ("search", 9)  # 15 or more with 3 dice
    play(match, "search", (6, 6, 6), until="find")
    found = advice(match)
    assert found.key.startswith("find:magnum-pistols")
    assert found.reason.id == "hint-find-item"


DEAD_END = {"B3": "dead-end"}


def test_an_exit_is_found_only_where_it_helps() -> None:
    match = at(spelunker("B3", hand=["hidden-exit"]), {"B3": HALL})
    play(match, "stay", until="search")
    assert advice(match).reason.id == "hint-search-nothing"
    match = at(spelunker("B3", hand=["hidden-exit"]), DEAD_END)
    play(match, "stay", "search", (6, 6, 6, 6), until="find")
    assert advice(match).reason.id == "hint-find-trigger"
    play(match, "find:hidden-exit")
    found = advice(match)
    assert (found.key, found.reason.id) == ("side:ahead", "hint-side")


def test_cut_off_the_way_out_is_searched_for() -> None:
    def moving(hand: list[str], **here: Any) -> tuple[str, str]:
        walled = place(HALL, blocked=["ahead", "left", "right"], **here)
        match = at(spelunker("B2", hand=hand), {"B2": walled, "B1": "dead-end"})
        play(match, until="move")
        found = advice(match)
        return found.key, found.reason.id

    assert moving(["hidden-exit"]) == ("stay", "hint-stay-exit")
    assert moving(["push"]) == ("stay", "hint-stay-cut-off")
    assert moving(["hidden-exit"], empty=True) == ("move:back", "hint-move-opening")


def discarding(*hand: str) -> Advice:
    return advice(at(spelunker("B2", hand=list(hand)), {"B2": HALL}, round="draw", turn=2))


def test_cards_against_others_are_discarded_first_and_then_the_least() -> None:
    good = ("rope", "leather-jacket", "small-medi-pack", "look-again", "magnum-pistols")
    found = discarding(*good, "push", "backpack")
    assert found.key.startswith("discard:push")
    assert found.reason.id == "hint-discard-ignored"
    found = discarding(*good, "backpack", "the-way-through")
    assert found.key.startswith("discard:backpack")
    assert found.reason.id == "hint-discard-least"


@pytest.mark.parametrize(
    ("hand", "key"),
    [(["magnum-pistols", "rope", "push"], "keep-hand"), (["push", "lost", "backpack"], "new-hand")],
)
def test_a_bad_opening_hand_is_drawn_again(hand: list[str], key: str) -> None:
    assert advice(at(spelunker("B2", hand=hand), {"B2": HALL}, round="draw")).key == key


def test_a_reset_is_advised_where_it_helps_only() -> None:
    def resets(space: str, map: dict[str, Any], **raider: Any) -> tuple[str, str]:
        found = advice(at(spelunker(space, hand=["push"], **raider), map, round="draw", turn=2))
        return found.key, found.reason.id

    assert resets("B2", {"B2": HALL}) == ("play-on", "hint-play-on")
    assert resets("B2", {"B2": "test-pit"}) == ("reset", "hint-reset")
    walled = {"A1": place("cave-entrance", blocked=["ahead", "right"])}
    assert resets("A1", walled) == ("play-on", "hint-play-on-cut-off")
    injured = resets("B3", {"B3": HALL}, injuries={"search": 2})
    assert injured == ("reset", "hint-reset-injured")


# -- cards -------------------------------------------------------------------------------------


def fighting(*hand: str, **raider: Any) -> Match[State]:
    guard = place(HALL, obstacles=["test-guard"])
    match = at(spelunker("B2", hand=["take-aim", *hand], **raider), {"B2": guard})
    play(match, "stay", until="window-test")
    return match


def test_a_die_more_is_advised_with_both_odds() -> None:
    found = advice(fighting())
    assert found.key.startswith("play:take-aim")
    assert found.reason.id == "hint-play-better"
    assert (found.reason.args["before"], found.reason.args["after"]) == (58, 91)


def test_a_failure_is_mended_and_a_success_left_alone() -> None:
    match = fighting("just-made-it")
    play(match, "pass", (2, 3), until="window-roll")
    assert advice(match).reason.id == "hint-play-mends"
    match = fighting("just-made-it")
    play(match, "pass", (6, 3), until="window-roll")
    found = advice(match)
    assert (found.key, found.reason.id) == ("pass", "hint-pass")


def test_more_damage_is_advised_when_it_removes_the_obstacle() -> None:
    match = fighting("good-shot")
    play(match, "pass", (6, 6), until="window-roll")
    assert advice(match).reason.id == "hint-play-removes"


def test_a_card_that_keeps_a_raider_alive_is_used() -> None:
    def struck(**raider: Any) -> Advice:
        match = fighting(unsaved=["leather-jacket"], **raider)
        play(match, "pass", (1, 1), until="window-damage")
        return advice(match)

    assert struck(damage=1).reason.id == "hint-play-prevents"
    assert struck().key == "pass"


def test_a_search_that_failed_is_rolled_again() -> None:
    match = at(spelunker("B4", hand=["look-again"]), {"B4": "test-room"})
    play(match, "stay", "search", (1, 1, 1), until="window-roll")
    found = advice(match)
    assert (found.reason.id, found.reason.args["percent"]) == ("hint-play-again", 62)
    match = at(spelunker("B2", hand=["look-again", "rope", "leather-jacket"]), {"B2": HALL})
    play(match, "stay", "search", (1, 1, 1), until="window-roll")
    assert advice(match).reason.id == "hint-play-searches"


def test_an_upgrade_is_played_when_the_raider_saves() -> None:
    raider = spelunker("B2", hand=["lara-croft-adventurer"])
    match = at(raider, {"B2": "safe-cave"}, round="draw", turn=2)
    play(match, "play-on", until="window-save")
    assert advice(match).reason.id == "hint-play-upgrade"


def test_a_wounded_raider_heals() -> None:
    def wounded(**wounds: Any) -> Match[State]:
        return at(spelunker("B2", unsaved=["small-medi-pack"], **wounds), {"B2": HALL})

    match = wounded(damage=1)
    assert advice(match).reason.id == "hint-play-heals"
    match = wounded(injuries={"search": 1, "fight": 1})
    play(match, "use:small-medi-pack", until="wound")
    assert advice(match).reason.id == "hint-heal-injury"


def test_a_card_that_needs_no_exit_is_kept_where_there_is_one() -> None:
    raider = spelunker("B3", hand=["the-way-through"])
    assert advice(at(raider, DEAD_END)).reason.id == "hint-play-passes"
    assert advice(at(raider, {"B3": HALL})).key == "pass"


# -- lessons -----------------------------------------------------------------------------------


def test_each_lesson_comes_up_once_and_few_at_a_time() -> None:
    for variant in VARIANTS:
        for seed in range(4):
            found = [lesson.id for one in guided(variant, seed) for lesson in one]
            assert len(set(found)) == len(found)
            assert found[:3] == ["goal", "map", "move"]
            assert found[-2:] == ["won", "afterwards"]
            assert {"obstacle", "test", "search", "draw", "treasure"} <= set(found)


def test_many_lessons_at_once_wait_for_a_later_question() -> None:
    hand = ["push", "lara-croft-adventurer"]
    match = at(spelunker("B2", hand=hand, unsaved=["rope"]), {"B2": "safe-cave"}, turn=3)
    play(match, until="move")
    told = lines(match, ME)
    shown: list[str] = []
    for _ in range(9):
        found = due(observe(match, ME), told, shown)
        assert len(found) <= MOST_AT_ONCE
        shown += [lesson.id for lesson in found]
    assert {"goal", "map", "move", "item", "save-point", "adventurer", "ignored"} <= set(shown)
    assert len(set(shown)) == len(shown)


def test_every_lesson_comes_up_in_some_game() -> None:
    seen: set[str] = set()
    for seed in range(4):
        seen |= {lesson.id for one in guided(VARIANTS[seed % 2], seed) for lesson in one}
    for seed in range(3):
        match = new_match("tomb", seed, turn_limit=15)
        below = Fast(seed).below
        seen |= {lesson.id for one in learned(match, below) for lesson in one}
    rare = {"cut-off"}
    assert seen | rare == {entry.id for entry in (*LESSONS, *ENDINGS)}


def test_no_way_on_is_a_lesson() -> None:
    match = at(spelunker("B2", hand=["push"]), {"B2": "test-pit"}, round="draw", turn=2)
    found = due(observe(match, ME), lines(match, ME), {"goal", "map", "draw"})
    assert [lesson.id for lesson in found] == ["cut-off", "ignored"]


def test_a_lesson_comes_at_the_moment_it_is_about() -> None:
    moments: dict[str, str] = {}
    match = new_match("cave", 3)
    for found in learned(match):
        kind = match.pending[0].decision.prompt.kind if match.pending else "end"
        for lesson in found:
            moments[lesson.id] = kind
    assert moments["move"] == "move"
    assert moments["goal"] == "move"
    assert moments["search"] == "search"
    assert moments["find"] == "find"
    assert moments["window"].startswith("window-")
    assert moments["won"] == "end"


def test_a_question_without_a_choice_that_matters_teaches_nothing() -> None:
    match = at(spelunker("B2", hand=["push"]), {"B2": HALL}, round="draw", turn=2)
    _, question = asked(match)
    assert (question.kind, question.message.id) == ("reset", "ask-reset")
    assert due(observe(match, ME), lines(match, ME), ()) == ()
    match = at(spelunker("B2", hand=["take-aim"]), {"B2": HALL})
    assert [option.key for option in asked(match)[1].options] == ["pass"]
    assert due(observe(match, ME), lines(match, ME), ()) == ()


def test_a_journal_played_again_gives_the_same_lessons() -> None:
    planned = plan("tomb-raider", raid_wishes(seats=1, format="learn-to-play", variant="tomb"))
    match: Match[State] = Match(begin(planned), chance=Fast(8))
    match.start()
    header = make_header(planned)
    shown: list[Lesson] = []
    teaches = find_box("tomb-raider").lessons
    assert teaches is not None
    for number, found in enumerate(learned(match)):
        if number % 30 == 0:
            before = course(SHIPPED, teaches, match_of(header), match.journal.all(), ME)  # type: ignore[arg-type]
            assert list(before) == shown
        shown += found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_title_and_a_text_in_every_language(language: str) -> None:
    reader = reader_for(language, game="tomb-raider")
    ends = tuple(Lesson(entry.id) for entry in ENDINGS)
    for lesson in (*all_lessons(), *ends):
        assert "⟦" not in reader.title(lesson.title), lesson.id
        assert len(reader.read(lesson.text)) > 20
        assert "!" not in reader.read(lesson.text)


def test_details_read_well() -> None:
    for language in LANGUAGES:
        reader = reader_for(language, game="tomb-raider")
        for seed in range(4):
            for found in guided(VARIANTS[seed % 2], seed):
                for lesson in found:
                    told = [reader.read(detail) for detail in lesson.details]
                    assert all("⟦" not in one and "{" not in one for one in told)


def test_what_comes_next_can_be_started() -> None:
    after = next_match()
    for opponents in after.opponents[:1]:
        wishes = raid_wishes(seats=1 + opponents, format=after.format, level=after.level)
        assert begin(plan("tomb-raider", wishes)).state.raiders


def test_the_hints_of_the_code_are_those_of_the_catalogue() -> None:
    used = {
        id
        for module in (tomb_raider_advice, tomb_raider_plays)
        for id in re.findall(r'"(hint-[a-z-]+)"', inspect.getsource(module))
    }
    file = resources.files("gorin") / "text" / "en" / "tomb-raider" / "lessons.ftl"
    written = set(re.findall(r"^(hint-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert used == written
