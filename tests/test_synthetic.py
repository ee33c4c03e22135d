"""The courts game does what it is there for: each test is one need of a later game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.synthetic.cards import COUNT, kind_of, name_of, title
from tests.synthetic.duel import begin, report, with_duels
from tests.synthetic.events import Drawn, Eliminated, Peeked, Struck
from tests.synthetic.game import COURTS, TEMPEST, View, courts
from tests.synthetic.rules import damages, draw_count
from tests.synthetic.state import Numbers, State, new_state
from tests.synthetic.windows import strength

from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import REFEREE, TABLE, Question, Seat
from gorin.kernel.linked import Linked
from gorin.kernel.match import Match
from gorin.kernel.observe import observe
from gorin.kernel.table import Frame, Table
from gorin.kernel.words import say, seat_name

A, B, C, D = (Seat(number) for number in range(4))


def position(frame: Frame, hands: dict[Seat, tuple[str, ...]], /, **fields: Any) -> Match[State]:
    """Return a started match of four in which seats hold cards of some kinds."""
    state = new_state(4, Numbers(life=2))
    left = list(range(COUNT))
    for seat, kinds in hands.items():
        for kind in kinds:
            card = next(card for card in left if kind_of(card) == kind)
            left.remove(card)
            state.hands[seat] += (card,)
            state.known[card] = (seat,)
    state.deck = tuple(left)
    state.frames = (frame,)
    state.active = A
    for name, value in fields.items():
        setattr(state, name, value)
    match = Match(Table(COURTS, state))
    match.start()
    return match


def asked(match: Match[State], seat: Seat, kind: str) -> Question:
    return next(
        question
        for question in match.pending
        if question.decision.seat == seat and question.decision.prompt.kind == kind
    )


def choose(match: Match[State], seat: Seat, verb: str) -> None:
    """Answer by the first option of the seat whose key starts so."""
    for question in match.pending:
        for option in question.decision.options:
            if question.decision.seat == seat and option.key.startswith(verb):
                match.choose(seat, option.key, serial=question.serial)
                return
    raise AssertionError((seat, verb, [question.decision for question in match.pending]))


def passed(match: Match[State]) -> None:
    """Let everybody pass until something else is asked, or nothing."""
    while match.pending and match.pending[0].decision.prompt.kind in ("interrupt", "react"):
        choose(match, match.pending[0].decision.seat, "pass")


def struck(match: Match[State]) -> list[tuple[Seat, Seat]]:
    return [(event.source, event.target) for event in match.log() if isinstance(event, Struck)]


def strike(match: Match[State], target: Seat) -> None:
    choose(match, A, "play:strike")
    choose(match, A, f"at:{target}")


def test_interrupts_nest_among_four_seats() -> None:
    hands = {A: ("strike", "hush"), B: ("shield", "gift"), C: ("hush",), D: ("hush",)}
    match = position(Frame("act", A), hands)
    strike(match, B)
    for seat in (A, B, C, D):
        choose(match, seat, "pass")  # nobody stops the card
    choose(match, A, "pass")
    choose(match, B, "play:shield")  # against the strike
    choose(match, A, "play:hush")  # against the shield
    choose(match, B, "pass")
    choose(match, C, "play:hush")  # against the hush
    choose(match, B, "pass")
    choose(match, D, "play:hush")  # against the hush of the hush
    passed(match)
    assert struck(match) == [(A, B)]
    assert match.table.state.life[B] == 1


def test_an_event_is_replaced_by_another_and_that_one_again() -> None:
    match = position(Frame("act", A), {A: ("strike", "mirror"), B: ("mirror",)})
    strike(match, B)
    passed_to(match, B, "play:mirror")
    passed_to(match, A, "play:mirror")
    passed(match)
    assert struck(match) == [(A, B)]


def passed_to(match: Match[State], seat: Seat, verb: str) -> None:
    """Let all pass until a seat can play such a card, and let it play it."""
    while True:
        question = match.pending[0]
        keys = [option.key for option in question.decision.options]
        if question.decision.seat == seat and any(key.startswith(verb) for key in keys):
            choose(match, seat, verb)
            return
        choose(match, question.decision.seat, "pass")


def test_a_seat_is_eliminated_in_the_middle_of_a_step_and_reactions_go_on() -> None:
    hands = {A: ("strike", "strike"), B: ("riposte", "gift"), C: ("gift",), D: ("riposte",)}
    life = dict.fromkeys((A, B, C, D), 1)
    match = position(Frame("act", A), hands, life=life)
    strike(match, B)
    passed_to(match, D, "play:riposte")
    passed(match)
    fallen = [event.seat for event in match.log() if isinstance(event, Eliminated)]
    assert fallen == [B, A]
    assert match.table.state.hands[B] == ()
    assert match.outcome is None


def test_the_match_ends_in_the_middle_of_a_step() -> None:
    hands = {A: ("strike", "gift"), B: ("riposte",), C: ("riposte",)}
    life = dict.fromkeys((A, B, C, D), 1)
    match = position(Frame("act", A), hands, life=life, alive=(A, B, C))
    choose(match, A, "play:strike")  # B is the only one to strike
    passed(match)
    assert match.outcome is not None
    assert match.outcome.winners == (A, C)
    assert match.pending == ()


def test_bids_stay_secret_until_all_three_are_in() -> None:
    match = position(Frame("bid", A), {})
    assert [question.decision.seat for question in match.pending] == [A, B, C]
    match.choose(C, 3)
    spectator = observe(match, None)
    assert [waiting.seat for waiting in spectator.waiting] == [A, B]
    match.choose(A, 1)
    match.choose(B, 2)
    assert match.table.state.coins == {A: 3, B: 3, C: 0, D: 3}
    assert len(match.table.state.hands[C]) == 1


def test_untouched_questions_of_a_negotiation_keep_their_serial_numbers() -> None:
    match = position(Frame("act", A), {A: ("gift",)})
    act, talk_b, talk_d = match.pending
    assert [question.decision.prompt.kind for question in match.pending] == ["act", "talk", "talk"]
    match.choose(D, "offer:0", serial=talk_d.serial)
    assert asked(match, A, "act").serial == act.serial
    assert asked(match, B, "talk").serial == talk_b.serial
    reply = asked(match, A, "reply")
    with pytest.raises(Refused):
        match.choose(D, "offer:0", serial=talk_d.serial)
    match.choose(B, "offer:0", serial=talk_b.serial)
    assert asked(match, A, "reply").serial != reply.serial
    match.choose(A, "accept:3", serial=asked(match, A, "reply").serial)
    match.choose(A, "refuse:1", serial=asked(match, A, "reply").serial)
    assert match.table.state.treaties == ((A, D),)
    assert [question.serial for question in match.pending] == [act.serial]


def test_two_roles_of_a_team_know_different_things() -> None:
    match = position(Frame("act", C), {}, active=C, objectives={0: 23}, known={23: (A,)})
    choose(match, C, "peek")
    captain, scout = view(match, A), view(match, C)
    assert captain.objectives[0] != ""
    assert scout.objectives[0] == ""
    assert [name != "" for _, name in scout.deck[:3]] == [True, True, False]
    assert all(name == "" for _, name in captain.deck[:3])
    assert view(match, None).objectives[0] == ""


def view(match: Match[State], seat: Seat | None) -> View:
    found = observe(match, seat).view
    assert isinstance(found, View)
    return found


def test_a_seat_joins_late_and_is_dealt_in() -> None:
    match = courts(chance=Fast(1))
    match.start()
    match.initiate(TABLE, "join")
    assert Seat(4) not in match.table.state.hands
    choose(match, A, "pass")
    assert match.table.state.seats == (A, B, C, D, Seat(4))
    assert len(match.table.state.hands[Seat(4)]) == 2
    assert view(match, Seat(4)).hands[A][0][1] == ""
    with pytest.raises(Refused):
        match.initiate(TABLE, "join", "a seat of its choice")


def test_a_seat_that_concedes_is_answered_for() -> None:
    match = courts(chance=Fast(1))
    match.start()
    match.initiate(B, "concede")
    assert [question.decision.seat for question in match.pending] == [A, D]
    match.initiate(A, "concede")
    assert match.table.state.alive == (C, D)
    assert all(question.decision.seat not in (A, B) for question in match.pending)


def test_the_referee_decides_what_nobody_at_the_table_does() -> None:
    match = position(Frame("storm", A), {}, treaties=((A, B),))
    match.choose(REFEREE, "storm")
    assert match.table.state.treaties == ()


def test_the_outcome_of_a_duel_flows_back() -> None:
    for turn in range(1, 6):
        parent = position(Frame("duel", A), {}, turn=turn)
        linked = with_duels(parent)
        (child,) = linked.children.values()
        while child.pending:
            child.choose(child.pending[0].decision.seat, "attack")
        assert parent.pending
        linked.update()
        assert child.outcome is not None
        assert len(child.outcome.winners) + len(struck(parent)) == 2


def test_a_duel_may_end_the_match_that_waits_for_it() -> None:
    parent = position(Frame("duel", A), {}, turn=1, life={A: 1, B: 1}, alive=(A, B))
    linked = Linked(parent, begin=begin, report=lambda child: {"1": 1})
    child = next(iter(linked.children.values()))
    while child.pending:
        child.choose(child.pending[0].decision.seat, "guard")
    linked.update()
    assert parent.outcome is not None
    assert parent.outcome.winners == (A, C)
    assert report(child) is not None


def test_reports_that_make_no_sense_change_nothing() -> None:
    assert damages(()) == []
    assert damages((("x", 1),)) == []
    assert damages((("1", "x"),)) == []
    assert damages((("1", 2),)) == [(B, 2)]


def test_a_shuffle_makes_handles_meaningless() -> None:
    match = position(Frame("shuffle"), {}, discard=(0, 1), deck=(2, 3), known={2: (A,)})
    match.choose(Seat(-1), (3, 2, 1, 0))
    state = match.table.state
    assert (state.deck, state.discard) == ((2, 3, 0, 1), ())
    assert state.physical[:4] == (3, 2, 1, 0)
    assert state.known == {}


def test_the_amended_format_strikes_harder_and_draws_more() -> None:
    table = Table(TEMPEST, new_state(4, TEMPEST.numbers))
    assert TEMPEST.steps["turn"] is COURTS.steps["turn"]
    assert [change.clause for change in TEMPEST.changes] == ["TEM-1", "TEM-2"]
    assert strength(table, A) == 2
    assert draw_count(table, A) == 2
    assert strength(Table(COURTS, table.state), A) == 1


def test_a_position_reads_back() -> None:
    match = courts(chance=Fast(3))
    match.start()
    game = COURTS.game
    state = game.read_position(game.write_position(match.table.state))
    assert state == match.table.state


def test_events_tell_themselves_as_each_seat_may_hear_them() -> None:
    seat, card = seat_name(A), title(name_of(3))
    drawn, peeked = Drawn(A, 0, 3), Peeked(A, (0,), (3,))
    assert drawn.told(A) == say("log-drawn-card", seat=seat, card=card)
    assert drawn.told(B) == drawn.told(None) == say("log-drawn", seat=seat)
    assert peeked.told(A) == say("log-peeked-cards", seat=seat, cards=(card,))
    assert peeked.told(B) == say("log-peeked", seat=seat, count=1)
    assert Struck(A, B, 2).told(None) == say(
        "log-struck", source=seat, target=seat_name(B), amount=2
    )
