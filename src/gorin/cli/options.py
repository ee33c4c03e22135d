"""Options that several commands share: those of a game, whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer

from gorin.content.desk.options import FLAG
from gorin.kernel.clauses import BadInput

A = TypeVar("A")
B = TypeVar("B")

Option = Annotated[
    list[str] | None,
    typer.Option(
        FLAG, metavar="NAME=VALUE", help="A further option of the game.", show_default=False
    ),
]
"""Options of the game by name and value; `typed_options` reads them."""


def gathered(first: Callable[[], A], second: Callable[[], B]) -> tuple[A, B]:
    """Return what two readers give that know nothing of each other.

    Raises:
        BadInput: all that is wrong for either.
    """
    faults: list[BadInput] = []

    def read(reader: Callable[[], A | B]) -> Any:
        try:
            return reader()
        except BadInput as error:
            faults.extend(error.all)
            return None

    values: tuple[A, B] = (read(first), read(second))
    if faults:
        raise BadInput.together(faults)
    return values
