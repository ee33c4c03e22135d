"""More effects of single cards; cards that use them are counted."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.l5r_lcg.attachments import may_wear
from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.duels import challenge, may_duel
from gorin.games.l5r_lcg.events.cards import (
    AttachmentMoved,
    HoldingPut,
    RingTraded,
    RowReturned,
)
from gorin.games.l5r_lcg.events.citing import ATTACH, COST, EFFECT, TARGET
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import (
    Aimed,
    FateRemoved,
    StatusChanged,
    Turned,
    status_changed,
)
from gorin.games.l5r_lcg.events.uses import Selected
from gorin.games.l5r_lcg.facts import title
from gorin.games.l5r_lcg.measures import elements_of, slug, takes_ring_fate
from gorin.games.l5r_lcg.options import ring_name
from gorin.games.l5r_lcg.script import Aim, Cost, Effect, Use
from gorin.games.l5r_lcg.state import ELEMENTS, EMPTY, Match, as_seat
from gorin.games.l5r_lcg.windows.abilities import instead
from gorin.games.l5r_lcg.windows.asking import used
from gorin.games.l5r_lcg.windows.deferring import ORDER
from gorin.games.l5r_lcg.windows.happening import happen, stands
from gorin.games.l5r_lcg.words.aims import turned
from gorin.games.l5r_lcg.words.counts import unclaimed
from gorin.games.l5r_lcg.words.effects import OnChosen
from gorin.games.l5r_lcg.words.lasting import holding
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.table import Frame

HOST = Prompt("target", ATTACH, "ask-lcg-host")
SACRIFICE = Prompt("sacrifice", EFFECT, "ask-lcg-sacrifice")
LOSE_FATE = Prompt("target", TARGET, "ask-lcg-lose-fate")
ROW_CARD = Prompt("row-card", COST, "ask-lcg-row-card")
OWN_RING = Prompt("own-ring", EFFECT, "ask-lcg-own-ring")
INSTEAD_OF = Prompt("instead-of", TARGET, "ask-lcg-instead-of")
CLOSED = Prompt("closed-ring", EFFECT, "ask-lcg-close-ring")
MAY_DISHONOR = Prompt("may-dishonor", EFFECT, "ask-lcg-may-dishonor")


class DuelThatLoses(OnChosen, frozen=True):
    """Challenge it to a duel, and something happens to the loser."""

    kind: str
    cards: bool = False

    def affects(self, use: Use, card: int) -> bool:
        return all(may_duel(use.table, each, self.kind) for each in (card, use.card))

    def on(self, use: Use, card: int) -> tuple[LcgHappened, ...]:
        return ()

    def lost(self, table: Match, card: int, seat: Seat) -> LcgHappened:
        """Return what happens to the loser."""
        raise NotImplementedError

    def do(self, use: Use) -> None:
        (other,) = use.chosen
        name = type(self).__name__
        use.table.push(Frame("duel-loses", use.seat, (), (name,)), Frame("duel-end"))
        challenge(use.table, use.card, other, self.kind, cards=self.cards)


class DuelThatBows(DuelThatLoses, frozen=True):
    """Challenge it to a duel: who loses is bowed. Cards may be discarded in place of honor."""

    def lost(self, table: Match, card: int, seat: Seat) -> LcgHappened:
        return Turned(card, slug(table.state, card), bowed=True, clause=EFFECT, by=seat)


class DuelThatTakesFate(DuelThatLoses, frozen=True):
    """Challenge it to a duel: who loses is discarded without fate, and loses 1 fate otherwise."""

    def lost(self, table: Match, card: int, seat: Seat) -> LcgHappened:
        if not table.state.play[card].fate:
            return leaving(table, card, EFFECT)
        return FateRemoved((card,), (slug(table.state, card),), EFFECT)


DUELS = {"DuelThatBows": DuelThatBows("", cards=True), "DuelThatTakesFate": DuelThatTakesFate("")}


def duel_loses(table: Match, frame: Frame) -> None:
    """Let happen to the loser, if there is one, what the duel was fought for."""
    duel = table.state.duel
    if duel is not None and duel.loser in table.state.play:
        happen(table, DUELS[frame.texts[0]].lost(table, duel.loser, frame.seat))


class ShuffleFromRow(Cost, frozen=True):
    """You shuffle a card of one of your unbroken provinces into its deck.

    Nothing fills that province before the ability is over.
    """

    refills: ClassVar[bool] = True

    def _slots(self, use: Use) -> tuple[int, ...]:
        row = use.state.provinces[use.seat]
        return tuple(n for n, each in enumerate(row) if each.card != EMPTY and not each.broken)

    def can_pay(self, use: Use) -> bool:
        return bool(self._slots(use))

    def pay(self, use: Use) -> Play[tuple[LcgHappened, ...]]:
        state, seat = use.state, use.seat
        options = tuple(Option(f"slot:{slot}", slot) for slot in self._slots(use))
        slot = yield from ask(Decision(seat, ROW_CARD, options, args=used(state, seat)))
        province = state.provinces[seat][slot]
        use.table.push(Frame("shuffle-dynasty", seat))
        return (RowReturned(seat, slot, province.card, province.open, COST),)


class HoldingFromPile(Aim, frozen=True):
    """A holding in your dynasty discard pile."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        pile = use.state.dynasty_piles[use.seat]
        return tuple(card for card in pile if use.state.facts(card).kind == "holding")


class PutWhereItWasPaid(Effect, frozen=True):
    """It is put into the province that the card was shuffled from."""

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        state, seat = use.state, use.seat
        slot = state.resolving[-1].selected
        if slot == EMPTY or state.provinces[seat][slot].card != EMPTY:
            return ()
        return tuple(HoldingPut(seat, slot, card, slug(state, card)) for card in use.chosen)


class TheySacrifice(Effect, frozen=True):
    """The player in question sacrifices a character."""

    def affects(self, use: Use, card: int) -> bool:
        return bool(use.state.characters(as_seat(card)))

    def do(self, use: Use) -> Play[None] | None:
        seat = use.rival
        characters = use.state.characters(seat)
        return self._sacrifice(use, seat, characters) if characters else None

    def _sacrifice(self, use: Use, seat: Seat, characters: tuple[int, ...]) -> Play[None]:
        state = use.state
        options = tuple(Option(f"on:{slug(state, card)}.{card}", card) for card in characters)
        card = yield from ask(Decision(seat, SACRIFICE, options, args=used(state, seat)))
        happen(use.table, leaving(use.table, card, EFFECT, "sacrificed"))


class StrongerOpponentsLoseFate(Effect, frozen=True):
    """Each opponent with more characters than you removes 1 fate from one of them."""

    def _with_fate(self, use: Use) -> dict[Seat, tuple[int, ...]]:
        """Return the characters with fate of each opponent who has more than you."""
        state = use.state
        own = len(state.characters(use.seat))
        return {
            seat: tuple(card for card in state.characters(seat) if state.play[card].fate)
            for seat in state.around(state.first)
            if seat != use.seat and len(state.characters(seat)) > own
        }

    def can_do(self, use: Use) -> bool:
        return any(self._with_fate(use).values())

    def beforehand(self, use: Use) -> Play[None]:
        """All choose in player order, before effects may be cancelled."""
        state = use.state
        for seat, characters in self._with_fate(use).items():
            if characters:
                options = tuple(
                    Option(f"on:{slug(state, card)}.{card}", card) for card in characters
                )
                args = used(state, seat)
                card = yield from ask(Decision(seat, LOSE_FATE, options, args=args))
                use.table.record(Aimed(seat, (card,), (slug(state, card),)))

    def events(self, use: Use) -> tuple[LcgHappened, ...]:
        """All lose the fate together."""
        state = use.state
        cards = tuple(card for card in use.chosen if card in state.play and state.play[card].fate)
        names = tuple(slug(state, card) for card in cards)
        return (FateRemoved(cards, names, EFFECT),) if cards else ()


class InsteadOnChosen(Effect, frozen=True):
    """Instead that happens to the chosen one."""

    def affects(self, use: Use, card: int) -> bool:
        return bool(self._turned(use, card))

    def _turned(self, use: Use, card: int) -> list[StatusChanged]:
        """Return what could happen to a card instead."""
        return [each for each in turned(use, card) if stands(use.table, self._on(use, card, each))]

    def _on(self, use: Use, card: int, event: StatusChanged) -> StatusChanged:
        return status_changed(use.state, card, event.amount, EFFECT)

    def beforehand(self, use: Use) -> Play[None] | None:
        """Select for whom the chosen one stands in, if that could be several."""
        events = [each for card in use.chosen for each in self._turned(use, card)]
        return self._select(use, events) if len(events) > 1 else None

    def _select(self, use: Use, events: list[StatusChanged]) -> Play[None]:
        options = tuple(Option(f"on:{each.slug}.{each.handle}", each) for each in events)
        args = used(use.state, use.seat)
        one: StatusChanged = yield from ask(Decision(use.seat, INSTEAD_OF, options, args=args))
        use.table.record(Selected(use.seat, title(one.slug), one.handle))

    def do(self, use: Use) -> None:
        one = use.state.resolving[-1]
        for card in use.chosen:
            events = self._turned(use, card)
            selected = [each for each in events if each.handle == one.selected]
            for event in (selected or events)[:1]:
                instead(use.table, one.serial, event, self._on(use, card, event))


class MoveToOther(Effect, frozen=True):
    """It moves to another character of yours that may have it attached."""

    def _hosts(self, use: Use, card: int) -> tuple[int, ...]:
        state = use.state
        return tuple(
            host
            for host in state.characters(use.seat)
            if host != state.play[card].host and may_wear(use.table, use.seat, host, card)
        )

    def affects(self, use: Use, card: int) -> bool:
        return bool(self._hosts(use, card))

    def do(self, use: Use) -> Play[None] | None:
        card = use.chosen[0]
        hosts = self._hosts(use, card)
        return self._move(use, card, hosts) if hosts else None

    def _move(self, use: Use, card: int, hosts: tuple[int, ...]) -> Play[None]:
        state = use.state
        options = tuple(Option(f"on:{slug(state, host)}.{host}", host) for host in hosts)
        args = {"card": title(slug(state, card))}
        host = yield from ask(Decision(use.seat, HOST, options, args=args))
        happen(use.table, AttachmentMoved(card, slug(state, card), host, slug(state, host)))


class TakeAttachment(Effect, frozen=True):
    """You attach it, as yours, to the character that it was paid with, or it is discarded."""

    def do(self, use: Use) -> None:
        state, card = use.state, use.chosen[0]
        host = next(iter(use.spent), EMPTY)
        if host in state.play and may_wear(use.table, use.seat, host, card):
            moved = AttachmentMoved(card, slug(state, card), host, slug(state, host), use.seat)
            if stands(use.table, moved):
                happen(use.table, moved)
                return
        happen(use.table, leaving(use.table, card, EFFECT))


class TradeRing(Effect, frozen=True):
    """You switch a ring that you have claimed with an unclaimed one, and take the fate on that."""

    def _own(self, use: Use) -> tuple[str, ...]:
        rings = use.state.rings.items()
        return tuple(name for name, ring in rings if ring.seat == use.seat)

    def can_do(self, use: Use) -> bool:
        return bool(self._own(use) and unclaimed(use))

    def do(self, use: Use) -> Play[None]:
        pairs = tuple(
            Option(f"trade:{own}/{other}", (own, other))
            for own in self._own(use)
            for other in unclaimed(use)
        )
        args = used(use.state, use.seat)
        own, other = yield from ask(Decision(use.seat, OWN_RING, pairs, args=args))
        kept = not takes_ring_fate(use.table, use.seat)
        use.table.record(RingTraded(use.seat, own, other, kept=kept))


class CloseRing(Effect, frozen=True):
    """Choose a ring: that player declares no conflicts of its elements in this phase."""

    def _names(self, use: Use) -> tuple[str, ...]:
        """Return all that might be chosen, in an order that nothing changes."""
        return tuple(dict.fromkeys((*ELEMENTS, *use.state.rings)))

    def _rings(self, use: Use) -> dict[str, tuple[str, ...]]:
        """Return the rings with their elements; those of one element alone are all the same."""
        rings: dict[str, tuple[str, ...]] = {element: (element,) for element in ELEMENTS}
        for name in use.state.rings:
            elements = elements_of(use.table, name)
            if len(elements) > 1:
                rings[name] = elements
        return rings

    def beforehand(self, use: Use) -> Play[None]:
        """Choose the ring with the opponent, before effects may be cancelled."""
        rings = self._rings(use)
        options = tuple(Option(f"ring:{name}", name) for name in rings)
        args = used(use.state, use.seat)
        name = yield from ask(Decision(use.seat, CLOSED, options, args=args))
        part = self._names(use).index(name)
        use.table.record(Selected(use.seat, ring_name(name, use.seat), part))

    def do(self, use: Use) -> None:
        """Close the elements that the ring has by now."""
        name = self._names(use)[use.state.resolving[-1].selected]
        for element in self._rings(use).get(name) or elements_of(use.table, name):
            use.table.record(holding(use, f"no-ring-{element}", "phase", use.rival))


def won_order(table: Match, frame: Frame) -> Play[None] | None:
    """Let the first player order what pride and the winner do to one character (LCG-S9.57)."""
    (card,) = frame.data
    return _won_order(table, frame, card) if card in table.state.play else None


def _won_order(table: Match, frame: Frame, card: int) -> Play[None]:
    state = table.state
    name = f"{slug(state, card)}.{card}"
    options = (Option(f"honor:{name}", 1), Option(f"dishonor:{name}", 0))
    proud_first = yield from ask(Decision(state.first, ORDER, options))
    steps = ("pride", "won-chosen") if proud_first else ("won-chosen", "pride")
    table.push(*(Frame(step, frame.seat, frame.data) for step in steps))


def pride(table: Match, frame: Frame) -> None:
    """Let a character's pride honor it."""
    (card,) = frame.data
    if card in table.state.play:
        happen(table, status_changed(table.state, card, 1, "LCG-S8.23"))


def won_chosen(table: Match, frame: Frame) -> Play[None] | None:
    """Let the winner of the conflict dishonor a character that was chosen for that."""
    state, (card,) = table.state, frame.data
    if frame.seat not in state.alive or card not in state.play:
        return None
    event = status_changed(state, card, -1, EFFECT)
    return _won_chosen(table, frame.seat, event) if stands(table, event) else None


def _won_chosen(table: Match, seat: Seat, event: StatusChanged) -> Play[None]:
    options = (
        Option(f"dishonor:{event.slug}.{event.handle}", 1),
        Option("decline", 0),
    )
    args = {"card": title(event.slug)}
    if (yield from ask(Decision(seat, MAY_DISHONOR, options, default=1, args=args))):
        happen(table, event)
