"""The drawing of Magic for `any`, from a view alone."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from gorin.content.box.drawing import (
    Answers,
    Counter,
    Drawing,
    Drawn,
    Face,
    Label,
    SeatArea,
    Zone,
    labelled,
)
from gorin.games.magic.behaviours import SCRIPTS
from gorin.games.magic.cards import CARDS, TITLES, title
from gorin.games.magic.decks import COMMANDERS
from gorin.games.magic.facts import ANY, BASICS, Facts
from gorin.games.magic.state import EMPTY, NOBODY, PLAYER, Item, Target
from gorin.games.magic.view import MagicCard, MagicPermanent, MagicSeat, MagicView
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, say, seat_name

Keys = tuple[str, ...]
LANDED = ("attacker", "blocker", "target", "use")
"""Verbs of answers that are about permanents."""
OF_PERMANENTS = (*LANDED, "return", "sacrifice", "pay", "do")
"""Verbs of answers that lie with permanents, those too that lie with other cards."""
PILES = ("graveyard", "exile")


class Around(Struct, frozen=True):
    """All that is drawn at a seat of what does not belong to it.

    Attributes:
        own: it is the viewer's.
        active: it is its turn.
        names: the names of those that its permanents are attached to or block, by their numbers.
        commanders: the seats with the names of their commanders.
    """

    own: bool
    active: bool
    names: dict[int, str]
    commanders: tuple[tuple[Seat, str], ...]


def draw(view: MagicView, keys: Keys, drawn: Drawn) -> Drawing:
    """Return the table as a viewer sees it, with the answers that they may give."""
    headline: list[Label] = [say("magic-turn", turn=view.turn, step=say(f"magic-step-{view.step}"))]
    if view.turn:
        headline.append(say("magic-active", seat=seat_name(view.active)))
    names = {card.number: card.slug for seat in view.seats for card in seat.permanents}
    names |= {item.card: item.slug for item in view.stack}
    offered = Answers(keys, _concern)
    stack = tuple(_item(item, names, offered) for item in reversed(view.stack))
    seats: list[SeatArea] = []
    for each in view.seats:
        around = _around(view, each, names)
        name = (each.seat, around.own, bool(keys))
        seats.append(drawn.part(name, _seat, each, around, offered))
    return Drawing(
        headline=tuple(headline),
        seats=tuple(seats),
        zones=(Zone("stack", say("magic-stack"), stack),),
    )


def _around(view: MagicView, each: MagicSeat, names: dict[int, str]) -> Around:
    states = [card.state for card in each.permanents]
    others = [other for state in states for other in (state.attached, state.blocking)]
    return Around(
        own=view.viewer == each.seat,
        active=view.turn > 0 and each.seat == view.active,
        names={other: names[other] for other in others if other != EMPTY and other in names},
        commanders=tuple([(seat.seat, COMMANDERS[seat.deck]) for seat in view.seats]),
    )


def _concern(key: str) -> str:
    """Return the name and the number of the card that an answer concerns, if it concerns one."""
    _, colon, card = key.rpartition(":")
    return card if colon else ""


NOTHING = Answers((), _concern)
"""Stands for the answers about what nobody can answer with."""


def _item(item: Item, names: dict[int, str], offered: Answers) -> Face:
    notes: list[Label] = [say("magic-of", seat=seat_name(item.seat))]
    aims: tuple[Arg, ...] = tuple(
        _target(target, names)
        for target in item.targets
        if target.card == PLAYER or target.card in names
    )
    if aims:
        notes.append(say("magic-aimed-at", targets=aims))
    answers = offered.among(f"spell:{item.slug}.{item.card}")
    name, text = title(item.slug), _text(item.slug)
    return Face(f"stack.{item.number}", name, text, tuple(notes), answers)


def _target(target: Target, names: dict[int, str]) -> Arg:
    return seat_name(target.seat) if target.card == PLAYER else title(names[target.card])


def _seat(each: MagicSeat, around: Around, offered: Answers) -> SeatArea:
    notes: list[Label] = [say(f"magic-deck-{each.deck}")]
    if not each.alive:
        notes.append(say("magic-out"))
    lands = [card for card in each.permanents if CARDS[TITLES[card.slug]].is_a("land")]
    others = [card for card in each.permanents if card not in lands]
    counters: list[Counter] = [
        labelled("magic-life", each.life),
        labelled("magic-floating", each.floating),
        labelled("magic-tax", each.tax),
    ]
    counters += (
        Counter(say("magic-damage", seat=seat_name(seat)), amount) for seat, amount in each.damage
    )
    permanents = (
        tuple(_permanent(card, each.seat, around, offered) for card in cards)
        for cards in (others, lands)
    )
    return SeatArea(
        each.seat,
        notes=tuple(notes),
        active=around.active,
        counters=tuple(counters),
        zones=(
            Zone(f"creatures.{each.seat}", say("magic-battlefield"), next(permanents)),
            Zone(f"lands.{each.seat}", say("magic-lands"), next(permanents)),
            _zone(f"command.{each.seat}", "magic-command-zone", each.command, offered),
            Zone(
                f"hand.{each.seat}",
                say("magic-hand"),
                tuple(_card(card, offered) for card in each.hand),
                count=each.hand_count,
                hand=around.own,
            ),
            Zone(f"library.{each.seat}", say("magic-library"), count=each.library),
            _zone(f"graveyard.{each.seat}", "magic-graveyard", each.graveyard, NOTHING),
            _zone(f"exile.{each.seat}", "magic-exile", each.exile, NOTHING),
            *(
                (_zone(f"aside.{each.seat}", "magic-aside", each.aside, NOTHING),)
                if each.aside
                else ()
            ),
        ),
        answers=offered.among(f"player:{each.seat}", f"seat:{each.seat}"),
    )


def _zone(id: str, label: str, cards: tuple[MagicCard, ...], offered: Answers) -> Zone:
    faces = tuple(_card(card, offered) for card in reversed(cards))
    return Zone(id, say(label), faces, pile=id.partition(".")[0] in PILES)


def _card(card: MagicCard, offered: Answers) -> Face:
    about = offered.about(f"{card.slug}.{card.number}")
    answers = tuple([key for key in about if key.partition(":")[0] not in LANDED])
    return Face(f"card.{card.number}", title(card.slug), _text(card.slug), answers=answers)


@cache
def _text(slug: str) -> tuple[Label, ...]:
    """Return what is printed on a card: it is the same wherever and however often it lies."""
    return printed(CARDS[TITLES[slug]])


def printed(facts: Facts) -> tuple[Label, ...]:
    """Return the figures of a card in words, its keywords, and what it does."""
    labels: list[Label] = []
    if facts.is_a("land"):
        labels.append(say("magic-printed-land"))
    elif facts.is_a("creature"):
        size = {"power": facts.power, "toughness": facts.toughness}
        labels.append(say("magic-printed-creature", cost=facts.cost or "0", **size))
    else:
        labels.append(say(f"magic-kind-{facts.kinds[0]}"))
        labels.append(say("magic-printed-spell", cost=facts.cost))
    labels += (say(f"magic-keyword-{each.replace(' ', '-')}") for each in facts.keywords)
    if facts.mana and facts.slug not in BASICS:
        labels.append(mana_of(facts.mana))
    labels += SCRIPTS[facts.slug].said() if facts.slug in SCRIPTS else ()
    return tuple(labels)


def mana_of(mana: str) -> Label:
    """Return which mana something gives when it is tapped."""
    if mana == ANY:
        return say("magic-gives-any")
    if mana.startswith("C"):
        return say("magic-gives-colourless", amount=len(mana))
    return say("magic-gives", mana=tuple(mana))


def _standing(card: MagicPermanent, names: dict[int, str]) -> list[Label]:
    """Return how a permanent stands, and what it is if that is not what is printed on it."""
    state, facts, notes = card.state, CARDS[TITLES[card.slug]], list[Label]()
    if "creature" in card.kinds:
        size = (card.power, card.toughness)
        if size != (facts.power, facts.toughness):
            notes.append(say("magic-is-now", power=card.power, toughness=card.toughness))
        if state.sick and "haste" not in card.keywords:
            notes.append(say("magic-sick"))
    gained = tuple(each for each in card.keywords if each not in facts.keywords)
    if gained:
        names_of = tuple(say(f"magic-keyword-{each.replace(' ', '-')}") for each in gained)
        notes.append(say("magic-has-now", keywords=names_of))
    notes += (say(f"magic-counters-{name}", amount=amount) for name, amount in state.counters)
    if state.tapped:
        notes.append(say("magic-tapped"))
    if state.attached != EMPTY and state.attached in names:
        notes.append(say("magic-attached", card=title(names[state.attached])))
    return notes


def _permanent(card: MagicPermanent, seat: Seat, around: Around, offered: Answers) -> Face:
    state, notes, names = card.state, _standing(card, around.names), around.names
    if state.attacking != NOBODY:
        notes.append(say("magic-attacking", seat=seat_name(state.attacking)))
    if state.blocking != EMPTY and state.blocking in names:
        notes.append(say("magic-is-blocking", card=title(names[state.blocking])))
    if state.damage:
        notes.append(say("magic-marked", amount=state.damage))
    if card.owner != seat:
        notes.append(say("magic-owned", seat=seat_name(card.owner)))
    if (card.owner, card.slug) in around.commanders:
        notes.append(say("magic-commander"))
    about = offered.about(f"{card.slug}.{card.number}")
    answers = tuple([key for key in about if key.partition(":")[0] in OF_PERMANENTS])
    name, text = title(card.slug), _text(card.slug)
    return Face(f"card.{card.number}", name, text, tuple(notes), answers)
