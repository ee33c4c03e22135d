"""Versions of the rules: which number a format has, and what other rules played a journal.

A number stands for sources that play alike, as the register `data/versions.toml` lists them. A
journal says under which number it was played, and with which sources. So one of other rules is
told apart before it is judged, and is never called false. Games that are not in the register
count for themselves: their rulebooks have a version, and nothing is known of their sources.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from gorin import __version__
from gorin.content.box.format import Format
from gorin.content.boxes import find_box
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import Header, digest
from gorin.kernel.replaying import Disagreement
from gorin.kernel.words import Message, say
from gorin.revision import revision

FILE = "versions.toml"
RULEBOOK = "rulebook"
SOURCES = "sources"
MOST_NUMBER = 200
"""The highest number that is looked for behind a digest."""


class Unplayable(BadInput):
    """A match that was begun cannot be played here; nothing is held against it."""


class OtherRules(Unplayable):
    """Something was played by rules that are not those of this program; it may be all right."""


class Earlier(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of before: its sources, and the last revision of the program that had it."""

    version: int
    revision: str = ""
    sources: tuple[str, ...] = ()


class Numbered(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a format: their number now, the sources that play alike, the numbers before."""

    version: int
    sources: tuple[str, ...] = ()
    earlier: tuple[Earlier, ...] = ()

    @property
    def newest(self) -> str:
        """The digest of the sources of this program, empty while none is listed."""
        return self.sources[-1] if self.sources else ""

    def plays(self, number: int, sources: str) -> str:
        """Return the last revision that plays what a number and sources played, empty if none."""
        of_number = [one for one in self.earlier if one.version == number]
        # What names no sources was played while the number was counted by hand.
        own = [one for one in of_number if sources in (one.sources or ("",))]
        known = own or ([] if sources else of_number)
        return known[-1].revision if known else ""


@cache
def register() -> Mapping[str, Mapping[str, Numbered]]:
    """Return what is listed: by game, by format."""
    text = (resources.files("gorin") / "data" / FILE).read_bytes()
    return msgspec.toml.decode(text, type=dict[str, dict[str, Numbered]])


def numbered(game: str, format: str) -> Numbered | None:
    """Return what is listed of a format, None for a game that is not in the register."""
    return register().get(game, {}).get(format)


def number_of(game: str, format: Format) -> str:
    """Return the number of the rules of a format."""
    listed = numbered(game, format.id)
    return format.rulebook.version if listed is None else str(listed.version)


def program() -> str:
    """Return the version of this program with its revision, as headers of journals say it."""
    return f"{__version__}+{revision()}" if revision() else __version__


def rules_digests(game: str, format: Format) -> dict[str, str]:
    """Return what tells the rules of a format apart, for the header of a journal."""
    digests = {RULEBOOK: _rulebook_digest(format, number_of(game, format))}
    listed = numbered(game, format.id)
    return digests if listed is None else {**digests, SOURCES: listed.newest}


def _rulebook_digest(format: Format, number: str) -> str:
    return digest((format.rulebook.name, number))


@cache
def _numbers(game: str, format: str) -> Mapping[str, int]:
    """Return the number behind each digest that a header of a format may have."""
    book = find_box(game).any_format(format)
    return {_rulebook_digest(book, str(number)): number for number in range(1, MOST_NUMBER)}


# -- telling apart -------------------------------------------------------------------------


def check_rules(header: Header) -> None:
    """Check that a journal was not played by other rules than those of this program.

    Raises:
        OtherRules: it was; the message says by which, and what plays it.
        BadInput: there is no such format.
    """
    format = find_box(header.game).any_format(header.format)
    made = header.digests.get(RULEBOOK)
    if made is None:
        return
    ours = number_of(header.game, format)
    number = _numbers(header.game, header.format).get(made)
    if number is None and made != _rulebook_digest(format, ours):
        raise OtherRules(_told("other-rules-unknown", header, format, 0), place="header")
    if number is not None and str(number) != ours:
        raise OtherRules(_told("other-rules-version", header, format, number), place="header")
    listed, sources = numbered(header.game, header.format), header.digests.get(SOURCES)
    if number is not None and listed is not None and sources not in (None, *listed.sources):
        raise OtherRules(_told("other-rules-sources", header, format, number), place="header")


def doubt(header: Header) -> Message | None:
    """Return why a journal that the rules do not fit may be all right, None if it cannot be.

    Its number is that of this program's rules, so they most likely play alike; but where it was
    not made by the very same sources that is not sure.
    """
    listed = numbered(header.game, header.format)
    if listed is None or header.digests.get(SOURCES) == listed.newest:
        return None
    format = find_box(header.game).any_format(header.format)
    id = "other-rules-uncounted" if SOURCES not in header.digests else "other-rules-sources"
    return _told(id, header, format, listed.version)


def other_cards(header: Header) -> Message:
    """Return that a match was played with cards as they are not printed here any more."""
    format = find_box(header.game).any_format(header.format)
    number = _numbers(header.game, header.format).get(header.digests.get(RULEBOOK, ""), 0)
    return _told("other-rules-cards", header, format, number)


@contextmanager
def playing_again(header: Header) -> Iterator[None]:
    """Tell other rules apart from a journal that is false, while its entries are played again.

    Raises:
        OtherRules: an entry does not fit, and that may be because of other rules.
    """
    try:
        yield
    except Disagreement as error:
        why = doubt(header)
        if why is None:
            raise
        raise OtherRules(why, place=error.place) from None


def _told(id: str, header: Header, format: Format, number: int) -> Message:
    return say(
        id,
        game=say(f"game-{header.game}"),
        format=say(format.title),
        made=number,
        ours=number_of(header.game, format),
        plays=_plays(header, number),
    )


def _plays(header: Header, number: int) -> Message:
    """Return what is known of the revision that plays what was played then."""
    version, _, made = header.version.partition("+")
    if made:
        return say("other-rules-played-by", revision=made)
    listed = numbered(header.game, header.format)
    known = "" if listed is None else listed.plays(number, header.digests.get(SOURCES, ""))
    if known:
        return say("other-rules-played-until", revision=known)
    return say("other-rules-played-unknown", version=version)
