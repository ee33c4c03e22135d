"""Replays: steps, what each viewer sees of them, and any step at once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from tests.content.played import played
from tests.raids import raid_wishes
from tests.shipped import match_of, plan_of_series, reader_for

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, make_header, plan
from gorin.content.desk.replays import EVERYBODY, MOST, SEATS, Replay, Step, Viewer
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.journal import Answered, Initiated, Journal, effective, read, write
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, observe
from gorin.kernel.replaying import Disagreement
from gorin.text.language import LANGUAGES

VIEWERS: tuple[Viewer, ...] = (None, Seat(0), Seat(1), EVERYBODY)


def replay(seed: int = 1, *, seats: int = 2, undo: bool = False, every: int = 50) -> Replay:
    return Replay(SHIPPED, played(seats, seed, undo=undo)[0], every=every)


def steps(found: Replay, viewer: Viewer, first: int = 0) -> list[Step]:
    """Return all steps from one on, in chunks."""
    taken: list[Step] = []
    while first + len(taken) < found.steps:
        taken += found.chunk(viewer, first + len(taken), 64).steps
    return taken


def matches(journal: Journal) -> list[Match[Any]]:
    """Return a match after each number of entries."""
    match = match_of(journal.header)
    match.start()
    found = [match.fork()]
    for entry in effective(journal.entries):
        match.feed(entry)
        found.append(match.fork())
    return found


# -- steps ---------------------------------------------------------------------------------


@pytest.mark.parametrize("undo", [False, True])
def test_each_entry_belongs_to_one_step_and_undone_ones_to_none(*, undo: bool) -> None:
    found = replay(undo=undo)
    entries = effective(played(2, 1, undo=undo)[0].entries)
    assert (len(entries) < len(played(2, 1, undo=undo)[0].entries)) is undo
    taken = steps(found, None)
    assert [step.number for step in taken] == list(range(found.steps))
    assert (taken[0].before, taken[-1].after) == (0, len(entries))
    assert all(one.after == other.before for one, other in pairwise(taken))
    for step in taken:
        numbers = range(step.before + 1, step.after + 1)
        assert {found.step_at(number) for number in numbers} <= {step.number}
    assert found.step_at(0) == 0
    assert found.outline().entries == len(entries)


def test_a_step_begins_with_what_somebody_did_and_with_nothing_else() -> None:
    """Chance follows; a question with one answer too, unless it is secret how many it had."""
    journal, _ = played(3, 2)
    found = Replay(SHIPPED, journal)
    starts = {step.before for step in steps(found, None)[1:]}
    match = match_of(journal.header)
    match.start()
    forced = 0
    for number, entry in enumerate(effective(journal.entries)):
        assert isinstance(entry, Answered)
        decision = match.question(entry.seat, entry.serial).decision
        is_choice = entry.seat != CHANCE and (decision.secret or len(decision.options) > 1)
        assert (number in starts) is is_choice
        forced += decision.secret and len(decision.options) == 1
        match.feed(entry)
    assert forced
    assert len(starts) < len(journal.entries)


def test_a_step_tells_who_answered_what_to_which_question() -> None:
    journal, _ = played(2, 1)
    found = replay()
    entries = effective(journal.entries)
    after = matches(journal)
    reader = reader_for("en", game="tomb-raider")
    for step in steps(found, EVERYBODY)[1:]:
        entry, match = entries[step.before], after[step.before]
        assert isinstance(entry, Answered)
        decision = match.question(entry.seat, entry.serial).decision
        assert (step.seat, step.kind) == (entry.seat, decision.prompt.kind)
        assert (step.clause, step.question) == (decision.prompt.clause, decision.message)
        option = decision.option(entry.answer)
        assert option is not None
        told = match.table.rulebook.game.option_message(match.table, decision, option)
        assert step.answer == told
        assert reader.read(told)


# -- views ---------------------------------------------------------------------------------


def plain(view: Any) -> Any:
    return msgspec.to_builtins(view)


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
@pytest.mark.parametrize("undo", [False, True])
def test_what_changed_step_by_step_adds_up_to_what_the_viewer_sees(
    viewer: Seat | None, *, undo: bool
) -> None:
    journal, _ = played(2, 1, undo=undo)
    after = matches(journal)
    seen: dict[str, Any] = {}
    for step in steps(replay(undo=undo), viewer):
        seen = dict(step.view) if step.whole else {**seen, **step.view}
        assert plain(seen) == plain(observe(after[step.after], viewer).view)


def test_only_what_changed_is_sent() -> None:
    taken = replay().chunk(None, 10, 60).steps
    assert taken[0].whole
    assert not any(step.whole for step in taken[1:])
    whole = set(taken[0].view)
    assert all(set(step.view) < whole for step in taken[1:])
    assert any(not step.view for step in taken[1:])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_any_step_is_had_at_once_and_is_the_same(viewer: Viewer) -> None:
    found = replay(every=7)
    taken = steps(found, viewer)
    for first in (0, 1, 2, 50, 51, len(taken) // 2, len(taken) - 1):
        chunk = found.chunk(viewer, first, 3)
        assert (chunk.first, chunk.total) == (first, len(taken))
        for one, other in zip(chunk.steps, taken[first : first + 3], strict=True):
            if one.whole == other.whole:
                assert one == other
            same = msgspec.structs.replace(one, view=other.view, whole=other.whole)
            assert same == other


def test_how_many_matches_are_kept_makes_no_difference() -> None:
    assert steps(replay(every=1), Seat(1)) == steps(replay(every=10**6), Seat(1))


def test_everybody_sees_every_hand() -> None:
    journal, _ = played(3, 2)
    after = matches(journal)
    seen: dict[str, Any] = {}
    for step in steps(Replay(SHIPPED, journal), EVERYBODY):
        seen = dict(step.view) if step.whole else {**seen, **step.view}
        if step.after % 3:
            continue  # what was forgotten in between would still be missing
        match = after[step.after]
        assert {name: plain(seen[name]) for name in seen if name != SEATS} == plain(
            observe(match, None).view
        )
        for seat in range(3):
            own = plain(observe(match, Seat(seat)).view)
            mine = {**{name: plain(seen[name]) for name in own}, **plain(seen[SEATS][str(seat)])}
            assert mine == own
    assert any(plain(seen[SEATS])[str(seat)].get("hand") for seat in range(3))


def test_quiet_steps_are_those_in_which_a_viewer_sees_nothing() -> None:
    found = replay(3)
    taken = steps(found, None)
    before: Any = None
    seen: dict[str, Any] = {}
    for step in taken:
        seen = dict(step.view) if step.whole else {**seen, **step.view}
        assert step.quiet is (not step.lines and plain(seen) == before)
        before = plain(seen)
    assert 0 < sum(step.quiet for step in taken) < len(taken)


# -- secrets -------------------------------------------------------------------------------


def test_a_spectator_is_told_neither_questions_nor_secret_answers() -> None:
    journal, _ = played(3, 2)
    entries = effective(journal.entries)
    taken = steps(Replay(SHIPPED, journal), None)[1:]
    assert all(step.question is None for step in taken)
    for step in taken:
        entry = entries[step.before]
        assert isinstance(entry, Answered)
        assert (step.answer is None) is entry.secret
    assert {step.answer is None for step in taken} == {True, False}


def test_a_seat_is_told_its_own_answers_and_no_secret_ones_of_others() -> None:
    journal, _ = played(3, 2)
    entries = effective(journal.entries)
    for step in steps(Replay(SHIPPED, journal), Seat(1))[1:]:
        entry = entries[step.before]
        assert isinstance(entry, Answered)
        assert (step.question is not None) is (entry.seat == 1)
        assert (step.answer is None) is (entry.secret and entry.seat != 1)


# -- the log -------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
def test_the_lines_of_all_steps_are_the_log_as_the_viewer_reads_it(viewer: Seat | None) -> None:
    _, match = played(2, 1)
    told = [line for step in steps(replay(), viewer) for line in step.lines]
    log = lines(match, viewer)
    assert [(line.clause, line.message) for line in told] == [
        (line.clause, line.message) for line in log
    ]
    assert [line.at for line in told] == sorted(line.at for line in told)


def test_everybody_reads_what_each_seat_does_and_nothing_twice() -> None:
    _, match = played(2, 1)
    told = [line.message for step in steps(replay(), EVERYBODY) for line in step.lines]
    for seat in range(2):
        own = [line.message for line in lines(match, Seat(seat))]
        public = [line.message for line in lines(match, None)]
        assert all(message in told for message in own if message not in public)
    drawn = [message for message in told if message.id.startswith("log-cards-drawn")]
    assert {message.id for message in drawn} == {"log-cards-drawn-own"}


def test_the_outline_marks_the_turns() -> None:
    found = replay()
    outline = found.outline()
    assert [mark.message.args["turn"] for mark in outline.marks] == list(range(1, 9))
    taken = steps(found, None)
    for mark in outline.marks:
        assert mark.message in [line.message for line in taken[mark.step].lines]
    assert outline.players == ("a", "b")
    assert outline.outcome is not None
    assert outline.steps == len(taken)


# -- acts, series, faults ------------------------------------------------------------------


def begun(*, seats: int = 2) -> tuple[Match[Any], Any]:
    planned = plan("tomb-raider", raid_wishes(seats=seats, level="into-the-caves"))
    match = Match(begin(planned), chance=Fast(5))
    match.start()
    return match, make_header(planned)


def test_giving_up_is_a_step_and_stirring_chance_is_none() -> None:
    match, header = begun()
    match.initiate(Seat(1), "entropy", "abc")
    match.pick(match.pending[0], 0)
    match.initiate(Seat(0), "concede")
    found = Replay(SHIPPED, Journal(header, match.journal.all()))
    (act,) = [step for step in steps(found, None) if step.kind == "concede"]
    assert isinstance(found.entries[act.before], Initiated)
    assert (act.seat, act.question) == (Seat(0), None)
    assert act.answer is not None
    assert [step.kind for step in steps(found, None)].count("entropy") == 0
    assert found.outline().outcome == match.outcome


def test_a_series_of_levels_can_be_watched_too() -> None:
    planned = plan_of_series(SeriesWishes(kind="linked", seats=2))
    match = Match(begin(planned), chance=Fast(5))
    match.start()
    for _ in range(3):
        if match.pending and match.pending[0].decision.options:
            match.pick(match.pending[0], 0)
    found = Replay(SHIPPED, Journal(make_header(planned), match.journal.all()))
    last = found.chunk(Seat(0), found.steps - 1).steps[-1]
    assert plain(last.view) == plain(observe(match, Seat(0)).view)


def test_a_match_that_is_not_over_can_be_watched_up_to_now() -> None:
    match, header = begun()
    for _ in range(5):
        match.pick(match.pending[0], 0)
    found = Replay(SHIPPED, Journal(header, match.journal.all()))
    assert found.outline().outcome is None
    last = found.chunk(None, found.steps - 1).steps[-1]
    assert plain(last.view) == plain(observe(match, None).view)


def test_a_match_nobody_has_answered_in_has_one_step() -> None:
    match, header = begun()
    draws = [entry for entry in match.journal.all() if entry.seat == CHANCE]
    assert len(draws) == len(match.journal)
    for entries in ([], draws):
        found = Replay(SHIPPED, Journal(header, list(entries)))
        (step,) = found.chunk(None, 0).steps
        assert (step.number, step.seat, step.whole) == (0, None, True)


def test_what_cannot_be_watched_is_refused() -> None:
    journal, _ = played(2, 1)
    public = read(write(journal, seed=b"seed", public=True))
    with pytest.raises(BadInput) as caught:
        Replay(SHIPPED, public)
    assert caught.value.message.id == "journal-public-copy"
    broken = Journal(journal.header, journal.entries[3:])
    with pytest.raises(Disagreement):
        Replay(SHIPPED, broken)
    found = replay()
    nobody: tuple[Any, ...] = (Seat(2), Seat(-1), "some")
    for viewer in nobody:
        with pytest.raises(BadInput) as caught:
            found.chunk(viewer, 0)
        assert caught.value.message.id == "replay-no-seat"
    for first in (-1, found.steps):
        with pytest.raises(BadInput) as caught:
            found.chunk(None, first)
        assert caught.value.message.id == "replay-no-step"


def test_a_chunk_is_never_too_large() -> None:
    found = replay(3, seats=3)
    assert found.steps > MOST
    assert len(found.chunk(None, 0, 10**9).steps) == MOST
    assert len(found.chunk(None, 0, 0).steps) == 1


def test_a_chunk_has_no_more_bytes_than_wanted_and_the_next_one_goes_on() -> None:
    found = replay(3, seats=3)
    whole = found.chunk(EVERYBODY, 5, 60).steps
    for most in (0, 2_000, 6_000):
        cut = found.chunk(EVERYBODY, 5, 60, most_bytes=most).steps
        sizes = [len(msgspec.json.encode(step)) for step in cut]
        assert len(cut) == 1 or sum(sizes) <= most
        assert len(cut) < 60
        assert cut == whole[: len(cut)]
        after = found.chunk(EVERYBODY, 5 + len(cut), 60 - len(cut), most_bytes=10**7).steps
        assert [step.number for step in (*cut, *after)] == [step.number for step in whole]


def test_who_has_waited_long_enough_breaks_a_chunk_off() -> None:
    found = replay(3, seats=3)
    beats: list[int] = []

    def beat() -> None:
        beats.append(1)
        if len(beats) > 4:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        found.chunk(None, 0, 60, beat=beat)
    assert len(beats) == 5


def test_whoever_makes_a_chunk_may_rest_on_the_way_to_its_first_step() -> None:
    found = replay(3, seats=3)
    beats: list[int] = []
    found.chunk(None, 30, 2, beat=lambda: beats.append(1))
    # An entry at least for each step before, and once for each of the two.
    assert len(beats) > 30 + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_steps_reads_in_every_language(language: str) -> None:
    reader = reader_for(language, ("a", "b"), "tomb-raider")
    match, header = begun()
    match.initiate(Seat(0), "concede")
    acts = steps(Replay(SHIPPED, Journal(header, match.journal.all())), EVERYBODY)
    for step in (*acts, *steps(replay(), EVERYBODY)):
        told = [step.question, step.answer, *(line.message for line in step.lines)]
        assert not [text for text in map(reader.read, filter(None, told)) if "⟦" in text]
