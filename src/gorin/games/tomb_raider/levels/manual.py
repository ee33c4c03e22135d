"""The levels of the rule book: which file of data carries out which clause.

A level is data, so each of these functions only names the file; the tests marked with its clause
hold the file to what the clause prescribes.
"""

from __future__ import annotations

from gorin.kernel.clauses import states


@states("TR-15.1", "TR-15.1a", "TR-15.1b")
def introductory() -> str:
    """One starter's locations and no others on 3 by 6, the treasure room fixed at depth 4.

    Rows 5 and 6 are there for those who cannot reach it from depth 3 or 4.
    """
    return "introductory"


@states("TR-15.2")
def into_the_caves() -> str:
    """Cave and plain locations on 3 by 6; the treasure room lies anywhere from depth 4 on."""
    return "into-the-caves"


@states("TR-15.3")
def trapped_in_the_tombs() -> str:
    """Tomb and plain locations on 3 by 6; the treasure room lies anywhere from depth 4 on."""
    return "trapped-in-the-tombs"


@states("TR-15.4a", "TR-15.4b")
def death_by_design() -> str:
    """A fixed map of both starters' locations on 5 by 7; only how they are turned is open."""
    return "death-by-design"


@states("TR-15.5")
def freestyle() -> str:
    """One of every location: 3 by 12 at power 3, 3 by 6 at power 2 and for a short game."""
    return "freestyle"


@states("TR-15.6")
def parallel_peril() -> str:
    """Caves beside tombs on 4 by 8, each with its entrance, its deck and a treasure room in it."""
    return "parallel-peril"


@states("TR-15.7")
def parallel_pick_up() -> str:
    """Two players' own decks side by side on 4 by 6, 8 or 10 for power 1, 2 or 3."""
    return "parallel-pick-up"


@states("TR-15.8")
def atlantis() -> str:
    """Atlantean and plain locations on 3 by 6; raiders start with an upgrade or a treasure."""
    return "atlantis"


@states("TR-15.9")
def explore_the_depths() -> str:
    """Three level decks one below the other on 3 by 12; raiders start with any treasure."""
    return "explore-the-depths"


MANUAL = (
    introductory,
    into_the_caves,
    trapped_in_the_tombs,
    death_by_design,
    freestyle,
    parallel_peril,
    parallel_pick_up,
    atlantis,
    explore_the_depths,
)
"""In the order of the rule book."""
