"""Skill, statuses, taint, copies and what cards wear: sections 7 and 10 of the base game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.own_cards import Does, action, does, says, when
from tests.games.l5r_lcg.positions import declare, keys, onward, until
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting, is_home

from gorin.games.l5r_lcg.attachments import hosts
from gorin.games.l5r_lcg.conflict import current_winner
from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.duels import may_duel
from gorin.games.l5r_lcg.events.plays import LeftPlay, StatusChanged, Strengthened, Turned
from gorin.games.l5r_lcg.events.statuses import (
    BecameCopy,
    ProvinceHidden,
    ProvinceMarked,
    StatusMoved,
    TaintChanged,
)
from gorin.games.l5r_lcg.keywords import Corrupted, NoAttachments, Pride, Sincerity
from gorin.games.l5r_lcg.measures import (
    glory,
    has,
    is_blank,
    skill,
    slug,
    strength,
    total,
    traits,
)
from gorin.games.l5r_lcg.script import Behaviour, Use, reaction, would
from gorin.games.l5r_lcg.state import ATTACKING, DEFENDING, HOME
from gorin.games.l5r_lcg.view import view
from gorin.games.l5r_lcg.windows.happening import entering, happen, stands
from gorin.games.l5r_lcg.words.aims import Attachment, Character
from gorin.games.l5r_lcg.words.conditions import During
from gorin.games.l5r_lcg.words.costs import SacrificeThis
from gorin.games.l5r_lcg.words.effects import Bow, Discard, GainFate, MoveToConflict
from gorin.games.l5r_lcg.words.filters import OfClan
from gorin.kernel.table import Frame


def more(sitting: Sitting, card: int, kind: str, amount: int, until: str = "round") -> None:
    """Let something last on a card."""
    name = sitting.state.facts(card).slug
    sitting.table.record(Strengthened(card, name, kind, amount, until))


# -- figures -------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S7.30")
def test_all_is_added_first_then_doubled_or_halved_and_rounded_up() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    more(sitting, gunso, "times-military", 2)
    more(sitting, gunso, "military", 3)
    assert skill(sitting.table, gunso, "military") == 10
    more(sitting, gunso, "half-military", 4)
    assert skill(sitting.table, gunso, "military") == 3
    more(sitting, gunso, "half-political", 2)
    assert skill(sitting.table, gunso, "political") == 1


@pytest.mark.clause("LCG-S7.31")
def test_what_sets_a_skill_goes_before_what_changes_it_and_the_latest_counts() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.wear(LION, "fine-katana", gunso)
    more(sitting, gunso, "set-base-military", 5)
    more(sitting, gunso, "set-base-military", 6)
    assert skill(sitting.table, gunso, "military") == 8
    more(sitting, gunso, "set-military", 1)
    more(sitting, gunso, "set-military", 4)
    more(sitting, gunso, "military", 9)
    assert skill(sitting.table, gunso, "military") == 4


@pytest.mark.clause("LCG-S7.33")
@pytest.mark.parametrize(
    ("what", "expected"), [("increase-military", 1), ("decrease-military", 5), ("", 4)]
)
def test_what_cannot_rise_or_fall_can_still_be_set(what: str, expected: int) -> None:
    never = says(forbidden=lambda use, found, card: found == what)
    sitting = Sitting(scripts={"ikoma-eiji": never})
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "ikoma-eiji")
    more(sitting, gunso, "military", 3)
    more(sitting, gunso, "military", -1)
    assert skill(sitting.table, gunso, "military") == expected
    more(sitting, gunso, "set-military", 9)
    assert skill(sitting.table, gunso, "military") == 9


@pytest.mark.clause("LCG-S7.28")
def test_the_current_result_is_what_it_would_be_now() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict()
    assert current_winner(sitting.table) == LION
    more(sitting, samurai, "military", 1)
    assert current_winner(sitting.table) == CRANE
    for card in (samurai, gunso):
        sitting.state.play[card] = replace(sitting.state.play[card], bowed=True)
    assert current_winner(sitting.table) == -9


@pytest.mark.clause("LCG-S4.39")
def test_the_totals_of_both_sides_are_told_after_each_act() -> None:

    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "banzai")
    sitting.conflict()
    assert view(sitting.table, None).totals == (2, 2)
    sitting.answer("play:banzai").quiet().answer("on:brash-samurai").quiet()
    sitting.answer("decline").quiet()
    assert view(sitting.table, None).totals == (2, 4)


# -- bowed ---------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S7.24", "LCG-S7.25")
def test_who_bows_still_participates_and_its_abilities_are_used() -> None:
    scripts = {"akodo-gunso": does(action(GainFate(1), conditions=(During(),)))}
    sitting = Sitting(scripts=scripts)
    gunso = sitting.attacker(LION, "akodo-gunso", bowed=True)
    sitting.attacker(LION, "matsu-berserker")
    sitting.conflict().answer("use:akodo-gunso")
    assert sitting.state.fate[LION] == 11
    assert not is_home(sitting, gunso)
    assert total(sitting.table, ATTACKING) == 3


@pytest.mark.clause("LCG-S7.25")
def test_a_bowed_stronghold_cannot_bow_as_a_cost() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "akodo-gunso")
    home = sitting.state.strongholds[LION]
    sitting.state.strongholds[LION] = replace(home, bowed=True)
    sitting.conflict()
    assert sitting.why_not(LION, "yojin-no-shiro", "use") == ["refused-lcg-unpaid"]


@pytest.mark.clause("LCG-S7.26")
def test_a_bowed_attachment_still_adds_its_skill() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(LION, "fine-katana", gunso)
    sitting.state.play[katana] = replace(sitting.state.play[katana], bowed=True)
    assert skill(sitting.table, gunso, "military") == 4


# -- statuses ------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S7.12", "LCG-S7.13")
@pytest.mark.parametrize(("there", "after"), [(-1, 0), (0, 1)])
def test_a_token_that_is_moved_discards_its_opposite_and_honors_nobody(
    there: int, after: int
) -> None:
    answers = {"ikoma-prodigy": does(reaction(when(StatusChanged), GainFate(1)))}
    sitting = Sitting(scripts=answers)
    one = sitting.play(LION, "akodo-gunso", status=1)
    other = sitting.play(LION, "ikoma-eiji", status=there)
    sitting.play(LION, "ikoma-prodigy")
    sitting.begin()
    happen(sitting.table, StatusMoved(one, other, ("akodo-gunso", "ikoma-eiji")))
    assert [sitting.state.play[card].status for card in (one, other)] == [0, after]
    assert sitting.state.frames == ()


@pytest.mark.clause("LCG-S7.13")
def test_a_token_is_not_moved_to_where_the_same_one_lies() -> None:
    sitting = Sitting()
    one = sitting.play(LION, "akodo-gunso", status=1)
    other = sitting.play(LION, "ikoma-eiji", status=1)
    assert not stands(sitting.table, StatusMoved(one, other, ("akodo-gunso", "ikoma-eiji")))


@pytest.mark.clause("LCG-S7.14", "LCG-S8.6")
def test_what_enters_honored_or_tainted_has_not_become_so() -> None:
    scripts = {
        "ikoma-prodigy": does(
            reaction(when(StatusChanged), GainFate(1)), reaction(when(TaintChanged), GainFate(1))
        ),
        "akodo-gunso": Behaviour(keywords=(Corrupted(),)),
    }
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "ikoma-prodigy")
    gunso = sitting.find(LION, "akodo-gunso")
    sitting.begin()
    happen(sitting.table, entering(sitting.table, LION, gunso, "LCG-1.4", status=1))
    found = sitting.state.play[gunso]
    assert (found.status, found.tainted) == (1, True)
    assert sitting.state.frames == ()
    assert skill(sitting.table, gunso, "military") == 6


@pytest.mark.clause("LCG-S7.15", "LCG-S7.20")
def test_taint_adds_two_of_both_skills_whatever_the_honor() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso", tainted=True, status=-1, fate=3)
    assert skill(sitting.table, gunso, "military") == 2
    assert skill(sitting.table, gunso, "political") == 1
    berserker = sitting.play(LION, "matsu-berserker", tainted=True)
    assert skill(sitting.table, berserker, "political") == 0
    sitting.table.record(StatusChanged(gunso, "akodo-gunso", 1, "LCG-3.2.2"))
    assert sitting.state.play[gunso].tainted
    sitting.begin(Frame("fate-phase"))
    assert not stands(sitting.table, TaintChanged(gunso, "akodo-gunso", tainted=True))


@pytest.mark.clause("LCG-S7.16", "LCG-S4.32", "LCG-S4.33")
def test_each_tainted_attacker_costs_one_honor_and_who_cannot_pay_declares_fewer() -> None:
    sitting = Sitting()
    for title in ("akodo-gunso", "ikoma-eiji", "matsu-berserker"):
        sitting.play(LION, title, tainted=title != "matsu-berserker")
    sitting.state.honor[LION] = 3
    declare(sitting, LION).answer("province:0.0")
    sitting.answer(["character:akodo-gunso", "character:ikoma-eiji", "character:matsu-berserker"])
    assert sitting.state.honor[LION] == 1
    other = Sitting()
    for title in ("akodo-gunso", "ikoma-eiji"):
        other.play(LION, title, tainted=True)
    other.state.honor[LION] = 1
    declare(other, LION).answer("province:0.0")
    domain: Any = other.match.pending[0].decision.domain
    with pytest.raises(ValueError, match="weight"):
        domain.read(keys(other))
    assert other.state.honor[LION] == 1


@pytest.mark.clause("LCG-S7.16", "LCG-S7.19", "LCG-S7.18")
def test_defending_a_tainted_province_costs_one_honor_beside_that_of_tainted_defenders() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai", tainted=True)
    sitting.play(CRANE, "doji-challenger")
    sitting.play(LION, "akodo-gunso")
    sitting.table.record(ProvinceMarked(CRANE, 0, "tainted"))
    assert strength(sitting.table, CRANE, 0) == 5
    declare(sitting, LION).answer("province:0.0", ["character:akodo-gunso"])
    until(sitting, "defenders")
    sitting.answer(["character:brash-samurai", "character:doji-challenger"])
    assert sitting.state.honor[CRANE] == 4


@pytest.mark.clause("LCG-S7.19")
@pytest.mark.parametrize(("chosen", "honor"), [([], 6), (["character:doji-challenger"], 5)])
def test_who_declares_nobody_at_a_tainted_province_pays_nothing(
    chosen: list[str], honor: int
) -> None:
    sitting = Sitting()
    sitting.play(CRANE, "doji-challenger")
    sitting.play(LION, "akodo-gunso")
    sitting.table.record(ProvinceMarked(CRANE, 0, "tainted"))
    declare(sitting, LION).answer("province:0.0", ["character:akodo-gunso"])
    until(sitting, "defenders")
    sitting.answer(chosen)
    assert sitting.state.honor[CRANE] == honor


@pytest.mark.clause("LCG-S4.33", "LCG-S7.19")
def test_who_has_one_honor_at_a_tainted_province_declares_no_tainted_defender() -> None:
    sitting = Sitting()
    samurai = sitting.play(CRANE, "brash-samurai", tainted=True)
    challenger = sitting.play(CRANE, "doji-challenger")
    sitting.play(LION, "akodo-gunso")
    sitting.table.record(ProvinceMarked(CRANE, 0, "tainted"))
    sitting.state.honor[CRANE] = 1
    declare(sitting, LION).answer("province:0.0", ["character:akodo-gunso"])
    until(sitting, "defenders")
    domain: Any = sitting.match.pending[0].decision.domain
    with pytest.raises(ValueError, match="weight"):
        domain.read((f"character:brash-samurai.{samurai}",))
    assert domain.read((f"character:doji-challenger.{challenger}",))


@pytest.mark.clause("LCG-S7.17")
def test_a_tainted_character_is_moved_in_for_nothing() -> None:
    scripts = {"brash-samurai": does(action(MoveToConflict(), aim=Character()))}
    sitting = Sitting(scripts=scripts)
    sitting.play(CRANE, "brash-samurai", tainted=True)
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict().answer("use:brash-samurai")
    assert sitting.state.honor[CRANE] == 6
    assert sitting.state.fighting(DEFENDING)


@pytest.mark.clause("LCG-S7.21")
def test_a_tainted_province_stays_tainted_when_it_is_turned_over() -> None:
    sitting = Sitting(strongholds=True)
    slot = sitting.province(CRANE, "shameful-display", shown=True)
    sitting.table.record(ProvinceMarked(CRANE, slot, "tainted"))
    sitting.table.record(ProvinceHidden(CRANE, slot, "shameful-display"))
    province = sitting.state.provinces[CRANE][slot]
    assert (province.shown, province.tainted) == (False, True)


@pytest.mark.clause("LCG-S7.22")
def test_a_dishonored_province_has_no_text() -> None:
    sitting = Sitting(strongholds=True)
    slot = sitting.province(CRANE, "entrenched-position", shown=True)
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(slot=slot)
    before = strength(sitting.table, CRANE, slot)
    sitting.table.record(ProvinceMarked(CRANE, slot, "dishonored"))
    assert strength(sitting.table, CRANE, slot) == before - 5
    assert sitting.state.facts(sitting.state.provinces[CRANE][slot].own).kind == "province"


# -- text ----------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S7.36", "LCG-S7.37")
@pytest.mark.parametrize("how", ["lasting", "constant"])
def test_a_blank_card_loses_what_is_printed_and_keeps_what_it_gained(how: str) -> None:
    text = does(action(GainFate(1)), keywords=(Pride(),))
    blanks = says(
        blanked=lambda use, card: how == "constant" and card != use.card,
        given=lambda use, card: (Sincerity(),),
    )
    sitting = Sitting(scripts={"akodo-gunso": text, "ikoma-eiji": blanks})
    gunso = sitting.play(LION, "akodo-gunso")
    more(sitting, gunso, "trait-courtier", 1)
    assert traits(sitting.table, gunso) == ("bushi", "courtier")
    assert sitting.state.facts(gunso).traits == ("bushi",)
    assert has(sitting.table, gunso, Pride)
    sitting.play(LION, "ikoma-eiji")
    if how == "lasting":
        more(sitting, gunso, "blank-text", 1)
    sitting.window(LION)
    assert is_blank(sitting.table, gunso)
    assert traits(sitting.table, gunso) == ("courtier",)
    assert not has(sitting.table, gunso, Pride)
    assert has(sitting.table, gunso, Sincerity)
    assert "refused-lcg-blank" in sitting.why_not(LION, "akodo-gunso", "use")
    assert skill(sitting.table, gunso, "military") == 2


@pytest.mark.clause("LCG-S7.38", "LCG-S7.39")
def test_a_copy_is_what_it_copies_and_keeps_what_it_gained_until_that_is_over() -> None:
    scripts = {"akodo-toturi": does(action(GainFate(1)))}
    sitting = Sitting(scripts=scripts)
    gunso = sitting.play(LION, "akodo-gunso", fate=1)
    sitting.wear(LION, "fine-katana", gunso)
    more(sitting, gunso, "military", 1)
    names = ("akodo-gunso", "akodo-toturi")
    copied = BecameCopy(gunso, names, sitting.number("akodo-toturi"), "phase")
    sitting.begin()
    happen(sitting.table, copied)
    facts = sitting.state.facts(gunso)
    assert (facts.slug, facts.cost, facts.traits) == ("akodo-toturi", 5, ("bushi", "champion"))
    assert skill(sitting.table, gunso, "military") == 6 + 2 + 1
    assert glory(sitting.table, gunso) == 3
    assert "use:akodo-toturi" in [
        key.partition(".")[0] for key in sitting.rulebook.game.attempts(sitting.table, LION)
    ]
    sitting.begin(Frame("phase-end", texts=("LCG-1.5",)))
    assert sitting.state.facts(gunso).slug == "akodo-gunso"
    assert skill(sitting.table, gunso, "military") == 5


@pytest.mark.clause("LCG-S7.38")
def test_a_copy_that_leaves_play_is_itself_again() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    names = ("akodo-gunso", "ikoma-eiji")
    sitting.table.record(BecameCopy(gunso, names, sitting.number("ikoma-eiji")))
    sitting.table.record(leaving(sitting.table, gunso, "LCG-4.2"))
    assert sitting.state.facts(gunso).slug == "akodo-gunso"


@pytest.mark.clause("LCG-S7.5", "LCG-S0.2")
def test_who_becomes_one_with_a_dash_in_the_middle_of_a_conflict_goes_home_bowed() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso")
    prodigy = sitting.attacker(LION, "ikoma-prodigy")
    sitting.conflict("political")
    names = ("akodo-gunso", "matsu-berserker")
    happen(sitting.table, BecameCopy(gunso, names, sitting.number("matsu-berserker"), "conflict"))
    _ = sitting.begin(*reversed(sitting.state.frames))
    play = sitting.state.play
    assert (play[gunso].side, play[gunso].bowed) == (HOME, True)
    assert (play[prodigy].side, play[prodigy].bowed) == (ATTACKING, False)


@pytest.mark.clause("LCG-S7.38")
def test_a_copy_that_is_given_up_for_its_ability_still_does_what_it_said() -> None:
    scripts = {"akodo-toturi": does(action(GainFate(1), costs=(SacrificeThis(),)))}
    sitting = Sitting(scripts=scripts)
    gunso = sitting.play(LION, "akodo-gunso")
    names = ("akodo-gunso", "akodo-toturi")
    sitting.table.record(BecameCopy(gunso, names, sitting.number("akodo-toturi")))
    fate = sitting.state.fate[LION]
    sitting.window(LION).answer("use:akodo-toturi")
    assert gunso not in sitting.state.play
    assert sitting.state.fate[LION] == fate + 1


@pytest.mark.clause("LCG-S7.40", "LCG-S7.41")
def test_nothing_becomes_a_copy_of_its_own_title_or_a_second_unique_card() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso")
    same = BecameCopy(gunso, ("akodo-gunso", "akodo-gunso"), sitting.number("akodo-gunso"))
    unique = BecameCopy(gunso, ("akodo-gunso", "akodo-toturi"), sitting.number("akodo-toturi"))
    assert not stands(sitting.table, same)
    assert stands(sitting.table, unique)
    sitting.play(LION, "akodo-toturi")
    assert not stands(sitting.table, unique)


@pytest.mark.clause("LCG-S7.4", "LCG-S11.2")
def test_who_has_a_dash_or_does_not_participate_takes_part_in_no_duel() -> None:
    sitting = Sitting()
    berserker = sitting.attacker(LION, "matsu-berserker")
    eiji = sitting.play(LION, "ikoma-eiji")
    sitting.defender(CRANE, "brash-samurai")
    assert [may_duel(sitting.table, berserker, kind) for kind in ("military", "political")] == [
        True,
        False,
    ]
    assert may_duel(sitting.table, berserker, "glory")
    assert may_duel(sitting.table, eiji, "military")
    sitting.conflict()
    assert not may_duel(sitting.table, eiji, "military")


# -- attachments ---------------------------------------------------------------------------


@pytest.mark.clause("LCG-S8.22", "LCG-S8.21")
def test_of_several_limits_of_attachments_all_must_allow_one() -> None:
    limits = (NoAttachments(except_="weapon"), NoAttachments(of="item"))
    both = Behaviour(keywords=limits)
    sitting = Sitting(scripts={"akodo-gunso": both})
    gunso = sitting.play(LION, "akodo-gunso")
    found = {
        title: gunso in hosts(sitting.table, LION, sitting.find(LION, title))
        for title in ("fine-katana", "ornate-fan", "guidance-of-the-ancestors")
    }
    assert found == {
        "fine-katana": True,
        "ornate-fan": False,
        "guidance-of-the-ancestors": False,
    }


def copies(katana: Behaviour) -> dict[str, Behaviour]:
    """Return scripts of a katana, and of who makes a gunso a copy of a Crane."""

    def copied(use: Use) -> tuple[BecameCopy, ...]:
        (gunso,) = (card for card in use.state.play if slug(use.state, card) == "akodo-gunso")
        names = ("akodo-gunso", "brash-samurai")
        cards = use.state.cards
        number = next(at for at, card in enumerate(cards) if card.slug == "brash-samurai")
        return (BecameCopy(gunso, names, number),)

    answers = (would(when(LeftPlay), GainFate(1)), reaction(when(LeftPlay), GainFate(1)))
    return {"fine-katana": katana, "venerable-historian": does(action(Does(copied)), *answers)}


@pytest.mark.clause("LCG-S10.2", "LCG-S10.5", "LCG-S9.56")
def test_an_attachment_that_may_no_longer_be_there_is_discarded_and_nothing_saves_it() -> None:
    """It is attached to Lions only; who wears it becomes a copy of a Crane."""
    sitting = Sitting(scripts=copies(Behaviour(attach=(OfClan("lion"),))))
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "venerable-historian")
    katana = sitting.wear(LION, "fine-katana", gunso)
    sitting.window(LION).answer("use:venerable-historian")
    assert sitting.asked == (LION, "reaction")
    assert katana in sitting.state.conflict_piles[LION]
    assert sitting.state.play[gunso].worn == ()


@pytest.mark.clause("LCG-S10.6")
def test_what_an_attachment_is_played_on_is_checked_once() -> None:
    sitting = Sitting(scripts=copies(Behaviour(played_on=(OfClan("lion"),))))
    gunso = sitting.play(LION, "akodo-gunso")
    historian = sitting.play(LION, "venerable-historian")
    samurai = sitting.play(CRANE, "brash-samurai")
    katana = sitting.wear(LION, "fine-katana", gunso)
    assert samurai not in hosts(sitting.table, LION, katana)
    assert historian in hosts(sitting.table, LION, katana)
    sitting.window(LION).answer("use:venerable-historian")
    assert sitting.state.facts(gunso).clan == "crane"
    assert sitting.state.play[gunso].worn == (katana,)


@pytest.mark.clause("LCG-S10.7")
def test_an_attachment_on_a_province_does_not_lie_in_it() -> None:
    sitting = Sitting(strongholds=True, scripts={"fine-katana": Behaviour(on_provinces=True)})
    slot = sitting.province(CRANE, "shameful-display", shown=True)
    own = sitting.state.provinces[CRANE][slot].own
    sitting.hand(LION, "fine-katana")
    sitting.window(LION).answer("play:fine-katana")
    (katana,) = [card for card, found in sitting.state.play.items() if found.host == own]
    assert sitting.state.provinces[CRANE][slot].cards() == ()
    sitting.begin(Frame("fill", CRANE), Frame("tidy", CRANE))
    assert sitting.state.provinces[CRANE][slot].card != -1
    assert katana in sitting.state.play


@pytest.mark.clause("LCG-S10.8")
@pytest.mark.parametrize(("chosen", "expected"), [("as-attachment", 2), ("as-character", 2)])
def test_a_character_that_is_played_as_an_attachment_adds_no_skill(
    chosen: str, expected: int
) -> None:
    scripts = {"master-of-the-spear": Behaviour(as_attachment=True)}
    sitting = Sitting(scripts=scripts)
    gunso = sitting.play(LION, "akodo-gunso")
    (spear,) = sitting.hand(LION, "master-of-the-spear")
    sitting.window(LION).answer("play:master-of-the-spear", chosen)
    assert skill(sitting.table, gunso, "military") == expected
    assert (spear in sitting.state.play[gunso].worn) == (chosen == "as-attachment")
    assert len(sitting.state.characters(LION)) == (1 if chosen == "as-attachment" else 2)


@pytest.mark.clause("LCG-S9.71", "LCG-S9.70", "LCG-S9.72")
def test_an_immune_card_is_neither_chosen_nor_changed_but_pays_and_what_it_wears_is_not() -> None:

    def bows(use: Any) -> Any:
        return tuple(
            Turned(card, "any", bowed=True, clause="LCG-3.2.2", by=use.seat)
            for card in use.state.characters(LION)
        )

    shield = says(shielded=lambda use, card, source: card == use.card and source.seat != LION)
    own = action(GainFate(1), costs=(SacrificeThis(),))
    scripts = {
        "akodo-gunso": replace(shield, abilities=(own,)),
        "brash-samurai": does(action(Bow(), aim=Character()), action(Does(bows))),
        "doji-challenger": does(action(Discard(), aim=Attachment())),
    }
    sitting = Sitting(scripts=scripts)
    gunso, eiji = sitting.play(LION, "akodo-gunso"), sitting.play(LION, "ikoma-eiji")
    katana = sitting.wear(LION, "fine-katana", gunso)
    sitting.play(CRANE, "brash-samurai")
    sitting.play(CRANE, "doji-challenger")
    sitting.window(CRANE).answer("use:brash-samurai")
    assert f"on:akodo-gunso.{gunso}" not in keys(sitting)
    assert f"on:ikoma-eiji.{eiji}" in keys(sitting)
    sitting.answer("on:doji-challenger")
    while sitting.asked != (CRANE, "act"):
        sitting.answer("pass")
    second = next(option for option in keys(sitting) if option.startswith("use:brash"))
    sitting.answer(second)
    assert not sitting.state.play[gunso].bowed
    assert sitting.state.play[eiji].bowed
    while sitting.asked != (CRANE, "act"):
        sitting.answer("pass")
    sitting.answer("use:doji-challenger")
    assert katana in sitting.state.conflict_piles[LION]
    sitting.answer("use:akodo-gunso")
    assert gunso in sitting.state.dynasty_piles[LION]
    assert onward(sitting).asked is None
