"""What a table is opened with: the game, its options, who may come in."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

Role: TypeAlias = Literal["player", "spectator", "caster", "referee"]
"""What somebody at a table may do and see: only players act; a caster sees all hands, with every
seat's consent and a delay; spectators and the referee see what is public.
"""

UndoRule: TypeAlias = Literal["none", "casual", "any"]
"""Which choices may be taken back: none; those after which nothing hidden came to light, if
the others agree; or any, if all agree. Against bots alone nobody has to be asked.
"""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think.

    `kind` is "none"; "move": so many seconds for each answer; "game": so many seconds for all
    answers together, of which up to `increment` seconds are given back after each; "day": so many
    days for each answer, for games by correspondence.
    """

    kind: Literal["none", "move", "game", "day"] = "none"
    amount: int = 0
    increment: int = 0


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: a format of a game, and what its options are; None for the default.

    `level_text` is the text of a level file of one's own, played instead of a level that comes
    with Gorin. `points` are those agreed on, such as "traps=1".

    With a `series`, "timed", "linked" or "pick-up", several levels are played: `levels` are their
    ids, with a colon before the id of a variant, none for those that are usual; `order` is
    "listed", "random" or "ask", `scoring` one that the series knows, and `carry` are the kinds of
    cards that raiders carry over beside treasures. The turn limit and the opening are those of
    each level; what is said of a single level must be left out.
    """

    game: str = "tomb-raider"
    format: str | None = None
    level: str | None = None
    level_text: str = ""
    variant: str | None = None
    turn_limit: int | None = None
    opening: str = "chosen"
    points: tuple[str, ...] = ()
    series: str = ""
    levels: tuple[str, ...] = ()
    order: str = ""
    scoring: str = ""
    carry: tuple[str, ...] = ()


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table; none of them changes after it was opened.

    Attributes:
        chosen: what is played.
        seats: how many seats there are.
        listed: whether the lobby shows the table.
        watching: who may watch: "open" anybody who has the address, "invited" with a link, "none".
            With "none" the journal and the replay, too, are for those who were at the table.
        undo: which choices may be taken back.
        clock: how long people may think.
        pause: for how many seconds a table waits before it passes for somebody who can only
            pass, so that neither haste nor silence tells who has a card to play.
        grace: after so many seconds of absence the others may let a bot hold a seat.
        delay: by how many seconds a caster lags behind.
        guided: lessons are given: the game is a tutorial.
    """

    chosen: Chosen = field(default_factory=Chosen)
    seats: int = 1
    listed: bool = False
    watching: Literal["open", "invited", "none"] = "open"
    undo: UndoRule = "casual"
    clock: Clock = field(default_factory=Clock)
    pause: float = 0.0
    grace: int = 120
    delay: int = 60
    guided: bool = False


class Stops(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be asked; the rules know nothing of it.

    Attributes:
        stops: "useful": questions with one answer are answered for the person; "all": all asked.
        order: "keep": the turn order is kept without asking; "ask": it is asked each turn.
        reset: "ask" at the end of each turn, "useful": only when it may help, or "skip" it.
        skip: pass in every window: "" never, "turn": until this turn ends.
    """

    stops: Literal["useful", "all"] = "useful"
    order: Literal["keep", "ask"] = "keep"
    reset: Literal["ask", "useful", "skip"] = "useful"
    skip: Literal["", "turn"] = ""
