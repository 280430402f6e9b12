"""Tables, seats and tokens: what is kept, and who may change it."""

from __future__ import annotations

import asyncio

import pytest
from tests.hall.store.tables import MADE, append, hashed, laid, playing, table

from questhall.hall.store import (
    EXPIRED,
    OVER,
    PERSON,
    PLAYING,
    BadText,
    Change,
    Chat,
    Conflict,
    Consent,
    Move,
    NotFound,
    Push,
    Seat,
    Store,
    StoreError,
    Table,
    Token,
)


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    made = table(
        options={"sun": 12, "names": ["é", "\0 \U0001f600"]},
        settings={"undo": "friendly"},
        dice={"source": "fair", "commitment": "ab" * 32},
        dice_secret=bytes(range(32)),
        expires=MADE + 5.5,
        rematch_of="before",
        webhook="https://example.org/hook",
    )
    seat = Seat(seat=0, name="Zoé", by=PERSON, nonce="n", lang="fr", data={"lent": True}, last_seen=MADE)
    token = Token(hash=hashed("key"), seat=0, lent=True, made=MADE)
    await store.create(made, [seat], [token])
    assert await store.table("t1") == made
    assert await store.seats("t1") == [seat]
    assert await store.tokens("t1") == [token]
    whole = await store.whole("t1")
    assert whole is not None
    assert (whole.table, whole.seats, whole.tokens, whole.lines) == (made, (seat,), (token,), ())


async def test_what_is_not_there(store: Store) -> None:
    assert await store.table("no") is None
    assert await store.whole("no") is None
    assert await store.seats("no") == []
    assert await store.lines("no") == []
    assert await store.consents("no") == []
    with pytest.raises(NotFound):
        await store.change("no", 0, Change())
    with pytest.raises(NotFound):
        await append(store, "no", 0, "line")
    with pytest.raises(NotFound):
        await store.say("no", Chat(seat=0, at=MADE))
    await store.delete("no")
    await store.seen("no", 0, MADE)


async def test_an_id_is_given_once(store: Store) -> None:
    await laid(store)
    with pytest.raises(Conflict):
        await store.create(table("t1", settings={"other": True}), [Seat(seat=5)])
    assert [seat.seat for seat in await store.seats("t1")] == [0, 1]


async def test_a_change_needs_the_present_version(store: Store) -> None:
    await laid(store)
    assert await store.change("t1", 0, Change(settings={"pace": "slow"})) == 1
    with pytest.raises(Conflict) as conflict:
        await store.change("t1", 0, Change(settings={"pace": "fast"}, drop_seats=(0,)))
    assert (conflict.value.seq, conflict.value.version) == (-1, 1)
    found = await store.table("t1")
    assert found is not None and found.settings == {"pace": "slow"} and found.version == 1
    assert len(await store.seats("t1")) == 2


async def test_two_who_take_the_same_seat_at_once(store: Store) -> None:
    await laid(store)

    async def sit(name: str) -> bool:
        try:
            await store.change("t1", 0, Change(seats=(Seat(seat=1, name=name, by=PERSON),)))
        except Conflict:
            return False
        return True

    names = [f"guest {n}" for n in range(8)]
    sat = await asyncio.gather(*map(sit, names))
    assert sum(sat) == 1
    assert (await store.seats("t1"))[1].name == names[sat.index(True)]


async def test_a_change_sets_what_it_says_and_nothing_else(store: Store) -> None:
    await laid(store, webhook="https://example.org/hook", dice_secret=b"secret", expires=MADE)
    before = await store.table("t1")
    await store.change("t1", 0, Change(status=EXPIRED, ended=MADE, dice_secret=None))
    after = await store.table("t1")
    assert before is not None and after is not None
    assert (after.status, after.ended, after.dice_secret) == (EXPIRED, MADE, None)
    assert (after.webhook, after.expires, after.options) == (before.webhook, before.expires, before.options)


async def test_seats_and_tokens_come_and_go(store: Store) -> None:
    await laid(store)
    await store.seen("t1", 0, MADE + 7)
    lent = Token(hash=hashed("lent"), seat=0, lent=True, made=MADE)
    seats = (Seat(seat=0, name="Bo", by="simple"), Seat(seat=2, name="Cy"))
    await store.change("t1", 0, Change(seats=seats, drop_seats=(1,), tokens=(lent,), drop_tokens=(hashed("t1 host"),)))
    assert [(seat.seat, seat.name, seat.by) for seat in await store.seats("t1")] == [
        (0, "Bo", "simple"),
        (2, "Cy", "open"),
    ]
    assert (await store.seats("t1"))[0].last_seen == MADE + 7
    assert {token.hash for token in await store.tokens("t1")} == {hashed("t1 0"), hashed("lent")}
    await store.change("t1", 1, Change(drop_seats=(0,)))
    assert await store.tokens("t1") == []


async def test_a_token_for_a_seat_that_is_not_there_is_refused_whole(store: Store) -> None:
    await laid(store)
    with pytest.raises(StoreError):
        await store.change("t1", 0, Change(settings={"new": 1}, tokens=(Token(hash=hashed("x"), seat=7),)))
    found = await store.table("t1")
    assert found is not None and (found.version, found.settings) == (0, {})


async def test_seen_never_goes_back(store: Store) -> None:
    await laid(store)
    await store.seen("t1", 0, MADE + 10)
    await store.seen("t1", 0, MADE + 3)
    await store.seen("t1", 9, MADE + 3)
    assert [seat.last_seen for seat in await store.seats("t1")] == [MADE + 10, None]


async def test_my_tables(store: Store) -> None:
    await laid(store, "old", made=MADE)
    await laid(store, "new", made=MADE + 1)
    await laid(store, "foreign")
    hashes = [hashed(word) for word in ("old 0", "new host", "new 0", "unknown", "old 0")]
    mine = await store.mine(hashes)
    assert [(one.table.id, one.seat, one.hash) for one in mine] == [
        ("new", None, hashed("new host")),
        ("new", 0, hashed("new 0")),
        ("old", 0, hashed("old 0")),
    ]
    assert await store.mine([]) == []
    assert len(await store.mine([*hashes, *[hashed(str(n)) for n in range(1500)]])) == 3


async def test_tables_to_expire_and_to_clear_away(store: Store) -> None:
    for name, expires in (("late", MADE + 9), ("b", MADE + 2), ("a", MADE + 1), ("never", None)):
        await laid(store, name, expires=expires)
    await playing(store, "played")
    assert [one.id for one in await store.to_expire(MADE + 2)] == ["a", "b"]
    assert [one.id for one in await store.to_expire(MADE + 2, limit=1)] == ["a"]
    await store.change("a", 0, Change(status=EXPIRED, ended=MADE + 3))
    await store.change("played", 1, Change(status=OVER, ended=MADE + 2))
    assert [one.id for one in await store.to_expire(MADE + 2)] == ["b"]
    assert await store.ended_before(MADE + 3) == ["played"]
    assert await store.ended_before(MADE + 4) == ["played", "a"]


async def test_a_deleted_table_takes_everything_along(store: Store) -> None:
    await playing(store)
    await store.say("t1", Chat(seat=0, text="hello", at=MADE))
    await store.ask("t1", Consent(request="r", seat=0, what="undo", seq=0, at=MADE, yes=(0,)))
    await store.subscribe("t1", Push(seat=0, endpoint="https://push.example.org/1", keys={}))
    await store.delete("t1")
    assert await store.whole("t1") is None
    assert await store.mine([hashed("t1 0")]) == []
    await laid(store)
    assert not await store.lines("t1")
    assert not await store.chat("t1")
    assert not await store.consents("t1", only_open=False)
    assert not await store.subscriptions("t1")


@pytest.mark.parametrize("text", ["a\0b", "half \ud83d"])
async def test_a_text_no_database_can_keep_is_refused(store: Store, text: str) -> None:
    await laid(store)
    with pytest.raises(BadText):
        await store.change("t1", 0, Change(seats=(Seat(seat=0, name=text),)))
    if not text.isascii():
        with pytest.raises(BadText):
            await store.change("t1", 0, Change(options={"name": text}))
    with pytest.raises(BadText):
        await append(store, "t1", 0, "fine", text)
    with pytest.raises(BadText):
        await store.say("t1", Chat(seat=0, text=text, at=MADE))
    with pytest.raises(BadText):
        await store.table(text)
    found = await store.table("t1")
    assert found is not None and (found.version, found.last_seq) == (0, -1)


async def test_numbers_beyond_all_measure_find_nothing(store: Store) -> None:
    huge = 10**30
    await playing(store)
    assert not await store.lines("t1", huge)
    assert not await store.chat("t1", huge)
    assert len(await store.lines("t1", -huge, limit=huge)) == 1
    with pytest.raises(Conflict):
        await append(store, "t1", huge, "line")
    with pytest.raises(Conflict):
        await store.change("t1", huge, Change())
    assert not await store.claim("t1", huge, "w", 1)
    await store.seen("t1", huge, MADE)


async def test_a_closed_store_says_so(store_url: str) -> None:
    from questhall.hall.store import open_store

    store = await open_store(store_url)
    await laid(store)
    await store.close()
    with pytest.raises(StoreError):
        await store.table("t1")
    with pytest.raises(StoreError):
        await store.change("t1", 0, Change(status=PLAYING))


async def test_tables_of_bots_alone_are_found_when_idle(store: Store) -> None:
    bots = [Seat(seat=0, by="sane"), Seat(seat=1, by="good")]
    await store.create(Table(id="bots", game="g", made=1.0), bots, [Token(hash=b"h", seat=None)])
    await store.create(Table(id="away", game="g", made=1.0), bots, [Token(hash=b"o", seat=0)])
    await store.create(Table(id="people", game="g", made=1.0), [Seat(seat=0, by=PERSON), bots[1]])
    for id in ("bots", "away", "people"):
        change = Change(status="playing")
        await store.append(Move(table_id=id, seq=0, lines=("{}",), at=100.0, version=0, change=change))
    assert await store.idle_bots(99.0) == []
    assert await store.idle_bots(101.0) == ["bots"]
