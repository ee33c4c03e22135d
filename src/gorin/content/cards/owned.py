"""The cards of a game that their owner entered: checked, kept, and put over the stand-ins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from gorin.content.cards.columns import ENTERED, KNOWN, NAME, OURS, TITLE, CardSheet, Column
from gorin.content.cards.forms import (
    HEAD,
    NOT_ITS,
    UNSURE,
    Cell,
    Form,
    FormRow,
    read_form,
    write_entered,
)
from gorin.content.cards.names import folded
from gorin.content.cards.pool import CardPool, Facts, Overlay
from gorin.content.cards.shapes import ValueFault
from gorin.content.reading.fault_limits import limit_faults
from gorin.content.reading.files import is_there, read_text
from gorin.content.reading.folders import home, write_whole
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say


def entered_path(game: str) -> Path:
    """Return where what the owner entered of the cards of a game is kept."""
    return home() / "cards" / f"{game}.toml"


def load_pool(sheet: CardSheet) -> CardPool[Any]:
    """Return the cards with what their owner entered; the shipped ones if nothing was.

    Raises:
        BadInput: all that is wrong with what is kept, by line.
    """
    path = entered_path(sheet.game)
    if not is_there(path):
        return sheet.shipped()
    form = read_form(sheet, read_text(path), str(path))
    return pool_of(sheet, check(sheet, form, {}).entered)


def save_pool(sheet: CardSheet, entered: Overlay) -> None:
    """Keep what was entered, or nothing.

    Raises:
        BadInput: it cannot be written.
    """
    path = entered_path(sheet.game)
    if entered:
        write_whole(path, write_entered(sheet, pool_of(sheet, entered)).encode())
    else:
        path.unlink(missing_ok=True)


_made: dict[tuple[str, str, str], CardPool[Any]] = {}


def pool_of(sheet: CardSheet, entered: Overlay, edition: str = "") -> CardPool[Any]:
    """Return the shipped cards with what was entered over them, all of which was checked.

    `edition` names the one whose figures count; empty: those of today.
    """
    shipped = sheet.editions[edition] if edition else sheet.shipped
    if not entered:
        return shipped()
    plain: CardPool[Any] = CardPool({}, {}, entered)
    key = (sheet.game, plain.digest, edition)
    if key not in _made:
        _made[key] = _pool(sheet, shipped(), entered)
    return _made[key]


def _pool(sheet: CardSheet, base: CardPool[Any], entered: Overlay) -> CardPool[Any]:
    cards = dict(base.cards)
    scripts: dict[str, Any] = {}
    for number, texts in entered.items():
        slug = base.slugs[number]
        card = sheet.entered(base.cards[slug], texts)
        cards[slug] = card.facts
        scripts |= card.scripts
    return CardPool(cards, scripts, entered)


# -- checking a form -----------------------------------------------------------------------


class Checked(Struct, frozen=True):
    """A form without fault: what is entered with it, and what people should hear of it.

    Attributes:
        entered: all that is entered now, earlier forms included.
        cards: the numbers of the cards that changed.
        values: how many values are new or changed.
        notes: values that differ from what a source of the real cards states, with their lines.
    """

    entered: Overlay
    cards: tuple[str, ...]
    values: int
    notes: tuple[BadInput, ...]


def check(sheet: CardSheet, form: Form, before: Overlay) -> Checked:
    """Check every value of a form, to be put over what was entered before.

    Raises:
        BadInput: everything that is wrong with it, by line.
    """
    faults = list(form.faults)
    notes: list[BadInput] = []
    entered = {number: dict(texts) for number, texts in before.items()}
    lines: dict[str, int] = {}
    for row in form.rows:
        place = f"{form.name}:{row.line}"
        facts = _card(sheet, row)
        if isinstance(facts, Message):
            faults.append(BadInput(facts, place=place))
            continue
        title, wrong = _title(sheet, row, facts, entered.get(facts.number, {}), form.name)
        faults += wrong
        if any(fault.message.id == "form-unknown-kind" for fault in wrong):
            # Of a card without kind nobody can tell which values fit it.
            continue
        printed, facts = facts, sheet.recast(facts, title)
        faults += [BadInput(message, place=place) for message in _head_faults(sheet, row, facts)]
        first = lines.setdefault(facts.number, row.line)
        if first != row.line:
            twice = say("form-card-twice", number=facts.number, line=first)
            faults.append(BadInput(twice, place=place))
            continue
        texts, wrong = _values(sheet, row, facts, form.name)
        faults += wrong
        _merge(sheet, entered, facts, {**title, **texts})
        notes += [_differs(note, facts, row, form.name) for note in _notable(sheet, facts, texts)]
        mine = entered.get(facts.number, {})
        whole = _missing(sheet, printed, facts, (*mine, *row.cells))
        faults += [BadInput(message, place=place) for message in whole]
        if not wrong:
            faults += [BadInput(message, place=place) for message in sheet.faults(printed, mine)]
    if faults:
        raise BadInput.together(list(limit_faults(sorted(faults, key=_line_of), form.name)))
    changed = [number for number in lines if entered.get(number) != before.get(number)]
    count = sum(_changes(before.get(each, {}), entered.get(each, {})) for each in changed)
    ordered = {number: entered[number] for number in sorted(entered)}
    return Checked(ordered, tuple(changed), count, tuple(notes))


def _line_of(fault: BadInput) -> int:
    line = fault.place.rpartition(":")[2]
    return int(line) if line.isdecimal() else 0


def _changes(before: Mapping[str, str], after: Mapping[str, str]) -> int:
    return sum(before.get(name) != after.get(name) for name in {**before, **after})


def _missing(
    sheet: CardSheet, printed: Facts, facts: Facts, columns: Iterable[str]
) -> Iterator[Message]:
    """Yield what is missing of a card of another kind than ours."""
    if sheet.untitled is not None:
        yield from sheet.untitled.missing(printed, facts, columns)


def _card(sheet: CardSheet, row: FormRow) -> Facts | Message:
    """Return the card a row is about, or what is wrong with its number."""
    number = row.cells.get("number")
    if number is None:
        return say("form-no-number")
    base = sheet.shipped()
    facts: Facts | None = base.names.numbered(number.text)
    if facts is None:
        return say("form-unknown-number", asked=number.text, last=max(base.slugs))
    return facts


def _title(
    sheet: CardSheet, row: FormRow, facts: Facts, before: Mapping[str, str], name: str
) -> tuple[dict[str, str], tuple[BadInput, ...]]:
    """Return what is entered of name and kind, now or before, where no source tells them."""
    if not sheet.is_untitled(facts):
        return {}, ()
    entered = {title: before[title] for title in TITLE if title in before}
    faults: list[BadInput] = []
    for title in TITLE:
        cell = row.cells.get(title)
        if cell is None or cell.text.endswith(UNSURE):
            continue
        text = " ".join(cell.text.split())
        message = _name_fault(sheet, text) if title == NAME else _kind_fault(sheet, text)
        if message is None:
            entered[title] = text if title == NAME else text.casefold()
        else:
            faults.append(BadInput(message, place=f"{name}:{cell.line}"))
    return entered, tuple(faults)


def _name_fault(sheet: CardSheet, asked: str) -> Message | None:
    """Return what is wrong with a name: it has a letter, and no other card goes by it."""
    if not any(letter.isalpha() for letter in asked):
        return say("form-no-name", asked=asked)
    other = sheet.shipped().names.find(asked)
    if other is None or sheet.is_untitled(other):
        return None
    return say("form-name-taken", asked=asked, number=other.number)


def _kind_fault(sheet: CardSheet, asked: str) -> Message | None:
    kinds = () if sheet.untitled is None else sheet.untitled.kinds
    return None if asked.casefold() in kinds else say("form-unknown-kind", asked=asked, known=kinds)


def _head_faults(sheet: CardSheet, row: FormRow, facts: Facts) -> Iterator[Message]:
    if sheet.is_untitled(facts):
        return
    name, kind = row.cells.get("name"), row.cells.get("kind")
    if name and folded(name.text) not in map(folded, (facts.name, facts.slug, *facts.aliases)):
        yield say("form-other-name", number=facts.number, name=facts.name, asked=name.text)
    printed_kind = sheet.kind(facts)
    if kind and kind.text.casefold() != printed_kind:
        yield say("form-other-kind", card=facts.name, kind=printed_kind, asked=kind.text)


def _values(
    sheet: CardSheet, row: FormRow, facts: Facts, name: str
) -> tuple[dict[str, str], tuple[BadInput, ...]]:
    """Return the values of a row in one way of writing, and what is wrong with them."""
    texts: dict[str, str] = {}
    faults: list[BadInput] = []
    for title, cell in row.cells.items():
        if title in HEAD or title not in sheet.names or cell.text.endswith(UNSURE):
            continue
        column = sheet.column(facts, title)
        try:
            if column is not None:
                texts[title] = _read(column, cell)
            elif cell.text != NOT_ITS:
                kind = sheet.kind_called(sheet.kind(facts))
                message = say("form-not-its", card=facts.name, kind=kind, column=title)
                faults.append(BadInput(message, place=f"{name}:{cell.line}"))
        except ValueFault as error:
            faults += [
                BadInput(
                    say("form-in-column", column=title, reason=fault.message),
                    place=f"{name}:{cell.line + fault.line}",
                )
                for fault in error.faults
            ]
    return texts, tuple(faults)


def _read(column: Column, cell: Cell) -> str:
    return column.shape.write(column.shape.read(cell.text))


def _merge(
    sheet: CardSheet, entered: dict[str, dict[str, str]], facts: Facts, texts: Mapping[str, str]
) -> None:
    """Put values over those entered before; what a source states anyway is not entered."""
    mine = {**entered.get(facts.number, {}), **texts}
    kept = {
        title: mine[title]
        for title in (*TITLE, *sheet.names)
        if title in mine and _is_news(sheet, facts, title, mine[title])
    }
    if kept:
        entered[facts.number] = kept
    else:
        _ = entered.pop(facts.number, None)


def _is_news(sheet: CardSheet, facts: Facts, title: str, text: str) -> bool:
    """Return whether a value says what no source does; one of another kind of card does not."""
    if title in TITLE:
        return True
    column = sheet.column(facts, title)
    if column is None:
        return False
    return sheet.source_of(facts, column) != KNOWN or sheet.text(facts, column, {}) != text


def _notable(
    sheet: CardSheet, facts: Facts, texts: Mapping[str, str]
) -> Iterator[tuple[str, str, str]]:
    """Yield the values that differ from known ones: the column, the known one, the new one."""
    for title, text in texts.items():
        column = sheet.column(facts, title)
        if column is not None and sheet.source_of(facts, column) == KNOWN:
            stated = sheet.text(facts, column, {})
            if stated != text:
                yield title, stated, text


def _differs(note: tuple[str, str, str], facts: Facts, row: FormRow, name: str) -> BadInput:
    title, stated, text = note
    message = say("form-differs", card=facts.name, column=title, known=stated, entered=text)
    return BadInput(message, place=f"{name}:{row.cells[title].line}")


# -- looking at what was entered -----------------------------------------------------------


class Sources(Struct, frozen=True):
    """The sources of a card's values, each column by its name."""

    known: tuple[str, ...]
    entered: tuple[str, ...]
    ours: tuple[str, ...]


def sources(sheet: CardSheet, facts: Facts) -> Sources:
    """Return where the values of a card come from."""
    by_source: dict[str, list[str]] = {KNOWN: [], ENTERED: [], OURS: []}
    if sheet.is_untitled(facts):
        for title in TITLE:
            by_source[ENTERED if title in facts.entered else OURS].append(title)
    for column in sheet.of(facts):
        by_source[sheet.source_of(facts, column)].append(column.name)
    return Sources(tuple(by_source[KNOWN]), tuple(by_source[ENTERED]), tuple(by_source[OURS]))


def values_used(cards: Iterable[Facts]) -> Message:
    """Return how many cards of a match were entered and how many have stand-ins."""
    used = {facts.slug: facts for facts in cards}
    entered = sum(1 for facts in used.values() if facts.entered)
    ours = sum(1 for facts in used.values() if facts.stand_in)
    return say("cards-used", count=len(used), entered=entered, ours=ours)


def forget(pool: CardPool[Any], asked: Iterable[str]) -> tuple[Overlay, tuple[str, ...]]:
    """Return what stays entered when some cards are forgotten, and the numbers of these.

    Raises:
        BadInput: something named is no card, or nothing was entered of it.
    """
    entered = dict(pool.entered)
    gone: list[str] = []
    faults: list[BadInput] = []
    for name in asked:
        try:
            number = pool.find(name).number
        except BadInput as error:
            faults += error.all
            continue
        if entered.pop(number, None) is None and number not in gone:
            faults.append(BadInput(say("cards-not-entered", card=name)))
        gone.append(number)
    if faults:
        raise BadInput.together(faults)
    return entered, tuple(dict.fromkeys(gone))
