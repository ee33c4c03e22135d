"""The behaviour of a card as text: a line for each thing it can do, in Gorin's own words.

    play at test if during-your-fight do add-dice 1
    use at damage if damage-to-you cost discard-this do prevent-damage 1
    found do open-exit
    always weapon 1

A game declares the grammar. Lines end at a line break or a semicolon. `write_behaviour` is the
inverse of `read_behaviour`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from enum import Enum, Flag
from typing import Any, get_args, get_origin

from msgspec import Struct

from gorin.content.cards.grammar import CLAUSES, Grammar, Slot, inner, name_of, reader_of
from gorin.content.cards.shapes import NONE, LineFault, Shape, ValueFault
from gorin.content.reading.unknown import unknown
from gorin.kernel.words import Message, Word, say

_TOKEN = re.compile(
    r'\s*(?:(?P<text>"[^"]*")|(?P<token>[(),]|-?\d+(?![\w-])|[^\s(),"]+)|(?P<odd>"))'
)


class EffectFault(Exception):
    """A line that says nothing; the message says what is wrong with it."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


# -- reading -------------------------------------------------------------------------------


class Line:
    """The tokens of a line, read one after the other."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar = grammar
        self.tokens: list[str] = []
        place = 0
        text = text.rstrip()
        while place < len(text):
            token = _TOKEN.match(text, place)
            if token is None or token["odd"]:
                raise EffectFault(say("effect-open-quote", text=text[place:].strip()))
            self.tokens.append(token["text"] or token["token"])
            place = token.end()
        self.place = 0

    @property
    def next(self) -> str:
        """The token that comes next; empty at the end of the line."""
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self) -> str:
        """Return the next token and go past it."""
        token = self.next
        self.place += 1
        return token

    def skip(self, token: str) -> bool:
        """Go past a token if it is the next one."""
        is_next = self.next == token
        self.place += is_next
        return is_next

    def expect(self, token: str) -> None:
        """Go past a token that must come next."""
        if not self.skip(token):
            raise EffectFault(say("effect-expected", expected=token, got=self.got))

    @property
    def got(self) -> Message | str:
        """The next token for people."""
        return self.next or say("effect-line-end")


def read_behaviour(grammar: Grammar, text: str) -> tuple[Any, tuple[LineFault, ...]]:
    """Return what a text says a card does, and what is wrong with its lines."""
    parts: dict[str, list[Any]] = {}
    faults: list[LineFault] = []
    for number, line in _lines(text):
        try:
            _read_line(Line(grammar, line), parts)
        except EffectFault as error:
            faults.append(LineFault(number, error.message))
    said: dict[str, Any] = {name: tuple(values) for name, values in parts.items()}
    return grammar.behaviour(**said), tuple(faults)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a text that say something; a semicolon in a quotation ends none."""
    for number, row in enumerate(text.splitlines()):
        for part in re.findall(r'(?:"[^"]*"|[^;])+', row):
            if part.strip():
                yield number, part


def _read_line(line: Line, parts: dict[str, list[Any]]) -> None:
    grammar, starts = line.grammar, line.grammar.starts
    verb = line.take()
    if verb not in starts:
        raise EffectFault(say("effect-unknown-start", asked=verb, known=tuple(starts)))
    field, kind = starts[verb]
    if kind is grammar.ability:
        values: list[Any] = [_ability(line)]
    elif issubclass(kind, grammar.kinds["effect"]):
        line.expect("do")
        values = list(_words(line, "effect", "then"))
    else:
        values = list(_words(line, "constant", "and"))
    if line.next:
        raise EffectFault(say("effect-too-much", rest=" ".join(line.tokens[line.place :])))
    parts.setdefault(field, []).extend(values)


def _ability(line: Line) -> Struct:
    line.expect("at")
    said: dict[str, Any] = {"when": _moments(line), "effects": ()}
    extra = line.grammar.extras
    while line.next in CLAUSES or line.next in extra:
        word = line.take()
        name = CLAUSES[word][0] if word in CLAUSES else extra[word].name
        if said.get(name):
            raise EffectFault(say("effect-twice", word=word))
        if word in CLAUSES:
            _, kind, joint = CLAUSES[word]
            said[name] = _words(line, kind, joint)
        else:
            said[name] = _flag(line, word, extra[word])
    return line.grammar.ability(**said)


def _flag(line: Line, word: str, slot: Slot) -> Any:
    """Return the value of a flag: the other one of yes and no, or what follows it."""
    if isinstance(slot.default, bool):
        return not slot.default
    return _value(line, word, slot, slot.type)


def _moments(line: Line) -> Flag:
    known = line.grammar.moments
    moments = line.grammar.moment(0)
    while True:
        asked = line.take()
        if asked not in known:
            got = asked or say("effect-line-end")
            raise EffectFault(say("effect-unknown-moment", asked=got, known=tuple(known)))
        moments |= known[asked]
        if not line.skip("or"):
            return moments


def _words(line: Line, kind: str, joint: str) -> tuple[Any, ...]:
    words = [_word(line, kind)]
    while line.skip(joint):
        words.append(_word(line, kind))
    return tuple(words)


def _word(line: Line, kind: str) -> Word:
    asked = line.take()
    entry = line.grammar.entries(kind).get(asked)
    if entry is None:
        raise EffectFault(_unknown(line.grammar, asked, kind))
    values = [_argument(line, asked, slot) for slot in entry.slots]
    return entry.word(*values)


def _unknown(grammar: Grammar, asked: str, kind: str) -> Message:
    """Return what to say of something that is no word of the kind that belongs here."""
    wanted = say(f"effect-kind-{kind}")
    other = grammar.vocabulary.get(asked)
    if other is not None:
        is_kind = say(f"effect-kind-{other.kind}")
        return say("effect-wrong-kind", word=asked, is_kind=is_kind, wanted=wanted)
    if not asked or asked in grammar.reserved:
        return say("effect-expected", expected=wanted, got=asked or say("effect-line-end"))
    near = get_close_matches(asked, list(grammar.entries(kind)), n=3, cutoff=0.5)
    return unknown("effect-unknown-word", near, word=asked, wanted=wanted)


def _argument(line: Line, word: str, slot: Slot) -> Any:
    ends = line.grammar.reserved - {NONE}
    if slot.is_optional and (not line.next or line.next in ends or line.next in "),"):
        return slot.default
    return _value(line, word, slot, slot.type)


def _value(line: Line, word: str, slot: Slot, kind: Any) -> Any:
    kind, may_be_none = inner(kind)
    if may_be_none and line.skip(NONE):
        return None
    if get_origin(kind) is tuple:
        return _values(line, word, slot, get_args(kind)[0])
    token = line.next
    read = reader_of(kind)
    try:
        if read is None or not token or token in line.grammar.reserved:
            raise ValueError(token)
        value = read(token.strip('"'))
        if not _fits(line.grammar, value, slot):
            raise ValueError(token)
    except ValueError:
        expected = slot.choices or _expected(line.grammar, slot, kind)
        raise EffectFault(
            say("effect-bad-value", word=word, field=slot.name, expected=expected, got=line.got)
        ) from None
    line.place += 1
    return value


def _expected(grammar: Grammar, slot: Slot, kind: Any) -> Message:
    if slot.is_card:
        return say("effect-card")
    if isinstance(kind, type) and issubclass(kind, int):
        return say("effect-number", most=grammar.largest)
    return say("effect-text")


def _fits(grammar: Grammar, value: Any, slot: Slot) -> bool:
    if slot.is_card:
        return value in grammar.slugs()
    if isinstance(value, str):
        return not slot.choices or value in slot.choices
    return isinstance(value, Enum) or 0 <= value <= grammar.largest


def _values(line: Line, word: str, slot: Slot, kind: Any) -> tuple[Any, ...]:
    """Return the values between brackets, separated by commas."""
    line.expect("(")
    values: list[Any] = []
    while not line.skip(")"):
        if values:
            line.expect(",")
        values.append(_value(line, word, slot, kind))
    return tuple(values)


def read_effects(grammar: Grammar, text: str) -> tuple[Any, ...]:
    """Return effects joined by `then`.

    Raises:
        EffectFault: the text is not that.
    """
    line = Line(grammar, text)
    effects = _words(line, "effect", "then")
    if line.next:
        raise EffectFault(say("effect-too-much", rest=" ".join(line.tokens[line.place :])))
    return effects


# -- writing -------------------------------------------------------------------------------


def write_behaviour(grammar: Grammar, behaviour: Struct) -> str | None:
    """Return what a card does as text, or None if it does something that words do not say."""
    lines: list[str | None] = []
    for verb, (field, kind) in grammar.starts.items():
        parts: tuple[Any, ...] = getattr(behaviour, field)
        if kind is grammar.ability:
            lines += [_written(grammar, verb, ability) for ability in parts]
        elif issubclass(kind, grammar.kinds["constant"]):
            lines += [_join(grammar, f"{verb} ", (constant,), "") for constant in parts]
        elif parts:
            lines.append(_join(grammar, f"{verb} do ", parts, "then"))
    return None if None in lines else "\n".join(line for line in lines if line)


def _written(grammar: Grammar, verb: str, ability: Any) -> str | None:
    parts: list[str | None] = [f"{verb} at {_moments_written(grammar, ability.when)}"]
    for name, (field, _, joint) in CLAUSES.items():
        if words := getattr(ability, field):
            parts.append(_join(grammar, f"{name} ", words, joint))
    for name, slot in grammar.extras.items():
        value = getattr(ability, slot.name)
        if value != slot.default:
            parts.append(
                name if isinstance(value, bool) else f"{name} {grammar.write_value(value)}"
            )
    return None if None in parts else " ".join(part for part in parts if part)


def _moments_written(grammar: Grammar, when: Flag) -> str:
    name, any_time = grammar.any_time
    if when == any_time:
        return name
    return " or ".join(name_of(moment) for moment in grammar.moment if moment & when)


def _join(grammar: Grammar, before: str, words: tuple[Word, ...], joint: str) -> str | None:
    written = [write_word(grammar, word) for word in words]
    return None if None in written else before + f" {joint} ".join(filter(None, written))


def write_word(grammar: Grammar, word: Word) -> str | None:
    """Return a word with its values as text, or None if it belongs to a single card."""
    entry = grammar.entry_of(word)
    if entry is None:
        return None
    values = [getattr(word, slot.name) for slot in entry.slots]
    while values and values[-1] == entry.slots[len(values) - 1].default:
        del values[-1]
    return " ".join((entry.name, *map(grammar.write_value, values)))


# -- as a value of a form ------------------------------------------------------------------


class Doing(Shape, frozen=True, kw_only=True):
    """The behaviour of a card, in the notation of effects; kept with one ability on a line."""

    grammar: Grammar

    def value(self, text: str) -> Any:
        behaviour, faults = read_behaviour(self.grammar, text)
        if faults:
            raise ValueFault(*faults)
        return write_behaviour(self.grammar, behaviour) or None

    def described(self) -> Message:
        return say("form-effect")
