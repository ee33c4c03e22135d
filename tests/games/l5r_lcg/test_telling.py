"""What questions and the log say to somebody who follows a game: whose words, what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.l5r_lcg.boards import finish, go, is_used
from tests.games.l5r_lcg.own_cards import GAIN, action, does
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting
from tests.games.l5r_lcg.test_asked import ENGLISH, PLAYERS, asks, told
from tests.shipped import reader_for

from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.events.cards import Lasts
from gorin.games.l5r_lcg.events.conflicts import Broken, Declared, Joined, ProvinceShown
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import Initiating, Settled, Strengthened
from gorin.games.l5r_lcg.events.uses import Selected
from gorin.games.l5r_lcg.state import EMPTY
from gorin.games.l5r_lcg.windows.responding import FORESEEN, about
from gorin.games.l5r_lcg.words.effects import Draw
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame
from gorin.text.language import LANGUAGES
from gorin.timing.occurring import INTERRUPT, REACTION, WOULD, Occurrence

# -- abilities that another card gives -------------------------------------------------------------


def duelist() -> Sitting:
    """Return a conflict of a duelist by training, who has a duel of its own too."""
    sitting = Sitting()
    host = sitting.attacker(CRANE, "kakita-kaezin")
    _ = sitting.wear(CRANE, "duelist-training", host)
    _ = sitting.defender(LION, "akodo-toturi")
    _ = sitting.defender(LION, "matsu-berserker")
    return sitting.conflict(attacker=CRANE, defender=LION)


def test_an_answer_names_the_card_that_gives_an_ability() -> None:
    _, answers = asks(duelist(), CRANE)
    assert "Use Kakita Kaezin" in answers
    assert "Use Kakita Kaezin (Duelist Training)" in answers


def test_the_log_and_questions_name_the_card_that_gives_an_ability() -> None:
    sitting = duelist().answer("use:duelist-training")
    text, _ = asks(sitting, CRANE)
    assert text.startswith("You use Kakita Kaezin (Duelist Training): choose a participating")
    assert "Ann uses Kakita Kaezin (Duelist Training)" in told(sitting)


def test_an_ability_of_its_own_names_the_card_alone() -> None:
    sitting = duelist().answer("use:kakita-kaezin")
    assert "Ann uses Kakita Kaezin" in told(sitting)


def test_a_gained_ability_names_the_title_that_it_is_printed_on() -> None:
    sitting = Sitting()
    _ = sitting.attacker(CRANE, "togashi-yokuni")
    _ = sitting.play(LION, "lion-s-pride-brawler")
    _ = sitting.defender(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION)
    go(sitting, "use:togashi-yokuni", "on:lion-s-pride-brawler")
    assert "Use Togashi Yokuni (Lion's Pride Brawler)" in asks(sitting, CRANE)[1]


@pytest.mark.clause("LCG-S9.20", "LCG-S9.11")
def test_of_two_abilities_of_a_character_the_one_that_is_chosen_is_gained() -> None:
    two = does(action(GAIN, place="play"), action(Draw(2), place="play"))
    sitting = Sitting(scripts={"wandering-ronin": two})
    _ = sitting.play(CRANE, "togashi-yokuni")
    _ = sitting.play(LION, "wandering-ronin")
    go(sitting.window(), "use:togashi-yokuni")
    assert sitting.asked == (CRANE, "select")
    text, answers = asks(sitting, CRANE)
    assert text == "You use Togashi Yokuni: select one"
    assert answers == ["Select: “Action: you gain 1 fate.”", "Select: “Action: you draw 2 cards.”"]
    go(sitting, "ability:wandering-ronin.1")
    gained = [(each.what.kind, each.what.amount) for each in sitting.state.lasting]
    assert gained == [("ability:wandering-ronin", 1)]
    line = "Ann chooses an ability of Wandering Ronin: “Action: you draw 2 cards.”"
    assert line in told(sitting)


# -- what may be answered --------------------------------------------------------------------------


def said(sitting: Sitting, seat: Seat, stage: str, *events: LcgHappened) -> str:
    """Return what a question says that asks whether a seat answers events, in English."""
    found = Occurrence(1, events, happened=stage == REACTION)
    return ENGLISH.read(about(sitting.table, seat, stage, found)["events"])


def test_a_reaction_is_asked_with_what_has_happened() -> None:
    sitting = Sitting()
    _ = sitting.play(CRANE, "savvy-politician")
    _ = sitting.play(LION, "akodo-gunso")
    _ = sitting.hand(CRANE, "way-of-the-crane")
    go(sitting.window(), "play:way-of-the-crane", "on:savvy-politician")
    assert asks(sitting, CRANE)[0] == "Do you react to this? Savvy Politician is honored."


def test_an_interrupt_is_asked_with_what_is_about_to_happen() -> None:
    sitting = Sitting()
    _ = sitting.play(CRANE, "doji-whisperer", status=1)
    _ = sitting.play(CRANE, "brash-samurai", status=1)
    _ = sitting.hand(CRANE, "stand-your-ground")
    _ = sitting.hand(LION, "assassination")
    go(sitting.conflict(), "play:assassination", "on:doji-whisperer")
    assert asks(sitting, CRANE)[0] == (
        "Do you prevent or change this? About to happen: The effects of Assassination (Bo) begin."
    )
    sitting.answer("pass")
    assert asks(sitting, CRANE)[0] == (
        "Do you prevent or change this? About to happen: Doji Whisperer (honored) leaves play."
    )


def test_a_question_names_what_its_seat_can_answer_alone() -> None:
    sitting = Sitting()
    card = sitting.play(CRANE, "doji-whisperer", status=1)
    other = sitting.play(CRANE, "brash-samurai")
    _ = sitting.hand(CRANE, "stand-your-ground")
    events = [leaving(sitting.table, each, "LCG-4.2") for each in (other, card)]
    assert said(sitting, CRANE, WOULD, *events) == "Doji Whisperer (honored) leaves play"


def test_what_is_not_yet_revealed_is_not_named_before() -> None:
    sitting = Sitting(strongholds=True)
    own = sitting.state.provinces[CRANE][0].own
    shown = ProvinceShown(CRANE, 0, own, sitting.state.facts(own).slug)
    for seat in (CRANE, LION):
        assert said(sitting, seat, INTERRUPT, shown) == "Something happens"
    assert "reveals" in said(sitting, CRANE, REACTION, shown)


def test_whatever_is_answered_before_it_happens_is_told() -> None:
    kinds = {
        kind
        for behaviour in SCRIPTS.values()
        for ability in behaviour.abilities
        if ability.trigger is not None and ability.stage in (WOULD, INTERRUPT)
        for kind in ability.trigger.kinds
    }
    assert kinds <= set(FORESEEN)


EVENTS = (
    (Initiating(LION, 0, "banzai", event=True, number=1), "The effects of Banzai! (Bo) begin"),
    (Settled(1, LION, 0, "banzai", played=True), "Bo plays Banzai!"),
    (
        Declared(LION, CRANE, 1, "military", "fire"),
        "Bo declares a military conflict for the Fire Ring against province 2 of Ann",
    ),
    (
        Declared(LION, CRANE, 1, "military", ""),
        "Bo declares a military conflict against province 2 of Ann",
    ),
    (
        Joined(LION, "attacking", (0,), ("matsu-berserker",), "LCG-3.2", told_=False),
        "Bo declares Matsu Berserker as an attacker",
    ),
    (Broken(CRANE, 0, LION), "Province 1 of Ann breaks"),
)


@pytest.mark.parametrize(("event", "text"), EVENTS)
def test_what_has_no_line_of_its_own_in_the_log_is_named_too(event: LcgHappened, text: str) -> None:
    assert said(Sitting(), CRANE, REACTION, event) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_named_in_all_languages(language: str) -> None:
    reader = reader_for(language, PLAYERS, "l5r-lcg")
    for event, _ in EVENTS:
        line = event.asked_of(CRANE)
        assert line is not None
        assert "⟦" not in reader.read(line)


# -- what lasts ------------------------------------------------------------------------------------


def lasts(what: str, amount: int = 0, until: str = "phase", *, card: bool = True) -> Lasts:
    """Return the event of something that lasts, for a character or for a seat."""
    handle, slug = (0, "matsu-berserker") if card else (EMPTY, "")
    return Lasts(what, amount, until, "city-of-lies", CRANE, handle, slug)


LASTING = (
    (
        lasts("cheaper-event", 1, card=False),
        "Until the end of the phase, the next event that Ann plays costs 1 less (City of Lies)",
    ),
    (
        lasts("cheaper-attachment", 1),
        "Until the end of the phase, the next attachment that Ann plays on Matsu Berserker "
        "costs 1 less (City of Lies)",
    ),
    (
        lasts("no-ring-water", int(LION), card=False),
        "Until the end of the phase, Bo declares no conflicts for the Water Ring (City of Lies)",
    ),
    (
        lasts("covert-air"),
        "Until the end of the phase, Matsu Berserker has covert in conflicts for the Air Ring "
        "(City of Lies)",
    ),
    (
        lasts("ability:kakita-kaezin"),
        "Until the end of the phase, Matsu Berserker has the ability of Kakita Kaezin "
        "(City of Lies)",
    ),
    (
        lasts("owner", int(LION), "conflict"),
        "When this conflict ends, Bo controls Matsu Berserker again (City of Lies)",
    ),
    (
        lasts("lost-without-skill", 1, "conflict"),
        "Until the end of the conflict, Matsu Berserker is discarded as soon as it has no "
        "political skill (City of Lies)",
    ),
    (
        lasts("cannot-bow-at-end", until="conflict"),
        "Matsu Berserker does not bow when this conflict ends (City of Lies)",
    ),
)


@pytest.mark.parametrize(("event", "text"), LASTING)
def test_what_lasts_says_what_it_changes_and_for_whom(event: Lasts, text: str) -> None:
    line = event.told(None)
    assert line is not None
    assert ENGLISH.read(line) == text


def test_whatever_cards_let_last_is_told_in_all_languages() -> None:
    kinds = (
        *(event.what for event, _ in LASTING),
        *(f"cannot-{what}" for what in ("bow-at-end-defending", "trigger", "discard", "lose-fate")),
        *("dishonor-if-won", "top", "rooted", "ring-taken"),
    )
    for language in LANGUAGES:
        reader = reader_for(language, PLAYERS, "l5r-lcg")
        for kind in kinds:
            line = lasts(kind).told(None)
            assert line is not None
            read = reader.read(line)
            assert "⟦" not in read, kind
            assert "{" not in read, kind


def test_the_effect_of_a_card_tells_what_lasts() -> None:
    sitting = Sitting()
    _ = sitting.defender(CRANE, "doji-whisperer")
    _ = sitting.attacker(LION, "akodo-toturi")
    _ = sitting.wear(CRANE, "grasp-of-earth", sitting.play(CRANE, "adept-of-the-waves"))
    go(sitting.conflict(), "use:grasp-of-earth")
    finish(sitting)
    assert [line for line in told(sitting) if line.startswith("Until")] == [
        "Until the end of the conflict, no character of an opponent of Ann moves to it "
        "or is played from the hand (Grasp of Earth)"
    ]


STRONGER = (
    (("military", 2), "Matsu Berserker gets 2 more military skill until the conflict ends"),
    (("political", -1), "Matsu Berserker: 1 less political skill until the conflict ends"),
    (("glory", 2, "phase"), "Matsu Berserker: 2 more glory until the phase ends"),
    (
        ("base-military", 2, "round"),
        "Matsu Berserker: base military skill times 2 until the round ends",
    ),
    (("blank-text", 0), "Matsu Berserker: its text counts as blank until the conflict ends"),
)


@pytest.mark.parametrize(("given", "text"), STRONGER)
def test_what_strengthens_a_character_says_how_long(given: tuple[Any, ...], text: str) -> None:
    line = Strengthened(0, "matsu-berserker", *given).told(None)
    assert line is not None
    assert ENGLISH.read(line) == text


# -- status tokens ---------------------------------------------------------------------------------

TOKENS = (
    (0, "doji-whisperer", "honor", "Doji Whisperer is honored"),
    (-1, "doji-whisperer", "honor", "Doji Whisperer loses its dishonored token"),
    (0, "matsu-berserker", "dishonor", "Matsu Berserker is dishonored"),
    (1, "matsu-berserker", "dishonor", "Matsu Berserker loses its honored token"),
)


@pytest.mark.parametrize(("status", "title", "verb", "text"), TOKENS)
def test_where_only_the_opposite_token_goes_the_log_says_so(
    status: int, title: str, verb: str, text: str
) -> None:
    sitting = Sitting()
    card = sitting.play(CRANE, title, status=status)
    sitting.begin(Frame("ring-effect", CRANE, (LION,), ("fire",)))
    sitting.answer(f"{verb}:{title}.{card}")
    assert text in told(sitting)


# -- what would change nothing ---------------------------------------------------------------------


@pytest.mark.clause("LCG-S9.11")
def test_what_pays_for_an_ability_is_not_among_its_targets() -> None:
    sitting = Sitting()
    _ = sitting.play(CRANE, "vanguard-warrior")
    _ = sitting.play(CRANE, "doji-whisperer")
    _ = sitting.play(LION, "akodo-toturi")
    _, answers = asks(sitting.window(), CRANE)
    assert (
        "Use Vanguard Warrior (sacrifice this card). It can be used on: "
        "Doji Whisperer and Akodo Toturi of Bo"
    ) in answers


@pytest.mark.clause("LCG-S9.5", "LCG-S9.11")
def test_without_another_target_than_what_pays_an_ability_is_not_begun() -> None:
    sitting = Sitting()
    _ = sitting.play(CRANE, "vanguard-warrior")
    sitting.window()
    assert sitting.why_not(CRANE, "vanguard-warrior", "use") == ["refused-lcg-no-target"]


@pytest.mark.clause("LCG-S9.7")
def test_who_does_not_bow_already_is_not_kept_upright_again() -> None:
    sitting = Sitting()
    _ = sitting.attacker(CRANE, "brash-samurai")
    _ = sitting.hand(CRANE, "indomitable-will", "indomitable-will")
    sitting.conflict(attacker=CRANE, defender=LION, resolve=True)
    go(sitting, "play:indomitable-will")
    assert any(line.endswith("(Indomitable Will)") for line in told(sitting))
    assert not is_used(sitting, "play:indomitable-will")


@pytest.mark.clause("LCG-S9.7")
def test_a_conflict_is_not_closed_to_others_twice() -> None:
    sitting = Sitting()
    for _ in range(2):
        host = sitting.play(CRANE, "adept-of-the-waves")
        _ = sitting.wear(CRANE, "grasp-of-earth", host)
    go(sitting.conflict(), "use:grasp-of-earth")
    assert "refused-lcg-no-target" in sitting.why_not(CRANE, "grasp-of-earth", "use")


# -- what is selected ------------------------------------------------------------------------------


def court_games(*more: str) -> Sitting:
    """Return a political conflict in which the Crane hold Court Games, and more cards."""
    sitting = Sitting()
    for name in ("doji-whisperer", "doji-challenger"):
        _ = sitting.defender(CRANE, name)
    for name in ("akodo-gunso", "ikoma-prodigy"):
        _ = sitting.attacker(LION, name)
    _ = sitting.hand(CRANE, "court-games", *more)
    return sitting.conflict("political")


def test_what_is_selected_is_told_and_what_is_chosen_for_it() -> None:
    sitting = go(court_games(), "play:court-games", "select:court-games.0", "on:doji-whisperer")
    lines = [line for line in told(sitting) if "fate" not in line]
    assert lines[:4] == [
        "Ann plays Court Games",
        "Ann selects: “choose a participating character you control: it is honored”",
        "Ann chooses Doji Whisperer",
        "Doji Whisperer is honored",
    ]


def test_what_an_opponent_chooses_for_it_is_told_too() -> None:
    sitting = go(court_games(), "play:court-games", "select:court-games.1", "on:akodo-gunso")
    assert "Bo chooses Akodo Gunsō" in told(sitting)


@pytest.mark.clause("LCG-S9.11", "LCG-S9.12")
def test_what_stands_before_the_dash_is_selected_before_it_may_be_cancelled() -> None:
    sitting = court_games()
    _ = sitting.hand(LION, "forged-edict")
    _ = sitting.play(LION, "bayushi-liar")
    sitting.answer("play:court-games")
    assert sitting.asked == (CRANE, "select")
    sitting.answer("select:court-games.0")
    assert sitting.asked == (LION, "would")
    assert "Ann selects: “choose a participating character you control: it is honored”" in told(
        sitting
    )
    go(sitting, "play:forged-edict")
    assert sitting.asked != (CRANE, "target")
    assert "Doji Whisperer is honored" not in told(sitting)


def traded() -> Sitting:
    """Return a conflict that somebody moves to, for which a trader may select one of two."""
    sitting = Sitting()
    _ = sitting.defender(CRANE, "ide-trader")
    _ = sitting.play(CRANE, "shinjo-outrider")
    return go(sitting.conflict("political"), "use:shinjo-outrider", "use:ide-trader")


def demanded() -> Sitting:
    """Return a match in which Miyako demands something for a character from the hand."""
    sitting = Sitting()
    _ = sitting.play(CRANE, "shosuro-miyako")
    _ = sitting.hand(CRANE, "steward-of-law")
    _ = sitting.hand(LION, "banzai")
    _ = sitting.attacker(LION, "akodo-gunso")
    sitting.state.fate[CRANE] = 1
    go(sitting.conflict(), "play:steward-of-law", "home", "use:shosuro-miyako")
    return sitting.quiet()


@pytest.mark.clause("LCG-S9.11", "LCG-S9.12")
@pytest.mark.parametrize("made", [traded, demanded])
def test_what_a_character_lets_be_selected_is_so_before_its_effects_begin(
    made: Callable[[], Sitting],
) -> None:
    sitting = made()
    assert sitting.asked is not None
    assert sitting.asked[1] == "select"
    before = len(sitting.table.log)
    sitting.answer(sitting.offered[0])
    kinds = [type(event) for event in sitting.table.log.since(before)]
    assert kinds.index(Selected) < kinds.index(Initiating)


@pytest.mark.clause("LCG-S9.11")
def test_for_a_target_that_is_gone_when_the_effect_comes_no_other_is_chosen() -> None:
    sitting = court_games("way-of-the-crane")
    _ = sitting.hand(LION, "forged-edict")
    _ = sitting.play(LION, "bayushi-liar")
    sitting.answer("play:way-of-the-crane", "on:doji-whisperer")
    titles = {sitting.state.facts(card).slug: card for card in sitting.state.play}
    sitting.table.record(leaving(sitting.table, titles["doji-whisperer"], "LCG-4.2"))
    sitting.answer("pass")
    assert sitting.asked is None or sitting.asked[1] == "act"
    assert sitting.state.play[titles["doji-challenger"]].status == 0


# -- what puts itself into play, and what cannot go to a hand --------------------------------------


def test_a_card_that_puts_itself_into_play_is_used_and_not_played() -> None:
    sitting = Sitting()
    _ = sitting.hand(LION, "vengeful-oathkeeper")
    _ = sitting.attacker(CRANE, "doji-challenger")
    sitting.conflict(attacker=CRANE, defender=LION, resolve=True).passes()
    sitting.answer("play:vengeful-oathkeeper")
    lines = [line for line in told(sitting) if "Vengeful Oathkeeper" in line]
    assert lines == ["Bo uses Vengeful Oathkeeper", "Vengeful Oathkeeper of Bo enters play at home"]


@pytest.mark.clause("LCG-S1.20")
def test_a_dynasty_card_that_was_to_return_to_the_hand_is_not_told_to() -> None:
    sitting = Sitting()
    yokuni = sitting.attacker(CRANE, "togashi-yokuni")
    _ = sitting.play(LION, "adept-of-shadows")
    sitting.conflict(attacker=CRANE, defender=LION)
    go(sitting, "use:togashi-yokuni", "on:adept-of-shadows")
    go(sitting, f"use:adept-of-shadows.{yokuni}").quiet()
    assert yokuni in sitting.state.dynasty_piles[CRANE]
    assert "Togashi Yokuni leaves play" in told(sitting)


def test_a_conflict_card_returns_to_the_hand_and_is_told_to() -> None:
    sitting = Sitting()
    _ = sitting.attacker(CRANE, "adept-of-shadows")
    go(sitting.conflict(attacker=CRANE, defender=LION), "use:adept-of-shadows").quiet()
    assert "Adept of Shadows returns to the hand" in told(sitting)
