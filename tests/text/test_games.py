"""Texts by game: two games do not hear each other, and the house names each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.elsewhere import second_game
from tests.shipped import reader_for, wishes_for
from tests.synthetic import acting, box, duel, rules, windows
from tests.synthetic.cards import KINDS, text
from tests.synthetic.duel import duel as new_duel
from tests.synthetic.events import BidsShown, CourtHappened, Ended, Stormed, Turned
from tests.synthetic.game import COURTS, TEMPEST, courts

from gorin.content import boxes
from gorin.content.boxes import find_box
from gorin.content.cards.pool import SHIPPED
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import TABLE, Prompt, Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, question_view
from gorin.kernel.table import Outcome
from gorin.kernel.words import Message, message_id, say
from gorin.text.catalogue import GameTexts, Texts, load_catalogue
from gorin.text.language import LANGUAGES
from gorin.text.lint import main, problems
from gorin.text.render import Reader

SHARED = ("log-shuffled",)
"""Ids that both games have."""


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with second_game(monkeypatch):
        yield


# -- who says what -----------------------------------------------------------------------------


OF_SOME = {
    "en": ("level", "roll", "shuffle", "dice"),
    "pt-BR": ("nível", "rolage", "embaralha", "dado"),
    "es": ("nivel", "tirada", "baraja", "dado"),
    "zh": ("关", "掷", "洗牌", "骰"),
}
"""Beginnings of words for what not every game has."""
OF_ALL = ("page-watch-bots-more", "page-verify", "page-fair-more", "page-stats-drawn-again")
"""Messages that are told of every game."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OF_ALL)
def test_of_any_game_nothing_is_said_that_only_some_have(language: str, id: str) -> None:
    said = reader_for(language).read(say(id, count=2)).lower()
    assert [word for word in OF_SOME[language] if word in said] == []


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", SHARED)
def test_two_games_say_different_things_under_one_id(language: str, id: str) -> None:
    message = say(id, seat="Ann", count=2)
    one = reader_for(language, game="tomb-raider").read(message)
    other = reader_for(language, game="courts").read(message)
    assert "⟦" not in one + other
    assert one != other
    assert reader_for(language).read(message) == f"⟦{id}⟧"


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_names_every_game_its_formats_and_what_is_played_at_a_table(
    language: str,
) -> None:
    house = reader_for(language)
    told = [say(f"game-{game.id}") for game in boxes.boxes()]
    told += [say(each.title) for game in boxes.boxes() for each in game.formats]
    told += [
        game.board_called(board.id)
        for game in boxes.boxes()
        if game.boards is not None and game.board_called is not None
        for board in game.boards.entries(SHIPPED)
    ]
    assert not [text for text in map(house.read, told) if "⟦" in text]
    for game in boxes.boxes():
        own = reader_for(language, game=game.id)
        assert list(map(own.read, told)) == list(map(house.read, told))


def test_without_the_second_game_nobody_speaks_of_it() -> None:
    assert reader_for("en", game="courts").read(say("game-courts")) == "⟦game-courts⟧"
    assert reader_for("en", game="../tomb-raider").read(say("ask-shuffle")) == "⟦ask-shuffle⟧"


def test_a_reader_is_there_to_say_that_a_game_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(boxes.ELSEWHERE, "no.such.module")
    boxes.boxes.cache_clear()
    try:
        with pytest.raises(BadInput) as error:
            boxes.boxes()
        assert "no.such.module" in reader_for("en").read(error.value.message)
        assert reader_for("en", game="tomb-raider").has("ask-shuffle")
    finally:
        monkeypatch.delenv(boxes.ELSEWHERE)
        boxes.boxes.cache_clear()


# -- all that the second game says --------------------------------------------------------------


class Ear:
    """Hears messages in all languages and keeps what cannot be read."""

    def __init__(self) -> None:
        self.readers = [reader_for(each, ("Ann", "Bo"), "courts") for each in LANGUAGES]
        self.unread: set[str] = set()
        self.heard: set[str] = set()
        self._read: set[str] = set()

    def hear(self, message: Message) -> None:
        self.heard.add(message.id)
        known = repr(message)
        if known in self._read:
            return
        self._read.add(known)
        for reader in self.readers:
            text = reader.read(message)
            if "⟦" in text or "{" in text or not text.strip():
                self.unread.add(f"{reader.language}: {text}")


def play(ear: Ear, match: Match[Any], seed: int) -> None:
    """Play on at random, hear every question, answer and refusal, then the whole log."""
    below = Fast(seed).below
    game = match.table.rulebook.game
    seats = game.seats(match.table.state)
    while match.pending:
        question = match.pending[below(len(match.pending))]
        view = question_view(match, question)
        ear.hear(view.message)
        for option in view.options:
            ear.hear(option.message)
        hear_refusals(ear, match)
        decision = question.decision
        if decision.options:
            match.pick(question, below(len(decision.options)))
        else:
            assert decision.domain is not None
            answer = decision.domain.sample(below)
            match.choose(decision.seat, answer, serial=question.serial)
    for viewer in (None, *seats):
        for line in lines(match, viewer):
            ear.hear(line.message)
    assert match.outcome is not None
    ear.hear(say(match.outcome.reason))


def hear_refusals(ear: Ear, match: Match[Any]) -> None:
    """Hear why what is tried is forbidden."""
    game = match.table.rulebook.game
    for seat in game.seats(match.table.state):
        for attempt in game.attempts(match.table, seat):
            for refusal in match.why_not(seat, attempt):
                ear.hear(refusal.reason)


RULEBOOKS = (COURTS, TEMPEST, *(found.rulebook for found in box.FORMATS))


@pytest.mark.usefixtures("two_games")
def test_nothing_that_the_second_game_says_shows_its_id() -> None:
    ear = Ear()
    for seed in range(24):
        rulebook = RULEBOOKS[seed % len(RULEBOOKS)]
        match = courts(rulebook, seats=2 + seed % 4, chance=Fast(seed), forkable=False)
        match.start()
        if seed % 2:
            match.initiate(TABLE, "join")
        if seed % 5 == 1:
            match.initiate(Seat(1), "concede")
        if seed % 5 == 2:
            match.initiate(Seat(1), "hail", "Onward")
            match.initiate(Seat(1), "salute", "seat:0")
        play(ear, match, seed)
    for seed in range(4):
        fought = new_duel(seed)
        fought.start()
        play(ear, fought, seed)
    assert ear.unread == set()
    assert ear.heard >= {prompt.message for prompt in prompts()} - {"ask-roll", "ask-shuffle"}
    for kind in subclasses(CourtHappened):
        told = OWN_IDS.get(kind, message_id(kind, "log-"))
        assert [each for each in ear.heard if each == told or each.startswith(f"{told}-")], kind


OWN_IDS = {Turned: "log-turn", Stormed: "log-storm", BidsShown: "log-bids"}
"""Events whose messages are not named by their classes."""


def prompts() -> Iterator[Prompt]:
    """Yield every question of the courts game and its duels."""
    for module in (acting, rules, windows, duel):
        yield from (each for each in vars(module).values() if isinstance(each, Prompt))


def subclasses(kind: type[CourtHappened]) -> Iterator[type[CourtHappened]]:
    """Yield the classes of events."""
    yield from kind.__subclasses__()


@pytest.mark.usefixtures("two_games")
def test_what_chance_is_asked_and_what_is_wrong_is_read_too() -> None:
    ear = Ear()
    for prompt in prompts():
        ear.hear(say(prompt.message, event="so"))
    with pytest.raises(BadInput) as wrong:
        begin_with(turns=0, life=99)
    for fault in wrong.value.all:
        ear.hear(fault.message)
    for id in ("unknown-attempt", "page-attempt-play", "bad-position", "replay-act-join"):
        ear.hear(say(id, attempt="fly", thing="a card", reason="so"))
    assert ear.unread == set()
    assert "courts-bad-option" in ear.heard


def begin_with(**options: Any) -> None:
    """Raise what is wrong with options of the courts game."""
    wishes = wishes_for("courts", seats=2, **options)
    raise BadInput.together(list(find_box("courts").faults(wishes)))


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_second_game_has_one_name_in_all_its_texts(language: str) -> None:
    reader = reader_for(language, game="courts")
    for kind in dict.fromkeys(KINDS):
        titled = reader.read(say(f"courts-card-{kind}", number=""))
        assert reader.read(say(f"card-{kind}")).casefold() == titled.strip().casefold(), kind


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rulebook", "lost"), [(COURTS, 1), (TEMPEST, 2)])
def test_a_strike_says_how_much_life_it_takes(language: str, rulebook: Any, lost: int) -> None:
    match = courts(rulebook, chance=Fast(1))
    match.start()
    view: Any = match.table.rulebook.game.view(match.table, None)
    assert view.strength == lost
    assert f" {lost} " in reader_for(language, game="courts").read(text("strike-3", lost))


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_alike_in_log_page_and_terminal(language: str) -> None:
    reader = reader_for(language, ("Ann", "Bo"), "courts")
    for winners in ((Seat(0),), (Seat(0), Seat(1))):
        told = Ended(Outcome(winners, "SYN-3.4", "last-turn")).told(None)
        assert told is not None
        others = {name: told.args[name] for name in ("winners", "count", "reason")}
        said = reader.read(told)
        assert said == reader.read(say("page-won", **others))
        assert said == reader.read(say("play-won", **others))


# -- what the lint asks of games ----------------------------------------------------------------


def test_the_texts_of_the_second_game_hold_together() -> None:
    assert problems(Texts(elsewhere=(GameTexts("courts", box.TEXTS),))) == []


Written = Callable[..., Path]


@pytest.fixture
def with_game(tmp_path: Path, write: Written) -> Callable[..., Texts]:
    """Return what is read where a game has a file in each language beside the house's."""

    def texts(game: str, text: str, file: str = "own.ftl", **others: str) -> Texts:
        for language in LANGUAGES:
            place = tmp_path / language / game
            place.mkdir(exist_ok=True, parents=True)
            said = others.get(language.partition("-")[0], text)
            (place / file).write_text(said, encoding="utf-8")
        return Texts(tmp_path, GameTexts(game))

    write(**dict.fromkeys(("en", "pt", "es", "zh"), "house = House\n"))
    return texts


def test_a_game_says_more_than_the_house_and_not_otherwise(
    with_game: Callable[..., Texts],
) -> None:
    texts = with_game("go", "stone = Stone at the { house }\n")
    assert problems(texts) == []
    assert Reader("es", texts=texts).read(say("stone")) == "Stone at the House"
    texts = with_game("go", "stone = Stone\nhouse = Board\n")
    assert problems(texts) == [
        f"{language}/go/own.ftl:2: house is already at {language}/common.ftl:1"
        for language in LANGUAGES
    ]
    assert Reader("en", texts=texts).read(say("house")) == "House"


def test_two_games_may_use_one_id_and_do_not_refer_to_each_other(
    with_game: Callable[..., Texts],
) -> None:
    stones = with_game("go", "move = Place a stone\n")
    pieces = with_game("chess", "move = Move a piece\ntake = { stone }\n")
    missing = "take refers to stone, which does not exist"
    assert problems(pieces) == [f"{language}/chess/own.ftl:2: {missing}" for language in LANGUAGES]
    assert Reader("zh", texts=stones).read(say("move")) == "Place a stone"
    assert Reader("zh", texts=pieces).read(say("move")) == "Move a piece"


def test_languages_of_a_game_agree(with_game: Callable[..., Texts], tmp_path: Path) -> None:
    texts = with_game("go", "a = { $x }\nb = B\n", zh="a = A\n")
    assert problems(texts) == [
        "zh: lacks b, which is at en/go/own.ftl:2",
        "zh/go/own.ftl:1: a lacks $x",
    ]
    (tmp_path / "zh" / "go" / "own.ftl").unlink()
    (tmp_path / "zh" / "go").rmdir()
    assert problems(texts) == ["zh: no folder of messages for go"]


@pytest.mark.parametrize("file", ["door.ftl", "help.ftl"])
def test_the_doors_of_games_are_the_houses(with_game: Callable[..., Texts], file: str) -> None:
    one = with_game("go", "name-go = Go\n", file)
    assert problems(one) == []
    _ = with_game("chess", "name-chess = Chess\nname-go = Chess\n", file)
    assert [line.partition(" ")[2] for line in problems(one)] == [
        f"name-go is already at {language}/chess/{file}:2" for language in LANGUAGES
    ]
    house = load_catalogue("en", Texts(one.folder, elsewhere=()))
    assert house.has("name-chess")


def test_a_game_elsewhere_is_held_to_the_house_by_the_command_too(
    tmp_path: Path, write: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(**dict.fromkeys(("en", "pt", "es", "zh"), "stone = Stone\n"))
    assert main([f"go={folder}"]) == 0
    (tmp_path / "es" / "common.ftl").write_text("stone = Piedra\nyes = sí\n", encoding="utf-8")
    assert main([f"go={folder}"]) == 1
    told = capsys.readouterr().out
    assert "es/go/common.ftl:2: yes is already at es/common.ftl:" in told
