"""Promises of the kernel to every format, as checks on matches that a maker builds.

A check takes `make`, which returns from a seed a match that has not started, can fork and draws
from `gorin.kernel.chance.Fast`, and a seed. It plays at random and fails by assertion. One that
only looks on is a `Watch` of such a match, and `tests/walk.py` lets many watch the same. Those
that return a number return how often they met what they are about.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from typing import Any, TypeAlias

import msgspec
import pytest
from tests.moments import Moments

from gorin.kernel.about import SeatTarget
from gorin.kernel.answers import Undealable, can_be, default_answer, random_answer
from gorin.kernel.chance import Committed, Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import CHANCE, TABLE, All, Question, Seat
from gorin.kernel.domain import Below
from gorin.kernel.event import Event
from gorin.kernel.journal import (
    Answered,
    Header,
    Initiated,
    Journal,
    canonical,
    digest,
    effective,
    read,
    write,
)
from gorin.kernel.match import Match
from gorin.kernel.observe import observe, question_view

Make: TypeAlias = Callable[[int], Match[Any]]
Watch: TypeAlias = Generator[None, int | None, Any]
"""Looks at a match before each answer, whose number it gets, and after the last, with None."""
Watcher: TypeAlias = Callable[[Match[Any], int], Watch]
"""Begins to watch a match of a seed, which has not started."""

LIMIT = 20_000
"""No random match may ask more often; games state a limit of turns that keeps them below."""
REPLAYED = 3
"""The number of copies of a match that get the rest of its journal, to the end."""
INITIATIVES = 150
"""One answer in this many comes with something that a seat does unasked."""


def answer(match: Match[Any], question: Question, below: Below) -> None:
    """Answer one question at random."""
    decision = question.decision
    if decision.domain is None:
        key = decision.options[below(len(decision.options))].key
        match.choose(decision.seat, key, serial=question.serial)
    else:
        match.choose(decision.seat, random_answer(decision, below), serial=question.serial)


def act_unasked(match: Match[Any], below: Below) -> None:
    """Let somebody do something unasked, if the game knows of anything."""
    game = match.table.rulebook.game
    seats = (*game.seats(match.table.state), TABLE)
    acts = [(seat, kind) for seat in seats for kind in sorted(game.initiatives(match.table, seat))]
    if acts:
        seat, kind = acts[below(len(acts))]
        before = snapshot(match)
        try:
            match.initiate(seat, kind, data_for(match, seat, kind, below))
        except Refused:
            assert snapshot(match) == before


def data_for(match: Match[Any], seat: Seat, kind: str, below: Below) -> object:
    """Return what is said with an initiative, None where nothing is; nonsense now and then."""
    asked = match.table.rulebook.game.initiative_asks(match.table, seat, kind)
    if asked is None or below(9) == 0:
        return None
    if asked.domain is None:
        return asked.options[below(len(asked.options))].key
    return random_answer(asked, below)


def points(match: Match[Any], below: Below, *, initiatives: int = INITIATIVES) -> Iterator[int]:
    """Play at random; stop before each answer, when the match may be looked at or copied."""
    number = 0
    while match.pending:
        assert number < LIMIT, "the match does not end"
        yield number
        if below(initiatives) == 0:
            act_unasked(match, below)
        if match.pending:
            answer(match, match.pending[below(len(match.pending))], below)
        number += 1


def played(make: Make, seed: int) -> Match[Any]:
    """Return a match that was played at random to its end."""
    match = make(seed)
    match.start()
    for _ in points(match, Fast(seed).below):
        pass
    return match


def viewers(match: Match[Any]) -> tuple[Seat | None, ...]:
    """Return everybody who may look: the seats and a spectator."""
    return (*match.table.rulebook.game.seats(match.table.state), None)


def seen(match: Match[Any], viewer: Seat | None) -> bytes:
    """Return what a viewer is shown beside the log, as bytes: the observation, its questions."""
    return canonical(observe(match, viewer))


class Told:
    """A log as it stands now; equal to another in which these viewers read the same.

    What an event tells is in itself, so an event that two logs share is not read again.
    """

    def __init__(self, match: Match[Any], viewers: tuple[Seat | None, ...]) -> None:
        self.events = match.log()
        self.viewers = viewers

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Told)
        return len(self.events) == len(other.events) and all(
            one is twin or self._read(one) == self._read(twin)
            for one, twin in zip(self.events, other.events, strict=True)
        )

    def __hash__(self) -> int:
        return len(self.events)

    def _read(self, event: Event[Any]) -> tuple[object, ...]:
        return (event.clause, *(event.told(viewer) for viewer in self.viewers))


def asked(match: Match[Any]) -> list[object]:
    """Return the open questions in a form that two matches can be compared by."""
    return [
        (
            question.serial,
            question.decision.seat,
            question.decision.prompt,
            question.decision.concerns,
            question.decision.domain,
            [option.key for option in question.decision.options],
        )
        for question in match.pending
    ]


def snapshot(match: Match[Any]) -> tuple[object, ...]:
    """Return what must be equal in a copy, and must not change if nothing may change."""
    return (
        match.state_digest(),
        asked(match),
        Told(match, viewers(match)),
        digest(match.journal.all()),
        [seen(match, viewer) for viewer in viewers(match)],
    )


def random_play_ends(make: Make, seed: int) -> None:
    match = played(make, seed)
    assert match.outcome is not None
    assert match.pending == ()


def options_are_well_formed(match: Match[Any], seed: int, *, every: int = 1) -> Watch:
    """They are non-empty, in the same order with the same keys when made again, and unique.

    What is taken by default may be answered. Returns how many questions were looked at.
    """
    shown = Moments(every, seed)
    questions = 0
    while (number := (yield)) is not None:
        questions += len(match.pending)
        again = match.fork()
        for question, repeated in zip(match.pending, again.pending, strict=True):
            decision = question.decision
            keys = [option.key for option in decision.options]
            assert bool(keys) != (decision.domain is not None), decision.prompt
            assert len(set(keys)) == len(keys), keys
            assert keys == [option.key for option in repeated.decision.options]
            assert not keys or 0 <= decision.default < len(keys)
            assert keys or can_be(decision, default_answer(decision)), decision.prompt
            targets_are_well_formed(match, question)
        if not shown.due(number):
            continue
        first = [seen(match, viewer) for viewer in viewers(match)]
        assert first == [seen(match, viewer) for viewer in viewers(match)]
    return questions


def targets_are_well_formed(match: Match[Any], question: Question) -> None:
    """Check that an option names what it is about once, and seats only that are at the table."""
    seats = match.table.rulebook.game.seats(match.table.state)
    for option in question_view(match, question).options:
        assert len(set(option.about)) == len(option.about), option
        for target in option.about:
            assert not isinstance(target, SeatTarget) or target.seat in seats, option


def replay_is_equal(make: Make, seed: int) -> None:
    match = played(make, seed)
    journal = Journal(Header("game", "format", "1", {}), match.journal.all())
    from_file = read(write(journal))
    for entries in (journal.entries, from_file.entries):
        again = make(seed)
        again.chance = None
        again.start()
        again.replay(effective(entries))
        assert again.outcome == match.outcome
        assert snapshot(again) == snapshot(match)


def forced_answers_are_equal(make: Make, seed: int) -> int:
    """A match that answers itself where there is one way writes what its seats would have.

    Returns how often it did.
    """
    forced = make(seed)
    forced.forced = True
    forced.start()
    answers = sum(1 for _ in points(forced, Fast(seed).below))
    entries = effective(forced.journal.all())
    again = make(seed)
    again.chance = None
    again.start()
    again.replay(entries)
    assert snapshot(again) == snapshot(forced)
    return sum(isinstance(entry, Answered) and entry.seat >= 0 for entry in entries) - answers


def forks_are_equal_and_independent(make: Make, seed: int, *, every: int = 1) -> None:
    match = make(seed)
    match.start()
    forks: list[Match[Any]] = []
    for number in Moments(every, seed).among(points(match, Fast(seed).below)):
        before = snapshot(match)
        fork = match.fork()
        assert snapshot(fork) == before
        forks.append(fork)
        other = fork.fork(chance=Fast(seed + number))
        assert snapshot(other) == before
        for _ in zip(range(12), points(other, Fast(number).below), strict=False):
            pass
        assert snapshot(match) == before
        assert snapshot(fork) == before
    entries = effective(match.journal.all())
    for fork in forks[:: max(1, len(forks) // REPLAYED)]:
        fork.replay(entries[len(fork.journal) :])
        assert snapshot(fork) == snapshot(match)


def forks_keep_partial_answers(match: Match[Any], seed: int) -> Watch:
    """Fork whenever some have answered a question to several seats and some have not.

    Returns how often that was.
    """
    count = 0
    while (yield) is not None:
        together = match._ask
        if isinstance(together, All) and len(match.pending) < len(together.decisions):
            count += 1
            fork = match.fork()
            assert snapshot(fork) == snapshot(match)
            twin = match.fork()
            for copy in (fork, twin):
                draws, below = Fast(count), Fast(seed).below
                copy.chance = draws
                while copy.pending:
                    answer(copy, copy.pending[0], below)
                    if copy._ask is not together and not isinstance(copy._ask, All):
                        break
            assert snapshot(fork) == snapshot(twin)
    return count


def sealed_answers_are_not_seen(match: Match[Any], seed: int) -> Watch:
    """Watch that nobody sees a secret answer before all seats that were asked have answered.

    Returns how often two answers differed and everybody else was shown the same.
    """
    count = 0
    while (number := (yield)) is not None:
        together = match._ask
        if not isinstance(together, All) or len(match.pending) < 2:
            continue
        question = match.pending[number % len(match.pending)]
        twins = [match.fork(), match.fork()]
        for draws, twin in enumerate(twins):
            answer(twin, twin.question(question.decision.seat), Fast(number + draws).below)
        one, other = twins
        for viewer in viewers(match):
            if viewer == question.decision.seat:
                continue
            assert seen(one, viewer) == seen(other, viewer), (number, viewer)
            assert Told(one, (viewer,)) == Told(other, (viewer,)), (number, viewer)
            dealt = [twin.determinized(viewer, Fast(number).below)._collected for twin in twins]
            assert dealt[0] == dealt[1], (number, viewer)
        count += one._collected != other._collected
    return count


def cards_are_conserved(match: Match[Any], seed: int) -> Watch:
    """No card is lost, and none is twice. Returns how many there are."""
    cards = match.table.rulebook.game.cards
    before = Counter(cards(match.table.state))
    assert all(count == 1 for count in before.values())
    while (yield) is not None:
        assert Counter(cards(match.table.state)) == before
    assert Counter(cards(match.table.state)) == before
    return len(before)


def anybody_may_leave(match: Match[Any], seed: int, *, every: int = 1) -> Watch:
    """Watch that a seat that leaves is asked no more, and that the match ends when all have left.

    Returns how often the last leaving broke off a step that was being played.
    """
    game = match.table.rulebook.game
    broken_off = 0
    before = Counter(game.cards(match.table.state))
    while (number := (yield)) is not None:
        if number % every or not game.leaving:
            continue
        other = match.fork(chance=Fast(number))
        going = list(game.seats(other.table.state))
        gone: set[Seat] = set()
        while going and other.outcome is None:
            seat = going.pop(number % len(going))
            for kind in set(game.leaving) & set(game.initiatives(other.table, seat)):
                in_step = other._play is not None
                other.initiate(seat, kind)
                gone.add(seat)
                assert gone.isdisjoint(question.decision.seat for question in other.pending)
                assert Counter(game.cards(other.table.state)) == before
                if other.outcome is not None:
                    assert other.pending == ()
                    broken_off += in_step and isinstance(other.journal.all()[-1], Initiated)
        while other.pending and other.pending[0].decision.seat == CHANCE:
            answer(other, other.pending[0], Fast(number).below)
        assert other.pending == () or not any(
            set(game.leaving) & set(game.initiatives(other.table, seat))
            for seat in game.seats(other.table.state)
        )
    return broken_off


def nothing_hidden_is_seen(match: Match[Any], seed: int, *, every: int = 1) -> Watch:
    """Deal anew what a seat cannot know: it is shown the same to the byte.

    So is whoever only looks on: what everybody may know is in what each seat knows. In the middle
    of a step it can be that no other world leads to the same question: so it may be in one of ten
    tries. Returns how often the copies differed: what was hidden did change.
    """
    changed = tried = astray = 0
    dealer = random.Random(seed)
    moments = Moments(every, seed)
    while (number := (yield)) is not None:
        if not moments.due(number):
            continue
        before = snapshot(match)
        for viewer in viewers(match):
            try:
                other = match.determinized(viewer, dealer.randrange, chance=Fast(number))
            except Undealable:
                astray += 1
                continue
            finally:
                tried += 1
            assert seen(other, viewer) == seen(match, viewer), (number, viewer)
            assert Told(other, (viewer,)) == Told(match, (viewer,)), (number, viewer)
            assert seen(other, None) == seen(match, None), (number, viewer, "an onlooker")
            assert Told(other, (None,)) == Told(match, (None,)), (number, viewer, "an onlooker")
            assert holds_no_past(other), (number, viewer)
            changed += other.state_digest() != match.state_digest()
        if moments.looks % 12 == 1:
            plays_on(match, dealer)
        assert snapshot(match) == before
    assert astray * 10 <= tried, (astray, tried)
    return changed


def onlookers_are_told_no_more(match: Match[Any], seed: int) -> Watch:
    """Watch that each seat hears something of all that is told to whoever only looks on.

    Returns how many events an onlooker was told of.
    """
    told = read = 0
    while True:
        is_last = (yield) is None
        for event in match.log(read):
            if event.told(None) is None:
                continue
            told += 1
            for seat in match.table.rulebook.game.seats(match.table.state):
                assert event.told(seat) is not None, (seat, event)
        read = len(match.log())
        if is_last:
            return told


def holds_no_past(copy: Match[Any]) -> bool:
    """Return whether a match dealt anew holds neither answers given before nor the real start."""
    return not copy.journal.all() and not copy._recent and copy._initial is None


def plays_on(match: Match[Any], dealer: random.Random) -> None:
    """See that a match dealt anew can be played like any other, and copied again."""
    viewer = dealer.choice(viewers(match))
    other = match.determinized(viewer, dealer.randrange, chance=Fast(dealer.randrange(1 << 30)))
    for _ in zip(range(20), points(other, dealer.randrange), strict=False):
        assert snapshot(other.fork())[:3] == snapshot(other)[:3]


def undo_restores(make: Make, seed: int) -> None:
    """An undo gives the earlier state back, and chance does not draw the same again."""
    match = make(seed)
    chance = Committed(b"undo" + seed.to_bytes(8, "big"))
    match.chance = chance
    match.start()
    below = Fast(seed).below
    earlier: list[tuple[int, object, list[object]]] = []
    undone = 0
    for number in points(match, below):
        count = len(effective(match.journal.all()))
        earlier = [point for point in earlier if point[0] < count]
        earlier.append((count, match.state_digest(), asked(match)))
        if number % 23 == 22 and undone < 6:
            undone += 1
            length = len(match.journal)
            back, state, questions = earlier[below(len(earlier))]
            match.undo(Seat(0), to=back)
            assert len(match.journal) >= length + 1
            assert (match.state_digest(), asked(match)) == (state, questions)
            drawn = sum(_is_draw(entry) for entry in match.journal.all())
            assert chance.counter == drawn
    assert match.outcome is not None
    with pytest.raises(ValueError, match="-1"):
        match.undo(Seat(0), to=-1)


def summary(match: Match[Any]) -> tuple[object, ...]:
    """Return what must be equal in a match that was resumed, apart from its past."""
    return (match.state_digest(), asked(match), len(match.table.log), len(match.journal))


def _is_draw(entry: object) -> bool:
    return isinstance(entry, Answered) and entry.seat == -1


def bad_answers_change_nothing(match: Match[Any], seed: int, *, every: int = 3) -> Watch:
    """Wrong answers are refused. Returns to how many questions they were given."""
    moments = Moments(every, seed)
    questions = 0
    while (number := (yield)) is not None:
        if not moments.due(number):
            continue
        before = snapshot(match)
        for question in match.pending:
            seat, serial = question.decision.seat, question.serial
            _refused(match, Seat(77), "pass", serial)
            _refused(match, seat, "pass", 10**9)
            _refused(match, seat, object(), serial)
            if question.decision.domain is None:
                _refused(match, seat, "no-such-key", serial)
                _refused(match, seat, 0, serial)
                _refused(match, seat, [question.decision.options[0].key], serial)
        for seat in (Seat(77), *match.table.rulebook.game.seats(match.table.state)):
            with pytest.raises(Refused):
                match.initiate(seat, "no-such-initiative")
        assert snapshot(match) == before
        questions += len(match.pending)
    return questions


def _refused(match: Match[Any], seat: Seat, value: object, serial: int) -> None:
    with pytest.raises(Refused) as caught:
        match.choose(seat, value, serial=serial)
    assert caught.value.message.id


def positions_are_plain(make: Make, seed: int) -> None:
    """A position in words is plain data, which a file can hold."""
    match = played(make, seed)
    words = match.table.rulebook.game.write_position(match.table.state)
    assert msgspec.json.decode(msgspec.json.encode(words)) is not None
