"""Answers: which ones are given without asking, and which one somebody means by what is typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from gorin.cli.terminal.domains import read_value
from gorin.cli.terminal.saves import Settings
from gorin.content.box.customs import Customs
from gorin.kernel.observe import QuestionView
from gorin.text.render import Reader

LEAVE = "leave-open"
"""The answer that leaves a question open that nobody has to answer."""


class Read(Struct, frozen=True):
    """What was read from what somebody typed: one answer, or several that it may mean."""

    answer: object = None
    candidates: tuple[str, ...] = ()

    @property
    def is_answer(self) -> bool:
        """Whether exactly one answer was meant."""
        return self.answer is not None


NOTHING = Read()


def automatic(
    customs: Customs,
    question: QuestionView,
    settings: Settings,
    *,
    skipping: bool,
    in_need: Callable[[], bool],
    is_new: Callable[[], bool],
) -> str | None:
    """Return the answer given silently for a person, or None if the person is asked.

    The engine asks whatever the rules ask; leaving out what has one answer is the terminal's.

    Args:
        customs: those of the game.
        question: what is asked.
        settings: what the person has set.
        skipping: the person passes in every window for now.
        in_need: whether starting over may help the person.
        is_new: whether a window offers what the person has not just passed.
    """
    keys = tuple(option.key for option in question.options)
    return customs.automatic(
        question.kind, keys, settings, skipping=skipping, in_need=in_need, is_new=is_new
    )


def safe_answer(question: QuestionView, safe: Sequence[str]) -> int | None:
    """Return the place of the answer that the Enter key stands for, if there is a safe one."""
    for place, option in enumerate(question.options):
        if option.key in safe:
            return place
    return None


def read_answer(question: QuestionView, typed: str, reader: Reader) -> Read:
    """Return which answer is meant by a number, a key, or the beginning of a text."""
    if question.domain is not None:
        return Read(read_value(question.domain, typed))
    options = question.options
    if typed.isdecimal():
        number = int(typed)
        return Read(options[number - 1].key) if 1 <= number <= len(options) else NOTHING
    keys = [option.key for option in options]
    texts = [reader.read(option.message) for option in options]
    places = meant(typed, keys, texts)
    if len(places) == 1:
        return Read(keys[places[0]])
    return Read(candidates=tuple(texts[place] for place in places))


def meant(typed: str, keys: Sequence[str], texts: Sequence[str] = ()) -> list[int]:
    """Return the places that what is typed may mean, by the strictest way that fits any.

    Ways, from strict to lenient: the whole key or text, the beginning of either or of the
    thing a key names, a part of a text.
    """
    wanted = typed.casefold().strip()
    slug = wanted.replace(" ", "-")
    tails = [key.partition(":")[2] for key in keys]
    shown = [text.casefold() for text in texts] or list(keys)
    ways: tuple[Callable[[int], bool], ...] = (
        lambda at: wanted == keys[at] or wanted == shown[at] or slug == tails[at],
        lambda at: (
            keys[at].startswith((wanted, slug.replace("-", ":", 1)))
            or tails[at].startswith(slug)
            or shown[at].startswith(wanted)
        ),
        lambda at: wanted in shown[at],
    )
    for fits in ways:
        found = [at for at in range(len(keys)) if wanted and fits(at)]
        if found:
            return _one_per_card(found, keys)
    return []


def _one_per_card(found: list[int], keys: Sequence[str]) -> list[int]:
    """Leave one of several copies of a card: which copy is meant makes no difference."""
    first: dict[str, int] = {}
    for at in found:
        _ = first.setdefault(keys[at].partition(".")[0], at)
    return list(first.values())
