"""Commands that have commands of their own: `gorin cards …`, `gorin decks …`."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from gorin.cli.app import translate


class Group(TyperGroup):
    """A command with commands of its own, whose help is read in the language asked for."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        reader = ctx.meta.get("gorin.help")
        if command is not None and reader is not None:
            translate(command, reader, ctx, within=f"{self.name}-")
        return command


def new_group() -> typer.Typer:
    """Return a group that has no commands yet and shows its help when none is asked for."""
    return typer.Typer(
        cls=Group, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False
    )


def hand_on(context: typer.Context, lang: str | None) -> None:
    """Let a language that was asked for before a group's command count for the command."""
    if lang is not None and isinstance(context.command, TyperGroup):
        context.default_map = {name: {"lang": lang} for name in context.command.commands}
