"""What a report on balance says, in the words of a language: names, shares, checks."""

from __future__ import annotations

from functools import cache

from gorin.content.tomb_raider.levels import load_level, read_title
from gorin.kernel.words import Arg, say
from gorin.sim.report.balance import LONG, SOON, Case, Check, Finding
from gorin.sim.statistics import Share
from gorin.text.render import Reader


class Words:
    """Reads a report's messages, names and figures in one language."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def read(self, id: str, **args: Arg) -> str:
        """Return the text of a message."""
        return self.reader.read(say(id, **args))

    def number(self, value: float, places: int = 1) -> str:
        """Return a number as people of the language write it."""
        return f"{value:.{places}f}".replace(".", self.read("sim-decimal-mark"))

    def percent(self, share: float, places: int = 1) -> str:
        """Return a share in percent."""
        return self.read("sim-percent", number=self.number(100 * share, places))

    def bound(self, share: float) -> str:
        """Return a share that is a bound in percent."""
        return self.percent(share, 0)

    def share(self, share: Share) -> str:
        """Return a share in percent with its interval."""
        interval = share.interval
        return self.read(
            "report-share",
            share=self.percent(share.share),
            low=self.number(100 * interval.low),
            high=self.number(100 * interval.high),
        )

    def bot(self, bot: str) -> str:
        """Return what a bot is called."""
        return self.read(f"bot-level-{bot}")

    def seats(self, count: int) -> str:
        """Return a number of seats."""
        return self.read("report-seats", count=count)

    def titles(self, case: Case) -> tuple[str, str]:
        """Return the titles of a case's level and of its variant, empty if there is none."""
        return _titles(self.reader, case.level, case.variant)

    def place(self, case: Case) -> str:
        """Return the title of a case's level with its variant."""
        level, variant = self.titles(case)
        return self.read("report-variant", level=level, variant=variant) if variant else level

    def case(self, case: Case) -> str:
        """Return a case in words."""
        return self.read(
            "report-case",
            level=self.place(case),
            seats=self.seats(case.seats),
            bot=self.bot(case.bot),
        )

    def asked(self, check: Check) -> str:
        """Return what a check asks of the levels."""
        return self.read(
            f"report-check-{check.id}",
            bot=self.bot(check.bot),
            turns=SOON if check.id.startswith("introductory") else LONG,
            least=self.bound(check.least),
            most=self.bound(check.most),
        )

    def verdict(self, check: Check) -> str:
        """Return whether a check is met."""
        met = {True: "report-met", False: "report-not-met", None: "report-unknown"}
        return self.read(met[check.met])

    def finding(self, found: Finding) -> str:
        """Return the case of a finding; its check names the bot."""
        case = found.case
        return self.read("report-place", level=self.place(case), seats=self.seats(case.seats))


@cache
def _titles(reader: Reader, level: str, variant: str) -> tuple[str, str]:
    found = load_level(level)
    title = next((form.title for form in found.variants if form.id == variant), "")
    return read_title(reader, found.title), read_title(reader, title) if title else ""
