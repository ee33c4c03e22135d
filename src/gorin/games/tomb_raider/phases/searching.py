"""The Search round, and winning by it."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.mapping import PlaceEmptied
from gorin.games.tomb_raider.events.piles import DiscoveryMade, TriggerSpent
from gorin.games.tomb_raider.events.raiders import SearchDeclined, SearchTaken
from gorin.games.tomb_raider.events.trials import SearchBegan, SearchEnded
from gorin.games.tomb_raider.events.turns import MatchEnded, SeatActive
from gorin.games.tomb_raider.facts import Ability, Discovery
from gorin.games.tomb_raider.measures import abilities, hand, lies_at
from gorin.games.tomb_raider.phases.solo import score_solo
from gorin.games.tomb_raider.phases.trials import drop_test, result_of, run_test, succeeds
from gorin.games.tomb_raider.script import behaviour
from gorin.games.tomb_raider.state import CardId, Moment, Zone
from gorin.games.tomb_raider.windows import (
    FOUND,
    Playing,
    announce,
    forbids,
    is_item,
    window,
)
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

SEARCH = Prompt("search", "TR-7.1", "ask-search")
SEARCH_EMPTY = Prompt("search", "TR-7.8", "ask-search-empty")
FIND = Prompt("find", "TR-7.6", "ask-find")
NO_SEARCH: Option[Playing | bool | None] = Option("no-search", value=False)
NORMAL: Option[Playing | bool | None] = Option("search", value=True)
NOTHING: Option[CardId | None] = Option("find-nothing", None)


@rule("TR-7.1")
def search_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """In turn order each player may search once."""
    seat = frame.seat
    if not table.state.raiders[seat].is_active:
        return None
    happen(table, SeatActive(seat))
    if next(forbids_search(table, seat), None) is not None:
        return None
    return _ask_search(table, seat)


@rule("TR-7.2", "TR-7.3", "TR-R12")
def forbids_search(table: TombRaider, seat: Seat) -> Iterator[Refusal]:
    """No search for a raider that is stuck or used Fight, unless only to defend itself.

    Failing an obstacle does not stop a search.
    """
    raider = table.state.raiders[seat]
    if not raider.is_active:
        yield refuse("TR-10.3", "refused-raider-dead")
        return
    if raider.fought:
        yield refuse("TR-7.2", "refused-fought")
    if raider.stuck:
        yield refuse("TR-7.3", "refused-stuck-search")
    if raider.searched:
        yield refuse("TR-7.1", "refused-searched")


@rule("TR-7.8", "TR-R13")
def forbids_normal_search(table: TombRaider, seat: Seat) -> Iterator[Refusal]:
    """Yield what forbids a search: one discovery comes from a location, then it is empty.

    It is searched all the same if the treasure to bring back lies there (TR-16.2).
    """
    yield from forbids_search(table, seat)
    state = table.state
    raider = state.raiders[seat]
    if raider.is_active and state.places[raider.space].empty and not lies_at(state, raider.space):
        yield refuse("TR-7.8", "refused-empty")


@rule("TR-7.4")
def replacements(table: TombRaider, seat: Seat) -> tuple[Option[Playing | bool | None], ...]:
    """Some actions take the place of the normal search, even at an empty location.

    Whoever plays one must be able to make a normal search.
    """
    state = table.state
    return tuple(
        Option[Playing | None | bool](
            f"play:{state.slug(card)}.{card}", Playing(card, place, Zone.HAND)
        )
        for card in hand(state, seat)
        for place, ability in enumerate(behaviour(table, card).from_hand)
        if ability.searches and next(forbids(table, seat, card, ability, Moment.STEP), None) is None
    )


def _ask_search(table: TombRaider, seat: Seat) -> Play[None]:
    table.push(window(Moment.STEP))
    normal = next(forbids_normal_search(table, seat), None) is None
    options = ((NORMAL,) if normal else ()) + replacements(table, seat)
    prompt = SEARCH if normal else SEARCH_EMPTY
    chosen = yield from ask(Decision(seat, prompt, (NO_SEARCH, *options), secret=True))
    if chosen is False:
        happen(table, SearchDeclined(seat))
    elif isinstance(chosen, Playing):
        happen(table, SearchTaken(seat))
        announce(table, seat, chosen, Moment.STEP)
    else:
        happen(table, SearchTaken(seat))
        begin_search(table, seat)
        run_test(table, seat, "search-end")


@rule("TR-7.5")
def begin_search(table: TombRaider, seat: Seat) -> None:
    """A search rolls as many dice as Search plus the location's search bonus."""
    space = table.state.raiders[seat].space
    dice = abilities(table, seat)[Ability.SEARCH] + table.state.location(space).search
    happen(table, SearchBegan(seat, space, dice))


def search_end_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """The result of a search is known: the treasure, or a discovery from hand."""
    seat = frame.seat
    raider = table.state.raiders[seat]
    if not raider.is_active:
        drop_test(table)
        return None
    result = result_of(table, table.state.tests[-1])
    room = table.state.location(raider.space).treasure
    happen(table, SearchEnded(seat, result, 0 if room is None else room.target))
    if room is not None:
        find_treasure(table, seat, result, room.target)
        return None
    return find(table, seat, result)


@rule("TR-9.1", "TR-12.11", "TR-R16")
def find_treasure(table: TombRaider, seat: Seat, result: int, target: int) -> None:
    """The first raider whose search of the treasure room succeeds wins the level.

    It is a normal search; no discovery is played with that roll. It does not matter how often
    the raider died or reset before.
    """
    if succeeds(table, result, target):
        score_solo(table, found=True)
        happen(table, MatchEnded((seat,), "ended-treasure"))


@rule("TR-7.6")
def find(table: TombRaider, seat: Seat, result: int) -> Play[None]:
    """The player may play one discovery from hand whose difficulty is at most the result."""
    state = table.state
    if not hand(state, seat):
        return
    options = tuple(
        Option[CardId | None](f"find:{state.slug(card)}.{card}", card)
        for card in hand(state, seat)
        if next(forbids_find(table, card, result), None) is None
    )
    args = {"result": result}
    card = yield from ask(Decision(seat, FIND, (NOTHING, *options), args=args, secret=True))
    if card is not None:
        discover(table, seat, card)


def forbids_find(table: TombRaider, card: CardId, result: int) -> Iterator[Refusal]:
    """Yield every reason why a card may not be found with this result."""
    facts = table.state.facts(card)
    if not isinstance(facts, Discovery):
        yield refuse("TR-7.6", "refused-no-discovery")
    elif facts.difficulty > result:
        yield refuse("TR-7.6", "refused-difficulty", difficulty=facts.difficulty, result=result)


@rule("TR-7.7")
def discover(table: TombRaider, seat: Seat, card: CardId) -> None:
    """Items go to the unsaved row; triggers take effect at once and are discarded."""
    state = table.state
    facts = state.facts(card)
    assert isinstance(facts, Discovery), facts.slug
    zone = Zone.UNSAVED if is_item(state, card) else Zone.PLAYED
    event = DiscoveryMade(seat, card, facts.slug, facts.difficulty, zone)
    happen(table, event, PlaceEmptied(state.raiders[seat].space))
    if zone is Zone.PLAYED:
        table.push(
            Frame("effect", seat, (card, FOUND, 0, int(Moment.STEP))),
            Frame("spend-trigger", seat, (card,)),
        )


def spend_trigger(table: TombRaider, frame: Frame) -> None:
    """A trigger that has taken effect goes to the discards."""
    card = CardId(frame.data[0])
    happen(table, TriggerSpent(frame.seat, card, table.state.slug(card)))
