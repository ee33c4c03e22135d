"""Level files: where each fault stands, titles, and new files to change."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from msgspec import Struct
from tests.shipped import level_from, load_deck, load_level, plan_match, reader_for, sheet_of

from gorin.content.reading.toml_lines import entry_lines, line_of, path_of
from gorin.content.tomb_raider.level_files import Wanted, slug_of, toml_value, write_level
from gorin.content.tomb_raider.levels import level_names, read_title, title_in
from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import deck_for
from gorin.games.tomb_raider.levels.format import (
    Arrangement,
    Bonus,
    Bonuses,
    Bounty,
    Building,
    EntranceSpot,
    FixedPlace,
    Level,
    LevelDeck,
    Limits,
    Points,
    Solo,
    Variant,
)
from gorin.kernel.clauses import BadInput
from gorin.text.language import LANGUAGES

SOUND = """
id = "own"
title = "Our own"
players = { min = 2, max = 4 }
power = 1
width = 3
depth = 6
entrances = [{ spots = [{ column = 2, depth = 1, card = "001" }] }]
decks = [{ id = "caves", cards = ["002-018"] }]
limits = { treasure = 4 }
"""


def told(text: str) -> list[tuple[str, str, str]]:
    """Return the faults of a level: where, why, by which clause."""
    try:
        _ = level_from(text, "own.toml")
    except BadInput as error:
        return [(fault.place, fault.message.id, fault.clause) for fault in error.all]
    return []


def test_a_sound_level_needs_little() -> None:
    assert told(SOUND) == []
    level = level_from(SOUND, "own.toml")
    assert (level.title, level.clause, level.goal) == ("Our own", "TR-18.2", "find-treasure")


# -- documentation -------------------------------------------------------------------------

DOCS = Path(__file__).parents[2] / "docs" / "levels-and-decks.md"


def test_the_level_in_the_documentation_is_one() -> None:
    examples = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    (level,) = (text for text in examples if "players" in text)
    assert told(level) == []


@pytest.mark.parametrize(
    "kind",
    [
        *(Level, Arrangement, EntranceSpot, LevelDeck, FixedPlace, Building, Limits),
        *(Bonuses, Bonus, Bounty, Solo, Points, Variant),
    ],
    ids=lambda kind: str(kind.__name__),
)
def test_every_field_of_a_level_is_documented(kind: type[Struct]) -> None:
    text = DOCS.read_text(encoding="utf-8")
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`", text))))
    assert set(kind.__struct_fields__) - named == set()


# -- faults with lines ---------------------------------------------------------------------

WRONG = """# a level with a fault in most lines
id = "own"
title = "Our own"
clause = "TR-99.9"
players = { min = 3, max = 2 }
power = 5
width = 3
depth = 6
entrances = [
    { when = "even", spots = [{ column = 1, depth = 1, card = "003" },
        { column = 9, depth = 1, card = "001" }] },
    { when = "sometimes", spots = [] },
]
choosing = "dice"
decks = [
    { id = "one", cards = ["004-018", "019",
        "nonsense"], columns = [1, 9] },
    { id = "one", cards = ["003"], player = 7 },
]
places = [
    { column = 2, depth = 4, card = "028" },  # a comment
    { column = 2, depth = 4, card = "026-043" },
]
limits = { treasure = 8, families = { marsh = 3 } }
building = { families = ["swamp"] }
goal = "picnic"
turn_limit = 0

[solo]
obstacles = ["059", "004"]
turns = 0

[[variants]]
id = "x"
title = "X"
depth = 0

[[variants]]
id = "x"
title = "Y"
bonuses = { choices = [{ kind = "cake", power = 1 }] }
"""


def test_all_faults_are_told_at_once_each_with_its_line_in_order() -> None:
    lines = [
        (4, "level-unknown-clause"),
        (5, "level-bad-players"),
        (6, "level-bad-power"),
        (9, "level-no-entrance-for"),
        (10, "level-not-entrance"),
        (11, "level-off-map"),
        (12, "level-bad-when"),
        (12, "level-no-entrance"),
        (14, "level-bad-choosing"),
        (16, "level-no-location"),
        (17, "level-no-location"),
        (17, "level-bad-span"),
        (18, "level-deck-twice"),
        (18, "level-bad-player"),
        (22, "level-no-location"),
        (22, "level-spot-twice"),
        (24, "level-minimum-too-deep"),
        (24, "level-family-too-deep"),
        (24, "level-bad-family"),
        (25, "level-bad-family"),
        (26, "level-bad-goal"),
        (27, "level-bad-turn-limit"),
        (30, "level-no-obstacle"),
        (31, "level-bad-solo-target"),
        (36, "level-bad-size"),
        (38, "level-variant-twice"),
        (41, "level-bad-bonus"),
    ]
    assert [(place, id) for place, id, _ in told(WRONG)] == [
        (f"own.toml:{line}", id) for line, id in lines
    ]


def test_every_fault_of_a_level_cites_a_clause() -> None:
    # That the clause it names does not exist is the one thing no clause speaks of.
    assert [id for _, id, clause in told(WRONG) if not clause] == ["level-unknown-clause"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_reads_in_every_language(language: str) -> None:
    reader = reader_for(language, game="tomb-raider")
    with pytest.raises(BadInput) as caught:
        _ = level_from(WRONG, "own.toml")
    texts = [reader.read(fault.message) for fault in caught.value.all]
    assert not any("⟦" in text or "{" in text for text in texts)
    assert len(set(texts)) > 20


@pytest.mark.parametrize(
    ("old", "new", "place", "id"),
    [
        ("[{ id", "[{ name", "own.toml:9: decks[0].id", "field-missing"),
        ("power = 1", "power = true", "own.toml:5: power", "field-wrong"),
        ("depth = 6", "depht = 6", "own.toml:1: depth", "field-missing"),
        ("column = 2", 'column = "B"', "own.toml:8: entrances[0].spots[0].column", "field-wrong"),
        ("power = 1", "power = = 1", "own.toml:5", "file-not-toml"),
    ],
)
def test_what_cannot_be_read_is_told_with_line_and_field(
    old: str, new: str, place: str, id: str
) -> None:
    found = [(where, why) for where, why, _ in told(SOUND.replace(old, new))]
    assert (place, id) in found


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("002-018", "004-018", "level-no-treasure-room"),
        ("treasure = 4", "treasure = 6", ""),
        ('"002-018"', '"002-018"], depths = [1, 3', "level-no-space-for-room"),
        (', card = "001"', "", "level-no-entrance-card"),
        ("limits", "building = { minimum = 18 }\nlimits", "level-too-few"),
        ('"002-018"', '"002-018", "004"', ""),
        ("limits", "building = { treasure_rooms = 2 }\nlimits", "level-wrong-rooms"),
        ("limits", "building = { entrances = 1 }\nlimits", "level-wrong-entrances"),
        ("limits", 'building = { families = ["tomb"] }\nlimits', "level-wrong-family"),
        ("limits", "first_depth = 0\nlimits", "level-bad-first-depth"),
        ("limits", "solo = { starter = false }\nlimits", "level-bad-solo-obstacles"),
        ("limits", 'solo = { starter = true, obstacles = ["059"] }\nlimits', "level-bad-solo-obs"),
    ],
)
def test_a_level_that_cannot_be_played_or_breaks_its_own_rules_is_refused(
    old: str, new: str, id: str
) -> None:
    found = {why for _, why, _ in told(SOUND.replace(old, new, 1))}
    assert len(found) == bool(id)
    assert all(why.startswith(id) for why in found)


def test_that_the_treasure_room_is_missing_is_told_once() -> None:
    without = SOUND.replace("002-018", "004-018", 1)
    asked = without.replace("limits", "building = { treasure_rooms = 1 }\nlimits", 1)
    assert [why for _, why, _ in told(without)] == ["level-no-treasure-room"]
    assert [why for _, why, _ in told(asked)] == ["level-wrong-rooms"]


def test_a_fault_in_what_all_variants_share_is_told_once() -> None:
    variants = '[[variants]]\nid = "a"\ntitle = "A"\n[[variants]]\nid = "b"\ntitle = "B"\n'
    assert told(SOUND.replace("power = 1", "power = 4") + variants) == [
        ("own.toml:5", "level-bad-power", "TR-9.4")
    ]
    own = variants + "power = 0\n"
    assert told(SOUND + own) == [("own.toml:17", "level-bad-power", "TR-9.4")]


# -- lines of entries ----------------------------------------------------------------------

NESTED = """a = 1
b = [ # a comment with ] and }
  "x", "y]",
  { c = '''
two lines''', d.e = [1,
     2] },
]
"f g" = { h = 3, "i.j" = [ ] }

[[t]]
k = 1
[[t]]
k = [
  5,
]
[t.u]
v = { w = [{ x = 1 },
  { x = 2 }] }
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("a",), 1),
        (("b",), 2),
        (("b", 0), 3),
        (("b", 1), 3),
        (("b", 2), 4),
        (("b", 2, "c"), 4),
        (("b", 2, "d", "e"), 5),
        (("b", 2, "d", "e", 0), 5),
        (("b", 2, "d", "e", 1), 6),
        (("f g", "h"), 8),
        (("f g", "i.j"), 8),
        (("t", 0, "k"), 11),
        (("t", 1), 12),
        (("t", 1, "k", 0), 14),
        (("t", 1, "u", "v", "w", 0, "x"), 17),
        (("t", 1, "u", "v", "w", 1), 18),
        # What is not there is where it would be.
        (("b", 7), 2),
        (("t", 1, "u", "z"), 16),
        (("nothing",), 1),
    ],
)
def test_the_line_of_an_entry(path: tuple[str | int, ...], line: int) -> None:
    assert tomllib.loads(NESTED)
    assert line_of(entry_lines(NESTED), path) == line
    assert line_of(entry_lines(NESTED.replace("\n", "\r\n")), path) == line


def test_an_empty_table_within_a_line_ends_where_it_ends() -> None:
    text = "decks = [\n{ id = {}, cards = [1] },\n{ id = 2 },\n]\nwidth = 3\n"
    lines = entry_lines(text)
    assert lines["decks", 0, "id"] == lines["decks", 0, "cards"] == 2
    assert (lines["decks", 1, "id"], lines["width",]) == (3, 5)


def test_every_entry_of_the_shipped_levels_is_found() -> None:
    for name in level_names():
        text = (
            Path(__file__).parents[2] / f"src/gorin/data/tomb-raider/levels/{name}.toml"
        ).read_text()
        lines = entry_lines(text)
        rows = text.splitlines()
        data = tomllib.loads(text)
        for number, place in enumerate(data.get("places", [])):
            row = rows[line_of(lines, ("places", number)) - 1]
            assert place["card"] in row
        for number, variant in enumerate(data.get("variants", [])):
            assert variant["id"] in rows[line_of(lines, ("variants", number, "id")) - 1]


def test_paths_are_read_as_they_are_shown() -> None:
    assert path_of("decks[0].cards[12]") == ("decks", 0, "cards", 12)
    assert path_of("players.min") == ("players", "min")
    assert path_of("") == ()


# -- titles --------------------------------------------------------------------------------


def test_a_title_is_a_message_of_the_catalogue_or_plain_text() -> None:
    read = reader_for("pt-BR", game="tomb-raider")
    assert read_title(read, "level-introductory") == "Introdutório"
    assert read_title(read, "Our own") == "Our own"
    # Only titles of levels are looked up: a plain word that names a message is text.
    assert read_title(read, "yes") == "yes"
    assert read_title(read, "level-of-my-own") == "level-of-my-own"
    assert title_in(read, {"level": {"title": "Our own"}}) == "Our own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_level_and_variant_has_a_title_of_its_own(language: str) -> None:
    reader = reader_for(language, game="tomb-raider")
    levels = [load_level(name) for name in level_names()]
    assert all(reader.has(level.title) for level in levels)
    for level in levels:
        titles = [read_title(reader, variant.title) for variant in level.variants]
        assert len(set(titles)) == len(titles)
        assert all(reader.has(variant.title) for variant in level.variants)


# -- new files -----------------------------------------------------------------------------


def made(**wanted: object) -> Level:
    text = write_level(
        shipped(),
        Wanted(name="my level", **wanted),  # type: ignore[arg-type]
        reader_for("en", game="tomb-raider"),
    )
    return level_from(text, "my level.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_file_is_a_level_and_explains_every_field(language: str) -> None:
    text = write_level(
        shipped(),
        Wanted("my level"),
        reader_for(language, game="tomb-raider"),
    )
    assert told(text) == []
    assert "⟦" not in text
    for name in Level.__struct_fields__:
        assert f"\n{name} = " in text or f"\n# {name} = " in text or f"[{name}]" in text, name
    assert max(len(line) for line in text.splitlines() if "#" not in line) < 130


@pytest.mark.parametrize(("width", "depth"), [(1, 4), (3, 6), (5, 12), (26, 20)])
@pytest.mark.parametrize("power", [1, 2, 3])
def test_a_new_level_has_the_size_and_power_asked_for(width: int, depth: int, power: int) -> None:
    level = made(width=width, depth=depth, power=power, players=3)
    assert (level.width, level.depth, level.power) == (width, depth, power)
    assert level.players.max == 3
    (deck,) = sheet_of(level, 2).decks
    # There are enough locations, and one treasure room among them.
    assert deck.left >= min(width * depth - 2, 400)
    rooms = {"treasure-cave", "atlantean-treasure", "sanctuary"}
    assert len([slug for slug in deck.cards if slug in rooms]) == 1


@pytest.mark.parametrize("name", level_names())
def test_a_new_level_may_be_like_any_shipped_one(name: str) -> None:
    other = load_level(name)
    for variant in other.variants or (None,):
        level = made(like=name, variant=variant.id if variant else None)
        form = other.variant(variant.id if variant else None)
        assert form is not None
        assert level.id == "my-level"
        assert level.variants == ()
        for field in ("width", "depth", "power", "decks", "places", "entrances", "limits"):
            assert getattr(level, field) == getattr(form, field), field
        # What was this program's own is now its author's.
        assert level.solo is None or not level.solo.ours


def test_a_new_level_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput, match="level-bad-size"):
        _ = made(width=0)
    with pytest.raises(BadInput, match="level-unknown"):
        _ = made(like="nowhere")
    with pytest.raises(BadInput, match="setup-no-variant"):
        _ = made(like="freestyle", variant="power-9")


def test_titles_and_ids_are_made_of_the_files_name() -> None:
    assert slug_of("Bat & Cave") == "bat-cave"
    assert slug_of("Três Níveis") == "tres-niveis"
    assert slug_of("洞穴") == "level"
    assert made(title='Say "no"').title == 'Say "no"'
    assert made().title == "My level"


def test_values_are_written_as_toml() -> None:
    value = {"a": [1, True, 'say "x"', {"b c": []}], "d": {}}
    assert tomllib.loads(f"v = {toml_value(value)}") == {"v": value}
    long = [f"{number:03}" for number in range(60)]
    written = toml_value(long, room=80)
    assert tomllib.loads(f"v = {written}") == {"v": long}
    assert max(map(len, written.splitlines())) <= 104


@pytest.mark.parametrize(
    ("level", "variant", "seats", "decks"),
    [
        ("introductory", "cave", 2, ("into-the-caves", "trapped-in-the-tombs")),
        ("freestyle", "power-2", 4, ("arsenal", "sticky-fingers", "sunken-city", "arsenal")),
        ("freestyle", "power-3", 2, ("long-descent", "nothing-but-trouble")),
        ("freestyle", "power-3", 1, ("trapped-in-the-tombs",)),
    ],
)
def test_decks_suit_the_level_unless_players_bring_their_own(
    level: str, variant: str, seats: int, decks: tuple[str, ...]
) -> None:
    loaded = load_level(level)
    assert tuple(deck_for(loaded, variant, seats, seat) for seat in range(seats)) == decks
    plan = plan_match(seats=seats, level=level, variant=variant)
    assert [seat.raider for seat in plan.seats] == [load_deck(name).raider for name in decks]
    brought = plan_match(seats=seats, level=level, variant=variant, decks=("war-party",) * seats)
    assert {seat.raider for seat in brought.seats} == {load_deck("war-party").raider}
