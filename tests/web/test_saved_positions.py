"""Positions out of replays: who gets which, what they tell, and what nobody is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.shipped import Replay, read_scenario
from tests.web.serving import Served, faults
from tests.web.test_people import play
from tests.web.test_playback import answer_once, asked, bots_play, journal_of, steps
from tests.web.test_tables import finished, opened

import gorin
from gorin.content.desk import scenario_run
from gorin.hall.table.play import Play
from gorin.kernel.decision import Seat
from gorin.kernel.journal import read
from gorin.text.language import LANGUAGES

STEP = 20
DECKS = Path(gorin.__file__).parent / "data" / "tomb-raider" / "decks"


async def position(guest: httpx.AsyncClient, id: str, view: str, step: int = STEP) -> str:
    """Return the position at a step of a replay."""
    answer = await guest.get(f"/api/replays/{id}/position?view={view}&step={step}")
    assert answer.status_code == 200, answer.text
    text: str = answer.json()["text"]
    return text


async def refused(guest: httpx.AsyncClient, id: str, view: str) -> tuple[int, list[str]]:
    """Return with which status and why no position of step 0 is given."""
    answer = await guest.get(f"/api/replays/{id}/position?view={view}&step=0")
    return answer.status_code, faults(answer)


def runner(text: str, folder: Path) -> scenario_run.Runner:
    """Return a position played to its end; all that it claims is so."""
    file = folder / "position.toml"
    file.write_text(text, encoding="utf-8")
    case = read_scenario(file, "position.toml")
    assert scenario_run.judge(case).failures == ()
    running = scenario_run.Runner(case, case.steps)
    for number in range(len(case.steps)):
        _ = running.play(number)
    return running


def test_a_position_of_a_finished_match_is_the_match_at_the_end_of_that_step(
    tmp_path: Path,
) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        id = await finished(served, guest)
        journal = read((await guest.get(f"/api/tables/{id}/journal")).text)
        replay = Replay(journal)
        for step in (0, STEP, replay.steps - 1):
            text = await position(other, id, "all", step)
            assert text.startswith(f'title = "Step {step} of a match of Tomb Raider')
            assert "all is so as it was there" in text
            match = runner(text, tmp_path).match
            assert match.state_digest() == replay.at("all", step).state_digest()
        assert "[step.expect]" in await position(other, id, "public")
        own = await position(other, id, "seat2")
        assert "as Seat 2 knows it" in own
        assert "seen_by = 1" in own
        _ = runner(own, tmp_path)

    play(tmp_path, do)


def test_a_position_of_a_journal_that_was_handed_in_is_that_of_its_match(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        text = await journal_of(served, guest)
        (live,) = served.hall.tables
        id = (await guest.post("/api/replays", json={"text": text})).json()["id"]
        assert await position(guest, id, "all") == await position(guest, live.id, "all")

    play(tmp_path, do)


def test_of_a_match_that_runs_a_player_gets_what_they_know(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["easy", ""], begin=True)
        match = (await served.hall.table(id)).room.match
        assert match is not None
        for _ in range(3):
            await answer_once(served, id)
            await asked(match, Seat(1))
        others: set[tuple[int, ...]] = set()
        for view in ("seat2", "public", "", "seat2"):
            text = await position(guest, id, view, 0)
            assert "what that seat cannot know was dealt anew" in text
            assert "[step.expect]" not in text
            state: Any = runner(text, tmp_path).match.table.state
            others.add(tuple(state.physical))
        # What nobody told them is not as it really is, but dealt again each time.
        assert len(others) > 1
        given = 0
        for step in range(1, len(await steps(guest, id, "seat2"))):
            answer = await guest.get(f"/api/replays/{id}/position?view=seat2&step={step}")
            if answer.status_code == 200:
                given += 1
                _ = runner(answer.json()["text"], tmp_path)
            else:
                assert faults(answer) == ["scenario-taken-secret"]
        assert given

    play(tmp_path, do)


@pytest.mark.parametrize("seats", [1, 2])
def test_of_a_match_that_runs_nobody_else_gets_anything(tmp_path: Path, seats: int) -> None:
    async def do(served: Served) -> None:
        guest, other = await served.guest(), await served.guest()
        terms = {"seats": seats}
        id = await opened(guest, terms=terms, bots=["", "easy"][:seats], begin=True)
        for reader in (other, served.visitor()):
            for view in ("", "public", "all", "seat1", "seat2"):
                assert await refused(reader, id, view) == (403, ["web-position-own"])
        # Nor does a player get what another seat knows.
        assert await refused(guest, id, "seat2") == (403, ["web-position-own"])
        if seats > 1:
            assert await refused(guest, id, "all") == (403, ["web-position-own"])

    play(tmp_path, do)


def test_who_plays_alone_gets_all_of_a_match_that_runs(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, terms={"seats": 1}, bots=[""], begin=True)
        match = (await served.hall.table(id)).room.match
        assert match is not None
        await asked(match, Seat(0))
        for view in ("public", "all"):
            text = await position(guest, id, view, 0)
            assert "all is so as it was there" in text
            assert runner(text, tmp_path).match.state_digest() == match.state_digest()
        assert "as Seat 1 knows it" in await position(guest, id, "seat1", 0)

    play(tmp_path, do)


def test_no_position_tells_a_deck_that_somebody_wrote_before_the_match_is_over(
    tmp_path: Path,
) -> None:
    text = (DECKS / "war-party.toml").read_text(encoding="utf-8")

    async def do(served: Served) -> None:
        guest = await served.guest()
        hidden = await opened(guest, bots=["", "easy"], deck_texts=["", text], begin=True)
        assert await refused(guest, hidden, "seat1") == (409, ["web-position-decks"])
        own = await opened(guest, bots=["", "easy"], deck_texts=[text, ""], begin=True)
        assert "dealt anew" in await position(guest, own, "seat1", 0)

    play(tmp_path, do)


def test_no_position_tells_what_a_series_has_added_to_decks_before_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await opened(guest, bots=["", "easy"], begin=True)
        assert "dealt anew" in await position(guest, id, "seat1", 0)
        with monkeypatch.context() as later:
            later.setattr(Play, "part", 2)
            assert await refused(guest, id, "seat1") == (409, ["web-position-decks"])

    play(tmp_path, do)


def test_steps_and_eyes_that_there_are_not_are_told(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await bots_play(served, guest, {"seats": 1})
        wrong = {
            "view=seat2&step=0": "replay-no-seat",
            "view=mine&step=0": "web-replay-no-view",
            "view=all&step=99999": "replay-no-step",
            "view=all&step=x": "answer-not-number",
            "view=all&step=0&language=tlh": "cli-unknown-language",
        }
        for given, told in wrong.items():
            answer = await guest.get(f"/api/replays/{id}/position?{given}")
            assert (answer.status_code, faults(answer)) == (400, [told]), given

    play(tmp_path, do)


def test_a_position_is_written_in_the_language_of_its_reader(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await bots_play(served, guest, {"seats": 1})
        heads: set[str] = set()
        for language in LANGUAGES:
            asked = f"/api/replays/{id}/position?view=all&step=0&language={language}"
            text = (await guest.get(asked)).json()["text"]
            heads.add(text.partition("passing")[0])
            assert "⟦" not in text
        assert len(heads) == len(LANGUAGES)

    play(tmp_path, do)
