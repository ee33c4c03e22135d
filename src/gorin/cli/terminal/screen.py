"""The screen, where play is shown and answers are typed: drawn, or plain lines."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rich.console import Console
from rich.text import Text

if sys.platform != "win32":
    import termios

Shown: TypeAlias = "str | Text"

CLEAR = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"
LONGEST_TELLING = 2.4
"""Seconds that telling what happened takes at most, however much it was."""


class Screen:
    """Writes lines and reads what people type.

    Attributes:
        plain: no boxes, no colour, nothing redrawn: for screen readers, pipes and tests.
        pace: seconds between two lines of what happened.
    """

    def __init__(self, console: Console, *, plain: bool, pace: float = 0.0) -> None:
        self.console = console
        self.plain = plain
        self.pace = 0.0 if plain else pace

    @property
    def width(self) -> int:
        """Columns that may be used."""
        return max(60, self.console.width)

    @property
    def height(self) -> int:
        """Rows that may be used."""
        return max(20, self.console.height)

    @property
    def can_clear(self) -> bool:
        """Whether what stands on the screen can be taken away."""
        return self.console.is_terminal and os.environ.get("TERM", "dumb") != "dumb"

    def line(self, shown: Shown = "") -> None:
        """Write one line."""
        if self.plain:
            self.console.file.write(str(shown) + "\n")
        else:
            text = shown if isinstance(shown, Text) else Text(shown)
            self.console.print(text, soft_wrap=False, highlight=False)

    def lines(self, shown: Iterable[Shown]) -> None:
        """Write lines."""
        for one in shown:
            self.line(one)
        self.console.file.flush()

    def tell(self, shown: Sequence[Shown]) -> None:
        """Write lines one after another, at a pace that lets people read them."""
        wait = min(self.pace, LONGEST_TELLING / max(1, len(shown)))
        for one in shown:
            self.line(one)
            self.console.file.flush()
            if wait > 0:
                time.sleep(wait)

    def redraw(self, shown: Iterable[Shown]) -> None:
        """Put these lines in the place of all that is on the screen."""
        if self.can_clear and not self.plain:
            self.console.file.write(CLEAR)
        self.lines(shown)

    def forget(self) -> None:
        """Take away what somebody else must not read, scrolled away or typed earlier."""
        if self.can_clear:
            self.console.file.write(CLEAR + CLEAR_SCROLLBACK)
            self.console.file.flush()
        forget_typed()

    def drop_typed_ahead(self) -> None:
        """Forget what was typed before anything was asked, where the system can."""
        if sys.stdin.isatty() and sys.platform != "win32":
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def ask(self, prompt: str = "> ") -> str:
        """Return what is typed next.

        Raises:
            EOFError: nothing more will be typed.
        """
        self.console.file.flush()
        typed = input(prompt).strip()
        if not sys.stdin.isatty():  # what a script types is not echoed: its answers belong here
            self.line(typed)
        return typed


def forget_typed() -> None:
    """Let the arrow keys bring back nothing that was typed before."""
    module = sys.modules.get("readline")
    if module is not None:
        module.clear_history()


def open_screen(console: Console, *, line: bool, fast: bool) -> Screen:
    """Return the screen that fits where the output goes.

    Args:
        console: where to write.
        line: plain lines are wanted whatever the terminal can do.
        fast: nobody wants to wait for what is told.
    """
    drawn = console.is_terminal and os.environ.get("TERM", "dumb") != "dumb" and not line
    if sys.stdin.isatty() and console.is_terminal:
        _edit_lines()
    if drawn:
        size = shutil.get_terminal_size()
        drawn = size.columns >= 60
    return Screen(console, plain=not drawn, pace=0.0 if fast else 0.12)


def _edit_lines() -> None:
    """Let arrow keys edit what is typed, where the system can."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
