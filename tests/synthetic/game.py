"""The courts game as the kernel sees it: views, attempts, hidden cards, rulebooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from tests.synthetic import acting, charter, council, rules, windows
from tests.synthetic.cards import kind_of, name_of, title
from tests.synthetic.state import Court, Numbers, State, knows, new_state, targets

from gorin.kernel.about import CardTarget, PlaceTarget, SeatTarget, Targets
from gorin.kernel.chance import ChanceSource
from gorin.kernel.clauses import BadInput, Refusal, refuse
from gorin.kernel.decision import TABLE, Decision, Option, Prompt, Seat
from gorin.kernel.domain import Text
from gorin.kernel.match import Match
from gorin.kernel.plain import CardGame
from gorin.kernel.rule import Rulebook
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame, Table
from gorin.kernel.words import Message, say, seat_name


class View(Struct, frozen=True, kw_only=True):
    """The knowledge of a seat: its own cards, what lies open, and how many the others hold.

    A card reads as its name where the viewer knows it, and else as an empty text. Of objectives
    it says too of which teams they lie open. `strength` is the life that a strike takes.
    """

    seat: Seat | None
    seats: tuple[Seat, ...]
    alive: tuple[Seat, ...]
    teams: dict[Seat, int]
    roles: dict[Seat, str]
    life: dict[Seat, int]
    coins: dict[Seat, int]
    hands: dict[Seat, tuple[tuple[int, str], ...]]
    deck: tuple[tuple[int, str], ...]
    discard: tuple[tuple[int, str], ...]
    objectives: dict[int, str]
    opened: tuple[int, ...]
    offers: tuple[Seat, ...]
    treaties: tuple[tuple[Seat, Seat], ...]
    banners: dict[Seat, str]
    active: Seat
    turn: int
    strength: int


_PACKER = Packer(State)
TO = ">"
"""Stands between a card that is played and at whom."""
BANNER = Text(20, 1)
"""The words that may stand on a banner."""
HAIL = Prompt("hail", "SYN-8.2", "ask-hail")
SALUTE = Prompt("salute", "SYN-8.3", "ask-salute")


class Courts(CardGame[State]):
    """The courts game."""

    id = "courts"
    packer = _PACKER
    at_once: tuple[str, ...] = ("hail", "salute")

    def view(self, table: Court, seat: Seat | None) -> View:
        state = table.state

        def name(handle: int) -> str:
            return name_of(state.physical[handle]) if knows(state, seat, handle) else ""

        def shown(handles: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
            return tuple((handle, name(handle)) for handle in handles)

        return View(
            seat=seat,
            seats=state.seats,
            alive=state.alive,
            teams=dict(state.team),
            roles=dict(state.role),
            life=dict(state.life),
            coins=dict(state.coins),
            hands={owner: shown(hand) for owner, hand in state.hands.items()},
            deck=shown(state.deck),
            discard=shown(state.discard),
            objectives={team: name(handle) for team, handle in state.objectives.items()},
            opened=tuple(
                team for team, handle in state.objectives.items() if handle in state.opened
            ),
            offers=state.offers,
            treaties=state.treaties,
            banners=dict(state.banners),
            active=state.active,
            turn=state.turn,
            strength=windows.strength(table, state.active),
        )

    def option_message(self, table: Court, decision: Decision[Any], option: Option[Any]) -> Message:
        verb, _, thing = option.key.partition(":")
        if verb == "play":
            card = table.state.physical[int(thing.partition(".")[2])]
            return say("option-play", card=title(name_of(card)))
        if verb == "card":
            return title(name_of(table.state.physical[int(thing)]))
        if verb == "kind":
            return say(f"card-{thing}")
        return say(f"option-{verb}", seat=seat_name(int(thing))) if thing else say(f"option-{verb}")

    def option_targets(self, table: Court, decision: Decision[Any], option: Option[Any]) -> Targets:
        verb, _, thing = option.key.partition(":")
        if verb == "play":
            kind, _, handle = thing.partition(".")
            return (CardTarget(kind, int(handle)),)
        if verb == "card":
            return (CardTarget(kind_of(table.state.physical[int(thing)]), int(thing)),)
        if verb == "peek":
            return (PlaceTarget("deck"),)
        if verb == "kind":
            return ()
        return (SeatTarget(Seat(int(thing))),) if thing else ()

    def hidden(self, table: Court, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
        handles = range(len(table.state.physical))
        return (tuple(handle for handle in handles if not knows(table.state, seat, handle)),)

    def handles(self, state: State) -> tuple[int, ...]:
        zones = (state.deck, state.discard, *state.hands.values())
        return (*(handle for zone in zones for handle in zone), *state.objectives.values())

    def attempts(self, table: Court, seat: Seat, stem: str = "") -> tuple[str, ...]:
        state = table.state
        if stem:
            kinds = ("play:strike.", "play:gift.")
            is_aimed = stem.startswith(kinds) and stem in self.attempts(table, seat)
            return tuple(f"{stem}{TO}at:{other}" for other in state.seats) if is_aimed else ()
        hand = state.hands.get(seat, ())
        return (
            "pass",
            "peek",
            *(f"play:{kind_of(state.physical[handle])}.{handle}" for handle in hand),
        )

    def why_not(self, table: Court, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        first, to, target = attempt.partition(TO)
        if first not in self.attempts(table, seat) or (
            to and attempt not in self.attempts(table, seat, first)
        ):
            raise BadInput(say("unknown-attempt", attempt=attempt))
        found = self._why_not(table, seat, first)
        return (*found, *self._not_at(table, seat, first, Seat(int(target[3:])))) if to else found

    def _not_at(self, table: Court, seat: Seat, first: str, target: Seat) -> tuple[Refusal, ...]:
        """Return why a card may not be aimed at a seat."""
        state = table.state
        if target not in state.alive:
            return (refuse("SYN-5.1", "refused-target-not-in-play"),)
        if first.startswith("play:strike."):
            at_peace = target not in targets(state, seat)
            return (refuse("SYN-6.2", "refused-at-peace-with"),) if at_peace else ()
        is_other = state.team[target] != state.team[seat]
        return (refuse("SYN-4.3", "refused-other-team"),) if is_other else ()

    def _why_not(self, table: Court, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        state = table.state
        found: list[Refusal] = []
        if seat not in state.alive:
            found.append(refuse("SYN-5.1", "refused-not-in-play"))
        if attempt == "pass":
            return tuple(found)
        if attempt == "peek":
            if state.role[seat] != "scout":
                found.append(refuse("SYN-3.3", "refused-not-a-scout"))
            return (*found, *self._not_active(state, seat))
        return (*found, *self._not_played(table, seat, attempt[5:].partition(".")[0]))

    def _not_active(self, state: State, seat: Seat) -> tuple[Refusal, ...]:
        return () if seat == state.active else (refuse("SYN-3.1", "refused-not-your-turn"),)

    def _not_played(self, table: Court, seat: Seat, kind: str) -> tuple[Refusal, ...]:
        state = table.state
        if kind in ("strike", "gift"):
            found = self._not_active(state, seat)
            if kind == "strike" and not targets(state, seat):
                found += (refuse("SYN-6.2", "refused-at-peace"),)
            return found
        # Whether a window is open for such a card now, the match knows by its open questions.
        return ()

    def initiatives(self, table: Court, seat: Seat) -> tuple[str, ...]:
        state = table.state
        if seat == TABLE:
            return ("join",) if len(state.seats) < table.rulebook.numbers.places else ()
        if seat not in state.alive:
            return ()
        return ("concede", "hail", "salute") if _others(state, seat) else ("concede", "hail")

    def initiative_asks(self, table: Court, seat: Seat, kind: str) -> Decision[Any] | None:
        if kind == "hail":
            return Decision(seat, HAIL, domain=BANNER)
        if kind == "salute":
            others = _others(table.state, seat)
            options = tuple(Option(f"seat:{other}", other) for other in others)
            return Decision(seat, SALUTE, options)
        return None

    def initiative(self, table: Court, seat: Seat, kind: str, value: Any) -> Frame:
        if kind == "hail":
            return Frame(kind, seat, texts=(value,))
        return Frame(kind, seat, (value,) if kind == "salute" else ())


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return whom a seat may salute."""
    return tuple(other for other in state.alive if other != seat)


def _one_more(before: Callable[[Court, Seat], int], table: Court, seat: Seat) -> int:
    """A seat without cards draws one more."""
    return before(table, seat) + (not table.state.hands[seat])


def _heavy(table: Court, source: Seat) -> int:
    """A strike takes two lives."""
    return 2


COURTS = Rulebook(
    Courts(),
    "courts",
    "1",
    Numbers(),
    {
        "shuffle": rules.shuffle,
        "deal": rules.deal,
        "draw": rules.draw,
        "turn": rules.turn,
        "act": acting.act,
        "next": rules.next_turn,
        "bid": rules.bid,
        "duel": rules.duel,
        "storm": rules.storm,
        "tally": rules.tally,
        "council": council.council,
        "charter": charter.charter,
        "join": rules.join,
        "concede": rules.concede,
        "hail": rules.hail,
        "salute": rules.salute,
    },
)
TEMPEST = COURTS.amended(
    "tempest",
    windows.strength.becomes(_heavy, clause="TEM-1"),
    rules.draw_count.wrapped(_one_more, clause="TEM-2"),
    numbers=Numbers(life=3, turns=18, bid_every=2, charter_every=5),
)


def courts(
    rulebook: Rulebook = COURTS,
    *,
    seats: int = 4,
    chance: ChanceSource | None = None,
    forkable: bool = True,
) -> Match[State]:
    """Return a match that has not started."""
    state = new_state(seats, rulebook.numbers)
    return Match(Table(rulebook, state), chance=chance, forkable=forkable)
