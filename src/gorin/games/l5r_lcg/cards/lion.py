"""The Lion: what its cards do."""

from __future__ import annotations

from gorin.games.l5r_lcg.keywords import Pride, Restricted
from gorin.games.l5r_lcg.script import Ability, Behaviour, interrupt, reaction, would
from gorin.games.l5r_lcg.words.aims import (
    Character,
    CharacterOfTheirChoice,
    CharacterToPutIntoPlay,
)
from gorin.games.l5r_lcg.words.conditions import (
    DuringConflict,
    MoreHonorable,
    OthersWithTrait,
    ThisAttacks,
    ThisParticipates,
)
from gorin.games.l5r_lcg.words.constants import LeadsClan
from gorin.games.l5r_lcg.words.costs import BowThisStronghold
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    DoubleBase,
    Draw,
    GainHonor,
    HonorThis,
    PlaceFateHere,
    PutIntoPlay,
    PutThisIntoPlay,
    ReadyBowed,
    ResolveRing,
    SendHome,
    StrengthenAttackers,
)
from gorin.games.l5r_lcg.words.filters import OfClan, OfOpponent, Participating, SkillNotAbove
from gorin.games.l5r_lcg.words.own import InsteadLoseStatus, PlayThis, RefillFaceUp
from gorin.games.l5r_lcg.words.triggers import (
    FatePlacedHere,
    HonoredWouldLeave,
    ThisEnters,
    ThisEntersFromProvince,
    ThisProvinceBreaks,
    WearerWins,
    YouClaimRingHere,
    YouLose,
    YoursBowed,
)
from gorin.kernel.cards import card


@card("akodo-gunso")
def akodo_gunso() -> Behaviour:
    """Pride; the province that he comes from is filled face up."""
    return Behaviour(
        (reaction(ThisEntersFromProvince(), RefillFaceUp()),), keywords=(Pride(),), local=True
    )


@card("akodo-toturi")
def akodo_toturi() -> Behaviour:
    """Resolves the ring after it is claimed in a military conflict in which he takes part."""
    return Behaviour((reaction(YouClaimRingHere("military"), ResolveRing()),))


@card("honored-general")
def honored_general() -> Behaviour:
    """Leads other Lions in the conflict, and is honored after it enters play."""
    return Behaviour(
        (reaction(ThisEnters(), HonorThis()),), constants=(LeadsClan("lion", "military", 1),)
    )


@card("ikoma-eiji")
def ikoma_eiji() -> Behaviour:
    """After a lost political conflict puts a cheap bushi into play."""
    return Behaviour(
        (reaction(YouLose("political"), PutIntoPlay(), aim=CharacterToPutIntoPlay("bushi", 3)),)
    )


@card("ikoma-prodigy")
def ikoma_prodigy() -> Behaviour:
    """Gains 1 honor after fate is placed on it."""
    return Behaviour((reaction(FatePlacedHere(), GainHonor(1)),))


@card("lion-s-pride-brawler")
def lion_s_pride_brawler() -> Behaviour:
    """While it attacks, bows a character of no more military skill."""
    return Behaviour(
        (
            Ability(
                (Bow(),),
                conditions=(ThisAttacks(),),
                aim=Character((SkillNotAbove("military"),)),
            ),
        )
    )


@card("matsu-beiona")
def matsu_beiona() -> Behaviour:
    """Places 2 fate on herself if she enters play beside three other bushi."""
    return Behaviour(
        (reaction(ThisEnters(), PlaceFateHere(2), conditions=(OthersWithTrait(3, "bushi"),)),)
    )


@card("venerable-historian")
def venerable_historian() -> Behaviour:
    """In a conflict honors itself if its controller has more honor."""
    return Behaviour((Ability((HonorThis(),), conditions=(ThisParticipates(), MoreHonorable())),))


@card("master-of-the-spear")
def master_of_the_spear() -> Behaviour:
    """While it attacks, the opponent moves home a participant of theirs."""
    return Behaviour(
        (
            Ability(
                (SendHome(),),
                conditions=(ThisAttacks(),),
                aim=CharacterOfTheirChoice((OfOpponent(), Participating())),
            ),
        )
    )


@card("vengeful-oathkeeper")
def vengeful_oathkeeper() -> Behaviour:
    """Enters play from the hand after a lost military conflict."""
    return Behaviour((reaction(YouLose("military"), PutThisIntoPlay(), limits=(), place="hand"),))


@card("guidance-of-the-ancestors")
def guidance_of_the_ancestors() -> Behaviour:
    """Can be played from the discard pile."""
    return Behaviour((Ability((PlayThis(),), place="pile"),), local=True)


@card("honored-blade")
def honored_blade() -> Behaviour:
    """Restricted; gains 1 honor after its wearer wins a conflict."""
    return Behaviour((reaction(WearerWins(), GainHonor(1)),), keywords=(Restricted(),))


@card("way-of-the-lion")
def way_of_the_lion() -> Behaviour:
    """In a conflict doubles the base military skill of a Lion."""
    return Behaviour(
        (
            Ability(
                (DoubleBase("military"),),
                conditions=(DuringConflict(),),
                aim=Character((OfClan("lion"),)),
                limits=(),
                place="hand",
            ),
        )
    )


@card("ready-for-battle")
def ready_for_battle() -> Behaviour:
    """Readies a character that an opponent's card or a ring has bowed."""
    return Behaviour((reaction(YoursBowed(), ReadyBowed(), limits=(), place="hand"),))


@card("stand-your-ground")
def stand_your_ground() -> Behaviour:
    """An honored character that would leave play loses its status instead."""
    return Behaviour(
        (would(HonoredWouldLeave(), InsteadLoseStatus(), limits=(), place="hand"),), local=True
    )


@card("the-art-of-war")
def the_art_of_war() -> Behaviour:
    """Draws three cards when it breaks."""
    return Behaviour((interrupt(ThisProvinceBreaks(), Draw(3)),))


@card("yojin-no-shiro")
def yojin_no_shiro() -> Behaviour:
    """In a conflict, bows to give each attacker of its seat 1 more military skill."""
    return Behaviour(
        (
            Ability(
                (StrengthenAttackers("military", 1),),
                conditions=(DuringConflict(),),
                costs=(BowThisStronghold(),),
            ),
        )
    )
