"""What kept logs may hold is never deleted from the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from scripts import told_messages
from scripts.told_messages import Register, faults, listed_anew, main, read_register, written

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


def test_files_of_commands_and_pages_are_no_logs(texts: Callable[..., Texts]) -> None:
    assert list(faults(REGISTER, texts(play=MAGIC, page="magic-page = Page\n"))) == []


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
