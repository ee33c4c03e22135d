"""Playing cards, and the windows in which seats act."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gorin.games.l5r_lcg.card_events import LastsNoMore, WasPlayed
from gorin.games.l5r_lcg.events import FateChanged, Passed
from gorin.games.l5r_lcg.facts import CONFLICT
from gorin.games.l5r_lcg.happening import (
    CLAUSE,
    Answer,
    actions,
    entering,
    happen,
    is_barred,
    leaving,
    usable,
    use_action,
)
from gorin.games.l5r_lcg.keywords import (
    AttachmentsOnly,
    Limited,
    NoAttachments,
    NoFateWhenPlayed,
    OnePerBearer,
    Restricted,
)
from gorin.games.l5r_lcg.measures import (
    all_of,
    can_enter,
    discounts,
    has,
    is_kept_out,
    price,
    script,
    slot_of,
    slug,
    traits,
)
from gorin.games.l5r_lcg.play_events import (
    CardPlayed,
    DuplicateDiscarded,
    Entered,
    FateAdded,
    limited_mark,
)
from gorin.games.l5r_lcg.script import NOTHING, Use
from gorin.games.l5r_lcg.state import EMPTY, HOME, SIDES, Match, State
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.domain import Range
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame
from gorin.timing.windows import Rotation

ACT = Prompt("act", CLAUSE, "ask-lcg-act")
DYNASTY = Prompt("dynasty", "LCG-1.4", "ask-lcg-dynasty")
FATE = Prompt("fate", "LCG-1.4", "ask-lcg-fate")
HOST = Prompt("target", CLAUSE, "ask-lcg-host")
RESTRICT = Prompt("target", CLAUSE, "ask-lcg-restrict")
SIDE = Prompt("side", CLAUSE, "ask-lcg-side")
MOST_RESTRICTED = 2
ANYWHERE, IN_CONFLICT = 0, 1


# -- what forbids playing a card -----------------------------------------------------------


@states("LCG-S7.34", "LCG-S7.35")
def forbids_play(
    table: Match, seat: Seat, handle: int, *, attached: bool = False
) -> Iterator[Refusal]:
    """Yield every clause that forbids playing a character or an attachment now.

    Some characters may be played as attachments: then `attached` says so.
    """
    state = table.state
    facts = state.facts(handle)
    as_attachment = attached or facts.kind == "attachment"
    if facts.kind == "holding":
        yield refuse("LCG-1.4", "refused-lcg-holding")
    yield from forbids_from(table, from_row=slot_of(state, seat, handle) != EMPTY)
    found = hosts(table, seat, handle) if as_attachment else ()
    cost = min([price(table, seat, handle, host) for host in (found or (EMPTY,))])
    if state.fate[seat] < cost:
        yield refuse("LCG-1.4", "refused-lcg-cost", cost=cost, fate=state.fate[seat])
    if facts.unique and _controls(state, seat, facts.slug):
        yield refuse("LCG-1.4", "refused-lcg-unique")
    if has(table, handle, Limited) and has_played_limited(state, seat):
        yield refuse("LCG-1.4", "refused-lcg-limited")
    if is_barred(table, seat, handle) or (not attached and is_rooted(table, seat, handle)):
        yield refuse(CLAUSE, "refused-lcg-barred")
    for condition in script(table, handle).plays:
        if not condition.holds(Use(table, seat, handle)):
            yield refuse(CLAUSE, "refused-lcg-condition", condition=condition.said())
    if as_attachment and not found:
        yield refuse(CLAUSE, "refused-lcg-no-target")


def is_rooted(table: Match, seat: Seat, handle: int) -> bool:
    """Return whether something that lasts keeps a seat from playing characters of its hand."""
    if table.state.facts(handle).kind != "character" or handle not in table.state.in_hand(seat):
        return False
    return is_kept_out(table.state, seat)


@rule("LCG-S4.13")
def forbids_from(table: Match, *, from_row: bool) -> Iterator[Refusal]:
    """Characters are played from provinces in the dynasty phase, other cards at other times."""
    if from_row != (table.state.phase == "dynasty"):
        yield refuse("LCG-1.4", "refused-lcg-phase")


def has_played_limited(state: State, seat: Seat) -> bool:
    """Return whether a seat has played a limited card in this round."""
    return any(used.per == "round" and used.mark == limited_mark(seat) for used in state.used)


def _controls(state: State, seat: Seat, title: str) -> bool:
    return any(
        seat in (found.seat, state.owners[other]) and slug(state, other) == title
        for other, found in state.play.items()
    )


@states("LCG-S10.1")
def hosts(table: Match, seat: Seat, handle: int) -> tuple[int, ...]:
    """Return the characters that an attachment may be put on."""
    state = table.state
    return tuple(
        [
            other
            for other, found in state.play.items()
            if found.host == EMPTY and may_wear(table, seat, other, handle)
        ]
    )


@states("LCG-S10.2")
def may_wear(table: Match, seat: Seat, host: int, handle: int) -> bool:
    """Return whether a seat may put an attachment on a character: what both of them say of it."""
    if has(table, host, NoAttachments):
        return False
    own = traits(table, handle)
    for only in all_of(table, host, AttachmentsOnly):
        if not any(trait in own for trait in only.trait):
            return False
    found = table.rulebook.scripts.get(slug(table.state, handle), NOTHING)
    attach = (found.attached or found).attach
    return all(each.fits(Use(table, seat, handle), host) for each in attach)


def playable(table: Match, seat: Seat, handle: int, *, attached: bool = False) -> bool:
    """Return whether nothing forbids playing a character or an attachment."""
    return next(iter(forbids_play(table, seat, handle, attached=attached)), None) is None


class Attach(Struct, frozen=True):
    """A character of the hand that is played as an attachment."""

    card: int


class Duplicate(Struct, frozen=True):
    """A copy of a unique character in play, which may be discarded."""

    card: int


Act = Answer | Attach | Duplicate | int


# -- the action window ---------------------------------------------------------------------


def may_do(key: str, value: Act) -> Option[Act | None]:
    """Return what a seat may do as an option beside passing."""
    return Option(key, value)


def act_options(table: Match, seat: Seat) -> tuple[Option[Act | None], ...]:
    """Return what a seat may do in an action window."""
    state = table.state
    nothing: Option[Act | None] = Option("pass", None)
    found = [nothing]
    found += (
        may_do(f"{verb_of(answer)}:{answer.key}", answer)
        for answer in actions(table, seat, hand=hand_is_open(table))
        if usable(table, answer, None)
    )
    if state.phase != "dynasty":
        found += (
            may_do(f"play:{slug(state, handle)}.{handle}", handle)
            for handle in state.in_hand(seat)
            if state.facts(handle).kind != "event" and playable(table, seat, handle)
        )
        found += (
            may_do(f"attach:{slug(state, handle)}.{handle}", Attach(handle))
            for handle in state.in_hand(seat)
            if script(table, handle).attached is not None
            if playable(table, seat, handle, attached=True)
        )
    return tuple(found)


def verb_of(answer: Answer) -> str:
    """Return what an option calls using an ability: an event is played."""
    return "play" if answer.place == "hand" else "use"


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
    chosen = yield from ask(Decision(frame.seat, ACT, options, secret=True))
    if chosen is None:
        table.record(Passed(frame.seat, "ENL-7.2"))
    return chosen


def act(table: Match, frame: Frame, chosen: Act) -> Play[None] | None:
    """Carry out what a seat does.

    A card is shown in the step in which it is chosen: until then nobody else knows the choice.
    """
    if isinstance(chosen, Answer):
        use_action(table, chosen)
        return None
    if isinstance(chosen, Duplicate):
        discard_duplicate(table, frame.seat, chosen.card)
        return None
    if isinstance(chosen, Attach):
        return play_attachment(table, frame.seat, chosen.card)
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


@rule("ENL-7.2", "ENL-7.7")
def window(table: Match, frame: Frame) -> Play[None] | None:
    """Seats act in turn until all pass one after the other; who fights no conflict acts too."""
    return WINDOW.play(table, frame)


# -- playing characters and attachments ----------------------------------------------------


@states("LCG-S4.14")
def play_card(table: Match, seat: Seat, handle: int) -> Play[None]:
    """Play a character or an attachment: pay, say where it goes, let it enter play."""
    state = table.state
    facts = state.facts(handle)
    if facts.kind == "attachment":
        yield from play_attachment(table, seat, handle)
        return
    slot = slot_of(state, seat, handle)
    clause = CLAUSE if slot == EMPTY else "LCG-1.4"
    cost = price(table, seat, handle)
    limited = has(table, handle, Limited)
    table.record(CardPlayed(seat, handle, facts.slug, cost, limited, clause))
    _use_up(table, seat, "character")
    side = "home" if slot != EMPTY else (yield from _side(table, seat, handle))
    table.push(
        Frame("add-fate", seat, (handle, int(slot != EMPTY))),
        Frame("fill", seat),
        Frame("was-played", seat, (handle, int(slot == EMPTY))),
    )
    happen(table, entering(table, seat, handle, clause, slot=slot, side=side))


def play_attachment(table: Match, seat: Seat, handle: int) -> Play[None]:
    """Play an attachment, or a character as one: pay, choose a bearer, let it enter play.

    On some characters it may cost less: the rest is paid when the bearer is chosen.
    """
    state = table.state
    name, fate = slug(state, handle), state.fate[seat]
    prices = {host: price(table, seat, handle, host) for host in hosts(table, seat, handle)}
    least = min(prices.values())
    limited = has(table, handle, Limited)
    table.record(CardPlayed(seat, handle, name, least, limited, CLAUSE))
    options = tuple(
        Option(f"on:{slug(state, host)}.{host}", host)
        for host, cost in prices.items()
        if cost <= fate
    )
    host = yield from ask(Decision(seat, HOST, options))
    if prices[host] > least:
        table.record(FateChanged(seat, least - prices[host], CLAUSE))
    _use_up(table, seat, "attachment", host)
    table.push(
        Frame("restrict", state.play[host].seat, (host,)),
        Frame("was-played", seat, (handle, 1)),
    )
    happen(table, attached(table, seat, handle, host))


def _use_up(table: Match, seat: Seat, kind: str, host: int = EMPTY) -> None:
    """Note that what made the next card of a kind cheaper is used up."""
    for each in discounts(table.state, seat, kind, host):
        table.record(LastsNoMore(each.stamp))


def was_played(table: Match, frame: Frame) -> None:
    """A card has been played: now what answers that may."""
    state, (handle, hand) = table.state, frame.data
    if frame.seat in state.alive:
        happen(table, WasPlayed(frame.seat, handle, slug(state, handle), bool(hand)))


def attached(table: Match, seat: Seat, handle: int, host: int) -> Entered:
    """Return the event of an attachment that enters play on a character."""
    state = table.state
    return entering(table, seat, handle, CLAUSE, host=host, host_slug=slug(state, host))


@states("LCG-S10.3")
def restrict(table: Match, frame: Frame) -> Play[None] | None:
    """Nobody wears more than two restricted attachments: one is discarded.

    Of what a character may have one of only the older one goes.
    """
    state = table.state
    found = state.play.get(frame.data[0])
    worn = () if found is None else found.worn
    singles = [card for card in worn if has(table, card, OnePerBearer)]
    titles = [slug(state, card) for card in singles]
    old = [card for n, card in enumerate(singles) if titles[n] in titles[n + 1 :]]
    if old:
        table.push(frame)
        happen(table, *(leaving(table, card, CLAUSE) for card in old))
        return None
    restricted = tuple(card for card in worn if has(table, card, Restricted))
    if found is None or len(restricted) <= MOST_RESTRICTED:
        return None
    return _restrict(table, found.seat, restricted)


def _restrict(table: Match, seat: Seat, restricted: tuple[int, ...]) -> Play[None]:
    state = table.state
    options = tuple(Option(f"on:{slug(state, card)}.{card}", card) for card in restricted)
    card = yield from ask(Decision(seat, RESTRICT, options))
    happen(table, leaving(table, card, CLAUSE))


@states("ENL-7.6")
def _side(table: Match, seat: Seat, handle: int) -> Play[str]:
    """Ask where a character of a hand goes: home, or into the conflict of its seat (ENL-7.6)."""
    state = table.state
    options = [Option("home", "home")]
    side = state.side_of(seat)
    if state.conflict is not None and side != HOME and can_enter(table, seat, handle):
        options.append(Option("join", SIDES[side]))
    return (yield from ask(Decision(seat, SIDE, tuple(options))))


def add_fate(table: Match, frame: Frame) -> Play[None]:
    """Put fate from the pool on a character that was just played."""
    state, seat, (handle, from_row) = table.state, frame.seat, frame.data
    if seat not in state.alive or handle not in state.play or not state.fate[seat]:
        return
    if from_row and has(table, handle, NoFateWhenPlayed):
        return
    amount: int = yield from ask(Decision(seat, FATE, domain=Range(0, state.fate[seat])))
    if amount:
        happen(table, FateAdded(handle, slug(state, handle), amount, seat))


# -- the dynasty phase ---------------------------------------------------------------------


def dynasty_options(table: Match, seat: Seat) -> tuple[Option[Act | None], ...]:
    """Return what a seat may do on its turn in the dynasty phase."""
    state = table.state
    found: list[Option[Act | None]] = [*act_options(table, seat)]
    row = [each.card for each in state.provinces[seat] if each.open and each.card != EMPTY]
    found += (
        may_do(f"play:{slug(state, card)}.{card}", card)
        for card in row
        if state.facts(card).kind == "character" and playable(table, seat, card)
    )
    found += (
        may_do(f"duplicate:{slug(state, card)}.{card}", Duplicate(card))
        for card in (*state.hands[seat], *row)
        if state.facts(card).unique and original(state, seat, card) != EMPTY
    )
    return tuple(found)


def original(state: State, seat: Seat, card: int) -> int:
    """Return the character of a seat in play that a card is a copy of, EMPTY if there is none."""
    title = slug(state, card)
    own = (other for other in state.characters(seat) if slug(state, other) == title)
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
    return hand_is_open(table) or any(facts.unique for facts in CONFLICT)


@rule("LCG-S4.16")
def first_passed(table: Match, seat: Seat) -> None:
    """The first seat that passes in the dynasty phase gains fate."""
    amount = table.rulebook.numbers.first_pass
    if amount:
        table.record(FateChanged(seat, amount, "LCG-1.4"))


def dynasty(table: Match, frame: Frame) -> Play[None] | None:
    """Seats that have not passed act in turn: play a character, use an action, or pass."""
    state = table.state
    left = tuple(other for other in state.around(frame.seat) if other not in state.passed)
    return _dynasty(table, left[0]) if left else None


@states("LCG-1.4", "LCG-S4.8", "LCG-S4.15", "LCG-S4.17")
def _dynasty(table: Match, seat: Seat) -> Play[None]:
    state = table.state
    options = dynasty_options(table, seat)
    secret = _hides_choice(table, seat)
    chosen = yield from ask(Decision(seat, DYNASTY, options, secret=secret))
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
