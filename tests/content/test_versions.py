"""Other rules are told apart before anything is judged, and nothing is called false for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from tests.before import before, mended, names
from tests.raids import raid_wishes
from tests.shipped import Replay, match_of

from gorin import __version__
from gorin.cli.terminal import saves
from gorin.content.boxes import LISTED, find_box
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk import versions
from gorin.content.desk.judging import judge
from gorin.content.desk.matches import make_header, plan
from gorin.content.desk.versions import OtherRules, doubt, number_of, numbered, program
from gorin.kernel.chance import Committed, Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import Answered, Header, Journal, Result, digest, read
from gorin.kernel.verify import Verdict
from gorin.kernel.words import Message
from gorin.text.language import LANGUAGES
from gorin.text.render import Reader

T = TypeVar("T")
SEED = bytes(range(32))
OTHERS = {"other-rules-version", "other-rules-uncounted", "other-rules-cards", "journal-refused"}


def played() -> Journal:
    """Return a match of these rules, to its end."""
    header = make_header(plan("tomb-raider", raid_wishes(seats=2, turn_limit=2)), seed=SEED)
    match = match_of(header)
    match.chance = Committed(SEED, ())
    match.start()
    below = Fast(1).below
    while match.pending:
        question = match.pending[0]
        match.pick(question, below(len(question.decision.options)))
    assert match.outcome is not None
    outcome = match.outcome
    ending = {"winners": outcome.winners, "clause": outcome.clause, "reason": outcome.reason}
    return Journal(header, match.journal.all(), Result(match.state_digest(), ending, SEED.hex()))


def spoilt(journal: Journal) -> Journal:
    """Return a journal with an answer that nobody could give."""
    number, entry = next(
        (number, one)
        for number, one in enumerate(journal.entries)
        if isinstance(one, Answered) and one.seat >= 0
    )
    entries = [*journal.entries]
    entries[number] = replace(entry, answer="nothing-of-the-kind")
    return replace_journal(journal, entries=entries)


def replace_journal(journal: Journal, **changes: Any) -> Journal:
    return Journal(
        changes.get("header", journal.header),
        changes.get("entries", journal.entries),
        changes.get("result", journal.result),
    )


def of(journal: Journal, **digests: str | None) -> Journal:
    """Return a journal with other digests in its header; None takes one out."""
    kept = {**journal.header.digests, **digests}
    left = {name: value for name, value in kept.items() if value is not None}
    return replace_journal(journal, header=replace(journal.header, digests=left))


def refused(journal: Journal) -> Message:
    with pytest.raises(OtherRules) as caught:
        _ = judge(journal, match_of)
    return caught.value.message


def told_or(work: Callable[[], T]) -> T | None:
    """Return what comes of work; nothing if other rules played that, and it was told."""
    try:
        return work()
    except BadInput as error:
        told = error.message.id
    assert told in OTHERS
    return None


@pytest.mark.parametrize("name", names())
def test_what_was_played_before_is_never_called_false(name: str) -> None:
    then = before()[name]
    if not then.journal:
        return
    verdict = told_or(lambda: judge(read(then.journal), match_of))
    if isinstance(verdict, Verdict):
        assert verdict.replayed
        assert verdict.chance == "verified"
        assert verdict.state_matches
        assert verdict.outcome_matches


@pytest.mark.parametrize("name", names())
def test_a_game_saved_before_goes_on_or_says_what_plays_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before()[name].save
    if not then:
        return
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "then.jsonl").write_text(then["journal"], encoding="utf-8")
    (tmp_path / "saves" / "then.json").write_text(then["notes"], encoding="utf-8")
    loaded = told_or(lambda: saves.load(SHIPPED, "then"))
    assert loaded is None or loaded[1].pending
    with mended(monkeypatch), pytest.raises(BadInput) as caught:
        _ = saves.load(SHIPPED, "then")
    assert caught.value.message.id == "other-rules-version"
    assert caught.value.place.startswith(str(tmp_path / "saves" / "then.jsonl"))


@pytest.mark.parametrize("name", names())
def test_of_mended_rules_everything_from_before_names_its_version_and_what_plays_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = before()[name]
    if not then.journal:
        return
    journal = read(then.journal)
    with mended(monkeypatch):
        told = refused(journal)
        with pytest.raises(OtherRules) as caught:
            _ = Replay(journal)
    assert caught.value.message == told
    assert told.id == "other-rules-version"
    assert int(str(told.args["ours"])) > int(str(told.args["made"]))
    plays = told.args["plays"]
    assert isinstance(plays, Message)
    game, format, *_ = name.split(" ")
    listed = numbered(game, format)
    assert listed is not None
    _, _, made = journal.header.version.partition("+")
    known = {made} if made else {"0123abcd", *(one.revision for one in listed.earlier)}
    assert plays.args["revision"] in known


def test_a_journal_says_its_rules_and_the_revision_that_made_it() -> None:
    header = played().header
    listed = numbered("tomb-raider", "standard")
    assert listed is not None
    assert header.digests["sources"] == listed.newest
    assert header.version == program()
    assert header.version.startswith(__version__)


def test_a_false_journal_of_these_very_rules_is_false() -> None:
    verdict = judge(spoilt(played()), match_of)
    assert not verdict.replayed


def test_one_that_names_no_sources_may_have_been_played_by_other_rules() -> None:
    told = refused(of(spoilt(played()), sources=None))
    assert told.id == "other-rules-uncounted"


def test_one_that_names_no_sources_and_fits_is_fine() -> None:
    verdict = judge(of(played(), sources=None), match_of)
    assert verdict.replayed
    assert verdict.state_matches


@pytest.mark.parametrize("part", ["state", "outcome"])
def test_an_end_that_other_rules_reach_is_not_called_false(part: str) -> None:
    journal = played()
    assert journal.result is not None
    changes: dict[str, Any] = {"state": "0" * 64} if part == "state" else {"outcome": None}
    ended = replace_journal(journal, result=replace(journal.result, **changes))
    assert refused(of(ended, sources=None)).id == "other-rules-uncounted"
    verdict = judge(ended, match_of)
    assert not (verdict.state_matches and verdict.outcome_matches)


def test_a_seed_that_does_not_fit_is_false_by_any_rules() -> None:
    journal = played()
    assert journal.result is not None
    forged = replace_journal(journal, result=replace(journal.result, seed="00" * 32))
    assert judge(of(forged, sources=None), match_of).chance == "wrong"


def test_sources_of_the_same_number_that_nobody_listed_are_other_rules() -> None:
    assert refused(of(played(), sources="elsewhere")).id == "other-rules-sources"


def test_of_sources_that_play_alike_what_does_not_fit_is_left_to_those_that_made_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    journal = played()
    with mended(monkeypatch, raised=False):
        assert judge(journal, match_of).state_matches
        assert refused(spoilt(journal)).id == "other-rules-sources"


def test_rules_that_nobody_knows_are_other_rules() -> None:
    told = refused(of(played(), rulebook="0" * 64))
    assert told.id == "other-rules-unknown"


def test_a_setup_that_was_changed_is_told_as_such() -> None:
    journal = played()
    header = replace(journal.header, digests={**journal.header.digests, "setup": "0" * 64})
    with pytest.raises(Exception, match="journal-other-version"):
        _ = judge(replace_journal(journal, header=header), match_of)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", ["0.1.0", "0.1.0+89abcdef"])
def test_what_is_told_is_whole_in_every_language(language: str, made: str) -> None:
    reader = Reader(language)
    for box in LISTED:
        for format in box.formats:
            book = format.rulebook.name
            number = int(number_of(box.id, format))
            for rules in ((book, str(number + 1)), (book, "none")):
                header = Header(box.id, format.id, made, {}, {"rulebook": digest(rules)})
                with pytest.raises(OtherRules) as caught:
                    versions.check_rules(header)
                text = reader.read(caught.value.message)
                assert not re.search("[⟦{}]", text), text
                assert str(number) in text
                assert made.partition("+")[2] in text
            header = Header(box.id, format.id, made, {}, {"rulebook": digest((book, str(number)))})
            why = doubt(header)
            assert why is not None
            assert not re.search("[⟦{}]", reader.read(why))


def test_a_game_that_is_not_listed_counts_for_itself() -> None:
    format = find_box("magic").formats[0]
    assert number_of("elsewhere", format) == format.rulebook.version
    assert numbered("elsewhere", format.id) is None
