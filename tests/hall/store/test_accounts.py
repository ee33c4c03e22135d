from __future__ import annotations

import asyncio

import pytest
from tests.hall.store.sample import opened_store

from gorin.hall.store.accounts import key_of
from gorin.hall.store.failures import Conflict
from gorin.hall.store.files import Files
from gorin.hall.store.rows import AccountRow, FileRow

ANA = AccountRow("ana", "Ana", "hash", 5)


def test_an_account_is_found_by_any_spelling_of_its_name_and_by_its_person(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.remember("ana", "t1", "Guest", 1)
            await store.accounts.open(ANA)
            assert await store.accounts.named("aNA") == ANA
            assert await store.accounts.of("ana") == ANA
            assert await store.accounts.named("bo") is None
            await store.accounts.close("ana")
            assert await store.accounts.of("ana") is None
            assert await store.person("ana") is not None

    asyncio.run(play())


def test_nobody_has_the_name_of_another_nor_two_names(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.remember("ana", "t1", "Guest", 1)
            await store.remember("bo", "t2", "Guest", 1)
            await store.accounts.open(ANA)
            for other in (AccountRow("bo", "ANA", "", 6), AccountRow("ana", "Bo", "", 6)):
                with pytest.raises(Conflict):
                    await store.accounts.open(other)

    asyncio.run(play())


def test_a_changed_password_leaves_one_token(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            for token in ("t1", "t2", "t3"):
                await store.remember("ana", token, "Guest", 1)
            await store.remember("bo", "t4", "Guest", 1)
            await store.accounts.open(ANA)
            await store.accounts.change("ana", "other", "t2")
            found = await store.accounts.of("ana")
            assert found is not None
            assert found.hash == "other"
            left = [await store.find_person(token) for token in ("t1", "t2", "t3", "t4")]
            assert [row.id if row else None for row in left] == [None, "ana", None, "bo"]

    asyncio.run(play())


def test_a_changed_password_begins_a_generation_that_older_links_are_not_of(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            for person, token in (("ana", "t1"), ("bo", "t2")):
                await store.remember(person, token, "Guest", 1)
            await store.accounts.open(ANA)
            first = await store.admit("ana", 0, "t3", 2)
            assert first is not None
            assert (first.id, first.generation) == ("ana", 0)
            await store.accounts.change("ana", "other", "t1")
            assert await store.admit("ana", 0, "t4", 3) is None
            assert await store.find_person("t4") is None
            later = await store.accounts.of("ana")
            assert later is not None
            assert later.generation == 1
            assert await store.admit("ana", 1, "t4", 3) is not None
            assert await store.admit("bo", 0, "t5", 3) is not None
            assert await store.admit("nobody", 0, "t6", 3) is None
            await store.forget("ana")
            assert await store.admit("ana", 1, "t7", 4) is None

    asyncio.run(play())


def test_tokens_that_are_gone_are_told_among_many(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            tokens = [f"t{number}" for number in range(700)]
            for token in tokens[:20]:
                await store.remember("ana", token, "Guest", 1)
            assert await store.gone_tokens(tokens[:20]) == frozenset()
            assert await store.gone_tokens([]) == frozenset()
            await store.revoke("t3")
            assert await store.gone_tokens(tokens) == frozenset(("t3", *tokens[20:]))

    asyncio.run(play())


@pytest.mark.parametrize("kind", ["decks", "levels"])
def test_files_are_their_keepers_own_and_go_with_them(address: str, kind: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            kept: Files = getattr(store, kind)
            await store.remember("ana", "t1", "Guest", 1)
            await store.remember("bo", "t2", "Guest", 1)
            first, second = FileRow("x", "g", "B", "1", 1), FileRow("y", "g", "A", "2", 2)
            for file in (first, second, FileRow("x", "g", "B", "3", 3)):
                assert await kept.keep("ana", file, 2)
            assert not await kept.keep("ana", FileRow("z", "g", "C", "4", 4), 2)
            assert await kept.keep("bo", first, 2)
            assert await kept.of("ana") == (second, FileRow("x", "g", "B", "3", 3))
            assert await kept.drop("ana", "y")
            assert not await kept.drop("ana", "y")
            await store.forget("ana")
            assert await kept.of("ana") == ()
            assert await kept.of("bo") == (first,)

    asyncio.run(play())


def test_a_deck_and_a_level_may_have_the_same_id(address: str) -> None:
    async def play() -> None:
        async with opened_store(address) as store:
            await store.remember("ana", "t1", "Guest", 1)
            deck, level = FileRow("x", "g", "A", "1", 1), FileRow("x", "g", "B", "2", 2)
            await store.decks.keep("ana", deck, 1)
            await store.levels.keep("ana", level, 1)
            assert await store.decks.of("ana") == (deck,)
            assert await store.levels.of("ana") == (level,)

    asyncio.run(play())


@pytest.mark.parametrize(("one", "other"), [("Ana", "aNA"), ("ﬁn", "FIN"), ("ß", "SS")])
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)
