"""Effects of single cards, which no two cards share yet; cards that use them are counted."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.duels import challenge, may_duel
from gorin.games.l5r_lcg.ends import honor_events
from gorin.games.l5r_lcg.events.citing import EFFECT, TARGET
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import (
    Aimed,
    Moved,
    RowTurned,
    Strengthened,
    status_changed,
)
from gorin.games.l5r_lcg.measures import can_fight, is_fighting, is_shielded, slug, slugs
from gorin.games.l5r_lcg.script import Effect, Use
from gorin.games.l5r_lcg.state import EMPTY, Match
from gorin.games.l5r_lcg.windows.abilities import use_of
from gorin.games.l5r_lcg.windows.asking import aimed, used
from gorin.games.l5r_lcg.windows.happening import TIMING, carried_out, happen
from gorin.games.l5r_lcg.windows.playing import play_card, playable
from gorin.games.l5r_lcg.windows.uses import candidates
from gorin.games.l5r_lcg.words.aims import Character
from gorin.games.l5r_lcg.words.effects import OnChosen
from gorin.games.l5r_lcg.words.filters import PARTICIPATING
from gorin.games.l5r_lcg.words.skills import Has
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask
from gorin.kernel.table import Frame

SELECT = Prompt("select", TARGET, "ask-lcg-select")
AGAIN = Prompt("again", EFFECT, "ask-lcg-again")


class RefillFaceUp(Effect, frozen=True):
    """The province that this character came from is filled face up."""

    def can_do(self, use: Use) -> bool:
        state = use.state
        if use.event is None:
            return False
        if not (state.dynasty_decks[use.seat] or state.dynasty_piles[use.seat]):
            return False
        slot: int = use.event.slot
        return state.provinces[use.seat][slot].card == EMPTY

    def do(self, use: Use) -> None:
        use.table.push(Frame("fill", use.seat), Frame("turn-up", use.seat, (use.event.slot,)))


def turn_up(table: Match, frame: Frame) -> None:
    """Turn up the dynasty card in a province."""
    state, seat, slot = table.state, frame.seat, frame.data[0]
    province = state.provinces[seat][slot]
    if seat in state.alive and province.card != EMPTY and not province.open:
        happen(table, RowTurned(seat, slot, province.card, slug(state, province.card)))


class StrengthenMaybeTwice(OnChosen, frozen=True):
    """It has more skill of a type until the end of the conflict; again for 1 honor."""

    figure: str
    amount: int

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        if not can_fight(use.state, card, self.figure):
            return ()
        return (
            Strengthened(card, slug(use.state, card), self.figure, self.amount, source=use.card),
        )

    def do(self, use: Use) -> None:
        number = use.state.resolving[-1].number
        use.table.push(Frame("again", use.seat, (number, self.amount), (self.figure,)))


def again(table: Match, frame: Frame) -> Play[None] | None:
    """A seat may lose 1 honor to resolve the ability twice, on another target or the same.

    It begins anew then (LCG-S9.59): with a target that may be chosen, and it may be cancelled.
    """
    state, one = table.state, carried_out(table.state, frame)
    if one is None or state.conflict is None or not state.honor[frame.seat]:
        return None
    targets = candidates(*use_of(table, one))
    return _again(table, frame, targets) if targets else None


def _again(table: Match, frame: Frame, targets: tuple[int, ...]) -> Play[None]:
    state, seat = table.state, frame.seat
    amount, (kind,) = frame.data[1], frame.texts
    no: Option[int] = Option("decline", EMPTY)
    fitting = (Option(f"on:{slug(state, card)}.{card}", card) for card in targets)
    args = aimed(state, seat, Character((PARTICIPATING,)), (Has(kind, amount),))
    card = yield from ask(Decision(seat, AGAIN, (no, *fitting), args=args))
    if card == EMPTY:
        return
    table.record(Aimed(seat, (card,), slugs(state, (card,)), anew=True))
    lost = honor_events(table, seat, -1, EFFECT)
    if (yield from TIMING.done(table, *lost)) and carried_out(state, frame) is not None:
        table.push(replace(frame, step="begin"), replace(frame, step="effects-again"))


def effects_again(table: Match, frame: Frame) -> None:
    """The effect happens for the second time, unless it was cancelled."""
    one = carried_out(table.state, frame)
    if one is None or one.cancelled:
        return
    use, _ = use_of(table, one)
    amount, (kind,) = frame.data[1], frame.texts
    events = Has(kind, amount).events(use)
    happen(table, *(event for event in events if not is_shielded(use, event)))


class HonorOneDishonorOther(OnChosen, frozen=True):
    """One of them is honored, the other one dishonored."""

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return tuple(status_changed(use.state, card, amount, EFFECT) for amount in (1, -1))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        return ()

    def do(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        state = use.state
        options = tuple(Option(f"honor:{slug(state, card)}.{card}", card) for card in use.chosen)
        honored = yield from ask(Decision(use.seat, SELECT, options, args=used(state, use.seat)))
        return tuple(
            status_changed(state, card, 1 if card == honored else -1, EFFECT) for card in use.chosen
        )


class DuelToClearConflict(Effect, frozen=True):
    """Challenge it to a duel: who wins sends home all who do not fight it, who loses goes home."""

    kind: str

    def affects(self, use: Use, card: int) -> bool:
        return all(may_duel(use.table, each, self.kind) for each in (card, use.card))

    def do(self, use: Use) -> None:
        (other,) = use.chosen
        use.table.push(Frame("duel-clears", use.seat, (use.card, other)), Frame("duel-end"))
        challenge(use.table, use.card, other, self.kind)


def duel_clears(table: Match, frame: Frame) -> None:
    """The winner of the duel sends home everybody else; a challenger who has lost goes home."""
    state, duel = table.state, table.state.duel
    one, other = frame.data
    if duel is None or duel.winner == EMPTY:
        return
    if duel.winner == one:
        gone = [
            card for card in state.play if is_fighting(state, card) and card not in (one, other)
        ]
    else:
        gone = [one] if is_fighting(state, one) else []
    happen(table, *(Moved(card, slug(state, card), "home", by=frame.seat) for card in gone))


class PlayThis(Effect, frozen=True):
    """You play this attachment."""

    def can_do(self, use: Use) -> bool:
        return playable(use.table, use.seat, use.card)

    def do(self, use: Use) -> Play[None]:
        yield from play_card(use.table, use.seat, use.card)
