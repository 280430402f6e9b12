"""Behind a proxy: who really asks. Only what our own proxies have written is believed.

Each proxy adds the address it was asked by at the right end of X-Forwarded-For. What stands further left came with the
request, and anybody can write anything there.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, MutableMapping
from typing import Any

from questhall.web.responses import header

Net = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """The peer is a proxy of ours; `trusted` are the addresses of those that stand before it."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self.nets: tuple[Net, ...] = tuple([ipaddress.ip_network(each, strict=False) for each in trusted])

    def look_behind(self, scope: MutableMapping[str, Any]) -> None:
        """Put the asker's own address and scheme into the scope."""
        said = [value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for"]
        found = self.asker([each.strip() for each in ",".join(said).split(",") if each.strip()])
        if found:
            scope["client"] = (found, 0)
        scheme = header(scope, b"x-forwarded-proto").rpartition(",")[2].strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme

    def asker(self, addresses: list[str]) -> str:
        """The rightmost address that is not one of our proxies'; the leftmost if all are."""
        for address in reversed(addresses):
            if not self.is_ours(address):
                return without_port(address)
        return without_port(addresses[0]) if addresses else ""

    def is_ours(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(without_port(address))
        except ValueError:
            return False
        return any(found in net for net in self.nets)


def without_port(address: str) -> str:
    """`192.0.2.1:80` and `[2001:db8::1]:80` as the addresses they are; at most 64 signs of anything else."""
    if address.startswith("["):
        address = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        address = address.partition(":")[0]
    return address[:64]
