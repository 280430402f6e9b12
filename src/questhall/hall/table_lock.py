"""Who may change a table now. Not compiled with the rest: a compiled class cannot be waited for."""

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
