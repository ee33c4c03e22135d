"""Logs: lines for people, or one JSON object on each line for programs that collect them."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

FIGURES = ("route", "status", "seconds", "table", "address")
"""The things that a line may tell beside its text."""

OTHERS = ("uvicorn", "uvicorn.error", "alembic")
"""Loggers whose everyday lines are left out: they would tell the addresses of people."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line."""
        fields: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        fields |= {name: getattr(record, name) for name in FIGURES if hasattr(record, name)}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def log_to(*, json: bool) -> None:
    """Begin to write the log to standard error.

    Lines for people tell trouble only; JSON tells each request too.
    """
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if json else plain)
    logging.basicConfig(level=logging.INFO if json else logging.WARNING, handlers=[handler])
    for name in OTHERS:
        logging.getLogger(name).setLevel(logging.WARNING)
