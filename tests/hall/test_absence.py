from __future__ import annotations

import pytest

from gorin.hall.process.absence import AWAY, BEAT, Absences


@pytest.mark.parametrize(
    ("steps", "count"),
    [
        ([BEAT, BEAT, 0.0, AWAY], 0),
        ([AWAY + 1], 1),
        ([-0.5, BEAT], 0),
        ([-3600.0], 1),
        ([AWAY + 1, BEAT, AWAY + 1, BEAT], 2),
    ],
)
def test_more_time_than_can_be_is_an_absence(steps: list[float], count: int) -> None:
    now = 1000.0
    absences = Absences(lambda: now)
    for step in steps:
        now += step
        _ = absences.look()
    assert absences.look() == count
