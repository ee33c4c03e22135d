"""Events that befall raiders: damage, afflictions, death, saving and coming back."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.state import Harm, Lasting, State, Zone, zone_of
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message


class HarmAnnounced(Happened, frozen=True):
    """Damage is about to be dealt; cards may still reduce it."""

    seat: Seat
    amount: int
    clause: str = "TR-10.1"

    def apply(self, state: State) -> None:
        state.harms += (Harm(self.seat, self.amount, self.clause),)


class HarmReduced(Happened, frozen=True):
    """Damage about to be dealt became less."""

    seat: Seat
    amount: int
    clause: str = "TR-12.10"

    def apply(self, state: State) -> None:
        last = state.harms[-1]
        reduced = replace(last, amount=max(0, last.amount - self.amount))
        state.harms = (*state.harms[:-1], reduced)


class HarmDealt(Happened, frozen=True):
    """The damage announced last is dealt, as far as it was not reduced."""

    seat: Seat
    amount: int
    clause: str = "TR-2.7"

    def apply(self, state: State) -> None:
        state.harms = state.harms[:-1]
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(raider, damage=raider.damage + self.amount)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("" if self.amount else "-none")


class Injured(Happened, frozen=True):
    """An ability dropped by 1; injuries add up."""

    seat: Seat
    ability: Ability
    clause: str = "TR-10.9"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        injuries = list(raider.injuries)
        injuries[self.ability] += 1
        state.raiders[self.seat] = replace(
            raider, injuries=(injuries[0], injuries[1], injuries[2], injuries[3])
        )


class DamageHealed(Happened, frozen=True):
    """A point of damage was removed."""

    seat: Seat
    amount: int
    clause: str = "TR-10.8"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(raider, damage=max(0, raider.damage - self.amount))


class InjuryHealed(Happened, frozen=True):
    """An injury was healed like a point of damage."""

    seat: Seat
    ability: Ability
    clause: str = "TR-10.10"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        injuries = list(raider.injuries)
        injuries[self.ability] -= 1
        state.raiders[self.seat] = replace(
            raider, injuries=(injuries[0], injuries[1], injuries[2], injuries[3])
        )


class ExtraLifeGained(Happened, frozen=True):
    """A raider gained life above its lowest ability, marked with a green disc."""

    seat: Seat
    amount: int
    clause: str = "TR-11.5"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(raider, extra_life=raider.extra_life + self.amount)


class BecameStuck(Happened, frozen=True):
    """A raider is stuck: its movement ends, it may not search and misses its next movement."""

    seat: Seat
    clause: str = "TR-10.12"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], stuck=True, halted=True)


class CameFree(Happened, frozen=True):
    """A stuck raider has missed its movement; the marker comes off."""

    seat: Seat
    clause: str = "TR-R4"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], stuck=False, halted=True)


class Died(Happened, frozen=True):
    """A raider died: its figure leaves the map until it is reloaded."""

    seat: Seat
    clause: str = "TR-10.2"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(
            raider, dead=True, space=0, halted=True, deaths=raider.deaths + 1
        )


class ResetChosen(Happened, frozen=True):
    """A player chose to start over; it counts like dying."""

    seat: Seat
    clause: str = "TR-8.5"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(
            raider, reset=True, space=0, halted=True, deaths=raider.deaths + 1
        )


class Saved(Happened, frozen=True):
    """All unsaved cards are saved, and this location is where the raider comes back to.

    A treasure that is to be brought back is not safe before it is there.
    """

    seat: Seat
    space: int
    clause: str = "TR-8.6"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], save_point=self.space)
        unsaved, saved = zone_of(Zone.UNSAVED, self.seat), zone_of(Zone.SAVED, self.seat)
        prize = None if state.prize is None else state.prize.card
        row = state.zones[unsaved]
        state.zones[saved] += tuple(card for card in row if card != prize)
        state.zones[unsaved] = tuple(card for card in row if card == prize)


class Reloaded(Happened, frozen=True):
    """A raider that died or reset is back, whole again."""

    seat: Seat
    space: int
    clause: str = "TR-8.7"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(
            raider,
            space=self.space,
            damage=0,
            injuries=(0, 0, 0, 0),
            extra_life=0,
            stuck=False,
            dead=False,
            reset=False,
        )


class PowerRaised(Happened, frozen=True):
    """An upgrade came into play: the raider's power is now the highest of its cards."""

    seat: Seat
    power: int
    clause: str = "TR-R17"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(raider, power=max(raider.power, self.power))


class EffectHeld(Happened, frozen=True):
    """Something holds for a raider until the end of the turn."""

    seat: Seat
    kind: str
    amount: int
    clause: str = "TR-12.2"

    def apply(self, state: State) -> None:
        state.lasting += (Lasting(self.kind, self.seat, self.amount),)

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message("-" + self.kind, without=("kind",))


class ObstacleFaced(Happened, frozen=True):
    """A raider has faced an obstacle of its location in this Action round."""

    seat: Seat
    number: int
    clause: str = "TR-6.20"

    def apply(self, state: State) -> None:
        raider = state.raiders[self.seat]
        state.raiders[self.seat] = replace(raider, faced=(*raider.faced, self.number))

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class SearchTaken(Happened, frozen=True):
    """A raider has used its search of this turn."""

    seat: Seat
    clause: str = "TR-7.1"

    def apply(self, state: State) -> None:
        state.raiders[self.seat] = replace(state.raiders[self.seat], searched=True)

    def told(self, viewer: Seat | None) -> Message | None:
        return None


class SearchDeclined(Happened, frozen=True):
    """A raider does not search this turn."""

    seat: Seat
    clause: str = "TR-7.1"
