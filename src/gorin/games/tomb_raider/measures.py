"""Values computed from printed ones and what changes them; never stored."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.tomb_raider.board import ALL_EXITS, connected, depth_of, neighbours
from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.games.tomb_raider.facts import Ability, Discovery, Location, Raider
from gorin.games.tomb_raider.numbers import Numbers
from gorin.games.tomb_raider.script import Constant, behaviour
from gorin.games.tomb_raider.state import (
    ROWS,
    CardId,
    RaiderState,
    SoloPlan,
    State,
    Test,
    Zone,
    zone_of,
)
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.kernel.table import derived


def numbers(table: TombRaider) -> Numbers:
    """Return the numbers in force."""
    figures: Numbers = table.rulebook.numbers
    return figures


def printed_abilities(state: State, seat: Seat) -> tuple[int, int, int, int]:
    """Return the abilities printed on a seat's raider card."""
    slug = state.raiders[seat].card
    for facts in state.cards:
        if facts.slug == slug:
            assert isinstance(facts, Raider), slug
            return facts.abilities
    raise KeyError(slug)


@derived
def rows(table: TombRaider, seat: Seat) -> tuple[CardId, ...]:
    """Return the cards in play of a seat: its unsaved row, then its saved row."""
    zones = table.state.zones
    return zones[zone_of(ROWS[0], seat)] + zones[zone_of(ROWS[1], seat)]


@rule("TR-9.5", "TR-9.9")
@derived
def constants(table: TombRaider, seat: Seat) -> tuple[Constant, ...]:
    """All cards in a raider's rows give what they give, several upgrades of a power too.

    A second copy of an item adds nothing: a raider does not use two at once.
    """
    return tuple(
        constant for card in _giving(table, seat) for constant in behaviour(table, card).constants
    )


@states("TR-R29")
def _giving(table: TombRaider, seat: Seat) -> tuple[CardId, ...]:
    """Return the cards in a seat's rows; of an item one copy: a second one gives nothing."""
    state = table.state
    items: list[str] = []
    cards: list[CardId] = []
    for card in rows(table, seat):
        facts = state.facts(card)
        if isinstance(facts, Discovery):
            if facts.slug in items:
                continue
            items.append(facts.slug)
        cards.append(card)
    return tuple(cards)


@rule("TR-10.9")
@derived
def abilities(table: TombRaider, seat: Seat) -> tuple[int, int, int, int]:
    """Each injury lowers its ability by 1; damage never lowers one (TR-10.8)."""
    state = table.state
    printed = printed_abilities(state, seat)
    values = list(printed)
    for constant in constants(table, seat):
        for ability in Ability:
            values[ability] += constant.to_ability(ability, printed[ability])
    injuries = state.raiders[seat].injuries
    fight, move, search, think = (
        max(0, value - injury) for value, injury in zip(values, injuries, strict=True)
    )
    return (fight, move, search, think)


@rule("TR-2.6", "TR-2.8", "TR-11.5")
def maximum_life(table: TombRaider, seat: Seat) -> int:
    """Life is the lowest ability as it is now, and any extra life on top."""
    bonus = sum(constant.to_life() for constant in constants(table, seat))
    return min(abilities(table, seat)) + table.state.raiders[seat].extra_life + bonus


@rule("TR-10.1")
def life_left(table: TombRaider, seat: Seat) -> int:
    """Each point of damage takes one life."""
    return maximum_life(table, seat) - table.state.raiders[seat].damage


def dice_for(table: TombRaider, test: Test) -> int:
    """Return how many dice a test rolls: the ability's, and those that cards explicitly add."""
    added = sum(constant.to_dice(test) for constant in constants(table, test.seat))
    return test.dice + added


@rule("TR-2.9")
def bonus_for(table: TombRaider, test: Test) -> int:
    """A bonus changes the result, never the number of dice."""
    bonus = sum(constant.to_result(test) for constant in constants(table, test.seat))
    return bonus + table.state.held("test-bonus", test.seat)


@rule("TR-6.19")
def fight_damage(table: TombRaider, test: Test) -> int:
    """A won fight deals 1 damage; weapons and other cards may add to it."""
    added = sum(constant.to_damage(test) for constant in constants(table, test.seat))
    return max(0, numbers(table).fight_damage + added + test.damage)


@rule("TR-R14")
def hand_limit(table: TombRaider, seat: Seat) -> int:
    """The hand may be filled up to Think + 6; the limit caps drawing only."""
    added = sum(constant.to_hand() for constant in constants(table, seat))
    return abilities(table, seat)[Ability.THINK] + numbers(table).hand_above_think + added


def move_limit(table: TombRaider, seat: Seat) -> int:
    """Return how many locations a raider may move in a turn: its Move and what cards change."""
    limit = abilities(table, seat)[Ability.MOVE]
    limit += sum(constant.to_movement() for constant in constants(table, seat))
    for held in table.state.lasting:
        if held.seat == seat and held.kind == "move-bonus":
            limit += held.amount
    for held in table.state.lasting:
        if held.seat == seat and held.kind == "move-limit":
            limit = min(limit, held.amount)
    return limit


@rule("TR-4.5")
def is_known(table: TombRaider, space: int) -> bool:
    """A space without a face-up location is unknown; a face-down card counts as unknown."""
    place = table.state.places.get(space)
    return place is not None and place.face_up


@rule("TR-4.6", "TR-4.7")
def usable_exits(table: TombRaider, seat: Seat, space: int) -> int:
    """A raider leaves only by an arrow of the location it is in, whatever the other side shows."""
    exits = table.state.places[space].exits
    for held in table.state.lasting:
        if held.seat == seat and held.kind == "way-through":
            exits |= ALL_EXITS
    return exits


@rule("TR-11.1")
def adjacent(table: TombRaider, space: int) -> tuple[int, ...]:
    """A location is adjacent to those its unblocked exits point to; not the other way round."""
    state = table.state
    place = state.places.get(space)
    exits = place.exits if place is not None and place.face_up else ALL_EXITS
    level = state.level
    return neighbours(space, exits, level.width, level.depth)


@states("TR-18.5")
def depth_number(state: State, space: int) -> int:
    """Return the depth from which danger counts; a harder level begins deeper than 1."""
    return depth_of(space) + state.level.first_depth - 1


def treasure_room_space(state: State) -> int | None:
    """Return where the treasure room lies on the map, face up or down; None if it does not."""
    for space, place in state.places.items():
        facts = state.facts(place.card)
        if isinstance(facts, Location) and facts.treasure is not None:
            return space
    return None


@rule("TR-4.9")
def may_lie(table: TombRaider, location: Location, space: int) -> bool:
    """Some locations have depth limits: printed, or set by the level for a kind or a family.

    A level that begins deeper still counts its limits from its first row.
    """
    level = table.state.level
    row = depth_of(space)
    if location.treasure is not None and row < level.treasure_minimum:
        return False
    if any(row < least for family, least in level.families if family == location.family):
        return False
    deepest = location.maximum_depth or row
    return location.minimum_depth <= row <= deepest


@rule("TR-18.7")
def is_save_point(table: TombRaider, space: int) -> bool:
    """A level may have special rules: a limit of turns, another goal, no save points.

    Without them a save point is a location like any other: nothing is saved there, since that
    is what it is for, and whoever dies or resets comes back at the entrance. What is played
    only when a raider saves is then never played.
    """
    state = table.state
    return state.level.save_points and state.places[space].save_point


@rule("TR-11.4")
def is_cut_off(table: TombRaider, space: int) -> bool:
    """No path leads to the treasure room or to an unknown space that could hold it.

    Unknown spaces count as having exits on all sides.
    """
    room = treasure_room_space(table.state)
    goals = (room,) if room is not None else treasure_candidates(table)
    if space in goals:
        return False
    return all(at not in goals for at in connected(space, lambda at: adjacent(table, at)))


@rule("TR-R7")
def treasure_candidates(table: TombRaider) -> tuple[int, ...]:
    """The spaces that could still hold the treasure room: unknown, deep enough, nothing fixed.

    Each level deck with a treasure room in it may put it into its own part of the map.
    """
    state = table.state
    level = state.level
    holders = [(deck, rooms) for deck in level.decks if (rooms := rooms_in(state, deck.zone))]
    return tuple(
        space
        for depth in range(level.treasure_minimum, level.depth + 1)
        for column in range(1, level.width + 1)
        if (space := depth * 100 + column) not in state.places
        and any(
            deck.owns(space) and any(may_lie(table, facts, space) for _, facts in rooms)
            for deck, rooms in holders
        )
    )


def lies_at(state: State, space: int) -> bool:
    """Return whether the treasure to bring back lies at a space, for any raider."""
    return state.prize is not None and state.prize.space == space > 0


@states("TR-16.3")
def takeable(state: State, seat: Seat) -> tuple[tuple[CardId, int], ...]:
    """Return the unsaved items of a seat that cards may take or swap, each with its difficulty.

    A treasure that is to be brought back is one of them, as difficult as finding it was; it is
    no item for anything else, so what makes a raider lose or discard items spares it.
    """
    prize = state.prize
    pairs: list[tuple[CardId, int]] = []
    for card in state.zones[zone_of(Zone.UNSAVED, seat)]:
        facts = state.facts(card)
        if isinstance(facts, Discovery):
            pairs.append((card, facts.difficulty))
        elif prize is not None and prize.card == card:
            pairs.append((card, prize.target))
    return tuple(pairs)


def rooms_in(state: State, zone: str) -> tuple[tuple[CardId, Location], ...]:
    """Return the treasure rooms in a level deck; everybody knows whether there are any."""
    return tuple(
        (card, facts)
        for card in state.zones[zone]
        if isinstance(facts := state.facts(card), Location) and facts.treasure is not None
    )


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats in play, clockwise from `seat`."""
    seats = tuple(state.raiders)
    place = seats.index(seat)
    around = seats[place + 1 :] + seats[:place]
    return tuple(other for other in around if not state.raiders[other].gone)


def raiders_at(state: State, space: int) -> tuple[RaiderState, ...]:
    """Return the raiders at a space that are alive, in seat order."""
    return tuple(
        raider for raider in state.raiders.values() if raider.space == space and raider.is_active
    )


class SoloTarget(Struct, frozen=True):
    """A target of solo play: a figure ("turns", "points"), how it stands, its bound.

    The figure may be at most the bound, or with `at_least` must reach it.
    """

    kind: str
    figure: int
    bound: int
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        return self.figure >= self.bound if self.at_least else self.figure <= self.bound


class SoloScore(Struct, frozen=True):
    """The score of solo play; deaths count as resets, the locations are those on the map.

    A location is cleared when no obstacle is left on it. `points` is None where a level gives
    no points.
    """

    turns: int
    resets: int
    mapped: int
    searched: int
    cleared: int
    targets: tuple[SoloTarget, ...]
    points: int | None = None


def solo_score(state: State, *, found: bool = False) -> SoloScore:
    """Return how a solo match stands; `found` says that the treasure has been found."""
    (raider,) = state.raiders.values()
    plan = state.level.solo or SoloPlan()
    mapped = [place for place in state.places.values() if place.face_up]
    cleared = [
        place
        for place in mapped
        if not place.obstacles and (place.removed or state.location(place.space).obstacle is None)
    ]
    searched = sum(place.searched for place in mapped)
    counted = (int(found), len(mapped), searched, len(cleared), state.turn, raider.deaths)
    points = sum(worth * count for worth, count in zip(plan.points, counted, strict=True))
    figures = {
        "turns": state.turn,
        "resets": raider.deaths,
        "mapped": len(mapped),
        "searched": searched,
        "cleared": len(cleared),
        "points": points,
    }
    return SoloScore(
        state.turn,
        raider.deaths,
        len(mapped),
        searched,
        len(cleared),
        tuple(SoloTarget(kind, figures[kind], most) for kind, most in plan.at_most)
        + tuple(
            SoloTarget(kind, figures[kind], least, at_least=True) for kind, least in plan.at_least
        ),
        points if any(plan.points) else None,
    )


@states("TR-1.1")
def raider_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that still play; one alone plays by the solo rules."""
    return tuple([seat for seat, raider in state.raiders.items() if not raider.gone])


def hand(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Return the handles in a seat's hand."""
    return state.zones[zone_of(Zone.HAND, seat)]
