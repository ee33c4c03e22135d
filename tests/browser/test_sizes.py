"""The table at four sizes and in two themes: what everybody needs is in sight, and nothing is cut.

One page shows a game at all wide sizes, another one on a phone. At each size and in each theme the
same is held: the board has its share, names are whole, nothing lies beyond the edges, and so is
what is asked and what sends an answer. The figures are kept beside the pictures.
"""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import PHONE, Visit, Visitor
from tests.browser.meeting import met
from tests.browser.playing import (
    answer_some,
    fold_hand,
    is_hand_open,
    is_over,
    unfold_hand,
    wait_until_settled,
)
from tests.web.process import Process

pytestmark = pytest.mark.slow

WIDE = {(1366, 768): 60, (1024, 768): 55, (1920, 1080): 60}
THEMES = ("light", "dark")
MOST = 400
"""So many answers are given at most until a hand is full, or the match is over."""
PHONE_SHARE = 50
"""So much of the height of a page the board has at least, in hundredths."""

MEASURE = """() => {
    const box = element => element.getBoundingClientRect();
    const shown = element => element.checkVisibility() && box(element).width > 1;
    const all = place => [...document.querySelectorAll(place)].filter(shown);
    const board = box(document.querySelector('.board-place'));
    const bar = box(document.querySelector(innerWidth < 900 ? '.question' : '.question-body'));
    const over = Math.max(0, Math.min(board.bottom, bar.bottom) - Math.max(board.top, bar.top));
    const names = all(
        '.cell-name, .card-name, .playmat h3, .any-zone-head, .plate-name');
    const isCut = one => one.scrollWidth > one.clientWidth + 1
        || one.scrollHeight > one.clientHeight * 1.2 + 1;
    const asked = all('.question-text').filter(one => one.scrollHeight > one.clientHeight + 4);
    // In a fan the next card lies over a name that goes on below it.
    const fans = all('.hand-cards, .any-hand-cards').filter(
        fan => innerWidth >= 900 && fan.querySelector('.card-small'));
    const covered = fans.flatMap(fan => [...fan.children].slice(0, -1).filter((card, at) => {
        const range = document.createRange();
        range.selectNodeContents(card.querySelector('.card-name'));
        return range.getBoundingClientRect().right > box(fan.children[at + 1]).left + 1;
    }));
    const root = document.documentElement;
    const beyond = element => box(element).left < -1 || box(element).top < -1
        || box(element).right > innerWidth + 1 || box(element).bottom > innerHeight + 1;
    const needed = all('.question-text, form.domain .main-button, .why-button');
    // The answers that have no room are counted by a sign, which leads to them.
    const answers = all('.answers > button');
    const list = document.querySelector('.answers')?.getBoundingClientRect();
    const middle = answer => box(answer).top + box(answer).height / 2;
    const unseen = answers.filter(answer => middle(answer) > list.bottom).length;
    const sign = Number.parseInt(
        document.querySelector('.question .answers-place .more-below')?.textContent ?? '0');
    const places = all('.play > :not(.skip, .unseen), .question-body, .tools button, .play-head a');
    const words = one => (one.innerText || one.className).trim().slice(0, 40);
    return {
        share: Math.round(1000 * (board.height - over) / innerHeight) / 10,
        cut: [...names.filter(isCut), ...asked].map(words),
        covered: covered.map(words),
        beyond: [...needed, ...places].filter(beyond).map(words),
        scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
        unseen, sign,
        asked: all('.question-text').length,
        sends: all('.answers > button, form.domain .main-button').length,
    };
}"""
"""What a page shows: all lists of what must not be are empty."""
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def look(visitor: Visitor, name: str) -> dict[str, Any]:
    """Hold what is shown to the rules, but for the share of the board; return what was found."""
    visitor.page.evaluate(SETTLED)
    visitor.picture(name)
    found: dict[str, Any] = visitor.page.evaluate(MEASURE)
    told = f"{name}: {found}"
    for wrong in ("cut", "covered", "beyond"):
        assert found[wrong] == [], told
    assert not found["scrolls"], told
    assert found["unseen"] == found["sign"], told
    assert found["asked"] >= 1, told
    assert found["sends"] >= 1, told
    return found


def check(visitor: Visitor, named: str, *, least: int, size: tuple[int, int]) -> str:
    """Hold what is shown in both themes to the rules; return the figures.

    A question about the hand unfolds it on a phone. The board has its share when it is folded.
    """
    page = visitor.page
    found: dict[str, Any] = {}
    for theme in THEMES:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        name = f"sizes-{named}-{size[0]}-{theme}"
        page.evaluate(SETTLED)
        was_open = is_hand_open(page)
        if was_open:
            look(visitor, f"{name}-hand")
            fold_hand(page)
        found = look(visitor, name)
        while is_hand_open(page):  # what is asked now is about the hand
            fold_hand(page)
            found = look(visitor, name)
        assert found["share"] >= least, f"{name}: {found}"
        if was_open:
            unfold_hand(page)
    return f"{named} {size[0]}x{size[1]}: {found['share']} % board, {found['sends']} answers"


def check_all(visitor: Visitor, named: str) -> None:
    """Hold what is shown now to the rules at every size that the page can have."""
    figures = []
    if visitor.page.evaluate("innerWidth") < 900:
        size = (PHONE["width"], PHONE["height"])
        figures.append(check(visitor, named, least=PHONE_SHARE, size=size))
    else:
        for (width, height), least in WIDE.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            figures.append(check(visitor, named, least=least, size=(width, height)))
    visitor.note(f"sizes-{named}-{len(figures)}", "\n".join(figures))


def come(visit: Visit, address: str, form: str) -> Visitor:
    """Let somebody come with a wide page, or with a phone."""
    if form == "phone":
        return visit(size=PHONE, address=address, has_touch=True, is_mobile=True)
    return visit(size={"width": 1366, "height": 768}, address=address)


@pytest.mark.parametrize("form", ["wide", "phone"])
def test_tomb_raider_is_whole_at_every_size(visit: Visit, courts: Process, form: str) -> None:
    visitor = come(visit, courts.address, form)
    options = {"level": "into-the-caves", "opening": "random"}
    page = visitor.at_a_table(
        terms={"seats": 2, "chosen": {"game": "tomb-raider", "options": options}},
        bots=["", "easy"],
        begin=True,
    )
    below = random.Random(50)
    answer_some([page], below, 9)
    wait_until_settled(page)
    check_all(visitor, "raider")
    for _ in range(MOST):
        if has_full_hand(page, below):
            break
    else:
        raise AssertionError(f"{MOST} answers, and no hand of many cards")
    check_all(visitor, "raider-hand")


def has_full_hand(page: Page, below: random.Random) -> bool:
    """Answer what is asked until the reader holds seven cards and is asked something."""
    if page.locator(".hand-cards > li").count() >= 7 or is_over(page):
        wait_until_settled(page)
        return True
    answer_some([page], below, 1)
    return False


@pytest.mark.parametrize("form", ["wide", "phone"])
def test_the_synthetic_game_is_whole_at_every_size(
    visit: Visit, courts: Process, form: str
) -> None:
    visitor = come(visit, courts.address, form)
    options = {"turns": 20, "life": 9}
    terms = {"seats": 3, "chosen": {"game": "courts", "options": options}}
    looked: set[str] = set()

    def a_question_of_each_kind(page: Page) -> bool:
        kind = what_is_asked(page)
        if kind not in looked:
            looked.add(kind)
            check_all(visitor, f"courts-{kind}")
        return looked == set(KINDS)

    opened = partial(visitor.at_a_table, terms=terms, bots=["", "random", "random"], begin=True)
    met(opened, a_question_of_each_kind, steps=120)


KINDS = ("answers", "number", "form")


def what_is_asked(page: Page) -> str:
    """Return whether answers are offered, a number is wanted, or something put together."""
    if not page.locator("form.domain").count():
        return "answers"
    return "number" if page.locator("form.domain .domain-parts > .stepper").count() else "form"


class Offering:
    """Puts as many answers as is said into what the server asks, of one word or of many."""

    def __init__(self, page: Page) -> None:
        self.count = 1
        page.route_web_socket("**/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self._offered(str(text))))
        socket.on_message(server.send)

    def _offered(self, text: str) -> str:
        news = json.loads(text)
        for asked in (news.get("sight") or {}).get("questions", ()):
            asked["options"] = [
                {**asked["options"][at % 2], "key": f"key-{at}"} for at in range(self.count)
            ]
        return json.dumps(news)


@pytest.mark.parametrize("form", ["wide", "phone"])
def test_however_many_answers_there_are_the_board_keeps_its_share(visit: Visit, form: str) -> None:
    visitor = come(visit, "", form)
    offering = Offering(visitor.page)
    page = visitor.at_a_table(
        terms={"seats": 2, "chosen": {"game": "tomb-raider", "options": {}}},
        bots=["", "easy"],
        begin=True,
    )
    for count in (2, 5, 9, 14, 30):
        offering.count = count
        page.reload()
        expect(page.locator(".answers > button")).to_have_count(count)
        if form == "phone":  # it is asked about the opening hand
            expect(page.locator(".own")).to_have_attribute("data-open", "true")
        check_all(visitor, f"{form}-answers-{count}")
    page.locator(".answers-place > .more-below").click()
    last = page.locator(".answers > button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    if form == "wide":
        visitor.picture("sizes-answers-unfolded")
        page.get_by_role("button", name="Fold the answers away").click()
        check_all(visitor, f"{form}-answers-folded")
