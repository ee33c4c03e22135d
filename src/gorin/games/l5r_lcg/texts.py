"""The abilities that the texts of cards give: in force, gained, in hands and in reserve."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.measures import active_constants, forces, script, slug
from gorin.games.l5r_lcg.script import ACTION, BEARER, NOTHING, RESERVE, Ability
from gorin.games.l5r_lcg.state import EMPTY, Match, State
from gorin.kernel.decision import Seat
from gorin.kernel.table import derived, keep
from gorin.timing.limits import Limit

Gained = tuple[str, int, Ability]
"""An ability that a card has: of which title, which of those, and the ability itself."""


def all_abilities(table: Match, handle: int) -> list[Gained]:
    """Return the abilities of a card in play: those printed on it, and those that it gains.

    The title is empty for its own. A text that counts as blank says nothing; what is gained stays.
    """
    state = table.state
    own = enumerate(script(table, handle).abilities)
    gained: list[Gained] = [("", number, each) for number, each in own if each.place != BEARER]
    one = state.play.get(handle)
    if one is None or not (one.worn or state.lasting):
        return gained
    for card in one.worn:
        abilities = enumerate(script(table, card).abilities)
        title = slug(state, card)
        gained += ((title, number, each) for number, each in abilities if each.place == BEARER)
    for each in state.lasting:
        name, _, title = each.what.kind.partition(":")
        if name == "ability" and one.born in (each.holds or ()):
            ability = table.rulebook.scripts[title].abilities[each.what.amount]
            gained.append((title, each.what.amount, ability))
    # Two of the same are offered as one, and each is used for itself.
    return list({each[:2]: each for each in gained}.values())


def actors(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards in play that may have abilities: those in force, and bearers of some."""
    return _actors(table, None)


@derived
def _actors(table: Match, about: None) -> tuple[tuple[Seat, int], ...]:
    state = table.state
    actors = forces(table)
    if not any(each.host != EMPTY for each in state.play.values()) and not state.lasting:
        return actors
    more = tuple([(each.seat, handle) for handle, each in state.play.items() if each.host == EMPTY])
    return tuple(dict.fromkeys((*actors, *more)))


Index = dict[tuple[str, type], tuple[tuple[Seat, int, str, int], ...]]


def abilities(table: Match) -> Index:
    """Return the abilities in force by stage and by what they answer: seat, card, which one."""
    return _abilities(table, None)


@derived
def _abilities(table: Match, about: None) -> Index:
    def make() -> Index:
        index: dict[tuple[str, type], list[tuple[Seat, int, str, int]]] = {}
        lying = [(seat, handle, all_abilities(table, handle)) for seat, handle in reserve]
        for seat, handle, each in (*_of_actors(table, None), *lying):
            for title, number, ability in each:
                if ability.place in ("play", BEARER, RESERVE) and ability.trigger is not None:
                    if (ability.place == RESERVE) != ((seat, handle) in reserve):
                        continue
                    for kind in ability.trigger.answers():
                        entry = (seat, handle, title, number)
                        index.setdefault((ability.stage, kind), []).append(entry)
        return {key: tuple(entries) for key, entries in index.items()}

    sources = _sources(table, None)
    reserve = sources[1]
    return keep(table, "abilities", sources, make)


@derived
def _of_actors(table: Match, about: None) -> list[tuple[Seat, int, list[Gained]]]:
    """Return the cards in play that may have abilities, each with those."""

    def make() -> list[tuple[Seat, int, list[Gained]]]:
        return [(seat, handle, all_abilities(table, handle)) for seat, handle in actors(table)]

    return keep(table, "of-actors", _sources(table, None), make)


Actions = Mapping[Seat, tuple[tuple[int, str, int], ...]]


@derived
def actions_in_play(table: Match, about: None) -> Actions:
    """Return the actions of cards in play by seat: the card, of which title, which of those."""

    def make() -> Actions:
        by: dict[Seat, list[tuple[int, str, int]]] = {}
        for seat, handle, each in _of_actors(table, None):
            for title, number, ability in each:
                if ability.stage == ACTION and ability.place in ("play", BEARER):
                    by.setdefault(seat, []).append((handle, title, number))
        return {seat: tuple(uses) for seat, uses in by.items()}

    return keep(table, "actions", _sources(table, None), make)


Sources = tuple[
    tuple[tuple[Seat, int], ...],
    tuple[tuple[Seat, int], ...],
    tuple[object, ...],
    tuple[object, ...],
    tuple[object, ...],
]


@derived
def _sources(table: Match, about: None) -> Sources:
    """Return what the abilities in force depend on: cards, and what they gain, wear or copy."""
    state = table.state
    gained = tuple([each for each in state.lasting if each.what.kind.startswith("ability:")])
    bodies = tuple([(handle, each.worn) for handle, each in state.play.items() if each.worn])
    return forces(table), _reserve(table), gained, bodies, tuple(state.guises.items())


def _reserve(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards in provinces and on dynasty piles that answer from there."""
    state = table.state
    wanted = from_reserve(table)
    if not wanted:
        return ()
    return tuple(
        [
            (seat, card)
            for seat in state.alive
            for card in (
                *state.dynasty_piles[seat],
                *(card for each in state.provinces[seat] for card in each.open_cards()),
            )
            if slug(state, card) in wanted
        ]
    )


def from_reserve(table: Match) -> frozenset[str]:
    """Return the titles in the match that answer from a dynasty pile or a province."""
    return titles_used_from(table, RESERVE)


def titles_used_from(table: Match, place: str) -> frozenset[str]:
    """Return the titles in the match with an ability that is used from a place."""

    def make() -> frozenset[str]:
        scripts = table.rulebook.scripts
        return frozenset(
            facts.slug
            for _, facts in titles(table.state)
            if any(each.place == place for each in scripts.get(facts.slug, NOTHING).abilities)
        )

    return keep(table, ("used-from", place), table.state.cards, make)


def answered(table: Match) -> frozenset[type]:
    """Return the kinds of events that something in force or in a deck answers."""
    return _answered(table, None)


@derived
def _answered(table: Match, about: None) -> frozenset[type]:
    def kinds() -> frozenset[type]:
        return _answered_from_decks(table).union([kind for _, kind in abilities(table)])

    return keep(table, "answered", _sources(table, None), kinds)


def _answered_from_decks(table: Match) -> frozenset[type]:
    """Return the kinds of events that something in a deck answers from a hand or a province."""

    def kinds() -> frozenset[type]:
        hands = (kind for least in from_hands(table).values() for _, kind in least)
        rows = (
            kind
            for _, facts in titles(table.state)
            for ability in table.rulebook.scripts.get(facts.slug, NOTHING).abilities
            if ability.place == "province" and ability.trigger is not None
            for kind in ability.trigger.answers()
        )
        return frozenset([*hands, *rows])

    return keep(table, "answered-from-decks", table.state.cards, kinds)


def limits_of(table: Match, handle: int, ability: Ability) -> tuple[Limit, ...]:
    """Return the limits of an ability of a card; what lets it be used more often counts."""
    more = sum([each.more_uses(use, handle) for use, each in active_constants(table, "more_uses")])
    if not more:
        return ability.limits
    return tuple(
        replace(each, count=each.count + more) if each.of == "card" else each
        for each in ability.limits
    )


Held = dict[tuple[str, type], tuple[tuple[int, Ability], ...]]
"""Abilities that a hand might hold, by stage and by what they answer, with the fate they take."""


def from_hands(table: Match) -> dict[Seat, Held]:
    """Return what each seat's deck might answer from a hand.

    The list of a ready deck is public: anybody can look it up.
    """

    def make() -> dict[Seat, Held]:
        scripts = table.rulebook.scripts
        state = table.state
        held: dict[Seat, Held] = {seat: {} for seat in state.seats}
        for owner, facts in titles(state):
            for ability in scripts.get(facts.slug, NOTHING).abilities:
                if ability.place == "hand" and ability.trigger is not None:
                    one = (fate_of(facts), ability)
                    for kind in ability.trigger.answers():
                        key = (ability.stage, kind)
                        held[owner][key] = (*held[owner].get(key, ()), one)
        return held

    return keep(table, "from-hands", table.state.cards, make)


def titles(state: State) -> list[tuple[Seat, Facts]]:
    """Return the titles in the decks of all seats, with whose they are."""
    pairs = zip(state.owners, state.cards, strict=True)
    cards = {(owner, facts.slug): (owner, facts) for owner, facts in pairs}
    return list(cards.values())


def fate_of(facts: Facts) -> int:
    """Return the fate that using an ability from a hand takes: that of an event."""
    return facts.cost if facts.kind == "event" else 0


def may_hold_unique(table: Match, seat: Seat) -> bool:
    """Return whether there is a unique card in the conflict deck that a seat plays with."""

    def make() -> tuple[Seat, ...]:
        state = table.state
        pairs = zip(state.owners, state.cards, strict=True)
        return tuple(owner for owner, facts in pairs if facts.unique and facts.side == "conflict")

    return seat in keep(table, "unique-in-hands", table.state.cards, make)
