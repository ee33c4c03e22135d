"""The Unicorn: what its cards do."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.cards.forms import TWICE_A_ROUND, action, answering, event, preventing
from gorin.games.l5r_lcg.keywords import AttachmentsOnly
from gorin.games.l5r_lcg.script import Ability, Behaviour, reaction
from gorin.games.l5r_lcg.words.aims import (
    Attachment,
    Character,
    CharacterOfTheirChoice,
    FacedownProvince,
)
from gorin.games.l5r_lcg.words.boards import DeclareNow, PutSeveralIntoConflict, SwitchType
from gorin.games.l5r_lcg.words.choices import SelectFirst
from gorin.games.l5r_lcg.words.conditions import During, Fight, FirstPlayer, While, during
from gorin.games.l5r_lcg.words.constants import Cannot, Cheaper, GivesTrait, Stronger
from gorin.games.l5r_lcg.words.costs import (
    BowThis,
    BowThisStronghold,
    BreakThisProvince,
    DiscardFromHand,
    LoseHonor,
    PayFate,
    RemoveFateFromOwn,
)
from gorin.games.l5r_lcg.words.counts import HowMany, Rings
from gorin.games.l5r_lcg.words.effects import (
    CancelThat,
    Discard,
    Draw,
    GainFate,
    MakeReady,
    MoveToConflict,
    ReadySpent,
)
from gorin.games.l5r_lcg.words.filters import (
    ANOTHER,
    ATTACKS,
    BOWED,
    OPPONENTS,
    PARTICIPATING,
    YOURS,
    OfClan,
    WithTrait,
)
from gorin.games.l5r_lcg.words.looking import LookAtProvince
from gorin.games.l5r_lcg.words.phrases import BEARER, THIS, any_
from gorin.games.l5r_lcg.words.singles import MoveToOther
from gorin.games.l5r_lcg.words.skills import Has
from gorin.games.l5r_lcg.words.triggers import (
    Breaks,
    Declares,
    Enters,
    Joins,
    YourFirstConflictEnds,
    YouWouldPassFirst,
)
from gorin.kernel.cards import card
from gorin.timing.limits import Limit


@card("born-in-war")
def born_in_war() -> Behaviour:
    """Gives a cavalry character military skill for each unclaimed ring."""
    return Behaviour(
        constants=(Stronger(amount=Rings("unclaimed"), kind="military", who=BEARER),),
        attach=(WithTrait("cavalry"),),
    )


@card("favored-mount")
def favored_mount() -> Behaviour:
    """Gives cavalry; in a conflict bows to move its bearer there."""
    return Behaviour(
        (Ability((MoveToConflict(BEARER),), conditions=(During(),), costs=(BowThis(),)),),
        constants=(GivesTrait("cavalry", BEARER),),
        attach=(YOURS,),
    )


@card("spyglass")
def spyglass() -> Behaviour:
    """Draws a card after its bearer joins a conflict, twice a round."""
    return Behaviour((reaction(Joins(BEARER), Draw(1), limits=(TWICE_A_ROUND,)),))


@card("ide-messenger")
def ide_messenger() -> Behaviour:
    """For 1 fate moves a character of one's own into the conflict."""
    return action(
        MoveToConflict(),
        conditions=(During(),),
        costs=(PayFate(1),),
        aim=Character((YOURS,)),
    )


@card("iuchi-wayfinder")
def iuchi_wayfinder() -> Behaviour:
    """After it enters play, looks at a facedown province."""
    return Behaviour((reaction(Enters(), LookAtProvince(), aim=FacedownProvince()),))


@card("breakthrough")
def breakthrough() -> Behaviour:
    """After the first conflict broke a province, declares the next one at once."""
    return answering(YourFirstConflictEnds(), DeclareNow())


@card("captive-audience")
def captive_audience() -> Behaviour:
    """For 1 honor makes a political conflict military."""
    return event(SwitchType(), conditions=(during("political"),), costs=(LoseHonor(1),))


@card("cavalry-reserves")
def cavalry_reserves() -> Behaviour:
    """In a military conflict puts cavalry of cost 6 together from the discard pile into it."""
    return event(
        PutSeveralIntoConflict("pile", (WithTrait("cavalry"),), 6),
        conditions=(during("military"),),
    )


@card("i-am-ready")
def i_am_ready() -> Behaviour:
    """Readies a Unicorn for 1 fate on it."""
    return event(ReadySpent(), costs=(RemoveFateFromOwn((OfClan("unicorn"), BOWED)),))


@card("way-of-the-unicorn")
def way_of_the_unicorn() -> Behaviour:
    """Keeps the first player token."""
    return preventing(YouWouldPassFirst(), CancelThat())


@card("aggressive-moto")
def aggressive_moto() -> Behaviour:
    """Is never declared as a defender."""
    return Behaviour(constants=(Cannot(what=("declare-defense",)),))


@card("border-rider")
def border_rider() -> Behaviour:
    """Readies itself."""
    return action(MakeReady(THIS))


@card("giver-of-gifts")
def giver_of_gifts() -> Behaviour:
    """Moves an attachment to another character of one's own."""
    return replace(action(MoveToOther(), aim=Attachment((YOURS,))), local=True)


@card("ide-trader")
def ide_trader() -> Behaviour:
    """After somebody moves to its conflict, gains 1 fate or draws a card. Once a conflict."""
    return Behaviour(
        (
            reaction(
                Joins(any_(), moves=True, fight=Fight(who=THIS)),
                SelectFirst((GainFate(1), Draw(1))),
                limits=(Limit(1, "conflict"),),
            ),
        )
    )


@card("meishodo-wielder")
def meishodo_wielder() -> Behaviour:
    """Costs 1 less for the first player."""
    return Behaviour(constants=(Cheaper(amount=1, while_=(FirstPlayer(),)),))


@card("moto-horde")
def moto_horde() -> Behaviour:
    """Can have weapons attached, nothing else."""
    return Behaviour(keywords=(AttachmentsOnly(("weapon",)),))


@card("moto-youth")
def moto_youth() -> Behaviour:
    """Has 1 more military skill in the first military conflict of a round."""
    return Behaviour(
        constants=(Stronger(amount=1, kind="military", while_=(during("military", first=True),)),)
    )


@card("shinjo-altansarnai")
def shinjo_altansarnai() -> Behaviour:
    """After she breaks a province, the opponent loses a character of their choice."""
    return Behaviour(
        (
            reaction(
                Breaks(Fight("military", who=THIS)),
                Discard(),
                aim=CharacterOfTheirChoice((OPPONENTS,)),
            ),
        )
    )


@card("shinjo-outrider")
def shinjo_outrider() -> Behaviour:
    """Moves into the conflict."""
    return action(MoveToConflict(THIS), conditions=(During(),))


@card("shinjo-tatsuo")
def shinjo_tatsuo() -> Behaviour:
    """Moves into the conflict with another character."""
    return action(
        MoveToConflict(THIS),
        MoveToConflict(),
        conditions=(During(),),
        aim=Character((ANOTHER, YOURS), 0, 1),
    )


@card("utaku-infantry")
def utaku_infantry() -> Behaviour:
    """In a conflict has 1 more of both skills for each Unicorn there."""
    return Behaviour(
        constants=(
            Stronger(
                amount=HowMany(any_(YOURS, PARTICIPATING, OfClan("unicorn"))),
                while_=(While(THIS, PARTICIPATING),),
            ),
        )
    )


@card("utaku-yumino")
def utaku_yumino() -> Behaviour:
    """In a conflict discards a card to have 2 more of both skills. Once a conflict."""
    return action(
        Has("both", 2, THIS),
        conditions=(During(),),
        costs=(DiscardFromHand(1),),
        limits=(Limit(1, "conflict"),),
    )


@card("warrior-poet")
def warrior_poet() -> Behaviour:
    """Weakens each participant of the opponent by 1."""
    return action(
        Has("both", -1, any_(OPPONENTS, PARTICIPATING)), conditions=(While(THIS, PARTICIPATING),)
    )


@card("endless-plains")
def endless_plains() -> Behaviour:
    """Is broken after an attack is declared to discard an attacker of the opponent's choice."""
    return Behaviour(
        (
            reaction(
                Declares(here=True),
                Discard(),
                costs=(BreakThisProvince(),),
                aim=CharacterOfTheirChoice((ATTACKS,)),
            ),
        )
    )


@card("golden-plains-outpost")
def golden_plains_outpost() -> Behaviour:
    """In a military conflict bows to move cavalry there."""
    return action(
        MoveToConflict(),
        conditions=(during("military"),),
        costs=(BowThisStronghold(),),
        aim=Character((YOURS, WithTrait("cavalry"))),
    )
