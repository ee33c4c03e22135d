"""What is kept from one moment to the next is what would be computed anew."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import a_match, fact, offered, play, spelunker
from tests.raids import agent_for, raid_wishes

from gorin.bots.agent import answer
from gorin.content.desk.matches import plan, starter
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.windows import playable
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.table import Table


@pytest.mark.parametrize(
    ("level", "variant", "bot"),
    [
        ("introductory", "tomb", "random"),
        ("introductory", "cave", "heuristic"),
        ("freestyle", "power-2", "random"),
    ],
)
def test_plays_and_views_do_not_depend_on_what_was_kept(level: str, variant: str, bot: str) -> None:
    wishes = raid_wishes(seats=2, level=level, variant=variant, turn_limit=12)
    match = starter(plan("tomb-raider", wishes))(Fast(5))
    match.start()
    agents = {Seat(seat): agent_for(bot, seat) for seat in range(2)}
    game = match.table.rulebook.game
    while match.pending:
        table = match.table
        anew = Table(table.rulebook, table.state)
        for seat in agents:
            for moment in Moment:
                assert playable(table, seat, moment) == playable(anew, seat, moment)
            assert game.view(table, seat) == game.view(anew, seat)
        _ = answer(match, agents, most=1)


@pytest.mark.clause("TR-12.2")
def test_a_hand_that_changed_without_growing_is_looked_through_again() -> None:
    held = ["gap", "bats", "dark"]
    match = a_match([spelunker("B1", hand=held, deck=["run", "push"])], {"B1": "open-cavern"})
    assert offered(match) == ["pass"]
    play(match, "stay", "no-search", until="discard")
    play(match, "discard:gap", "discard:bats", "done", "play-on", until="window-start")
    assert sorted(fact(match, "raiders.0.hand")) == ["dark", "push", "run"]
    assert offered(match) == ["pass", "play:run"]
