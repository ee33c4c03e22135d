from __future__ import annotations

import pytest
from tests.hall.tables import ANA, BEN, CAI, SEED, Table, ids
from tests.raids import raid
from tests.shipped import match_of

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.table.commands import Answer, Begin, ChooseDeck, SeatBot, Sit, Stand, Stir
from gorin.hall.table.records import Began
from gorin.hall.table.terms import Clock, Terms
from gorin.kernel.chance import Committed
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.journal import read
from gorin.kernel.verify import verify
from gorin.kernel.words import say
from gorin.text.render import Reader


def seats(table: Table) -> list[tuple[str, str]]:
    view = table.room.view(table.at, {})
    return [(seat.name, seat.bot) for seat in view.seats]


def test_whoever_opens_a_table_sits_at_its_first_seat_and_others_get_free_ones() -> None:
    table = Table(ANA, BEN, seats=3)
    assert seats(table) == [("Ana", ""), ("Ben", ""), ("", "")]


def test_a_player_moves_to_a_free_seat_and_stands_up() -> None:
    table = Table(ANA, seats=2)
    table.do(ANA, Sit(1, 1))
    assert seats(table) == [("", ""), ("Ana", "")]
    table.do(ANA, Stand(1))
    assert seats(table) == [("", ""), ("", "")]
    assert table.refuses(ANA, Stand(1)) == ("hall-no-seat",)


def test_nobody_sits_on_anothers_lap() -> None:
    table = Table(ANA, BEN, seats=3)
    assert table.refuses(BEN, Sit(1, 0)) == ("hall-seat-taken",)
    assert table.refuses(BEN, Sit(1, 3)) == ("hall-no-such-seat",)
    assert table.refuses(BEN, Sit(1, -1)) == ("hall-no-such-seat",)
    table.do(ANA, SeatBot(1, 2, "easy"))
    assert table.refuses(BEN, Sit(1, 2)) == ("hall-seat-taken",)


def test_only_who_came_to_play_takes_a_seat() -> None:
    table = Table(ANA, seats=2)
    table.enter(BEN, "spectator")
    assert table.refuses(BEN, Sit(1, 1)) == ("hall-players-only",)


def test_the_host_puts_bots_on_free_seats_and_takes_them_away() -> None:
    table = Table(ANA, BEN, seats=3)
    table.do(ANA, SeatBot(1, 2, "easy"))
    assert seats(table)[2] == ("Bot 3", "easy")
    table.do(ANA, SeatBot(1, 2, "heuristic"))
    assert seats(table)[2] == ("Bot 3", "heuristic")
    table.do(ANA, SeatBot(1, 2, ""))
    assert seats(table)[2] == ("", "")
    assert table.refuses(ANA, SeatBot(1, 2, "")) == ("hall-no-bot",)
    assert table.refuses(ANA, SeatBot(1, 1, "easy")) == ("hall-seat-taken",)
    assert table.refuses(ANA, SeatBot(1, 2, "genius")) == ("bot-unknown",)
    assert table.refuses(BEN, SeatBot(1, 2, "easy")) == ("hall-host-only",)


def test_each_chooses_the_own_deck_and_the_host_those_of_bots() -> None:
    table = Table(ANA, BEN, seats=3)
    table.do(ANA, SeatBot(1, 2, "easy"))
    table.do(BEN, ChooseDeck(1, 1, "cave-crawler"))
    table.do(ANA, ChooseDeck(1, 2, "hard-road"))
    decks = [seat.deck for seat in table.room.view(table.at, {}).seats]
    assert decks == ["", "cave-crawler", "hard-road"]
    assert table.refuses(BEN, ChooseDeck(1, 0, "cave-crawler")) == ("hall-not-your-seat",)
    assert table.refuses(BEN, ChooseDeck(1, 2, "cave-crawler")) == ("hall-not-your-seat",)
    # A guest's deck is the guest's own, whoever opened the table.
    assert table.refuses(ANA, ChooseDeck(1, 1, "hard-road")) == ("hall-not-your-seat",)
    assert table.refuses(ANA, ChooseDeck(1, 1)) == ("hall-not-your-seat",)
    table.do(BEN, ChooseDeck(1, 1))
    assert table.room.view(table.at, {}).seats[1].deck == ""


def test_a_deck_that_the_rules_forbid_is_refused_with_all_reasons() -> None:
    text = "name = 'Own'\nraider = 'lara-croft-spelunker'\n[cards]\nwolf-pack = 9\nbear = 8\n"
    table = Table(ANA, BEN)
    found = table.refuses(ANA, ChooseDeck(1, 0, text=text))
    assert sorted(found) == ["deck-too-many-copies", "deck-too-many-copies", "deck-too-small"]
    with pytest.raises(BadInput) as caught:
        table.do(ANA, ChooseDeck(1, 0, text=text))
    assert sorted(one.place for one in caught.value.all) == ["deck", "deck:4", "deck:5"]


def test_a_card_that_does_not_exist_is_named_with_its_line() -> None:
    text = "name = 'Own'\nraider = 'lara-croft-spelunker'\n[cards]\nhamster = 1\nbadger = 1\n"
    table = Table(ANA, BEN)
    with pytest.raises(BadInput) as caught:
        table.do(ANA, ChooseDeck(1, 0, text=text))
    assert [one.place for one in caught.value.all] == ["deck:4", "deck:5"]


@pytest.mark.parametrize(
    "deck", ["/etc/passwd", "../decks/cave-crawler.toml", "cave-crawler.toml", "./x.dek"]
)
def test_nobody_far_away_names_a_file(deck: str) -> None:
    table = Table(ANA, BEN)
    (refused,) = table.refuses(ANA, ChooseDeck(1, 0, deck))
    assert refused in ("deck-unknown", "deck-unknown-similar")
    with pytest.raises(BadInput) as caught:
        Room("x", SEED, SHIPPED).open(ANA, "Ana", Terms(chosen=raid(level=deck)), 0)
    assert [one.message.id for one in caught.value.all] == ["level-unknown"]


def test_a_text_that_no_program_can_read_is_refused() -> None:
    table = Table(ANA, BEN)
    deep = "name = 'Deep'\ncards = " + "[" * 15_000
    assert table.refuses(ANA, ChooseDeck(1, 0, text=deep)) == ("file-too-deep",)
    with pytest.raises(BadInput) as caught:
        table.do(ANA, ChooseDeck(1, 0, text=deep))
    assert [one.place for one in caught.value.all] == ["deck:2"]
    assert table.refuses(ANA, ChooseDeck(1, 0, text="a" * 20_001)) == ("hall-text-too-long",)
    both = ChooseDeck(1, 0, "cave-crawler", "x")
    assert table.refuses(ANA, both) == ("hall-two-decks",)


def test_a_deck_and_entropy_go_with_whoever_leaves_the_seat() -> None:
    table = Table(ANA, BEN)
    table.do(BEN, ChooseDeck(1, 1, "cave-crawler"))
    table.do(BEN, Stir(1, "mine"))
    table.do(BEN, Stand(1))
    table.do(BEN, Sit(1, 1))
    view = table.room.view(table.at, {})
    assert (view.seats[1].deck, view.entropy) == ("", ())


def test_each_seat_adds_to_chance_once() -> None:
    table = Table(ANA, BEN)
    table.enter(CAI, "spectator")
    table.do(BEN, Stir(1, "  salt\x07 and\npepper "))
    assert table.refuses(BEN, Stir(1, "more")) == ("hall-stirred-already",)
    assert table.refuses(ANA, Stir(1, "x" * 65)) == ("hall-bad-entropy",)
    assert table.refuses(ANA, Stir(1, " \n")) == ("hall-bad-entropy",)
    assert table.refuses(CAI, Stir(1, "mine")) == ("hall-no-seat",)
    table.do(ANA, Stir(1, "zinc"))
    assert table.room.view(table.at, {}).entropy == ("zinc", "salt and pepper")


def test_what_the_table_adds_to_chance_is_committed_to_before_anybody_adds_anything() -> None:
    table = Table(ANA)
    view = table.room.view(table.at, {})
    assert (view.commitment, view.seed) == (Committed.commitment(SEED), "")


def test_only_the_host_begins_and_only_when_every_seat_is_taken() -> None:
    table = Table(ANA, BEN, seats=3)
    assert table.refuses(BEN, Begin(1)) == ("hall-host-only",)
    assert table.refuses(ANA, Begin(1)) == ("hall-seats-free",)
    assert table.refuses(ANA, Answer(1, 1, "pass")) == ("hall-not-begun",)
    table.begin("easy")
    assert table.room.stage == "playing"
    assert table.refuses(ANA, Begin(1)) == ("hall-begun",)
    assert table.refuses(ANA, Stand(1)) == ("hall-begun",)
    assert table.refuses(ANA, SeatBot(1, 2, "")) == ("hall-begun",)
    assert table.refuses(ANA, ChooseDeck(1, 0, "cave-crawler")) == ("hall-begun",)
    assert table.refuses(ANA, Stir(1, "late")) == ("hall-begun",)


def test_the_header_says_who_plays_what_with_which_chance() -> None:
    table = Table(ANA, BEN, seats=3)
    table.do(BEN, Stir(1, "pepper"))
    table.do(BEN, ChooseDeck(1, 1, "cave-crawler"))
    table.begin("easy")
    header = table.room.header
    assert header is not None
    assert header.players == ("Ana", "Ben", "Bot 3")
    assert (header.entropy, header.commitment) == (("pepper",), Committed.commitment(SEED))
    assert sum(isinstance(record, Began) for record in table.records) == 1


def test_bots_alone_play_a_match_that_verifies() -> None:
    table = Table(ANA, seats=2)
    table.do(ANA, Stand(1))
    table.begin("random", "easy")
    while table.room.bot_turn(table.at, 50):
        pass
    assert table.room.stage == "over"
    verdict = verify(read(table.room.journal_text(public=True)), match_of)
    assert (verdict.replayed, verdict.chance, verdict.state_matches) == (True, "verified", True)


@pytest.mark.parametrize(
    ("terms", "faults"),
    [
        (Terms(seats=0), ["hall-bad-seats"]),
        (Terms(seats=62), ["hall-bad-seats"]),
        (Terms(seats=3), ["setup-bad-seats"]),
        (Terms(chosen=raid(format="timed", level="freestyle")), ["setup-bad-seats"]),
        (Terms(seats=2, chosen=raid(format="learn-to-play")), ["setup-exact-seats"]),
        (Terms(seats=2, chosen=raid(format="series-timed")), ["format-unknown"]),
        (Terms(chosen=raid(game="chess")), ["game-unknown"]),
        (Terms(chosen=raid(format="blitz")), ["format-unknown"]),
        (Terms(chosen=raid(variant="nowhere")), ["setup-no-variant"]),
        (Terms(chosen=raid(points=("traps=1",))), ["points-other-goal"]),
        (Terms(chosen=raid(level="introductory", level_text="x")), ["hall-two-levels"]),
        (Terms(chosen=raid(level_text="x = [")), ["file-not-toml"]),
        (Terms(chosen=raid(level_text="x" * 30_001)), ["hall-text-too-long"]),
        (Terms(clock=Clock("move", 1)), ["hall-bad-clock"]),
        (Terms(clock=Clock("none", 1)), ["hall-bad-clock"]),
        (Terms(clock=Clock("day", 1, 5)), ["hall-bad-clock"]),
        (Terms(guided=True, seats=2), ["hall-guided-alone"]),
        (
            Terms(pause=99, grace=1, delay=-1, chosen=raid(turn_limit=0, opening="best")),
            ["hall-bad-seconds"] * 3 + ["hall-bad-turn-limit", "setup-bad-opening"],
        ),
    ],
)
def test_a_table_is_not_opened_with_terms_that_make_no_sense(
    terms: Terms, faults: list[str]
) -> None:
    room = Room("x", SEED, SHIPPED)
    with pytest.raises(BadInput) as caught:
        room.open(ANA, "Ana", terms, 0)
    assert [one.message.id for one in caught.value.all] == faults
    assert room.take_out() == ()


def test_a_name_and_terms_that_make_no_sense_are_told_together() -> None:
    with pytest.raises(BadInput) as caught:
        Room("x", SEED, SHIPPED).open(ANA, " \u202e ", Terms(pause=99), 0)
    assert [one.message.id for one in caught.value.all] == ["hall-name-empty", "hall-bad-seconds"]


def test_a_level_of_ones_own_is_played_from_its_text() -> None:
    from gorin.content.tomb_raider.levels import LEVELS

    text = (LEVELS / "introductory.toml").read_text(encoding="utf-8")
    text = text.replace('title = "level-introductory"', 'title = "level-of-mine"')
    table = Table(ANA, chosen=raid(level_text=text)).begin()
    title = table.room.view(table.at, {}).title
    assert (title.id, dict(title.args)) == ("level-own-title", {"title": "level-of-mine"})
    assert table.match.pending


def test_no_table_is_opened_on_a_level_whose_title_shows_as_nothing() -> None:
    from gorin.content.tomb_raider.levels import LEVELS

    text = (LEVELS / "introductory.toml").read_text(encoding="utf-8")
    for blank in ("\u3164", "  ", ""):
        own = text.replace('title = "level-introductory"', f'title = "{blank}"')
        with pytest.raises(BadInput) as caught:
            _ = Table(ANA, chosen=raid(level_text=own))
        assert [one.message.id for one in caught.value.all] == ["level-blank-title"]


def test_somebody_who_is_not_at_the_table_is_refused() -> None:
    table = Table(ANA)
    with pytest.raises(Refused):
        table.do(BEN, Begin(1))


def test_the_table_tells_what_happens_before_the_match() -> None:
    table = Table(ANA, BEN, seats=3).begin("easy")
    assert ids(table) == [
        "hall-told-sat",
        "hall-told-came-player",
        "hall-told-sat",
        "hall-told-bot-sat",
        "hall-told-began",
    ]


def test_each_reads_of_bots_in_the_own_language() -> None:
    table = Table(ANA, seats=2)
    table.do(ANA, SeatBot(1, 1, "easy"))
    table.do(ANA, SeatBot(1, 1, ""))
    lines = [line.message for line in table.room.chat("player", 0) if line.message is not None]
    assert [line.args["name"] for line in lines[-2:]] == [say("seat-bot", number=2)] * 2
    told = [Reader(language).read(lines[-2]) for language in ("en", "pt-BR")]
    assert told == ["Bot 2 plays seat 2 (easy).", "Bot 2 joga no lugar 2 (fácil)."]
