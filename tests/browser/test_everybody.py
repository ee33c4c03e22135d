"""The page for everybody: four languages, a phone, keys alone, a screen reader."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Visit, rarely
from tests.browser.playing import (
    answer_some,
    answers,
    answers_sent,
    question,
    until,
    wait_for_question,
    wait_until_settled,
)

LANGUAGES = {"en": "Play now", "pt-BR": "Jogar agora", "es": "Jugar ahora", "zh-CN": "立即开始"}
"""What a browser asks for, and what the first way in is called in that language."""

WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
SMALL = """() => {
    const small = [];
    for (const one of document.querySelectorAll('button, a[href], select, input, summary')) {
        const shown = one.checkVisibility({visibilityProperty: true, opacityProperty: true});
        const onMap = '.obstacle, .raider, .arrow';
        const told = '.log .clause-number, .log-card';
        if (!shown || one.matches(`${onMap}, ${told}, .deck[tabindex="-1"]`)) continue;
        const target = one.closest('label') ?? one;
        target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const box = target.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const touched = (x, y) => {
            const [over] = document.elementsFromPoint(x, y);
            return over !== undefined && target.contains(over);
        };
        if (box.width <= 1 || !touched(x, y)) continue;
        const high = box.height >= 39.5 || (touched(x, y - 19) && touched(x, y + 19));
        const wide = box.width >= 39.5 || (touched(x - 19, y) && touched(x + 19, y));
        if (high && wide) continue;
        small.push(`${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 30)}`
            + ` ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    scrollTo(0, 0);
    return small;
}"""
"""What a finger could miss: it is under 40 pixels high or wide, and so is all that belongs to it.

Links within sentences count, and so does what has to be scrolled to. Left out are the pieces of
the map, which stand close together: it can be made larger, and each answer that they give has its
button below; cards and clauses in the lines of the log, whose room reaches as far as those of the
next line; and decks that answer nothing.
"""

UNFOLD = "document.querySelectorAll('details').forEach(one => { one.open = true; })"

PAGES = ("/", "/new", "/learn", "/watch", "/decks", "/levels", "/stats", "/me")
BUILDERS = ("/decks/into-the-caves", "/levels/introductory")


def expect_nothing_wider(page: Page) -> None:
    """Wait until nothing reaches beyond the sides of the page: it is laid out again after news."""
    until(page, lambda: not page.evaluate(WIDER), "all to fit between the sides of the page")


def expect_all_touchable(page: Page) -> None:
    """Wait until a finger can hit all buttons and links; name those that it never can."""
    small: list[str] = []

    def can_be_touched() -> bool:
        small[:] = page.evaluate(SMALL)
        return not small

    try:
        until(page, can_be_touched, "all to be large enough for a finger")
    except AssertionError:
        assert small == []
        raise


def question_is_on(page: Page, height: int) -> bool:
    """Return whether the question, or what stands there at the end, ends on a screen so high."""
    bottoms: list[float] = question(page).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    return bool(bottoms) and max(bottoms) <= height + 1


def first_way(page: Page) -> None:
    """Take the first way in, whatever it is called."""
    page.get_by_role("main").get_by_role("navigation").get_by_role("button").first.click()
    expect(page.locator("button.answer").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "zh-CN", rarely("pt-BR"), rarely("es")])
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.go("/")
    expect(page.get_by_text(LANGUAGES[language]).first).to_be_visible()
    spoken = page.locator("html").get_attribute("lang") or ""
    assert spoken.startswith(language[:2])
    first_way(page)
    expect(page.locator(".map")).to_be_visible()
    visitor.picture(f"table-{language}")
    assert "⟦" not in page.locator("body").inner_text()


def test_the_language_is_switched_with_one_click(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_text(LANGUAGES["es"]).first).to_be_visible()
    page.reload()
    expect(page.get_by_text(LANGUAGES["es"]).first).to_be_visible()


def test_on_a_phone_nothing_is_cut_and_everything_can_be_touched(visit: Visit) -> None:
    visitor = visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = visitor.go("/")
    visitor.picture("phone-home")
    expect_nothing_wider(page)
    expect_all_touchable(page)
    page.get_by_role("button", name="Play now").tap()
    wait_for_question(page)
    below = random.Random(21)
    for step in range(12):
        expect_nothing_wider(page)
        if step == 6:
            visitor.picture("phone-table")
            expect_all_touchable(page)
        answer_some([page], below, 1)
        wait_for_question(page)
    on_screen = partial(question_is_on, page, PHONE["height"])
    until(page, on_screen, "the question to end above the lower edge of the screen")


def test_on_a_phone_all_that_can_be_done_at_the_end_is_in_sight(visit: Visit) -> None:
    visitor = visit(size=PHONE, language="pt-BR", has_touch=True, is_mobile=True)
    terms = {"seats": 1, "chosen": {"options": {"turn_limit": 1}}}
    page = visitor.at_a_table(terms=terms, bots=[""], begin=True)
    expect(page.locator("button.answer").first).to_be_visible()
    # The opening hand is asked about: it is unfolded, and what can be done at any time with it.
    expect(page.locator(".own")).to_have_attribute("data-open", "true")
    page.get_by_role("button", name="Desistir", exact=True).first.tap()
    page.get_by_role("dialog").get_by_role("button", name="Desistir").tap()
    page.get_by_role("button", name="Conferir a partida inteira").tap()
    expect(page.locator(".over .proof").first).to_be_visible()
    visitor.picture("phone-end")
    for act in page.locator(".over .answers > *").all():
        expect(act).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["upright", "sideways"])
def test_on_a_phone_a_lesson_says_that_it_goes_on(visit: Visit, way: str) -> None:
    size = PHONE if way == "upright" else {"width": 844, "height": 390}
    visitor = visit(size=size, language="es", has_touch=True, is_mobile=True)
    page = visitor.go("/learn")
    page.get_by_role("main").get_by_role("button").tap()
    expect(page.locator(".lessons")).to_be_visible()
    expect(page.locator(".tr-middle .raider").first).to_be_visible()
    more = page.locator(".lessons .more-below")
    visitor.picture(f"phone-lesson-{way}")
    board = page.locator(".board").bounding_box()
    lesson = page.locator(".lessons").bounding_box()
    assert board is not None
    assert lesson is not None
    assert board["y"] + board["height"] <= lesson["y"] + 1, "the lesson lies over the board"
    expect(more).to_have_text("Más")
    more.tap()

    def is_read() -> bool:
        more.evaluate_all("all => all.forEach(one => one.click())")
        return more.count() == 0

    until(page, is_read, "the end of the lesson")
    expect(page.locator(".lessons p").last).to_be_in_viewport(ratio=0.9)


@pytest.mark.slow
@pytest.mark.parametrize("path", PAGES)
def test_on_a_phone_a_finger_finds_everything(visit: Visit, path: str) -> None:
    page = visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(UNFOLD)
    expect_nothing_wider(page)
    expect_all_touchable(page)


@pytest.mark.slow
@pytest.mark.parametrize("path", BUILDERS)
def test_on_a_phone_a_finger_finds_everything_in_a_builder(visit: Visit, path: str) -> None:
    page = visit(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).go(path)
    panes = page.get_by_role("navigation", name="Parts of the page").locator("[aria-pressed]")
    expect(panes).to_have_count(2)
    page.wait_for_load_state("networkidle")
    for pane in panes.all():
        pane.tap()
        page.evaluate(UNFOLD)
        expect_nothing_wider(page)
        expect_all_touchable(page)


def press_an_answer(page: Page, sent: list[dict[str, Any]]) -> None:
    """Answer by a key once something is asked and no answer is on its way; wait until it is."""
    wait_until_settled(page)
    before = len(sent)
    page.keyboard.press("1")
    until(page, lambda: len(sent) > before, "the answer to be sent")


def test_a_game_is_played_with_keys_alone(visit: Visit) -> None:
    visitor = visit()
    sent = answers_sent(visitor.page)
    page = visitor.go("/")
    begin = page.get_by_role("button", name="Play now")
    expect(begin).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if begin.evaluate("one => one === document.activeElement"):
            break
    expect(begin).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_question(page)
    for _ in range(8):
        press_an_answer(page, sent)
    lines = page.get_by_role("list").filter(has_text="begins").first
    expect(lines).to_be_attached()


def test_the_focus_is_not_lost_when_the_table_changes(visit: Visit) -> None:
    visitor = visit()
    sent = answers_sent(visitor.page)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    settings = page.get_by_role("button", name="Settings").first
    settings.focus()
    for _ in range(4):
        press_an_answer(page, sent)
        wait_until_settled(page)
        assert page.evaluate("document.activeElement !== document.body")
    expect(settings).to_be_focused()


def test_a_screen_reader_finds_its_way(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    page = visitor.go("/")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    # What is asked may stand before the map is drawn: all that is told below is about both.
    expect(page.get_by_role("gridcell", name="Tomb Entrance").first).to_be_visible()
    expect(page.get_by_role("button", name="Tomb Entrance").first).to_be_visible()
    expect(answers(page).first).to_be_visible()
    tree = page.locator("body").aria_snapshot()
    for landmark in ("main", "region", "log"):
        assert landmark in tree, landmark
    assert page.evaluate("document.querySelectorAll('[aria-live=polite], [role=log]').length") == 1
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], select, input, [role=button]')]
            .filter(one => one.checkVisibility())
            .filter(one => !(one.ariaLabel || one.textContent.trim() || one.labels?.length
                || one.getAttribute('aria-labelledby') || one.title))
            .map(one => one.outerHTML.slice(0, 120))"""
    )
    assert nameless == []


def test_nothing_moves_for_whoever_wants_no_motion(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_question(page)
    moving = page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length")
    assert moving == 0
