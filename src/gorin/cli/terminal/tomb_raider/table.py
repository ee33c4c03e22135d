"""Tomb Raider's table in the terminal: the map, the raiders, and the sheet of a series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from gorin.cli.terminal import panels as general
from gorin.cli.terminal.company import Company
from gorin.cli.terminal.frame import Scene
from gorin.cli.terminal.guiding import Extras
from gorin.cli.terminal.style import figure
from gorin.cli.terminal.table import CardShown, Command, Position, TerminalTable, Tutorial
from gorin.cli.terminal.tomb_raider import (
    between,
    board,
    cardtext,
    commands,
    frame,
    panels,
    series_sheet,
)
from gorin.content.cards.owned import values_used
from gorin.content.tomb_raider.lessons import all_lessons, next_match
from gorin.content.tomb_raider.levels import title_in
from gorin.content.tomb_raider.options import is_joined
from gorin.content.tomb_raider.pool import CardPool, pool_in
from gorin.games.tomb_raider.joined.view import JoinedView
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Header
from gorin.kernel.observe import QuestionView
from gorin.kernel.table import Table
from gorin.kernel.words import Message, Name, say

BOOK = "TR-"


def commands_after(setup: Mapping[str, Any]) -> tuple[tuple[str, Message], ...]:
    """Return what to type after the tutorial: commands, each with what it does."""
    after = next_match()
    level = f" --level {after.level}" if after.level != "introductory" else ""
    other = "tomb" if setup.get("variant") == "cave" else "cave"
    return (
        (f"gorin play tomb-raider{level} --seat human --seat bot", say("learn-next-bot")),
        (f"gorin play tomb-raider{level} --seat human --seat human", say("learn-next-friend")),
        (f"gorin learn tomb-raider --variant {other}", say("learn-next-other")),
    )


class TombRaiderTable(TerminalTable):
    """The table of a level, or of a series of them."""

    safe = (
        *("pass", "keep-order", "keep-hand", "done", "play-on"),
        *("add-no-more", "levels-as-listed", "keep-no-item"),
    )
    usual: Mapping[str, str] = {"reset": "ask"}
    headings = ("log-turn-began", "series-log-level-began")
    letters = commands.LETTERS
    usages = commands.USAGES
    silent = "play-help-silent"
    tutorial = Tutorial(
        format="learn-to-play",
        lessons=all_lessons,
        options={"variant": "cave"},
        extras=Extras({"goal": "learn-answering", "map": "learn-signs"}, board.SIGNS),
        after=commands_after,
    )

    def __init__(self, company: Company) -> None:
        super().__init__(company)
        self.pool = pool_in(company.library)
        self._in_series = is_joined(company.save.header.format)
        self._levels_told = self._levels_over

    @property
    def _levels_over(self) -> int:
        """The number of a series' levels that are over."""
        sheet = between.sheet_of(self.company)
        return 0 if sheet is None else len(sheet.played)

    # -- without a sitting -----------------------------------------------------------------

    @classmethod
    def opening(cls, table: Table[Any]) -> tuple[Message, ...]:
        return (values_used(table.state.cards),)

    @classmethod
    def is_series(cls, header: Header) -> bool:
        return is_joined(header.format)

    @classmethod
    def file_name(cls, header: Header) -> str:
        return str(header.setup["kind"]) if is_joined(header.format) else super().file_name(header)

    @classmethod
    def position(cls, seen: Position) -> Sequence[str | Text]:
        view, reader = seen.view, seen.reader
        lines: list[str | Text] = []
        title = title_in(reader, seen.header.setup)
        if isinstance(view, JoinedView):
            title = series_sheet.level_title(view.series, seen.header.setup, reader)
            lines += series_sheet.told(view.series, reader)
        if not view.width:  # before the first level of a series
            return lines
        if seen.size is not None:
            return [*lines, *frame.draw(Scene(view, reader, title, seen.library), *seen.size)]
        lines += [panels.header(view, reader, title), *board.told(view, reader)]
        for raider in view.raiders:
            lines += panels.told_raider(raider, reader)
        if seen.seat is not None:
            lines += general.plain(panels.hand_lines(view, reader, pool_in(seen.library)))
        return lines

    # -- what is shown ---------------------------------------------------------------------

    @property
    def title(self) -> str:
        sheet, setup = between.sheet_of(self.company), self.company.save.header.setup
        reader = self.company.reader
        if sheet is None:
            return title_in(reader, setup)
        return series_sheet.level_title(sheet, setup, reader)

    @property
    def saved_as(self) -> str:
        kind = self.company.save.header.setup.get("kind")
        return self.company.read(f"series-{kind}") if self._in_series else self.title

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        return frame.draw(scene, width, height)

    def tell(self, scene: Scene) -> list[str]:
        return frame.tell(scene)

    def covers(self, scene: Scene, width: int, height: int) -> bool:
        return frame.covers(scene, width, height)

    def show_instead(self, seat: Seat, question: QuestionView) -> bool:
        if not between.is_between(question):
            return False
        between.show(self, seat, question)
        return True

    def between(self) -> None:
        """Once a level of a series is over, tell how it ended, and show its map and the sheet."""
        if self._levels_told == self._levels_over:
            return
        self._levels_told = self._levels_over
        company = self.company
        company.keep()
        company.tell_rest()
        self.last_look()
        between.show_sheet(company)
        if company.people and not company.screen.plain:
            # What is asked next takes the place of all that is on the screen.
            company.screen.lines([company.read("series-go-on")])
            _ = company.screen.ask("")

    def last_look(self) -> None:
        screen, view = self.company.screen, self.company.view(None)
        if screen.plain or not view.width:
            return
        cell = board.cell_width(view, screen.width - frame.NARROW_SIDE)
        grid = board.Grid(view, self.company.reader, cell)
        screen.lines([Text(), *board.draw(grid, screen.height - 12)])

    def before_result(self) -> None:
        between.show_sheet(self.company)

    def result_lines(self) -> list[Text]:
        if self._in_series:
            return []
        read, view = self.company.reader.read, self.company.view(None)
        lines = [Text(read(say("play-turns", turns=view.turn)))]
        for raider in view.raiders:
            seat = general.seat_text(raider.seat)
            line = Text().append_text(figure(raider.seat)).append(" ")
            lines.append(line.append(read(say("play-deaths", seat=seat, deaths=raider.deaths))))
            if raider.points is not None:
                score = read(say("play-final-points", seat=seat, points=raider.points))
                lines.append(Text().append_text(figure(raider.seat)).append(f" {score}"))
        return lines

    # -- what is typed ---------------------------------------------------------------------

    def commands(self, question: QuestionView) -> Mapping[str, Command]:
        return {**commands.ALWAYS, **self._more(question)}

    def _more(self, question: QuestionView) -> Mapping[str, Command]:
        if between.is_between(question):
            return commands.BETWEEN
        return commands.IN_SERIES if self._in_series else {}

    def first_usages(self, question: QuestionView) -> tuple[str, ...]:
        return tuple(self._more(question))

    def legend(self) -> str:
        return board.legend(self.company.reader)

    def hand_lines(self, seat: Seat) -> list[str | Text]:
        reader, hand = self.company.reader, self.company.view(seat).hand
        slugs = dict.fromkeys(card.slug for card in hand)
        head = reader.read(say("play-hand", count=len(hand)))
        return [head, *(cardtext.brief(self.pool, slug, reader) for slug in slugs)]

    def find_cards(self, seat: Seat, asked: str) -> Sequence[CardShown]:
        return [_card(self.pool, slug, self.company) for slug in cardtext.find(self.pool, asked)]

    def clause_named(self, asked: str, question: QuestionView) -> str:
        return BOOK + asked.upper().removeprefix(BOOK) if asked else question.clause

    @property
    def resume_command(self) -> str:
        return "series resume" if self._in_series else "resume"

    @property
    def concede_question(self) -> Message:
        return say("series-concede-sure") if self._in_series else super().concede_question


def _card(pool: CardPool, slug: str, company: Company) -> CardShown:
    return CardShown(Name("card", slug), lambda: cardtext.full(pool, slug, company.reader))
