"""Reading aloud: from a message and what fills it to a sentence in the reader's language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TypeAlias

from gorin.kernel.words import Arg, Message, Name
from gorin.text.catalogue import (
    GRAMMAR,
    HOUSE,
    NOTHING,
    Catalogue,
    Filling,
    Phrase,
    Texts,
    load_catalogue,
)
from gorin.text.language import ENGLISH

AHEAD = ("second", "noun")
"""Arguments that a joining word or an article stands before."""

Names: TypeAlias = Callable[[Name], str | None]
"""Finds the text of a proper name; None when it does not know the name."""


def no_names(name: Name) -> str | None:
    """Know no name: every name reads as its key."""
    return None


def first_known(*lookups: Names) -> Names:
    """Return a lookup that asks others in order and takes the first answer."""

    def lookup(name: Name) -> str | None:
        answers = (ask(name) for ask in lookups)
        return next((answer for answer in answers if answer is not None), None)

    return lookup


class Reader:
    """Reads messages in one language.

    Reading never fails: a message that the language lacks is read in English, and one that
    English lacks too leaves its id between brackets where everybody can see it.

    Args:
        language: One of the languages of the catalogues.
        names: Finds the text of proper names; a name nobody knows reads as its key.
        texts: What is read: the house's texts, and those of one game if it is about one.
    """

    def __init__(self, language: str, names: Names = no_names, texts: Texts = HOUSE) -> None:
        self.language = language
        self.names = names
        self._texts = texts

    @cached_property
    def _catalogue(self) -> Catalogue:
        # Read when it is needed first: a server is up before it has anything to say.
        return load_catalogue(self.language, self._texts)

    def knowing(self, *lookups: Names) -> Reader:
        """Return a reader that asks these lookups for a name before its own."""
        return Reader(self.language, first_known(*lookups, self.names), self._texts)

    def read(self, arg: Arg) -> str:
        """Return the text of a message, or of anything that may fill one."""
        return self._phrase(arg).text

    def row(self, texts: Iterable[str]) -> str:
        """Return texts in a row: joined as those of a list are, without a word before the last."""
        text = ""
        for other in texts:
            text = self._joined("list-more", text, other) if text else other
        return text

    def has(self, id: str) -> bool:
        """Return whether a message with this id can be read, if need be in English."""
        return self._catalogue.has(id) or self._english().has(id)

    def title(self, id: str) -> str:
        """Return the title of a message: the short name beside its text."""
        title = self._catalogue.attribute(id, "title")
        if title is None:
            title = self._english().attribute(id, "title")
        return _mark(f"{id}.title") if title is None else title

    def _english(self) -> Catalogue:
        # Looked up only when something is missing, so that a reader of another language does
        # not wait for a second catalogue at every start.
        return load_catalogue(ENGLISH, self._texts)

    def _phrase(self, arg: Arg) -> Phrase:
        if isinstance(arg, Message):
            return self._entry(arg.id, self._filling(arg.args) if arg.args else NOTHING)
        if isinstance(arg, str):
            return Phrase(arg)
        if isinstance(arg, Name):
            text = self.names(arg)
            return Phrase(arg.key if text is None else text)
        if isinstance(arg, tuple):
            return self._list([self._phrase(item) for item in arg])
        return self._entry("number", {"number": arg})

    def _entry(self, id: str, filling: Filling = NOTHING) -> Phrase:
        phrase = (
            self._catalogue.phrase(id, filling)
            or self._english().phrase(id, filling)
            or Phrase(_mark(id))
        )
        return _like_its_noun(phrase, filling) if "noun" in filling else phrase

    def _filling(self, args: Mapping[str, Arg]) -> Filling:
        filling: dict[str, int | str] = {}
        grammar: dict[str, int | str] = {}
        for name, arg in args.items():
            if isinstance(arg, int):  # stays a number: messages choose by its plural form
                filling[name] = arg
                continue
            phrase = self._phrase(arg)
            filling[name] = phrase.text
            if name in AHEAD:
                grammar[f"{name}_start"] = first_sound(phrase.text)
            for what in GRAMMAR:
                if (value := getattr(phrase, what)) is not None:
                    grammar[f"{name}_{what}"] = value
        return grammar | filling  # what the sender says of gender and number wins

    def _list(self, items: Sequence[Phrase]) -> Phrase:
        if not items:
            return Phrase(self._entry("list-empty").text, number="other")
        if len(items) == 1:
            return items[0]._replace(number=items[0].number or "one")
        text, *others = (item.text for item in items)
        for other in others[:-1]:
            text = self._joined("list-more", text, other)
        text = self._joined("list-pair" if len(items) == 2 else "list-last", text, others[-1])
        return Phrase(text, _common_gender(items), "other")

    def _joined(self, id: str, first: str, second: str) -> str:
        filling = {"first": first, "second": second, "second_start": first_sound(second)}
        return self._entry(id, filling).text


def _like_its_noun(phrase: Phrase, filling: Filling) -> Phrase:
    """Return a noun with what is said beside it: it keeps the gender and number of the noun."""
    gender, number = filling.get("noun_gender"), filling.get("noun_number")
    return phrase._replace(
        gender=phrase.gender or (None if gender is None else str(gender)),
        number=phrase.number or (None if number is None else str(number)),
    )


def first_sound(text: str) -> str:
    """Return the letter a text starts with as far as a joining word minds it, or "".

    Spanish says "e" for "y" before the sound of i: "Lucha e Ingenio", "padres e hijos", but
    "agua y hielo", where the i only leads to the next vowel; and "u" for "o" before the sound
    of o: "siete u ocho", "días u horas". So the letter comes in lower case without its accent,
    and a silent h before i and o is skipped.
    """
    letters = "".join(
        letter for letter in unicodedata.normalize("NFD", text[:8]).lower() if letter.isalpha()
    )
    if re.match(r"h?i[aeou]", letters):
        return ""
    return letters[1] if letters.startswith(("hi", "ho")) else letters[:1]


def _common_gender(items: Sequence[Phrase]) -> str | None:
    """Return the gender of a list: its items' own if they share it, else the masculine.

    The languages of the catalogues that have genders all agree in this.
    """
    genders = {item.gender for item in items}
    if None in genders:
        return None
    return genders.pop() if len(genders) == 1 else "masculine"


def _mark(id: str) -> str:
    return f"⟦{id}⟧"
