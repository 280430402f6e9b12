"""Who pays for what: unknown keys, messages that are none, many tables, and addresses that are only claimed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.web.asgi import Socket, opened, request
from tests.web.fuzz import QUIET, Fuzz

from questhall.hall.hall import Config
from questhall.web.app import Web
from questhall.web.limits import GoodKeys, Quota
from questhall.web.proxy import Proxies

SLOW = {"rate": 0.001, "hall": QUIET}
TABLE = {"game": "dragonquest", "seats": [{"kind": "human"}]}


async def statuses(web: Web, count: int, keys: Any, path: str = "/api/games") -> list[int]:
    return [(await request(web, "GET", path, key=keys(n))).status for n in range(count)]


async def test_an_unknown_key_costs_its_address() -> None:
    async with opened(":memory:", burst=50.0, **SLOW) as web:
        assert 429 in await statuses(web, 60, lambda n: f"{n:x<43}")


async def test_a_good_key_has_a_bucket_of_its_own() -> None:
    async with opened(":memory:", burst=60.0, **SLOW) as web:
        made = Fuzz(web, 1)
        await made.make_table("dragonquest", "fair")
        (table,) = made.tables
        where = f"/api/tables/{table['id']}/now"
        found = [await statuses(web, 25, lambda n, key=key: key, where) for key in table["seats"]]
        assert found == [[200] * 25] * 3


async def test_what_is_no_message_is_charged() -> None:
    async with opened(":memory:", burst=100.0, **SLOW) as web:
        made = Fuzz(web, 1)
        await made.make_table("dragonquest", "fair")
        (table,) = made.tables
        socket = Socket(web, table["id"])
        await socket.say(json.dumps({"type": "hello", "tokens": table["seats"]}))
        for _ in range(25):
            await socket.say("nonsense")
        codes = [each["problem"]["code"] for each in socket.answers if each["type"] == "problem"]
        assert codes[0] == "bad-json" and codes[-1] == "rate-limited"
        await socket.close()


async def test_one_address_makes_so_many_tables_an_hour() -> None:
    async with opened(":memory:", rate=1000.0, burst=100_000.0, tables=5, hall=QUIET) as web:
        answers = [await request(web, "POST", "/api/tables", json.dumps(TABLE).encode()) for _ in range(7)]
        assert [answer.status for answer in answers] == [201] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too-many" and int(answers[-1].headers["retry-after"]) > 3000


async def test_bots_alone_play_at_some_tables_only() -> None:
    body = {"game": "dragonquest", "seats": [{"kind": "bot"}] * 2, "start": True, "settings": {"pause": 10_000}}
    hall = Config(bot_workers=0, bot_tables=3)
    async with opened(":memory:", hall=hall) as web:
        answers = [await request(web, "POST", "/api/tables", json.dumps(body).encode()) for _ in range(5)]
        assert [answer.status for answer in answers] == [201] * 3 + [429] * 2
        with_me = {**body, "seats": [{"kind": "human"}, {"kind": "bot"}]}
        assert (await request(web, "POST", "/api/tables", json.dumps(with_me).encode())).status == 201


def test_good_keys_are_remembered_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("questhall.web.limits.MOST_KEYS", 3)
    good = GoodKeys()
    for key in "abcad":
        good.add(key)
    assert [key in good for key in "abcd"] == [True, False, True, True]


def test_a_quota_without_a_number_is_none() -> None:
    assert not any(Quota(0, 10.0).wait("a") for _ in range(1000))


@pytest.mark.parametrize(
    ("forwarded", "trusted", "asker"),
    [
        ([b"9.9.9.9"], (), "9.9.9.9"),
        ([b"1.1.1.1, 9.9.9.9"], (), "9.9.9.9"),  # the first one says what it likes
        ([b"1.1.1.1", b"9.9.9.9"], (), "9.9.9.9"),
        ([b"1.1.1.1, 9.9.9.9, 10.0.0.7"], ("10.0.0.0/8",), "9.9.9.9"),
        ([b"10.0.0.1, 10.0.0.7"], ("10.0.0.0/8",), "10.0.0.1"),
        ([b"9.9.9.9:4711"], (), "9.9.9.9"),
        ([b"[2001:db8::1]:4711"], (), "2001:db8::1"),
        ([b"2001:db8::1"], (), "2001:db8::1"),
        ([b"nonsense\xff" * 50], (), ("nonsenseÿ" * 50)[:64]),
        ([b" , "], (), "192.0.2.99"),
        ([], (), "192.0.2.99"),
    ],
)
def test_the_rightmost_address_that_is_not_ours(forwarded: list[bytes], trusted: tuple[str, ...], asker: str) -> None:
    headers = [(b"x-forwarded-for", each) for each in forwarded]
    scope: dict[str, Any] = {"type": "http", "headers": headers, "client": ("192.0.2.99", 1), "scheme": "http"}
    Proxies(trusted).look_behind(scope)
    assert scope["client"][0] == asker


def test_the_scheme_is_the_proxys() -> None:
    for kind, scheme in (("http", "https"), ("websocket", "wss")):
        headers = [(b"x-forwarded-proto", b"http, https")]
        scope: dict[str, Any] = {"type": kind, "headers": headers, "client": None, "scheme": "http"}
        Proxies(()).look_behind(scope)
        assert scope["scheme"] == scheme
