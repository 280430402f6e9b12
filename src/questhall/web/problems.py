"""Refusals as application/problem+json: every code with its status and title. Codes are stable, titles are not."""

from __future__ import annotations

import logging
import secrets
from typing import Final

import msgspec

from questhall.hall.refusals import Refusal
from questhall.hall.store import BadText, NotFound, StoreError
from questhall.web.replies import Problem

LOG = logging.getLogger("questhall.web")
LONGEST: Final = 1000  # signs of a complaint, which may quote what was sent

CODES: Final[dict[str, tuple[int, str]]] = {
    "bad-json": (400, "The body is not JSON"),
    "unauthorized": (401, "A seat's or the host's key is needed"),
    "wrong-token": (403, "This key is not good here"),
    "not-host": (403, "Only the host may do that"),
    "not-your-seat": (403, "Not your seat"),
    "not-your-say": (403, "Not yours to agree to"),
    "closed": (403, "The table is closed to spectators"),
    "no-hints": (403, "Nobody gives advice at this table"),
    "chat-closed": (403, "This cannot be said here"),
    "wrong-origin": (403, "This page is not of this hall"),
    "not-found": (404, "There is nothing here"),
    "no-table": (404, "No such table"),
    "no-seat": (404, "No such seat"),
    "no-game": (404, "No such game"),
    "no-moment": (404, "No such moment"),
    "no-request": (404, "No such open request"),
    "method-not-allowed": (405, "Not that way"),
    "stale": (409, "The game has moved on"),
    "too-early": (409, "Not yet"),
    "not-asked": (409, "This seat is not asked now"),
    "bot-plays": (409, "A bot plays this seat"),
    "seat-taken": (409, "The seat is taken"),
    "seat-open": (409, "Nobody sits there"),
    "seats-open": (409, "Seats are still open"),
    "started": (409, "The game has started"),
    "not-started": (409, "The game has not started"),
    "over": (409, "The game is over"),
    "not-over": (409, "The game is not over"),
    "not-wanted": (409, "The lesson wants another answer"),
    "no-undo": (409, "Nothing to take back"),
    "push-off": (409, "Push is not set up here"),
    "busy": (409, "Too much at once"),
    "unreadable": (409, "The table was played under other rules"),
    "too-large": (413, "Too large"),
    "not-json": (415, "Send application/json"),
    "invalid": (422, "The request is not understood"),
    "refused": (422, "The rules refuse that"),
    "unknown-ref": (422, "No such thing on the table"),
    "bad-setup": (422, "The game cannot be set up like that"),
    "no-bot": (422, "No such bot"),
    "bad-address": (422, "This address cannot be called"),
    "rules-failed": (422, "The rules of the game stumbled over that"),
    "rate-limited": (429, "Too many requests"),
    "too-many": (429, "Too many connections"),
    "internal": (500, "Something went wrong here"),
    "unavailable": (503, "The hall cannot do that at the moment"),
    "client-not-built": (503, "The browser client is not built"),
}


def problem_of(error: Exception) -> Problem:
    """What to answer. What nobody foresaw is noted down under an id, which the answer tells."""
    return foreseen(error) or unforeseen(error)


def unforeseen(error: Exception) -> Problem:
    """An error of ours: logged once, and told by its id alone. Nothing that was acknowledged is lost."""
    id = secrets.token_hex(4)
    LOG.error("error %s: %r", id, error, exc_info=error)
    return problem("rules-failed" if is_of_rules(error) else "internal", id)


def is_of_rules(error: Exception) -> bool:
    """Whether it was a game that failed, or the engine under it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    module = "" if trace is None else str(trace.tb_frame.f_globals.get("__name__", ""))
    return module.startswith(("questhall.games.", "questhall.engine."))


def foreseen(error: Exception) -> Problem | None:
    match error:
        case Refusal(code=code, detail=detail, facts=facts):
            status, title = CODES[code]
            return Problem(code, title, status, detail, **msgspec.structs.asdict(facts))
        case msgspec.ValidationError():
            return problem("invalid", str(error)[:LONGEST], path_in(str(error)[:LONGEST]))
        case msgspec.DecodeError() | UnicodeDecodeError():
            return problem("bad-json", str(error)[:LONGEST])
        case BadText():
            return problem("invalid", str(error))
        case NotFound():
            return problem("no-table", "There is no such table (any more).")
        case StoreError():
            LOG.error("the store fails: %s", error)
            return problem("unavailable", "The store does not answer. Nothing that was acknowledged is lost.")
    return None


def problem(code: str, detail: str = "", field: str = "") -> Problem:
    status, title = CODES[code]
    return Problem(code, title, status, detail, field=field)


def path_in(message: str) -> str:
    """The part of the body msgspec complains about: `- at `$.seats[0].name``."""
    _, found, rest = message.partition("`$")
    return rest.rstrip("`").lstrip(".") if found else ""
