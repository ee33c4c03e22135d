"""A newcomer at `gorin play`, who knows nothing but what stands on the screen.

What is typed is read from the plain English lines of the terminal: which answers have a number,
what the line says that has to be typed. A screen that does not say it leaves the newcomer stuck,
and so does one that refuses what it asked for.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pexpect

PROMPT = r"\r\n> "
OVER = r"gorin verify \S+\s"
MOST = 20_000
"""A game asks less often of one seat."""
PATIENCE = 1
"""So many answers to one question may be refused."""

ENTER = ("(Enter)", "press Enter", "Enter gives it")
"""Where one of these stands nothing has to be typed."""
SURE = "Type “yes”"
"""What is asked once more is meant."""
ANSWER = re.compile(r"^(\d+)\. ")
THING = re.compile(r"(?:^|, | and )(\d+) (?=\S)")
SOME = re.compile(
    r"Type (?:some|\d+) of these, with commas between them(?:, )?"
    r"(?P<bounds>(?:at most|\d+ to) .*?)?: (?P<things>.*)"
)
EXACTLY = re.compile(r"Type (\d+) of these")
AT_MOST = re.compile(r"at most (\d+); - for none")
FROM_TO = re.compile(r"(\d+) to (\d+)")
WEIGHED = re.compile(r"(.*?) Together they amount to (\d+)(?: to (\d+)| or more)\.")
WEIGHT = re.compile(r"\((\d+)\)(?=, | and |$)")
WHOLE = re.compile(r"Type a whole number from (-?\d+) to (-?\d+)\.")
ORDER = re.compile(r"Type these in the order you want, .*?: (.*)")
SHARES = re.compile(r"Type a number for each of these, .* together they make (\d+): (.*)")
BOUND = re.compile(r"\((\d+) to (\d+)\)(?=, | and |$)")
ONE = re.compile(r"Type one of these(?:, or .*?)?: (.*)")
PAIRS = re.compile(r"Type what goes where, .* What may go: (.*)\. Where to: (.*)")
WAYS = re.compile(r"Type what goes where, such as \d+>\d+, with commas")
WAY = re.compile(r"^(\d+) .*: to (.*)")
TEXT = re.compile(r"Type a text of (\d+) to (\d+) characters")
FORM = re.compile(r"Type what you want of these parts by their letters")
PART = re.compile(r"^([a-z]): ")


class Stuck(AssertionError):
    """The screen did not say what to type, or refused what it asked for."""


@dataclass
class Newcomer:
    """Somebody who reads and types.

    Attributes:
        typed: how many lines were typed.
        refused: what was typed and not taken, with the screen.
        kinds: how often each way of answering was asked for.
        asked: the screen that asked last.
        end: the last screen.
    """

    below: random.Random
    typed: int = 0
    refused: list[str] = field(default_factory=list[str])
    kinds: dict[str, int] = field(default_factory=dict[str, int])
    asked: str = ""
    end: str = ""

    def play(self, child: pexpect.spawn[str]) -> None:
        """Answer until the game is over.

        Raises:
            Stuck: the screen does not say how to go on.
        """
        refused = 0
        while child.expect([PROMPT, OVER]) == 0:
            shown = str(child.before).replace("\r", "")
            answer = self.answer_to(shown)
            if answer is None:
                refused += 1
                self.refused.append(shown)
                if refused > PATIENCE:
                    raise Stuck(f"{self.asked}\n-- and then --\n{shown}")
                answer = self.answer_to(self.asked)
            else:
                refused = 0
            if answer is None or self.typed > MOST:
                raise Stuck(f"after {self.typed} lines:\n{shown}")
            self.typed += 1
            child.sendline(answer)
        self.end = str(child.before)

    def answer_to(self, shown: str) -> str | None:
        """Return what to type, None where the screen asks for nothing."""
        lines = [line.rstrip() for line in shown.splitlines() if line.strip()]
        if not lines:
            return None
        if any(words in shown for words in ENTER):
            return ""
        if SURE in lines[-1]:
            return "yes"
        numbers = [found[1] for line in lines if (found := ANSWER.match(line))]
        answer = self._listed(numbers) if ANSWER.match(lines[-1]) else self._asked_for(lines)
        if answer is not None:
            self.asked = shown
        return answer

    def _listed(self, numbers: Sequence[str]) -> str:
        self._met("number of an answer")
        return self.below.choice(numbers[numbers.index("1") :])

    def _asked_for(self, lines: Sequence[str]) -> str | None:
        start = next((at for at, line in enumerate(lines) if FORM.match(line)), None)
        if start is not None:
            return self._form(lines[start + 1 :])
        for at, line in enumerate(lines):
            if line.startswith("Type ") and (found := self._part(line, lines[at + 1 :])):
                return found
        return None

    def _form(self, lines: Sequence[str]) -> str:
        """Return the parts of a form, each by its letter."""
        self._met("form")
        parts = [at for at, line in enumerate(lines) if PART.match(line)]
        found: list[str] = []
        for at, end in zip(parts, [*parts[1:], len(lines)], strict=True):
            _, _, told = lines[at].partition("Type ")
            given = self._part(f"Type {told}", lines[at + 1 : end])
            if given is None:
                raise Stuck(lines[at])
            found.append(f"{lines[at][0]}: {given}")
        return "; ".join(found)

    def _part(self, told: str, below: Sequence[str]) -> str | None:
        """Return what a line asks for; what may go where may stand in lines below."""
        ways: dict[re.Pattern[str], tuple[str, Callable[[re.Match[str]], str]]] = {
            WHOLE: ("whole number", lambda m: str(self.below.randint(int(m[1]), int(m[2])))),
            WEIGHED: ("some that weigh", self._weighed),
            SOME: ("some", lambda m: self._some(*bounds_of(m), numbers_in(m["things"]))),
            ORDER: ("order", lambda m: self._order(numbers_in(m[1]))),
            SHARES: ("shares", self._shares),
            ONE: ("one", lambda m: self.below.choice(numbers_in(m[1]))),
            PAIRS: ("pairs", lambda m: self._pairs(numbers_in(m[1]), numbers_in(m[2]))),
            WAYS: ("ways", lambda _: self._ways(below)),
            TEXT: ("text", lambda m: "x" * int(m[2])),
        }
        for pattern, (kind, way) in ways.items():
            if (match := pattern.match(told)) is not None:
                self._met(kind)
                return way(match)
        return None

    def _some(self, few: int, most: int, numbers: Sequence[str]) -> str:
        found = self.below.sample(numbers, self.below.randint(few, min(most, len(numbers))))
        return ", ".join(found) or "-"

    def _weighed(self, match: re.Match[str]) -> str:
        some = SOME.match(match[1])
        if some is None:
            raise Stuck(match[0])
        things = some["things"]
        weights = dict(zip(numbers_in(things), map(int, WEIGHT.findall(things)), strict=True))
        low, high = int(match[2]), int(match[3]) if match[3] else 10**9
        few, most = bounds_of(some)
        for _ in range(1000):
            numbers = list(weights)
            found = self.below.sample(numbers, self.below.randint(few, min(most, len(numbers))))
            if low <= sum(weights[number] for number in found) <= high:
                return ", ".join(found) or "-"
        raise Stuck(match[0])

    def _order(self, numbers: Sequence[str]) -> str:
        return ", ".join(self.below.sample(numbers, len(numbers)))

    def _shares(self, match: re.Match[str]) -> str:
        numbers, left = numbers_in(match[2]), int(match[1])
        bounds = [(int(low), int(high)) for low, high in BOUND.findall(match[2])]
        bounds = bounds or [(0, left)] * len(numbers)
        shares = [low for low, _ in bounds]
        left -= sum(shares)
        while left > 0:
            room = [at for at, (_, high) in enumerate(bounds) if shares[at] < high]
            if not room:
                raise Stuck(match[0])
            shares[self.below.choice(room)] += 1
            left -= 1
        return ", ".join(map(str, shares))

    def _pairs(self, things: Sequence[str], places: Sequence[str]) -> str:
        going = [thing for thing in things if self.below.random() < 0.5]
        return ", ".join(f"{thing}>{self.below.choice(places)}" for thing in going) or "-"

    def _ways(self, lines: Sequence[str]) -> str:
        ways = [(found[1], numbers_in(found[2])) for line in lines if (found := WAY.match(line))]
        if not ways:
            raise Stuck("\n".join(lines))
        going = [way for way in ways if self.below.random() < 0.5]
        return ", ".join(f"{thing}>{self.below.choice(places)}" for thing, places in going) or "-"

    def _met(self, kind: str) -> None:
        self.kinds[kind] = self.kinds.get(kind, 0) + 1


def numbers_in(told: str) -> list[str]:
    """Return the numbers that stand before things in a line."""
    return THING.findall(told)


def bounds_of(some: re.Match[str]) -> tuple[int, int]:
    """Return how few and how many things a line asks for."""
    exactly = EXACTLY.match(some[0])
    if exactly is not None:
        return int(exactly[1]), int(exactly[1])
    told = some["bounds"] or ""
    most = AT_MOST.match(told)
    if most is not None:
        return 0, int(most[1])
    found = FROM_TO.match(told)
    if found is None:
        raise Stuck(some[0])
    return int(found[1]), int(found[2])
