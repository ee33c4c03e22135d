"""Attempts of several parts: targets, attackers and blockers, and the clause of each refusal."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.magic.playing import ONE, TWO, Playing, kaalia, lies

from gorin.games.magic.words import Activated, Behaviour, Draw
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat


def reasons(game: Playing, attempt: str, seat: Seat = ONE) -> list[tuple[str, str]]:
    """Return what forbids an attempt: clauses, and the words of refusals."""
    found = game.match.why_not(seat, attempt)
    return [(one.clause, one.reason.id.removeprefix("refused-magic-")) for one in found]


def thing(game: Playing, slug: str) -> str:
    return f"{slug}.{game.handle(slug)}"


def further(game: Playing, stem: str = "", seat: Seat = ONE) -> list[str]:
    """Return the last parts of attempts that go on from a stem."""
    found = game.match.table.rulebook.game.attempts(game.match.table, seat, stem)
    assert all(one.startswith(f"{stem}>") for one in found if stem)
    return [one.rpartition(">")[2] for one in found]


def terminate(game: Playing) -> str:
    return next(part for part in further(game) if part.startswith("cast:terminate"))


# -- targets ---------------------------------------------------------------------------------------


@pytest.mark.clause("CR-115.1")
def test_each_permanent_may_be_thought_of_as_a_target_and_says_why_it_is_none() -> None:
    game = Playing(
        kaalia("terminate", lying=("howling-mine",)), lies("wall-of-denial", "serra-angel")
    )
    spell = terminate(game)
    parts = further(game, spell)
    assert len(parts) == len(game.state.play)
    angel, wall = thing(game, "serra-angel"), thing(game, "wall-of-denial")
    assert reasons(game, spell) == []
    assert reasons(game, f"{spell}>target:{angel}") == []
    assert reasons(game, f"{spell}>target:{wall}") == [("CR-702.18", "shroud")]
    mine = f"{spell}>target:{thing(game, 'howling-mine')}"
    assert reasons(game, mine) == [("CR-115.1", "no-such-target")]
    assert further(game, mine) == [], "nothing more is chosen"


def test_what_forbids_a_spell_forbids_it_at_each_target() -> None:
    game = Playing({"deck": "kaalia", "hand": ["terminate"]}, lies("wall-of-denial"))
    spell = terminate(game)
    of_spell = reasons(game, spell)
    assert of_spell == [("CR-118.3", "mana"), ("CR-115.1", "target")]
    wall = f"{spell}>target:{thing(game, 'wall-of-denial')}"
    assert reasons(game, wall) == [*of_spell, ("CR-702.18", "shroud")]


def test_an_ability_is_aimed_by_a_chain_as_well() -> None:
    game = Playing(lies("lightning-greaves", "false-prophet"), lies("serra-angel"))
    greaves = f"use:{thing(game, 'lightning-greaves')}"
    own, other = thing(game, "false-prophet"), thing(game, "serra-angel")
    assert reasons(game, f"{greaves}>target:{own}") == []
    assert reasons(game, f"{greaves}>target:{other}") == [("CR-115.1", "no-such-target")]


@pytest.mark.parametrize(
    "attempt",
    ["cast:terminate", "cast:terminate.999>target:a.1", "pass>pass", "attack:plains.1", "block:"],
)
def test_what_is_no_attempt_is_refused_as_such(attempt: str) -> None:
    game = Playing(kaalia("terminate"), lies("serra-angel"))
    with pytest.raises(BadInput):
        game.match.why_not(ONE, attempt)
    assert further(game, attempt) == []


def test_a_target_of_nothing_is_no_attempt() -> None:
    game = Playing(kaalia("terminate"), lies("serra-angel"))
    with pytest.raises(BadInput):
        game.match.why_not(ONE, f"{terminate(game)}>target:no-such.99")


def test_nobody_may_try_what_another_holds() -> None:
    game = Playing(kaalia("terminate"), lies("serra-angel"))
    spell = terminate(game)
    assert spell not in further(game, seat=TWO)
    assert further(game, spell, TWO) == []
    with pytest.raises(BadInput):
        game.match.why_not(TWO, spell)


# -- attackers -------------------------------------------------------------------------------------


def attacking(*lying: Any, **other: Any) -> Playing:
    return Playing(lies(*lying), {"deck": "zedruu", **other}, {}, step="attackers")


@pytest.mark.clause("CR-302.6")
@pytest.mark.clause("CR-508.1")
@pytest.mark.clause("CR-702.3")
@pytest.mark.parametrize(
    ("lying", "found"),
    [
        ({"card": "false-prophet"}, []),
        ({"card": "false-prophet", "tapped": True}, [("CR-508.1", "is-tapped")]),
        ({"card": "false-prophet", "new": True}, [("CR-302.6", "sick")]),
        ({"card": "bull-cerodon", "new": True}, []),
        ({"card": "wall-of-denial"}, [("CR-702.3", "defender")]),
        (
            {"card": "wall-of-denial", "tapped": True, "new": True},
            [("CR-508.1", "is-tapped"), ("CR-302.6", "sick"), ("CR-702.3", "defender")],
        ),
    ],
)
def test_who_may_not_attack_says_why(lying: dict[str, Any], found: list[tuple[str, str]]) -> None:
    game = attacking(lying, "serra-angel")
    assert game.kind == "attack"
    attacker = f"attack:{thing(game, lying['card'])}"
    assert reasons(game, attacker) == found
    assert reasons(game, f"{attacker}>seat:1") == found
    assert (lying["card"] in game.attackers()) == (not found)
    assert further(game, attacker) == ["seat:1", "seat:2"]


@pytest.mark.clause("CR-508.1h")
def test_who_cannot_pay_for_an_attack_may_not_declare_it() -> None:
    prison = {"battlefield": ["ghostly-prison"]}
    game = attacking("false-prophet", "plains", **prison)
    attacker = f"attack:{thing(game, 'false-prophet')}"
    assert reasons(game, attacker) == []
    assert reasons(game, f"{attacker}>seat:1") == [("CR-508.1h", "attack-cost")]
    assert reasons(game, f"{attacker}>seat:2") == []
    game = attacking("false-prophet", "plains", "plains", **prison)
    assert reasons(game, f"{attacker}>seat:1") == []


@pytest.mark.clause("CR-508.1c")
def test_who_may_attack_nobody_says_so_at_once() -> None:
    game = Playing(lies("false-prophet"), {"battlefield": ["ghostly-prison"]}, step="attackers")
    attacker = f"attack:{thing(game, 'false-prophet')}"
    of_attacker = reasons(game, attacker)
    assert ("CR-508.1c", "attacks-nobody") in of_attacker
    assert reasons(game, f"{attacker}>seat:1") == [*of_attacker, ("CR-508.1h", "attack-cost")]


def test_attackers_are_declared_in_their_own_step_alone() -> None:
    game = Playing(lies("false-prophet"), lies("serra-angel"))
    assert game.state.step == "main"
    for seat, slug in ((ONE, "false-prophet"), (TWO, "serra-angel")):
        attempt = f"attack:{thing(game, slug)}"
        assert reasons(game, attempt, seat) == [("CR-508.1", "attackers-step")]


# -- blockers --------------------------------------------------------------------------------------


def blocking(*lying: Any, attacker: str) -> Playing:
    game = Playing(lies(attacker), lies(*lying, "mahamoti-djinn"), step="attackers")
    game.attack(**{attacker.replace("-", "_"): 1})
    while game.kind != "block":
        game.answer("pass")
    return game


@pytest.mark.clause("CR-509.1")
@pytest.mark.clause("CR-702.9")
@pytest.mark.clause("CR-702.17")
@pytest.mark.parametrize(
    ("lying", "attacker", "of_blocker", "of_pair"),
    [
        ({"card": "false-prophet"}, "trained-orgg", [], []),
        ({"card": "needlepeak-spider"}, "serra-angel", [], []),
        (
            {"card": "false-prophet"},
            "serra-angel",
            [("CR-509.1b", "blocks-none")],
            [("CR-702.9", "flying")],
        ),
        (
            {"card": "false-prophet", "tapped": True},
            "trained-orgg",
            [("CR-509.1", "is-tapped")],
            [],
        ),
    ],
)
def test_who_may_not_block_says_why(
    lying: dict[str, Any],
    attacker: str,
    of_blocker: list[tuple[str, str]],
    of_pair: list[tuple[str, str]],
) -> None:
    game = blocking(lying, attacker=attacker)
    blocker = f"block:{thing(game, lying['card'])}"
    assert further(game, blocker, TWO) == [f"attacker:{thing(game, attacker)}"]
    assert reasons(game, blocker, TWO) == of_blocker
    domain: Any = game.asked.domain
    assert (blocker.replace("block:", "blocker:") in domain.keys) == (not of_blocker)
    pair = f"{blocker}>attacker:{thing(game, attacker)}"
    assert reasons(game, pair, TWO) == [*of_blocker, *of_pair]


def test_who_is_not_attacked_has_nothing_to_block() -> None:
    game = Playing(lies("false-prophet"), lies("serra-angel"))
    blocker = f"block:{thing(game, 'serra-angel')}"
    found = [("CR-509.1", "blockers-step"), ("CR-509.1", "no-attacker")]
    assert reasons(game, blocker, TWO) == found
    assert further(game, blocker, TWO) == []


@pytest.mark.clause("CR-702.13")
@pytest.mark.clause("CR-509.1b")
def test_who_intimidates_and_who_may_not_block_say_so() -> None:
    vow = {"card": "vow-of-malice", "attached": "host"}
    game = Playing(
        lies({"card": "trained-orgg", "name": "host"}, vow),
        lies("serra-angel", "brimstone-dragon"),
        step="attackers",
    )
    game.attack(trained_orgg=1)
    game.until("block")
    orgg = thing(game, "trained-orgg")
    angel = f"block:{thing(game, 'serra-angel')}"
    found = [("CR-509.1b", "blocks-none"), ("CR-702.13", "intimidate")]
    assert reasons(game, f"{angel}>attacker:{orgg}", TWO) == found
    dragon = f"block:{thing(game, 'brimstone-dragon')}"
    assert reasons(game, f"{dragon}>attacker:{orgg}", TWO) == []


def test_who_may_block_nothing_by_an_effect_says_so() -> None:
    game = Playing(
        lies("trained-orgg"), lies("razorjaw-oni", "arrogant-vampire", "fog-bank"), step="attackers"
    )
    game.attack(trained_orgg=1)
    game.until("block")
    vampire = f"block:{thing(game, 'arrogant-vampire')}"
    assert reasons(game, vampire, TWO) == [("CR-509.1b", "may-not-block")]
    assert reasons(game, f"block:{thing(game, 'fog-bank')}", TWO) == []


@pytest.mark.clause("CR-508.1c")
def test_who_may_not_attack_somebody_by_an_effect_says_so() -> None:
    vow = {"card": "vow-of-malice", "attached": "host"}
    game = Playing(
        {"battlefield": [{"card": "trained-orgg", "name": "host"}]},
        {"battlefield": [vow]},
        {},
        step="attackers",
    )
    orgg = f"attack:{thing(game, 'trained-orgg')}"
    assert reasons(game, f"{orgg}>seat:1") == [("CR-508.1c", "may-not-attack")]
    assert reasons(game, f"{orgg}>seat:2") == []


# -- abilities -------------------------------------------------------------------------------------


@pytest.mark.clause("CR-602.5a")
@pytest.mark.parametrize(
    ("slug", "found"), [("trained-orgg", [("CR-602.2", "tapped")]), ("bull-cerodon", [])]
)
def test_a_new_creature_taps_for_an_ability_only_with_haste(
    slug: str, found: list[tuple[str, str]]
) -> None:
    taps = Behaviour(activated=(Activated((Draw("you", 1),), tap=True),))
    new = {"card": slug, "new": True}
    game = Playing(lies(new), lies("serra-angel"), scripts={slug: taps})
    assert reasons(game, f"use:{thing(game, slug)}") == found
