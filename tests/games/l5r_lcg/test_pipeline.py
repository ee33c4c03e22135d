"""From the announcement of an ability to the last reaction: section 9 of the base game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_lcg.own_cards import (
    GAIN,
    SEEN,
    Costs,
    action,
    does,
    duel_of,
    note,
    onward_to,
    printed,
    says,
    when,
)
from tests.games.l5r_lcg.positions import keys, onward
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.plays import (
    Announced,
    Entered,
    Initiating,
    LeftPlay,
    Paid,
    Settled,
    StatusChanged,
    StatusLost,
    Turned,
)
from gorin.games.l5r_lcg.events.seats import FateChanged, HonorChanged
from gorin.games.l5r_lcg.script import (
    Effect,
    Use,
    forced_interrupt,
    forced_reaction,
    interrupt,
    reaction,
    would,
)
from gorin.games.l5r_lcg.view import view
from gorin.games.l5r_lcg.windows.abilities import instead
from gorin.games.l5r_lcg.windows.happening import TIMING
from gorin.games.l5r_lcg.windows.uses import Answer, forbids_use
from gorin.games.l5r_lcg.words.aims import Character
from gorin.games.l5r_lcg.words.combining import (
    ChosenLater,
    IfYouDo,
    Then,
    To,
)
from gorin.games.l5r_lcg.words.conditions import During, DuringPhase
from gorin.games.l5r_lcg.words.costs import LoseHonor, SacrificeThis
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    CancelEffects,
    GainHonor,
    Honor,
    SendHome,
)
from gorin.games.l5r_lcg.words.filters import YOURS
from gorin.timing.limits import Limit

# -- kinds of abilities --------------------------------------------------------------------


@pytest.mark.clause("LCG-S9.1", "LCG-S9.3", "LCG-S9.4")
def test_an_ability_begins_with_its_bold_word_and_its_effect_stands_last() -> None:
    """Condition, cost and target stand before the effect; a triggered one has its word first."""
    parts: dict[str, Any] = {
        "conditions": (During(),),
        "costs": (LoseHonor(1),),
        "aim": Character((YOURS,)),
    }
    made = (
        action(Bow(), **parts),
        reaction(when(Entered), GAIN),
        interrupt(when(Entered), GAIN),
        forced_reaction(when(Entered), GAIN),
        forced_interrupt(when(Entered), GAIN),
    )
    stages = [each.stage for each in made]
    assert len(set(stages)) == 5
    ids = [each.said().id for each in made]
    assert ids == [f"lcg-ability-{stage}" for stage in stages]
    text = reader_for(SHIPPED, "en", (), "l5r-lcg").read(made[0].said())
    places = [text.index(word) for word in ("Action:", "conflict", "honor", "character", "bow")]
    assert places == sorted(places)


@pytest.mark.clause("LCG-S9.2")
def test_an_ability_of_a_phase_is_used_in_it_only() -> None:
    sitting = duel_of(action(GAIN, conditions=(DuringPhase("conflict"),)))
    sitting.state.phase = "draw"
    sitting.window(LION)
    assert sitting.why_not(LION, "wandering-ronin", "use") == ["refused-lcg-condition"]
    sitting.state.phase = "conflict"
    sitting.window(LION).answer("use:wandering-ronin")
    assert sitting.state.fate[LION] == 11


# -- announcing and paying -----------------------------------------------------------------


@pytest.mark.clause("LCG-S9.8", "LCG-S9.13", "LCG-S9.42")
def test_an_ability_is_paid_then_aimed_then_begun_then_resolved_before_the_next_one() -> None:
    sitting = duel_of(action(Bow(), costs=(LoseHonor(1),), aim=Character(), limits=()))
    other = sitting.play(CRANE, "brash-samurai")
    sitting.window(LION).answer("use:wandering-ronin", "on:brash-samurai")
    onward(sitting)
    kinds: list[type] = [type(event) for event in sitting.match.log()]
    order: list[type] = [Announced, HonorChanged, Paid, Initiating, Turned, Settled]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert sitting.state.play[other].bowed
    assert kinds.count(Announced) == 1
    assert sitting.state.resolving == ()


@pytest.mark.clause("LCG-S9.9", "LCG-S9.19")
def test_what_reduces_a_cost_reduces_fate_only_and_never_below_nothing() -> None:
    event = action(GAIN, costs=(LoseHonor(2),), place="hand")
    scripts = {"rout": does(event), "ikoma-eiji": says(less=lambda use, card: 2)}
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "ikoma-eiji")
    sitting.hand(LION, "rout", "master-of-the-spear")
    sitting.hand(CRANE, "rout")
    sitting.state.fate = {CRANE: 0, LION: 0}
    sitting.window(LION)
    assert sitting.why_not(CRANE, "rout")[-1] == "refused-lcg-cost"
    sitting.answer("play:rout")
    assert (sitting.state.fate[LION], sitting.state.honor[LION]) == (1, 4)
    assert "play:master-of-the-spear" in onward_to(sitting, LION)
    sitting.answer("play:master-of-the-spear")
    assert sitting.state.fate[LION] == 0


@pytest.mark.clause("LCG-S9.9")
def test_all_costs_are_paid_at_the_same_time() -> None:
    answer = reaction(when(LeftPlay), note(lambda use: use.state.honor[LION]))
    sitting = duel_of(action(GAIN, costs=(SacrificeThis(), LoseHonor(2))))
    scripts = {**sitting.rulebook.scripts, "ikoma-eiji": does(answer)}
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "wandering-ronin")
    sitting.play(LION, "ikoma-eiji")
    sitting.window(LION).answer("use:wandering-ronin", "use:ikoma-eiji")
    assert SEEN == [4]


@pytest.mark.clause("LCG-S9.15")
def test_an_event_counts_as_in_hand_until_its_costs_are_paid() -> None:
    def held(use: Use) -> int:
        return len(use.state.hands[LION])

    def paid(use: Use) -> tuple[FateChanged, ...]:
        SEEN.append(held(use))
        return (FateChanged(use.seat, -1, EFFECT),)

    cost = Costs(paid)
    sitting = Sitting(scripts={"rout": does(action(note(held), costs=(cost,), place="hand"))})
    sitting.hand(LION, "rout", "banzai")
    sitting.window(LION).answer("play:rout")
    onward(sitting)
    assert SEEN == [2, 1]
    seen = [each.slug for each in view(sitting.table, CRANE).seats[LION].hand]
    assert seen == [""]


@pytest.mark.clause("LCG-S9.17")
def test_nobody_pays_with_what_is_another_seats() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai", status=1)
    target = sitting.play(CRANE, "doji-hotaru", status=-1)
    sitting.lent(LION, CRANE, "noble-sacrifice")
    sitting.window(LION)
    assert sitting.why_not(LION, "noble-sacrifice") == ["refused-lcg-unpaid"]
    assert target in sitting.state.play


@pytest.mark.clause("LCG-S9.18")
def test_a_card_with_a_dash_as_its_cost_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for title in ("banzai", "master-of-the-spear"):
        printed(monkeypatch, title, cost=-1)
    sitting = Sitting(scripts={"banzai": does(action(GAIN, place="hand"))})
    sitting.hand(LION, "banzai", "master-of-the-spear")
    sitting.hand(CRANE, "fine-katana")
    sitting.window(LION)
    for title in ("banzai", "master-of-the-spear"):
        assert sitting.why_not(LION, title)[0] == "refused-lcg-no-price"


@pytest.mark.clause("LCG-S9.30", "LCG-S9.29")
def test_a_cost_that_is_replaced_is_paid_unless_it_is_a_sacrifice() -> None:
    class NoBow(Effect, frozen=True):
        def do(self, use: Use) -> None:
            event = use.event
            serial = use.state.resolving[-1].serial
            instead(use.table, serial, event, FateChanged(use.seat, -1, EFFECT))

    def bows(use: Use) -> tuple[Turned, ...]:
        return (Turned(use.card, "wandering-ronin", bowed=True, clause=EFFECT),)

    scripts = {
        "wandering-ronin": does(action(GainHonor(1), costs=(Costs(bows),))),
        "ikoma-eiji": does(would(when(Turned), NoBow())),
    }
    sitting = Sitting(scripts=scripts)
    ronin = sitting.play(LION, "wandering-ronin")
    sitting.play(LION, "ikoma-eiji")
    sitting.window(LION).answer("use:wandering-ronin", "use:ikoma-eiji")
    onward(sitting)
    assert not sitting.state.play[ronin].bowed
    assert (sitting.state.fate[LION], sitting.state.honor[LION]) == (9, 7)


@pytest.mark.clause("LCG-S9.68", "LCG-S9.10")
def test_a_card_that_does_not_leave_play_was_not_sacrificed() -> None:
    sitting = Sitting()
    sitting.play(LION, "akodo-gunso", status=1)
    sitting.play(CRANE, "doji-hotaru", status=-1)
    sitting.lent(LION, CRANE, "noble-sacrifice")
    sitting.hand(LION, "stand-your-ground")
    sitting.window(LION).answer("play:noble-sacrifice", "play:stand-your-ground").quiet()
    assert len(sitting.state.play) == 2
    assert len(sitting.state.hands[LION]) == 1


# -- targets -------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S9.11", "LCG-S9.20")
def test_all_targets_are_chosen_together_after_the_costs_are_paid() -> None:
    sitting = duel_of(action(Bow(), costs=(LoseHonor(1),), aim=Character((), 2, 2)))
    for title in ("akodo-gunso", "ikoma-eiji"):
        sitting.play(LION, title)
    sitting.window(LION).answer("use:wandering-ronin")
    assert sitting.asked == (LION, "targets")
    assert sitting.state.honor[LION] == 5
    sitting.answer(["on:akodo-gunso", "on:ikoma-eiji"]).quiet()
    assert sum(found.bowed for found in sitting.state.play.values()) == 2


@pytest.mark.clause("LCG-S9.22")
@pytest.mark.parametrize(("beside", "least"), [((), 1), ((GAIN,), 0)])
def test_up_to_a_number_may_be_none_if_something_still_happens(
    beside: tuple[Effect, ...], least: int
) -> None:
    sitting = duel_of(action(Bow(), *beside, aim=Character((), 0, 2)))
    sitting.play(LION, "akodo-gunso")
    sitting.window(LION).answer("use:wandering-ronin")
    domain: Any = sitting.match.pending[0].decision.domain
    assert domain.at_least == least
    if not least:
        sitting.answer([])
        assert sitting.state.fate[LION] == 11


@pytest.mark.clause("LCG-S9.23", "LCG-S9.27")
def test_what_comes_after_then_is_chosen_when_it_comes_to_it() -> None:
    honors = ChosenLater(Character((YOURS,)), Honor())
    sitting = duel_of(action(Then((Bow(),), (honors,)), aim=Character()))
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.window(LION).answer("use:wandering-ronin", "on:akodo-gunso").quiet()
    assert sitting.state.play[gunso].bowed
    assert sitting.asked == (LION, "target")
    sitting.answer("on:wandering-ronin").quiet()
    assert [found.status for found in sitting.state.play.values()] == [1, 0]


@pytest.mark.clause("LCG-S9.24", "LCG-S11.3")
def test_a_character_whose_own_ability_begins_a_duel_is_no_target_of_it() -> None:
    sitting = Sitting()
    kaezin = sitting.attacker(CRANE, "kakita-kaezin")
    sitting.defender(LION, "akodo-gunso")
    sitting.defender(LION, "matsu-berserker")
    sitting.conflict(attacker=CRANE, defender=LION)
    sitting.answer("use:kakita-kaezin")
    assert sitting.offered == ["on:akodo-gunso", "on:matsu-berserker"]
    sitting.answer("on:akodo-gunso")
    assert kaezin not in [card for one in sitting.state.resolving for card, _ in one.targets]
    assert sitting.state.duel is not None
    assert sitting.state.duel.one == kaezin


@pytest.mark.clause("LCG-S11.3")
def test_who_is_at_home_begins_no_duel_in_a_conflict() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "kakita-kaezin")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.defender(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert sitting.why_not(CRANE, "kakita-kaezin", "use") != []
    assert "refused-other-question" not in sitting.why_not(CRANE, "kakita-kaezin", "use")


# -- effects -------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S9.25")
def test_as_much_of_an_effect_is_done_as_can_be() -> None:
    sitting = duel_of(action(SendHome(), Honor(), aim=Character()))
    sitting.play(LION, "akodo-gunso")
    sitting.window(LION).answer("use:wandering-ronin", "on:akodo-gunso").quiet()
    assert [found.status for found in sitting.state.play.values()] == [0, 1]


@pytest.mark.clause("LCG-S9.26", "LCG-S9.38")
def test_parts_of_an_effect_happen_together_and_share_one_window() -> None:
    honored = reaction(when(StatusChanged), note(lambda use: use.state.play[SEEN_CARD[0]].bowed))
    bowed = reaction(when(Turned), note(lambda use: use.state.play[SEEN_CARD[0]].status))
    scripts = {
        "wandering-ronin": does(action(Honor(), Bow(), aim=Character((YOURS,)))),
        "ikoma-eiji": does(honored),
        "ikoma-prodigy": does(bowed),
    }
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "wandering-ronin")
    sitting.play(LION, "ikoma-eiji")
    sitting.play(LION, "ikoma-prodigy")
    gunso = sitting.play(LION, "akodo-gunso")
    SEEN_CARD[:] = [gunso]
    sitting.window(LION).answer("use:wandering-ronin", "on:akodo-gunso")
    assert sitting.asked == (LION, "reaction")
    assert set(sitting.offered) == {"pass", "use:ikoma-eiji", "use:ikoma-prodigy"}
    sitting.answer("use:ikoma-eiji", "use:ikoma-prodigy")
    assert SEEN == [True, 1]


SEEN_CARD: list[int] = []


@pytest.mark.clause("LCG-S9.27")
@pytest.mark.parametrize(("word", "gained"), [(Then, 0), (IfYouDo, 1)])
def test_then_needs_all_of_what_came_before_and_if_you_do_any_of_it(
    word: type[Then], gained: int
) -> None:
    sitting = duel_of(action(word((Bow(), Honor()), (GAIN,)), aim=Character((YOURS,))))
    sitting.play(LION, "akodo-gunso", bowed=True)
    sitting.window(LION).answer("use:wandering-ronin", "on:akodo-gunso").quiet()
    assert sitting.state.fate[LION] == 10 + gained
    other = duel_of(action(word((Bow(), Honor()), (GAIN,)), aim=Character((YOURS,))))
    other.play(LION, "akodo-gunso")
    other.window(LION).answer("use:wandering-ronin", "on:akodo-gunso").quiet()
    assert other.state.fate[LION] == 11


@pytest.mark.clause("LCG-S9.28")
@pytest.mark.parametrize(("bowed", "gained"), [(True, 0), (False, 1)])
def test_what_stands_after_to_needs_all_before_it_and_happens_with_it(
    *, bowed: bool, gained: int
) -> None:
    sitting = duel_of(action(To((Bow(), Honor()), (GAIN,)), aim=Character((YOURS,))))
    gunso = sitting.play(LION, "akodo-gunso", bowed=bowed)
    sitting.window(LION).answer("use:wandering-ronin", "on:akodo-gunso")
    if not bowed:
        assert sitting.state.fate[LION] == 11
    sitting.quiet()
    assert sitting.state.play[gunso].status == 1
    assert sitting.state.fate[LION] == 10 + gained


# -- instead, cancel -----------------------------------------------------------------------


class Gives(Effect, frozen=True):
    """Instead of an honor its seat gains fate."""

    amount: int

    def do(self, use: Use) -> None:
        gained = FateChanged(use.seat, self.amount, EFFECT)
        instead(use.table, use.state.resolving[-1].serial, use.event, gained)


@pytest.mark.clause("LCG-S9.29")
def test_of_several_replacements_the_latest_counts() -> None:
    scripts = {
        "wandering-ronin": does(action(Honor(), aim=Character((YOURS,)))),
        "ikoma-eiji": does(would(when(StatusChanged), Gives(1))),
        "ikoma-prodigy": does(would(when(StatusChanged), Gives(5))),
        "akodo-toturi": does(interrupt(when(StatusChanged), GAIN)),
    }
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "wandering-ronin")
    for title in ("ikoma-eiji", "ikoma-prodigy", "akodo-toturi"):
        sitting.play(LION, title)
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.window(LION).answer("use:wandering-ronin", "on:akodo-gunso")
    sitting.answer("use:ikoma-prodigy", "use:ikoma-eiji")
    assert sitting.asked is None or sitting.asked[1] == "act"
    assert sitting.state.play[gunso].status == 0
    assert sitting.state.fate[LION] == 11


@pytest.mark.clause("LCG-S9.31")
def test_a_replacement_that_would_change_nothing_is_not_used() -> None:
    """A card that is shielded loses nothing instead: here its status is gone meanwhile."""
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso", status=1)
    sitting.hand(LION, "stand-your-ground")
    use = Use(sitting.table, LION, sitting.state.hands[LION][0])
    use.event = leaving(sitting.table, gunso, EFFECT)
    (ability,) = sitting.rulebook.scripts["stand-your-ground"].abilities
    (effect,) = ability.effects
    assert effect.can_do(use)
    sitting.table.record(StatusLost(gunso, "akodo-gunso", EFFECT))
    del sitting.state.play[gunso]
    assert not effect.can_do(use)


@pytest.mark.clause("LCG-S9.33", "LCG-S9.49", "LCG-S9.14")
def test_what_cancels_comes_before_forced_and_other_interrupts() -> None:
    begins = when(Initiating, lambda use, event: event.event)
    scripts = {
        "rout": does(action(GAIN, place="hand", limits=(Limit(1, "round", "title"),))),
        "wandering-ronin": does(
            would(begins, CancelEffects()), interrupt(begins, GAIN), forced_interrupt(begins, GAIN)
        ),
    }
    sitting = Sitting(scripts=scripts)
    sitting.play(CRANE, "wandering-ronin")
    cards = sitting.hand(LION, "rout", "rout")
    sitting.window(LION).answer("play:rout")
    assert sitting.asked == (CRANE, "would")
    sitting.answer("use:wandering-ronin")
    onward(sitting)
    assert sitting.state.fate == {CRANE: 10, LION: 9}
    assert sitting.state.conflict_piles[LION] == cards[:1]
    second = Answer(LION, cards[1], 0, "hand", "rout")
    refused = [each.reason.id for each in forbids_use(sitting.table, second, None)]
    assert refused == ["refused-lcg-limit"]


@pytest.mark.clause("LCG-S9.12")
@pytest.mark.parametrize("title", ["master-of-the-spear", "fine-katana"])
def test_a_card_whose_entering_is_cancelled_is_paid_for_and_discarded(title: str) -> None:
    class Stops(Effect, frozen=True):
        def do(self, use: Use) -> None:
            TIMING.cancel(use.table, use.state.resolving[-1].serial)

    scripts = {"wandering-ronin": does(would(when(Entered), Stops()))}
    sitting = Sitting(scripts=scripts)
    sitting.play(CRANE, "wandering-ronin")
    (card,) = sitting.hand(LION, title)
    sitting.window(LION).answer(f"play:{title}")
    assert sitting.asked == (CRANE, "would")
    sitting.answer("use:wandering-ronin")
    assert sitting.state.conflict_piles[LION] == (card,)
    assert sitting.state.played == ()
    assert sitting.state.fate[LION] == 10 - sitting.state.facts(card).cost


@pytest.mark.clause("LCG-S9.14", "LCG-S9.13")
def test_an_event_lies_on_its_pile_when_others_react_to_its_effect_and_to_its_use() -> None:
    def piled(use: Use) -> int:
        return len(use.state.conflict_piles[LION])

    scripts = {
        "rout": does(action(Honor(), place="hand", aim=Character((YOURS,)))),
        "wandering-ronin": does(
            reaction(when(StatusChanged), note(piled)),
            reaction(when(Settled, lambda use, event: event.played), note(piled)),
        ),
    }
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "wandering-ronin")
    sitting.hand(LION, "rout")
    sitting.window(LION).answer("play:rout")
    for _ in range(2):
        sitting.answer(next(key for key in keys(sitting) if key.startswith("use")))
    assert SEEN == [1, 1]
