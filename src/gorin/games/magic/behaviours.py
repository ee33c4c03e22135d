"""What the cards of the ready decks do, as values made of words."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.games.magic.words import (
    Activated,
    Aim,
    Amount,
    Attach,
    Attacks,
    AttackTax,
    Behaviour,
    Bounce,
    ComesBack,
    Counters,
    CounterSpell,
    Damage,
    Destroy,
    Dies,
    Draw,
    DrawStep,
    EachDiscards,
    Effect,
    EnterFromHand,
    Enters,
    EntersTapped,
    Exile,
    FetchBasic,
    GainLife,
    Give,
    GivenAway,
    HighestLife,
    InMain,
    Later,
    Leaves,
    LoseLife,
    PreventCombat,
    Pump,
    PutCounter,
    SacrificeThis,
    Static,
    Take,
    Things,
    This,
    Times,
    Token,
    Trigger,
    Tuck,
    Upkeep,
    X,
)

CREATURES = Things(kinds=("creature",))
CREATURE = Aim(CREATURES)
PLAYER = Aim(players="player")
SELF = Things(which="this")
HOST = Things(kinds=("creature",), which="host")


def spell(*effects: Effect) -> Behaviour:
    """Return what a spell does when it resolves."""
    return Behaviour(spell=effects)


def enters(*effects: Effect) -> Behaviour:
    """Return what a permanent does when it comes to the battlefield."""
    return Behaviour(triggers=(Trigger(Enters(SELF), effects),))


def vow(keyword: str) -> Behaviour:
    """Return a Vow: its creature is stronger, and leaves its controller in peace."""
    return Behaviour(
        enchant=CREATURE,
        always=(Static(HOST, power=2, toughness=2, keywords=(keyword,), cannot="attack you"),),
    )


def _crescendo() -> Behaviour:
    strife: Amount = Counters("strife")
    attacking = Things(kinds=("creature",), combat="attacking")
    blocking = Things(kinds=("creature",), combat="blocking", whose="you")
    return Behaviour(
        triggers=(Trigger(Upkeep("each"), (PutCounter("strife"),)),),
        always=(Static(attacking, power=strife), Static(blocking, power=strife)),
    )


def _journey() -> Behaviour:
    return Behaviour(
        triggers=(
            Trigger(Enters(SELF), (Exile(CREATURE, linked=True),)),
            Trigger(Leaves(), (ComesBack(),)),
        )
    )


def _greaves() -> Behaviour:
    own = Aim(Things(kinds=("creature",), whose="you"))
    return Behaviour(
        always=(Static(HOST, keywords=("haste", "shroud")),),
        activated=(Activated((Attach(own),), sorcery=True),),
    )


def _zedruu() -> Behaviour:
    given = GivenAway()
    gift = Give(Aim(players="opponent"), Aim(Things(whose="you")))
    return Behaviour(
        triggers=(
            Trigger(Upkeep("you"), (GainLife("you", given), Draw("you", given)), given=True),
        ),
        activated=(Activated((gift,), cost="URW"),),
    )


def _whelp() -> Behaviour:
    effects = (Pump(This(), power=1), Later((SacrificeThis(),), often=4))
    return Behaviour(activated=(Activated(effects, cost="R"),))


SCRIPTS: Mapping[str, Behaviour] = {
    "terminate": spell(Destroy(CREATURE)),
    "wrecking-ball": spell(Destroy(Aim(Things(kinds=("creature", "land"))))),
    "mortify": spell(Destroy(Aim(Things(kinds=("creature", "enchantment"))))),
    "path-to-exile": spell(Exile(CREATURE), FetchBasic()),
    "spell-crumple": spell(CounterSpell(Aim(spells=True)), Tuck()),
    "sulfurous-blast": spell(Damage(InMain(2, 3), CREATURES, "each")),
    "earthquake": spell(
        Damage(X(), Things(kinds=("creature",), without=("flying",)), "each"),
    ),
    "vision-skeins": spell(Draw("each", 2)),
    "congregate": spell(GainLife(PLAYER, Times(CREATURES, 2))),
    "sign-in-blood": spell(Draw(PLAYER, 2), LoseLife(PLAYER, 2)),
    "death-by-dragons": spell(Token("dragon-token", "each", PLAYER)),
    "repulse": spell(Bounce(CREATURE), Draw()),
    "insurrection": spell(Take(CREATURES)),
    "syphon-mind": spell(EachDiscards()),
    "flametongue-kavu": enters(Damage(4, CREATURE)),
    "angel-of-despair": enters(Destroy(Aim(Things()))),
    "arbiter-of-knollridge": enters(HighestLife()),
    "wall-of-omens": enters(Draw()),
    "false-prophet": Behaviour(triggers=(Trigger(Dies(SELF), (Exile(CREATURES),)),)),
    "vow-of-duty": vow("vigilance"),
    "vow-of-lightning": vow("first strike"),
    "vow-of-flight": vow("flying"),
    "vow-of-malice": vow("intimidate"),
    "crescendo-of-war": _crescendo(),
    "ghostly-prison": Behaviour(taxes=(AttackTax(2),)),
    "propaganda": Behaviour(taxes=(AttackTax(2),)),
    "windborn-muse": Behaviour(taxes=(AttackTax(2),)),
    "fog-bank": Behaviour(replacing=(PreventCombat(),)),
    "guard-gomazoa": Behaviour(replacing=(PreventCombat(by=False),)),
    "howling-mine": Behaviour(
        triggers=(Trigger(DrawStep(), (Draw("active"),), untapped=True),),
    ),
    "journey-to-nowhere": _journey(),
    "fallen-angel": Behaviour(
        activated=(Activated((Pump(This(), power=2, toughness=1),), sacrifice="creature"),),
    ),
    "furnace-whelp": Behaviour(activated=(Activated((Pump(This(), power=1),), cost="R"),)),
    "dragon-whelp": _whelp(),
    "righteous-cause": Behaviour(triggers=(Trigger(Attacks(CREATURES), (GainLife(),)),)),
    "shattered-angel": Behaviour(
        triggers=(
            Trigger(
                Enters(Things(kinds=("land",), whose="opponent")), (GainLife("you", 3),), may=True
            ),
        )
    ),
    "soul-snare": Behaviour(
        activated=(
            Activated(
                (Exile(Aim(Things(kinds=("creature",), combat="attacking you"))),),
                cost="W",
                sacrifice="this",
            ),
        )
    ),
    "razorjaw-oni": Behaviour(
        always=(Static(Things(kinds=("creature",), colours="B"), cannot="block"),)
    ),
    "lightning-greaves": _greaves(),
    "dreamstone-hedron": Behaviour(
        activated=(Activated((Draw("you", 3),), cost="3", tap=True, sacrifice="this"),)
    ),
    "akoum-refuge": Behaviour(
        replacing=(EntersTapped(),), triggers=(Trigger(Enters(SELF), (GainLife(),)),)
    ),
    "kaalia-of-the-vast": Behaviour(
        triggers=(Trigger(Attacks(SELF), (EnterFromHand(("angel", "demon", "dragon")),)),)
    ),
    "zedruu-the-greathearted": _zedruu(),
}
"""By slug; a card that is not here has no text but for keywords and mana."""
