"""Positions taken out of matches of every game: the file is judged, and what it claims is so."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.shipped import read_scenario

from gorin.content.boxes import LISTED
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk import matches, scenario_run
from gorin.content.desk import taken as taken_module
from gorin.content.desk.saved import SAVED
from gorin.content.desk.scenarios import Case
from gorin.content.desk.taken import taken, text_of
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import CHANCE, Decision, Prompt, Seat
from gorin.kernel.domain import Dice, Shuffle
from gorin.kernel.journal import Header
from gorin.kernel.match import Match
from gorin.kernel.table import Table

FORMATS = [(box.id, each.id) for box in LISTED for each in box.formats]
SERIES = "-series"
"""The end of the name of a format that only an option leads to."""
EVERY = 7
"""Positions are taken after so many answers, and again after so many more."""
MOST = 150


@cache
def header_of(game: str, format: str) -> Header:
    """Return what a match of the usual decks starts from."""
    series = format.removesuffix(SERIES) if format.endswith(SERIES) else None
    chosen = next(box for box in LISTED if box.id == game).any_format(format)
    wishes = matches.wishes_for(
        SHIPPED,
        game,
        seats=min(chosen.most_seats, max(2, chosen.fewest_seats)),
        format=None if series else format,
        series=series,
    )
    return matches.make_header(matches.plan(game, wishes))


def played(
    game: str, format: str, seed: int = 1, every: int = EVERY
) -> Iterator[tuple[Header, Match[Any]]]:
    """Yield a random match after some answers, again and again, and at its end."""
    header = header_of(game, format)
    match = matches.match_of(SHIPPED, header)
    match.chance = Fast(seed)
    match.start()
    chosen = random.Random(seed)
    for number in range(MOST):
        if number % every == 0 or not match.pending:
            yield header, match
        if not match.pending:
            return
        question = chosen.choice(match.pending)
        decision = question.decision
        try:
            answer = (
                chosen.choice([each.key for each in decision.options])
                if decision.domain is None
                else decision.domain.sample(chosen.randrange)
            )
            match.choose(decision.seat, answer, serial=question.serial)
        except Refused:
            match.choose(decision.seat, decision.otherwise, serial=question.serial)


def read(folder: Path, text: str) -> Case:
    file = folder / "taken.toml"
    file.write_text(text, encoding="utf-8")
    return read_scenario(file, "taken.toml")


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_a_position_that_was_taken_holds(tmp_path: Path, game: str, format: str) -> None:
    for header, match in played(game, format):
        position = taken(match, header, None, "A step", "All is so")
        case = read(tmp_path, text_of(position))
        assert scenario_run.judge(case).failures == ()
        runner = scenario_run.Runner(case, case.steps)
        for number in range(len(case.steps)):
            _ = runner.play(number)
        # What is claimed is not all: the match is the same one.
        assert runner.match.state_digest() == match.state_digest()
        assert len(runner.match.pending) == len(match.pending)
        assert len(position.claims) > 5


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_a_seat_takes_what_it_knows(tmp_path: Path, game: str, format: str) -> None:
    taken_once = False
    for header, match in played(game, format, seed=2):
        seat = match.table.rulebook.game.seats(match.table.state)[-1]
        try:
            position = taken(match, header, seat, "A step", "What a seat knows")
        except BadInput as refusal:
            if refusal.message.id != "scenario-taken-secret":
                raise
            continue
        taken_once = True
        case = read(tmp_path, text_of(position))
        assert (position.kind, position.last["seen_by"]) == ("sees", int(seat))
        assert scenario_run.judge(case).failures == ()
    assert taken_once


UNSAID = ("active", "round", "opportunities", "provinces", "calls")
"""Fields that a position which is read back may say otherwise: it begins a phase or a window."""


def uncommented(text: str) -> dict[str, Any]:
    """Return the position that stands in words in a file."""
    lines = (line for line in text.splitlines() if line.startswith("# ") or line == "#")
    toml = "\n".join(line[2:] for line in lines if not line.startswith("# IN WORDS"))
    found: dict[str, Any] = tomllib.loads(toml).get("position", {})
    return found


def without(value: Any) -> Any:
    """Return what must be the same when a position is read back."""
    if isinstance(value, dict):
        return {name: without(each) for name, each in value.items() if name not in UNSAID}
    return [without(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("game", "format"), [each for each in FORMATS if not each[1].endswith(SERIES)]
)
def test_the_words_of_a_position_are_a_position_that_says_the_same(game: str, format: str) -> None:
    positions = taken_module.positions_of(game)
    assert positions.fields is not None
    read_back = taken_in_all = 0
    for header, match in played(game, format, seed=3):
        position = taken(match, header, None, "A", "B", "IN WORDS")
        words = uncommented(text_of(position))
        assert words == position.words
        taken_in_all += 1
        try:
            state, _ = positions.position(SHIPPED, words, {}, format, Path())
        except BadInput:
            continue  # nobody can begin there, such as when the match is over
        again: Match[Any] = Match(Table(match.table.rulebook, state))
        assert without(taken_module._words(again, game)) == without(words)
        read_back += 1
    assert read_back > taken_in_all * 0.6


def test_the_words_of_a_seat_are_those_that_were_dealt_anew(tmp_path: Path) -> None:
    *_, (header, match) = played("l5r-lcg", "stronghold", seed=3)
    said: set[tuple[str, ...]] = set()
    for _ in range(4):
        text = text_of(taken(match, header, Seat(0), "A", "B", "IN WORDS"))
        own, other = uncommented(text)["seats"]
        case = read(tmp_path, text)
        again = scenario_run.Runner(case, ()).match
        assert tuple(own["hand"]) == hands(again, Seat(0))
        assert tuple(other["hand"]) == hands(again, Seat(1))
        said.add(tuple(other["hand"]))
    assert len(said) > 1


def test_between_the_levels_of_a_series_nothing_stands_in_words() -> None:
    header, match = next(played("tomb-raider", "pick-up-series"))
    position = taken(match, header, None, "A", "B", "IN WORDS")
    assert position.words == {}
    assert "IN WORDS" not in text_of(position)


def test_what_chance_has_given_since_is_in_the_file(tmp_path: Path) -> None:
    """Dice were rolled in the running step, or cards shuffled, before somebody was asked."""
    seen = 0
    for header, match in played("tomb-raider", "standard", every=1):
        position = taken(match, header, None, "A step", "All is so")
        if any("chance" in step for step in position.steps):
            seen += 1
            case = read(tmp_path, text_of(position))
            assert scenario_run.judge(case).failures == ()
    assert seen


def test_a_claim_of_a_taken_position_can_fail(tmp_path: Path) -> None:
    header, match = next(played("l5r-lcg", "stronghold"))
    text = text_of(taken(match, header, None, "A", "B"))
    assert '"round" = ' in text
    other = text.replace('"round" = ', '"round" = 9')
    assert [each.message.id for each in scenario_run.judge(read(tmp_path, other)).failures] == [
        "scenario-expect"
    ]


def hands(match: Match[Any], seat: Seat) -> tuple[str, ...]:
    state = match.table.state
    return tuple(state.facts(card).slug for card in state.hands[seat])


def test_what_a_seat_cannot_know_is_dealt_anew_and_not_the_same_every_time(tmp_path: Path) -> None:
    *_, (header, match) = played("l5r-lcg", "stronghold", seed=3)
    assert hands(match, Seat(1))
    dealt: set[tuple[str, ...]] = set()
    for _ in range(4):
        text = text_of(taken(match, header, Seat(0), "A", "B"))
        case = read(tmp_path, text)
        again = scenario_run.Runner(case, ()).match
        assert hands(again, Seat(0)) == hands(match, Seat(0))
        dealt.add(hands(again, Seat(1)))
    assert len(dealt) > 1


def test_what_is_shuffled_is_shuffled_anew_for_a_seat_and_dice_stay() -> None:
    prompt = Prompt("chance", "TR-1.1", "ask-chance")
    order = tuple(range(40))
    drawn = taken_module._drawn(Decision(CHANCE, prompt, domain=Shuffle(40)), order)
    assert isinstance(drawn, tuple)
    assert drawn != order
    assert sorted(drawn) == list(order)
    dice = (6,) * 40
    assert taken_module._drawn(Decision(CHANCE, prompt, domain=Dice(40)), dice) == dice


def test_nobody_takes_what_others_have_answered_in_secret() -> None:
    header = header_of("l5r-lcg", "stronghold")
    match = matches.match_of(SHIPPED, header)
    match.chance = Fast(1)
    match.start()
    while match.pending[0].decision.prompt.kind != "bid":
        decision = match.pending[0].decision
        if decision.domain is None:
            match.choose(decision.seat, decision.options[decision.default].key)
        else:
            match.choose(decision.seat, decision.domain.default())
    match.choose(Seat(1), 4)
    with pytest.raises(BadInput) as caught:
        _ = taken(match, header, Seat(0), "A", "B")
    assert caught.value.message.id == "scenario-taken-secret"
    assert taken(match, header, Seat(1), "A", "B").steps
    assert taken(match, header, None, "A", "B").steps


def test_who_sat_there_and_the_seed_stay_out_of_it() -> None:
    header, match = next(played("magic", "commander"))
    header = replace(header, players=("Ana", "Bia"), commitment="00", entropy=("a word",))
    saved = taken(match, header, None, "A", "B").saved.header
    assert (saved.players, saved.commitment, saved.entropy) == ((), None, ())


HEAD = 'title = "A"\nclauses = []\ngame = "magic"\n[position]\n'
STEP = '[[step]]\nasked = "*"\n'


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (f'{SAVED} = "xyzzy"\n', "scenario-bad-saved"),
        (f'{SAVED} = "eJwDAAAAAAE="\n', "scenario-bad-saved"),
        (f"{SAVED} = 3\n", "scenario-bad-saved"),
        (f'{SAVED} = ""\nturn = 4\n', "scenario-saved-alone"),
    ],
)
def test_what_is_no_saved_position_is_a_fault(tmp_path: Path, position: str, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        _ = read(tmp_path, HEAD + position + STEP)
    (fault,) = caught.value.all
    assert (fault.place, fault.message.id) == ("taken.toml:5: position: saved", message)


def test_a_saved_position_of_other_rules_is_a_fault(tmp_path: Path) -> None:
    header, match = next(played("magic", "commander"))
    position = taken(match, header, None, "A", "B")
    digests = {**header.digests, "rulebook": "0" * 64}
    other = text_of(_with(position, digests))
    with pytest.raises(BadInput) as caught:
        _ = read(tmp_path, other)
    assert caught.value.message.id == "other-rules-unknown"
    assert caught.value.place.endswith(": position: saved")


def _with(position: Any, digests: dict[str, str]) -> Any:
    header = replace(position.saved.header, digests=digests)
    return replace(position, saved=replace(position.saved, header=header))
