"""Whether a game can be set up like that: tried in another process where strangers' data is read, within a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from questhall.engine.bounds import TooMuch, check_data
from questhall.engine.changed_game import game_for
from questhall.engine.game import CONTENT, BadSetup, Game
from questhall.games import open_game
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.worker_pool import open_pool, stop

LOG = logging.getLogger("questhall.hall")
STARTS: Final = 60.0  # seconds a new process may take to be there
MOST_WAITING: Final = 8
LONGEST: Final = 1000  # signs of a complaint, which may quote what was sent


Try = Callable[[str, dict[str, Any], int], tuple[str, str] | None]


class SetupCheck:
    """Tries setups. One process reads all that comes from outside; if it takes too long it is ended, and only it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.work: Try = try_setup
        self.pool: Executor | None = None
        self.one = asyncio.Lock()
        self.waiting = 0

    def close(self) -> None:
        if self.pool is not None:
            stop(self.pool)
            self.pool = None

    async def need(self, game: Game[Any], options: dict[str, Any], seats: int, whole: bool) -> None:
        """A Refusal unless that can be played. Before the start (not `whole`) only people's own data must be right."""
        own = {setting.id for setting in game.settings if not setting.values and options.get(setting.id)}
        own |= {CONTENT} & options.keys()
        if not own and not whole:
            return
        wrong = await self.tried(game.id, options, seats) if own else try_setup(game.id, options, seats)
        if wrong is not None and (whole or wrong[0] in own):
            raise bad_setup(*wrong)

    async def tried(self, game_id: str, options: dict[str, Any], seats: int) -> tuple[str, str] | None:
        if self.waiting >= MOST_WAITING:
            raise Refusal("busy", "Too many setups are looked at just now. Try again.", Facts(retry_after=self.seconds))
        self.waiting += 1
        try:
            async with self.one:
                return await self.elsewhere(game_id, options, seats)
        finally:
            self.waiting -= 1

    async def elsewhere(self, game_id: str, options: dict[str, Any], seats: int) -> tuple[str, str] | None:
        loop = asyncio.get_running_loop()
        try:
            if self.pool is None:
                self.pool = open_pool(1)
                async with asyncio.timeout(STARTS):
                    await loop.run_in_executor(self.pool, try_setup, game_id, {}, 0)
            async with asyncio.timeout(self.seconds):
                return await loop.run_in_executor(self.pool, self.work, game_id, options, seats)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.warning("a setup of %s was given up: %r", game_id, error)
            self.close()
            raise bad_setup("options", "Reading this takes too long.") from None


def complete(game: Game[Any], options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The options with all defaults filled in."""
    try:
        check_data(options)
        return game.complete(options, seats)
    except TooMuch as much:
        raise bad_setup("options", str(much)) from None
    except BadSetup as bad:
        raise bad_setup(bad.key, str(bad)) from None


def try_setup(game_id: str, options: Mapping[str, Any], seats: int) -> tuple[str, str] | None:
    """The option that cannot be, and why; None if all is well."""
    try:
        game_for(open_game(game_id), options).new(options, seats)
    except BadSetup as bad:
        return bad.key, str(bad)
    return None


def bad_setup(key: str, problem: str) -> Refusal:
    return Refusal("bad-setup", problem[:LONGEST], Facts(field=key[:LONGEST]))
