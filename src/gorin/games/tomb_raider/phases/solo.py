"""Solo play: what is counted, and how it compares with the level's targets."""

from __future__ import annotations

from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.turns import SoloScored, SoloTargetJudged
from gorin.games.tomb_raider.measures import SoloScore, solo_score
from gorin.kernel.rule import rule


@rule("TR-13.4", "TR-R21")
def score_solo(table: TombRaider, *, found: bool = False) -> None:
    """Tell the figures of solo play at the end, and whether the level's targets were met.

    The rules name these objectives but no numbers; the level file sets them, if it wants any.
    """
    state = table.state
    if not state.is_solo:
        return
    (seat,) = state.raiders
    score: SoloScore = solo_score(state, found=found)
    scored = SoloScored(
        seat,
        score.turns,
        score.resets,
        score.mapped,
        score.searched,
        score.cleared,
        score.points,
        ours=state.level.solo is not None and state.level.solo.ours,
    )
    happen(table, scored)
    for target in score.targets:
        happen(
            table, SoloTargetJudged(seat, target.kind, target.figure, target.bound, target.is_met)
        )
