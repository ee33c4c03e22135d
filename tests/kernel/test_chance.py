from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from gorin.kernel.chance import ChanceSource, Committed, Fast
from gorin.kernel.domain import Dice, Pick, Range, Shuffle

SEED = b"a seed that nobody knows"


@pytest.mark.parametrize("source", [Fast(7), Committed(SEED)])
def test_faces_are_equally_likely(source: ChanceSource) -> None:
    found = Counter(face for _ in range(300) for face in source.draw(Dice(20)))
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in found.values())


def test_the_fast_source_gives_the_same_everywhere() -> None:
    source = Fast(1)
    assert [source.below(100) for _ in range(6)] == [56, 74, 97, 44, 44, 76]
    assert Fast(1).draw(Shuffle(5)) == Fast(1 + (1 << 64)).draw(Shuffle(5))


def test_committed_draws_follow_from_seed_entropy_and_counter() -> None:
    first, second = Committed(SEED, ("x",)), Committed(SEED, ("x",))
    draws = [first.draw(Shuffle(10)) for _ in range(5)]
    assert [second.draw(Shuffle(10)) for _ in range(5)] == draws
    assert Committed(SEED, ("x",), 3).draw(Shuffle(10)) == draws[3]
    assert len(set(draws)) == 5
    assert first.counter == 5


def test_other_entropy_or_another_seed_draws_otherwise() -> None:
    def draw(seed: bytes, *entropy: str) -> object:
        return Committed(seed, entropy).draw(Shuffle(30))

    draws = [draw(SEED), draw(SEED, "x"), draw(SEED, "x", "y"), draw(SEED, "xy"), draw(b"2")]
    draws.append(draw(SEED, "x\0y"))
    assert len(set(draws)) == len(draws)


def test_mixed_entropy_counts_from_the_next_draw_on() -> None:
    source, plain = Committed(SEED), Committed(SEED)
    assert source.draw(Shuffle(30)) == plain.draw(Shuffle(30))
    source.mix(("late",))
    assert source.entropy == ("late",)
    assert source.draw(Shuffle(30)) != plain.draw(Shuffle(30))


def test_a_draw_can_be_derived_with_standard_tools() -> None:
    entropy = hashlib.sha256(b'["x"]').digest()
    label = b"draw\0" + bytes(8) + bytes(4)
    number = hmac.new(SEED, label + entropy, hashlib.sha256).digest()[:3]
    assert Committed(SEED, ("x",)).draw(Pick(256)) == int.from_bytes(number, "big") % 256


def test_a_thing_alone_is_picked_without_a_number() -> None:
    assert Committed(SEED).draw(Range(4, 4)) == 4


def test_numbers_that_would_be_unfair_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pool:
        def __init__(self, data: bytes) -> None:
            self.digest = lambda: data

    pools = iter([b"\xff\xff", b"\0\x05"])
    monkeypatch.setattr(hmac, "new", lambda *args: Pool(next(pools)))
    assert Committed(SEED).draw(Pick(6)) == 5


def test_the_commitment_hides_and_binds_the_seed() -> None:
    assert Committed.commitment(SEED) == Committed.commitment(SEED)
    assert Committed.commitment(SEED) != Committed.commitment(SEED + b".")
    assert len(Committed.commitment(SEED)) == 64
    assert Committed.commitment(SEED) != hashlib.sha256(SEED).hexdigest()


def test_salts_differ_by_position_and_seed() -> None:
    assert len({Committed(SEED).salt(1), Committed(SEED).salt(2), Committed(b"2").salt(1)}) == 3
