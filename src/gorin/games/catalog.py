"""The list of games and playable formats: the only module that knows all games."""

from __future__ import annotations

from dataclasses import dataclass

from gorin.games.tomb_raider.formats.bounty_hunter import BOUNTY_HUNTER
from gorin.games.tomb_raider.formats.learn_to_play import LEARN_TO_PLAY
from gorin.games.tomb_raider.formats.recovery import RECOVERY
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.formats.timed import TIMED
from gorin.games.tomb_raider.joined import base as joined
from gorin.games.tomb_raider.series import base as series_base
from gorin.kernel.rule import Rulebook


@dataclass(frozen=True, slots=True)
class Format:
    """A playable format: its id within its game, its rules, and how many may play it.

    `title` is a message id; `book` is the rule book its clauses belong to; `level` is the level
    it is played on by default, None for the game's own default.
    """

    game: str
    id: str
    title: str
    book: str
    rulebook: Rulebook
    fewest_seats: int
    most_seats: int
    level: str | None = None


GAMES = ("tomb-raider", "l5r-lcg", "l5r-ccg", "magic", "strategic")
"""Every game Gorin is for, by id; those without a format here cannot be played yet."""

FORMATS = (
    Format("tomb-raider", "standard", "format-tomb-raider-standard", "tomb-raider", STANDARD, 1, 6),
    Format("tomb-raider", "recovery", "format-tomb-raider-recovery", "tomb-raider", RECOVERY, 1, 6),
    Format(
        "tomb-raider",
        "bounty-hunter",
        "format-tomb-raider-bounty-hunter",
        "tomb-raider",
        BOUNTY_HUNTER,
        1,
        6,
    ),
    Format(
        "tomb-raider",
        "learn-to-play",
        "format-tomb-raider-learn-to-play",
        "tomb-raider",
        LEARN_TO_PLAY,
        1,
        1,
        level="learn-to-play",
    ),
    Format("tomb-raider", "timed", "format-tomb-raider-timed", "tomb-raider", TIMED, 2, 6),
)

SERIES = (
    Format("tomb-raider", "series-timed", "series-timed", "tomb-raider", series_base.TIMED, 2, 6),
    Format(
        "tomb-raider", "series-linked", "series-linked", "tomb-raider", series_base.LINKED, 2, 6
    ),
    Format(
        "tomb-raider", "series-pick-up", "series-pick-up", "tomb-raider", series_base.PICK_UP, 2, 6
    ),
)
"""What is played over several matches of a game: parents of matches, no formats of their own."""

JOINED = (
    Format("tomb-raider", "timed-series", "series-timed", "tomb-raider", joined.TIMED, 2, 6),
    Format("tomb-raider", "linked-series", "series-linked", "tomb-raider", joined.LINKED, 2, 6),
    Format("tomb-raider", "pick-up-series", "series-pick-up", "tomb-raider", joined.PICK_UP, 2, 6),
)
"""The same series, each played together with its levels as one match: what tables play."""


def formats_of(game: str) -> tuple[Format, ...]:
    """Return the playable formats of a game, the default one first."""
    return tuple(found for found in FORMATS if found.game == game)
