"""Questions that are no lists of answers, as games to come ask them: put in a real page.

No game asks them yet, so they are slipped into what the server says, and what the page would
answer is caught.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.playing import question, until

PLAIN: dict[str, Any] = {"weights": [], "lightest": 0, "heaviest": None}
"""What a choice among several things says that weigh nothing."""


class Asking:
    """Puts one question with a domain into what the server tells, and catches the answer."""

    def __init__(self, page: Page, domain: dict[str, Any]) -> None:
        self.domain = domain
        self.answers: list[Any] = []
        page.route_web_socket("**/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self._asked(str(text))))
        socket.on_message(lambda text: self._caught(server, str(text)))

    def _asked(self, text: str) -> str:
        news = json.loads(text)
        for asked in (news.get("sight") or {}).get("questions", ()):
            asked.update(domain=self.domain, options=[])
        return json.dumps(news)

    def _caught(self, server: WebSocketRoute, text: str) -> None:
        wish = json.loads(text)
        if wish["type"] == "answer":
            self.answers.append(wish["answer"])
        else:
            server.send(text)

    def is_answered(self, page: Page, value: object) -> None:
        """Send what was put together, and check that it is this."""
        question(page).get_by_role("button", name="Answer", exact=True).click()
        until(page, lambda: self.answers, "the answer to be sent")
        assert self.answers == [value]


def begin(visit: Visit, **domain: Any) -> tuple[Page, Asking]:
    """Open a table at which all questions have a domain."""
    visitor = visit()
    asking = Asking(visitor.page, domain)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    expect(question(page).get_by_role("button", name="Answer", exact=True)).to_be_visible()
    return page, asking


PLACES = """() => {
    const ends = document.querySelector(".question-body").getBoundingClientRect().right;
    return [".stepper > button", ".domain .main-button"].map((place) => {
        const {left, top, right} = document.querySelector(place).getBoundingClientRect();
        return [Math.round(left), Math.round(top), right <= ends];
    });
}"""
"""Where the first step and what sends the answer begin, and whether they end within the line."""


def test_nothing_moves_when_a_step_back_can_be_taken(visit: Visit) -> None:
    page, _ = begin(visit, type="Range", low=1, high=5)
    page.set_viewport_size({"width": 1000, "height": 768})  # no room is left in the line
    before = page.evaluate(PLACES)
    assert all(within for *_, within in before)
    question(page).locator(".stepper > button").last.click()
    expect(page.get_by_role("button", name="One step back")).to_be_visible()
    assert page.evaluate(PLACES) == before


def test_a_number_is_chosen_by_steps_and_by_typing(visit: Visit) -> None:
    page, asking = begin(visit, type="Range", low=1, high=5)
    page.get_by_role("button", name="More", exact=True).click()
    number = page.get_by_role("spinbutton")
    expect(number).to_have_value("2")
    number.fill("9")
    page.get_by_role("button", name="Less", exact=True).click()
    asking.is_answered(page, 4)


def test_some_of_several_things_are_chosen(visit: Visit) -> None:
    keys = ["take-aim", "bats", "dark"]
    page, asking = begin(visit, type="Subset", keys=keys, at_least=2, at_most=2, **PLAIN)
    offered = question(page)  # the log may name a card, too
    send = offered.get_by_role("button", name="Answer", exact=True)
    offered.get_by_role("button", name="Dark", exact=True).click()
    expect(send).to_have_attribute("aria-disabled", "true")
    offered.get_by_role("button", name="Take Aim", exact=True).click()
    offered.get_by_role("button", name="Bats", exact=True).click()
    asking.is_answered(page, ["take-aim", "dark"])


def test_things_are_put_in_order_by_keyboard(visit: Visit) -> None:
    page, asking = begin(visit, type="Ordering", keys=["take-aim", "bats", "dark"])
    later = page.get_by_role("button", name="Take Aim: later")
    later.focus()
    page.keyboard.press("Enter")
    expect(later).to_be_focused()
    page.keyboard.press("Enter")
    asking.is_answered(page, ["bats", "dark", "take-aim"])


def test_an_amount_is_divided_and_nothing_is_left(visit: Visit) -> None:
    page, asking = begin(
        visit, type="Division", total=5, keys=["take-aim", "bats"], at_least=1, bounds=[]
    )
    send = question(page).get_by_role("button", name="Answer", exact=True)
    expect(send).to_have_attribute("aria-disabled", "true")
    page.get_by_label("Bats", exact=True).fill("9")
    expect(page.get_by_label("Bats", exact=True)).to_have_value("4")
    asking.is_answered(page, [1, 4])


def test_what_happened_elsewhere_is_reported(visit: Visit) -> None:
    page, asking = begin(visit, type="Reported", subject="battle")
    page.get_by_label("What is reported").fill('{"winner": 1}')
    asking.is_answered(page, {"winner": 1})


def test_what_is_chosen_weighs_no_more_than_it_may(visit: Visit) -> None:
    weighed = {"weights": [1, 2, 3], "lightest": 2, "heaviest": 3}
    keys = ["take-aim", "bats", "dark"]
    page, asking = begin(visit, type="Subset", keys=keys, at_least=0, at_most=3, **weighed)
    offered = question(page)
    offered.get_by_role("button", name="Take Aim (1)", exact=True).click()
    expect(offered.locator(".draft-lacks")).to_have_text("Still lacking: 1")
    dark = offered.get_by_role("button", name="Dark (3)", exact=True)
    dark.click()
    expect(dark).to_have_attribute("aria-pressed", "false")
    offered.get_by_role("button", name="Bats (2)", exact=True).click()
    asking.is_answered(page, ["take-aim", "bats"])


def test_each_part_has_bounds_of_its_own(visit: Visit) -> None:
    bounds = [[0, 2], [1, 4]]
    keys = ["take-aim", "bats"]
    page, asking = begin(visit, type="Division", total=5, keys=keys, at_least=0, bounds=bounds)
    fields = question(page)
    fields.get_by_label("Take Aim").fill("9")
    expect(fields.get_by_label("Take Aim")).to_have_value("2")
    fields.get_by_label("Bats").fill("3")
    asking.is_answered(page, [2, 3])


def test_one_thing_is_pressed(visit: Visit) -> None:
    page, asking = begin(visit, type="OneOf", keys=["take-aim", "bats"])
    question(page).get_by_role("button", name="Bats", exact=True).click()
    asking.is_answered(page, "bats")


def test_a_text_is_written(visit: Visit) -> None:
    page, asking = begin(visit, type="Text", shortest=2, longest=9)
    expect(question(page).locator(".draft-lacks")).to_have_text("Characters still lacking: 2")
    page.get_by_label("Your text").fill("Peace")
    asking.is_answered(page, "Peace")


def test_something_of_a_catalogue_is_pressed_or_typed(visit: Visit) -> None:
    page, asking = begin(visit, type="Named", catalogue="cards", some=["bats"])
    question(page).get_by_role("button", name="Bats", exact=True).click()
    expect(page.get_by_label("Your choice")).to_have_value("bats")
    page.get_by_label("Your choice").fill("rats")
    asking.is_answered(page, "rats")
