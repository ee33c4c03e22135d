"""Passwords: kept as hashes that take long to compute, and computed beside the server's work."""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

SHORTEST, LONGEST = 8, 200
"""The lengths of passwords, in characters; what they are made of is up to people."""
AT_ONCE = 2
"""The most hashes that are computed at the same time: each takes 64 MB."""


class Passwords:
    """A maker of hashes of passwords, which compares passwords with them too."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._few = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def _of_nobody(self) -> str:
        return self._hasher.hash(secrets.token_hex())

    async def hashed(self, password: str) -> str:
        """Return the hash of a new password.

        Raises:
            BadInput: it is too short or too long.
        """
        if not SHORTEST <= len(password) <= LONGEST:
            message = say("web-password-length", least=SHORTEST, most=LONGEST)
            raise BadInput(message, place="password")
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, hash: str | None, password: str) -> bool:
        """Return whether a password has a hash; to say no takes as long if there is none."""

        def verified() -> bool:
            try:
                wanted = self._of_nobody if hash is None else hash
                return self._hasher.verify(wanted, password[: LONGEST + 1])
            except (VerificationError, InvalidHashError):
                return False

        async with self._few:
            return await asyncio.to_thread(verified) and hash is not None
