"""Forms of cards as owners fill them in, checked."""

from __future__ import annotations

import pytest

from gorin.content.cards.forms import read_form
from gorin.content.cards.owned import Checked, check
from gorin.content.cards.pool import Overlay
from gorin.content.tomb_raider.columns import SHEET
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message


def entered(text: str, before: Overlay | None = None, name: str = "cards.csv") -> Checked:
    return check(SHEET, read_form(SHEET, text, name), before or {})


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
