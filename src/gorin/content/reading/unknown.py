"""Saying that there is nothing of a name: with what is called nearly so, if there is anything."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from gorin.kernel.words import Arg, Message, say


def unknown(id: str, near: Iterable[str], **args: Arg) -> Message:
    """Return a message that names what is similar, or the one that says so alone.

    The other message has the same id with `-alone` behind it.
    """
    found = tuple(near)
    return say(id, near=found, **args) if found else say(f"{id}-alone", **args)


def unknown_deck(asked: str, known: Iterable[str]) -> Message:
    """Return what to say of a deck that is not there: the nearest ones, or all if none is near."""
    decks = tuple(known)
    near = tuple(get_close_matches(asked, decks))
    if near:
        return say("deck-unknown-similar", asked=asked, known=near)
    return say("deck-unknown", asked=asked, known=decks)
