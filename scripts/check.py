"""Everything that the code is held to, apart from the tests of `make test`: `make check`.

As many checks run side by side as there are cores. What a check prints is shown when it ends;
then all that failed are named. Words after the command choose checks by their titles:
`python -m scripts.check lint types`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from msgspec import Struct
from scripts.parts import SAID, Part, path_of, run

PYTHON = sys.executable
TESTED = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-profile=ci")
SHORT = "not soak" if os.environ.get("CI") else "not slow and not soak"
"""Marks of the tests about the code that run: the long ones too where a change is judged."""
PAGE = ("npm", "--prefix", "client", "run", "--silent")


class Check(Struct, frozen=True):
    """A check: its title, and the command whose exit code says whether it passes."""

    title: str
    command: tuple[str, ...]
    env: Mapping[str, str] = {}


CHECKS = (
    # What takes longest begins first.
    Check("types (pyright)", ("pyright",)),
    Check(
        "types (mypy)",
        ("mypy", "--explicit-package-bases", "src", "tests", "scripts", "docs", "benchmarks"),
        {"MYPYPATH": "src:."},
    ),
    Check("branches of the kernel", ("scripts/kernel-branches",)),
    Check("tests about the code", (PYTHON, *TESTED, "-m", SHORT, "tests/meta")),
    Check("page: tests", (*PAGE, "test")),
    Check("page: types", (*PAGE, "check")),
    Check("page: built", ("scripts/page-is-built",)),
    Check("page: wire types", (PYTHON, "-m", "gorin.web.types", "--check")),
    Check("format", ("ruff", "format", "--check", ".")),
    Check("lint", ("ruff", "check", ".")),
    Check("imports", ("lint-imports",)),
    Check("spelling", ("codespell",)),
    Check("languages", (PYTHON, "-m", "gorin.text.lint")),
    Check("wording", (PYTHON, "scripts/wording.py")),
    Check("figures", (PYTHON, "scripts/figures.py")),
    Check("messages of logs", (PYTHON, "-m", "scripts.told_messages", "--check")),
    Check("versions of rules", (PYTHON, "-m", "scripts.versions", "--check")),
)


def chosen(words: Sequence[str]) -> tuple[Check, ...]:
    """Return the checks whose titles have one of the words, all of them without words."""
    return tuple(
        check
        for check in CHECKS
        if not words or any(word.lower() in check.title.lower() for word in words)
    )


def ended(checks: Sequence[Check]) -> Iterator[Part]:
    """Run checks side by side; yield each when it has ended, with what it printed."""
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        running = [
            pool.submit(run, check.title, check.command, env=check.env, shows=False)
            for check in checks
        ]
        for done in as_completed(running):
            yield done.result()


def main(words: Sequence[str]) -> int:
    """Run checks and name those that failed; return the exit code."""
    checks = chosen(words)
    if not checks:
        print(f"No check is called so. There are: {', '.join(check.title for check in CHECKS)}")
        return 2
    failed: list[str] = []
    for part in ended(checks):
        print(f"\n== {part.title} ({part.seconds:.0f} s, {part.processor:.0f} s of processors)")
        print(path_of(part.title, SAID).read_text(encoding="utf-8", errors="replace"), end="")
        sys.stdout.flush()
        if part.status != 0:
            failed.append(part.title)
    if failed:
        print(f"\nFailed: {', '.join(failed)}")
        return 1
    print("\nAll checks passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
