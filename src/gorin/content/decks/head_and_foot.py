"""Lines that stand above and below the cards of a pasted list: its author, its format, a link.

Sites and programs write them around a list, and people copy them with it. None of them names a
card; which of them does all the same, whoever knows the names must say.
"""

from __future__ import annotations

import re

_CREDITS = """
    by|author|autor|creator|created by|deck by|decklist by|list by|built by|designed by
    |made by|submitted by|posted by|uploaded by|player|user|username
"""
_FIGURES = """
    (?:total )?(?:influence|cards?|fate|size|count)|(?:deck|card) (?:size|count)|total|totals
    |influence (?:pool|used|spent|total)|splash influence|average [a-z ]+
"""
_OTHERS = """
    format|deck format|deck type|type|legality|legal|faction|house|splash|primary clan
    |secondary clan|splash clan|rotation|restricted list|ban(?:ned)? list|packs?|sets?|cycles?
    |date|created|created (?:on|at|with)|updated|last (?:updated|modified)|modified|published
    |exported|export|version|revision|tags?|likes|favorites|comments?|notes
    |link|url|uri|source|website|web|site|permalink|deck link|tournament|place|record|result
    |(?:created|exported|generated|imported|copied|taken) (?:from|with|by|on|at|using|via)
    |deck|deck (?:name|title|id|url)|id|uuid|strategy|archetype|theme
"""


def _joined(*groups: str) -> str:
    return "|".join(" ".join(each.split()).replace(" |", "|") for each in groups)


_LABELLED = re.compile(rf"(?:{_joined(_CREDITS, _FIGURES, _OTHERS)})\s*:\s*\S.*", re.IGNORECASE)
_CREDIT = re.compile(rf"(?:{_joined(_CREDITS, _OTHERS)})\s*:\s*\S.*|by\s+\S.*", re.IGNORECASE)
_ADDRESS = re.compile(r"https?://|\bwww\.[\w-]+\.", re.IGNORECASE)
_SITE = re.compile(r"[\w.-]+\.(?:com|org|net|io|info|app|dev|gg|de|fr|es|br|cn)(?:/\S*)?")
_SAID = re.compile(
    r"by\s+\S.*"
    r"|(?:this )?(?:deck|decklist|list)?\s*(?:was )?"
    r"(?:created|generated|exported|made|built|designed|imported|published|copied|shared|posted)"
    r"\s+(?:with|by|from|on|at|using|via)\b.*"
    r"|(?:total |combined )?influence\W*\d[\d/ ]*"
    r"|(?:total |altogether )?\d+ cards?(?: in total| total| altogether)?"
    r"|total (?:cards )?\d+(?: cards)?"
    r"|packs?: .*|copyright\b.*|\(c\) .*|\u00a9.*",
    re.IGNORECASE,
)


def is_credit(line: str) -> bool:
    """Return whether a line is one that stands below the title of a deck, such as its author."""
    return _CREDIT.fullmatch(line) is not None


def is_aside(line: str) -> bool:
    """Return whether a line is like those that stand around a list, whose runs of blanks are one.

    One without a colon may still be the name of a card.
    """
    is_sentence = _SAID.fullmatch(line) or _LABELLED.fullmatch(line)
    return bool(is_sentence or _ADDRESS.search(line) or _SITE.fullmatch(line))
