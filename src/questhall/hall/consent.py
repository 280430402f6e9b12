"""Requests that the others must agree to: who they are, and the message that asks them."""

from __future__ import annotations

import json
from typing import Final

from questhall.engine.replay import Moment
from questhall.hall.messages import ConsentAsked
from questhall.hall.room import Room
from questhall.hall.snapshot import moment_infos
from questhall.hall.store import Consent

RULE: Final = "rule:"  # begins Consent.what, before the settings as JSON


def must_agree(room: Room, seat: int) -> list[int]:
    """The seats whose consent this one needs: one for each other person."""
    holders = {room.seat_data[seat].holder} if seat >= 0 else set()  # a host without a seat asks all
    needed = []
    for other in room.people():
        holder = room.seat_data[other].holder
        if holder not in holders:
            holders.add(holder)
            needed.append(other)
    return needed


def is_rule(consent: Consent) -> bool:
    """It is about how the table is run, and not about what was played."""
    return consent.what.startswith(RULE)


def consent_asked(room: Room, consent: Consent) -> ConsentAsked:
    return ConsentAsked(
        request=consent.request,
        seat=consent.seat,
        what="rule" if is_rule(consent) else consent.what,  # type: ignore[arg-type]
        moves=moment_infos(in_question(room, consent)),
        needs=must_agree(room, consent.seat),
        yes=list(consent.yes),
        no=list(consent.no),
        state=consent.outcome,
        rule=json.loads(consent.what.removeprefix(RULE)) if is_rule(consent) else {},
    )


def in_question(room: Room, consent: Consent) -> list[Moment]:
    """The entries that would be taken back, as everybody may know them."""
    match = room.match
    if match is None or match.seq != consent.seq or is_rule(consent):
        return []
    offer = match.can_reset_turn(consent.seat) if consent.what == "turn" else match.can_undo(consent.seat)
    return match.moments([move.n for move in match.timeline.line() if move.n > offer.to], None)
