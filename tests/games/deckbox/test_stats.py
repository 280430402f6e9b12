"""What the lab measures of a quest is what happened in it."""

from __future__ import annotations

import pytest
from tests.games.deckbox.delves import begun, journey, sturdy

from questhall.engine.core import EVERYBODY, Event
from questhall.games import open_game
from questhall.games.deckbox import stats
from questhall.games.deckbox.model.plan import FINAL, OBJECTIVE
from questhall.games.deckbox.model.state import ALL_FALLEN, OUT_OF_TIME, WON, Delve
from questhall.games.deckbox.model.table import RANDOM
from questhall.games.deckbox.rules import events as happened
from questhall.lab.measures import measures_of


def played(which: str, heroes: int, seed: int, health: bool = False) -> Delve:
    s = begun(which, heroes, draft=RANDOM, windows=[2] * heroes)
    s.events = []
    for state in journey(s, seed):
        if health and state.round == 1 and state.heroes[0].max_health < 60:
            sturdy(state)
    assert s.outcome
    return s


def told(*events: tuple[int, int, int]) -> list[Event]:
    return [(kind, seat, a, 0, EVERYBODY) for kind, seat, a in events]


def test_the_lab_finds_them() -> None:
    found = measures_of(open_game("deckbox"))
    assert found.shares == stats.SHARES and found.means == stats.MEANS


@pytest.mark.parametrize(("which", "heroes"), [("a1", 2), ("a3", 1), ("p1", 4), ("p3", 3)])
def test_every_game_gives_known_values_one_party_and_a_hero_a_seat(which: str, heroes: int) -> None:
    s = played(which, heroes, 4)
    party, *others = stats.sample(s, s.events or [])
    assert len(others) == heroes - 1
    assert set(party) == {*stats.SHARES, *stats.MEANS}
    assert all(set(each) == {"hero fell", "hero stood", "luck", *stats.OWN.values()} for each in others)
    assert party["rounds"] == s.round and party["rooms seen"] == len(s.rooms)
    for name, own in stats.OWN.items():
        assert party[name] >= sum(each[own] for each in (party, *others))


@pytest.mark.rule("dbd-end-01", "dbd-end-02", "dbd-end-03")
def test_every_end_is_counted_once() -> None:
    met = set()
    for which, health in (("p1", True), ("a3", True), ("a1", False)):
        s = played(which, 2, 5, health)
        party = stats.sample(s, [])[0]
        ends = [party[name] for name in ("won", "lost: all fallen", "lost: out of time")]
        assert ends == [s.outcome == WON, s.outcome == ALL_FALLEN, s.outcome == OUT_OF_TIME]
        met.add(s.outcome)
    assert met == {WON, ALL_FALLEN, OUT_OF_TIME}


def test_figures_are_those_of_the_events() -> None:
    s = begun("p1", 2)
    events = told(
        (happened.HERO_HURT, 1, 3),
        (happened.ENEMY_DEFEATED, 0, 1),
        (happened.ENEMY_DEFEATED, -1, 2),
        (happened.TREASURE_GAINED, 0, 2),
        (happened.PACK_TAKEN, 1, 0),
        (happened.TREASURE_GAINED, 1, 7),
        (happened.ENERGY_GAINED, 1, 2),
        (happened.BOUGHT, 1, 4),
    )
    first, second = stats.sample(s, events)
    counted = {name: first[name] for name in stats.COUNTED}
    assert counted == {"kills": 2, "Health lost": 3, "Treasure": 2, "Energy": 2, "items bought": 1}
    assert [first[stats.OWN[name]] for name in stats.COUNTED] == [1, 0, 2, 0, 0]
    assert [second[stats.OWN[name]] for name in stats.COUNTED] == [0, 3, 0, 2, 1]


@pytest.mark.parametrize(("which", "kind"), [("a1", FINAL), ("a2", OBJECTIVE), ("p4", FINAL)])
def test_the_final_room_is_the_one_the_quest_leads_to(which: str, kind: int) -> None:
    s = played(which, 2, 3)
    last = stats.last_rooms(s)
    assert {room.kind for room in last} == {kind} and (kind == FINAL or len(last) == 1)
    s.rooms = ()
    assert not stats.outcome(s)["reached the final room"]
    s.rooms = tuple(last)
    assert stats.outcome(s)["reached the final room"]
