"""Words that the catalogues must not say again: terms that readers have corrected.

A term is refused in one language, everywhere or in the texts of some games, with what is said
in its place. The lint reads every text with its places filled in by their names, so that a term may
be a word beside a place too: "{ $slug } es honrado".

Two games of one world, and the clauses and the play of one game, say one word for one thing. Where
two words were met, that of the source document stays, or else the one that more texts have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

EVERYWHERE = ("",)
L5R = ("l5r-lcg", "l5r-ccg", "l5r-strategic")
HOUSE = ("house",)
"""The texts that lie in no game's folder."""


class Term(Struct, frozen=True):
    """A word of a language that is refused.

    Attributes:
        language: the language that does not say it.
        word: what is refused, as a regular expression.
        instead: what is said in its place.
        games: the folders of games whose texts are meant, or `HOUSE`; or `EVERYWHERE`.
        ids: what the ids of the messages begin with that are meant; empty for all.
    """

    language: str
    word: str
    instead: str
    games: tuple[str, ...] = EVERYWHERE
    ids: str = ""

    def concerns(self, folder: str, id: str) -> bool:
        """Return whether a message of a folder is among those that are meant."""
        here = self.games == EVERYWHERE or (folder or "house") in self.games
        return here and id.startswith(self.ids)


ENGLISH = (
    Term("en", r"\bso many\b", "that many, or this number of"),
    Term("en", r"\b(an|each|in|the first|the next) own\b", "of whom it is: of its controller"),
    Term("en", r"^\W*Who (broke|kept|loses|owes|fights|joins|gets)\b[^?]*$", "whoever", ids="c"),
    Term("en", r"^\W*Who (broke|kept)\b", "whoever", ("l5r-lcg",), "lcg-treaty-"),
    Term("en", r"\} signs\b|\bone sign that\b", "characters"),
    Term("en", r"\bdrawn\b", "decided by lot", ("l5r-strategic",), "ask-"),
    Term("en", r"\b([Rr]esults?|[Bb]attles?)\b.* (is|are|or) drawn\b", "decided by lot"),
    Term("en", r"\breports of\b", "reports on", ("l5r-strategic",), "log-"),
)

PORTUGUESE = (
    Term("pt-BR", r"\b[Rr]obôs?\b", "bot"),
    Term("pt-BR", r"\bassentos?\b", "lugar"),
    Term("pt-BR", r"\b[Hh]abitua(l|is)\b", "padrão"),
    Term("pt-BR", r"\b[Aa]ch(a|am|ar|e|em|ou)\b", "encontrar"),
    Term("pt-BR", r"; sozinho: |\bsozinho mostra\b", "sem mais nada", HOUSE),
    Term("pt-BR", r"\bA forma: ", "o formato", HOUSE),
    Term("pt-BR", r"\bajustes\b", "configurações"),
    Term("pt-BR", r"\bbaralho do nível\b", "baralho de nível", ("tomb-raider",)),
    Term(
        "pt-BR", r"\btant[oa]s (marcadores|cartas|permanentes|turnos)(?!.*\bquant)", "esse número"
    ),
    Term("pt-BR", r"\bpass\w+ por (esta|toda a) fase", "passar até o fim da fase", ("l5r-lcg",)),
    Term("pt-BR", r"\b[Ff]urtivos?\b", "encoberto", ("l5r-lcg",)),
    Term("pt-BR", r"\bmarcador(es)? de (status|estado)\b", "marcador de condição", ("l5r-lcg",)),
    Term("pt-BR", r"\b(seus|os) traços\b", "características", ("l5r-lcg",)),
    Term("pt-BR", r"\bHonra da Família\b", "Honra Familiar", L5R),
    Term("pt-BR", r"\bFavor Imperial\b", "Apoio Imperial", L5R),
    Term("pt-BR", r"\bClã (Escorpião|Unicórnio|Garça|Leão|Fênix)\b", "Clã do, Clã da", L5R),
    Term("pt-BR", r"\b([Ff]oca|[Ff]ocar|[Ff]ocam|[Ff]oque)\b", "usar como Foco", ("l5r-ccg",)),
    Term(
        "pt-BR", r"\{ \$clan \}, exército", "exército { $number } ({ $clan })", ("l5r-strategic",)
    ),
    Term("pt-BR", r"\b(De|em|para) \{ \$clan \}", "o clã { $clan }", ("l5r-strategic",)),
    Term("pt-BR", r"\{ \$seat \} (é o primeiro jogador|foi eliminado)", "sem gênero", L5R),
    Term("pt-BR", r"\{ \$name \} está pronto", "sem gênero"),
    Term(
        "pt-BR",
        r"\{ \$(slugs?|card) \} (é|foi|fica) \w+[aiu]d[oa]\b",
        "a palavra do tipo: personagem honrado: { $slug }",
        ("l5r-lcg", "magic"),
        "log-lcg-status",
    ),
)

SPANISH = (
    Term("es", r"[“”]", "« »"),
    Term("es", r"\b[Hh]all(a|an|ar|arse|ado|ada|e|ó|aría)\b", "encontrar"),
    Term("es", r"\b[Hh]abitual(es)?\b", "predeterminado"),
    Term("es", r"\b[Cc]lases?\b", "tipo"),
    Term("es", r"\bLa forma: ", "el formato", HOUSE),
    Term("es", r"\b([Ss]olo: |a solas muestra)", "sin nada más", HOUSE),
    Term("es", r"\b(usted|comuníquelo|[Ee]scriba|[Pp]ruebe|[Aa]ñada)\b", "tú"),
    Term("es", r"\bmazo del nivel\b", "mazo de nivel", ("tomb-raider",)),
    Term(
        "es",
        r"(?<!otr[oa]s )\btant[oa]s (contadores|cartas|permanentes|turnos)(?!.*\bcomo\b)",
        "ese número de",
    ),
    Term("es", r"\bpas\w+ (por|durante) (esta|toda la) fase", "hasta el final", ("l5r-lcg",)),
    Term("es", r"\b[Ff]orzad[oa]s?\b", "obligada", ("l5r-lcg",)),
    Term("es", r"\b[Ss]ocios?\b", "la otra parte", ("l5r-lcg",)),
    Term("es", r"\b[Aa]nex(a|ar|arse|ado|ada|os)\b", "unir", (*L5R, "magic")),
    Term("es", r"\b[Pp]ropiedad(es)?\b", "posesión", L5R),
    Term("es", r"\b[Ii]ntransitables?\b", "infranqueable", ("l5r-strategic",)),
    Term("es", r"\bFoco\b|\b[Ee]nfoc(a|ar|an|ado)\b", "usar como Enfoque", ("l5r-ccg",)),
    Term("es", r"\bClan (Mantis|Grulla)\b", "Clan de la", L5R),
    Term("es", r"\{ \$clan \}, ejército", "ejército { $number } ({ $clan })", ("l5r-strategic",)),
    Term("es", r"\b(De|en|para|tenía) \{ \$clan \}", "el clan { $clan }", ("l5r-strategic",)),
    Term("es", r"\{ \$seat \} (es el jugador inicial|queda eliminado)", "sin género", L5R),
    Term("es", r"\{ \$name \} está listo", "sin género"),
    Term(
        "es",
        r"\{ \$(slugs?|card) \} (es|queda) \w+[ai]d[oa]\b",
        "la palabra del tipo: personaje honrado: { $slug }",
        ("l5r-lcg", "magic"),
        "log-lcg-status",
    ),
)

CHINESE = (
    Term("zh", "您", "你"),
    Term("zh", "电脑", "机器人"),
    Term("zh", "正面朝", "面朝"),
    Term("zh", "席位", "座位"),
    Term("zh", "牌组(?!成)", "套牌", (*HOUSE, "magic", "tomb-raider")),
    Term("zh", "让过", "略过", HOUSE),
    Term("zh", "重置", "重开", ("tomb-raider",)),
    Term("zh", "(准备|行动|搜索|抽牌)轮", "阶段", ("tomb-raider",)),
    Term("zh", "省份", "行省", L5R),
    Term("zh", "荣誉", "名誉", L5R),
    Term("zh", "帝国恩宠", "公家恩宠", L5R),
    Term("zh", "武力", "兵力", L5R),
    Term("zh", "术者|修验者", "术士", L5R),
    Term("zh", "牌库", "牌组", ("l5r-lcg", "l5r-ccg")),
    Term("zh", "控制", "操控", ("l5r-lcg", "l5r-ccg", "magic")),
    Term("zh", "抽", "抓", ("l5r-lcg", "l5r-ccg", "magic")),
    Term("zh", "效应", "效果", L5R),
    Term("zh", "效果", "效应", ("magic",)),
    Term("zh", "玩家", "牌手", ("magic",)),
    Term("zh", "入场", "进场", ("l5r-lcg",)),
    Term("zh", "限量", "限定", ("l5r-lcg",)),
    Term("zh", "礼节", "礼仪", ("l5r-lcg",)),
    Term("zh", "防守\\{ \\$defense", "防御", ("l5r-lcg",)),
    Term("zh", r"行省 ?\{ \$slots? \}", "第{ $slot }个行省", ("l5r-lcg",)),
    Term("zh", "不可通行之地", "不可通行区域", ("l5r-strategic",)),
    Term("zh", "消灭", "歼灭", ("l5r-strategic",)),
)

TERMS = (*ENGLISH, *PORTUGUESE, *SPANISH, *CHINESE)


@cache
def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(word, re.MULTILINE)


def refused(language: str, folder: str, id: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield each refused word of a text, as it stands there, and what is said instead.

    Args:
        language: the language of the text.
        folder: the game whose texts it is among, empty for the house's.
        id: the id of its message.
        text: what it says, its places in curly brackets.
    """
    for term in TERMS:
        if term.language == language and term.concerns(folder, id):
            found = _pattern(term.word).search(text)
            if found is not None:
                yield found.group(), term.instead
