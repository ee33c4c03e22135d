"""How the texts of cards are composed: noun phrases, articles, who chooses, from where."""

from __future__ import annotations

import pytest

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.script import Count, Filter, joined, one_of, phrase, spoken
from gorin.games.l5r_lcg.words.combining import Then
from gorin.games.l5r_lcg.words.conditions import Fight, There
from gorin.games.l5r_lcg.words.costs import Sacrifice
from gorin.games.l5r_lcg.words.counts import FacedownProvinces
from gorin.games.l5r_lcg.words.effects import Bow, Discard, Honor, Return
from gorin.games.l5r_lcg.words.figures import FigureOf, With
from gorin.games.l5r_lcg.words.filters import (
    ANOTHER,
    AT_HOME,
    HONORED,
    PARTICIPATING,
    READY,
    UNIQUE,
    YOURS,
    EitherOf,
    Not,
    OfClan,
    OtherThan,
    Wears,
    WithTrait,
)
from gorin.games.l5r_lcg.words.phrases import (
    BEARER,
    IT,
    THAT,
    THIS,
    THIS_ATTACHMENT,
    THIS_PROVINCE,
    any_,
)
from gorin.games.l5r_lcg.words.skills import Double
from gorin.games.l5r_lcg.words.triggers import OPPONENT, YOU, Loses, Revealed, Wins
from gorin.kernel.words import Arg
from gorin.text.language import LANGUAGES

LION, BUSHI = OfClan("lion"), WithTrait("bushi")


def read(language: str, arg: Arg) -> str:
    """Return something as it is read."""
    return reader_for(SHIPPED, language, (), "l5r-lcg").read(arg)


def text(language: str, slug: str) -> str:
    """Return the last line of the text of a card."""
    return read(language, SCRIPTS[slug].lines()[-1])


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "a ready participating Bushi character of the Lion Clan that is not unique"),
        ("pt-BR", "um personagem Bushi participante preparado do Clã do Leão que não seja único"),
        ("es", "un personaje Bushi participante enderezado del Clan del León que no sea único"),
    ],
)
def test_the_order_of_filters_is_that_of_the_words_and_not_of_the_card(
    language: str, expected: str
) -> None:
    filters: tuple[Filter, ...] = (Not(UNIQUE), LION, READY, PARTICIPATING, BUSHI)
    assert read(language, one_of("character", filters)) == expected
    assert read(language, one_of("character", filters[::-1])) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["another honored character", "other honored characters", "another attachment"]),
        ("pt-BR", ["outro personagem honrado", "outros personagens honrados", "outro anexo"]),
        ("es", ["otro personaje honrado", "otros personajes honrados", "otro accesorio"]),
    ],
)
def test_what_is_set_apart_is_another_one(language: str, expected: list[str]) -> None:
    said = (
        one_of("character", (ANOTHER, HONORED)),
        phrase("character", (HONORED, ANOTHER), 2),
        one_of("attachment", (ANOTHER,)),
    )
    assert [read(language, each) for each in said] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "each other non-participating character"),
        ("pt-BR", "cada outro personagem não participante"),
        ("es", "cada otro personaje no participante"),
    ],
)
def test_each_other_one_is_said_too(language: str, expected: str) -> None:
    assert read(language, any_(ANOTHER, AT_HOME).said_every()) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "a character other than its bearer"),
        ("pt-BR", "um personagem que não seja o portador"),
        ("es", "un personaje que no sea su portador"),
    ],
)
def test_what_differs_from_somebody_else_names_them(language: str, expected: str) -> None:
    assert read(language, one_of("character", (OtherThan(BEARER),))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_kinds_of_cards_have_their_articles(language: str) -> None:
    kinds = ("character", "attachment", "holding", "province")
    said = [one_of(kind, filters) for kind in kinds for filters in ((), (ANOTHER,))]
    texts = {read(language, each) for each in said}
    assert len(texts) == len(said)
    assert not any("⟦" in each or "{" in each for each in texts), texts


def test_in_chinese_the_last_of_all_qualities_alone_ends_the_row() -> None:
    said = [
        one_of("character", (BUSHI,)),
        one_of("character", (YOURS, PARTICIPATING, BUSHI)),
        one_of("character", (ANOTHER, YOURS)),
        phrase("character", (ANOTHER, BUSHI), 3),
        any_(ANOTHER, YOURS, PARTICIPATING).said_every(),
        any_(YOURS, kind="attachment").said_every(),
    ]
    assert [read("zh", each) for each in said] == [
        "一名武士角色",
        "一名由你操控、参与冲突的武士角色",
        "另一名由你操控的角色",
        "其他武士角色",
        "每名除此牌外、由你操控、参与冲突的角色",
        "每张由你操控的附属",
    ]


@pytest.mark.parametrize(
    ("language", "effects", "conditions"),
    [
        ("en", "this character, its bearer and it", "this character, its bearer and it"),
        ("pt-BR", "este personagem, o portador e ele", "este personagem, o portador e ele"),
        ("es", "este personaje, su portador y el elegido", "este personaje, su portador y el eleg"),
        ("zh", "此角色\uff1b承载者\uff1b其", "此角色\uff0c承载者\uff0c且其"),
    ],
)
def test_the_game_says_how_effects_and_conditions_are_joined(
    language: str, effects: str, conditions: str
) -> None:
    said = (THIS.said(), BEARER.said(), IT.said())
    assert read(language, joined("effects", said)) == effects
    assert read(language, joined("conditions", said)).startswith(conditions)
    assert joined("effects", said[:1]) == said[0]


def test_effects_are_joined_so_where_others_come_of_them() -> None:
    said = Then((Bow(THIS), Honor(THIS)), (Discard(BEARER),)).said()
    assert read("en", said).startswith("this character is bowed and this character is honored")
    assert "横置此角色\uff1b此角色获得名誉\uff1b" in read("zh", said)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "a Bushi character or one with attachments"),
        ("pt-BR", "um personagem Bushi ou um com anexos"),
        ("es", "un personaje Bushi o uno con accesorios"),
    ],
)
def test_the_noun_of_a_choice_is_not_said_twice(language: str, expected: str) -> None:
    assert read(language, one_of("character", (EitherOf(BUSHI, Wears()),))) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["after you win the first military conflict of the round", "if you have a"]),
        ("pt-BR", ["depois que você vence o primeiro conflito militar da rodada", "se você"]),
        ("es", ["después de que ganes el primer conflicto militar de la ronda", "si controlas"]),
    ],
)
def test_the_first_conflict_has_the_article_of_one_that_is_known(
    language: str, expected: list[str]
) -> None:
    first, begins = expected
    assert read(language, Wins(fight=Fight("military", first=True)).said()) == first
    assert read(language, There(any_(YOURS, HONORED)).said()).startswith(begins)


def test_portuguese_says_prepositions_with_what_stands_behind_them() -> None:
    each_who = (THIS, THIS_ATTACHMENT, THIS_PROVINCE, BEARER, THAT, IT, any_(YOURS))
    doubled = [read("pt-BR", Double("military", who).said()) for who in each_who]
    assert [each.removeprefix("a perícia militar ").split(" é ")[0] for each in doubled] == [
        *("deste personagem", "deste anexo", "desta província", "do portador", "desse personagem"),
        *("dele", "de cada personagem que você controla"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_comparisons_of_a_card_can_be_read(language: str) -> None:
    figures = [FigureOf(figure, who) for figure in ("military", "cost") for who in (THIS, any_())]
    amounts: tuple[int | Count, ...] = (2, FacedownProvinces(), *figures)
    said = [
        one_of("character", (With("military", how, amount),))
        for how in ("at-most", "at-least", "below")
        for amount in amounts
    ]
    texts = {read(language, each) for each in said}
    assert len(texts) == len(said)
    assert not any("⟦" in each or "{" in each for each in texts), texts


@pytest.mark.parametrize(
    ("language", "figure", "expected"),
    [
        ("pt-BR", "cost", "um personagem com custo não maior que o deste personagem"),
        ("pt-BR", "glory", "um personagem com glória não maior que a deste personagem"),
        ("es", "cost", "un personaje con coste no mayor que el de este personaje"),
        ("es", "military", "un personaje con habilidad militar no mayor que la de este personaje"),
    ],
)
def test_a_figure_is_compared_in_its_gender(language: str, figure: str, expected: str) -> None:
    said = one_of("character", (With(figure, "at-most", FigureOf(figure, THIS)),))
    assert read(language, said) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_who_win_and_lose_can_be_named(language: str) -> None:
    said = [kind(who).said() for kind in (Wins, Loses) for who in (YOU, OPPONENT, THIS, any_())]
    texts = {read(language, each) for each in said}
    assert len(texts) == len(said)
    assert not any("⟦" in each or "{" in each for each in texts), texts


def test_a_verb_agrees_with_whom_it_is_said_of() -> None:
    province, holding = any_(YOURS, kind="province"), any_(YOURS, kind="holding")
    assert read("pt-BR", Revealed(THIS_PROVINCE).said()).endswith("é revelada")
    assert read("pt-BR", Revealed(province).said()).endswith("você controla é revelada")
    assert read("es", Discard(holding).said()) == "cada posesión que controlas es descartada"
    assert read("es", Discard(any_(YOURS)).said()) == "cada personaje que controlas es descartado"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "your opponent chooses a participating character they control; it moves home."),
        ("pt-BR", "seu oponente escolhe um personagem participante que ele controla; ele volta"),
        ("es", "tu oponente elige un personaje participante que controla; vuelve a la base."),
    ],
)
def test_who_chooses_is_said_first(language: str, expected: str) -> None:
    assert expected in text(language, "master-of-the-spear")


def test_an_ability_by_which_a_card_enters_play_says_from_where() -> None:
    assert text("en", "vengeful-oathkeeper") == (
        "Reaction: after you lose a military conflict, if this card is in your hand, this "
        "character enters play at home."
    )
    assert "if this card is in your dynasty discard pile or in your provinces" in (
        text("en", "keeper-initiate")
    )
    assert "in your hand" not in text("en", "banzai")


@pytest.mark.parametrize(
    ("language", "both", "none"),
    [
        ("en", "character cannot be discarded or lose fate.", "no character can become"),
        ("pt-BR", "não pode ser descartado nem perder destino.", "nenhum personagem pode ficar"),
        ("es", "no puede ser descartado ni perder destino.", "ningún personaje puede quedar"),
        ("zh", "此角色不能被弃掉或失去命运。", "任何角色都不能失去名誉。"),
    ],
)
def test_what_cannot_be_names_its_subject_once(language: str, both: str, none: str) -> None:
    assert text(language, "steadfast-samurai").endswith(both)
    assert none in text(language, "steward-of-law")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Always: while this character defends, it has 3 more political skill."),
        ("pt-BR", "Sempre: enquanto este personagem defende, ele tem mais 3 de perícia política."),
        (
            "es",
            "Siempre: mientras este personaje defiende, este tiene 3 más de habilidad política.",
        ),
        ("zh", "常驻\uff1a此角色防御时\uff0c其政治能力值 +3。"),
    ],
)
def test_whom_a_condition_has_named_is_not_named_again(language: str, expected: str) -> None:
    assert text(language, "political-rival") == expected


def test_an_attachment_speaks_of_itself_as_one() -> None:
    assert text("en", "court-mask").startswith("Action: this attachment returns to its owner")
    assert "this attachment is discarded instead" in text("en", "reprieve")
    assert read("es", Return("hand", THIS_ATTACHMENT).said()).startswith("este accesorio")


def test_what_is_composed_once_is_what_the_word_says() -> None:
    words = (Wins(), Loses(), Wins(THIS), Wins(by=1), Double("military"), Double("political"))
    assert [spoken(each) for each in words] == [each.said() for each in words]
    assert len({repr(spoken(each)) for each in words}) == len(words)
    assert spoken(Wins(by=1)) is spoken(Wins(by=1))


def test_what_costs_is_said_of_ones_own() -> None:
    said = "sacrifice a character of the Lion Clan you control"
    assert read("en", Sacrifice((LION,)).said()) == said
