"""`gorin judge`: play scenario files and say whether what they claim is so."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from rich import box
from rich.table import Table
from rich.text import Text

from gorin.cli.codes import BAD, FALSE
from gorin.cli.output import Json, Lang, Output, guard
from gorin.content.cards.pool import SHIPPED, Library
from gorin.content.desk import scenario_run
from gorin.content.desk.scenarios import Failure, Verdict, read_scenario
from gorin.content.reading.scenario_files import find_files, game_named, shipped
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say


class FailureRow(Struct, frozen=True):
    """Something a scenario says that is not so."""

    place: str
    message: str


class ScenarioRow(Struct, frozen=True):
    """The result of one scenario.

    `entered` is the digest of own card data in it, `cards` the cards that the file brings, `notes`
    what is worth knowing and no failure.
    """

    name: str
    title: str
    clauses: tuple[str, ...]
    steps: int
    passed: bool
    failures: tuple[FailureRow, ...]
    entered: str = ""
    cards: tuple[str, ...] = ()
    notes: tuple[FailureRow, ...] = ()


class Summary(Struct, frozen=True):
    """The result of all of them; `unreadable` names the files that are no scenarios."""

    scenarios: tuple[ScenarioRow, ...]
    passed: int
    failed: int
    unreadable: tuple[str, ...]


def judge(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Scenario files, folders of them, or names of shipped ones; none: all shipped.",
            show_default=False,
        ),
    ] = None,
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Judge scenario files: exit code 1 when one of them does not hold."""
    with guard(lang, as_json=json) as output:
        files = find_files(paths) if paths else shipped()
        verdicts, bad = judged(output.library, files)
        if json:
            output.data(summary(output, verdicts, bad))
        elif verdicts:
            _show(output, verdicts)
        for name, fault in bad.items():
            # What is wrong with a position its game says.
            output.about(game_named(dict(files)[name]))
            output.fail(fault)
    if bad:
        raise typer.Exit(BAD)
    if not all(verdict.passed for verdict in verdicts):
        raise typer.Exit(FALSE)


def judged(
    library: Library,
    files: tuple[tuple[str, Path | Traversable], ...],
) -> tuple[list[Verdict], dict[str, BadInput]]:
    """Return the verdicts on those files that can be read, and what is wrong with the others."""
    # Those that come with the program are about the cards that come with it.
    ours = shipped()
    verdicts: list[Verdict] = []
    bad: dict[str, BadInput] = {}
    for name, file in files:
        try:
            cards = SHIPPED if (name, file) in ours else library
            verdicts.append(scenario_run.judge(read_scenario(cards, file, name)))
        except BadInput as error:
            bad[name] = error
    return verdicts, bad


def summary(output: Output, verdicts: list[Verdict], bad: dict[str, BadInput]) -> Summary:
    """Return everything as plain data."""
    rows = tuple(_row(output, verdict) for verdict in verdicts)
    passed = sum(1 for row in rows if row.passed)
    return Summary(rows, passed, len(rows) - passed, tuple(bad))


def _row(output: Output, verdict: Verdict) -> ScenarioRow:
    output.about(verdict.game)
    return ScenarioRow(
        verdict.name,
        verdict.title,
        verdict.clauses,
        verdict.steps,
        verdict.passed,
        _told(output, verdict.failures),
        verdict.entered,
        verdict.cards,
        _told(output, verdict.notes),
    )


def _told(output: Output, failures: tuple[Failure, ...]) -> tuple[FailureRow, ...]:
    return tuple(FailureRow(each.place, output.reader.read(each.message)) for each in failures)


def _show(output: Output, verdicts: list[Verdict]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(output.read("judge-result"), no_wrap=True)
    table.add_column(output.read("judge-scenario"), overflow="fold")
    table.add_column(output.read("judge-title"), overflow="fold")
    for verdict in verdicts:
        # The word says it too: colour is for those who see it.
        sign = Text(output.read("judge-holds"), "green")
        if not verdict.passed:
            sign = Text(output.read("judge-fails"), "bold red")
        table.add_row(sign, Text(verdict.name), Text(verdict.title))
    output.show(table)
    for verdict in verdicts:
        output.about(verdict.game)
        for failure in (*verdict.failures, *verdict.notes):
            output.text(say("error-at", place=failure.place, reason=failure.message))
        if verdict.cards:
            message = say("judge-brought-cards", scenario=verdict.name, cards=verdict.cards)
            output.text(message)
        elif verdict.entered:
            output.text(say("judge-own-cards", scenario=verdict.name, digest=verdict.entered[:12]))
    passed = sum(1 for verdict in verdicts if verdict.passed)
    output.text(say("judge-summary", passed=passed, count=len(verdicts)))
