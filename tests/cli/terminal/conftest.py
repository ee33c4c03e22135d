from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saved games out of the home of whoever runs the tests."""
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
