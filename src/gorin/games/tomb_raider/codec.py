"""Positions of a Tomb Raider match in words: what scenarios set up and what they assert.

A position is plain data with one table per raider and per space; `docs/scenarios.md` explains
the fields. Two entries are values rather than data, put in by whoever reads the file: `cards`,
the known cards by slug, and `level`, a `Level`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from gorin.games.tomb_raider.board import (
    SIDE_NAMES,
    SIDES,
    mask_of,
    rotated,
    space_name,
    space_named,
)
from gorin.games.tomb_raider.facts import (
    ABILITIES,
    CardFacts,
    Location,
    Obstacle,
    Raider,
    Treasure,
    Upgrade,
)
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.phases.turns import ROUND_STEPS
from gorin.games.tomb_raider.state import (
    NOBODY,
    SEAT_ZONES,
    CardId,
    Place,
    Prize,
    RaiderState,
    Round,
    State,
    Zone,
    level_zone,
    zone_of,
)
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.fields import read_fields
from gorin.kernel.table import Frame
from gorin.kernel.words import Arg, say


class PlacePosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A location on the map; `facing` is the side of the map to which the card's top points."""

    card: str
    face_up: bool = True
    facing: str = "ahead"
    obstacles: tuple[str, ...] = ()
    damage: dict[str, int] = field(default_factory=dict[str, int])
    removed: bool = False
    empty: bool = False
    searched: bool = False
    added: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    save_point: bool = False


class RaiderPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A raider and its player's cards; `at` and the others name spaces like "B4"."""

    card: str
    at: str = ""
    entrance: str = "A1"
    save_point: str = ""
    power: int = 1
    damage: int = 0
    injuries: dict[str, int] = field(default_factory=dict[str, int])
    extra_life: int = 0
    stuck: bool = False
    dead: bool = False
    reset: bool = False
    fought: bool = False
    deaths: int = 0
    points: int = 0
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    unsaved: tuple[str, ...] = ()
    saved: tuple[str, ...] = ()


class PrizePosition(Struct, frozen=True, forbid_unknown_fields=True):
    """The treasure to bring back: which raider carries it, or where it lies (`at`).

    Without a `target` it is that of the treasure room on the map.
    """

    card: str
    carrier: int | None = None
    at: str = ""
    target: int = 0


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position, at the start of a seat's part of a round."""

    raiders: tuple[RaiderPosition, ...]
    map: dict[str, PlacePosition]
    turn: int = 1
    turn_limit: int | None = None
    round: str = "action"
    active: int = 0
    order: tuple[int, ...] = ()
    level_deck: tuple[str, ...] = ()
    more_level_decks: tuple[tuple[str, ...], ...] = ()
    collection: tuple[str, ...] = ()
    obstacle_deck: tuple[str, ...] = ()
    obstacle_discard: tuple[str, ...] = ()
    prize: PrizePosition | None = None


class _Reader:
    """Builds a state from a position and collects all that is wrong with it."""

    def __init__(self, cards: Mapping[str, CardFacts], position: Position) -> None:
        self.cards = cards
        self.position = position
        self.printed: list[CardFacts] = []
        self.owners: list[Seat] = []
        self.faults: list[BadInput] = []

    def fault(self, place: str, reason: str, **args: Arg) -> None:
        self.faults.append(BadInput(say(reason, **args), place=place))

    def deal(
        self, slugs: tuple[str, ...], owner: int, place: str, kind: type | None = None
    ) -> tuple[CardId, ...]:
        handles: list[CardId] = []
        for slug in slugs:
            facts = self.cards.get(slug)
            if facts is None or (kind is not None and not isinstance(facts, kind)):
                self.fault(place, "position-unknown-card", card=slug)
                continue
            handles.append(CardId(len(self.printed)))
            self.printed.append(facts)
            self.owners.append(Seat(owner))
        return tuple(handles)

    def space(self, name: str, place: str) -> int:
        if not name:
            return 0
        try:
            return space_named(name)
        except ValueError:
            self.fault(place, "position-bad-space", space=name)
            return 0

    def sides(self, names: tuple[str, ...], place: str) -> int:
        mask = 0
        for name in names:
            if name in SIDE_NAMES:
                mask |= 1 << SIDE_NAMES.index(name)
            else:
                self.fault(place, "position-bad-side", side=name, sides=SIDE_NAMES)
        return mask


def read_position(data: Mapping[str, Any]) -> State:
    """Build a state from a position.

    Raises:
        BadInput: all that is wrong with it.
    """
    plain = {name: value for name, value in data.items() if name not in ("cards", "level")}
    named: Level = data["level"]
    level = named.variant(None) or named
    position = read_fields(plain, Position, "position")
    reader = _Reader(data["cards"], position)
    state = _state(reader, level)
    if reader.faults:
        raise BadInput.together(reader.faults)
    return state


def _state(reader: _Reader, level: Level) -> State:
    position = reader.position
    zones: dict[str, tuple[CardId, ...]] = {
        Zone.PLAYED: (),
        Zone.LEVEL: reader.deal(position.level_deck, NOBODY, "level_deck", Location),
        **_more_decks(reader, level),
        Zone.COLLECTION: reader.deal(position.collection, NOBODY, "collection"),
        Zone.OBSTACLES: reader.deal(position.obstacle_deck, NOBODY, "obstacle_deck", Obstacle),
        Zone.OBSTACLE_DISCARD: reader.deal(
            position.obstacle_discard, NOBODY, "obstacle_discard", Obstacle
        ),
    }
    raiders: dict[Seat, RaiderState] = {}
    for number, described in enumerate(position.raiders):
        seat = Seat(number)
        raiders[seat] = _raider(reader, seat, described)
        for zone in SEAT_ZONES:
            place = f"raiders[{number}].{zone}"
            zones[zone_of(zone, seat)] = reader.deal(getattr(described, zone), seat, place)
    damaged: dict[int, int] = {}
    places = {
        entry.space: entry
        for name, location in position.map.items()
        if (entry := _place(reader, name, location, damaged)) is not None
    }
    order = tuple(Seat(seat) for seat in position.order) or tuple(raiders)
    prize = _prize(reader, zones, places)
    state = State(
        level=level.plan,
        cards=tuple(reader.printed),
        physical=tuple(range(len(reader.printed))),
        raiders=raiders,
        zones=zones,
        places=places,
        damaged=damaged,
        owners=tuple(reader.owners),
        turn=position.turn,
        turn_limit=position.turn_limit,
        order=order,
        active=NOBODY,
        prize=prize,
        points=_points(position, level),
    )
    _check(reader, state)
    if not reader.faults:
        state.round, state.frames = _cursor(reader, order)
    return state


def _more_decks(reader: _Reader, level: Level) -> dict[str, tuple[CardId, ...]]:
    """Deal the level's decks after the first one; a position may have fewer than the level."""
    decks = reader.position.more_level_decks
    if len(decks) >= max(1, len(level.decks)):
        reader.fault("more_level_decks", "position-too-many-decks", count=len(level.decks))
        return {}
    slugs = decks + ((),) * (len(level.decks) - 1 - len(decks))
    return {
        level_zone(number): reader.deal(deck, NOBODY, "more_level_decks", Location)
        for number, deck in enumerate(slugs, 1)
    }


def _points(position: Position, level: Level) -> dict[Seat, int]:
    """Return the points of each seat, if the level is about points."""
    if level.goal != "bounty-hunter":
        return {}
    return {Seat(seat): raider.points for seat, raider in enumerate(position.raiders)}


def _prize(
    reader: _Reader, zones: dict[str, tuple[CardId, ...]], places: Mapping[int, Place]
) -> Prize | None:
    """Deal the treasure to bring back: into a row, or to where it lies."""
    zones[Zone.PRIZE] = ()
    described = reader.position.prize
    if described is None:
        return None
    cards = reader.deal((described.card,), NOBODY, "prize.card", Treasure)
    space = reader.space(described.at, "prize.at")
    seats = range(len(reader.position.raiders))
    carried = described.carrier is not None and described.carrier in seats
    if carried == bool(space) or (space and space not in places):
        reader.fault("prize", "position-prize-nowhere")
    facts = [reader.printed[place.card] for place in places.values()]
    rooms = [card.treasure.target for card in facts if isinstance(card, Location) and card.treasure]
    target = described.target or next(iter(rooms), 0)
    if not target:
        reader.fault("prize.target", "position-prize-target")
    if not cards:
        return None
    zone = zone_of(Zone.UNSAVED, Seat(described.carrier or 0)) if carried else Zone.PRIZE
    zones[zone] = (*zones.get(zone, ()), *cards)
    return Prize(cards[0], target, space)


def _check(reader: _Reader, state: State) -> None:
    position = reader.position
    if not position.raiders:
        reader.fault("raiders", "position-no-raider")
    if sorted(state.order) != list(range(len(position.raiders))):
        reader.fault("order", "position-bad-order")
    if position.active not in state.order:
        reader.fault("active", "position-bad-seat", seat=position.active)
    if position.round not in ("ready", "action", "search", "draw"):
        reader.fault("round", "position-bad-round", round=position.round)
    for raider in state.raiders.values():
        at = state.places.get(raider.space)
        if not raider.dead and not raider.reset and (at is None or not at.face_up):
            place = f"raiders[{raider.seat}].at"
            reader.fault(place, "position-nowhere", space=space_name(raider.space))


def _raider(reader: _Reader, seat: Seat, described: RaiderPosition) -> RaiderState:
    place = f"raiders[{seat}]"
    if not reader.deal((described.card,), seat, f"{place}.card", Raider):
        return RaiderState(seat=seat, card=described.card, entrance=0, space=0)
    for name in described.injuries:
        if name not in ABILITIES:
            reader.fault(f"{place}.injuries", "position-bad-ability", ability=name)
    fight, move, search, think = (described.injuries.get(name, 0) for name in ABILITIES)
    return RaiderState(
        seat=seat,
        card=described.card,
        entrance=reader.space(described.entrance, f"{place}.entrance"),
        space=reader.space(described.at, f"{place}.at"),
        power=_power(reader, described),
        save_point=reader.space(described.save_point, f"{place}.save_point"),
        damage=described.damage,
        injuries=(fight, move, search, think),
        extra_life=described.extra_life,
        stuck=described.stuck,
        dead=described.dead,
        reset=described.reset,
        fought=described.fought,
        deaths=described.deaths,
    )


def _power(reader: _Reader, described: RaiderPosition) -> int:
    """Return a raider's power: that given, or that of an upgrade in its saved row."""
    saved = (reader.cards.get(slug) for slug in described.saved)
    return max(described.power, *(card.power for card in saved if isinstance(card, Upgrade)), 0)


def _place(
    reader: _Reader, name: str, described: PlacePosition, damaged: dict[int, int]
) -> Place | None:
    where = f"map.{name}"
    space = reader.space(name, where)
    cards = reader.deal((described.card,), NOBODY, f"{where}.card", Location)
    obstacles = reader.deal(described.obstacles, NOBODY, f"{where}.obstacles", Obstacle)
    added = reader.sides(described.added, f"{where}.added")
    blocked = reader.sides(described.blocked, f"{where}.blocked")
    facing = reader.sides((described.facing,), f"{where}.facing")
    if not (cards and space and facing):
        return None
    facts = reader.printed[cards[0]]
    assert isinstance(facts, Location)
    rotation = facing.bit_length() - 1
    _damage(reader, described, space, obstacles, damaged)
    exits = (rotated(mask_of(facts.exits), rotation) | added) & ~blocked
    return Place(
        space=space,
        card=cards[0],
        face_up=described.face_up,
        rotation=rotation,
        exits=exits if described.face_up else 0,
        blocked=blocked,
        added=added,
        obstacles=obstacles,
        removed=described.removed,
        empty=described.empty,
        searched=described.searched,
        save_point=described.save_point or facts.save_point,
    )


def _damage(
    reader: _Reader,
    described: PlacePosition,
    space: int,
    obstacles: tuple[CardId, ...],
    damaged: dict[int, int],
) -> None:
    for slug, amount in described.damage.items():
        numbers = [card for card in obstacles if reader.printed[card].slug == slug]
        damaged[numbers[0] if numbers else -space] = amount


def _cursor(reader: _Reader, order: tuple[Seat, ...]) -> tuple[Round, tuple[Frame, ...]]:
    """Return the steps that are left of the turn, the next one last."""
    position = reader.position
    later = [Frame("turn")]
    if position.round == "ready":
        rounds = [Round.ACTION, Round.SEARCH, Round.DRAW]
        frames = [Frame("ready"), *(Frame("round", data=(int(each),)) for each in rounds)]
        return Round.READY, tuple(reversed(frames + later))
    current = Round[position.round.upper()]
    step = ROUND_STEPS[current]
    acting = order[order.index(Seat(position.active)) :]
    frames = [Frame(step, seat) for seat in acting]
    frames += [Frame("round", data=(int(each),)) for each in Round if each > current]
    return current, tuple(reversed(frames + later))


def write_position(state: State) -> dict[str, Any]:
    """Write a state as a position, with the outcome; values that say nothing are left in."""
    outcome = state.outcome
    return {
        "level": state.level.id,
        "turn": state.turn,
        "round": state.round.name.lower(),
        "active": int(state.active),
        "order": [int(seat) for seat in state.order],
        "level_deck": _slugs(state, state.zones[Zone.LEVEL]),
        "more_level_decks": [
            _slugs(state, state.zones[deck.zone]) for deck in state.level.decks[1:]
        ],
        "collection": _slugs(state, state.zones[Zone.COLLECTION]),
        "obstacle_deck": _slugs(state, state.zones[Zone.OBSTACLES]),
        "obstacle_discard": _slugs(state, state.zones[Zone.OBSTACLE_DISCARD]),
        "prize": _write_prize(state),
        "raiders": [_write_raider(state, raider) for raider in state.raiders.values()],
        "map": {
            space_name(place.space): _write_place(state, place) for place in state.places.values()
        },
        "winners": [int(seat) for seat in outcome.winners] if outcome else [],
        "ended": outcome.reason if outcome else "",
        "ended_by": outcome.clause if outcome else "",
    }


def _write_prize(state: State) -> dict[str, Any]:
    prize = state.prize
    if prize is None:
        return {}
    return {
        "card": state.slug(prize.card),
        "carrier": state.carrier,
        "at": space_name(prize.space) if prize.space else "",
        "target": prize.target,
    }


def _slugs(state: State, cards: tuple[CardId, ...]) -> list[str]:
    return [state.slug(card) for card in cards]


def _write_raider(state: State, raider: RaiderState) -> dict[str, Any]:
    seat = raider.seat
    written: dict[str, Any] = {
        "card": raider.card,
        "at": space_name(raider.space) if raider.space else "",
        "entrance": space_name(raider.entrance),
        "save_point": space_name(raider.save_point) if raider.save_point else "",
        "injuries": {
            name: raider.injuries[ability]
            for name, ability in ABILITIES.items()
            if raider.injuries[ability]
        },
    }
    for name in ("power", "damage", "extra_life", "stuck", "dead", "reset", "fought", "deaths"):
        written[name] = getattr(raider, name)
    written["points"] = state.points.get(seat, 0)
    for zone in SEAT_ZONES:
        written[str(zone)] = _slugs(state, state.zones[zone_of(zone, seat)])
    return written


def _names(mask: int) -> list[str]:
    return [SIDE_NAMES[side] for side in SIDES if mask & 1 << side]


def _write_place(state: State, place: Place) -> dict[str, Any]:
    damage = {
        state.slug(card): state.damaged[card] for card in place.obstacles if card in state.damaged
    }
    facts = state.facts(place.card)
    if -place.space in state.damaged and isinstance(facts, Location) and facts.obstacle:
        damage[facts.obstacle.name] = state.damaged[-place.space]
    return {
        "card": state.slug(place.card),
        "face_up": place.face_up,
        "facing": SIDE_NAMES[place.rotation],
        "exits": _names(place.exits),
        "obstacles": _slugs(state, place.obstacles),
        "damage": damage,
        "removed": place.removed,
        "empty": place.empty,
        "searched": place.searched,
        "added": _names(place.added),
        "blocked": _names(place.blocked),
        "save_point": place.save_point,
    }
