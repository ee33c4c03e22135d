"""The board gets the screen: how much of a page the map has, and that nothing on it is cut.

Each measurement is kept beside the pictures, as a line of `layout-<seats>.txt`.
"""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.playing import (
    answer_some,
    answers,
    fold_hand,
    give_up,
    is_hand_open,
    play_to_the_end,
    question,
    unfold_hand,
    until,
    wait_until_settled,
)
from tests.browser.test_table import asked_to_take_back

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 768}
SHARES = {(1366, 768): 60, (1024, 768): 57, (1920, 1080): 60, (390, 844): 52, (360, 640): 37}
"""How much of the height of a page the map has at least, in hundredths.

A phone has its hand folded away, and one's own figures in sight.
"""
WIDE = 900
"""From this width on a page is no phone's."""
NARROW = 1024
LEAST_CELL = 70
LEAST_STRIP = 70
"""So much of a card of a fan is in sight."""
ONE_LINE = 0.08
"""A bar with one line is no higher than this share of the page."""

NAMES = ["Hall of Revelation", "Meditation Chamber", "Atlantean Treasure", "Engraved Passage"]
"""The longest names of places, and the longest words among them."""
LARGE_TEXT = "localStorage.setItem('gorin.settings', JSON.stringify({text: 1.3}))"
CHOSEN = {"game": "tomb-raider", "options": {"level": "into-the-caves"}}

MEASURE = """names => {
    const box = element => element.getBoundingClientRect();
    const slot = box(document.querySelector('.map-slot'));
    const wide = innerWidth >= 900;
    const bar = box(document.querySelector(wide ? '.question-body' : '.question'));
    const over = Math.max(0, Math.min(slot.bottom, bar.bottom) - Math.max(slot.top, bar.top));
    const cells = [...document.querySelectorAll('.cell')].map(box);
    const isCut = one => one.scrollWidth > one.clientWidth + 1
        || one.scrollHeight > one.clientHeight * 1.2 + 1;
    const cut = new Set();
    for (const name of document.querySelectorAll('.cell-name')) {
        const own = name.textContent;
        for (const other of [own, ...names]) {
            name.textContent = other;
            if (isCut(name)) cut.add(other);
        }
        name.textContent = own;
    }
    const fan = '.hand-place:not(.hand-many) > .hand-cards > li';
    const cards = [...document.querySelectorAll(fan)].map(box);
    const strips = cards.map((card, at) => (cards[at + 1]?.left ?? card.right) - card.left);
    return {
        share: Math.round(1000 * (slot.height - over) / innerHeight) / 10,
        cell: `${Math.floor(Math.min(...cells.map(one => one.width)))}x`
            + `${Math.floor(Math.min(...cells.map(one => one.height)))}`,
        low: Math.floor(Math.min(...cells.map(one => one.height))),
        cut: [...cut],
        hand: cards.length,
        card: Math.floor(Math.max(0, ...cards.map(one => one.width))),
        strip: Math.floor(Math.min(...strips, 999)),
        bar: Math.round(bar.height),
        aside: document.documentElement.scrollWidth - innerWidth,
    };
}"""
"""What a page shows of the map; every name of a place is tried in every space that has a name."""

LETTERS = """() => Object.fromEntries(
    [
        ['map', '.map .cell-name'],
        ['card', '.hand-cards li:last-child .card-small .card-name'],
    ].map(([what, place]) => {
        const one = document.querySelector(place);
        const range = document.createRange();
        range.selectNodeContents(one);
        return [what, range.getBoundingClientRect().height / range.getClientRects().length];
    })
)"""
"""How high a line of text is on the map and on a card."""


def measured(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    """Give the page a size and return its measurements once the map is drawn for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, Any] = page.evaluate(MEASURE, NAMES)
    return found


@pytest.mark.parametrize("seats", [2, 6])
def test_the_map_has_the_page(visit: Visit, seats: int) -> None:
    visitor = visit(size=LAPTOP)
    terms = {"seats": seats, "chosen": CHOSEN}
    page = visitor.at_a_table(terms=terms, bots=["", *["easy"] * (seats - 1)], begin=True)
    answer_some([page], random.Random(50), 9)
    wait_until_settled(page)
    figures = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        for size, share in SHARES.items():
            name = f"{size[0]}x{size[1]}"
            if size[0] < WIDE:  # beside an open hand nothing is cut either
                page.set_viewport_size({"width": size[0], "height": size[1]})
                unfold_hand(page)
                opened = measured(page, size)
                visitor.picture(f"layout-{seats}-{name}-{theme}-hand")
                assert opened["cut"] == [], f"{name}, the hand open: {opened}"
                assert opened["aside"] == 0, f"{name}, the hand open: {opened}"
                fold_hand(page)
            found = measured(page, size)
            visitor.picture(f"layout-{seats}-{name}-{theme}")
            figures.append(f"{name} {seats} seats, {theme}: {found}")
            assert found["share"] >= share, figures[-1]
            assert found["cut"] == [], figures[-1]
            assert found["low"] >= LEAST_CELL, figures[-1]
            assert found["aside"] == 0, figures[-1]
            if size[0] >= WIDE:
                # On a narrow one a question of two sentences takes more than a line.
                assert found["bar"] <= (ONE_LINE if size[0] > NARROW else 0.11) * size[1], figures[
                    -1
                ]
                assert found["strip"] >= LEAST_STRIP, figures[-1]
    visitor.note(f"layout-{seats}", "\n".join(figures))


class Hurt:
    """Gives every raider injuries, states and piles, whenever a page is told all."""

    def __init__(self, page: Page) -> None:
        page.route_web_socket("**/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self._told(str(text))))
        socket.on_message(server.send)

    def _told(self, text: str) -> str:
        news = json.loads(text)
        sight = news.get("sight") or {}
        if sight.get("whole"):
            cards = [
                {"slug": "rope", "number": number, "kind": "discovery", "figure": 9, "threat": None}
                for number in (901, 902)
            ]
            for raider in sight["view"]["raiders"]:
                raider.update(injuries=[1, 1, 1, 1], life=1, damage=1, deaths=3, stuck=True)
                raider.update(unsaved=cards[:1], saved=cards[1:])
        return json.dumps(news)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_figures_on_a_phone_leave_the_map_its_share_whatever_comes(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size={"width": size[0], "height": size[1]})
    _ = Hurt(visitor.page)
    terms = {"seats": 2, "chosen": CHOSEN}
    page = visitor.at_a_table(terms=terms, bots=["", "easy"], begin=True)
    answer_some([page], random.Random(58), 4)  # the opening hand lies there
    wait_until_settled(page)
    page.reload()
    wait_until_settled(page)
    expect(page.locator(".plates .injury")).to_have_count(4)
    expect(page.locator(".own .injury")).to_have_count(4)
    found = measured(page, size)
    while is_hand_open(page):  # what is asked is about the hand
        fold_hand(page)
        found = measured(page, size)
    visitor.picture(f"layout-hurt-{size[0]}")
    assert found["share"] >= SHARES[size], found
    assert found["aside"] == 0, found


def letters(visit: Visit, prepared: str) -> dict[str, float]:
    """Return how high lines of text are at a new table, after something was prepared."""
    visitor = visit(size=LAPTOP)
    visitor.page.add_init_script(prepared)
    page = visitor.at_a_table(terms={"seats": 2, "chosen": CHOSEN}, bots=["", "easy"], begin=True)
    answer_some([page], random.Random(51), 4)
    expect(page.locator(".map .cell-name").first).to_be_visible()
    expect(page.locator(".hand-cards li:last-child .card-small .card-name")).to_be_visible()
    found: dict[str, float] = page.evaluate(LETTERS)
    for size in list(SHARES)[:3]:
        assert measured(page, size)["cut"] == []
        visitor.picture(f"layout-{'large' if prepared else 'plain'}-{size[0]}")
        for tool in page.get_by_role("toolbar").get_by_role("button").all():
            expect(tool).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Give up")).to_be_in_viewport(ratio=1)
    return found


def test_large_text_reaches_cards_and_map_and_all_tools_stay_on_the_screen(visit: Visit) -> None:
    plain, large = letters(visit, ""), letters(visit, LARGE_TEXT)
    for place in ("map", "card"):
        assert large[place] >= 1.25 * plain[place], place


BOX = "one => { const b = one.getBoundingClientRect(); return [b.top, b.bottom, b.width]; }"


def test_a_card_of_the_fan_comes_out_of_it_larger(visit: Visit) -> None:
    page = visit(size={"width": 1024, "height": 768}).at_a_table(
        terms={"seats": 2, "chosen": CHOSEN}, bots=["", "easy"], begin=True
    )
    answer_some([page], random.Random(52), 4)  # the opening hand lies there, a fan
    wait_until_settled(page)
    card = page.locator(".hand-cards .card-control").first
    _, _, before = card.evaluate(BOX)
    place = page.locator(".hand-cards > li").first.bounding_box()
    for come_out in (card.hover, card.focus):
        page.mouse.move(2, 2)
        page.locator(".question").focus()
        until(page, lambda: card.evaluate(BOX)[2] == before, "the card to lie in the fan")
        come_out()
        until(page, lambda: card.evaluate(BOX)[2] >= 1.1 * before, "the card to be larger")
        top, bottom, _ = card.evaluate(BOX)
        assert top >= 0
        assert bottom <= 768
        assert page.locator(".hand-cards > li").first.bounding_box() == place, "it keeps its place"


def leaves_the_last_row(page: Page) -> bool:
    """Return whether the request to take back lies over no row in the map's lower half."""
    undo = page.locator(".undo-request").bounding_box()
    rows = page.locator(".map-slot").bounding_box()
    assert undo is not None
    assert rows is not None
    return undo["y"] + undo["height"] <= rows["y"] + rows["height"] / 2


def test_a_request_to_take_back_does_not_cover_the_last_row(visit: Visit) -> None:
    host, friend = asked_to_take_back(visit)
    friend.set_viewport_size({"width": 390, "height": 844})
    for page in (host, friend):
        until(page, partial(leaves_the_last_row, page), "the request to leave the last row")


def test_the_check_of_every_roll_leaves_the_map_in_its_place(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.at_a_table(terms={"seats": 2, "chosen": CHOSEN}, bots=["", "easy"], begin=True)
    answer_some([page], random.Random(55), 4)
    give_up(page)
    play_to_the_end([page], random.Random(56))
    slot = page.locator(".map-slot")
    before = slot.bounding_box()
    page.get_by_role("button", name="Check the whole game").click()
    expect(page.get_by_role("status").filter(has_text="every move is legal")).to_be_in_viewport()
    visitor.picture("layout-checked")
    assert slot.bounding_box() == before


TABLES = 12
MOST = 100
"""So many answers are given at most at a table."""
MARKED = "all => all.forEach((one, at) => { one.dataset.marked = at; })"


def test_the_cards_of_a_hand_stay_the_same_elements(visit: Visit) -> None:
    """What leaves or joins a hand takes nothing else with it: no card is drawn anew."""
    visitor, changes = visit(), 0
    for seed in range(TABLES):  # chance may end a match before
        changes += changes_of_a_hand(visitor, random.Random(seed))
        if changes >= 2:
            break
    assert changes >= 2, f"in {TABLES} matches a hand changed {changes} times"
    expect(question(visitor.page)).to_be_visible()


def changes_of_a_hand(visitor: Visitor, below: random.Random) -> int:
    """Play until a hand has changed twice, or the match is over; return how often it has."""
    page = visitor.at_a_table(terms={"seats": 2, "chosen": CHOSEN}, bots=["", "easy"], begin=True)
    # Cards that are offered lie in a list of their own, which comes and goes.
    cards = page.get_by_role("list", name="Your hand", exact=True).locator("> li > button")
    answer_some([page], below, 5)
    changes = 0
    for _ in range(MOST):
        wait_until_settled(page)
        before = cards.all_inner_texts()
        cards.evaluate_all(MARKED)
        answer_some([page], below, 1)
        wait_until_settled(page)
        if answers(page).count() == 0:
            break
        after = cards.all_inner_texts()
        kept = sum(min(before.count(one), after.count(one)) for one in set(before))
        marks = cards.evaluate_all("all => all.map(one => one.dataset.marked ?? '')")
        assert sum(mark != "" for mark in marks) >= kept
        changes += sorted(before) != sorted(after) and kept > 0
        if changes >= 2:
            break
    return changes
