"""Positions that tests play from: cast, aim, pass, and look at what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.content.magic.positions import read_position
from gorin.games.magic.game import COMMANDER
from gorin.games.magic.layers import Characteristics, now
from gorin.games.magic.state import Permanent, State
from gorin.games.magic.words import Behaviour
from gorin.kernel.decision import Decision, Seat
from gorin.kernel.match import Match
from gorin.kernel.table import Table

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
FILLED = ("plains", "island", "swamp", "mountain") * 3
WHITE_RED_BLACK = ("plains",) * 5 + ("swamp",) * 4 + ("mountain",) * 5
WHITE_BLUE_RED = ("plains",) * 5 + ("island",) * 4 + ("mountain",) * 5


class Playing:
    """A match from a position; libraries are filled, and a second seat is there always."""

    def __init__(
        self,
        *seats: Mapping[str, Any],
        scripts: Mapping[str, Behaviour] | None = None,
        **position: Any,
    ) -> None:
        rulebook = COMMANDER.amended("tried", scripts=scripts) if scripts else COMMANDER
        full = [{"library": FILLED, "deck": "zedruu", **seat} for seat in seats]
        if len(full) == 1:
            full.append({"library": FILLED, "deck": "zedruu"})
        state = read_position({"seats": full, **position})
        self.match: Match[State] = Match(Table(rulebook, state), forkable=True)
        self.match.start()

    @property
    def state(self) -> State:
        return self.match.table.state

    @property
    def asked(self) -> Decision[Any]:
        return self.match.pending[0].decision

    @property
    def kind(self) -> str:
        return self.asked.prompt.kind if self.match.pending else "over"

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.asked.options]

    def answer(self, given: Any) -> None:
        """Answer the open question; a text stands for the option that begins so."""
        if isinstance(given, str):
            given = next(key for key in self.keys if key.startswith(given))
        question = self.match.pending[0]
        self.match.choose(question.decision.seat, given, serial=question.serial)

    def default(self) -> None:
        """Pass, or answer what costs nothing."""
        asked = self.asked
        if asked.domain is not None:
            self.answer(asked.domain.default())
        else:
            self.answer("pass" if "pass" in self.keys else self.keys[asked.default])

    def do(self, *given: Any, seat: Seat = ONE) -> None:
        """Let a seat act when it is asked next, and answer what is asked then."""
        while self.asked.seat != seat or self.kind != "priority":
            self.answer("pass")
        for each in given:
            self.answer(each)

    def settle(self, *given: Any) -> None:
        """Let all pass until the stack is empty, and answer other questions so."""
        answers = list(given)
        while self.match.pending and (self.state.stack or self.kind != "priority"):
            if self.kind == "priority":
                self.answer("pass")
            elif not answers:
                break
            else:
                self.answer(answers.pop(0))
        assert not answers, (answers, self.kind)

    def until(self, kind: str, *, step: str = "") -> None:
        """Let all pass, attack with nothing and block nothing until something is asked."""
        while self.kind != kind or (step and self.state.step != step):
            self.default()

    def handle(self, slug: str) -> int:
        return next(each for each in self.state.play if self.state.slug(each) == slug)

    def has(self, slug: str) -> bool:
        return any(self.state.slug(each) == slug for each in self.state.play)

    def now(self, slug: str) -> Characteristics:
        return now(self.match.table, self.handle(slug))

    def lying(self, slug: str) -> Permanent:
        return self.state.play[self.handle(slug)]

    def size(self, slug: str) -> tuple[int, int]:
        one = self.now(slug)
        return one.power, one.toughness

    def pile(self, zone: str, seat: Seat = ONE) -> list[str]:
        return [self.state.slug(card) for card in getattr(self.state, zone)[seat]]

    def attackers(self) -> list[str]:
        domain: Any = self.asked.domain
        return sorted(key.partition(":")[2].partition(".")[0] for key in domain.keys)

    def attack(self, **whom: int) -> None:
        """Attack with creatures, by their slugs with `_` for `-`, each somebody."""
        domain: Any = self.asked.domain
        named = {key.partition(":")[2].partition(".")[0]: key for key in domain.keys}
        pairs = [(named[slug.replace("_", "-")], f"seat:{seat}") for slug, seat in whom.items()]
        self.answer(sorted(pairs, key=lambda pair: domain.keys.index(pair[0])))

    def block(self, **whom: str) -> None:
        """Block with creatures, each an attacker."""
        domain: Any = self.asked.domain
        named = {key.partition(":")[2].partition(".")[0]: key for key in domain.keys}
        places = {key.partition(":")[2].partition(".")[0]: key for key in domain.places}
        pairs = [(named[slug.replace("_", "-")], places[other]) for slug, other in whom.items()]
        self.answer(sorted(pairs, key=lambda pair: domain.keys.index(pair[0])))


def kaalia(*hand: str, lying: tuple[Any, ...] = (), **more: Any) -> dict[str, Any]:
    return {"deck": "kaalia", "hand": hand, "battlefield": (*WHITE_RED_BLACK, *lying), **more}


def zedruu(*hand: str, lying: tuple[Any, ...] = (), **more: Any) -> dict[str, Any]:
    return {"deck": "zedruu", "hand": hand, "battlefield": (*WHITE_BLUE_RED, *lying), **more}


def lies(*permanents: Any, **more: Any) -> dict[str, Any]:
    return {"battlefield": permanents, **more}
