"""What a hero's bot remembers: how long nothing has changed, what has come back, and where each hero has stood."""

from __future__ import annotations

from questhall.engine.grid import BIT
from questhall.games.heroquest.figures import NOWHERE, PLACED, SLAIN, Hero
from questhall.games.heroquest.state import Dungeon


class Notes:
    """One quest's notes. A new quest, or the same one begun again, starts a clean page."""

    def __init__(self) -> None:
        self.lost: int = -1  # the quest of the campaign they were last beaten in, which no new page wipes out
        self.quest: int = -1
        self.round: int = 0
        self.mark: int = 0
        self.changed: int = 0  # the round of the last change
        self.harm: int = 0  # the most that was ever done to the monsters: some come back
        self.slain: int = 0  # monsters, as bits
        self.undying: int = 0  # those that have come back
        self.stood: list[int] = [0, 0, 0, 0]  # squares, per hero, since what he carries has changed
        self.carried: list[int] = [0, 0, 0, 0]

    def read(self, s: Dungeon) -> None:
        """Before each answer."""
        if s.plan.number != self.quest or s.round < self.round:
            self.quest = s.plan.number
            self.changed = s.round
            self.mark = -1
            self.harm = 0
            self.slain = 0
            self.undying = 0
            self.stood = [0, 0, 0, 0]
            self.carried = [0, 0, 0, 0]
        self.round = s.round
        for m in s.monsters:
            if m.status == SLAIN:
                self.slain |= 1 << m.number
            elif m.status == PLACED and self.slain >> m.number & 1:
                self.undying |= 1 << m.number
        mark = progress(s)
        done = harm(s)
        if mark != self.mark or done > self.harm:
            self.mark = mark
            self.harm = max(done, self.harm)
            self.changed = s.round
        for h in s.heroes:
            carried = burden(s, h)
            if carried != self.carried[h.number]:
                self.carried[h.number] = carried
                self.stood[h.number] = 0

    def stand(self, h: Hero) -> None:
        """He is here with his hands free: whatever can be done here is offered to him now."""
        if h.square >= 0:
            self.stood[h.number] |= BIT[h.square]

    def idle(self, s: Dungeon) -> int:
        """Rounds since anything has changed for good."""
        return s.round - self.changed


def burden(s: Dungeon, h: Hero) -> int:
    """The quest items he carries, as bits."""
    found = 0
    for item, place in enumerate(s.item_places):
        if place == -2 - h.number:
            found |= 1 << item
    return found


def harm(s: Dungeon) -> int:
    """Body Points the monsters have lost."""
    total = 0
    for m in s.monsters:
        if m.status == SLAIN:
            total += m.body_start
        elif m.status == PLACED:
            total += m.body_start - m.body
    return total


def progress(s: Dungeon) -> int:
    """A number that changes whenever something is found, opened, taken or won."""
    carried = 0
    for place in s.item_places:
        carried = carried * 31 + max(place, NOWHERE) + 8
    out = 0
    for h in s.heroes:
        out = out * 5 + h.status
    known = s.seen.bit_count() + 1000 * s.doors_seen.bit_count() + 30_000 * s.doors_open.bit_count()
    searched = s.party_searched.bit_count() + 50 * s.secrets_sought.bit_count() + 50_000 * len(s.noted)
    return (known * 40_000_000 + searched) * 4_000 + (carried * 700 + out) % 3_989
