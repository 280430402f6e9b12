"""Garbage in cycles is looked for where nobody waits for it.

A move leaves nothing behind that is in a cycle; a connection that closes and a table that leaves the memory do. Python
looks at all there is again and again, the longer the more tables there are. Here it looks once at what is new while
people play, and at all of it when the hall is quiet.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any, Final

AFTER: Final = 50_000  # new objects, after which these are looked at: some 2,000 moves
QUIET: Final = 5.0  # seconds in which next to nothing is new
NEXT_TO_NOTHING: Final = 1_000  # new objects: some 40 moves
WORTH_IT: Final = 20  # looks at what is new, after which all is looked at in the next quiet moment
TOO_MANY: Final = 200  # the same without a quiet moment


class Garbage:
    """How Python looks for it, from `begin` to `end`."""

    def __init__(self) -> None:
        self.looks = 0  # at what was new, since all was looked at

    def begin(self) -> None:
        gc.callbacks.append(self.looked)
        gc.set_threshold(AFTER)
        self.look_at_all()

    def end(self) -> None:
        gc.callbacks.remove(self.looked)

    def looked(self, phase: str, info: dict[str, Any]) -> None:
        """What is still there is not looked at again for a while."""
        if phase == "stop":
            gc.freeze()
            self.looks += 1

    def look_at_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        self.looks = 0

    async def keep(self) -> None:
        """Wait for quiet moments."""
        while True:
            looks, new = self.looks, gc.get_count()[0]
            await asyncio.sleep(QUIET)
            quiet = self.looks == looks and gc.get_count()[0] - new < NEXT_TO_NOTHING
            if self.is_due(quiet):
                self.look_at_all()

    def is_due(self, quiet: bool) -> bool:
        return self.looks >= (WORTH_IT if quiet else TOO_MANY)
