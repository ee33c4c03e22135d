"""A real browser before a real server: pages of people who each have a browser of their own.

Screenshots go to `build/screenshots`, to be looked at. With `GORIN_LATENCY=300` the server
answers every page 300 ms later: what a test does not wait for is not there yet.

Each test is dealt the same cards whenever it runs, so that none fails by chance. `GORIN_DEALS=2`
deals others; the soak of the browser does so in each of its runs.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from benchmarks.fetched import slow_down
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)
from tests.pools import BROWSING
from tests.web.dealing import DEAL
from tests.web.process import Process

from gorin.content.boxes import ELSEWHERE

expect.set_options(timeout=15_000)
"""Machines that build and test are slow, and do much else at once."""

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each test of a browser a second try where a change is judged.

    What passes only then is named in the summary: it is to be mended, but not by whoever's change
    happened to meet it.
    """
    if os.environ.get("CI"):
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.flaky(reruns=1))


DEALS = os.environ.get("GORIN_DEALS", "1")
"""Which deals the tests meet: others for each number."""
LATENCY = int(os.environ.get("GORIN_LATENCY", "0"))
"""So many milliseconds later the server answers."""

NO_IDS = """{
    const told = new Set();
    const look = text => {
        for (const [id] of text?.matchAll(/\u27e6[^\u27e7]*\u27e7/g) ?? []) {
            if (!told.has(id)) console.error(`a message that has no text is shown: ${id}`);
            told.add(id);
        }
    };
    const written = ({type, target, attributeName, addedNodes}) => {
        if (type === "characterData") return [target.data];
        if (type === "attributes") return [target.getAttribute(attributeName)];
        return [...addedNodes].map(node => node.outerHTML ?? node.data);
    };
    new MutationObserver(changes => changes.flatMap(written).forEach(look)).observe(document, {
        attributes: true, characterData: true, childList: true, subtree: true,
    });
}"""
"""Complains of every id of a message that is shown in the place of its text, for however short."""

PACE = """{
    try {
        const set = JSON.parse(localStorage.getItem("gorin.settings") ?? "{}");
        localStorage.setItem("gorin.settings", JSON.stringify({ pace: %d, guard: 0, ...set }));
    } catch { /* a page without an address keeps nothing */ }
}"""
"""Shows what happens at some pace, until somebody sets another one; answers are taken at once."""


def rarely(value: object) -> Any:
    """Return a value for which a test runs in the soak only: another value meets almost all of it.

    What a reader can do is held on a wide page, what lies where on a phone too, where it bites.
    Texts that lack are seen in any language, and `gorin.text.lint` compares all of them.
    """
    return pytest.param(value, marks=pytest.mark.soak)


SPOKEN = ("en", "zh", rarely("pt-BR"), rarely("es"))
"""Languages for what is read: the first one, and the one with other letters."""
WRITTEN = ("es", "zh", rarely("en"), rarely("pt-BR"))
"""Languages for what needs room: the one with the longest words, and the one without spaces."""
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The programs that are looked for. The first has no window of its own to draw beside each page."""
MISSING = f"no chromium here: apt-get install {BROWSERS[0]} fonts-noto-core fonts-noto-cjk"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def has_browsers_only(arguments: Iterable[str], start: Path) -> bool:
    """Return whether a run was asked for files of this folder alone, by paths from `start`."""
    files = [start / argument.partition("::")[0] for argument in arguments]
    return bool(files) and all(HERE in (file, *file.parents) for file in files)


def life_of_a_browser(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """Return how long one browser serves: all tests of a process, or those of one file.

    As long as it is open, an event loop is running in this thread. Tests of other folders run
    loops of their own, so where they may follow in the same process it is closed after each file.
    """
    is_alone = has_browsers_only(config.args, config.invocation_params.dir)
    return "session" if is_alone or config.getoption("pool") == BROWSING else "module"


@pytest.fixture(scope=life_of_a_browser)
def browser() -> Iterator[Browser]:
    """The system's chromium."""
    found = next((path for path in map(shutil.which, BROWSERS) if path), None)
    if found is None:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that all tests of a process share."""
    process = Process(tmp_path_factory.mktemp("served"), module="tests.web.dealing")
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def courts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that has the synthetic game too."""
    process = Process(tmp_path_factory.mktemp("courts"), module="tests.web.dealing")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ELSEWHERE, "tests.synthetic.box")
        process.start()
    yield process
    process.stop()


class Visitor:
    """Somebody with a browser of their own.

    Attributes:
        page: what they look at.
        traffic: every text that came over sockets.
        faults: what the page complained of in its console.
    """

    def __init__(self, context: BrowserContext, address: str, pace: int = 0) -> None:
        self.context = context
        self.address = f"http://{address}"
        self.traffic: list[str] = []
        self.faults: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(15_000)
        if LATENCY:
            slow_down(self.page, LATENCY)
        context.add_init_script(PACE % pace)
        self.page.add_init_script(NO_IDS)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._note)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.on("request", self._check_address)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            text = f"{message.text} ({message.location['url']})"
            # A server that is killed on purpose is missed by the browser too.
            if "ERR_CONNECTION_REFUSED" not in text and "WebSocket connection" not in text:
                self.faults.append(text)

    def _hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.traffic.append(text)

    def _check_address(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"asked somebody else: {url}")

    def go(self, path: str) -> Page:
        """Open a page of the server, or a link to it, and wait until it is drawn."""
        self.page.goto(path if path.startswith("http") else self.address + path)
        self.page.locator("main:not([aria-busy=true])").first.wait_for(state="attached")
        return self.page

    def at_a_table(self, **asked: Any) -> Page:
        """Open a table in the way the page does, and go there."""
        assert self.page.request.get(self.address + "/api/hello").ok
        headers = {"Origin": self.address}
        made = self.page.request.post(self.address + "/api/tables", data=asked, headers=headers)
        assert made.ok, made.text()
        return self.go(f"/table/{made.json()['id']}")

    def last_sight(self) -> dict[str, Any]:
        """Return what they were told of the match last."""
        told = (msgspec.json.decode(text).get("sight") for text in reversed(self.traffic))
        found: dict[str, Any] = next(sight for sight in told if sight)
        return found

    def note(self, name: str, figure: str) -> None:
        """Keep a figure beside the pictures."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"{name}.txt").write_text(figure + "\n", encoding="utf-8")

    def picture(self, name: str) -> None:
        """Keep what is seen now."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Process, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets people come, each with cookies of their own; in the end no page may have complained.

    What happens is drawn at once, unless somebody comes with a `pace`: for so many milliseconds
    each line could be read.
    """
    visitors: list[Visitor] = []
    deal = {DEAL: f"{DEALS} {request.node.nodeid}"}

    def come(
        *,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        address: str = "",
        pace: int = 0,
        **more: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale=language,
            **{"reduced_motion": "reduce", "extra_http_headers": deal, **more},
        )
        visitor = Visitor(context, address or server.address, pace)
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints
