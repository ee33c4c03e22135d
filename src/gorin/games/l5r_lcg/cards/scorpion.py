"""The Scorpion: what its cards do."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.l5r_lcg.cards.forms import TWICE_A_ROUND, action, event, preventing
from gorin.games.l5r_lcg.keywords import Covert, Sincerity
from gorin.games.l5r_lcg.script import Ability, Behaviour, reaction, would
from gorin.games.l5r_lcg.words.aims import (
    THEIRS,
    AnotherOfSameSeat,
    Attachment,
    Character,
    CharacterFrom,
    CharacterOfTheirChoice,
)
from gorin.games.l5r_lcg.words.boards import PutSeveralIntoConflict
from gorin.games.l5r_lcg.words.choices import Afterwards, ChooseAnd, OpponentSelectsOne
from gorin.games.l5r_lcg.words.conditions import Ahead, Behind, During, Fight, While, during
from gorin.games.l5r_lcg.words.constants import Stronger
from gorin.games.l5r_lcg.words.costs import (
    BowThisStronghold,
    DiscardFromHand,
    DishonorOwn,
    LoseHonor,
    PayFate,
    SacrificeThis,
)
from gorin.games.l5r_lcg.words.effects import (
    CancelEffects,
    Discard,
    Dishonor,
    Draw,
    GainHonor,
    LoseStatus,
    MoveToConflict,
    OpponentDiscardsAtRandom,
    PutIntoPlay,
    Return,
    TakeHonor,
)
from gorin.games.l5r_lcg.words.figures import cost_at_most
from gorin.games.l5r_lcg.words.filters import (
    AN_OPPONENTS,
    AT_HOME,
    DISHONORED,
    OPPONENTS,
    PARTICIPATING,
    YOURS,
    DialShowsLess,
    Not,
    OfClan,
    WithTrait,
)
from gorin.games.l5r_lcg.words.lasting import (
    ChangeBid,
    DiscardWithoutSkill,
    DishonorIfYouWin,
    NextCheaper,
    TakeControl,
)
from gorin.games.l5r_lcg.words.phrases import BEARER, THIS, THIS_ATTACHMENT, any_
from gorin.games.l5r_lcg.words.searching import Search
from gorin.games.l5r_lcg.words.singles import InsteadOnChosen, TakeAttachment
from gorin.games.l5r_lcg.words.skills import Has, SwitchBase
from gorin.games.l5r_lcg.words.triggers import (
    Declares,
    DialsRevealed,
    EffectsBegin,
    Plays,
    StatusChanges,
    Wins,
)
from gorin.kernel.cards import card
from gorin.kernel.clauses import states


@card("court-mask")
def court_mask() -> Behaviour:
    """Returns to the hand to dishonor its bearer."""
    return Behaviour(
        (Ability((Return("hand", THIS_ATTACHMENT), Dishonor(BEARER))),), attach=(YOURS,)
    )


@card("adept-of-shadows")
def adept_of_shadows() -> Behaviour:
    """Returns to the hand for 1 honor."""
    return action(Return("hand", THIS), costs=(LoseHonor(1),))


@card("unassuming-yojimbo")
def unassuming_yojimbo() -> Behaviour:
    """Covert."""
    return Behaviour(keywords=(Covert(),))


@card("ambush")
def ambush() -> Behaviour:
    """In a conflict puts up to two Scorpions of cost 6 together into it."""
    return event(
        PutSeveralIntoConflict("hand", (OfClan("scorpion"),), 6, most=2), conditions=(During(),)
    )


@card("blackmail")
def blackmail() -> Behaviour:
    """With less honor takes control of a cheap character until the conflict ends."""
    return replace(
        event(
            TakeControl(),
            conditions=(During(),),
            aim=Character((OPPONENTS, cost_at_most(2))),
        ),
        plays=(Behind("honor"),),
    )


@card("calling-in-favors")
def calling_in_favors() -> Behaviour:
    """For a dishonor takes an attachment of an opponent."""
    return replace(
        event(TakeAttachment(), costs=(DishonorOwn(),), aim=Attachment((AN_OPPONENTS,))),
        local=True,
    )


@card("forged-edict")
def forged_edict() -> Behaviour:
    """For the dishonor of a courtier cancels an event."""
    return preventing(
        EffectsBegin(), CancelEffects(), costs=(DishonorOwn((WithTrait("courtier"),)),)
    )


@card("i-can-swim")
def i_can_swim() -> Behaviour:
    """With the higher dial discards a dishonored participant."""
    return event(
        Discard(),
        conditions=(During(), Ahead("dial", "an-opponent")),
        aim=Character((AN_OPPONENTS, PARTICIPATING, DISHONORED, DialShowsLess())),
    )


@card("way-of-the-scorpion")
def way_of_the_scorpion() -> Behaviour:
    """In a conflict dishonors a participant of another clan."""
    return event(
        Dishonor(),
        conditions=(During(),),
        aim=Character((PARTICIPATING, Not(OfClan("scorpion")))),
    )


@card("bayushi-liar")
def bayushi_liar() -> Behaviour:
    """Sincerity."""
    return Behaviour(keywords=(Sincerity(),))


@card("bayushi-manipulator")
def bayushi_manipulator() -> Behaviour:
    """Raises the own bid by 1 after dials are revealed."""
    return Behaviour((reaction(DialsRevealed(), ChangeBid(1)),))


@card("bayushi-shoju")
def bayushi_shoju() -> Behaviour:
    """Weakens an opponent by 1 and discards it if none is left in that conflict, twice a round."""
    return action(
        Has("political", -1),
        DiscardWithoutSkill("political"),
        conditions=(
            during("political"),
            While(THIS, PARTICIPATING),
        ),
        aim=Character((OPPONENTS, PARTICIPATING)),
        limits=(TWICE_A_ROUND,),
    )


@card("bayushi-yunako")
def bayushi_yunako() -> Behaviour:
    """In a conflict switches the base skills of a character."""
    return action(SwitchBase(), conditions=(While(THIS, PARTICIPATING),), aim=Character())


@card("blackmail-artist")
def blackmail_artist() -> Behaviour:
    """Takes 1 honor after it wins a political conflict."""
    return Behaviour((reaction(Wins(THIS, Fight("political")), TakeHonor(1)),))


@card("favored-niece")
def favored_niece() -> Behaviour:
    """Discards a card to draw one, twice a round."""
    return action(Draw(1), costs=(DiscardFromHand(1),), limits=(TWICE_A_ROUND,))


@card("shosuro-actress")
def shosuro_actress() -> Behaviour:
    """In a conflict is sacrificed to call a cheap character of an opponent's discard pile."""
    return action(
        PutIntoPlay("conflict"),
        conditions=(During(),),
        costs=(SacrificeThis(),),
        aim=CharacterFrom(THEIRS, (Not(WithTrait("shinobi")), cost_at_most(3))),
    )


@card("shosuro-miyako")
def shosuro_miyako() -> Behaviour:
    """After a character is played, the opponent discards a card or dishonors a character."""
    return Behaviour(
        (
            reaction(
                Plays(character=True),
                OpponentSelectsOne(
                    (
                        OpponentDiscardsAtRandom(1),
                        ChooseAnd(CharacterOfTheirChoice((OPPONENTS,)), Dishonor()),
                    )
                ),
            ),
        )
    )


@card("sinister-soshi")
def sinister_soshi() -> Behaviour:
    """In a conflict weakens a participant by 2."""
    return action(Has("both", -2), conditions=(During(),), aim=Character((PARTICIPATING,)))


@card("soshi-illusionist")
def soshi_illusionist() -> Behaviour:
    """For 1 fate discards a status token."""
    return action(LoseStatus(), costs=(PayFate(1),), aim=Character())


@card("yogo-hiroue")
def yogo_hiroue() -> Behaviour:
    """Moves a character into the conflict and may dishonor it if that is won."""
    return action(
        MoveToConflict(),
        Afterwards(DishonorIfYouWin()),
        conditions=(While(THIS, PARTICIPATING),),
        aim=Character((AT_HOME,)),
    )


@card("yogo-outcast")
def yogo_outcast() -> Behaviour:
    """Has 1 more of both skills with less honor than an opponent."""
    return Behaviour(constants=(Stronger(amount=1, while_=(Behind("honor", "an-opponent"),)),))


@card("young-rumormonger")
def young_rumormonger() -> Behaviour:
    """Turns honor or dishonor to another character of the same player."""
    return Behaviour(
        (would(StatusChanges(any_()), InsteadOnChosen(), aim=AnotherOfSameSeat()),), local=True
    )


@card("city-of-lies")
def city_of_lies() -> Behaviour:
    """Makes the next event of this phase cheaper."""
    return action(NextCheaper("event", 1))


@card("secret-cache")
def secret_cache() -> Behaviour:
    """Searches the deck for a card after a conflict is declared here."""
    return Behaviour((reaction(Declares(here=True), Search(top=5, shuffles=True)),))


@card("city-of-the-open-hand")
@states("LCG-S13.1")
def city_of_the_open_hand() -> Behaviour:
    """With less honor than an opponent bows to gain 1."""
    return action(
        GainHonor(1), conditions=(Behind("honor", "an-opponent"),), costs=(BowThisStronghold(),)
    )
