"""Playing cards, and the windows in which seats act."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gorin.games.l5r_lcg.attachments import hosts
from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.events.cards import LastsNoMore, WasPlayed
from gorin.games.l5r_lcg.events.citing import ALLOWED, ATTACH, COST, action_window
from gorin.games.l5r_lcg.events.plays import (
    CardPlayed,
    DuplicateDiscarded,
    Entered,
    FateAdded,
    limited_mark,
)
from gorin.games.l5r_lcg.events.seats import FateChanged, Passed
from gorin.games.l5r_lcg.events.uses import CardSpoiled, Presented, SupportOffered
from gorin.games.l5r_lcg.keywords import (
    Limited,
    NoFateWhenPlayed,
    OnePerBearer,
    Restricted,
    Support,
)
from gorin.games.l5r_lcg.measures import (
    can_enter,
    has,
    is_copy,
    is_kept_out,
    is_second,
    script,
    slot_of,
    slug,
    total,
)
from gorin.games.l5r_lcg.prices import PLAYED, cost_of, discounts, has_price
from gorin.games.l5r_lcg.script import Use
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, EMPTY, HOME, SIDES, Match, State
from gorin.games.l5r_lcg.texts import may_hold_unique
from gorin.games.l5r_lcg.windows.acting import actions
from gorin.games.l5r_lcg.windows.asking import card_asked, moment
from gorin.games.l5r_lcg.windows.disguises import disguisable, disguise
from gorin.games.l5r_lcg.windows.happening import entering, happen, use_action
from gorin.games.l5r_lcg.windows.uses import Answer, is_barred, usable
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Range
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, derived
from gorin.kernel.words import seat_name
from gorin.timing.windows import Rotation

AS = Prompt("as", ATTACH, "ask-lcg-as")
SUPPORT = Prompt("support", "LCG-S8.28", "ask-lcg-support")
RESTRICTED = "LCG-S8.26"
ACTS = {each: Prompt("act", each, "ask-lcg-act") for each in ("LCG-3.2.2", "LCG-S9.41")}
DYNASTY = Prompt("dynasty", "LCG-1.4", "ask-lcg-dynasty")
FATES = {each: Prompt("fate", each, "ask-lcg-fate") for each in ("LCG-1.4", "LCG-S4.14")}
HOST = Prompt("target", ATTACH, "ask-lcg-host")
RESTRICT = Prompt("target", RESTRICTED, "ask-lcg-restrict")
SIDE = Prompt("side", "LCG-3.2.2", "ask-lcg-side")
MOST_RESTRICTED = 2
ANYWHERE, IN_CONFLICT = 0, 1


# -- what forbids playing a card -----------------------------------------------------------


def forbids_play(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    """Yield every clause that forbids playing a character or an attachment now."""
    state = table.state
    facts = state.facts(handle)
    if facts.kind == "holding":
        yield refuse("LCG-1.4", "refused-lcg-holding")
    yield from forbids_from(table, from_row=slot_of(state, seat, handle) != EMPTY)
    yield from _too_dear(table, seat, handle)
    if is_second(state, seat, handle):
        yield refuse("LCG-1.4", "refused-lcg-unique")
    if has(table, handle, Limited) and has_played_limited(state, seat):
        yield refuse("LCG-1.4", "refused-lcg-limited")
    if is_barred(table, seat, handle) or _is_stuck(table, seat, handle):
        yield refuse(ALLOWED, "refused-lcg-barred")
    for condition in script(table, handle).plays:
        if not condition.holds(Use(table, seat, handle)):
            yield refuse(ALLOWED, "refused-lcg-condition", condition=condition.said())
    if facts.kind == "attachment" and not hosts(table, seat, handle):
        yield refuse("LCG-S10.6", "refused-lcg-no-target")


def is_rooted(table: Match, seat: Seat, handle: int) -> bool:
    """Return whether something that lasts keeps a seat from playing a character of its hand.

    That is one that is played as a character: as an attachment it still may be.
    """
    state = table.state
    if state.facts(handle).kind != "character":
        return False
    return handle in (*state.in_hand(seat), *state.played) and is_kept_out(state, seat)


def _is_stuck(table: Match, seat: Seat, handle: int) -> bool:
    """Return whether a card is rooted, and cannot be played as an attachment either."""
    if not is_rooted(table, seat, handle):
        return False
    return not script(table, handle).as_attachment or not hosts(table, seat, handle)


def _too_dear(table: Match, seat: Seat, handle: int) -> Iterator[Refusal]:
    fate, cost = table.state.fate[seat], min(prices_of(table, seat, handle).values())
    if not has_price(table, handle):
        yield refuse("LCG-S9.18", "refused-lcg-no-price")
    if fate + support(table, seat, handle) < cost:
        yield refuse("LCG-1.4", "refused-lcg-cost", cost=cost, fate=fate)


@rule("LCG-S4.13")
def forbids_from(table: Match, *, from_row: bool) -> Iterator[Refusal]:
    """Characters are played from provinces in the dynasty phase, other cards at other times."""
    if from_row != (table.state.phase == "dynasty"):
        yield refuse("LCG-1.4", "refused-lcg-phase")


@states("LCG-S8.20")
def has_played_limited(state: State, seat: Seat) -> bool:
    """Return whether a seat has played a limited card in this round."""
    return any(used.per == "round" and used.mark == limited_mark(seat) for used in state.used)


def playable(table: Match, seat: Seat, handle: int) -> bool:
    """Return whether nothing forbids playing a character or an attachment."""
    return next(iter(forbids_play(table, seat, handle)), None) is None


class Duplicate(Struct, frozen=True):
    """A copy of a unique character in play, which may be discarded."""

    card: int


class Disguise(Struct, frozen=True):
    """A card that is played in the place of a character."""

    card: int


Act = Answer | Duplicate | Disguise | int


# -- the action window ---------------------------------------------------------------------


def may_do(key: str, value: Act) -> Option[Act | None]:
    """Return what a seat may do as an option beside passing."""
    return Option(key, value)


@states("LCG-S4.38")
@derived
def act_options(table: Match, seat: Seat) -> tuple[Option[Act | None], ...]:
    """Return what a seat may do in an action window."""
    state = table.state
    nothing: Option[Act | None] = Option("pass", None)
    options = [nothing]
    options += (
        may_do(f"{verb_of(answer)}:{answer.key}", answer)
        for answer in actions(table, seat, hand=hand_is_open(table))
        if usable(table, answer, None)
    )
    if state.phase != "dynasty":
        options += (
            may_do(f"play:{slug(state, handle)}.{handle}", handle)
            for handle in state.in_hand(seat)
            if state.facts(handle).kind != "event" and playable(table, seat, handle)
        )
    if state.phase == "conflict":
        options += (
            may_do(f"disguise:{slug(state, card)}.{card}", Disguise(card))
            for card in disguisable(table, seat)
        )
    return tuple(options)


def verb_of(answer: Answer) -> str:
    """Return what an option calls using an ability: an event is played."""
    return "play" if answer.place in PLAYED else "use"


@rule("LCG-S9.43")
def hand_is_open(table: Match) -> bool:
    """Events with actions may be played from a hand in every action window."""
    return True


def may_act(table: Match, frame: Frame) -> bool:
    """A seat is asked if it holds cards, or may use something that lies in play."""
    state, seat = table.state, frame.seat
    if state.in_hand(seat):
        return True
    return any(usable(table, answer, None) for answer in actions(table, seat, hand=False))


def choose_act(table: Match, frame: Frame) -> Play[Act | None]:
    """Ask a seat what it does in an action window."""
    options = act_options(table, frame.seat)
    prompt = ACTS[action_window(table.state)]
    chosen = yield from ask(Decision(frame.seat, prompt, options, secret=True, args=moment(table)))
    if chosen is None:
        fought = table.state.conflict is not None
        table.record(Passed(frame.seat, "LCG-S4.37" if fought else "LCG-S9.41"))
    return chosen


def act(table: Match, frame: Frame, chosen: Act) -> Play[None] | None:
    """Carry out what a seat does.

    A card is shown in the step in which it is chosen: until then nobody else knows the choice.
    """
    if table.state.conflict is not None:
        table.push(Frame("totals", data=(total(table, ATTACKING), total(table, DEFENDING))))
    if isinstance(chosen, Answer):
        use_action(table, chosen)
        return None
    if isinstance(chosen, Duplicate):
        discard_duplicate(table, frame.seat, chosen.card)
        return None
    if isinstance(chosen, Disguise):
        return disguise(table, frame.seat, chosen.card)
    return play_card(table, frame.seat, chosen)


def _still_open(table: Match, frame: Frame) -> bool:
    """The window of a conflict closes with it."""
    return frame.data[0] == ANYWHERE or table.state.conflict is not None


WINDOW: Rotation[Act] = Rotation(
    "window",
    seats=lambda table: table.state.alive,
    choose=choose_act,
    act=act,
    may_act=may_act,
    goes_on=_still_open,
    numbers=1,
)


@rule("ENL-7.2", "ENL-7.7", "LCG-S9.41")
def window(table: Match, frame: Frame) -> Play[None] | None:
    """Seats act in turn until all pass one after the other; who fights no conflict acts too."""
    return WINDOW.play(table, frame)


# -- playing characters and attachments ----------------------------------------------------


@states("LCG-S4.14")
def play_card(table: Match, seat: Seat, handle: int) -> Play[None]:
    """Play a character or an attachment: pay, say where it goes, let it enter play."""
    state = table.state
    facts = state.facts(handle)
    slot = slot_of(state, seat, handle)
    clause = action_window(state) if slot == EMPTY else "LCG-1.4"
    cost = min(prices_of(table, seat, handle).values())
    shares = yield from supported(table, seat, handle, cost)
    if shares is None:
        return
    limited = has(table, handle, Limited)
    for other, share in shares.items():
        table.record(FateChanged(other, -share, "LCG-S8.28"))
        cost -= share
    table.record(CardPlayed(seat, handle, facts.slug, cost, limited, clause))
    table.push(Frame("spoil", seat, (handle,)), Frame("was-played", seat, (handle, slot)))
    if facts.kind == "attachment" or (yield from _as_attachment(table, seat, handle)):
        host = yield from _host(table, seat, handle)
        happen(table, attached(table, seat, handle, host))
        return
    side = "home" if slot != EMPTY else (yield from _side(table, seat, handle))
    table.push(Frame("add-fate", seat, (handle, slot)), Frame("fill", seat))
    happen(table, entering(table, seat, handle, clause, slot=slot, side=side))


def prices_of(table: Match, seat: Seat, handle: int) -> dict[int, int]:
    """Return what a card costs on what it may be attached to, and on EMPTY as a character."""
    is_attachment = table.state.facts(handle).kind == "attachment"
    attachable = is_attachment or script(table, handle).as_attachment
    cards = hosts(table, seat, handle) if attachable else ()
    only = cards and (is_attachment or is_rooted(table, seat, handle))
    ways = cards if only else (EMPTY, *cards)
    if not table.state.lasting:
        return dict.fromkeys(ways, cost_of(table, seat, handle))
    return {way: cost_of(table, seat, handle, way) for way in ways}


def _host(table: Match, seat: Seat, handle: int) -> Play[int]:
    """Choose what an attachment is put on; where it costs more than elsewhere, pay the rest."""
    state = table.state
    more = _more_than_least(table, seat, handle)
    options = tuple(
        Option(f"on:{slug(state, host)}.{host}", host)
        for host in hosts(table, seat, handle)
        if more.get(host, 0) <= state.fate[seat]
    )
    host = yield from ask(Decision(seat, HOST, options, args=card_asked(state, handle)))
    _pay_more(table, seat, more.get(host, 0))
    for each in discounts(state, seat, "attachment", host):
        table.record(LastsNoMore(each.stamp))
    return host


def _more_than_least(table: Match, seat: Seat, handle: int) -> dict[int, int]:
    """Return how much more a card costs in each way to play it than in the cheapest one."""
    prices = prices_of(table, seat, handle)
    least = min(prices.values())
    return {way: price - least for way, price in prices.items()}


def _pay_more(table: Match, seat: Seat, amount: int) -> None:
    if amount:
        table.record(FateChanged(seat, -amount, COST))


def was_played(table: Match, frame: Frame) -> None:
    """A character or an attachment has been played: now what answers that may."""
    state, (handle, slot) = table.state, frame.data
    if frame.seat in state.alive:
        happen(table, WasPlayed(frame.seat, handle, slug(state, handle), hand=slot == EMPTY))


def attached(table: Match, seat: Seat, handle: int, host: int) -> Entered:
    """Return the event of an attachment that enters play on a character."""
    state = table.state
    return entering(table, seat, handle, ATTACH, host=host, host_slug=slug(state, host))


@states("LCG-S8.29")
def supported(table: Match, seat: Seat, handle: int, cost: int) -> Play[dict[Seat, int] | None]:
    """Ask others what they pay of the cost of a card with support; None if it is not met.

    Then the card stays where it was, and nobody has paid anything.
    """
    state = table.state
    if not support(table, seat, handle):
        return {}
    table.record(Presented(seat, handle, slug(state, handle)))
    shares: dict[Seat, int] = {}
    for other in state.around(state.after(seat)):
        most = min(cost - sum(shares.values()), state.fate[other])
        if other != seat and most > 0:
            args = {**card_asked(state, handle), "seat": seat_name(seat)}
            share: int = yield from ask(Decision(other, SUPPORT, domain=Range(0, most), args=args))
            table.record(SupportOffered(other, share))
            shares[other] = share
    return shares if state.fate[seat] + sum(shares.values()) >= cost else None


def support(table: Match, seat: Seat, handle: int) -> int:
    """Return how much others could pay of the cost of a card."""
    state = table.state
    if not has(table, handle, Support):
        return 0
    return sum(state.fate[other] for other in state.alive if other != seat)


def _as_attachment(table: Match, seat: Seat, handle: int) -> Play[bool]:
    """Ask as what a character is played that may be played as an attachment.

    Where it costs more as a character, the rest of that is paid now.
    """
    state = table.state
    if not script(table, handle).as_attachment or not hosts(table, seat, handle):
        return False
    more = _more_than_least(table, seat, handle).get(EMPTY, 0)
    options = [Option("as-attachment", "attachment")]
    if more <= state.fate[seat] and not is_rooted(table, seat, handle):
        options.insert(0, Option("as-character", "character"))
    args = card_asked(state, handle)
    if (yield from ask(Decision(seat, AS, tuple(options), args=args))) != "character":
        return True
    _pay_more(table, seat, more)
    return False


def spoil(table: Match, frame: Frame) -> None:
    """A card that was played and did not enter play goes to the discard pile."""
    state, handle = table.state, frame.data[0]
    if handle in state.played:
        table.record(CardSpoiled(handle, slug(state, handle)))


@states("LCG-S10.3")
def restrict(table: Match, frame: Frame) -> Play[None] | None:
    """Nobody wears more than two restricted attachments: one is discarded.

    Of what a character may have one of only the older one goes.
    """
    state = table.state
    entry = state.play.get(frame.data[0])
    worn = () if entry is None else entry.worn
    singles = [card for card in worn if has(table, card, OnePerBearer)]
    titles = [slug(state, card) for card in singles]
    old = [card for n, card in enumerate(singles) if titles[n] in titles[n + 1 :]]
    if old:
        table.push(frame)
        happen(table, *(leaving(table, card, "LCG-S10.3") for card in old))
        return None
    restricted = tuple(card for card in worn if has(table, card, Restricted))
    if entry is None or len(restricted) <= MOST_RESTRICTED:
        return None
    return _restrict(table, entry.seat, restricted)


def _restrict(table: Match, seat: Seat, restricted: tuple[int, ...]) -> Play[None]:
    state = table.state
    options = tuple(Option(f"on:{slug(state, card)}.{card}", card) for card in restricted)
    card = yield from ask(Decision(seat, RESTRICT, options))
    happen(table, leaving(table, card, RESTRICTED))


@states("ENL-7.6", "SKI-R13")
def _side(table: Match, seat: Seat, handle: int) -> Play[str]:
    """Ask where a character of a hand goes: home, or into the conflict of its seat (ENL-7.6)."""
    state = table.state
    options = [Option("home", "home")]
    side = state.side_of(seat)
    if state.conflict is not None and side != HOME and can_enter(table, seat, handle):
        options.append(Option("join", SIDES[side]))
    return (yield from ask(Decision(seat, SIDE, tuple(options), args=card_asked(state, handle))))


def add_fate(table: Match, frame: Frame) -> Play[None]:
    """Put fate from the pool on a character that was just played."""
    state, seat, (handle, slot) = table.state, frame.seat, frame.data
    if seat not in state.alive or handle not in state.play or not state.fate[seat]:
        return
    if slot != EMPTY and has(table, handle, NoFateWhenPlayed):
        return
    clause = "LCG-1.4" if slot != EMPTY else "LCG-S4.14"
    most = state.fate[seat]
    args = {**card_asked(state, handle), "fate": most}
    amount: int = yield from ask(Decision(seat, FATES[clause], domain=Range(0, most), args=args))
    if amount:
        happen(table, FateAdded(handle, slug(state, handle), amount, seat, clause))


# -- the dynasty phase ---------------------------------------------------------------------


@states("LCG-S4.9", "LCG-S4.10", "LCG-S4.12")
def dynasty_options(table: Match, seat: Seat) -> tuple[Option[Act | None], ...]:
    """Return what a seat may do on its turn in the dynasty phase."""
    state = table.state
    options: list[Option[Act | None]] = [*act_options(table, seat)]
    row = [card for each in state.provinces[seat] for card in each.open_cards()]
    options += (
        may_do(f"play:{slug(state, card)}.{card}", card)
        for card in row
        if state.facts(card).kind == "character" and playable(table, seat, card)
    )
    options += (
        may_do(f"duplicate:{slug(state, card)}.{card}", Duplicate(card))
        for card in (*state.hands[seat], *row)
        if state.facts(card).unique and original(state, seat, card) != EMPTY
    )
    return tuple(options)


def original(state: State, seat: Seat, card: int) -> int:
    """Return the character of a seat in play that a card is a copy of, EMPTY if there is none."""
    own = (other for other in state.characters(seat) if is_copy(state, other, card))
    return next(own, EMPTY)


@states("LCG-S4.11", "SKI-R6")
def discard_duplicate(table: Match, seat: Seat, card: int) -> None:
    """Discard a copy of a unique character in play, and put 1 fate on that; it is not played."""
    state = table.state
    name = slug(state, card)
    target = original(state, seat, card)
    table.record(DuplicateDiscarded(seat, card, name))
    table.push(Frame("fill", seat))
    happen(table, FateAdded(target, name, 1, clause="LCG-S4.11"))


def _hides_choice(table: Match, seat: Seat) -> bool:
    """Return whether a hand might give something to choose from in the dynasty phase."""
    if not table.state.in_hand(seat):
        return False
    return hand_is_open(table) or may_hold_unique(table, seat)


@rule("LCG-S4.16")
def first_passed(table: Match, seat: Seat) -> None:
    """The first seat that passes in the dynasty phase gains fate."""
    amount = table.rulebook.numbers.first_pass
    if amount:
        table.record(FateChanged(seat, amount, "LCG-S4.16"))


def dynasty(table: Match, frame: Frame) -> Play[None] | None:
    """Seats that have not passed act in turn: play a character, use an action, or pass."""
    state = table.state
    left = tuple(other for other in state.around(frame.seat) if other not in state.passed)
    return _dynasty(table, left[0]) if left else None


@states("LCG-1.4", "LCG-S4.8", "LCG-S4.15", "LCG-S4.17", "ENL-R12")
def _dynasty(table: Match, seat: Seat) -> Play[None]:
    state = table.state
    options = dynasty_options(table, seat)
    secret = _hides_choice(table, seat)
    args = {"fate": 0 if state.passed else table.rulebook.numbers.first_pass}
    chosen = yield from ask(Decision(seat, DYNASTY, options, secret=secret, args=args))
    table.push(Frame("dynasty", state.after(seat)))
    if chosen is None:
        first = not state.passed
        table.record(Passed(seat, "LCG-1.4"))
        if first:
            first_passed(table, seat)
        return
    play = act(table, Frame("dynasty", seat), chosen)
    if play is not None:
        yield from play
