"""Whoever comments sees all hands: late, and only as long as every seat agrees."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit, Visitor, rarely
from tests.browser.playing import answer_some, question, until, wait_for_question
from tests.browser.watching import cards_in

pytestmark = pytest.mark.slow

NEVER = 3600
"""A delay in seconds that no test lives to see the end of."""


class Studio:
    """A table of Ana and Ben, with somebody who comments and somebody who watches."""

    def __init__(self, visit: Visit, *, delay: int) -> None:
        self.ana, self.ben, self.caster, self.watcher = visit(), visit(), visit(), visit()
        terms = {"seats": 2, "delay": delay, "chosen": {"options": {"opening": "random"}}}
        page = self.ana.at_a_table(terms=terms, name="Ana")
        self.table = page.url.rsplit("/", 1)[1]
        self.come(self.ben, "player", "Ben", "Take a seat")
        self.come(self.caster, "caster", "Cai", "Enter")
        self.come(self.watcher, "spectator", "Dee", "Watch")
        page.get_by_role("button", name="Begin").click()
        wait_for_question(page)
        expect(question(self.caster.page)).to_be_visible()
        expect(question(self.watcher.page)).to_be_visible()

    def come(self, visitor: Visitor, role: str, name: str, button: str) -> None:
        """Invite somebody by a link, and let them come by it."""
        asked = f"{self.ana.address}/api/tables/{self.table}/invitations"
        headers = {"Origin": self.ana.address}
        made = self.ana.page.request.post(asked, data={"role": role}, headers=headers)
        assert made.ok, made.text()
        page = visitor.go(made.json()["link"])
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name=button).click()
        page.wait_for_url(f"**/table/{self.table}")

    def play(self, seed: int, count: int = 6) -> None:
        """Let Ana and Ben play on."""
        answer_some([self.ana.page, self.ben.page], random.Random(seed), count)

    def agree(self, visitor: Visitor, *, agrees: bool = True) -> None:
        """Let a player agree, or withdraw it."""
        page = visitor.page
        page.get_by_role("tab", name="People").click()
        page.get_by_label("Commentators may see my hand, later").set_checked(agrees)


def hands(traffic: Iterable[str]) -> list[dict[str, Any]]:
    """Return whatever of hands went over a socket."""
    found: list[dict[str, Any]] = []
    for text in traffic:
        view = (msgspec.json.decode(text).get("sight") or {}).get("view", {})
        if view.get("hand") or view.get("hands"):
            found.append(view)
    return found


def slugs(visitor: Visitor) -> set[str]:
    """Return the cards that a player was shown in the own hand."""
    return {card["slug"] for view in hands(visitor.traffic) for card in view.get("hand", ())}


def open_hand(page: Page, name: str) -> list[str]:
    """Return the cards in a hand that a commentator sees."""
    place = page.get_by_role("region", name=name, exact=True)
    return cards_in(place.get_by_role("list", name="Hand"))


def test_hands_are_open_once_all_agree_until_somebody_does_not(visit: Visit) -> None:
    studio = Studio(visit, delay=1)
    caster = studio.caster
    page = caster.page
    waits = page.locator(".cast-waits")
    expect(waits).to_contain_text("Ana and Ben have not agreed yet")
    studio.play(41)
    assert hands(caster.traffic) == []

    studio.agree(studio.ana)
    expect(waits).to_contain_text("Ben has not agreed yet")
    studio.play(42)
    assert hands(caster.traffic) == []
    assert hands(studio.watcher.traffic) == []

    studio.agree(studio.ben)
    expect(page.locator(".open-hand")).to_have_count(2)
    studio.play(43)
    for visitor, name in ((studio.ana, "Ana"), (studio.ben, "Ben")):
        wanted = cards_in(visitor.page.locator(".own .hand-places .hand-cards").last)
        place = page.get_by_role("region", name=name, exact=True)
        expect(place.get_by_role("list", name="Hand").locator(".card-name")).to_have_text(wanted)
    assert open_hand(page, "Ana") or open_hand(page, "Ben")
    until(page, lambda: hands(caster.traffic), "hands to come")
    caster.picture("casting")
    assert page.get_by_role("group", name="Answers").count() == 0

    studio.agree(studio.ben, agrees=False)
    expect(waits).to_contain_text("Ben has not agreed yet")
    expect(page.locator(".open-hand")).to_have_count(0)
    heard = len(caster.traffic)
    studio.play(44, 10)
    until(page, lambda: len(caster.traffic) > heard, "what is public to be told on")
    assert hands(caster.traffic[heard:]) == []
    assert hands(studio.watcher.traffic) == []
    assert slugs(studio.ana) | slugs(studio.ben), "the players have hands to be hidden"


def test_nothing_that_all_agree_to_is_seen_before_the_delay(visit: Visit) -> None:
    studio = Studio(visit, delay=NEVER)
    caster = studio.caster
    page = caster.page
    for visitor in (studio.ana, studio.ben):
        studio.agree(visitor)
    expect(page.locator(".cast-waits")).to_contain_text(f"in {NEVER:,} seconds")
    heard = len(caster.traffic)
    studio.play(45, 10)
    assert slugs(studio.ana) | slugs(studio.ben)
    assert hands(caster.traffic) == []
    # Neither does the board run ahead of the hands.
    told = (msgspec.json.decode(text) for text in caster.traffic[heard:])
    assert all(not news.get("sight") and not news.get("lines") for news in told)
    # Nor is there a way round through the replay until now.
    for view in ("seat1", "seat2", "all"):
        asked = f"{caster.address}/api/replays/{studio.table}/steps?view={view}"
        assert page.request.get(asked).status == 403
    page.reload()
    expect(question(page)).to_be_visible()
    assert hands(caster.traffic) == []


# -- what there is room for ------------------------------------------------------------------

LOW = {"width": 1280, "height": 720}

OUTSIDE = """places => places.flatMap(place => [...document.querySelectorAll(place)])
    .filter(one => {
        const box = one.getBoundingClientRect();
        const around = one.parentElement.getBoundingClientRect();
        return box.left < around.left - 2 || box.right > Math.min(around.right, innerWidth) + 1;
    })
    .map(one => one.textContent)"""
"""What reaches beyond its place at a side, or beyond the page."""

CUT = """() => [...document.querySelectorAll('.plate .tr-plate > *')]
    .filter(one => one.getBoundingClientRect().bottom
        > one.parentElement.getBoundingClientRect().bottom + 1)
    .map(one => one.textContent)"""
"""The figures that are not seen whole within their nameplate."""


def against_bots(visitor: Visitor, seats: int) -> str:
    """Let somebody begin against bots whose hands casters see at once; return the table's id."""
    terms = {"seats": seats, "delay": 1, "chosen": {"options": {"level": "into-the-caves"}}}
    bots = ["", *["easy"] * (seats - 1)]
    page = visitor.at_a_table(terms=terms, name="Ana", bots=bots, begin=True)
    wait_for_question(page)
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("seats", [2, rarely(3), 4])
def test_a_caster_has_the_map_and_every_hand_in_sight(visit: Visit, seats: int) -> None:
    ana, caster = visit(), visit(size=LOW)
    table = against_bots(ana, seats)
    asked = f"{ana.address}/api/tables/{table}/invitations"
    made = ana.page.request.post(asked, data={"role": "caster"}, headers={"Origin": ana.address})
    page = caster.go(made.json()["link"])
    page.get_by_label("Your name").fill("Cai")
    page.get_by_role("button", name="Enter").click()
    ana.page.get_by_role("tab", name="People").click()
    ana.page.get_by_label("Commentators may see my hand, later").check()
    answer_some([ana.page], random.Random(46), 4)
    hands = page.locator(".open-hand")
    expect(hands).to_have_count(seats)
    caster.picture(f"casting-{seats}")
    assert page.evaluate(OUTSIDE, [".open-hand", ".plate"]) == []
    for hand in hands.all():
        expect(hand.get_by_role("heading").first).to_be_in_viewport(ratio=1)
    board = page.locator(".board").bounding_box()
    bar = question(page).bounding_box()
    assert board is not None
    assert bar is not None
    assert board["height"] >= LOW["height"] / 2
    assert bar["height"] < 60, "whoever only looks needs no room for answers"


def test_on_a_phone_who_watches_two_sees_both_nameplates(visit: Visit) -> None:
    ana = visit()
    table = against_bots(ana, 2)
    answer_some([ana.page], random.Random(47), 12)
    watcher = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = watcher.go(f"/table/{table}")
    expect(page.locator(".plate-figures .tr-plate")).to_have_count(2)
    watcher.picture("phone-watching")
    assert page.evaluate(OUTSIDE, [".plate"]) == []
    assert page.evaluate(CUT) == []


def test_on_a_phone_the_figures_of_several_are_not_cut(visit: Visit) -> None:
    ana = visit()
    table = against_bots(ana, 3)
    watcher = visit(size=PHONE, has_touch=True, is_mobile=True)
    page = watcher.go(f"/table/{table}")
    expect(page.locator(".plate-figures .tr-plate")).to_have_count(3)
    watcher.picture("phone-watching-three")
    assert page.evaluate(CUT) == []
