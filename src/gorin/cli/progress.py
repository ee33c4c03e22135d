"""The bar that shows how far many games are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gorin.cli.output import Output


@contextmanager
def progress_bar(output: Output, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar while games are played, in a terminal only; give what moves it on."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=output.errors,
        transient=True,
    )
    shown = not output.as_json and output.errors.is_terminal
    with bar if shown else nullcontext():
        task = bar.add_task(output.read("sim-playing"), total=total)
        yield lambda count: bar.advance(task, count)
