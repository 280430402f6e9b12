"""Chat, consent, bots' turns, push subscriptions."""

from __future__ import annotations

import asyncio

import pytest
from tests.hall.store.tables import MADE, append, laid, playing

from questhall.hall.store import OVER, Change, Chat, Conflict, Consent, Due, NotFound, Push, Store, open_store


def said(text: str, seat: int | None = 0) -> Chat:
    return Chat(seat=seat, name="Ada", text=text, at=MADE)


async def test_chat_is_numbered_per_table(store: Store) -> None:
    await laid(store, "t1")
    await laid(store, "t2")
    assert (await store.say("t1", said("one"))).n == 1
    phrase = await store.say("t1", Chat(seat=None, phrase="well-played", at=MADE + 1))
    assert (await store.say("t2", said("other"))).n == 1
    assert [chat.text for chat in await store.chat("t1")] == ["one", None]
    assert await store.chat("t1", after=1) == [phrase]


async def test_the_newest_of_a_long_chat(store: Store) -> None:
    await laid(store)
    await asyncio.gather(*[store.say("t1", said(str(n))) for n in range(25)])
    assert [chat.n for chat in await store.chat("t1")] == list(range(1, 26))
    assert [chat.n for chat in await store.chat("t1", limit=3)] == [23, 24, 25]


def request(name: str = "r1", **more: object) -> Consent:
    return Consent(request=name, seat=0, what="undo", seq=4, at=MADE, **more)  # type: ignore[arg-type]


async def test_consent_survives_and_is_settled_once(store: Store, store_url: str) -> None:
    await laid(store)
    await store.ask("t1", request(yes=(0,)))
    await store.ask("t1", request("r2"))
    with pytest.raises(Conflict):
        await store.ask("t1", request())
    await store.vote("t1", "r1", 2, False)
    voted = await store.vote("t1", "r1", 1, True)
    assert voted == request(yes=(0, 1), no=(2,))
    assert (await store.vote("t1", "r1", 2, True)).yes == (0, 1, 2)
    other = await open_store(store_url)
    assert [one.request for one in await other.consents("t1")] == ["r1", "r2"]
    settled = await asyncio.gather(*[at.settle("t1", "r1", "granted") for at in (store, other, store, other)])
    await other.close()
    assert settled.count(True) == 1
    assert [one.request for one in await store.consents("t1")] == ["r2"]
    closed = await store.vote("t1", "r1", 1, False)
    assert (closed.outcome, closed.no) == ("granted", ())
    assert [one.outcome for one in await store.consents("t1", only_open=False)] == ["granted", "open"]


async def test_no_such_request(store: Store) -> None:
    await laid(store)
    with pytest.raises(NotFound):
        await store.vote("t1", "none", 0, True)
    assert not await store.settle("t1", "none", "lapsed")


async def test_a_bots_turn_is_claimed_by_one(store: Store, store_url: str) -> None:
    await playing(store, bot_due=True)
    assert await store.bots_due() == [Due("t1", 0)]
    other = await open_store(store_url)
    claims = [at.claim("t1", 0, f"worker {n}", 60) for n, at in enumerate([store, other] * 6)]
    got = await asyncio.gather(*claims)
    await other.close()
    assert got.count(True) == 1
    winner = f"worker {got.index(True)}"
    assert await store.bots_due() == []
    assert await store.claim("t1", 0, winner, 60)
    await store.release("t1", 0, "worker somebody else")
    assert await store.bots_due() == []
    await store.release("t1", 0, winner)
    assert await store.bots_due() == [Due("t1", 0)]


async def test_a_claim_that_ran_out_can_be_taken_over(store: Store) -> None:
    await playing(store, bot_due=True)
    assert await store.claim("t1", 0, "crashed", 0)
    assert await store.bots_due() == [Due("t1", 0)]
    assert await store.claim("t1", 0, "other", 60)
    assert not await store.claim("t1", 0, "crashed", 60)


async def test_a_claim_is_for_one_line(store: Store) -> None:
    await playing(store, bot_due=True)
    assert await store.claim("t1", 0, "first", 60)
    assert not await store.claim("t1", 1, "first", 60)
    await append(store, "t1", 1, "human was faster", bot_due=True)
    assert await store.bots_due() == [Due("t1", 1)]
    assert not await store.claim("t1", 0, "first", 60)
    assert await store.claim("t1", 1, "second", 60)


async def test_no_claim_where_no_bot_is_due(store: Store) -> None:
    await playing(store, "t1", bot_due=False)
    await playing(store, "t2", bot_due=True)
    await playing(store, "t3", bot_due=True)
    await append(store, "t2", 1, "end", change=Change(status=OVER), bot_due=True)
    assert await store.bots_due() == [Due("t3", 0)]
    assert not await store.claim("t1", 0, "w", 60)
    assert not await store.claim("t2", 1, "w", 60)
    assert not await store.claim("none", 0, "w", 60)


async def test_those_waiting_longest_come_first(store: Store) -> None:
    for name, seq in (("b", 2), ("a", 3), ("c", 1)):
        await playing(store, name)
        await append(store, name, 1, "x", at=MADE + seq, bot_due=True)
    assert [due.table_id for due in await store.bots_due()] == ["c", "b", "a"]
    assert [due.table_id for due in await store.bots_due(limit=1)] == ["c"]


async def test_push_subscriptions(store: Store) -> None:
    await laid(store, "t1")
    await laid(store, "t2")
    here, there = "https://push.example.org/here", "https://push.example.org/there"
    for table_id, seat, endpoint in (("t1", 0, here), ("t1", 1, here), ("t1", 1, there), ("t2", 0, here)):
        await store.subscribe(table_id, Push(seat=seat, endpoint=endpoint, keys={"auth": "a"}, lang="fr", made=MADE))
    await store.subscribe("t1", Push(seat=0, endpoint=here, keys={"auth": "b"}, lang="en", made=MADE + 1))
    assert await store.subscriptions("t1", [0]) == [
        Push(seat=0, endpoint=here, keys={"auth": "b"}, lang="en", made=MADE)
    ]
    assert [(push.seat, push.endpoint) for push in await store.subscriptions("t1")] == [
        (0, here),
        (1, here),
        (1, there),
    ]
    with pytest.raises(NotFound):
        await store.subscribe("t1", Push(seat=7, endpoint=here, keys={}))
    await store.unsubscribe(here, "t1", 1)
    assert [(push.seat, push.endpoint) for push in await store.subscriptions("t1")] == [(0, here), (1, there)]
    await store.unsubscribe(here, "t1")
    assert len(await store.subscriptions("t1")) == 1
    await store.unsubscribe(here)
    assert await store.subscriptions("t2") == []


async def test_tables_whose_time_is_over(store: Store) -> None:
    for n, name in enumerate(("b", "a", "c")):
        await playing(store, name)
        await append(store, name, 1, "x", due=MADE + 100 - 10 * n)
    assert await store.times_over(MADE + 79) == []
    assert await store.times_over(MADE + 90) == [Due("c", 1), Due("a", 1)]
    assert await store.times_over(MADE + 100, limit=1) == [Due("c", 1)]
    await append(store, "c", 2, "x")
    await append(store, "a", 2, "end", due=MADE, change=Change(status=OVER))
    assert await store.times_over(MADE + 100) == [Due("b", 1)]
