"""The map of Rokugan: provinces by id, whose each was, castles, seas, and what borders on what.

The draft is ours, after the setting: seven provinces for each of nine clans, three of them with a
castle; twelve seas; six regions that nobody enters.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from msgspec import Struct

from gorin.kernel.clauses import states

LAND, SEA, IMPASSABLE = "land", "sea", "impassable"


@states("STR-8.1", "STR-8.4")
class Place(Struct, frozen=True):
    """A province: whose it was at the start (nobody's if empty), and where it leads."""

    id: str
    clan: str
    kind: str
    castle: bool
    neighbours: tuple[str, ...]


_ROWS = (
    ("un1", "unicorn", "", "un2 un4 un5"),
    ("un2", "unicorn", "castle", "un1 un3 un4"),
    ("un3", "unicorn", "", "dr2 dr5 li1 un2 un4 un6"),
    ("un4", "unicorn", "castle", "un1 un2 un3 un5 un6"),
    ("un5", "unicorn", "", "un1 un4 un6 un7"),
    ("un6", "unicorn", "castle", "i2 li1 un3 un4 un5 un7"),
    ("un7", "unicorn", "", "i3 sc1 un5 un6"),
    ("dr1", "dragon", "", "dr2 dr3 i1"),
    ("dr2", "dragon", "castle", "dr1 dr3 dr5 dr6 un3"),
    ("dr3", "dragon", "", "dr1 dr2 dr4 dr6 dr7 i1"),
    ("dr4", "dragon", "", "dr3 dr7 i1 ph1 ph4"),
    ("dr5", "dragon", "", "dr2 dr6 li1 un3"),
    ("dr6", "dragon", "castle", "dr2 dr3 dr5 dr7 li1 li2"),
    ("dr7", "dragon", "castle", "dr3 dr4 dr6 li2 ph4 ph6"),
    ("ph1", "phoenix", "", "dr4 i1 ph2 ph4"),
    ("ph2", "phoenix", "castle", "ph1 ph3 ph4 ph5 s01"),
    ("ph3", "phoenix", "castle", "ph2 ph5 s01 s02"),
    ("ph4", "phoenix", "", "dr4 dr7 ph1 ph2 ph5 ph6"),
    ("ph5", "phoenix", "castle", "ph2 ph3 ph4 ph6 ph7 s02"),
    ("ph6", "phoenix", "", "dr7 i5 li2 li3 ph4 ph5 ph7"),
    ("ph7", "phoenix", "", "i5 ph5 ph6 s02 s03"),
    ("li1", "lion", "", "dr5 dr6 i2 li2 li4 un3 un6"),
    ("li2", "lion", "", "dr6 dr7 li1 li3 li4 li5 ph6"),
    ("li3", "lion", "", "cn1 i5 li2 li5 li7 ph6"),
    ("li4", "lion", "castle", "i2 li1 li2 li5 li6"),
    ("li5", "lion", "", "li2 li3 li4 li6 li7"),
    ("li6", "lion", "castle", "i2 li4 li5 li7 sc3"),
    ("li7", "lion", "castle", "cn1 cn3 li3 li5 li6"),
    ("cn1", "crane", "", "cn2 cn3 i5 li3 li7 s04"),
    ("cn2", "crane", "castle", "cn1 cn3 cn4 s04"),
    ("cn3", "crane", "castle", "cn1 cn2 cn4 cn5 li7 ma6 sc6"),
    ("cn4", "crane", "castle", "cn2 cn3 cn5 ma7 s04 s05"),
    ("cn5", "crane", "", "cn3 cn4 cn6 ma6 ma7"),
    ("cn6", "crane", "", "cn5 cn7 i6 ma6 ma7 s06 s07"),
    ("cn7", "crane", "", "cb7 cn6 i6 s07 s09"),
    ("sc1", "scorpion", "", "i2 i3 sc2 sc5 un7"),
    ("sc2", "scorpion", "castle", "i2 sc1 sc3 sc4 sc5"),
    ("sc3", "scorpion", "", "i2 li6 sc2 sc4 sc6"),
    ("sc4", "scorpion", "castle", "sc2 sc3 sc5 sc6 sc7"),
    ("sc5", "scorpion", "castle", "cb1 i3 sc1 sc2 sc4 sc7"),
    ("sc6", "scorpion", "", "cn3 ma6 sc3 sc4 sc7"),
    ("sc7", "scorpion", "", "cb1 cb2 cb3 ma6 sc4 sc5 sc6"),
    ("cb1", "crab", "", "cb2 i3 i4 sc5 sc7"),
    ("cb2", "crab", "", "cb1 cb3 cb4 i4 sc7"),
    ("cb3", "crab", "", "cb2 cb4 cb7 i6 ma6 sc7"),
    ("cb4", "crab", "castle", "cb2 cb3 cb5 cb6 cb7 i4"),
    ("cb5", "crab", "castle", "cb4 cb6 i4 sh1 sh7"),
    ("cb6", "crab", "castle", "cb4 cb5 cb7 s09 s10 sh6 sh7"),
    ("cb7", "crab", "", "cb3 cb4 cb6 cn7 i6 s09"),
    ("sh1", "shadowlands", "", "cb5 i4 sh2 sh7"),
    ("sh2", "shadowlands", "", "sh1 sh3 sh4 sh7"),
    ("sh3", "shadowlands", "castle", "sh2 sh4 sh5 sh6 sh7"),
    ("sh4", "shadowlands", "castle", "sh2 sh3 sh5"),
    ("sh5", "shadowlands", "castle", "sh3 sh4 sh6"),
    ("sh6", "shadowlands", "", "cb6 s10 sh3 sh5 sh7"),
    ("sh7", "shadowlands", "", "cb5 cb6 sh1 sh2 sh3 sh6"),
    ("ma1", "mantis", "castle", "ma3 s07 s12"),
    ("ma2", "mantis", "", "s06 s07 s08 s12"),
    ("ma3", "mantis", "", "ma1 s07 s11"),
    ("ma4", "mantis", "", "s11 s12"),
    ("ma5", "mantis", "castle", "s02 s03"),
    ("ma6", "mantis", "castle", "cb3 cn3 cn5 cn6 i6 sc6 sc7"),
    ("ma7", "mantis", "", "cn4 cn5 cn6 s05 s06"),
    ("s01", "", "sea", "ph2 ph3 s02"),
    ("s02", "", "sea", "ma5 ph3 ph5 ph7 s01 s03"),
    ("s03", "", "sea", "i5 ma5 ph7 s02 s04"),
    ("s04", "", "sea", "cn1 cn2 cn4 i5 s03 s05"),
    ("s05", "", "sea", "cn4 ma7 s04 s06 s08"),
    ("s06", "", "sea", "cn6 ma2 ma7 s05 s07 s08"),
    ("s07", "", "sea", "cn6 cn7 ma1 ma2 ma3 s06 s09 s11 s12"),
    ("s08", "", "sea", "ma2 s05 s06 s12"),
    ("s09", "", "sea", "cb6 cb7 cn7 s07 s10 s11"),
    ("s10", "", "sea", "cb6 s09 s11 sh6"),
    ("s11", "", "sea", "ma3 ma4 s07 s09 s10 s12"),
    ("s12", "", "sea", "ma1 ma2 ma4 s07 s08 s11"),
    ("i1", "", "impassable", "dr1 dr3 dr4 ph1"),
    ("i2", "", "impassable", "li1 li4 li6 sc1 sc2 sc3 un6"),
    ("i3", "", "impassable", "cb1 sc1 sc5 un7"),
    ("i4", "", "impassable", "cb1 cb2 cb4 cb5 sh1"),
    ("i5", "", "impassable", "cn1 li3 ph6 ph7 s03 s04"),
    ("i6", "", "impassable", "cb3 cb7 cn6 cn7 ma6"),
)
"""Id, clan, what is special (a castle, or the kind if it is no land), and all neighbours."""


def _place(id: str, clan: str, special: str, neighbours: str) -> Place:
    kind = special if special in (SEA, IMPASSABLE) else LAND
    return Place(id, clan, kind, special == "castle", tuple(neighbours.split()))


PLACES: dict[str, Place] = {row[0]: _place(*row) for row in _ROWS}
IDS = tuple(PLACES)
NUMBERS = {id: number for number, id in enumerate(IDS)}
OPEN: dict[str, tuple[str, ...]] = {
    id: tuple(each for each in place.neighbours if PLACES[each].kind != IMPASSABLE)
    for id, place in PLACES.items()
}
"""The provinces to which an army may march from each province."""

OWNED: dict[str, tuple[str, ...]] = {}
"""The provinces of each clan."""

for _found in PLACES.values():
    if _found.clan:
        OWNED[_found.clan] = (*OWNED.get(_found.clan, ()), _found.id)

RATLING = "ratling"
"""The clan without provinces: it starts and is rebuilt in the regions that nobody else enters."""
OWNED[RATLING] = ()
CASTLES = {
    clan: tuple(place for place in places if PLACES[place].castle) for clan, places in OWNED.items()
}
REGIONS = tuple(id for id, place in PLACES.items() if place.kind == IMPASSABLE)


def homes(clan: str) -> tuple[str, ...]:
    """Return where armies of a clan may appear: its castles, or for the Ratlings the regions."""
    return REGIONS if clan == RATLING else CASTLES[clan]


def is_sea(place: str) -> bool:
    """Return whether a province is a sea."""
    return PLACES[place].kind == SEA


@cache
def sailed(start: str) -> tuple[str, ...]:
    """Return where the Mantis get in two steps of which one at least is over sea."""
    near = OPEN[start]
    far = {
        end
        for between in near
        for end in OPEN[between]
        if end != start and end not in near and (is_sea(between) or is_sea(end))
    }
    return tuple(id for id in IDS if id in far)


@cache
def _steps_from(start: str) -> dict[str, int]:
    """Return how many steps each province lies away over land and sea."""
    steps = {start: 0}
    edge: list[str] = [start]
    while edge:
        ahead: list[str] = []
        for here in edge:
            for place in OPEN[here]:
                if place not in steps:
                    steps[place] = steps[here] + 1
                    ahead.append(place)
        edge = ahead
    return steps


def distance(start: str, end: str) -> int:
    """Return how many provinces away one lies from another; a neighbour lies at 1.

    No way leads through an impassable region, but one may end there.
    """
    steps = _steps_from(start)
    if end not in steps:
        return 1 + min(steps[place] for place in OPEN[end])
    return steps[end]


def borders() -> frozenset[tuple[str, str]]:
    """Return all pairs of neighbours, each once."""
    pairs = combinations(sorted(PLACES), 2)
    return frozenset(pair for pair in pairs if pair[1] in PLACES[pair[0]].neighbours)
