"""What kept logs may hold is never deleted from the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from scripts import told_messages
from scripts.told_messages import (
    HOUSES,
    Register,
    faults,
    listed_anew,
    main,
    read_register,
    written,
)
from tests.contracts import points, viewers
from tests.formats import ALIKE, FORMATS, LONG
from tests.text.said import needed, said_in

from gorin.content.box.drawing import Drawn
from gorin.content.boxes import find_box, games
from gorin.kernel.chance import Fast
from gorin.text.catalogue import RETIRED, Texts

HOUSE = "seat-bot = Bot\n\nother = Said elsewhere\n"
MAGIC = "log-drawn = Somebody draws\n\nmagic-hand = Hand\n"
REGISTER: Register = {"house": ("seat-bot",), "magic": ("log-drawn", "magic-hand")}


@pytest.fixture
def texts(tmp_path: Path, write: Callable[..., Path]) -> Callable[..., Texts]:
    """Makes English catalogues of the house and of one game, by the names of their files."""

    def make(house: str = HOUSE, **magic: str) -> Texts:
        folder = write(en=house)
        place = tmp_path / "en" / "magic"
        place.mkdir(exist_ok=True)
        for name, text in (magic or {"play": MAGIC}).items():
            (place / f"{name}.ftl").write_text(text, encoding="utf-8")
        return Texts(folder)

    return make


def test_all_that_kept_logs_may_hold_is_in_the_catalogues() -> None:
    assert list(faults(read_register())) == []


def test_the_register_is_as_the_command_writes_it() -> None:
    register = read_register()
    assert listed_anew(register) == register
    assert told_messages.REGISTER.read_text(encoding="utf-8") == written(register)


def test_a_message_that_is_deleted_is_missed_until_it_is_retired(
    texts: Callable[..., Texts],
) -> None:
    play, gone = MAGIC.split("\n\n")
    assert list(faults(REGISTER, texts())) == []
    assert list(faults(REGISTER, texts(play=play))) == [
        "magic: magic-hand may stand in kept logs: put it into retired.ftl in all languages"
    ]
    assert list(faults(REGISTER, texts(play=play, retired=gone))) == []
    assert list(faults(REGISTER, texts("other = Said\n"))) == [
        "house: seat-bot may stand in kept logs: put it into retired.ftl in all languages"
    ]


def test_a_new_message_is_to_be_listed_and_what_no_log_held_is_not_retired(
    texts: Callable[..., Texts],
) -> None:
    assert list(faults({**REGISTER, "magic": ("log-drawn",)}, texts())) == [
        "magic: magic-hand is not listed: run `python -m scripts.told_messages`"
    ]
    assert list(faults(REGISTER, texts(play=MAGIC, retired="page-end = End\n"))) == [
        "magic: page-end of retired.ftl was never told: delete it"
    ]


def test_of_files_of_commands_and_pages_a_log_holds_only_its_own_lines(
    texts: Callable[..., Texts],
) -> None:
    page = "magic-page = Page\n\nlog-shown = Somebody shows\n"
    assert list(faults(REGISTER, texts(play=MAGIC, page=page))) == [
        "magic: log-shown is not listed: run `python -m scripts.told_messages`"
    ]


def test_nothing_is_ever_taken_out_of_the_register() -> None:
    before: Register = {"magic": ("magic-of-long-ago",)}
    assert "magic-of-long-ago" in listed_anew(before)["magic"]


def test_the_command_writes_the_register_and_tells_by_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(told_messages, "REGISTER", tmp_path / "told.toml")
    assert main(["--check"]) == 1
    assert "is not listed" in capsys.readouterr().out
    assert main([]) == 0
    assert main(["--check"]) == 0
    kept = (tmp_path / "told.toml").read_text(encoding="utf-8")
    gone = kept.replace('    "log-', '    "log-of-long-ago",\n    "log-', 1)
    (tmp_path / "told.toml").write_text(gone, encoding="utf-8")
    assert main(["--check"]) == 1
    assert f"log-of-long-ago may stand in kept logs: put it into {RETIRED}" in (
        capsys.readouterr().out
    )


MATCHES = [name for name in FORMATS if name not in (*LONG, *ALIKE) and name.startswith(games())]
LOOKS = 20
"""One answer in so many is followed by a look at the board."""


@pytest.mark.slow
@pytest.mark.parametrize("name", MATCHES)
def test_all_that_a_random_match_tells_is_listed(name: str) -> None:
    game = name.replace(",", "/").split("/")[0]
    draw, match = find_box(game).draw, FORMATS[name](7)
    below, seen = Fast(8).below, set[str]()
    match.start()
    for number in points(match, below):
        if draw is not None and number % LOOKS == 0:
            table = match.table
            for viewer in viewers(match):
                seen |= said_in(draw(table.rulebook.game.view(table, viewer), (), Drawn()))
    for event in match.log():
        for viewer in viewers(match):
            seen |= said_in(event.told(viewer))
    register = read_register()
    listed = {*register[HOUSES], *register[game]}
    assert (seen & needed("en", game).keys()) - listed == set()
    assert len(seen & listed) > 10
