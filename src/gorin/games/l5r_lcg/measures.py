"""What is counted from a state: skill, strength, glory, what cards give and forbid."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_lcg.facts import DASH, Facts
from gorin.games.l5r_lcg.script import NOTHING, Ability, Behaviour, Constant, Keyword, Use
from gorin.games.l5r_lcg.state import ATTACKING, EMPTY, HOME, NOBODY, Conflict, Match, State
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.kernel.table import keep


def slug(state: State, handle: int) -> str:
    """Return the title of the card that a handle stands for."""
    return state.facts(handle).slug


def slugs(state: State, handles: tuple[int, ...]) -> tuple[str, ...]:
    """Return the titles of several cards."""
    return tuple(state.facts(handle).slug for handle in handles)


def script(table: Match, handle: int) -> Behaviour:
    """Return what a card does."""
    found: Behaviour = table.rulebook.scripts.get(table.state.facts(handle).slug, NOTHING)
    return found


@states("LCG-S1.14", "LCG-S10.9")
def in_force(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards in play that may do something, each with who controls it.

    Characters and attachments, open holdings, provinces that lie face up, strongholds.
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
    return tuple([each for each in found if state.facts(each[1]).slug in scripts])


def _inputs(table: Match) -> tuple[object, ...]:
    """Return what the cards in force depend on."""
    state = table.state
    owners = tuple([(handle, each.seat) for handle, each in state.play.items()])
    return owners, tuple(state.provinces.values()), state.alive, tuple(state.strongholds)


def forces(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards in force, kept as long as none enters or leaves."""
    return keep(table, "in-force", _inputs(table), lambda: in_force(table))


def constants(table: Match) -> tuple[tuple[Seat, int, Constant], ...]:
    """Return every constant effect with its card and who controls that."""

    def found() -> tuple[tuple[Seat, int, Constant], ...]:
        return tuple(
            [
                (seat, handle, constant)
                for seat, handle in cards
                for constant in script(table, handle).constants
            ]
        )

    cards = forces(table)
    return keep(table, "constants", cards, found)


def holding_constants(table: Match) -> Iterator[tuple[Use, Constant]]:
    """Yield constant effects whose card has a text that counts."""
    for seat, handle, constant in constants(table):
        if not is_blank(table, handle):
            yield Use(table, seat, handle), constant


@states("LCG-S7.36")
def is_blank(table: Match, handle: int) -> bool:
    """Return whether the text of a card is treated as if it were blank."""
    state = table.state
    if state.facts(handle).kind != "province":
        return False
    seat = state.owners[handle]
    slot = slot_of_own(state, handle)
    return any(
        constant.blanks(Use(table, owner, card), seat, slot)
        for owner, card, constant in constants(table)
    )


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
    military = kind == "military"
    base = facts.military if military else facts.political
    if base == DASH:
        return 0
    total = base + found.status * facts.glory
    for card in found.worn:
        other = state.facts(card)
        total += other.military if military else other.political
    for lasting in state.lasting:
        if found.born in (lasting.holds or ()):
            more = lasting.what
            if more.kind == kind:
                total += more.amount
            elif more.kind == f"base-{kind}":
                total += base * (more.amount - 1)
                base *= more.amount
    for seat, card, constant in constants(table):
        total += constant.skill(Use(table, seat, card), handle, kind)
    return max(0, total)


def glory(table: Match, handle: int) -> int:
    """Return the glory of a character."""
    return table.state.facts(handle).glory


@states("LCG-S8.1")
def has(table: Match, handle: int, keyword: type[Keyword]) -> bool:
    """Return whether a card has a keyword, printed or gained."""
    if any(type(each) is keyword for each in script(table, handle).keywords):
        return True
    return any(
        type(each) is keyword
        for use, constant in holding_constants(table)
        for each in constant.gives(use, handle)
    )


@states("LCG-S0.2")
def cannot(table: Match, what: str, handle: int) -> bool:
    """Return whether something cannot happen to a card; that is absolute."""
    return any(constant.forbids(use, what, handle) for use, constant in holding_constants(table))


@states("LCG-S7.1", "LCG-S7.2")
def can_fight(state: State, handle: int, kind: str) -> bool:
    """Return whether a character has a skill of a type at all."""
    return bool(getattr(state.facts(handle), kind) != DASH)


def can_join(table: Match, handle: int, side: int) -> bool:
    """Return whether a character in play could take part in the conflict on a side."""
    conflict = table.state.conflict
    if conflict is None or not can_fight(table.state, handle, conflict.kind):
        return False
    return side != ATTACKING or not cannot(table, f"attack-{conflict.defender}", handle)


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
    if against == NOBODY:
        return tuple(found)
    what = f"attack-{against}"
    return tuple(handle for handle in found if not cannot(table, what, handle))


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
    for use, constant in holding_constants(table):
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


def abilities(table: Match) -> dict[tuple[str, type], tuple[tuple[Seat, int, int], ...]]:
    """Return the abilities in force by stage and by what they answer: seat, card, which one."""

    def found() -> dict[tuple[str, type], tuple[tuple[Seat, int, int], ...]]:
        index: dict[tuple[str, type], list[tuple[Seat, int, int]]] = {}
        for seat, handle in cards:
            for number, ability in enumerate(script(table, handle).abilities):
                if ability.place == "play" and ability.trigger is not None:
                    for kind in ability.trigger.kinds:
                        entry = (seat, handle, number)
                        index.setdefault((ability.stage, kind), []).append(entry)
        return {key: tuple(entries) for key, entries in index.items()}

    cards = forces(table)
    return keep(table, "abilities", cards, found)


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
        for owner, facts in titles(state):
            for ability in scripts.get(facts.slug, NOTHING).abilities:
                if ability.place == "hand" and ability.trigger is not None:
                    one = (fate_of(facts), ability)
                    for kind in ability.trigger.kinds:
                        key = (ability.stage, kind)
                        held[owner][key] = (*held[owner].get(key, ()), one)
        return held

    return keep(table, "from-hands", table.state.cards, found)


def titles(state: State) -> list[tuple[Seat, Facts]]:
    """Return the titles in the decks of all seats, with whose they are."""
    pairs = zip(state.owners, state.cards, strict=True)
    found = {(owner, facts.slug): (owner, facts) for owner, facts in pairs}
    return list(found.values())


def fate_of(facts: Facts) -> int:
    """Return the fate that using an ability from a hand takes: that of an event."""
    return facts.cost if facts.kind == "event" else 0


def may_hold_unique(table: Match, seat: Seat) -> bool:
    """Return whether there is a unique card in the conflict deck that a seat plays with."""

    def found() -> tuple[Seat, ...]:
        state = table.state
        pairs = zip(state.owners, state.cards, strict=True)
        return tuple(owner for owner, facts in pairs if facts.unique and facts.side == "conflict")

    return seat in keep(table, "unique-in-hands", table.state.cards, found)
