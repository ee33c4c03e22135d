"""Holds the catalogues to each other: `python -m gorin.text.lint [FOLDER] [GAME=FOLDER]...`.

Without a folder it is about the house's texts and those of the games that lie with them. A game
whose texts lie elsewhere is named with their folder.

Every language has the messages, attributes and variables of English. What a language may
have of its own is grammar: terms, the attributes `gender`, `number`, `of` and `on`, choices by a
variable that only tells about another one (`$card_gender` where English has `$card`), and the form
that another one has behind "of" or "on" (`$card_of` for what English says as "of { $card }").

No text says a word that readers have corrected (`gorin.text.terms`).

A game may refer to what the house says, and may not say it otherwise: under an id of the house
every reader reads the same. Two games may use one id for two things.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct, field

from gorin.text.catalogue import (
    GRAMMAR,
    HOUSE,
    CatalogueError,
    GameTexts,
    Source,
    Texts,
    game_sources,
    games_in,
    house_sources,
    junk,
)
from gorin.text.language import ENGLISH, LANGUAGES
from gorin.text.terms import refused

_VALUES = {"gender": {"masculine", "feminine"}, "number": {"one", "other"}}
_SUFFIXES = ("_gender", "_number", "_start")
_FORMS = ("_of", "_on")


class Part(Struct):
    """The text of a message, a term or an attribute, under "id", "-id" or "id.attribute"."""

    name: str
    place: str
    literal: str | None
    """The text itself if nothing in it depends on anything."""
    variables: set[str] = field(default_factory=set[str])
    """Variables that the part shows, without those that it only chooses by for grammar's sake."""
    references: set[str] = field(default_factory=set[str])
    texts: list[str] = field(default_factory=list[str])
    """Each variant of what it says, with the places that variables fill."""
    choices: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    """The variables it chooses by for grammar's sake, with the named variants."""


Parts: TypeAlias = Mapping[str, Part]


def problems(texts: Texts = HOUSE) -> list[str]:
    """Return everything wrong with the catalogues, each with its place.

    The house's texts stand alone; those of each game go with them and leave their ids alone.
    """
    faults: list[str] = []
    house = {language: house_parts(language, texts, faults) for language in LANGUAGES}
    faults += _problems(house, house)
    names = {game for language in house if house[language] for game in games_in(language, texts)}
    for game in (*sorted(names), *texts.elsewhere):
        faults += _problems_of(game, house, texts)
    return faults


def house_parts(language: str, texts: Texts, faults: list[str]) -> Parts:
    """Return the house's parts by name; what cannot be read or is double goes to `faults`."""
    try:
        read = house_sources(language, texts)
    except CatalogueError as error:
        faults.append(str(error))
        return {}
    return _parts_of(read, {}, faults)


def game_parts(
    language: str, game: GameTexts, house: Parts, texts: Texts, faults: list[str]
) -> Parts:
    """Return the parts of a game by name; what it takes from the house goes to `faults` too."""
    try:
        read = game_sources(language, game, texts)
    except CatalogueError as error:
        faults.append(str(error))
        return {}
    return _parts_of(read, house, faults)


def _problems_of(game: GameTexts, house: Mapping[str, Parts], texts: Texts) -> list[str]:
    missing = [each for each in LANGUAGES if not texts.place(game, each).is_dir()]
    if missing:
        return [f"{each}: no folder of messages for {game.game}" for each in missing]
    faults: list[str] = []
    own = {each: game_parts(each, game, house[each], texts, faults) for each in LANGUAGES}
    return faults + _problems(own, {each: {**house[each], **own[each]} for each in LANGUAGES})


def _problems(own: Mapping[str, Parts], read: Mapping[str, Parts]) -> list[str]:
    """Return what is wrong with parts that refer to what is read with them."""
    faults: list[str] = []
    for language in LANGUAGES:
        for part in own[language].values():
            faults += _own_problems(part, read[language])
            faults += _wrong_words(part, language)
    for language in LANGUAGES:
        if language != ENGLISH:
            faults += _differences(language, own, read)
    return faults


def _parts_of(read: list[Source], taken: Parts, faults: list[str]) -> Parts:
    parts: dict[str, Part] = {}
    for source in read:
        resource = FluentParser().parse(source.text)
        faults += junk(source, resource)
        for part in _parts_in(source, resource):
            first = taken.get(part.name) or parts.setdefault(part.name, part)
            if first is not part:
                faults.append(f"{part.place}: {part.name} is already at {first.place}")
    return parts


def _parts_in(source: Source, resource: ast.Resource) -> Iterator[Part]:
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                yield _part(name, source.place(entry), entry.value)
            for attribute in entry.attributes:
                full = f"{name}.{attribute.id.name}"
                yield _part(full, source.place(attribute), attribute.value)


def _part(name: str, place: str, pattern: ast.Pattern) -> Part:
    texts = [element for element in pattern.elements if isinstance(element, ast.TextElement)]
    constant = len(texts) == len(pattern.elements)
    literal = "".join(text.value for text in texts) if constant else None
    part = Part(name, place, literal, texts=list(_texts(pattern)))
    _Collector(part).visit(pattern)
    return part


class _Collector(Visitor):
    """Notes in a part what its pattern depends on. The method names are the library's."""

    def __init__(self, part: Part) -> None:
        self._part = part

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name = node.id.name
        self._part.variables.add(_base(name) if name.endswith(_FORMS) else name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._part.references.add(_referred(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self._part.references.add(_referred(f"-{node.id.name}", node.attribute))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and _is_grammar(selector.id.name):
            keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            choices = self._part.choices
            choices[selector.id.name] = choices.get(selector.id.name, set()) | keys
        else:
            self.visit(selector)
        self.visit(node.variants)


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    """Yield what a pattern says, and what each of its variants says."""
    yield "".join(map(_said, pattern.elements))
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            for variant in element.expression.variants:
                yield from _texts(variant.value)


def _said(element: ast.TextElement | ast.Placeable) -> str:
    """Return a stretch of a text; of a place its variable, if one fills it."""
    if isinstance(element, ast.TextElement):
        return element.value
    inner = element.expression
    return f"{{ ${inner.id.name} }}" if isinstance(inner, ast.VariableReference) else "{ }"


def _referred(name: str, attribute: ast.Identifier | None) -> str:
    return name if attribute is None else f"{name}.{attribute.name}"


def _own_problems(part: Part, parts: Mapping[str, Part]) -> Iterator[str]:
    """Yield the faults of a part that do not depend on other languages."""
    for name in sorted(part.references - parts.keys()):
        yield f"{part.place}: {part.name} refers to {name}, which does not exist"
    if part.name in _reached(part, parts):
        yield f"{part.place}: {part.name} refers to itself"
    attribute = part.name.partition(".")[2]
    if part.literal is not None and part.literal not in _VALUES.get(attribute, {part.literal}):
        yield f"{part.place}: {part.name} cannot be '{part.literal}'"
    for variable, keys in part.choices.items():
        allowed = _VALUES.get(variable.rpartition("_")[2], keys) | {"other"}
        for key in sorted(keys - allowed):
            yield f"{part.place}: {part.name} chooses by ${variable}, which cannot be '{key}'"


def _wrong_words(part: Part, language: str) -> Iterator[str]:
    """Yield the words of a part that its language says no more; its place tells whose it is."""
    _, *folder, _ = part.place.split("/")
    words = {
        found: instead
        for text in part.texts
        for found, instead in refused(language, "".join(folder), part.name, text)
    }
    for found, instead in words.items():
        yield f"{part.place}: {part.name} says '{found}'; say '{instead}'"


def _reached(part: Part, parts: Mapping[str, Part]) -> set[str]:
    """Return the names of all parts that this one shows, however indirectly."""
    reached: set[str] = set()
    ahead = list(part.references)
    while ahead:
        name = ahead.pop()
        if name not in reached and name in parts:
            reached.add(name)
            ahead += parts[name].references
    return reached


def _differences(
    language: str, own: Mapping[str, Parts], read: Mapping[str, Parts]
) -> Iterator[str]:
    """Yield everything that a language lacks beside English, or has beyond it."""
    theirs, english = own[language], own[ENGLISH]
    for name, part in english.items():
        if _is_shared(name) and name not in theirs:
            yield f"{language}: lacks {name}, which is at {part.place}"
    for name, part in theirs.items():
        if not _is_shared(name):
            continue
        if name not in english:
            yield f"{part.place}: {name} does not exist in English"
        else:
            yield from _other_variables(part, read[language], read[ENGLISH])


def _is_shared(name: str) -> bool:
    return not name.startswith("-") and name.partition(".")[2] not in GRAMMAR


def _other_variables(
    part: Part, theirs: Mapping[str, Part], english: Mapping[str, Part]
) -> Iterator[str]:
    """Yield the variables that only a part or only its English counterpart has."""
    here, here_by = _variables(part, theirs)
    there, there_by = _variables(english[part.name], english)
    for variable in sorted(there - here):
        yield f"{part.place}: {part.name} lacks ${variable}"
    allowed = there | there_by | {_base(variable) for variable in there_by}
    unknown = {variable for variable in here_by - allowed if _base(variable) not in allowed}
    for variable in sorted((here - allowed) | unknown):
        yield f"{part.place}: {part.name} uses ${variable}, which English does not have"


def _variables(part: Part, parts: Mapping[str, Part]) -> tuple[set[str], set[str]]:
    """Return what fills a part and the messages it shows, and what they choose by for grammar.

    Terms are left out: nothing fills them but what the part itself hands them.
    """
    shown = [parts[name] for name in _reached(part, parts) if not name.startswith("-")]
    return (
        part.variables.union(*(other.variables for other in shown)),
        set(part.choices).union(*(other.choices for other in shown)),
    )


def _is_grammar(variable: str) -> bool:
    return variable.endswith(_SUFFIXES)


def _base(variable: str) -> str:
    """Return the variable that this one tells about: card for card_gender, or for card_of."""
    return variable.rpartition("_")[0]


def main(arguments: list[str]) -> int:
    """Print the problems, one a line; return 1 if there are any."""
    folders = [each for each in arguments if "=" not in each]
    named = (each.partition("=") for each in arguments if "=" in each)
    elsewhere = tuple(GameTexts(game, Path(folder)) for game, _, folder in named)
    faults = problems(Texts(Path(folders[0]) if folders else None, elsewhere=elsewhere))
    sys.stdout.writelines(f"{problem}\n" for problem in faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
