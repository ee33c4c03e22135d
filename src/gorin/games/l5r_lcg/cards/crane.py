"""The Crane: what its cards do."""

from __future__ import annotations

from gorin.games.l5r_lcg.keywords import Covert, Sincerity
from gorin.games.l5r_lcg.script import Ability, Behaviour, interrupt, reaction, would
from gorin.games.l5r_lcg.words.aims import (
    Character,
    CharacterOfTheirChoice,
    FacedownInYourProvinces,
)
from gorin.games.l5r_lcg.words.conditions import (
    DuringConflict,
    MoreHonoredCharacters,
    OutsideConflicts,
    ThisAttacks,
    ThisParticipates,
    ThisParticipatesAlone,
)
from gorin.games.l5r_lcg.words.constants import (
    BlanksProvinceAlone,
    HonoredOfClanGainSincerity,
    NobodyIsDishonored,
    StrongerInDefense,
)
from gorin.games.l5r_lcg.words.costs import BowThisStronghold, GiveFate, SacrificeHonored
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    CancelEffects,
    Discard,
    Honor,
    HonorThis,
    MoveToConflict,
    ResolveRing,
)
from gorin.games.l5r_lcg.words.filters import (
    DefendingAlone,
    Dishonored,
    OfClan,
    OfOpponent,
    Participating,
    Ready,
    SkillAtMost,
    Yours,
)
from gorin.games.l5r_lcg.words.own import DuelToClearConflict, HonorDefenders, TurnUp
from gorin.games.l5r_lcg.words.triggers import (
    EventWouldBegin,
    ThisProvinceBreaks,
    YouClaimRingHere,
)
from gorin.kernel.cards import card


@card("asahina-storyteller")
def asahina_storyteller() -> Behaviour:
    """Sincerity, also for each honored Crane character of its controller."""
    return Behaviour(keywords=(Sincerity(),), constants=(HonoredOfClanGainSincerity("crane"),))


@card("brash-samurai")
def brash_samurai() -> Behaviour:
    """Honors itself while it takes part alone."""
    return Behaviour((Ability((HonorThis(),), conditions=(ThisParticipatesAlone(),)),))


@card("cautious-scout")
def cautious_scout() -> Behaviour:
    """While it attacks alone, the attacked province has no text."""
    return Behaviour(constants=(BlanksProvinceAlone(),))


@card("daidoji-nerishma")
def daidoji_nerishma() -> Behaviour:
    """Turns up a card in one of the provinces."""
    return Behaviour((Ability((TurnUp(),), aim=FacedownInYourProvinces()),))


@card("doji-challenger")
def doji_challenger() -> Behaviour:
    """While it attacks, draws a character of the opponent into the conflict."""
    return Behaviour(
        (
            Ability(
                (MoveToConflict(),),
                conditions=(ThisAttacks(),),
                aim=Character((OfOpponent(),)),
            ),
        )
    )


@card("doji-gift-giver")
def doji_gift_giver() -> Behaviour:
    """Gives the opponent 1 fate, who chooses which ready participant of theirs bows."""
    return Behaviour(
        (
            Ability(
                (Bow(),),
                conditions=(ThisParticipates(),),
                costs=(GiveFate(1),),
                aim=CharacterOfTheirChoice((OfOpponent(), Ready(), Participating())),
            ),
        )
    )


@card("doji-hotaru")
def doji_hotaru() -> Behaviour:
    """Resolves the ring after it is claimed in a political conflict in which she takes part."""
    return Behaviour((reaction(YouClaimRingHere("political"), ResolveRing()),))


@card("kakita-kaezin")
def kakita_kaezin() -> Behaviour:
    """Duels whom the opponent chooses; the winner is alone in the conflict with the other one."""
    return Behaviour(
        (
            Ability(
                (DuelToClearConflict("military"),),
                conditions=(ThisParticipates(),),
                aim=CharacterOfTheirChoice((OfOpponent(), Participating())),
            ),
        ),
        local=True,
    )


@card("political-rival")
def political_rival() -> Behaviour:
    """Covert; has more political skill in defense."""
    return Behaviour(keywords=(Covert(),), constants=(StrongerInDefense("political", 3),))


@card("steward-of-law")
def steward_of_law() -> Behaviour:
    """While it takes part, nobody becomes dishonored."""
    return Behaviour(constants=(NobodyIsDishonored(),))


@card("height-of-fashion")
def height_of_fashion() -> Behaviour:
    """Is not played during a conflict."""
    return Behaviour(plays=(OutsideConflicts(),))


@card("admit-defeat")
def admit_defeat() -> Behaviour:
    """Bows who defends alone."""
    return Behaviour(
        (Ability((Bow(),), aim=Character((DefendingAlone(),)), limits=(), place="hand"),)
    )


@card("way-of-the-crane")
def way_of_the_crane() -> Behaviour:
    """Honors a Crane character of one's own."""
    return Behaviour(
        (Ability((Honor(),), aim=Character((Yours(), OfClan("crane"))), limits=(), place="hand"),)
    )


@card("noble-sacrifice")
def noble_sacrifice() -> Behaviour:
    """For an honored character of one's own, discards a dishonored one."""
    return Behaviour(
        (
            Ability(
                (Discard(),),
                costs=(SacrificeHonored(),),
                aim=Character((Dishonored(),)),
                limits=(),
                place="hand",
            ),
        )
    )


@card("voice-of-honor")
def voice_of_honor() -> Behaviour:
    """Cancels an event while one has more honored characters than an opponent."""
    return Behaviour(
        (
            would(
                EventWouldBegin(),
                CancelEffects(),
                conditions=(MoreHonoredCharacters(),),
                limits=(),
                place="hand",
            ),
        )
    )


@card("the-art-of-peace")
def the_art_of_peace() -> Behaviour:
    """When it breaks, dishonors the attackers and honors the defenders."""
    return Behaviour((interrupt(ThisProvinceBreaks(), HonorDefenders()),), local=True)


@card("shizuka-toshi")
def shizuka_toshi() -> Behaviour:
    """In a political conflict, bows a participant of little political skill."""
    return Behaviour(
        (
            Ability(
                (Bow(),),
                conditions=(DuringConflict("political"),),
                costs=(BowThisStronghold(),),
                aim=Character((Participating(), SkillAtMost("political", 2))),
            ),
        )
    )
