"""Matches of several games at one keyboard: the score, and swaps with sideboards before each game.

Each game is a saved game of its own, and its notes say what the match has come to. That of a game
that is over stays until the next one is on the disk, so a match can be left and resumed anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.text import Text

from gorin.cli.terminal.saves import Chair, MatchNotes
from gorin.cli.terminal.screen import Screen
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest
from gorin.cli.terminal.style import FAINT
from gorin.content.box.box import Decks
from gorin.content.box.decks import deck_at, has_aside, swapped
from gorin.content.box.wishes import DEFAULT, Deck, Wishes
from gorin.content.boxes import find_box
from gorin.content.decks.outline import TOML
from gorin.content.decks.sheets import Deck as ReadDeck
from gorin.content.decks.writing import write_deck
from gorin.content.desk.matches import wishes_for
from gorin.content.desk.scores import Score, check_games
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.text.render import Reader

IN, OUT = "+", "-"
"""The signs that move a card into the deck, and out of it."""


def begun(asked: PlayRequest, games: int) -> MatchNotes | None:
    """Return what is kept of a match before its first game; None for a game alone.

    Raises:
        BadInput: the format has no matches of so many games.
    """
    if games == 1:
        return None
    lengths = find_box(asked.game).format(asked.wishes.format).games
    check_games(games, lengths, place="--games")
    return MatchNotes(games, (), asked.wishes.format, msgspec.to_builtins(asked.wishes.options))


def frozen(asked: PlayRequest) -> PlayRequest:
    """Return what was asked for with the decks themselves in the place of files.

    Raises:
        BadInput: what is wrong with one of them.
    """
    decks = find_box(asked.game).decks
    if decks is None:
        return asked
    wishes = asked.wishes
    chosen = tuple(_frozen(decks, wishes, seat) for seat in range(wishes.seats))
    return replace(asked, wishes=replace(wishes, decks=chosen))


def _frozen(decks: Decks, wishes: Wishes, seat: int) -> Deck:
    deck = wishes.deck(seat)
    if deck == DEFAULT or deck.deck in decks.names():
        return deck
    contents = deck_at(decks, wishes, seat, deck)
    return Deck(text=write_deck(contents, TOML, decks.outline, decks.known(wishes.library).cards))


# -- between two games ---------------------------------------------------------------------


def score_of(sitting: Sitting) -> Score | None:
    """Return the score of the match that a game belongs to; None for a game alone."""
    kept, outcome = sitting.save.notes.match, sitting.match.outcome
    if kept is None:
        return None
    now = () if outcome is None else (outcome.winners,)
    return Score(kept.games, (*kept.won, *now))


def goes_on(sitting: Sitting) -> bool:
    """Return whether another game of the match follows the one that is over."""
    score = score_of(sitting)
    return score is not None and not score.is_decided


def told(sitting: Sitting, score: Score) -> str:
    """Return how a match stands after a game, in words."""
    wins = " : ".join(map(str, score.wins(len(sitting.chairs))))
    if not score.is_decided:
        number = len(score.won)
        return sitting.read("page-match-score", number=number, games=score.games, wins=wins)
    if not score.winners:
        return sitting.read("page-match-nobody", wins=wins)
    names = tuple(sitting.players[seat] for seat in score.winners)
    return sitting.read("page-match-won", names=names, count=len(names), wins=wins)


def following(sitting: Sitting, *, fast: bool) -> tuple[PlayRequest, MatchNotes]:
    """Return what the next game of a match starts from, and what is kept of the match.

    Raises:
        BadInput: the match was begun with options that this version does not know.
    """
    kept, score = sitting.save.notes.match, score_of(sitting)
    assert kept is not None
    assert score is not None
    game = sitting.save.header.game
    seats = len(sitting.chairs)
    wishes = wishes_for(
        sitting.library, game, seats=seats, format=kept.format, **dict(kept.options)
    )
    asked = PlayRequest(
        game=game,
        seats=(),
        wishes=replace(wishes, decks=kept.decks),
        seed=None,
        fast=fast,
    )
    return asked, replace(kept, won=score.won)


# -- swapping ------------------------------------------------------------------------------


def swaps(
    asked: PlayRequest, chairs: Sequence[Chair], screen: Screen, reader: Reader
) -> PlayRequest:
    """Let each person swap cards of their deck with their sideboard; return what is asked then.

    Raises:
        EOFError: nobody types anything more.
        BadInput: a deck is not sound.
    """
    decks = find_box(asked.game).decks
    if decks is None:
        return asked
    people = sum(not chair.bot for chair in chairs)
    chosen = [asked.wishes.deck(seat) for seat in range(len(chairs))]
    for seat, chair in enumerate(chairs):
        if chair.bot or chosen[seat] == DEFAULT:
            continue
        deck = deck_at(decks, asked.wishes, seat, chosen[seat])
        if has_aside(decks, deck):
            board = _Board(decks, asked.wishes, seat, chosen[seat], deck)
            chosen[seat] = _swap(board, chair, screen, reader, alone=people == 1)
    return replace(asked, wishes=replace(asked.wishes, decks=tuple(chosen)))


class _Board:
    """A deck and its sideboard while somebody swaps."""

    def __init__(
        self, decks: Decks, wishes: Wishes, seat: int, before: Deck, read: ReadDeck
    ) -> None:
        self.decks = decks
        self.wishes = wishes
        self.seat = seat
        self.before = before
        self.kept = before
        self.known = decks.known(wishes.library)
        self.sections = {id: dict(held) for id, held in read.sections.items()}
        self.aside = next(each.id for each in decks.outline.sections if each.aside)

    def faults(self) -> tuple[BadInput, ...]:
        """Return all that is wrong with the deck now; without a fault it is what is played."""
        try:
            self.kept = swapped(self.decks, self.wishes, self.seat, self.before, self.sections)
        except BadInput as error:
            return tuple(error.all)
        return ()

    def move(self, sign: str, name: str) -> bool:
        """Move a copy of a card; return whether there was one."""
        card = self.known.names().find(name)
        home = None if card is None else self.decks.outline.place(card, "")
        if card is None or home is None:
            return False
        here, there = (self.aside, home.id) if sign == IN else (home.id, self.aside)
        if self.sections[here].get(card.slug, 0) < 1:
            return False
        self.sections[here][card.slug] -= 1
        self.sections[there][card.slug] = self.sections[there].get(card.slug, 0) + 1
        return True

    def told(self, reader: Reader) -> Iterator[str]:
        """Yield the sections with their cards."""
        for section in self.decks.outline.sections:
            held = {slug: n for slug, n in self.sections[section.id].items() if n}
            if held or section.aside:
                yield f"{reader.read(say(section.title))} ({sum(held.values())})"
                yield from self._cards(held)

    def _cards(self, held: Mapping[str, int]) -> Iterator[str]:
        names = sorted((self.known.cards[slug].name, count) for slug, count in held.items())
        yield from (f"  {count} {name}" for name, count in names)


def _swap(board: _Board, chair: Chair, screen: Screen, reader: Reader, *, alone: bool) -> Deck:
    """Let somebody swap until they are done and the deck is legal; return it."""

    def read(id: str, **args: Any) -> str:
        return reader.read(say(id, **args))

    if not alone:
        screen.lines([read("play-swap-others", player=chair.name)])
        _ = screen.ask()
    screen.lines(["", Text(read("play-swap", player=chair.name), "bold"), *board.told(reader)])
    screen.lines([read("play-swap-how")])
    while (typed := screen.ask()) or board.faults():
        _obey(board, typed, screen, reader)
        screen.lines(_fault_lines(board.faults(), reader))
    if not alone:
        screen.forget()
    return board.kept


def _obey(board: _Board, typed: str, screen: Screen, reader: Reader) -> None:
    """Carry out what somebody typed who swaps: a move, or a look at the deck."""
    if typed.casefold() == "deck":
        screen.lines(board.told(reader))
    elif typed[:1] in (IN, OUT) and board.move(typed[0], typed[1:].strip()):
        sizes = (line for line in board.told(reader) if not line.startswith(" "))
        screen.lines([" · ".join(sizes)])
    elif typed:
        screen.lines([reader.read(say("play-swap-no-such", asked=typed))])


def _fault_lines(faults: Sequence[BadInput], reader: Reader) -> Iterator[Text]:
    for fault in faults:
        yield Text("  ! " + reader.read(fault.message)).append(f" · {fault.clause}", FAINT)
