"""Your turn, outside the page: a webhook per table, and web push where the operator has set it up.

Nobody is told who looks at the table anyway. Addresses come from users, so nothing private can be called.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from msgspec import Struct

from questhall.hall.packets import encode
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.room import Room
from questhall.hall.service import Service
from questhall.hall.store import PERSON, Push, StoreError
from questhall.texts import say
from questhall.web.push import Vapid, encrypt
from questhall.web.requests import Subscribe

if TYPE_CHECKING:
    import httpx

LOG = logging.getLogger("questhall.web.notify")
WAIT: Final = 5.0  # seconds in which somebody may look by themselves
TIMEOUT: Final = 8.0
GONE: Final = (404, 410)
MOST_TOLD: Final = 10_000  # remembered questions; who is told twice is no harm
FOLDER: Final = Path(__file__).parent


class NotifyConfig(Struct, frozen=True):
    """`private`: addresses inside the operator's own network may be called, also by plain http."""

    private: bool = False
    push_key: str = ""
    push_contact: str = ""
    public_url: str = ""
    wait: float = WAIT


def need_public(url: str | None, config: NotifyConfig) -> None:
    """Refuse what is no address to be called; whether it is a private one is seen when it is called."""
    if url is None:
        return
    try:
        parts = urlsplit(url)
        good = parts.scheme in (("https", "http") if config.private else ("https",)) and bool(parts.hostname)
        _ = parts.port
    except ValueError:
        good = False
    if not good or not url.isascii() or parts.username or parts.password:
        raise Refusal("bad-address", "An address to be called begins with https:// and a host.", Facts(field="webhook"))
    host = parts.hostname or ""
    if not config.private and (host == "localhost" or is_private(host)):
        raise Refusal("bad-address", "Private addresses are not called.", Facts(field="webhook"))


def is_private(host: str) -> bool:
    """Whether this is the number of a machine that is not in the open network."""
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return False


class Notifier:
    """Watches the games of this process and tells those who are asked and away."""

    def __init__(self, service: Service, config: NotifyConfig) -> None:
        self.service = service
        self.config = config
        self.vapid = Vapid(config.push_key, config.push_contact) if config.push_key else None
        self.client: httpx.AsyncClient | None = None
        self.told: dict[tuple[str, int], int] = {}  # (table, seat): the entry they were last told about
        service.hall.on_move.append(self.moved)

    @property
    def public_key(self) -> str | None:
        return None if self.vapid is None else self.vapid.public

    @property
    def http(self) -> httpx.AsyncClient:
        """Made when first needed, since reading all certificates takes a while."""
        if self.client is None:
            import httpx  # late: most halls call nobody

            self.client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)
        return self.client

    async def close(self) -> None:
        if self.client is not None:
            await self.client.aclose()

    async def subscribe(self, room: Room, seat: int, wish: Subscribe) -> None:
        if self.vapid is None:
            raise Refusal("push-off", "This hall sends no push messages.")
        need_public(wish.endpoint, self.config)
        keys = {"p256dh": wish.keys.p256dh, "auth": wish.keys.auth}
        try:
            encrypt(b"", **keys)
        except ValueError:
            raise Refusal("invalid", "These are no keys of a browser.", Facts(field="keys")) from None
        push = Push(seat=seat, endpoint=wish.endpoint, keys=keys, lang=wish.lang, made=time.time())
        await self.service.store.subscribe(room.id, push)

    def moved(self, room: Room) -> None:
        if room.table.webhook is None and self.vapid is None:
            return
        for seat in room.asked():
            if room.seats[seat].by == PERSON and not room.present(seat) and not self.knows(room, seat):
                if len(self.told) > MOST_TOLD:
                    self.told.clear()
                self.told[room.id, seat] = room.known
                self.service.hall.spawn(self.tell_later(room, seat))

    def knows(self, room: Room, seat: int) -> bool:
        """They were told about this very question."""
        match = room.match
        return match is None or self.told.get((room.id, seat), -1) >= match.timeline.asked_since(seat)

    async def tell_later(self, room: Room, seat: int) -> None:
        await asyncio.sleep(self.config.wait)
        if seat not in room.asked() or room.present(seat):
            return
        try:
            if room.table.webhook is not None:
                await self.call_webhook(room, seat, room.table.webhook)
            if self.vapid is not None:
                for push in await self.service.store.subscriptions(room.id, [seat]):
                    await self.send_push(room, seat, push, self.vapid)
        except StoreError as error:
            LOG.warning("nobody was told of a turn: %s", error)

    def text(self, room: Room, seat: int, lang: str) -> str:
        return say(lang, FOLDER, "your-turn", {"name": f"={room.seats[seat].name}", "table": f"={room.id}"})

    async def call_webhook(self, room: Room, seat: int, url: str) -> None:
        text = self.text(room, seat, room.seats[seat].lang)
        said = {
            "event": "your-turn",
            "table": room.id,
            "game": room.table.game,
            "seat": seat,
            "name": room.seats[seat].name,
            "url": f"{self.config.public_url}/t/{room.id}",
            "text": text,
            "content": text,
        }
        await self.post(url, encode(said), {"content-type": "application/json"})

    async def send_push(self, room: Room, seat: int, push: Push, vapid: Vapid) -> None:
        said = {"event": "your-turn", "table": room.id, "seat": seat, "text": self.text(room, seat, push.lang)}
        body = encrypt(encode(said), str(push.keys["p256dh"]), str(push.keys["auth"]))
        if await self.post(push.endpoint, body, vapid.headers(push.endpoint)) in GONE:
            await self.service.store.unsubscribe(push.endpoint)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, 0 if there was none. What it says is not read."""
        import httpx  # late, as above

        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        try:
            need_public(url, self.config)
            address = await self.resolve(host, port)
            numbers = f"[{address}]" if ":" in address else address
            direct = parts._replace(netloc=f"{numbers}:{port}").geturl()
            named = {**headers, "host": parts.netloc}
            extensions = {"sni_hostname": host}
            request = self.http.build_request("POST", direct, content=body, headers=named, extensions=extensions)
            answer = await self.http.send(request, stream=True)
            await answer.aclose()
            return answer.status_code
        except (httpx.HTTPError, OSError, Refusal, ValueError) as error:
            LOG.info("a call to %s failed: %s", host, type(error).__name__)
            return 0

    async def resolve(self, host: str, port: int) -> str:
        """One address of the host; all must be public. It is this one that is called, whatever DNS says later."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        if not addresses or (not self.config.private and any(is_private(each) for each in addresses)):
            raise Refusal("bad-address", "Private addresses are not called.")
        return addresses[0]
