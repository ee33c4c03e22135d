"""The Phoenix: what its cards do."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.cards.forms import ONCE_A_PHASE, action, answering, event
from gorin.games.l5r_lcg.keywords import Pride, Sincerity
from gorin.games.l5r_lcg.script import Ability, Behaviour, interrupt, reaction, would
from gorin.games.l5r_lcg.words.aims import AnOpponent, Character, OpponentWhoAttackedTwice
from gorin.games.l5r_lcg.words.boards import ResolveUnclaimed, SwitchRing, SwitchType
from gorin.games.l5r_lcg.words.choices import SelectFirst, SelectOne
from gorin.games.l5r_lcg.words.conditions import (
    Ahead,
    AttackedTwice,
    During,
    Fight,
    OutsideConflicts,
    RingClaimed,
    While,
    during,
)
from gorin.games.l5r_lcg.words.constants import (
    Cannot,
    Gives,
    GivesElement,
    MoreGlorious,
    Stronger,
)
from gorin.games.l5r_lcg.words.costs import BowThis, BowThisStronghold
from gorin.games.l5r_lcg.words.counts import HowMany, Rings
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    CancelEffects,
    Discard,
    Dishonor,
    Draw,
    Honor,
    MakeReady,
    RemoveFate,
    SendHome,
    TakeFate,
    TakeHonor,
)
from gorin.games.l5r_lcg.words.figures import FigureOf, With, cost_at_most
from gorin.games.l5r_lcg.words.filters import (
    ATTACKS,
    OPPONENTS,
    PARTICIPATING,
    YOURS,
    WithTrait,
)
from gorin.games.l5r_lcg.words.lasting import CovertDuring, KeepOut, TakeRingOver
from gorin.games.l5r_lcg.words.phrases import BEARER, THIS, THIS_PROVINCE, any_
from gorin.games.l5r_lcg.words.singles import CloseRing, TradeRing
from gorin.games.l5r_lcg.words.skills import Has
from gorin.games.l5r_lcg.words.triggers import EffectsBegin, Loses, PhaseTurns, Wins
from gorin.kernel.cards import card
from gorin.kernel.clauses import states


@card("grasp-of-earth")
def grasp_of_earth() -> Behaviour:
    """In a conflict bows to keep characters of opponents out of it."""
    return Behaviour(
        (Ability((KeepOut(),), conditions=(During(),), costs=(BowThis(),)),),
        attach=(YOURS, WithTrait("shugenja")),
    )


@card("magnificent-kimono")
def magnificent_kimono() -> Behaviour:
    """Gives pride."""
    return Behaviour(constants=(Gives(keyword=Pride(), who=BEARER),))


@card("pacifism")
def pacifism() -> Behaviour:
    """Keeps its bearer out of military conflicts; is not played during a conflict."""
    return Behaviour(
        constants=(Cannot(what=("fight-military",), who=BEARER),), plays=(OutsideConflicts(),)
    )


@card("ishiken-initiate")
def ishiken_initiate() -> Behaviour:
    """Has 1 more of both skills for each claimed ring."""
    return Behaviour(constants=(Stronger(amount=Rings("claimed")),))


@card("seeker-of-knowledge")
def seeker_of_knowledge() -> Behaviour:
    """While it attacks, the contested ring is of Air too."""
    return Behaviour(constants=(GivesElement(ring="air", while_=(While(THIS, ATTACKS),)),))


@card("against-the-waves")
@states("LCG-S13.4")
def against_the_waves() -> Behaviour:
    """Bows or readies a shugenja of one's own."""
    return event(SelectOne((Bow(), MakeReady())), aim=Character((YOURS, WithTrait("shugenja"))))


@card("display-of-power")
def display_of_power() -> Behaviour:
    """After an unopposed conflict is lost, takes its ring effect and its ring."""
    return answering(Loses(fight=Fight(unopposed=True)), TakeRingOver())


@card("know-the-world")
def know_the_world() -> Behaviour:
    """Switches a claimed ring with an unclaimed one."""
    return replace(event(TradeRing()), local=True)


@card("supernatural-storm")
def supernatural_storm() -> Behaviour:
    """Strengthens a participant by 1 for each shugenja."""
    return event(
        Has("both", 1, per=HowMany(any_(YOURS, WithTrait("shugenja")))),
        aim=Character((PARTICIPATING,)),
    )


@card("way-of-the-phoenix")
def way_of_the_phoenix() -> Behaviour:
    """An opponent declares no conflicts of a ring's elements in this phase. Once a phase."""
    return replace(event(CloseRing(), aim=AnOpponent(), limits=(ONCE_A_PHASE,)), local=True)


@card("adept-of-the-waves")
def adept_of_the_waves() -> Behaviour:
    """Gives covert in Water conflicts of this phase."""
    return action(CovertDuring("water"), aim=Character())


@card("asako-diplomat")
def asako_diplomat() -> Behaviour:
    """After it wins a conflict, honors or dishonors a character."""
    return Behaviour((reaction(Wins(THIS), SelectOne((Honor(), Dishonor())), aim=Character()),))


@card("fearsome-mystic")
def fearsome_mystic() -> Behaviour:
    """Has more glory in Air conflicts; takes fate from participants of less glory."""
    return Behaviour(
        (
            Ability(
                (
                    RemoveFate(
                        any_(
                            OPPONENTS,
                            PARTICIPATING,
                            With("glory", "below", FigureOf("glory", THIS)),
                        )
                    ),
                ),
                conditions=(While(THIS, PARTICIPATING),),
            ),
        ),
        constants=(MoreGlorious(amount=2, while_=(during(ring="air"),)),),
    )


@card("isawa-atsuko")
def isawa_atsuko() -> Behaviour:
    """In a Void conflict strengthens the own side and weakens the other one."""
    return action(
        Has("both", 1, any_(YOURS, PARTICIPATING)),
        Has("both", -1, any_(OPPONENTS, PARTICIPATING)),
        conditions=(during(ring="void"),),
    )


@card("isawa-masahiro")
def isawa_masahiro() -> Behaviour:
    """In a Fire conflict bows to discard a cheap participant."""
    return action(
        Discard(),
        conditions=(during(ring="fire"),),
        costs=(BowThis(),),
        aim=Character((PARTICIPATING, cost_at_most(2))),
    )


@card("meddling-mediator")
def meddling_mediator() -> Behaviour:
    """Takes 1 fate or 1 honor from an opponent who has attacked twice in this phase."""
    return action(
        SelectFirst((TakeFate(1), TakeHonor(1))),
        conditions=(AttackedTwice(),),
        aim=OpponentWhoAttackedTwice(),
    )


@card("naive-student")
def naive_student() -> Behaviour:
    """Sincerity."""
    return Behaviour(keywords=(Sincerity(),))


@card("radiant-orator")
def radiant_orator() -> Behaviour:
    """With more glory in the conflict sends home an opponent."""
    return action(
        SendHome(),
        conditions=(While(THIS, PARTICIPATING), Ahead("glory")),
        aim=Character((OPPONENTS, PARTICIPATING)),
    )


@card("shiba-peacemaker")
def shiba_peacemaker() -> Behaviour:
    """Never attacks."""
    return Behaviour(constants=(Cannot(what=("attack",)),))


@card("shiba-tsukune")
def shiba_tsukune() -> Behaviour:
    """Resolves the effects of two unclaimed rings when the conflict phase ends."""
    return Behaviour((interrupt(PhaseTurns("conflict", "ends"), ResolveUnclaimed(2)),))


@card("shiba-yojimbo")
def shiba_yojimbo() -> Behaviour:
    """Cancels an ability that is aimed at a shugenja of one's own."""
    return Behaviour((would(EffectsBegin(any_(YOURS, WithTrait("shugenja"))), CancelEffects()),))


@card("solemn-scholar")
def solemn_scholar() -> Behaviour:
    """With the Earth ring bows an attacker."""
    return action(Bow(), conditions=(During(), RingClaimed("earth")), aim=Character((ATTACKS,)))


@card("forgotten-library")
def forgotten_library() -> Behaviour:
    """As the draw phase begins, draws a card."""
    return Behaviour((reaction(PhaseTurns("draw"), Draw(1)),))


@card("kuroi-mori")
def kuroi_mori() -> Behaviour:
    """Lies under no stronghold; in a conflict here switches its ring or its type."""
    return replace(
        action(SelectFirst((SwitchRing(), SwitchType())), conditions=(during(here=True),)),
        constants=(Cannot(what=("lie-under-stronghold",), who=THIS_PROVINCE),),
    )


@card("isawa-mori-seido")
def isawa_mori_seido() -> Behaviour:
    """Bows to give a character 2 more glory until the end of the phase."""
    return action(Has("glory", 2, until="phase"), costs=(BowThisStronghold(),), aim=Character())
