"""A new build of the page comes while an old one is open, or still loading."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit, Visitor

pytestmark = pytest.mark.slow

NOW = "2026-11-01T12:00:00Z"
"""When the page looks at a clock that stands still."""


class Upgrade:
    """Takes what the open page is a build of from the server, until a document is asked for.

    The server itself is tested with two builds; here one address stands for both of them.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.documents = 0
        self.gone = False
        visitor.page.route("**/*", self._answer)

    def _answer(self, route: Route) -> None:
        if route.request.resource_type == "document":
            self.documents += 1
            self.gone = self.gone and self.documents < 2
        if self.gone and "/assets/" in route.request.url:
            route.fulfill(status=404)
        else:
            route.continue_()


def forget_what_was_gone(visitor: Visitor) -> None:
    """Let go of what the browser said of files that were not there."""
    told = "Failed to load resource"
    others = [fault for fault in visitor.faults if told not in fault]
    assert len(others) < len(visitor.faults)
    visitor.faults[:] = others


def test_an_open_page_is_loaded_anew_when_a_part_of_it_is_gone(visit: Visit) -> None:
    visitor = visit()
    upgrade = Upgrade(visitor)
    page = visitor.go("/")
    # What the first page fetches late is no part that is gone: its pictures are drawn last.
    doors = page.locator(".door")
    expect(doors.filter(has=page.locator("svg"))).to_have_count(doors.count())
    page.evaluate("window.before = true")
    upgrade.gone = True
    page.locator('main a[href="/stats"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Statistics")
    assert upgrade.documents == 2
    assert not page.evaluate("window.before")
    forget_what_was_gone(visitor)


def test_a_page_that_is_just_loading_is_loaded_anew(visit: Visit) -> None:
    visitor = visit()
    upgrade = Upgrade(visitor)
    upgrade.gone = True
    page = visitor.go("/stats")
    expect(page.get_by_role("heading", level=1)).to_have_text("Statistics")
    assert upgrade.documents == 2
    forget_what_was_gone(visitor)


def test_a_part_that_no_build_has_does_not_load_the_page_again_and_again(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    documents: list[str] = []

    def answer(route: Route) -> None:
        if route.request.resource_type == "document":
            documents.append(route.request.url)
        if "/StatsPage.js" in route.request.url or route.request.method == "HEAD":
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route("**/*", answer)
    # What is missed again later than this is loaded anew once more. A slow machine takes as long
    # to load the page, so here no time goes by.
    page.clock.set_fixed_time(NOW)
    with page.expect_request(lambda _: len(documents) == 2):
        page.goto(f"{visitor.address}/stats")
    expect(page.locator("main .loading")).to_contain_text("does not answer")
    page.wait_for_load_state("networkidle")
    assert len(documents) == 2
    forget_what_was_gone(visitor)
