"""The digest of a state as an earlier version had it: without what states have had since."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from gorin.kernel.journal import canonical
from gorin.kernel.match import Match

SINCE: dict[str, list[Any]] = {"texts": []}
"""Fields that steps have had since, with what they hold where nobody uses them."""


def digest_of_then(match: Match[Any]) -> str:
    """Return the digest of a match's state without what is new in it and empty."""
    plain: Any = msgspec.json.decode(canonical(match.table.state))
    return hashlib.sha256(msgspec.json.encode(_without(plain))).hexdigest()


def _without(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {
            name: _without(value)
            for name, value in plain.items()
            if not (name in SINCE and list(value) == SINCE[name] and "step" in plain)
        }
    return [_without(each) for each in plain] if isinstance(plain, list | tuple) else plain
