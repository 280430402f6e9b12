"""Who may change a table now. Apart from the room, which is compiled: a compiled class has no interpreted base."""

from __future__ import annotations

import asyncio


class TableLock(asyncio.Lock):
    """A lock that can also be taken without waiting, by whoever finds it free."""

    def take(self) -> bool:
        """Take it now; False if somebody has it, or waits for it."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()
        return False
