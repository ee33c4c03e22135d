"""Before play: who sits at the table, the seed of chance, and a new or a saved game."""

from __future__ import annotations

import hashlib
import secrets
import sys
import unicodedata
from typing import Any

from msgspec import Struct

from gorin.cli.terminal import saves
from gorin.cli.terminal.guiding import Guide
from gorin.cli.terminal.saves import Chair, Notes, Settings
from gorin.cli.terminal.screen import Screen
from gorin.cli.terminal.sitting import Sitting
from gorin.content.box.wishes import Wishes
from gorin.content.boxes import find_box
from gorin.content.desk.matches import begin, make_header, match_of, plan
from gorin.content.tomb_raider.lessons import course
from gorin.content.tomb_raider.options import plan_of_series
from gorin.content.tomb_raider.owned import values_used
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.kernel.chance import Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import effective
from gorin.kernel.match import Match
from gorin.kernel.words import say
from gorin.text.render import Reader

HUMAN, BOT = "human", "bot"
LONGEST_NAME = 20
LONGEST_ENTROPY = 200
SHORTEST_HEX = 16
RESUMED_EVENTS = 10
LEARNER = Seat(0)
"""Who is given lessons: a tutorial is for one."""


class Asked(Struct, frozen=True, kw_only=True):
    """What the command line asks for beside the wishes for the match.

    `guided` asks for lessons and for nothing that a beginner could not answer. With a `series`
    that is played, and only the seats of the wishes count.
    """

    game: str
    seats: tuple[str, ...]
    wishes: Wishes
    seed: str | None
    fast: bool
    guided: bool = False
    series: SeriesWishes | None = None


def seats_of(asked: Asked, screen: Screen, reader: Reader) -> tuple[Chair, ...]:
    """Return who sits at the table: as asked for, else by a short menu, else one person.

    Raises:
        BadInput: a seat makes no sense.
        EOFError: nobody answers the menu.
    """
    if asked.seats:
        wanted = asked.seats
    elif sys.stdin.isatty():
        wanted = _menu(screen, reader)
    else:
        wanted = (HUMAN,)
    return tuple(_chair(asked.game, text, at, reader) for at, text in enumerate(wanted, 1))


def _chair(game: str, text: str, number: int, reader: Reader) -> Chair:
    kind, _, name = text.partition(":")
    if kind == HUMAN:
        return Chair(cleaned(name, LONGEST_NAME) or reader.read(say("play-player", number=number)))
    players = find_box(game).players
    known = players.levels
    if kind != BOT or (name and name not in known):
        kinds = (HUMAN, f"{HUMAN}:NAME", *(f"{BOT}:{level}" for level in known))
        raise BadInput(say("play-bad-seat", asked=text, known=kinds))
    level = name or players.usual
    return Chair(reader.read(say("play-bot", number=number, level=say(f"page-bot-{level}"))), level)


def cleaned(text: str, longest: int) -> str:
    """Return what somebody typed as a name: no control signs, not too long."""
    shown = (letter for letter in text if unicodedata.category(letter)[0] != "C")
    return " ".join("".join(shown).split())[:longest]


def _menu(screen: Screen, reader: Reader) -> tuple[str, ...]:
    screen.lines(reader.read(say(id)) for id in ("play-menu", *(f"play-menu-{n}" for n in "123")))
    while True:
        typed = screen.ask()
        if typed in ("", "1"):
            return (HUMAN,)
        if typed == "2":
            return tuple(_friend(screen, reader, number) for number in (1, 2))
        if typed == "3":
            return (HUMAN, BOT)
        screen.lines([reader.read(say("play-choose", count=3))])


def _friend(screen: Screen, reader: Reader, number: int) -> str:
    screen.lines([reader.read(say("play-menu-name", number=number))])
    return f"{HUMAN}:{screen.ask()}"


# -- a new game ----------------------------------------------------------------------------


def new_game(
    asked: Asked, chairs: tuple[Chair, ...], screen: Screen, language: str, reader: Reader
) -> Sitting:
    """Set a new game up; nothing of it is on the disk yet.

    Raises:
        BadInput: all that is wrong with what was asked for.
    """
    made = plan(asked.game, asked.wishes) if asked.series is None else plan_of_series(asked.series)
    table = begin(made)
    seed = seed_of(asked.seed)
    if not asked.guided:  # the first words that a beginner reads are those of the first lesson
        screen.lines([reader.read(values_used(table.state.cards))])
        screen.lines([reader.read(say("play-commitment", hash=Committed.commitment(seed)))])
    entropy = () if asked.fast or asked.guided else _entropy(chairs, screen, reader)
    players = tuple(chair.name for chair in chairs)
    header = make_header(made, players=players, seed=seed, entropy=entropy)
    settings = Settings(reset="useful") if asked.guided else Settings()
    notes = Notes(seed.hex(), chairs, settings=settings, guided=asked.guided)
    notes.series = asked.series is not None
    save = saves.new_save(header, notes)
    match = Match(table, chance=Committed(seed, entropy))
    match.start()
    return _seated(save, match, screen, language)


def seed_of(text: str | None) -> bytes:
    """Return the secret seed: from hex digits or any text, or a fresh one if none is given."""
    if text is None:
        return secrets.token_bytes(32)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(text) >= SHORTEST_HEX and seed:
        return seed
    return hashlib.sha256(text.encode()).digest()


def _entropy(chairs: tuple[Chair, ...], screen: Screen, reader: Reader) -> tuple[str, ...]:
    """Let each person add to chance; a seat that adds nothing adds an empty text."""
    given = []
    for chair in chairs:
        if chair.bot:
            given.append("")
            continue
        screen.lines([reader.read(say("play-entropy", player=chair.name))])
        given.append(cleaned(screen.ask(), LONGEST_ENTROPY))
    return tuple(given) if any(given) else ()


def _seated(save: saves.Save, match: Match[Any], screen: Screen, language: str) -> Sitting:
    sitting = Sitting(save, match, screen, language)
    kind = save.header.setup.get("kind")
    save.notes.title = sitting.read(f"series-{kind}") if sitting.is_series else sitting.title
    if save.notes.guided:
        entries = effective(match.journal.all())
        sitting.guide = Guide(LEARNER, course(match_of(save.header), entries, LEARNER))
    return sitting


# -- a saved game --------------------------------------------------------------------------


def saved_game(id: str, screen: Screen, language: str) -> Sitting:
    """Return a saved game as it was left.

    Raises:
        BadInput: it is damaged, or was written by another version.
    """
    save, match = saves.load(id)
    sitting = _seated(save, match, screen, language)
    sitting.catch_up(but=RESUMED_EVENTS)
    return sitting
