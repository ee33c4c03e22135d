"""Windows, what lasts, what waits and what is searched: the rest of section 9."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.own_cards import (
    GAIN,
    Does,
    action,
    does,
    duel_of,
    onward_to,
    says,
    when,
)
from tests.games.l5r_lcg.positions import keys, onward
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.conflicts import Broken
from gorin.games.l5r_lcg.events.plays import (
    Entered,
    StatusChanged,
    Turned,
)
from gorin.games.l5r_lcg.events.seats import FateChanged, HonorChanged, Shuffled
from gorin.games.l5r_lcg.events.uses import Presented
from gorin.games.l5r_lcg.measures import has_broken, skill
from gorin.games.l5r_lcg.script import (
    Number,
    Use,
    forced_reaction,
    reaction,
)
from gorin.games.l5r_lcg.state import NOBODY
from gorin.games.l5r_lcg.view import view
from gorin.games.l5r_lcg.windows.deferring import AtEndOf
from gorin.games.l5r_lcg.windows.happening import happen, stands
from gorin.games.l5r_lcg.words.aims import Character
from gorin.games.l5r_lcg.words.combining import (
    EachChooses,
    ResolveAction,
)
from gorin.games.l5r_lcg.words.costs import LoseHonor, SacrificeThis
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    Discard,
)
from gorin.games.l5r_lcg.words.filters import YOURS
from gorin.games.l5r_lcg.words.searching import GainXFate, Search
from gorin.games.l5r_lcg.words.skills import Has
from gorin.kernel.table import Frame

# -- windows -------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S9.39")
def test_what_happens_in_a_window_has_windows_of_its_own_that_close_first() -> None:
    honors = Does(
        lambda use: tuple(
            StatusChanged(card, "akodo-gunso", 1, EFFECT)
            for card in use.state.play
            if use.state.facts(card).slug == "akodo-gunso"
        )
    )
    scripts = {
        "wandering-ronin": does(action(Bow(), aim=Character((YOURS,)))),
        "ikoma-eiji": does(reaction(when(Turned), honors)),
        "ikoma-prodigy": does(reaction(when(StatusChanged), GAIN)),
        "matsu-berserker": does(reaction(when(FateChanged), GAIN)),
        "akodo-toturi": does(reaction(when(Turned), GAIN)),
    }
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "wandering-ronin")
    sitting.play(LION, "matsu-berserker")
    for title in ("ikoma-eiji", "ikoma-prodigy", "akodo-toturi", "akodo-gunso"):
        sitting.play(LION, title)
    sitting.window(LION).answer("use:wandering-ronin", "on:akodo-gunso")
    assert set(sitting.offered) == {"pass", "use:ikoma-eiji", "use:akodo-toturi"}
    sitting.answer("use:ikoma-eiji")
    assert sitting.offered == ["pass", "use:ikoma-prodigy"]
    sitting.answer("use:ikoma-prodigy")
    assert sitting.offered == ["pass", "use:matsu-berserker"]
    sitting.answer("use:matsu-berserker")
    assert sitting.offered == ["pass", "use:akodo-toturi"]


@pytest.mark.clause("LCG-S9.41")
def test_an_action_window_goes_round_until_all_pass_one_after_the_other() -> None:
    sitting = Sitting(seats=3, scripts={"wandering-ronin": does(action(GAIN, limits=()))})
    for seat in (CRANE, LION, OTHER):
        sitting.play(seat, "wandering-ronin")
    sitting.window(LION)
    asked = []
    for answer in ("pass", "use:wandering-ronin", "pass", "pass", "use:wandering-ronin"):
        assert sitting.asked is not None
        asked.append(sitting.asked[0])
        sitting.answer(answer)
    for _ in range(3):
        assert sitting.asked is not None
        asked.append(sitting.asked[0])
        sitting.answer("pass")
    assert asked == [1, 2, 0, 1, 2, 0, 1, 2]
    assert sitting.asked is None


@pytest.mark.clause("LCG-S9.50")
def test_an_ability_without_a_limit_is_used_any_number_of_times() -> None:
    sitting = duel_of(action(GAIN, limits=()))
    sitting.window(LION)
    for _ in range(4):
        sitting.answer("use:wandering-ronin")
    assert sitting.state.fate[LION] == 14


# -- lasting, delayed, constant ------------------------------------------------------------


@pytest.mark.clause("LCG-S9.51", "LCG-S9.52")
def test_what_lasts_holds_who_matched_it_then_and_goes_on_without_its_source() -> None:
    sitting = duel_of(action(Has("military", 2), costs=(SacrificeThis(),), aim=Character((YOURS,))))
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict().answer("use:wandering-ronin")
    assert skill(sitting.table, gunso, "military") == 4
    later = sitting.attacker(LION, "matsu-berserker")
    assert skill(sitting.table, later, "military") == 3


@pytest.mark.clause("LCG-S1.17", "LCG-S9.26")
def test_a_target_that_has_left_and_come_back_is_another_object_and_nothing_happens_to_it() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai", status=1)
    sitting.hand(CRANE, "voice-of-honor")
    whisperer = sitting.defender(CRANE, "doji-whisperer")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "assassination")
    sitting.conflict().answer("pass", "play:assassination", f"on:doji-whisperer.{whisperer}")
    assert sitting.asked == (CRANE, "would")
    found = sitting.state.play[whisperer]
    sitting.state.play[whisperer] = replace(found, born=found.born + 100)
    sitting.table.memo.clear()
    sitting.answer("pass")
    assert whisperer in sitting.state.play


@pytest.mark.clause("LCG-S9.37")
def test_who_is_asked_shows_nobody_that_its_hand_holds_an_answer() -> None:
    asked = []
    for title in ("voice-of-honor", "banzai"):
        sitting = Sitting()
        sitting.defender(CRANE, "brash-samurai", status=1)
        whisperer = sitting.play(CRANE, "doji-whisperer")
        sitting.attacker(LION, "akodo-gunso")
        sitting.hand(CRANE, title)
        sitting.hand(LION, "assassination")
        sitting.conflict().answer("pass", "play:assassination", f"on:doji-whisperer.{whisperer}")
        asked.append((sitting.asked, sitting.offered))
    assert asked == [
        ((CRANE, "would"), ["pass", "play:voice-of-honor"]),
        ((CRANE, "would"), ["pass"]),
    ]


@pytest.mark.clause("LCG-S9.54")
def test_a_delayed_effect_happens_by_itself_at_its_moment_without_its_source() -> None:
    sitting = duel_of(
        action(AtEndOf("conflict", Discard()), costs=(SacrificeThis(),), aim=Character((YOURS,)))
    )
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict(ring="void", resolve=True).answer("use:wandering-ronin", "on:akodo-gunso")
    assert gunso in sitting.state.play
    onward(sitting)
    while sitting.asked is not None:
        sitting.answer("pass" if "pass" in sitting.offered else "decline")
    assert gunso in sitting.state.dynasty_piles[LION]
    assert sitting.state.deferred == ()


@pytest.mark.clause("LCG-S9.54", "LCG-S1.17")
def test_a_delayed_effect_does_not_meet_a_card_that_came_back() -> None:
    sitting = duel_of(action(AtEndOf("round", Discard()), aim=Character((YOURS,))))
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.window(LION).answer("use:wandering-ronin", "on:akodo-gunso")
    found = sitting.state.play[gunso]
    sitting.state.play[gunso] = replace(found, born=found.born + 50)
    sitting.begin(Frame("delayed", texts=("round",)))
    assert gunso in sitting.state.play


@pytest.mark.clause("LCG-S9.57")
def test_the_first_player_orders_what_is_forced_and_what_was_delayed() -> None:
    scripts = {
        "wandering-ronin": does(
            action(AtEndOf("round", GAIN)), forced_reaction(when(Entered), GAIN)
        )
    }
    sitting = Sitting(scripts=scripts)
    for seat in (CRANE, LION):
        sitting.play(seat, "wandering-ronin")
    sitting.state.first = LION
    sitting.window(CRANE).answer("use:wandering-ronin", "use:wandering-ronin")
    onward(sitting)
    sitting.begin(Frame("delayed", texts=("round",)))
    assert sitting.asked == (LION, "forced")
    assert len(keys(sitting)) == 2
    sitting.answer(keys(sitting)[0])
    assert sitting.state.fate == {CRANE: 11, LION: 11}
    sitting.hand(CRANE, "political-rival")
    sitting.window(CRANE).answer("play:political-rival")
    assert sitting.asked == (LION, "forced")


@pytest.mark.clause("LCG-S9.55")
def test_a_constant_effect_applies_as_long_as_its_condition_holds() -> None:
    def when_bowed(use: Use, card: int, kind: str) -> int:
        return 3 if use.state.play[use.card].bowed and card != use.card else 0

    sitting = Sitting(scripts={"ikoma-eiji": says(skills=when_bowed)})
    eiji = sitting.play(LION, "ikoma-eiji")
    gunso = sitting.play(LION, "akodo-gunso")
    found = []
    for bowed in (False, True, False):
        sitting.state.play[eiji] = replace(sitting.state.play[eiji], bowed=bowed)
        sitting.table.memo.clear()
        found.append(skill(sitting.table, gunso, "military"))
    assert found == [2, 5, 2]
    sitting.state.play[eiji] = replace(sitting.state.play[eiji], bowed=True)
    sitting.table.record(leaving(sitting.table, eiji, EFFECT))
    assert skill(sitting.table, gunso, "military") == 2


# -- players, texts, X, searching ----------------------------------------------------------


@pytest.mark.clause("LCG-S9.58")
def test_all_choose_in_player_order_and_then_it_happens_together() -> None:
    sitting = Sitting(seats=3, scripts={"wandering-ronin": does(action(EachChooses(Bow())))})
    sitting.play(LION, "wandering-ronin")
    for seat, title in ((CRANE, "brash-samurai"), (LION, "akodo-gunso"), (OTHER, "brash-samurai")):
        sitting.play(seat, title)
        sitting.play(seat, "doji-whisperer" if seat != LION else "ikoma-eiji")
    sitting.state.first = LION
    sitting.window(LION).answer("use:wandering-ronin")
    asked = []
    for _ in range(3):
        assert sitting.asked is not None
        asked.append(sitting.asked)
        assert not any(found.bowed for found in sitting.state.play.values())
        sitting.answer(keys(sitting)[0])
    assert asked == [(1, "target"), (2, "target"), (0, "target")]
    sitting.quiet()
    assert sum(found.bowed for found in sitting.state.play.values()) == 3


@pytest.mark.clause("LCG-S9.59")
def test_to_resolve_an_ability_is_to_follow_its_text_without_playing_the_card() -> None:
    inner = action(Bow(), costs=(LoseHonor(1),), aim=Character((YOURS,)))
    scripts = {
        "wandering-ronin": does(action(ResolveAction(), aim=Character())),
        "ikoma-eiji": does(inner),
    }
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "wandering-ronin")
    sitting.play(CRANE, "brash-samurai")
    eiji = sitting.play(LION, "ikoma-eiji")
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.window(LION).answer("use:wandering-ronin")
    if sitting.asked == (LION, "target") and "on:ikoma-eiji" in sitting.offered:
        sitting.answer("on:ikoma-eiji")
    assert sitting.state.honor[LION] == 5
    sitting.answer("on:akodo-gunso").quiet()
    assert sitting.state.play[gunso].bowed
    assert eiji in sitting.state.play
    assert "use:ikoma-eiji" in onward_to(sitting, LION)


class Dishonor(Number, frozen=True):
    """How much honor is missing."""

    def count(self, use: Use) -> int:
        return 10 - use.state.honor[use.seat]


@pytest.mark.clause("LCG-S9.60")
@pytest.mark.parametrize(("x", "gained"), [(None, 0), (Dishonor(), 4)])
def test_x_is_nothing_unless_something_says_what_it_is(x: Number | None, gained: int) -> None:
    sitting = duel_of(action(GainXFate(), x=x))
    sitting.window(LION).answer("use:wandering-ronin")
    assert sitting.state.fate[LION] == 10 + gained


@pytest.mark.clause("LCG-S9.61", "LCG-S9.62", "LCG-S9.63")
def test_a_deck_that_is_searched_whole_is_shuffled_and_what_had_to_be_of_a_sort_is_shown() -> None:
    sitting = duel_of(action(Search("event")))
    deck = sitting.state.conflict_decks[LION]
    before = tuple(sitting.state.physical[card] for card in deck)
    sitting.window(LION).answer("use:wandering-ronin")
    assert sitting.asked == (LION, "search")
    assert sitting.match.pending[0].decision.secret
    assert view(sitting.table, CRANE).seats[LION].conflict_deck == len(deck)
    card = keys(sitting)[0]
    title = sitting.state.facts(int(card.partition(":")[2])).slug
    sitting.answer(card)
    assert [each.slug for each in view(sitting.table, CRANE).seats[LION].hand] == [title]
    state = sitting.state
    after = [state.physical[card] for card in state.conflict_decks[LION]]
    held = state.physical[state.hands[LION][0]]
    assert sorted(after) == sorted(each for each in before if each != held)
    assert after != [each for each in before if each != held]
    assert not any(card in sitting.state.known for card in sitting.state.conflict_decks[LION])


@pytest.mark.clause("LCG-S9.61", "LCG-S9.63")
def test_who_searches_may_find_nothing_and_the_top_of_a_deck_is_not_shuffled() -> None:
    sitting = duel_of(action(Search(top=3)))
    deck = sitting.state.conflict_decks[LION]
    sitting.window(LION).answer("use:wandering-ronin")
    assert len(keys(sitting)) == 4
    sitting.answer("decline")
    assert sitting.state.conflict_decks[LION] == deck
    assert sitting.state.hands[LION] == ()


@pytest.mark.clause("LCG-S9.63")
@pytest.mark.parametrize(
    ("search", "left"), [(Search(top=3, shuffles=True), 12), (Search(top=5), 5), (Search(top=5), 6)]
)
def test_a_deck_is_shuffled_if_a_text_says_so_or_no_card_of_it_was_left_out(
    search: Search, left: int
) -> None:
    sitting = duel_of(action(search))
    deck = sitting.state.conflict_decks[LION][:left]
    sitting.state.conflict_decks[LION] = deck
    sitting.window(LION).answer("use:wandering-ronin", "decline")
    shuffles = [each for each in sitting.table.log.since(0) if isinstance(each, Shuffled)]
    assert len(shuffles) == (left != 6)
    assert sitting.state.hands[LION] == ()


@pytest.mark.clause("LCG-S9.64")
def test_a_card_that_is_revealed_stays_where_it_is() -> None:
    sitting = Sitting()
    hand = sitting.hand(LION, "banzai")
    sitting.table.record(Presented(LION, hand[0], "banzai"))
    assert sitting.state.hands[LION] == hand
    assert [each.slug for each in view(sitting.table, CRANE).seats[LION].hand] == ["banzai"]


@pytest.mark.clause("LCG-S9.69")
def test_who_cannot_lose_honor_gives_none_and_nobody_takes_it() -> None:
    never = says(forbidden=lambda use, what, card: what == f"lose-honor-{use.seat}")
    sitting = Sitting(scripts={"ikoma-eiji": never})
    sitting.play(LION, "ikoma-eiji")
    taken = HonorChanged(CRANE, 1, EFFECT, LION)
    assert not stands(sitting.table, taken)
    happen(sitting.table, taken, HonorChanged(LION, -1, EFFECT), HonorChanged(CRANE, -1, EFFECT))
    assert sitting.state.honor == {CRANE: 5, LION: 6}
    happen(sitting.table, HonorChanged(LION, 1, EFFECT, CRANE))
    assert sitting.state.honor == {CRANE: 4, LION: 7}


@pytest.mark.clause("LCG-S10.16")
def test_a_province_broken_outside_a_conflict_was_broken_by_all_opponents() -> None:
    breaks = when(Broken, lambda use, event: has_broken(use.seat, event.seat, event.other))
    scripts = {"wandering-ronin": does(forced_reaction(breaks, GAIN))}
    ends = Does(lambda use: (Broken(CRANE, 0, NOBODY, EFFECT),))
    sitting = Sitting(seats=3, scripts={**scripts, "ikoma-eiji": does(action(ends))})
    for seat in (CRANE, LION, OTHER):
        sitting.play(seat, "wandering-ronin")
    sitting.play(LION, "ikoma-eiji")
    sitting.window(LION).answer("use:ikoma-eiji")
    while sitting.asked is not None and sitting.asked[1] == "forced":
        sitting.answer(keys(sitting)[0])
    assert sitting.state.fate == {CRANE: 10, LION: 11, OTHER: 11}
    assert not has_broken(OTHER, CRANE, LION)


@pytest.mark.clause("LCG-S0.1")
def test_a_card_that_says_otherwise_goes_before_the_rules() -> None:
    """Cards are played from a hand; one says that it is played from the discard pile too."""
    sitting = Sitting()
    sitting.play(LION, "akodo-gunso")
    sitting.pile(LION, "guidance-of-the-ancestors")
    sitting.pile(LION, "honored-blade")
    sitting.window(LION)
    assert sitting.offered == ["pass", "use:guidance-of-the-ancestors"]


@pytest.mark.clause("LCG-S9.54", "ENL-6.8")
def test_a_delayed_effect_of_a_seat_that_has_left_still_happens() -> None:
    ability = action(AtEndOf("round", Discard()), aim=Character())
    sitting = Sitting(seats=3, scripts={"wandering-ronin": does(ability)})
    sitting.play(LION, "wandering-ronin")
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.window(LION).answer("use:wandering-ronin", "on:brash-samurai")
    sitting.match.table.state.frames = ()
    sitting.begin(Frame("concede", LION), Frame("delayed", texts=("round",)))
    assert sitting.state.alive == (CRANE, OTHER)
    assert samurai in sitting.state.dynasty_piles[CRANE]
