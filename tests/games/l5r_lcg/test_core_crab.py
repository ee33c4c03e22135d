"""The cards of the Crab: what each does, and what it must not do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.boards import deck, finish, go, is_used, lay, skills, with_home
from tests.games.l5r_lcg.pools import table_of
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.state import DEFENDING, Conflict
from gorin.kernel.table import Frame


def test_jade_tetsubo_bows_to_return_the_fate_of_a_weaker_participant() -> None:
    sitting = Sitting()
    guardian = sitting.defender(CRANE, "hida-kisada")
    tetsubo = sitting.wear(CRANE, "jade-tetsubo", guardian)
    toturi = sitting.attacker(LION, "akodo-toturi", fate=3)
    sitting.conflict().answer("use:jade-tetsubo")
    assert sitting.state.play[toturi].fate == 0
    assert sitting.state.fate[LION] == 13
    assert sitting.state.play[tetsubo].bowed


def test_jade_tetsubo_takes_nothing_of_a_stronger_one() -> None:
    sitting = Sitting()
    scout = sitting.defender(CRANE, "eager-scout")
    sitting.wear(CRANE, "jade-tetsubo", scout)
    sitting.attacker(LION, "akodo-toturi", fate=3)
    sitting.conflict()
    assert sitting.why_not(CRANE, "jade-tetsubo", "use") == ["refused-lcg-no-target"]


def test_jade_tetsubo_is_put_on_a_character_of_ones_own() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-toturi")
    sitting.hand(CRANE, "jade-tetsubo")
    sitting.conflict()
    assert sitting.why_not(CRANE, "jade-tetsubo") == ["refused-lcg-no-target"]


def test_reprieve_is_discarded_instead_of_its_bearer() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    reprieve = sitting.wear(CRANE, "reprieve", samurai)
    sitting.hand(LION, "assassination")
    go(sitting.conflict(), "play:assassination", "on:brash-samurai", "use:reprieve").quiet()
    assert samurai in sitting.state.play
    assert reprieve in sitting.state.conflict_piles[CRANE]


def test_reprieve_does_not_save_another_character() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "reprieve", sitting.defender(CRANE, "brash-samurai"))
    whisperer = sitting.play(CRANE, "doji-whisperer")
    sitting.hand(LION, "assassination")
    finish(go(sitting.conflict(), "play:assassination", f"on:doji-whisperer.{whisperer}"))
    assert whisperer not in sitting.state.play


def test_watch_commander_costs_honor_for_each_card_played() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "watch-commander", sitting.defender(CRANE, "brash-samurai"))
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "way-of-the-lion", "fine-katana")
    go(sitting.conflict(), "play:way-of-the-lion", "use:watch-commander").quiet()
    assert sitting.state.honor[LION] == 5
    go(sitting, "play:fine-katana", "on:akodo-gunso", "use:watch-commander").quiet()
    assert sitting.state.honor[LION] == 4


def test_watch_commander_at_home_costs_nothing() -> None:
    sitting = Sitting()
    sitting.wear(CRANE, "watch-commander", sitting.play(CRANE, "brash-samurai"))
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "fine-katana")
    finish(go(sitting.conflict(), "play:fine-katana", "on:akodo-gunso"))
    assert sitting.state.honor[LION] == 6


def test_watch_commander_costs_nothing_for_the_ability_of_a_card_in_play() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.wear(CRANE, "watch-commander", samurai)
    sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.conflict().answer("pass", "use:lion-s-pride-brawler", "on:brash-samurai")
    assert sitting.asked != (CRANE, "reaction")
    assert sitting.state.play[samurai].bowed
    finish(sitting)
    assert sitting.state.honor[LION] == 6


def test_a_second_watch_commander_takes_the_place_of_the_first() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    first = sitting.wear(CRANE, "watch-commander", samurai)
    sitting.hand(CRANE, "watch-commander")
    go(sitting.conflict(), "play:watch-commander", "on:brash-samurai").quiet()
    assert first in sitting.state.conflict_piles[CRANE]
    assert len(sitting.state.play[samurai].worn) == 1


def test_hiruma_ambusher_silences_a_character_when_it_enters_defending() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.defender(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "hiruma-ambusher")
    sitting.state.fate[CRANE] = 2
    go(sitting.conflict(), "play:hiruma-ambusher", "join", "use:hiruma-ambusher")
    go(sitting, "on:lion-s-pride-brawler").quiet()
    assert sitting.why_not(LION, "lion-s-pride-brawler", "use") == ["refused-lcg-silenced"]


def test_hiruma_ambusher_at_home_silences_nobody() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.defender(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "hiruma-ambusher")
    go(sitting.conflict(), "play:hiruma-ambusher", "home")
    assert not is_used(sitting, "use:hiruma-ambusher")


def test_stoic_gunso_is_strengthened_by_a_sacrifice() -> None:
    sitting = Sitting()
    gunso = sitting.defender(CRANE, "stoic-gunso")
    scout = sitting.play(CRANE, "eager-scout")
    sitting.conflict().answer("use:stoic-gunso", "on:eager-scout").quiet()
    assert skills(sitting, gunso) == (5, 1)
    assert scout not in sitting.state.play


def test_stoic_gunso_does_nothing_outside_conflicts() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "stoic-gunso")
    sitting.play(CRANE, "eager-scout")
    sitting.window()
    assert sitting.why_not(CRANE, "stoic-gunso", "use") == ["refused-lcg-condition"]


def test_levy_lets_the_opponent_give_fate_or_honor() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "levy")
    sitting.window().answer("play:levy").quiet()
    assert sitting.asked == (LION, "select")
    sitting.answer("select:levy.1")
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (7, 5)
    assert sitting.state.fate[LION] == 10


def test_levy_leaves_no_choice_to_who_has_no_fate_and_asks_only_the_chosen_one() -> None:
    sitting = Sitting(seats=3)
    sitting.hand(CRANE, "levy")
    sitting.state.fate[OTHER] = 0
    sitting.window().answer("play:levy", f"seat:{OTHER}").quiet()
    assert sitting.state.honor[OTHER] == 5
    assert (sitting.state.honor[LION], sitting.state.fate[LION]) == (6, 10)


def test_rebuild_puts_a_discarded_holding_in_the_place_of_a_card() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "rebuild")
    samurai = sitting.row(CRANE, 1, "brash-samurai")
    pyre = sitting.pile(CRANE, "funeral-pyre")
    sitting.window().answer("play:rebuild").quiet()
    assert sitting.state.provinces[CRANE][1].card == pyre
    assert sitting.state.provinces[CRANE][1].open
    assert samurai in sitting.state.dynasty_decks[CRANE]


def test_rebuild_needs_a_holding_and_an_unbroken_province() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "rebuild")
    sitting.row(CRANE, 1, "brash-samurai")
    sitting.window()
    assert sitting.why_not(CRANE, "rebuild") == ["refused-lcg-no-target"]


def test_the_mountain_does_not_fall_keeps_a_defender_upright() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "the-mountain-does-not-fall")
    sitting.conflict(resolve=True).answer("play:the-mountain-does-not-fall", "on:brash-samurai")
    finish(sitting)
    assert not sitting.state.play[samurai].bowed
    assert is_home(sitting, samurai)


def test_the_mountain_does_not_fall_counts_for_all_conflicts_of_the_phase() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "the-mountain-does-not-fall")
    sitting.conflict(resolve=True).answer("play:the-mountain-does-not-fall", "on:brash-samurai")
    finish(sitting)
    sitting.state.play[samurai] = replace(sitting.state.play[samurai], side=DEFENDING)
    sitting.attacker(LION, "matsu-berserker")
    finish(sitting.conflict(ring="earth", resolve=True))
    assert is_home(sitting, samurai)
    assert not sitting.state.play[samurai].bowed


def test_the_mountain_does_not_fall_lets_an_attacker_bow() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.hand(CRANE, "the-mountain-does-not-fall")
    sitting.conflict(resolve=True).answer("play:the-mountain-does-not-fall", "on:akodo-gunso")
    finish(sitting)
    assert sitting.state.play[gunso].bowed


def test_way_of_the_crab_lets_an_opponent_sacrifice_one_of_their_choice() -> None:
    sitting = Sitting()
    scout = sitting.play(CRANE, "eager-scout")
    sitting.play(CRANE, "brash-samurai")
    sitting.play(LION, "akodo-toturi")
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.hand(CRANE, "way-of-the-crab")
    sitting.window().answer("play:way-of-the-crab").quiet()
    assert sitting.asked == (LION, "sacrifice")
    sitting.answer("on:akodo-gunso").quiet()
    assert scout not in sitting.state.play
    assert gunso not in sitting.state.play


def test_way_of_the_crab_is_not_paid_with_a_crane() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "brash-samurai")
    sitting.play(LION, "akodo-gunso")
    sitting.hand(CRANE, "way-of-the-crab")
    sitting.window()
    assert sitting.why_not(CRANE, "way-of-the-crab") == ["refused-lcg-unpaid"]


def test_borderlands_defender_stands_while_it_defends() -> None:
    sitting = Sitting()
    defender = sitting.defender(CRANE, "borderlands-defender")
    sitting.attacker(LION, "lion-s-pride-brawler")
    go(sitting.conflict(), "use:lion-s-pride-brawler").quiet()
    assert not sitting.state.play[defender].bowed
    sitting = Sitting()
    defender = sitting.defender(CRANE, "borderlands-defender")
    sitting.attacker(LION, "akodo-toturi")
    sitting.hand(LION, "rout")
    sitting.conflict()
    assert sitting.why_not(LION, "rout") == ["refused-lcg-no-target"]


def test_borderlands_defender_at_home_is_bowed_like_others() -> None:
    sitting = Sitting()
    defender = sitting.play(CRANE, "borderlands-defender")
    sitting.attacker(LION, "lion-s-pride-brawler")
    sitting.conflict().answer("use:lion-s-pride-brawler", "on:borderlands-defender").quiet()
    assert sitting.state.play[defender].bowed


def test_hida_guardian_strengthens_by_holdings() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "hida-guardian")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.row(CRANE, 0, "funeral-pyre")
    sitting.row(CRANE, 1, "imperial-storehouse")
    sitting.conflict().answer("use:hida-guardian").quiet()
    assert skills(sitting, samurai) == (6, 5)


def test_hida_guardian_gives_nothing_without_a_holding() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "hida-guardian")
    sitting.defender(CRANE, "brash-samurai")
    sitting.conflict()
    assert sitting.why_not(CRANE, "hida-guardian", "use") == ["refused-lcg-no-target"]


def test_hida_kisada_cancels_the_first_action_of_an_opponent_in_a_conflict() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "hida-kisada")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "lion-s-pride-brawler")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "banzai")
    sitting.conflict().answer("pass", "use:lion-s-pride-brawler", "on:brash-samurai").quiet()
    assert not sitting.state.play[samurai].bowed
    sitting.answer("pass", "play:banzai", "on:akodo-gunso").quiet().answer("decline")
    assert skills(sitting, gunso)[0] == 4


@pytest.mark.clause("ENL-7.3")
def test_hida_kisada_cancels_nothing_where_its_player_is_an_outsider() -> None:
    sitting = table_of()
    sitting.play(OTHER, "hida-kisada")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.defender(CRANE, "brash-samurai")
    sitting.hand(LION, "banzai")
    sitting.conflict(ring="fire.1")
    while "play:banzai" not in sitting.offered:
        sitting.answer("pass")
    sitting.answer("play:banzai", "on:akodo-gunso").quiet()
    assert skills(sitting, gunso)[0] == 4


def test_hida_kisada_cancels_no_reaction() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "hida-kisada")
    gunso = sitting.defender(LION, "akodo-gunso")
    sitting.attacker(CRANE, "lion-s-pride-brawler")
    sitting.hand(LION, "banzai", "ready-for-battle")
    sitting.conflict(attacker=CRANE, defender=LION)
    sitting.answer("play:banzai", "on:akodo-gunso").quiet()
    assert skills(sitting, gunso)[0] == 2
    sitting.answer("use:lion-s-pride-brawler", "on:akodo-gunso", "play:ready-for-battle").quiet()
    assert not sitting.state.play[gunso].bowed


def test_hida_kisada_cancels_nothing_after_a_lost_conflict() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "hida-kisada")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="earth", resolve=True).passes()
    finish(sitting)
    sitting.attacker(LION, "lion-s-pride-brawler")
    whisperer = sitting.play(CRANE, "doji-whisperer")
    sitting.conflict(ring="fire").answer("use:lion-s-pride-brawler", "on:doji-whisperer").quiet()
    assert sitting.state.play[whisperer].bowed


def test_hida_tomonatsu_returns_an_attacker_to_the_deck_after_a_won_defense() -> None:
    sitting = Sitting()
    tomonatsu = sitting.defender(CRANE, "hida-tomonatsu")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(resolve=True).passes().answer("use:hida-tomonatsu").quiet()
    assert tomonatsu in sitting.state.dynasty_piles[CRANE]
    assert sitting.state.dynasty_decks[LION][0] == gunso


def test_hida_tomonatsu_spares_unique_attackers() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "hida-tomonatsu")
    sitting.defender(CRANE, "hida-kisada")
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict(resolve=True)
    assert not is_used(sitting, "use:hida-tomonatsu")


def test_hiruma_yojimbo_is_not_declared_as_an_attacker() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "hiruma-yojimbo")
    sitting.play(CRANE, "eager-scout")
    sitting.state.opportunities[CRANE] = ("military",)
    go(sitting.begin(Frame("declare", CRANE)), "declare:military", "province:1")
    assert sitting.asked == (CRANE, "attackers")
    assert sitting.offered == ["character:eager-scout"]


def test_hiruma_yojimbo_defends() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "hiruma-yojimbo")
    sitting.attacker(LION, "akodo-gunso")
    sitting.state.conflict = Conflict(LION, "military", "fire", CRANE, 0)
    sitting.begin(Frame("defenders", LION))
    assert sitting.offered == ["character:hiruma-yojimbo"]


def test_intimidating_hida_costs_honor_for_passing() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "intimidating-hida")
    sitting.play(LION, "akodo-gunso")
    sitting.state.opportunities[LION] = ("military",)
    sitting.begin(Frame("declare", LION)).answer("pass", "use:intimidating-hida")
    assert sitting.state.honor[LION] == 5


def test_intimidating_hida_does_not_mind_when_its_own_seat_passes() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "intimidating-hida")
    sitting.state.opportunities[CRANE] = ("military",)
    sitting.begin(Frame("declare", CRANE)).answer("pass")
    assert sitting.asked is None
    assert sitting.state.honor[CRANE] == 6


def test_kaiu_envoy_leaves_a_fate_and_a_card() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "kaiu-envoy")
    sitting.row(CRANE, 0, "funeral-pyre")
    go(sitting.window(), "use:funeral-pyre").quiet()
    assert sitting.state.fate[CRANE] == 11
    assert len(sitting.state.hands[CRANE]) == 2


def test_kaiu_shuichi_gains_fate_with_a_holding_in_play() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "kaiu-shuichi")
    sitting.conflict()
    assert sitting.why_not(CRANE, "kaiu-shuichi", "use") == ["refused-lcg-condition"]
    sitting = Sitting()
    sitting.defender(CRANE, "kaiu-shuichi")
    sitting.row(LION, 0, "imperial-storehouse")
    sitting.conflict().answer("use:kaiu-shuichi")
    assert sitting.state.fate[CRANE] == 11


def test_shrewd_yasuki_takes_one_of_two_and_puts_the_other_at_the_bottom() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "shrewd-yasuki")
    sitting.row(CRANE, 0, "funeral-pyre")
    one, other = deck(sitting, CRANE, "levy", "rebuild")
    sitting.conflict().answer("use:shrewd-yasuki", f"card:{other}")
    assert sitting.state.hands[CRANE] == (other,)
    assert sitting.state.conflict_decks[CRANE][-1] == one
    assert sitting.state.known[one] == (CRANE,)


def test_shrewd_yasuki_needs_a_holding() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "shrewd-yasuki")
    sitting.conflict()
    assert sitting.why_not(CRANE, "shrewd-yasuki", "use") == ["refused-lcg-condition"]


def test_steadfast_witch_hunter_readies_for_a_sacrifice() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "steadfast-witch-hunter")
    samurai = sitting.play(CRANE, "brash-samurai", bowed=True)
    sitting.play(CRANE, "eager-scout")
    sitting.window().answer("use:steadfast-witch-hunter", "on:eager-scout").quiet()
    assert not sitting.state.play[samurai].bowed


def test_steadfast_witch_hunter_needs_who_is_bowed() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "steadfast-witch-hunter")
    sitting.play(CRANE, "eager-scout")
    sitting.window()
    assert sitting.why_not(CRANE, "steadfast-witch-hunter", "use") == ["refused-lcg-no-target"]


def test_vanguard_warrior_is_sacrificed_to_place_fate() -> None:
    sitting = Sitting()
    warrior = sitting.play(CRANE, "vanguard-warrior")
    samurai = sitting.play(CRANE, "brash-samurai")
    sitting.window().answer("use:vanguard-warrior").quiet()
    assert sitting.state.play[samurai].fate == 1
    assert warrior not in sitting.state.play


def test_vengeful_berserker_doubles_after_another_leaves() -> None:
    sitting = Sitting()
    berserker = sitting.defender(CRANE, "vengeful-berserker")
    sitting.defender(CRANE, "stoic-gunso")
    sitting.play(CRANE, "eager-scout")
    sitting.conflict().answer("use:stoic-gunso", "on:eager-scout", "use:vengeful-berserker")
    assert skills(sitting, berserker)[0] == 6


def test_vengeful_berserker_does_not_mind_outside_conflicts() -> None:
    sitting = Sitting()
    berserker = sitting.play(CRANE, "vengeful-berserker")
    sitting.play(CRANE, "eager-scout")
    sitting.row(CRANE, 0, "funeral-pyre")
    sitting.window().answer("use:funeral-pyre", "on:eager-scout").quiet()
    assert skills(sitting, berserker)[0] == 3


def test_borderlands_fortifications_change_places() -> None:
    sitting = Sitting()
    wall = sitting.row(CRANE, 0, "borderlands-fortifications")
    hidden = sitting.row(CRANE, 2, "brash-samurai", open=False)
    sitting.window().answer("use:borderlands-fortifications")
    row = sitting.state.provinces[CRANE]
    assert (row[2].card, row[2].open) == (wall, True)
    assert (row[0].card, row[0].open) == (hidden, False)


def test_borderlands_fortifications_need_another_card() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "borderlands-fortifications")
    sitting.window()
    key = "borderlands-fortifications"
    assert sitting.why_not(CRANE, key, "use") == ["refused-lcg-no-target"]


def test_funeral_pyre_draws_for_a_sacrifice() -> None:
    sitting = Sitting()
    sitting.row(CRANE, 0, "funeral-pyre")
    sitting.window()
    assert sitting.why_not(CRANE, "funeral-pyre", "use") == ["refused-lcg-unpaid"]
    sitting = Sitting()
    sitting.row(CRANE, 0, "funeral-pyre")
    sitting.play(CRANE, "eager-scout")
    sitting.window().answer("use:funeral-pyre").quiet()
    assert len(sitting.state.hands[CRANE]) == 1


def test_defend_the_wall_resolves_the_ring_for_the_defender() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "defend-the-wall")
    sitting.defender(CRANE, "hida-kisada")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="air", resolve=True).passes().answer("use:defend-the-wall", "gain")
    assert sitting.state.honor[CRANE] == 8


def test_defend_the_wall_does_nothing_for_a_conflict_elsewhere() -> None:
    sitting = Sitting(strongholds=True)
    lay(sitting, CRANE, "defend-the-wall")
    sitting.defender(CRANE, "hida-kisada")
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="air", slot=1, resolve=True).passes()
    assert not is_used(sitting, "use:defend-the-wall")


def test_shiro_nishiyama_strengthens_its_defenders() -> None:
    sitting = with_home("shiro-nishiyama")
    samurai = sitting.defender(CRANE, "brash-samurai")
    idle = sitting.play(CRANE, "doji-whisperer")
    sitting.conflict().answer("use:shiro-nishiyama")
    assert skills(sitting, samurai) == (3, 2)
    assert skills(sitting, idle) == (0, 3)
    assert sitting.state.strongholds[CRANE].bowed


def test_shiro_nishiyama_does_nothing_for_attackers() -> None:
    sitting = with_home("shiro-nishiyama")
    sitting.attacker(CRANE, "brash-samurai")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert sitting.why_not(CRANE, "shiro-nishiyama", "use") == ["refused-lcg-no-target"]
