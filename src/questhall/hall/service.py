"""The whole hall in one object: what adapters talk to."""

from __future__ import annotations

import time

from questhall.hall.access import Access
from questhall.hall.bots import Bots
from questhall.hall.chat import TableChat
from questhall.hall.clock import Clock
from questhall.hall.commands import Commands
from questhall.hall.commit import Committer
from questhall.hall.hall import Config, Hall
from questhall.hall.housekeeping import keep_house
from questhall.hall.inspect import Inspector
from questhall.hall.lobby import Lobby
from questhall.hall.play import Play
from questhall.hall.room import Room
from questhall.hall.seats import Seats
from questhall.hall.store import Store, open_store
from questhall.hall.undo import Undo


class Service:
    """One process's hall, with all that can be done in it."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.hall = Hall(store, config)
        committer = Committer(self.hall)
        self.lobby = Lobby(self.hall)
        self.seats = Seats(self.hall, committer)
        self.play = Play(self.hall, committer)
        self.undo = Undo(self.hall, committer)
        self.chat = TableChat(self.hall)
        self.commands = Commands(self.play, self.undo, self.chat)
        self.access = Access(self.hall, self.chat)
        self.inspector = Inspector(self.hall)
        self.bots = Bots(self.hall, self.play)
        self.clock = Clock(self.hall, self.play)
        self.well_at = float("-inf")

    @staticmethod
    async def open(url: str = "", config: Config = Config()) -> Service:  # noqa: B008  (frozen)
        """Open the store and begin to work: bots and clocks play on, idle tables are swept."""
        service = Service(await open_store(url), config)
        service.hall.spawn(keep_house(service.hall))
        service.hall.spawn(service.bots.watch())
        service.hall.spawn(service.clock.watch())
        return service

    async def close(self) -> None:
        self.bots.close()
        await self.hall.close()

    async def need_well(self) -> None:
        """A StoreError unless the store takes what it is given; tried again no more than once a second."""
        if time.monotonic() - self.well_at > 1.0:
            await self.store.ping()
            self.well_at = time.monotonic()

    async def room(self, table_id: str) -> Room:
        return await self.hall.room(table_id)
