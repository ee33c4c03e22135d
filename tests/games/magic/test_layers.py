"""Layers: what permanents are under several effects. Cards are given texts made for these tests."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.magic.playing import ONE, TWO, Playing

from gorin.games.magic.base import note_control
from gorin.games.magic.layers import BOARDS, board
from gorin.games.magic.state import NOBODY
from gorin.games.magic.words import (
    Aim,
    Behaviour,
    Counters,
    ManaValue,
    Pump,
    Static,
    Things,
    Times,
)

ALL = Things(kinds=("creature",))
OWN = Things(kinds=("creature",), whose="you")
ENCHANTMENTS = Things(kinds=("enchantment",))


def static(*always: Static) -> Behaviour:
    return Behaviour(always=always)


def playing(*lying: object, **texts: Behaviour) -> Playing:
    """Return a match with these permanents; enchantments have texts by their names with `_`."""
    scripts = {slug.replace("_", "-"): text for slug, text in texts.items()}
    return Playing({"battlefield": lying}, {"battlefield": ["fog-bank"]}, scripts=scripts)


@pytest.mark.clause("CR-613.4")
def test_power_is_defined_then_set_then_changed_then_switched() -> None:
    game = playing(
        {"card": "serra-angel", "counters": {"+1/+1": 1}},
        "plains",
        "plains",
        "propaganda",
        "righteous-cause",
        "ghostly-prison",
        "soul-snare",
        serra_angel=static(
            Static(Things(which="this"), defines=Times(Things(kinds=("land",), whose="you")))
        ),
        # The later effects come first: layers, not timestamps, say in which order they apply.
        propaganda=static(Static(OWN, switches=True)),
        righteous_cause=static(Static(OWN, power=3)),
        ghostly_prison=static(Static(OWN, base=(1, 5))),
        soul_snare=Behaviour(),
    )
    assert game.size("serra-angel") == (5 + 1, 1 + 3 + 1)
    del game.state.play[game.handle("ghostly-prison")]
    game.match.table.memo.clear()
    assert game.size("serra-angel") == (2 + 1, 2 + 3 + 1), "as many as lands"
    del game.state.play[game.handle("propaganda")]
    game.match.table.memo.clear()
    assert game.size("serra-angel") == (6, 3)


@pytest.mark.clause("CR-613.7")
def test_in_one_layer_the_later_one_counts() -> None:
    first = {"propaganda": (2, 2), "righteous_cause": (7, 7)}
    texts = {slug: static(Static(ALL, base=size)) for slug, size in first.items()}
    game = playing("serra-angel", "propaganda", "righteous-cause", **texts)
    assert game.size("serra-angel") == (7, 7)
    game = playing("serra-angel", "righteous-cause", "propaganda", **texts)
    assert game.size("serra-angel") == (2, 2)


@pytest.mark.clause("CR-613.3")
def test_what_a_card_says_of_itself_comes_before_what_others_say() -> None:
    own = Static(Things(which="this"), defines=Times(ALL))
    game = playing(
        "propaganda",
        "serra-angel",
        propaganda=static(Static(ALL, base=(9, 9))),
        serra_angel=static(own),
    )
    assert game.size("serra-angel") == (9, 9), "though its own ability is the later one"


@pytest.mark.clause("CR-613.1")
def test_types_come_before_colours_and_those_before_abilities_and_size() -> None:
    game = playing(
        "propaganda",
        "righteous-cause",
        "ghostly-prison",
        "howling-mine",
        # An artifact becomes a creature, creatures become red, and red ones fly and are larger.
        propaganda=static(Static(Things(colours="R"), keywords=("flying",), power=1)),
        righteous_cause=static(Static(ALL, becomes="R")),
        ghostly_prison=static(
            Static(
                Things(kinds=("artifact",)), kinds=("creature",), base=(ManaValue(), ManaValue())
            )
        ),
        howling_mine=Behaviour(),
    )
    mine = game.now("howling-mine")
    assert mine.is_a("creature")
    assert mine.is_a("artifact")
    assert (mine.colours, mine.keywords) == ("R", ("flying",))
    assert game.size("howling-mine") == (3, 2)


@pytest.mark.clause("CR-305.6")
@pytest.mark.clause("CR-613.8")
def test_what_depends_on_another_effect_waits_for_it() -> None:
    # The earlier effect gives lands of its controller a type; what is a land another one says.
    to_lands = Static(Things(kinds=("artifact",)), kinds=("land",))
    to_mountains = Static(Things(kinds=("land",)), subtypes=("mountain",))
    texts = {
        "propaganda": static(to_mountains),
        "righteous_cause": static(to_lands),
        "howling_mine": Behaviour(),
    }
    game = playing("propaganda", "righteous-cause", "howling-mine", **texts)
    mine = game.now("howling-mine")
    assert mine.subtypes == ("mountain",), "the later effect was applied first"
    assert mine.mana == "R"
    assert not mine.able


@pytest.mark.clause("CR-613.8")
def test_effects_that_depend_on_each_other_apply_by_timestamp() -> None:
    artifacts = Static(Things(kinds=("artifact",)), kinds=("land",), subtypes=("swamp",))
    lands = Static(Things(kinds=("land",)), kinds=("artifact",), subtypes=("mountain",))
    texts = {
        "propaganda": static(artifacts),
        "righteous_cause": static(lands),
        "howling_mine": Behaviour(),
    }
    game = playing("propaganda", "righteous-cause", "howling-mine", "plains", **texts)
    assert game.now("howling-mine").subtypes == ("mountain",)
    game = playing("righteous-cause", "propaganda", "howling-mine", "plains", **texts)
    assert game.now("howling-mine").subtypes == ("swamp",)


@pytest.mark.clause("CR-613.6")
def test_an_effect_that_has_begun_goes_on_though_its_source_loses_all_abilities() -> None:
    """One makes enchantments creatures, another one takes the abilities of all creatures."""
    opalescence = Static(
        Things(kinds=("enchantment",), which="other"),
        kinds=("creature",),
        base=(ManaValue(), ManaValue()),
    )
    humility = Static(ALL, loses=True, base=(1, 1))
    texts = {"propaganda": static(opalescence), "righteous_cause": static(humility)}
    game = playing("righteous-cause", "propaganda", "serra-angel", **texts)
    assert game.size("serra-angel") == (1, 1)
    assert not game.now("serra-angel").has("flying")
    cause = game.now("righteous-cause")
    assert cause.is_a("creature")
    assert not cause.able, "it has taken its own abilities too, and goes on taking others'"
    assert game.size("righteous-cause") == (5, 5), "the later one sets its size"
    game = playing("propaganda", "righteous-cause", "serra-angel", **texts)
    assert game.size("righteous-cause") == (1, 1)


def test_an_ability_that_was_lost_before_its_layer_does_nothing() -> None:
    game = playing(
        "serra-angel",
        "propaganda",
        "bull-cerodon",
        serra_angel=static(Static(OWN, power=2)),
        propaganda=static(Static(ALL, loses=True)),
    )
    assert game.size("bull-cerodon") == (5, 5)
    assert not game.now("bull-cerodon").has("haste")


@pytest.mark.clause("CR-613.2")
@pytest.mark.clause("CR-506.4")
def test_the_later_one_has_control_and_what_changes_hands_is_new_and_out_of_combat() -> None:
    control = Static(Things(kinds=("creature",), which="host"), control=True)
    aura = Behaviour(enchant=Aim(ALL), always=(control,))
    game = Playing(
        {"battlefield": [{"card": "serra-angel", "controller": 1}]},
        {
            "battlefield": [
                {"card": "vow-of-flight", "attached": "serra-angel", "controller": 0},
                "fog-bank",
            ],
            "hand": ["plains"],
        },
        scripts={"vow-of-flight": aura, "vow-of-duty": aura},
        active=1,
    )
    found = game.lying("serra-angel")
    assert (found.seat, found.base, found.sick) == (ONE, TWO, True)
    state, angel = game.state, game.handle("serra-angel")
    state.play[angel] = replace(found, attacking=TWO, sick=False)
    flight = game.handle("vow-of-flight")
    # A later one gives it back.
    later = replace(state.play[flight], base=TWO, seat=TWO, born=90, stamp=90)
    state.play[state.libraries[ONE][0]] = later
    game.match.table.memo.clear()
    note_control(game.match.table)
    found = game.lying("serra-angel")
    assert (found.seat, found.sick, found.attacking) == (TWO, True, NOBODY)
    assert game.now("serra-angel").seat == TWO


@pytest.mark.clause("CR-122.1")
def test_counters_count_for_the_one_that_has_them() -> None:
    game = playing(
        {"card": "propaganda", "counters": {"strife": 4}},
        {"card": "righteous-cause", "counters": {"strife": 1}},
        "serra-angel",
        propaganda=static(Static(OWN, power=Counters("strife"))),
        righteous_cause=Behaviour(),
    )
    assert game.size("serra-angel") == (8, 4)


@pytest.mark.clause("CR-611.2c")
@pytest.mark.clause("CR-611.2")
def test_what_resolved_holds_what_was_there_then_and_nothing_that_comes_later() -> None:
    grow = Behaviour(spell=(Pump(OWN, power=2, keywords=("haste",)),))
    game = Playing(
        {
            "hand": ["repulse", "wall-of-omens"],
            "battlefield": ["serra-angel", *("island",) * 3, *("plains",) * 3],
        },
        scripts={"repulse": grow},
    )
    game.do("cast:repulse")
    game.settle()
    assert game.size("serra-angel") == (6, 4)
    game.do("cast:wall-of-omens")
    game.settle()
    assert game.size("wall-of-omens") == (0, 4)
    while game.state.active == ONE:
        game.default()
    assert game.size("serra-angel") == (4, 4)
    assert game.state.lasting == ()


def test_a_board_is_the_same_as_one_made_from_nothing() -> None:
    texts = {
        "propaganda": static(Static(ALL, power=1)),
        "righteous_cause": static(Static(ENCHANTMENTS, kinds=("creature",))),
    }
    game = playing("propaganda", "righteous-cause", "serra-angel", **texts)
    while game.match.pending and game.state.turn < 9:
        table = game.match.table
        fresh = BOARDS.made(table, table.state.play, table.state.lasting)
        assert dict(board(table).values) == dict(fresh.values)
        game.default()
