"""Forms of cards as owners fill them in, checked."""

from __future__ import annotations

import pytest

from gorin.content.box.wishes import Overlay
from gorin.content.tomb_raider.forms import read_form
from gorin.content.tomb_raider.owned import Checked, check
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message


def entered(text: str, before: Overlay | None = None, name: str = "cards.csv") -> Checked:
    return check(read_form(text, name), before or {})


def told(text: str, name: str = "cards.csv") -> list[str]:
    """Return what is wrong with a form: each line and message id."""
    with pytest.raises(BadInput) as caught:
        _ = entered(text, name=name)
    return [
        f"{fault.place.rpartition(':')[2]} {inmost(fault.message)}" for fault in caught.value.all
    ]


def inmost(message: Message) -> str:
    reason = message.args.get("reason") if message.id == "form-in-column" else None
    return reason.id if isinstance(reason, Message) else message.id
