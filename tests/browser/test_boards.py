"""Boards of games that draw themselves on mats: the own place is in sight, whole, at every size."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.acting import act, wait_to_act
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.browser.playing import is_over
from tests.browser.test_sizes import MEASURE, SETTLED, THEMES, WIDE, come
from tests.web.process import Process

pytestmark = pytest.mark.slow


class Board(NamedTuple):
    """A game at so many seats, and which places of the reader's own are never out of sight."""

    game: str
    seats: int
    own: str
    format: str = ""
    unfolds: int = 0
    """So much of the page the answers take that unfold over its board, in hundredths."""


PROVINCES = "[data-zone^='province']"
BOARDS = [
    pytest.param(Board("l5r-lcg", 2, PROVINCES), id="skirmish-2"),
    pytest.param(Board("l5r-lcg", 4, PROVINCES), id="skirmish-4"),
    pytest.param(Board("l5r-lcg", 2, PROVINCES, "stronghold"), id="stronghold"),
    pytest.param(Board("l5r-lcg", 4, PROVINCES, "enlightenment"), id="enlightenment-4"),
    pytest.param(Board("l5r-ccg", 2, PROVINCES, unfolds=10), id="l5r-ccg-2"),
    pytest.param(Board("l5r-ccg", 3, PROVINCES, unfolds=10), id="l5r-ccg-3"),
    pytest.param(Board("magic", 4, "[data-zone^='creatures'], [data-zone^='lands']"), id="magic-4"),
]
LAPTOP = 1366
SIZES = {"wide": WIDE, "phone": {(PHONE["width"], PHONE["height"]): 50}}
"""How much of the height of a page the board has at least, in hundredths."""
TABLES = 12
STEPS = 16
"""So often something is answered before one looks: cards lie on the table then."""

HIDDEN = """([place, across]) => {
    const box = element => element.getBoundingClientRect();
    const board = box(document.querySelector('.board-place'));
    const bar = box(document.querySelector(innerWidth < 900 ? '.question' : '.question-body'));
    const foot = Math.min(board.bottom, bar.top, innerHeight);
    const found = [...document.querySelectorAll(`.field-own :is(${place})`)];
    const isHidden = one => box(one).top < board.top - 1 || box(one).bottom > foot + 1
        || (across && (box(one).left < -1 || box(one).right > board.right + 1));
    return [found.length, found.filter(isHidden).map(one => one.dataset.zone)];
}"""
"""How many places of the reader's own there are, and which of them are not in sight."""

BURST = """() => {
    const box = element => element.getBoundingClientRect();
    const isBurst = tile => [...tile.querySelectorAll('.tile-name, .tile-foot')].some(
        part => box(part).width > 0 && box(part).bottom > box(tile).bottom + 2);
    return [...document.querySelectorAll('.tile')].filter(isBurst).map(tile => tile.innerText);
}"""
"""The cards on the board whose name or figures do not fit on them."""


CLIPPED = """() => {
    const room = document.querySelector('form.domain .domain-parts').getBoundingClientRect();
    return [...document.querySelectorAll('form.domain select')].filter(
        one => one.getBoundingClientRect().right > room.right + 1).length;
}"""
"""How many of the places that are chosen in lists reach beyond the room they have."""

ATTACKERS = ("Diving Griffin", "Lightning Angel", "Gerrard's Irregulars", "Cerodon Yearling")
BLOCKERS = (
    "Knight of Meadowgrain",
    "Razorjaw Oni",
    "Furnace Whelp",
    "Thunder Spirit",
    "Goblin Berserker",
    "Plover Knights",
)


class Attack:
    """Lets four creatures attack whoever is asked, who says which of others block them."""

    def __init__(self, page: Page, blockers: Sequence[str]) -> None:
        self._blockers = blockers
        page.route_web_socket("**/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self._asked(str(text))))
        socket.on_message(server.send)

    def _asked(self, text: str) -> str:
        news = json.loads(text)
        for asked in (news.get("sight") or {}).get("questions", ()):
            attackers, blockers = map(things, ("attacker", "blocker"), (ATTACKERS, self._blockers))
            domain = {
                "type": "Assignment",
                "keys": [thing["key"] for thing in blockers],
                "places": [thing["key"] for thing in attackers],
                "at_least": 0,
                "at_most": len(blockers),
                "allowed": [],
            }
            cards = [thing["message"]["args"]["card"] for thing in attackers]
            message = {"type": "message", "id": "ask-magic-block", "args": {"cards": cards}}
            asked.update(message=message, secret=False, clause="CR-509.1")
            asked.update(options=[], domain=domain, things=attackers + blockers)
        return json.dumps(news)


def things(verb: str, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return cards as what a domain names."""

    def said(id: str, **args: Any) -> dict[str, Any]:
        return {"type": "message", "id": id, "args": args}

    return [
        {
            "key": f"{verb}:a-card.{900 + at}",
            "message": said(f"option-{verb}", card=said("magic-card", name=name)),
            "about": [],
        }
        for at, name in enumerate(names)
    ]


def opened(visitor: Visitor, board: Board) -> Page:
    """Open a table of the game against bots and let some things happen.

    A match that is over by then has nothing to be looked at: the next one has.
    """
    for _ in range(TABLES):
        page = begun(visitor, board)
        if goes_on(page):
            return page
    raise AssertionError(f"{TABLES} matches were over within {STEPS} answers")


def begun(visitor: Visitor, board: Board) -> Page:
    """Open a table of the game against bots."""
    chosen: dict[str, Any] = {"game": board.game}
    if board.format:
        chosen["options"] = {}
        chosen["format"] = board.format
    return visitor.at_a_table(
        terms={"seats": board.seats, "chosen": chosen},
        bots=["", *["random"] * (board.seats - 1)],
        begin=True,
    )


def goes_on(page: Page) -> bool:
    """Answer some times; return whether the match goes on after that."""
    below, done = random.Random(8), Counter[str]()
    wait_to_act(page)
    for _ in range(STEPS):
        if is_over(page):
            break
        _ = act(page, below, done)
        wait_to_act(page)
    return not is_over(page)


def hold_in_sight(page: Page, board: Board, *, across: bool) -> None:
    """The own places are within the board, above the question, without scrolling."""
    page.evaluate(SETTLED)
    count, hidden = page.evaluate(HIDDEN, [board.own, across])
    assert count > 0
    assert hidden == [], hidden


@pytest.mark.parametrize("form", ["wide", "phone"])
@pytest.mark.parametrize("board", BOARDS)
def test_the_own_place_is_in_sight_and_nothing_is_cut(
    visit: Visit, server: Process, board: Board, form: str
) -> None:
    visitor = come(visit, server.address, form)
    page = opened(visitor, board)
    page.mouse.move(2, 2)
    page.locator(".question").focus()
    expect(page.locator(".field-own .any-seat")).to_be_visible()
    if form == "phone":  # beside an open hand the own place is in sight too
        hold_in_sight(page, board, across=False)
        if page.locator(".own").get_attribute("data-open") == "true":
            page.locator(".hand-toggle").click()
    figures = []
    for (width, height), least in SIZES[form].items():
        page.set_viewport_size({"width": width, "height": height})
        hold_in_sight(page, board, across=width == LAPTOP)
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.evaluate(SETTLED)
            name = f"board-{board.game}-{board.seats}{board.format}-{width}-{theme}"
            visitor.picture(name)
            found = page.evaluate(MEASURE)
            assert found["cut"] == [], (name, found)
            assert page.evaluate(BURST) == [], name
            assert not found["scrolls"], (name, found)
            over = board.unfolds if form == "wide" else 0
            assert found["share"] >= least - over, (name, found)
            figures.append(f"{name}: {found['share']} %")
    visitor.note(f"board-{board.game}-{board.seats}{board.format}-{form}", "\n".join(figures))


@pytest.mark.parametrize("blockers", [2, len(BLOCKERS)])
def test_who_is_attacked_by_many_reads_all_of_it_and_the_board_keeps_its_share(
    visit: Visit, server: Process, blockers: int
) -> None:
    visitor = come(visit, server.address, "wide")
    _ = Attack(visitor.page, BLOCKERS[:blockers])
    page = visitor.at_a_table(
        terms={"seats": 4, "chosen": {"game": "magic"}}, bots=["", *["random"] * 3], begin=True
    )
    expect(page.locator(".question-text")).to_contain_text("Cerodon Yearling. Which of yours block")
    expect(page.locator("form.domain select")).to_have_count(blockers)
    for (width, height), least in WIDE.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        visitor.picture(f"board-magic-attacked-{blockers}-{width}")
        found = page.evaluate(MEASURE)
        assert found["cut"] == [], (width, found)
        assert found["share"] >= least, (width, found)
        assert page.evaluate(CLIPPED) == 0, width


def test_the_mat_of_another_unfolds_by_a_touch_and_answers_of_a_card_are_told(
    visit: Visit,
) -> None:
    visitor = visit(size={"width": 1366, "height": 768})
    page = opened(visitor, Board("l5r-lcg", 4, PROVINCES))
    other = page.locator(".field-others .mat").nth(1)
    expect(other).to_have_attribute("data-form", "column")
    other.locator(".playmat-name").click()
    expect(other).to_have_attribute("data-form", "row")
    expect(page.locator(".field-others .mat").first).to_have_attribute("data-form", "folded")
    expect(other.locator("[data-zone^='dynasty-pile']")).to_be_visible()
    other.locator(".playmat-name").click()
    expect(other).to_have_attribute("data-form", "column")
