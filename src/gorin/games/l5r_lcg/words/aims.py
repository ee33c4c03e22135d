"""Aims: what is chosen for an ability."""

from __future__ import annotations

from gorin.games.l5r_lcg.events.plays import StatusChanged
from gorin.games.l5r_lcg.measures import can_enter, is_second
from gorin.games.l5r_lcg.script import Aim, Filter, Use, one_of, phrase
from gorin.games.l5r_lcg.state import EMPTY, State, seat_target
from gorin.games.l5r_lcg.windows.uses import is_replacement
from gorin.games.l5r_lcg.words.conditions import attacked_twice
from gorin.games.l5r_lcg.words.filters import OPPONENTS, THEIR_OWN
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say


class Character(Aim, frozen=True):
    """A character in play, as the filters say; or several, or one at most."""

    filters: tuple[Filter, ...] = ()
    least: int = 1
    most: int = 1

    def said(self) -> Message:
        who = one_of("character", self.filters)
        if self.most > 1:
            who = phrase("character", self.filters, self.most)
            return say("lcg-word-characters", number=self.most, who=who)
        return who if self.least else say("lcg-word-up-to-one-character", who=who)

    def count(self, use: Use) -> tuple[int, int]:
        return self.least, self.most

    def candidates(self, use: Use) -> tuple[int, ...]:
        return tuple(
            [
                card
                for card, one in use.state.play.items()
                if one.host == EMPTY and all(each.fits(use, card) for each in self.filters)
            ]
        )


class CharacterOfTheirChoice(Character, frozen=True):
    """A character that your opponent chooses."""

    def said_chosen(self) -> Message:
        filters = tuple(THEIR_OWN if each == OPPONENTS else each for each in self.filters)
        return say("lcg-opponent-chooses", aim=one_of("character", filters))

    def chooser(self, use: Use) -> Seat:
        return use.opponent


class Attachment(Aim, frozen=True):
    """An attachment in play, as the filters say."""

    filters: tuple[Filter, ...] = ()

    def said(self) -> Message:
        return one_of("attachment", self.filters)

    def candidates(self, use: Use) -> tuple[int, ...]:
        return tuple(
            card
            for card, one in use.state.play.items()
            if one.host != EMPTY and all(each.fits(use, card) for each in self.filters)
        )


class FacedownInYourProvinces(Aim, frozen=True):
    """Cards that lie face down in your provinces, up to a number."""

    most: int = 1

    def said(self) -> Message:
        id = "lcg-word-facedown-in-your-provinces"
        return say(id) if self.most == 1 else say(f"{id}-up-to", most=self.most)

    def count(self, use: Use) -> tuple[int, int]:
        return 1, self.most

    def candidates(self, use: Use) -> tuple[int, ...]:
        row = use.state.provinces[use.seat]
        return tuple(card for each in row for card in each.hidden_cards())


class CardInYourProvinces(Aim, frozen=True):
    """Another card in one of your provinces."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        row = use.state.provinces[use.seat]
        return tuple(each.card for each in row if each.card not in (EMPTY, use.card))


class FacedownProvince(Aim, frozen=True):
    """A province that lies face down and that you do not know."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        state = use.state
        return tuple(
            each.own
            for seat in state.alive
            for each in state.provinces[seat]
            if each.own != EMPTY and not each.shown
            if use.seat not in state.known.get(each.own, ())
        )


class AnOpponent(Aim, frozen=True):
    """An opponent."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        return tuple(seat_target(seat) for seat in use.state.alive if seat != use.seat)


class OpponentWhoAttackedTwice(Aim, frozen=True):
    """An opponent who has declared two conflicts or more against you in this phase."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        others = (seat for seat in use.state.alive if seat != use.seat)
        return tuple(seat_target(seat) for seat in others if attacked_twice(use, seat))


ROW, PILE, PILES, THEIRS, OWN = "row", "pile", "piles", "theirs", "own"


def lying(state: State, seat: Seat, places: str) -> tuple[int, ...]:
    """Return the cards that lie in some places of a seat, or on an opponent's discard piles."""
    row = tuple(card for each in state.provinces[seat] for card in each.open_cards())
    if places == ROW:
        return row
    if places == PILE:
        return state.dynasty_piles[seat]
    if places == OWN:
        return (*state.dynasty_piles[seat], *row)
    if places == PILES:
        return (*state.dynasty_piles[seat], *state.conflict_piles[seat])
    others = (other for other in state.alive if other != seat)
    piles = (state.dynasty_piles, state.conflict_piles)
    return tuple(card for other in others for pile in piles for card in pile[other])


class CharacterFrom(Aim, frozen=True):
    """A character out of play that could enter the conflict, or play at home; as the filters say.

    `places` says where: in your provinces, on your discard piles, or on those of an opponent.
    """

    places: str
    filters: tuple[Filter, ...] = ()
    at_home: bool = False

    def said(self) -> Message:
        who = one_of("character", self.filters)
        return say(f"lcg-word-character-from-{self.places}", who=who)

    def candidates(self, use: Use) -> tuple[int, ...]:
        state = use.state
        return tuple(
            card
            for card in lying(state, use.seat, self.places)
            if state.facts(card).kind == "character"
            if not is_second(state, use.seat, card)
            if self.at_home or can_enter(use.table, use.seat, card)
            if all(each.fits(use, card) for each in self.filters)
        )


class OtherWithAbility(Aim, frozen=True):
    """A triggered ability printed on another character: the characters that have one."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        state = use.state
        return tuple(
            card
            for card, one in state.play.items()
            if one.host == EMPTY and card != use.card and printed(use, card)
        )


def printed(use: Use, card: int) -> tuple[int, ...]:
    """Return which abilities of a character are triggered in play, as printed on it."""
    behaviour = use.table.rulebook.scripts.get(use.state.facts(card).slug)
    if behaviour is None:
        return ()
    return tuple(n for n, each in enumerate(behaviour.abilities) if each.place == "play")


def turned(use: Use, card: int) -> tuple[StatusChanged, ...]:
    """Return what would be done to others of its controller and could be done to a card instead.

    What already is to happen instead of something is none of it: that is replaced anew.
    """
    state = use.state
    return tuple(
        event
        for event in use.events
        if isinstance(event, StatusChanged)
        and not is_replacement(state, event)
        and event.handle != card
        and event.handle in state.play
        and state.play[event.handle].seat == state.play[card].seat
    )


class AnotherOfSameSeat(Aim, frozen=True):
    """Another character of the same controller as the one that something would happen to."""

    def candidates(self, use: Use) -> tuple[int, ...]:
        state = use.state
        handles = [e.handle for e in use.events if isinstance(e, StatusChanged)]
        seats = dict.fromkeys(state.play[one].seat for one in handles if one in state.play)
        cards = [card for seat in seats for card in state.characters(seat)]
        return tuple(card for card in cards if turned(use, card))
