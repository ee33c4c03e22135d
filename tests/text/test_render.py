from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gorin.kernel.words import Arg, Name, say, sentences
from gorin.text.catalogue import GameTexts, Texts
from gorin.text.language import LANGUAGES
from gorin.text.render import Reader, first_known, first_sound

ENGLISH = """
plain = Nothing to fill
greeting = { $who } goes to { $where }
drawn = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
torch = torch
dice = dice
    .number = other
lost = { $what_number ->
   *[one] { $what } is lost
    [other] { $what } are lost
}
fading = The light of { $what } fades
rule = Draw to five
    .title = Drawing
english-only = Only here
    .title = Only
attribute-only =
    .title = Bare
"""

PORTUGUESE = """
plain = Nada a preencher
greeting = { $who } vai para { $where }
drawn = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
torch = tocha
    .gender = feminine
dice = dados
    .gender = masculine
    .number = other
lost = { $what_number ->
   *[one] { $what_gender ->
       *[masculine] { $what } foi perdido
        [feminine] { $what } foi perdida
    }
    [other] { $what_gender ->
       *[masculine] { $what } foram perdidos
        [feminine] { $what } foram perdidas
    }
}
this-torch = esta tocha
    .gender = feminine
    .of = desta tocha
    .on = nesta tocha
fading = A luz { $what_of } se apaga
burning = Algo arde { $what_on }
lit = { $noun } { $noun_gender ->
   *[masculine] { $noun_number ->
       *[one] aceso
        [other] acesos
    }
    [feminine] { $noun_number ->
       *[one] acesa
        [other] acesas
    }
}
one = { $noun_start ->
    [t] alguma { $noun }
   *[other] algum { $noun }
}
rule = Compre até cinco
    .title = Compra
steps = { $count } passos
    .number = { $count ->
        [one] one
       *[other] other
    }
list-pair = { $first } e { $second }
list-more = { $first }, { $second }
list-last = { $first } e { $second }
list-empty = nada
number = { $number }
"""


@pytest.fixture
def folder(write: Callable[..., Path]) -> Path:
    return write(en=ENGLISH, pt=PORTUGUESE)


@pytest.fixture
def reader(folder: Path) -> Reader:
    return Reader("pt-BR", texts=Texts(folder))


def test_a_message_is_read_in_the_language_with_its_places_filled(reader: Reader) -> None:
    assert reader.read(say("plain")) == "Nada a preencher"
    assert reader.read(say("greeting", who="Ana", where="Lima")) == "Ana vai para Lima"


def test_numbers_choose_the_plural_and_are_written_the_language_way(reader: Reader) -> None:
    assert reader.read(say("drawn", count=1)) == "1 carta"
    assert reader.read(say("drawn", count=1200)) == "1.200 cartas"
    assert reader.read(1200) == "1.200"
    assert Reader("en").read(1200) == "1,200"


def test_a_message_inside_a_message_agrees_in_gender_and_number(reader: Reader) -> None:
    assert reader.read(say("lost", what=say("torch"))) == "tocha foi perdida"
    assert reader.read(say("lost", what=say("dice"))) == "dados foram perdidos"
    assert reader.read(say("lost", what="mapa")) == "mapa foi perdido"


def test_gender_and_number_may_depend_on_what_fills_the_inner_message(reader: Reader) -> None:
    assert reader.read(say("lost", what=say("steps", count=1))) == "1 passos foi perdido"
    assert reader.read(say("lost", what=say("steps", count=2))) == "2 passos foram perdidos"


def test_what_the_sender_says_of_gender_wins(reader: Reader) -> None:
    for message in (
        say("lost", what=say("torch"), what_gender="masculine"),
        say("lost", what_gender="masculine", what=say("torch")),
    ):
        assert reader.read(message) == "tocha foi perdido"


def test_what_is_said_behind_a_preposition_may_merge_with_it(reader: Reader) -> None:
    assert reader.read(say("fading", what=say("this-torch"))) == "A luz desta tocha se apaga"
    assert reader.read(say("burning", what=say("this-torch"))) == "Algo arde nesta tocha"
    assert reader.read(say("lost", what=say("this-torch"))) == "esta tocha foi perdida"


def test_a_noun_with_words_beside_it_agrees_as_the_noun_does(reader: Reader) -> None:
    torch, dice = (say("lit", noun=say(each)) for each in ("torch", "dice"))
    assert reader.read(say("lost", what=torch)) == "tocha acesa foi perdida"
    assert reader.read(say("lost", what=dice)) == "dados acesos foram perdidos"
    assert reader.read(say("lost", what=say("lit", noun=torch))) == "tocha acesa acesa foi perdida"


def test_an_article_minds_the_sound_that_its_noun_begins_with(reader: Reader) -> None:
    assert reader.read(say("one", noun=say("torch"))) == "alguma tocha"
    assert reader.read(say("one", noun=say("dice"))) == "algum dados"


def test_a_list_agrees_as_a_whole(reader: Reader) -> None:
    torch, dice = say("torch"), say("dice")
    assert reader.read(say("lost", what=(torch, torch))) == "tocha e tocha foram perdidas"
    assert reader.read(say("lost", what=(torch, dice))) == "tocha e dados foram perdidos"
    assert reader.read(say("lost", what=(torch,))) == "tocha foi perdida"
    assert reader.read(say("lost", what=(dice,))) == "dados foram perdidos"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["nothing", "A", "A and B", "A, B and 3", "A, B, 3 and D"]),
        ("pt-BR", ["nada", "A", "A e B", "A, B e 3", "A, B, 3 e D"]),
        ("es", ["nada", "A", "A y B", "A, B y 3", "A, B, 3 y D"]),
        ("zh", ["无", "A", "A、B", "A、B、3", "A、B、3、D"]),
    ],
)
def test_lists_are_joined_the_language_way(language: str, expected: list[str]) -> None:
    items: tuple[Arg, ...] = ("A", "B", 3, "D")
    reader = Reader(language)
    assert [reader.read(items[:length]) for length in range(5)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A falls, B stands and C runs"),
        ("pt-BR", "A falls, B stands e C runs"),
        ("es", "A falls, B stands y C runs"),
        ("zh", "A falls\uff0cB stands\uff0cC runs"),
    ],
)
def test_sentences_are_joined_as_no_list_is(language: str, expected: str) -> None:
    told = sentences(("A falls", "B stands", "C runs"))
    assert Reader(language).read(told) == expected


def test_spanish_joins_with_e_before_the_sound_of_i() -> None:
    reader = Reader("es")
    assert reader.read(("Lucha", "Ingenio")) == "Lucha e Ingenio"
    assert reader.read(("Búsqueda", "Lucha", "Ímpetu")) == "Búsqueda, Lucha e Ímpetu"
    assert reader.read(("padres", "hijos")) == "padres e hijos"
    assert reader.read(("agua", "hielo")) == "agua y hielo"
    assert reader.read(("agua", "hojas")) == "agua y hojas"


def test_the_first_sound_is_a_plain_letter_or_nothing() -> None:
    assert [first_sound(text) for text in ("Élan", '"Isla"', "", "3", "地")] == [
        "e", "i", "", "", "地",
    ]  # fmt: skip


def test_a_joining_word_minds_the_sound_it_stands_before() -> None:
    spanish = Reader("es", texts=Texts(game=GameTexts("tomb-raider")))

    def joined(id: str, first: str, second: str) -> str:
        return spanish.read(say(id, first=first, second=second))

    assert joined("card-and", "cura una herida", "ignora el daño") == (
        "cura una herida e ignora el daño"
    )
    assert joined("card-and", "agua", "hielo") == "agua y hielo"
    assert joined("card-or", "siete", "ocho") == "siete u ocho"
    assert joined("field-kinds", "días", "horas") == "días u horas"
    assert joined("levels-bonus-or", "una mejora", "un tesoro") == "una mejora o un tesoro"


def test_a_list_may_hold_names_messages_and_lists(reader: Reader) -> None:
    assert reader.read((Name("card", "map"), say("torch"), ("x", "y"))) == "map, tocha e x e y"


def test_names_are_looked_up_and_read_as_their_key_when_unknown(folder: Path) -> None:
    cards = {("card", "001"): "Medipack"}
    reader = Reader("en", lambda name: cards.get((name.kind, name.key)), texts=Texts(folder))
    where = Name("space", "C4")
    assert reader.read(Name("card", "001")) == "Medipack"
    assert reader.read(say("greeting", who=Name("card", "001"), where=where)) == (
        "Medipack goes to C4"
    )


def test_lookups_are_chained_and_the_first_answer_counts() -> None:
    def seats(name: Name) -> str | None:
        return f"Seat {name.key}" if name.kind == "seat" else None

    def all_of_them(name: Name) -> str:
        return f"{name.kind} {name.key}"

    both = first_known(seats, all_of_them)
    assert both(Name("seat", "1")) == "Seat 1"
    assert both(Name("card", "1")) == "card 1"
    assert first_known()(Name("card", "1")) is None
    reader = Reader("en", all_of_them).knowing(seats)
    assert reader.read((Name("seat", "1"), Name("card", "1"))) == "Seat 1 and card 1"
    assert reader.language == "en"


def test_what_a_language_lacks_is_read_in_english_and_else_shows_its_id(reader: Reader) -> None:
    assert reader.read(say("english-only")) == "Only here"
    assert reader.read(say("greeting", who=say("nobody"), where="Lima")) == "⟦nobody⟧ vai para Lima"
    assert reader.read(say("nobody", count=1)) == "⟦nobody⟧"
    assert reader.read(say("not an id at all")) == "⟦not an id at all⟧"
    assert reader.read(say("attribute-only")) == "⟦attribute-only⟧"


def test_a_place_left_empty_does_not_stop_the_reading(reader: Reader) -> None:
    assert reader.read(say("greeting", who="Ana")) == "Ana vai para where"
    assert reader.read(say("drawn")) == "count cartas"


def test_has_looks_in_the_language_and_in_english(reader: Reader) -> None:
    assert [reader.has(id) for id in ("torch", "english-only", "nobody")] == [True, True, False]


def test_titles_are_read_in_the_language_then_in_english(reader: Reader) -> None:
    assert reader.title("rule") == "Compra"
    assert reader.title("english-only") == "Only"
    assert reader.title("attribute-only") == "Bare"
    assert reader.title("plain") == "⟦plain.title⟧"
    assert reader.title("nobody") == "⟦nobody.title⟧"


def test_long_texts_fit_inside_other_messages(reader: Reader) -> None:
    long, longer = "a" * 4000, "b" * 9000
    assert reader.read(say("greeting", who=long, where=longer)) == f"{long} vai para {longer}"
    many = tuple(f"carta {number}" for number in range(1000))
    assert reader.read(many).endswith("carta 998 e carta 999")


def test_messages_without_places_are_formatted_once(reader: Reader) -> None:
    assert reader.read(say("plain")) is reader.read(say("plain"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_all_games_share_are_there(language: str) -> None:
    reader = Reader(language)
    assert "2" in reader.read(say("seat-name", number=2))
    assert reader.read(say(f"language-{language}")) not in ("", f"⟦language-{language}⟧")
    refusal = reader.read(say("refused", reason=say("no"), clause="TR-7"))
    assert refusal.startswith(reader.read(say("no")))
    assert "TR-7" in refusal
