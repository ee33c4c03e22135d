"""Matches of several games: the score, swaps between games, secrets, and who leaves in between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.hall.halls import Client, House, breathe, open_store, run, until
from tests.hall.tables import ANA, BEN, CAI, SEED, Table, observed

from gorin.content.box.decks import shipped_sheet
from gorin.content.boxes import find_box
from gorin.content.cards.pool import SHIPPED
from gorin.content.decks.outline import TOML
from gorin.content.decks.writing import write_deck
from gorin.content.desk.scores import Score
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.summary import summary_of
from gorin.hall.process import keeping
from gorin.hall.process.archiving import Patience
from gorin.hall.process.hall import Hall
from gorin.hall.process.live import Live
from gorin.hall.table.again import records_again
from gorin.hall.table.commands import (
    Act,
    Again,
    Begin,
    ChooseDeck,
    Close,
    Ready,
    Rename,
    SeatBot,
    Sit,
    Speak,
    Stand,
    Swap,
)
from gorin.hall.table.records import Opened
from gorin.hall.table.terms import Chosen, Role
from gorin.hall.table.updates import Failed
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import Seat

SKIRMISH = Chosen("l5r-lcg", "skirmish")
DECKS = find_box("l5r-lcg").decks
assert DECKS is not None
A, B = Seat(0), Seat(1)


def lion(**beside: int) -> str:
    """Return the text of the ready deck of the Lion with some cards beside it."""
    assert DECKS is not None
    deck = shipped_sheet(DECKS, SHIPPED, "skirmish-lion").sound()
    held = {slug.replace("_", "-"): count for slug, count in beside.items()}
    own = replace(deck, name="Mine", sections={**deck.sections, "sideboard": held})
    return write_deck(own, TOML, DECKS.outline, DECKS.known(SHIPPED).cards)


MINE = lion(outwit=1, savvy_politician=2)


def table_of(*people: str, games: int = 3, **terms: Any) -> Table:
    return Table(*people, chosen=terms.pop("chosen", SKIRMISH), games=games, **terms)


def begun(games: int = 3) -> Table:
    """Return a match of two people whose first game runs; the first one has a sideboard."""
    table = table_of(ANA, BEN, games=games)
    table.do(ANA, ChooseDeck(1, 0, text=MINE))
    return table.begin()


def give_up(table: Table, person: str) -> Table:
    """Let somebody give up the game; return the table."""
    table.do(person, Act(1, "concede"))
    assert table.room.stage == "over"
    return table


def next_of(table: Table) -> Table:
    """Return the table of the next game of a match."""
    assert table.room.wants_again
    found = Table.__new__(Table)
    found.at, found.kept = table.at, []
    found.room = Room(f"{table.room.id}+", SEED, SHIPPED)
    found.room.open_again(table.room, table.at)
    table.room.again_opened(found.room.id, table.at)
    return found


def sections(table: Table, person: str) -> dict[str, dict[str, int]]:
    return {part.id: dict(part.cards) for part in table.room.you(person).deck}


def swapped(table: Table, person: str, out: str, into: str) -> dict[str, dict[str, int]]:
    """Return the sections of a deck in which two conflict cards have changed places."""
    found = sections(table, person)
    for here, there, slug in (("conflict", "sideboard", out), ("sideboard", "conflict", into)):
        found[here][slug] = found[here].get(slug, 0) - 1
        found[there][slug] = found[there].get(slug, 0) + 1
    return found


# -- the score -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("games", "won", "winners"),
    [
        (1, (), None),
        (1, ((A,),), (A,)),
        (3, ((A,),), None),
        (3, ((A,), (A,)), (A,)),
        (3, ((A,), (B,)), None),
        (3, ((A,), (B,), (B,)), (B,)),
        (3, ((A,), (), ()), (A,)),
        (3, ((), (), ()), ()),
        (3, ((A,), (B,), ()), (A, B)),
        (5, ((A,), (A,)), None),
        (5, ((A,), (B,), (A,), (A,)), (A,)),
        (3, ((A, B), (A, B)), (A, B)),
    ],
)
def test_who_first_has_most_of_the_games_has_won_the_match(
    games: int, won: tuple[tuple[Seat, ...], ...], winners: tuple[Seat, ...] | None
) -> None:
    score = Score(games, won)
    assert (score.is_decided, score.winners) == (winners is not None, winners or ())
    assert score.wins(2) == (sum(A in one for one in won), sum(B in one for one in won))


@pytest.mark.clause("SKI-2.8")
def test_a_format_says_of_how_many_games_its_matches_are() -> None:
    for games in (1, 3, 5):
        _ = table_of(ANA, BEN, games=games)
    for games in (0, 2, 7):
        with pytest.raises(BadInput, match="match-bad-games") as refused:
            _ = table_of(ANA, BEN, games=games)
        assert refused.value.place == "games"
    with pytest.raises(BadInput, match="match-bad-games"):
        _ = table_of(ANA, BEN, chosen=Chosen("l5r-lcg", "enlightenment"), seats=3, games=3)


# -- from game to game ---------------------------------------------------------------------


@pytest.mark.clause("SKI-2.8")
def test_a_match_of_three_is_played_with_a_swap_before_each_game() -> None:
    first = table_of(ANA, BEN)
    assert summary_of(first.room).games == 3
    first.do(ANA, ChooseDeck(1, 0, text=MINE))
    first.do(ANA, Swap(2, swapped(first, ANA, "banzai", "outwit")))
    first.begin()
    assert first.room.view(first.at, {}).match is not None
    decks = [deck_of(first, 0)]
    second = next_of(give_up(first, ANA))
    seen = second.room.view(second.at, {}).match
    assert seen is not None
    assert (seen.games, seen.number, seen.wins, seen.decided) == (3, 2, (0, 1), False)
    assert [(game.table, game.winners) for game in seen.earlier] == [("table", (B,))]
    assert [second.room.seat_of(person) for person in (ANA, BEN)] == [A, B]
    assert sections(second, ANA)["sideboard"] == {"banzai": 1, "savvy-politician": 2}
    second.do(ANA, Swap(1, swapped(second, ANA, "rout", "banzai")))
    second.do(BEN, Ready(1, on=True))
    assert is_at(second, "gathering")
    second.do(ANA, Ready(1, on=True))
    assert is_at(second, "playing")
    decks.append(deck_of(second, 0))
    third = next_of(give_up(second, BEN))
    for person in (ANA, BEN):
        third.do(person, Ready(1, on=True))
    decks.append(deck_of(third, 0))
    assert [(deck["outwit"], deck["banzai"], deck["rout"]) for deck in decks] == [
        (1, 1, 2),
        (1, 2, 1),
        (1, 2, 1),
    ]
    give_up(third, BEN)
    seen = third.room.view(third.at, {}).match
    assert seen is not None
    assert (seen.wins, seen.decided, seen.winners) == ((2, 1), True, (A,))
    assert not third.room.wants_again
    third.do(ANA, Again(1))
    third.do(BEN, Again(1))
    again = list(records_again(third.room.standing))
    assert isinstance(again[0], Opened)
    assert again[0].earlier == ()


def is_at(table: Table, stage: str) -> bool:
    """Return whether a table stands there now."""
    return table.room.stage == stage


def deck_of(table: Table, seat: int) -> dict[str, int]:
    """Return the conflict cards with which a seat has begun."""
    header = table.room.header
    assert header is not None
    found: dict[str, int] = header.setup["seats"][seat]["conflict"]
    return found


@pytest.mark.clause("SKI-2.8")
def test_a_swap_is_judged_with_all_reasons_and_changes_nothing_if_it_is_only_tried() -> None:
    second = next_of(give_up(begun(), BEN))
    wrong = swapped(second, ANA, "banzai", "outwit")
    wrong["dynasty"]["savvy-politician"] = wrong["sideboard"].pop("savvy-politician")
    wrong["conflict"]["rout"] = 1
    before = observed(second)
    for tried in (True, False):
        with pytest.raises(BadInput) as refused:
            second.do(ANA, Swap(1, wrong, only_try=tried))
        assert {(one.message.id, one.clause) for one in refused.value.all} == {
            ("deck-not-brought", "SKI-2.8"),
            ("lcg-deck-other-clan", "SKI-2.3"),
            ("deck-section-few", "SKI-2.4"),
        }
    second.do(ANA, Swap(1, swapped(second, ANA, "banzai", "outwit"), only_try=True))
    assert observed(second) == before


def test_a_changed_deck_is_not_ready_any_more() -> None:
    second = next_of(give_up(begun(), BEN))
    second.do(ANA, Ready(1, on=True))
    assert second.room.view(second.at, {}).seats[0].ready
    second.do(ANA, Swap(1, swapped(second, ANA, "banzai", "outwit")))
    assert not second.room.view(second.at, {}).seats[0].ready
    second.do(ANA, Ready(1, on=True))
    second.do(ANA, Ready(1, on=False))
    second.do(BEN, Ready(1, on=True))
    assert is_at(second, "gathering")


def test_in_the_first_game_the_host_begins() -> None:
    table = table_of(ANA, BEN)
    assert table.refuses(BEN, Ready(1, on=True)) == ("match-host-begins",)


def test_between_games_seats_and_decks_stay_and_the_host_waits_for_the_others() -> None:
    second = next_of(give_up(begun(), BEN))
    assert second.refuses(ANA, Stand(1)) == ("match-seats-stay",)
    assert second.refuses(ANA, ChooseDeck(1, 0, "skirmish-crab")) == ("match-decks-stay",)
    assert second.refuses(ANA, Begin(1)) == ("match-not-ready",)
    on_the_way = {ANA: 0, BEN: second.at}
    assert second.refuses(ANA, Begin(1), on_the_way) == ("match-not-ready",)
    second.at += second.room.terms.grace * 1_000
    second.do(ANA, Begin(1), on_the_way)
    assert is_at(second, "playing")


def test_nobody_waits_for_who_has_been_away_for_long() -> None:
    second = next_of(give_up(begun(), BEN))
    away = {ANA: second.at, BEN: 0}
    second.do(BEN, Ready(1, on=True), away)
    assert is_at(second, "gathering")
    second.at += second.room.terms.grace * 1_000
    second.do(BEN, Ready(1, on=True), away)
    assert is_at(second, "playing")


def test_who_leaves_between_games_leaves_deck_and_score_to_whoever_comes() -> None:
    second = next_of(give_up(begun(), BEN))
    second.room.leave(ANA, second.at)
    assert second.refuses(BEN, Sit(1, 0)) == ("match-seats-stay",)
    second.enter(CAI)
    assert second.room.seat_of(CAI) == A
    assert sections(second, CAI)["sideboard"] == {"outwit": 1, "savvy-politician": 2}
    for person in (BEN, CAI):
        second.do(person, Ready(1, on=True))
    seen = second.room.view(second.at, {}).match
    assert seen is not None
    assert seen.wins == (1, 0)


def test_who_left_in_the_game_before_has_no_seat_in_the_next_and_a_bot_may_go_on() -> None:
    first = give_up(begun(), BEN)
    first.room.leave(BEN, first.at)
    second = next_of(first)
    assert second.room.seat_of(BEN) is None
    second.do(ANA, SeatBot(1, 1, "random"))
    second.do(ANA, Ready(1, on=True))
    assert is_at(second, "playing")


def test_bots_keep_their_decks_and_hold_nobody_up() -> None:
    table = table_of(ANA, seats=2)
    table.do(ANA, SeatBot(1, 1, "random"))
    table.do(ANA, ChooseDeck(2, 1, text=MINE))
    table.do(ANA, Begin(1))
    second = next_of(give_up(table, ANA))
    assert second.refuses(ANA, ChooseDeck(2, 1, "skirmish-crab")) == ("match-decks-stay",)
    second.do(ANA, Ready(1, on=True))
    assert deck_of(second, 1) == deck_of(table, 1)


def test_a_table_between_two_games_comes_back_as_it_was() -> None:
    second = next_of(give_up(begun(), BEN))
    second.do(ANA, Swap(1, swapped(second, ANA, "banzai", "outwit")))
    second.do(ANA, Ready(1, on=True))
    twin = keeping.resumed(SHIPPED, second.room.id, SEED, keeping.kept_of(second.room), [])
    assert twin.view(second.at, {}) == second.room.view(second.at, {})
    assert twin.you(ANA) == second.room.you(ANA)
    assert observed(second.loaded()) == observed(second)


# -- what nobody else may know -------------------------------------------------------------


@pytest.mark.clause("SKI-2.8")
def test_nobody_sees_the_sideboard_of_another_nor_what_they_swap() -> None:
    second = next_of(give_up(begun(), BEN))

    def seen_by_others() -> list[bytes]:
        room = second.room
        return [
            msgspec.json.encode(one)
            for one in (room.view(second.at, {}), room.you(BEN), room.chat("player", 0))
        ]

    before = seen_by_others()
    assert all(b"savvy-politician" not in seen for seen in before)
    second.do(ANA, Swap(1, swapped(second, ANA, "banzai", "outwit")))
    assert seen_by_others() == before
    for person in (ANA, BEN):
        second.do(person, Ready(1, on=True))
    assert b"sideboard" not in msgspec.json.encode(second.room.header)


def test_what_was_hidden_in_a_game_stays_so_until_the_match_is_over() -> None:
    first = give_up(begun(), BEN)
    assert not first.room.has_ended
    view = first.room.view(first.at, {})
    assert view.seed == ""
    assert view.match is not None
    assert view.match.secret
    with pytest.raises(Refused, match="hall-journal-later"):
        _ = first.room.journal_text(public=True)
    assert summary_of(first.room).finished is not None
    first.room.match_ended(first.at)
    first.room.match_ended(first.at)
    assert [type(one).__name__ for one in first.records].count("MatchEnded") == 1
    assert first.room.has_ended
    assert first.room.view(first.at, {}).seed == SEED.hex()
    assert first.room.journal_text(public=True)


def test_a_game_alone_is_over_when_it_is_over() -> None:
    table = give_up(begun(games=1), BEN)
    assert table.room.has_ended
    assert table.room.view(table.at, {}).match is None
    assert not table.room.wants_again


def test_watchers_tell_players_nothing_between_games_either() -> None:
    first = begun()
    first.enter(CAI, "caster")
    first.do(CAI, Speak(1, "two of them", "watchers"))
    second = next_of(give_up(first, BEN))
    second.do(CAI, Speak(1, "three now", "watchers"))
    for table in (first, second):
        assert table.refuses(CAI, Speak(1, "mind the third")) == ("hall-other-channel",)
        assert table.refuses(CAI, Rename(1, "Third")) == ("hall-rename-later",)
        assert watched(table, "player") == []
        assert len(watched(table, "spectator")) == 1
    for table in (first, second):
        table.room.close("hall-told-closed", table.at)
        table.room.match_ended(table.at)
        assert len(watched(table, "player")) == 1


def watched(table: Table, role: Role) -> list[str]:
    """Return what somebody in a role reads of what watchers said."""
    return [one.text for one in table.room.chat(role, 0) if one.channel == "watchers"]


@pytest.mark.parametrize("last", ["caster", "spectator"])
def test_who_has_cast_in_a_game_plays_in_none_that_follows(last: Role) -> None:
    first = begun()
    first.enter(CAI, "caster")
    first.enter(CAI, last)
    second = next_of(give_up(first, BEN))
    second.room.leave(BEN, second.at)
    with pytest.raises(Refused, match="hall-has-cast"):
        second.enter(CAI)
    assert second.room.seat_of(CAI) is None
    assert second.room.people[CAI] == last


# -- in a hall -----------------------------------------------------------------------------


async def seated(house: House) -> tuple[Live, list[Client]]:
    """Open a match of three for two people, and begin it."""
    live = await house.table(ANA, BEN, chosen=SKIRMISH, games=3)
    clients = [await Client.of(live, person) for person in (ANA, BEN)]
    await clients[0].do(ChooseDeck(1, 0, text=MINE))
    await clients[0].do(Begin(2))
    return live, clients


async def next_in(hall: Hall, live: Live) -> tuple[Live, list[Client]]:
    """Return the table of the next game with its clients."""
    await until(lambda: live.room.standing.again != "")
    found = await hall.table(live.room.standing.again)
    return found, [await Client.of(found, person) for person in (ANA, BEN)]


@pytest.mark.clause("SKI-2.8")
def test_a_hall_that_is_killed_in_a_match_goes_on_with_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        first, (ana, _) = await seated(house)
        await ana.do(Act(1, "concede"))
        second, (ana, ben) = await next_in(house.hall, first)
        assert ana.you is not None
        held = {part.id: dict(part.cards) for part in ana.you.deck}
        for here, there, slug in (
            ("conflict", "sideboard", "banzai"),
            ("sideboard", "conflict", "outwit"),
        ):
            held[here][slug] -= 1
            held[there][slug] = held[there].get(slug, 0) + 1
        assert not isinstance(await ana.do(Swap(2, held)), Failed)
        await ben.do(Ready(1, on=True))
        hall = Hall(house.store, clock=house.time, library=SHIPPED)
        await hall.start()
        later = await hall.table(second.id)
        assert later.room.view(0, {}).match == second.room.view(0, {}).match
        ana = await Client.of(later, ANA)
        await ana.do(Ready(1, on=True))
        assert later.room.stage == "playing"
        assert later.room.header is not None
        assert later.room.header.setup["seats"][0]["conflict"]["outwit"] == 1
        await ana.do(Act(1, "concede"))
        await until(lambda: later.room.standing.earlier_told)
        told = await hall.table(first.id)
        assert told.room.has_ended
        await hall.stop()

    run(tmp_path, test)


def test_a_match_that_is_given_up_between_games_lets_the_earlier_ones_be_seen(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        first, (ana, _) = await seated(house)
        await ana.do(Act(1, "concede"))
        second, (ana, _) = await next_in(house.hall, first)
        assert not first.room.has_ended
        await ana.do(Close(1))
        await until(lambda: second.room.standing.earlier_told)
        assert first.room.has_ended

    run(tmp_path, test)


def test_a_hall_that_ends_before_it_opens_the_next_game_opens_it_when_it_is_back(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        _, (ana, _) = await seated(house)
        house.store.gate.clear()
        house.store.held = "new"
        await ana.do(Act(1, "concede"))
        await until(lambda: house.store.waiting == 1)
        hall = Hall(open_store(tmp_path), clock=house.time, library=SHIPPED)
        await hall.start()
        await until(lambda: any(live.room.standing.again for live in hall.tables))
        await hall.stop()
        assert await house.store.ids_of(("over",), acting=True) == ()

    run(tmp_path, test)


def test_a_match_whose_table_is_closed_since_nobody_comes_tells_the_earlier_games(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        await house.hall.stop()
        house.hall = Hall(
            house.store, clock=house.time, library=SHIPPED, patience=Patience(1_000, 1_000)
        )
        await house.hall.start()
        first, clients = await seated(house)
        await clients[0].do(Act(1, "concede"))
        await until(lambda: first.room.standing.again != "")
        for client in clients:
            client.close()
        house.time.leap(3_600)
        await house.hall.close_idle()
        assert await house.store.ids_of(("closed",)) == (first.room.standing.again,)
        while await house.store.ids_of(("closed",), acting=True):
            await breathe()
        assert (await house.hall.table(first.id)).room.has_ended

    run(tmp_path, test)
