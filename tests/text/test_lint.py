from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gorin.text.catalogue import Texts
from gorin.text.lint import main, problems


@pytest.fixture
def everywhere(write: Callable[..., Path]) -> Callable[..., list[str]]:
    """Return the problems when all languages have one text, except those given."""

    def problems_with(text: str, **others: str) -> list[str]:
        return problems(Texts(write(**{"en": text, "pt": text, "es": text, "zh": text} | others)))

    return problems_with


def test_the_catalogues_of_the_package_agree() -> None:
    assert problems() == []


def test_equal_catalogues_have_no_problem(everywhere: Callable[..., list[str]]) -> None:
    assert everywhere("a = { $x }\n    .title = A\n") == []


def test_a_missing_and_a_surplus_message_are_found(everywhere: Callable[..., list[str]]) -> None:
    text = "a = A\nb = B\n"
    assert everywhere(text, es="a = A\n\nc = C\n") == [
        "es: lacks b, which is at en/common.ftl:2",
        "es/common.ftl:3: c does not exist in English",
    ]


def test_a_missing_and_a_surplus_attribute_are_found(everywhere: Callable[..., list[str]]) -> None:
    text = "a = A\n    .title = A\n"
    assert everywhere(text, zh="a = A\n    .note = B\n", pt=".title = A\n") == [
        'pt-BR/common.ftl:1: Expected an entry start',
        "pt-BR: lacks a, which is at en/common.ftl:1",
        "pt-BR: lacks a.title, which is at en/common.ftl:2",
        "zh: lacks a.title, which is at en/common.ftl:2",
        "zh/common.ftl:2: a.note does not exist in English",
    ]  # fmt: skip


def test_other_variables_are_found_in_texts_and_attributes(
    everywhere: Callable[..., list[str]],
) -> None:
    text = "a = { $x } { $y }\n    .title = { $x }\n"
    assert everywhere(text, zh="a = { $x } { $z }\n    .title = T\n") == [
        "zh/common.ftl:1: a lacks $y",
        "zh/common.ftl:1: a uses $z, which English does not have",
        "zh/common.ftl:2: a.title lacks $x",
    ]


def test_a_language_may_choose_by_grammar_of_what_english_has(
    everywhere: Callable[..., list[str]],
) -> None:
    chosen = "a = { $x } { $x_gender ->\n   *[masculine] o\n    [feminine] a\n}\n"
    assert everywhere("a = { $x }\n", pt=chosen) == []
    agreed = "a = { $x } { $x_number ->\n   *[one] is\n    [other] are\n}\n"
    assert everywhere("a = { $x }\n", en=agreed) == []


def test_grammar_of_something_english_lacks_is_found(everywhere: Callable[..., list[str]]) -> None:
    chosen = "a = { $x } { $y_gender ->\n   *[masculine] o\n    [feminine] a\n}\n"
    assert everywhere("a = { $x }\n", pt=chosen) == [
        "pt-BR/common.ftl:1: a uses $y_gender, which English does not have",
    ]


def test_a_number_that_is_shown_is_no_grammar(everywhere: Callable[..., list[str]]) -> None:
    assert everywhere("a = { $seat_number }\n", es="a = asiento\n") == [
        "es/common.ftl:1: a lacks $seat_number",
    ]


def test_gender_number_and_terms_belong_to_each_language(
    everywhere: Callable[..., list[str]],
) -> None:
    own = "-card = carta\na = { -card }\n    .gender = feminine\n    .number = one\n"
    assert everywhere("a = card\n", pt=own) == []


def test_what_merges_with_a_preposition_belongs_to_each_language(
    everywhere: Callable[..., list[str]],
) -> None:
    text = "a = A\nb = of { $x }\n"
    merged = "a = A\n    .of = da A\n    .on = na A\nb = { $x_of }\n"
    assert everywhere(text, pt=merged) == []
    assert everywhere(text, pt=merged.replace("x_of", "y_of")) == [
        "pt-BR/common.ftl:4: b lacks $x",
        "pt-BR/common.ftl:4: b uses $y, which English does not have",
    ]


def test_misspelt_grammar_is_found(everywhere: Callable[..., list[str]]) -> None:
    wrong = "a = { $x } { $x_gender ->\n   *[masculine] o\n    [feminin] a\n}\n    .gender = male\n"
    assert everywhere("a = { $x }\n", es=wrong) == [
        "es/common.ftl:1: a chooses by $x_gender, which cannot be 'feminin'",
        "es/common.ftl:5: a.gender cannot be 'male'",
    ]


def test_variables_of_messages_shown_inside_count(everywhere: Callable[..., list[str]]) -> None:
    text = "inner = { $x }\nouter = So { inner }\n"
    assert everywhere(text, zh="inner = { $x }\nouter = { $x }\n") == []
    assert everywhere(text, zh="inner = { $x }\nouter = X\n") == [
        "zh/common.ftl:2: outer lacks $x",
    ]


def test_junk_is_found_with_its_line(everywhere: Callable[..., list[str]]) -> None:
    assert everywhere("a = A\n", es="a = A\n\noops\n") == [
        'es/common.ftl:3: Expected token: "="',
    ]


def test_an_id_used_twice_is_found_across_files_and_within_a_message(
    tmp_path: Path, write: Callable[..., Path]
) -> None:
    write(**dict.fromkeys(("en", "pt", "es", "zh"), "a = A\n"))
    (tmp_path / "zh" / "more.ftl").write_text("\na = B\n    .title = T\n    .title = T\n")
    assert problems(Texts(tmp_path)) == [
        "zh/more.ftl:2: a is already at zh/common.ftl:1",
        "zh/more.ftl:4: a.title is already at zh/more.ftl:3",
        "zh/more.ftl:3: a.title does not exist in English",
    ]


def test_references_to_nothing_and_to_oneself_are_found(
    everywhere: Callable[..., list[str]],
) -> None:
    text = "a = { b } { -t } { c.title }\nb = { a }\nc = C\n"
    found = everywhere(text)
    assert found[:4] == [
        "en/common.ftl:1: a refers to -t, which does not exist",
        "en/common.ftl:1: a refers to c.title, which does not exist",
        "en/common.ftl:1: a refers to itself",
        "en/common.ftl:2: b refers to itself",
    ]


def test_a_language_without_a_folder_is_found(tmp_path: Path, write: Callable[..., Path]) -> None:
    write()
    (tmp_path / "es" / "common.ftl").unlink()
    (tmp_path / "es").rmdir()
    assert problems(Texts(tmp_path)) == ["es: no folder of messages for this language"]


def test_the_command_prints_the_problems_and_tells_by_its_code(
    tmp_path: Path, write: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    write()
    assert main([str(tmp_path)]) == 0
    write(en="a = A\n", pt="a = A\n", es="a = A\n")
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == "zh: lacks a, which is at en/common.ftl:1\n"
