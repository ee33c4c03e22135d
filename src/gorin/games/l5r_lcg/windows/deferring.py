"""Effects that last until the end of a period, and delayed effects, which wait for it."""

from __future__ import annotations

from gorin.games.l5r_lcg.events.citing import ORDERS
from gorin.games.l5r_lcg.events.conflicts import Expired
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.uses import EffectCame, EffectDeferred
from gorin.games.l5r_lcg.measures import slug
from gorin.games.l5r_lcg.script import Effect, Use
from gorin.games.l5r_lcg.state import Deferred, Match
from gorin.games.l5r_lcg.windows.happening import happen
from gorin.games.l5r_lcg.windows.uses import ability_of
from gorin.kernel.clauses import states
from gorin.kernel.decision import Decision, Option, Play, Prompt, ask
from gorin.kernel.table import Frame

ORDER = Prompt("forced", ORDERS, "ask-lcg-forced")


class AtEndOf(Effect, frozen=True):
    """Let an effect happen at the end of a period, to what was chosen now if to that.

    It happens by itself then: it is no new ability, and its source is this card.
    """

    period: str
    effect: Effect

    def affects(self, use: Use, card: int) -> bool:
        return self.effect.affects(use, card)

    def do(self, use: Use) -> None:
        state, one = use.state, use.state.resolving[-1]
        title = one.script or slug(state, use.card)
        ability = ability_of(use.table, use.card, one.ability, title)
        place = ability.effects.index(self)
        chosen = tuple((card, state.born(card)) for card in use.chosen)
        waits = Deferred(
            use.seat, use.card, title, one.ability, place, self.period, chosen, state.counter + 1
        )
        use.table.record(EffectDeferred(waits))


@states("LCG-S9.54", "LCG-S9.57")
def delayed(table: Match, frame: Frame) -> Play[None] | None:
    """Carry out what waited for the end of a period; of several the first player sets the order.

    It happens though its seat has left meanwhile.
    """
    (moment,) = frame.texts
    due = tuple(each for each in table.state.deferred if each.moment == moment)
    return _delayed(table, frame, due) if due else None


def _delayed(table: Match, frame: Frame, due: tuple[Deferred, ...]) -> Play[None]:
    state = table.state
    options = tuple(Option(f"first:{each.slug}.{each.card}", each) for each in due)
    one = yield from ask(Decision(state.first, ORDER, options))
    table.record(EffectCame(one.number))
    table.push(frame)
    ability = ability_of(table, one.card, one.ability, one.slug)
    waited = ability.effects[one.effect]
    assert isinstance(waited, AtEndOf)
    effect = waited.effect
    chosen = tuple(card for card, born in one.targets if state.born(card) == born)
    use = Use(table, one.seat, one.card, chosen=chosen)
    events: list[LcgHappened] = []
    play = effect.do(use)
    if play is not None:
        events += (yield from play) or ()
    happen(table, *events, *effect.events(use))


@states("LCG-1.5", "LCG-2.6", "LCG-3.5", "LCG-S4.69")
def phase_end(table: Match, frame: Frame) -> None:
    """A phase ends: what lasted until then is over, then what waited for its end happens."""
    table.push(Frame("delayed", texts=("phase",)))
    table.record(Expired("phase", frame.texts[0]))
