"""Knowledge of the map, and a new deal of all that somebody does not know.

Whoever is in the map room sees it. A general sees the province where his army stands, and knows of
the rest what his Karo has told last. Whoever only looks on knows nothing of the map where there
are such generals. What lies in the box nobody sees but who put it there.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.l5r_strategic.rokugan import OPEN
from gorin.games.l5r_strategic.sheets import domain_of, sheet_of
from gorin.games.l5r_strategic.state import Army, Match, Post, State, at_first, is_land
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Below
from gorin.kernel.table import Table


class Known(Struct, frozen=True):
    """The map as somebody knows it; `turn` says since when it may have changed elsewhere."""

    turn: int
    holders: dict[str, str]
    armies: dict[str, Army]
    battles: dict[str, tuple[str, ...]]
    truces: dict[str, tuple[str, ...]]
    allies: tuple[tuple[str, str], ...]


def known_to(state: State, seat: Seat | None) -> Known:
    """Return what somebody knows of the map."""
    post = state.post(seat)
    if state.sees_map(seat):
        armies, battles, truces = state.armies, state.battles, state.truces
        return Known(state.turn, state.holders, armies, battles, truces, state.allies)
    if seat is None:
        return Known(0, {}, {}, {}, {}, ())
    news = state.news.get(post.clan, at_first())
    seen = seen_by(state, post)
    present = {
        name: army
        for name, army in state.armies.items()
        if name in post.armies or army.place in seen
    }
    reported = {
        name: Army(state.armies[name].clan, place)
        for name, place in news.places.items()
        if name in state.armies and name not in present and place not in seen
    }
    elsewhere = {place: () for place in news.battles if place not in seen}
    return Known(
        news.turn,
        {**news.holders, **{place: state.holders[place] for place in seen if is_land(place)}},
        {**present, **reported},
        {**elsewhere, **{place: state.battles[place] for place in seen if place in state.battles}},
        {place: state.truces[place] for place in seen if place in state.truces},
        tuple(pair for pair in news.allies if set(pair) <= set(state.alive)),
    )


def seen_by(state: State, post: Post) -> tuple[str, ...]:
    """Return the provinces where the armies of a post stand."""
    places = (state.armies[name].place for name in post.armies)
    return tuple(sorted({place for place in places if place}))


# -- dealing anew ------------------------------------------------------------------------------


def conceal(table: Match, seat: Seat | None, start: State, below: Below) -> None:
    """Put something else in the place of all that a seat cannot know.

    A map is dealt anew only while somebody is asked for orders: what the opened box brings about
    in the map room, and what a Karo carries, is what it is.
    """
    post = start.post(seat)
    _conceal_box(Table(table.rulebook, start), seat, below)
    sees_map = start.sees_map(seat)
    _conceal_words(start, post, below, sees_map=sees_map)
    if not sees_map and start.phase == "orders":
        _conceal_map(start, post, below)


def _conceal_box(twin: Match, seat: Seat | None, below: Below) -> None:
    state = twin.state
    for other in state.box:
        if other != seat:
            post = state.posts[other]
            answer = domain_of(twin, Seat(other)).sample(below) if post.is_held else ()
            state.box[other] = sheet_of(state, answer, post.armies)


def _conceal_words(state: State, post: Post, below: Below, *, sees_map: bool) -> None:
    """Nobody knows what other clans say among themselves, or called before the first box."""
    is_told = sees_map or state.phase == "news"
    state.commands = {
        clan: said if clan == post.clan and is_told else () for clan, said in state.commands.items()
    }
    state.news = {
        clan: news if clan == post.clan else replace(news, commands=()) if sees_map else at_first()
        for clan, news in state.news.items()
    }
    if state.turn <= 1 and state.phase in ("talk", "orders"):
        state.calls = {
            clan: called if clan == post.clan else _called(state, clan, below)
            for clan, called in state.calls.items()
        }


def _called(state: State, clan: str, below: Below) -> tuple[str, ...]:
    return tuple(other for other in state.alive if other != clan and below(2))


def _conceal_map(state: State, post: Post, below: Below) -> None:
    seen = seen_by(state, post)
    free = [place for place in OPEN if OPEN[place] and place not in seen]
    moved: dict[str, str] = {}
    for name, army in state.armies.items():
        if name in post.armies or army.place in seen:
            continue
        if not army.place:
            lost = free[below(len(free))] if army.lost else ""
            state.armies[name] = replace(army, lost=lost)
            continue
        place = moved.get(army.place)
        if place is None:
            fitting = [each for each in free if is_land(each) == is_land(army.place)]
            place = moved[army.place] = fitting[below(len(fitting))]
            free.remove(place)
        state.armies[name] = replace(army, place=place)
    state.battles = {moved.get(place, place): names for place, names in state.battles.items()}
    state.truces = {moved.get(place, place): names for place, names in state.truces.items()}
    state.winners = {moved.get(place, place): name for place, name in state.winners.items()}
    _conceal_holders(state, seen, below)


def _conceal_holders(state: State, seen: tuple[str, ...], below: Below) -> None:
    unknown = [place for place in state.holders if place not in seen]
    left = [state.holders[place] for place in unknown]
    for place in unknown:
        state.holders[place] = left.pop(below(len(left)))
