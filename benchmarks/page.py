"""Measures the page in a real browser: `python -m benchmarks.page [--seats N] [--answers N]`.

With `--loading` somebody comes for the first time, to the first page and to a table of each game,
on a line that takes 100 ms for each trip (`--trip`): how much is fetched, in how many requests, and
when the first button can be pressed. The line holds back answers and what goes over sockets, not
the making of connections. The server has been asked for its texts before.

Else somebody plays Tomb Raider at random against bots, with the settings of a new user, and the
page notes how long it shows what happened before it asks again: after any answer, after one that
searches, and where a turn begins in between. Then the page is given several sizes, and the share
of its height is told that the board has. It needs Chromium; the answers are the same ones in every
run as far as chance lets them be, so compare medians.
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from benchmarks.fetched import Fetched, slow_down
from benchmarks.load import Server
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from gorin.content.boxes import boxes, find_box

SIZES = ((1366, 768), (1024, 768), (1920, 1080), (390, 844))
OPEN = ".answers[aria-busy=false] button.answer[data-state=open]"
SHARE = """() => {
    const board = document.querySelector('.board-place').getBoundingClientRect();
    const narrow = innerWidth < 900;
    const bar = document.querySelector(narrow ? '.question' : '.question-body');
    const over = board.bottom - bar.getBoundingClientRect().top;
    return Math.round(1000 * (board.height - Math.max(0, over)) / innerHeight) / 10;
}"""
READ = "all => all.map(one => one.dataset.key)"
NEXT = f".over, body:not(:has(.answers[data-old])) {OPEN}"
LINES = "document.querySelectorAll('.log > li').length"
LAST = "from => [...document.querySelectorAll('.log > li')].slice(from).map(one => one.innerText)"
LONGEST = 120_000
SETTLED = 2000
"""Milliseconds after which nothing more is fetched."""
DOOR = ".entrance:not([hidden]) button.door"
ASKED = ".question[data-open] button, form.domain button"
WATCH = """{
    const look = () => {
        if (document.querySelector("%s")) window.readyAt = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""
"""Notes when something can be pressed, in milliseconds since the page was asked for."""


def begun(page: Page, address: str, seats: int) -> None:
    """Open a table and wait for the first question."""
    origin = f"http://{address}"
    assert page.request.get(origin + "/api/hello").ok
    chosen = {"game": "tomb-raider", "options": {"level": "into-the-caves", "opening": "random"}}
    asked: dict[str, Any] = {
        "terms": {"seats": seats, "chosen": chosen},
        "bots": ["", *["easy"] * (seats - 1)],
        "begin": True,
    }
    reply = page.request.post(origin + "/api/tables", data=asked, headers={"Origin": origin})
    page.goto(f"{origin}/table/{reply.json()['id']}")
    page.locator(OPEN).first.wait_for(timeout=LONGEST)


def answered(page: Page, below: random.Random) -> tuple[str, float, list[str]]:
    """Give an answer at random; return its key, the seconds until the next one, what was told."""
    offered = page.locator(OPEN).evaluate_all(READ)
    at = below.randrange(len(offered))
    key = str(offered[at])
    lines = page.evaluate(LINES)
    begun = time.perf_counter()
    # Every question has a list of answers of its own.
    page.evaluate("document.querySelector('.answers').dataset.old = ''")
    page.locator(OPEN).nth(at).click()
    page.locator(NEXT).first.wait_for(state="attached", timeout=LONGEST)
    return key, time.perf_counter() - begun, page.evaluate(LAST, lines)


def told(name: str, times: list[float]) -> None:
    """Print a line of the table."""
    if not times:
        print(f"{name:<34} never")
        return
    print(
        f"{name:<34}{len(times):4} times, median {median(times):5.1f} s, most {max(times):5.1f} s"
    )


def opened(context: BrowserContext, origin: str, game: str) -> str:
    """Return the address of a new table of a game against bots."""
    assert context.request.get(origin + "/api/hello").ok
    seats = find_box(game).format().usual_seats
    asked: dict[str, Any] = {
        "terms": {"seats": seats, "chosen": {"game": game}},
        "bots": ["", *["easy"] * (seats - 1)],
        "begin": True,
    }
    reply = context.request.post(origin + "/api/tables", data=asked, headers={"Origin": origin})
    return f"{origin}/table/{reply.json()['id']}"


def load(
    browser: Browser, origin: str, game: str, asked: argparse.Namespace
) -> tuple[Fetched, int]:
    """Let somebody come with nothing in their browser; return what came, and when it was ready."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale=asked.language)
    page = context.new_page()
    fetched = Fetched(page)
    slow_down(page, asked.trip)
    page.add_init_script(WATCH % (ASKED if game else DOOR))
    page.goto(opened(context, origin, game) if game else origin)
    while not page.evaluate("window.readyAt"):
        page.wait_for_timeout(SETTLED // 10)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    ready = round(page.evaluate("window.readyAt"))
    context.close()
    return fetched, ready


def loading(browser: Browser, address: str, asked: argparse.Namespace) -> None:
    """Print what it takes to come, to the first page and to a table of each game."""
    origin = f"http://{address}"
    games = [box.id for box in boxes()]
    for path in (f"{asked.language}.ftl", *(f"{asked.language}/{game}.ftl" for game in games)):
        _ = httpx.get(f"{origin}/api/text/{path}").raise_for_status()
    for game in games:
        _ = httpx.get(f"{origin}/api/cards/{game}")  # some have none
        _ = httpx.get(f"{origin}/api/cards/{game}/names").raise_for_status()
    print(f"{asked.times} times each, {asked.trip} ms a trip; kB as fetched, and told by sockets")
    for game in ("", *games):
        came = [load(browser, origin, game, asked) for _ in range(asked.times)]
        size = median(fetched.size for fetched, _ in came) / 1000
        told = median(fetched.told for fetched, _ in came) / 1000
        requests = median(fetched.requests for fetched, _ in came)
        times = [ready for _, ready in came]
        print(
            f"{game or 'first page':<14}{size:5.0f} kB, {told:3.0f} kB, {requests:3.0f} requests",
            end="",
        )
        print(f", ready after {median(times):5.0f} ms, most {max(times):5.0f} ms")


@contextmanager
def served() -> Iterator[tuple[Browser, str]]:
    """Run a server with an empty database, and a browser; yield this and the server's address.

    Raises:
        SystemExit: there is no Chromium here.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        raise SystemExit("no chromium here")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), None)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            yield browser, server.address
            browser.close()
        finally:
            server.kill()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--loading", action="store_true", help="what it takes to come")
    parser.add_argument("--trip", type=int, default=100, help="milliseconds, with --loading")
    parser.add_argument("--language", default="en", help="with --loading")
    parser.add_argument("--times", type=int, default=5, help="with --loading")
    asked = parser.parse_args()
    with served() as (browser, address):
        if asked.loading:
            loading(browser, address, asked)
        else:
            page = browser.new_page(viewport={"width": 1366, "height": 768}, locale="en")
            measure(page, address, asked)


def measure(page: Page, address: str, asked: argparse.Namespace) -> None:
    """Play, and print what was measured."""
    begun(page, address, asked.seats)
    below = random.Random(1)
    all_times: list[float] = []
    searches: list[float] = []
    turns: list[float] = []
    windows = 0
    for _ in range(asked.answers):
        if page.locator(".over").count():
            break
        windows += page.locator(f"{OPEN}[data-key=pass]").count()
        key, seconds, lines = answered(page, below)
        all_times.append(seconds)
        if key.startswith("search") or any("searches" in one for one in lines):
            searches.append(seconds)
        if any(one.startswith("Turn ") for one in lines):
            turns.append(seconds)
    print(f"tomb-raider in the browser, {asked.seats} seats: {len(all_times)} answers", end=", ")
    print(f"{windows} of them in windows; from an answer to the next question")
    told("any answer", all_times)
    told("a search among what happened", searches)
    told("a turn began", turns)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
        print(f"board at {width}x{height}: {page.evaluate(SHARE)} % of the height")


if __name__ == "__main__":
    main()
