"""The parts that a game brings to the terminal: its own table there, and commands of its own.

A game that brings nothing is drawn as any game can be, and has no commands but those of all.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field


class TerminalGame(Struct, frozen=True, kw_only=True):
    """A game as the terminal knows it.

    What it names is named as `module:attribute` and imported when it is used, so that
    `gorin --version` and completion in a shell do not wait for it.

    Attributes:
        id: the id of the game.
        table: where the class of its table is, a `TerminalTable`.
        commands: its own commands, in the order of help: where the function or the group of
            commands is, by the name that people type.
    """

    id: str
    table: str
    commands: Mapping[str, str] = field(default_factory=dict[str, str])
