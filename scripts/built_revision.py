"""Writes into a wheel and a source archive the revision that they are built from."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltRevision(BuildHookInterface[Any]):
    """The hook that hatchling calls before it builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Let what is built hold the revision; what is built from an archive has it already."""
        root = Path(self.root)
        sys.path.insert(0, str(root / "src"))
        from gorin.revision import NOTED, of_checkout

        revision = of_checkout(root)
        if not revision or version == "editable":
            return
        folder = "gorin" if self.target_name == "wheel" else "src/gorin"
        file = Path(tempfile.mkdtemp()) / NOTED
        _ = file.write_text(revision + "\n", encoding="utf-8")
        build_data["force_include"][str(file)] = f"{folder}/{NOTED}"
