"""The scene of one question for a bot of L5R LCG: its own side, the others, the conflict."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from gorin.bots.sight import Sight
from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.state import ATTACKING, HOME, NOBODY, TYPES
from gorin.games.l5r_lcg.view import LcgCharacter, LcgSeat, LcgView
from gorin.kernel.decision import Seat

UNKNOWN = -1
SENSELESS = -10.0
"""The worth of what helps others alone or harms only oneself: nobody misjudges it."""
HOLD = 0.7
"""The share of those who could defend that does so, about."""
ANNOUNCED = "log-lcg-announced"
USUAL_STRENGTH = 4
"""A province whose strength is not known is about so strong."""


def parts(key: str) -> tuple[str, str, int]:
    """Return the verb, the thing and the number of an option's key."""
    verb, _, thing = key.partition(":")
    slug, _, number = thing.rpartition(".")
    return (verb, slug, int(number)) if number.isdecimal() else (verb, thing, UNKNOWN)


def slug_of(shown: object) -> str:
    """Return which card a question or a title in the log names, by its slug; nothing if none."""
    args = getattr(shown, "args", {})
    return str(getattr(args.get("card"), "key", ""))


def skill_of(facts: Facts) -> int:
    """Return the skill that a card brings, or takes away from its bearer."""
    return min(facts.military, facts.political) or max(facts.military, facts.political)


class Scene:
    """One question, with what its seat may know; `cards` are the figures of all titles.

    `wrong` is by how much the seat misjudges what it takes to win.
    """

    def __init__(self, sight: Sight, cards: Mapping[str, Facts], wrong: float = 0.0) -> None:
        self.sight, self.cards, self.wrong = sight, cards, wrong
        self.seat = sight.seat

    @cached_property
    def view(self) -> LcgView:
        """The view of the seat."""
        result: LcgView = self.sight.view
        return result

    def of(self, seat: Seat) -> LcgSeat:
        """Return what belongs to somebody."""
        return next(each for each in self.view.seats if each.seat == seat)

    @cached_property
    def me(self) -> LcgSeat:
        """Return what belongs to the seat."""
        return self.of(self.seat)

    @cached_property
    def rivals(self) -> tuple[LcgSeat, ...]:
        """The others who play still."""
        return tuple(each for each in self.view.seats if each.alive and each.seat != self.seat)

    @cached_property
    def people(self) -> dict[int, LcgCharacter]:
        """All characters in play by their numbers."""
        return {each.number: each for seat in self.view.seats for each in seat.characters}

    @cached_property
    def mine(self) -> frozenset[int]:
        """The numbers of the seat's own characters."""
        return frozenset(each.number for each in self.me.characters)

    @cached_property
    def resolver(self) -> Seat | None:
        """Return the seat that plays or uses what is being done, None if that is not known."""
        if not self.view.resolving:
            return None
        slug = self.view.resolving[-1].slug
        for line in reversed(self.sight.lines()):
            said = line.message
            if said.id == ANNOUNCED and slug_of(said.args.get("slug")) == slug:
                number = getattr(said.args.get("seat"), "key", "")
                return Seat(int(number)) if str(number).isdecimal() else None
        return None

    # -- worth -----------------------------------------------------------------------------

    def worth(self, one: LcgCharacter) -> float:
        """Return what a character in play is worth: its skills, as long as it stays."""
        skills = sum(max(0, skill) for skill in one.skills) + one.glory * one.status / 2
        return skills * (1.0 + 0.3 * min(one.fate, 2)) + len(one.worn) / 2

    @staticmethod
    def skill(one: LcgCharacter, kind: str) -> int:
        """Return the skill of a character in a kind of conflict, 0 for a dash."""
        return max(0, one.skills[TYPES.index(kind)])

    def force(self, seat: LcgSeat, kind: str) -> int:
        """Return the skill that a seat could bring to a conflict now."""
        return sum(
            self.skill(each, kind)
            for each in seat.characters
            if not each.bowed and each.side == HOME
        )

    def wall(self, seat: Seat, slot: int) -> int:
        """Return how strong a province is, about if that is not known."""
        row = self.of(seat).provinces
        return row[slot].strength or USUAL_STRENGTH if slot < len(row) else USUAL_STRENGTH

    # -- the conflict ----------------------------------------------------------------------

    @cached_property
    def fights(self) -> bool:
        """Return whether the seat takes part in the conflict."""
        conflict = self.view.conflict
        return conflict is not None and self.seat in (conflict.attacker, conflict.defender)

    def gap(self, reach: float) -> int | None:
        """Return how much skill the seat lacks for the next thing that it can reach, if any.

        An attacker wins with as much skill as the defender and breaks the province with as much
        more as that is strong; the defender needs one more.
        """
        conflict = self.view.conflict
        if conflict is None or conflict.defender == NOBODY:
            return None
        attack, defense = self.view.totals
        wall = self.wall(conflict.defender, conflict.slot)
        if self.seat == conflict.attacker:
            gaps = (max(defense, 1) - attack, defense + wall - attack)
        else:
            gaps = (attack - defense - wall + 1, attack - defense + 1)
        return next((gap for gap in gaps if 0 < gap <= reach), None)

    @cached_property
    def side(self) -> int:
        """Return the side on which the seat fights."""
        conflict = self.view.conflict
        if conflict is None or not self.fights:
            return HOME
        return ATTACKING if self.seat == conflict.attacker else 3 - ATTACKING
