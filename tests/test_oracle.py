"""Every format before the eyes of the oracle, and a match of spies, in which more is to see."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.contracts import Make
from tests.formats import FIRST, FORMATS, every_match
from tests.games.tomb_raider.spies import spies, spies_on_a_fixed_map, thieves
from tests.sights import WITHOUT_CARDS, sight_of, what_is_known_was_shown

from gorin.kernel.match import Match

SEEDS = (FIRST, 1, 3)


@pytest.mark.parametrize("chosen", every_match(SEEDS))
def test_nobody_knows_what_was_not_shown(chosen: tuple[str, int]) -> None:
    name, seed = chosen
    what_is_known_was_shown(FORMATS[name], seed, every=11 if seed == FIRST else 5)


def overseen(make: Make) -> tuple[Counter[str], Counter[str]]:
    """Return what was met in some matches before the eyes of the oracle, and their events."""
    met: Counter[str] = Counter()
    events: Counter[str] = Counter()

    def kept(seed: int) -> Match[Any]:
        matches.append(make(seed))
        return matches[-1]

    matches: list[Match[Any]] = []
    for seed in SEEDS:
        met += what_is_known_was_shown(kept, seed, every=10)
    for match in matches:
        events += Counter(type(event).__name__ for event in match.log())
    return met, events


@pytest.mark.parametrize("make", [spies, spies_on_a_fixed_map])
def test_nobody_knows_what_was_not_shown_among_spies(make: Make) -> None:
    met, events = overseen(make)
    assert min(met["shuffled"], met["shown"], met["followed"]) > 10, met
    looks = {"HandSeen", "DeckSeen", "LevelCardSeen", "CardTakenBack", "AllLost", "Shuffled"}
    more = (
        {"ItemTaken", "ObstacleOutdone"} if make is spies else {"FaceDownSeen", "FaceDownSwapped"}
    )
    assert looks | more <= set(events), events


def test_what_thieves_lose_goes_back_to_its_owners() -> None:
    _, events = overseen(thieves)
    assert min(events["AllLost"], events["CardDiscarded"]) > 3


def test_the_courts_meet_what_the_oracle_is_about() -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        # Seats come and go in some of these matches.
        met += what_is_known_was_shown(FORMATS["courts"], seed, every=1, initiatives=60)
    assert min(met["shuffled"], met["shown"], met["followed"], met["told"]) > 10, met


def test_a_game_without_a_sight_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    match = FORMATS["courts"](0)
    monkeypatch.setattr(type(match.table.rulebook.game), "id", "unheard-of")
    with pytest.raises(LookupError, match="unheard-of"):
        sight_of(match)


def test_a_game_said_to_have_no_cards_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    match = FORMATS["courts"](0)
    monkeypatch.setattr(type(match.table.rulebook.game), "id", next(iter(WITHOUT_CARDS)))
    with pytest.raises(AssertionError):
        sight_of(match)
