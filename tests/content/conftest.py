"""A judge of scenarios that tests write."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.content.judging import Judge
from tests.shipped import read_scenario

from gorin.content.desk import scenario_run
from gorin.content.desk.scenarios import Verdict


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Judge a scenario of a game from its text, the head left out."""

    def run(game: str, text: str) -> Verdict:
        file = tmp_path / "written.toml"
        head = f'title = "A claim"\nclauses = []\ngame = "{game}"\n'
        file.write_text(head + text, encoding="utf-8")
        return scenario_run.judge(read_scenario(file, "written.toml"))

    return run
