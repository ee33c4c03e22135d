"""The drawing of L5R LCG for `any`, from a view alone."""

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
from gorin.content.l5r_lcg.pages import trait_name
from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.facts import DASH, Facts, title
from gorin.games.l5r_lcg.options import ring_name
from gorin.games.l5r_lcg.pacts import Offer, Promise, Treaty, promise_in_words
from gorin.games.l5r_lcg.state import ELEMENTS, EMPTY, NOBODY, Ring
from gorin.games.l5r_lcg.view import LcgCard, LcgCharacter, LcgProvince, LcgSeat, LcgView, LcgWorn
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say, seat_name

Keys = tuple[str, ...]
NOT_OF_CARDS = ("province", "declare", "ring", "slot", "set")
"""The verbs of answers that concern no card, whatever they end with."""
SIDES = ("home", "attacking", "defending")


class Around(Struct, frozen=True):
    """All that is drawn at a seat of what does not belong to it.

    Attributes:
        own: it is the viewer's.
        first: it is the first player.
        favor: it has the Imperial Favor, set to a kind if that is not empty; None: it has not.
        fights: it attacks or is attacked.
        begun: the first turn has begun.
        rings: all rings.
        contested: the ring that is contested.
    """

    own: bool
    first: bool
    favor: str | None
    fights: bool
    begun: bool
    rings: dict[str, Ring]
    contested: str


def draw(view: LcgView, keys: Keys, drawn: Drawn) -> Drawing:
    """Return the table as a viewer sees it, with the answers that they may give."""
    offered = Answers(keys, _concern)
    contested = "" if view.conflict is None else view.conflict.ring
    seats: list[SeatArea] = []
    for each in view.seats:
        around = _around(view, each.seat, contested)
        name = ("seat", each.seat, around.own, bool(keys))
        seats.append(drawn.part(name, _seat, each, around, offered))
    common = drawn.part(("rings", bool(keys)), _rings, view.rings, contested, offered)
    return Drawing(
        headline=tuple(_headline(view)),
        seats=tuple(seats),
        zones=(*common, *_resolving(view), *_treaties(view)),
    )


def _around(view: LcgView, seat: Seat, contested: str) -> Around:
    conflict = view.conflict
    return Around(
        own=view.viewer == seat,
        first=view.first == seat,
        favor=view.favor_kind if view.favor == seat else None,
        fights=conflict is not None and seat in (conflict.attacker, conflict.defender),
        begun=view.turn > 0,
        rings=view.rings,
        contested=contested,
    )


def _concern(key: str) -> str:
    """Return the number of the card that an answer concerns, empty if it concerns none."""
    verb, _, number = key.partition(":")
    _, dot, last = key.rpartition(".")
    if dot:
        return "" if verb in NOT_OF_CARDS else last
    return number if verb == "card" else ""


NOTHING = Answers((), _concern)
"""Stands for the answers about what nobody can answer with."""


def _resolving(view: LcgView) -> tuple[Zone, ...]:
    """Return the cards that are being played, if there are any."""
    if not view.resolving:
        return ()
    return (
        Zone("resolving", say("lcg-resolving"), tuple(_card(c, NOTHING) for c in view.resolving)),
    )


def _treaties(view: LcgView) -> tuple[Zone, ...]:
    """Return the treaties that stand and what is offered, each with its terms."""
    faces = (*map(_treaty, view.treaties), *map(_offer, view.offers))
    return (Zone("treaties", say("lcg-treaties"), faces),) if faces else ()


def _treaty(treaty: Treaty) -> Face:
    one, other = treaty.seats
    notes: list[Label] = [
        _promised(*each) for each in zip(treaty.seats, treaty.promises, strict=True)
    ]
    notes.append(say("lcg-treaty-staked", stake=treaty.stake))
    notes += (say("lcg-treaty-dissolving", seat=seat_name(seat)) for seat in treaty.dissolving)
    name = say("lcg-treaty-between", seat=seat_name(one), other=seat_name(other))
    return Face(f"treaty.{treaty.number}", name, (), tuple(notes))


def _offer(offer: Offer) -> Face:
    notes: tuple[Label, ...] = (
        _promised(offer.seat, offer.give),
        _promised(offer.other, offer.take),
        say("lcg-treaty-staked", stake=offer.stake),
    )
    name = say("lcg-offer-between", seat=seat_name(offer.seat), other=seat_name(offer.other))
    return Face(f"offer.{offer.number}", name, (), notes)


def _promised(seat: Seat, promise: Promise) -> Message:
    stands = "-over" if promise.over or promise.due else "-kept" if promise.kept else ""
    words = promise_in_words(promise)
    return say(f"lcg-treaty-promised{stands}", seat=seat_name(seat), promise=words)


def _headline(view: LcgView) -> list[Label]:
    phase = say(f"lcg-phase-{view.phase}")
    labels: list[Label] = [say("lcg-turn", turn=view.turn, phase=phase)]
    conflict = view.conflict
    if conflict is None:
        return labels
    kind, attacker = say(f"lcg-kind-{conflict.kind}"), seat_name(conflict.attacker)
    if conflict.ring:
        ring = ring_name(conflict.ring, conflict.attacker)
        labels.append(say("lcg-conflict", seat=attacker, kind=kind, ring=ring))
    else:
        labels.append(say("lcg-conflict-ringless", seat=attacker, kind=kind))
    if conflict.defender != NOBODY:
        other, slot = seat_name(conflict.defender), conflict.slot + 1
        labels.append(say("lcg-attacked", seat=other, slot=slot))
        labels.append(say("lcg-totals", attack=view.totals[0], defense=view.totals[1]))
    return labels


def _seat(each: LcgSeat, around: Around, offered: Answers) -> SeatArea:
    notes: list[Label] = [say(f"lcg-clan-{each.clan}")]
    if around.first:
        notes.append(say("lcg-first"))
    if around.favor is not None:
        kind = around.favor
        favor = say("lcg-favor-set", kind=say(f"lcg-kind-{kind}")) if kind else say("lcg-favor")
        notes.append(favor)
    if not each.alive:
        notes.append(say("lcg-out"))
    notes += _progress(around, each)
    hand = Zone(
        f"hand.{each.seat}",
        say("lcg-hand"),
        tuple(_card(card, offered) for card in each.hand if card.slug),
        count=len(each.hand),
        hand=around.own,
    )
    return SeatArea(
        each.seat,
        notes=tuple(notes),
        active=around.fights,
        counters=(
            labelled("lcg-honor", each.honor),
            labelled("lcg-fate", each.fate),
            labelled("lcg-dial", each.dial),
        ),
        zones=(
            Zone(
                f"play.{each.seat}",
                say("lcg-play"),
                tuple(_character(each.seat, card, offered) for card in each.characters),
            ),
            *(
                _province(around, each, slot, province, offered)
                for slot, province in enumerate(each.provinces)
            ),
            *_home(each, offered),
            *_pool(around, each, offered),
            hand,
            Zone(f"dynasty.{each.seat}", say("lcg-dynasty-deck"), count=each.dynasty_deck),
            Zone(f"conflict.{each.seat}", say("lcg-conflict-deck"), count=each.conflict_deck),
            _pile(f"dynasty-pile.{each.seat}", "lcg-dynasty-pile", each.dynasty_pile),
            _pile(f"conflict-pile.{each.seat}", "lcg-conflict-pile", each.conflict_pile),
            *_removed(each),
        ),
    )


def _progress(around: Around, each: LcgSeat) -> list[Label]:
    """Return how far a seat is: the elements on its provinces, and how many of these are broken."""
    if not around.begun or not each.alive:
        return []
    broken = sum(province.broken for province in each.provinces)
    label = say("lcg-progress-broken", broken=broken, all=len(each.provinces))
    labels: list[Label] = [label] if broken else []
    if not _have_own(around.rings):
        return labels
    lying = [
        name.partition(".")[0]
        for name, ring in around.rings.items()
        if ring.seat == each.seat and ring.slot != EMPTY
    ]
    held = tuple(say(f"lcg-element-{element}") for element in ELEMENTS if element in lying)
    missing = tuple(say(f"lcg-element-{element}") for element in ELEMENTS if element not in lying)
    if not held:
        return [say("lcg-progress-no-rings"), *labels]
    return [say("lcg-progress-rings", held=held, missing=missing), *labels]


def _pile(id: str, label: str, cards: tuple[LcgCard, ...]) -> Zone:
    return Zone(
        id, say(label), tuple([_card(card, NOTHING) for card in reversed(cards)]), pile=True
    )


@cache
def _text(slug: str) -> tuple[Message, ...]:
    """Return what is printed on a card: it is the same wherever and however often it lies."""
    return printed(shipped().cards[slug])


def _card(card: LcgCard, offered: Answers) -> Face:
    if not card.slug:
        return Face(f"card.{card.number}")
    return Face(
        f"card.{card.number}",
        title(card.slug),
        _text(card.slug),
        answers=offered.about(card.number),
    )


def printed(facts: Facts) -> tuple[Message, ...]:
    """Return the figures of a card in words, and what it does."""
    skills = {
        kind: "-" if value == DASH else str(value)
        for kind, value in (("military", facts.military), ("political", facts.political))
    }
    figures: dict[str, dict[str, int | str]] = {
        "character": {"cost": facts.cost, "glory": facts.glory, **skills},
        "attachment": {"cost": facts.cost, **skills},
        "event": {"cost": facts.cost},
        "holding": {"strength": facts.strength},
        "province": {"strength": facts.strength},
        "stronghold": {"honor": facts.honor, "fate": facts.fate, "strength": facts.strength},
        "role": {},
    }
    does = SCRIPTS[facts.slug].lines() if facts.slug in SCRIPTS else ()
    traits = tuple(map(trait_name, facts.traits))
    called = (say("lcg-printed-traits", traits=traits),) if traits else ()
    return (say(f"lcg-printed-{facts.kind}", **figures[facts.kind]), *does, *called)


def _character(seat: Seat, card: LcgCharacter, offered: Answers) -> Face:
    military, political = card.skills
    notes: list[Label] = [
        say("lcg-skills", military=military, political=political, fate=card.fate),
        say(f"lcg-side-{SIDES[card.side]}"),
    ]
    if card.bowed:
        notes.append(say("lcg-bowed"))
    if card.status:
        notes.append(say("lcg-honored" if card.status > 0 else "lcg-dishonored"))
    notes += (_worn(seat, worn) for worn in card.worn)
    name, text = title(card.slug), _text(card.slug)
    return Face(f"card.{card.number}", name, text, tuple(notes), offered.about(card.number))


def _worn(seat: Seat, worn: LcgWorn) -> Message:
    """Return what is attached to a character of a seat, and whose it is if it is another's."""
    if worn.seat == seat:
        return say("lcg-worn", card=title(worn.slug))
    return say("lcg-worn-of", card=title(worn.slug), seat=seat_name(worn.seat))


def _province(
    around: Around, each: LcgSeat, slot: int, province: LcgProvince, offered: Answers
) -> Zone:
    cards = () if province.card is None else (_card(province.card, offered),)
    if province.own is not None:
        cards = (replace(_card(province.own, offered), notes=(say("lcg-is-province"),)), *cards)
    wanted = [f"province:{each.seat}.{slot}"]
    if around.own:
        wanted += (f"slot:{slot}", f"place:{slot}")
    answers = offered.among(*wanted)
    label = _province_label(each, slot, province)
    lying = tuple(
        _ring(ring, name, around.contested, offered)
        for name, ring in around.rings.items()
        if (ring.seat, ring.slot) == (each.seat, slot)
    )
    return Zone(f"province.{each.seat}.{slot}", label, (*cards, *lying), answers=answers)


def _province_label(each: LcgSeat, slot: int, province: LcgProvince) -> Message:
    """Return what is said above a province; its strength only where the viewer knows it."""
    last = each.stronghold is not None and slot == len(each.provinces) - 1
    if not province.strength:
        return say("lcg-stronghold-unknown" if last else "lcg-province-unknown", slot=slot + 1)
    id = "lcg-stronghold-province" if last else "lcg-province"
    return say("lcg-broken" if province.broken else id, slot=slot + 1, strength=province.strength)


def _home(each: LcgSeat, offered: Answers) -> tuple[Zone, ...]:
    """Return the zones that only the stronghold game has: the stronghold, provinces to lay out."""
    zones: list[Zone] = []
    if each.stronghold is not None:
        face = _card(each.stronghold.card, offered)
        notes = (say("lcg-bowed"),) if each.stronghold.bowed else ()
        home = replace(face, notes=notes)
        zones.append(Zone(f"stronghold.{each.seat}", say("lcg-stronghold"), (home,)))
    for name, card in (("role", each.role), ("top", each.top)):
        if card is not None:
            zones.append(Zone(f"{name}.{each.seat}", say(f"lcg-{name}"), (_card(card, offered),)))
    if each.unplaced:
        faces = tuple(_card(card, offered) for card in each.unplaced if card.slug)
        count = len(each.unplaced)
        zones.append(Zone(f"unplaced.{each.seat}", say("lcg-unplaced"), faces, count=count))
    return tuple(zones)


def _rings(rings: dict[str, Ring], contested: str, offered: Answers) -> tuple[Zone, ...]:
    """Return the rings of all; of those of each seat, which lie before it, the common pool."""
    faces = tuple(
        _ring(ring, name, contested, offered)
        for name, ring in rings.items()
        if ring.pool == NOBODY and ring.slot == EMPTY
    )
    if not _have_own(rings):
        return (Zone("rings", say("lcg-rings"), faces),)
    return (Zone("rings", say("lcg-common-pool"), faces),) if faces else ()


def _have_own(rings: dict[str, Ring]) -> bool:
    """Return whether each seat has rings of its own."""
    return len(rings) > len(ELEMENTS)


def _pool(around: Around, each: LcgSeat, offered: Answers) -> tuple[Zone, ...]:
    """Return the personal unclaimed pool of a seat, if seats have any."""
    if not _have_own(around.rings):
        return ()
    own = ((name, ring) for name, ring in around.rings.items() if ring.pool == each.seat)
    faces = tuple(_ring(ring, name, around.contested, offered) for name, ring in own)
    return (Zone(f"pool.{each.seat}", say("lcg-pool"), faces),)


def _ring(ring: Ring, name: str, contested: str, offered: Answers) -> Face:
    notes: list[Label] = [say("lcg-ring-fate", fate=ring.fate)]
    if ring.seat != NOBODY and ring.slot == EMPTY:
        notes.append(say("lcg-ring-claimed", seat=seat_name(ring.seat)))
    if contested == name:
        notes.append(say("lcg-ring-contested"))
    answers = tuple(
        key
        for key in offered.keys
        if key == f"ring:{name}" or (key.startswith("declare:") and key.endswith(f".{name}"))
    )
    holder = ring.pool if ring.seat == NOBODY else ring.seat
    return Face(f"ring.{name}", ring_name(name, holder), (), tuple(notes), answers)


def _removed(each: LcgSeat) -> tuple[Zone, ...]:
    """Return the cards of a seat that are removed from the game, as far as they lie open."""
    if not each.removed:
        return ()
    return (_pile(f"removed.{each.seat}", "lcg-removed", each.removed),)
