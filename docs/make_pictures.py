"""Draws the pictures of the documentation from real games: `make pictures`.

A game between a person and a bot is played from a fixed seed up to a position worth looking at,
and drawn as the terminal draws it.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from gorin.bots.agent import HEURISTIC, agent_for
from gorin.bots.sight import sight_of
from gorin.cli.terminal import frame, panels
from gorin.content.matches import Wishes, begin, plan
from gorin.content.names import reader_for
from gorin.games.tomb_raider.view import TombRaiderView
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, observe
from gorin.kernel.words import say
from gorin.text.render import Reader

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


def is_worth_it(match: Match[Any]) -> bool:
    """Return whether there is much to see, and the person has a real choice."""
    question = match.pending[0].decision
    view = observe(match, HUMAN).view
    assert isinstance(view, TombRaiderView)
    open_places = [place for place in view.places if place.face_up]
    obstacles = sum(len(place.obstacles) for place in open_places)
    return (
        question.seat == HUMAN
        and question.prompt.kind in ("move", "overcome", "move-on")
        and len(question.options) >= 3
        and len(open_places) >= 8
        and obstacles >= 3
        and len(view.hand) >= 4
        and any(raider.unsaved or raider.saved for raider in view.raiders)
    )


def played(seed: int) -> tuple[Match[Any], int] | None:
    """Return a game at a position worth looking at, and where its last lines of log begin."""
    agents = {Seat(seat): agent_for(HEURISTIC, "tomb-raider", seed + seat) for seat in (0, 1)}
    match = Match(begin(plan("tomb-raider", Wishes(seats=2))), chance=Fast(seed), forkable=False)
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


def scene(match: Match[Any], seen: int, reader: Reader) -> frame.Scene:
    """Return the position as the person sees it."""
    seen_by = observe(match, HUMAN)
    assert isinstance(seen_by.view, TombRaiderView)
    return frame.Scene(
        seen_by.view,
        reader,
        reader.read(say("level-introductory")),
        seen_by.questions[0],
        HUMAN,
        0,
        tuple(panels.log_text(line, reader) for line in lines(match, HUMAN, seen)),
        hint=reader.read(say("play-hint")),
    )


def draw(name: str, shown: frame.Scene) -> None:
    """Write a picture."""
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in frame.draw(shown, WIDTH, HEIGHT):
        console.print(line, soft_wrap=True)
    svg = console.export_svg(theme=INK, unique_id="gorin", code_format=PAGE)
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / name).write_text(svg, encoding="utf-8")


def main() -> None:
    """Draw all pictures."""
    for seed in range(SEED, SEED + 1000):
        found = played(seed)
        if found is not None:
            match, seen = found
            draw("play.svg", scene(match, seen, reader_for("en", PLAYERS)))
            print(f"images/play.svg: seed {seed}, turn {match.table.state.turn}")
            return


if __name__ == "__main__":
    main()
