"""The open order box: sheets, what Daimyos say and Karos carry, reports, and the time.

All questions of a turn lie open together. Each answer is one step; the box is opened when
everybody has answered, or when the time is up. Where generals have no map, what is answered about a
battle is secret: what comes of it is told to those who may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.games.l5r_strategic.battle_events import ReportWithdrawn
from gorin.games.l5r_strategic.battles import (
    destroy,
    forbids_report,
    give_up,
    losers,
    report,
    report_domain,
)
from gorin.games.l5r_strategic.clocks import clock
from gorin.games.l5r_strategic.events import army_said, place_said
from gorin.games.l5r_strategic.posts import (
    general_of,
    happen,
    held,
    is_led_from_afar,
    karo_of,
)
from gorin.games.l5r_strategic.rokugan import NUMBERS
from gorin.games.l5r_strategic.role_events import (
    Carried,
    Commanded,
    HandedIn,
    Settled,
    Stayed,
    TimeUp,
    Underway,
)
from gorin.games.l5r_strategic.sheets import (
    conceded,
    domain_of,
    may_carry,
    sheet_of,
)
from gorin.games.l5r_strategic.state import NOBODY, Match, News, Post, State, at_first
from gorin.kernel.decision import TABLE, Decision, Option, Play, Prompt, Seat, ask_any
from gorin.kernel.domain import Subset
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, keep
from gorin.kernel.words import Arg

SHEET = Prompt("campaign-sheet", "STR-3.3", "ask-campaign-sheet")
COUNCIL = Prompt("campaign-council", "STR-1.4", "ask-campaign-council")
ERRAND = Prompt("campaign-errand", "STR-1.5", "ask-campaign-errand")
REPORT = Prompt("campaign-report", "STR-7.3", "ask-campaign-report")
SPOILS = Prompt("campaign-spoils", "STR-7.9", "ask-campaign-spoils")
CORRECTION = Prompt("campaign-correction", "STR-R7", "ask-campaign-correction")
STANDS, CORRECT = "stands", "correct"

Asked = tuple[Decision[Any], Callable[[Any], None]]
"""A question, and what its answer does."""


@rule("STR-3.3", "STR-3.4")
def orders(table: Match, frame: Frame) -> Play[None]:
    """The box is open until all have handed in and reported, or the time is up."""
    questions = [*papers(table), *reports(table), *spoils(table)]
    if not questions:
        table.push(Frame("open"))
        return
    if (yield from _answered(table, questions, "orders", 1)):
        table.push(Frame("open"))


@rule("STR-3.2", "STR-R30")
def extra(table: Match, frame: Frame) -> Play[None]:
    """Ask once more for reports of running battles after the last turn, for two turns' time."""
    state = table.state
    questions = [*reports(table), *spoils(table)]
    if state.referee == NOBODY:
        table.push(*(Frame("battle", data=(NUMBERS[place],)) for place in sorted(state.battles)))
    elif questions:
        _ = yield from _answered(table, questions, "extra", 2)


def _answered(table: Match, questions: list[Asked], step: str, turns: int) -> Play[bool]:
    """Take the first answer; return whether it was that the time is up. Else the step is next."""
    decisions = [decision for decision, _ in questions]
    decision, answer = yield from ask_any(
        *decisions, *clock(table, 60 * turns * table.state.minutes)
    )
    if decision.seat == TABLE:
        table.record(TimeUp())
        return True
    table.push(Frame(step))
    act = next(act for one, act in questions if one is decision)
    act(answer)
    return False


# -- sheets ------------------------------------------------------------------------------------


def papers(table: Match) -> list[Asked]:
    """Return what is asked of all who have not handed in yet.

    A Karo has nothing to carry before his Daimyo has spoken.
    """
    state = table.state
    # Holders change with a declaration of an army only.
    basis = (
        state.turn,
        state.posts,
        tuple(state.armies.values()),
        tuple(state.battles.items()),
        tuple(state.truces.items()),
        state.allies,
        state.alive,
        state.referee,
        state.calls,
    )
    questions: list[Asked] = []
    for seat, post in zip(state.seats, state.posts, strict=True):
        if not post.is_held or seat in state.box or _waits(state, post):
            continue
        decision = _paper(table, seat, post, basis)
        questions.append((decision, _hand_in(table, decision)))
    return questions


def _waits(state: State, post: Post) -> bool:
    return post.karo and not post.armies and state.seat_of(post.clan) not in state.box


def _paper(table: Match, seat: Seat, post: Post, basis: object) -> Decision[Any]:
    """Return what a seat is asked; the same object while nothing about it has changed."""
    state = table.state
    prompt = SHEET if post.armies else COUNCIL if post.daimyo else ERRAND

    def make() -> Decision[Any]:
        args: dict[str, Arg] = {"turn": state.turn}
        return Decision(seat, prompt, domain=domain_of(table, seat), args=args, secret=True)

    return keep(table, ("paper", seat), basis, make)


def _hand_in(table: Match, decision: Decision[Any]) -> Callable[[Any], None]:
    def act(answer: Any) -> None:
        hand_in(table, decision, answer)

    return act


def hand_in(table: Match, decision: Decision[Any], answer: Any) -> None:
    """A sheet goes into the box; what a Daimyo wants goes to his Karo, who carries it on.

    Whoever gives up a battle says so at its table: that counts at once.
    """
    state, seat = table.state, decision.seat
    clan = state.clan_at(seat)
    own = state.posts[seat].armies
    sheet = sheet_of(state, answer, own)
    table.record(HandedIn(seat, sheet))
    for name in conceded(answer):
        give_up(table, name)
    if state.posts[seat].daimyo and len(own) < state.generals:
        ears = tuple(dict.fromkeys((seat, karo_of(state, clan))))
        table.record(Commanded(clan, sheet.commands, ears))
    if state.is_apart and may_carry(decision.domain):
        table.record(Underway())
        table.push(Frame("news", seat, data=(int(sheet.carries),)))


@rule("STR-1.5")
def news(table: Match, frame: Frame) -> None:
    """A Karo tells the generals of his clan how the map lies now, and what their Daimyo wants.

    Whether he does is between him and them: as much happens if he stays.
    """
    state = table.state
    clan = state.clan_at(frame.seat)
    if frame.data == (0,):
        table.record(Stayed())
        return
    if clan not in state.alive or not is_led_from_afar(state, clan):
        table.record(Carried(clan, state.news.get(clan, at_first()), ()))
        return
    report = News(
        state.turn,
        dict(state.holders),
        {name: army.place for name, army in state.armies.items() if army.place},
        tuple(sorted(state.battles)),
        state.allies,
        state.commands.get(clan, ()),
    )
    table.record(Carried(clan, report, held(state, clan)))


# -- reports -----------------------------------------------------------------------------------


def reports(table: Match) -> list[Asked]:
    """Return what the referee is asked: of each battle once, then whether the reports stand."""
    state = table.state
    if state.referee == NOBODY:
        return []
    running = sorted(state.battles, key=lambda place: state.battles[place])
    open = [place for place in running if place not in state.reports]
    if open:
        return [(decision, _reports(table, place)) for place, decision in _open(table, open)]
    once = [place for place in sorted(state.reports) if place not in state.corrected]
    if not once or state.settled:
        return []
    keys = (STANDS, *(f"{CORRECT}:{place}" for place in once))

    def make() -> Decision[Any]:
        options = tuple(Option(key, key) for key in keys)
        args: dict[str, Arg] = {"turn": state.turn}
        return Decision(state.referee, CORRECTION, options, args=args, secret=state.is_apart)

    decision = keep(table, CORRECTION, (state.turn, keys), make)
    return [(decision, _corrects(table))]


def _open(table: Match, places: list[str]) -> list[tuple[str, Decision[Any]]]:
    state = table.state
    questions: list[tuple[str, Decision[Any]]] = []
    for place in places:
        fighters = state.battles[place]

        def make(place: str = place, fighters: tuple[str, ...] = fighters) -> Decision[Any]:
            said = tuple(map(army_said, fighters))
            args: dict[str, Arg] = {
                "turn": state.turn,
                "place": place_said(place),
                "armies": said,
            }
            domain = report_domain(fighters)
            return Decision(
                state.referee,
                REPORT,
                domain=domain,
                args=args,
                check=forbids_report,
                secret=state.is_apart,
            )

        basis = (state.turn, state.phase, fighters, place in state.corrected)
        questions.append((place, keep(table, ("report", place), basis, make)))
    return questions


def spoils(table: Match) -> list[Asked]:
    """Return what the winners of battles are asked; who has not said when time is up spares all."""
    state = table.state
    questions: list[Asked] = []
    for place, winner in sorted(state.winners.items()):
        others = losers(table, place)

        def make(
            place: str = place, winner: str = winner, others: tuple[str, ...] = others
        ) -> Decision[Any]:
            args: dict[str, Arg] = {
                "turn": state.turn,
                "army": army_said(winner),
                "place": place_said(place),
            }
            keys = tuple(f"destroy:{name}" for name in others)
            domain = Subset(keys, 0, len(keys))
            general = general_of(state, winner)
            return Decision(general, SPOILS, domain=domain, args=args, secret=state.is_apart)

        basis = (state.turn, state.phase, winner, others, state.posts)
        decision = keep(table, ("spoils", place), basis, make)
        questions.append((decision, _destroys(table, place)))
    return questions


def _destroys(table: Match, place: str) -> Callable[[Any], None]:
    def act(answer: Any) -> None:
        destroy(table, place, tuple(key.partition(":")[2] for key in answer))

    return act


def _reports(table: Match, place: str) -> Callable[[Any], None]:
    def act(answer: Any) -> None:
        report(table, place, answer, by_lot=False)

    return act


def _corrects(table: Match) -> Callable[[Any], None]:
    def act(answer: str) -> None:
        correct(table, answer)

    return act


def correct(table: Match, answer: str) -> None:
    """A report can be taken back once, before the box is opened, and is made anew then."""
    state = table.state
    if answer == STANDS:
        table.record(Settled())
        return
    place = answer.partition(":")[2]
    if place in state.reports:
        happen(table, ReportWithdrawn(place, state.reports[place].fighters))
