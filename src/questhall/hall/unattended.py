"""Playing on at a table for others, bots and the clock: what goes wrong there has nobody to be told to."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from questhall.hall.refusals import Refusal
from questhall.hall.store import StoreError

GONE_ON: Final = ("stale", "over", "not-asked")  # refusals that only say that somebody was faster


@contextmanager
def unattended(log: logging.Logger, waits: str, rest: Callable[[], None]) -> Iterator[None]:
    """A failure is logged, with `waits` before it, and the table rests; the others go on."""
    try:
        yield
    except (Refusal, StoreError) as error:
        log.warning("%s: %s", waits, error)
        rest()
    except Exception as error:
        log.error("%s: %r", waits, error, exc_info=error)
        rest()
