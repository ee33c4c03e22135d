from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gorin.text import lint
from gorin.text.language import LANGUAGES


class ParsedOnce:
    """A parser that knows again what it has read.

    These tests ask many times for all that the house says; nine tenths of that is parsing.
    """

    @staticmethod
    @cache
    def parse(text: str) -> ast.Resource:
        return FluentParser().parse(text)


@pytest.fixture(autouse=True, scope="package")
def parsed_once() -> Iterator[None]:
    """Let the lint parse each text once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lint, "FluentParser", ParsedOnce)
        yield
    ParsedOnce.parse.cache_clear()


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
