"""The drawing of a campaign for `any`, from a view alone: each clan's lands, and all armies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from gorin.content.box.drawing import Answers, Drawing, Face, Label, SeatArea, Zone, labelled
from gorin.games.l5r_strategic.events import army_said, clan_said, place_called, place_said
from gorin.games.l5r_strategic.labels import CLAN_VERBS
from gorin.games.l5r_strategic.rokugan import OWNED, PLACES, REGIONS, SEA
from gorin.games.l5r_strategic.state import CONQUER, LIBERATE, USUAL
from gorin.games.l5r_strategic.view import CampaignArmy, CampaignSeat, CampaignView
from gorin.games.l5r_strategic.written import CampaignOrder, CampaignSheet
from gorin.kernel.words import say

Keys = tuple[str, ...]
VERBS = ("army", "attack", CONQUER, LIBERATE, "concede", "winner", "destroy")
"""The verbs of answers about an army."""
KNOWN_PLACES = 4096
"""The number of places that are remembered as they were seen."""


def draw(view: CampaignView, keys: Keys) -> Drawing:
    """Return the table as a viewer sees it, with the answers that they may give."""
    clans = [seat.clan for seat in view.seats if seat.clan]
    others = [clan for clan in OWNED if clan not in clans]
    owning = [clan for clan in (*dict.fromkeys(clans), *others) if OWNED[clan]]
    offered = Answers(keys, str)
    faces = _faces(view, offered)
    lands = [_land(clan, OWNED[clan], faces) for clan in owning]
    seas = tuple(place for place, site in PLACES.items() if site.kind == SEA)
    # Nobody but the Ratlings is ever there.
    rats = "ratling" in clans
    regions = [_zone("region", REGIONS, faces, "campaign-regions")] * rats
    return Drawing(
        headline=_headline(view),
        seats=tuple([_seat(view, each, offered) for each in view.seats]),
        zones=(*lands, _zone("sea", seas, faces), *regions),
    )


def _headline(view: CampaignView) -> tuple[Label, ...]:
    labels: list[Label] = [say(f"campaign-phase-{view.phase}", turn=view.turn, turns=view.turns)]
    if not view.has_map:
        is_seated = view.viewer is not None
        known = say("campaign-known", turn=view.known)
        labels.append(known if is_seated else say("campaign-secret"))
    if view.phase != "over":
        labels += (say("campaign-goal", turns=view.turns), say("campaign-goal-points"))
    if view.sheet is not None:
        labels.append(say("campaign-handed-in"))
    elif view.phase == "orders" and view.viewer is not None:
        labels.append(say(f"campaign-sheet-until-{'time' if view.minutes else 'all'}"))
    return tuple(labels)


def _land(clan: str, places: tuple[str, ...], faces: Mapping[str, Face]) -> Zone:
    zone = _zone(clan, places, faces)
    return Zone(zone.id, say("campaign-lands", clan=clan_said(clan)), zone.cards)


def _zone(
    id: str, places: tuple[str, ...], faces: Mapping[str, Face], title: str = "campaign-seas"
) -> Zone:
    return Zone(f"land.{id}", say(title), tuple([faces[place] for place in places]))


def _faces(view: CampaignView, offered: Answers) -> dict[str, Face]:
    """Return all places as they are seen, with the answers that concern them."""
    armies: dict[str, tuple[str, ...]] = {}
    for army in view.armies:
        armies[army.place] = (*armies.get(army.place, ()), army.name)
    faces: dict[str, Face] = {}
    for place in PLACES:
        holder = view.holders.get(place)
        face = _place(place, holder, armies.get(place, ()), fought=place in view.battles)
        answers = offered.among(f"place:{place}", f"ride:{place}")
        faces[place] = replace(face, answers=answers) if answers else face
    return faces


@lru_cache(KNOWN_PLACES)
def _place(place: str, holder: str | None, armies: tuple[str, ...], *, fought: bool) -> Face:
    """Return a place: whoever looks at it, of most nothing is new."""
    notes: list[Label] = []
    site = PLACES[place]
    if site.castle:
        notes.append(say("campaign-castle"))
    if holder is not None and holder != site.clan:
        notes.append(say("campaign-held", clan=clan_said(holder)))
    notes += (army_said(army) for army in armies)
    if fought:
        notes.append(say("campaign-fought"))
    return Face(place, place_called(place), (), tuple(notes))


def _seat(view: CampaignView, each: CampaignSeat, offered: Answers) -> SeatArea:
    if not each.clan:
        answers = offered.among("over", "destroyed", "dishonored")
        return SeatArea(each.seat, notes=(say("campaign-referee"),), answers=answers)
    notes: list[Label] = [clan_said(each.clan), *_roles(view, each)]
    for pair in view.allies:
        if each.clan in pair:
            other = pair[0] if pair[1] == each.clan else pair[1]
            notes.append(say("campaign-ally", clan=clan_said(other)))
    if not each.alive:
        notes.append(say("campaign-out"))
    # What is said of a clan stands at its first seat, its armies at those of their generals.
    leads = each == next(seat for seat in view.seats if seat.clan == each.clan)
    armies = tuple(_army(army, offered) for army in view.armies if army.name in each.armies)
    return SeatArea(
        each.seat,
        notes=tuple(notes),
        counters=(
            labelled("campaign-points", each.points),
            labelled("campaign-provinces", each.own + each.others),
            labelled("campaign-castles", each.castles),
        ),
        zones=(
            *([_sheet(view.sheet)] if view.sheet is not None and each.seat == view.viewer else ()),
            Zone(f"armies.{each.seat}", say("campaign-armies"), armies),
        ),
        answers=offered.among(*(f"{verb}:{each.clan}" for verb in CLAN_VERBS)) if leads else (),
    )


def _sheet(sheet: CampaignSheet) -> Zone:
    """Return what the viewer has handed in, a line for each army and for all the rest."""
    armies = {each.army: _written(each) for each in sheet.orders}
    for name, place in sheet.commands:
        armies[name] = (say("campaign-commanded", place=place_said(place)),)
    clans = {"allies": sheet.allies, "breaks": sheet.breaks, "permits": sheet.permits}
    rest = [
        say(f"campaign-sheet-{part}", clans=tuple(map(clan_said, named)))
        for part, named in clans.items()
        if named
    ]
    rest += [say("campaign-sheet-carries")] * sheet.carries
    if not (armies or rest):
        rest.append(say("campaign-sheet-empty"))
    faces = [Face(f"sheet.{name}", army_said(name), (), notes) for name, notes in armies.items()]
    faces += (Face(f"sheet.{at}", said) for at, said in enumerate(rest))
    return Zone("sheet", say("campaign-own-sheet"), tuple(faces))


def _written(order: CampaignOrder) -> tuple[Label, ...]:
    ways = (("appears" if order.appears else "to", order.to), ("on", order.then))
    return (
        *(say(f"campaign-sheet-{way}", place=place_said(place)) for way, place in ways if place),
        *(say(f"campaign-means-{kind}") for kind in order.means),
    )


def _roles(view: CampaignView, each: CampaignSeat) -> list[Label]:
    """Return what a seat does for its clan, if that is not all there is to do."""
    labels: list[Label] = []
    if each.daimyo != each.karo or (each.daimyo and not each.armies):
        labels += [say("campaign-daimyo")] * each.daimyo + [say("campaign-karo")] * each.karo
    if not (each.daimyo and each.karo):
        labels += (say("campaign-general", number=_number(name)) for name in each.armies)
    return labels


def _number(army: str) -> int:
    return int(army.rpartition("-")[2])


def _terms(army: CampaignArmy) -> list[Label]:
    """Return what an army has in its battle beside its deck."""
    labels: list[Label] = []
    if army.farms:
        labels.append(say("campaign-farms", farms=army.farms))
    if army.honor:
        labels.append(say("campaign-honor", honor=army.honor))
    if army.hand != USUAL.hand:
        labels.append(say("campaign-hand", hand=army.hand))
    if army.taint:
        labels.append(say("campaign-taint", taint=army.taint))
    if army.force:
        labels.append(say("campaign-force", force=army.force))
    return labels


def _army(army: CampaignArmy, offered: Answers) -> Face:
    notes: list[Label] = []
    if army.place:
        notes.append(say("campaign-stands", place=place_said(army.place)))
    elif army.lost:
        notes.append(say("campaign-lost", place=place_said(army.lost)))
    if army.fights:
        notes.append(say("campaign-fights"))
    notes += _terms(army)
    if army.commanded:
        notes.append(say("campaign-commanded", place=place_said(army.commanded)))
    if army.declared:
        notes.append(say(f"campaign-means-{army.declared}"))
    if army.target:
        notes.append(say("campaign-due", place=place_said(army.target), turn=army.due))
    name = army.name
    answers = offered.among(*(f"{verb}:{name}" for verb in VERBS))
    return Face(f"army.{name}", army_said(name), (), tuple(notes), answers)
