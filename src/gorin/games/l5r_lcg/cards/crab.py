"""The Crab: what its cards do."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.cards.forms import ONCE_A_ROUND, action, event
from gorin.games.l5r_lcg.keywords import Courtesy, Covert, OnePerBearer, Restricted, Sincerity
from gorin.games.l5r_lcg.script import Ability, Behaviour, reaction, would
from gorin.games.l5r_lcg.words.aims import AnOpponent, CardInYourProvinces, Character
from gorin.games.l5r_lcg.words.boards import SwitchThisHolding
from gorin.games.l5r_lcg.words.choices import OpponentSelectsOne
from gorin.games.l5r_lcg.words.combining import Instead
from gorin.games.l5r_lcg.words.conditions import ANY, During, Fight, There, While
from gorin.games.l5r_lcg.words.constants import Cannot, FoilsFirstAction
from gorin.games.l5r_lcg.words.costs import BowThis, BowThisStronghold, Sacrifice, SacrificeThis
from gorin.games.l5r_lcg.words.counts import HowMany
from gorin.games.l5r_lcg.words.effects import (
    Discard,
    Draw,
    GainFate,
    MakeReady,
    PlaceFate,
    ResolveRing,
    Return,
    ReturnFate,
    TakeFate,
    TakeHonor,
    TheyLoseHonor,
)
from gorin.games.l5r_lcg.words.figures import FigureOf, With
from gorin.games.l5r_lcg.words.filters import (
    ANOTHER,
    ATTACKS,
    DEFENDS,
    PARTICIPATING,
    UNIQUE,
    YOURS,
    Not,
    OfClan,
)
from gorin.games.l5r_lcg.words.lasting import CannotUntil
from gorin.games.l5r_lcg.words.looking import TakeOneOfTop
from gorin.games.l5r_lcg.words.phrases import BEARER, THIS, THIS_ATTACHMENT, any_
from gorin.games.l5r_lcg.words.singles import (
    HoldingFromPile,
    PutWhereItWasPaid,
    ShuffleFromRow,
    TheySacrifice,
)
from gorin.games.l5r_lcg.words.skills import Double, Has
from gorin.games.l5r_lcg.words.triggers import OPPONENT, Enters, Leaves, Passes, Plays, Wins
from gorin.kernel.cards import card


@card("jade-tetsubo")
def jade_tetsubo() -> Behaviour:
    """Restricted; bows to take all fate from a weaker participant."""
    return Behaviour(
        (
            Ability(
                (ReturnFate(),),
                conditions=(While(BEARER, PARTICIPATING),),
                costs=(BowThis(),),
                aim=Character(
                    (PARTICIPATING, With("military", "below", FigureOf("military", BEARER)))
                ),
            ),
        ),
        keywords=(Restricted(),),
        attach=(YOURS,),
    )


@card("reprieve")
def reprieve() -> Behaviour:
    """Is discarded in place of its bearer, who stays in play."""
    return Behaviour((would(Leaves(BEARER), Instead(Discard(THIS_ATTACHMENT))),))


@card("watch-commander")
def watch_commander() -> Behaviour:
    """Costs opponents 1 honor for each card they play in a conflict of its bearer."""
    return Behaviour(
        (reaction(Plays(OPPONENT, fight=Fight(who=BEARER)), TheyLoseHonor(1), limits=()),),
        keywords=(OnePerBearer(),),
        attach=(YOURS,),
    )


@card("hiruma-ambusher")
def hiruma_ambusher() -> Behaviour:
    """After it enters play as a defender, a character triggers no abilities in this conflict."""
    return Behaviour((reaction(Enters("defending"), CannotUntil(("trigger",)), aim=Character()),))


@card("stoic-gunso")
def stoic_gunso() -> Behaviour:
    """In a conflict has 3 more military skill for a sacrifice."""
    return action(Has("military", 3, THIS), conditions=(During(),), costs=(Sacrifice(),))


@card("levy")
def levy() -> Behaviour:
    """An opponent gives 1 fate or 1 honor."""
    return event(OpponentSelectsOne((TakeFate(1), TakeHonor(1))), aim=AnOpponent())


@card("rebuild")
def rebuild() -> Behaviour:
    """Shuffles a card of a province away and puts a discarded holding there."""
    return replace(
        event(PutWhereItWasPaid(), costs=(ShuffleFromRow(),), aim=HoldingFromPile()), local=True
    )


@card("the-mountain-does-not-fall")
def the_mountain_does_not_fall() -> Behaviour:
    """A character does not bow for defending in this phase. Once a round."""
    return event(
        CannotUntil(("bow-at-end-defending",), until="phase"),
        aim=Character(),
        limits=(ONCE_A_ROUND,),
    )


@card("way-of-the-crab")
def way_of_the_crab() -> Behaviour:
    """For a Crab that is sacrificed, an opponent sacrifices a character. Once a round."""
    return replace(
        event(
            TheySacrifice(),
            costs=(Sacrifice((OfClan("crab"),)),),
            aim=AnOpponent(),
            limits=(ONCE_A_ROUND,),
        ),
        local=True,
    )


@card("borderlands-defender")
def borderlands_defender() -> Behaviour:
    """While it defends, no card of an opponent bows or moves it."""
    return Behaviour(
        constants=(
            Cannot(what=("bow-by-opponent", "move-by-opponent"), while_=(While(THIS, DEFENDS),)),
        )
    )


@card("hida-guardian")
def hida_guardian() -> Behaviour:
    """Strengthens another participant by 2 for each holding."""
    return action(
        Has("both", 2, per=HowMany(any_(YOURS, kind="holding"))),
        conditions=(While(THIS, PARTICIPATING),),
        aim=Character((ANOTHER, PARTICIPATING)),
    )


@card("hida-kisada")
def hida_kisada() -> Behaviour:
    """Cancels the first action of an opponent in each conflict until one is lost."""
    return Behaviour(constants=(FoilsFirstAction(),))


@card("hida-tomonatsu")
def hida_tomonatsu() -> Behaviour:
    """After a won defense is sacrificed to return an attacker to its deck."""
    return Behaviour(
        (
            reaction(
                Wins(THIS, side="defending"),
                Return("top"),
                costs=(SacrificeThis(),),
                aim=Character((Not(UNIQUE), ATTACKS)),
            ),
        )
    )


@card("hiruma-yojimbo")
def hiruma_yojimbo() -> Behaviour:
    """Is never declared as an attacker."""
    return Behaviour(constants=(Cannot(what=("declare-attack",)),))


@card("intimidating-hida")
def intimidating_hida() -> Behaviour:
    """Costs an opponent 1 honor who passes on a conflict."""
    return Behaviour((reaction(Passes(), TheyLoseHonor(1)),))


@card("kaiu-envoy")
def kaiu_envoy() -> Behaviour:
    """Courtesy and sincerity."""
    return Behaviour(keywords=(Courtesy(), Sincerity()))


@card("kaiu-shuichi")
def kaiu_shuichi() -> Behaviour:
    """Covert; with a holding in play gains 1 fate in a conflict."""
    return Behaviour(
        (
            Ability(
                (GainFate(1),), conditions=(While(THIS, PARTICIPATING), There(any_(kind="holding")))
            ),
        ),
        keywords=(Covert(),),
    )


@card("shrewd-yasuki")
def shrewd_yasuki() -> Behaviour:
    """In a conflict with a holding in play takes one of the two top cards."""
    return action(
        TakeOneOfTop(2), conditions=(While(THIS, PARTICIPATING), There(any_(kind="holding")))
    )


@card("steadfast-witch-hunter")
def steadfast_witch_hunter() -> Behaviour:
    """Readies a character for a sacrifice."""
    return action(MakeReady(), costs=(Sacrifice(),), aim=Character())


@card("vanguard-warrior")
def vanguard_warrior() -> Behaviour:
    """Is sacrificed to put 1 fate on a character."""
    return action(PlaceFate(1), costs=(SacrificeThis(),), aim=Character())


@card("vengeful-berserker")
def vengeful_berserker() -> Behaviour:
    """Doubles its military skill after another character leaves play in a conflict."""
    return Behaviour((reaction(Leaves(any_(YOURS, ANOTHER), ANY), Double("military", THIS)),))


@card("borderlands-fortifications")
def borderlands_fortifications() -> Behaviour:
    """Changes places with another card in the provinces."""
    return action(SwitchThisHolding(), aim=CardInYourProvinces())


@card("funeral-pyre")
def funeral_pyre() -> Behaviour:
    """Draws a card for a sacrifice."""
    return action(Draw(1), costs=(Sacrifice(),))


@card("defend-the-wall")
def defend_the_wall() -> Behaviour:
    """Resolves the ring after a conflict here is won."""
    return Behaviour((reaction(Wins(fight=Fight(here=True)), ResolveRing()),))


@card("shiro-nishiyama")
def shiro_nishiyama() -> Behaviour:
    """In a conflict bows to give each defender of its seat 1 more of both skills."""
    return action(
        Has("both", 1, any_(YOURS, DEFENDS)),
        conditions=(During(),),
        costs=(BowThisStronghold(),),
    )
