"""Golden playthroughs: one transcript per format and size, so that a change of rules shows.

When a change is meant, write the transcripts anew with `GORIN_WRITE_GOLDEN=1` and review the
difference like code.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.formats import playable
from tests.shipped import reader_for

from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.observe import lines

GOLDEN = Path(__file__).parent / "golden"
QUESTIONS = 400


def transcript(match: Match[Any], seed: int) -> str:
    """Return the first questions of random play: what was offered, chosen and told."""
    reader = reader_for("en", game="tomb-raider")
    player = Fast(seed)
    told: list[str] = []
    seen = 0
    match.start()
    for _ in range(QUESTIONS):
        news = lines(match, None, seen)
        seen = len(match.table.log)
        told += [f"  {reader.read(line.message)} · {line.clause}" for line in news]
        if not match.pending:
            break
        question = match.pending[0]
        options = question.decision.options
        index = player.below(len(options))
        keys = " ".join(option.key for option in options)
        kind = question.decision.prompt.kind
        told.append(f"{question.decision.seat} {kind}: {keys} -> {options[index].key}")
        match.pick(question, index)
    told.append(f"outcome: {match.outcome}" if match.outcome else "not over yet")
    return "\n".join(told) + "\n"


@pytest.mark.parametrize("name", sorted(playable()))
def test_a_playthrough_goes_as_it_went(name: str) -> None:
    path = GOLDEN / (name.replace("/", "-").replace(", ", "-").replace(" ", "-") + ".txt")
    now = transcript(playable()[name](11), 12)
    if os.environ.get("GORIN_WRITE_GOLDEN"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8"), "review the difference, then write it anew"
