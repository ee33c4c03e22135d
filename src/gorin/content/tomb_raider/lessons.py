"""The lessons of the tutorial: which of them come up at which moment of a game.

A lesson comes up once, when the thing it is about is first met. What has come up follows from
the answers given so far, so that a game that is resumed goes on with the right lessons.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property

from gorin.content.box.lessons import Entry, Lesson, coming_up
from gorin.content.cards.pool import Library
from gorin.content.tomb_raider.advice import chances_now
from gorin.content.tomb_raider.outlook import Outlook
from gorin.content.tomb_raider.plays import card_name, is_ignored, is_saved_up
from gorin.content.tomb_raider.pool import pool_in
from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.formats.learn_to_play import NextMatch, afterwards
from gorin.games.tomb_raider.odds import percent
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.kernel.observe import Line, Observation, QuestionView
from gorin.kernel.words import Message, Name, say

MOST_AT_ONCE = 3
"""More lessons than that wait for a later question."""


class Moment:
    """A moment for the lessons: what a seat sees, what it is asked, what it was told so far."""

    def __init__(
        self, cards: Mapping[str, CardFacts], observation: Observation, lines: Iterable[Line]
    ) -> None:
        self._cards = cards
        assert isinstance(observation.view, TombRaiderView)
        self.view = observation.view
        self.question: QuestionView | None = next(iter(observation.questions), None)
        self.outcome = observation.outcome
        self.told = frozenset(line.message.id for line in lines)

    @property
    def kind(self) -> str:
        """The kind of question that is asked; empty for none."""
        return "" if self.question is None else self.question.kind

    @cached_property
    def outlook(self) -> Outlook:
        """Return what follows from what the seat sees."""
        return Outlook(self.view, self._cards)

    def holds(self, wanted: Callable[[str], bool]) -> tuple[str, ...]:
        """Return the cards in hand that are of a kind."""
        slugs = dict.fromkeys(card.slug for card in self.view.hand)
        return tuple(slug for slug in slugs if wanted(slug))


def due(
    library: Library, observation: Observation, lines: Iterable[Line], shown: Collection[str]
) -> tuple[Lesson, ...]:
    """Return the lessons that come up now, in the order to show them.

    Args:
        library: The cards that count.
        observation: What the seat may know now, with the question it is asked.
        lines: The log as the seat reads it, from the start.
        shown: The ids of the lessons that have come up before.
    """
    moment = Moment(pool_in(library).cards, observation, lines)
    if moment.outcome is None and not teaches(moment.question):
        return ()
    entries = ENDINGS if moment.outcome is not None else LESSONS
    return coming_up(entries, moment, shown, MOST_AT_ONCE)


def teaches(question: QuestionView | None) -> bool:
    """Return whether lessons come with a question: one with a choice that matters.

    The question whether to reset comes every turn and matters when no way leads on.
    """
    if question is None or question.message.id == "ask-reset":
        return False
    return len(question.options) > 1


def all_lessons() -> tuple[Lesson, ...]:
    """Return every lesson that may come up during play, without details."""
    return tuple(Lesson(entry.id) for entry in LESSONS)


def next_match() -> NextMatch:
    """Return what to play after the tutorial."""
    return afterwards()


# -- when lessons come up ----------------------------------------------------------------------


def _always(moment: Moment) -> bool:
    return True


def _is_asked(*kinds: str) -> Callable[[Moment], bool]:
    return lambda moment: moment.kind in kinds


def _was_told(id: str) -> Callable[[Moment], bool]:
    return lambda moment: id in moment.told


def _faces(moment: Moment) -> bool:
    return moment.kind in ("face", "move-on") or _tests(moment)


def _tests(moment: Moment) -> bool:
    return moment.kind == "overcome" or "log-test-began-against" in moment.told


def _may_play(moment: Moment) -> bool:
    return moment.kind.startswith("window-")


def _overcame(moment: Moment) -> bool:
    """An obstacle was overcome and is still there."""
    here = moment.outlook.here
    return "log-test-ended-passed" in moment.told and here is not None and bool(here.obstacles)


def _searches(moment: Moment) -> bool:
    return moment.kind == "search" and not moment.outlook.is_in_room


def _has_item(moment: Moment) -> bool:
    return bool(moment.outlook.me.unsaved)


def _turn_ends(moment: Moment) -> bool:
    return moment.view.round == "draw" or moment.view.turn > 1


def _may_walk(moment: Moment) -> bool:
    options = () if moment.question is None else moment.question.options
    return moment.kind == "move" and any(one.message.id == "option-move" for one in options)


def _save_point_lies(moment: Moment) -> bool:
    return any(place.save_point for place in moment.view.places)


def _is_cut_off(moment: Moment) -> bool:
    return moment.outlook.me.cut_off


def _is_in_room(moment: Moment) -> bool:
    return moment.outlook.is_in_room


def _has_won(moment: Moment) -> bool:
    return moment.outcome is not None and bool(moment.outcome.winners)


def _has_not_won(moment: Moment) -> bool:
    return not _has_won(moment)


# -- what they are about just then -------------------------------------------------------------


def _where_the_treasure_is(moment: Moment) -> tuple[Message, ...]:
    room = moment.outlook.room
    if room is None:
        return ()
    at, there = Name("space", moment.outlook.me.space), Name("space", room.space)
    return (say("lesson-goal-here", space=at, room=there),)


def _how_dangerous(moment: Moment) -> tuple[Message, ...]:
    here = moment.outlook.here
    if here is None or not here.face_up:
        return ()
    return (say("lesson-obstacle-here", space=Name("space", here.space), limit=here.danger),)


def _how_likely(moment: Moment) -> tuple[Message, ...]:
    chances = chances_now(moment.outlook, moment.question) if moment.question is not None else ()
    return tuple(
        say("lesson-chance", ability=chance.ability, percent=chance.percent) for chance in chances
    )


def _which_are_ignored(moment: Moment) -> tuple[Message, ...]:
    cards = tuple(card_name(slug) for slug in moment.holds(is_ignored))
    return (say("lesson-ignored-here", cards=cards),)


def _what_to_roll(moment: Moment) -> tuple[Message, ...]:
    here = moment.outlook.here
    if here is None:
        return ()
    chance = percent(moment.outlook.search_chance(here, here.target))
    return (say("lesson-treasure-here", target=here.target, percent=chance),)


LESSONS: tuple[Entry[Moment], ...] = (
    Entry("goal", _always, _where_the_treasure_is),
    Entry("map", _always),
    Entry("move", _is_asked("move")),
    Entry("obstacle", _faces, _how_dangerous),
    Entry("test", _tests, _how_likely),
    Entry("window", _may_play),
    Entry("treasure", _is_in_room, _what_to_roll),
    Entry("harm", _was_told("log-harm-dealt")),
    Entry("death", _was_told("log-reloaded")),
    Entry("stuck", _was_told("log-became-stuck")),
    Entry("injured", _was_told("log-injured")),
    Entry("cut-off", _is_cut_off),
    Entry("fought", _was_told("log-obstacle-damaged")),
    Entry("passed", _overcame),
    Entry("search", _searches),
    Entry("find", _is_asked("find")),
    Entry("item", _has_item),
    Entry("draw", _turn_ends),
    Entry("discard", _is_asked("discard")),
    Entry("walk", _may_walk),
    Entry("save-point", _save_point_lies),
    Entry("adventurer", lambda moment: bool(moment.holds(is_saved_up))),
    Entry("ignored", lambda moment: bool(moment.holds(is_ignored)), _which_are_ignored),
)
"""The lessons of play; what matters more goes first when several come up together."""

ENDINGS: tuple[Entry[Moment], ...] = (
    Entry("won", _has_won),
    Entry("given-up", _has_not_won),
    Entry("afterwards", _always),
)
"""The lessons at the end."""
