"""Additions to questions and answers: which card, whose it is, which moment."""

from __future__ import annotations

from gorin.games.l5r_lcg.events.happened import used_as
from gorin.games.l5r_lcg.facts import place, title
from gorin.games.l5r_lcg.measures import slug, strength, total
from gorin.games.l5r_lcg.script import joined
from gorin.games.l5r_lcg.state import ATTACKING, EMPTY, EVERYBODY, NOBODY, Match, State
from gorin.kernel.decision import Seat, Worded
from gorin.kernel.words import Arg, Message, Word, say, seat_name

Args = dict[str, Arg]


def used(state: State, asked: Seat) -> Worded:
    """Return who uses which card, for a question that its ability puts to a seat."""
    return Worded(lambda: _used(state, asked))


def _used(state: State, asked: Seat) -> Args:
    if not state.resolving:
        effect = say("lcg-an-effect")
        return {"card": effect, "seat": seat_name(asked), "whose": "own", "by": effect}
    one = state.resolving[-1]
    own = slug(state, one.card)
    card, seat = used_as(title(own), own, one.script), seat_name(one.seat)
    if one.seat == asked:
        return {"card": card, "seat": seat, "whose": "own", "by": say("lcg-by-own", card=card)}
    by = say("lcg-by-other", seat=seat, card=card)
    return {"card": card, "seat": seat, "whose": "other", "by": by}


def aimed(state: State, asked: Seat, aim: Word, effects: tuple[Word, ...]) -> Worded:
    """Return who uses which card, what is chosen for it, and what happens to that."""
    return Worded(
        lambda: {
            **_used(state, asked),
            "aim": aim.said(),
            "does": joined("effects", tuple(effect.said() for effect in effects)),
        }
    )


def priced(state: State, cost: Word) -> Worded:
    """Return which card a seat uses and with what it pays, for a question with what it does."""
    return Worded(lambda: {**_used(state, state.resolving[-1].seat), "cost": cost.said()})


def card_asked(state: State, handle: int) -> Args:
    """Return a card that a question is about."""
    return {"card": title(slug(state, handle))}


def moment(table: Match) -> Args:
    """Return in which of the action windows a seat is asked: in a conflict, or in a phase."""
    state = table.state
    if state.conflict is None:
        return {"moment": state.phase}
    return {"moment": "fight"}


def attacked(table: Match) -> Args:
    """Return who attacks which province."""
    conflict = table.state.conflict
    if conflict is None or conflict.defender == NOBODY:
        return {}
    return {
        "attacker": seat_name(conflict.attacker),
        "defender": seat_name(conflict.defender),
        "slot": place(conflict.slot),
        "kind": say(f"lcg-kind-{conflict.kind}"),
    }


def defended(table: Match) -> Args:
    """Return what is attacked, with how much skill, and how strong it is: it is revealed then."""
    conflict = table.state.conflict
    args = attacked(table)
    if conflict is None or not args:
        return {}
    here = strength(table, conflict.defender, conflict.slot)
    return {**args, "skill": total(table, ATTACKING), "strength": here}


def strength_known(table: Match, seat: Seat, other: Seat, slot: int) -> int:
    """Return how strong a province is as far as a seat knows it, 0 if it does not."""
    state = table.state
    province = state.provinces[other][slot]
    known = province.own == EMPTY or province.shown or seat in state.known.get(province.own, ())
    return strength(table, other, slot) if known else 0


def province_asked(table: Match, seat: Seat, thing: str) -> Message:
    """Return the answer that attacks a province, with how strong that is if the seat knows it."""
    other, _, slot = thing.partition(".")
    known = strength_known(table, seat, Seat(int(other)), int(slot))
    whose = seat_name(int(other))
    return say("option-province", seat=whose, slot=place(int(slot)), strength=known)


def lying_asked(table: Match, seat: Seat, thing: str) -> Message:
    """Return the answer about the card in a province of a seat, which it names if it knows it."""
    slot = int(thing)
    province = table.state.provinces[seat][slot]
    seats = table.state.known.get(province.card, ())
    if province.card == EMPTY or not (province.open or seat in seats or EVERYBODY in seats):
        return say("option-slot", slot=slot + 1)
    return say("option-slot-card", slot=slot + 1, card=title(slug(table.state, province.card)))


OF_PROVINCES = {"province": province_asked, "slot": lying_asked}
"""The words of answers about provinces that depend on the seat's knowledge, by their verb."""


def called(state: State, seat: Seat, handle: int) -> Arg:
    """Return what a seat hears a card called: another's is said to be, and where it is attached.

    Copies of one title that a player controls are told apart by the fate on them.
    """
    name: Arg = title(slug(state, handle))
    entry = state.play.get(handle)
    if entry is None:
        return _in_row(state, handle, name)
    if entry.host in state.play:
        if state.play[entry.host].seat != entry.seat:
            name = _of(name, entry.seat)
        return say("lcg-card-on", card=name, host=called(state, seat, entry.host))
    if entry.seat != seat:
        name = _of(name, entry.seat)
    alike = [
        state.play[other].fate
        for other in state.characters(entry.seat)
        if other != handle and slug(state, other) == slug(state, handle)
    ]
    if alike and entry.fate not in alike:
        return say("lcg-card-with-fate", card=name, fate=entry.fate)
    return name


def _in_row(state: State, handle: int, name: Arg) -> Arg:
    """Return what a card out of play is called: of copies in provinces in which one it lies."""
    row = state.provinces.get(state.owners[handle], ())
    slots = [(slot, card) for slot, province in enumerate(row) for card in province.open_cards()]
    copies = [card for _, card in slots if slug(state, card) == slug(state, handle)]
    if handle not in copies or len(copies) == 1:
        return name
    slot = next(slot for slot, card in slots if card == handle)
    return say("lcg-card-in-province", card=name, slot=slot + 1)


def _of(name: Arg, seat: Seat) -> Arg:
    return say("lcg-card-of", card=name, seat=seat_name(seat))
