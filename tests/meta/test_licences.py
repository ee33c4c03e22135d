"""The page carries the notices of all that is built into it."""

from __future__ import annotations

import json

from tests.meta.sources import ROOT, written

SOURCE = ROOT / "client" / "public" / "licences.txt"
BUILT = ROOT / "src" / "gorin" / "web" / "static" / "licences.txt"
FONTS = {
    "@fontsource-variable/source-sans-3": "Source Sans 3",
    "@fontsource-variable/source-serif-4": "Source Serif 4",
}
"""Packages whose notice calls them by the name of the font."""


def built_in() -> list[str]:
    """Return the packages that the built page holds, those of others too."""
    packages = json.loads(written(ROOT / "client" / "package-lock.json"))["packages"]
    return [
        place.rpartition("node_modules/")[2]
        for place, package in packages.items()
        if place and not any(package.get(kind) for kind in ("dev", "optional", "peer"))
    ]


def test_every_package_that_is_built_in_is_named_with_its_licence() -> None:
    notices = written(BUILT)
    assert [name for name in built_in() if FONTS.get(name, name) not in notices] == []
    assert "Copyright (c) 2015-present Jason Miller" in notices
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" in notices


def test_the_notices_that_are_served_are_those_of_the_source() -> None:
    assert written(BUILT) == written(SOURCE)
