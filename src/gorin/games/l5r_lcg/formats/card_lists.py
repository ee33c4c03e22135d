"""The lists of restricted and banned cards that formats have had, each since its day.

A format has a list of its own: that of its document, or for the stronghold game the last one. The
others are those of June 2021, the last ones that there were.
"""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.l5r_lcg.formats.construction import CardList
from gorin.kernel.clauses import states

USUAL, LAST, JADE, NONE = PRESETS = ("usual", "2021-06", "jade-2021-06", "none")
"""The lists that a table may choose: that of the format's document, the last ones, or none."""
JUNE = "2021-06-03"


def _slugs(text: str) -> tuple[str, ...]:
    return tuple(text.split())


BANNED = _slugs("""
    bayushi-liar charge forged-edict gateway-to-meido guest-of-honor hidden-moon-dojo
    isawa-tadaka jurojin-s-curse kanjo-district karada-district lost-papers magistrate-station
    master-of-gisei-toshi mirumoto-daisho policy-debate spyglass
""")
RESTRICTED = _slugs("""
    a-fate-worse-than-death bayushi-kachiko-2 bayushi-shoju-2 common-cause
    consumed-by-five-fires contested-countryside cunning-magistrate display-of-power
    doji-diplomat duty embrace-the-void ikoma-tsanuri-2 iron-mine kakita-toshimoko
    keeper-initiate kuni-laboratory mark-of-shame mirumoto-s-fury pathfinder-s-blade rebuild
    tactical-ingenuity the-imperial-palace
""")
BANNED_IN_JADE = _slugs("""
    accursed-summoning calling-the-storm centered-breath charge city-of-the-rich-frog
    common-cause consumed-by-five-fires cunning-magistrate daidoji-netsu daidoji-uji-2
    dance-of-chikusho-do dispatch-to-nowhere display-of-power duty enlightenment
    festival-for-the-fortunes force-of-the-river forged-edict gateway-to-meido governor-s-spy
    guest-of-honor hidden-moon-dojo ikoma-tsanuri-2 isawa-tadaka jurojin-s-curse
    kakita-toshimoko kanjo-district karada-district logistics lost-papers magistrate-station
    master-of-gisei-toshi mirumoto-daisho policy-debate proving-ground rebuild scouted-terrain
    shameful-display shoshi-ni-kie spyglass tactical-ingenuity talisman-of-the-sun
    the-imperial-palace the-wealth-of-the-crane way-of-the-warrior
""")
RESTRICTED_IN_JADE = _slugs("""
    a-fate-worse-than-death adorned-temple alibi-artist bayushi-shoju-2 called-to-war
    chronicler-of-conquests contested-countryside embrace-the-void exposed-courtyard
    forgotten-library kaiu-envoy keeper-initiate khanbulak-benefactor ki-alignment
    kuni-laboratory mark-of-shame mirumoto-s-fury reprieve sacred-sanctuary sanpuku-seido
    seal-of-the-dragon secluded-shrine shadow-step shadowed-village shinjo-yasamura
    slovenly-scavenger utaku-tetsuko way-of-the-crab
""")
BANNED_IN_SKIRMISH = _slugs("""
    alibi-artist charge chronicler-of-conquests guest-of-honor hidden-moon-dojo kanjo-district
    karada-district lost-papers master-of-gisei-toshi mirumoto-daisho prayers-to-ebisu spyglass
    the-imperial-palace way-of-the-chrysanthemum windswept-yurt
""")
LATER_IN_SKIRMISH = ("spyglass", "lost-papers", "windswept-yurt")
"""Cards that were banned in Skirmish after its first sheet."""


@states("SKI-9")
def skirmish_sheet() -> CardList:
    """Return the twelve cards that the first sheet of Skirmish bans."""
    banned = tuple(slug for slug in BANNED_IN_SKIRMISH if slug not in LATER_IN_SKIRMISH)
    return CardList("2020-03-20", (), banned, "SKI-9")


@states("ENL-13")
def enlightenment_booklet() -> CardList:
    """Return the five cards that the booklet of Enlightenment bans."""
    banned = _slugs(
        "know-the-world display-of-power ide-tadaji beastmaster-matriarch togashi-tadakatsu"
    )
    return CardList("2018-05", (), banned, "ENL-13")


_STRONGHOLD = CardList(JUNE, RESTRICTED, BANNED)
_LISTS: Mapping[str, Mapping[str, CardList]] = {
    "stronghold": {
        USUAL: _STRONGHOLD,
        LAST: _STRONGHOLD,
        JADE: CardList(JUNE, RESTRICTED_IN_JADE, BANNED_IN_JADE),
    },
    "skirmish": {
        USUAL: skirmish_sheet(),
        LAST: CardList(JUNE, (), BANNED_IN_SKIRMISH, "SKI-2.7"),
    },
    "enlightenment": {USUAL: enlightenment_booklet()},
}


def card_list(format: str, preset: str = USUAL) -> CardList:
    """Return the list of a format: its own, or another one; its own where it has not the other."""
    if preset == NONE:
        return CardList()
    of_format = _LISTS[format]
    return of_format.get(preset, of_format[USUAL])
