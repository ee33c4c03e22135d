"""Draws the pictures of the documentation from real games: `make pictures`.

The terminal's: a game between a person and a bot is played from a fixed seed up to a position worth
looking at, and drawn as the terminal draws it. The page's: a server keeps its tables in a folder
for temporary files, somebody plays there, and the system's chromium shows what they see. Its chance
is a server's, so they are never the same twice; draw them again when the page has changed.

    python docs/make_pictures.py [terminal] [page]
"""

from __future__ import annotations

import asyncio
import io
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from PIL import Image
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from gorin.bots.agent import HEURISTIC
from gorin.bots.sight import sight_of
from gorin.bots.tomb_raider import players
from gorin.cli.terminal import panels
from gorin.cli.terminal.frame import Scene
from gorin.cli.terminal.tomb_raider import frame
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import begin, plan, wishes_for
from gorin.content.desk.names import reader_for
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.hall.process.hall import Hall
from gorin.hall.process.live import Live
from gorin.hall.store.store import Store
from gorin.hall.table.commands import Answer
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, observe
from gorin.kernel.words import say
from gorin.text.render import Reader
from gorin.web.app import make_app
from gorin.web.identity import COOKIE
from gorin.web.run import bind
from gorin.web.settings import Settings
from gorin.web.tokens import hash_of

IMAGES = Path(__file__).parent / "images"
SEED = 11
WIDTH, HEIGHT = 104, 34
PLAYERS = ("Ana", "Bot")
HUMAN = Seat(0)

INK = TerminalTheme(
    (246, 241, 231),
    (31, 27, 22),
    [
        (31, 27, 22),
        (166, 49, 24),
        (71, 104, 44),
        (143, 97, 0),
        (38, 84, 124),
        (117, 66, 122),
        (20, 103, 110),
        (120, 111, 98),
    ],
    [
        (110, 101, 88),
        (199, 62, 29),
        (71, 104, 44),
        (143, 97, 0),
        (38, 84, 124),
        (117, 66, 122),
        (20, 103, 110),
        (31, 27, 22),
    ],
)
"""Ink on paper."""


PAGE = """\
<svg class="rich-terminal" viewBox="0 34 {width} {height}" xmlns="http://www.w3.org/2000/svg">
  <style>
    .{unique_id}-matrix {{
      font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
      font-size: {char_height}px;
      line-height: {line_height}px;
      font-variant-east-asian: full-width;
    }}
{styles}
  </style>
  <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
{lines}
  </defs>
  <rect x="0" y="34" width="{width}" height="{height}" rx="6" fill="#f6f1e7" />
  <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
    <g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
    </g>
  </g>
</svg>
"""
"""A picture without a window around it, with fonts that systems have."""


def is_worth_it(match: Match[Any], *, places: int = 8, options: int = 9) -> bool:
    """Return whether there is much to see, and the person has a real choice."""
    question = match.pending[0].decision
    view = observe(match, HUMAN).view
    assert isinstance(view, TombRaiderView)
    open_places = [place for place in view.places if place.face_up]
    obstacles = sum(len(place.obstacles) for place in open_places)
    return (
        question.seat == HUMAN
        and question.prompt.kind in ("move", "overcome", "move-on")
        and 3 <= len(question.options) <= options
        and len(open_places) >= places
        and obstacles >= 3
        and len(view.hand) >= 4
        and any(raider.unsaved or raider.saved for raider in view.raiders)
    )


def played(seed: int) -> tuple[Match[Any], int] | None:
    """Return a game at a position worth looking at, and where its last lines of log begin."""
    agents = {Seat(seat): players.PLAYERS.agent(HEURISTIC, seed + seat) for seat in (0, 1)}
    match = Match(
        begin(plan("tomb-raider", wishes_for(SHIPPED, "tomb-raider", seats=2))),
        chance=Fast(seed),
        forkable=False,
    )
    match.start()
    seen = 0
    while match.pending:
        if is_worth_it(match):
            return match, seen
        question = match.pending[0]
        seat = question.decision.seat
        if seat == HUMAN and len(question.decision.options) > 2:
            seen = len(match.table.log)
        match.choose(seat, agents[seat].choose(sight_of(match, question)), serial=question.serial)
    return None


def scene(match: Match[Any], seen: int, reader: Reader) -> Scene:
    """Return the position as the person sees it."""
    seen_by = observe(match, HUMAN)
    assert isinstance(seen_by.view, TombRaiderView)
    return Scene(
        seen_by.view,
        reader,
        reader.read(say("level-introductory")),
        SHIPPED,
        seen_by.questions[0],
        HUMAN,
        0,
        tuple(panels.log_text(line, reader) for line in lines(match, HUMAN, seen)),
        hint=reader.read(say("play-hint")),
    )


def draw(name: str, shown: Scene) -> None:
    """Write a picture."""
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in frame.draw(shown, WIDTH, HEIGHT):
        console.print(line, soft_wrap=True)
    svg = console.export_svg(theme=INK, unique_id="gorin", code_format=PAGE)
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / name).write_text(svg, encoding="utf-8")


def draw_terminal() -> None:
    """Draw the picture of the terminal."""
    for seed in range(SEED, SEED + 1000):
        found = played(seed)
        if found is not None:
            match, seen = found
            draw("play.svg", scene(match, seen, reader_for(SHIPPED, "en", PLAYERS, "tomb-raider")))
            print(f"images/play.svg: seed {seed}, turn {match.table.state.turn}")
            return


# -- the page ------------------------------------------------------------------------------

DESKTOP, PHONE = (1280, 800), (390, 844)
COLOURS = 128
"""A picture of ink on paper needs no more, and is a third as large."""
TRIES = 60


class Site:
    """A server with a browser before it, and Ana, who plays."""

    def __init__(self, hall: Hall, address: str, browser: Browser) -> None:
        self.hall = hall
        self.address = address
        self.browser = browser
        self.http = httpx.AsyncClient(base_url=address, headers={"Origin": address})
        self.person = ""

    async def arrive(self, name: str) -> None:
        """Become a guest of a name."""
        _ = (await self.http.get("/api/hello")).raise_for_status()
        _ = (await self.http.patch("/api/me", json={"name": name})).raise_for_status()
        row = await self.hall.store.find_person(hash_of(self.http.cookies[COOKIE]))
        assert row is not None
        self.person = row.id

    async def open(self, **table: Any) -> Live:
        """Open a table."""
        answer = (await self.http.post("/api/tables", json=table)).raise_for_status()
        return await self.hall.table(answer.json()["id"])

    @asynccontextmanager
    async def page(self, path: str, size: tuple[int, int] = DESKTOP) -> AsyncIterator[Page]:
        """Look at a page as Ana."""
        context: BrowserContext = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="en",
            color_scheme="light",
            reduced_motion="reduce",
        )
        value = self.http.cookies[COOKIE]
        await context.add_cookies([{"name": COOKIE, "value": value, "url": self.address}])
        page = await context.new_page()
        _ = await page.goto(self.address + path, wait_until="networkidle")
        yield page
        await context.close()


@asynccontextmanager
async def site() -> AsyncIterator[Site]:
    """Serve, and start a browser."""
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    program = next(filter(None, map(shutil.which, names)), None)
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(f"sqlite:///{folder}/gorin.sqlite3")
        hall = Hall(store, library=SHIPPED)
        await hall.start()
        settings = Settings(open_tables=1000, requests=1000, requests_burst=1000)
        bound = bind("127.0.0.1", 8675)
        app = make_app(hall, store, settings, secret="pictures")
        config = uvicorn.Config(app, ws="websockets-sansio", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[bound.socket]))
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=program, args=["--no-sandbox"]
            )
            yield Site(hall, bound.local, browser)
            await browser.close()
        server.should_exit = True
        await serving
        await hall.stop()


class Player:
    """Plays a seat as the strong bot does, from what the match knows."""

    def __init__(self, live: Live, person: str, seat: Seat, seed: int) -> None:
        self.live = live
        self.person = person
        self.seat = seat
        self.agent = players.PLAYERS.agent(HEURISTIC, seed)

    async def play(self, *, to_the_end: bool = False) -> bool:
        """Play to a position worth looking at; return whether there was one."""
        client = await self.live.connect(self.person, lambda news: None)
        try:
            while (match := self.live.room.match) is not None and match.outcome is None:
                # The table answers some questions itself, and the bot may be at work.
                await asyncio.sleep(0.005)
                play = self.live.room.standing.play
                question = next((q for q in match.pending if q.decision.seat == self.seat), None)
                if play is None or question is None:
                    continue
                if (
                    not to_the_end
                    and match.pending[0] is question
                    and is_worth_it(match, places=11, options=4)
                ):
                    return True
                key = msgspec.to_builtins(self.agent.choose(sight_of(match, question)))
                await client.do(Answer(1, play.wire(question), key))
            return to_the_end
        finally:
            client.close()


AGAINST = {
    "terms": {"seats": 2, "chosen": {"options": {"level": "introductory"}}, "undo": "any"},
    "bots": ["", "heuristic"],
    "begin": True,
}

GATHERING = {
    "terms": {"seats": 3, "chosen": {"options": {"level": "into-the-caves"}}},
    "bots": ["", "", "medium"],
}


async def position(here: Site) -> Live:
    """Return a table at which much is to be seen and Ana has a choice."""
    for seed in range(TRIES):
        live = await here.open(**AGAINST)
        if await Player(live, here.person, HUMAN, seed).play():
            return live
    raise SystemExit("no position worth looking at")


async def take(page: Page, name: str) -> None:
    """Keep what is seen, in few colours."""
    await page.wait_for_timeout(2500)  # what happened is told over the board for a moment
    data = await page.screenshot()
    IMAGES.mkdir(exist_ok=True)
    small = Image.open(io.BytesIO(data)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(IMAGES / name, optimize=True)
    print(f"images/{name}: {(IMAGES / name).stat().st_size // 1024} kB")


async def draw_page() -> None:
    """Draw all pictures of the page."""
    async with site() as here:
        await here.arrive("Ana")
        live = await position(here)
        path = f"/table/{live.id}"
        async with here.page(path) as page:
            await take(page, "table.png")
            await page.keyboard.press("w")
            await page.get_by_role("dialog").get_by_text("Search", exact=True).click()
            await take(page, "why-not.png")
        async with here.page(path, PHONE) as page:
            await take(page, "phone.png")
        await draw_beside(here)
        await draw_after(here)


async def draw_beside(here: Site) -> None:
    """Draw a table that gathers, and a lesson."""
    gathering = await here.open(**GATHERING)
    async with here.page(f"/table/{gathering.id}") as page:
        await take(page, "gathering.png")
    async with here.page("/learn") as page:
        await page.get_by_role("button", name="Begin the first game").click()
        await expect(page.locator(".lesson").first).to_be_visible()
        await take(page, "lesson.png")


async def draw_after(here: Site) -> None:
    """Draw a replay."""
    live = await here.open(**AGAINST)
    _ = await Player(live, here.person, HUMAN, SEED).play(to_the_end=True)
    async with here.page(f"/replay/{live.id}#step=120&view=seat1") as page:
        await take(page, "replay.png")


def main(asked: list[str]) -> None:
    """Draw all pictures, or those that are asked for."""
    if not asked or "terminal" in asked:
        draw_terminal()
    if not asked or "page" in asked:
        asyncio.run(draw_page())


if __name__ == "__main__":
    main(sys.argv[1:])
