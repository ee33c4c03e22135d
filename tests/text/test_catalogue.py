from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gorin.text.catalogue import (
    CatalogueError,
    GameTexts,
    Texts,
    entries_of,
    load_catalogue,
    sources,
)
from gorin.text.language import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_of_the_package_load_once(language: str) -> None:
    assert load_catalogue(language).has("yes")
    assert load_catalogue(language) is load_catalogue(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_cut_as_the_parser_reads_them(language: str) -> None:
    parser = FluentParser()
    for source in sources(language, Texts(game=GameTexts("tomb-raider"))):
        whole = [
            entry
            for entry in parser.parse(source.text).body
            if isinstance(entry, ast.Message | ast.Term)
        ]
        cut = [parser.parse_entry(text) for _, text in entries_of(source)]
        assert len(whole) == len(cut), source.name
        for one, other in zip(whole, cut, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), one.id.name
        ids = [f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name for one in whole]
        assert ids == [id for id, _ in entries_of(source)]


def test_a_message_is_read_with_all_that_it_refers_to(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    text = """
        |-brand = Gorin
        |    .letter = { brand-letter }
        |brand-letter = G
        |near = by { -brand }
        |far = far { near } and { $what ->
        |    [one] { deep.short }
        |   *[other] nothing
        |}
        |deep = Deep { far-away }
        |    .short = deep { near }
        |far-away = away
        |"""
    write(en="\n".join(line.strip().removeprefix("|") for line in text.splitlines()))
    catalogue = load_catalogue("en", Texts(tmp_path))
    filled = catalogue.phrase("far", {"what": 1})
    assert filled is not None
    assert filled.text == "far by Gorin and deep by Gorin"
    assert catalogue.phrase("-brand") is None
    assert not catalogue.has("-brand")
    assert catalogue.attribute("deep", "short") == "deep by Gorin"


def test_several_threads_read_one_catalogue(tmp_path: Path, write: Callable[..., Path]) -> None:
    write(en="\n".join(f"a{n} = {'{'} a{n + 1} {'}'}" for n in range(60)) + "\na60 = end")
    catalogue = load_catalogue("en", Texts(tmp_path))
    with ThreadPoolExecutor(8) as pool:
        texts = pool.map(lambda number: catalogue.phrase(f"a{number % 60}"), range(480))
        assert {phrase and phrase.text for phrase in texts} == {"end"}


def test_all_files_of_a_folder_are_one_catalogue(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    write(en="first = One")
    (tmp_path / "en" / "more.ftl").write_text("second = Two")
    (tmp_path / "en" / "notes.txt").write_text("third = Three")
    catalogue = load_catalogue("en", Texts(tmp_path))
    assert [catalogue.has(id) for id in ("first", "second", "third")] == [True, True, False]


def test_what_cannot_be_parsed_is_listed_with_file_and_line(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    write(es="fine = Bien\n\nbroken\n\nalso = { $x -> [one] uno }\n")
    (tmp_path / "es" / "more.ftl").write_text("open = { $x\n")
    with pytest.raises(CatalogueError) as error:
        load_catalogue("es", Texts(tmp_path))
    first, second, third = str(error.value).splitlines()
    assert first.startswith('es/common.ftl:3: Expected token: "="')
    assert second.startswith("es/common.ftl:5: ")
    assert third.startswith("es/more.ftl:")


def test_a_missing_folder_and_a_wrong_encoding_are_named(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    with pytest.raises(CatalogueError, match="fr: no folder of messages"):
        load_catalogue("fr", Texts(tmp_path))
    write()
    (tmp_path / "zh" / "common.ftl").write_bytes("yes = 是".encode("gb18030"))
    with pytest.raises(CatalogueError, match=r"zh/common\.ftl: not UTF-8 at byte 6"):
        load_catalogue("zh", Texts(tmp_path))
