"""Appending lines: whoever is first has the number, and a resend is harmless."""

from __future__ import annotations

import asyncio

import pytest
from tests.hall.store.tables import MADE, append, hashed, laid, playing, texts

from questhall.hall.store import OVER, PLAYING, Change, Conflict, Moved, Seat, Store, Token, open_store


async def test_lines_are_kept_word_for_word_and_in_order(store: Store) -> None:
    await playing(store)
    moved = await append(store, "t1", 1, '{"n": 1, "do": "été"}', '{"n": 2}', "  spaces\n")
    assert moved == Moved(3)
    await append(store, "t1", 4, "four")
    assert await texts(store, "t1") == [
        (0, "header"),
        (1, '{"n": 1, "do": "été"}'),
        (2, '{"n": 2}'),
        (3, "  spaces\n"),
        (4, "four"),
    ]
    assert [line.seq for line in await store.lines("t1", 1, limit=2)] == [2, 3]
    assert [line.at for line in await store.lines("t1", 2)] == [MADE + 1, MADE + 4]
    assert await store.lines("t1", 4) == []


async def test_appending_keeps_what_the_table_waits_for(store: Store) -> None:
    await playing(store)
    await append(store, "t1", 1, "a", "b", asked=(1, 0), bot_due=True)
    found = await store.table("t1")
    assert found is not None
    assert (found.last_seq, found.asked, found.bot_due, found.moved) == (2, (1, 0), True, MADE + 1)


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 9])
async def test_only_the_next_number_is_free(store: Store, seq: int) -> None:
    await playing(store)
    await append(store, "t1", 1, "one", "two")
    before = await store.whole("t1")
    with pytest.raises(Conflict) as conflict:
        await append(store, "t1", seq, "late", client_id="late", change=Change(status=OVER))
    assert (conflict.value.seq, conflict.value.version) == (2, 1)
    assert await store.whole("t1") == before
    assert await store.seq_of("t1", "late") is None


async def test_a_resend_gets_the_number_it_got(store: Store) -> None:
    await playing(store)
    first = await append(store, "t1", 1, "answer", "throw", client_id="0:abc")
    await append(store, "t1", 3, "other", client_id="1:abc")
    assert (first.seq, first.again) == (2, False)
    for seq in (1, 4, 9):  # as it was sent, as a reload would send it, nonsense
        again = await append(store, "t1", seq, "answer", "throw", client_id="0:abc")
        assert (again.seq, again.again) == (2, True)
    assert [seq for seq, _ in await texts(store, "t1")] == [0, 1, 2, 3]
    assert await store.seq_of("t1", "0:abc") == 2
    assert await store.seq_of("t1", "nobody") is None


async def test_a_client_id_counts_at_its_own_table_only(store: Store) -> None:
    await playing(store, "t1")
    await playing(store, "t2")
    assert not (await append(store, "t1", 1, "x", client_id="id")).again
    assert not (await append(store, "t2", 1, "x", client_id="id")).again


async def test_the_start_is_one_with_the_header(store: Store) -> None:
    await laid(store)
    started = Change(status=PLAYING, started=MADE + 9, seats=(Seat(seat=1, name="Bot", by="simple", nonce="n1"),))
    await store.change("t1", 0, Change(options={"late": 1}))
    with pytest.raises(Conflict):
        await append(store, "t1", 0, "header", version=0, change=started)
    assert await texts(store, "t1") == []
    assert (await store.seats("t1"))[1].by == "open"
    moved = await append(store, "t1", 0, "header", "throw", version=1, change=started, asked=(1,), bot_due=True)
    assert moved == Moved(1)
    found = await store.table("t1")
    assert found is not None
    assert (found.status, found.started, found.last_seq, found.version) == (PLAYING, MADE + 9, 1, 2)
    assert (await store.seats("t1"))[1].by == "simple"


async def test_a_move_with_a_change_that_fails_leaves_nothing(store: Store) -> None:
    await playing(store)
    before = await store.whole("t1")
    bad = Change(tokens=(Token(hash=hashed("x"), seat=7),))
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await append(store, "t1", 1, "line", change=bad)
    assert await store.whole("t1") == before
    await append(store, "t1", 1, "line")


async def test_the_end(store: Store) -> None:
    await playing(store)
    await append(store, "t1", 1, "answer", "end", change=Change(status=OVER, ended=MADE, dice_secret=None))
    found = await store.table("t1")
    assert found is not None and (found.status, found.ended, found.asked) == (OVER, MADE, ())


async def test_a_move_has_lines(store: Store) -> None:
    await playing(store)
    with pytest.raises(ValueError, match="at least one line"):
        await append(store, "t1", 1)


async def test_of_many_at_once_one_is_first(store: Store) -> None:
    await playing(store)
    tries = [append(store, "t1", 1, f"{n}.1", f"{n}.2", client_id=str(n)) for n in range(40)]
    came = await asyncio.gather(*tries, return_exceptions=True)
    firsts = [n for n, one in enumerate(came) if isinstance(one, Moved)]
    assert len(firsts) == 1
    assert all(isinstance(one, Conflict) and one.seq == 2 for n, one in enumerate(came) if n not in firsts)
    assert await texts(store, "t1") == [(0, "header"), (1, f"{firsts[0]}.1"), (2, f"{firsts[0]}.2")]


async def test_the_same_move_sent_many_times_at_once(store: Store) -> None:
    await playing(store)
    came = await asyncio.gather(*[append(store, "t1", 1, "a", "b", client_id="same") for _ in range(20)])
    assert {one.seq for one in came} == {2}
    assert [one.again for one in came].count(False) == 1
    assert len(await texts(store, "t1")) == 3


async def test_two_stores_on_one_database_take_turns(store: Store, store_url: str) -> None:
    await playing(store)
    other = await open_store(store_url)

    async def play(at: Store, name: str) -> list[int]:
        mine: list[int] = []
        while len(mine) < 15:
            found = await at.table("t1")
            assert found is not None
            try:
                mine.append((await append(at, "t1", found.last_seq + 1, name)).seq)
            except Conflict as conflict:
                assert conflict.seq > found.last_seq
        return mine

    left, right = await asyncio.gather(play(store, "left"), play(other, "right"))
    await other.close()
    assert sorted(left + right) == list(range(1, 31))
    assert [seq for seq, name in await texts(store, "t1") if name == "left"] == left


async def test_whole_is_of_one_moment(store: Store) -> None:
    await playing(store)

    async def write() -> None:
        for seq in range(1, 60):
            await append(store, "t1", seq, str(seq), asked=(seq,))

    writing = asyncio.create_task(write())
    while not writing.done():
        whole = await store.whole("t1")
        assert whole is not None
        assert whole.table.last_seq == whole.lines[-1].seq == len(whole.lines) - 1
        assert whole.table.asked in ((whole.table.last_seq,), (0,))
    await writing
    after = await store.whole("t1", after=57)
    assert after is not None and [line.seq for line in after.lines] == [58, 59]
