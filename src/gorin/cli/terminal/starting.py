"""Before play: who sits at the table, the seed of chance, and a new or a saved game."""

from __future__ import annotations

import hashlib
import secrets
import sys
import unicodedata
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from gorin.cli.terminal import saves
from gorin.cli.terminal.drawings import table_of
from gorin.cli.terminal.guiding import Guide, course
from gorin.cli.terminal.saves import Chair, Notes, Settings
from gorin.cli.terminal.screen import Screen
from gorin.cli.terminal.sitting import Sitting
from gorin.content.box.wishes import Plan, Wishes
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.matches import begin, make_header, match_of, plan, told_once
from gorin.content.reading.lines import shows_something
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
SHOWN = 16
"""The length of a fingerprint as shown: nobody finds another seed with it. The journal has all."""
SHORTEST_HEX = 16
RESUMED_EVENTS = 10
LEARNER = Seat(0)
"""The seat that is given lessons: a tutorial is for one."""


class PlayRequest(Struct, frozen=True, kw_only=True):
    """The request of the command line, beside the wishes for the match.

    `guided` asks for lessons and for nothing that a beginner could not answer. A game's own
    command makes the `plan` itself; then only the seats of the wishes count.
    """

    game: str
    seats: tuple[str, ...]
    wishes: Wishes
    seed: str | None
    fast: bool
    guided: bool = False
    plan: Callable[[], Plan] | None = None


def seats_of(asked: PlayRequest, screen: Screen, reader: Reader) -> tuple[Chair, ...]:
    """Return who sits at the table: as asked for, else by a short menu, else one person.

    Raises:
        BadInput: a seat makes no sense, or there is no such format.
        EOFError: nobody answers the menu.
    """
    if asked.seats:
        wanted = asked.seats
    else:
        fewest = _fewest_seats(asked)
        wanted = _menu(screen, reader, fewest) if sys.stdin.isatty() else (HUMAN,)
        wanted += (BOT,) * (fewest - len(wanted))
    return tuple(_chair(asked.game, text, at, reader) for at, text in enumerate(wanted, 1))


def _fewest_seats(asked: PlayRequest) -> int:
    """Return how many seats there have to be: those of the format if one is asked for."""
    box, format = find_box(asked.game), asked.wishes.format
    if format is not None:
        return box.format(format).fewest_seats
    return min(each.fewest_seats for each in box.formats)


def _chair(game: str, text: str, number: int, reader: Reader) -> Chair:
    kind, _, name = text.partition(":")
    if kind == HUMAN:
        return Chair(cleaned(name, LONGEST_NAME) or reader.read(say("play-player", number=number)))
    players = find_box(game).players
    levels = players.levels
    if kind != BOT or (name and name not in levels):
        kinds = (HUMAN, f"{HUMAN}:NAME", *(f"{BOT}:{level}" for level in levels))
        raise BadInput(say("play-bad-seat", asked=text, known=kinds))
    level = name or players.gentle
    return Chair(reader.read(say("play-bot", number=number, level=say(f"page-bot-{level}"))), level)


def cleaned(text: str, longest: int) -> str:
    """Return what somebody typed as a name: no control signs, not too long; empty if blank."""
    if not shows_something(text):
        return ""
    shown = (letter for letter in text if unicodedata.category(letter)[0] != "C")
    return " ".join("".join(shown).split())[:longest]


def _menu(screen: Screen, reader: Reader, fewest: int) -> tuple[str, ...]:
    """Return who sits where, by a number; seats that nobody asks for are taken by bots."""
    ways = ("1", "2", "3") if fewest == 1 else ("bot", "friend")
    screen.lines(reader.read(say(id)) for id in ("play-menu", *(f"play-menu-{n}" for n in ways)))
    while True:
        typed = screen.ask() or "1"
        way = ways[int(typed) - 1] if typed in ("1", "2", "3")[: len(ways)] else ""
        if way == "1":
            return (HUMAN,)
        if way in ("2", "friend"):
            return tuple(_friend(screen, reader, number) for number in (1, 2))
        if way in ("3", "bot"):
            return (HUMAN, BOT)
        screen.lines([reader.read(say("play-choose", count=len(ways)))])


def _friend(screen: Screen, reader: Reader, number: int) -> str:
    screen.lines([reader.read(say("play-menu-name", number=number))])
    return f"{HUMAN}:{screen.ask()}"


# -- a new game ----------------------------------------------------------------------------


def new_game(
    asked: PlayRequest, chairs: tuple[Chair, ...], screen: Screen, language: str, reader: Reader
) -> Sitting:
    """Set a new game up; nothing of it is on the disk yet.

    Raises:
        BadInput: all that is wrong with what was asked for.
    """
    plan_of_game = _planned(asked.game, asked.wishes) if asked.plan is None else asked.plan()
    table = begin(plan_of_game)
    drawn = table_of(asked.game)
    seed = seed_of(asked.seed)
    if not asked.guided:  # the first words that a beginner reads are those of the first lesson
        opening = (*drawn.aim(plan_of_game.game, plan_of_game.format), *drawn.opening(table))
        screen.lines([reader.read(message) for message in opening])
        commitment = say("play-commitment", hash=Committed.commitment(seed)[:SHOWN])
        screen.lines([reader.read(commitment)])
    entropy = () if asked.fast or asked.guided else _entropy(chairs, screen, reader)
    players = tuple(chair.name for chair in chairs)
    header = make_header(plan_of_game, players=players, seed=seed, entropy=entropy)
    settings = Settings(choices={} if asked.guided else dict(drawn.usual))
    notes = Notes(seed.hex(), chairs, settings=settings, guided=asked.guided)
    notes.series = drawn.is_series(header)
    save = saves.new_save(header, notes, drawn.file_name(header))
    match = Match(table, chance=Committed(seed, entropy))
    match.start()
    return _seated(asked.wishes.library, save, match, screen, language)


def _planned(game: str, wishes: Wishes) -> Plan:
    """Return the plan of a match.

    Raises:
        BadInput: all that is wrong with the options, or what cannot be set up from them.
    """
    box = find_box(game)
    faults = list(box.faults(wishes))
    if wishes.decks and box.decks is None and not faults:
        faults.append(BadInput(say("hall-no-decks"), place="--deck"))
    try:
        planned = plan(game, wishes)
    except BadInput as error:
        raise BadInput.together(told_once((*faults, *error.all))) from None
    if faults:
        raise BadInput.together(faults)
    return planned


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
    words = []
    for chair in chairs:
        if chair.bot:
            words.append("")
            continue
        screen.lines([reader.read(say("play-entropy", player=chair.name))])
        words.append(cleaned(screen.ask(), LONGEST_ENTROPY))
    return tuple(words) if any(words) else ()


def _seated(
    library: Library, save: saves.Save, match: Match[Any], screen: Screen, language: str
) -> Sitting:
    sitting = Sitting(library, save, match, screen, language)
    save.notes.title = sitting.table.saved_as
    teaches = sitting.box.lessons
    if save.notes.guided and teaches is not None:
        entries = effective(match.journal.all())
        learned = course(library, teaches, match_of(library, save.header), entries, LEARNER)
        sitting.guide = Guide(library, teaches, LEARNER, learned)
    return sitting


# -- a saved game --------------------------------------------------------------------------


def saved_game(library: Library, id: str, screen: Screen, language: str) -> Sitting:
    """Return a saved game as it was left.

    Raises:
        BadInput: it is damaged, or was written by another version.
    """
    save, match = saves.load(library, id)
    sitting = _seated(library, save, match, screen, language)
    sitting.catch_up(but=RESUMED_EVENTS)
    return sitting
