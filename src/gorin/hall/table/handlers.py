"""Handlers: what carries out each command at a table, and what each record does there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.hall.table import coming, gathering, interrupting, matches, playing, undoing
from gorin.hall.table import records as kinds
from gorin.hall.table.commands import (
    Act,
    ActAsks,
    Again,
    Answer,
    AnswerUndo,
    AskUndo,
    Begin,
    Choose,
    ChooseDeck,
    Close,
    Command,
    Consent,
    Hold,
    ListAttempts,
    ListPassed,
    Moderate,
    Pause,
    Ready,
    Rename,
    SeatBot,
    Sit,
    Speak,
    Stand,
    Stir,
    Swap,
    TakeBack,
    WhyNot,
)
from gorin.hall.table.standing import Asking, Moment, Standing

COMMANDS: Mapping[type[Command], Callable[[Asking, Any], Any]] = {
    Answer: playing.answer,
    Act: playing.act,
    WhyNot: playing.why_not,
    ListAttempts: playing.list_attempts,
    ListPassed: playing.list_passed,
    ActAsks: playing.act_asks,
    Speak: coming.speak,
    Rename: coming.rename,
    Sit: gathering.sit,
    Stand: gathering.stand,
    SeatBot: gathering.seat_bot,
    ChooseDeck: gathering.choose_deck,
    Swap: matches.swap,
    Ready: matches.ready,
    Stir: gathering.stir,
    Begin: gathering.begin,
    Choose: interrupting.choose,
    AskUndo: undoing.ask_undo,
    AnswerUndo: undoing.answer_undo,
    Pause: interrupting.pause,
    Hold: interrupting.hold,
    TakeBack: interrupting.take_back,
    Consent: interrupting.consent,
    Moderate: coming.moderate,
    Again: interrupting.again,
    Close: interrupting.close,
}
"""Handlers of commands. Each returns a record that was made by playing, or a reply."""

RECORDS: Mapping[type[Any], Callable[[Standing, Any, Moment], None]] = {
    kinds.Opened: gathering.opened,
    kinds.Came: coming.came,
    kinds.Left: coming.left,
    kinds.Sat: gathering.sat,
    kinds.BotSat: gathering.bot_sat,
    kinds.DeckChosen: gathering.deck_chosen,
    kinds.Readied: matches.readied,
    kinds.Stirred: gathering.stirred,
    kinds.Began: gathering.began,
    kinds.Said: coming.said,
    kinds.Set: interrupting.was_set,
    kinds.UndoAsked: undoing.undo_asked,
    kinds.UndoAnswered: undoing.undo_answered,
    kinds.Paused: interrupting.paused,
    kinds.Woke: interrupting.woke,
    kinds.Flagged: interrupting.flagged,
    kinds.Held: interrupting.held,
    kinds.Consented: interrupting.consented,
    kinds.Moderated: coming.moderated,
    kinds.AgainAsked: interrupting.again_asked,
    kinds.AgainOpened: interrupting.again_opened,
    kinds.MatchEnded: matches.match_ended,
    kinds.EarlierTold: matches.earlier_told,
    kinds.Closed: interrupting.closed,
}
"""The effect of each record, but for `Played`, which needs the state before it."""
