"""The wheel has all that the program needs, and runs outside the checkout."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from tests.meta.sources import ROOT, SOURCE

from gorin import __version__
from gorin.content.boxes import LISTED
from gorin.revision import NOTED, of_checkout

pytestmark = pytest.mark.slow

SHIPPED = (".py", ".toml", ".ftl", ".typed", ".json", ".txt")
"""The kinds of files in the package's folder; all of them belong into the wheel."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel; what its build needs is in the developers' environment."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run([*command, str(ROOT)], check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def gorin(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an environment of its own, and return its command.

    What Gorin depends on is taken from this environment, so that nothing is downloaded.
    """
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    places = folder / ("Scripts" if os.name == "nt" else "bin")
    python = places / "python"
    install = [
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([sys.executable, *install, str(wheel)], check=True, capture_output=True)
    others = next(Path(place) for place in sys.path if Path(place, "msgspec").is_dir())
    (inside,) = folder.rglob("site-packages")
    (inside / "others.pth").write_text(f"{others}\n")
    return places / "gorin"


def run(command: Path, *arguments: str, folder: Path) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [command, *arguments],
        cwd=folder,
        env=clean | {"GORIN_LANG": "en"},
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    return done.stdout


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*")
        if path.suffix in SHIPPED and path.is_file()
    }
    assert "gorin/py.typed" in expected
    assert expected - names == set()
    assert {"rules", "data", "text"} <= {name.split("/")[1] for name in names}
    assert not [name for name in names if name.startswith(("tests", "docs"))]


def test_the_installed_command_runs_outside_the_checkout(gorin: Path, tmp_path: Path) -> None:
    assert run(gorin, "--version", folder=tmp_path).startswith("gorin ")
    games = json.loads(run(gorin, "games", "--json", folder=tmp_path))["games"]
    assert [game["id"] for game in games if game["playable"]] == [box.id for box in LISTED]
    assert "TR-6.13" in run(gorin, "rules", "TR-6.13", folder=tmp_path)
    assert "Pit Trap" in run(gorin, "card", "Pit Trap", folder=tmp_path)


def test_the_wheel_says_the_revision_that_it_was_built_from(
    gorin: Path, wheel: Path, tmp_path: Path
) -> None:
    revision = of_checkout(ROOT)
    assert re.fullmatch("[0-9a-f]{8}", revision)
    told = zipfile.ZipFile(wheel).read(f"gorin/{NOTED}").decode()
    assert told.strip() == revision
    assert (
        run(gorin, "--version", folder=tmp_path) == f"gorin {__version__} (revision {revision})\n"
    )


def test_the_installed_command_is_not_the_checkout(gorin: Path, tmp_path: Path) -> None:
    python = gorin.parent / "python"
    where = run(python, "-c", "import gorin; print(gorin.__file__)", folder=tmp_path)
    assert not Path(where.strip()).is_relative_to(ROOT)
