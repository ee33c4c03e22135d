"""What actions do, by the names of their effects."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.l5r_ccg.aims import ROW, Act, controls
from gorin.games.l5r_ccg.base import change, change_honor, destroy, draw, enlighten, fill, turn
from gorin.games.l5r_ccg.battle_events import Switched, TerrainLaid
from gorin.games.l5r_ccg.court_events import Dishonored, FavorDiscarded, RingEntered
from gorin.games.l5r_ccg.duels import begin_challenge
from gorin.games.l5r_ccg.events import HandDiscarded, RowDiscarded
from gorin.games.l5r_ccg.figures import force
from gorin.games.l5r_ccg.moving import go_home, move
from gorin.games.l5r_ccg.reactions import gain_honor
from gorin.games.l5r_ccg.state import EMPTY, Match
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

BY = "CCG-5.6"
RELEASE = Prompt("release", "CCG-5.6", "ask-ccg-release")
COURT = Prompt("court", "CCG-11.1", "ask-ccg-court")
Effect = Callable[[Match, Act], Play[None] | None]


# -- moving ----------------------------------------------------------------------------------------


def _send_home(table: Match, act: Act) -> Play[None]:
    yield from go_home(table, act.chosen[0])


def _send_home_bowed(table: Match, act: Act) -> Play[None]:
    turn(table, table.state.unit(act.chosen[0]), BY, bowed=True)
    yield from go_home(table, act.chosen[0])


def _drive_home(table: Match, act: Act) -> Play[None]:
    own, foe = act.chosen
    turn(table, table.state.unit(own), BY, bowed=True)
    yield from go_home(table, foe)


def _retreat(table: Match, act: Act) -> Play[None]:
    (handle,) = act.chosen
    owner = table.state.play[handle].seat
    yield from go_home(table, handle)
    if owner != act.seat:
        _ = destroy(table, (act.handle,), BY)


def _withdraw(table: Match, act: Act) -> Play[None]:
    yield from _send_home_bowed(table, act)
    draw(table, act.seat, act.ability.amount)


def _flee(table: Match, act: Act) -> Play[None]:
    _ = destroy(table, act.chosen, BY)
    turn(table, table.state.unit(act.handle), BY, bowed=True)
    yield from go_home(table, act.handle)


def _march(table: Match, act: Act) -> Play[None]:
    handle, place = act.chosen
    yield from move(table, (handle,), (place % ROW,))


def _join(table: Match, act: Act) -> Play[None]:
    (handle,) = act.chosen
    turn(table, table.state.unit(handle), BY, bowed=False)
    yield from move(table, (handle,), (act.slot,))


def _switch(table: Match, act: Act) -> Play[None]:
    one, two = act.chosen
    play = table.state.play
    yield from move(table, (one, two), (play[two].at, play[one].at))


def _switch_riders(table: Match, act: Act) -> Play[None]:
    table.record(Switched(act.chosen))
    yield from _switch(table, act)


# -- cards in play ---------------------------------------------------------------------------------


def _bow(table: Match, act: Act) -> None:
    turn(table, act.chosen, BY, bowed=True)


def _straighten(table: Match, act: Act) -> None:
    turn(table, act.chosen, BY, bowed=False)


def _straighten_this(table: Match, act: Act) -> None:
    turn(table, (act.handle,), BY, bowed=False)


def _destroy(table: Match, act: Act) -> None:
    _ = destroy(table, act.chosen, BY)


def _ambush(table: Match, act: Act) -> None:
    own, foe = act.chosen
    turn(table, (own,), BY, bowed=True)
    _ = destroy(table, (foe,), BY)


def ranged(table: Match, handle: int, strength: int) -> None:
    """Let a Ranged Attack destroy its target if the target's Force is not above its strength."""
    if handle in table.state.play and force(table, handle) <= strength:
        _ = destroy(table, (handle,), "CCG-7.13")


def _ranged(table: Match, act: Act) -> None:
    ranged(table, act.chosen[0], act.ability.amount)


@rule("CCG-7.18")
def fear(table: Match, handle: int, strength: int) -> None:
    """Let Fear bow its target if the target's Force is not above its strength."""
    if handle in table.state.play and force(table, handle) <= strength:
        turn(table, (handle,), "CCG-7.18", bowed=True)


def _fear(table: Match, act: Act) -> None:
    fear(table, act.chosen[0], act.ability.amount)


@rule("CCG-7.19")
def _lay_terrain(table: Match, act: Act) -> None:
    """Put a terrain into play at a battlefield that has none; it leaves with the battle."""
    attack = table.state.attack
    if attack is not None and attack.terrain == EMPTY:
        table.record(TerrainLaid(act.seat, act.handle, table.state.slug(act.handle)))


def _lower(table: Match, act: Act) -> None:
    change(table, act.seat, act.chosen[0], -act.ability.amount)


def _strengthen(table: Match, act: Act) -> None:
    change(table, act.seat, act.chosen[-1], act.ability.amount)


def _strengthen_in_battle(table: Match, act: Act) -> None:
    change(table, act.seat, act.chosen[0], act.ability.amount, for_battle=True)


def _weaken(table: Match, act: Act) -> None:
    (handle,) = act.chosen
    state, amount = table.state, act.ability.amount
    left = state.facts(handle).chi + state.play[handle].chi
    change(table, act.seat, handle, -amount, chi=-min(amount, max(0, left - 1)))


def _sap(table: Match, act: Act) -> None:
    (handle,) = act.chosen
    change(table, act.seat, handle, -act.ability.amount)
    if handle in table.state.play and force(table, handle) == 0:
        _ = destroy(table, (handle,), BY)


def _unnerve(table: Match, act: Act) -> None:
    state = table.state
    turn(table, act.chosen, BY, bowed=True)
    for handle in state.at(act.slot):
        if not state.facts(handle).has("samurai"):
            change(table, act.seat, handle, -act.ability.amount)


@rule("CCG-7.16")
def tactics(table: Match, act: Act) -> None:
    """Give a Tactician the Focus Value of the card that was discarded for it."""
    change(table, act.seat, act.handle, act.chosen[0])


# -- seats -----------------------------------------------------------------------------------------


def gain_by(table: Match, act: Act, performer: int) -> Play[None]:
    """Let a seat gain honor by a card; a dishonorable personality is rehonored instead."""
    state = table.state
    found = state.play.get(performer)
    if found is not None and found.dishonorable:
        table.record(Dishonored(performer, state.slug(performer), dishonorable=False))
        return
    yield from gain_honor(table, act.seat, act.ability.amount, BY)


def _gain_honor(table: Match, act: Act) -> Play[None]:
    yield from gain_by(table, act, act.handle)


def _scheme(table: Match, act: Act) -> Play[None]:
    turn(table, act.chosen, BY, bowed=True)
    yield from gain_by(table, act, act.chosen[0])


def dishonor(table: Match, handle: int) -> None:
    """Dishonor a personality that is honorable."""
    state = table.state
    found = state.play.get(handle)
    if found is not None and not found.dishonorable:
        table.record(Dishonored(handle, state.slug(handle), dishonorable=True))


def _found_ring(table: Match, act: Act) -> None:
    """Discard the hand and put a ring into play; five elements are enlightenment."""
    state, seat = table.state, act.seat
    hand = state.hands[seat]
    if hand:
        table.record(HandDiscarded(seat, hand, state.slugs(hand), BY))
    table.record(RingEntered(seat, act.handle, state.slug(act.handle)))
    enlighten(table, seat)


def _meditate(table: Match, act: Act) -> Play[None]:
    """Draw a card; whoever then has more cards than each other player discards one."""
    state, seat = table.state, act.seat
    draw(table, seat, act.ability.amount)
    hand = state.hands[seat]
    others = (len(state.hands[other]) for other in state.alive if other != seat)
    if not hand or len(hand) <= max(others, default=0):
        return
    options = tuple(Option(f"card:{state.slug(card)}.{card}", card) for card in hand)
    card = yield from ask(Decision(seat, RELEASE, options, secret=True))
    table.record(HandDiscarded(seat, (card,), state.slugs((card,)), BY))


def _rehonor(table: Match, act: Act) -> None:
    courtier, shamed = act.chosen
    turn(table, (courtier,), BY, bowed=True)
    table.record(Dishonored(shamed, table.state.slug(shamed), dishonorable=False))


def _court(table: Match, act: Act) -> Play[None]:
    """Discard the Imperial Favor to straighten a personality, or rely on the Left Hand."""
    state = table.state
    if state.favor == act.seat:
        options = [Option("give-favor", 1)]
        if controls(state, act.seat, "left-hand-of-the-emperor"):
            options.append(Option("keep-favor", 0))
        if (yield from ask(Decision(act.seat, COURT, tuple(options)))):
            table.record(FavorDiscarded(act.seat))
    turn(table, act.chosen, BY, bowed=False)


def _lose_honor(table: Match, act: Act) -> None:
    change_honor(table, table.state.active, -act.ability.amount, BY)


def _lose_honor_to_start(table: Match, act: Act) -> None:
    state, seat = table.state, Seat(act.chosen[0])
    start = state.facts(state.strongholds[seat]).honor
    amount = min(act.ability.amount, max(0, state.honor[seat] - start))
    change_honor(table, seat, -amount, BY)


def _draw(table: Match, act: Act) -> None:
    draw(table, act.seat, act.ability.amount)


def _stymie(table: Match, act: Act) -> None:
    turn(table, act.chosen, BY, bowed=True)
    draw(table, act.seat, act.ability.amount)


def _make_bow(table: Match, act: Act) -> None:
    table.push(Frame("choose-bow", Seat(act.chosen[0])))


def _discard_from_province(table: Match, act: Act) -> None:
    state = table.state
    seat, slot = Seat(act.chosen[0] // ROW), act.chosen[0] % ROW
    card = state.provinces[seat][slot].card
    if card != EMPTY:
        table.record(RowDiscarded(seat, slot, card, state.slug(card), BY))
        fill(table, seat)


EFFECTS: dict[str, Effect] = {
    "send-home": _send_home,
    "send-home-bowed": _send_home_bowed,
    "drive-home": _drive_home,
    "retreat": _retreat,
    "withdraw": _withdraw,
    "flee": _flee,
    "march": _march,
    "join": _join,
    "switch": _switch,
    "switch-riders": _switch_riders,
    "bow": _bow,
    "straighten": _straighten,
    "straighten-this": _straighten_this,
    "destroy": _destroy,
    "ambush": _ambush,
    "ranged": _ranged,
    "strengthen": _strengthen,
    "strengthen-in-battle": _strengthen_in_battle,
    "weaken": _weaken,
    "sap": _sap,
    "unnerve": _unnerve,
    "tactics": tactics,
    "gain-honor": _gain_honor,
    "scheme": _scheme,
    "lose-honor": _lose_honor,
    "lose-honor-to-start": _lose_honor_to_start,
    "draw": _draw,
    "stymie": _stymie,
    "make-bow": _make_bow,
    "discard-from-province": _discard_from_province,
    "rehonor": _rehonor,
    "found-ring": _found_ring,
    "meditate": _meditate,
    "court": _court,
    "fear": _fear,
    "lay-terrain": _lay_terrain,
    "lower": _lower,
    "challenge": begin_challenge,
}
