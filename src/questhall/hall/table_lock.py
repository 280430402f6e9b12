"""Who may change a table now."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """A lock that can also be taken without waiting, by whoever finds it free. Those who wait get it in turn."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self.held

    def take(self) -> bool:
        """Take it now; False if somebody has it. It is never free while somebody waits."""
        if self.held:
            return False
        self.held = True
        return True

    def release(self) -> None:
        """Hand it to the first who waits, if anybody does."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():  # otherwise they have given up
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # handed over and given up at the same moment
                self.release()
            raise

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        self.release()
