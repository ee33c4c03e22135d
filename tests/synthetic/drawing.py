"""The drawing of the courts game for the page and the terminal, from a view alone."""

from __future__ import annotations

from tests.synthetic.cards import text, title
from tests.synthetic.game import View

from gorin.content.box.drawing import Drawing, Drawn, Face, SeatArea, Zone, labelled
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say, seat_name

Keys = tuple[str, ...]


def draw(view: View, keys: Keys, drawn: Drawn) -> Drawing:
    """Return the table as a viewer sees it, with the answers that they may give."""
    turn = say("courts-turn", turn=view.turn, seat=seat_name(view.active))
    return Drawing(
        headline=(turn if view.turn else say("courts-before"),),
        seats=tuple(_seat(view, seat, keys) for seat in view.seats),
        zones=(
            _deck(view, keys),
            drawn.part("discard", _discard, view.discard, view.strength),
            *_objectives(view, keys),
        ),
    )


# -- seats ---------------------------------------------------------------------------------


def _seat(view: View, seat: Seat, keys: Keys) -> SeatArea:
    return SeatArea(
        seat,
        notes=tuple(_notes(view, seat)),
        active=seat == view.active and seat in view.alive,
        counters=(
            labelled("courts-life", view.life[seat]),
            labelled("courts-coins", view.coins[seat]),
        ),
        zones=(_hand(view, seat, keys),),
        answers=_about(keys, seat),
    )


def _about(keys: Keys, seat: Seat) -> Keys:
    """Return the keys that name a seat: it is struck, offered a treaty, answered, or named."""
    verbs = ("at", "offer", "accept", "refuse", "seat")
    return tuple(key for key in keys if key in {f"{verb}:{seat}" for verb in verbs})


def _notes(view: View, seat: Seat) -> list[Message]:
    found = [
        say("courts-team", number=view.teams[seat] + 1),
        say(f"courts-role-{view.roles[seat]}"),
    ]
    if seat not in view.alive:
        found.append(say("courts-out"))
    for pair in view.treaties:
        if seat in pair:
            other = pair[0] if pair[1] == seat else pair[1]
            found.append(say("courts-treaty", seat=seat_name(other)))
    if seat in view.offers:
        found.append(say("courts-offers"))
    return found


def _hand(view: View, seat: Seat, keys: Keys) -> Zone:
    """Return a hand: the viewer's own, or how many cards another one holds, and those known."""
    hand = view.hands[seat]
    cards = tuple(_face(handle, name, view.strength, keys) for handle, name in hand if name)
    own = seat == view.seat
    return Zone(
        f"hand.{seat}",
        say("courts-own-hand" if own else "courts-hand"),
        cards,
        count=len(hand),
        hand=own,
    )


# -- what belongs to nobody ----------------------------------------------------------------


def _face(
    handle: int, name: str, strength: int, keys: Keys = (), notes: tuple[Message, ...] = ()
) -> Face:
    kind = name.partition("-")[0]
    answers = tuple(key for key in keys if key in (f"play:{kind}.{handle}", f"card:{handle}"))
    return Face(f"card.{handle}", title(name), (text(name, strength),), notes, answers)


def _deck(view: View, keys: Keys) -> Zone:
    places = enumerate(view.deck, 1)
    known = tuple(
        _face(handle, name, view.strength, notes=(say("courts-place", place=place),))
        for place, (handle, name) in places
        if name
    )
    peek = tuple(key for key in keys if key == "peek")
    return Zone("deck", say("courts-deck"), known, count=len(view.deck), answers=peek)


def _discard(lying: tuple[tuple[int, str], ...], strength: int) -> Zone:
    cards = tuple(_face(handle, name, strength) for handle, name in reversed(lying))
    return Zone("discard", say("courts-discard"), cards, pile=True)


def _objectives(view: View, keys: Keys) -> tuple[Zone, ...]:
    return tuple(_objective(view, team, keys) for team in sorted(view.objectives))


def _objective(view: View, team: int, keys: Keys) -> Zone:
    name, opened = view.objectives[team], team in view.opened
    id, label = f"objective.{team}", say("courts-objective", number=team + 1)
    if not name:
        return Zone(id, label, (Face(f"card.{id}"),))
    # Only the captain is asked, and a team has the number of its captain's seat.
    answers = tuple(key for key in keys if key in ("keep", "open")) if view.seat == team else ()
    notes = (say("courts-open" if opened else "courts-sealed"),)
    words = (text(name, view.strength),)
    return Zone(id, label, (Face(f"card.{id}", title(name), words, notes, answers),))
