"""The cards of Tomb Raider that their owner entered: checked, kept, and put over the stand-ins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from gorin.content.box.wishes import Overlay
from gorin.content.cards.names import NUMBER_LENGTH, CardNames, folded
from gorin.content.reading.files import read_text
from gorin.content.reading.folders import home, write_whole
from gorin.content.tomb_raider.columns import (
    ENTERED,
    KNOWN,
    NAMES,
    OURS,
    Column,
    column_of,
    columns_of,
    other_kind_faults,
    scripts_of,
    source,
    text_of,
    whole_faults,
    with_entered,
)
from gorin.content.tomb_raider.forms import (
    HEAD,
    NOT_ITS,
    UNSURE,
    Cell,
    Form,
    FormRow,
    kind_of,
    read_form,
    write_entered,
)
from gorin.content.tomb_raider.pool import CardPool, pool_in_use, shipped
from gorin.content.tomb_raider.shapes import ValueFault
from gorin.content.tomb_raider.untitled import MADE, NAME, TITLE, UNTITLED, recast
from gorin.games.tomb_raider.facts import CardFacts
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say


def entered_path() -> Path:
    """Return where what the owner entered is kept."""
    return home() / "cards" / "tomb-raider.toml"


def load_pool() -> CardPool:
    """Return the cards with what their owner entered; the shipped ones if nothing was.

    Raises:
        BadInput: all that is wrong with what is kept, by line.
    """
    path = entered_path()
    if not path.exists():
        return shipped()
    return pool_of(check(read_form(read_text(path), str(path)), {}).entered)


def save_pool(entered: Overlay) -> None:
    """Keep what was entered, or nothing.

    Raises:
        BadInput: it cannot be written.
    """
    if entered:
        write_whole(entered_path(), write_entered(pool_of(entered)).encode())
    else:
        entered_path().unlink(missing_ok=True)


_made: dict[str, CardPool] = {}


def pool_of(entered: Overlay) -> CardPool:
    """Return the shipped cards with what was entered over them, all of which was checked."""
    if not entered:
        return shipped()
    plain = CardPool({}, {}, entered)
    if plain.digest not in _made:
        _made[plain.digest] = _pool(entered)
    return _made[plain.digest]


def _pool(entered: Overlay) -> CardPool:
    base = shipped()
    cards = dict(base.cards)
    scripts: dict[str, Any] = {}
    for number, texts in entered.items():
        slug = base.slugs[number]
        made = with_entered(base.cards[slug], texts)
        cards[slug] = made.facts
        scripts |= made.scripts
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


def check(form: Form, before: Overlay) -> Checked:
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
        facts = _card(row)
        if isinstance(facts, Message):
            faults.append(BadInput(facts, place=place))
            continue
        title, wrong = _title(row, facts, entered.get(facts.number, {}), form.name)
        faults += wrong
        if any(fault.message.id == "form-unknown-kind" for fault in wrong):
            # Of a card without kind nobody can tell which values fit it.
            continue
        printed, facts = facts, recast(facts, title)
        faults += [BadInput(told, place=place) for told in _head_faults(row, facts)]
        first = lines.setdefault(facts.number, row.line)
        if first != row.line:
            twice = say("form-card-twice", number=facts.number, line=first)
            faults.append(BadInput(twice, place=place))
            continue
        texts, wrong = _values(row, facts, form.name)
        faults += wrong
        _merge(entered, facts, {**title, **texts})
        notes += [_differs(note, facts, row, form.name) for note in _notable(facts, texts)]
        mine = entered.get(facts.number, {})
        whole = other_kind_faults(printed, facts, (*mine, *row.cells))
        faults += [BadInput(told, place=place) for told in whole]
        if not wrong:
            faults += [BadInput(told, place=place) for told in whole_faults(printed, mine)]
    if faults:
        raise BadInput.together(sorted(faults, key=_line_of))
    changed = [number for number in lines if entered.get(number) != before.get(number)]
    count = sum(_changes(before.get(each, {}), entered.get(each, {})) for each in changed)
    ordered = {number: entered[number] for number in sorted(entered)}
    return Checked(ordered, tuple(changed), count, tuple(notes))


def _line_of(fault: BadInput) -> int:
    line = fault.place.rpartition(":")[2]
    return int(line) if line.isdecimal() else 0


def _changes(before: Mapping[str, str], after: Mapping[str, str]) -> int:
    return sum(before.get(name) != after.get(name) for name in {**before, **after})


def _card(row: FormRow) -> CardFacts | Message:
    """Return the card a row is about, or what is wrong with its number."""
    number = row.cells.get("number")
    if number is None:
        return say("form-no-number")
    base = shipped()
    slug = base.slugs.get(number.text.zfill(NUMBER_LENGTH))
    if slug is None:
        return say("form-unknown-number", asked=number.text, last=max(base.slugs))
    return base.cards[slug]


def _title(
    row: FormRow, facts: CardFacts, before: Mapping[str, str], name: str
) -> tuple[dict[str, str], tuple[BadInput, ...]]:
    """Return what is entered of name and kind, now or before, where no source tells them."""
    if facts.number != UNTITLED:
        return {}, ()
    found = {title: before[title] for title in TITLE if title in before}
    faults: list[BadInput] = []
    for title in TITLE:
        cell = row.cells.get(title)
        if cell is None or cell.text.endswith(UNSURE):
            continue
        text = " ".join(cell.text.split())
        told = _name_fault(text) if title == NAME else _kind_fault(text)
        if told is None:
            found[title] = text if title == NAME else text.casefold()
        else:
            faults.append(BadInput(told, place=f"{name}:{cell.line}"))
    return found, tuple(faults)


def _name_fault(asked: str) -> Message | None:
    """Return what is wrong with a name: it has a letter, and no other card goes by it."""
    if not any(letter.isalpha() for letter in asked):
        return say("form-no-name", asked=asked)
    other = CardNames(shipped().cards.values()).find(asked)
    if other is None or other.number == UNTITLED:
        return None
    return say("form-name-taken", asked=asked, number=other.number)


def _kind_fault(asked: str) -> Message | None:
    if asked.casefold() in MADE:
        return None
    return say("form-unknown-kind", asked=asked, known=tuple(MADE))


def _head_faults(row: FormRow, facts: CardFacts) -> Iterator[Message]:
    if facts.number == UNTITLED:
        return
    name, kind = row.cells.get("name"), row.cells.get("kind")
    if name and folded(name.text) not in map(folded, (facts.name, facts.slug, *facts.aliases)):
        yield say("form-other-name", number=facts.number, name=facts.name, asked=name.text)
    if kind and kind.text.casefold() != kind_of(facts):
        known = kind_of(facts)
        yield say("form-other-kind", card=facts.name, kind=known, asked=kind.text)


def _values(
    row: FormRow, facts: CardFacts, name: str
) -> tuple[dict[str, str], tuple[BadInput, ...]]:
    """Return the values of a row in one way of writing, and what is wrong with them."""
    texts: dict[str, str] = {}
    faults: list[BadInput] = []
    for title, cell in row.cells.items():
        if title in HEAD or title not in NAMES or cell.text.endswith(UNSURE):
            continue
        column = column_of(facts, title)
        try:
            if column is not None:
                texts[title] = _read(column, cell)
            elif cell.text != NOT_ITS:
                kind = say(f"card-kind-{kind_of(facts)}")
                told = say("form-not-its", card=facts.name, kind=kind, column=title)
                faults.append(BadInput(told, place=f"{name}:{cell.line}"))
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


def _merge(entered: dict[str, dict[str, str]], facts: CardFacts, texts: Mapping[str, str]) -> None:
    """Put values over those entered before; what a source states anyway is not entered."""
    mine = {**entered.get(facts.number, {}), **texts}
    kept = {
        title: mine[title]
        for title in (*TITLE, *NAMES)
        if title in mine and _is_news(facts, title, mine[title])
    }
    if kept:
        entered[facts.number] = kept
    else:
        _ = entered.pop(facts.number, None)


def _is_news(facts: CardFacts, title: str, text: str) -> bool:
    """Return whether a value says what no source does; one of another kind of card does not."""
    if title in TITLE:
        return True
    column = column_of(facts, title)
    if column is None:
        return False
    return source(facts, column) != KNOWN or text_of(facts, column, scripts_of({})) != text


def _notable(facts: CardFacts, texts: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield the values that differ from known ones: the column, the known one, the new one."""
    for title, text in texts.items():
        column = column_of(facts, title)
        if column is not None and source(facts, column) == KNOWN:
            known = text_of(facts, column, scripts_of({}))
            if known != text:
                yield title, known, text


def _differs(note: tuple[str, str, str], facts: CardFacts, row: FormRow, name: str) -> BadInput:
    title, known, text = note
    told = say("form-differs", card=facts.name, column=title, known=known, entered=text)
    return BadInput(told, place=f"{name}:{row.cells[title].line}")


# -- looking at what was entered -----------------------------------------------------------


class Sources(Struct, frozen=True):
    """Where the values of a card come from, each column by its name."""

    known: tuple[str, ...]
    entered: tuple[str, ...]
    ours: tuple[str, ...]


def sources(facts: CardFacts) -> Sources:
    """Return where the values of a card come from."""
    by_source: dict[str, list[str]] = {KNOWN: [], ENTERED: [], OURS: []}
    if facts.number == UNTITLED:
        for title in TITLE:
            by_source[ENTERED if title in facts.entered else OURS].append(title)
    for column in columns_of(facts):
        by_source[source(facts, column)].append(column.name)
    return Sources(tuple(by_source[KNOWN]), tuple(by_source[ENTERED]), tuple(by_source[OURS]))


def values_used(cards: Iterable[CardFacts]) -> Message:
    """Return how many cards of a match were entered and how many have stand-ins."""
    used = {facts.slug: facts for facts in cards}
    entered = sum(1 for facts in used.values() if facts.entered)
    ours = sum(1 for facts in used.values() if facts.stand_in)
    return say("cards-used", count=len(used), entered=entered, ours=ours)


def forget(asked: Iterable[str]) -> tuple[Overlay, tuple[str, ...]]:
    """Return what stays entered when some cards are forgotten, and the numbers of these.

    Raises:
        BadInput: something named is no card, or nothing was entered of it.
    """
    entered = dict(pool_in_use().entered)
    gone: list[str] = []
    faults: list[BadInput] = []
    for name in asked:
        try:
            number = find_number(name)
        except BadInput as error:
            faults += error.all
            continue
        if entered.pop(number, None) is None and number not in gone:
            faults.append(BadInput(say("cards-not-entered", card=name)))
        gone.append(number)
    if faults:
        raise BadInput.together(faults)
    return entered, tuple(dict.fromkeys(gone))


def find_number(asked: str) -> str:
    """Return the number of a card by number, name, alias or slug.

    Raises:
        BadInput: there is no such card.
    """
    names = CardNames(pool_in_use().cards.values())
    found = names.find(asked)
    if found is None:
        raise BadInput(say("card-unknown", asked=asked, near=names.near(asked)))
    return found.number
