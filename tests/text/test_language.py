from __future__ import annotations

import pytest

from gorin.text.language import (
    LANGUAGES,
    UnknownLanguage,
    known_language,
    pick_language,
    usual_language,
)


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en", "en"),
        ("en_GB.UTF-8", "en"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("es_MX", "es"),
        ("es_ES@euro", "es"),
        ("zh_CN", "zh"),
        ("zh-Hans", "zh"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
    ],
)
def test_a_tag_names_a_language_however_it_is_written(tag: str, language: str) -> None:
    assert pick_language(tag, {}) == language
    assert pick_language(None, {"LANG": tag}) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_found_under_its_own_name(language: str) -> None:
    assert known_language(language) == language


@pytest.mark.parametrize("asked", ["fr", "", "english", "p", "esperanto", "../en"])
def test_asking_for_an_unknown_language_is_refused_with_the_list(asked: str) -> None:
    with pytest.raises(UnknownLanguage, match="choose one of en, pt-BR, es, zh") as refusal:
        pick_language(asked, {"LANG": "es"})
    assert f"'{asked}'" in str(refusal.value)


def test_what_is_asked_outweighs_the_environment() -> None:
    assert pick_language("zh", {"GORIN_LANG": "es", "LANG": "pt_BR"}) == "zh"


def test_the_first_variable_that_is_set_decides() -> None:
    environment = {"LANG": "zh_CN", "LC_MESSAGES": "es_AR", "LC_ALL": "pt_BR", "GORIN_LANG": "en"}
    expected = {"GORIN_LANG": "en", "LC_ALL": "pt-BR", "LC_MESSAGES": "es", "LANG": "zh"}
    for variable, language in expected.items():
        assert pick_language(None, environment) == language
        environment[variable] = ""


def test_an_environment_without_a_known_language_means_english() -> None:
    assert pick_language(None, {}) == "en"
    assert pick_language(None, {"LANG": "fr_FR.UTF-8"}) == "en"
    assert pick_language(None, {"LC_ALL": "C", "LANG": "pt_BR.UTF-8"}) == "en"


def test_the_variable_of_this_program_asks_as_an_option_does() -> None:
    with pytest.raises(UnknownLanguage, match="'xx'"):
        pick_language(None, {"GORIN_LANG": "xx", "LANG": "es"})
    assert pick_language("zh", {"GORIN_LANG": "xx"}) == "zh"
    assert usual_language({"GORIN_LANG": "xx", "LANG": "es"}) == "es"
