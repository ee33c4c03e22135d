"""Parts of replays: how large they are, who pays for them, and that nobody's are dropped."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.web.serving import PLENTY, Served
from tests.web.test_people import play
from tests.web.test_playback import steps
from tests.web.test_tables import finished

from gorin.web import shelf
from gorin.web.errors import Unavailable
from gorin.web.shelf import Ready, Shelf, Wanted


class Patient:
    """Somebody who asks for steps, and hangs up after a while or never."""

    def __init__(self, looks: int | None = None) -> None:
        self.counted = 0
        self._looks = looks

    def count(self) -> None:
        """Count what has to be made."""
        self.counted += 1

    async def has_gone(self) -> bool:
        """Hang up once it was looked so often."""
        if self._looks is None:
            return False
        self._looks -= 1
        return self._looks < 0


def test_large_steps_come_in_small_parts_that_make_the_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        whole = await steps(guest, id, "seat1")
        monkeypatch.setattr(shelf, "MOST_BYTES", 6_000)
        served.app.state.site.shelf._chunks.clear()
        part = (await guest.get(f"/api/replays/{id}/steps?view=seat1&count=90")).json()
        assert 1 <= len(part["steps"]) < min(90, len(whole))
        assert [one["number"] for one in await steps(guest, id, "seat1")] == [
            one["number"] for one in whole
        ]

    play(tmp_path, do)


def test_parts_that_have_to_be_made_are_counted_and_ready_ones_are_not(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        guest = await served.guest()
        id = await finished(served, guest)
        asked = f"/api/replays/{id}/steps?view=public&count=5&first="
        found = [(await guest.get(f"{asked}{first}")).status_code for first in (0, 0, 0, 1, 2)]
        assert found == [200, 200, 200, 200, 429]
        assert (await guest.get(f"{asked}1")).status_code == 200

    play(tmp_path, do, replace(PLENTY, chunks=2))


async def on_the_shelf(served: Served) -> tuple[Shelf, str, Ready]:
    """Let a match end and its replay be looked at; return the shelf, the id and the replay."""
    guest = await served.guest()
    id = await finished(served, guest)
    _ = await steps(guest, id, "public")
    kept: Shelf = served.app.state.site.shelf
    ready = kept.find(id)
    assert ready is not None
    return kept, id, ready


def test_steps_that_nobody_waits_for_any_more_are_not_made(tmp_path: Path) -> None:
    async def do(served: Served) -> None:
        kept, id, ready = await on_the_shelf(served)
        wanted = Wanted(id, ready, "public", 1, 7, is_over=True)
        with pytest.raises(Unavailable):
            await kept.chunk(wanted, Patient(0))
        assert wanted.key not in kept._chunks
        # Two who ask for the same at once wait for one making of it.
        askers = Patient(), Patient()
        one, other = await asyncio.gather(*(kept.chunk(wanted, each) for each in askers))
        assert one is other
        assert one.content

    play(tmp_path, do)


def test_whoever_hangs_up_meanwhile_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(served: Served) -> None:
        kept, id, ready = await on_the_shelf(served)
        monkeypatch.setattr(shelf, "LOOKS", 0)  # it is looked before the thread has done anything
        with pytest.raises(Unavailable):
            await kept.chunk(Wanted(id, ready, "seat2", 0, 200, is_over=True), Patient(1))

    play(tmp_path, do)
