"""Telling listeners what has changed, and each of them no more often than needed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Final

from questhall.hall.store.transaction import KINDS, Counters, News
from questhall.hall.store.types import NO_LINES, Kind, Listener, Notice

MOST_KNOWN: Final = 50_000
UNKNOWN: Final[Counters] = (NO_LINES, -1, 0, 0, 0)

log = logging.getLogger(__name__)


class ChangeFeed:
    """Who listens, and how far each table is known here: a change that came by two ways is told once."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.known: dict[str, Counters] = {}

    def listen(self, listener: Listener) -> Callable[[], None]:
        def stop() -> None:
            if listener in self.listeners:
                self.listeners.remove(listener)

        self.listeners.append(listener)
        return stop

    def here(self, news: Iterable[News]) -> None:
        """What this process has just committed."""
        for one in news:
            self.learn(one.table_id, one.counters)
            self.tell(one.table_id, one.counters, one.kinds, here=True)

    def is_news(self, table_id: str, counters: Counters) -> bool:
        """Whether a table is further than is known here."""
        known = self.known.get(table_id, UNKNOWN)
        return any(now > was for was, now in zip(known, counters, strict=True))

    def heard(self, table_id: str, counters: Counters | None) -> None:
        """How far a table is, as the database or another process says; None: it is gone."""
        old = self.known.get(table_id, UNKNOWN)
        self.learn(table_id, counters)
        if counters is None:
            self.tell(table_id, None, ("table",), here=False)
        else:
            kinds = tuple(kind for kind, was, now in zip(KINDS, old, counters, strict=True) if now > was)
            self.tell(table_id, counters, kinds, here=False)

    def learn(self, table_id: str, counters: Counters | None) -> None:
        old = self.known.pop(table_id, UNKNOWN)
        if counters is not None:
            a, b, c, d, e = map(max, old, counters)
            self.known[table_id] = (a, b, c, d, e)
            if len(self.known) > MOST_KNOWN:
                del self.known[next(iter(self.known))]

    def tell(self, table_id: str, counters: Counters | None, kinds: tuple[Kind, ...], here: bool) -> None:
        last_seq = NO_LINES if counters is None else counters[0]
        for kind in kinds:
            for listener in list(self.listeners):
                try:
                    listener(Notice(table_id, last_seq, kind, here))
                except Exception:
                    log.exception("a listener failed on news of table %s", table_id)
