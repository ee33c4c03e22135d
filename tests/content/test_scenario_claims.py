"""Claims of scenario files about matches of each game, and what is said where they fail."""

from __future__ import annotations

import pytest
from tests.content.judging import Judge
from tests.shipped import reader_for

from gorin.content.desk.scenarios import Verdict

POSITIONS = {
    "tomb-raider": """[position]
[[position.raiders]]
card = "lara-croft-spelunker"
at = "A1"
hand = ["run", "snoop-ahead", "snoop-ahead"]
deck = ["rope", "push", "bats", "bear"]
[position.map.A1]
card = "cave-entrance"
""",
    "l5r-lcg": """[position]
[[position.seats]]
honor = 9
[[position.seats]]
honor = 9
""",
    "l5r-ccg": """[position]
phase = "attack"
[[position.seats]]
units.bayushi-tsimaru = {}
[[position.seats]]
""",
    "l5r-strategic": """[position]
clans = ["dragon", "lion"]
armies = { dragon-1 = "dr5", lion-1 = "li4" }
""",
    "magic": """[position]
[[position.seats]]
battlefield = ["sol-ring"]
[[position.seats]]
""",
}
"""A position of each game in which somebody is asked something."""


def told(verdict: Verdict) -> list[str]:
    """Return in words what is not so."""
    reader = reader_for("en", game=verdict.game)
    return [reader.read(failure.message) for failure in verdict.failures]


@pytest.mark.parametrize("game", POSITIONS)
def test_each_position_asks_something(judge: Judge, game: str) -> None:
    assert told(judge(game, POSITIONS[game] + '[[step]]\nasked = "*"\n')) == []


# -- nobody --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "path"),
    [
        ("l5r-lcg", "favor"),
        ("l5r-lcg", "rings.air.claimed"),
        ("l5r-ccg", "favor"),
        ("magic", "seats.0.battlefield.sol-ring.attacking"),
    ],
)
def test_nobody_may_be_claimed(judge: Judge, game: str, path: str) -> None:
    claim = POSITIONS[game] + f'[[step]]\nasked = "*"\nexpect."{path}" = '
    assert told(judge(game, claim + '"nobody"\n')) == []
    assert told(judge(game, claim + "0\n")) == [f'{path} is "nobody", not 0']


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
def test_somebody_is_not_nobody(judge: Judge, game: str) -> None:
    favor = POSITIONS[game].replace("[position]\n", "[position]\nfavor = 1\n")
    claim = favor + '[[step]]\nasked = "*"\nexpect.favor = "nobody"\n'
    assert told(judge(game, claim)) == ['favor is 1, not "nobody"']


def test_nothing_may_be_claimed_of_what_is_shown(judge: Judge) -> None:
    claim = POSITIONS["tomb-raider"] + '[[step]]\nasked = "*"\nsees = { FACT = "nothing" }\n'
    assert told(judge("tomb-raider", claim.replace("FACT", "prize"))) == []
    assert told(judge("tomb-raider", claim.replace("FACT", "turn"))) == ['turn is 1, not "nothing"']


# -- what is offered -----------------------------------------------------------------------------

OF_DOMAINS = [
    (
        "l5r-lcg",
        "declare = 0\n[[position.seats]]\ncharacters = { border-rider = {} }\n[[position.seats]]\n",
        '[[step]]\nchoose = "declare:military.air"\n[[step]]\nchoose = "province:1.0"\n',
        ("attackers", "character:border-rider", "character:brash-samurai"),
    ),
    (
        "l5r-lcg",
        'phase = "draw"\n[[position.seats]]\n[[position.seats]]\n',
        "",
        ("bid", "3", "4"),
    ),
    (
        "l5r-ccg",
        'phase = "attack"\n[[position.seats]]\nunits.yogo-soto = {}\n[[position.seats]]\n',
        '[[step]]\nchoose = "attack:1"\n',
        ("assign", "unit:yogo-soto", "unit:bayushi-tsimaru"),
    ),
    (
        "l5r-strategic",
        'clans = ["dragon", "lion"]\narmies = { dragon-1 = "dr5", lion-1 = "li4" }\n',
        "",
        ("campaign-sheet", "army:dragon-1", "army:lion-1"),
    ),
    (
        "magic",
        'step = "attackers"\n[[position.seats]]\nbattlefield = ["serra-angel"]\n'
        "[[position.seats]]\n",
        "",
        ("attack", "attacker:serra-angel", "attacker:fog-bank"),
    ),
]
"""Positions with a question that takes a list, a number or a table: what it offers, and not."""


@pytest.mark.parametrize(
    ("game", "position", "steps", "asked"),
    OF_DOMAINS,
    ids=[f"{game} {asked[0]}" for game, _, _, asked in OF_DOMAINS],
)
def test_what_a_list_may_name_is_offered_and_nothing_else(
    judge: Judge, game: str, position: str, steps: str, asked: tuple[str, str, str]
) -> None:
    kind, there, elsewhere = asked
    start = f'[position]\n{position}{steps}[[step]]\nasked = "{kind}"\n'
    right = f'offered = ["{there}"]\nnot_offered = ["{elsewhere}"]\nnever_offered = ["zzz*"]\n'
    assert told(judge(game, start + right)) == []
    wrong = told(judge(game, start + f'offered = ["{elsewhere}"]\nnot_offered = ["{there}"]\n'))
    assert f"“{elsewhere}” is not offered; asked: Seat 1 (seat = 0, “{kind}”)" in wrong[0]
    assert f"“{there}" in wrong[1]
    assert wrong[1].endswith(" is offered")


def test_of_a_free_answer_nothing_is_offered_by_name(judge: Judge) -> None:
    claim = '[setup]\nseats = 2\n[[step]]\nasked = "*"\n[[step]]\nnot_offered = ["x"]\n'
    (failure,) = told(judge("l5r-lcg", claim.replace('[[step]]\nasked = "*"\n', "")))
    assert failure == "The question takes a number: 0 to 1: nothing is offered there by name"


@pytest.mark.parametrize("game", POSITIONS)
def test_what_was_never_offered_may_be_claimed(judge: Judge, game: str) -> None:
    claim = POSITIONS[game] + '[[step]]\nasked = "*"\nnever_offered = ["KEY"]\n'
    assert told(judge(game, claim.replace("KEY", "zzz*"))) == []
    (failure,) = told(judge(game, claim.replace("KEY", "*")))
    assert " was offered since the script last answered, by the question to Seat " in failure


PASSED = POSITIONS["tomb-raider"] + '[[step]]\nchoose = "stay"\n'


def test_a_window_that_was_passed_by_itself_offered_something(judge: Judge) -> None:
    start = POSITIONS["tomb-raider"] + '[[step]]\nasked = "move"\n'
    assert told(judge("tomb-raider", start + 'is_asked = ["window-start"]\n')) == []
    assert told(judge("tomb-raider", start + 'never_offered = ["play:rope"]\n')) == []
    failure, passed = told(judge("tomb-raider", start + 'never_offered = ["play:run"]\n'))
    assert failure.startswith("“play:run.")
    assert "by the question to Seat 1 (seat = 0, “window-start”)" in failure
    assert passed.startswith("Answered without the script before that: Seat 1 (seat = 0, “window-")
    # Since the script last answered, not from the beginning.
    assert told(judge("tomb-raider", PASSED + 'never_offered = ["play:run"]\n')) == []


# -- cards of a hand -----------------------------------------------------------------------------

RAID = """[position]
declare = 0
[[position.seats]]
hand = ["banzai", "rout", "banzai", "let-go"]
characters.brash-samurai = {}
characters.akodo-gunso = {}
characters.eager-scout = {}
[[position.seats]]
provinces = [{ own = "night-raid" }]
[[step]]
choose = "declare:military.fire"
[[step]]
choose = "province:1.0"
[[step]]
choose = ["character:brash-samurai", "character:akodo-gunso", "character:eager-scout"]
[[step]]
choose = "use:night-raid"
[[step]]
asked = "give-up"
"""
"""Three of four cards of a hand are given up; for their keys they are numbers alone."""


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ("card:banzai card:banzai card:rout", "let-go"),
        ("card:banzai/2 card:let-go card:rout", "banzai"),
        ("card:rout card:banzai card:let-go", "banzai"),
        ("card:rout card:let-go card:banzai.NUMBER", "banzai"),
    ],
)
def test_cards_of_a_hand_are_named(judge: Judge, cards: str, left: str) -> None:
    game = 'format = "stronghold"\n' + RAID
    offered = 'offered = ["card:rout", "card:banzai", "card:banzai/2"]\n'
    not_offered = 'not_offered = ["card:outwit", "card:banzai/3", "card:rout/2"]\n'
    (unlike,) = told(judge("l5r-lcg", game + 'offered = ["card:zzz"]\n'))
    assert "a list, 3 of these: card:banzai." in unlike
    number = unlike.split("card:banzai.")[1].split(",")[0]
    chosen = ", ".join(f'"{each.replace("NUMBER", number)}"' for each in cards.split())
    claims = f'choose = [{chosen}]\nexpect = {{ "seats.0.hand" = ["{left}"] }}\n'
    assert told(judge("l5r-lcg", game + offered + not_offered + claims)) == []


def test_a_card_that_is_searched_is_named(judge: Judge) -> None:
    search = """format = "stronghold"
[position]
[[position.seats]]
conflict_deck = ["banzai", "ornate-fan", "rout", "ornate-fan"]
characters.agasha-swordsmith = {}
[[position.seats]]
[[step]]
choose = "use:agasha-swordsmith"
[[step]]
offered = ["card:ornate-fan", "card:ornate-fan/2"]
not_offered = ["card:banzai", "card:ornate-fan/3"]
choose = "card:ornate-fan"
expect = { "seats.0.hand" = ["ornate-fan"] }
"""
    assert told(judge("l5r-lcg", search)) == []
    other = search.replace('choose = "card:ornate-fan"', 'choose = "card:banzai"')
    assert "card:ornate-fan." in told(judge("l5r-lcg", other))[0]


# -- answers that are refused --------------------------------------------------------------------

REFUSED_ANSWERS = [
    ("l5r-lcg", 1, "6", "2", "LCG-2.2"),
    ("l5r-lcg", 0, '["character:brash-samurai"]', '["character:border-rider"]', "LCG-3.2"),
    ("l5r-ccg", 2, '[["unit:yogo-soto", "field:1.9"]]', '[["unit:yogo-soto", "field:1.1"]]', ""),
    (
        "l5r-strategic",
        3,
        '{ orders = { "army:dragon-1" = "place:li4" } }',
        '{ orders = { "army:dragon-1" = "place:li1" } }',
        "STR-3.3",
    ),
    (
        "magic",
        4,
        '[["attacker:serra-angel", "seat:0"]]',
        '[["attacker:serra-angel", "seat:1"]]',
        "",
    ),
]
"""Answers to the questions of OF_DOMAINS: one that is refused, one that is not, and why not."""


@pytest.mark.parametrize(("game", "at", "no", "yes", "clause"), REFUSED_ANSWERS)
def test_an_answer_that_is_refused_may_be_claimed(
    judge: Judge, game: str, at: int, no: str, yes: str, clause: str
) -> None:
    _, position, steps, (kind, *_) = OF_DOMAINS[at]
    start = f'[position]\n{position}{steps}[[step]]\nseat = 0\nasked = "{kind}"\n'
    claim = start + f'refused_answer = {{ answer = {no}, clause = "{clause}" }}\n'
    assert told(judge(game, claim)) == []
    (other,) = told(judge(game, claim.replace(f'clause = "{clause}"', 'clause = "TR-7.2"')))
    assert " is forbidden by " in other
    assert other.endswith("not by TR-7.2")
    (allowed,) = told(judge(game, start + f"refused_answer = {{ answer = {yes} }}\n"))
    assert allowed.endswith(" is allowed")


def test_an_answer_of_several_is_refused_by_the_clause_that_asks(judge: Judge) -> None:
    start = POSITIONS["tomb-raider"] + '[[step]]\nseat = 0\nasked = "move"\n'
    claim = 'refused_answer = [{ answer = "move:back", clause = "TR-6.1" }, { answer = "fly" }]\n'
    assert told(judge("tomb-raider", start + claim)) == []
    (allowed,) = told(judge("tomb-raider", start + 'refused_answer = { answer = "stay" }\n'))
    assert allowed == "“stay” is allowed"


CLOSED = "This cannot be done now: treaty-accept"
OFFER = """format = "enlightenment"
seats_from = 1
[position]
[[position.seats]]
[[position.seats]]
[[position.seats]]
[[step]]
asked = "*"
[step.refused_answer]
seat = 1
initiative = "treaty-offer"
clause = "ENL-10.3"
[step.refused_answer.answer]
treaty-with = "seat:1"
treaty-give = "words"
treaty-give-words = "GIVEN"
treaty-take = "pass"
"""


def test_what_is_said_unasked_may_be_refused(judge: Judge) -> None:
    """A promise in words has words: whoever has none to say offers nothing."""
    assert told(judge("l5r-lcg", OFFER.replace("GIVEN", ""))) == []
    (allowed,) = told(judge("l5r-lcg", OFFER.replace("GIVEN", "I help you")))
    assert allowed.endswith(" is allowed")
    closed = OFFER.replace("treaty-offer", "treaty-accept")
    assert told(judge("l5r-lcg", closed)) == [CLOSED]


# -- attempts ------------------------------------------------------------------------------------

ATTEMPTS = [
    ("l5r-lcg", "declare = 0\n", "play:banzai", ""),
    ("l5r-lcg", "declare = 0\nrings.air.claimed = 1\n", "declare:military.air", "LCG-S4.28"),
    ("l5r-lcg", "declare = 0\n", "declare:political.fire", "LCG-S4.23"),
    ("l5r-lcg", "declare = 0\n", "province:0.2", "LCG-S4.29"),
    ("l5r-lcg", "declare = 0\n", "province:1.4", "LCG-S4.35"),
    ("l5r-lcg", "declare = 0\n", "province:1.1", "LCG-S4.29"),
    ("l5r-lcg", 'phase = "draw"\n', "bid:6", "LCG-S4.18"),
    ("l5r-ccg", "", "play:stymied", ""),
    ("magic", "", "cast:terminate", ""),
    ("tomb-raider", "", "play:rope", ""),
]
OF_ATTEMPTS = {
    "l5r-lcg": """[[position.seats]]
hand = ["banzai", "banzai"]
opportunities = ["military"]
characters.border-rider = {}
[[position.seats]]
provinces = [{}, { broken = true }]
""",
    "l5r-ccg": '[[position.seats]]\nhand = ["stymied", "stymied"]\n[[position.seats]]\n',
    "magic": '[[position.seats]]\nhand = ["terminate", "terminate"]\n[[position.seats]]\n',
    "tomb-raider": POSITIONS["tomb-raider"].removeprefix("[position]\n").replace("run", "rope"),
}


@pytest.mark.parametrize(("game", "more", "attempt", "clause"), ATTEMPTS)
def test_an_attempt_is_named_without_numbers(
    judge: Judge, game: str, more: str, attempt: str, clause: str
) -> None:
    head = 'format = "stronghold"\n' if game == "l5r-lcg" else ""
    position = f"{head}[position]\n{more}{OF_ATTEMPTS[game]}"
    if "opportunities" in position and "draw" in more:
        position = position.replace('opportunities = ["military"]\n', "")
    asked = "declare" if "declare" in more else "*"
    claim = f'[[step]]\nseat = 0\nasked = "{asked}"\n'
    claim += f'refused = {{ attempt = "{attempt}", clause = "CLAUSE" }}\n'
    assert told(judge(game, position + claim.replace("CLAUSE", clause))) == []
    (other,) = told(judge(game, position + claim.replace("CLAUSE", "STR-1.1")))
    assert " is forbidden by " in other
    (unknown,) = told(
        judge(game, position + claim.replace(attempt, "sing:loud").replace("CLAUSE", ""))
    )
    assert "sing:loud" in unknown


def test_each_copy_of_a_card_must_be_refused(judge: Judge) -> None:
    """Of two copies, one in a hand and one whose play is allowed, the second says it."""
    start = 'format = "stronghold"\n[position]\nconflict = { ring = "air" }\n'
    start += "[[position.seats]]\n[[position.seats]]\nhand = ['banzai', 'rout', 'banzai']\n"
    start += "characters.brash-samurai = { fights = true }\n"
    claim = '[[step]]\nseat = 1\nasked = "act"\nrefused = { attempt = "play:KEY" }\n'
    (allowed,) = told(judge("l5r-lcg", start + claim.replace("KEY", "banzai")))
    assert allowed.startswith("“play:banzai.")
    assert allowed.endswith(" is allowed")
    assert told(judge("l5r-lcg", start + claim.replace("KEY", "rout"))) == []
