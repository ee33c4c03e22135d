from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gorin.text.catalogue import CatalogueError, load_catalogue
from gorin.text.language import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_of_the_package_load_once(language: str) -> None:
    assert load_catalogue(language).has("yes")
    assert load_catalogue(language) is load_catalogue(language)


def test_all_files_of_a_folder_are_one_catalogue(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    write(en="first = One")
    (tmp_path / "en" / "more.ftl").write_text("second = Two")
    (tmp_path / "en" / "notes.txt").write_text("third = Three")
    catalogue = load_catalogue("en", tmp_path)
    assert [catalogue.has(id) for id in ("first", "second", "third")] == [True, True, False]


def test_what_cannot_be_parsed_is_listed_with_file_and_line(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    write(es="fine = Bien\n\nbroken\n\nalso = { $x -> [one] uno }\n")
    (tmp_path / "es" / "more.ftl").write_text("open = { $x\n")
    with pytest.raises(CatalogueError) as error:
        load_catalogue("es", tmp_path)
    first, second, third = str(error.value).splitlines()
    assert first.startswith('es/common.ftl:3: Expected token: "="')
    assert second.startswith("es/common.ftl:5: ")
    assert third.startswith("es/more.ftl:")


def test_a_missing_folder_and_a_wrong_encoding_are_named(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    with pytest.raises(CatalogueError, match="fr: no folder of messages"):
        load_catalogue("fr", tmp_path)
    write()
    (tmp_path / "zh" / "common.ftl").write_bytes("yes = 是".encode("gb18030"))
    with pytest.raises(CatalogueError, match=r"zh/common\.ftl: not UTF-8 at byte 6"):
        load_catalogue("zh", tmp_path)
