"""The drawing of a campaign for `any`, from a view alone: each clan's lands, and all armies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box.drawing import Answers, Drawing, Drawn, Face, Label, SeatArea, Zone, labelled
from gorin.games.l5r_strategic.events import army_said, clan_said, place_called, place_said
from gorin.games.l5r_strategic.labels import CLAN_VERBS, PLACE_VERBS
from gorin.games.l5r_strategic.rokugan import OWNED, PLACES, REGIONS, SEA
from gorin.games.l5r_strategic.state import CONQUER, LIBERATE, USUAL
from gorin.games.l5r_strategic.view import CampaignArmy, CampaignSeat, CampaignView
from gorin.games.l5r_strategic.written import CampaignOrder, CampaignSheet
from gorin.kernel.words import say

Keys = tuple[str, ...]
VERBS = ("army", "attack", CONQUER, LIBERATE, "concede", "winner", "destroy")
"""The verbs of answers about an army."""
CONCERNED = {"place": PLACE_VERBS, "army": VERBS, "clan": CLAN_VERBS}
"""The verbs of answers by what they concern."""
KNOWN_PLACES = 4096
"""The number of places that are remembered as they were seen."""


class Around(Struct, frozen=True):
    """All that is drawn at a seat of what does not belong to it.

    Attributes:
        leads: it is the first seat of its clan, where what is said of the clan stands.
        allies: the pairs of clans that are allies.
        armies: the armies that it leads.
        sheet: what it handed in, if it is the viewer's.
    """

    leads: bool
    allies: tuple[tuple[str, str], ...]
    armies: tuple[CampaignArmy, ...]
    sheet: CampaignSheet | None


def draw(view: CampaignView, keys: Keys, drawn: Drawn) -> Drawing:
    """Return the table as a viewer sees it, with the answers that they may give."""
    offered = Answers(keys, _concern)
    clans = tuple([seat.clan for seat in view.seats if seat.clan])
    standing = tuple([(army.place, army.name) for army in view.armies])
    fought = tuple(view.battles)
    name: tuple[object, ...] = ("lands", view.viewer)
    lands = drawn.part(name, _lands, clans, view.holders, standing, fought, offered)
    seats: list[SeatArea] = []
    for each in view.seats:
        around = _around(view, each)
        name = ("seat", each.seat, view.viewer)
        seats.append(drawn.part(name, _seat, each, around, offered))
    return Drawing(headline=_headline(view), seats=tuple(seats), zones=lands)


def _concern(key: str) -> str:
    """Return the place, the army or the clan that an answer concerns, or the answer itself."""
    verb, _, thing = key.partition(":")
    kind = next((kind for kind, verbs in CONCERNED.items() if verb in verbs), "")
    return f"{kind}:{thing}" if kind else key


def _around(view: CampaignView, each: CampaignSeat) -> Around:
    return Around(
        leads=each == next(seat for seat in view.seats if seat.clan == each.clan),
        allies=view.allies,
        armies=tuple([army for army in view.armies if army.name in each.armies]),
        sheet=view.sheet if each.seat == view.viewer else None,
    )


def _lands(
    clans: tuple[str, ...],
    holders: dict[str, str],
    standing: tuple[tuple[str, str], ...],
    fought: tuple[str, ...],
    offered: Answers,
) -> tuple[Zone, ...]:
    """Return all lands: those of each clan, the seas, and where nobody but the Ratlings is."""
    armies: dict[str, tuple[str, ...]] = {}
    for place, army in standing:
        armies[place] = (*armies.get(place, ()), army)
    faces: dict[str, Face] = {}
    for place in PLACES:
        face = _place(place, holders.get(place), armies.get(place, ()), fought=place in fought)
        answers = offered.about(f"place:{place}")
        faces[place] = replace(face, answers=answers) if answers else face
    others = [clan for clan in OWNED if clan not in clans]
    owning = [clan for clan in (*dict.fromkeys(clans), *others) if OWNED[clan]]
    lands = [
        _zone(clan, say("campaign-lands", clan=clan_said(clan)), OWNED[clan], faces)
        for clan in owning
    ]
    seas = tuple(place for place, site in PLACES.items() if site.kind == SEA)
    lands.append(_zone("sea", say("campaign-seas"), seas, faces))
    if "ratling" in clans:
        lands.append(_zone("region", say("campaign-regions"), REGIONS, faces))
    return tuple(lands)


def _zone(id: str, title: Label, places: tuple[str, ...], faces: Mapping[str, Face]) -> Zone:
    return Zone(f"land.{id}", title, tuple([faces[place] for place in places]))


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


def _seat(each: CampaignSeat, around: Around, offered: Answers) -> SeatArea:
    if not each.clan:
        answers = offered.among("over", "destroyed", "dishonored")
        return SeatArea(each.seat, notes=(say("campaign-referee"),), answers=answers)
    notes: list[Label] = [clan_said(each.clan), *_roles(each)]
    for pair in around.allies:
        if each.clan in pair:
            other = pair[0] if pair[1] == each.clan else pair[1]
            notes.append(say("campaign-ally", clan=clan_said(other)))
    if not each.alive:
        notes.append(say("campaign-out"))
    # What is said of a clan stands at its first seat, its armies at those of their generals.
    armies = tuple([_army(army, offered) for army in around.armies])
    return SeatArea(
        each.seat,
        notes=tuple(notes),
        counters=(
            labelled("campaign-points", each.points),
            labelled("campaign-provinces", each.own + each.others),
            labelled("campaign-castles", each.castles),
        ),
        zones=(
            *([_sheet(around.sheet)] if around.sheet is not None else ()),
            Zone(f"armies.{each.seat}", say("campaign-armies"), armies),
        ),
        answers=offered.about(f"clan:{each.clan}") if around.leads else (),
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


def _roles(each: CampaignSeat) -> list[Label]:
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
    name, answers = army.name, offered.about(f"army:{army.name}")
    return Face(f"army.{name}", army_said(name), (), tuple(notes), answers)
