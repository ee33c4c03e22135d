"""What a seat may know of a Tomb Raider match, as plain data."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.tomb_raider.board import ALL_EXITS, SIDE_NAMES, SIDES, space_name
from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.games.tomb_raider.facts import Location
from gorin.games.tomb_raider.measures import (
    abilities,
    depth_number,
    hand_limit,
    is_cut_off,
    life_left,
    maximum_life,
    move_limit,
    solo_score,
)
from gorin.games.tomb_raider.phases.overcoming import obstacles_at
from gorin.games.tomb_raider.state import (
    NOBODY,
    CardId,
    Place,
    RaiderState,
    State,
    Zone,
    hindrance,
    obstacle_slug,
    zone_of,
)
from gorin.kernel.decision import Seat


class CardView(Struct, frozen=True):
    """A card a seat knows: its slug, and the number by which answers name it."""

    slug: str
    number: int


class ObstacleView(Struct, frozen=True):
    """An obstacle on the map; `life` is 0 if it cannot be fought.

    `failure` names what happens on a failed test, as on the card ("damage-2", "stuck").
    """

    slug: str
    number: int
    kind: str
    tests: tuple[tuple[str, int], ...]
    damage: int
    life: int
    failure: tuple[str, ...] = ()


class PlaceView(Struct, frozen=True):
    """A space of the map; `slug` is empty for a face-down card whose face is not public.

    `target` is what a search of the treasure room must reach, 0 of other locations.
    """

    space: str
    slug: str
    face_up: bool = False
    exits: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    danger: int = 0
    search: int = 0
    save_point: bool = False
    empty: bool = False
    searched: bool = False
    treasure: bool = False
    obstacles: tuple[ObstacleView, ...] = ()
    raiders: tuple[Seat, ...] = ()
    target: int = 0


class RaiderView(Struct, frozen=True):
    """A raider and its player's cards, as everybody sees them.

    `cut_off` says that no path leads from here to the treasure room or to where it could be.
    """

    seat: Seat
    card: str
    space: str
    abilities: tuple[int, int, int, int]
    injuries: tuple[int, int, int, int]
    life: int
    maximum_life: int
    damage: int
    power: int
    stuck: bool
    cut_off: bool
    dead: bool
    gone: bool
    deaths: int
    moves_left: int
    save_point: str
    hand_count: int
    hand_limit: int
    deck_count: int
    unsaved: tuple[CardView, ...]
    saved: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    known_hand: tuple[CardView, ...]


class SoloView(Struct, frozen=True):
    """How a solo match stands; `targets` are the level's: what counts, how it stands, the most."""

    turns: int
    resets: int
    mapped: int
    searched: int
    cleared: int
    targets: tuple[tuple[str, int, int], ...]


class TestView(Struct, frozen=True):
    """A test in progress; a target of 0 means that the result is compared with a rival's."""

    __test__ = False
    seat: Seat
    ability: str
    dice: int
    target: int
    bonus: int
    faces: tuple[int, ...]
    rival: Seat | None
    obstacle: str


class TombRaiderView(Struct, frozen=True):
    """All a seat may know (None: a spectator). Spaces are named like "B4"."""

    seat: Seat | None
    level: str
    width: int
    depth: int
    first_depth: int
    turn: int
    turn_limit: int | None
    round: str
    order: tuple[Seat, ...]
    active: Seat | None
    places: tuple[PlaceView, ...]
    raiders: tuple[RaiderView, ...]
    hand: tuple[CardView, ...]
    level_deck_count: int
    level_top: str
    obstacle_deck_count: int
    obstacle_discard: tuple[CardView, ...]
    tests: tuple[TestView, ...]
    harm: tuple[tuple[Seat, int], ...]
    announced: tuple[tuple[Seat, str], ...]
    lasting: tuple[tuple[str, Seat, int], ...]
    solo: SoloView | None = None


def build_view(table: TombRaider, seat: Seat | None) -> TombRaiderView:
    """Return the match as a seat sees it."""
    state = table.state
    level = state.level
    own = state.zones[zone_of(Zone.HAND, seat)] if seat is not None and seat >= 0 else ()
    return TombRaiderView(
        seat=seat,
        level=level.id,
        width=level.width,
        depth=level.depth,
        first_depth=level.first_depth,
        turn=state.turn,
        turn_limit=state.turn_limit,
        round=state.round.name.lower(),
        order=state.order,
        active=state.active if state.active >= 0 else None,
        places=tuple(_place(table, place) for place in state.places.values()),
        raiders=tuple(_raider(table, raider, seat) for raider in state.raiders.values()),
        hand=_cards(state, own),
        level_deck_count=len(state.zones[Zone.LEVEL]),
        level_top=_level_top(state, seat),
        obstacle_deck_count=len(state.zones[Zone.OBSTACLES]),
        obstacle_discard=_cards(state, state.zones[Zone.OBSTACLE_DISCARD]),
        tests=_tests(state),
        harm=tuple((harm.seat, harm.amount) for harm in state.harms),
        announced=tuple((card.seat, state.slug(card.card)) for card in state.announced),
        lasting=tuple((held.kind, held.seat, held.amount) for held in state.lasting),
        solo=_solo(state) if state.is_solo else None,
    )


def _solo(state: State) -> SoloView:
    score = solo_score(state)
    return SoloView(
        score.turns,
        score.resets,
        score.mapped,
        score.searched,
        score.cleared,
        tuple((target.kind, target.figure, target.most) for target in score.targets),
    )


def _cards(state: State, cards: tuple[CardId, ...]) -> tuple[CardView, ...]:
    return tuple(CardView(state.slug(card), card) for card in cards)


def knows(state: State, seat: Seat | None, card: CardId) -> bool:
    """Return whether a seat (None: a spectator) has seen a hidden card and could follow it."""
    return (NOBODY if seat is None else seat) in state.known.get(card, ())


def _level_top(state: State, seat: Seat | None) -> str:
    deck = state.zones[Zone.LEVEL]
    return state.slug(deck[0]) if deck and knows(state, seat, deck[0]) else ""


NAMED_SIDES = tuple(
    tuple(SIDE_NAMES[side] for side in SIDES if mask & 1 << side) for mask in range(ALL_EXITS + 1)
)
"""The names of the sides in every combination of exits."""


def _place(table: TombRaider, place: Place) -> PlaceView:
    state = table.state
    facts = state.facts(place.card)
    assert isinstance(facts, Location), facts.slug
    is_room = facts.treasure is not None
    target = 0 if facts.treasure is None else facts.treasure.target
    if not place.face_up:
        return PlaceView(
            space=space_name(place.space),
            slug=facts.slug if is_room else "",
            treasure=is_room,
            target=target,
        )
    return PlaceView(
        space=space_name(place.space),
        slug=facts.slug,
        face_up=True,
        exits=NAMED_SIDES[place.exits],
        blocked=NAMED_SIDES[place.blocked],
        danger=facts.danger + depth_number(state, place.space),
        search=facts.search,
        save_point=place.save_point,
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


def _raider(table: TombRaider, raider: RaiderState, viewer: Seat | None) -> RaiderView:
    state = table.state
    seat = raider.seat
    held = state.zones[zone_of(Zone.HAND, seat)]
    return RaiderView(
        seat=seat,
        card=raider.card,
        space=space_name(raider.space),
        abilities=abilities(table, seat),
        injuries=raider.injuries,
        life=max(0, life_left(table, seat)),
        maximum_life=maximum_life(table, seat),
        damage=raider.damage,
        power=raider.power,
        stuck=raider.stuck,
        cut_off=raider.is_active and is_cut_off(table, raider.space),
        dead=raider.dead or raider.reset,
        gone=raider.gone,
        deaths=raider.deaths,
        moves_left=max(0, move_limit(table, seat) - raider.moved),
        save_point=space_name(raider.save_point),
        hand_count=len(held),
        hand_limit=hand_limit(table, seat),
        deck_count=len(state.zones[zone_of(Zone.DECK, seat)]),
        unsaved=_cards(state, state.zones[zone_of(Zone.UNSAVED, seat)]),
        saved=_cards(state, state.zones[zone_of(Zone.SAVED, seat)]),
        discard=_cards(state, state.zones[zone_of(Zone.DISCARD, seat)]),
        known_hand=_cards(state, tuple(card for card in held if knows(state, viewer, card))),
    )


def _tests(state: State) -> tuple[TestView, ...]:
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
