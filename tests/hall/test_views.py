"""What each sees of a table, and that nobody is told what they may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.hall.tables import ANA, BEN, CAI, DOT, HERE, SEED, Table, viewers
from tests.raids import raid
from tests.shipped import cards

from gorin.hall.eyes.room import Room
from gorin.hall.eyes.views import CASTER
from gorin.hall.table.commands import Answer, Consent, Hold
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Seat
from gorin.kernel.journal import read


def told(room: Room, viewer: Any) -> str:
    """Return all that goes out to a viewer, as it goes over the wire."""
    chair = room.standing.chairs[viewer] if viewer is not None and viewer >= 0 else None
    you = room.you(chair.person) if chair is not None and chair.person else None
    found = (room.sight(viewer, None), room.lines(viewer, 0), room.view(10**7, HERE), you)
    return msgspec.json.encode(found).decode()


def play(table: Table, seed: int, most: int = 10**6) -> Any:
    """Let people answer at random; stop before each answer."""
    below = Fast(seed).below
    for _ in range(most):
        if table.room.stage != "playing":
            return
        yield
        if table.room.bot_turn(table.at, 1):
            continue
        asked = table.asked()
        question = table.question(asked)
        assert question is not None
        key = question.options[below(len(question.options))].key
        table.do(asked, Answer(1, question.serial, key))


def test_each_looks_through_the_own_eyes() -> None:
    table = Table(ANA, BEN).begin()
    table.enter(CAI, "spectator")
    table.enter(DOT, "caster")
    assert [table.room.viewer_of(one) for one in (ANA, BEN, CAI, DOT)] == [0, 1, None, None]
    assert table.room.viewer_of("nobody") is None


def test_casters_see_hands_only_while_every_seat_agrees() -> None:
    table = Table(ANA, BEN, seats=3).begin("easy")
    table.enter(DOT, "caster")
    table.do(ANA, Consent(1, agrees=True))
    assert table.room.viewer_of(DOT) is None
    table.do(BEN, Consent(1, agrees=True))
    assert table.room.viewer_of(DOT) == CASTER
    assert [seat.casts for seat in table.room.view(table.at, HERE).seats] == [True, True, False]
    table.do(ANA, Consent(1, agrees=False))
    assert table.room.viewer_of(DOT) is None
    assert table.refuses(DOT, Consent(1, agrees=True)) == ("hall-no-seat",)


def test_a_caster_sees_what_each_seat_sees_beside_what_is_public() -> None:
    table = Table(ANA, BEN).begin()
    table.until_kind("move")
    public = table.room.sight(None, None)
    caster = table.room.sight(CASTER, None)
    assert public is not None
    assert caster is not None
    hands = caster.view.pop("hands")
    assert caster.view == public.view
    assert caster.questions == ()
    for seat in (0, 1):
        own = table.room.sight(Seat(seat), None)
        assert own is not None
        assert {**public.view, **hands[seat], "seat": seat} == own.view
        assert hands[seat]["hand"] == own.view["hand"]
        assert own.view["hand"]


def test_a_caster_reads_what_each_was_told() -> None:
    table = Table(ANA, BEN).begin()
    table.until(lambda: len(table.match.log()) > 120)
    by_caster = {line.at: line.message for line in table.room.lines(CASTER, 0)}
    secrets = 0
    for seat in (Seat(0), Seat(1)):
        public = {line.at: line.message for line in table.room.lines(None, 0)}
        for line in table.room.lines(seat, 0):
            assert line.at in by_caster
            if line.message != public.get(line.at):
                secrets += 1
    assert secrets > 5


def test_spectators_and_those_without_a_seat_are_asked_nothing() -> None:
    table = Table(ANA, BEN).begin()
    for _ in play(table, 1, 100):
        for viewer in (None, CASTER):
            sight = table.room.sight(viewer, None)
            assert sight is not None
            assert sight.questions == ()
            assert len(sight.waiting) == len(table.match.pending)


def test_before_the_match_there_is_nothing_to_see() -> None:
    table = Table(ANA, BEN)
    assert table.room.sight(None, None) is None
    assert table.room.lines(None, 0) == ()
    assert table.room.viewer_of(ANA) == 0


def test_each_moment_has_a_number_of_its_own() -> None:
    from gorin.hall.table.commands import AskUndo

    table = Table(ANA, undo="any").begin()
    seen = []
    for number in range(30):
        sight = table.room.sight(None, None)
        assert sight is not None
        seen.append(sight.number)
        if number % 3 == 2:
            table.do(ANA, AskUndo(1))
        else:
            table.answer(ANA)
    assert seen == sorted(set(seen))


# -- secrets -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_what_a_viewer_is_told_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    """With all that a viewer cannot know dealt anew it is told the very same."""
    seats = 2 + seed % 2
    table = Table(*(ANA, BEN, CAI)[:seats], seed=bytes([seed] * 32)).begin()
    below = Fast(seed).below
    changed = 0
    for number, _ in enumerate(play(table, seed, 400)):
        if number % 9:
            continue
        room, match = table.room, table.match
        for viewer in viewers(room)[:-1]:
            before = told(room, viewer)
            play_state = room.standing.play
            assert play_state is not None
            twin = match.determinized(viewer, below)
            changed += twin.state_digest() != match.state_digest()
            twin.journal = match.journal
            play_state.match = twin
            try:
                assert told(room, viewer) == before
            finally:
                play_state.match = match
    assert changed > 20


def canaries() -> tuple[str, str]:
    """Return a deck of its own for each of two seats, no card of which is in the other."""
    wanted = [
        slug for slug, facts in cards().items() if type(facts).__name__ in ("Action", "Discovery")
    ]
    text = "name = 'Own'\nraider = '{}'\n[cards]\n{}\n"
    halves = wanted[::2][:30], wanted[1::2][:30]
    raiders = [slug for slug, facts in cards().items() if type(facts).__name__ == "Raider"][:2]
    one, two = (
        text.format(raider, "\n".join(f"{slug} = 1" for slug in half))
        for raider, half in zip(raiders, halves, strict=True)
    )
    return one, two


def test_no_card_of_anothers_hand_goes_out_before_it_is_seen() -> None:
    """Each seat plays cards that no other has: none is named to others before it was public."""
    from gorin.hall.table.commands import ChooseDeck

    met = 0
    for seed in range(2):
        table = Table(
            ANA,
            BEN,
            seed=bytes([seed + 40] * 32),
            chosen=raid(level="into-the-caves", turn_limit=15),
        )
        for seat, text in enumerate(canaries()):
            table.do((ANA, BEN)[seat], ChooseDeck(1, seat, text=text))
        table.begin()
        for number, _ in enumerate(play(table, seed, 600)):
            if number % 5:
                continue
            public = told(table.room, None)
            for seat in (0, 1):
                own = table.room.sight(Seat(seat), None)
                assert own is not None
                other = told(table.room, Seat(1 - seat))
                known = {card.slug for card in own.view["raiders"][seat].known_hand}
                for card in own.view["hand"]:
                    named = f'"{card.slug}"'
                    if named in public or card.slug in known:
                        continue
                    met += 1
                    assert named not in other, card.slug
    assert met > 200


def test_the_seed_leaves_the_table_only_when_the_match_is_over() -> None:
    table = Table(ANA, BEN).begin()
    for number, _ in enumerate(play(table, 3)):
        if number % 20 == 0:
            for viewer in viewers(table.room):
                assert SEED.hex() not in told(table.room, viewer)
            with pytest.raises(Refused):
                table.room.journal_text(public=True)
    assert table.room.view(table.at, HERE).seed == SEED.hex()
    journal = read(table.room.journal_text(public=True))
    assert journal.result is not None
    assert journal.result.seed == SEED.hex()


def test_alone_the_journal_can_be_read_without_its_secrets() -> None:
    table = Table(ANA).begin()
    for _ in play(table, 3, 40):
        pass
    text = table.room.journal_text(public=True)
    assert '"hidden"' in text
    assert SEED.hex() not in text
    assert read(text).result is None


def test_a_table_that_has_not_begun_has_no_journal() -> None:
    with pytest.raises(Refused):
        Table(ANA).room.journal_text(public=True)


def test_who_is_away_is_seen_and_for_how_long() -> None:
    table = Table(ANA, BEN, grace=10).begin()
    since = table.at
    table.at += 12_700
    view = table.room.view(table.at, {ANA: 0, BEN: since})
    assert [(seat.present, seat.away) for seat in view.seats] == [(True, 0), (False, 12)]
    assert [one.present for one in view.people] == [True, False]
    table.do(ANA, Hold(1, 1), {ANA: 0, BEN: since})


def test_what_is_played_is_named() -> None:
    view = Table(ANA, level="learn-to-play").begin().room.view(0, {})
    assert (view.title.id, view.game) == ("level-learn-to-play", "tomb-raider")
