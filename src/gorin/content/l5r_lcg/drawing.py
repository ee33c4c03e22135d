"""What `any` draws of L5R LCG, from a view alone."""

from __future__ import annotations

from gorin.content.box.drawing import Drawing, Face, Label, SeatArea, Zone, labelled
from gorin.games.l5r_lcg.cards import CARDS, DASH, Facts, title
from gorin.games.l5r_lcg.state import NOBODY
from gorin.games.l5r_lcg.view import LcgCard, LcgCharacter, LcgProvince, LcgSeat, LcgView
from gorin.kernel.words import Message, say, seat_name

Keys = tuple[str, ...]
FACTS = {facts.slug: facts for facts in CARDS}
SIDES = ("home", "attacking", "defending")


def draw(view: LcgView, keys: Keys) -> Drawing:
    """Return the table as a viewer sees it, with the answers that they may give."""
    return Drawing(
        headline=tuple(_headline(view)),
        seats=tuple(_seat(view, each, keys) for each in view.seats),
        zones=(_rings(view, keys),),
    )


def _headline(view: LcgView) -> list[Label]:
    phase = say(f"lcg-phase-{view.phase}")
    found: list[Label] = [say("lcg-turn", turn=view.turn, phase=phase)]
    conflict = view.conflict
    if conflict is None:
        return found
    kind, ring = say(f"lcg-kind-{conflict.kind}"), say(f"lcg-ring-{conflict.ring}")
    attacker = seat_name(conflict.attacker)
    found.append(say("lcg-conflict", seat=attacker, kind=kind, ring=ring))
    if conflict.defender != NOBODY:
        other, slot = seat_name(conflict.defender), conflict.slot + 1
        found.append(say("lcg-attacked", seat=other, slot=slot))
        found.append(say("lcg-totals", attack=view.totals[0], defense=view.totals[1]))
    return found


def _seat(view: LcgView, each: LcgSeat, keys: Keys) -> SeatArea:
    notes: list[Label] = [say(f"lcg-clan-{each.clan}")]
    if view.first == each.seat:
        notes.append(say("lcg-first"))
    if view.favor == each.seat:
        notes.append(say("lcg-favor"))
    if not each.alive:
        notes.append(say("lcg-out"))
    conflict = view.conflict
    own = view.viewer == each.seat
    hand = Zone(
        f"hand.{each.seat}",
        say("lcg-hand"),
        tuple(_card(card, keys) for card in each.hand if card.slug),
        count=len(each.hand),
        hand=own,
    )
    return SeatArea(
        each.seat,
        notes=tuple(notes),
        active=conflict is not None and each.seat in (conflict.attacker, conflict.defender),
        counters=(
            labelled("lcg-honor", each.honor),
            labelled("lcg-fate", each.fate),
            labelled("lcg-dial", each.dial),
        ),
        zones=(
            Zone(
                f"play.{each.seat}",
                say("lcg-play"),
                tuple(_character(card, keys) for card in each.characters),
            ),
            *(
                _province(view, each, slot, found, keys)
                for slot, found in enumerate(each.provinces)
            ),
            hand,
            Zone(f"dynasty.{each.seat}", say("lcg-dynasty-deck"), count=each.dynasty_deck),
            Zone(f"conflict.{each.seat}", say("lcg-conflict-deck"), count=each.conflict_deck),
            _pile(f"dynasty-pile.{each.seat}", "lcg-dynasty-pile", each.dynasty_pile),
            _pile(f"conflict-pile.{each.seat}", "lcg-conflict-pile", each.conflict_pile),
        ),
    )


def _pile(id: str, label: str, cards: tuple[LcgCard, ...]) -> Zone:
    return Zone(id, say(label), tuple(_card(card, ()) for card in reversed(cards)))


def _about(keys: Keys, number: int) -> Keys:
    return tuple(
        key
        for key in keys
        if key == f"card:{number}" or (key.endswith(f".{number}") and _card_key(key))
    )


def _card_key(key: str) -> bool:
    return key.partition(":")[0] not in ("province", "declare", "slot")


def _card(card: LcgCard, keys: Keys) -> Face:
    if not card.slug:
        return Face(f"card.{card.number}")
    return Face(
        f"card.{card.number}",
        title(card.slug),
        (printed(FACTS[card.slug]),),
        answers=_about(keys, card.number),
    )


def printed(facts: Facts) -> Message:
    """Return the figures of a card in words."""
    skills = {
        kind: "-" if value == DASH else str(value)
        for kind, value in (("military", facts.military), ("political", facts.political))
    }
    if facts.kind == "event":
        return say(f"lcg-does-{facts.slug}", cost=facts.cost)
    return say(
        f"lcg-printed-{facts.kind}",
        cost=facts.cost,
        glory=facts.glory,
        strength=facts.strength,
        **skills,
    )


def _character(card: LcgCharacter, keys: Keys) -> Face:
    military, political = card.skills
    notes: list[Label] = [
        say("lcg-skills", military=military, political=political, fate=card.fate),
        say(f"lcg-side-{SIDES[card.side]}"),
    ]
    if card.bowed:
        notes.append(say("lcg-bowed"))
    if card.status:
        notes.append(say("lcg-honored" if card.status > 0 else "lcg-dishonored"))
    notes += (say("lcg-worn", card=title(worn.slug)) for worn in card.worn)
    facts = printed(FACTS[card.slug])
    name = title(card.slug)
    return Face(f"card.{card.number}", name, (facts,), tuple(notes), _about(keys, card.number))


def _province(view: LcgView, each: LcgSeat, slot: int, found: LcgProvince, keys: Keys) -> Zone:
    id = "lcg-broken" if found.broken else "lcg-province"
    label = say(id, slot=slot + 1, strength=found.strength)
    cards = () if found.card is None else (_card(found.card, keys),)
    wanted = [f"province:{each.seat}.{slot}"]
    if view.viewer == each.seat:
        wanted.append(f"slot:{slot}")
    answers = tuple(key for key in keys if key in wanted)
    return Zone(f"province.{each.seat}.{slot}", label, cards, answers=answers)


def _rings(view: LcgView, keys: Keys) -> Zone:
    faces: list[Face] = []
    for name, ring in view.rings.items():
        notes: list[Label] = [say("lcg-ring-fate", fate=ring.fate)]
        if ring.seat != NOBODY:
            notes.append(say("lcg-ring-claimed", seat=seat_name(ring.seat)))
        answers = tuple(
            key for key in keys if key.startswith("declare:") and key.endswith(f".{name}")
        )
        faces.append(Face(f"ring.{name}", say(f"lcg-ring-{name}"), (), tuple(notes), answers))
    return Zone("rings", say("lcg-rings"), tuple(faces))
