"""The Lion: what its cards do."""

from __future__ import annotations

from gorin.games.l5r_lcg.cards.forms import ONCE_A_CONFLICT, action, answering, event
from gorin.games.l5r_lcg.keywords import Pride, Restricted
from gorin.games.l5r_lcg.script import (
    Ability,
    Behaviour,
    forced_reaction,
    interrupt,
    reaction,
    would,
)
from gorin.games.l5r_lcg.words.aims import (
    OWN,
    PILES,
    Character,
    CharacterFrom,
    CharacterOfTheirChoice,
    FacedownInYourProvinces,
)
from gorin.games.l5r_lcg.words.boards import TurnUp
from gorin.games.l5r_lcg.words.combining import Instead
from gorin.games.l5r_lcg.words.conditions import Ahead, Behind, During, Fight, There, While, during
from gorin.games.l5r_lcg.words.constants import Cannot, LeavesIf, Stronger
from gorin.games.l5r_lcg.words.costs import BowThis, BowThisStronghold, SacrificeThis
from gorin.games.l5r_lcg.words.counts import HowMany
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    Draw,
    GainHonor,
    Honor,
    LoseStatus,
    MakeReady,
    PlaceFate,
    PutIntoPlay,
    RemoveFateOrDiscard,
    ResolveRing,
    Return,
    SendHome,
)
from gorin.games.l5r_lcg.words.figures import FigureOf, With, cost_at_most
from gorin.games.l5r_lcg.words.filters import (
    ANOTHER,
    ATTACKS,
    DEFENDS,
    HONORED,
    OPPONENTS,
    PARTICIPATING,
    YOURS,
    OfClan,
    WithTrait,
)
from gorin.games.l5r_lcg.words.lasting import AtEndOfThen, CannotUntil
from gorin.games.l5r_lcg.words.own import PlayThis, RefillFaceUp
from gorin.games.l5r_lcg.words.phrases import BEARER, THAT, THIS, any_
from gorin.games.l5r_lcg.words.skills import Double, Has
from gorin.games.l5r_lcg.words.triggers import (
    Bows,
    Breaks,
    Claims,
    Enters,
    FatePlaced,
    Leaves,
    Loses,
    PhaseTurns,
    ThisProvinceBreaks,
    Wins,
)
from gorin.kernel.cards import card


@card("akodo-gunso")
def akodo_gunso() -> Behaviour:
    """Pride; the province that he comes from is filled face up."""
    return Behaviour(
        (reaction(Enters("from-province"), RefillFaceUp()),), keywords=(Pride(),), local=True
    )


@card("akodo-toturi")
def akodo_toturi() -> Behaviour:
    """Resolves the ring after it is claimed in a military conflict in which he takes part."""
    return Behaviour((reaction(Claims(Fight("military", who=THIS)), ResolveRing()),))


@card("honored-general")
def honored_general() -> Behaviour:
    """Leads other Lions in the conflict, and is honored after it enters play."""
    return Behaviour(
        (reaction(Enters(), Honor(THIS)),),
        constants=(
            Stronger(
                amount=1,
                kind="military",
                who=any_(YOURS, PARTICIPATING, OfClan("lion"), ANOTHER),
                while_=(While(THIS, PARTICIPATING),),
            ),
        ),
    )


@card("ikoma-eiji")
def ikoma_eiji() -> Behaviour:
    """After a lost political conflict puts a cheap bushi into play."""
    return Behaviour(
        (
            reaction(
                Loses(fight=Fight("political")),
                PutIntoPlay(),
                aim=CharacterFrom(OWN, (WithTrait("bushi"), cost_at_most(3)), at_home=True),
            ),
        )
    )


@card("ikoma-prodigy")
def ikoma_prodigy() -> Behaviour:
    """Gains 1 honor after fate is placed on it."""
    return Behaviour((reaction(FatePlaced(), GainHonor(1)),))


@card("lion-s-pride-brawler")
def lion_s_pride_brawler() -> Behaviour:
    """While it attacks, bows a character of no more military skill."""
    return Behaviour(
        (
            Ability(
                (Bow(),),
                conditions=(While(THIS, ATTACKS),),
                aim=Character((With("military", "at-most", FigureOf("military", THIS)),)),
            ),
        )
    )


@card("matsu-beiona")
def matsu_beiona() -> Behaviour:
    """Places 2 fate on herself if she enters play beside three other bushi."""
    return Behaviour(
        (
            reaction(
                Enters(),
                PlaceFate(2, THIS),
                conditions=(There(any_(ANOTHER, YOURS, WithTrait("bushi")), 3),),
            ),
        )
    )


@card("venerable-historian")
def venerable_historian() -> Behaviour:
    """In a conflict honors itself if its controller has more honor."""
    return Behaviour(
        (Ability((Honor(THIS),), conditions=(While(THIS, PARTICIPATING), Ahead("honor"))),)
    )


@card("master-of-the-spear")
def master_of_the_spear() -> Behaviour:
    """While it attacks, the opponent moves home a participant of theirs."""
    return Behaviour(
        (
            Ability(
                (SendHome(),),
                conditions=(While(THIS, ATTACKS),),
                aim=CharacterOfTheirChoice((OPPONENTS, PARTICIPATING)),
            ),
        )
    )


@card("vengeful-oathkeeper")
def vengeful_oathkeeper() -> Behaviour:
    """Enters play from the hand after a lost military conflict."""
    return Behaviour(
        (reaction(Loses(fight=Fight("military")), PutIntoPlay(who=THIS), limits=(), place="hand"),)
    )


@card("guidance-of-the-ancestors")
def guidance_of_the_ancestors() -> Behaviour:
    """Can be played from the discard pile."""
    return Behaviour((Ability((PlayThis(),), place="pile"),), local=True)


@card("honored-blade")
def honored_blade() -> Behaviour:
    """Restricted; gains 1 honor after its wearer wins a conflict."""
    return Behaviour((reaction(Wins(BEARER), GainHonor(1)),), keywords=(Restricted(),))


@card("way-of-the-lion")
def way_of_the_lion() -> Behaviour:
    """In a conflict doubles the base military skill of a Lion."""
    return Behaviour(
        (
            Ability(
                (Double("military", base=True),),
                conditions=(During(),),
                aim=Character((OfClan("lion"),)),
                limits=(),
                place="hand",
            ),
        )
    )


@card("ready-for-battle")
def ready_for_battle() -> Behaviour:
    """Readies a character that an opponent's card or a ring has bowed."""
    return Behaviour((reaction(Bows(any_(YOURS)), MakeReady(THAT), limits=(), place="hand"),))


@card("stand-your-ground")
def stand_your_ground() -> Behaviour:
    """An honored character that would leave play loses its status instead."""
    return Behaviour(
        (would(Leaves(any_(YOURS, HONORED)), Instead(LoseStatus(THAT)), limits=(), place="hand"),),
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
                (Has("military", 1, any_(YOURS, ATTACKS)),),
                conditions=(During(),),
                costs=(BowThisStronghold(),),
            ),
        )
    )


@card("sashimono")
def sashimono() -> Behaviour:
    """Keeps a bushi from bowing at the end of military conflicts."""
    return Behaviour(
        constants=(Cannot(what=("bow-at-end",), who=BEARER, while_=(during("military"),)),),
        attach=(YOURS, WithTrait("bushi")),
    )


@card("for-greater-glory")
def for_greater_glory() -> Behaviour:
    """After a province is broken in a military conflict, bushi in it get fate. Once a conflict."""
    return answering(
        Breaks(Fight("military")),
        PlaceFate(1, any_(YOURS, PARTICIPATING, WithTrait("bushi"))),
        limits=(ONCE_A_CONFLICT,),
    )


@card("strength-in-numbers")
def strength_in_numbers() -> Behaviour:
    """Sends home a defender of no more glory than there are attackers."""
    return event(
        SendHome(),
        conditions=(during(you="attacker"),),
        aim=Character((DEFENDS, With("glory", "at-most", HowMany(any_(ATTACKS))))),
    )


@card("deathseeker")
def deathseeker() -> Behaviour:
    """After it loses as an attacker it is sacrificed to take fate or discard."""
    return Behaviour(
        (
            reaction(
                Loses(THIS, side="attacking"),
                RemoveFateOrDiscard(),
                costs=(SacrificeThis(),),
                aim=Character((OPPONENTS,)),
            ),
        )
    )


@card("kitsu-spiritcaller")
def kitsu_spiritcaller() -> Behaviour:
    """In a conflict bows to call a character from a discard pile until it ends."""
    return action(
        PutIntoPlay("conflict"),
        AtEndOfThen("conflict", Return("bottom")),
        conditions=(During(),),
        costs=(BowThis(),),
        aim=CharacterFrom(PILES),
    )


@card("obstinate-recruit")
def obstinate_recruit() -> Behaviour:
    """Is discarded if an opponent has more honor."""
    return Behaviour(constants=(LeavesIf((Behind("honor", "an-opponent"),)),))


@card("staging-ground")
def staging_ground() -> Behaviour:
    """Turns up as many as two cards in the provinces."""
    return action(TurnUp(several=True), aim=FacedownInYourProvinces(2))


@card("steadfast-samurai")
def steadfast_samurai() -> Behaviour:
    """With 5 more honor it is not discarded and loses no fate in the fate phase."""
    return Behaviour(
        (
            forced_reaction(
                PhaseTurns("fate"),
                CannotUntil(("discard", "lose-fate"), THIS, "phase"),
                conditions=(Ahead("honor", "an-opponent", 5),),
            ),
        )
    )
