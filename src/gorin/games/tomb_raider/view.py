"""The view: what a seat may know of a Tomb Raider match, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from gorin.games.tomb_raider.board import ALL_EXITS, SIDE_NAMES, SIDES, space_name
from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.games.tomb_raider.facts import (
    Action,
    CardFacts,
    Discovery,
    Location,
    Obstacle,
    SecretMove,
    Treasure,
    Upgrade,
)
from gorin.games.tomb_raider.measures import (
    abilities,
    depth_number,
    hand_limit,
    is_cut_off,
    is_save_point,
    life_left,
    maximum_life,
    move_limit,
    solo_score,
    treasure_candidates,
    treasure_room_space,
)
from gorin.games.tomb_raider.phases.overcoming import obstacles_at
from gorin.games.tomb_raider.seen import (
    CardView,
    LevelDeckView,
    ObstacleView,
    PlaceView,
    PrizeView,
    RaiderView,
    SoloTargetView,
    SoloView,
    TestView,
    ThreatView,
    TombRaiderView,
)
from gorin.games.tomb_raider.state import (
    NOBODY,
    SEAT_ZONES,
    CardId,
    Place,
    RaiderState,
    Round,
    State,
    Zone,
    hindrance,
    obstacle_slug,
    zone_of,
)
from gorin.kernel.decision import Seat
from gorin.kernel.table import MISSING, keep

Ways: TypeAlias = tuple[tuple[tuple[int, int], ...], tuple[tuple[CardId, ...], ...]]
"""The exits of each location on the map, -1 for one face down, and the level decks."""

SEAT_KEYS = tuple(tuple(zone_of(zone, Seat(seat)) for zone in SEAT_ZONES) for seat in range(64))
"""The keys of all zones of a seat, by seat."""
ROUNDS = {round: round.name.lower() for round in Round}
KINDS: Mapping[type[CardFacts], tuple[str, str]] = {
    Action: ("action", ""),
    Discovery: ("discovery", "difficulty"),
    Obstacle: ("obstacle", "danger"),
    Upgrade: ("upgrade", "power"),
    SecretMove: ("secret-move", ""),
    Treasure: ("treasure", "power"),
}
"""The name of each kind of card, and the figure of it that counts."""


def build_view(table: TombRaider, seat: Seat | None) -> TombRaiderView:
    """Return the match as a seat sees it."""
    return TombRaiderView(**{name: make(table, seat) for name, make in PARTS.items()})


def view_part(table: TombRaider, seat: Seat | None, name: str) -> Any:
    """Return one field of the view, for those who read only a few.

    Raises:
        KeyError: the view has no such field.
    """
    key = (name, seat)
    part = table.memo.get(key, MISSING)
    if part is MISSING:
        part = table.memo[key] = PARTS[name](table, seat)
    return part


def _raiders(table: TombRaider, seat: Seat | None) -> tuple[RaiderView, ...]:
    ways = _ways(table)
    raiders = table.state.raiders.values()
    return tuple([_kept_raider(table, raider, ways, seat) for raider in raiders])


def _hand(table: TombRaider, seat: Seat | None) -> tuple[CardView, ...]:
    return _cards(table, zone_of(Zone.HAND, seat)) if seat is not None and seat >= 0 else ()


def _prize(table: TombRaider, seat: Seat | None) -> PrizeView | None:
    state = table.state
    prize = state.prize
    if prize is None:
        return None
    carrier = state.carrier
    space = prize.space if carrier is None else state.raiders[carrier].space
    return PrizeView(state.slug(prize.card), prize.card, space_name(space), carrier, prize.target)


def _solo(table: TombRaider, seat: Seat | None) -> SoloView | None:
    state = table.state
    if not state.is_solo:
        return None
    laid = tuple(state.places.values())
    inputs = (laid, state.turn, [raider.deaths for raider in state.raiders.values()])
    return keep(table, "solo", inputs, lambda: _solo_view(state))


def _solo_view(state: State) -> SoloView:
    score = solo_score(state)
    return SoloView(
        score.turns,
        score.resets,
        score.mapped,
        score.searched,
        score.cleared,
        tuple(
            SoloTargetView(target.kind, target.figure, target.bound, target.at_least)
            for target in score.targets
        ),
        score.points,
        state.level.solo is not None and state.level.solo.ours,
    )


def _cards(table: TombRaider, zone: str) -> tuple[CardView, ...]:
    """Return the cards of a zone; the same objects as before if nothing changed there."""
    state = table.state
    cards = state.zones[zone]
    if not cards:
        return ()
    inputs = (cards, state.physical)
    return keep(
        table, ("cards", zone), inputs, lambda: tuple([_card(state, card) for card in cards])
    )


def _card(state: State, card: CardId) -> CardView:
    facts = state.facts(card)
    kind, figure = KINDS.get(type(facts), ("location", ""))
    threat = None
    if isinstance(facts, Obstacle):
        part = facts.obstacle
        tests = tuple([(trial.ability, trial.target) for trial in part.tests])
        threat = ThreatView(part.kind, tests, part.life or 0, part.failure)
    return CardView(facts.slug, card, kind, getattr(facts, figure) if figure else 0, threat)


def knows(state: State, seat: Seat | None, card: CardId) -> bool:
    """Return whether a seat (None: a spectator) has seen a hidden card and could follow it."""
    return (NOBODY if seat is None else seat) in state.known.get(card, ())


def _level_decks(table: TombRaider, seat: Seat | None) -> tuple[LevelDeckView, ...]:
    state = table.state
    decks: list[LevelDeckView] = []
    for deck in state.level.decks:
        cards = state.zones[deck.zone]
        top, ways = "", 0
        if state.known and cards and knows(state, seat, cards[0]):
            top, ways = state.slug(cards[0]), exits_printed(state, cards[0])
        decks.append(LevelDeckView(len(cards), deck.columns, deck.depths, top, deck.spare, ways))
    return tuple(decks)


def exits_printed(state: State, card: CardId) -> int:
    """Return how many exits are printed on a location."""
    facts = state.facts(card)
    return len(facts.exits) if isinstance(facts, Location) else 0


NAMED_SIDES = tuple(
    tuple(SIDE_NAMES[side] for side in SIDES if mask & 1 << side) for mask in range(ALL_EXITS + 1)
)
"""The names of the sides in every combination of exits."""


def _places(table: TombRaider, viewer: Seat | None) -> tuple[PlaceView, ...]:
    """Return the spaces of the map; those where nothing changed are the same objects as before."""
    state = table.state
    laid = tuple(state.places.values())
    there: dict[int, tuple[Seat, ...]] = {}
    for raider in state.raiders.values():
        if raider.is_active:
            there[raider.space] = (*there.get(raider.space, ()), raider.seat)
    return keep(
        table,
        ("places", None if not state.known else viewer),
        (laid, there, state.damaged.copy(), state.known.copy(), state.physical),
        lambda: tuple([_kept_place(table, place, there, viewer) for place in laid]),
    )


def _kept_place(
    table: TombRaider, place: Place, there: Mapping[int, tuple[Seat, ...]], viewer: Seat | None
) -> PlaceView:
    """Return a space as seen before if nothing changed there."""
    if not place.face_up:
        return _place(table, place, viewer)
    inputs = (place, there.get(place.space), _damage_at(table.state, place))
    return keep(table, ("place", place.space), inputs, lambda: _place(table, place, viewer))


def _damage_at(state: State, place: Place) -> tuple[int, ...]:
    damaged = state.damaged
    if not damaged:
        return ()
    return tuple([damaged.get(number, 0) for number in (-place.space, *place.obstacles)])


def _place(table: TombRaider, place: Place, viewer: Seat | None) -> PlaceView:
    state = table.state
    facts = state.facts(place.card)
    assert isinstance(facts, Location), facts.slug
    is_room = facts.treasure is not None
    target = 0 if facts.treasure is None else facts.treasure.target
    if not place.face_up:
        seen = is_room or knows(state, viewer, place.card)
        return PlaceView(
            space=space_name(place.space),
            slug=facts.slug if seen else "",
            search=facts.search if seen else 0,
            treasure=is_room,
            target=target,
            ways=len(facts.exits) if seen else 0,
        )
    return PlaceView(
        space=space_name(place.space),
        slug=facts.slug,
        face_up=True,
        exits=NAMED_SIDES[place.exits],
        blocked=NAMED_SIDES[place.blocked],
        danger=facts.danger + depth_number(state, place.space),
        search=facts.search,
        save_point=is_save_point(table, place.space),
        empty=place.empty,
        searched=place.searched,
        treasure=is_room,
        obstacles=tuple(_obstacle(state, number) for number in obstacles_at(table, place.space)),
        raiders=tuple(
            raider.seat
            for raider in state.raiders.values()
            if raider.space == place.space and raider.is_active
        ),
        target=target,
        entrance=facts.entrance,
    )


def _obstacle(state: State, number: int) -> ObstacleView:
    part = hindrance(state, number)
    return ObstacleView(
        obstacle_slug(state, number),
        number,
        part.kind,
        tuple((trial.ability, trial.target) for trial in part.tests),
        state.damaged.get(number, 0),
        part.life or 0,
        part.failure,
    )


def _kept_raider(
    table: TombRaider, raider: RaiderState, ways: Ways, viewer: Seat | None
) -> RaiderView:
    """Return a raider as seen before if nothing changed that its view tells of."""
    state = table.state
    zones = state.zones
    seat = raider.seat
    inputs = (
        raider,
        [zones[key] for key in SEAT_KEYS[seat]],
        state.lasting,
        state.points.get(seat),
        state.prize,
        state.physical,
        ways,
    )
    view = keep(table, ("raider", seat), inputs, lambda: _raider(table, raider, ways))
    if state.known and seat != viewer:
        held = zones[zone_of(Zone.HAND, seat)]
        cards = tuple([_card(state, card) for card in held if knows(state, viewer, card)])
        return replace(view, known_hand=cards) if cards else view
    return view


def _raider(table: TombRaider, raider: RaiderState, ways: Ways) -> RaiderView:
    """Return a raider as all see it."""
    state = table.state
    seat = raider.seat
    values, life, most, held, moves = _figures(table, raider)
    return RaiderView(
        seat=seat,
        card=raider.card,
        space=space_name(raider.space),
        abilities=values,
        injuries=raider.injuries,
        life=max(0, life),
        maximum_life=most,
        damage=raider.damage,
        power=raider.power,
        stuck=raider.stuck,
        cut_off=_is_cut_off(table, raider, ways),
        dead=raider.dead or raider.reset or raider.finished > 0,
        gone=raider.gone,
        deaths=raider.deaths,
        moves_left=max(0, moves - raider.moved),
        save_point=space_name(raider.save_point),
        hand_count=len(state.zones[zone_of(Zone.HAND, seat)]),
        hand_limit=held,
        deck_count=len(state.zones[zone_of(Zone.DECK, seat)]),
        unsaved=_cards(table, zone_of(Zone.UNSAVED, seat)),
        saved=_cards(table, zone_of(Zone.SAVED, seat)),
        discard=_cards(table, zone_of(Zone.DISCARD, seat)),
        known_hand=(),
        points=state.points.get(seat),
        carries=state.carrier == seat,
        finished=raider.finished,
        moved=raider.moved,
        entrance=space_name(raider.entrance),
        fought=raider.fought,
    )


def _figures(
    table: TombRaider, raider: RaiderState
) -> tuple[tuple[int, int, int, int], int, int, int, int]:
    """Return a raider's abilities, life left, maximum life, hand limit and how far it moves."""
    state = table.state
    seat = raider.seat
    inputs = (
        raider.card,
        raider.injuries,
        raider.damage,
        raider.extra_life,
        state.zones[zone_of(Zone.UNSAVED, seat)],
        state.zones[zone_of(Zone.SAVED, seat)],
        state.lasting,
        state.physical,
    )
    return keep(
        table,
        ("figures", seat),
        inputs,
        lambda: (
            abilities(table, seat),
            life_left(table, seat),
            maximum_life(table, seat),
            hand_limit(table, seat),
            move_limit(table, seat),
        ),
    )


def _ways(table: TombRaider) -> Ways:
    """Return what of the map paths depend on: the exits, and what level decks still hold."""
    state = table.state
    laid = tuple(state.places.values())
    decks = [state.zones[deck.zone] for deck in state.level.decks]
    return keep(
        table,
        "ways",
        (laid, decks),
        lambda: (
            tuple([(place.space, place.exits if place.face_up else -1) for place in laid]),
            tuple(decks),
        ),
    )


def _hiding(table: TombRaider, seat: Seat | None) -> tuple[str, ...]:
    if treasure_room_space(table.state) is not None:
        return ()
    return keep(
        table,
        "hiding",
        _ways(table),
        lambda: tuple([space_name(space) for space in treasure_candidates(table)]),
    )


def _is_cut_off(table: TombRaider, raider: RaiderState, ways: Ways) -> bool:
    if table.state.prize is not None or not (raider.is_active and raider.space):
        return False
    space = raider.space
    return keep(table, ("cut-off", space), ways, lambda: is_cut_off(table, space))


def _tests(table: TombRaider, seat: Seat | None) -> tuple[TestView, ...]:
    state = table.state
    return tuple(
        TestView(
            test.seat,
            test.ability.name.lower(),
            test.dice,
            test.target or 0,
            test.bonus,
            test.faces,
            test.rival if test.rival >= 0 else None,
            "" if test.obstacle is None else obstacle_slug(state, test.obstacle),
        )
        for test in state.tests
    )


PARTS: Mapping[str, Callable[[TombRaider, Seat | None], Any]] = {
    "seat": lambda table, seat: seat,
    "level": lambda table, seat: table.state.level.id,
    "width": lambda table, seat: table.state.level.width,
    "depth": lambda table, seat: table.state.level.depth,
    "first_depth": lambda table, seat: table.state.level.first_depth,
    "turn": lambda table, seat: table.state.turn,
    "turn_limit": lambda table, seat: table.state.turn_limit,
    "round": lambda table, seat: ROUNDS[table.state.round],
    "order": lambda table, seat: table.state.order,
    "active": lambda table, seat: table.state.active if table.state.active >= 0 else None,
    "places": _places,
    "raiders": _raiders,
    "hand": _hand,
    "level_decks": _level_decks,
    "obstacle_deck_count": lambda table, seat: len(table.state.zones[Zone.OBSTACLES]),
    "obstacle_discard": lambda table, seat: _cards(table, Zone.OBSTACLE_DISCARD),
    "tests": _tests,
    "harm": lambda table, seat: tuple([(harm.seat, harm.amount) for harm in table.state.harms]),
    "announced": lambda table, seat: tuple(
        [(card.seat, table.state.slug(card.card)) for card in table.state.announced]
    ),
    "lasting": lambda table, seat: tuple(
        [(held.kind, held.seat, held.amount) for held in table.state.lasting]
    ),
    "solo": _solo,
    "goal": lambda table, seat: table.state.level.goal,
    "prize": _prize,
    "bounty": lambda table, seat: table.state.level.bounty,
    "save_points": lambda table, seat: table.state.level.save_points,
    "hiding": _hiding,
}
"""The function that makes each field of the view for a seat."""
