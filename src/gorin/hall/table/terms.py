"""Terms that a table is opened with: the game, its options, the people who may come in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from gorin.content.box.windows import Until
from gorin.content.boxes import boxes

Role: TypeAlias = Literal["player", "spectator", "caster", "referee"]
"""The role of a person at a table: only players act; a caster sees all hands, with every seat's
consent and a delay; spectators and the referee see what is public.
"""

UndoRule: TypeAlias = Literal["none", "casual", "any"]
"""The choices that may be taken back: none; those after which nothing hidden came to light, if the
others agree; or any, if all agree. Against bots alone nobody has to be asked.
"""

CardWish: TypeAlias = Literal["never", "always"]
"""The windows in which a person wants to be asked about a card: none, or each."""
Slug: TypeAlias = Annotated[str, Meta(max_length=100)]
"""The name of a card without spaces or capitals, by which it is known."""
MOST_CARDS = 500
"""The most cards about which a person may have a wish at a table."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time that people have to think.

    `kind` is "none"; "move": `amount` seconds for each answer; "game": `amount` seconds for
    all answers together, of which up to `increment` seconds are given back after each; "day":
    `amount` days for each answer, for games by correspondence.
    """

    kind: Literal["none", "move", "game", "day"] = "none"
    amount: int = 0
    increment: int = 0


def _first_game() -> str:
    return boxes()[0].id


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that is played, one of its formats, and its options.

    Attributes:
        game: the id of the game.
        format: the format; None for the one that the options lead to, or the game's default.
        options: by name, as the game's own type of options has them; the rest are its defaults.
    """

    game: str = field(default_factory=_first_game)
    format: str | None = None
    options: dict[str, Any] = field(default_factory=dict[str, Any])


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table; none of them changes after it was opened.

    Attributes:
        chosen: what is played.
        seats: how many seats there are.
        games: of how many games the match is; it is won by whoever first has most of them.
        listed: whether the lobby shows the table.
        watching: who may watch: "open" anybody who has the address, "invited" with a link, "none".
            With "none" the journal and the replay, too, are for those who were at the table.
        undo: which choices may be taken back.
        clock: how long people may think.
        pause: for how many seconds a table waits before it passes for somebody who can only
            pass, so that neither haste nor silence tells who has a card to play.
        grace: the seconds of absence after which the others may let a bot hold a seat.
        delay: by how many seconds a caster lags behind.
        guided: lessons are given: the game is a tutorial.
    """

    chosen: Chosen = field(default_factory=Chosen)
    seats: int = 1
    games: int = 1
    listed: bool = False
    watching: Literal["open", "invited", "none"] = "open"
    undo: UndoRule = "casual"
    clock: Clock = field(default_factory=Clock)
    pause: float = 0.0
    grace: int = 120
    delay: int = 60
    guided: bool = False


class Stops(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's wishes about being asked; the rules know nothing of them.

    Attributes:
        stops: "useful": questions with one answer are answered for the person; "all": all asked.
        skip: pass in every window: "" never, "turn": until this turn ends, "concern": until
            something concerns the person.
        choices: what the game lets a person leave to the table, by the ids of its customs.
        cards: the cards which the person wants to be asked about always, whenever one can be
            played, or never, by their slugs.
    """

    stops: Literal["useful", "all"] = "useful"
    skip: Until = ""
    choices: dict[str, str] = field(default_factory=dict[str, str])
    cards: Annotated[dict[Slug, CardWish], Meta(max_length=MOST_CARDS)] = field(
        default_factory=dict[Slug, CardWish]
    )
