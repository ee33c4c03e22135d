"""Duels: a challenge that may be refused, focusing in turns, a strike, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from gorin.games.l5r_ccg.aims import Act
from gorin.games.l5r_ccg.base import destroy, over, turn
from gorin.games.l5r_ccg.court_events import (
    Challenged,
    Dishonored,
    DuelBegan,
    DuelEnded,
    DuelRefused,
    DuelStopped,
    Focused,
    Struck,
)
from gorin.games.l5r_ccg.figures import chi, force, personal_honor
from gorin.games.l5r_ccg.moving import go_home
from gorin.games.l5r_ccg.reactions import Occurrence, gain_honor, react
from gorin.games.l5r_ccg.state import EMPTY, HOME, Duel, Match
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

CHALLENGE = Prompt("challenge", "CCG-8.2", "ask-ccg-challenge")
FOCUS = Prompt("focus", "CCG-8.3", "ask-ccg-focus")
STRIKE = EMPTY
PAIR = 2
"""Of an action with fewer targets its own card is the challenger."""


class Terms(Struct, frozen=True):
    """What a card says of the duel that it makes.

    Attributes:
        stats: by what the challenger and the challenged are measured.
        refusable: nobody refuses (""), whoever is challenged may ("always"), or if "unbowed".
        shames: a refusal dishonors; it always sends home.
        bows: a refusal bows whoever goes home.
        loser: what becomes of the loser: destroy or bow.
        honor: what the controller of the winner gains.
    """

    stats: tuple[str, str] = ("chi", "chi")
    refusable: str = ""
    shames: bool = False
    bows: bool = False
    loser: str = "destroy"
    honor: int = 0


TERMS: Mapping[str, Terms] = {
    "bayushi-adachi": Terms(("chi", "honor"), "always", shames=True),
    "steel-on-steel": Terms(),
    "stand-or-run": Terms(refusable="unbowed", bows=True),
    "test-of-might": Terms(("force", "force"), loser="bow", honor=3),
}


@rule("CCG-8.1")
def begin_challenge(table: Match, act: Act) -> None:
    """Let a personality challenge another: itself, or the first target of the action."""
    fighters = act.chosen if len(act.chosen) == PAIR else (act.handle, *act.chosen)
    challenger, challenged = fighters
    play = table.state.play
    if challenger not in play or challenged not in play:
        return
    other = play[challenged].seat
    table.push(Frame("challenge", other, (challenger, challenged, act.handle)))


@rule("CCG-8.2")
def challenge(table: Match, frame: Frame) -> Play[None]:
    """A personality is challenged; its controller refuses if the card that says so allows it."""
    state = table.state
    challenger, challenged, source = frame.data
    if over(table) or challenger not in state.play or challenged not in state.play:
        return
    terms, seat = TERMS[state.slug(source)], frame.seat
    leader = state.play[challenger].seat
    pair = (challenger, challenged)
    slugs = state.slugs(pair)
    table.record(Challenged(leader, pair, *slugs))
    unbowed = not state.play[challenged].bowed
    if terms.refusable == "always" or (terms.refusable == "unbowed" and unbowed):
        options = (Option("accept", 0), Option("refuse", 1))
        if (yield from ask(Decision(seat, CHALLENGE, options, concerns=leader))):
            table.record(DuelRefused(seat, challenged, slugs[1]))
            yield from _refuse(table, terms, challenger, challenged)
            return
    began = Duel(challenger, challenged, (leader, seat), terms.stats, source=source)
    table.record(DuelBegan(began, pair, *slugs))
    table.push(Frame("duel", seat))
    _ = yield from react(table, Occurrence("duelling", leader, pair, _field(table)))


def _field(table: Match) -> int:
    attack = table.state.attack
    return HOME if attack is None else attack.slot


def _refuse(table: Match, terms: Terms, challenger: int, challenged: int) -> Play[None]:
    """Let a refusal have its effects, unless they are negated."""
    state = table.state
    seat = state.play[challenged].seat
    if (yield from react(table, Occurrence("refused", seat, (challenger, challenged)))):
        return
    found = state.play.get(challenged)
    if found is None:
        return
    if terms.shames and not found.dishonorable:
        table.record(Dishonored(challenged, state.slug(challenged), dishonorable=True))
    if terms.bows:
        turn(table, state.unit(challenged), "CCG-8.2", bowed=True)
    yield from go_home(table, challenged)


@rule("CCG-8.3")
def duel(table: Match, frame: Frame) -> Play[None]:
    """A seat focuses a card of its hand or strikes; whoever has no card left strikes."""
    state, seat, fought = table.state, frame.seat, table.state.duel
    if fought is None or over(table) or _is_stopped(table, fought):
        return
    hand = state.hands[seat]
    chosen = STRIKE
    if hand:
        cards = (Option(f"focus:{state.slug(card)}.{card}", card) for card in hand)
        options = (Option("strike", STRIKE), *cards)
        chosen = yield from ask(Decision(seat, FOCUS, options, secret=True))
    if chosen == STRIKE:
        table.record(Struck(seat))
        table.push(Frame("duel-end"))
        return
    table.record(Focused(seat, chosen, state.slug(chosen)))
    table.push(Frame("duel", fought.seats[1 - fought.seats.index(seat)]))


def _is_stopped(table: Match, fought: Duel) -> bool:
    """Stop a duel one of whose personalities is gone; return whether it is."""
    if fought.challenger in table.state.play and fought.challenged in table.state.play:
        return False
    table.record(DuelStopped((*fought.focused[0], *fought.focused[1])))
    return True


def _stat(table: Match, handle: int, name: str) -> int:
    if name == "chi":
        return chi(table, handle)
    return force(table, handle) if name == "force" else personal_honor(table.state, handle)


@rule("CCG-8.4")
def totals(table: Match, fought: Duel) -> tuple[int, int]:
    """Return what both have come to: what they are measured by, and the Focus Values."""
    state = table.state
    first, second = (
        _stat(table, handle, name) + sum(state.facts(card).focus for card in cards)
        for handle, name, cards in zip(
            (fought.challenger, fought.challenged), fought.stats, fought.focused, strict=True
        )
    )
    return first, second


@rule("CCG-8.5")
def losers(table: Match, fought: Duel) -> tuple[int, ...]:
    """Return who loses: the lower one, in a tie both, but no duelist against somebody else."""
    state = table.state
    first, second = totals(table, fought)
    pair = (fought.challenger, fought.challenged)
    if first != second:
        return (pair[first > second],)
    skilled = [state.facts(handle).has("duelist") for handle in pair]
    return pair if skilled[0] == skilled[1] else (pair[skilled[0]],)


@rule("CCG-8.6")
def duel_end(table: Match, frame: Frame) -> Play[None]:
    """The focused cards are turned up; the card that made the duel says what follows."""
    state, fought = table.state, table.state.duel
    if fought is None or over(table) or _is_stopped(table, fought):
        return
    terms = TERMS[state.slug(fought.source)]
    pair = (fought.challenger, fought.challenged)
    (first, second), lost = totals(table, fought), losers(table, fought)
    cards = (*fought.focused[0], *fought.focused[1])
    one, other = state.slugs(pair)
    table.record(DuelEnded(pair, one, first, other, second, cards, state.slugs(cards)))
    winners = tuple(handle for handle in pair if handle not in lost)
    leaders = tuple(state.play[handle].seat for handle in winners)
    for leader in leaders:
        yield from gain_honor(table, leader, terms.honor, "CCG-8.6")
    if terms.loser == "destroy":
        _ = destroy(table, lost, "CCG-8.6")
    else:
        turn(table, lost, "CCG-8.6", bowed=True)
