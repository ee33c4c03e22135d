"""Treaty cards: which one is turned up when a treaty is broken, and what each does."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.boards import deck
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting
from tests.games.l5r_lcg.treating import happened, honors, lets, make, sit, stands

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg.events.conflicts import Attacked, ConflictBegan
from gorin.games.l5r_lcg.rulings import RECOMMENDED, Rulings
from gorin.games.l5r_lcg.state import ATTACKING, NOBODY
from gorin.games.l5r_lcg.treaties import cards as treaty_cards
from gorin.games.l5r_lcg.treaties.cards import CARDS, PAY
from gorin.games.l5r_lcg.treaties.events import TreatyBroken, TreatyCardShown
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame
from gorin.text.language import LANGUAGES

WITH_CARDS = Rulings(enl_treaty_cards="on")
TITLES = tuple(CARDS)


def broken(rulings: Rulings = WITH_CARDS, chance: int = 1) -> Sitting:
    """Return a table at which the Crane has just broken a treaty with the Lion of stake 3."""
    attack = lets(ConflictBegan(CRANE, "military", "", ()), Attacked(CRANE, LION, 0))
    sitting = sit(then=(Frame("breaks", CRANE),), rulings=rulings, breaks=attack)
    sitting.match.chance = Fast(chance)
    for seat in sitting.state.seats:
        sitting.state.honor[seat] = 10
    make(sitting, CRANE, LION, "no-attack", stake=3)
    return sitting.passes()


def carried(
    sitting: Sitting, title: str, seat: Seat, amount: int = 2, kept: Seat = LION
) -> Sitting:
    """Let a seat carry out a treaty card with so much at stake."""
    return sitting.begin(Frame(PAY, seat, (TITLES.index(title), amount, kept)))


def empty() -> Sitting:
    """Return a table with treaty cards at which all hands are empty."""
    sitting = sit(rulings=WITH_CARDS)
    for seat in sitting.state.seats:
        sitting.state.hands[seat] = ()
    return sitting


# -- turning one up ------------------------------------------------------------------------


@pytest.mark.clause("ENL-10.1")
def test_a_broken_treaty_turns_up_a_card_instead_of_costing_the_stake() -> None:
    sitting = broken(RECOMMENDED)
    assert happened(sitting, TreatyCardShown) == []
    assert honors(sitting) == [7, 10, 10]
    shown: set[str] = set()
    for chance in range(40):
        sitting = broken(chance=chance)
        assert len(happened(sitting, TreatyBroken)) == 1
        (card,) = happened(sitting, TreatyCardShown)
        assert (card.seat, card.stake) == (CRANE, 3)
        assert stands(sitting) == ()
        change = {"transgression-of-honor": [7, 10, 10], "upholding-bushido": [10, 13, 10]}
        assert honors(sitting) == change.get(card.slug, [10, 10, 10])
        shown.add(card.slug)
    assert len(shown) > len(TITLES) / 2


@pytest.mark.clause("ENL-10.1", "ENL-R19")
@pytest.mark.parametrize(
    ("title", "fate"), [("falling-fortune", [8, 8, 10]), ("finding-a-new-lord", [10, 10, 10])]
)
def test_of_a_treaty_that_both_broke_both_pay_and_nobody_kept_it(
    title: str, fate: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(treaty_cards, "CARDS", {title: CARDS[title]})
    sitting = empty()
    sitting.begin(Frame("treaty-card", CRANE, (2, NOBODY, CRANE, LION)))
    assert [sitting.state.fate[seat] for seat in sitting.state.seats] == fate


@pytest.mark.clause("ENL-10.1")
def test_the_twelve_cards_are_those_of_the_box_and_say_what_they_do() -> None:
    treaties = {card.slug for card in shipped().cards.values() if card.kind == "treaty"}
    assert treaties == set(CARDS)
    for language in LANGUAGES:
        reader = reader_for(SHIPPED, language, (), "l5r-lcg")
        told = [TreatyCardShown(CRANE, title, 2).told(LION) for title in CARDS]
        lines = [reader.read(message) for message in told if message is not None]
        assert len(set(lines)) == len(CARDS)
        assert not any("⟦" in line or "{" in line for line in lines), lines


@pytest.mark.clause("ENL-10.1", "LCG-S4.33")
def test_a_card_comes_after_the_declaration_that_broke_the_treaty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only = {"spreading-discontent": CARDS["spreading-discontent"]}
    monkeypatch.setattr(treaty_cards, "CARDS", only)
    sitting = empty()
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.state.opportunities[CRANE] = ("military",)
    sitting.begin(Frame("window", CRANE, (0,)), Frame("declare", CRANE))
    make(sitting, CRANE, LION, "no-attack", stake=3)
    sitting.passes().answer("declare:military.fire.0", "province:1.0")
    assert sitting.asked == (CRANE, "attackers")
    assert happened(sitting, TreatyCardShown) == []
    sitting.answer(["character:brash-samurai"]).quiet()
    (card,) = happened(sitting, TreatyCardShown)
    assert (card.slug, card.stake) == ("spreading-discontent", 3)
    found = sitting.state.play[samurai]
    assert (found.side, found.bowed) == (ATTACKING, True)


# -- what they do --------------------------------------------------------------------------


@pytest.mark.clause("ENL-10.1")
@pytest.mark.parametrize(
    ("title", "change"),
    [("falling-fortune", -2), ("finding-a-new-lord", 2)],
)
def test_fate_is_lost_or_gained(title: str, change: int) -> None:
    sitting = carried(empty(), title, CRANE)
    assert sitting.state.fate[CRANE] == 10 + change
    sitting.state.fate[CRANE] = 1
    carried(sitting, title, CRANE)
    assert sitting.state.fate[CRANE] == max(0, 1 + change)


@pytest.mark.clause("ENL-10.1")
@pytest.mark.parametrize(
    ("title", "change"),
    [("transgression-of-honor", -2), ("upholding-bushido", 2)],
)
def test_honor_is_lost_or_gained(title: str, change: int) -> None:
    sitting = carried(empty(), title, CRANE)
    assert honors(sitting) == [6 + change, 6, 6]


@pytest.mark.clause("ENL-10.1")
def test_exposed_secrets_draws_cards() -> None:
    sitting = empty()
    cards = deck(sitting, LION, "banzai", "outwit", "rout")
    carried(sitting, "exposed-secrets-treaty", LION)
    assert sitting.state.hands[LION] == cards[:2]


@pytest.mark.clause("ENL-10.1")
def test_forgotten_plans_takes_so_many_cards_of_the_hand_as_there_are() -> None:
    sitting = empty()
    banzai, outwit, rout = sitting.hand(CRANE, "banzai", "outwit", "rout")
    carried(sitting, "forgotten-plans", CRANE)
    assert sitting.asked == (CRANE, "give-up")
    sitting.answer([f"card:{banzai}", f"card:{rout}"])
    assert sitting.state.hands[CRANE] == (outwit,)
    carried(sitting, "forgotten-plans", CRANE).answer([f"card:{outwit}"])
    assert sitting.state.hands[CRANE] == ()
    assert carried(sitting, "forgotten-plans", CRANE).asked is None


@pytest.mark.clause("ENL-10.1")
def test_shattered_blades_takes_attachments_that_the_seat_controls() -> None:
    sitting = empty()
    samurai = sitting.play(CRANE, "brash-samurai")
    own = [sitting.wear(CRANE, title, samurai) for title in ("fine-katana", "ornate-fan")]
    theirs = sitting.wear(LION, "honored-blade", samurai)
    more = sitting.wear(CRANE, "daimyo-s-favor", sitting.play(LION, "akodo-gunso"))
    carried(sitting, "shattered-blades", CRANE)
    assert sitting.asked == (CRANE, "treaty-card-gear")
    sitting.answer([f"on:fine-katana.{own[0]}", f"on:daimyo-s-favor.{more}"])
    assert set(sitting.state.play) & {*own, theirs, more} == {own[1], theirs}


@pytest.mark.clause("ENL-10.1")
@pytest.mark.parametrize("title", ["desertion", "dishonorable-dealings", "spreading-discontent"])
def test_the_dearest_character_that_is_not_too_dear_is_meant(title: str) -> None:
    # They cost 1, 2, 2 and 5.
    sitting = empty()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    samurai = sitting.play(CRANE, "brash-samurai")
    scout = sitting.play(CRANE, "cautious-scout")
    hotaru = sitting.play(CRANE, "doji-hotaru")
    carried(sitting, title, CRANE, amount=4)
    assert sitting.asked == (CRANE, "treaty-card-who")
    assert sitting.offered == ["on:brash-samurai", "on:cautious-scout"]
    sitting.answer("on:cautious-scout")
    play = sitting.state.play
    seen = {
        "desertion": [card for card in play if play[card].seat == LION],
        "dishonorable-dealings": [card for card in play if play[card].status < 0],
        "spreading-discontent": [card for card in play if play[card].bowed],
    }
    assert seen.pop(title) == [scout]
    assert list(seen.values()) == [[], []]
    assert {whisperer, samurai, scout, hotaru} == set(play)


@pytest.mark.clause("ENL-10.1")
@pytest.mark.parametrize("kept", [NOBODY, OTHER])
def test_nobody_deserts_to_a_seat_that_is_not_there(kept: Seat) -> None:
    sitting = empty()
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.state.alive = (CRANE, LION)
    carried(sitting, "desertion", CRANE, kept=kept)
    assert sitting.asked is None
    assert sitting.state.play[samurai].seat == CRANE


@pytest.mark.clause("ENL-10.1")
def test_fate_leaves_characters_and_comes_to_them_one_by_one() -> None:
    sitting = empty()
    samurai = sitting.play(CRANE, "brash-samurai", fate=1)
    scout = sitting.play(CRANE, "cautious-scout", fate=2)
    sitting.play(CRANE, "doji-whisperer")
    sitting.play(LION, "akodo-gunso", fate=3)
    carried(sitting, "sent-to-their-deaths", CRANE, amount=3)
    assert sitting.offered == ["on:brash-samurai", "on:cautious-scout"]
    sitting.answer("on:brash-samurai").quiet()
    assert [sitting.state.play[card].fate for card in (samurai, scout)] == [0, 0]
    carried(sitting, "second-chances", CRANE)
    assert sitting.asked == (CRANE, "treaty-card-to")
    sitting.answer("on:brash-samurai", "on:cautious-scout")
    assert [sitting.state.play[card].fate for card in (samurai, scout)] == [1, 1]
    assert sitting.state.fate[CRANE] == 10


def test_who_is_out_carries_nothing_out() -> None:
    sitting = empty()
    sitting.state.alive = (LION, OTHER)
    carried(sitting, "falling-fortune", CRANE)
    assert sitting.state.fate[CRANE] == 10
