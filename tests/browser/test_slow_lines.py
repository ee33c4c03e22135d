"""A slow line: what was chosen is shown as chosen before the server has heard of it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.playing import until, wait_for_question


class Held:
    """Holds the wishes of one kind back that a page sends, until they are let go."""

    def __init__(self, page: Page, kind: str) -> None:
        self.kind = kind
        self.wishes: list[dict[str, Any]] = []
        self._held: list[tuple[WebSocketRoute, str]] = []
        page.route_web_socket("**/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: self._sent(server, str(text)))

    def _sent(self, server: WebSocketRoute, text: str) -> None:
        wish = json.loads(text)
        if wish["type"] == self.kind:
            self.wishes.append(wish)
            self._held.append((server, text))
        else:
            server.send(text)

    def let_go(self) -> None:
        """Send on what was held back."""
        for server, text in self._held:
            server.send(text)
        self._held.clear()


def speak(page: Page, words: str) -> None:
    """Say something, and wait until the table has heard it: whoever is there is drawn anew."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text(words)).to_be_visible()


def test_a_consent_stands_as_chosen_until_the_server_has_answered(visit: Visit) -> None:
    ana, ben = visit(), visit()
    held = Held(ana.page, "consent")
    page = ana.at_a_table(terms={"seats": 2}, name="Ana")
    headers = {"Origin": ana.address}
    asked = f"{ana.address}/api/tables/{page.url.rsplit('/', 1)[1]}/invitations"
    made = page.request.post(asked, data={"role": "player"}, headers=headers)
    come = ben.go(made.json()["link"])
    come.get_by_label("Your name").fill("Ben")
    come.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Begin").click()
    wait_for_question(page)
    page.get_by_role("tab", name="People").click()
    consent = page.get_by_label("Commentators may see my hand, later")
    consent.check()
    speak(come, "A word between")
    expect(page.get_by_role("tab", name="Chat")).to_contain_text("1")
    expect(consent).to_be_checked()
    held.let_go()
    speak(come, "Another word")
    expect(page.get_by_role("tab", name="Chat")).to_contain_text("2")
    expect(consent).to_be_checked()
    assert held.wishes == [{**held.wishes[0], "agrees": True}]
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("tab", name="People").click()
    expect(consent).to_be_checked()


def test_two_choices_in_one_breath_both_count(visit: Visit) -> None:
    visitor = visit()
    held = Held(visitor.page, "stops")
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    page.get_by_role("button", name="When to ask me").first.click()
    sheet = page.get_by_role("dialog")
    order = sheet.get_by_role("button", name="Ask each turn")
    reset = sheet.get_by_role("button", name="Never")
    order.click()
    reset.click()
    expect(sheet.get_by_role("button", name="Ask once a turn")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(order).to_have_attribute("aria-pressed", "true")
    held.let_go()
    expect(order).to_have_attribute("aria-pressed", "true")
    expect(reset).to_have_attribute("aria-pressed", "true")
    until(
        page,
        lambda: held.wishes[-1]["stops"]["choices"] == {"order": "ask", "reset": "skip"},
        "both choices to be sent",
    )
