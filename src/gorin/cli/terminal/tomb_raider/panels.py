"""Panels around the map: raiders, hand, rows, tests."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from rich.text import Text

from gorin.cli.terminal.panels import seat_text
from gorin.cli.terminal.style import FAINT, LIT, figure
from gorin.cli.terminal.tomb_raider import cardtext
from gorin.cli.terminal.tomb_raider.board import told_obstacle
from gorin.content.tomb_raider.pool import CardPool
from gorin.games.tomb_raider.facts import ABILITIES
from gorin.games.tomb_raider.seen import (
    CardView,
    PrizeView,
    RaiderView,
    SoloView,
    TestView,
    TombRaiderView,
)
from gorin.kernel.words import Arg, Message, Name, say
from gorin.text.render import Reader

HEART, NO_HEART = "♥", "♡"


def cards_text(cards: Sequence[CardView]) -> tuple[Arg, ...]:
    """Return cards as a list to read."""
    return tuple(Name("card", card.slug) for card in cards)


def header(view: TombRaiderView, reader: Reader, title: str) -> str:
    """Return where the game stands: level, turn, round, whose turn it is."""
    args: dict[str, Arg] = {"level": title, "turn": view.turn}
    args["round"] = Message("round-" + view.round)
    if view.round == "setup":
        return reader.read(say("play-header-setup", level=title))
    text = reader.read(say("play-header", **args))
    if view.active is None or view.round == "ready":
        return text
    return f"{text} · {reader.read(seat_text(view.active))}"


def goal_lines(view: TombRaiderView, reader: Reader) -> list[Text]:
    """Return what is special about the level: another goal, how it stands, special rules."""
    messages: list[Message] = []
    if view.goal != "find-treasure":
        messages.append(Message(f"play-goal-{view.goal}"))
    if view.bounty:
        kinds = ((Message(f"kind-{kind}"), points) for kind, points in view.bounty)
        bounties = tuple(say("play-bounty", kind=kind, points=points) for kind, points in kinds)
        messages.append(say("play-bounties", bounties=bounties))
    if view.prize is not None:
        messages.append(told_prize(view.prize))
    if not view.save_points:
        messages.append(say("play-no-save-points"))
    if view.turn_limit is not None:
        messages.append(say("play-last-turn", turn=view.turn_limit))
    if view.solo is not None and view.solo.targets:
        messages.append(told_targets(view.solo))
    return [Text(reader.read(one), FAINT) for one in messages]


def told_targets(solo: SoloView) -> Message:
    """Return the targets of solo play and how they stand; those of this program say so."""
    targets = tuple(
        say(
            "play-target-at-least" if target.at_least else "play-target-at-most",
            what=Message(f"solo-{target.kind}"),
            figure=target.figure,
            bound=target.bound,
        )
        for target in solo.targets
    )
    return say("play-targets-ours" if solo.ours else "play-targets", targets=targets)


def told_prize(prize: PrizeView) -> Message:
    """Return where the treasure to bring back is, in words."""
    args: dict[str, Arg] = {"card": Name("card", prize.slug), "target": prize.target}
    if prize.carrier is None:
        return say("play-prize-lies", space=prize.space, **args)
    return say("play-prize-carried", seat=seat_text(prize.carrier), **args)


# -- raiders -------------------------------------------------------------------------------


class Detail(IntEnum):
    """The amount of a raider that is shown: less where the screen is short."""

    LINE = 0
    SHORT = 1
    FULL = 2


def raider_lines(
    raider: RaiderView, reader: Reader, *, is_active: bool, detail: Detail = Detail.FULL
) -> list[Text]:
    """Return a raider's plate: figure, name, card, space, life, abilities, marks."""
    name = Text().append_text(figure(raider.seat)).append(" ")
    name.append(reader.read(seat_text(raider.seat)), "bold")
    name.append(f" · {raider.space}" if raider.space != "-" else "")
    name.append(" ◀" if is_active else "", LIT)
    if raider.gone:
        return [name.append(" · " + reader.read(say("play-gone")))]
    marks = _marks(raider, reader)
    if detail is Detail.LINE:
        name.append(" ").append_text(_hearts(raider)).append(" ")
        name.append(reader.read(say("play-hand-short", count=raider.hand_count)))
        return [name.append(f" {marks}" if marks else "", "bold")]
    lines = [name]
    if detail is Detail.FULL:
        lines.append(Text("  " + reader.read(Name("card", raider.card)), FAINT))
    lines.append(Text("  ").append_text(_life(raider)).append_text(_abilities(raider, reader)))
    lines.append(Text("  " + _counts(raider, reader)))
    if marks:
        lines.append(Text("  " + marks, "bold"))
    return lines + _rows(raider, reader)


def _life(raider: RaiderView) -> Text:
    return _hearts(raider).append(f" {raider.life}/{raider.maximum_life}  ")


def _hearts(raider: RaiderView) -> Text:
    lost = max(0, raider.maximum_life - raider.life)
    return Text(HEART * raider.life, "red").append(NO_HEART * lost, FAINT)


def _counts(raider: RaiderView, reader: Reader) -> str:
    moves, hand, deck = raider.moves_left, raider.hand_count, raider.deck_count
    return reader.read(say("play-counts", moves=moves, hand=hand, deck=deck))


def _abilities(raider: RaiderView, reader: Reader) -> Text:
    line = Text()
    for name, value, injury in zip(ABILITIES, raider.abilities, raider.injuries, strict=True):
        line.append(" " if line else "").append(reader.read(Message(f"play-short-{name}")), FAINT)
        line.append(str(value), "bold")
        if injury:
            line.append(f"(-{injury})", "red")
    return line


def _marks(raider: RaiderView, reader: Reader) -> str:
    marks = [
        reader.read(say(id))
        for on, id in (
            (raider.stuck, "play-stuck"),
            (raider.dead and not raider.finished, "play-dead"),
        )
        if on
    ]
    if raider.finished:
        marks.append(reader.read(say("play-finished", turn=raider.finished)))
    if raider.save_point != "-":
        marks.append(reader.read(say("play-saved-at", space=raider.save_point)))
    if raider.power > 1:
        marks.append(reader.read(say("play-power", power=raider.power)))
    if raider.points is not None:
        marks.append(reader.read(say("play-points", points=raider.points)))
    if raider.carries:
        marks.append(reader.read(say("play-carries")))
    return " · ".join(marks)


def _rows(raider: RaiderView, reader: Reader) -> list[Text]:
    lines = []
    for id, cards in (("play-row-unsaved", raider.unsaved), ("play-row-saved", raider.saved)):
        if cards:
            lines.append(Text("  " + reader.read(say(id, cards=cards_text(cards)))))
    return lines


def told_raider(raider: RaiderView, reader: Reader) -> list[str]:
    """Return a raider in words, one fact per line."""
    seat, card = seat_text(raider.seat), Name("card", raider.card)
    place = say("play-at", space=raider.space) if raider.space != "-" else say("play-nowhere")
    lines = [reader.read(say("play-raider", seat=seat, card=card, place=place))]
    if raider.gone:
        return [*lines, "  " + reader.read(say("play-gone"))]
    life = {"life": raider.life, "most": raider.maximum_life}
    lines.append("  " + reader.read(say("play-life", **life)))
    abilities = tuple(
        say("play-ability", ability=Message("ability-" + name), value=value)
        if not injury
        else say("play-ability-injured", ability=Message("ability-" + name), value=value)
        for name, value, injury in zip(ABILITIES, raider.abilities, raider.injuries, strict=True)
    )
    lines.append("  " + reader.read(abilities))
    lines.append("  " + _counts(raider, reader))
    if marks := _marks(raider, reader):
        lines.append("  " + marks)
    return lines + ["  " + line.plain.strip() for line in _rows(raider, reader)]


# -- what a seat has and where it is -------------------------------------------------------


def hand_lines(view: TombRaiderView, reader: Reader, pool: CardPool) -> list[Text]:
    """Return the hand of whoever looks: a head and one line for each card, equal ones once."""
    lines = [Text(reader.read(say("play-hand", count=len(view.hand))), "bold")]
    slugs = list(dict.fromkeys(card.slug for card in view.hand))
    for slug in slugs:
        count = sum(card.slug == slug for card in view.hand)
        line = Text("  " + reader.read(Name("card", slug)))
        line.append(cardtext.mark(pool, slug), FAINT)
        lines.append(line.append(f" ({count})" if count > 1 else "", FAINT))
    return lines


def hand_line(view: TombRaiderView, reader: Reader, pool: CardPool) -> Text:
    """Return the hand in one line."""
    names = [line.plain.strip() for line in hand_lines(view, reader, pool)[1:]]
    head = reader.read(say("play-hand", count=len(view.hand)))
    return Text(f"{head}  ", "bold").append(" · ".join(names), "not bold")


def here_lines(view: TombRaiderView, reader: Reader) -> list[Text]:
    """Return the obstacles where the raider of whoever looks stands, and how to overcome them."""
    own = next((raider for raider in view.raiders if raider.seat == view.seat), None)
    place = next((one for one in view.places if own is not None and one.space == own.space), None)
    if place is None or not place.face_up:
        return []
    line = Text(reader.read(say("play-here", space=place.space, card=Name("card", place.slug))))
    line.stylize("bold")
    facts = [reader.read(say("play-danger", danger=place.danger))]
    if place.search:
        facts.append(reader.read(say("play-search-bonus", dice=place.search)))
    lines = [line, Text("  " + " · ".join(facts), FAINT)]
    lines += [Text("  ▲ " + reader.read(told_obstacle(one)), "red") for one in place.obstacles]
    return lines


def test_lines(view: TombRaiderView, reader: Reader) -> list[Text]:
    """Return the tests in progress with the faces of their dice."""
    return [_test(test, reader) for test in view.tests]


def _test(test: TestView, reader: Reader) -> Text:
    args: dict[str, Arg] = {
        "seat": seat_text(test.seat),
        "ability": Message("ability-" + test.ability),
        "dice": test.dice,
    }
    if test.target:
        head = say("play-test-target", **args, target=test.target)
    elif test.rival is not None:
        head = say("play-test-rival", **args, rival=seat_text(test.rival))
    else:
        head = say("play-test", **args)
    line = Text(reader.read(head), "bold")
    if test.faces:
        line.append(" ").append(" ".join(f"[{face}]" for face in test.faces), "bold reverse")
        bonus = f" {test.bonus:+d}" if test.bonus else ""
        line.append(f"{bonus} = {sum(test.faces) + test.bonus}")
    return line
