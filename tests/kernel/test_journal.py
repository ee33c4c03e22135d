from __future__ import annotations

import json

import msgspec
import pytest

from gorin.kernel.chance import Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.journal import (
    Answered,
    Entry,
    Header,
    Hidden,
    Initiated,
    Journal,
    Result,
    Undone,
    canonical,
    digest,
    draws,
    effective,
    header_digest,
    read,
    redrawn,
    salted,
    write,
)

SEED = b"seed"
A, B = Seat(0), Seat(1)


def journal(*, result: bool = True) -> Journal:
    entries: list[Entry] = [
        Answered(1, CHANCE, (2, 0, 1), secret=True),
        Answered(2, A, "pass"),
        Answered(3, B, "pass", secret=True),
        Initiated(B, "note", {"text": "line\u2028break"}),
        Undone(A, 2),
        Answered(3, B, 4, secret=True),
    ]
    header = Header("toy", "toy", "1", {"seats": 2}, {"cards": "x"}, "hash", ("e",), ("Ann",))
    return Journal(header, entries, Result("digest", {"winners": [0]}, "ab") if result else None)


@pytest.mark.parametrize("result", [True, False])
def test_a_journal_reads_back(*, result: bool) -> None:
    written = write(journal(result=result), seed=SEED)
    found = read(written)
    assert canonical(found) == canonical(journal(result=result))
    assert write(found, seed=SEED) == written
    assert read(written.replace("\n", "\n\n")) == found


def test_an_edit_is_found_at_its_line() -> None:
    rows = write(journal(), seed=SEED).split("\n")
    for number in range(len(rows) - 1):
        edited = json.loads(rows[number])
        part = next(name for name in ("header", "entry", "result") if name in edited)
        field = {"header": "version", "entry": "seat", "result": "state"}[part]
        edited[part][field] = "2" if part != "entry" else 9
        text = "\n".join([*rows[:number], json.dumps(edited), *rows[number + 1 :]])
        with pytest.raises(BadInput) as caught:
            read(text, name="game.journal")
        assert caught.value.place == f"game.journal:{number + 1}"
        assert caught.value.message.id == "journal-edited"


def test_a_line_taken_out_or_moved_is_found() -> None:
    rows = write(journal()).split("\n")
    for text in (rows[:2] + rows[3:], [rows[0], rows[2], rows[1], *rows[3:]]):
        with pytest.raises(BadInput, match="journal-edited"):
            read("\n".join(text))


def test_an_edited_secret_answer_is_found() -> None:
    text = write(journal(), seed=SEED)
    assert text.count('"answer":"pass","secret":true') == 1
    with pytest.raises(BadInput, match="journal:4 · journal-edited"):
        read(text.replace('"answer":"pass","secret":true', '"answer":"play","secret":true'))


def test_a_public_copy_leaves_secret_answers_out_and_still_verifies() -> None:
    full, public = write(journal(), seed=SEED), write(journal(), seed=SEED, public=True)
    assert "[2,0,1]" in full
    assert "[2,0,1]" not in public
    assert '"salt"' not in public
    hidden = read(public).entries[0]
    assert isinstance(hidden, Answered)
    assert set(hidden.answer) == {"hidden"}
    assert write(read(public), public=True) == public
    hashes = [msgspec.json.decode(row)["hash"] for row in full.strip().split("\n")]
    assert hashes == [msgspec.json.decode(row)["hash"] for row in public.strip().split("\n")]


def test_a_hidden_answer_is_revealed_by_its_salt() -> None:
    public = read(write(journal(), seed=SEED, public=True)).entries[2]
    assert isinstance(public, Answered)
    salt = Committed(SEED).salt(2)
    assert canonical(salted("pass", salt)) == canonical(public.answer)
    assert salted("pass", "another") != salted("pass", salt)
    assert isinstance(salted("pass", salt), Hidden)


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "j", "journal-empty"),
        ("\n \n", "j", "journal-empty"),
        ("not json\n", "j:1", "journal-not-json"),
        ('{"a":' * 100_000, "j:1", "journal-not-json"),
        ('{"hash": 1}\n', "j:1", "journal-bad-line"),
        ('{"hash": "x"}\n', "j:1", "journal-no-header"),
        ('{"hash": "x", "header": {"game": "g"}}\n', "j:1", "journal-bad-line"),
    ],
)
def test_what_is_no_journal_is_told_with_its_place(text: str, place: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(text, name="j")
    assert (caught.value.place, caught.value.message.id) == (place, reason)


def test_nothing_may_follow_the_result_and_lines_hold_one_thing() -> None:
    text = write(journal())
    last = text.strip().split("\n")[-1]
    for extra in (last, '{"hash": "x"}'):
        with pytest.raises(BadInput) as caught:
            read(text + extra)
        assert caught.value.place == "journal:9"
    with pytest.raises(BadInput, match="journal-bad-line"):
        read(text.split("\n")[0] + '\n{"hash": "x"}')


def test_undone_entries_do_not_count() -> None:
    entries = journal().entries
    assert effective(entries) == [entries[0], entries[1], entries[5]]
    assert effective([*entries, Undone(B, 0)]) == []


def test_a_takeback_counts_as_drawn_again_only_with_a_draw_among_what_goes() -> None:
    entries = journal().entries
    assert redrawn(entries) == 0
    assert redrawn([*entries, Undone(B, 1)]) == 0
    assert redrawn([*entries, Undone(B, 0)]) == 1
    drawn = Answered(1, CHANCE, (0,), secret=True)
    assert redrawn([*entries, Undone(B, 0), drawn, Undone(A, 0)]) == 2
    # What is gone already does not go again.
    assert redrawn([drawn, Undone(A, 0), entries[1], Undone(A, 0)]) == 1


def test_draws_are_those_of_chance_with_their_positions() -> None:
    assert draws(journal()) == [(0, journal().entries[0])]


def test_digests_do_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest({1: "a", 10: "b", 2: "c"}) == digest({10: "b", 2: "c", 1: "a"})
    assert digest({1, 2}) == digest({2, 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert header_digest({"cards": [1]}) == {"cards": digest([1])}
