"""What questions and answers of the L5R LCG say: what a bid costs, which card asks, whose it is."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.boards import go
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting
from tests.shipped import reader_for

from gorin.content.box.drawing import Drawn
from gorin.content.l5r_lcg.drawing import draw
from gorin.games.l5r_lcg import phases
from gorin.games.l5r_lcg.ends import eliminate
from gorin.games.l5r_lcg.events.conflicts import RingReturned
from gorin.games.l5r_lcg.formats.enlightenment import ENLIGHTENMENT
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.state import Conflict
from gorin.games.l5r_lcg.view import view
from gorin.games.l5r_lcg.windows.asking import lying_asked
from gorin.kernel.decision import Seat
from gorin.kernel.observe import lines, question_view
from gorin.kernel.table import Frame
from gorin.kernel.words import Message
from gorin.text.language import LANGUAGES

PLAYERS = ("Ann", "Bo", "Cy", "Di")
ENGLISH = reader_for("en", PLAYERS, "l5r-lcg")


def asks(sitting: Sitting, seat: Seat) -> tuple[str, list[str]]:
    """Return what a seat is asked, and the answers that it is offered, in English."""
    question = next(each for each in sitting.match.pending if each.decision.seat == seat)
    shown = question_view(sitting.match, question)
    return ENGLISH.read(shown.message), [ENGLISH.read(each.message) for each in shown.options]


def told(sitting: Sitting) -> list[str]:
    """Return the log as everybody reads it, in English."""
    return [ENGLISH.read(line.message) for line in lines(sitting.match, None)]


# -- bids ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sitting", "says"),
    [
        (Sitting(), "the higher bid gives the lower one the difference in honor"),
        (Sitting(seats=3), "give 1 honor to each player who bids less"),
        (Sitting(rulebook=STRONGHOLD), "the higher bid gives the lower one the difference"),
        (Sitting(seats=3, rulebook=ENLIGHTENMENT), "the highest bid gives the lowest"),
        (Sitting(seats=4, rulebook=ENLIGHTENMENT), "Whoever bids 4 gives 1 honor to each"),
    ],
)
def test_a_bid_says_what_it_gives_and_what_it_costs(sitting: Sitting, says: str) -> None:
    bid = phases.bidding(sitting.table, CRANE)
    text = ENGLISH.read(bid.message)
    assert "You draw that many cards" in text
    assert says in text


def test_a_duel_says_what_counts_beside_the_bids() -> None:
    for rulebook, own, theirs in ((None, 0, 1), (STRONGHOLD, 3, 6)):
        sitting = Sitting(rulebook=rulebook)
        sitting.attacker(CRANE, "kakita-kaezin")
        sitting.defender(LION, "akodo-toturi")
        sitting.conflict(attacker=CRANE, defender=LION)
        sitting.answer("use:kakita-kaezin")
        text, _ = asks(sitting, CRANE)
        assert f"Kakita Kaezin +{own} against Akodo Toturi of Bo +{theirs}" in text


# -- whose card ------------------------------------------------------------------------------------


def test_an_attachment_says_its_bearer_and_whose_both_are() -> None:
    sitting = Sitting()
    own = sitting.play(CRANE, "doji-whisperer")
    other = sitting.play(LION, "matsu-berserker")
    _ = sitting.wear(CRANE, "fine-katana", own)
    _ = sitting.wear(LION, "fine-katana", other)
    _ = sitting.wear(CRANE, "ornate-fan", other)
    _ = sitting.hand(CRANE, "let-go")
    sitting.window()
    sitting.answer("play:let-go")
    text, answers = asks(sitting, CRANE)
    assert text == "You use Let Go: choose an attachment; it is discarded."
    assert sorted(answers) == [
        "Choose Fine Katana on Doji Whisperer",
        "Choose Fine Katana on Matsu Berserker of Bo",
        "Choose Ornate Fan of Ann on Matsu Berserker of Bo",
    ]


def test_what_somebody_else_has_attached_is_said_to_be_theirs() -> None:
    sitting = Sitting()
    host = sitting.play(LION, "matsu-berserker")
    _ = sitting.wear(LION, "fine-katana", host)
    _ = sitting.wear(CRANE, "ornate-fan", host)
    drawing = draw(view(sitting.table, CRANE), (), Drawn())
    area = next(each for each in drawing.seats if each.seat == LION)
    face = next(face for zone in area.zones for face in zone.cards if face.id == f"card.{host}")
    notes = [ENGLISH.read(note) for note in face.notes]
    assert "With Fine Katana" in notes
    assert "With Ornate Fan of Ann" in notes


def test_copies_of_a_title_are_told_apart_by_their_fate() -> None:
    sitting = Sitting()
    _ = sitting.play(LION, "matsu-berserker", fate=2)
    _ = sitting.play(LION, "matsu-berserker")
    _ = sitting.hand(CRANE, "fine-katana")
    sitting.window()
    sitting.answer("play:fine-katana")
    text, answers = asks(sitting, CRANE)
    assert text == "Which character gets Fine Katana?"
    assert sorted(answers) == [
        "Choose Matsu Berserker of Bo with 0 fate",
        "Choose Matsu Berserker of Bo with 2 fate",
    ]


def test_copies_in_provinces_are_told_apart_by_their_provinces() -> None:
    sitting = Sitting()
    sitting.state.phase = "dynasty"
    for slot in (0, 2):
        _ = sitting.row(CRANE, slot, "doji-whisperer")
    _ = sitting.row(CRANE, 1, "savvy-politician")
    sitting.begin(Frame("dynasty", CRANE))
    _, answers = asks(sitting, CRANE)
    assert sorted(answers) == [
        "Pass",
        "Play Doji Whisperer in province 1",
        "Play Doji Whisperer in province 3",
        "Play Savvy Politician",
    ]


# -- conflicts -------------------------------------------------------------------------------------


def test_a_province_says_its_strength_only_to_whoever_knows_it() -> None:
    for rulebook, says in ((None, "strength 3"), (STRONGHOLD, "")):
        sitting = Sitting(rulebook=rulebook)
        _ = sitting.play(LION, "matsu-berserker")
        sitting.state.opportunities = {LION: ("military",)}
        sitting.begin(Frame("opportunity", LION))
        sitting.answer("declare:military.fire")
        _, answers = asks(sitting, LION)
        assert answers[0] == f"Province 1 of Ann{', ' if says else ''}{says}"
        sitting.answer("province:0.0")
        text, _ = asks(sitting, LION)
        assert text == "Who attacks province 1 of Ann? Attackers bow when the conflict ends."


def test_a_defender_hears_who_attacks_with_how_much() -> None:
    sitting = Sitting()
    _ = sitting.attacker(LION, "matsu-berserker")
    _ = sitting.play(CRANE, "doji-challenger")
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE, 0)
    sitting.begin(Frame("defenders", LION))
    text, _ = asks(sitting, CRANE)
    assert text == (
        "Bo attacks your province 1 (strength 3) in a military conflict with 3 skill. Who defends?"
    )
    sitting.answer(())
    assert told(sitting)[-1] == "Ann declares no defenders"


def test_a_window_says_what_comes_when_all_pass() -> None:
    for is_fought, says in (
        (True, "the conflict is decided"),
        (False, "the next conflict may be declared"),
    ):
        sitting = Sitting()
        _ = sitting.attacker(LION, "matsu-berserker")
        _ = sitting.hand(CRANE, "fine-katana")
        sitting = sitting.conflict() if is_fought else sitting.window()
        text, _ = asks(sitting, CRANE)
        assert text.endswith(f"When all pass, {says}.")


@pytest.mark.clause("LCG-4.6", "LCG-S3.9")
def test_an_answer_about_a_province_names_the_card_there_if_the_seat_knows_it() -> None:
    for kind in ("tidy", "mulligan-row"):
        sitting = Sitting()
        _ = sitting.row(CRANE, 0, "matsu-berserker", open=kind == "tidy")
        sitting.begin(Frame(kind, CRANE))
        (question,) = sitting.match.pending
        shown = question_view(sitting.match, question)
        assert ENGLISH.read(shown.things[0].message) == "Province 1: Matsu Berserker"
        _ = sitting.row(LION, 0, "akodo-toturi", open=False)
        assert ENGLISH.read(lying_asked(sitting.table, LION, "0")) == "Province 1"


# -- every language --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_format_says_how_one_wins_and_each_phase_what_it_is_about(language: str) -> None:
    reader = reader_for(language, PLAYERS, "l5r-lcg")
    goals = [f"lcg-goal-{each}" for each in ("skirmish", "stronghold", "enlightenment")]
    phases_ = ("setup", "dynasty", "draw", "conflict", "conflict-enlightenment", "fate")
    for id in (*goals, *(f"lcg-guide-{each}" for each in phases_)):
        assert "⟦" not in reader.read(Message(id))


def test_a_ring_that_can_change_nothing_says_so() -> None:
    sitting = Sitting(seats=3)
    _ = sitting.play(CRANE, "shiba-tsukune")
    sitting.begin(Frame("conflict-phase-end")).answer("use:shiba-tsukune", ["ring:air"])
    while sitting.match.pending and "decline" in sitting.offered:
        sitting.answer("decline")
    assert (
        "The Air Ring does nothing for Ann: it fights no conflict, so nobody is its opponent"
        in told(sitting)
    )


def test_who_keeps_the_token_of_the_first_player_is_told() -> None:
    sitting = Sitting()
    _ = sitting.hand(CRANE, "way-of-the-unicorn")
    sitting.state.first = CRANE
    go(sitting.begin(Frame("end-round")), "play:way-of-the-unicorn")
    assert "By Way of the Unicorn, Ann stays the first player" in told(sitting)


def test_what_a_ring_lets_draw_is_told_under_the_clause_of_the_ring() -> None:
    sitting = Sitting(rulebook=STRONGHOLD)
    sitting.begin(Frame("ring-effect", CRANE, (LION,), ("earth",))).answer("draw-and-make")
    clauses = {line.clause for line in lines(sitting.match, None)}
    assert "LCG-S5.2" in clauses
    assert "LCG-2.5" not in clauses


def test_the_skill_of_both_sides_is_told_before_anybody_acts_and_where_an_act_changes_it() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    _ = sitting.defender(CRANE, "brash-samurai")
    _ = sitting.hand(CRANE, "fine-katana", "ornate-fan")
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE, 0)
    sitting.begin(Frame("conflict-window"))
    begins = "Bo attacks with 2 skill, Ann defends with 2; the strength of the province is 3"
    assert told(sitting)[-1] == begins
    sitting.answer("play:fine-katana", "on:brash-samurai")
    assert told(sitting)[-1] == "Bo has 2 skill, Ann has 4"
    sitting.answer("play:ornate-fan", "on:brash-samurai")
    # In a military conflict the fan changes nothing.
    assert told(sitting).count("Bo has 2 skill, Ann has 4") == 1


def test_the_log_of_enlightenment_tells_whose_rings_are_for_all_and_which_are_twice() -> None:
    sitting = Sitting(seats=3, rulebook=ENLIGHTENMENT)
    sitting.match.start()
    eliminate(sitting.table, LION, "lcg-out-by-honor", "ENL-6.1")
    assert "The rings of Bo go to the common unclaimed pool" in told(sitting)
    sitting.table.record(RingReturned("air.0", CRANE, "ENL-9.4"))
    assert told(sitting)[-1] == (
        "Ann has the Air Ring already: this one goes to its unclaimed pool"
    )
