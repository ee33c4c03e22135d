"""What the words of effects do when a spell or an ability resolves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from gorin.games.magic.base import (
    change_life,
    deal,
    draw,
    make_tokens,
    move_of,
    note_control,
    put,
    replaced,
)
from gorin.games.magic.combat_events import Hit
from gorin.games.magic.events import Discarded, Found, Move, Passed, Shuffled
from gorin.games.magic.facts import BASICS
from gorin.games.magic.lasting_events import (
    Attached,
    Begun,
    CounterPut,
    Delayed,
    Shielded,
    Untapped,
)
from gorin.games.magic.layers import behaviour
from gorin.games.magic.noticing import arrived
from gorin.games.magic.state import EMPTY, NOBODY, Change, Due, Match
from gorin.games.magic.state import Shield as Stopping
from gorin.games.magic.use import Use
from gorin.games.magic.words import (
    Attach,
    Bounce,
    ComesBack,
    CounterSpell,
    Damage,
    Destroy,
    Draw,
    EachDiscards,
    Effect,
    EnterFromHand,
    Exile,
    FetchBasic,
    GainLife,
    Give,
    HighestLife,
    Later,
    LoseLife,
    Meant,
    Pump,
    PutCounter,
    SacrificeThis,
    Shield,
    Take,
    Token,
    Tuck,
    laters_of,
)
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask, draw_chance
from gorin.kernel.domain import Shuffle
from gorin.kernel.rule import rule
from gorin.timing.lasting import FOR_EVER, Lasting, Span

SHUFFLE = Prompt("shuffle", "CMD-7.1", "ask-magic-shuffle")
SEARCH = Prompt("search", "CR-608.2", "ask-magic-search")
ENTER = Prompt("enter", "CR-603.3", "ask-magic-enter")
DISCARD = Prompt("discard-one", "CR-701.9", "ask-magic-discard-one")
THIS_TURN = Span("turn")
ABILITIES = 16


@rule("CR-701.24")
def shuffle(table: Match, seat: Seat) -> Play[None]:
    """Shuffle a library."""
    count = len(table.state.libraries[seat])
    order: tuple[int, ...] = yield from draw_chance(SHUFFLE, Shuffle(count), secret=True)
    table.record(Shuffled(seat, order))


def does(use: Use, effect: Effect) -> Play[None]:
    """Let an effect do what it says."""
    play = DOES[type(effect)](use, effect)
    if play is not None:
        yield from play


# -- permanents that leave -------------------------------------------------------------------------


def _leave(use: Use, what: Meant, to: str, *, link: int = 0) -> Play[None]:
    moves = tuple(
        move_of(use.state, handle, "battlefield", to, link=link) for handle in use.permanents(what)
    )
    yield from put(use.table, moves, "CR-608.2")


def _destroy(use: Use, effect: Destroy) -> Play[None]:
    return _leave(use, effect.what, "graveyard")


def _exile(use: Use, effect: Exile) -> Play[None]:
    return _leave(use, effect.what, "exile", link=use.item.born if effect.linked else 0)


def _bounce(use: Use, effect: Bounce) -> Play[None]:
    return _leave(use, effect.what, "hand")


def _sacrifice_this(use: Use, effect: SacrificeThis) -> Play[None]:
    handles = (use.source,) if use.source != EMPTY else ()
    own = tuple(handle for handle in handles if use.state.play[handle].seat == use.seat)
    moves = tuple(move_of(use.state, handle, "battlefield", "graveyard") for handle in own)
    return put(use.table, moves, "CR-608.2")


@rule("CR-607.1")
def _comes_back(table: Match, use: Use) -> Play[None]:
    """What the linked ability has exiled comes back, and nothing else."""
    state = table.state
    handles = state.linked.get(use.item.born, ())
    moves = tuple(
        Move(handle, state.slug(handle), "exile", "battlefield", state.owners[handle])
        for handle in handles
        if state.owners[handle] in state.alive
    )
    yield from put(table, moves, "CR-608.2")


@rule("CR-701.6")
def _counter(table: Match, use: Use, effect: CounterSpell) -> Play[None]:
    """A countered spell leaves the stack without doing anything."""
    target = use.targets.get(effect.what)
    if target is not None:
        moves = (move_of(use.state, target.card, "stack", "library"),)
        yield from put(table, moves, "CR-701.6")


def _tuck(use: Use, effect: Tuck) -> Play[None]:
    return put(use.table, (move_of(use.state, use.item.card, "stack", "library"),), "CR-608.2")


# -- cards -----------------------------------------------------------------------------------------


def _draw(use: Use, effect: Draw) -> None:
    for seat in use.seats(effect.who):
        draw(use.table, seat, use.number(effect.amount))


@rule("CR-701.23")
def _fetch(table: Match, use: Use, effect: FetchBasic) -> Play[None]:
    """Somebody searches a library for a basic land, and need not find one; it is shuffled then."""
    state = table.state
    for seat in use.seats(effect.who):
        found: dict[str, int] = {}
        for handle in state.libraries[seat]:
            slug = state.slug(handle)
            if slug in BASICS:
                _ = found.setdefault(slug, handle)
        # Which basic lands are left is for nobody else to see.
        options = (
            Option("none", EMPTY),
            *(Option(f"land:{slug}", handle) for slug, handle in sorted(found.items())),
        )
        handle = yield from ask(Decision(seat, SEARCH, options, secret=True))
        if handle == EMPTY:
            table.record(Passed(seat, "CR-608.2"))
        else:
            table.record(Found(seat, handle, state.slug(handle), "CR-608.2"))
            arrived(table, (handle,))
        yield from shuffle(table, seat)


@rule("CR-701.9", "CR-101.4")
def _each_discards(table: Match, use: Use) -> Play[None]:
    """Each opponent discards a card of their choice, in turn order; you draw as many."""
    state, count = table.state, 0
    for seat in use.seats("opponents"):
        hand = state.hands[seat]
        if not hand or seat not in state.alive:
            continue
        options = tuple(Option(f"card:{state.slug(card)}.{card}", card) for card in hand)
        card = yield from ask(Decision(seat, DISCARD, options, secret=True))
        moves = yield from replaced(table, (move_of(state, card, "hand", "graveyard"),))
        to = tuple(move.to for move in moves)
        table.record(Discarded(seat, (card,), (state.slug(card),), to, "CR-701.9"))
        count += 1
    if count:
        draw(table, use.seat, count)


def _enter_from_hand(use: Use, effect: EnterFromHand) -> Play[None]:
    """Put a creature of the hand there, tapped, and attacking whom this attacks."""
    table, state, seat = use.table, use.state, use.seat
    if not state.hands[seat]:
        return
    fitting = tuple(
        handle
        for handle in state.hands[seat]
        if state.facts(handle).is_a("creature")
        and any(each in effect.subtypes for each in state.facts(handle).subtypes)
    )
    options = (
        Option("none", EMPTY),
        *(Option(f"enter:{state.slug(handle)}.{handle}", handle) for handle in fitting),
    )
    handle = yield from ask(Decision(seat, ENTER, options, secret=True))
    if handle == EMPTY:
        table.record(Passed(seat, "CR-603.3"))
        return
    other = use.item.about.seat
    attacking = other if other in state.alive else NOBODY
    slug = state.slug(handle)
    moved = Move(handle, slug, "hand", "battlefield", seat, tapped=True, attacking=attacking)
    yield from put(table, (moved,), "CR-603.3")


# -- life and damage -------------------------------------------------------------------------------


def _damage(use: Use, effect: Damage) -> Play[None]:
    state, item, amount = use.state, use.item, use.number(effect.amount)
    hits: list[Hit] = []
    if effect.what is not None:
        hits += (
            Hit(item.card, item.slug, amount, handle, state.slug(handle))
            for handle in use.permanents(effect.what)
        )
    if effect.who:
        hits += (Hit(item.card, item.slug, amount, seat=seat) for seat in use.seats(effect.who))
    yield from deal(use.table, tuple(hits), "CR-120.3")


def _gain(use: Use, effect: GainLife) -> None:
    for seat in use.seats(effect.who):
        change_life(use.table, seat, use.number(effect.amount), "CR-119.3")


def _lose(use: Use, effect: LoseLife) -> None:
    for seat in use.seats(effect.who):
        change_life(use.table, seat, -use.number(effect.amount), "CR-119.3")


def _highest(use: Use, effect: HighestLife) -> None:
    state = use.state
    most = max(state.life[seat] for seat in state.alive)
    for seat in use.seats("each"):
        change_life(use.table, seat, most - state.life[seat], "CR-119.3")


# -- what lasts ------------------------------------------------------------------------------------


@rule("CR-611.2", "CR-611.2c")
def begin(table: Match, use: Use, handles: tuple[int, ...], change: Change, span: Span) -> None:
    """Let an effect begin that holds these permanents, and no others later (CR 611.2c)."""
    if handles:
        holds = tuple(use.state.play[handle].born for handle in handles)
        effect = Lasting(0, use.item.born, use.seat, span, change, holds)
        table.record(Begun(use.item.slug, effect))


def _pump(use: Use, effect: Pump) -> None:
    change = Change(use.number(effect.power), use.number(effect.toughness), effect.keywords)
    begin(use.table, use, use.permanents(effect.what), change, THIS_TURN)


def _take(use: Use, effect: Take) -> None:
    state, handles = use.state, use.permanents(effect.what)
    tapped = tuple(handle for handle in handles if state.play[handle].tapped)
    if tapped:
        use.table.record(Untapped(tapped, tuple(map(state.slug, tapped))))
    begin(use.table, use, handles, Change(keywords=("haste",), control=use.seat), THIS_TURN)
    note_control(use.table)


def _give(use: Use, effect: Give) -> None:
    """An opponent gains control of a permanent; both targets have to be legal."""
    seats, handles = use.seats(effect.to), use.permanents(effect.what)
    if seats and handles:
        begin(use.table, use, handles, Change(control=seats[0]), FOR_EVER)
        note_control(use.table)


def _shield(use: Use, effect: Shield) -> None:
    target = use.targets.get(effect.what)
    if target is not None:
        shield = Stopping(target, effect.amount)
        lasting = Lasting(0, use.item.born, use.seat, THIS_TURN, shield)
        use.table.record(Shielded(use.item.slug, effect.amount, lasting))


def _later(use: Use, effect: Later) -> None:
    item = use.item
    if effect.often and use.state.uses.get(item.born * ABILITIES + item.place, 0) < effect.often:
        return
    place = laters_of(behaviour(use.table, item.slug)).index(effect)
    due = Due(item.card, item.born, item.slug, place)
    lasting = Lasting(0, item.born, use.seat, Span("end"), due)
    use.table.record(Delayed(item.slug, lasting))


# -- the rest --------------------------------------------------------------------------------------


def _token(use: Use, effect: Token) -> Play[None]:
    spared = () if effect.but is None else use.seats(effect.but)
    for seat in use.seats(effect.who):
        if seat not in spared:
            yield from make_tokens(use.table, seat, effect.slug)


@rule("CR-122.1")
def _put_counter(table: Match, use: Use, effect: PutCounter) -> None:
    """A counter is put on a permanent; it stays as long as that does."""
    if use.source != EMPTY:
        slug = use.state.slug(use.source)
        table.record(CounterPut(use.source, slug, effect.counter))


@rule("CR-301.5", "CR-701.3", "CR-702.6")
def _attach(table: Match, use: Use, effect: Attach) -> None:
    """Equipment is attached to a creature, and leaves the one that it was attached to."""
    handles = use.permanents(effect.what)
    if use.source != EMPTY and handles and table.state.play[use.source].attached != handles[0]:
        slugs = use.item.slug, table.state.slug(handles[0])
        table.record(Attached(use.source, slugs[0], handles[0], slugs[1]))


Does: TypeAlias = Callable[[Use, Any], Play[None] | None]
DOES: Mapping[type[Effect], Does] = {
    Attach: lambda use, effect: _attach(use.table, use, effect),
    Bounce: _bounce,
    ComesBack: lambda use, effect: _comes_back(use.table, use),
    CounterSpell: lambda use, effect: _counter(use.table, use, effect),
    Damage: _damage,
    Destroy: _destroy,
    Draw: _draw,
    EachDiscards: lambda use, effect: _each_discards(use.table, use),
    EnterFromHand: _enter_from_hand,
    Exile: _exile,
    FetchBasic: lambda use, effect: _fetch(use.table, use, effect),
    GainLife: _gain,
    Give: _give,
    HighestLife: _highest,
    Later: _later,
    LoseLife: _lose,
    Pump: _pump,
    PutCounter: lambda use, effect: _put_counter(use.table, use, effect),
    SacrificeThis: _sacrifice_this,
    Shield: _shield,
    Take: _take,
    Token: _token,
    Tuck: _tuck,
}
