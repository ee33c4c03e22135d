"""Words for the writer of a script: what it has, what is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from gorin.content.desk.scenario_answers import Names, names_of
from gorin.content.desk.scenario_facts import shown
from gorin.kernel.about import Targets
from gorin.kernel.decision import CHANCE, Decision, Option
from gorin.kernel.domain import (
    Assignment,
    Dice,
    Division,
    Domain,
    Form,
    Named,
    OneOf,
    Ordering,
    Pick,
    Range,
    Reported,
    Shuffle,
    Subset,
    Text,
)
from gorin.kernel.match import Match
from gorin.kernel.words import Arg, Message, Name, say

SHOWN_OPTIONS = 24
Called = Callable[[str], str]


def written(row: Mapping[str, Any]) -> str:
    """Return a step about as its file writes it, the checks left out."""
    named = ("seat", "asked", "choose", "chance", "pass", "offered")
    return ", ".join(f"{name} = {shown(row[name])}" for name in named if name in row)


def seats_named(seats: tuple[int, ...]) -> Arg:
    """Return seats as names."""
    return tuple(Name("seat", str(seat)) for seat in seats) or say("scenario-nobody")


def opened(match: Match[Any] | None, decision: Decision[Any], first: int) -> Message:
    """Return what is asked of whom, and what may be answered, for the writer of a script.

    People are called as everywhere; beside it stands how a file calls them that counts seats
    from `first`.

    Args:
        match: where it is asked now; None if the match has gone on: words come from what is there.
        decision: what is asked.
        first: the number of the first seat.
    """
    domain = decision.domain
    if isinstance(domain, Dice):
        return say("scenario-open-dice", count=domain.count)
    if isinstance(domain, Shuffle):
        return say("scenario-open-shuffle", count=domain.count)
    who = asked_whom(decision, first)
    if domain is not None:
        names = {} if match is None else names_of(match, decision)
        form = form_of(domain, lambda key: called_by(names, key))
        return say("scenario-open-value", who=who, form=form)
    options = tuple(decision.options)[:SHOWN_OPTIONS]
    told: tuple[Arg, ...] = tuple(each.key for each in options)
    if match is not None:
        told = options_told(match, decision, options)
    more = len(decision.options) - len(told)
    if more:
        return say("scenario-open-many", who=who, options=told, more=more)
    return say("scenario-open", who=who, options=told)


def asked_whom(decision: Decision[Any], first: int) -> Message:
    """Return who is asked what; chance and the table are no seats that a file could name."""
    kind = decision.prompt.kind
    if decision.seat < 0:
        return say(f"scenario-who-{'chance' if decision.seat == CHANCE else 'table'}", kind=kind)
    name = Name("seat", str(decision.seat))
    return say("scenario-who-seat", seat=name, at=decision.seat + first, kind=kind)


def called_by(names: Names, key: str) -> str:
    """Return how a script calls what has a key: a card by its title and its number."""
    is_number = key.partition(":")[2].isdecimal()
    return names.get(key, (key,))[:2][-1] if is_number else key


def are_copies(match: Match[Any], decision: Decision[Any], keys: Collection[str]) -> bool:
    """Return whether options are about copies of one card, wherever each lies.

    Two ways to use one card are no copies: they are about the same and say something else.
    """
    game, table = match.table.rulebook.game, match.table
    names = names_of(match, decision)
    ways: dict[Targets, list[Message]] = {}
    for each in decision.options:
        if each.key in keys:
            words = game.option_message(table, decision, each)
            ways.setdefault(game.option_targets(table, decision, each), []).append(words)
    is_one_way = all(each == words[0] for words in ways.values() for each in words)
    return is_one_way and len({names[key][-1] for key in keys}) <= 1


def options_told(
    match: Match[Any], decision: Decision[Any], options: Sequence[Option[Any]]
) -> tuple[Arg, ...]:
    """Return how options are called; those that only a number tells apart have their words too.

    Copies of a card have the same words: nothing tells them apart, and nothing need.
    """
    game, names = match.table.rulebook.game, names_of(match, decision)
    words = {each.key: game.option_message(match.table, decision, each) for each in options}
    several: dict[str, list[Message]] = {}
    for key, message in words.items():
        said = several.setdefault(names[key][-1], [])
        if message not in said:
            said.append(message)
    return tuple(
        say("with-aside", text=called_by(names, key), aside=message)
        if len(several[names[key][-1]]) > 1 and _is_a_number(key)
        else called_by(names, key)
        for key, message in words.items()
    )


def _is_a_number(key: str) -> bool:
    """Return whether what follows the dot of a key tells people nothing."""
    return key.partition(".")[2].replace(".", "").isdecimal()


# -- the forms of answers ----------------------------------------------------------------------


def form_of(domain: Domain, called: Called = str) -> Message:
    """Return what an answer of a domain is like, with its bounds and with what it may name.

    Args:
        domain: what may be answered.
        called: returns how a script calls a thing that has a key.
    """
    form = FORMS.get(type(domain))
    return say("scenario-form-any") if form is None else form(domain, called)


def _count(least: int, most: int) -> Message:
    if least == most:
        return say("scenario-form-exactly", count=least)
    return say("scenario-form-between", least=least, most=most)


def _number(low: int, high: int) -> Message:
    return say("scenario-form-number", count=_count(low, high))


def _one_of(keys: tuple[str, ...], called: Called) -> Message:
    return say("scenario-form-one-of", keys=_keys(keys, called))


def _text(text: Text, called: Called) -> Message:
    return say("scenario-form-text", count=_count(text.shortest, text.longest))


def _named(named: Named, called: Called) -> Message:
    return say("scenario-form-named", catalogue=named.catalogue, keys=_keys(named.some, called))


def _subset(some: Subset, called: Called) -> Message:
    count = _count(some.at_least, min(some.at_most, len(some.keys)))
    if not some.weights:
        return say("scenario-form-subset", count=count, keys=_keys(some.keys, called))
    weighed = tuple(
        say("scenario-form-weight", key=called(key), weight=weight)
        for key, weight in zip(some.keys, some.weights, strict=True)
    )
    heaviest = sum(some.weights) if some.heaviest is None else some.heaviest
    weight = _count(some.lightest, heaviest)
    return say("scenario-form-weighed", count=count, keys=_some(weighed), weight=weight)


def _division(division: Division, called: Called) -> Message:
    parts = tuple(
        say("scenario-form-part", name=called(key), form=_count(*division.bound(at)))
        for at, key in enumerate(division.keys)
    )
    return say("scenario-form-division", total=division.total, parts=_some(parts))


def _assignment(pairs: Assignment, called: Called) -> Message:
    count = _count(pairs.at_least, min(pairs.at_most, len(pairs.keys)))
    if not pairs.allowed:
        keys, places = _keys(pairs.keys, called), _keys(pairs.places, called)
        return say("scenario-form-assignment", count=count, keys=keys, places=places)
    open_to = tuple(
        say(
            "scenario-form-part",
            name=called(key),
            form=say("scenario-form-one-of", keys=_keys(places, called)),
        )
        for key, places in zip(pairs.keys, pairs.allowed, strict=True)
    )
    return say("scenario-form-allowed", count=count, parts=_some(open_to))


def _form(form: Form, called: Called) -> Message:
    parts = tuple(
        say("scenario-form-part", name=name, form=form_of(part, called))
        for name, part in form.parts
    )
    return say("scenario-form-parts", parts=parts)


def _keys(keys: tuple[str, ...], called: Called) -> tuple[Arg, ...]:
    return _some(tuple(map(called, keys)))


def _some(keys: tuple[Arg, ...]) -> tuple[Arg, ...]:
    """Return as many of some things as are shown, and how many more there are."""
    more = len(keys) - SHOWN_OPTIONS
    if more <= 0:
        return keys
    return (*keys[:SHOWN_OPTIONS], say("scenario-form-more", count=more))


FORMS: Mapping[type[Domain], Callable[[Any, Called], Message]] = {
    Range: lambda numbers, called: say(
        "scenario-form-number", count=_count(numbers.low, numbers.high)
    ),
    OneOf: lambda one, called: say("scenario-form-one-of", keys=_keys(one.keys, called)),
    Text: _text,
    Named: _named,
    Subset: _subset,
    Ordering: lambda order, called: say("scenario-form-ordering", keys=_keys(order.keys, called)),
    Division: _division,
    Assignment: _assignment,
    Form: _form,
    Pick: lambda pick, called: _number(0, pick.count - 1),
    Reported: lambda report, called: say("scenario-form-reported", subject=report.subject),
}
"""The words for what answers of a kind of domain are like."""
