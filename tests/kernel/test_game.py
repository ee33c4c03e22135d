from __future__ import annotations

import inspect

from tests.kernel.toy import Toy, ToyGame
from tests.synthetic.duel import Duels, DuelState
from tests.synthetic.game import Courts
from tests.synthetic.state import State

from gorin.kernel.game import Game


def test_games_of_the_tests_are_games() -> None:
    courts: Game[State] = Courts()
    duels: Game[DuelState] = Duels()
    toys: Game[Toy] = ToyGame()
    asked = [name for name, _ in inspect.getmembers(Game, inspect.isfunction) if name[0] != "_"]
    assert len(asked) == 11
    for game in (courts, duels, toys):
        assert game.id
        assert all(callable(getattr(game, name)) for name in asked)
