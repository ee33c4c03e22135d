"""A sitting in a terminal: a company at the table that its game has there."""

from __future__ import annotations

from typing import Any

from gorin.cli.terminal.company import Company
from gorin.cli.terminal.drawings import table_of
from gorin.cli.terminal.saves import Save
from gorin.cli.terminal.screen import Screen
from gorin.cli.terminal.table import TerminalTable, Tutorial
from gorin.content.cards.pool import Library
from gorin.kernel.match import Match


class Sitting(Company):
    """One game at one terminal.

    Attributes:
        table: what the game shows here, and what may be typed at it.
    """

    def __init__(
        self, library: Library, save: Save, match: Match[Any], screen: Screen, language: str
    ) -> None:
        super().__init__(library, save, match, screen, language)
        self.table: TerminalTable = table_of(save.header.game)(self)

    @property
    def tutorial(self) -> Tutorial | None:
        """The tutorial through which the game is learned here, if it is."""
        return self.table.tutorial_of(self.box.id)

    @property
    def title(self) -> str:
        """A title for what is played, in the language of the table."""
        return self.table.title
