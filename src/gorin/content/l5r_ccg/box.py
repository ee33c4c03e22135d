"""The box of L5R CCG: its format and ready decks, and how a match of them begins."""

from __future__ import annotations

from typing import Literal

from gorin.bots.l5r_ccg.players import PLAYERS
from gorin.content.box import ready
from gorin.content.box.box import Box
from gorin.content.box.format import Format
from gorin.content.box.ready import ReadyDecks
from gorin.content.l5r_ccg.customs import CUSTOMS
from gorin.content.l5r_ccg.drawing import draw
from gorin.content.l5r_ccg.positions import CcgPositions
from gorin.games.l5r_ccg.decks import DECKS
from gorin.games.l5r_ccg.game import DIAMOND, GAME
from gorin.games.l5r_ccg.state import new_state
from gorin.games.l5r_ccg.view import CcgView
from gorin.kernel.words import say

DIAMOND_FORMAT = Format(
    id="diamond",
    title="format-l5r-ccg-diamond",
    book=GAME,
    rulebook=DIAMOND,
    fewest_seats=2,
    most_seats=3,
)


class Options(ready.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The option of a table: the ready deck of the first seat; the others take turns."""

    deck: Literal["scorpion", "unicorn"] = "scorpion"


READY = ReadyDecks(
    game=GAME,
    formats=(DIAMOND_FORMAT,),
    decks=DECKS,
    new_state=new_state,
    no_own_decks="ccg-no-own-decks",
)
L5R_CCG = Box(
    id=GAME,
    about=say("game-l5r-ccg-about"),
    minutes=(45, 120),
    formats=READY.formats,
    plan=READY.plan,
    begin=READY.begin,
    options=Options,
    faults=READY.faults,
    positions=CcgPositions(),
    customs=CUSTOMS,
    players=PLAYERS,
    draw=draw,
    views=(CcgView,),
)
