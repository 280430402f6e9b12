"""Whatever is done, SQLite and PostgreSQL answer the same, and so does SQLite where moves lie together first."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.hall.conftest import lie_together
from tests.hall.store.tables import MADE, hashed, table

from questhall.hall.store import (
    Change,
    Chat,
    Conflict,
    Consent,
    Move,
    Moved,
    NotFound,
    Push,
    Seat,
    Store,
    StoreError,
    Token,
    open_store,
)

Deed = Callable[[Store], Awaitable[object]]
TABLES = ("a", "b")


def deed(chance: random.Random) -> Deed:
    """Something that anybody might do, sensible or not."""
    where, seat, small = chance.choice(TABLES), chance.randrange(4), chance.randrange(-1, 6)
    request, worker, yes = chance.choice("pqr"), chance.choice("vw"), chance.random() < 0.5
    at, everywhere, rarely = MADE + chance.randrange(100), chance.choice([None, where]), chance.random() < 0.2
    changed, moved = change(chance), move(chance, where)
    deeds: list[Deed] = [
        lambda store: store.create(table(where), [Seat(seat=n) for n in range(3)]),
        lambda store: store.change(where, small, changed),
        lambda store: fitting_change(store, where, changed),
        lambda store: store.append(moved),
        lambda store: fitting_append(store, moved),
        lambda store: fitting_append(store, moved),
        lambda store: store.seen(where, seat, at),
        lambda store: store.say(where, Chat(seat=seat, text="word", at=at)),
        lambda store: store.ask(where, Consent(request=request, seat=seat, what="undo", seq=small, at=at)),
        lambda store: store.vote(where, request, seat, yes),
        lambda store: store.settle(where, request, "granted"),
        lambda store: store.claim(where, small, worker, 600),
        lambda store: store.subscribe(where, Push(seat=seat, endpoint=request, keys={"a": small}, made=at)),
        lambda store: store.unsubscribe(request, everywhere),
        lambda store: store.delete(where) if rarely else store.seq_of(where, "x"),
    ]
    return chance.choice(deeds)


def change(chance: random.Random) -> Change:
    seat, key = chance.randrange(4), Token(hash=hashed(str(chance.randrange(6))), seat=chance.choice([None, 0, 3]))
    return Change(
        status=chance.choice(["lobby", "playing", "over"]),
        expires=chance.choice([None, MADE]),
        seats=(Seat(seat=seat, name=str(chance.random())),) if chance.random() < 0.5 else (),
        drop_seats=(chance.randrange(4),) if chance.random() < 0.2 else (),
        tokens=(key,) if chance.random() < 0.5 else (),
    )


def move(chance: random.Random, where: str) -> Move:
    return Move(
        table_id=where,
        seq=chance.randrange(-1, 6),
        lines=tuple(str(chance.random()) for _ in range(chance.randrange(1, 4))),
        at=MADE + chance.randrange(100),
        client_id=chance.choice([None, *"uvwxyz"]),
        asked=(chance.randrange(4),),
        bot_due=chance.random() < 0.5,
        version=chance.choice([None, None, chance.randrange(3)]),
        change=chance.choice([None, None, change(chance)]),
    )


async def fitting_change(store: Store, where: str, change: Change) -> int:
    found = await store.table(where)
    return await store.change(where, 0 if found is None else found.version, change)


async def fitting_append(store: Store, move: Move) -> Moved:
    found = await store.table(move.table_id)
    return await store.append(move if found is None else replace(move, seq=found.last_seq + 1))


async def everything(store: Store) -> list[object]:
    found: list[object] = [await store.mine([hashed(str(n)) for n in range(-1, 6)]), await store.bots_due()]
    found += [await store.to_expire(MADE + 50), await store.ended_before(MADE + 50)]
    for where in TABLES:
        found += [await store.whole(where), await store.chat(where)]
        found += [await store.consents(where, only_open=False), await store.subscriptions(where)]
    return found


async def outcome(store: Store, deed: Deed) -> object:
    try:
        return await deed(store)
    except Conflict as conflict:
        return ("conflict", conflict.seq, conflict.version)
    except (NotFound, StoreError) as error:
        return type(error)


@pytest.mark.parametrize("seed", range(3))
async def test_all_do_the_same(tmp_path: Path, postgres_url: str, seed: int) -> None:
    urls = [f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'two.db'}", postgres_url]
    stores = [await open_store(url) for url in urls]
    lie_together(stores[1])
    for store in stores:
        for where in TABLES:
            await store.create(table(where), [Seat(seat=n) for n in range(3)])
    for n in range(200):
        first, *others = [await outcome(store, deed(random.Random(f"{seed} {n}"))) for store in stores]
        assert others == [first, first], n
    first, *others = [await everything(store) for store in stores]
    assert others == [first, first]
    for store in stores:
        await store.close()
