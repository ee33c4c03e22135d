"""What is counted from a state: skill, strength, glory, what cards give and forbid."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from gorin.games.l5r_lcg.facts import CARDS, DASH, NUMBER
from gorin.games.l5r_lcg.script import (
    BEARER,
    NOTHING,
    RESERVE,
    Ability,
    Behaviour,
    Constant,
    Keyword,
    Use,
)
from gorin.games.l5r_lcg.state import (
    ATTACKING,
    EMPTY,
    HOME,
    NOBODY,
    Conflict,
    Match,
    More,
    State,
)
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.kernel.table import keep
from gorin.timing.lasting import Lasting
from gorin.timing.limits import Limit

K = TypeVar("K", bound=Keyword)


def slug(state: State, handle: int) -> str:
    """Return the title of the card that a handle stands for."""
    return state.facts(handle).slug


def slugs(state: State, handles: tuple[int, ...]) -> tuple[str, ...]:
    """Return the titles of several cards."""
    return tuple(state.facts(handle).slug for handle in handles)


def script(table: Match, handle: int) -> Behaviour:
    """Return what a card does; a character that is an attachment does what it does as such."""
    state = table.state
    facts = state.facts(handle)
    found: Behaviour = table.rulebook.scripts.get(facts.slug, NOTHING)
    if found.attached is not None and wearing(state, handle) != EMPTY:
        return found.attached
    return found


@states("LCG-S1.14", "LCG-S10.9")
def in_force(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards in play that may do something, each with who controls it.

    Characters and attachments, open holdings, provinces that lie face up, strongholds, roles.
    """
    state = table.state
    scripts = table.rulebook.scripts
    found = [(each.seat, handle) for handle, each in state.play.items()]
    for seat in state.alive:
        for province in state.provinces[seat]:
            if province.open and state.facts(province.card).kind == "holding":
                found.append((seat, province.card))
            if province.shown and not province.broken:
                found.append((seat, province.own))
        home = state.strongholds.get(seat)
        if home is not None:
            found.append((seat, home.card))
        if seat in state.roles:
            found.append((seat, state.roles[seat]))
    return tuple([each for each in found if state.facts(each[1]).slug in scripts])


def _inputs(table: Match) -> tuple[object, ...]:
    """Return what the cards in force depend on."""
    state = table.state
    owners = tuple([(handle, each.seat, each.host) for handle, each in state.play.items()])
    homes = tuple(state.strongholds), tuple(state.roles)
    return owners, tuple(state.provinces.values()), state.alive, homes


def forces(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards in force, kept as long as none enters or leaves."""
    return keep(table, "in-force", _inputs(table), lambda: in_force(table))


HOOKS = tuple(
    name for name, value in vars(Constant).items() if callable(value) and not name.startswith("_")
)
"""What constants may be asked by."""
Hooked = dict[str, tuple[tuple[Seat, int, Constant], ...]]


def hooked(table: Match) -> Hooked:
    """Return the constant effects by the hooks that they answer to, with their cards and seats."""

    def found() -> Hooked:
        index: dict[str, list[tuple[Seat, int, Constant]]] = {}
        for seat, handle in cards:
            for constant in script(table, handle).constants:
                for hook in HOOKS:
                    if getattr(type(constant), hook) is not getattr(Constant, hook):
                        index.setdefault(hook, []).append((seat, handle, constant))
        return {hook: tuple(entries) for hook, entries in index.items()}

    cards = forces(table)
    return keep(table, "constants", cards, found)


def constants(table: Match, hook: str) -> tuple[tuple[Use, Constant], ...]:
    """Return the constant effects that answer to a hook, of cards whose text counts."""
    return tuple(
        [
            (Use(table, seat, handle), constant)
            for seat, handle, constant in hooked(table).get(hook, ())
            if not is_blank(table, handle)
        ]
    )


@states("LCG-S7.36")
def is_blank(table: Match, handle: int) -> bool:
    """Return whether the text of a card is treated as if it were blank."""
    state = table.state
    if state.facts(handle).kind != "province":
        found = hooked(table).get("blanks_card", ())
        return any(each.blanks_card(Use(table, owner, card), handle) for owner, card, each in found)
    found = hooked(table).get("blanks", ())
    if not found:
        return False
    seat = state.owners[handle]
    slot = slot_of_own(state, handle)
    return any(each.blanks(Use(table, owner, card), seat, slot) for owner, card, each in found)


def lasting_on(table: Match, handle: int, kind: str) -> list[int]:
    """Return the amounts of what lasts for a card, of one kind."""
    state = table.state
    if not state.lasting:
        return []
    born = state.born(handle)
    return [
        each.what.amount
        for each in state.lasting
        if each.what.kind == kind and born in (each.holds or ())
    ]


def traits(table: Match, handle: int) -> tuple[str, ...]:
    """Return the traits of a card, printed and gained."""
    gained = [each.traits(use, handle) for use, each in constants(table, "traits")]
    return (*table.state.facts(handle).traits, *(trait for found in gained for trait in found))


def has_trait(table: Match, handle: int, trait: str) -> bool:
    """Return whether a card has a trait."""
    if trait in table.state.facts(handle).traits:
        return True
    return trait in traits(table, handle)


def slot_of(state: State, seat: Seat, handle: int) -> int:
    """Return the province of a seat where a card lies open, EMPTY if in none."""
    for slot, province in enumerate(state.provinces[seat]):
        if province.card == handle and province.open:
            return slot
    return EMPTY


def slot_of_own(state: State, handle: int) -> int:
    """Return where a province card lies in its owner's row."""
    row = state.provinces[state.owners[handle]]
    return next(slot for slot, province in enumerate(row) if province.own == handle)


@rule("LCG-S7.3", "LCG-S7.6", "LCG-S7.8", "LCG-S7.29", "LCG-S7.32")
def skill(table: Match, handle: int, kind: str) -> int:
    """Return the skill of a character: base, attachments, status, what lasts, what holds."""
    state = table.state
    found = state.play[handle]
    facts = state.facts(handle)
    printed = facts.military if kind == "military" else facts.political
    if printed == DASH:
        return 0
    lasting = [each.what for each in state.lasting if found.born in (each.holds or ())]
    base = [printed, *(each.amount for each in lasting if each.kind == f"set-base-{kind}")][-1]
    total, times = base, 1
    if found.status:
        total += found.status * glory(table, handle)
    total += sum([_adds(state, card, kind) for card in found.worn])
    for more in lasting:
        if more.kind == kind:
            total += more.amount
        elif more.kind == f"base-{kind}":
            total += base * (more.amount - 1)
            base *= more.amount
        elif more.kind == f"times-{kind}":
            times *= more.amount
    for use, constant in constants(table, "skill"):
        total += constant.skill(use, handle, kind)
    return max(0, total * times)


def _adds(state: State, card: int, kind: str) -> int:
    """Return what an attachment adds; a character that is one adds nothing of its own."""
    facts = state.facts(card)
    if facts.kind == "character":
        return 0
    return facts.military if kind == "military" else facts.political


def glory(table: Match, handle: int) -> int:
    """Return the glory of a character."""
    more = sum(lasting_on(table, handle, "glory"))
    more += sum([each.glory(use, handle) for use, each in constants(table, "glory")])
    return max(0, table.state.facts(handle).glory + more)


@states("LCG-S8.1")
def has(table: Match, handle: int, keyword: type[Keyword]) -> bool:
    """Return whether a card has a keyword, printed or gained."""
    if any(type(each) is keyword for each in script(table, handle).keywords):
        if not is_blank(table, handle):
            return True
    if any(
        type(each) is keyword
        for use, constant in constants(table, "gives")
        for each in constant.gives(use, handle)
    ):
        return True
    conflict = table.state.conflict
    if not table.state.lasting or conflict is None:
        return False
    kinds = [f"{keyword.__name__.lower()}-{one}" for one in elements_of(table, conflict.ring)]
    return any(lasting_on(table, handle, kind) for kind in kinds)


def all_of(table: Match, handle: int, keyword: type[K]) -> tuple[K, ...]:
    """Return every instance of a keyword that a card has, printed or gained."""
    found: list[Keyword] = []
    if not is_blank(table, handle):
        found += script(table, handle).keywords
    for use, constant in constants(table, "gives"):
        found += constant.gives(use, handle)
    return tuple([each for each in found if isinstance(each, keyword)])


@states("LCG-S0.2")
def cannot(table: Match, what: str, handle: int) -> bool:
    """Return whether something cannot happen to a card; that is absolute."""
    if table.state.lasting and lasting_on(table, handle, f"cannot-{what}"):
        return True
    return any(each.forbids(use, what, handle) for use, each in constants(table, "forbids"))


def suffers(table: Match, what: str, handle: int, by: Seat) -> bool:
    """Return whether something can happen to a card by an effect of a card of a seat."""
    found = table.state.play.get(handle)
    if found is None or by in (NOBODY, found.seat):
        return True
    return not cannot(table, f"{what}-by-opponent", handle)


def elements_of(table: Match, ring: str) -> tuple[str, ...]:
    """Return the elements of a ring: its own one, and those that cards give it."""
    gained = [each.elements(use, ring) for use, each in constants(table, "elements")]
    own = ring.partition(".")[0]
    return tuple(dict.fromkeys((own, *(name for found in gained for name in found))))


@states("LCG-S7.1", "LCG-S7.2")
def can_fight(state: State, handle: int, kind: str) -> bool:
    """Return whether a character has a skill of a type at all."""
    return bool(getattr(state.facts(handle), kind) != DASH)


def can_join(table: Match, handle: int, side: int) -> bool:
    """Return whether a character in play could take part in the conflict on a side."""
    conflict = table.state.conflict
    if conflict is None or not can_fight(table.state, handle, conflict.kind):
        return False
    if cannot(table, f"fight-{conflict.kind}", handle):
        return False
    return side != ATTACKING or not cannot(table, f"attack-{conflict.defender}", handle)


@states("LCG-S4.20")
def bid_of(table: Match, seat: Seat) -> int:
    """Return what the bid of a seat counts: what its dial shows, and what has changed it."""
    state = table.state
    changed = (
        each.what.amount for each in state.lasting if each.what.kind == "bid" and each.seat == seat
    )
    return max(0, state.dials[seat] + sum(changed))


def taker_of_ring(state: State) -> Seat:
    """Return the seat to which a card gives the ring of the conflict, NOBODY if to none."""
    taken = (each.seat for each in state.lasting if each.what.kind == "ring-taken")
    return next(taken, NOBODY)


def can_enter(table: Match, seat: Seat, handle: int) -> bool:
    """Return whether a character out of play could enter the conflict on the side of a seat."""
    state, conflict = table.state, table.state.conflict
    side = state.side_of(seat)
    if conflict is None or side == HOME or not can_fight(state, handle, conflict.kind):
        return False
    if side != ATTACKING:
        return True
    use, what = Use(table, seat, handle), f"attack-{conflict.defender}"
    return not any(each.forbids(use, what, handle) for each in script(table, handle).constants)


def is_kept_out(state: State, seat: Seat) -> bool:
    """Return whether characters of a seat move to no conflict and are not played from a hand."""
    return any(each.what.kind == "rooted" and each.seat != seat for each in state.lasting)


def able(table: Match, seat: Seat, kind: str, against: Seat = NOBODY) -> tuple[int, ...]:
    """Return the ready characters at home that may be declared in a conflict of a type.

    As attackers if `against` says whom they would attack.
    """
    state = table.state
    covered = () if state.conflict is None or against != NOBODY else state.conflict.covered
    found = [
        handle
        for handle in state.characters(seat)
        if not state.play[handle].bowed and can_fight(state, handle, kind)
        if handle not in covered
    ]
    barred = [f"fight-{kind}"]
    barred += ["declare-defense"] if against == NOBODY else ["declare-attack", f"attack-{against}"]
    return tuple(
        [handle for handle in found if not any(cannot(table, what, handle) for what in barred)]
    )


@rule("LCG-3.2.3", "LCG-S4.40", "LCG-S4.61", "LCG-S7.23")
def total(table: Match, side: int) -> int:
    """Return the skill of a side: of those who are ready, and 1 for the Imperial Favor."""
    state, conflict = table.state, table.state.conflict
    assert conflict is not None
    fighting = state.fighting(side)
    if not fighting:
        return 0
    seat = conflict.attacker if side == ATTACKING else conflict.defender
    ready = [handle for handle in fighting if not state.play[handle].bowed]
    favor = state.favor == seat and favor_counts(table, conflict)
    return favor + sum([skill(table, handle, conflict.kind) for handle in ready])


@rule("LCG-S4.60")
def favor_counts(table: Match, conflict: Conflict) -> bool:
    """Return whether the Imperial Favor counts: in conflicts of a type if it is set to one."""
    return table.state.favor_kind in ("", conflict.kind)


@rule("LCG-S10.10")
def strength(table: Match, seat: Seat, slot: int) -> int:
    """Return the strength of a province, with what a holding or the stronghold there adds."""
    state = table.state
    province = state.provinces[seat][slot]
    found = province_strength(table, seat, slot)
    if province.open and province.card != EMPTY:
        found += state.facts(province.card).strength
    if is_stronghold(table, seat, slot):
        found += state.facts(state.strongholds[seat].card).strength
    for use, constant in constants(table, "strength"):
        found += constant.strength(use, seat, slot)
    return max(0, found)


@rule()
def province_strength(table: Match, seat: Seat, slot: int) -> int:
    """Return the strength that a province has by itself: what is printed on it."""
    state = table.state
    own = state.provinces[seat][slot].own
    return 0 if own == EMPTY else state.facts(own).strength


def is_stronghold(table: Match, seat: Seat, slot: int) -> bool:
    """Return whether a province is the one under the stronghold of its seat."""
    return slot == table.rulebook.numbers.provinces and seat in table.state.strongholds


def wearing(state: State, handle: int) -> int:
    """Return the character that a card is attached to, EMPTY if to none."""
    found = state.play.get(handle)
    return EMPTY if found is None else found.host


def is_fighting(state: State, handle: int) -> bool:
    """Return whether a character is in play and takes part in the conflict."""
    found = state.play.get(handle)
    return found is not None and found.side != HOME


Gained = tuple[str, int, Ability]
"""An ability that a card has: of which title, which of those, and the ability itself."""


def all_abilities(table: Match, handle: int) -> list[Gained]:
    """Return the abilities of a card in play: those printed on it, and those that it gains.

    The title is empty for its own. A text that counts as blank says nothing; what is gained stays.
    """
    state = table.state
    own = script(table, handle).abilities
    found: list[Gained] = [("", number, ability) for number, ability in enumerate(own)]
    found = [each for each in found if each[2].place != BEARER]
    one = state.play.get(handle)
    for card in () if one is None else one.worn:
        given = enumerate(script(table, card).abilities)
        title = slug(state, card)
        found += ((title, number, each) for number, each in given if each.place == BEARER)
    if one is not None and state.lasting:
        for each in state.lasting:
            name, _, title = each.what.kind.partition(":")
            if name == "ability" and one.born in (each.holds or ()):
                ability = table.rulebook.scripts[title].abilities[each.what.amount]
                found.append((title, each.what.amount, ability))
    # Two of the same are one that may be used more often.
    return list({each[:2]: each for each in found}.values())


def actors(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards in play that may have abilities: those in force, and who bears some."""
    state = table.state
    found = forces(table)
    if not any(each.host != EMPTY for each in state.play.values()) and not state.lasting:
        return found
    more = tuple([(each.seat, handle) for handle, each in state.play.items() if each.host == EMPTY])
    return tuple(dict.fromkeys((*found, *more)))


Index = dict[tuple[str, type], tuple[tuple[Seat, int, str, int], ...]]


def abilities(table: Match) -> Index:
    """Return the abilities in force by stage and by what they answer: seat, card, which one."""

    def found() -> Index:
        index: dict[tuple[str, type], list[tuple[Seat, int, str, int]]] = {}
        for seat, handle in (*actors(table), *reserve):
            for title, number, ability in all_abilities(table, handle):
                if ability.place in ("play", BEARER, RESERVE) and ability.trigger is not None:
                    if (ability.place == RESERVE) != ((seat, handle) in reserve):
                        continue
                    for kind in ability.trigger.kinds:
                        entry = (seat, handle, title, number)
                        index.setdefault((ability.stage, kind), []).append(entry)
        return {key: tuple(entries) for key, entries in index.items()}

    sources = _sources(table)
    reserve = sources[1]
    return keep(table, "abilities", sources, found)


Sources = tuple[
    tuple[tuple[Seat, int], ...],
    tuple[tuple[Seat, int], ...],
    tuple[object, ...],
    tuple[object, ...],
]


def _sources(table: Match) -> Sources:
    """Return what the abilities in force depend on: cards, what is gained, what is attached."""
    state = table.state
    gained = tuple([each for each in state.lasting if each.what.kind.startswith("ability:")])
    bodies = tuple([(handle, each.worn) for handle, each in state.play.items() if each.worn])
    return forces(table), _reserve(table), gained, bodies


def answered(table: Match) -> frozenset[type]:
    """Return the kinds of events that something in force or in a deck answers."""

    def kinds() -> frozenset[type]:
        hands = (kind for least in from_hands(table).values() for _, kind in least)
        return frozenset([*(kind for _, kind in abilities(table)), *hands])

    return keep(table, "answered", (_sources(table), table.state.alive), kinds)


def limits_of(table: Match, handle: int, ability: Ability, title: str) -> tuple[Limit, ...]:
    """Return the limits of an ability of a card; what lets it be used more often counts.

    Who gains an ability twice may use it twice as often.
    """
    more = sum([each.more_uses(use, handle) for use, each in constants(table, "more_uses")])
    found = table.state.play.get(handle)
    if title and found is not None:
        copies = [card for card in found.worn if slug(table.state, card) == title]
        more += max(0, len(copies) - 1)
    if not more:
        return ability.limits
    return tuple(
        replace(each, count=each.count + more) if each.of == "card" else each
        for each in ability.limits
    )


def price(table: Match, seat: Seat, handle: int, host: int = EMPTY) -> int:
    """Return what playing a card costs a seat now, on a character if it is attached to one."""
    state = table.state
    facts = state.facts(handle)
    use = Use(table, seat, handle)
    less = sum(each.discount(use, handle) for each in script(table, handle).constants)
    less += sum(discount.what.amount for discount in discounts(state, seat, facts.kind, host))
    return max(0, facts.cost - less)


def discounts(state: State, seat: Seat, kind: str, host: int = EMPTY) -> tuple[Lasting[More], ...]:
    """Return what makes the next card of a kind cheaper for a seat: on a character, if named."""
    held = state.born(host)
    return tuple(
        [
            each
            for each in state.lasting
            if each.what.kind == f"cheaper-{kind}" and each.seat == seat
            if each.holds is None or held in each.holds
        ]
    )


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
                *(each.card for each in state.provinces[seat] if each.open and each.card != EMPTY),
            )
            if slug(state, card) in wanted
        ]
    )


def from_reserve(table: Match) -> frozenset[str]:
    """Return the titles in the match that answer from a dynasty pile or a province."""

    def found() -> frozenset[str]:
        scripts = table.rulebook.scripts
        return frozenset(
            title
            for _, title in titles(table.state)
            if any(each.place == RESERVE for each in scripts.get(title, NOTHING).abilities)
        )

    return keep(table, "from-reserve", table.state.titles, found)


Held = dict[tuple[str, type], tuple[tuple[int, Ability], ...]]
"""Abilities that a hand might hold, by stage and by what they answer, with the fate they take."""


def from_hands(table: Match) -> dict[Seat, Held]:
    """Return what each seat's deck might answer from a hand.

    The list of a ready deck is public: anybody can look it up.
    """

    def found() -> dict[Seat, Held]:
        scripts = table.rulebook.scripts
        state = table.state
        held: dict[Seat, Held] = {seat: {} for seat in state.seats}
        for owner, title in titles(state):
            for ability in scripts.get(title, NOTHING).abilities:
                if ability.place == "hand" and ability.trigger is not None:
                    one = (fate_of(title), ability)
                    for kind in ability.trigger.kinds:
                        key = (ability.stage, kind)
                        held[owner][key] = (*held[owner].get(key, ()), one)
        return held

    return keep(table, "from-hands", table.state.titles, found)


def titles(state: State) -> list[tuple[Seat, str]]:
    """Return the titles in the decks of all seats, with whose they are."""
    pairs = zip(state.owners, state.titles, strict=True)
    return list(dict.fromkeys((owner, CARDS[number].slug) for owner, number in pairs))


def fate_of(title: str) -> int:
    """Return the fate that using an ability from a hand takes: that of an event."""
    facts = CARDS[NUMBER[title]]
    return facts.cost if facts.kind == "event" else 0
