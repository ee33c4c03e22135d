"""One browser serves a whole process where nothing but browsers is tested, else one file."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.conftest import has_browsers_only

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "arguments",
    [
        ["tests/browser"],
        [str(ROOT / "tests/browser")],
        ["tests/browser/test_home.py", "tests/browser/test_keys.py::test_anything[zh]"],
    ],
)
def test_a_browser_serves_all_files_of_its_folder(arguments: list[str]) -> None:
    assert has_browsers_only(arguments, ROOT)


@pytest.mark.parametrize(
    "arguments",
    [[], ["tests"], ["tests/browser", "tests/web"], ["tests/web/test_gate.py"]],
)
def test_where_other_tests_may_follow_it_is_closed_after_a_file(arguments: list[str]) -> None:
    assert not has_browsers_only(arguments, ROOT)


def test_paths_are_read_from_where_the_run_began() -> None:
    assert has_browsers_only(["browser"], ROOT / "tests")
    assert not has_browsers_only(["browser"], ROOT)
