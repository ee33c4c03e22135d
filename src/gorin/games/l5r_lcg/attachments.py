"""Attachments: on what they may be put, and where they may stay."""

from __future__ import annotations

from gorin.games.l5r_lcg.keywords import AttachmentsOnly, NoAttachments
from gorin.games.l5r_lcg.measures import all_of, keywords, script, traits
from gorin.games.l5r_lcg.script import Behaviour, Use
from gorin.games.l5r_lcg.state import EMPTY, Match
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import derived


@states("LCG-S10.1", "LCG-S10.6", "LCG-S10.7")
def hosts(table: Match, seat: Seat, handle: int) -> tuple[int, ...]:
    """Return what an attachment may be played on: characters in play, as its text says."""
    return _hosts(table, (seat, handle))


@derived
def _hosts(table: Match, about: tuple[Seat, int]) -> tuple[int, ...]:
    seat, handle = about
    use, behaviour = Use(table, seat, handle), script(table, handle)
    state = table.state
    if behaviour.on_provinces:
        return tuple(each.own for row in state.provinces.values() for each in row if each.shown)
    return tuple(
        [
            other
            for other, entry in state.play.items()
            if entry.host == EMPTY
            and may_wear(table, seat, other, handle)
            and all(each.fits(use, other) for each in behaviour.played_on)
        ]
    )


def as_attachment(table: Match, handle: int) -> Behaviour:
    """Return what a card does as an attachment, also while it lies out of play."""
    words = script(table, handle)
    return words if words.attached is None else words.attached


@states("LCG-S10.5", "LCG-S8.22")
def may_wear(table: Match, seat: Seat, host: int, handle: int) -> bool:
    """Return whether a character may wear an attachment that a seat controls.

    Of several limits on what can be attached all must allow it: the strictest counts.
    """
    wanted = as_attachment(table, handle).attach
    if wanted:
        use = Use(table, seat, handle)
        if not all(each.fits(use, host) for each in wanted):
            return False
    if not keywords(table, host):
        return True
    own = traits(table, handle)
    for only in all_of(table, host, AttachmentsOnly):
        if not any(trait in own for trait in only.trait):
            return False
    limits = all_of(table, host, NoAttachments)
    return not limits or all(each.allows(own) for each in limits)


@states("LCG-S10.2")
def illegal(table: Match) -> tuple[int, ...]:
    """Return the attachments that may no longer be where they are."""
    state = table.state
    return tuple(
        [
            card
            for card, entry in state.play.items()
            if entry.host in state.play and not may_wear(table, entry.seat, entry.host, card)
        ]
    )
