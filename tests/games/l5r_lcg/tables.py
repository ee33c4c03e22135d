"""Matches of the L5R LCG set up in a few lines: who is in play, what hands hold, what is fought."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from gorin.content.l5r_lcg.decks import ready
from gorin.content.l5r_lcg.pool import playable, shipped
from gorin.games.l5r_lcg.conflict import RESOLUTION
from gorin.games.l5r_lcg.events.happened import put, without
from gorin.games.l5r_lcg.facts import NEUTRAL, Facts
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.rulings import RECOMMENDED, Rulings
from gorin.games.l5r_lcg.state import (
    ATTACKING,
    DEFENDING,
    HOME,
    Conflict,
    InPlay,
    SeatDeck,
    State,
    new_state,
    numbers_with,
)
from gorin.games.l5r_lcg.windows.playing import IN_CONFLICT, WINDOW
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Frame, Table

CRANE, LION, OTHER = Seat(0), Seat(1), Seat(2)
ENOUGH = 10


PRINTED: dict[str, dict[str, Any]] = {}
"""Other figures that titles have in one test."""


def figured(cards: Iterable[Facts]) -> tuple[Facts, ...]:
    """Return cards with the figures that they have in this test."""
    return tuple(replace(card, **PRINTED.get(card.slug, {})) for card in cards)


def all_of(clan: str, *, strongholds: bool) -> SeatDeck:
    """Return a deck of all titles of a clan and of none that can be played, each some times."""
    home = ready("stronghold", clan) if strongholds else None
    cards = [each for each in figured(playable()) if each.clan in (clan, NEUTRAL)]
    copies = 3 if strongholds else 2

    def side(name: str) -> tuple[Facts, ...]:
        return tuple(each for each in cards if each.side == name for _ in range(copies))

    return SeatDeck(
        clan=clan,
        dynasty=side("dynasty"),
        conflict=side("conflict"),
        stronghold=None if home is None else home.stronghold,
        provinces=() if home is None else figured(home.provinces),
    )


class Sitting:
    """A match that is set up, begun, and played by the keys of answers.

    Keys may leave out the number of a card; a `pass` is given to whoever is asked.
    """

    def __init__(
        self,
        *,
        seats: int = 2,
        strongholds: bool = False,
        rulebook: Rulebook | None = None,
        scripts: Any = None,
        clans: tuple[str, ...] = ("crane", "lion"),
        rulings: Rulings = RECOMMENDED,
    ) -> None:
        strongholds = strongholds or rulebook is not None
        rulebook = rulebook or (STRONGHOLD if strongholds else SKIRMISH)
        if scripts is not None:
            rulebook = rulebook.amended(rulebook.name, scripts=scripts)
        numbers = numbers_with(rulebook.numbers, rulings)
        rulebook = rulebook.amended(rulebook.name, numbers=numbers)
        decks = (all_of(clans[seat % len(clans)], strongholds=strongholds) for seat in range(seats))
        self.rulebook = rulebook
        self.state = new_state(tuple(decks), rulebook.numbers)
        self.table: Table[State] = Table(self.rulebook, self.state)
        self.match: Match[State] = Match(self.table, chance=Fast(1))
        state = self.state
        state.phase, state.turn = "conflict", 1
        for seat in state.seats:
            state.honor[seat] = 6
            state.fate[seat] = ENOUGH
            if strongholds:
                self._lay_out(seat)

    def _lay_out(self, seat: Seat) -> None:
        state = self.state
        first, last, *others = state.unplaced[seat]
        empty = state.provinces[seat][0]
        row = tuple(replace(empty, own=card) for card in (first, *others, last))
        state.provinces[seat] = row
        state.unplaced[seat] = ()

    # -- setting up ------------------------------------------------------------------------

    def number(self, title: str) -> int:
        """Return the number of a card with a title."""
        return next(at for at, card in enumerate(self.state.cards) if card.slug == title)

    def find(self, seat: Seat, title: str) -> int:
        """Take a card of a title out of a seat's decks; of another clan's it gets a new one."""
        state = self.state
        for decks in (state.dynasty_decks, state.conflict_decks):
            for card in decks[seat]:
                if state.facts(card).slug == title:
                    decks[seat] = without(decks[seat], (card,))
                    return card
        return self.new(seat, title)

    def new(self, seat: Seat, title: str) -> int:
        """Return a card of a title that is in no deck."""
        state, card = self.state, len(self.state.cards)
        state.cards += (shipped().cards[title],)
        state.owners += (seat,)
        state.physical += (card,)
        return card

    def play(self, seat: Seat, title: str, **fields: Any) -> int:
        """Put a character into play."""
        card = self.find(seat, title)
        self.state.counter += 1
        self.state.play[card] = InPlay(seat, self.state.counter, **fields)
        # No event told of it: what was derived of the state before is not true any more.
        self.table.memo.clear()
        return card

    def attacker(self, seat: Seat, title: str, **fields: Any) -> int:
        """Put a character into play that attacks."""
        return self.play(seat, title, side=ATTACKING, **fields)

    def defender(self, seat: Seat, title: str, **fields: Any) -> int:
        """Put a character into play that defends."""
        return self.play(seat, title, side=DEFENDING, **fields)

    def wear(self, seat: Seat, title: str, host: int) -> int:
        """Put an attachment on a character."""
        card = self.play(seat, title, host=host)
        found = self.state.play[host]
        self.state.play[host] = replace(found, worn=(*found.worn, card))
        return card

    def hand(self, seat: Seat, *titles: str) -> tuple[int, ...]:
        """Put cards into a hand."""
        cards = tuple(self.find(seat, title) for title in titles)
        self.state.hands[seat] += cards
        for card in cards:
            self.state.known[card] = (seat,)
        return cards

    def lent(self, seat: Seat, owner: Seat, title: str) -> int:
        """Put a card of another deck into a hand, as if it were that seat's own."""
        card = self.find(owner, title)
        owners = list(self.state.owners)
        owners[card] = seat
        self.state.owners = tuple(owners)
        self.state.hands[seat] += (card,)
        self.state.known[card] = (seat,)
        return card

    def pile(self, seat: Seat, title: str) -> int:
        """Put a card on a discard pile."""
        card = self.find(seat, title)
        dynasty = self.state.back(card) == "dynasty"
        piles = self.state.dynasty_piles if dynasty else self.state.conflict_piles
        piles[seat] += (card,)
        return card

    def row(self, seat: Seat, slot: int, title: str, *, open: bool = True) -> int:
        """Put a dynasty card into a province."""
        card = self.find(seat, title)
        put(self.state, seat, slot, replace(self.state.provinces[seat][slot], card=card, open=open))
        return card

    def province(self, seat: Seat, title: str, **fields: Any) -> int:
        """Return where a province lies, and change it."""
        state = self.state
        for slot, found in enumerate(state.provinces[seat]):
            if state.facts(found.own).slug == title:
                put(state, seat, slot, replace(found, **fields))
                return slot
        raise AssertionError(title)

    # -- playing ---------------------------------------------------------------------------

    def conflict(
        self,
        kind: str = "military",
        ring: str = "fire",
        attacker: Seat = LION,
        defender: Seat = CRANE,
        slot: int = 0,
        *,
        resolve: bool = False,
    ) -> Sitting:
        """Begin in the action window of a conflict; it goes on only to be resolved."""
        self.state.conflict = Conflict(attacker, kind, ring, defender, slot)
        steps = (Frame(step, attacker) for step in RESOLUTION) if resolve else ()
        return self.begin(WINDOW.frame(defender, IN_CONFLICT), *steps)

    def window(self, first: Seat = CRANE) -> Sitting:
        """Begin in an action window outside conflicts."""
        return self.begin(WINDOW.frame(first, 0))

    def begin(self, *frames: Frame) -> Sitting:
        """Begin with these steps; after them nothing more is played."""
        self.state.frames = frames[::-1]
        self.match.start()
        return self

    @property
    def asked(self) -> tuple[Seat, str] | None:
        """Who is asked what kind of question."""
        if not self.match.pending:
            return None
        decision = self.match.pending[0].decision
        return decision.seat, decision.prompt.kind

    @property
    def offered(self) -> list[str]:
        """What may be answered, without the numbers of cards."""
        decision = self.match.pending[0].decision
        keys = [option.key for option in decision.options]
        if decision.domain is not None:
            keys = list(decision.domain.things())
        return [key.partition(".")[0] if ":" in key else key for key in keys]

    def answer(self, *answers: Any) -> Sitting:
        """Answer what is asked, one question after the other."""
        for given in answers:
            question = self.match.pending[0]
            self.match.choose(question.decision.seat, self._full(given), serial=question.serial)
        return self

    def _full(self, given: Any) -> Any:
        decision = self.match.pending[0].decision
        if isinstance(given, list):
            things = () if decision.domain is None else decision.domain.things()
            return tuple(next(key for key in things if _fits(key, one)) for one in given)
        if not isinstance(given, str):
            return given
        keys = [option.key for option in decision.options]
        found = [key for key in keys if _fits(key, given)]
        assert found, (given, keys, decision.prompt.kind)
        return found[0]

    def passes(self) -> Sitting:
        """Let all pass in the action window that is open."""
        while self.asked is not None and self.asked[1] == "act":
            self.answer("pass")
        return self

    def quiet(self) -> Sitting:
        """Let all pass in the windows around what happens."""
        while self.asked is not None and self.asked[1] in ("would", "interrupt", "reaction"):
            self.answer("pass")
        return self

    def why_not(self, seat: Seat, title: str, verb: str = "play") -> list[str]:
        """Return the reasons why a seat cannot play or use a card."""
        attempts = self.rulebook.game.attempts(self.table, seat)
        key = next(key for key in attempts if _fits(key, f"{verb}:{title}"))
        return [refusal.reason.id for refusal in self.match.why_not(seat, key)]


def _fits(key: str, given: str) -> bool:
    return key == given or key.startswith(f"{given}.")


def is_home(sitting: Sitting, card: int) -> bool:
    """Return whether a character is in play and at home."""
    return sitting.state.play[card].side == HOME
