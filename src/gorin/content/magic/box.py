"""The box of Magic: its format and ready decks, and how a match of them begins."""

from __future__ import annotations

from typing import Literal

from gorin.bots.magic.players import PLAYERS
from gorin.content.box import ready
from gorin.content.box.box import Box
from gorin.content.box.format import Format
from gorin.content.box.ready import ReadyDecks
from gorin.content.magic.customs import CUSTOMS
from gorin.content.magic.drawing import draw
from gorin.content.magic.positions import MagicPositions
from gorin.games.magic.decks import DECKS
from gorin.games.magic.game import COMMANDER, GAME
from gorin.games.magic.state import new_state
from gorin.games.magic.view import MagicView
from gorin.kernel.words import say

COMMANDER_FORMAT = Format(
    id="commander",
    title="format-magic-commander",
    book=GAME,
    rulebook=COMMANDER,
    fewest_seats=2,
    most_seats=4,
)


class Options(ready.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The option of a table: the ready deck of the first seat; the others take turns."""

    deck: Literal["kaalia", "zedruu"] = "kaalia"


READY = ReadyDecks(
    game=GAME,
    formats=(COMMANDER_FORMAT,),
    decks=DECKS,
    new_state=new_state,
    no_own_decks="magic-no-own-decks",
)
MAGIC = Box(
    id=GAME,
    about=say("game-magic-about"),
    minutes=(30, 120),
    formats=READY.formats,
    plan=READY.plan,
    begin=READY.begin,
    options=Options,
    faults=READY.faults,
    draw=draw,
    customs=CUSTOMS,
    players=PLAYERS,
    positions=MagicPositions(),
    views=(MagicView,),
)
