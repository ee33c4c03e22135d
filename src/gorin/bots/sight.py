"""Sights: what an agent is shown of one question, and nothing else of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Question, Seat
from gorin.kernel.domain import Below, Domain
from gorin.kernel.match import Match
from gorin.kernel.observe import Line, Observation, QuestionView, lines, observe, question_view
from gorin.kernel.table import Outcome
from gorin.kernel.words import Arg

NOTHING: Mapping[str, Arg] = {}


class Glance:
    """The knowledge of a seat, field by field: each is made when it is first read.

    It has the fields of the game's view. Like a sight it is for the moment it was made at.
    """

    def __init__(self, part: Callable[[str], Any]) -> None:
        self._part = part

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._part(name)
        except KeyError:
            raise AttributeError(name) from None
        setattr(self, name, value)
        return value


def glance_at(match: Match[Any], seat: Seat | None) -> Glance:
    """Return what a seat may know of a match now (None: a spectator)."""
    table = match.table
    part = table.rulebook.game.view_part
    return Glance(lambda name: part(table, seat, name))


class Sight:
    """One question to one seat, with what that seat may know.

    Keys and the kind of question cost nothing. The question in words, the observation and the
    log are made when they are first asked for, of the seat alone: the match is not reachable
    from here. A sight is for the moment it was made at.

    Attributes:
        seat: who is asked.
        kind: what kind of question it is.
        keys: the keys of the options; empty if a domain declares what may be answered.
        domain: what may be answered if there are no options.
        about: what the question tells beside its kind, by name.
        scripts: what cards do in this match, by slug, as printed for all to read.
    """

    __slots__ = ("_ask", "_dream", "_look", "_observation", "_question", "_read", "_sample",
                 "_see", "_view",
                 "about", "domain", "keys", "kind", "scripts", "seat")  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        kind: str,
        keys: tuple[str, ...],
        domain: Domain | None = None,
        *,
        ask: Callable[[], QuestionView],
        see: Callable[[], Any],
        look: Callable[[], Observation],
        read: Callable[[int], list[Line]],
        sample: Callable[[Below], object] | None = None,
        dream: Callable[[Fast], Imagined] | None = None,
        about: Mapping[str, Arg] = NOTHING,
        scripts: Mapping[str, Any] = NOTHING,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.keys = keys
        self.domain = domain
        self.about = about
        self.scripts = scripts
        self._ask = ask
        self._see = see
        self._look = look
        self._read = read
        self._sample = sample
        self._dream = dream
        self._question: QuestionView | None = None
        self._observation: Observation | None = None
        self._view: Any = None

    @property
    def question(self) -> QuestionView:
        """The question with its options in words."""
        if self._question is None:
            self._question = self._ask()
        return self._question

    @property
    def view(self) -> Any:
        """Return what the seat may know, without the questions in words; it reads like the view."""
        if self._view is None:
            self._view = self._see()
        return self._view

    @property
    def observation(self) -> Observation:
        """All that the seat may know now."""
        if self._observation is None:
            self._observation = self._look()
        return self._observation

    @property
    def can_imagine(self) -> bool:
        """Return whether worlds can be imagined: the match must be able to fork."""
        return self._dream is not None

    def imagine(self, chance: Fast) -> Imagined:
        """Return a world that agrees with all the seat knows, with dice and shuffles of its own.

        Raises:
            ValueError: the match cannot fork.
            Undealable: no such world was found.
        """
        if self._dream is None:
            raise ValueError("this match was started without forkable=True")
        return self._dream(chance)

    def part(self, name: str) -> Sight:
        """Return the same question, seen with one field of the view in place of the whole view."""
        return Sight(
            self.seat,
            self.kind,
            self.keys,
            self.domain,
            ask=self._ask,
            see=lambda: getattr(self.view, name),
            look=self._look,
            read=self._read,
            sample=self._sample,
            about=self.about,
            scripts=self.scripts,
        )

    def sample(self, below: Below) -> object:
        """Return an answer of the domain at random, one that is not refused as far as is known."""
        assert self.domain is not None, self.kind
        return self.domain.sample(below) if self._sample is None else self._sample(below)

    def lines(self, start: int = 0) -> list[Line]:
        """Return the log from event `start` on as the seat reads it."""
        return self._read(start)


def sight_of(match: Match[Any], question: Question) -> Sight:
    """Return what the seat that is asked may see of an open question."""
    decision = question.decision
    seat = decision.seat
    return Sight(
        seat,
        decision.prompt.kind,
        tuple([option.key for option in decision.options]),
        decision.domain,
        ask=lambda: question_view(match, question),
        see=lambda: glance_at(match, seat),
        look=lambda: observe(match, seat),
        read=lambda start: lines(match, seat, start),
        sample=lambda below: random_answer(decision, below),
        dream=(
            (lambda chance: Imagined(match.determinized(seat, chance.below, chance=chance)))
            if match.forkable
            else None
        ),
        about=decision.args,
        scripts=match.table.rulebook.scripts,
    )


BESIDE = ""
"""The kind of a sight that no question is put in."""


def sight_beside(match: Match[Any], seat: Seat) -> Sight:
    """Return what a seat may see that is asked nothing; the keys are what it may do unasked."""

    def unasked() -> QuestionView:
        raise LookupError(BESIDE)

    return Sight(
        seat,
        BESIDE,
        match.table.rulebook.game.initiatives(match.table, seat),
        ask=unasked,
        see=lambda: glance_at(match, seat),
        look=lambda: observe(match, seat),
        read=lambda start: lines(match, seat, start),
        scripts=match.table.rulebook.scripts,
    )


class Policy(Protocol):
    """A policy that answers questions from sights."""

    def choose(self, sight: Sight) -> object:
        """Return the key of an option, or a value of the question's domain."""
        ...


class Imagined:
    """A world that agrees with what one seat knows; nothing in it is a secret of the real match.

    Nobody is asked there who could answer in one way only: so worlds are played on faster.
    """

    __slots__ = ("_match",)

    def __init__(self, match: Match[Any]) -> None:
        match.forced = True
        self._match = match

    @property
    def outcome(self) -> Outcome | None:
        """Return how the match ended there, None while it runs."""
        return self._match.outcome

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the match."""
        game = self._match.table.rulebook.game
        return tuple(game.seats(self._match.table.state))

    @property
    def open(self) -> Sight | None:
        """Return the first open question as the seat that is asked there sees it."""
        pending = self._match.pending
        return sight_of(self._match, pending[0]) if pending else None

    def fork(self, chance: Fast) -> Imagined:
        """Return a copy of this world, with dice and shuffles of its own from here on."""
        return Imagined(self._match.fork(chance=chance))

    def view(self, seat: Seat) -> Any:
        """Return what a seat sees there."""
        return glance_at(self._match, seat)

    def choose(self, seat: Seat, answer: object) -> None:
        """Answer the question that is open for a seat there."""
        self._match.choose(seat, answer)


def play_on(world: Imagined, agents: Mapping[Seat, Policy], answers: int) -> None:
    """Let agents answer in an imagined world until it ends or the answers are used up."""
    for _ in range(answers):
        sight = world.open
        if sight is None:
            return
        world.choose(sight.seat, agents[sight.seat].choose(sight))
