"""Words of a report on balance in a language: names, shares, checks."""

from __future__ import annotations

from functools import cached_property

from gorin.content.box.box import Box
from gorin.content.box.measures import Case
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.kernel.words import Arg, Message, say
from gorin.sim.report.balance import Check, Finding, bound_of, subject_of
from gorin.sim.statistics import Share
from gorin.text.render import Reader


class Words:
    """Reads the messages, names and figures of a report on a game in one language."""

    def __init__(self, library: Library, reader: Reader, game: str) -> None:
        self._library = library
        self.reader = reader
        self.game = game
        self._titles: dict[tuple[str, str], tuple[str, str]] = {}

    @cached_property
    def box(self) -> Box:
        """The box of the game."""
        return find_box(self.game)

    def read(self, id: str, **args: Arg) -> str:
        """Return the text of a message."""
        return self.reader.read(say(id, **args))

    def say(self, message: Message) -> str:
        """Return the text of a message that the game declares."""
        return self.reader.read(message)

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
        """Return the titles of a case's subject and of its variant, empty if there is none."""
        key = (case.subject, case.variant)
        if key not in self._titles:
            subject = subject_of(self._library, self.box, case)
            aside = "" if subject.aside is None else self.say(subject.aside)
            self._titles[key] = self.say(subject.title), aside
        return self._titles[key]

    def place(self, case: Case) -> str:
        """Return the title of a case's subject with its variant."""
        subject, variant = self.titles(case)
        return self.read("report-variant", level=subject, variant=variant) if variant else subject

    def case(self, case: Case) -> str:
        """Return a case in words."""
        return self.read(
            "report-case",
            level=self.place(case),
            seats=self.seats(case.seats),
            bot=self.bot(case.bot),
        )

    def asked(self, check: Check) -> str:
        """Return what a check asks of the game, with the clause that says so if there is one."""
        bound = bound_of(self.box, check)
        asked = say(
            bound.asked,
            bot=self.bot(check.bot),
            least=self.bound(check.least),
            most=self.bound(check.most),
            **bound.args,
        )
        if bound.clause:
            return self.read("refused", reason=asked, clause=bound.clause)
        return self.say(asked)

    def verdict(self, check: Check) -> str:
        """Return whether a check is met."""
        met = {True: "report-met", False: "report-not-met", None: "report-unknown"}
        return self.read(met[check.met])

    def finding(self, finding: Finding) -> str:
        """Return the case of a finding, and its seat if it has one; its check names the bot."""
        case = finding.case
        place = self.read("report-place", level=self.place(case), seats=self.seats(case.seats))
        if finding.seat is None:
            return place
        seat = say("seat-name", number=finding.seat + 1)
        return self.read("report-of-seat", place=place, seat=seat)
