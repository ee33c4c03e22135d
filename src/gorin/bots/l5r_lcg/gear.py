"""Attachments to a bot of L5R LCG: who may wear one, whom it is meant for, what it is worth there.

What takes skill away, or harms in another way, goes on others' characters, and all else on its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorin.bots.l5r_lcg.meaning import kind_now, meant
from gorin.bots.l5r_lcg.scene import Scene, skill_of
from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.keywords import AttachmentsOnly, NoAttachments
from gorin.games.l5r_lcg.script import NOTHING, Behaviour, Constant
from gorin.games.l5r_lcg.state import HOME, TYPES
from gorin.games.l5r_lcg.view import LcgCharacter
from gorin.games.l5r_lcg.words.constants import BlanksBearer, Cannot
from gorin.games.l5r_lcg.words.phrases import Bearer

HINDERS = ("attack", "declare-attack", "declare-defense", *(f"fight-{kind}" for kind in TYPES))
"""The acts that are bad to lose; not to bow, or to be dishonored, is good."""
TEXT = 1.0
"""The worth of the text of an attachment, about."""
AWAY = 0.6
"""The share of its worth that counts where nobody wears it in a conflict now."""


def burdens(scene: Scene, facts: Facts) -> bool:
    """Return whether an attachment is meant for others' characters."""
    behaviour: Behaviour = scene.sight.scripts.get(facts.slug, NOTHING)
    return skill_of(facts) < 0 or any(_is_burden(each) for each in behaviour.constants)


def _is_burden(constant: Constant) -> bool:
    """Return whether what an attachment does is bad for who wears it."""
    if isinstance(constant, Cannot):
        return isinstance(constant.who, Bearer) and any(each in HINDERS for each in constant.what)
    return isinstance(constant, BlanksBearer)


def bearers(scene: Scene, facts: Facts) -> Iterator[LcgCharacter]:
    """Yield the characters that may wear an attachment and that it is meant for."""
    behaviour: Behaviour = scene.sight.scripts.get(facts.slug, NOTHING)
    others = burdens(scene, facts)
    for one in meant(scene, (*behaviour.attach, *behaviour.played_on)):
        if (one.number in scene.mine) is not others and _takes(scene, one, facts):
            yield one


def _takes(scene: Scene, one: LcgCharacter, facts: Facts) -> bool:
    """Return whether keywords of a character allow that an attachment is put on it."""
    printed: Behaviour = scene.sight.scripts.get(one.slug, NOTHING)
    for word in printed.keywords:
        if isinstance(word, AttachmentsOnly) and not set(word.trait) & set(facts.traits):
            return False
        if isinstance(word, NoAttachments) and not word.allows(facts.traits):
            return False
    return True


def worth_on(scene: Scene, facts: Facts, one: LcgCharacter) -> float:
    """Return what an attachment is worth on a character that it is meant for."""
    if burdens(scene, facts):
        return TEXT + scene.worth(one) / 2
    stays = 1.0 + 0.3 * min(one.fate, 2)
    if scene.view.conflict is not None:
        fights = one.side != HOME and not one.bowed
        now = getattr(facts, kind_now(scene)) * (1.0 if fights else 0.2)
        return TEXT + max(0.0, float(now)) + stays / 2
    more = max(0, facts.military) * (one.skills[0] > 0) + max(0, facts.political) * (
        one.skills[1] > 0
    )
    return AWAY * (more * stays + TEXT + scene.worth(one) / 4)


def gear_gain(scene: Scene, number: int) -> float | None:
    """Return what an attachment in play is worth to the seat: below 0 if it is good for others."""
    for one in scene.people.values():
        for worn in one.worn:
            facts = scene.cards.get(worn.slug)
            if worn.number == number and facts is not None:
                skills = abs(facts.military) + abs(facts.political)
                helps = (one.number in scene.mine) is not burdens(scene, facts)
                return (TEXT + skills) * (1.0 if helps else -1.0)
    return None
