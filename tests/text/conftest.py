from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gorin.text.language import LANGUAGES


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write one file of messages per language (pt-BR as `pt`) and return the folder of all.

    A language that is not given has an empty file.
    """

    def write(**texts: str) -> Path:
        for language in LANGUAGES:
            place = tmp_path / language
            place.mkdir(exist_ok=True)
            text = texts.get(language.partition("-")[0], "")
            (place / "common.ftl").write_text(text, encoding="utf-8")
        return tmp_path

    return write
