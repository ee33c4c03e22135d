"""Names in answers: armies by whose they are and where, provinces by what stands there."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.l5r_strategic.events import army_said, clan_said, place_said
from gorin.games.l5r_strategic.knowledge import Known, known_to
from gorin.games.l5r_strategic.rokugan import PLACES, SEA
from gorin.games.l5r_strategic.state import Match
from gorin.kernel.decision import Seat
from gorin.kernel.table import derived
from gorin.kernel.words import Message, say

CLAN_VERBS = ("ally", "break", "permit")
"""The verbs of answers about other clans."""
PLACE_VERBS = ("place", "ride")


def label(table: Match, seat: Seat, key: str) -> Message:
    """Return what an answer is called for the seat that is asked."""
    verb, _, thing = key.partition(":")
    if not thing or verb == "carry":
        return say(f"option-{verb}")
    if verb in PLACE_VERBS:
        return _place(table, seat, thing)
    if verb == "correct":
        return say("option-correct", place=place_said(thing))
    if verb in CLAN_VERBS:
        return say(f"option-{verb}", clan=clan_said(thing))
    clan = thing.rpartition("-")[0]
    if verb == "army" and clan == table.state.clan_at(seat):
        return _own_army(table, seat, thing)
    return army_said(thing)


@derived
def _known(table: Match, seat: Seat) -> Known:
    """Return what a seat knows of the map, of which each of its answers tells a part."""
    return known_to(table.state, seat)


@derived
def _standing(table: Match, seat: Seat) -> Mapping[str, tuple[str, ...]]:
    """Return the armies that a seat knows of by the provinces where they stand."""
    standing: dict[str, tuple[str, ...]] = {}
    for name, army in sorted(_known(table, seat).armies.items()):
        standing[army.place] = (*standing.get(army.place, ()), name)
    return standing


def _own_army(table: Match, seat: Seat, name: str) -> Message:
    """Return an army with where it stands and who stands beside it, or where it was destroyed."""
    army = _known(table, seat).armies[name]
    said = army_said(name)
    if not army.place:
        if army.target:
            return say("option-army-due", army=said, place=place_said(army.target), turn=army.due)
        if not army.lost:
            return said
        return say("option-army-lost", army=said, place=place_said(army.lost))
    place = place_said(army.place)
    beside = tuple([each for each in _standing(table, seat)[army.place] if each != name])
    if not beside:
        return say("option-army-alone", army=said, place=place)
    return say("option-army-beside", army=said, place=place, others=tuple(map(army_said, beside)))


def _place(table: Match, seat: Seat, place: str) -> Message:
    """Return a province with whose it is, its castle, and the armies there."""
    province = PLACES[place]
    notes: list[Message] = []
    if province.kind == SEA:
        notes.append(say("campaign-sea"))
    holder = _known(table, seat).holders.get(place, "")
    if holder:
        is_own = holder == table.state.clan_at(seat)
        notes.append(say("campaign-ours") if is_own else clan_said(holder))
    if province.castle:
        notes.append(say("campaign-castle"))
    notes += map(army_said, _standing(table, seat).get(place, ()))
    if not notes:
        return place_said(place)
    text = notes[0]
    for note in notes[1:]:
        text = say("campaign-notes", first=text, next=note)
    return say("option-place", place=place_said(place), notes=text)
