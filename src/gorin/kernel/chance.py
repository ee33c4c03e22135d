"""Chance: the one door through which dice, shuffles and random picks come.

Two sources answer the seat `CHANCE`. A table that people sit at uses `Committed`: it publishes
a commitment to a secret seed before play, seats may add entropy, and after the game everyone
can derive each draw again. Simulations use `Fast`, a small integer generator.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Protocol

import msgspec

from gorin.kernel.domain import Domain

MASK = (1 << 64) - 1

ENTROPY = "entropy"
"""The initiative by which a seat adds to the entropy while a match runs."""


class ChanceSource(Protocol):
    """Answers the questions put to chance."""

    def draw(self, domain: Domain) -> Any:
        """Return an answer of `domain`; each call is one draw."""
        ...


class Fast:
    """SplitMix64: quick, good enough for play without stakes, the same on every machine."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def below(self, count: int) -> int:
        """Return a number from 0 up to but not including `count` (bias under 2**-32)."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
        return (((state ^ (state >> 31)) >> 32) * count) >> 32

    def draw(self, domain: Domain) -> Any:
        return domain.sample(self.below)


class Committed:
    """Draws derived from a secret seed, the seats' entropy and a counter, all verifiable.

    Draw n is an answer sampled from the bytes HMAC-SHA256(seed, label, n, block, digest of the
    entropy as JSON) for block 0, 1, 2 ...; numbers are taken without bias by rejection. The
    counter never goes back, so an undone draw is never drawn again.
    """

    __slots__ = ("_mixed", "counter", "entropy", "seed")

    def __init__(self, seed: bytes, entropy: tuple[str, ...] = (), counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self.mix(entropy)

    @staticmethod
    def commitment(seed: bytes) -> str:
        """Return what the table publishes before play: the SHA-256 of the seed, in hex."""
        return hashlib.sha256(b"gorin commitment\0" + seed).hexdigest()

    def mix(self, entropy: tuple[str, ...]) -> None:
        """Set the seats' entropy, in seat order; it counts from the next draw on."""
        self.entropy = entropy
        self._mixed = hashlib.sha256(msgspec.json.encode(entropy)).digest()

    def draw(self, domain: Domain) -> Any:
        number = self.counter
        self.counter += 1
        block = 0
        pool = b""

        def take(size: int) -> int:
            nonlocal block, pool
            while len(pool) < size:
                label = b"draw\0" + number.to_bytes(8, "big") + block.to_bytes(4, "big")
                pool += hmac.new(self.seed, label + self._mixed, hashlib.sha256).digest()
                block += 1
            value = int.from_bytes(pool[:size], "big")
            pool = pool[size:]
            return value

        def below(count: int) -> int:
            if count <= 1:
                return 0
            size = (count.bit_length() + 7) // 8 + 1
            limit = (1 << 8 * size) // count * count
            while (value := take(size)) >= limit:
                pass
            return value % count

        return domain.sample(below)

    def salt(self, position: int) -> str:
        """Return the salt that hides a secret answer in a public journal until its reveal.

        It belongs to the entry's position: serial numbers come again after an undo, and two
        answers under one salt could be compared.
        """
        label = b"salt\0" + position.to_bytes(8, "big")
        return hmac.new(self.seed, label, hashlib.sha256).hexdigest()[:32]
