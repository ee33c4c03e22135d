"""The table that any game can have: what the game's box draws, as lines.

Seats with what is counted of them, places for cards, the viewer's hand kept in sight. Numbers in
brackets are answers: they stand beside the card, the place or the seat that they concern. A game
that says nothing about its drawing shows the fields of its view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum

import msgspec
from msgspec import Struct
from msgspec.structs import fields
from rich.cells import cell_len
from rich.text import Text

from gorin.cli.terminal import frame, guiding, panels
from gorin.cli.terminal.answers import meant
from gorin.cli.terminal.domains import things_of
from gorin.cli.terminal.frame import GAP, Scene
from gorin.cli.terminal.style import FAINT, LIT, figure
from gorin.cli.terminal.table import (
    CardShown,
    Command,
    Position,
    Reply,
    TerminalTable,
    Typed,
    title_of,
)
from gorin.content.box.drawing import Counter, Drawing, Drawn, Face, Label, SeatArea, Zone
from gorin.content.boxes import find_box
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import say
from gorin.text.render import Reader

WIDE = 100
"""The number of columns in which there is room for two beside each other."""
TALL = 30
"""The number of rows in which there is room for what the cards in hand do."""
LEDGER = 3
"""Lines of what happened that the table leaves room for."""
SEPARATOR = " · "
NO_BREAK = "\N{NO-BREAK SPACE}"
LONGEST_UNBROKEN = 24


class Detail(IntEnum):
    """The amount of the table that is shown: less where the screen is short.

    All of it, all of it with each seat in one paragraph, only places where something lies and of
    piles only how much, and at last of places how much lies there. Cards of a place that is asked
    about always show.
    """

    LINE = 0
    OPEN = 1
    SHORT = 2
    FULL = 3


class Sketch(Struct, frozen=True):
    """A drawing with what it takes to read it: the language, and the numbers of the answers."""

    drawing: Drawing
    reader: Reader
    numbers: Mapping[str, int] = {}

    def read(self, label: Label) -> str:
        """Return a label in words."""
        return self.reader.read(label)

    def joined(self, labels: Iterable[Label]) -> str:
        """Return labels in a line."""
        return SEPARATOR.join(self.read(label) for label in labels)

    def counters(self, counters: Iterable[Counter]) -> str:
        """Return figures in a line; 0 is a figure too."""
        messages = (say("play-any-counter", label=one.label, value=one.value) for one in counters)
        return self.joined(messages)

    def marked(self, answers: Iterable[str]) -> str:
        """Return the numbers of the answers that concern something, each in brackets."""
        numbers = (self.numbers[key] for key in answers if key in self.numbers)
        return "".join(f" [{number}]" for number in numbers)


def sketch_of(box_id: str, view: Struct, reader: Reader, keys: Sequence[str]) -> Sketch | None:
    """Return what the game draws of a view, None if it does not draw."""
    draw = find_box(box_id).draw
    if draw is None:
        return None
    numbers = {key: number for number, key in enumerate(keys, 1)}
    return Sketch(draw(view, tuple(keys), Drawn()), reader, numbers)


def keys_of(question: QuestionView | None) -> tuple[str, ...]:
    """Return the keys of the answers to a question, or of what its answer may name."""
    if question is None:
        return ()
    return tuple(option.key for option in question.options or things_of(question))


# -- cards and places ----------------------------------------------------------------------


def face_text(sketch: Sketch, face: Face) -> str:
    """Return a card in a few words: its name, what is true of it, its answers."""
    name = sketch.read(face.name) if face.name is not None else sketch.read(say("play-any-down"))
    if face.notes:
        notes = sketch.joined(face.notes)
        name = sketch.read(say("with-aside", text=name, aside=notes))
    return name + sketch.marked(face.answers)


def faces_text(sketch: Sketch, cards: Sequence[Face]) -> str:
    """Return cards in a line; those that read the same stand there once, with their number."""
    texts = [face_text(sketch, face) for face in cards]
    counts = {text: texts.count(text) for text in texts}
    times = {text: "" if count == 1 else f" ×{count}" for text, count in counts.items()}  # noqa: RUF001 - how often
    return sketch.reader.row(text + often for text, often in times.items())


def unbroken(text: str) -> str:
    """Return a short text so that no line ends within it, a long one as it is."""
    return text if cell_len(text) > LONGEST_UNBROKEN else text.replace(" ", NO_BREAK)


def zone_head(sketch: Sketch, zone: Zone) -> str:
    """Return what a place is called, and how many cards lie there."""
    count = len(zone.cards) if zone.count is None else zone.count
    head = sketch.read(say("play-any-zone", label=zone.label, count=count))
    return head + sketch.marked(zone.answers)


def zone_line(sketch: Sketch, zone: Zone, *, with_cards: bool = True) -> str:
    """Return a place in a line: how many cards, and those that can be seen."""
    head = zone_head(sketch, zone)
    if not zone.cards or not with_cards:
        return head
    return sketch.read(say("error-at", place=head, reason=faces_text(sketch, zone.cards)))


def hands_of(drawing: Drawing) -> tuple[Zone, ...]:
    """Return the hands of the viewer."""
    return tuple(zone for area in drawing.seats for zone in area.zones if zone.hand) + tuple(
        zone for zone in drawing.zones if zone.hand
    )


def faces_in(drawing: Drawing) -> Iterator[Face]:
    """Yield all cards that are drawn, the viewer's hand first."""
    hands = hands_of(drawing)
    for zone in hands:
        yield from zone.cards
    for area in drawing.seats:
        for zone in area.zones:
            if not zone.hand:
                yield from zone.cards
    for zone in drawing.zones:
        if not zone.hand:
            yield from zone.cards


# -- seats ---------------------------------------------------------------------------------


def seat_head(sketch: Sketch, area: SeatArea) -> Text:
    """Return who sits there: the sign of the seat, the name, whether it is their turn."""
    head = Text().append_text(figure(area.seat)).append(" ")
    head.append(sketch.read(panels.seat_text(area.seat)), "bold")
    if area.active:
        head.append(" ◀", LIT)
    return head.append(sketch.marked(area.answers), "bold")


def seat_lines(sketch: Sketch, area: SeatArea, detail: Detail) -> list[Text]:
    """Return a seat: its name, what is true of it, its figures, its places for cards."""
    head = seat_head(sketch, area)
    notes, counters = sketch.joined(area.notes), sketch.counters(area.counters)
    zones = [zone for zone in area.zones if not zone.hand]
    if detail is Detail.FULL:
        lines = [head]
        lines += [Text(f"  {text}") for text in (notes, counters) if text]
        return lines + [Text(f"  {zone_line(sketch, zone)}") for zone in zones]
    for text in (counters, *_short_zones(sketch, zones, detail), notes):
        if text:
            head.append(f"{SEPARATOR}{text}", "not bold")
    return [head]


def _short_zones(sketch: Sketch, zones: Iterable[Zone], detail: Detail) -> Iterator[str]:
    """Yield places in short: what is asked about always with its cards."""
    for zone in zones:
        is_asked = _is_asked_about(sketch, zone)
        if detail is Detail.OPEN and not zone.cards and not zone.count and not is_asked:
            continue
        shows = detail is Detail.SHORT or (detail is Detail.OPEN and not zone.pile)
        yield zone_line(sketch, zone, with_cards=shows or is_asked)


def told_seat(sketch: Sketch, area: SeatArea) -> str:
    """Return a seat in words, in one line."""
    seat = panels.seat_text(area.seat)
    several = sum(each.active for each in sketch.drawing.seats) > 1
    active = (say("play-any-involved" if several else "play-any-active"),) if area.active else ()
    facts = [sketch.joined((*active, *area.notes)), sketch.counters(area.counters)]
    facts += [zone_line(sketch, zone) for zone in area.zones if not zone.hand]
    reason = SEPARATOR.join(fact for fact in facts if fact)
    return sketch.read(say("error-at", place=seat, reason=reason)) + sketch.marked(area.answers)


# -- the hand and the middle ---------------------------------------------------------------


def hand_line(sketch: Sketch, zone: Zone) -> Text:
    """Return a hand of the viewer in one line."""
    line = Text(zone_head(sketch, zone), "bold")
    texts = SEPARATOR.join(unbroken(face_text(sketch, face)) for face in zone.cards)
    return line.append(f"  {texts}", "not bold") if texts else line


def middle_lines(sketch: Sketch) -> list[Text]:
    """Return what belongs to nobody: figures and places."""
    counters = sketch.counters(sketch.drawing.counters)
    lines = [Text(counters, "bold")] if counters else []
    zones = (zone for zone in sketch.drawing.zones if not zone.hand)
    return lines + [Text(zone_line(sketch, zone)) for zone in zones]


def board_lines(sketch: Sketch, width: int, height: int) -> list[Text]:
    """Return seats and middle, told shorter until they fit if they can."""
    fitting = _fitting(sketch, width, height, Detail.LINE)
    return _board(sketch, width, Detail.LINE) if fitting is None else fitting


def _fitting(sketch: Sketch, width: int, height: int, least: Detail) -> list[Text] | None:
    """Return seats and middle with all the detail that there is room for, None for too little."""
    for detail in reversed(Detail):
        lines = _board(sketch, width, detail)
        if len(lines) <= height:
            return lines if detail >= least else None
    return None


def laid_out(
    sketch: Sketch, width: int, room: int, *, news: int = 0, tall: bool
) -> tuple[list[Text], list[Text]]:
    """Return the table and the viewer's hands.

    What the cards in hand do is told in a tall terminal, if the table loses nothing by that. So
    many lines of `news` give way before the table hides which cards lie there.
    """
    if tall:
        hands = _hands(sketch, width, tall=True)
        board = _fitting(sketch, width, room - len(hands), Detail.SHORT)
        if board is not None:
            return board, hands
    hands = _hands(sketch, width, tall=False)
    left = room - len(hands)
    board = _fitting(sketch, width, left, Detail.OPEN)
    return (board_lines(sketch, width, left + news) if board is None else board), hands


def _board(sketch: Sketch, width: int, detail: Detail) -> list[Text]:
    seats = [line for area in sketch.drawing.seats for line in seat_lines(sketch, area, detail)]
    middle = middle_lines(sketch)
    if width < WIDE or detail is not Detail.FULL:
        return frame.folded([*seats, *middle], width)
    half = (width - GAP) // 2
    left, right = frame.folded(seats, half), frame.folded(middle, half)
    return panels.beside(left, right, half + GAP)


def told_board(sketch: Sketch) -> list[str]:
    """Return the whole table in plain lines."""
    lines = [told_seat(sketch, area) for area in sketch.drawing.seats]
    return [*lines, *panels.plain(middle_lines(sketch)), *told_hands(sketch)]


def told_hands(sketch: Sketch) -> list[str]:
    """Return the hands of the viewer in plain lines."""
    return [zone_line(sketch, zone) for zone in hands_of(sketch.drawing)]


def field_lines(view: Struct) -> list[str]:
    """Return the fields of a view, for a game that nobody has drawn."""
    plain = ((one.name, getattr(view, one.name)) for one in fields(view))
    return [f"{name}: {msgspec.json.encode(value).decode()}" for name, value in plain]


# -- the table -----------------------------------------------------------------------------


def show_table(typed: Typed) -> Reply:
    """Draw the table again, or tell all of it in plain mode."""
    company = typed.company
    if not company.screen.plain:
        return Reply.REDRAW
    return typed.show(*told_table(company.box.id, company.view(typed.seat), company.reader))


def told_table(game: str, view: Struct, reader: Reader, keys: Sequence[str] = ()) -> list[str]:
    """Return all that a view shows in plain lines, without a headline."""
    sketch = sketch_of(game, view, reader, keys)
    return field_lines(view) if sketch is None else told_board(sketch)


class AnyTable(TerminalTable):
    """The table of a game that brings none of its own."""

    letters: Mapping[str, str] = {"t": "table"}
    usages = ("table",)

    # -- without a sitting -----------------------------------------------------------------

    @classmethod
    def position(cls, seen: Position) -> Sequence[str | Text]:
        game, reader = seen.header.game, seen.reader
        sketch = sketch_of(game, seen.view, reader, seen.keys)
        title = title_of(seen.header, reader)
        if sketch is None:
            return [title, *field_lines(seen.view)]
        head = _headline(sketch, title)
        if seen.size is None:
            return [head, *told_board(sketch)]
        width, height = seen.size
        board, hands = laid_out(sketch, width, height - 2, tall=height >= TALL)
        return [Text(head, "bold"), *board, *hands]

    # -- what is shown ---------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        sketch = self._sketch(scene)
        head = frame.head_lines(scene, self._head(scene, sketch), width)
        below = frame.below(scene, width, covered=self.covers(scene, width, height))
        news = frame.folded(scene.news, width)
        height_of_news = min(len(news), LEDGER) + 1 if news else 0
        room = height - 1 - len(head) - len(below)
        hands: list[Text] = []
        if sketch is None:
            board = frame.folded([Text(line) for line in field_lines(scene.view)], width)
        else:
            left = room - height_of_news - bool(hands_of(sketch.drawing))
            board, hands = laid_out(sketch, width, left, news=height_of_news, tall=height >= TALL)
        hands = [*([frame.rule(width)] if hands else []), *hands]
        ledger = frame.ledger(news, max(0, room - len(board) - len(hands) - 1), width)
        return [*head, *board, *ledger, *hands, *below]

    def tell(self, scene: Scene) -> list[str]:
        if scene.lesson is not None:
            return guiding.told(scene.lesson, scene.reader)
        sketch = self._sketch(scene)
        lines = ["", self._head(scene, sketch)]
        if sketch is None:
            lines += field_lines(scene.view)
        else:
            lines += [told_seat(sketch, area) for area in sketch.drawing.seats]
            asked = (zone for zone in sketch.drawing.zones if _is_asked_about(sketch, zone))
            lines += [zone_line(sketch, zone) for zone in asked]
            lines += told_hands(sketch)
        return lines + frame.told_question(scene)

    def last_look(self) -> None:
        screen, reader = self.company.screen, self.company.reader
        view, game = self.company.view(None), self.company.box.id
        sketch = sketch_of(game, view, reader, ())
        if screen.plain or sketch is None:
            screen.lines(["", *told_table(game, view, reader)])
            return
        screen.lines([Text(), *board_lines(sketch, screen.width, screen.height - 12)])

    def _sketch(self, scene: Scene) -> Sketch | None:
        return sketch_of(self.company.box.id, scene.view, scene.reader, keys_of(scene.question))

    def _head(self, scene: Scene, sketch: Sketch | None) -> str:
        return scene.title if sketch is None else _headline(sketch, scene.title)

    # -- what is typed ---------------------------------------------------------------------

    def commands(self, question: QuestionView) -> Mapping[str, Command]:
        return {"table": show_table}

    def hand_lines(self, seat: Seat) -> list[str | Text]:
        sketch = self._now(seat)
        if sketch is None:
            return list(field_lines(self.company.view(seat)))
        lines: list[str | Text] = []
        for zone in hands_of(sketch.drawing):
            lines.append(zone_head(sketch, zone))
            lines += [_brief(sketch, face) for face in zone.cards]
        return lines or [self.company.read("play-any-no-hand")]

    def find_cards(self, seat: Seat, asked: str) -> Sequence[CardShown]:
        sketch = self._now(seat)
        if sketch is None:
            return ()
        by_name = {sketch.read(face.name): face for face in faces_in(sketch.drawing) if face.name}
        names = list(by_name)
        places = meant(asked, [name.casefold() for name in names], names)
        return [_card_shown(sketch, names[at], by_name[names[at]]) for at in places]

    def _now(self, seat: Seat) -> Sketch | None:
        company = self.company
        own = (each for each in company.match.pending if each.decision.seat == seat)
        question = next(own, None)
        keys = () if question is None else keys_of(company.asked(question))
        return sketch_of(company.box.id, company.view(seat), company.reader, keys)


def _hands(sketch: Sketch, width: int, *, tall: bool) -> list[Text]:
    """Return the hands of the viewer: each in a line, or with what its cards do."""
    lines: list[Text] = []
    for zone in hands_of(sketch.drawing):
        if tall and zone.cards:
            lines += [Text(zone_head(sketch, zone), "bold")]
            lines += [_brief(sketch, face) for face in zone.cards]
        else:
            lines.append(hand_line(sketch, zone))
    return frame.folded(lines, width)


def _is_asked_about(sketch: Sketch, zone: Zone) -> bool:
    """Return whether an answer concerns a place or a card there; hands are told anyway."""
    keys = (*zone.answers, *(key for face in zone.cards for key in face.answers))
    return not zone.hand and any(key in sketch.numbers for key in keys)


def _headline(sketch: Sketch, title: str) -> str:
    headline = sketch.joined(sketch.drawing.headline)
    return f"{title}{SEPARATOR}{headline}" if headline else title


def _brief(sketch: Sketch, face: Face) -> Text:
    """Return a card in a line: its name, its answers, what it does."""
    line = Text(f"  {face_text(sketch, face)}", "bold")
    text = " ".join(sketch.read(label) for label in face.text)
    return line.append(f"{SEPARATOR}{text}", "not bold") if text else line


def _card_shown(sketch: Sketch, name: str, face: Face) -> CardShown:
    def lines() -> list[Text]:
        head = Text(name, "bold").append(sketch.marked(face.answers))
        notes = sketch.joined(face.notes)
        text = [Text(f"  {sketch.read(label)}") for label in face.text]
        return [head, *text, *([Text(f"  {notes}", FAINT)] if notes else [])]

    return CardShown(name, lines)
