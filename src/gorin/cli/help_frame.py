"""The frame of a command's help: the titles of its boxes, and how its lines break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from typer import rich_utils

from gorin.kernel.words import say

if TYPE_CHECKING:
    from gorin.text.render import Reader


class Folding(rich_utils.OptionHighlighter):
    """Breaks what is longer than its column, where it would be cut off: Chinese has no spaces."""

    def __call__(self, text: str | Text) -> Text:
        """Return the text in the colours of help."""
        shown = super().__call__(text)
        shown.overflow = "fold"
        return shown


def frame(reader: Reader) -> None:
    """Let the next help that is shown have its frame in a reader's language.

    Typer has one frame for the whole program, which shows one help and ends.
    """
    rich_utils.highlighter = Folding()
    rich_utils.ARGUMENTS_PANEL_TITLE = reader.read(say("help-arguments"))
    rich_utils.OPTIONS_PANEL_TITLE = reader.read(say("help-options"))
    rich_utils.COMMANDS_PANEL_TITLE = reader.read(say("help-commands"))
    rich_utils.REQUIRED_LONG_STRING = reader.read(say("help-required"))
    rich_utils.DEFAULT_STRING = reader.read(say("help-default", value="{}"))
