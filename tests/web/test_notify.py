"""Your turn, outside the page: what is sent, to whom, and what is never called."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.machine import patience
from tests.web.halls import running
from tests.web.people import Guest, Live

from questhall.hall.refusals import Refusal
from questhall.web.notify import Notifier, NotifyConfig, need_public
from questhall.web.push import Vapid, encrypt, new_key, pack, unpack


@contextmanager
def mailbox() -> Iterator[tuple[str, list[tuple[dict[str, str], bytes]]]]:
    """Somewhere to be called: its address and what arrived there."""
    arrived: list[tuple[dict[str, str], bytes]] = []

    class Box(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            arrived.append(({key.lower(): value for key, value in self.headers.items()}, body))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *words: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Box)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/box", arrived
    finally:
        server.shutdown()


class Browser:
    """The keys of a browser, and how it reads what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        form = serialization.PublicFormat.UncompressedPoint
        self.point = self.key.public_key().public_bytes(serialization.Encoding.X962, form)
        self.auth = b"0123456789abcdef"

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": pack(self.point), "auth": pack(self.auth)}

    def read(self, sealed: bytes) -> bytes:
        salt, length = sealed[:16], sealed[20]
        theirs, text = sealed[21 : 21 + length], sealed[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derive(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02")


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def wait_for(arrived: list[Any]) -> None:
    end = time.monotonic() + patience(30)
    while not arrived:
        assert time.monotonic() < end, "nothing arrived"
        time.sleep(0.02)


def test_only_the_browser_reads_its_message() -> None:
    browser = Browser()
    sealed = encrypt(b"your turn", **browser.keys)
    assert browser.read(sealed) == b"your turn" and b"your turn" not in sealed
    with pytest.raises(ValueError):
        encrypt(b"x", "bm90IGEga2V5", "bm8")


def test_the_server_signs_for_one_push_service() -> None:
    vapid = Vapid(new_key(), "mailto:host@example.org")
    header = vapid.headers("https://push.example.org/abc")["authorization"]
    token, key = header.removeprefix("vapid t=").split(",k=")
    first, claims, signature = token.split(".")
    said = json.loads(unpack(claims))
    assert said["aud"] == "https://push.example.org" and said["sub"] == "mailto:host@example.org"
    raw = unpack(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), base64.urlsafe_b64decode(key + "="))
    public.verify(encode_dss_signature(r, s), f"{first}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "ftp://example.org/hook",
        "https://",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://10.0.0.7/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://user:word@example.org/",
        "https://exa mple:x/",
        "javascript:alert(1)",
    ],
)
def test_private_and_odd_addresses_are_refused(url: str) -> None:
    with pytest.raises(Refusal) as caught:
        need_public(url, NotifyConfig())
    assert caught.value.code == "bad-address"


async def test_a_name_that_leads_to_a_private_address_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    notifier = Notifier.__new__(Notifier)
    notifier.config = NotifyConfig()
    with pytest.raises(Refusal):
        await notifier.resolve("localhost", 443)


def test_a_webhook_is_called_for_whoever_is_away_and_only_for_them(tmp_path: Path) -> None:
    config = NotifyConfig(private=True, wait=0.05, public_url="https://hall.example")
    with mailbox() as (url, arrived), running(f"sqlite:///{tmp_path / 'hall.db'}", notify=config) as hall:
        made = hall.make("human", "human", webhook=url)
        table, keys = made["table"]["id"], [key["key"] for key in made["seats"]]
        wait_for(arrived)
        said = json.loads(arrived[0][1])
        assert said["event"] == "your-turn" and said["url"] == f"https://hall.example/t/{table}"
        assert not any(key in arrived[0][1].decode() for key in keys)
        asked = said["seat"]
        live = Live(hall.url, table, keys[asked], keys[1 - asked])  # both are here now
        live.until("now")
        arrived.clear()
        for _ in range(4):
            for seat, key in enumerate(keys):
                guest = Guest(hall.url, table, key)
                now = guest.now()
                if now["options"]:
                    guest.move(now["seq"], now["options"][0]["name"])
                assert seat in (0, 1)
        time.sleep(0.3)
        assert not arrived
        live.close()
        assert url not in hall.http.get(f"/api/tables/{table}").text


def test_a_subscribed_browser_is_pushed(tmp_path: Path) -> None:
    config = NotifyConfig(private=True, push_key=new_key(), push_contact="mailto:a@example.org", wait=0.05)
    browser = Browser()
    with mailbox() as (url, arrived), running(f"sqlite:///{tmp_path / 'hall.db'}", notify=config) as hall:
        assert hall.http.get("/api/push").json()["key"]
        made = hall.make("human", "human", start=False)
        table = made["table"]["id"]
        for key in made["seats"]:
            seat = Guest(hall.url, table, key["key"])
            assert seat.post("/push", endpoint=url, keys={"p256dh": "AAAA", "auth": "AA"}).json()["code"] == "invalid"
            assert seat.post("/push", endpoint=url, keys=browser.keys, lang="fr").status_code == 200
        room = hall.web.service.hall.rooms[table]  # type: ignore[union-attr]
        room.touched.clear()  # everybody has gone
        Guest(hall.url, table, made["host"]).post("/start")
        wait_for(arrived)
        headers, body = arrived[0]
        assert headers["content-encoding"] == "aes128gcm" and headers["authorization"].startswith("vapid t=")
        assert "votre tour" in json.loads(browser.read(body))["text"]
