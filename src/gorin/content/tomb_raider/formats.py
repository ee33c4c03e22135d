"""The formats of Tomb Raider that can be played, and its series."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.content.box.format import Format
from gorin.games.tomb_raider.formats.bounty_hunter import BOUNTY_HUNTER
from gorin.games.tomb_raider.formats.learn_to_play import LEARN_TO_PLAY
from gorin.games.tomb_raider.formats.recovery import RECOVERY
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.formats.timed import TIMED
from gorin.games.tomb_raider.joined import base as joined
from gorin.kernel.rule import Rulebook

BOOK = "tomb-raider"
MOST_SEATS = 6
JOINED_SUFFIX = "-series"
"""The end of the formats of series' journals."""
OLD_SERIES = tuple(f"series-{kind}" for kind in ("timed", "linked", "pick-up"))
"""The formats of series in versions that played each level as a match of its own."""


def _format(id: str, rulebook: Rulebook, fewest: int, most: int = MOST_SEATS) -> Format:
    return Format(
        id=id,
        title=f"format-tomb-raider-{id}",
        book=BOOK,
        rulebook=rulebook,
        fewest_seats=fewest,
        most_seats=most,
    )


def _series(id: str, title: str, rulebook: Rulebook) -> Format:
    return Format(
        id=id,
        title=title,
        book=BOOK,
        rulebook=rulebook,
        fewest_seats=2,
        most_seats=MOST_SEATS,
        by_options=True,
    )


LEVELS = (
    _format("standard", STANDARD, 1),
    _format("recovery", RECOVERY, 1),
    _format("bounty-hunter", BOUNTY_HUNTER, 1),
    _format("learn-to-play", LEARN_TO_PLAY, 1, 1),
    _format("timed", TIMED, 2),
)
"""The formats played on one level, the default first."""

LEVEL_OF: Mapping[str, str] = {"learn-to-play": "learn-to-play"}
"""The level that a format is played on by default, where it is not the game's own default."""

JOINED = (
    _series("timed-series", "series-timed", joined.TIMED),
    _series("linked-series", "series-linked", joined.LINKED),
    _series("pick-up-series", "series-pick-up", joined.PICK_UP),
)
"""The series, each played together with its levels as one match."""

FORMATS = (*LEVELS, *JOINED)
