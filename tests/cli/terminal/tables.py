"""Tables for tests: a screen that answers for people, and games begun on it."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console
from tests.raids import agent_for, raid_wishes
from tests.shipped import reader_for

from gorin.bots.sight import sight_of
from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.screen import Screen
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest, new_game

MOST_TYPED = 600
"""More than any test types: a script that is not understood fails instead of going on."""

WIDE_LEVEL = str(Path(__file__).parents[2] / "data" / "levels" / "proving-ground.toml")


class Script(Screen):
    """A screen that types: what `type_next` returns for all that was written so far."""

    def __init__(
        self,
        type_next: Callable[[str], str],
        *,
        plain: bool = True,
        width: int = 80,
        height: int = 24,
    ) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out, width=width, height=height, force_terminal=not plain, color_system=None
        )
        super().__init__(console, plain=plain)
        self.type_next = type_next
        self.typed: list[str] = []

    @property
    def can_clear(self) -> bool:
        return True

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def ask(self, prompt: str = "> ") -> str:
        typed = self.type_next(self.text)
        assert len(self.typed) < MOST_TYPED, self.text[-3000:]
        self.typed.append(typed)
        self.line(f"{prompt}{typed}")
        return typed


def typing(*lines: str) -> Callable[[str], str]:
    """Return what types these lines and then nothing more, ever."""
    left = list(lines)

    def type_next(text: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return type_next


def table(
    screen: Screen,
    *,
    people: Iterable[str] = ("Ann",),
    bots: Iterable[str] = (),
    seed: str = "a fixed seed",
    language: str = "en",
    level: str | None = None,
    opening: str = "random",
    turn_limit: int | None = None,
) -> Sitting:
    """Begin a game with people and bots at these seats."""
    chairs = tuple(Chair(name) for name in people) + tuple(Chair("Bot", bot) for bot in bots)
    wishes = raid_wishes(seats=len(chairs), level=level, opening=opening, turn_limit=turn_limit)
    asked = PlayRequest(game="tomb-raider", seats=(), wishes=wishes, seed=seed, fast=True)
    return new_game(asked, chairs, screen, language, reader_for(language, game="tomb-raider"))


def advance(sitting: Sitting, answers: int, *, bot: str = "heuristic", seed: int = 1) -> None:
    """Let a bot answer for everybody."""
    agent = agent_for(bot, seed)
    for _ in range(answers):
        if sitting.match.outcome is not None:
            return
        question = sitting.match.pending[0]
        answer = agent.choose(sight_of(sitting.match, question))
        sitting.match.choose(question.decision.seat, answer, serial=question.serial)
