"""What holds at every moment of every game, whatever the table agreed on: nothing appears, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.every_game.snapshot import changeable, snapshot
from tests.games.betrayals.play import check_conserved, new

from questhall.engine.core import CHANCE, DECISION, NATURE, OVER, apply, apply_open_checked
from questhall.engine.playout import play_randomly
from questhall.games.betrayals.model.cards import ITEM_IDS, MONSTER_IDS
from questhall.games.betrayals.model.deals import OPEN
from questhall.games.betrayals.model.ids import MOST_SECONDARY, MOST_WOUNDS
from questhall.games.betrayals.model.state import NO_PARLEY, Adventure
from questhall.games.betrayals.rules.parties import may_deal
from questhall.games.betrayals.rules.power import gauge
from questhall.games.betrayals.rules.spoils import Spoils
from questhall.games.betrayals.settings import SETTINGS

LONGEST = 50_000  # answers and throws; no game is that long
TALKATIVE = 0.1  # how often somebody speaks whom nobody waits for
ELOQUENT = 0.1  # how often somebody says something in his own words, whether it is allowed or not


@st.composite
def games(draw: st.DrawFn) -> Adventure:
    """A new game of any table."""
    seats = draw(st.integers(3, 6))
    chosen: dict[str, Any] = {}
    for setting in SETTINGS:
        values = st.sampled_from(setting.values)
        chosen[setting.id] = draw(st.lists(values, min_size=seats, max_size=seats) if setting.per_seat else values)
    return new(seats, **chosen).s


seeds = st.integers(0, 2**32)


def journey(s: Adventure, seed: int) -> Iterator[Adventure]:
    """The state at every wait point of a random game, in which idle people speak now and then."""
    random = Random(seed)
    for _ in range(LONGEST):
        yield s
        if s.waiting == OVER:
            return
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random.random()))
        else:
            if s.open and random.random() < ELOQUENT:
                seat = random.choice(s.deciders())
                apply_open_checked(s, seat, composed(s, seat, random))
                continue
            able = s.deciders() if random.random() < TALKATIVE else s.awaited()
            seat = random.choice([seat for seat in able if s.legal_for(seat)] or s.awaited())
            apply(s, seat, random.choice(s.legal_for(seat)))
    raise AssertionError("this game does not end")


def check_sheets(s: Adventure, before: list[tuple[int, int, int, int, int]]) -> list[tuple[int, int, int, int, int]]:
    """What was won, completed, said and spent stays so; the sheets now."""
    now = [(a.trophies, a.completed, a.kept, a.broken, int(a.spent)) for a in s.adventurers]
    for old, new_ in zip(before, now, strict=False):
        assert new_[1] & old[1] == old[1]
        assert all(new_[n] >= old[n] for n in (0, 2, 3, 4))
    for a in s.adventurers:
        assert 0 <= a.wounds <= MOST_WOUNDS
        assert len(a.quests) <= MOST_SECONDARY
        assert gauge(s, a) >= 0
    return now


def check_asking(s: Adventure) -> None:
    """Everybody awaited has something to answer; nothing is on offer outside a parley."""
    if s.waiting == DECISION:
        assert s.awaited(), type(s.asking).__name__
        for seat in s.deciders():
            legal = s.legal_for(seat)
            assert len(set(legal)) == len(legal)
            assert legal or seat not in s.awaited()
    if s.parley == NO_PARLEY:
        assert s.offers == ()
    assert all(p.state == OPEN for p in s.promises)
    assert all(p.state != OPEN for p in s.judged)
    public = sorted(p.number for p in (*s.promises, *s.judged) if not p.private)
    assert public == list(range(1, s.next_promise))  # none is forgotten


def check_turns(s: Adventure) -> None:
    if s.turn:
        assert s.turn == (s.round - 1) * s.table.seats + (s.active - s.first) % s.table.seats + 1


def check_end(s: Adventure) -> None:
    assert s.last_round or s.cards_left() == 0
    assert s.promises == ()
    assert s.winners()
    if s.cards_left() and not s.table.ends_with_turn:
        assert s.turn % s.table.seats == 0


def composed(s: Adventure, sender: int, random: Random) -> dict[str, Any]:
    """An offer, a payment or spoils; about things that mostly exist."""
    kind = random.random()
    owed = [p.number for p in s.promises if p.promiser == sender]
    if kind < 0.1 and owed:
        return {"pay": {"promise": random.choice(owed), **random.choice([{}, {"gems": random.randint(0, 4)}])}}
    if kind < 0.2 or isinstance(s.asking, Spoils):
        return {"spoils": {"trophies": random.randint(0, 3), "gems": random.randint(0, 4), "carcass": kind < 0.15}}
    seats = range(s.table.seats)
    to = random.choice([seat for seat in seats if may_deal(s, sender, seat)] or seats)
    offer: dict[str, Any] = {"to": f"seat:{to}", "give": goods(s, sender, random), "ask": goods(s, to, random)}
    offer["promise"], offer["want"] = words(s, random), words(s, random)
    for flag in ("alliance", "private", "sworn"):
        offer[flag] = random.random() < 0.2
    return {"offer": offer}


def goods(s: Adventure, seat: int, random: Random) -> list[dict[str, Any]]:
    """Some of what somebody owns."""
    a = s.adventurers[seat]
    found: list[dict[str, Any]] = [{"gems": random.randint(1, a.gems)}] if a.gems else []
    found += [{"item": f"item:{name}"} for n, name in enumerate(ITEM_IDS) if a.owns(n)]
    found += [{"carcass": f"monster:{name}"} for n, name in enumerate(MONSTER_IDS) if a.carcasses >> n & 1]
    found += [{"quest": serial} for serial in a.serials]
    return random.sample(found, random.randint(0, min(2, len(found))))


def words(s: Adventure, random: Random) -> list[dict[str, Any]]:
    """Promises of every kind."""
    later = {"round": s.round + random.randint(0, 2)}
    when = {"when": random.choice(["win", "always"]), "due": random.choice(["turn", "spoils", later])}
    kinds: list[dict[str, Any]] = [
        {"kind": "gems", "n": random.randint(1, 4), **when},
        {"kind": "share", "of": [1, random.randint(1, 3)], **when},
        {"kind": "trophy", "n": 1},
        {"kind": "carcass", "card": random.choice(["this", "type:undead", "monster:ogre_cook"]), **when},
        {"kind": "item", "item": random.choice(["loot", "item:double_axe", "item:copper_ring"]), **when},
        {"kind": "quest", "quest": random.randint(1, 5), **when},
        {"kind": "side", "side": random.choice(["attacker", "defender"])},
        {"kind": "no_arena", **later},
        {"kind": "ally_next", **later},
        {"kind": "text", "text": "by my beard"},
    ]
    return random.sample(kinds, random.choice([0, 0, 1, 2]))


@pytest.mark.rule("dqt-gen-04", "dqt-gen-03", "dqt-gen-08", "dqt-trd-10", "dqt-vil-15", "dqt-wnd-05", "dqt-qst-04")
@pytest.mark.rule("dqt-rnd-01", "dqt-end-01", "dqt-end-02")
@given(games(), seeds)
@settings(max_examples=8)
def test_nothing_appears_nothing_is_lost_and_every_game_ends(game: Adventure, seed: int) -> None:
    sheets: list[tuple[int, int, int, int, int]] = []
    for s in journey(game, seed):
        check_conserved(s)
        sheets = check_sheets(s, sheets)
        check_asking(s)
        check_turns(s)
    check_end(game)


@given(games(), seeds)
@settings(max_examples=5)
def test_a_clone_is_a_game_of_its_own(game: Adventure, seed: int) -> None:
    random = Random(seed)
    for n, s in enumerate(journey(game, seed)):
        if n % 97 == 0:
            clone = s.clone()
            before = snapshot(s)
            assert snapshot(clone) == before
            own, other = changeable(s), changeable(clone)
            assert not {key for key in own.keys() & other.keys() if isinstance(own[key], list)}
            play_randomly(clone, random.random, 40)
            assert snapshot(s) == before
