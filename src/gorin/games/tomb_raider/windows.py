"""Windows: the moments at which cards may be played, one opportunity at a time.

A window opens after each announced card, test, roll and step. The active player has the first
opportunity, then it goes clockwise; whoever plays a card opens the round of opportunities anew,
and the window ends when all have passed in a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from gorin.games.tomb_raider.chances import chance_of, target_of
from gorin.games.tomb_raider.events.happen import TombRaider, happen
from gorin.games.tomb_raider.events.piles import CardAnnounced, CardSettled
from gorin.games.tomb_raider.events.raiders import PowerRaised
from gorin.games.tomb_raider.events.trials import top_group
from gorin.games.tomb_raider.facts import Discovery, SecretMove, Treasure, Upgrade
from gorin.games.tomb_raider.measures import bonus_for, hand, raider_seats
from gorin.games.tomb_raider.script import Ability, Behaviour, Effect, Use, behaviour, consequence
from gorin.games.tomb_raider.state import (
    NOBODY,
    ROWS,
    CardId,
    Moment,
    State,
    Test,
    Zone,
    hindrance,
    zone_of,
)
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat, ask
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame, keep
from gorin.kernel.words import Arg

PROMPTS = {
    moment: Prompt(f"window-{str(moment.name).lower()}", clause, "ask-window-" + name)
    for moment, clause, name in (
        (Moment.START, "TR-12.2", "start"),
        (Moment.STEP, "TR-12.2", "step"),
        (Moment.TEST, "TR-12.2", "test"),
        (Moment.ROLL, "TR-12.2", "roll"),
        (Moment.DAMAGE, "TR-12.10", "damage"),
        (Moment.PLAYED, "TR-12.9", "played"),
        (Moment.REMOVED, "TR-12.2", "removed"),
        (Moment.SAVE, "TR-9.6", "save"),
    )
}

TEST_OPEN = Prompt(PROMPTS[Moment.TEST].kind, "TR-12.2", "ask-window-test-chance")
ROLL_PASSED = Prompt(PROMPTS[Moment.ROLL].kind, "TR-12.2", "ask-window-roll-passed")
ROLL_FAILED = Prompt(PROMPTS[Moment.ROLL].kind, "TR-12.2", "ask-window-roll-failed")

FOUND = -1
FAILED = -2


class Playing(Struct, frozen=True, gc=False):
    """A choice of a seat in a window: which card, which of its abilities, from where."""

    card: CardId
    ability: int
    zone: Zone


PASS: Option[Playing | None] = Option("pass", None)
NOTHING = (PASS,)


def window(moment: Moment, seat: Seat = NOBODY) -> Frame:
    """Return the step that opens a window; with a seat only that one has opportunities."""
    return Frame("window", seat, (int(moment), 0, 0))


@rule("TR-R25")
def opportunity_order(table: TombRaider) -> tuple[Seat, ...]:
    """The active player has the first opportunity, then it goes clockwise."""
    state = table.state
    seats = raider_seats(state)
    if state.active not in seats:
        return seats
    place = seats.index(state.active)
    return seats[place:] + seats[:place]


def _hand_moments(table: TombRaider, seat: Seat) -> int:
    """Return the moments at which cards in a seat's hand could be played, as bits; a secret."""
    cards, physical = hand(table.state, seat), table.state.physical
    return keep(
        table,
        ("hand-moments", seat),
        (cards, physical),
        lambda: _bits([behaviour(table, card).hand_moments for card in cards]),
    )


def _row_moments(table: TombRaider, seat: Seat) -> int:
    """Return the moments at which cards in a seat's rows could be used, as bits; it is public."""
    zones, physical = table.state.zones, table.state.physical
    unsaved, saved = zones[zone_of(ROWS[0], seat)], zones[zone_of(ROWS[1], seat)]
    if not (unsaved or saved):
        return 0
    return keep(
        table,
        ("row-moments", seat),
        (unsaved, saved, physical),
        lambda: _bits([behaviour(table, card).row_moments for card in (*unsaved, *saved)]),
    )


def _bits(moments: list[int]) -> int:
    bits = 0
    for moment in moments:
        bits |= moment
    return bits


def _may_have_answer(table: TombRaider, seat: Seat, moment: int) -> bool:
    """Return whether, on what everybody sees, the seat could have something to play."""
    return bool(table.state.zones[zone_of(Zone.HAND, seat)] or _row_moments(table, seat) & moment)


def window_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Give the next seat its opportunity; seats that publicly have nothing are passed over."""
    moment, turn, passes = frame.data
    seats = opportunity_order(table) if frame.seat == NOBODY else (frame.seat,)
    count = len(seats)
    while passes < count:
        seat = seats[turn % count]
        if _may_have_answer(table, seat, moment):
            return _opportunity(table, frame, seat, (turn, passes))
        turn += 1
        passes += 1
    return None


def _opportunity(table: TombRaider, frame: Frame, seat: Seat, at: tuple[int, int]) -> Play[None]:
    """Ask a seat what it plays; while it is asked, the rest of the window is the next step."""
    moment = Moment(frame.data[0])
    turn, passes = at
    table.push(Frame("window", frame.seat, (frame.data[0], turn + 1, passes + 1)))
    options = playable(table, seat, moment)
    if len(options) == 1:
        _ = yield _nothing_to_play(seat, moment)
        return
    prompt, args = _asked(table, moment)
    chosen = yield from ask(Decision(seat, prompt, options, args=args, secret=True))
    if chosen is not None:
        table.state.frames = table.state.frames[:-1]
        table.push(Frame("window", frame.seat, (frame.data[0], 0, 0)))
        announce(table, seat, chosen, moment)


def _asked(table: TombRaider, moment: Moment) -> tuple[Prompt, dict[str, Arg]]:
    """Return how a seat is asked: about a test that has a target, with how it stands."""
    test = _test_of(table, moment)
    target = 0 if test is None else target_of(table, test)
    if test is None or not target or bool(test.faces) is not (moment is Moment.ROLL):
        return PROMPTS[moment], {}
    if moment is Moment.TEST:
        return TEST_OPEN, {"percent": chance_of(table, test, target)}
    result = test.result + bonus_for(table, test)
    prompt = ROLL_PASSED if result >= target else ROLL_FAILED
    return prompt, {"result": result, "target": target}


def _test_of(table: TombRaider, moment: Moment) -> Test | None:
    """Return the one test that a window is about; an attack has two."""
    if moment not in (Moment.TEST, Moment.ROLL):
        return None
    group = top_group(table.state)
    return group[0] if len(group) == 1 else None


@cache
def _nothing_to_play(seat: Seat, moment: Moment) -> Decision[Playing | None]:
    """Most questions of a match are of this kind; it is put so that the asking betrays nothing."""
    return Decision(seat, PROMPTS[moment], NOTHING, secret=True)


@rule("TR-12.2")
def playable(table: TombRaider, seat: Seat, moment: Moment) -> tuple[Option[Playing | None], ...]:
    """Actions may be played at any time, unless the card says when; so may cards in play.

    Passing comes first among the options, then the hand, then the rows.
    """
    now = int(moment)  # flags are slow to combine
    in_hand = _hand_moments(table, seat) & now
    in_row = _row_moments(table, seat) & now
    if not (in_hand or in_row):
        return NOTHING
    options: list[Option[Playing | None]] = [PASS]
    state = table.state
    if in_hand:
        for card in hand(state, seat):
            script = behaviour(table, card)
            if script.hand_moments & now:
                options += _uses(table, seat, card, script.from_hand, Zone.HAND, moment)
    if in_row:
        for zone in ROWS:
            for card in state.zones[zone_of(zone, seat)]:
                options += _uses(table, seat, card, behaviour(table, card).from_row, zone, moment)
    return tuple(options)


def _uses(
    table: TombRaider,
    seat: Seat,
    card: CardId,
    abilities: tuple[Ability, ...],
    zone: Zone,
    moment: Moment,
) -> list[Option[Playing | None]]:
    verb = "play" if zone is Zone.HAND else "use"
    return [
        Option(
            f"{verb}:{table.state.slug(card)}.{card}" + (f".{place}" if place else ""),
            Playing(card, place, zone),
        )
        for place, ability in enumerate(abilities)
        if not ability.searches and next(forbids(table, seat, card, ability, moment), None) is None
    ]


@rule("TR-12.1")
def forbids(
    table: TombRaider, seat: Seat, card: CardId, ability: Ability, moment: Moment
) -> Iterator[Refusal]:
    """A card may do what it says when it says; all rules it does not contradict still hold.

    Yields every reason why it may not be played at this moment.
    """
    if not int(ability.when) & int(moment):
        yield refuse("TR-12.2", "refused-moment")
    if ability.needs_raider and not table.state.raiders[seat].is_active:
        yield refuse("TR-10.3", "refused-raider-dead")
    yield from _unmet(Use(table, seat, card, moment), ability)
    facts = table.state.facts(card)
    if isinstance(facts, Upgrade):
        yield from forbids_upgrade(table, seat, facts)


def _unmet(use: Use, ability: Ability) -> Iterator[Refusal]:
    for condition in ability.conditions:
        if not condition.holds(use):
            yield refuse("TR-12.1", "refused-condition", condition=condition.said())
    for cost in ability.costs:
        if not cost.can_pay(use):
            yield refuse("TR-12.1", "refused-cost", cost=cost.said())
    for effect in ability.effects:
        if not effect.can_do(use):
            yield refuse(effect.clause, "refused-effect", effect=effect.said())


@rule("TR-9.8", "TR-9.10")
def forbids_upgrade(table: TombRaider, seat: Seat, upgrade: Upgrade) -> Iterator[Refusal]:
    """An upgrade is at most one power above the raider's, never a copy of one it already has."""
    state = table.state
    raider = state.raiders[seat]
    if upgrade.power > raider.power + 1:
        yield refuse("TR-9.8", "refused-upgrade-power", power=upgrade.power, current=raider.power)
    saved = state.zones[zone_of(Zone.SAVED, seat)]
    if any(state.slug(card) == upgrade.slug for card in saved):
        yield refuse("TR-9.10", "refused-upgrade-copy")
    name = next(facts.name for facts in state.cards if facts.slug == raider.card)
    if upgrade.character and not name.startswith(upgrade.character):
        yield refuse("TR-R17", "refused-upgrade-character", character=upgrade.character)


def announce(table: TombRaider, seat: Seat, chosen: Playing, moment: Moment) -> None:
    """Announce a card, pay its costs, let others answer, and then let it take effect."""
    slug = table.state.slug(chosen.card)
    happen(table, CardAnnounced(seat, chosen.card, slug, chosen.ability, chosen.zone))
    from_hand = int(chosen.zone is Zone.HAND)
    data = (chosen.card, chosen.ability, from_hand, int(moment))
    costs = ability_of(table, chosen.card, chosen.ability, chosen.zone).costs
    table.push(
        *(Frame("pay", seat, (*data, number)) for number in range(len(costs))),
        window(Moment.PLAYED),
        Frame("take-effect", seat, data),
        Frame("settle", seat, (chosen.card,)),
    )


def pay_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Pay one cost of an announced card."""
    card, place, from_hand, moment, number = frame.data
    zone = Zone.HAND if from_hand else Zone.UNSAVED
    cost = ability_of(table, CardId(card), place, zone).costs[number]
    return cost.pay(Use(table, frame.seat, card, Moment(moment)))


def ability_of(table: TombRaider, card: CardId, place: int, zone: Zone) -> Ability:
    """Return an ability of a card by its place among those of hand or row."""
    script = behaviour(table, card)
    return (script.from_hand if zone is Zone.HAND else script.from_row)[place]


def take_effect(table: TombRaider, frame: Frame) -> None:
    """An announced card takes effect unless it was cancelled."""
    card, place, from_hand, moment = frame.data
    if not table.state.announced[-1].cancelled:
        part = place * 2 + from_hand
        table.push(Frame("effect", frame.seat, (card, part, 0, moment)))


def effects_of(table: TombRaider, source: int, part: int) -> tuple[Effect, ...]:
    """Return a list of effects: of an ability, of a found trigger, of a failed obstacle."""
    if part == FAILED:
        names = hindrance(table.state, source).failure
        return tuple(consequence(table, name) for name in names)
    script: Behaviour = behaviour(table, CardId(source))
    if part == FOUND:
        return script.found
    return (script.from_hand if part % 2 else script.from_row)[part // 2].effects


def effect_step(table: TombRaider, frame: Frame) -> Play[None] | None:
    """Do one effect of a list; what it queues comes before the next one."""
    source, part, place, moment = frame.data
    effects = effects_of(table, source, part)
    if not effects:
        return None
    if place + 1 < len(effects):
        table.push(Frame("effect", frame.seat, (source, part, place + 1, moment)))
    if part == FAILED and not table.state.raiders[frame.seat].is_active:
        return None
    return effects[place].do(Use(table, frame.seat, source, Moment(moment)))


@rule("TR-9.2", "TR-9.7", "TR-12.6")
def row_after(table: TombRaider, card: CardId) -> Zone:
    """Secret moves, upgrades and treasures are played to the saved row and stay there."""
    facts = table.state.facts(card)
    if isinstance(facts, SecretMove | Upgrade | Treasure):
        return Zone.SAVED
    return Zone.DISCARD


def settle(table: TombRaider, frame: Frame) -> None:
    """A card that has taken effect goes to the discards or, if its kind stays, to a row."""
    card = CardId(frame.data[0])
    cancelled = table.state.announced[-1].cancelled
    zone = Zone.DISCARD if cancelled else row_after(table, card)
    facts = table.state.facts(card)
    happen(table, CardSettled(frame.seat, card, facts.slug, zone))
    if isinstance(facts, Upgrade) and zone is Zone.SAVED:
        raise_power(table, frame.seat, facts.power)


@rule("TR-R17")
def raise_power(table: TombRaider, seat: Seat, power: int) -> None:
    """A raider's power is the highest among its card and its upgrades."""
    happen(table, PowerRaised(seat, power))


def is_item(state: State, card: CardId) -> bool:
    """Return whether a card is an item, a discovery that stays in play."""
    facts = state.facts(card)
    return isinstance(facts, Discovery) and facts.form == "item"
