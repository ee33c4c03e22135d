"""Guidance beside the questions of L5R LCG: the aim, prices, cards of provinces, treaties."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.content.box.guidance import Guidance
from gorin.content.l5r_lcg.drawing import printed
from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg.facts import title
from gorin.games.l5r_lcg.options import ring_name
from gorin.games.l5r_lcg.state import NOBODY, Match
from gorin.games.l5r_lcg.view import LcgCard, LcgView
from gorin.games.l5r_lcg.windows.playing import prices_of
from gorin.kernel.decision import Seat
from gorin.kernel.observe import OptionView, QuestionView
from gorin.kernel.words import Arg, Message, say, seat_name

PRICED = ("play", "use")
"""The verbs of answers that may cost fate."""
PLACES = ("place", "province")
"""The verbs of answers that are about provinces."""
FIGHTS = ("attackers", "defenders")
"""The kinds of questions about a province that is attacked."""
PASS = "pass"
DOUBTS = {"dynasty": "lcg-sure-dynasty", "declare": "lcg-sure-declare"}
"""Questions to ask once more where a pass ends more than the window, by the kind of question."""
DOES = (*PRICED, "declare", "duplicate")
"""The verbs of answers that do something in the place of passing."""
OF_TREATIES = ("log-lcg-treaty-", "log-lcg-offer-", "log-lcg-breach-", "log-lcg-promise-")
"""The beginnings of the log's messages that tell of treaties."""
WITH_TREATIES = "enlightenment"


def aim(format: str) -> tuple[Message, ...]:
    """Return how a format is won and lost, and how a round goes."""
    return (say("lesson-lcg-goal"), say(f"lesson-lcg-win-{format}"), say("lesson-lcg-round"))


def explains(format: str) -> tuple[Message, ...]:
    """Return how rings of one's own lie and move and how treaties are made, where there are any."""
    if format != WITH_TREATIES:
        return ()
    return (say("lesson-lcg-own-rings"), say("lcg-help-treaties"))


def waits(view: LcgView) -> tuple[Message, ...]:
    """Return which treaties wait for an answer of the viewer."""
    offers = (each for each in view.offers if each.other == view.viewer)
    return tuple(say("lcg-offer-waits", seat=seat_name(each.seat)) for each in offers)


def doubt(view: LcgView, question: QuestionView, answer: object) -> Message | None:
    """Return what is asked once more of who passes for more than a window, and could do more."""
    does = any(option.key.partition(":")[0] in DOES for option in question.options)
    if answer != PASS or question.kind not in DOUBTS or not does or view.viewer is None:
        return None
    return say(DOUBTS[question.kind], fate=view.seats[view.viewer].fate)


# -- questions -----------------------------------------------------------------------------


def worded(table: Match, view: LcgView, seat: Seat, question: QuestionView) -> QuestionView:
    """Return a question of a seat with what its answers cost, and which cards they are about."""

    def told(option: OptionView) -> OptionView:
        aside = _aside(table, view, seat, option.key)
        if aside is None:
            return option
        return replace(option, message=say("with-aside", text=option.message, aside=aside))

    options = tuple(map(told, question.options))
    message = question.message
    if any(price_of(table, seat, option.key) is not None for option in options):
        args: dict[str, Arg] = {**message.args, "asked": message, "own": view.seats[seat].fate}
        message = Message("lcg-asked-with-fate", args)
    card = _attacked(view) if question.kind in FIGHTS else None
    if card is not None:
        message = Message("lcg-asked-of-card", {**message.args, "asked": message, "lying": card})
    things = tuple(map(told, question.things))
    return replace(question, message=message, options=options, things=things)


def _aside(table: Match, view: LcgView, seat: Seat, key: str) -> Arg | None:
    """Return what an answer says beside its words, None for nothing."""
    price = price_of(table, seat, key)
    if price is not None:
        return price
    verb, _, thing = key.partition(":")
    if verb not in PLACES:
        return None
    owner, _, slot = thing.rpartition(".")
    whose, place = Seat(int(owner or seat)), int(slot)
    province = view.seats[whose].provinces[place]
    card = _title_of(province.own) or _title_of(province.card)
    rings = (
        ring_name(name, seat)
        for name, ring in view.rings.items()
        if (ring.seat, ring.slot) == (whose, place)
    )
    return tuple(filter(None, (card, *rings))) or None


def _attacked(view: LcgView) -> Arg | None:
    """Return the card of the province that is attacked, None if the viewer does not know it."""
    conflict = view.conflict
    if conflict is None or conflict.defender == NOBODY:
        return None
    return _title_of(view.seats[conflict.defender].provinces[conflict.slot].own)


def price_of(table: Match, seat: Seat, key: str) -> Message | None:
    """Return the figures of a card that an answer plays, and its price if that is another now."""
    verb, _, thing = key.partition(":")
    slug, _, number = thing.partition(".")
    facts = shipped().cards.get(slug)
    if verb not in PRICED or facts is None or not number:
        return None
    if verb == "use" and facts.kind != "event":
        return None
    (figures, *_) = printed(facts)
    price = min(prices_of(table, seat, int(number)).values())
    return figures if price == facts.cost else say("lcg-price-now", card=figures, price=price)


def _title_of(card: LcgCard | None) -> Arg | None:
    return None if card is None or not card.slug else title(card.slug)


GUIDANCE = Guidance(
    aim=aim,
    worded=worded,
    doubt=doubt,
    waits=waits,
    stands_out=OF_TREATIES,
    explains=explains,
)
