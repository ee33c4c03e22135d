"""Figures of a state: skill, strength, glory, and what cards give and forbid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import TypeVar

from gorin.games.l5r_lcg.facts import DASH, Facts
from gorin.games.l5r_lcg.lasting import base_after, held
from gorin.games.l5r_lcg.rulings import Rulings
from gorin.games.l5r_lcg.script import NOTHING, Behaviour, Constant, Keyword, Use
from gorin.games.l5r_lcg.state import ATTACKING, EMPTY, HOME, NOBODY, Conflict, Match, State
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.rule import rule
from gorin.kernel.table import derived, keep

K = TypeVar("K", bound=Keyword)


def slug(state: State, handle: int) -> str:
    """Return the title of the card that a handle stands for."""
    return state.facts(handle).slug


def slugs(state: State, handles: tuple[int, ...]) -> tuple[str, ...]:
    """Return the titles of several cards."""
    return tuple(state.facts(handle).slug for handle in handles)


def script(table: Match, handle: int) -> Behaviour:
    """Return what a card does; a character that is an attachment does what it does as one."""
    behaviour: Behaviour = table.rulebook.scripts.get(table.state.facts(handle).slug, NOTHING)
    if behaviour.attached is not None and wearing(table.state, handle) != EMPTY:
        return behaviour.attached
    return behaviour


@states("LCG-S1.14", "LCG-S1.15", "LCG-S1.16", "LCG-S1.27")
def in_play(state: State) -> list[tuple[Seat, int]]:
    """Return the cards in play as what they are, each with who controls it.

    That are characters and attachments, strongholds, provinces that lie face up and are unbroken,
    and holdings that lie face up in a province. A province that lies face down is in play as that
    only, and nothing of what it is; all other cards are out of play.
    """
    pairs = [(each.seat, handle) for handle, each in state.play.items()]
    for seat in state.alive:
        for province in state.provinces[seat]:
            pairs += (
                (seat, card)
                for card in province.open_cards()
                if state.facts(card).kind == "holding"
            )
            if province.shown and not province.broken:
                pairs.append((seat, province.own))
        home = state.strongholds.get(seat)
        if home is not None:
            pairs.append((seat, home.card))
    return pairs


@states("LCG-S10.9")
def in_force(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards that may do something, each with who controls it.

    They are in play, or they are roles, which do what they say from beside the stronghold.
    """
    state, scripts = table.state, table.rulebook.scripts
    roles = [(seat, state.roles[seat]) for seat in state.alive if seat in state.roles]
    pairs = [*in_play(state), *roles]
    return tuple([each for each in pairs if state.facts(each[1]).slug in scripts])


def _inputs(table: Match, about: None) -> tuple[object, ...]:
    """Return what the cards in force depend on."""
    state = table.state
    owners = tuple([(handle, each.seat, each.host) for handle, each in state.play.items()])
    rows, guises = tuple(state.provinces.values()), tuple(state.guises.items())
    return owners, rows, state.alive, tuple(state.strongholds), tuple(state.roles), guises


def forces(table: Match) -> tuple[tuple[Seat, int], ...]:
    """Return the cards in force, kept as long as none enters or leaves."""
    return _forces(table, None)


@derived(of=_inputs)
def _forces(table: Match, about: None) -> tuple[tuple[Seat, int], ...]:
    return in_force(table)


Said = tuple[tuple[Seat, int, Constant], ...]
"""Constant effects, each with its card and who controls that."""
HOOKS = tuple(
    name for name, value in vars(Constant).items() if callable(value) and not name.startswith("_")
)
"""The hooks by which constant effects may be asked."""


@derived
def _by_hook(table: Match, about: None) -> Mapping[str, Said]:
    """Return the constant effects by the hooks that they answer to."""

    def make() -> Mapping[str, Said]:
        index: dict[str, list[tuple[Seat, int, Constant]]] = {}
        for seat, handle in cards:
            for constant in script(table, handle).constants:
                for hook in HOOKS:
                    if getattr(type(constant), hook) is not getattr(Constant, hook):
                        index.setdefault(hook, []).append((seat, handle, constant))
        return {hook: tuple(entries) for hook, entries in index.items()}

    cards, guises = forces(table), tuple(table.state.guises.items())
    return keep(table, "hooked", (cards, guises), make)


def constants_for(table: Match, hook: str) -> Said:
    """Return the constant effects that say something about one thing, by the name of its hook."""
    return _by_hook(table, None).get(hook, ())


@states("LCG-S9.55")
def active_constants(table: Match, hook: str) -> Sequence[tuple[Use, Constant]]:
    """Return constant effects about one thing whose card has a text that counts."""
    constants = _active(table, hook)
    if not constants:
        return ()
    return [(Use(table, seat, handle), constant) for seat, handle, constant in constants]


@derived
def _active(table: Match, hook: str) -> Said:
    """Return what says something about one thing and counts, without the blank texts."""
    said = _by_hook(table, None).get(hook, ())
    return tuple([each for each in said if not is_blank(table, each[1])]) if said else said


@states("LCG-S7.36")
@derived
def is_blank(table: Match, handle: int) -> bool:
    """Return whether the text of a card is treated as if it were blank."""
    state = table.state
    if state.facts(handle).kind == "province":
        return _is_blank_province(table, handle)
    entry = state.play.get(handle)
    if entry is None:
        return False
    if state.lasting and any(how == "blank" for how, _ in held(state, entry.born, "text")):
        return True
    return any(
        constant.blanks_card(Use(table, owner, card), handle)
        for owner, card, constant in constants_for(table, "blanks_card")
    )


@states("LCG-S7.22")
def _is_blank_province(table: Match, handle: int) -> bool:
    """A dishonored province has no text but its traits."""
    state = table.state
    seat, slot = state.owners[handle], slot_of_own(state, handle)
    if state.provinces[seat][slot].status < 0:
        return True
    return any(
        constant.blanks(Use(table, owner, card), seat, slot)
        for owner, card, constant in constants_for(table, "blanks")
    )


def slot_of(state: State, seat: Seat, handle: int) -> int:
    """Return the province of a seat where a card lies open, EMPTY if in none."""
    for slot, province in enumerate(state.provinces[seat]):
        if handle in province.open_cards():
            return slot
    return EMPTY


def slot_of_own(state: State, handle: int) -> int:
    """Return where a province card lies in its owner's row."""
    row = state.provinces[state.owners[handle]]
    return next(slot for slot, province in enumerate(row) if province.own == handle)


@rule("LCG-S7.3", "LCG-S7.6", "LCG-S7.8", "LCG-S7.29", "LCG-S7.32")
def skill(table: Match, handle: int, kind: str) -> int:
    """Return the skill of a character: base, attachments, status, what lasts, what holds."""
    return _skill(table, (handle, kind))


@states("LCG-S7.15", "LCG-S7.18")
@derived
def _skill(table: Match, about: tuple[int, str]) -> int:
    (handle, kind), state = about, table.state
    entry = state.play[handle]
    printed = getattr(state.facts(handle), kind)
    if printed == DASH:
        return 0
    more = [_from_attachment(state, card, kind) for card in entry.worn]
    if entry.status:
        more.append(entry.status * glory(table, handle))
    if entry.tainted:
        more.append(TAINTED)
    more += (each.skill(use, handle, kind) for use, each in active_constants(table, "skill"))
    return computed(table, handle, kind, printed, more)


TAINTED = 2
"""The amount that taint adds to both skills of a character and to a province's strength."""


@states("LCG-S10.8", "LCG-S7.26")
def _from_attachment(state: State, card: int, kind: str) -> int:
    """Return what an attachment adds to a skill; the skills of a character there add nothing."""
    facts = state.facts(card)
    return int(getattr(facts, kind)) if facts.kind == "attachment" else 0


@states("LCG-S7.30", "LCG-S7.31")
def computed(table: Match, handle: int, figure: str, printed: int, more: Iterable[int]) -> int:
    """Return a figure: its base and what is added, then multiplied and divided, rounded up.

    What sets it goes before all of that, and the latest setting before others.
    """
    state = table.state
    lasts = held(state, state.play[handle].born, figure) if state.lasting else ()
    if not lasts:
        return max(0, printed + _allowed(table, handle, figure, tuple(more)))
    by: dict[str, list[int]] = {}
    for how, amount in lasts:
        by.setdefault(how, []).append(amount)
    fixed = by.get("set")
    if fixed:
        return max(0, fixed[-1])
    base = base_after(printed, lasts)
    added = _allowed(table, handle, figure, (*by.get("", ()), *more))
    times, parts = prod(by.get("times", ())), prod(by.get("half", ()))
    total: int = -((base + added) * times // -parts)
    return max(0, total)


@states("LCG-S7.33")
def _allowed(table: Match, handle: int, figure: str, more: tuple[int, ...]) -> int:
    """Return what is added to a figure, without what cannot be: it may not rise, or not fall."""
    if not any(more):
        return 0
    up, down = sum([each for each in more if each > 0]), sum([each for each in more if each < 0])
    if not constants_for(table, "forbids"):
        return up + down
    if up and cannot(table, f"increase-{figure}", handle):
        up = 0
    if down and cannot(table, f"decrease-{figure}", handle):
        down = 0
    return up + down


@derived
def glory(table: Match, handle: int) -> int:
    """Return the glory of a character."""
    more = [constant.glory(use, handle) for use, constant in active_constants(table, "glory")]
    return computed(table, handle, "glory", table.state.facts(handle).glory, more)


@states("LCG-S7.37")
@derived
def traits(table: Match, handle: int) -> tuple[str, ...]:
    """Return the traits of a card: those printed on it unless it is blank, and those it gained."""
    state = table.state
    entry = state.play.get(handle)
    if entry is None:
        return state.facts(handle).traits
    printed = () if is_blank(table, handle) else state.facts(handle).traits
    gained = (
        lasting.what.kind.removeprefix(GAINED)
        for lasting in state.lasting
        if entry.born in (lasting.holds or ()) and lasting.what.kind.startswith(GAINED)
    )
    constants = active_constants(table, "traits")
    more = (trait for use, each in constants for trait in each.traits(use, handle))
    return tuple(dict.fromkeys((*printed, *gained, *more)))


def has_trait(table: Match, handle: int, trait: str) -> bool:
    """Return whether a card has a trait."""
    return trait in traits(table, handle)


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


GAINED = "trait-"
"""The beginning of the kinds of `More` that give a trait."""


@states("LCG-S8.1")
def has(table: Match, handle: int, keyword: type[Keyword]) -> bool:
    """Return whether a card has a keyword, printed or gained."""
    if keyword in map(type, keywords(table, handle)):
        return True
    conflict = table.state.conflict
    if not table.state.lasting or conflict is None:
        return False
    kinds = [f"{keyword.__name__.lower()}-{one}" for one in elements_of(table, conflict.ring)]
    return any(lasting_on(table, handle, kind) for kind in kinds)


def all_of(table: Match, handle: int, keyword: type[K]) -> tuple[K, ...]:
    """Return every instance of a keyword that a card has, printed or gained."""
    return tuple([each for each in keywords(table, handle) if isinstance(each, keyword)])


@derived
def keywords(table: Match, handle: int) -> tuple[Keyword, ...]:
    """Return the keywords that are printed on a card, unless it is blank, and those it gained."""
    words = script(table, handle).keywords
    if words and is_blank(table, handle):
        words = ()
    for use, constant in active_constants(table, "gives"):
        words += constant.gives(use, handle)
    return words


@states("LCG-S1.30", "LCG-S1.31")
def adjacent(table: Match, seat: Seat, slot: int) -> tuple[int, ...]:
    """Return the provinces beside one in its row; that of the stronghold has no neighbours."""
    last: int = table.rulebook.numbers.provinces
    if slot >= last:
        return ()
    return tuple(other for other in (slot - 1, slot + 1) if 0 <= other < last)


@states("LCG-S1.32")
def elements_there(state: State, seat: Seat, slot: int) -> tuple[str, ...]:
    """Return the elements of a province that lies face up, all that it shows; else none."""
    province = state.provinces[seat][slot]
    return state.facts(province.own).elements if province.shown else ()


@states("LCG-S10.16")
def has_broken(seat: Seat, owner: Seat, breaker: Seat) -> bool:
    """Return whether a seat counts as having broken a province of an owner.

    Outside a conflict, where nobody is named as the breaker, all opponents of the owner do.
    """
    return seat != owner and breaker in (seat, NOBODY)


@states("LCG-S1.33")
def is_copy(state: State, one: int, other: int) -> bool:
    """Return whether cards are copies of each other: those of one title, a card of itself too."""
    return slug(state, one) == slug(state, other)


@states("LCG-S7.34", "LCG-S7.35", "ENL-R21")
def is_second(state: State, seat: Seat, handle: int, facts: Facts | None = None) -> bool:
    """Return whether a card, under the control of a seat, would be a second unique one.

    It is if that seat or the owner of the card controls or owns another of its title in play.
    `facts` says what it would be, if it is to become a copy.
    """
    new, both = facts or state.facts(handle), (seat, state.owners[handle])
    return new.unique and any(
        other != handle
        and slug(state, other) == new.slug
        and (entry.seat in both or state.owners[other] in both)
        for other, entry in state.play.items()
    )


@rule()
def bids_vary(table: Match) -> bool:
    """Return whether anything may change what bids count as."""
    return True


@states("LCG-S4.20")
def bid_of(table: Match, seat: Seat) -> int:
    """Return what a seat's bid counts as: its dial and what changes that."""
    state = table.state
    if not bids_vary(table):
        return state.dials[seat]
    more = sum(
        lasting.what.amount
        for lasting in state.lasting
        if lasting.what.kind == "bid" and lasting.seat == seat
    )
    more += sum(constant.bid(use, seat) for use, constant in active_constants(table, "bid"))
    return max(0, state.dials[seat] + more)


@states("LCG-S9.69")
def can_lose_honor(table: Match, seat: Seat) -> bool:
    """Return whether a seat can lose honor, and so give it."""
    return not cannot(table, f"lose-honor-{seat}", EMPTY)


def takes_ring_fate(table: Match, seat: Seat) -> bool:
    """Return whether a seat may take fate from rings."""
    return not cannot(table, f"{RING_FATE}{seat}", EMPTY)


RING_FATE = "take-ring-fate-"
"""The beginning of the kinds that keep a seat from taking fate from rings."""


@states("LCG-S9.70", "LCG-S9.72", "LCG-S9.71")
def is_immune(table: Match, card: int, source: Use) -> bool:
    """Return whether a card is immune to what another one does; what it wears is not."""
    return any(each.shields(use, card, source) for use, each in active_constants(table, "shields"))


def is_shielded(source: Use, event: object) -> bool:
    """Return whether an event would happen to a card in play that is immune to its source."""
    handle = getattr(event, "handle", EMPTY)
    return handle in source.state.play and is_immune(source.table, handle, source)


@states("LCG-S0.2")
def cannot(table: Match, what: str, handle: int) -> bool:
    """Return whether something cannot happen to a card; that is absolute."""
    if table.state.lasting and lasting_on(table, handle, f"cannot-{what}"):
        return True
    return any(each.forbids(use, what, handle) for use, each in active_constants(table, "forbids"))


def suffers(table: Match, what: str, handle: int, by: Seat) -> bool:
    """Return whether something can happen to a card by an effect of a card of a seat."""
    entry = table.state.play.get(handle)
    if entry is None or by in (NOBODY, entry.seat):
        return True
    return not cannot(table, f"{what}-by-opponent", handle)


@states("LCG-S4.48")
def elements_of(table: Match, ring: str) -> tuple[str, ...]:
    """Return the elements of a ring: its own one, and those that cards give it; none of no ring."""
    own = ring.partition(".")[0]
    constants = active_constants(table, "elements")
    more = [one for use, each in constants for one in each.elements(use, ring)]
    return tuple(dict.fromkeys((own, *more))) if ring else ()


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
    characters = [
        handle
        for handle in state.characters(seat)
        if not state.play[handle].bowed and can_fight(state, handle, kind)
        if handle not in covered
    ]
    barred = [f"fight-{kind}"]
    barred += ["declare-defense"] if against == NOBODY else ["declare-attack", f"attack-{against}"]
    return tuple(
        [handle for handle in characters if not any(cannot(table, what, handle) for what in barred)]
    )


@rule("LCG-3.2.3", "LCG-S4.40", "LCG-S4.61", "LCG-S7.23")
def total(table: Match, side: int) -> int:
    """Return the skill of a side: of those who are ready, and 1 for the Imperial Favor."""
    state, conflict = table.state, table.state.conflict
    assert conflict is not None
    fighting = state.fighting(side)
    if not fighting and favor_needs_participant(table):
        return 0
    seat = conflict.attacker if side == ATTACKING else conflict.defender
    ready = [handle for handle in fighting if not state.play[handle].bowed]
    favor = state.favor == seat and favor_counts(table, conflict)
    return favor + sum([skill(table, handle, conflict.kind) for handle in ready])


def favor_needs_participant(table: Match) -> bool:
    """Return whether a side without anybody has nothing, not even the Imperial Favor.

    Where the Favor is set to no type, as in Skirmish, the table has it as it likes.
    """
    if table.state.favor_kind:
        return True
    rulings: Rulings = table.rulebook.numbers.rulings
    return rulings.ski_favor_needs_participant == "yes"


@rule("LCG-S4.60")
def favor_counts(table: Match, conflict: Conflict) -> bool:
    """Return whether the Imperial Favor counts: in conflicts of a type if it is set to one."""
    return table.state.favor_kind in ("", conflict.kind)


@rule("LCG-S10.10")
def strength(table: Match, seat: Seat, slot: int) -> int:
    """Return the strength of a province, with what a holding or the stronghold there adds."""
    return _strength(table, (seat, slot))


@derived
def _strength(table: Match, about: tuple[Seat, int]) -> int:
    (seat, slot), state = about, table.state
    province = state.provinces[seat][slot]
    total = province_strength(table, seat, slot)
    total += sum(state.facts(card).strength for card in province.open_cards())
    if is_stronghold(table, seat, slot):
        total += state.facts(state.strongholds[seat].card).strength
    if province.tainted:
        total += TAINTED
    for use, constant in active_constants(table, "strength"):
        total += constant.strength(use, seat, slot)
    return max(0, total)


@rule()
def province_strength(table: Match, seat: Seat, slot: int) -> int:
    """Return the strength that a province has by itself: what is printed on it."""
    state = table.state
    own = state.provinces[seat][slot].own
    return 0 if own == EMPTY else state.facts(own).strength


@states("SKI-R11")
def is_stronghold(table: Match, seat: Seat, slot: int) -> bool:
    """Return whether a province is the one under the stronghold of its seat."""
    return slot == table.rulebook.numbers.provinces and seat in table.state.strongholds


def wearing(state: State, handle: int) -> int:
    """Return the character that a card is attached to, EMPTY if to none."""
    entry = state.play.get(handle)
    return EMPTY if entry is None else entry.host


@states("LCG-S1.7")
def is_fighting(state: State, handle: int) -> bool:
    """Return whether a character is in play and takes part in the conflict."""
    entry = state.play.get(handle)
    return entry is not None and entry.side != HOME
