"""The lowest packages that the program says it works with: `make lowest`.

Makes an environment in which each of them has the very version that is its lower bound, and takes
a short look there whether the program works.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv

from packaging.requirements import Requirement
from scripts.constrained import ROOT, wanted

FOLDER = ROOT / "build" / "lowest"
EXTRAS = ("matplotlib", "psycopg")
"""The packages that only extras need; the look does without."""


def lowest(need: Requirement) -> str:
    """Return a package at its lower bound."""
    (bound,) = (one.version for one in need.specifier if one.operator == ">=")
    return f"{need.name}=={bound}"


def main() -> int:
    """Make the environment and look; return the exit code."""
    packages = [lowest(need) for need in wanted() if need.name not in EXTRAS]
    print(" ".join(packages), flush=True)
    venv.create(FOLDER, with_pip=True, clear=True, symlinks=os.name != "nt")
    python = FOLDER / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run((*install, *packages), check=True)
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    look = (python, "-m", "scripts.smoke")
    return subprocess.run(look, env={**os.environ, "PYTHONPATH": paths}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
