"""Decks of the L5R LCG as files: forms of other sites, ready decks, what is told of wrong ones."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from gorin.content.box.decks import deck_at, swapped
from gorin.content.box.wishes import Deck, Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.content.decks import sheets
from gorin.content.decks.deck_files import read_deck
from gorin.content.decks.outline import DEK, FORMS, JSON, LACKEY, LIST, TOML
from gorin.content.decks.sheets import Sheet, canonical, card_named
from gorin.content.decks.writing import export_deck, write_deck
from gorin.content.desk import decks as desk
from gorin.content.desk.matches import begin, plan
from gorin.content.l5r_lcg.decks import DECKS, OUTLINE, RULES, brought, known_in
from gorin.content.l5r_lcg.options import Options
from gorin.content.l5r_lcg.pool import GAME, is_playable, packs, shipped
from gorin.games.l5r_lcg.formats.card_lists import card_list
from gorin.games.l5r_lcg.formats.construction import SECTIONS, faults
from gorin.kernel.clauses import BadInput

KNOWN = known_in(shipped())
CARDS = shipped().cards
SUFFIX = {TOML: "toml", LIST: "txt", LACKEY: "txt", DEK: "dek", JSON: "json"}
READY = DECKS.names()


def read(text: str, name: str = "mine.txt") -> Sheet[sheets.Deck]:
    """Return a deck from the text of a file."""
    return read_deck(text, name, OUTLINE, KNOWN)


def told(sheet: Sheet[Any]) -> list[tuple[str, str]]:
    """Return what is wrong with the lines of a file: where, and what."""
    return [(fault.place, fault.message.id) for fault in sheet.faults]


# -- forms ---------------------------------------------------------------------------------

JIGOKU = """\
1 Golden Plains Outpost (Core Set)
1 Seeker of Void (Core Set)
3 Banzai! (Core Set)
3x Border Rider (core)
1 Border Fortress (Tainted Lands)
1x Togashi Mitsu (For the Empire)
12 Ide Trader
"""


def test_a_list_of_fiveringsdb_and_jigoku_is_read() -> None:
    sheet = read(JIGOKU)
    assert sheet.faults == ()
    assert sheet.deck.sections == {
        "stronghold": {"golden-plains-outpost": 1},
        "role": {"seeker-of-void": 1},
        "provinces": {"border-fortress": 1},
        "dynasty": {"border-rider": 3, "ide-trader": 12, "togashi-mitsu": 1},
        "conflict": {"banzai": 3},
        "sideboard": {},
    }
    assert sheet.place("ide-trader") == "mine.txt:7"


@pytest.mark.parametrize("heading", ["Stronghold", "Conflict Deck (40)", "Event (12)", "Role:"])
def test_headings_of_sites_are_no_cards(heading: str) -> None:
    sheet = read(f"{heading}\n3x Banzai! (Core Set)\n")
    assert sheet.faults == ()
    assert sheet.deck.section("conflict") == {"banzai": 3}


def test_the_pack_tells_which_version_of_a_title_is_meant() -> None:
    packs_of = {card.slug: packs()[card.pack].name for card in CARDS.values()}
    for slug in ("doji-hotaru", "doji-hotaru-2"):
        for pack in (packs_of[slug], CARDS[slug].pack):
            sheet = read(f"2 Doji Hotaru ({pack})")
            assert sheet.deck.section("dynasty") == {slug: 2}
    assert read("2 Doji Hotaru (2)").deck.section("dynasty") == {"doji-hotaru-2": 2}
    assert read("2 Doji Hotaru (A Pack of Ours)").deck.section("dynasty") == {"doji-hotaru": 2}


EMERALD = {
    "id": "0a1b",
    "name": "Riders",
    "format": "emerald",
    "primary_clan": "unicorn",
    "secondary_clan": "crane",
    "cards": {"golden-plains-outpost": 1, "banzai": 3, "border-rider": 3},
    "card_pack_ids": {"banzai": "core"},
}


@pytest.mark.parametrize("shape", ["emeralddb", "fiveringsdb"])
def test_json_of_both_sites_is_read(shape: str) -> None:
    data: Any = EMERALD
    if shape == "fiveringsdb":
        data = {"success": True, "record": {"id": "9", "head": EMERALD}}
    for name in ("mine.json", "deck"):
        sheet = read(json.dumps(data, indent=1), name)
        assert sheet.faults == ()
        assert sheet.deck.name == "Riders"
        assert sheet.deck.clan == ""
        assert sheet.deck.section("dynasty") == {"border-rider": 3}
        assert sheet.deck.section("conflict") == {"banzai": 3}
        assert sheet.deck.only("stronghold") == "golden-plains-outpost"


def test_json_is_written_as_emeralddb_reads_it() -> None:
    deck = DECKS_READ["skirmish-crane"]
    data = json.loads(write_deck(deck, JSON, OUTLINE, CARDS))
    assert data["format"] == "skirmish"
    assert data["primary_clan"] == "crane"
    assert data["cards"] == {**deck.section("dynasty"), **deck.section("conflict")}


DECKS_READ: Mapping[str, sheets.Deck] = {
    id: read(DECKS.text(id), f"{id}.toml").sound() for id in READY
}


@pytest.mark.parametrize("form", FORMS)
def test_ready_decks_come_back_from_every_form(form: str) -> None:
    for deck in DECKS_READ.values():
        text = write_deck(deck, form, OUTLINE, CARDS)
        assert read(text, f"x.{SUFFIX[form]}").sound() == deck


def _of(section: str) -> list[str]:
    found = next(each for each in OUTLINE.sections if each.id == section)
    return [slug for slug, card in CARDS.items() if found.holds(card)]


def _section(id: str) -> st.SearchStrategy[dict[str, int]]:
    slugs = st.sampled_from(_of(id))
    if id in ("stronghold", "role"):
        return st.dictionaries(slugs, st.just(1), max_size=1)
    most = 2 if id == "provinces" else 3
    return st.dictionaries(slugs, st.integers(1, most), max_size=12)


NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["C"]), max_size=20)
ANY_DECK = st.builds(
    sheets.Deck,
    NAMES.map(lambda name: f"a {name}"),
    st.fixed_dictionaries({id: _section(id) for id in SECTIONS}),
    clan=st.sampled_from(("", *OUTLINE.clans)),
)


@pytest.mark.parametrize("form", FORMS)
@given(ANY_DECK)
def test_any_deck_comes_back_from_every_form(form: str, deck: sheets.Deck) -> None:
    whole = canonical(deck, OUTLINE, CARDS)
    text = export_deck(whole, form, OUTLINE, KNOWN)
    assert read(text, f"x.{SUFFIX[form]}").sound() == whole


def test_each_card_is_found_by_its_name_and_by_its_pack() -> None:
    wrong: list[str] = []
    for card in CARDS.values():
        section = OUTLINE.place(card, "")
        lines = (card.name, f"{card.name} ({packs()[card.pack].name})", card.slug)
        for line in lines:
            sheet = read(f"1 {line}")
            found = section is None or sheet.deck.section(section.id) == {card.slug: 1}
            ids = [fault.message.id for fault in sheet.faults]
            if not found or ids != ([] if section else ["deck-no-place"]):
                wrong.append(line)
    assert wrong == []


# -- what is wrong -------------------------------------------------------------------------


def test_an_unknown_card_is_told_with_its_line_and_the_nearest_names() -> None:
    sheet = read("1 Banzai!\n\n2 Doji Hotaro (Core Set)\n1 Zzzzzz (Core Set)\n")
    assert told(sheet) == [
        ("mine.txt:3", "deck-unknown-near"),
        ("mine.txt:4", "deck-unknown-card"),
    ]
    assert "Doji Hotaru" in str(sheet.faults[0].message.args["near"])


BROKEN: Mapping[str, tuple[str, list[tuple[str, str]]]] = {
    "cut off": ('{\n "cards": {"banzai": 3,\n', [("x.json:3", "deck-not-json")]),
    "no object": ("[1, 2]", [("x.json", "deck-json-no-cards")]),
    "no cards": ('{"name": "A",\n "cards": [1]}', [("x.json:2", "deck-json-no-cards")]),
    "bad count": (
        '{"cards": {\n"banzai": "3",\n"rout": 1.5}}',
        [
            ("x.json:2", "deck-not-a-count"),
            ("x.json:3", "deck-not-a-count"),
        ],
    ),
    "none of it": ('{"cards": {\n"banzai": 0}}', [("x.json:2", "deck-bad-count")]),
    "far too many": ('{"cards": {\n"banzai": 900}}', [("x.json:2", "deck-far-too-many")]),
    "twice": ('{"cards": {"banzai": 1,\n"banzai": 2}}', [("x.json:2", "deck-card-twice")]),
    "unknown": ('{"cards": {\n"banzay": 1}}', [("x.json:2", "deck-unknown-near")]),
    "unknown clan": ('{"primary_clan": "mantis", "cards": {}}', [("x.json", "deck-no-clan")]),
    "too deep": ('{"cards": ' + "[" * 9000 + "]" * 9000 + "}", [("x.json", "deck-json-too-deep")]),
    "a treaty": ('{"cards": {\n"exposed-secrets-treaty": 1}}', [("x.json:2", "deck-no-place")]),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_told_in_one_message_with_its_place(kind: str) -> None:
    text, wrong = BROKEN[kind]
    assert told(read(text, "x.json")) == wrong


@given(st.text(max_size=200))
def test_no_text_is_too_wild(text: str) -> None:
    for before in ("", "{", '{"cards": {'):
        _ = read(before + text, "deck")


def test_a_clan_that_there_is_not_is_told() -> None:
    assert told(read("Clan: Mantis\n1 Banzai!")) == [("mine.txt", "deck-no-clan")]
    assert told(read('name = "A"\nclan = "mantis"\n[dynasty]\n', "x.toml")) == [
        ("x.toml:2", "deck-no-clan")
    ]
    assert read("Clan: Crab\n2 Miya Mystic").deck.clan == "crab"


# -- at the table --------------------------------------------------------------------------


def wishes(*decks: Deck, format: str = "skirmish", seats: int = 2) -> Wishes:
    """Return what is asked for at a table."""
    return Wishes(seats=seats, options=Options(), library=SHIPPED, format=format, decks=decks)


@pytest.mark.parametrize("id", READY)
def test_ready_decks_are_legal_and_made_of_cards_that_can_be_played(id: str) -> None:
    format = "skirmish" if id.startswith("skirmish") else "stronghold"
    deck = brought(DECKS_READ[id], CARDS)
    formats = (format,) if format == "skirmish" else ("stronghold", "enlightenment")
    for each in formats:
        assert list(faults(deck, RULES[each], card_list(each))) == []
    for _, card, count in deck.cards:
        assert is_playable(card), card.slug
        assert card.pack == "core", card.slug
        assert count <= 3 * card.quantity, card.slug


BESIDE = {"rout": 1, "banzai": 1, "akodo-toturi": 1, "savvy-politician": 2, "outwit": 1}


def with_sideboard(**more: int) -> sheets.Deck:
    """Return the ready deck of the Lion with some cards beside it."""
    deck = DECKS_READ["skirmish-lion"]
    return replace(deck, sections={**deck.sections, "sideboard": {**BESIDE, **more}})


@pytest.mark.clause("SKI-2.8")
@pytest.mark.parametrize("form", FORMS)
def test_a_deck_with_a_sideboard_is_written_and_read_in_each_form(form: str) -> None:
    own = canonical(with_sideboard(), OUTLINE, CARDS)
    text = write_deck(own, form, OUTLINE, CARDS)
    found = read(text, f"mine.{SUFFIX[form]}")
    assert found.faults == ()
    assert found.deck.sections == own.sections
    assert sheets.size_of(found.deck, OUTLINE) == 60


@pytest.mark.clause("SKI-2.8")
def test_the_sideboard_of_a_list_is_what_stands_under_its_heading() -> None:
    sheet = read("2x Banzai! (Core Set)\n\nSideboard (3)\n1x Banzai!\n2x Akodo Toturi\n")
    assert sheet.faults == ()
    assert sheet.deck.section("conflict") == {"banzai": 2}
    assert sheet.deck.section("sideboard") == {"banzai": 1, "akodo-toturi": 2}
    strange = read('{"cards": {"banzai": 2}, "sideboard": ["banzai"]}', "mine.json")
    assert [fault.message.id for fault in strange.faults] == ["deck-sideboard"]


@pytest.mark.clause("SKI-2.8")
def test_a_ruling_says_whether_the_sideboard_has_to_be_legal_with_the_deck() -> None:
    deck = Deck(text=write_deck(with_sideboard(), TOML, OUTLINE, CARDS))
    begun = begin(plan(GAME, wishes(deck)))
    assert len(begun.state.cards) == 120
    combined = replace(wishes(deck), options=Options(ski_sideboard_check="combined"))
    with pytest.raises(BadInput) as refused:
        _ = plan(GAME, combined)
    copies = dict.fromkeys(("akodo-toturi", "banzai", "rout"), "SKI-2.6")
    assert {str(card_named(each.message)): each.clause for each in refused.value.all} == {
        **copies,
        "savvy-politician": "SKI-2.3",
    }
    other = replace(wishes(deck), options=Options(rulings="rrg16"))
    with pytest.raises(BadInput, match="lcg-deck-copies"):
        _ = plan(GAME, other)


# -- swapping ------------------------------------------------------------------------------


def swap(
    deck: Deck, moved_in: Mapping[str, int], moved_out: Mapping[str, int], **options: Any
) -> sheets.Deck:
    """Return a deck after a swap: cards from the sideboard, and others in their place."""
    asked = replace(wishes(deck), options=Options(**options))
    sections = {id: dict(held) for id, held in deck_at(DECKS, asked, 0, deck).sections.items()}
    for cards, sign in ((moved_in, 1), (moved_out, -1)):
        for slug, count in cards.items():
            home = sections[CARDS[slug].side]
            home[slug] = home.get(slug, 0) + sign * count
            beside = sections["sideboard"]
            beside[slug] = beside.get(slug, 0) - sign * count
    found = swapped(DECKS, asked, 0, deck, sections)
    return read(found.text, "mine.toml").sound()


@pytest.mark.clause("SKI-2.8")
def test_cards_are_swapped_with_the_sideboard_and_every_fault_is_told_at_once() -> None:
    own = with_sideboard()
    deck = Deck(text=write_deck(own, TOML, OUTLINE, CARDS))
    found = swap(deck, {"outwit": 1}, {"banzai": 1})
    assert (found.section("conflict")["banzai"], found.section("sideboard")["banzai"]) == (1, 2)
    with pytest.raises(BadInput) as refused:
        _ = swap(deck, {"savvy-politician": 2, "rout": 1}, {"matsu-beiona": 2, "banzai": 1})
    wrong = {each.message.id: each.clause for each in refused.value.all}
    assert wrong == {"lcg-deck-copies": "SKI-2.6", "lcg-deck-other-clan": "SKI-2.3"}


@pytest.mark.clause("SKI-2.8")
def test_nothing_comes_in_that_was_not_brought_and_nothing_is_left_out() -> None:
    deck = Deck(text=write_deck(with_sideboard(), TOML, OUTLINE, CARDS))
    asked = wishes(deck)
    sections = deck_at(DECKS, asked, 0, deck).sections
    less = {slug: n for slug, n in sections["sideboard"].items() if slug != "rout"}
    more = {**sections["dynasty"], "doji-hotaru": 1, "nobody": 1}
    with pytest.raises(BadInput) as refused:
        _ = swapped(DECKS, asked, 0, deck, {**sections, "sideboard": less, "dynasty": more})
    found = {(each.message.id, each.clause) for each in refused.value.all}
    assert ("deck-not-brought", "SKI-2.8") in found
    assert sum(each.message.id == "deck-not-brought" for each in refused.value.all) == 2
    assert {"deck-unknown-card", "lcg-deck-other-clan"} <= {id for id, _ in found}
    big = {**sections, "sideboard": {**sections["sideboard"], **dict.fromkeys(list(more)[:6], 1)}}
    for slug in list(more)[:6]:
        big["dynasty"] = {**big["dynasty"], slug: big["dynasty"][slug] - 1}
    with pytest.raises(BadInput) as refused:
        _ = swapped(DECKS, asked, 0, deck, big)
    # Thirty dynasty cards are needed, and ten may lie beside the deck.
    assert {(each.message.id, each.clause) for each in refused.value.all} == {
        ("deck-section-few", "SKI-2.3"),
        ("deck-section-many", "SKI-2.8"),
    }


@pytest.mark.parametrize("form", FORMS)
def test_a_deck_of_ones_own_is_played(form: str) -> None:
    text = write_deck(DECKS_READ["skirmish-lion"], form, OUTLINE, CARDS)
    table = begin(plan(GAME, wishes(Deck(text=text))))
    assert table.state.clans == ("lion", "lion")
    assert len(table.state.cards) == 120


def test_all_that_is_wrong_with_all_decks_is_told_at_once() -> None:
    with pytest.raises(BadInput) as refused:
        _ = plan(GAME, wishes(Deck(text="3 Banzai!"), Deck(text="1 Nobody")))
    clauses = {fault.clause for fault in refused.value.all}
    assert {"SKI-2.3", "SKI-2.4", "SKI-2.6", "SKI-R10"} <= clauses
    assert refused.value.all[-1].message.id == "deck-unknown-card"


def test_a_card_that_cannot_be_played_yet_is_refused_at_the_table_with_that_reason() -> None:
    deck = DECKS_READ["skirmish-crane"]
    unknown = next(
        card
        for card in CARDS.values()
        if card.clan == "crane" and card.side == "dynasty" and not is_playable(card)
    )
    dynasty = deck.section("dynasty")
    first = next(iter(dynasty))
    changed = {**dynasty, first: dynasty[first] - 1, unknown.slug: 1}
    own = sheets.Deck("Mine", {**deck.sections, "dynasty": changed})
    assert desk.report(GAME, desk.sheet_with(SHIPPED, GAME, own), wishes()).legal
    text = write_deck(own, LIST, OUTLINE, CARDS)
    with pytest.raises(BadInput) as refused:
        _ = plan(GAME, wishes(Deck(text=text)))
    assert [fault.message.id for fault in refused.value.all] == ["lcg-deck-unplayable"]
    assert refused.value.place.startswith("deck:")


def test_a_deck_is_judged_in_the_format_it_is_built_for() -> None:
    asked = desk.wishes_for(SHIPPED, GAME)
    for id in READY:
        sheet = desk.shipped_sheet(SHIPPED, GAME, id)
        report = desk.report(GAME, sheet, asked)
        assert report.legal
        bounds = {section.id: (section.fewest, section.most) for section in report.sections}
        skirmish = id.startswith("skirmish")
        assert bounds["dynasty"] == ((30, 40) if skirmish else (40, 45))
        assert bounds["provinces"] == ((0, 0) if skirmish else (5, 5))
    wrong = desk.report(GAME, desk.shipped_sheet(SHIPPED, GAME, READY[-1]), wishes())
    assert not wrong.legal
