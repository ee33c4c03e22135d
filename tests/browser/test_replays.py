"""Replays, as those who look at them use them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, Route, expect
from tests.browser.conftest import PHONE, Visit, Visitor, rarely
from tests.browser.playing import answer_some, give_up, until, wait_for_question
from tests.browser.watching import (
    bots_play,
    cards_in,
    expect_step,
    last_of,
    long_replay,
    replay_of,
    shown,
    step_of,
)
from tests.sim.test_chances import well_played
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.kernel.journal import write


def press(page: Page, name: str) -> None:
    """Press a button of the player."""
    page.get_by_role("button", name=name, exact=True).click()


def eyes(page: Page, label: str) -> None:
    """Look through somebody's eyes."""
    page.get_by_label("Through whose eyes").select_option(label=label)
    shown(page)


def wait_beyond(page: Page, step: int) -> None:
    """Wait until a replay has played on beyond a step."""
    until(page, lambda: step_of(page) > step, f"a step beyond {step}")


# -- moving ----------------------------------------------------------------------------------


def test_a_finished_game_is_stepped_through_and_jumped_in(visit: Visit) -> None:
    visitor = visit()
    page = long_replay(visitor, 20)
    page.go_back()  # to the table, where a link leads to the replay
    page.get_by_role("link", name="Replay", exact=True).click()
    shown(page)
    expect_step(page, 0)
    last = last_of(page)
    for step in (1, 2):
        press(page, "A step on")
        expect_step(page, step)
    press(page, "A step back")
    expect_step(page, 1)
    press(page, "A turn on")
    press(page, "A turn on")
    expect(page.locator(".replay-where")).to_contain_text("Turn 2")
    begins = page.locator(".log-now").filter(has_text="Turn 2 begins")
    expect(begins).to_be_visible()
    press(page, "To the end")
    expect_step(page, last)
    expect(page.locator(".replay-end")).to_contain_text("win")
    expect(page.get_by_role("button", name="A step on", exact=True)).to_be_disabled()
    press(page, "To the beginning")
    expect_step(page, 0)
    page.get_by_role("slider", name="Position").fill("17")
    expect_step(page, 17)
    visitor.picture("replay")


@pytest.mark.slow
def test_a_game_plays_by_itself_to_its_end_and_can_be_stopped(visit: Visit) -> None:
    visitor = visit()
    page = replay_of(visitor, bots_play(visitor))
    last = last_of(page)
    page.get_by_label("Speed").select_option(value="4")
    press(page, "Play")
    wait_beyond(page, 2)
    press(page, "Pause")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = step_of(page)
    assert stopped >= 3
    press(page, "A step on")
    expect_step(page, stopped + 1)
    page.get_by_role("slider", name="Position").fill(str(last - 4))
    press(page, "Play")
    expect_step(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_who_does_not_want_to_know_is_not_told_how_long_the_game_is(visit: Visit) -> None:
    visitor = visit()
    page = replay_of(visitor, bots_play(visitor))
    press(page, "Hide the length")
    expect(page.locator(".replay-where")).to_have_text("Step 0")
    press(page, "A step on")
    press(page, "A step on")
    press(page, "A step back")
    press(page, "To the last step you have seen")
    expect_step(page, 2)
    page.get_by_role("tab", name="Match").click()
    expect(page.locator(".replay-match")).not_to_contain_text("won")


# -- eyes and links --------------------------------------------------------------------------


def test_each_pair_of_eyes_sees_the_hands_it_may_see(visit: Visit) -> None:
    visitor = visit()
    page = replay_of(visitor, bots_play(visitor), "#step=30")
    expect(page.locator(".hand-cards, .tr-tokens")).to_have_count(0)
    hands: list[list[str]] = []
    for name in ("Bot 1", "Bot 2"):
        eyes(page, f"As {name} saw it")
        expect(page.locator(".tr-hand")).to_be_visible()
        hands.append(cards_in(page.locator(".hand-places")))
    assert hands[0] or hands[1]
    eyes(page, "Everything open")
    for name, hand in zip(("Bot 1", "Bot 2"), hands, strict=True):
        place = page.get_by_role("region", name=name, exact=True)
        names = place.get_by_role("list", name="Hand").locator(".card-name")
        expect(names).to_have_text(hand, use_inner_text=True)
    overlapping = page.evaluate(OVERLAPPING)
    assert overlapping == []
    visitor.picture("replay-all-open")
    eyes(page, "As spectators saw it")
    expect(page.locator(".hand-cards, .tr-tokens")).to_have_count(0)


def test_the_speed_is_written_as_the_language_writes_numbers(visit: Visit) -> None:
    page = visit(language="pt-BR").go(f"/replay/{bots_play(visit())}")
    slowest = page.get_by_label("Velocidade").locator("option").first
    expect(slowest).to_have_text(re.compile(r"^0,5\D$"))


OVERLAPPING = """() => {
    const cards = [...document.querySelectorAll('.open-hand .card-control')];
    const boxes = cards.map(card => [card.textContent, card.getBoundingClientRect()]);
    return boxes.flatMap(([name, a], at) => boxes.slice(at + 1)
        .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1
            && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${name} / ${other}`));
}"""
"""Cards of open hands that lie over each other."""

IN_SIGHT = """() => {
    const list = document.querySelector('.log').getBoundingClientRect();
    const lines = [...document.querySelectorAll('.log-line')];
    const now = lines.at(-1).getBoundingClientRect();
    return now.top >= list.top - 1 && now.bottom <= list.bottom + 1;
}"""
"""Whether the log shows what it says last, which is what the step brought."""


EARLIER = "**/steps?*first=0&*"
"""What is asked for to get the first hundred steps."""


def expect_same(page: Page, other: Page) -> None:
    """Wait until a replay shows at its step what another one shows."""
    for place in (".replay-where", ".replay-what", ".plates", ".own"):
        expect(page.locator(place)).to_have_text(other.locator(place).text_content() or "")


@pytest.mark.slow
def test_a_link_at_a_step_shows_somebody_else_the_same(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # Its log begins long before what is fetched first, a hundred steps at a time.
    step = 103
    page = long_replay(visitor, step, turns=6)
    eyes(page, "As Bot 2 saw it")
    page.get_by_role("slider", name="Position").fill(str(step))
    expect_step(page, step)
    press(page, "Copy link to this step")
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"#step={step}&view=seat2")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    friend.page.route(EARLIER, hold)
    other = friend.go(link)
    shown(other)
    expect_step(other, step)
    expect_same(other, page)
    # What came before may come late: the step's own lines stay in sight.
    expect(other.locator(".log-line").last).to_be_visible()
    for late in held:
        late.continue_()
    friend.page.unroute(EARLIER)
    enough = min(60, page.locator(".log-line").count())
    until(other, lambda: other.locator(".log-line").count() >= enough, f"{enough} lines")
    assert other.evaluate(IN_SIGHT)
    # The way back leads through the address too.
    other.evaluate("location.hash = '#step=3&view=all'")
    expect_step(other, 3)
    expect(other.get_by_label("Through whose eyes")).to_have_value("all")


# -- proof and files -------------------------------------------------------------------------


def test_chance_is_verified_at_a_press(visit: Visit) -> None:
    visitor = visit()
    page = replay_of(visitor, bots_play(visitor))
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Check the whole game").click()
    expect(page.locator(".proof")).to_contain_text("every move is legal")
    expect(page.locator(".fair code")).to_have_count(2)
    press(page, "Figures of the match")
    dialog = page.get_by_role("dialog", name="Figures of the match")
    expect(dialog.get_by_role("row").filter(has_text="Dice rolled")).to_be_visible()
    expect(dialog.get_by_role("img").nth(1)).to_be_attached()
    for plot in dialog.get_by_role("img").all():
        assert "Bot 1" in (plot.get_attribute("aria-label") or "")


@pytest.mark.slow
def test_where_a_match_turned_is_one_click_away(visit: Visit, tmp_path: Path) -> None:
    # A match of a known seed: now and then a match ends without any turn worth a name.
    file = tmp_path / "turned.jsonl"
    file.write_text(write(well_played(1).journal), encoding="utf-8")
    visitor = visit()
    page = visitor.go("/stats")
    chosen(page, file)
    page.wait_for_url("**/replay/file-*")
    shown(page)
    page.get_by_role("tab", name="Match").click()
    press(page, "Figures of the match")
    chances = page.get_by_role("region", name="Who was ahead")
    expect(chances.get_by_role("img")).to_be_visible()
    visitor.picture("replay-chances")
    turn = chances.get_by_role("button", name="Step").last
    step = int(re.sub(r"\D", "", turn.inner_text()))
    turn.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_step(page, step)


@pytest.mark.slow
def test_there_is_always_something_to_watch(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("link", name="Watch").click()
    visitor.picture("watch")
    press(page, "Watch two bots play")
    page.wait_for_url("**/replay/**")
    shown(page)
    wait_beyond(page, 2)
    assert page.get_by_label("Through whose eyes").input_value() == "all"
    visitor.picture("watching-bots")


@pytest.mark.slow
def test_a_journal_that_was_saved_is_opened_again(visit: Visit, tmp_path: Path) -> None:
    visitor, friend = visit(), visit()
    page = replay_of(visitor, bots_play(visitor))
    last = last_of(page)
    page.get_by_role("tab", name="Match").click()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the journal").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.suffix == ".jsonl"

    other = friend.go("/stats")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("this is no journal\n", encoding="utf-8")
    chosen(other, broken)
    expect(other.get_by_role("alert")).to_contain_text("1")
    chosen(other, file)
    other.wait_for_url("**/replay/file-*")
    shown(other)
    assert last_of(other) == last
    press(other, "To the end")
    expect_step(other, last)
    other.get_by_role("tab", name="Match").click()
    expect(other.get_by_text("opened from a file")).to_be_visible()
    other.get_by_role("button", name="Check the whole game").click()
    expect(other.locator(".proof")).to_contain_text("every move is legal")
    friend.faults.clear()  # the broken file, which the browser tells of in its console


def test_the_position_of_a_step_is_saved_and_judged(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = replay_of(visitor, bots_play(visitor), "#step=12")
    page.get_by_role("tab", name="Match").click()
    for eyes_of, told in (
        ("Everything open", "all is so as it was there"),
        ("As Bot 2 saw it", "as Seat 2 knows it"),
    ):
        eyes(page, eyes_of)
        file = saved_position(page, tmp_path)
        assert file.name.endswith("-12.toml")
        text = file.read_text(encoding="utf-8")
        assert text.startswith('title = "Step 12 of a match')
        assert told in text
        assert "1 of 1 scenario holds." in judged(file)


def test_of_a_game_that_runs_a_player_saves_what_they_know_and_others_nothing(
    visit: Visit, tmp_path: Path
) -> None:
    visitor, other = visit(), visit()
    page = visitor.at_a_table(terms={"seats": 2}, bots=["", "easy"], begin=True)
    wait_for_question(page)
    # Later somebody else may have answered in secret in the running step.
    address = page.url.replace("/table/", "/replay/") + "#step=0"
    page = visitor.go(address)
    shown(page)
    page.get_by_role("tab", name="Match").click()
    file = saved_position(page, tmp_path)
    assert "dealt anew" in file.read_text(encoding="utf-8")
    assert "1 of 1 scenario holds." in judged(file)
    page = other.go(address)
    shown(page)
    page.get_by_role("tab", name="Match").click()
    expect(page.get_by_text("only what is public is shown")).to_be_visible()
    expect(page.get_by_role("button", name="Save as a position")).to_have_count(0)


def saved_position(page: Page, folder: Path) -> Path:
    """Save the position of the step that is shown; return the file."""
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a position").click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    return file


def judged(file: Path) -> str:
    """Return what `gorin judge` says of a file."""
    result = CliRunner().invoke(app, ["judge", str(file), "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def chosen(page: Page, file: Path) -> None:
    """Choose a journal by the dialog for files."""
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Open a journal").click()
    choosing.value.set_files(file)


# -- without a mouse, on a phone -------------------------------------------------------------


def test_a_replay_is_moved_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    page = replay_of(visitor, bots_play(visitor))
    last = last_of(page)
    keys = page.keyboard
    keys.press("ArrowRight")
    expect_step(page, 1)
    keys.press("Shift+ArrowRight")
    keys.press("Shift+ArrowRight")
    expect(page.locator(".replay-where")).to_contain_text("Turn 2")
    keys.press("ArrowLeft")
    expect(page.locator(".replay-where")).to_contain_text("Turn 1")
    keys.press("End")
    expect_step(page, last)
    keys.press("Home")
    expect_step(page, 0)
    keys.press(" ")
    wait_beyond(page, 1)
    keys.press("Escape")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = step_of(page)
    expect_step(page, stopped)
    keys.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # By Tab everything can be reached, and a button keeps the focus when its step has come.
    onwards = page.get_by_role("button", name="A step on", exact=True)
    for _ in range(40):
        if onwards.evaluate("one => one === document.activeElement"):
            break
        keys.press("Tab")
    before = step_of(page)
    keys.press("Enter")
    expect_step(page, before + 1)
    expect(onwards).to_be_focused()


@pytest.mark.slow
def test_a_replay_fits_a_phone(visit: Visit) -> None:
    for language in ("en", "zh"):
        visitor = visit(size=PHONE, language=language, has_touch=True, is_mobile=True)
        table = bots_play(visit())
        page = visitor.go(f"/replay/{table}#step=30&view=all")
        expect(page.locator(".replay-what .question-text")).to_be_visible()
        page.locator(".hand-toggle").tap()
        expect(page.locator(".open-hand").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OVERLAPPING) == []
        visitor.picture(f"phone-replay-{language}")


CUT = """() => [...document.querySelectorAll('.plates > .plate')]
    .filter(plate => plate.getBoundingClientRect().right > innerWidth
        || plate.getBoundingClientRect().right > plate.parentElement.getBoundingClientRect().right)
    .map(plate => plate.textContent)"""
"""The nameplates that are not seen whole."""

UNSEEN = """() => {
    const {scrollHeight, clientHeight} = document.querySelector('.map-slot');
    return scrollHeight - clientHeight;
}"""
"""By how many pixels the map is higher than its place."""


@pytest.mark.slow
@pytest.mark.parametrize("view", ["seat1", rarely("seat2"), "all"])
def test_the_map_of_two_seats_is_seen_whole(visit: Visit, view: str) -> None:
    visitor = visit()
    page = replay_of(visitor, bots_play(visitor), f"#step=30&view={view}")
    expect(page.get_by_role("gridcell", name="Tomb Entrance").first).to_be_visible()
    expect(page.locator(".open-hand, .tr-hand").first).to_be_visible()
    visitor.picture(f"replay-whole-{view}")
    assert page.evaluate(UNSEEN) == 0
    assert page.evaluate(CUT) == []


SIDEWAYS = {"width": PHONE["height"], "height": PHONE["width"]}
WIDE_SIDEWAYS = {"width": 932, "height": 430}


@pytest.mark.slow
def test_on_a_phone_the_nameplates_of_a_replay_are_not_cut(visit: Visit) -> None:
    table = bots_play(visit())
    for size in (PHONE, SIDEWAYS):
        page = visit(size=size, has_touch=True, is_mobile=True).go(f"/replay/{table}#step=30")
        expect(page.locator(".replay-what .question-text")).to_be_visible()
        assert page.evaluate(CUT) == []
        figures = page.locator(".plate-figures").first
        expect(figures).to_be_visible(visible=size == PHONE)


@pytest.mark.slow
@pytest.mark.parametrize("size", [SIDEWAYS, WIDE_SIDEWAYS])
def test_a_replay_fits_a_phone_on_its_side(visit: Visit, size: dict[str, int]) -> None:
    table = bots_play(visit())
    visitor = visit(size=size, language="zh", has_touch=True, is_mobile=True)
    page = visitor.go(f"/replay/{table}#step=30&view=all")
    expect(page.locator(".replay-what .question-text")).to_be_visible()
    visitor.picture(f"phone-replay-{size['width']}")
    board = page.locator(".board").bounding_box()
    bar = page.locator(".replay-bar").bounding_box()
    assert board is not None
    assert bar is not None
    assert board["height"] > size["height"] / 2
    assert bar["x"] >= board["x"] + board["width"] - 1
    assert bar["x"] + bar["width"] >= size["width"] - 1
    page.locator(".hand-toggle").tap()
    expect(page.locator(".open-hand").first).to_be_visible()
    visitor.picture(f"phone-replay-{size['width']}-hands")
    for place in (".replay-slider input", ".replay-play", ".replay-options select >> nth=0"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# -- until now -------------------------------------------------------------------------------


class Steps:
    """The steps of replays that came to a page."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if "/api/replays/" in response.url and "/steps" in response.url:
            self._answers.append(response)

    def all(self) -> list[dict[str, Any]]:
        """Return all steps so far."""
        return [step for answer in self._answers for step in answer.json()["steps"]]


def hands(steps: list[dict[str, Any]]) -> set[str]:
    """Return all cards that were in a hand."""
    return {card["slug"] for step in steps for card in step["view"].get("hand", ())}


def at_a_duel(visit: Visit, seed: int) -> Visitor:
    """Play a while against a bot."""
    player = visit()
    terms = {"seats": 2, "chosen": {"options": {"opening": "random"}}}
    page = player.at_a_table(terms=terms, bots=["", "easy"], begin=True)
    wait_for_question(page)
    answer_some([page], random.Random(seed), 8)
    wait_for_question(page)
    return player


def until_now(visitor: Visitor) -> tuple[Page, Steps]:
    """Open the replay until now beside the match; return its page and the steps that come."""
    with visitor.page.expect_popup() as opening:
        visitor.page.get_by_role("link", name="Replay so far").click()
    shown(opening.value)
    page = visitor.context.new_page()
    came = Steps(page)
    page.goto(opening.value.url)
    opening.value.close()
    shown(page)
    return page, came


def test_a_player_sees_again_what_has_happened_until_now(visit: Visit) -> None:
    player = at_a_duel(visit, 31)
    page, came = until_now(player)
    assert step_of(page) == last_of(page) > 0
    choices = page.get_by_label("Through whose eyes").locator("option").all_inner_texts()
    own = page.locator(".plate[data-own=true] .plate-name").inner_text()
    assert choices == ["As spectators saw it", f"As {own} saw it"]
    now = cards_in(page.locator(".replay .hand-places"))
    assert now == cards_in(player.page.locator(".own .hand-places"))
    assert hands(came.all())
    assert not any("seats" in step["view"] for step in came.all())
    secret = [step for step in came.all() if step["seat"] == 1 and step["question"]]
    assert secret == []
    table = player.page.url.rsplit("/", 1)[1]
    for view in ("seat2", "all"):
        asked = f"{player.address}/api/replays/{table}/steps?view={view}"
        assert page.request.get(asked).status == 403
    page.get_by_role("tab", name="Match").click()
    expect(page.get_by_text("still being played")).to_be_visible()
    page.close()
    give_up(player.page)
    expect(player.page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    expect(player.page.get_by_role("link", name="Replay so far")).to_have_count(0)
    player.page.get_by_role("link", name="Replay", exact=True).click()
    shown(player.page)
    expect_step(player.page, 0)
    expect(player.page.get_by_label("Through whose eyes")).to_have_value("seat1")
    eyes(player.page, "Everything open")


def test_who_watches_sees_until_now_what_is_public(visit: Visit) -> None:
    player, watcher = at_a_duel(visit, 32), visit()
    watcher.go(player.page.url)
    page, came = until_now(watcher)
    press(page, "To the beginning")
    expect_step(page, 0)
    expect(page.get_by_label("Through whose eyes")).to_have_count(0)
    assert came.all()
    assert hands(came.all()) == set()
    assert all(step["question"] is None for step in came.all())
    # What happens meanwhile can be fetched.
    end = last_of(page)
    press(page, "To the end")
    answer_some([player.page], random.Random(33), 4)
    page.get_by_role("button", name="Look for more").click()
    until(page, lambda: last_of(page) > end, f"steps beyond {end}")
