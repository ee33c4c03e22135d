"""What a newcomer sees at tables of the card games: how one wins, what goes on, what it costs."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.acting import wait_to_act
from tests.browser.conftest import PHONE, Visit
from tests.browser.meeting import met
from tests.browser.playing import offered, until

pytestmark = pytest.mark.slow
LAPTOP = {"width": 1366, "height": 768}
SMALL = {"width": 1024, "height": 768}

COVERED = """() => {
    const box = element => element.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.lcg-stage :is(.lcg-scene, .any-zone)')].map(box);
    const lies = (part, ring) => part.left < ring.right && part.right > ring.left
        && part.top < ring.bottom && part.bottom > ring.top;
    return [...document.querySelectorAll('.lcg-stage .lcg-rings .ring')]
        .filter(ring => parts.some(part => lies(part, box(ring))))
        .map(ring => ring.dataset.element);
}"""
"""The rings of the stage whose place some other part of it takes."""

OUTSIDE = """() => {
    const feet = [...document.querySelectorAll('.field-others .lcg-province > .lcg-foot')];
    const isOut = foot => {
        const [box, room] = [foot, foot.closest('.mat')].map(one => one.getBoundingClientRect());
        const end = document.querySelector('.field-others').getBoundingClientRect().bottom;
        return box.right > room.right + 1 || box.bottom > end + 1;
    };
    return [feet.length, feet.filter(isOut).length];
}"""
"""How many provinces the others have, and of how many the strength is not in sight."""


def opened(
    visit: Visit, game: str, seats: int, format: str = "", size: dict[str, int] = LAPTOP
) -> Page:
    """Open a table of a game against bots."""
    chosen: dict[str, Any] = {"game": game}
    if format:
        chosen |= {"format": format, "options": {}}
    page = visit(size=size).at_a_table(
        terms={"seats": seats, "chosen": chosen},
        bots=["", *["heuristic"] * (seats - 1)],
        begin=True,
    )
    wait_to_act(page)
    return page


@pytest.mark.parametrize(
    ("game", "seats", "format", "goal"),
    [
        ("l5r-lcg", 2, "skirmish", "reach 12 honor"),
        ("l5r-lcg", 2, "stronghold", "break the stronghold province"),
        ("l5r-lcg", 3, "enlightenment", "rings of all five elements"),
        ("l5r-ccg", 2, "", "40 Family Honor"),
        ("magic", 2, "", "be the last player left"),
    ],
)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_at_the_first_look_it_is_said_how_one_wins(
    visit: Visit, game: str, seats: int, format: str, goal: str, size: dict[str, int]
) -> None:
    page = opened(visit, game, seats, format, size)
    told = page.get_by_text(re.compile(f"^To win: .*{goal}"))
    expect(told).to_be_visible()
    box = told.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= size["width"]


def test_the_stage_says_what_the_phase_is_about_and_which_comes_next(visit: Visit) -> None:
    page = opened(visit, "l5r-lcg", 2, "skirmish")
    expect(page.locator(".lcg-guide")).to_contain_text("Setup:")
    page = met(lambda: page, ".lcg-phases [aria-current]", tables=1)
    guide = page.locator(".lcg-guide")
    expect(guide).to_contain_text("Dynasty phase:")
    expect(guide).to_contain_text("The draw phase comes next.")


@pytest.mark.clause("ENL-4.2")
def test_in_enlightenment_the_stage_says_that_an_attacker_claims_a_ring(visit: Visit) -> None:
    page = met(
        partial(opened, visit, "l5r-lcg", 3, "enlightenment"),
        ".lcg-guide:has-text('Conflict phase:')",
    )
    guide = page.locator(".lcg-guide")
    expect(guide).to_contain_text("An attacker who wins puts the ring on a province")
    page.get_by_role("button", name="How this works").click()
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("every player has five rings of their own")
    expect(told).to_contain_text("“Offer a treaty”")


def test_what_is_attached_to_a_fighter_is_in_sight_in_the_conflict(visit: Visit) -> None:
    page = met(partial(opened, visit, "l5r-lcg", 2, "skirmish"), ".lcg-side .tile-worn")
    stage = page.locator(".field-stage").bounding_box()
    worn = page.locator(".lcg-side .tile-worn").first.bounding_box()
    assert stage is not None
    assert worn is not None
    assert worn["y"] + worn["height"] <= stage["y"] + stage["height"]


def test_in_a_conflict_nothing_lies_over_a_ring(visit: Visit) -> None:
    page = met(
        partial(opened, visit, "l5r-lcg", 2, "skirmish"),
        ".lcg-stage[data-fought='true'] .lcg-side .tile",
    )
    for size in (LAPTOP, SMALL):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.locator(".lcg-stage .lcg-rings .ring")).to_have_count(5)
        assert page.evaluate(COVERED) == []


def test_the_strength_of_every_province_of_three_others_is_in_sight(visit: Visit) -> None:
    page = met(partial(opened, visit, "l5r-lcg", 4, "enlightenment"), ".lcg-phases [aria-current]")
    assert page.evaluate(OUTSIDE) == [15, 0]


def test_a_card_that_lies_sideways_keeps_its_figures(visit: Visit) -> None:
    page = met(
        partial(opened, visit, "l5r-ccg", 2), ".tile[data-turned='true'] .tile-foot .tile-figure"
    )
    bowed = page.locator(".tile[data-turned='true']").first
    expect(bowed).to_have_attribute("title", "Bowed")


def test_gold_is_counted_and_every_answer_that_costs_says_what_bows(visit: Visit) -> None:
    page = met(partial(opened, visit, "l5r-ccg", 2), "button.answer[data-key^='recruit']")
    expect(page.locator(".own")).to_contain_text(re.compile(r"Gold\s*\d+"))
    expect(page.locator(".question-text")).to_contain_text(re.compile(r"You can produce \d+ gold"))
    dear = [text for key, text in offered(page) if key.startswith("recruit")]
    assert all(re.search(r"for (\d+ gold: bows .+|nothing)$", text) for text in dear), dear
    # All answers are in sight: none is folded away.
    expect(page.get_by_role("button", name=re.compile(r"^\d+ more"))).to_have_count(0)


def test_a_hand_is_kept_by_one_of_two_buttons_and_copies_are_one_answer(visit: Visit) -> None:
    page = opened(visit, "magic", 4)
    assert [key for key, _ in offered(page)] == ["keep", "mulligan"]
    page.get_by_role("button", name="Keep this hand").click()

    def is_priority() -> bool:
        return any(key == "pass" for key, _ in offered(page))

    until(page, is_priority, "priority")
    expect(page.locator(".question-text")).to_contain_text("When all pass, combat begins.")
    texts = [text for _, text in offered(page)]
    assert not [text for text in texts if re.search(r"\(\d\)$", text)]
    # The digit before an answer is what is typed for it.
    named = [re.sub(r"^\d+ ", "", text) for text in texts]
    assert len(set(named)) == len(named)
