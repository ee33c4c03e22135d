"""The Crane: what its cards do."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.cards.forms import action, event
from gorin.games.l5r_lcg.keywords import Covert, Sincerity
from gorin.games.l5r_lcg.script import BEARER, Ability, Behaviour, interrupt, reaction, would
from gorin.games.l5r_lcg.words.aims import (
    Character,
    CharacterOfTheirChoice,
    FacedownInYourProvinces,
)
from gorin.games.l5r_lcg.words.boards import TurnUp
from gorin.games.l5r_lcg.words.conditions import (
    Ahead,
    During,
    DuringPhase,
    Fight,
    OutsideConflicts,
    While,
    during,
)
from gorin.games.l5r_lcg.words.constants import (
    BarsEventsOfOpponents,
    BlanksProvinceAlone,
    Cannot,
    Gives,
    GuardsBearerFromEvents,
    Stronger,
)
from gorin.games.l5r_lcg.words.costs import BowThis, BowThisStronghold, GiveFate, SacrificeHonored
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    CancelEffects,
    Discard,
    Dishonor,
    Honor,
    MoveToConflict,
    ResolveRing,
    TakeHonor,
)
from gorin.games.l5r_lcg.words.figures import With
from gorin.games.l5r_lcg.words.filters import (
    ALONE,
    ANOTHER,
    ATTACKS,
    DEFENDS,
    DISHONORED,
    HONORED,
    OPPONENTS,
    PARTICIPATING,
    READY,
    YOURS,
    OfClan,
)
from gorin.games.l5r_lcg.words.looking import GiftFromEachDeck, RevealTopToPlay
from gorin.games.l5r_lcg.words.own import DuelToClearConflict
from gorin.games.l5r_lcg.words.phrases import THIS, any_
from gorin.games.l5r_lcg.words.singles import DuelThatBows
from gorin.games.l5r_lcg.words.skills import Has
from gorin.games.l5r_lcg.words.triggers import (
    Claims,
    EffectsBegin,
    StatusChanges,
    ThisProvinceBreaks,
)
from gorin.kernel.cards import card
from gorin.kernel.clauses import states


@card("asahina-storyteller")
def asahina_storyteller() -> Behaviour:
    """Sincerity, also for each honored Crane character of its controller."""
    return Behaviour(
        keywords=(Sincerity(),),
        constants=(Gives(keyword=Sincerity(), who=any_(YOURS, HONORED, OfClan("crane"))),),
    )


@card("brash-samurai")
def brash_samurai() -> Behaviour:
    """Honors itself while it takes part alone."""
    return Behaviour((Ability((Honor(THIS),), conditions=(While(THIS, ALONE),)),))


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
                conditions=(While(THIS, ATTACKS),),
                aim=Character((OPPONENTS,)),
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
                conditions=(While(THIS, PARTICIPATING),),
                costs=(GiveFate(1),),
                aim=CharacterOfTheirChoice((OPPONENTS, READY, PARTICIPATING)),
            ),
        )
    )


@card("doji-hotaru")
def doji_hotaru() -> Behaviour:
    """Resolves the ring after it is claimed in a political conflict in which she takes part."""
    return Behaviour((reaction(Claims(Fight("political", who=THIS)), ResolveRing()),))


@card("kakita-kaezin")
def kakita_kaezin() -> Behaviour:
    """Duels whom the opponent chooses; the winner is alone in the conflict with the other one."""
    return Behaviour(
        (
            Ability(
                (DuelToClearConflict("military"),),
                conditions=(While(THIS, PARTICIPATING),),
                aim=CharacterOfTheirChoice((OPPONENTS, PARTICIPATING)),
            ),
        ),
        local=True,
    )


@card("political-rival")
def political_rival() -> Behaviour:
    """Covert; has more political skill in defense."""
    return Behaviour(
        keywords=(Covert(),),
        constants=(Stronger(amount=3, kind="political", while_=(While(THIS, DEFENDS),)),),
    )


@card("steward-of-law")
@states("LCG-S13.5")
def steward_of_law() -> Behaviour:
    """While it takes part, nobody becomes dishonored."""
    return Behaviour(
        constants=(Cannot(what=("dishonor",), who=any_(), while_=(While(THIS, PARTICIPATING),)),)
    )


@card("height-of-fashion")
def height_of_fashion() -> Behaviour:
    """Is not played during a conflict."""
    return Behaviour(plays=(OutsideConflicts(),))


@card("admit-defeat")
def admit_defeat() -> Behaviour:
    """Bows who defends alone."""
    return Behaviour(
        (
            Ability(
                (Bow(),),
                aim=Character(
                    (
                        DEFENDS,
                        ALONE,
                    )
                ),
                limits=(),
                place="hand",
            ),
        )
    )


@card("way-of-the-crane")
def way_of_the_crane() -> Behaviour:
    """Honors a Crane character of one's own."""
    return Behaviour(
        (Ability((Honor(),), aim=Character((YOURS, OfClan("crane"))), limits=(), place="hand"),)
    )


@card("noble-sacrifice")
def noble_sacrifice() -> Behaviour:
    """For an honored character of one's own, discards a dishonored one."""
    return Behaviour(
        (
            Ability(
                (Discard(),),
                costs=(SacrificeHonored(),),
                aim=Character((DISHONORED,)),
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
                EffectsBegin(),
                CancelEffects(),
                conditions=(Ahead("honored", "an-opponent"),),
                limits=(),
                place="hand",
            ),
        )
    )


@card("the-art-of-peace")
def the_art_of_peace() -> Behaviour:
    """Dishonors the attackers and honors the defenders when it breaks."""
    return Behaviour(
        (interrupt(ThisProvinceBreaks(), Dishonor(any_(ATTACKS)), Honor(any_(DEFENDS))),),
    )


@card("shizuka-toshi")
def shizuka_toshi() -> Behaviour:
    """In a political conflict, bows a participant of little political skill."""
    return Behaviour(
        (
            Ability(
                (Bow(),),
                conditions=(during("political"),),
                costs=(BowThisStronghold(),),
                aim=Character((PARTICIPATING, With("political", "at-most", 2))),
            ),
        )
    )


@card("above-question")
def above_question() -> Behaviour:
    """Keeps events of opponents from its bearer."""
    return Behaviour(constants=(GuardsBearerFromEvents(),))


@card("duelist-training")
def duelist_training() -> Behaviour:
    """Lets its bearer challenge an opponent; who loses bows."""
    return Behaviour(
        (
            Ability(
                (DuelThatBows("military", cards=True),),
                conditions=(While(THIS, PARTICIPATING),),
                aim=Character((OPPONENTS, PARTICIPATING)),
                place=BEARER,
            ),
        ),
        local=True,
    )


@card("the-perfect-gift")
def the_perfect_gift() -> Behaviour:
    """Each player gets one of the four top cards of the own deck."""
    return replace(event(GiftFromEachDeck(4)), local=True)


@card("asahina-artisan")
def asahina_artisan() -> Behaviour:
    """In a conflict bows to give another Crane 3 political skill."""
    return action(
        Has("political", 3),
        conditions=(During(),),
        costs=(BowThis(),),
        aim=Character((ANOTHER, OfClan("crane"))),
    )


@card("guest-of-honor")
def guest_of_honor() -> Behaviour:
    """While it takes part, opponents play no events."""
    return Behaviour(constants=(BarsEventsOfOpponents((While(THIS, PARTICIPATING),)),))


@card("kakita-asami")
def kakita_asami() -> Behaviour:
    """In a political conflict with more skill, takes 1 honor."""
    return action(
        TakeHonor(1), conditions=(during("political"), While(THIS, PARTICIPATING), Ahead("skill"))
    )


@card("savvy-politician")
def savvy_politician() -> Behaviour:
    """After it is honored, honors a character."""
    return Behaviour((reaction(StatusChanges(THIS, "honored"), Honor(), aim=Character()),))


@card("artisan-academy")
def artisan_academy() -> Behaviour:
    """In the conflict phase reveals a card that may be played from the deck."""
    return replace(action(RevealTopToPlay(), conditions=(DuringPhase("conflict"),)), local=True)
