"""Everything that the kernel, the games and the content can say is in all four languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple, get_type_hints

import pytest
from tests.each import for_each
from tests.shipped import cards, load_level, plan_match
from tests.text.said import GAME, READERS, Listener, faults_of, game_of, needed

import gorin
from gorin.content.boxes import boxes, games
from gorin.content.tomb_raider.cardtext import card_text
from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import begin, level_names
from gorin.games import tomb_raider
from gorin.games.l5r_lcg.options import SAID
from gorin.games.tomb_raider.board import PRINTED_SIDES
from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.facts import Ability, Location, Printed
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import (
    NO_BEHAVIOUR,
    Condition,
    Constant,
    Cost,
    Effect,
    Phrase,
)
from gorin.games.tomb_raider.state import NOBODY, Moment, Round, Zone
from gorin.games.tomb_raider.wording import WORDINGS
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Prompt, Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, question_view
from gorin.kernel.words import Message, say
from gorin.text.catalogue import RETIRED, GameTexts, entries_of, game_sources
from gorin.text.language import LANGUAGES

SOURCE = Path(gorin.__file__).parent
LEVELS = Path(__file__).parents[1] / "data" / "levels"
ASK_WHY_EVERY = 7


# -- what is said in play ------------------------------------------------------------------


def play(listener: Listener, match: Match[Any], seed: int) -> None:
    """Play at random and hear every question, option and refusal, then the whole log."""
    match.start()
    below = Fast(seed).below
    seats = tuple(match.table.state.raiders)
    count = 0
    while match.pending:
        for question in match.pending:
            view = question_view(match, question)
            listener.hear(view.message)
            for option in view.options:
                listener.hear(option.message)
        if count % ASK_WHY_EVERY == 0:
            hear_refusals(listener, match, seats)
        count += 1
        question = match.pending[below(len(match.pending))]
        match.pick(question, below(len(question.decision.options)))
    for viewer in (None, *seats):
        for line in lines(match, viewer):
            listener.hear(line.message)


def hear_refusals(listener: Listener, match: Match[Any], seats: tuple[Seat, ...]) -> None:
    game = match.table.rulebook.game
    for seat in seats:
        for attempt in game.attempts(match.table, seat):
            for refusal in match.why_not(seat, attempt):
                listener.hear(refusal.reason)


SHUFFLED_ROOM, PROVING_GROUND = (
    str(LEVELS / f"{name}.toml") for name in ("shuffled-room", "proving-ground")
)
FEW_GAMES = [
    (1, "introductory", (3, 9, 18)),
    (2, "introductory", (5, 15, 19)),
    (3, SHUFFLED_ROOM, (1,)),
    (3, "freestyle", range(5)),
    (4, PROVING_GROUND, (11,)),
]
"""Seats, levels and seeds: together they say all that the many games say."""
MANY_GAMES = [
    (1, "introductory", range(20)),
    (2, "introductory", range(20)),
    (3, SHUFFLED_ROOM, range(5)),
    (4, PROVING_GROUND, range(20)),
]


def hear_games(listener: Listener, seats: int, level: str, seeds: Iterable[int]) -> None:
    """Hear random games of all variants of a level, with both kinds of opening hands."""
    for seed in seeds:
        opening = "random" if seed % 2 else "chosen"
        variant = load_level(level).variants[seed % len(load_level(level).variants)].id
        plan = plan_match(
            seats=seats, level=level, variant=variant, turn_limit=60 // seats, opening=opening
        )
        play(
            listener,
            Match(begin(STANDARD, plan, shipped()), chance=Fast(seed), forkable=False),
            seed,
        )


@pytest.mark.parametrize(
    ("games", "fewest"),
    [
        pytest.param(FEW_GAMES, 200, marks=pytest.mark.slow, id="few"),
        pytest.param(MANY_GAMES, 180, marks=pytest.mark.soak, id="many"),
    ],
)
def test_all_that_is_said_in_random_games(
    games: list[tuple[int, str, Iterable[int]]], fewest: int
) -> None:
    listener = Listener()
    for seats, level, seeds in games:
        hear_games(listener, seats, level, seeds)
    assert listener.faults == []
    assert len(listener.heard) > fewest


# -- what is told of events ----------------------------------------------------------------

BY_TYPE: dict[Any, tuple[Any, ...]] = {
    bool: (False, True),
    int: (0, 1, 2),
    str: ("bear",),
    Seat: (Seat(0),),
    Ability: (Ability.FIGHT,),
    Round: (Round.ACTION, Round.SEARCH, Round.DRAW),
    Zone: (Zone.HAND, Zone.UNSAVED, Zone.SAVED, Zone.DISCARD),
    tuple[Seat, ...]: ((), (Seat(0),), (Seat(0), Seat(1))),
    tuple[str, ...]: (("bear",), ("bear", "rope")),
}
BY_NAME: dict[str, tuple[Any, ...]] = {
    "faces": ((3, 5),),
    "cards": ((1,),),
    "order_of": ((0,),),
    "space": (204,),
    "start": (104,),
    "number": (None, 7),
}
BY_EVENT: dict[str, dict[str, tuple[Any, ...]]] = {
    "Shuffled": {"zone": (Zone.LEVEL, Zone.OBSTACLES), "seat": (NOBODY,)},
    "OrderSet": {"seats": ((Seat(0), Seat(1)),), "seat": (NOBODY, Seat(0))},
    "ObstaclePlayed": {"seat": (NOBODY, Seat(0))},
    "ObstacleRemoved": {"number": (-204,), "obstacle": ("deep-water",)},
    "ObstacleDamaged": {"number": (-204,), "obstacle": ("vertigo",)},
    "TestChanged": {"kind": ("dice", "bonus", "target", "damage")},
    "EffectHeld": {"kind": ("move-bonus", "move-limit", "way-through", "test-bonus", "unhindered")},
    "TestHindered": {"kind": ("dice", "bonus")},
    "ObstacleShifted": {"number": (7,)},
    "PointsScored": {"how": ("removed", "found")},
    "SoloScored": {"points": (None, 3)},
    "SoloTargetJudged": {
        "kind": ("turns", "resets", "mapped", "searched", "cleared", "points"),
    },
    "MatchEnded": {
        "reason": (
            *("ended-treasure", "ended-conceded", "ended-given-up", "ended-turn-limit"),
            *("ended-brought-back", "ended-bounty", "ended-bounty-limit"),
        )
    },
}


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    """Yield the package's own classes below a class that have none below themselves."""
    below = kind.__subclasses__()
    if not below and kind.__module__.startswith("gorin."):
        yield kind
    for found in below:
        yield from subclasses(found)


def import_all() -> None:
    for module in walk_packages(tomb_raider.__path__, tomb_raider.__name__ + "."):
        _ = import_module(module.name)


def examples(kind: type[Any]) -> Iterator[Happened]:
    """Yield events of a kind with all values that may change how they are told."""
    hints = get_type_hints(kind)
    own = BY_EVENT.get(kind.__name__, {})
    names = [name for name in kind.__struct_fields__ if name != "clause"]
    choices = [
        own.get(name) or BY_NAME.get(name) or BY_TYPE.get(hints[name]) or (1,) for name in names
    ]
    for values in product(*choices):
        yield kind(**dict(zip(names, values, strict=True)))


def test_every_event_is_told_to_everybody() -> None:
    import_all()
    listener = Listener()
    for kind in subclasses(Happened):
        for event in examples(kind):
            for viewer in (None, Seat(0), Seat(1)):
                told = event.told(viewer)
                if told is not None:
                    listener.hear(told)
    assert listener.faults == []
    spoken = {id for id in needed("en") if id.startswith("log-")}
    assert spoken - listener.heard - {"log-shuffled", *retired()} == set()


def retired() -> set[str]:
    """Return the messages of the game that no code says any more."""
    sources = game_sources("en", GameTexts(GAME))
    files = [source for source in sources if source.name.endswith(RETIRED)]
    return {id for source in files for id, _ in entries_of(source)}


# -- what the game's code names ------------------------------------------------------------


def test_every_question_exists() -> None:
    import_all()
    prompts: set[str] = set()
    for name in [module.name for module in walk_packages(tomb_raider.__path__, "")]:
        module = import_module(f"{tomb_raider.__name__}.{name}")
        prompts |= set(prompts_in(vars(module)))
    for inner in ("phases", "words"):
        package = import_module(f"{tomb_raider.__name__}.{inner}")
        for found in walk_packages(package.__path__, package.__name__ + "."):
            prompts |= set(prompts_in(vars(import_module(found.name))))
    assert len(prompts) > 25
    assert [fault for id in sorted(prompts) for fault in faults_of(id, None)] == []


def prompts_in(names: dict[str, Any]) -> Iterator[str]:
    for value in names.values():
        values = value.values() if isinstance(value, dict) else (value,)
        yield from (prompt.message for prompt in values if isinstance(prompt, Prompt))


class Keys(NamedTuple):
    """The keys of options in the code of one game: whole ones, and the verbs of `verb:thing`."""

    plain: set[str]
    verbs: set[str]


def option_keys() -> dict[str, Keys]:
    """Return the keys of options that are written as such, by game."""
    found: dict[str, Keys] = {}
    for path in sorted((SOURCE / "games").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        keys = found.setdefault(game_of(path.relative_to(SOURCE)), Keys(set(), set()))
        keys.plain.update(re.findall(r'Option(?:\[[^(]*\])?\(\s*"([^":]+)"', text))
        keys.verbs.update(re.findall(r'Option(?:\[[^(]*\])?\(\s*f?"([a-z-]+):', text))
    return found


def test_every_option_key_in_the_code_is_worded() -> None:
    keys = option_keys()
    own = keys[GAME]
    assert {"stay", "pass", "no-attack", "find-nothing"} < own.plain
    assert {"move", "attack", "find", "item", "heal", "obstacle"} < own.verbs
    assert own.verbs <= WORDINGS.keys()
    ids: list[tuple[str, str, tuple[str, ...] | None]]
    ids = [(game, f"option-{key}", ()) for game in keys for key in sorted(keys[game].plain)]
    # What is said of a thing, a game that has no list of its own says under the verb.
    others = [game for game in keys if game != GAME]
    ids += [
        (game, f"option-{verb}", None)
        for game in others
        for verb in sorted(keys[game].verbs)
        if game != "l5r-lcg" or verb not in SAID
    ]
    assert [fault for game, id, given in ids for fault in faults_of(id, given, game)] == []


def test_the_names_of_things_exist() -> None:
    built_in = [facts.obstacle for facts in cards().values() if isinstance(facts, Location)]
    levels = [load_level(name) for name in level_names()]
    levels += [load_level(str(path)) for path in sorted(LEVELS.glob("*.toml"))]
    kinds = [kind.__struct_config__.tag for kind in Printed.__subclasses__()]
    ids = [
        *(f"game-{game}" for game in games()),
        *(format.title for box in boxes() for format in box.formats),
        *(level.title for level in levels),
        *(variant.title for level in levels for variant in level.variants),
        *(f"ability-{ability.name.lower()}" for ability in Ability),
        *(f"round-{each.name.lower()}" for each in Round),
        *(f"side-{side}" for side in ("ahead", "right", "back", "left")),
        *(f"printed-{side}" for side in PRINTED_SIDES),
        *(f"window-{str(moment.name).lower()}" for moment in Moment),
        *(f"obstacle-{found.name}" for found in built_in if found is not None),
        *(f"kind-{found.kind}" for found in built_in if found is not None),
        *(f"card-kind-{kind}" for kind in kinds),
    ]
    assert [fault for id in ids for fault in faults_of(id, ())] == []


# -- what cards say ------------------------------------------------------------------------


def words() -> list[type[Phrase]]:
    import_all()
    bases = {Condition, Cost, Effect, Constant}
    return [kind for kind in subclasses(Phrase) if kind not in bases]


@for_each(words(), show=lambda kind: kind.__name__)
def test_a_word_says_exactly_its_fields(kind: type[Phrase]) -> None:
    id = "word-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    for language in LANGUAGES:
        assert needed(language).get(id) == set(kind.__struct_fields__), language
    hints = get_type_hints(kind)
    for values in product(*(BY_TYPE[hints[name]] for name in kind.__struct_fields__)):
        listener = Listener()
        said = kind(*values).said()
        assert said.id == id
        listener.hear(said)
        assert listener.faults == []


def text_of(slug: str) -> tuple[Message, ...]:
    return card_text(STANDARD.scripts.get(slug, NO_BEHAVIOUR), cards()[slug])


def test_there_are_211_cards() -> None:
    assert len(cards()) == 211


@for_each(sorted(cards()))
def test_a_card_reads_in_every_language_and_differs_between_them(slug: str) -> None:
    listener = Listener()
    for message in text_of(slug):
        listener.hear(message)
    assert listener.faults == []
    texts = {" ".join(reader.read(said) for said in text_of(slug)) for reader in READERS.values()}
    assert len(texts) == len(LANGUAGES)
    for text in texts:
        assert text
        assert not set(text) & set("⟦{}")


def test_a_card_says_when_what_and_at_what_cost() -> None:
    read = READERS["en"].read
    assert [read(said) for said in text_of("shotgun-ammo")] == [
        "Item, difficulty 9.",
        "Use before a test is rolled, during your raider's Fight test, and discard this card: "
        "deal 1 more damage if the test succeeds.",
    ]
    assert [read(said) for said in text_of("gap")] == [
        "Kind: hazard.",
        "Danger 6.",
        "To overcome: Move 12 or Think 12.",
        "On failure: take 2 damage, then become stuck.",
    ]
    assert read(text_of("bounty")[0]) == (
        "Play when your raider has just removed a creature: draw 2 cards."
    )
    assert read(text_of("run")[0]) == (
        "Play at the start of your own Action round: "
        "your raider may move 2 locations further this turn."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_often_a_card_works_is_a_sentence_of_its_own(language: str) -> None:
    read = READERS[language].read
    *_, use, often = (read(said) for said in text_of("treasure-211"))
    assert often == read(say("card-once-a-turn"))
    assert read(say("word-once-a-turn")) not in use
