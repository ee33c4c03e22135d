"""Treaties: what seats may offer, accept and dissolve at any time, beside all that is played.

Offers and treaties lie open on the table: everybody reads them. What a seat does about them counts
at once, while others think; only a claim of breach waits for the end of the step that is played,
since it asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorin.games.l5r_lcg.pacts import (
    ATTACK,
    BID_LEAST,
    BID_MOST,
    GAME,
    LEAVE,
    MOST_ROUNDS,
    MOST_STAKE,
    NO_ATTACK,
    NO_BREAK,
    NO_EVENTS,
    ONCE,
    PASS,
    PHASE,
    ROUND,
    WORDS,
    Offer,
    Promise,
    Treaty,
    how_long,
    key_of,
    promise_in_words,
    promise_of,
    until_of,
    what_is_promised,
)
from gorin.games.l5r_lcg.state import ELEMENTS, Match, State
from gorin.games.l5r_lcg.treaties.events import (
    OfferDropped,
    TreatyDissolved,
    TreatyMade,
    TreatyOffered,
    TreatyQuestioned,
    find_treaty,
)
from gorin.kernel.about import SeatTarget, Targets
from gorin.kernel.clauses import Refusal, refuse, states
from gorin.kernel.decision import Decision, Option, Prompt, Seat
from gorin.kernel.domain import Form, OneOf, Range, Text
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, say, seat_name

OFFER = "treaty-offer"
COUNTER = "treaty-counter"
ACCEPT = "treaty-accept"
REFUSE = "treaty-refuse"
WITHDRAW = "treaty-withdraw"
DISSOLVE = "treaty-dissolve"
KEEP = "treaty-keep"
CLAIM = "treaty-claim"

AT_ONCE = (OFFER, COUNTER, ACCEPT, REFUSE, WITHDRAW, DISSOLVE, KEEP)
"""The initiatives that count while others think."""
CLAUSES = {
    OFFER: "ENL-10.2",
    COUNTER: "ENL-10.2",
    ACCEPT: "ENL-10.2",
    REFUSE: "ENL-10.2",
    WITHDRAW: "ENL-10.2",
    DISSOLVE: "ENL-10.6",
    KEEP: "ENL-10.6",
    CLAIM: "ENL-R18",
}
PROMPTS = {kind: Prompt(kind, clause, f"ask-{kind}") for kind, clause in CLAUSES.items()}
LONGEST = 80
"""The most signs of a promise in one's own words."""
AS_OFFERED = "as-offered"
PAIR = 2
"""The number of seats with which nobody can be attacked but the partner."""

Initiatives = Callable[[Match, Seat], tuple[str, ...]]
Asks = Callable[[Match, Seat, str], Decision[Any] | None]
Initiative = Callable[[Match, Seat, str, Any], Frame]


# -- what a seat may do --------------------------------------------------------------------


@states("ENL-10.7")
def partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return with whom a seat may make a treaty: with all with whom it has none."""
    bound = [treaty.partner(seat) for treaty in state.treaties if seat in treaty.seats]
    return tuple(other for other in state.around(seat) if other != seat and other not in bound)


def initiatives(before: Initiatives, table: Match, seat: Seat) -> tuple[str, ...]:
    """A seat may do something about treaties at any time from the first round on."""
    state = table.state
    kinds = before(table, seat)
    if seat not in state.alive or state.outcome is not None or state.phase == "setup":
        return kinds
    return (*kinds, *(kind for kind in CLAUSES if _is_open(state, seat, kind)))


def _is_open(state: State, seat: Seat, kind: str) -> bool:
    if kind == OFFER:
        return bool(partners(state, seat))
    return next(_subjects(state, seat, kind), None) is not None


def _subjects(state: State, seat: Seat, kind: str) -> Iterator[Offer | Treaty]:
    """Yield the offers or treaties that a seat may do something about."""
    if kind == WITHDRAW:
        yield from (offer for offer in state.offers if offer.seat == seat)
    elif kind in (COUNTER, ACCEPT, REFUSE):
        yield from (offer for offer in state.offers if offer.other == seat)
    else:
        own = (treaty for treaty in state.treaties if seat in treaty.seats)
        yield from (treaty for treaty in own if _concerns(treaty, seat, kind))


def _concerns(treaty: Treaty, seat: Seat, kind: str) -> bool:
    if kind == CLAIM:
        promise = treaty.promise(treaty.partner(seat))
        is_open = promise.kind == WORDS and not promise.due and not promise.over
        return is_open and seat not in treaty.claimed
    return (seat in treaty.dissolving) == (kind == KEEP)


# -- what it says with it ------------------------------------------------------------------


def initiative_asks(before: Asks, table: Match, seat: Seat, kind: str) -> Decision[Any] | None:
    """Ask for all four terms of an offer; else ask which offer or treaty is meant."""
    prompt = PROMPTS.get(kind)
    if prompt is None:
        return before(table, seat, kind)
    if kind == OFFER:
        return Decision(seat, prompt, domain=offer_form(table, seat), check=_checks(seat))
    if kind == COUNTER:
        offers = tuple(_subjects(table.state, seat, kind))
        return Decision(seat, prompt, domain=_counter_form(offers))
    options = tuple(
        Option(_key(subject, seat), subject.number)
        for subject in _subjects(table.state, seat, kind)
    )
    return Decision(seat, prompt, options)


def _key(subject: Offer | Treaty, seat: Seat) -> str:
    """Return the key of an offer or a treaty: with whom, and its number."""
    if isinstance(subject, Treaty):
        return f"treaty:{subject.partner(seat)}.{subject.number}"
    partner = subject.other if seat == subject.seat else subject.seat
    return f"offer:{partner}.{subject.number}"


@states("ENL-10.2a", "ENL-10.2b", "ENL-10.2d", "ENL-10.3a")
def offer_form(table: Match, seat: Seat) -> Form:
    """Return what an offer consists of: with whom, both promises with durations, the stake."""
    state = table.state
    promises = _sensible(state, seat, promise_keys(state, table.rulebook.numbers.dial))
    durations, words = OneOf(until_keys()), Text(LONGEST)
    return Form(
        (
            ("treaty-with", OneOf(tuple(f"seat:{other}" for other in partners(state, seat)))),
            ("treaty-give", OneOf(promises)),
            ("treaty-give-until", durations),
            ("treaty-give-words", words),
            ("treaty-take", OneOf(promises)),
            ("treaty-take-until", durations),
            ("treaty-take-words", words),
            ("treaty-stake", Range(1, MOST_STAKE)),
        )
    )


def promise_keys(state: State, dial: int) -> tuple[str, ...]:
    """Return the keys of all that may be promised at a table."""
    return (
        NO_ATTACK,
        *(f"{ATTACK}:{seat}" for seat in state.alive if len(state.alive) > PAIR),
        NO_BREAK,
        PASS,
        *(f"{LEAVE}:{element}" for element in ELEMENTS),
        *(f"{BID_MOST}:{bid}" for bid in range(1, dial)),
        *(f"{BID_LEAST}:{bid}" for bid in range(2, dial + 1)),
        NO_EVENTS,
        WORDS,
    )


def _sensible(state: State, seat: Seat, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a seat can promise or ask for: attacks only on whom a partner may let attack."""
    others = partners(state, seat)
    third = (each for each in state.alive if each != seat and any(one != each for one in others))
    attacks = [f"{ATTACK}:{each}" for each in third]
    return tuple(key for key in keys if not key.startswith(f"{ATTACK}:") or key in attacks)


@states("ENL-10.2c")
def until_keys() -> tuple[str, ...]:
    """Return the keys of all durations, from the next time up to the rest of the game."""
    rounds = tuple(f"{ROUND}:{count}" for count in range(1, MOST_ROUNDS + 1))
    return (ONCE, PHASE, *rounds, GAME)


def _checks(seat: Seat) -> Callable[[Any], tuple[Refusal, ...]]:
    def check(terms: Any) -> tuple[Refusal, ...]:
        partner = _seat_of(terms[0])
        one = faults_of(*_promised(terms[1:4]), seat, partner)
        return (*one, *faults_of(*_promised(terms[4:7]), partner, seat))

    return check


def _promised(terms: Any) -> tuple[str, str]:
    key, _, words = terms
    return key, words


def faults_of(key: str, words: str, who: Seat, partner: Seat) -> Iterator[Refusal]:
    """Yield what is wrong with a promise of a seat."""
    kind, _, about = key.partition(":")
    if kind == ATTACK and int(about) in (who, partner):
        yield refuse("ENL-10.3", "refused-lcg-treaty-whom")
    if (kind == WORDS) != bool(words):
        yield refuse("ENL-10.3", "refused-lcg-treaty-words")


def _counter_form(offers: tuple[Offer | Treaty, ...]) -> Form:
    """Return what may be asked for instead: another stake, other durations."""
    durations = OneOf((AS_OFFERED, *until_keys()))
    keys = tuple(f"offer:{offer.seat}.{offer.number}" for offer in offers if type(offer) is Offer)
    return Form(
        (
            ("treaty-which", OneOf(keys)),
            ("treaty-give-until", durations),
            ("treaty-take-until", durations),
            ("treaty-stake", Range(1, MOST_STAKE)),
        )
    )


# -- the steps -----------------------------------------------------------------------------


def initiative(before: Initiative, table: Match, seat: Seat, kind: str, value: Any) -> Frame:
    """Return the step of what a seat does about treaties, with all that it says."""
    if kind == OFFER:
        partner, give, give_until, give_words, take, take_until, take_words, stake = value
        texts = (give, give_until, give_words, take, take_until, take_words)
        return Frame(OFFER, seat, (_seat_of(partner), stake), texts)
    if kind == COUNTER:
        return _countered(table.state, seat, value)
    return Frame(kind, seat, (value,)) if kind in CLAUSES else before(table, seat, kind, value)


def _seat_of(key: str) -> Seat:
    return Seat(int(key.partition(":")[2]))


def _countered(state: State, seat: Seat, value: Any) -> Frame:
    """Return the step of a counter-offer: the same promises, with other terms."""
    key, give_until, take_until, stake = value
    number = int(key.rpartition(".")[2])
    offer = next(offer for offer in state.offers if offer.number == number)
    give = _texts(offer.take, give_until)
    return Frame(OFFER, seat, (offer.seat, stake), (*give, *_texts(offer.give, take_until)))


def _texts(promise: Promise, until: str) -> tuple[str, str, str]:
    wanted = until_of(promise) if until == AS_OFFERED else until
    return key_of(promise), wanted, promise.words


def offer(table: Match, frame: Frame) -> None:
    """A seat offers a treaty; an offer of the other to it is thereby answered by another one."""
    state, seat = table.state, frame.seat
    partner, stake = frame.data
    give, take = promise_of(*frame.texts[:3]), promise_of(*frame.texts[3:])
    counter = any((one.seat, one.other) == (partner, seat) for one in state.offers)
    number = state.pacts + 1
    table.record(TreatyOffered(seat, Seat(partner), give, take, stake, number, counter))


def accept(table: Match, frame: Frame) -> None:
    """A seat accepts an offer: the treaty stands."""
    offer = _offer(table.state, frame)
    terms = (offer.give, offer.take, offer.stake, offer.number)
    table.record(TreatyMade(offer.seat, offer.other, *terms))


def refuse_offer(table: Match, frame: Frame) -> None:
    """A seat refuses an offer."""
    offer = _offer(table.state, frame)
    table.record(OfferDropped(offer.other, offer.seat, offer.number, "refused"))


def withdraw(table: Match, frame: Frame) -> None:
    """A seat takes its offer back."""
    offer = _offer(table.state, frame)
    table.record(OfferDropped(offer.seat, offer.other, offer.number, "withdrawn"))


def _offer(state: State, frame: Frame) -> Offer:
    return next(offer for offer in state.offers if offer.number == frame.data[0])


@states("ENL-10.6")
def dissolve(table: Match, frame: Frame) -> None:
    """A seat wants to dissolve a treaty; when both do it is over, and nobody loses honor."""
    seat, number = frame.seat, frame.data[0]
    treaty = find_treaty(table.state, number)
    assert treaty is not None
    partner = treaty.partner(seat)
    if partner in treaty.dissolving:
        table.record(TreatyDissolved(seat, partner, number, "agreed", "ENL-10.6"))
    else:
        table.record(TreatyQuestioned(seat, partner, number, wants=True))


def keep(table: Match, frame: Frame) -> None:
    """A seat no longer wants to dissolve a treaty."""
    seat, number = frame.seat, frame.data[0]
    treaty = find_treaty(table.state, number)
    assert treaty is not None
    table.record(TreatyQuestioned(seat, treaty.partner(seat), number, wants=False))


STEPS = {
    OFFER: offer,
    ACCEPT: accept,
    REFUSE: refuse_offer,
    WITHDRAW: withdraw,
    DISSOLVE: dissolve,
    KEEP: keep,
}


# -- words ---------------------------------------------------------------------------------

PARTS = (
    *("treaty-with", "treaty-give", "treaty-give-until", "treaty-give-words", "treaty-take"),
    *("treaty-take-until", "treaty-take-words", "treaty-which", "treaty-stake"),
)
PERIODS = (ONCE, PHASE, ROUND, GAME)


def in_words(state: State, seat: Seat, key: str) -> Message:
    """Return in words what may be said about treaties, by its key."""
    verb, _, thing = key.partition(":")
    if key in PARTS:
        return say(f"lcg-{key}")
    if key == AS_OFFERED:
        return say("lcg-treaty-as-offered")
    if verb == "seat":
        return say("lcg-treaty-seat", seat=seat_name(int(thing)))
    if verb in ("offer", "treaty"):
        return _subject_in_words(state, seat, int(thing.rpartition(".")[2]))
    return how_long(key) if verb in PERIODS else what_is_promised(key)


def _subject_in_words(state: State, seat: Seat, number: int) -> Message:
    """Return an offer or a treaty in words, as one of the two reads it."""
    treaty = find_treaty(state, number)
    if treaty is not None:
        partner = treaty.partner(seat)
        give, take = treaty.promise(seat), treaty.promise(partner)
        return _terms_in_words(partner, give, take, treaty.stake)
    offer = next(offer for offer in state.offers if offer.number == number)
    if seat == offer.seat:
        return _terms_in_words(offer.other, offer.give, offer.take, offer.stake)
    return _terms_in_words(offer.seat, offer.take, offer.give, offer.stake)


def _terms_in_words(partner: Seat, give: Promise, take: Promise, stake: int) -> Message:
    return say(
        "lcg-treaty-terms",
        seat=seat_name(partner),
        give=promise_in_words(give),
        take=promise_in_words(take),
        stake=stake,
    )


def about(key: str) -> Targets:
    """Return which seat a key of an offer or a treaty is about."""
    verb, _, thing = key.partition(":")
    if verb not in ("seat", "offer", "treaty", ATTACK):
        return ()
    return (SeatTarget(Seat(int(thing.partition(".")[0]))),)
