"""The courts game does what it is there for: each test is one need of a later game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.synthetic.cards import COUNT, kind_of, name_of, title
from tests.synthetic.duel import begin, report, with_duels
from tests.synthetic.events import (
    Aimed,
    Drawn,
    Eliminated,
    Mirrored,
    Passed,
    Peeked,
    Stopped,
    Struck,
)
from tests.synthetic.game import COURTS, TEMPEST, View, courts
from tests.synthetic.rules import damages, draw_count
from tests.synthetic.state import Numbers, State, new_state
from tests.synthetic.windows import strength

from gorin.kernel.answers import default_answer
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import REFEREE, TABLE, Question, Seat
from gorin.kernel.domain import Assignment, Division, Form, Ordering, Subset
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


def test_a_window_says_what_is_about_to_happen_and_to_whom_and_the_log_what_stopped_it() -> None:
    match = position(Frame("act", A), {A: ("strike", "gift"), B: ("shield", "gift")})
    strike(match, B)
    seats = {"source": seat_name(A), "target": seat_name(B)}
    assert match.log()[-1] == Aimed(A, "strike", B)
    due = say("courts-due-card-at", seat=seat_name(A), kind=say("card-strike"), target=seat_name(B))
    assert match.pending[0].decision.message.args["event"] == due
    for seat in (A, B):
        choose(match, seat, "pass")
    strikes = say("courts-due-strike", **seats, amount=1)
    assert match.pending[0].decision.message.args["event"] == strikes
    choose(match, A, "pass")
    choose(match, B, "play:shield")
    passed(match)
    (stopped,) = (event for event in match.log() if isinstance(event, Stopped))
    card = title("shield-1")
    assert stopped.told(None) == say(
        "log-stopped", seat=seat_name(B), card=card, source=seat_name(A), kind=say("card-strike")
    )
    assert struck(match) == []


def test_a_hush_and_a_mirror_are_told_with_whose_card_they_met() -> None:
    hands = {A: ("strike", "gift"), B: ("mirror",), C: ("hush",)}
    match = position(Frame("act", A), hands)
    strike(match, B)
    passed_to(match, B, "play:mirror")
    passed_to(match, C, "play:hush")
    passed(match)
    (hushed,) = (event for event in match.log() if isinstance(event, Stopped))
    assert (hushed.seat, hushed.source, hushed.kind) == (C, B, "mirror")
    other = position(Frame("act", A), {A: ("strike",), B: ("mirror",)})
    strike(other, B)
    passed_to(other, B, "play:mirror")
    passed(other)
    (mirrored,) = (event for event in other.log() if isinstance(event, Mirrored))
    assert (mirrored.seat, mirrored.source) == (B, A)


def test_a_turn_in_which_nothing_is_done_leaves_a_line() -> None:
    match = position(Frame("act", A), {A: ("shield",)})
    choose(match, A, "pass")
    assert match.log()[-1] == Passed(A)
    assert match.log()[-1].told(None) == say("log-passed", seat=seat_name(A))


def test_a_refused_treaty_is_not_offered_again_nor_one_that_stands() -> None:
    match = position(Frame("act", A), {A: ("gift",)}, refused=((B, A),), treaties=((A, D),))
    assert [question.decision.prompt.kind for question in match.pending] == ["act"]
    offered = position(Frame("act", A), {A: ("gift",)})
    choose(offered, B, "offer")
    choose(offered, A, "refuse:1")
    assert offered.table.state.refused == ((B, A),)


def test_what_forbids_a_card_is_said_where_no_window_is_open_for_it() -> None:
    match = position(Frame("act", A), {A: ("shield", "gift"), B: ("gift",)})
    (refusal,) = match.why_not(A, "play:shield.1")
    assert (refusal.clause, refusal.reason.id) == ("SYN-3.3", "refused-other-question")
    assert match.why_not(A, "play:gift.7") == ()


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


# -- councils ------------------------------------------------------------------------------


def at_council(turn: int) -> Match[State]:
    """Return a match of four in which A, who holds two cards, is asked in the council of a turn."""
    hands = {A: ("strike", "gift"), B: ("hush",)}
    return position(Frame("council", A), hands, turn=turn)


def test_councils_ask_one_question_of_each_kind_of_domain() -> None:
    asked = [at_council(4 * turn).pending[0].decision.domain for turn in range(1, 7)]
    kinds = [type(domain) for domain in asked]
    assert kinds == [Subset, Ordering, Division, Assignment, Form, Subset]


def test_cards_are_shed_for_coins() -> None:
    match = at_council(4)
    first, _ = match.table.state.hands[A]
    match.choose(A, [f"card:{first}"])
    state = match.table.state
    assert (state.discard, state.coins[A]) == ((first,), 4)
    assert first not in state.hands[A]


def test_seats_are_ranked_and_a_treasure_is_divided() -> None:
    match = at_council(8)
    match.choose(A, ["seat:2", "seat:0", "seat:3", "seat:1"])
    assert match.table.state.coins == {A: 3, B: 3, C: 4, D: 3}
    match = at_council(12)
    match.choose(A, [0, 2, 0, 1])
    assert match.table.state.coins == {A: 3, B: 5, C: 3, D: 4}


def test_who_gets_a_card_sees_it_and_the_others_do_not() -> None:
    match = at_council(16)
    first, second = match.table.state.hands[A]
    match.choose(A, {f"card:{second}": "seat:2"})
    state = match.table.state
    assert (state.hands[A], state.hands[C]) == ((first,), (second,))
    for seat, sees in ((A, True), (B, False), (C, True)):
        view: Any = observe(match, seat).view
        assert bool(dict(view.hands[C])[second]) == sees


def test_all_faults_of_a_payment_are_told_at_once() -> None:
    match = at_council(20)
    with pytest.raises(Refused) as caught:
        match.choose(A, {"coins": 4, "payee": ["seat:0"]})
    places = [refusal.reason.args["place"] for refusal in caught.value.refusals]
    assert places == ["coins", "payee"]
    match.choose(A, {"coins": 2, "payee": ["seat:3"]})
    assert match.table.state.coins == {A: 1, B: 3, C: 3, D: 5}


def at_charter() -> Match[State]:
    """Return a match of four in which A, who holds a strike and two gifts, writes a charter."""
    return position(Frame("charter", A), {A: ("strike", "gift", "gift"), B: ("hush",)})


def test_a_charter_asks_for_one_of_each_kind_of_part() -> None:
    match = at_charter()
    strike, first, second = (f"card:{handle}" for handle in match.table.state.hands[A])
    answer = {
        "words": "Be just.",
        "kind": "kind:mirror",
        "whom": "seat:2",
        "spent": [first, second],
        "grants": [2, 0, 1, 0],
    }
    match.choose(A, answer)
    state = match.table.state
    assert (state.coins, state.discard) == ({A: 7, B: 3, C: 5, D: 3}, state.discard)
    assert [f"card:{handle}" for handle in state.hands[A]] == [strike]
    assert len(state.discard) == 2


def test_a_charter_is_refused_part_by_part_and_by_the_rules() -> None:
    match = at_charter()
    strike, gift, _ = (f"card:{handle}" for handle in match.table.state.hands[A])
    faulty = ("x" * 21, "kind:", "seat:0", [strike, gift], [3, 0, 0, 0])
    with pytest.raises(Refused) as caught:
        match.choose(A, faulty)
    places = [refusal.reason.args["place"] for refusal in caught.value.refusals]
    assert places == ["words", "whom", "spent", "grants"]
    with pytest.raises(Refused) as caught:
        match.choose(A, ("", "kind:ace", "seat:2", [], [0, 0, 2, 1]))
    (refusal,) = caught.value.refusals
    assert (refusal.clause, refusal.reason.id) == ("SYN-7.6", "refused-no-such-kind")
    assert len(match.journal) == 0
    match.choose(A, default_answer(match.pending[0].decision))
    assert len(match.journal) == 1
