"""Messages that were kept as JSON: their arguments become what they were before."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.kernel.words import Arg, Message, Name


def message_of(plain: Message) -> Message:
    """Return a message whose arguments are what they were before they became JSON."""
    return Message(plain.id, {name: _argument(value) for name, value in plain.args.items()})


def _argument(value: Any) -> Arg:
    if isinstance(value, dict):
        argument: Name | Message = msgspec.convert(value, Name | Message)
        return message_of(argument) if isinstance(argument, Message) else argument
    return tuple(_argument(part) for part in value) if isinstance(value, list) else value
