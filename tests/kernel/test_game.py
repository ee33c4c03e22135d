from __future__ import annotations

import inspect

import pytest
from tests.kernel.toy import Toy, ToyGame, note, toy
from tests.synthetic.duel import Duels, DuelState
from tests.synthetic.game import Courts
from tests.synthetic.state import State

from gorin.kernel.decision import Seat
from gorin.kernel.game import Game, field_of
from gorin.kernel.table import Table


def test_games_of_the_tests_are_games() -> None:
    courts: Game[State, Table[State]] = Courts()
    duels: Game[DuelState, Table[DuelState]] = Duels()
    toys: Game[Toy, Table[Toy]] = ToyGame()
    asked = [name for name, _ in inspect.getmembers(Game, inspect.isfunction) if name[0] != "_"]
    assert len(asked) == 16
    for game in (courts, duels, toys):
        assert game.id
        assert all(callable(getattr(game, name)) for name in asked)


def test_a_field_of_a_view_can_be_read_alone() -> None:
    game = ToyGame()
    table = toy(note).table
    assert game.view_part(table, Seat(0), "notes") == game.view(table, Seat(0)).notes
    with pytest.raises(KeyError):
        _ = field_of(game.view(table, None), "secrets")
