"""Failures of the store, told in messages of the catalogue."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from gorin.kernel.clauses import GorinError
from gorin.kernel.words import say

T = TypeVar("T")

logger = logging.getLogger(__name__)


class StoreFailed(GorinError):
    """Something could not be kept or read: nothing of it may be taken for durable."""


class Conflict(StoreFailed):
    """A record is there already: somebody else writes to the same table."""


class NotOwner(StoreFailed):
    """The table was taken over by another process."""


def reason_of(error: BaseException) -> str:
    """Return what a database says of an error, on one line and without the statement."""
    first = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(first).split()) or type(first).__name__


def told(error: Exception, failed: Callable[[], None] | None = None) -> Exception:
    """Return an error of the database as one of the store's; others stay what they are.

    What the database says goes to the log alone: it may name servers, tables and what is in them.
    `failed` hears of it, unless the database only refuses what is there already.
    """
    if isinstance(error, IntegrityError):
        logger.info("the database refuses what is there already: %s", reason_of(error))
        return Conflict(say("store-conflict"))
    if isinstance(error, SQLAlchemyError):
        logger.error("the database: %s", reason_of(error))
        if failed is not None:
            failed()
        return StoreFailed(say("store-failed"))
    return error


def outcome_of(work: Callable[[], T]) -> T | Exception:
    """Return what `work` returns, or the error that it raises, for whoever waits for it."""
    try:
        return work()
    except Exception as error:  # noqa: BLE001  whatever it is, it belongs to those who wait
        return error
