"""Parts of the house by themselves, on the page that shows them: playmats and shared places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Visit, rarely

pytestmark = pytest.mark.slow


def show(page: Page, **wanted: int) -> None:
    """Ask the page for so many of each, without loading it anew."""
    asked = "&".join(f"{name}={count}" for name, count in wanted.items())
    page.evaluate("asked => { location.hash = asked; }", asked)


def middle(place: Locator) -> tuple[float, float]:
    """Return the middle of a place, across and down."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("seats", [2, rarely(4), 6])
def test_the_own_playmat_lies_below_and_what_is_shared_between(
    visit: Visit, size: dict[str, int], seats: int
) -> None:
    visitor = visit(size=size)
    page = visitor.go(f"/parts#seats={seats}&shared=2&cards=5")
    expect(page.locator(".playmat")).to_have_count(seats)
    visitor.picture(f"playmats-{seats}-{size['width']}")
    shared = middle(page.locator(".mats-shared"))[1]
    own = page.locator(".playmat[data-own=true]")
    expect(own).to_have_count(1)
    assert middle(own)[1] > shared
    for other in page.locator(".playmat[data-own=false]").all():
        assert middle(other)[1] < shared
    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
    assert not page.evaluate(wider)


def test_whoever_watches_has_no_mat_and_where_nothing_is_shared_no_place_is_kept(
    visit: Visit,
) -> None:
    page = visit().go("/parts#seats=3&shared=0&watched=1")
    expect(page.locator(".mats-others > .playmat")).to_have_count(3)
    expect(page.locator(".mats-own")).to_have_count(0)
    expect(page.locator(".mats-shared")).to_have_count(0)


def test_lists_are_updated_by_key(visit: Visit) -> None:
    """One card more at the beginning of a list: all others are the same elements as before."""
    page = visit().go("/parts#seats=2&shared=1&cards=4")
    cards = page.locator(".playmat[data-own=true] li")
    expect(cards).to_have_text(["4", "3", "2", "1"])
    cards.evaluate_all("all => all.forEach(one => { one.dataset.was = one.textContent; })")
    show(page, seats=2, shared=1, cards=5)
    expect(cards).to_have_text(["5", "4", "3", "2", "1"])
    was = cards.evaluate_all("all => all.map(one => one.dataset.was ?? '')")
    assert was == ["", "4", "3", "2", "1"]
    show(page, seats=4, shared=1, cards=3)
    expect(page.locator(".playmat")).to_have_count(4)
    was = cards.evaluate_all("all => all.map(one => one.dataset.was ?? '')")
    assert was == ["3", "2", "1"], "the own playmat is the same when others join"
