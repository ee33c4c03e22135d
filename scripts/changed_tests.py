"""Selects the tests that a change can reach: `python -m scripts.changed_tests`.

Prints the files of tests to run, or `tests` for all of them, which are meant where the base is not
known and where something was changed that all tests share. Why, it says beside. What a module
reaches is read from its imports; of two games neither reaches the other, the import contracts
hold that. `BASE=revision` names another base.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import grimp
from scripts.owners import HOUSE, ROOT, imports, owner

BASES = ("origin/main", "main")
EVERYTHING = ["tests"]
ALWAYS = "tests/meta/"
"""Tests about the code read all of its files."""
SHARED = ("tests/conftest.py", "tests/times.py")
"""All tests pass through these, so a change of them concerns all; what they import does not."""
STARTERS = ("tests/cli/", "tests/web/", "tests/browser/")
"""Tests that start the program: it loads parts of itself by their names."""
SERVED = ("tests/browser/", "tests/web/")
"""Tests of what the page is made of, and of the server that hands it out."""
POSITIONS = "tests/games/test_positions.py"
"""It plays what lies in files among the tests of games: positions, and decks for them."""
WRONG = "tests/cli/test_judge.py"
"""It has each game say what is wrong with the position in `WRONG_POSITION` of its tests."""
WRONG_POSITION = "/wrong.toml"
TOLD = (".md", ".svg", ".png")
READERS = {
    "src/gorin/text/": "gorin.text",
    "src/gorin/data/": "gorin.content",
    "src/gorin/rules/": "gorin.content",
}
"""Files that are no code, and the package that reads them."""


class AllTests(Exception):
    """Says why no test can be left out."""


# -- what was changed ----------------------------------------------------------------------


def git(*words: str) -> str:
    """Return what git answers; nothing if it refuses."""
    command = ["git", "-c", f"safe.directory={ROOT}", *words]
    answered = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return answered.stdout.strip() if answered.returncode == 0 else ""


def changed_files(base: str | None = None) -> list[str]:
    """Return the files that differ from where this branch left the base, new ones too."""
    heads = (base,) if base else BASES
    left = next(filter(None, (git("merge-base", "HEAD", head) for head in heads)), None)
    if left is None:
        raise AllTests(f"There is no {' and no '.join(heads)} to compare with.")
    differing = git("diff", "--name-only", "--no-renames", left).splitlines()
    new = git("ls-files", "--others", "--exclude-standard").splitlines()
    files = sorted({*differing, *new})
    if not files:
        raise AllTests("Nothing differs from the main branch.")
    return files


# -- what it reaches -----------------------------------------------------------------------


@cache
def graph() -> grimp.ImportGraph:
    """Return the imports of the package."""
    sys.path.insert(0, str(ROOT / "src"))
    return grimp.build_graph("gorin", cache_dir=None)


@cache
def test_files() -> tuple[str, ...]:
    """Return all files of tests."""
    return tuple(sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/**/test_*.py")))


def module_of(path: str) -> str:
    """Return the module that a file of Python is."""
    parts = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    return parts.replace("/", ".")


@cache
def used_by(path: str) -> frozenset[str]:
    """Return the modules that a test file uses: its own imports and those of its helpers."""
    seen: set[str] = set()
    left = [path, *conftests(path)]
    while left:
        for module in imports(left.pop()) - seen:
            seen.add(module)
            helper = module.replace(".", "/") + ".py"
            if not module.startswith("gorin") and (ROOT / helper).is_file():
                left.append(helper)
    return frozenset(seen)


def conftests(path: str) -> Iterator[str]:
    """Yield what makes things ready for a test file, of its folder and of those around it."""
    parts = path.split("/")[:-1]
    for depth in range(1, len(parts) + 1):
        file = "/".join([*parts[:depth], "conftest.py"])
        if file not in SHARED and (ROOT / file).is_file():
            yield file


def using(modules: Iterable[str]) -> set[str]:
    """Return the test files that use one of these modules."""
    wanted = set(modules)
    return {path for path in test_files() if used_by(path) & wanted}


def reached_from(path: str) -> set[str]:
    """Return the test files that a module of the package reaches, by all that imports it.

    Some modules are loaded by their names: by the command, and by whatever gathers a game's words.
    So a module of a game reaches all tests of its game, and all tests that start the program.
    """
    module = module_of(path)
    changed = {module}
    if path.endswith("/__init__.py"):  # it is read before any module of its package
        changed |= graph().find_descendants(module)
    return using(downstream(changed)) | reached_by_name(path)


def reached_by_name(path: str) -> set[str]:
    """Return the test files that no import connects with a file, but what is loaded by its name."""
    return {
        test
        for test in test_files()
        if test.startswith(STARTERS) or owner(test) == owner(path) != HOUSE
    }


def downstream(modules: set[str]) -> set[str]:
    """Return modules and all that import them; one that is gone is imported by nothing."""
    present = modules & graph().modules
    return modules.union(*map(graph().find_downstream_modules, present))


def naming(path: str) -> set[str]:
    """Return the test files that have the name of a file in their text."""
    name = path.rpartition("/")[2]
    return {test for test in test_files() if name in (ROOT / test).read_text(encoding="utf-8")}


def reached(path: str) -> set[str]:
    """Return the test files that a changed file reaches, apart from those that always run."""
    if path.startswith("tests/"):
        return reached_in_tests(path)
    if path.startswith(("src/gorin/web/static/", "client/")):
        return {test for test in test_files() if test.startswith(SERVED)}
    for folder, package in READERS.items():
        if path.startswith(folder) and not path.endswith(".py"):
            changed = {package, *graph().find_descendants(package)}
            return using(downstream(changed)) | reached_by_name(path)
    if path.startswith("src/gorin/") and path.endswith(".py"):
        return reached_from(path)
    if path.startswith(("scripts/", "benchmarks/", "docs/")) and path.endswith(".py"):
        return using([module_of(path)]) | naming(path)
    if path.startswith("docs/") or path.endswith(TOLD):
        return naming(path)
    raise AllTests(f"{path} may concern all tests.")


def reached_in_tests(path: str) -> set[str]:
    """Return the test files that a changed file of the tests reaches."""
    if path in test_files():
        return {path} | using([module_of(path)])
    if path.startswith("tests/games/") and path.endswith(".toml"):
        return {WRONG if path.endswith(WRONG_POSITION) else POSITIONS}
    if not path.endswith(".py") or path in SHARED:
        raise AllTests(f"{path} is shared by all tests.")
    if path.endswith("/conftest.py"):
        folder = path.removesuffix("conftest.py")
        inside = {test for test in test_files() if test.startswith(folder)}
        return inside | using([module_of(path)])
    return using([module_of(path)])


def selected(files: Iterable[str]) -> list[str]:
    """Return the test files to run when these files were changed."""
    tests = {test for test in test_files() if test.startswith(ALWAYS)}
    for path in files:
        for test in reached(path):
            if HOUSE in (owner(path), owner(test)) or owner(path) == owner(test):
                tests.add(test)
    return sorted(tests)


def main(environment: Mapping[str, str] = os.environ) -> int:
    """Print the tests to run."""
    try:
        files = changed_files(environment.get("BASE") or None)
        tests = selected(files)
    except AllTests as reason:
        print(f"{reason} All tests run.", file=sys.stderr)
        tests = EVERYTHING
    else:
        summary = (
            f"{len(files)} files differ: {len(tests)} of {len(test_files())} files of tests run."
        )
        print(summary, file=sys.stderr)
    print("\n".join(tests))
    return 0


if __name__ == "__main__":
    sys.exit(main())
