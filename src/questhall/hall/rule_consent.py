"""Rules of a table that nobody changes alone once the game is under way: how much is taken back, and who is advised."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from questhall.hall.consent import RULE, consent_asked, must_agree
from questhall.hall.hall import Hall
from questhall.hall.refusals import Refusal
from questhall.hall.requests import ChangeTable
from questhall.hall.room import Room
from questhall.hall.store import PLAYING, Change, Consent
from questhall.hall.table_data import plain
from questhall.hall.tokens import new_request

FAIR: Final = ("undo", "hints")  # settings that change what is fair


def needs_consent(room: Room, wish: ChangeTable) -> dict[str, Any]:
    """What of this wish the others must agree to. Before the start, and alone, nothing."""
    if room.table.status != PLAYING or room.nobody_else:
        return {}
    wished = {key: getattr(wish, key) for key in FAIR if getattr(wish, key) is not UNSET}
    return {key: value for key, value in wished.items() if value != getattr(room.data.run, key)}


def without(wish: ChangeTable, keys: dict[str, Any]) -> ChangeTable:
    return replace(wish, **dict.fromkeys(keys, UNSET))


async def ask_for(hall: Hall, room: Room, rules: dict[str, Any]) -> None:
    """Ask everybody else; the same request that stands already is not asked again."""
    what = RULE + json.dumps(rules, sort_keys=True)
    if any(consent.what == what for consent in room.consents.values()):
        return
    seat = -1 if room.data.host_seat is None else room.data.host_seat
    if not must_agree(room, seat):
        raise Refusal("not-your-say", "Nobody is here who could agree to that.")
    consent = Consent(request=new_request(), seat=seat, what=what, seq=room.known, at=time.time())
    await hall.store.ask(room.id, consent)
    room.consents[consent.request] = consent
    room.tell(consent_asked(room, consent))


def agreed(room: Room, consent: Consent) -> Change:
    """The change that everybody has agreed to."""
    rules = json.loads(consent.what.removeprefix(RULE))
    return Change(settings=plain(replace(room.data, run=replace(room.data.run, **rules))))
