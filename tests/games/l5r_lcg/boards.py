"""What tests of cards lay out beside characters: strongholds, provinces, roles, decks."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting

from gorin.games.l5r_lcg.events.happened import put
from gorin.games.l5r_lcg.measures import skill
from gorin.games.l5r_lcg.state import Conflict, Stronghold
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame


def with_home(title: str, seat: Seat = CRANE, **fields: Any) -> Sitting:
    """Return a sitting in which a seat has a stronghold."""
    sitting = Sitting(**fields)
    sitting.state.strongholds[seat] = Stronghold(sitting.new(seat, title))
    return sitting


def lay(sitting: Sitting, seat: Seat, title: str, slot: int = 0, *, shown: bool = True) -> int:
    """Let a province of a seat be a card of a title."""
    card = sitting.new(seat, title)
    province = sitting.state.provinces[seat][slot]
    put(sitting.state, seat, slot, replace(province, own=card, shown=shown))
    return card


def with_role(title: str, seat: Seat = CRANE) -> Sitting:
    """Return a sitting in which a seat has a role."""
    sitting = Sitting()
    sitting.state.roles[seat] = sitting.new(seat, title)
    return sitting


def deck(sitting: Sitting, seat: Seat, *titles: str) -> tuple[int, ...]:
    """Let these be the top cards of a conflict deck."""
    cards = tuple(sitting.new(seat, title) for title in titles)
    sitting.state.conflict_decks[seat] = (*cards, *sitting.state.conflict_decks[seat])
    return cards


def skills(sitting: Sitting, card: int) -> tuple[int, int]:
    """Return the skills of a character: military and political."""
    return skill(sitting.table, card, "military"), skill(sitting.table, card, "political")


CHOICES = ("target", "targets", "pay-with", "sacrifice")
LONGEST = 60


def _is_offered(sitting: Sitting, given: Any) -> bool:
    decision = sitting.match.pending[0].decision
    if not isinstance(given, str):
        return decision.domain is not None
    keys = [option.key for option in decision.options]
    return any(key == given or key.startswith(f"{given}.") for key in keys)


def go(sitting: Sitting, *answers: Any) -> Sitting:
    """Give these answers, and pass wherever something else is asked in between.

    A target that is not asked for, because there is only one, is left out.
    """
    for given in answers:
        for _ in range(LONGEST):
            is_aim = isinstance(given, str) and given.startswith("on:")
            if is_aim and (sitting.asked is None or sitting.asked[1] not in CHOICES):
                break
            assert sitting.asked is not None, given
            if _is_offered(sitting, given):
                sitting.answer(given)
                break
            assert "pass" in sitting.offered, (given, sitting.offered)
            sitting.answer("pass")
    return sitting


def finish(sitting: Sitting) -> Sitting:
    """Pass, decline and do nothing until nothing more is asked."""
    for _ in range(LONGEST):
        if sitting.asked is None:
            return sitting
        decision = sitting.match.pending[0].decision
        if decision.domain is not None:
            sitting.answer(decision.domain.default())
        else:
            keys = [option.key for option in decision.options]
            idle = [key for key in ("pass", "decline", "keep") if key in keys]
            sitting.answer((*idle, *keys)[0])
    raise AssertionError(sitting.asked)


def is_used(sitting: Sitting, key: str) -> bool:
    """Return whether something is offered before the window that is open is over."""
    for _ in range(LONGEST):
        if sitting.asked is None:
            return False
        if _is_offered(sitting, key):
            return True
        if "pass" not in sitting.offered:
            return False
        sitting.answer("pass")
    return False


def finish_until(sitting: Sitting, key: str) -> None:
    """Pass and decline until something is offered."""
    while sitting.asked is not None:
        if any(each == key or each.startswith(f"{key}.") for each in sitting.offered):
            return
        idle = [each for each in ("pass", "decline", "keep") if each in sitting.offered]
        sitting.answer((*idle, *sitting.offered)[0])
    raise AssertionError(key)


def conflict_at_show(sitting: Sitting) -> None:
    """Begin where a conflict has been declared and the province of the Crane is revealed."""
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE, 0)
    sitting.begin(Frame("declared", LION))
