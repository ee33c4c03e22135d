"""The Action round, step 3: obstacles on a newly mapped location."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.tomb_raider.board import distance, space_name
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.piles import DiscardsReturned
from gorin.games.tomb_raider.events.trials import (
    NoObstacle,
    ObstacleOutdone,
    ObstaclePassedOver,
    ObstaclePlayed,
    ObstaclesAwaited,
)
from gorin.games.tomb_raider.facts import Obstacle
from gorin.games.tomb_raider.measures import depth_number, hand, others
from gorin.games.tomb_raider.phases.exploring import shuffle
from gorin.games.tomb_raider.state import NOBODY, CardId, Moment, State, Zone
from gorin.games.tomb_raider.windows import window
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask_all
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame

PLACE = Prompt("obstacle", "TR-6.10", "ask-obstacle")
NONE: Option[CardId | None] = Option("no-obstacle", None)
FAR = 10_000


@rule("TR-6.12", "TR-12.3")
def obstacles_step(table: TombRaider, frame: Frame) -> Play[None]:
    """Obstacles come only when a location has just been mapped, never on one mapped before."""
    (space,) = frame.data
    happen(table, ObstaclesAwaited(frame.seat, space))
    if table.state.is_solo:
        return turn_obstacle(table, space)
    return play_obstacles(table, frame.seat, space)


@rule("TR-6.10", "TR-6.11", "TR-R5")
def play_obstacles(table: TombRaider, mover: Seat, space: int) -> Play[None]:
    """All players but the moving one may commit an obstacle card, in secret and together."""
    state = table.state
    seats = [seat for seat in others(state, mover) if hand(state, seat)]
    commits = yield from ask_all(
        {
            seat: Decision(
                seat,
                PLACE,
                (NONE, *playable_obstacles(table, seat, space)),
                args={"space": space_name(space), "limit": danger_limit(table, space)},
                concerns=mover,
                secret=True,
            )
            for seat in seats
        }
    )
    chosen = {seat: card for seat, card in commits.items() if card is not None}
    if not chosen:
        happen(table, NoObstacle(space))
    else:
        winner = most_dangerous(table, mover, space, chosen)
        place_obstacle(table, winner, space, chosen[winner])
        for seat, card in chosen.items():
            if seat != winner:
                happen(table, ObstacleOutdone(seat, card, state.slug(card)))
    table.push(window(Moment.STEP))


def playable_obstacles(
    table: TombRaider, seat: Seat, space: int
) -> tuple[Option[CardId | None], ...]:
    """Return the obstacles in a seat's hand that may be played on a location."""
    state = table.state
    return tuple(
        Option(f"obstacle:{state.slug(card)}.{card}", card)
        for card in hand(state, seat)
        if isinstance(facts := state.facts(card), Obstacle)
        and next(forbids_obstacle(table, facts, space), None) is None
    )


def danger_limit(table: TombRaider, space: int) -> int:
    """Return the highest danger an obstacle card may have there: location danger plus depth."""
    state = table.state
    return state.location(space).danger + depth_number(state, space)


@rule("TR-6.13", "TR-6.16")
def forbids_obstacle(table: TombRaider, obstacle: Obstacle, space: int) -> Iterator[Refusal]:
    """An obstacle's danger may be at most the location's danger plus its depth."""
    limit = danger_limit(table, space)
    if obstacle.danger > limit:
        yield refuse("TR-6.13", "refused-danger", danger=obstacle.danger, limit=limit)


@rule("TR-6.14", "TR-6.15")
def most_dangerous(table: TombRaider, mover: Seat, space: int, chosen: dict[Seat, CardId]) -> Seat:
    """The highest danger is played; a tie goes to the nearest raider, then the turn order."""
    state = table.state
    clockwise = others(state, mover)

    def rank(seat: Seat) -> tuple[int, int, int]:
        raider = state.raiders[seat]
        away = distance(raider.space, space) if raider.is_active else FAR
        return (-danger_of(state, chosen[seat]), away, clockwise.index(seat))

    return min(chosen, key=rank)


def danger_of(state: State, card: CardId) -> int:
    """Return the danger of an obstacle card."""
    facts = state.facts(card)
    assert isinstance(facts, Obstacle), facts.slug
    return facts.danger


def place_obstacle(table: TombRaider, seat: Seat, space: int, card: CardId) -> None:
    """Put an obstacle card on a location."""
    state = table.state
    limit = danger_limit(table, space)
    danger = danger_of(state, card)
    clause = "TR-6.10" if seat >= 0 else "TR-13.2"
    happen(table, ObstaclePlayed(seat, space, card, state.slug(card), danger, limit, clause=clause))


@rule("TR-13.2", "TR-R20")
def turn_obstacle(table: TombRaider, space: int) -> Play[None]:
    """Turn up obstacles, alone, until one may be played there; the others are discarded.

    The discards are shuffled into a new deck once; if no card at all is legal none is played.
    """
    state = table.state
    renewed = False
    while True:
        for card in state.zones[Zone.OBSTACLES]:
            facts = state.facts(card)
            assert isinstance(facts, Obstacle), facts.slug
            if next(forbids_obstacle(table, facts, space), None) is None:
                place_obstacle(table, NOBODY, space, card)
                table.push(window(Moment.STEP))
                return
            happen(table, ObstaclePassedOver(card, facts.slug))
        if renewed or not state.zones[Zone.OBSTACLE_DISCARD]:
            happen(table, NoObstacle(space, clause="TR-R20"))
            table.push(window(Moment.STEP))
            return
        renewed = True
        yield from renew_obstacles(table)


@rule("TR-13.3")
def renew_obstacles(table: TombRaider) -> Play[None]:
    """Shuffle the obstacle discards into a new deck when the deck runs out."""
    happen(table, DiscardsReturned(NOBODY, clause="TR-13.3"))
    yield from shuffle(table, Zone.OBSTACLES, NOBODY, clause="TR-13.3")
