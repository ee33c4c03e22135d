"""Whom one attacks is in sight: provinces, rings, characters of the others, whole, unscrolled."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.crowding import CHARACTERS, PAIRS, Crowd
from tests.browser.meeting import met
from tests.browser.test_boards import BURST
from tests.browser.test_sizes import MEASURE, SETTLED

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 768}
MOMENTS = {
    "declares": ".lcg-ring-answer[data-answers^='declare:']",
    "province": ".field-others [data-answers^='province:']",
    "attackers": ".lcg-stage[data-fought=true] .lcg-side[data-side=defense]",
}
"""What is there when somebody chooses a ring, a province, who attacks it."""
PLACES = (".lcg-province", ".lcg-hanging .ring", "[data-zone^='play.'] .tile")
"""What of the others is seen whole: provinces, the rings on them, characters."""

OUT_OF_SIGHT = """place => {
    const isShown = element => {
        const {left, top, right, bottom} = element.getBoundingClientRect();
        if (right - left < 4 || bottom - top < 4) return false;
        // No frame cuts it off, and nothing from elsewhere lies over its corners.
        for (let frame = element.parentElement; frame; frame = frame.parentElement) {
            if (getComputedStyle(frame).overflow === 'visible') continue;
            const box = frame.getBoundingClientRect();
            if (left < box.left - 1 || top < box.top - 1) return false;
            if (right > box.right + 1 || bottom > box.bottom + 1) return false;
        }
        const others = element.closest('.field-others');
        return [left + 3, right - 3].every(x => [top + 3, bottom - 3].every(
            y => others.contains(document.elementFromPoint(x, y))));
    };
    const all = [...document.querySelectorAll(`.field-others ${place}`)];
    return [all.length, all.filter(one => !isShown(one)).map(one => one.innerText)];
}"""
"""How much of a kind lies before the others, and what of it is not seen whole."""


def at_a_table(visit: Visit, seats: int) -> Visitor:
    """Open a table of Enlightenment with bots that answer at random, and much on it."""
    visitor = visit(size=LAPTOP)
    _ = Crowd(visitor.page)
    sit_down(visitor, seats)
    return visitor


def sit_down(visitor: Visitor, seats: int) -> Page:
    """Open another table in the same way."""
    chosen = {"game": "l5r-lcg", "format": "enlightenment", "options": {}}
    bots = ["", *["random"] * (seats - 1)]
    return visitor.at_a_table(terms={"seats": seats, "chosen": chosen}, bots=bots, begin=True)


def reach(visitor: Visitor, seats: int, moment: str) -> None:
    """Answer until something is chosen, and let the page be told all of it anew."""
    page, here = visitor.page, iter([visitor.page])

    def shows(page: Page) -> bool:
        return page.locator(MOMENTS[moment]).count() > 0 and is_asked(page, moment)

    shows.__name__ = moment
    met(lambda: next(here, None) or sit_down(visitor, seats), shows, steps=100)
    page.reload()
    expect(page.locator(MOMENTS[moment]).first).to_be_visible()
    expect(page.locator(".field-others [data-zone^='play.'] .card").first).to_be_visible()
    page.mouse.move(2, 2)
    page.evaluate(SETTLED)


def is_asked(page: Page, moment: str) -> bool:
    """Return whether the moment is the reader's own: who attacks is asked in a form."""
    return moment != "attackers" or page.locator("form.domain").count() > 0


def test_with_three_seats_all_of_the_others_is_seen_while_somebody_attacks(visit: Visit) -> None:
    visitor = at_a_table(visit, 3)
    page = visitor.page
    for moment in MOMENTS:
        reach(visitor, 3, moment)
        visitor.picture(f"others-3-{moment}")
        for place in PLACES:
            count, hidden = page.evaluate(OUT_OF_SIGHT, place)
            assert count >= 2 * len(CHARACTERS) - 4, (moment, place, count)
            assert hidden == [], (moment, place, hidden)
        found = page.evaluate(MEASURE)
        assert found["cut"] == [], (moment, found)
        assert page.evaluate(BURST) == [], moment
    treaties = page.locator("[data-zone=treaties] .card-control")
    expect(treaties).to_have_count(2 * len(PAIRS))
    treaties.first.hover()
    expect(page.locator(".peek")).to_contain_text("Honor at stake: 2")


def test_with_six_seats_each_province_that_can_be_attacked_is_seen_and_touched(
    visit: Visit,
) -> None:
    visitor = at_a_table(visit, 6)
    page = visitor.page
    reach(visitor, 6, "province")
    visitor.picture("others-6-province")
    for place in (".lcg-province", ".lcg-hanging .ring", ".lcg-slim-one"):
        count, hidden = page.evaluate(OUT_OF_SIGHT, place)
        assert count >= 20, (place, count)
        assert hidden == [], (place, hidden)
    name = page.locator(".field-others .mat").nth(3).locator(".playmat-name")
    name.click()
    expect(page.locator(".field-others .mat").nth(3)).to_have_attribute("data-form", "row")
    expect(page.locator(".mat[data-form=row] .lcg-province .tile").first).to_be_in_viewport()
    name.click()
    page.locator(MOMENTS["province"]).last.click()
    expect(page.locator("form.domain")).to_be_visible()


def test_many_answers_are_found_by_what_they_do_and_the_tools_have_words(visit: Visit) -> None:
    visitor = at_a_table(visit, 3)
    page = visitor.page
    reach(visitor, 3, "declares")
    groups = page.locator(".answer-group")
    expect(groups).to_have_count(2)
    military = page.locator(".answers [data-key^='declare:military']")
    political = page.locator(".answers [data-key^='declare:political']")
    groups.first.click()
    expect(political.first).to_be_hidden()
    visitor.picture("answers-in-groups")
    for at in range(military.count()):
        expect(military.nth(at)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Fold the answers away").click()
    expect(groups.first).to_have_attribute("aria-expanded", "false")
    expect(political.first).to_be_visible()
    tools = page.locator(".play-head .tools button")
    words = tools.locator(".tool-words")
    assert words.count() == tools.count()
    told = words.evaluate_all("all => all.filter(one => one.clientWidth > 1).length")
    assert told >= 5, "the line above the board has room for words"
    title = page.locator(".play-title h1")
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth"), "the title is whole"
    assert all(tools.evaluate_all("all => all.map(({title}) => title)"))
