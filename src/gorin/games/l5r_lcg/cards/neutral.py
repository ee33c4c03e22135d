"""Cards of no clan: what they do."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.cards.forms import ONCE_A_CONFLICT, ONCE_A_ROUND, action, answering, event
from gorin.games.l5r_lcg.keywords import Restricted
from gorin.games.l5r_lcg.script import RESERVE, Ability, Behaviour, reaction
from gorin.games.l5r_lcg.words.aims import (
    ROW,
    Attachment,
    Character,
    CharacterFrom,
    CharacterOfTheirChoice,
)
from gorin.games.l5r_lcg.words.boards import OpponentGivesUp, SwitchRing, SwitchType
from gorin.games.l5r_lcg.words.choices import (
    Afterwards,
    ChooseAnd,
    OpponentSelectsOne,
    SelectFirst,
    SelectOne,
)
from gorin.games.l5r_lcg.words.conditions import Behind, During, DuringPhase, Fight, There, during
from gorin.games.l5r_lcg.words.constants import (
    BlanksBearer,
    Cannot,
    NeedsRole,
    NoRingEffects,
    Sturdier,
)
from gorin.games.l5r_lcg.words.costs import DishonorOwn, LoseHonor, RemoveFateHere, SacrificeThis
from gorin.games.l5r_lcg.words.counts import HowMany
from gorin.games.l5r_lcg.words.effects import (
    Bow,
    Discard,
    Dishonor,
    Draw,
    GainFate,
    Honor,
    MoveEitherWay,
    OpponentDiscardsAtRandom,
    PlaceFate,
    PutIntoPlay,
    RemoveFate,
    SendHome,
)
from gorin.games.l5r_lcg.words.figures import FigureOf, With, cost_at_most
from gorin.games.l5r_lcg.words.filters import (
    ATTACKS,
    OPPONENTS,
    PARTICIPATING,
    YOURS,
    HasSkill,
    WithTrait,
)
from gorin.games.l5r_lcg.words.lasting import ChangeBid
from gorin.games.l5r_lcg.words.own import HonorOneDishonorOther, StrengthenMaybeTwice
from gorin.games.l5r_lcg.words.phrases import THIS, THIS_PROVINCE, any_
from gorin.games.l5r_lcg.words.searching import Search
from gorin.games.l5r_lcg.words.skills import Has
from gorin.games.l5r_lcg.words.triggers import Claims, DialsRevealed, Revealed, Wins
from gorin.kernel.cards import card
from gorin.kernel.clauses import states
from gorin.timing.limits import Limit


@card("miya-mystic")
def miya_mystic() -> Behaviour:
    """In the conflict phase sacrifices itself to discard an attachment."""
    return Behaviour(
        (
            Ability(
                (Discard(),),
                conditions=(DuringPhase("conflict"),),
                costs=(SacrificeThis(),),
                aim=Attachment(),
            ),
        )
    )


@card("otomo-courtier")
def otomo_courtier() -> Behaviour:
    """Does not attack who has the Imperial Favor."""
    return Behaviour(constants=(Cannot(what=("attack-favored",)),))


@card("seppun-guardsman")
def seppun_guardsman() -> Behaviour:
    """Does not attack who has the Imperial Favor."""
    return Behaviour(constants=(Cannot(what=("attack-favored",)),))


@card("wandering-ronin")
def wandering_ronin() -> Behaviour:
    """In a conflict, for 1 fate on it, has 2 more of both skills, twice a conflict."""
    return Behaviour(
        (
            Ability(
                (Has("both", 2, THIS),),
                conditions=(During(),),
                costs=(RemoveFateHere(),),
                limits=(Limit(2, "conflict"),),
            ),
        )
    )


@card("favorable-ground")
def favorable_ground() -> Behaviour:
    """Is sacrificed to move a character of one's own into the conflict or home."""
    return Behaviour(
        (
            Ability(
                (MoveEitherWay(),),
                conditions=(During(),),
                costs=(SacrificeThis(),),
                aim=Character((YOURS,)),
            ),
        )
    )


@card("imperial-storehouse")
def imperial_storehouse() -> Behaviour:
    """Is sacrificed to draw a card."""
    return Behaviour((Ability((Draw(1),), costs=(SacrificeThis(),)),))


@card("fine-katana")
def fine_katana() -> Behaviour:
    """Restricted."""
    return Behaviour(keywords=(Restricted(),))


@card("ornate-fan")
def ornate_fan() -> Behaviour:
    """Restricted."""
    return Behaviour(keywords=(Restricted(),))


@card("assassination")
def assassination() -> Behaviour:
    """In a conflict, for 3 honor, discards a cheap character; once a round."""
    return Behaviour(
        (
            Ability(
                (Discard(),),
                conditions=(During(),),
                costs=(LoseHonor(3),),
                aim=Character((cost_at_most(2),)),
                limits=(ONCE_A_ROUND,),
                place="hand",
            ),
        )
    )


@card("banzai")
def banzai() -> Behaviour:
    """A participant has 2 more military skill; for 1 honor once more. Once a conflict."""
    return Behaviour(
        (
            Ability(
                (StrengthenMaybeTwice("military", 2),),
                conditions=(During(),),
                aim=Character((PARTICIPATING, HasSkill("military"))),
                limits=(ONCE_A_CONFLICT,),
                place="hand",
            ),
        ),
        local=True,
    )


@card("fallen-in-battle")
def fallen_in_battle() -> Behaviour:
    """After a military conflict that was won by 5, discards a participant. Once a conflict."""
    return Behaviour(
        (
            reaction(
                Wins(fight=Fight("military"), by=5),
                Discard(),
                aim=Character((PARTICIPATING,)),
                limits=(ONCE_A_CONFLICT,),
                place="hand",
            ),
        )
    )


@card("for-shame")
def for_shame() -> Behaviour:
    """With a courtier in the conflict: an opponent's participant is dishonored or bowed."""
    return Behaviour(
        (
            Ability(
                (OpponentSelectsOne((Dishonor(), Bow())),),
                conditions=(During(), There(any_(YOURS, PARTICIPATING, WithTrait("courtier")))),
                aim=Character((OPPONENTS, PARTICIPATING)),
                limits=(),
                place="hand",
            ),
        ),
    )


def _outdo(trait: str, kind: str) -> Behaviour:
    return Behaviour(
        (
            Ability(
                (SendHome(),),
                conditions=(During(),),
                aim=Character(
                    (
                        OPPONENTS,
                        With(
                            kind,
                            "below",
                            FigureOf(kind, any_(YOURS, PARTICIPATING, WithTrait(trait))),
                        ),
                    )
                ),
                limits=(),
                place="hand",
            ),
        )
    )


@card("outwit")
def outwit() -> Behaviour:
    """Sends home an opponent with less political skill than a courtier of one's own."""
    return _outdo("courtier", "political")


@card("rout")
def rout() -> Behaviour:
    """Sends home an opponent with less military skill than a bushi of one's own."""
    return _outdo("bushi", "military")


# -- provinces -----------------------------------------------------------------------------


@card("entrenched-position")
def entrenched_position() -> Behaviour:
    """Is stronger in military conflicts."""
    return Behaviour(
        constants=(Sturdier(amount=5, who=THIS_PROVINCE, while_=(during("military"),)),)
    )


@card("ancestral-lands")
def ancestral_lands() -> Behaviour:
    """Is stronger in political conflicts."""
    return Behaviour(
        constants=(Sturdier(amount=5, who=THIS_PROVINCE, while_=(during("political"),)),)
    )


@card("meditations-on-the-tao")
def meditations_on_the_tao() -> Behaviour:
    """In a conflict here, takes 1 fate from an attacker."""
    return Behaviour(
        (Ability((RemoveFate(),), conditions=(during(here=True),), aim=Character((ATTACKS,))),)
    )


@card("manicured-garden")
def manicured_garden() -> Behaviour:
    """In a conflict here, gains 1 fate."""
    return Behaviour((Ability((GainFate(1),), conditions=(during(here=True),)),))


@card("rally-to-the-cause")
def rally_to_the_cause() -> Behaviour:
    """Switches the type of the conflict after it is revealed."""
    return Behaviour((reaction(Revealed(THIS_PROVINCE), SwitchType()),))


@card("night-raid")
def night_raid() -> Behaviour:
    """After it is revealed, the opponent discards a card for each attacker."""
    return Behaviour((reaction(Revealed(THIS_PROVINCE), OpponentGivesUp(HowMany(any_(ATTACKS)))),))


@card("shameful-display")
def shameful_display() -> Behaviour:
    """In a conflict here, honors one participant and dishonors another one."""
    return Behaviour(
        (
            Ability(
                (HonorOneDishonorOther(),),
                conditions=(during(here=True),),
                aim=Character((PARTICIPATING,), 2, 2),
            ),
        ),
        local=True,
    )


@card("pilgrimage")
def pilgrimage() -> Behaviour:
    """Cancels the ring effects of conflicts here unless it breaks."""
    return Behaviour(constants=(NoRingEffects(),))


@card("cloud-the-mind")
def cloud_the_mind() -> Behaviour:
    """Takes the text of a character away; needs a shugenja."""
    return Behaviour(
        constants=(BlanksBearer(),), plays=(There(any_(YOURS, WithTrait("shugenja"))),)
    )


@card("charge")
def charge() -> Behaviour:
    """In a military conflict puts a character of a province into it."""
    return event(PutIntoPlay("conflict"), conditions=(during("military"),), aim=CharacterFrom(ROW))


@card("contingency-plan")
def contingency_plan() -> Behaviour:
    """After dials are revealed, changes the own bid by 1."""
    return answering(DialsRevealed(), SelectOne((ChangeBid(1), ChangeBid(-1))))


@card("court-games")
def court_games() -> Behaviour:
    """In a political conflict honors an own participant or lets the opponent dishonor one."""
    return event(
        SelectFirst(
            (
                ChooseAnd(Character((YOURS, PARTICIPATING)), Honor()),
                ChooseAnd(CharacterOfTheirChoice((OPPONENTS, PARTICIPATING)), Dishonor()),
            )
        ),
        conditions=(during("political"),),
        limits=(ONCE_A_CONFLICT,),
    )


@card("good-omen")
def good_omen() -> Behaviour:
    """With the lower dial, puts 1 fate on a character of some cost."""
    return replace(
        event(PlaceFate(1), aim=Character((With("cost", "at-least", 3),))),
        plays=(Behind("dial", "an-opponent"),),
    )


@card("spies-at-court")
def spies_at_court() -> Behaviour:
    """For a dishonor after a won political conflict the opponent discards 2 cards."""
    return answering(
        Wins(fight=Fight("political")),
        OpponentDiscardsAtRandom(2),
        costs=(DishonorOwn((PARTICIPATING,)),),
        limits=(ONCE_A_CONFLICT,),
    )


@card("keeper-initiate")
@states("LCG-S13.6")
def keeper_initiate() -> Behaviour:
    """Enters play with 1 fate after a ring of the element of its role is claimed."""
    return Behaviour(
        (
            reaction(
                Claims(of_role=True),
                PutIntoPlay(who=THIS),
                Afterwards(PlaceFate(1, THIS)),
                place=RESERVE,
            ),
        ),
        constants=(NeedsRole("keeper"),),
    )


@card("seeker-initiate")
def seeker_initiate() -> Behaviour:
    """Searches the deck for a card after a ring of the element of its role is claimed."""
    return Behaviour(
        (reaction(Claims(of_role=True), Search(top=5, shuffles=True)),),
        constants=(NeedsRole("seeker"),),
    )


@card("elemental-fury")
def elemental_fury() -> Behaviour:
    """Switches the contested ring after it is revealed."""
    return Behaviour((reaction(Revealed(THIS_PROVINCE), SwitchRing()),))


@card("fertile-fields")
def fertile_fields() -> Behaviour:
    """In a conflict here, draws a card."""
    return action(Draw(1), conditions=(during(here=True),))
