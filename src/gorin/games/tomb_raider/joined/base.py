"""The three series, each played together with its levels as one match.

All of it is one match: one journal, one commitment to chance, and what is taken back is taken
back in both.
"""

from __future__ import annotations

from gorin.games.tomb_raider.formats.bounty_hunter import BOUNTY_HUNTER
from gorin.games.tomb_raider.formats.recovery import RECOVERY
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.formats.timed import TIMED as TIMED_LEVEL
from gorin.games.tomb_raider.joined import steps
from gorin.games.tomb_raider.joined.game import JoinedGame
from gorin.games.tomb_raider.joined.state import Books
from gorin.games.tomb_raider.series.base import LINKED as LINKED_SERIES
from gorin.games.tomb_raider.series.base import PICK_UP as PICK_UP_SERIES
from gorin.games.tomb_raider.series.base import TIMED as TIMED_SERIES
from gorin.kernel.rule import Rulebook

LEVELS = {"find-treasure": STANDARD, "recovery": RECOVERY, "bounty-hunter": BOUNTY_HUNTER}

LINKED = Rulebook(
    JoinedGame(),
    "tomb-raider-joined/linked",
    "1",
    Books(LINKED_SERIES, LEVELS),
    {"on": steps.on_step, "concede": steps.leave_step},
    scripts=STANDARD.scripts,
)
"""A Linked series with its levels."""

TIMED = LINKED.amended(
    "tomb-raider-joined/timed", numbers=Books(TIMED_SERIES, {"find-treasure": TIMED_LEVEL})
)
"""A Timed series with its levels."""

PICK_UP = LINKED.amended("tomb-raider-joined/pick-up", numbers=Books(PICK_UP_SERIES, LEVELS))
"""A Pick Up series with its levels."""
