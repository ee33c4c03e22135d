"""The Core Set as a whole: every card of it is known, does what it says, and can be drawn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.contracts import points
from tests.each import for_each
from tests.sights import what_is_known_was_shown

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.content.l5r_lcg.drawing import printed
from gorin.content.l5r_lcg.pool import is_playable, packs, playable, shipped
from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.facts import CLANS, NEUTRAL, Facts
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.state import SeatDeck, State, new_state
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.table import Table

CORE = packs()["core"].cards
REFUSED: dict[str, str] = {}
"""Cards of the Core Set that cannot be played yet, each with the reason: none."""
NAMED = ["the-stone-of-sorrows", "karmic-teachings"]
"""Cards of other products that are played, since clauses of Enlightenment are about them."""
MOST_LOCAL = 0.2
PROVINCES = 5


@for_each(CORE, lambda card: card.slug)
def test_each_card_of_the_core_set_is_played_or_refused_with_a_reason(card: Facts) -> None:
    assert is_playable(card) != (card.slug in REFUSED)
    assert printed(card)


def test_the_core_set_is_whole_and_written_in_words() -> None:
    assert len(CORE) == 223
    local = [card.slug for card in CORE if card.slug in SCRIPTS and SCRIPTS[card.slug].local]
    assert len(local) <= MOST_LOCAL * len(CORE)


def test_what_a_card_says_is_not_left_over_from_another_language() -> None:
    readers = [reader_for(SHIPPED, tongue, (), "l5r-lcg") for tongue in ("en", "pt-BR", "es", "zh")]
    for title, behaviour in SCRIPTS.items():
        texts = [" ".join(map(reader.read, behaviour.lines())) for reader in readers]
        assert len(set(texts)) == len(texts), (title, texts)


def deck_of(clan: str, seed: int, *, strongholds: bool) -> SeatDeck:
    """Return a deck of every card that a clan may play, with one role and five of its provinces."""
    own = [card for card in CORE if card.clan in (clan, NEUTRAL) and is_playable(card)]
    copies = 3 if strongholds else 2

    def side(name: str) -> tuple[Facts, ...]:
        return tuple(card for card in own if card.side == name for _ in range(copies))

    deck = SeatDeck(clan=clan, dynasty=side("dynasty"), conflict=side("conflict"))
    if not strongholds:
        return deck
    roles = [card for card in own if card.kind == "role"]
    provinces = sorted((card for card in own if card.kind == "province"), key=_first_of_clan)
    return replace(
        deck,
        stronghold=next(card for card in own if card.kind == "stronghold"),
        role=roles[seed % len(roles)],
        provinces=(provinces[0], *provinces[1 + seed % PROVINCES :][: PROVINCES - 1]),
    )


def _first_of_clan(card: Facts) -> bool:
    return card.clan == NEUTRAL


def mirror(clan: str, seed: int, *, strongholds: bool) -> Match[State]:
    """Return a match between two such decks."""
    rulebook = STRONGHOLD if strongholds else SKIRMISH
    decks = tuple(deck_of(clan, seed + seat, strongholds=strongholds) for seat in range(2))
    state = new_state(decks, rulebook.numbers)
    return Match(Table(rulebook, state), chance=Fast(seed))


@pytest.mark.parametrize("clan", CLANS)
@pytest.mark.parametrize("strongholds", [True, False], ids=["stronghold", "skirmish"])
def test_decks_of_every_clan_play_to_the_end(clan: str, *, strongholds: bool) -> None:
    match = mirror(clan, 5, strongholds=strongholds)
    match.start()
    for _ in points(match, Fast(5).below, initiatives=10**9):
        pass
    assert match.table.state.outcome is not None


@pytest.mark.parametrize("clan", ["scorpion", "dragon", "crane"])
def test_what_cards_show_is_known_and_nothing_else(clan: str) -> None:
    met = what_is_known_was_shown(lambda seed: mirror(clan, seed, strongholds=False), 3, every=20)
    assert met["shown"]


def test_a_card_of_another_product_says_that_it_cannot_be_played() -> None:
    others = [card for card in shipped().cards.values() if card not in CORE]
    assert len(others) == 1373 - 223
    assert [card.slug for card in playable() if card not in CORE and not card.plain] == NAMED
