"""Where the documents disagree: the switches, their presets, and what they change."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.pools import STRONGHOLD, broken, lay, pooled, table_of
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.content.box.choices import choices
from gorin.content.box.wishes import Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.content.l5r_lcg.box import L5R_LCG, begin, plan
from gorin.content.l5r_lcg.options import Options, list_of, rulings_of
from gorin.games.l5r_lcg.conflict import current_winner, eligible
from gorin.games.l5r_lcg.events.conflicts import Broken
from gorin.games.l5r_lcg.events.plays import Moved
from gorin.games.l5r_lcg.formats.card_lists import card_list
from gorin.games.l5r_lcg.formats.enlightenment_rings import may_do_without, places
from gorin.games.l5r_lcg.measures import total
from gorin.games.l5r_lcg.rulings import PRESETS, RECOMMENDED, Rulings
from gorin.games.l5r_lcg.state import DEFENDING, NOBODY, Conflict, Ring
from gorin.games.l5r_lcg.treaties.cards import are_played
from gorin.games.l5r_lcg.windows.happening import happen, stands
from gorin.kernel.table import Frame
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES


def wishes(format: str = "skirmish", **options: Any) -> Wishes:
    """Return what somebody wishes for two seats."""
    chosen = msgspec.convert(options, Options)
    return Wishes(options=chosen, seats=2, format=format, library=SHIPPED)


def test_the_defaults_are_what_is_recommended_and_presets_flip_what_they_say() -> None:
    assert rulings_of(Options()) == RECOMMENDED == PRESETS["recommended"]

    def flipped(name: str) -> dict[str, str]:
        found = msgspec.structs.asdict(PRESETS[name])
        usual = msgspec.structs.asdict(RECOMMENDED)
        return {key: value for key, value in found.items() if value != usual[key]}

    assert flipped("seed") == {
        "enl_ring_on_stronghold": "all-broken",
        "enl_outsider_participation": "never",
        "ski_favor_needs_participant": "no",
    }
    assert flipped("rrg16") == {
        "enl_stronghold_attackable_after": "3",
        "enl_fate_on_ring": "opponents-pool",
        "enl_taking_rings": "conflict-break",
        "ski_sideboard_check": "combined",
        "ski_ban_list": "15",
    }


@pytest.mark.parametrize("name", Rulings.__struct_fields__)
def test_a_switch_that_is_set_goes_before_the_preset(name: str) -> None:
    positions = get_args(get_type_hints(Rulings)[name])
    assert len(positions) == 2
    for preset in PRESETS:
        for position in positions:
            options = msgspec.convert({"rulings": preset, name: position}, Options)
            assert rulings_of(options) == replace(PRESETS[preset], **{name: position})


def test_a_journal_says_only_what_is_not_usual_and_a_match_follows_it() -> None:
    assert set(plan(wishes()).data) == {"seats"}
    unusual = plan(wishes(ski_favor_needs_participant="no"))
    table = begin(unusual)
    assert table.rulebook.numbers.rulings.ski_favor_needs_participant == "no"
    assert table.rulebook.numbers.honor_to_win == 12
    assert begin(plan(wishes())).rulebook.numbers.rulings == RECOMMENDED


def test_each_format_shows_the_switches_that_concern_it() -> None:
    found = {each.name: each.formats for each in choices(L5R_LCG.options)}
    assert found["card_lists"] == ()
    assert found["rulings"] == ("skirmish", "enlightenment")
    for name, formats in found.items():
        prefix = name.partition("_")[0]
        if prefix in ("ski", "enl"):
            assert formats == ({"ski": "skirmish", "enl": "enlightenment"}[prefix],)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_every_switch_has_words(language: str) -> None:
    reader = reader_for(SHIPPED, language, (), "l5r-lcg")
    for each in choices(L5R_LCG.options):
        names = [say(f"{each.label.id}-{one}") for one in each.allowed]
        texts = [reader.read(message) for message in (each.label, *names)]
        assert not any("⟦" in text for text in texts), texts
        assert len(set(texts)) == len(texts)


@pytest.mark.clause("ENL-10.1")
def test_a_table_has_treaty_cards_if_it_wishes() -> None:
    for wished, there in (("preset", False), ("off", False), ("on", True)):
        planned = plan(wishes(enl_treaty_cards=wished))
        assert are_played(begin(planned)) == there


@pytest.mark.clause("SKI-9", "SKI-2.7")
@pytest.mark.parametrize(("position", "banned"), [("12", 12), ("15", 15)])
def test_the_list_of_skirmish_is_that_of_its_sheet_or_the_last_one(
    position: str, banned: int
) -> None:
    """What is asked for by its own name goes before it, and other formats have their own lists."""
    options = msgspec.convert({"ski_ban_list": position}, Options)
    found = card_list("skirmish", list_of(options, "skirmish"))
    assert len(found.banned) == banned
    assert ("spyglass" in found.banned) == (position == "15")
    assert list_of(options, "stronghold") == "usual"
    none = msgspec.convert({"ski_ban_list": position, "card_lists": "none"}, Options)
    assert card_list("skirmish", list_of(none, "skirmish")).banned == ()


@pytest.mark.clause("SKI-4.2", "LCG-S4.61")
@pytest.mark.parametrize(("position", "counted"), [("yes", 0), ("no", 1)])
def test_the_favor_of_a_side_without_anybody_counts_as_the_table_has_it(
    position: str, counted: int
) -> None:
    """Who has nobody in the conflict does not win it by the Favor either way."""
    sitting = Sitting(rulings=msgspec.convert({"ski_favor_needs_participant": position}, Rulings))
    sitting.attacker(LION, "akodo-gunso", bowed=True)
    sitting.state.favor = CRANE
    sitting.conflict()
    assert total(sitting.table, DEFENDING) == counted
    assert current_winner(sitting.table) == -9


@pytest.mark.clause("LCG-S4.61")
def test_in_the_stronghold_game_the_favor_always_needs_somebody() -> None:
    sitting = Sitting(strongholds=True, rulings=PRESETS["seed"])
    sitting.attacker(LION, "akodo-gunso")
    sitting.state.favor, sitting.state.favor_kind = CRANE, "military"
    sitting.conflict()
    assert total(sitting.table, DEFENDING) == 0


# -- Enlightenment -------------------------------------------------------------------------


def enlightened(**switches: str) -> Sitting:
    """Return a sitting of three seats with some switches of Enlightenment set."""
    return table_of(rulings=msgspec.convert(switches, Rulings))


@pytest.mark.clause("ENL-6.2", "ENL-4.6")
@pytest.mark.parametrize(
    ("after", "on_stronghold", "count", "attacked", "holds"),
    [
        ("4", "attackable", 3, False, False),
        ("4", "attackable", 4, True, True),
        ("4", "all-broken", 4, True, True),
        ("3", "attackable", 3, True, True),
        ("3", "all-broken", 3, True, False),
        ("3", "all-broken", 4, True, True),
        ("3", "attackable", 2, False, False),
    ],
)
def test_when_a_stronghold_is_attacked_and_holds_rings(
    after: str, on_stronghold: str, count: int, *, attacked: bool, holds: bool
) -> None:
    sitting = enlightened(
        enl_stronghold_attackable_after=after, enl_ring_on_stronghold=on_stronghold
    )
    broken(sitting, CRANE, *range(count))
    assert eligible(sitting.table, CRANE, STRONGHOLD) == attacked
    assert (STRONGHOLD in places(sitting.table, CRANE)) == holds


@pytest.mark.clause("ENL-9.8")
@pytest.mark.parametrize(("position", "own"), [("own-pool", True), ("opponents-pool", False)])
def test_whose_ring_gets_fate(position: str, *, own: bool) -> None:
    sitting = enlightened(enl_fate_on_ring=position)
    state = sitting.state
    for name in state.rings:
        state.rings[name] = Ring(seat=OTHER, slot=0)
    pooled(sitting, CRANE, "air.0")
    pooled(sitting, LION, "air.1")
    sitting.begin(Frame("fate-on-ring", CRANE))
    fates = (state.rings["air.0"].fate, state.rings["air.1"].fate)
    assert fates == ((1, 0) if own else (0, 1))


@pytest.mark.clause("ENL-5.1", "ENL-R5")
@pytest.mark.parametrize(
    ("position", "fought", "taken"),
    [
        ("any-break", False, True),
        ("any-break", True, True),
        ("conflict-break", False, False),
        ("conflict-break", True, True),
    ],
)
def test_which_breaking_gives_rings_away(position: str, *, fought: bool, taken: bool) -> None:
    sitting = enlightened(enl_taking_rings=position)
    lay(sitting, CRANE, 3, "fire.0")
    broken(sitting, LION, 0, 1, 2)
    if fought:
        sitting.state.conflict = Conflict(LION, "military", "air.1", CRANE, 3)
    breaks_outside(sitting)
    ring = sitting.state.rings["fire.0"]
    assert (ring.seat == LION) == taken
    assert (ring.pool == CRANE) == (not taken)


def breaks_outside(sitting: Sitting) -> None:
    """Let an effect of the Lion break a province of the Crane."""
    sitting.state.frames = ()
    happen(sitting.table, Broken(CRANE, 3, LION, "LCG-3.2.2"))
    sitting.begin(*sitting.state.frames[::-1])


@pytest.mark.clause("ENL-7.6")
@pytest.mark.parametrize(("position", "may"), [("if-a-card-says", True), ("never", False)])
def test_a_card_may_move_an_outsider_in_unless_the_table_has_it_never(
    position: str, *, may: bool
) -> None:
    sitting = enlightened(enl_outsider_participation=position)
    samurai = sitting.play(OTHER, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="air.1")
    assert stands(sitting.table, Moved(samurai, "brash-samurai", "attacking")) == may
    mine = sitting.play(LION, "ikoma-eiji")
    assert stands(sitting.table, Moved(mine, "ikoma-eiji", "attacking"))


@pytest.mark.clause("ENL-R10", "ENL-9.6")
@pytest.mark.parametrize(
    ("position", "common", "may"),
    [
        ("personal-empty", True, True),
        ("personal-empty", False, True),
        ("both-empty", True, False),
        ("both-empty", False, True),
    ],
)
def test_which_pools_must_be_empty_for_a_conflict_without_a_ring(
    position: str, *, common: bool, may: bool
) -> None:
    sitting = enlightened(enl_ringless=position)
    for name in sitting.state.rings:
        sitting.state.rings[name] = Ring(seat=OTHER, slot=0)
    if common:
        pooled(sitting, NOBODY, "air.2")
    assert may_do_without(sitting.table, LION) == may
    pooled(sitting, LION, "fire.1")
    assert not may_do_without(sitting.table, LION)
