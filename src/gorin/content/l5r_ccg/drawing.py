"""The drawing of L5R CCG for `any`, from a view alone."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box.drawing import (
    Answers,
    Drawing,
    Drawn,
    Face,
    Label,
    SeatArea,
    Zone,
    labelled,
)
from gorin.games.l5r_ccg.cards import CARDS, TITLES, title
from gorin.games.l5r_ccg.facts import NONE, Facts
from gorin.games.l5r_ccg.state import EMPTY, HOME, Attack
from gorin.games.l5r_ccg.view import CcgCard, CcgDuel, CcgInPlay, CcgProvince, CcgSeat, CcgView
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say, seat_name

Keys = tuple[str, ...]
TOLD = (
    "unique",
    "singular",
    "experienced",
    "cavalry",
    "naval",
    "samurai",
    "bushi",
    "courtier",
    "duelist",
    "shugenja",
    "geisha-house",
    "weapon",
    "kiho",
    "terrain",
)
"""The keywords that rules and cards of these decks speak of."""
ESTATE = ("stronghold", "wind", "sensei", "ring", "holding")
BARE = ("region", "event", "wind", "sensei")
"""The kinds of cards without figures."""
OF_PLACES = ("province", "field")
OF_SEATS = ("seat", "attack", "join")


class Around(Struct, frozen=True):
    """All that is drawn at a seat of what does not belong to it.

    Attributes:
        own: it is the viewer's.
        active: it is its turn.
        favored: it has the Imperial Favor.
        attack: the attack that is made, if one is.
        duel: the duel that is fought, if one is.
        hosts: the names of those that its cards are attached to, by their numbers.
    """

    own: bool
    active: bool
    favored: bool
    attack: Attack | None
    duel: CcgDuel | None
    hosts: dict[int, str]


def draw(view: CcgView, keys: Keys, drawn: Drawn) -> Drawing:
    """Return the table as a viewer sees it, with the answers that they may give."""
    offered = Answers(keys, _concern)
    slugs = {card.number: card.slug for seat in view.seats for card in seat.cards}
    seats: list[SeatArea] = []
    for each in view.seats:
        around = _around(view, each, slugs)
        name = (each.seat, around.own, bool(keys))
        seats.append(drawn.part(name, _seat, each, around, offered))
    return Drawing(headline=tuple(_headline(view)), seats=tuple(seats))


def _around(view: CcgView, each: CcgSeat, slugs: dict[int, str]) -> Around:
    hosts = [card.state.host for card in each.cards if FACTS[card.slug].is_attached]
    return Around(
        own=view.viewer == each.seat,
        active=view.turn > 0 and view.active == each.seat,
        favored=view.favor == each.seat,
        attack=view.attack,
        duel=view.duel,
        hosts={host: slugs[host] for host in hosts},
    )


def _concern(key: str) -> str:
    """Return the number of the card that an answer concerns, empty if it concerns none."""
    _, dot, number = key.rpartition(".")
    return number if dot and key.partition(":")[0] not in OF_PLACES else ""


NOTHING = Answers((), _concern)
"""Stands for the answers about what nobody can answer with."""


def _headline(view: CcgView) -> list[Label]:
    labels: list[Label] = [say("ccg-turn", turn=view.turn, phase=say(f"ccg-phase-{view.phase}"))]
    attack = view.attack
    if attack is None:
        return labels
    attacker, defender = seat_name(attack.attacker), seat_name(attack.defender)
    labels.append(say("ccg-attack", seat=attacker, other=defender))
    if attack.slot != EMPTY:
        ours, theirs = view.forces
        strength = view.seats[attack.defender].strength
        labels.append(say("ccg-battle", slot=attack.slot + 1))
        labels.append(say("ccg-forces", attack=ours, defense=theirs, strength=strength))
    if view.terrain is not None:
        labels.append(say("ccg-terrain", card=title(view.terrain.slug)))
    if view.duel is not None:
        one, other = (_slug(view, card) for card in (view.duel.challenger, view.duel.challenged))
        labels.append(say("ccg-duel", card=title(one), personality=title(other)))
    return labels


def _notes(around: Around, each: CcgSeat) -> list[Label]:
    notes: list[Label] = [say(f"ccg-deck-{each.deck}")]
    attack = around.attack
    if attack is not None and each.seat not in (attack.attacker, attack.defender):
        if attack.attacks(each.seat):
            notes.append(say("ccg-ally-attacks"))
        elif attack.defends(each.seat):
            notes.append(say("ccg-ally-defends"))
    if around.favored:
        notes.append(say("ccg-favor"))
    if not each.alive:
        notes.append(say("ccg-out"))
    return notes


def _seat(each: CcgSeat, around: Around, offered: Answers) -> SeatArea:
    kinds = {card.number: FACTS[card.slug].kind for card in each.cards}
    people = tuple(card for card in each.cards if kinds[card.number] == "personality")
    estate = tuple(card for card in each.cards if kinds[card.number] in ESTATE)
    hand = Zone(
        f"hand.{each.seat}",
        say("ccg-hand"),
        tuple(_card(card, offered) for card in each.hand if card.slug),
        count=len(each.hand),
        hand=around.own,
    )
    units = tuple(
        _in_play(around, card, offered)
        for person in people
        for card in (person, *(other for other in each.cards if other.state.host == person.number))
    )
    return SeatArea(
        each.seat,
        notes=tuple(_notes(around, each)),
        active=around.active,
        counters=(
            labelled("ccg-honor", each.honor),
            labelled("ccg-gold", each.gold),
            labelled("ccg-strength", each.strength),
        ),
        zones=(
            Zone(f"units.{each.seat}", say("ccg-units"), units),
            Zone(
                f"provinces.{each.seat}",
                say("ccg-provinces"),
                tuple(
                    _province(each, slot, held, offered) for slot, held in enumerate(each.provinces)
                ),
            ),
            Zone(
                f"estate.{each.seat}",
                say("ccg-estate"),
                tuple(_in_play(around, card, offered) for card in estate),
            ),
            hand,
            *_focused(around.duel, each.seat),
            _pile(f"dynasty-pile.{each.seat}", "ccg-dynasty-pile", each.dynasty_pile),
            _pile(f"fate-pile.{each.seat}", "ccg-fate-pile", each.fate_pile),
            *((_pile(f"removed.{each.seat}", "ccg-removed", each.removed),) * bool(each.removed)),
        ),
        answers=offered.among(*(f"{verb}:{each.seat}" for verb in OF_SEATS)),
    )


def _focused(duel: CcgDuel | None, seat: int) -> tuple[Zone, ...]:
    """Return what a seat has focused in the duel that is fought, if it fights one."""
    if duel is None or seat not in duel.seats:
        return ()
    cards = duel.focused[duel.seats.index(Seat(seat))]
    faces = tuple(_card(card, NOTHING) for card in cards if card.slug)
    return (Zone(f"focused.{seat}", say("ccg-focused"), faces, count=len(cards)),)


def _pile(id: str, label: str, cards: tuple[CcgCard, ...]) -> Zone:
    return Zone(
        id, say(label), tuple([_card(card, NOTHING) for card in reversed(cards)]), pile=True
    )


def _card(card: CcgCard, offered: Answers) -> Face:
    if not card.slug:
        return Face(f"card.{card.number}")
    name, text = title(card.slug), _text(card.slug)
    return Face(f"card.{card.number}", name, text, answers=offered.about(card.number))


FACTS = {slug: CARDS[number] for slug, number in TITLES.items()}


@cache
def _text(slug: str) -> tuple[Label, ...]:
    """Return what is printed on a card: it is the same wherever and however often it lies."""
    return printed(FACTS[slug])


def printed(facts: Facts) -> tuple[Label, ...]:
    """Return the figures of a card in words, its keywords, and what it does."""
    labels: list[Label] = [_figures(facts)]
    if facts.requirement != NONE:
        labels.append(say("ccg-requirement", honor=facts.requirement))
    labels += (say(f"ccg-keyword-{each}") for each in facts.keywords if each in TOLD)
    if facts.trait:
        labels.append(say(f"ccg-trait-{facts.trait}"))
    if facts.ability is not None:
        labels.append(say(f"ccg-does-{facts.slug}"))
    return tuple(labels)


def _figures(facts: Facts) -> Message:
    if facts.kind == "holding":
        id = "ccg-printed-holding-clan" if facts.clan else "ccg-printed-holding"
        clan = {"clan": say(f"ccg-clan-{facts.clan}")} if facts.clan else {}
        return say(id, cost=facts.cost, gold=facts.gold, **clan)
    if facts.kind == "personality":
        return say(
            "ccg-printed-personality",
            clan=say(f"ccg-clan-{facts.clan}"),
            cost=facts.cost,
            force=facts.force,
            chi=facts.chi,
            honor=facts.honor,
        )
    if facts.kind == "stronghold":
        return say(
            "ccg-printed-stronghold",
            strength=facts.strength,
            gold=facts.gold,
            honor=facts.honor,
        )
    if facts.kind in BARE:
        return say(f"ccg-printed-{facts.kind}")
    return _of_fate(facts)


def _of_fate(facts: Facts) -> Message:
    """Return the figures of a Fate card in words."""
    id = f"ccg-printed-{facts.kind}"
    if facts.kind == "ring":
        return say(id, focus=facts.focus)
    if facts.kind == "follower":
        return say(id, cost=facts.cost, force=facts.force, focus=facts.focus)
    if facts.kind in ("item", "ancestor"):
        figures = {"force": facts.force, "chi": facts.chi}
        return say(id, cost=facts.cost, focus=facts.focus, **figures)
    return say(id, cost=facts.cost, focus=facts.focus)


def _in_play(around: Around, card: CcgInPlay, offered: Answers) -> Face:
    facts, state = FACTS[card.slug], card.state
    notes: list[Label] = []
    if facts.kind == "personality":
        notes.append(say("ccg-now", force=card.force, chi=card.chi))
    if facts.kind == "follower":
        notes.append(say("ccg-now-force", force=card.force))
    if facts.is_attached:
        notes.append(say("ccg-attached", card=title(around.hosts[state.host])))
    if card.gold:
        notes.append(say("ccg-produces", gold=card.gold))
    if state.dishonorable:
        notes.append(say("ccg-dishonorable"))
    if state.bowed:
        notes.append(say("ccg-bowed"))
    if around.attack is not None and state.at != HOME:
        id = "ccg-attacking" if state.attacks else "ccg-defending"
        notes.append(say(id, slot=state.at + 1))
    name = title(card.slug)
    answers = offered.about(card.number)
    return Face(f"card.{card.number}", name, _text(card.slug), tuple(notes), answers)


def _slug(view: CcgView, number: int) -> str:
    return next(card.slug for seat in view.seats for card in seat.cards if card.number == number)


def _province(each: CcgSeat, slot: int, province: CcgProvince, offered: Answers) -> Face:
    """Return a province as the card that lies there, or as itself if it is empty."""
    here: list[Label] = [
        say("ccg-destroyed" if province.destroyed else "ccg-province", slot=slot + 1)
    ]
    place = f":{each.seat}.{slot}"
    answers = offered.among(*(f"{verb}{place}" for verb in OF_PLACES))
    if province.region is not None:
        here.append(say("ccg-region", card=title(province.region.slug)))
        here += _text(province.region.slug)[1:]
    if province.card is None:
        name, *notes = here
        id = f"province.{each.seat}.{slot}"
        return Face(id, name, notes=tuple(notes), answers=answers)
    face = _card(province.card, offered)
    return replace(face, notes=tuple(here), answers=(*face.answers, *answers))
