"""Words that readers have corrected cannot come back: each is refused where it was met."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gorin.text.catalogue import Texts
from gorin.text.language import LANGUAGES
from gorin.text.lint import problems
from gorin.text.terms import TERMS, refused

Sample = tuple[str, str, str, str, str]
"""A language, the folder of a game (empty for the house's), an id, what it said, what it says."""

SAMPLES: tuple[Sample, ...] = (
    ("en", "magic", "clause-CR-702_43", "It enters with so many counters.", "that many"),
    ("en", "magic", "clause-CR-702_24", "In each own upkeep it gets one.", "In each upkeep"),
    ("en", "l5r-lcg", "clause-SKI-R5", "Who owes more pays.", "Whoever owes more pays."),
    ("en", "l5r-lcg", "lcg-treaty-card-x", "Who broke the treaty bows.", "Whoever broke it."),
    ("en", "", "page-text-long", "{ $least } to { $most } signs", "{ $most } characters"),
    ("en", "l5r-strategic", "ask-campaign-crossing", "It is drawn where.", "Lots decide."),
    ("en", "l5r-strategic", "door", "Battles are reported or drawn.", "The battle begins."),
    ("en", "l5r-strategic", "log-campaign-x", "Nobody reports of { $place }", "reports on it"),
    ("pt-BR", "", "sim-bots", "um robô joga", "um bot joga"),
    ("pt-BR", "magic", "position-seat", "Não há assento { $seat }", "Não há lugar { $seat }"),
    ("pt-BR", "", "page-deck", "O baralho habitual", "O baralho padrão"),
    ("pt-BR", "", "play-help", "acha cláusulas", "encontra cláusulas"),
    ("pt-BR", "", "play-help-do", "fazer algo; sozinho: o que há", "fazer algo sozinho"),
    ("pt-BR", "", "cli-help-x", "A forma: toml", "O formato: toml"),
    ("pt-BR", "", "page-resume", "Lugares e ajustes", "Lugares e configurações"),
    ("pt-BR", "tomb-raider", "log-x", "o baralho do nível", "o baralho de nível"),
    ("pt-BR", "magic", "clause-x", "Entra com tantos marcadores.", "tantas cartas quantas puder"),
    ("pt-BR", "l5r-lcg", "ask-x", "ou passe por esta fase", "ou passe até o fim da fase"),
    ("pt-BR", "l5r-lcg", "clause-x", "atacante furtivo", "atacante encoberto"),
    ("pt-BR", "l5r-lcg", "clause-x", "seu marcador de estado", "o estado do jogo"),
    ("pt-BR", "l5r-lcg", "clause-x", "mantém os traços", "um traço vale 0"),
    ("pt-BR", "l5r-ccg", "ccg-honor", "Honra da Família", "Honra Familiar"),
    ("pt-BR", "l5r-ccg", "ccg-favor", "Tem o Favor Imperial", "Tem o Apoio Imperial"),
    ("pt-BR", "l5r-ccg", "ccg-clan-crane", "Clã Garça", "Clã da Garça"),
    ("pt-BR", "l5r-ccg", "log-x", "{ $seat } foca uma carta", "usa uma carta como Foco"),
    ("pt-BR", "l5r-strategic", "x", "{ $clan }, exército { $number }", "Exército { $number }"),
    ("pt-BR", "l5r-strategic", "x", "Libertar para { $clan }", "para o clã { $clan }"),
    ("pt-BR", "l5r-lcg", "log-x", "{ $seat } foi eliminado", "{ $seat } está fora"),
    ("pt-BR", "", "match-told", "{ $name } está pronto", "A partida está pronta"),
    (
        "pt-BR",
        "l5r-lcg",
        "log-lcg-status-x",
        "{ $slug } é honrado",
        "Personagem honrado: { $slug }",
    ),
    ("es", "", "play-do", "No hay nada como “{ $asked }”", "nada como «{ $asked }»"),
    ("es", "", "page-x", "si halla algo", "si encuentra algo"),
    ("es", "", "page-deck", "El mazo habitual", "El mazo predeterminado"),
    ("es", "", "form-x", "es de la clase «{ $kind }»", "es del tipo «{ $kind }»"),
    ("es", "", "cli-help-x", "La forma: toml", "El formato: toml"),
    ("es", "", "play-help-do", "hacer algo; solo: lo que hay", "solo lo que hay"),
    ("es", "", "sim-x", "pruebe con menos", "prueba con menos"),
    ("es", "tomb-raider", "log-x", "el mazo del nivel", "el mazo de nivel"),
    ("es", "magic", "clause-x", "Entra con tantos contadores.", "tantas cartas como pueda"),
    ("es", "l5r-lcg", "ask-x", "o pasa por esta fase", "o pasa hasta el final de la fase"),
    ("es", "l5r-lcg", "clause-x", "una reacción forzada", "una reacción obligada"),
    ("es", "l5r-lcg", "lcg-x", "contra el socio", "contra la otra parte"),
    ("es", "l5r-ccg", "log-x", "{ $seat } anexa { $slug }", "{ $seat } une { $slug }"),
    ("es", "l5r-ccg", "ccg-x", "Propiedad: coste 2", "Posesión: coste 2"),
    ("es", "l5r-strategic", "clause-x", "una región intransitable", "infranqueable"),
    ("es", "l5r-ccg", "ccg-x", "coste 1, Foco 3", "coste 1, Enfoque 3"),
    ("es", "l5r-ccg", "ccg-clan-crane", "Clan Grulla", "Clan de la Grulla"),
    ("es", "l5r-strategic", "x", "{ $clan }, ejército { $number }", "Ejército { $number }"),
    ("es", "l5r-strategic", "x", "que tenía { $clan }", "del clan { $clan }"),
    ("es", "l5r-lcg", "log-x", "{ $seat } es el jugador inicial", "el jugador inicial pasa"),
    ("es", "", "match-told", "{ $name } está listo", "{ $name } ya puede jugar"),
    ("es", "l5r-lcg", "log-lcg-status-x", "{ $slug } es honrado", "Personaje honrado: { $slug }"),
    ("zh", "magic", "position-x", "您是指{ $near }吗", "你是指{ $near }吗"),
    ("zh", "", "sim-x", "一个电脑", "一个机器人"),
    ("zh", "tomb-raider", "x", "正面朝下", "面朝下"),
    ("zh", "l5r-strategic", "x", "一个席位", "一个座位"),
    ("zh", "", "deck-x", "牌组文件", "套牌文件"),
    ("zh", "", "play-skip-how", "替你让过", "替你略过"),
    ("zh", "tomb-raider", "x", "重置探险者", "重开"),
    ("zh", "tomb-raider", "x", "行动轮", "行动阶段"),
    ("zh", "l5r-ccg", "x", "第一个省份", "第一个行省"),
    ("zh", "l5r-ccg", "x", "个人荣誉", "个人名誉"),
    ("zh", "l5r-ccg", "x", "帝国恩宠", "公家恩宠"),
    ("zh", "l5r-ccg", "x", "武力{ $force }", "兵力{ $force }"),
    ("zh", "l5r-ccg", "x", "一个术者", "一个术士"),
    ("zh", "l5r-ccg", "x", "王朝牌库", "王朝牌组"),
    ("zh", "l5r-ccg", "x", "你控制的人物", "你操控的人物"),
    ("zh", "l5r-ccg", "x", "抽一张牌", "抓一张牌"),
    ("zh", "l5r-lcg", "x", "其他效应", "其他效果"),
    ("zh", "magic", "x", "替代效果", "替代效应"),
    ("zh", "magic", "x", "一名玩家", "一名牌手"),
    ("zh", "l5r-lcg", "x", "入场时", "进场时"),
    ("zh", "l5r-lcg", "x", "限量", "限定"),
    ("zh", "l5r-lcg", "x", "礼节", "礼仪"),
    ("zh", "l5r-lcg", "x", "进攻{ $attack } 防守{ $defense }", "防御{ $defense }"),
    ("zh", "l5r-lcg", "x", "放在行省 { $slot }", "放在第{ $slot }个行省"),
    ("zh", "l5r-strategic", "x", "不可通行之地", "不可通行区域"),
    ("zh", "l5r-strategic", "x", "军队被消灭", "军队被歼灭"),
)


def found(language: str, folder: str, id: str, text: str) -> list[tuple[str, str]]:
    return list(refused(language, folder, id, text))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: f"{sample[0]}: {sample[3]}")
def test_what_was_corrected_is_refused_and_its_correction_is_not(sample: Sample) -> None:
    language, folder, id, wrong, right = sample
    assert found(language, folder, id, wrong)
    assert found(language, folder, id, right) == []


def test_each_term_has_a_sample_that_it_alone_refuses() -> None:
    met = {
        instead
        for language, folder, id, wrong, _ in SAMPLES
        for _, instead in found(language, folder, id, wrong)
    }
    assert {term.instead for term in TERMS} == met
    assert len(SAMPLES) == len(TERMS)
    assert {term.language for term in TERMS} == set(LANGUAGES)


def test_a_term_of_some_games_leaves_the_others_alone() -> None:
    assert found("zh", "magic", "x", "从牌库抓牌") == []
    assert found("zh", "l5r-ccg", "x", "从牌库抓牌") == [("牌库", "牌组")]
    assert found("zh", "", "x", "武力") == []
    assert found("es", "tomb-raider", "x", "anexa") == []


def test_a_term_for_some_ids_leaves_other_messages_alone() -> None:
    assert found("pt-BR", "l5r-lcg", "lcg-word-x", "{ $slug } é honrado") == []
    assert found("en", "l5r-lcg", "ask-x", "Who gets the odd point of honor?") == []


def test_the_lint_tells_where_a_text_says_it_and_what_to_say(
    write: Callable[..., Path],
) -> None:
    text = "a = { $count ->\n    [one] { $count }\n   *[other] B\n}\n    .title = T\n"
    wrong = text.replace("B", "la clase").replace("T", "«T» hallado")
    assert problems(Texts(write(en=text, pt=text, es=wrong, zh=text))) == [
        "es/common.ftl:1: a says 'clase'; say 'tipo'",
        "es/common.ftl:5: a.title says 'hallado'; say 'encontrar'",
    ]


def test_the_lint_knows_the_game_of_a_text(write: Callable[..., Path]) -> None:
    texts = write(en="b = B", pt="b = B", es="b = B", zh="b = B")
    for language in LANGUAGES:
        folder = texts / language / "l5r-ccg"
        folder.mkdir()
        said = "第{ $slot }个省份" if language == "zh" else "{ $slot }"
        (folder / "play.ftl").write_text(f"a = {said}\n", encoding="utf-8")
    assert problems(Texts(texts)) == ["zh/l5r-ccg/play.ftl:1: a says '省份'; say '行省'"]
