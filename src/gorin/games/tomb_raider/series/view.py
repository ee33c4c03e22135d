"""The view of a series: the score sheet, and the seat's own deck."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.tomb_raider.series.levels import level_of
from gorin.games.tomb_raider.series.state import Played, Series, draw_deck
from gorin.games.tomb_raider.series.steps import extra_totals, levels_won
from gorin.kernel.decision import Seat


class LevelView(Struct, frozen=True):
    """A level of the series in the order of play; `builder` is None if nobody's own.

    `depth` is the depth of its first row.
    """

    number: int
    title: str
    power: int
    depth: int
    builder: Seat | None


class StandingView(Struct, frozen=True):
    """The standing of a player; `deck_count` are the cards of the draw deck of the next level."""

    seat: Seat
    raider: str
    kept: tuple[str, ...]
    won: tuple[str, ...]
    levels: int
    extra: int
    deck_count: int


class PlayedView(Struct, frozen=True, kw_only=True):
    """A line of the score sheet: a level that was played. The lists go by seat.

    `finished` and `extra` are empty where the turns of each raider were not counted.
    """

    number: int
    title: str
    winners: tuple[Seat, ...]
    turns: int
    reason: str
    finished: tuple[int, ...]
    extra: tuple[int, ...]
    prizes: tuple[str, ...]
    kept: tuple[tuple[str, ...], ...]
    added: tuple[int, ...]


class SeriesView(Struct, frozen=True, kw_only=True):
    """All a seat may know (None: a spectator); `levels` is empty while their order is open.

    `deck` is the seat's own draw deck by slug; `winners` have won the series once it is over.
    """

    seat: Seat | None
    stage: str
    number: int
    levels: tuple[LevelView, ...]
    players: tuple[StandingView, ...]
    played: tuple[PlayedView, ...]
    scoring: str
    carry: tuple[str, ...]
    turn_limit: int | None
    deck: tuple[tuple[str, int], ...] = ()
    winners: tuple[Seat, ...] = ()


def build_view(table: Series, seat: Seat | None) -> SeriesView:
    """Return the series as a seat sees it."""
    state = table.state
    own = state.players.get(seat) if seat is not None else None
    won, extra = levels_won(state), extra_totals(state)
    return SeriesView(
        seat=seat,
        stage=state.stage,
        number=state.number,
        levels=tuple(_level(table, number) for number in range(1, len(state.order) + 1)),
        players=tuple(
            StandingView(
                each,
                standing.raider,
                standing.kept,
                standing.won,
                won[each],
                extra[each],
                sum(draw_deck(standing).values()),
            )
            for each, standing in state.players.items()
        ),
        played=tuple(
            _played(table, number, played) for number, played in enumerate(state.played, 1)
        ),
        scoring=state.agreed.scoring,
        carry=state.agreed.carry,
        turn_limit=state.agreed.turn_limit,
        deck=tuple(draw_deck(own).items()) if own is not None else (),
        winners=state.outcome.winners if state.outcome is not None else (),
    )


def _level(table: Series, number: int) -> LevelView:
    level = level_of(table, number)
    builder = Seat(table.state.order[number - 1]) if table.state.built else None
    return LevelView(number, level.title, level.power, level.first_depth, builder)


def _played(table: Series, number: int, played: Played) -> PlayedView:
    counted = any(played.finished)
    return PlayedView(
        number=number,
        title=table.state.levels[played.level].title,
        winners=played.winners,
        turns=played.turns,
        reason=played.reason,
        finished=played.finished if counted else (),
        extra=played.extra if counted else (),
        prizes=played.prizes,
        kept=played.kept,
        added=played.added,
    )
