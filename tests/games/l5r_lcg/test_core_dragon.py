"""The cards of the Dragon: what each does, and what it must not do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.boards import (
    conflict_at_show,
    deck,
    finish,
    finish_until,
    go,
    is_used,
    lay,
    skills,
    with_home,
)
from tests.games.l5r_lcg.pools import table_of
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.events.conflicts import ConflictEnded
from gorin.games.l5r_lcg.keywords import Covert
from gorin.games.l5r_lcg.measures import has
from gorin.games.l5r_lcg.state import Conflict, Ring
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame


@pytest.mark.parametrize("title", ["ancestral-daisho", "kitsuki-s-method"])
def test_an_ancestral_attachment_returns_to_the_hand(title: str) -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai")
    card = sitting.wear(CRANE, title, samurai)
    sitting.wear(CRANE, "daimyo-s-favor", samurai)
    sitting.hand(LION, "assassination")
    finish(go(sitting.conflict(), "play:assassination", "on:brash-samurai"))
    assert sitting.state.hands[CRANE] == (card,)


def test_daimyo_s_favor_makes_the_next_attachment_on_its_bearer_cheaper() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.wear(CRANE, "daimyo-s-favor", samurai)
    sitting.hand(CRANE, "honored-blade", "guidance-of-the-ancestors")
    go(sitting.conflict(), "use:daimyo-s-favor", "play:honored-blade", "on:brash-samurai").quiet()
    assert sitting.state.fate[CRANE] == 10
    go(sitting, "play:guidance-of-the-ancestors", "on:brash-samurai").quiet()
    assert sitting.state.fate[CRANE] == 9


def test_daimyo_s_favor_makes_nothing_cheaper_on_another_character() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "daimyo-s-favor", sitting.defender(CRANE, "brash-samurai"))
    sitting.defender(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "honored-blade")
    go(sitting.conflict(), "use:daimyo-s-favor", "play:honored-blade", "on:doji-whisperer").quiet()
    assert sitting.state.fate[CRANE] == 9


@pytest.mark.clause("LCG-S9.19", "LCG-S10.8")
@pytest.mark.parametrize(
    ("answers", "cost", "left"),
    [
        (("as-character", "home", 0), 1, 1),
        (("as-attachment", "on:brash-samurai"), 0, 0),
        (("as-attachment", "on:doji-whisperer"), 1, 1),
    ],
)
def test_daimyo_s_favor_makes_a_character_cheaper_as_an_attachment_on_its_bearer_alone(
    answers: tuple[str | int, ...], cost: int, left: int
) -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "daimyo-s-favor", sitting.defender(CRANE, "brash-samurai"))
    sitting.defender(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "tattooed-wanderer")
    go(sitting.conflict(), "use:daimyo-s-favor", "play:tattooed-wanderer", *answers).quiet()
    assert sitting.state.fate[CRANE] == 10 - cost
    assert len(sitting.state.lasting) == left


@pytest.mark.clause("LCG-S9.19")
def test_who_can_pay_a_character_only_as_a_cheaper_attachment_plays_it_so() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.wear(CRANE, "daimyo-s-favor", samurai)
    sitting.defender(CRANE, "doji-whisperer")
    wanderer = sitting.hand(CRANE, "tattooed-wanderer")[0]
    sitting.state.fate[CRANE] = 0
    go(sitting.conflict(), "use:daimyo-s-favor", "play:tattooed-wanderer").quiet()
    assert sitting.state.play[wanderer].host == samurai


def test_way_of_the_dragon_lets_an_ability_be_used_once_more() -> None:
    sitting = Sitting()
    rider = sitting.defender(CRANE, "border-rider", bowed=True)
    sitting.wear(CRANE, "way-of-the-dragon", rider)
    sitting.attacker(LION, "lion-s-pride-brawler")
    go(sitting.conflict(), "use:border-rider").quiet()
    sitting.state.play[rider] = replace(sitting.state.play[rider], bowed=True)
    go(sitting, "use:border-rider").quiet()
    assert not sitting.state.play[rider].bowed
    assert "refused-lcg-limit" in sitting.why_not(CRANE, "border-rider", "use")


def test_tattooed_wanderer_may_be_attached_to_give_covert() -> None:
    sitting = Sitting()
    samurai = sitting.attacker(CRANE, "brash-samurai")
    wanderer = sitting.hand(CRANE, "tattooed-wanderer")[0]
    sitting.conflict(attacker=CRANE, defender=LION)
    go(sitting, "play:tattooed-wanderer", "as-attachment", "on:brash-samurai").quiet()
    assert sitting.state.play[wanderer].host == samurai
    assert has(sitting.table, samurai, Covert)
    assert skills(sitting, samurai) == (2, 1)
    assert wanderer not in sitting.state.characters(CRANE)


def test_tattooed_wanderer_as_a_character_has_no_text() -> None:
    sitting = Sitting()
    wanderer = sitting.play(CRANE, "tattooed-wanderer")
    assert not has(sitting.table, wanderer, Covert)
    assert skills(sitting, wanderer) == (2, 1)


def test_togashi_kazue_attached_moves_fate_to_her_bearer() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.wear(CRANE, "togashi-kazue", samurai)
    toturi = sitting.attacker(LION, "akodo-toturi", fate=2)
    go(sitting.conflict(), "use:togashi-kazue").quiet()
    assert (sitting.state.play[samurai].fate, sitting.state.play[toturi].fate) == (1, 1)


@pytest.mark.clause("LCG-S9.69")
def test_fate_that_togashi_kazue_moves_is_placed_on_her_bearer_alone() -> None:
    sitting = Sitting()
    prodigy = sitting.defender(CRANE, "ikoma-prodigy")
    sitting.wear(CRANE, "togashi-kazue", prodigy)
    sitting.attacker(LION, "ikoma-prodigy", fate=2)
    go(sitting.conflict(), "use:togashi-kazue", "use:ikoma-prodigy").quiet()
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (7, 6)


def test_togashi_kazue_as_a_character_moves_nothing() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "togashi-kazue")
    sitting.attacker(LION, "akodo-toturi", fate=2)
    sitting.conflict()
    assert not is_used(sitting, "use:togashi-kazue")


@pytest.mark.parametrize("more", [False, True])
def test_indomitable_will_keeps_a_single_participant_upright(*, more: bool) -> None:
    sitting = Sitting()
    hotaru = sitting.defender(CRANE, "doji-hotaru")
    if more:
        sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "indomitable-will")
    sitting.conflict(resolve=True)
    if is_used(sitting, "play:indomitable-will"):
        sitting.answer("play:indomitable-will")
    finish(sitting)
    assert sitting.state.play[hotaru].bowed == more
    assert is_home(sitting, hotaru)


def test_let_go_discards_an_attachment_and_no_character() -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.hand(LION, "let-go")
    sitting.window()
    assert sitting.why_not(LION, "let-go") == ["refused-lcg-no-target"]
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.hand(LION, "let-go")
    katana = sitting.wear(CRANE, "fine-katana", samurai)
    go(sitting.window(), "play:let-go").quiet()
    assert katana not in sitting.state.play
    assert samurai in sitting.state.play


@pytest.mark.parametrize("ring", ["fire", "air"])
def test_mantra_of_fire_answers_fire_conflicts_of_opponents(ring: str) -> None:
    sitting = Sitting()
    monk = sitting.play(CRANE, "togashi-initiate")
    sitting.play(CRANE, "doji-whisperer")
    sitting.play(LION, "akodo-gunso")
    sitting.hand(CRANE, "mantra-of-fire")
    sitting.state.opportunities[LION] = ("military",)
    sitting.begin(Frame("declare", LION)).answer(f"declare:military.{ring}", "province:0.0")
    sitting.answer(["character:akodo-gunso"])
    if ring == "fire":
        go(sitting, "play:mantra-of-fire").quiet()
        assert sitting.state.play[monk].fate == 1
        assert len(sitting.state.hands[CRANE]) == 1
    else:
        assert not is_used(sitting, "play:mantra-of-fire")


def test_mirumoto_s_fury_bows_by_facedown_provinces() -> None:
    sitting = Sitting(strongholds=True)
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "mirumoto-s-fury")
    go(sitting.conflict(), "play:mirumoto-s-fury").quiet()
    assert sitting.state.play[gunso].bowed


def test_mirumoto_s_fury_does_nothing_once_provinces_are_revealed() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "mirumoto-s-fury")
    sitting.conflict()
    assert sitting.why_not(CRANE, "mirumoto-s-fury") == ["refused-lcg-no-target"]


def test_tranquility_silences_the_home_of_the_opponent_only() -> None:
    sitting = Sitting()
    sitting.play(LION, "steadfast-witch-hunter")
    sitting.play(LION, "akodo-gunso", bowed=True)
    sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.hand(CRANE, "tranquility")
    go(sitting.conflict(), "play:tranquility").quiet()
    assert sitting.why_not(LION, "steadfast-witch-hunter", "use") == ["refused-lcg-silenced"]
    assert sitting.why_not(LION, "lion-s-pride-brawler", "use") == []


@pytest.mark.clause("LCG-S9.7", "LCG-S9.51")
def test_tranquility_wants_somebody_at_home_who_is_not_silenced_yet() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.hand(CRANE, "tranquility")
    assert "refused-lcg-no-target" in sitting.conflict().why_not(CRANE, "tranquility")
    sitting.play(LION, "steadfast-witch-hunter")
    sitting.hand(CRANE, "tranquility", "tranquility")
    go(sitting.conflict(), "play:tranquility").quiet()
    assert "refused-lcg-no-target" in sitting.why_not(CRANE, "tranquility")


def test_agasha_swordsmith_takes_an_attachment_and_shows_it() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "agasha-swordsmith")
    cards = deck(sitting, CRANE, "banzai", "fine-katana", "outwit", "rout", "for-shame")
    go(sitting.window(), "use:agasha-swordsmith")
    assert sitting.offered == ["card:" + str(cards[1]), "decline"]
    finish(sitting.answer(f"card:{cards[1]}"))
    assert sitting.state.hands[CRANE] == (cards[1],)


def test_ascetic_visionary_readies_a_monk_for_fate_on_a_ring() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "ascetic-visionary")
    monk = sitting.play(CRANE, "togashi-initiate", bowed=True)
    sitting.conflict(attacker=CRANE, defender=LION)
    go(sitting, "use:ascetic-visionary", "ring:void").quiet()
    assert not sitting.state.play[monk].bowed
    assert (sitting.state.rings["void"].fate, sitting.state.fate[CRANE]) == (1, 9)


def test_ascetic_visionary_bears_monk_attachments_only() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "ascetic-visionary")
    sitting.hand(CRANE, "fine-katana", "tattooed-wanderer")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert "refused-lcg-no-target" in sitting.why_not(CRANE, "fine-katana")
    go(sitting, "play:tattooed-wanderer", "as-attachment").quiet()
    assert not is_used(sitting, "home")


def test_doomed_shugenja_gets_no_fate_from_a_province_and_is_limited() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "doomed-shugenja")
    sitting.row(CRANE, 1, "doomed-shugenja")
    sitting.row(CRANE, 2, "doji-whisperer")
    sitting.state.phase = "dynasty"
    sitting.begin(Frame("dynasty", CRANE)).answer("play:doomed-shugenja").quiet()
    assert sitting.asked is not None
    assert sitting.asked[1] == "dynasty"
    (shugenja,) = sitting.state.characters(CRANE)
    assert sitting.state.play[shugenja].fate == 0
    assert "refused-lcg-limited" in sitting.why_not(CRANE, "doomed-shugenja")


def declares(sitting: Sitting, seat: Seat, ring: str, at: str) -> Sitting:
    """Let a seat declare a conflict with a gunso, all of it: nothing else is asked in between."""
    sitting.play(seat, "akodo-gunso")
    sitting.state.opportunities[seat] = ("military",)
    sitting.begin(Frame("declare", seat)).answer(f"declare:military.{ring}")
    assert sitting.asked == (seat, "province")
    sitting.answer(at)
    assert sitting.asked == (seat, "attackers")
    return sitting.answer(["character:akodo-gunso"])


@pytest.mark.clause("LCG-3.2", "LCG-S9.38")
@pytest.mark.parametrize("fate", [0, 1])
def test_enlightened_warrior_gets_fate_after_a_conflict_for_a_ring_with_fate(fate: int) -> None:
    sitting = Sitting()
    warrior = sitting.play(CRANE, "enlightened-warrior")
    sitting.state.rings["fire"] = Ring(fate=fate)
    declares(sitting, LION, "fire", "province:0.0")
    assert sitting.state.fate[LION] == 10 + fate
    assert is_used(sitting, "use:enlightened-warrior") == bool(fate)
    if fate:
        sitting.answer("use:enlightened-warrior")
    assert sitting.state.play[warrior].fate == fate


def test_enlightened_warrior_gets_no_fate_from_a_ring_that_is_switched_in() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(CRANE, "enlightened-warrior")
    lay(sitting, CRANE, "elemental-fury", shown=False)
    sitting.state.rings["water"] = Ring(fate=2)
    declares(sitting, LION, "fire", "province:0.0")
    go(sitting, "use:elemental-fury").answer("ring:water")
    assert sitting.state.fate[LION] == 12
    assert not is_used(sitting, "use:enlightened-warrior")


@pytest.mark.clause("ENL-12.2")
@pytest.mark.parametrize(("attacker", "gets"), [(LION, True), (CRANE, True), (OTHER, False)])
def test_enlightened_warrior_answers_any_opponent_whomever_it_attacks(
    attacker: Seat, *, gets: bool
) -> None:
    sitting = table_of()
    sitting.play(OTHER, "enlightened-warrior")
    ring = f"fire.{attacker}"
    sitting.state.rings[ring] = Ring(pool=attacker, fate=2)
    against = {LION: CRANE, CRANE: LION, OTHER: LION}[attacker]
    declares(sitting, attacker, ring, f"province:{against}.0")
    assert is_used(sitting, "use:enlightened-warrior") == gets


@pytest.mark.clause("ENL-12.2")
@pytest.mark.parametrize(("bowed", "taken"), [(False, 0), (True, 2)])
def test_the_stone_of_sorrows_keeps_fate_on_the_rings_of_all_opponents(
    taken: int, *, bowed: bool
) -> None:
    for attacker, against in ((LION, CRANE), (CRANE, LION)):
        sitting = table_of()
        bearer = sitting.play(OTHER, "doji-whisperer", bowed=bowed)
        sitting.wear(OTHER, "the-stone-of-sorrows", bearer)
        ring = f"fire.{attacker}"
        sitting.state.rings[ring] = Ring(pool=attacker, fate=2)
        declares(sitting, attacker, ring, f"province:{against}.0")
        assert sitting.state.fate[attacker] == 10 + taken
        assert sitting.state.rings[ring].fate == 2 - taken


@pytest.mark.clause("ENL-12.2")
def test_the_stone_of_sorrows_stops_neither_its_own_player_nor_a_warrior() -> None:
    sitting = table_of()
    sitting.wear(OTHER, "the-stone-of-sorrows", sitting.play(OTHER, "enlightened-warrior"))
    sitting.state.rings["fire.2"] = Ring(pool=OTHER, fate=2)
    declares(sitting, OTHER, "fire.2", "province:0.0")
    assert sitting.state.fate[OTHER] == 12
    sitting = table_of()
    sitting.wear(OTHER, "the-stone-of-sorrows", sitting.play(OTHER, "enlightened-warrior"))
    sitting.state.rings["fire.1"] = Ring(pool=LION, fate=2)
    declares(sitting, LION, "fire.1", "province:0.0")
    assert sitting.state.fate[LION] == 10
    assert is_used(sitting, "use:enlightened-warrior")


def test_the_stone_of_sorrows_keeps_fate_on_rings_that_cards_would_take_it_from() -> None:
    sitting = Sitting(strongholds=True)
    sitting.wear(CRANE, "the-stone-of-sorrows", sitting.play(CRANE, "doji-whisperer"))
    lay(sitting, CRANE, "elemental-fury", shown=False)
    sitting.state.rings["water"] = Ring(fate=2)
    sitting.attacker(LION, "akodo-gunso")
    conflict_at_show(sitting)
    go(sitting, "use:elemental-fury").answer("ring:water")
    assert (sitting.state.fate[LION], sitting.state.rings["water"].fate) == (10, 2)
    sitting = Sitting()
    sitting.wear(CRANE, "the-stone-of-sorrows", sitting.play(CRANE, "doji-whisperer"))
    sitting.hand(LION, "know-the-world")
    sitting.state.rings |= {"air": Ring(LION), "void": Ring(fate=3)}
    go(sitting.window(LION), "play:know-the-world").quiet().answer("trade:air/void")
    assert sitting.state.rings["void"] == Ring(LION, fate=3)
    assert sitting.state.fate[LION] == 9


def test_kitsuki_investigator_discards_a_card_of_the_opponent_s_hand() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "kitsuki-investigator")
    banzai, rout = sitting.hand(LION, "banzai", "rout")
    sitting.attacker(LION, "ikoma-prodigy")
    go(sitting.conflict("political"), "use:kitsuki-investigator", "ring:air")
    sitting.quiet().answer(f"card:{rout}").quiet()
    assert sitting.state.hands[LION] == (banzai,)
    assert CRANE in sitting.state.known[banzai]


def test_kitsuki_investigator_acts_once_in_each_conflict() -> None:
    sitting = Sitting()
    investigator = sitting.defender(CRANE, "kitsuki-investigator")
    ready = sitting.state.play[investigator]
    banzai, rout = sitting.hand(LION, "banzai", "rout")
    sitting.attacker(LION, "ikoma-prodigy")
    go(sitting.conflict("political"), "use:kitsuki-investigator", "ring:air")
    sitting.quiet().answer(f"card:{rout}").quiet()
    assert sitting.why_not(CRANE, "kitsuki-investigator", "use") == ["refused-lcg-limit"]
    finish(sitting)
    sitting.table.record(ConflictEnded())
    sitting.state.play[investigator] = ready
    sitting.attacker(LION, "ikoma-eiji")
    go(sitting.conflict("political"), "use:kitsuki-investigator", "ring:air")
    sitting.quiet().answer(f"card:{banzai}").quiet()
    assert sitting.state.hands[LION] == ()


def test_kitsuki_investigator_needs_a_political_conflict_and_a_hand() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "kitsuki-investigator")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict()
    assert sitting.why_not(CRANE, "kitsuki-investigator", "use") == [
        "refused-lcg-condition",
        "refused-lcg-no-target",
    ]


@pytest.mark.parametrize("alone", [True, False])
def test_mirumoto_prodigy_alone_meets_one_defender(*, alone: bool) -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "mirumoto-prodigy")
    if not alone:
        sitting.attacker(CRANE, "brash-samurai")
    sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "matsu-berserker")
    sitting.state.conflict = Conflict(CRANE, "military", "fire", LION, 0)
    sitting.begin(Frame("defenders", CRANE))
    domain = sitting.match.pending[0].decision.domain
    assert getattr(domain, "at_most", None) == (1 if alone else 2)


@pytest.mark.parametrize("fate", [0, 1])
def test_mirumoto_raitsugu_takes_fate_or_the_loser(fate: int) -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "mirumoto-raitsugu")
    gunso = sitting.attacker(LION, "akodo-gunso", fate=fate)
    go(sitting.conflict(), "use:mirumoto-raitsugu").quiet().answer(1, 1)
    finish(sitting)
    assert (gunso in sitting.state.play) == bool(fate)
    if fate:
        assert sitting.state.play[gunso].fate == 0


def test_mirumoto_raitsugu_does_not_duel_who_is_at_home() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "mirumoto-raitsugu")
    sitting.play(LION, "akodo-gunso")
    sitting.conflict()
    assert sitting.why_not(CRANE, "mirumoto-raitsugu", "use") == ["refused-lcg-no-target"]


def test_niten_adept_bows_who_has_no_attachments() -> None:
    sitting = Sitting()
    adept = sitting.defender(CRANE, "niten-adept")
    katana = sitting.wear(CRANE, "fine-katana", adept)
    gunso = sitting.attacker(LION, "akodo-gunso")
    go(sitting.conflict(), "use:niten-adept").quiet()
    assert sitting.state.play[gunso].bowed
    assert sitting.state.play[katana].bowed


def test_niten_adept_needs_an_attachment_and_a_bare_target() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "niten-adept")
    sitting.wear(LION, "fine-katana", sitting.attacker(LION, "akodo-gunso"))
    sitting.conflict()
    assert "refused-lcg-unpaid" in sitting.why_not(CRANE, "niten-adept", "use")


@pytest.mark.parametrize(("title", "bowed"), [("fine-katana", False), ("ornate-fan", True)])
def test_niten_master_is_readied_by_a_weapon(title: str, *, bowed: bool) -> None:
    sitting = Sitting()
    master = sitting.defender(CRANE, "niten-master", bowed=True)
    sitting.hand(CRANE, title)
    go(sitting.conflict(), f"play:{title}").quiet() if bowed else go(
        sitting.conflict(), f"play:{title}", "use:niten-master"
    )
    assert sitting.state.play[master].bowed == bowed


def test_seeker_of_enlightenment_grows_with_fate_on_unclaimed_rings() -> None:
    sitting = Sitting()
    seeker = sitting.defender(CRANE, "seeker-of-enlightenment")
    sitting.state.rings |= {"air": Ring(fate=2), "void": Ring(fate=1), "earth": Ring(LION, 3)}
    assert skills(sitting, seeker) == (4, 4)


def test_togashi_initiate_honors_itself_while_it_attacks() -> None:
    sitting = Sitting()
    initiate = sitting.attacker(CRANE, "togashi-initiate")
    sitting.conflict(attacker=CRANE, defender=LION)
    go(sitting, "use:togashi-initiate", "ring:air").quiet()
    assert sitting.state.play[initiate].status == 1
    sitting = Sitting()
    sitting.defender(CRANE, "togashi-initiate")
    sitting.conflict()
    assert sitting.why_not(CRANE, "togashi-initiate", "use") == ["refused-lcg-condition"]


def test_togashi_yokuni_gains_an_ability_for_the_phase() -> None:
    sitting = Sitting()
    yokuni = sitting.attacker(CRANE, "togashi-yokuni")
    sitting.play(LION, "lion-s-pride-brawler")
    gunso = sitting.defender(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION)
    go(sitting, "use:togashi-yokuni", "on:lion-s-pride-brawler")
    go(sitting, f"use:lion-s-pride-brawler.{yokuni}", "on:akodo-gunso").quiet()
    assert sitting.state.play[gunso].bowed
    assert "refused-lcg-limit" in sitting.why_not(CRANE, f"lion-s-pride-brawler.{yokuni}", "use")


@pytest.mark.clause("LCG-S9.54")
def test_what_yokuni_has_gained_waits_for_the_end_of_the_conflict_too() -> None:
    sitting = Sitting()
    yokuni = sitting.attacker(CRANE, "togashi-yokuni")
    sitting.play(LION, "kitsu-spiritcaller")
    sitting.defender(LION, "akodo-gunso")
    kazue = sitting.pile(CRANE, "togashi-kazue")
    sitting.conflict(attacker=CRANE, defender=LION, resolve=True)
    go(sitting, "use:togashi-yokuni", "on:kitsu-spiritcaller")
    go(sitting, f"use:kitsu-spiritcaller.{yokuni}").quiet()
    assert kazue in sitting.state.play
    finish(sitting)
    assert kazue not in sitting.state.play
    assert yokuni in sitting.state.play
    deck = sitting.state.conflict_decks[CRANE]
    assert deck[-1] == kazue


def test_togashi_yokuni_finds_nothing_on_characters_without_abilities() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "togashi-yokuni")
    sitting.play(LION, "matsu-berserker")
    sitting.play(LION, "honored-general")
    sitting.play(CRANE, "kaiu-envoy")
    go(sitting.window(), "use:togashi-yokuni").quiet()
    kinds = [each.what.kind for each in sitting.state.lasting]
    assert kinds == ["ability:honored-general"]


@pytest.mark.parametrize("more", [1, 0])
def test_secluded_temple_takes_fate_of_who_has_more_characters(more: int) -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "secluded-temple")
    sitting.play(CRANE, "brash-samurai")
    toturi = sitting.play(LION, "akodo-toturi", fate=2)
    if more:
        sitting.play(LION, "matsu-berserker", fate=1)
    sitting.begin(Frame("conflict-phase"))
    if is_used(sitting, "use:secluded-temple"):
        finish(sitting.answer("use:secluded-temple").answer("on:akodo-toturi"))
    assert sitting.state.play[toturi].fate == 2 - more


@pytest.mark.clause("LCG-S13.2")
def test_restoration_of_balance_leaves_four_cards_before_it_has_broken() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "restoration-of-balance")
    sitting.attacker(LION, "akodo-toturi")
    hand = sitting.hand(LION, *("banzai", "outwit", "rout", "fine-katana", "ornate-fan", "banzai"))
    sitting.conflict(ring="earth", resolve=True)
    finish_until(sitting, "use:restoration-of-balance")
    assert sitting.asked == (CRANE, "interrupt")
    assert not sitting.state.provinces[CRANE][0].broken
    sitting.answer("use:restoration-of-balance")
    assert sitting.asked == (LION, "give-up")
    finish(sitting.answer([f"card:{hand[0]}", f"card:{hand[1]}"]))
    assert sitting.state.hands[LION][:4] == hand[2:]
    assert sitting.state.provinces[CRANE][0].broken


def test_mountain_s_anvil_castle_strengthens_by_attachments_up_to_two() -> None:
    sitting = with_home("mountain-s-anvil-castle")
    samurai = sitting.defender(CRANE, "brash-samurai")
    for _ in range(3):
        sitting.wear(CRANE, "daimyo-s-favor", samurai)
    go(sitting.conflict(), "use:mountain-s-anvil-castle").quiet()
    assert skills(sitting, samurai) == (4, 3)
    sitting = with_home("mountain-s-anvil-castle")
    sitting.defender(CRANE, "brash-samurai")
    sitting.conflict()
    key = "mountain-s-anvil-castle"
    assert sitting.why_not(CRANE, key, "use") == ["refused-lcg-no-target"]
