"""A small writer of HTML: elements of a page, with everything in them escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

from msgspec import Struct

VOID = ("br", "col", "hr", "meta")
"""Elements that hold nothing and have no end."""


class Markup(Struct, frozen=True):
    """A piece of a page, written out and safe as it is."""

    text: str


Part: TypeAlias = "str | int | Markup | Iterable[Part]"
"""The content of an element: text, which is escaped, elements, and any number of both."""


def element(name: str, *parts: Part, **attributes: str | int | None) -> Markup:
    """Return an element.

    Attributes are named as in HTML, but with an underscore for a hyphen, and with one at the end
    where the name is a word of Python (`class_`); one that is None is left out.
    """
    named = (
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    opened = f"<{name}{''.join(named)}>"
    return Markup(opened if name in VOID else f"{opened}{written(parts)}</{name}>")


def written(part: Part) -> str:
    """Return a part of a page as HTML."""
    if isinstance(part, Markup):
        return part.text
    if isinstance(part, str | int):
        return escape(str(part))
    return "".join(written(inner) for inner in part)


def page(language: str, title: str, style: str, *parts: Part) -> str:
    """Return a whole page that needs nothing from elsewhere: neither files nor scripts."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name_="color-scheme", content="light dark"),
        element("title", title),
        # The content of <style> is not escaped in HTML.
        element("style", Markup(style)),
    )
    whole = element("html", head, element("body", *parts), lang=language)
    return f"<!doctype html>\n{whole.text}\n"
