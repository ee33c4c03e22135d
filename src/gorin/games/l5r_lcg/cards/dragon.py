"""The Dragon: what its cards do."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.cards.forms import (
    ONCE_A_CONFLICT,
    ONCE_A_ROUND,
    TWICE_A_ROUND,
    action,
    answering,
    event,
)
from gorin.games.l5r_lcg.keywords import (
    Ancestral,
    AttachmentsOnly,
    Covert,
    Limited,
    NoFateWhenPlayed,
    OnePerBearer,
    Restricted,
)
from gorin.games.l5r_lcg.script import Ability, Behaviour, interrupt, reaction
from gorin.games.l5r_lcg.words.aims import Attachment, Character
from gorin.games.l5r_lcg.words.boards import OpponentGivesUp, ReturnRingsHere
from gorin.games.l5r_lcg.words.conditions import During, Fight, While, during
from gorin.games.l5r_lcg.words.constants import (
    Gives,
    KeepsFateOnRings,
    MoreUsesForBearer,
    NeedsRole,
    OneDefenderAgainstThisAlone,
    Stronger,
)
from gorin.games.l5r_lcg.words.costs import BowOwnAttachment, BowThis, BowThisStronghold, FateToRing
from gorin.games.l5r_lcg.words.counts import (
    AtMost,
    AttachmentsOnIt,
    FacedownProvinces,
    FateOnRings,
    HandAbove,
)
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    Discard,
    Draw,
    Honor,
    MakeReady,
    MoveFateToBearer,
    PlaceFate,
)
from gorin.games.l5r_lcg.words.figures import With
from gorin.games.l5r_lcg.words.filters import (
    AT_HOME,
    ATTACKS,
    OPPONENTS,
    PARTICIPATING,
    READY,
    YOURS,
    EitherOf,
    Not,
    OtherThan,
    Wears,
    WithTrait,
)
from gorin.games.l5r_lcg.words.lasting import CannotUntil, GainAbility, NextCheaper
from gorin.games.l5r_lcg.words.looking import DiscardFromTheirHand
from gorin.games.l5r_lcg.words.phrases import BEARER, THIS, any_
from gorin.games.l5r_lcg.words.searching import Search
from gorin.games.l5r_lcg.words.singles import DuelThatTakesFate, StrongerOpponentsLoseFate
from gorin.games.l5r_lcg.words.skills import Has
from gorin.games.l5r_lcg.words.triggers import (
    Attaches,
    Declares,
    PhaseTurns,
    ThisProvinceBreaks,
    Wins,
)
from gorin.kernel.cards import card
from gorin.kernel.clauses import states


@card("ancestral-daisho")
def ancestral_daisho() -> Behaviour:
    """Ancestral and restricted."""
    return Behaviour(keywords=(Ancestral(), Restricted()))


@card("kitsuki-s-method")
def kitsuki_s_method() -> Behaviour:
    """Ancestral and restricted."""
    return Behaviour(keywords=(Ancestral(), Restricted()))


@card("daimyo-s-favor")
def daimyo_s_favor() -> Behaviour:
    """Bows to make the next attachment on its bearer cheaper."""
    return Behaviour(
        (Ability((NextCheaper("attachment", 1),), costs=(BowThis(),)),), attach=(YOURS,)
    )


@card("way-of-the-dragon")
def way_of_the_dragon() -> Behaviour:
    """Lets its bearer trigger its abilities once more."""
    return Behaviour(constants=(MoreUsesForBearer(),), keywords=(OnePerBearer(),), attach=(YOURS,))


@card("tattooed-wanderer")
def tattooed_wanderer() -> Behaviour:
    """May be attached to give covert."""
    return Behaviour(
        as_attachment=True, attached=Behaviour(constants=(Gives(keyword=Covert(), who=BEARER),))
    )


@card("togashi-kazue")
def togashi_kazue() -> Behaviour:
    """May be attached; then moves fate of another participant to its bearer."""
    return Behaviour(
        as_attachment=True,
        attached=action(
            MoveFateToBearer(),
            conditions=(While(BEARER, PARTICIPATING),),
            aim=Character((OtherThan(BEARER), PARTICIPATING)),
        ),
    )


@card("indomitable-will")
def indomitable_will() -> Behaviour:
    """After a conflict is won with one participant, that does not bow."""
    return answering(
        Wins(fight=Fight(alone=True)), CannotUntil(("bow-at-end",), any_(YOURS, PARTICIPATING))
    )


@card("let-go")
def let_go() -> Behaviour:
    """Discards an attachment."""
    return event(Discard(), aim=Attachment())


@card("mantra-of-fire")
def mantra_of_fire() -> Behaviour:
    """After an opponent declares a Fire conflict, a monk gets 1 fate and a card is drawn."""
    return answering(
        Declares("fire"),
        PlaceFate(1),
        Draw(1),
        aim=Character((EitherOf(WithTrait("monk"), Wears("monk")),)),
    )


@card("mirumoto-s-fury")
def mirumoto_s_fury() -> Behaviour:
    """Bows an attacker of no more glory than there are facedown provinces."""
    return event(
        Bow(),
        conditions=(During(),),
        aim=Character((ATTACKS, With("glory", "at-most", FacedownProvinces()))),
    )


@card("tranquility")
def tranquility() -> Behaviour:
    """Characters at the home of the opponent trigger nothing in this conflict."""
    return event(CannotUntil(("trigger",), any_(OPPONENTS, AT_HOME)), conditions=(During(),))


@card("agasha-swordsmith")
def agasha_swordsmith() -> Behaviour:
    """Searches the deck for an attachment."""
    return action(Search("attachment", top=5, shuffles=True))


@card("ascetic-visionary")
def ascetic_visionary() -> Behaviour:
    """While it attacks, for 1 fate on a ring readies a monk."""
    return Behaviour(
        (
            Ability(
                (MakeReady(),),
                conditions=(While(THIS, ATTACKS),),
                costs=(FateToRing(1),),
                aim=Character((EitherOf(WithTrait("monk"), Wears("monk")),)),
            ),
        ),
        keywords=(AttachmentsOnly(("monk", "tattoo")),),
    )


@card("the-stone-of-sorrows")
def the_stone_of_sorrows() -> Behaviour:
    """While its bearer is ready, opponents take no fate from rings."""
    return Behaviour(constants=(NeedsRole("seeker"), KeepsFateOnRings((While(BEARER, READY),))))


@card("doomed-shugenja")
def doomed_shugenja() -> Behaviour:
    """Limited; no fate is put on it when it is played from a province."""
    return Behaviour(keywords=(Limited(), NoFateWhenPlayed()))


@card("enlightened-warrior")
def enlightened_warrior() -> Behaviour:
    """Gets 1 fate after an opponent selects a ring with fate."""
    return Behaviour((reaction(Declares(fate=True), PlaceFate(1, THIS)),))


@card("kitsuki-investigator")
def kitsuki_investigator() -> Behaviour:
    """For 1 fate on a ring discards a card of the opponent's hand. Once a conflict."""
    return action(
        DiscardFromTheirHand(),
        conditions=(
            during("political"),
            While(THIS, PARTICIPATING),
        ),
        costs=(FateToRing(1),),
        limits=(ONCE_A_CONFLICT,),
    )


@card("mirumoto-prodigy")
def mirumoto_prodigy() -> Behaviour:
    """While it attacks alone, at most one defender is declared."""
    return Behaviour(constants=(OneDefenderAgainstThisAlone(),))


@card("mirumoto-raitsugu")
def mirumoto_raitsugu() -> Behaviour:
    """Duels an opponent; who loses is discarded or loses 1 fate."""
    return replace(
        action(
            DuelThatTakesFate("military"),
            conditions=(While(THIS, PARTICIPATING),),
            aim=Character((OPPONENTS, PARTICIPATING)),
        ),
        local=True,
    )


@card("niten-adept")
def niten_adept() -> Behaviour:
    """In a conflict bows an attachment on it to bow who has none."""
    return action(
        Bow(),
        conditions=(While(THIS, PARTICIPATING),),
        costs=(BowOwnAttachment(),),
        aim=Character((PARTICIPATING, Not(Wears()))),
    )


@card("niten-master")
def niten_master() -> Behaviour:
    """Is readied after a weapon is attached to it, twice a round."""
    return Behaviour(
        (
            reaction(
                Attaches(any_(WithTrait("weapon"), kind="attachment")),
                MakeReady(THIS),
                limits=(TWICE_A_ROUND,),
            ),
        )
    )


@card("seeker-of-enlightenment")
def seeker_of_enlightenment() -> Behaviour:
    """Has 1 more of both skills for each fate on unclaimed rings."""
    return Behaviour(constants=(Stronger(amount=FateOnRings()),))


@card("togashi-initiate")
def togashi_initiate() -> Behaviour:
    """While it attacks, honors itself for 1 fate on a ring."""
    return action(Honor(THIS), conditions=(While(THIS, ATTACKS),), costs=(FateToRing(1),))


@card("togashi-yokuni")
def togashi_yokuni() -> Behaviour:
    """Gains an ability of another character until the end of the phase. Once a round."""
    return action(GainAbility(), limits=(ONCE_A_ROUND,))


@card("secluded-temple")
def secluded_temple() -> Behaviour:
    """As the conflict phase begins, opponents with more characters lose 1 fate."""
    return Behaviour((reaction(PhaseTurns("conflict"), StrongerOpponentsLoseFate()),), local=True)


@card("restoration-of-balance")
@states("LCG-S13.2")
def restoration_of_balance() -> Behaviour:
    """Leaves the opponent four cards when it breaks."""
    return Behaviour((interrupt(ThisProvinceBreaks(), OpponentGivesUp(HandAbove(4))),))


@card("karmic-teachings")
def karmic_teachings() -> Behaviour:
    """Returns the rings on it to the pool of its player when it breaks."""
    return Behaviour((interrupt(ThisProvinceBreaks(), ReturnRingsHere()),))


@card("mountain-s-anvil-castle")
def mountain_s_anvil_castle() -> Behaviour:
    """In a conflict bows to strengthen a participant with attachments."""
    return action(
        Has("both", 1, per=AtMost(AttachmentsOnIt(), 2)),
        conditions=(During(),),
        costs=(BowThisStronghold(),),
        aim=Character((PARTICIPATING, Wears())),
    )
