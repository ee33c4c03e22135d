"""The game as the kernel sees it, and its rulebooks."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_ccg import acting, attack, base, duels, turns
from gorin.games.l5r_ccg.asking import ACTS, RECRUIT, called, costs
from gorin.games.l5r_ccg.cards import title
from gorin.games.l5r_ccg.gold import cheapest
from gorin.games.l5r_ccg.state import EMPTY, Match, Numbers, State, set_apart
from gorin.games.l5r_ccg.view import CcgView, hidden, view
from gorin.kernel.about import CardTarget, PlaceTarget, SeatTarget, Targets
from gorin.kernel.clauses import BadInput, Refusal, refuse
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.plain import CardGame
from gorin.kernel.rule import Rulebook
from gorin.kernel.snapshot import Packer
from gorin.kernel.words import Message, say, seat_name

GAME = "l5r-ccg"
_PACKER = Packer(State)
SEATS = ("seat", "attack", "join")
PLACES = ("province", "field")
FREE = {"region": turns.forbids_region, "overlay": turns.forbids_overlay}
"""What is brought into play for nothing, and what forbids it."""


class L5rCcg(CardGame[State]):
    """Legend of the Five Rings, the collectible card game."""

    id = GAME
    packer = _PACKER

    def view(self, table: Match, seat: Seat | None) -> CcgView:
        return view(table, seat)

    def option_message(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Message:
        verb, _, thing = option.key.partition(":")
        first, _, last = thing.partition(".")
        if verb in PLACES:
            return say(f"option-{verb}", seat=seat_name(int(first)), slot=int(last) + 1)
        if verb in SEATS:
            return say(f"option-{verb}", seat=seat_name(int(first)))
        if decision.prompt.kind == "pay":
            return _paying(decision, option)
        if not last:
            return say(f"option-{verb}", card=title(first)) if thing else say(f"option-{verb}")
        name = called(table.state, decision.seat, int(last))
        if verb not in (*RECRUIT, *ACTS, "equip"):
            return say(f"option-{verb}", card=name)
        paid = costs(table, decision.seat, verb, int(last))
        if verb in ("honorably", "cheaply"):
            paid["honor"] = table.state.facts(int(last)).honor
        return say(f"option-{verb}", card=name, **paid)

    def option_targets(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Targets:
        verb, _, thing = option.key.partition(":")
        first, _, last = thing.partition(".")
        if verb in PLACES:
            return (SeatTarget(Seat(int(first))), PlaceTarget(f"province.{first}.{last}"))
        if verb in SEATS:
            return (SeatTarget(Seat(int(first))),)
        return (CardTarget(first, int(last)),) if last else ()

    def hidden(self, table: Match, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
        return hidden(table, seat)

    def handles(self, state: State) -> tuple[int, ...]:
        return _handles(state)

    def attempts(self, table: Match, seat: Seat, stem: str = "") -> tuple[str, ...]:
        if stem:
            return ()
        state = table.state
        recruits = (
            f"{verb}:{state.slug(card)}.{card}"
            for card in turns.row(state, seat)
            for verb, _ in turns.prices(table, seat, state.facts(card))
        )
        free = (
            f"{verb}:{state.slug(card)}.{card}"
            for card in turns.row(state, seat)
            for verb in turns.free_ways(state.facts(card))
        )
        acts = (f"{verb}:{state.slug(card)}.{card}" for verb, card in acting.thinkable(state, seat))
        return ("pass", *acts, *recruits, *free)

    def why_not(self, table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        meant = [key for key in self.attempts(table, seat) if f"{key}.".startswith(f"{attempt}.")]
        if not meant:
            raise BadInput(say("unknown-attempt", attempt=attempt))
        # Of a title without a number any card is meant: the one that is least forbidden.
        return min((self._refusals(table, seat, key) for key in meant), key=len)

    def _refusals(self, table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        state = table.state
        out = () if seat in state.alive else (refuse("CCG-9.1", "refused-ccg-out"),)
        if attempt == "pass":
            return out
        verb = attempt.partition(":")[0]
        handle = int(attempt.rpartition(".")[2])
        if verb in RECRUIT:
            price = dict(turns.prices(table, seat, state.facts(handle)))[verb]
            return (*out, *turns.forbids_recruit(table, seat, handle, price))
        if verb in FREE:
            return (*out, *FREE[verb](table, seat, handle))
        return (*out, *acting.forbids(table, seat, verb, handle))


def _paying(decision: Decision[Any], option: Option[Any]) -> Message:
    """Return what bows for gold, and for how much of it."""
    handle, gold = option.value
    if handle != EMPTY:
        card = title(option.key.partition(":")[2].partition(".")[0])
        return say("option-bow", card=card, gold=gold)
    names = {
        each.value[0]: each.key.partition(":")[2].partition(".")[0] for each in decision.options
    }
    given = tuple(each.value for each in decision.options if each.value[0] != EMPTY)
    left = decision.args["gold"]
    assert isinstance(left, int)
    cards = tuple(title(names[card]) for card, _ in cheapest(given, left))
    return say("ccg-wastes-least", cards=cards)


def _handles(state: State) -> tuple[int, ...]:
    """Return all cards where they lie; strongholds of those who are out lie nowhere else."""
    zones = (
        state.hands,
        state.dynasty_decks,
        state.fate_decks,
        state.dynasty_piles,
        state.fate_piles,
    )
    found = [handle for zone in zones for cards in zone.values() for handle in cards]
    rows = state.provinces.values()
    found += (each.card for row in rows for each in row if each.card != EMPTY)
    found += (*state.play, *set_apart(state))
    if state.duel is not None:
        found += (*state.duel.focused[0], *state.duel.focused[1])
    return tuple(sorted(found))


DIAMOND = Rulebook(
    L5rCcg(),
    "l5r-ccg-diamond",
    "1",
    Numbers(),
    {
        "setup": turns.setup,
        "shuffle": base.shuffle,
        "fill": base.fill_step,
        "draw": turns.draw_hand,
        "turn": turns.turn,
        "events-phase": turns.events_phase,
        "action-phase": turns.action_phase,
        "event": turns.event,
        "new-hand": turns.new_hand,
        "praised": turns.praised,
        "action-round": acting.action_round,
        "extra-action": acting.extra_action,
        "naval-action": acting.naval_action,
        "challenge": duels.challenge,
        "duel": duels.duel,
        "duel-end": duels.duel_end,
        "choose-bow": acting.choose_bow,
        "attack-phase": attack.attack_phase,
        "ally": attack.ally,
        "maneuvers": attack.maneuvers,
        "assign": attack.assign,
        "next-battle": attack.next_battle,
        "resolve": attack.resolve,
        "end-attack": attack.end_attack,
        "dynasty-phase": turns.dynasty_phase,
        "end-phase": turns.end_phase,
        "next-turn": turns.next_turn,
        "concede": base.concede,
    },
)
