"""The pages about the server say what the code says, and the example there plays a game."""

from __future__ import annotations

import asyncio
import re
import sys
from inspect import signature
from pathlib import Path
from typing import get_args

import pytest
from docs.make_tables import FOLDER, PAGES, PLACE, TABLES, filled
from tests.web.serving import listening

from gorin.cli.serve import serve
from gorin.hall.table.commands import Wish
from gorin.hall.table.updates import News
from gorin.web.settings import VARIABLE, Settings

SOURCE = FOLDER.parent / "client" / "src"
PROTOCOL = (FOLDER / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.skipif(not SOURCE.is_dir(), reason="the page's source is in a checkout only")
@pytest.mark.parametrize("name", PAGES)
def test_the_tables_of_a_page_are_made_of_the_code(name: str) -> None:
    page = (FOLDER / name).read_text(encoding="utf-8")
    assert page == filled(page), "python docs/make_tables.py"


def test_every_table_stands_on_a_page() -> None:
    pages = "".join((FOLDER / name).read_text(encoding="utf-8") for name in PAGES)
    assert sorted(found[2] for found in PLACE.finditer(pages)) == sorted(TABLES)


def test_the_page_names_every_message() -> None:
    for union, name in ((Wish, "commands"), (News, "news")):
        (told,) = (found[0] for found in PLACE.finditer(PROTOCOL) if found[2] == name)
        rows = re.findall(r"^\| `([\w-]+)` \|", told, re.MULTILINE)
        assert rows == [cls.__struct_config__.tag for cls in get_args(union)]


def test_the_page_names_every_setting() -> None:
    page = (FOLDER / "hosting.md").read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        assert f"`{VARIABLE}{name.upper()}`" in page


def test_the_page_names_every_option_of_the_server() -> None:
    page = (FOLDER / "hosting.md").read_text(encoding="utf-8")
    for name in signature(serve).parameters:
        assert f"| `--{name.removesuffix('_page').replace('_', '-')}` |" in page


def test_a_table_that_is_out_of_date_is_seen() -> None:
    stale = "<!-- table: metrics -->\n\n| name |\n\n<!-- end -->"
    assert filled(stale) != stale
    assert filled(filled(stale)) == filled(stale)


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PROTOCOL, re.DOTALL)
    program = tmp_path / "player.py"
    _ = program.write_text(code, encoding="utf-8")

    async def play() -> tuple[int | None, str]:
        # The limits are those of any server.
        async with listening(tmp_path, Settings()) as served:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                str(program),
                served.address,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            told, _ = await process.communicate()
            return process.returncode, told.decode()

    status, told = asyncio.run(play())
    assert (status, bool(re.fullmatch(r"(not )?won at [a-z0-9]+\n", told))) == (0, True), told
