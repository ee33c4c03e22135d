"""The program is installed with what it was tested with, and with what it says it needs."""

from __future__ import annotations

import re

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from scripts.constrained import FILE, installed, read, text_of, wanted
from tests.meta.sources import ROOT, SOURCE

TEXT = FILE.read_text(encoding="utf-8")


def test_every_package_that_is_needed_has_a_version_that_fits() -> None:
    versions = read(TEXT)
    for need in wanted():
        version = versions[canonicalize_name(need.name)]
        assert need.specifier.contains(version), need


def test_what_these_need_has_a_version_too() -> None:
    assert set(installed(wanted())) <= set(read(TEXT))


def test_the_file_is_as_it_is_written() -> None:
    assert text_of(read(TEXT)) == TEXT


def test_whoever_uses_the_inside_of_a_package_bounds_its_minor_version() -> None:
    inside = re.compile(r"^from uvicorn\.protocols\.", re.MULTILINE)
    assert any(inside.search(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py"))
    (need,) = (one for one in wanted() if one.name == "uvicorn")
    tried = [f"0.{minor}.0" for minor in range(100) if need.specifier.contains(f"0.{minor}.0")]
    assert tried == ["0.53.0", "0.54.0"]
    assert not need.specifier.contains("1.0")


def test_everything_that_make_installs_is_bound_by_the_file() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    rows = [row for row in makefile.splitlines() if "pip install" in row and "--editable" in row]
    assert len(rows) == 2
    assert all("--constraint constraints.txt" in row for row in rows)


def test_a_bound_that_does_not_fit_is_seen() -> None:
    assert not Requirement("uvicorn>=0.53,<0.55").specifier.contains("0.55.0")
