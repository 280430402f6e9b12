"""Whatever people say in whole games: taken or refused with a rule, nothing gets lost, every promise is judged."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.betrayals.play import Play, check_conserved, new

from questhall.engine.core import CHANCE, NATURE, OVER, apply, apply_open_checked
from questhall.games.betrayals.model.cards import ITEM_IDS, MONSTER_IDS
from questhall.games.betrayals.model.deals import BROKEN, KEPT, WAIVED
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import IN_DUNGEON, Adventure, Adventurer
from questhall.games.betrayals.rules.parties import may_deal

KINDS = ("gems", "share", "trophy", "carcass", "item", "quest", "side", "no_arena", "ally_next", "text")


class Talker:
    """Says many things, some of them sensible."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def offer(self, s: Adventure, seat: int) -> dict[str, Any]:
        """Usually to somebody it may be made to, of things that are there."""
        pick = self.random.random
        partners = [other for other in range(s.table.seats) if may_deal(s, seat, other)]
        to = self.random.choice(partners) if partners and pick() < 0.9 else self.random.randrange(s.table.seats)
        me, other = s.adventurers[seat], s.adventurers[to]
        return {
            "offer": {
                "to": f"seat:{to}",
                "give": self.some(lambda: self.term(me), 0.4),
                "ask": self.some(lambda: self.term(other), 0.2),
                "promise": self.some(lambda: self.pledge(s), 0.5),
                "want": self.some(lambda: self.pledge(s), 0.5),
                "alliance": pick() < (0.7 if s.parley == IN_DUNGEON else 0.05),
                "private": pick() < (0.5 if s.table.private_offers else 0.05),
                "sworn": pick() < 0.05,
            }
        }

    def some(self, make: Any, chance: float) -> list[Any]:
        return [make() for _ in range(self.random.randint(1, 2))] if self.random.random() < chance else []

    def term(self, a: Adventurer) -> dict[str, Any]:
        items = [ITEM_IDS[item] for item in range(len(ITEM_IDS)) if a.owns(item)]
        carcasses = [name for number, name in enumerate(MONSTER_IDS) if a.carcasses >> number & 1]
        things: list[dict[str, Any]] = [{"gems": self.random.randint(1, max(a.gems, 1))}]
        things += [{"item": f"item:{name}"} for name in items]
        things += [{"carcass": f"monster:{name}"} for name in carcasses]
        things += [{"quest": serial} for serial in a.serials]
        return self.random.choice(things)

    def pledge(self, s: Adventure) -> dict[str, Any]:
        pick = self.random
        kind = pick.choice(KINDS) if pick.random() < 0.5 else "gems"
        soon = s.round + pick.randint(0, 2)
        said: dict[str, Any] = {
            "gems": {"n": pick.randint(1, 4)},
            "share": {"of": [1, pick.randint(1, 3)]},
            "trophy": {"n": 1},
            "carcass": {"card": pick.choice(["this", "type:undead", "type:humanoid", "monster:ogre_cook"])},
            "item": {"item": pick.choice(["loot", f"item:{pick.choice(ITEM_IDS)}"])},
            "quest": {"quest": pick.randint(1, 9)},
            "side": {"side": pick.choice(["attacker", "defender"])},
            "no_arena": {"round": soon},
            "ally_next": {"round": soon},
            "text": {"text": "my word"},
        }[kind]
        if kind in ("gems", "share", "carcass", "item", "quest"):
            said["when"] = pick.choice(["win", "always"])
            said["due"] = pick.choice(["turn", "turn", "spoils", {"round": soon}])
        return {"kind": kind, **said}

    def play_on(self, play: Play) -> tuple[int, int]:
        """To the end of the game; how many offers were taken, and how many refused."""
        s = play.s
        taken = refused = 0
        while s.waiting != OVER:
            if s.waiting == CHANCE:
                apply(s, NATURE, s.chance.sample(self.random.random()))
                continue
            if s.open and s.parley and self.random.random() < 0.5:
                speaker = self.random.choice(s.deciders())
                before = (s.offers, s.promises, s.sent, play.gems(), len(s.events or []))
                reason = apply_open_checked(s, speaker, self.offer(s, speaker))
                if reason is None:
                    taken += 1
                    check_conserved(s)
                    continue
                refused += 1
                assert reason.rule.startswith("dqt-") and reason.text.startswith("why-")
                assert (s.offers, s.promises, s.sent, play.gems(), len(s.events or [])) == before
            seat = self.random.choice(s.awaited())
            apply(s, seat, self.random.choice(s.legal_for(seat)))
            check_conserved(s)
        return taken, refused


@pytest.mark.rule("dqt-gen-04", "dqt-trd-06", "dqt-neg-15", "dqt-prm-03", "dqt-prm-15", "dqt-prm-19")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"promises": "binding", "start_gems": "4"},
        {"clock": "by_turns", "offers": "private"},
        {"offers": "private", "auto_claim": "off", "offer_limit": "none"},
    ],
    ids=["free", "binding", "by_turns", "private"],
)
def test_whatever_is_said(seed: int, options: dict[str, str]) -> None:
    play = new(3 + seed, observation_rounds="0", **options)
    taken, refused = Talker(seed).play_on(play)
    s = play.s
    assert taken > 20 and refused > 20
    assert s.promises == () and s.offers == () and s.settler == NONE and not s.stack
    assert len({p.number for p in s.judged}) == len(s.judged)
    assert len([p for p in s.judged if not p.private]) == s.next_promise - 1
    for a in s.adventurers:
        states = [p.state for p in s.judged if p.promiser == a.seat]
        assert (a.kept, a.broken, a.waived) == (states.count(KEPT), states.count(BROKEN), states.count(WAIVED))
