"""Questions of words: how long a text may be that is judged, and in which language it is."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES
from gorin.web.identity import language_of
from gorin.web.routes import Call


def check_length(text: str, most: int, place: str) -> None:
    """Check that a text is no longer than one that a table takes.

    Judging takes time that grows with the text.

    Raises:
        BadInput: it is longer.
    """
    if len(text) > most:
        raise BadInput(say("hall-text-too-long", most=most), place=place)


def check_size(value: object, most: int, place: str) -> None:
    """Check that what comes in place of a text would be no longer than one that a table takes.

    Raises:
        BadInput: it would be.
    """
    try:
        text = msgspec.json.encode(value).decode()
    except RecursionError:
        raise BadInput(say("web-no-json"), place=place) from None
    check_length(text, most, place)


def language_in(call: Call[Any], asked: str) -> str:
    """Return a language: the one asked for, else that of the browser.

    Raises:
        BadInput: there is no such language.
    """
    if asked and asked not in LANGUAGES:
        message = say("cli-unknown-language", asked=asked, known=LANGUAGES)
        raise BadInput(message, place="language")
    return asked or language_of(call.request)
