"""The eighteen enemy cards, each in action: dice, defence, speed, keywords, and whom it looks for (dbd-foe, 2.7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.cards import FOE_IDS
from questhall.games.deckbox.model.figures import SHOOT, STRIKE
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.behaviour import deed

DOOR = ["14B", "14B N 0,-1"]
COLUMN = ["14B", "14B N 0,-1", "14B N 0,-2", "14B N 0,-3"]
TWO = ("odrik sword stand", "selka sword lance")


class Card:
    """A card as the specification has it; its dice as "3d+1", "" for none."""

    def __init__(self, melee: str, ranged: str, defence: int, speed: int, keywords: str, targets: str) -> None:
        self.melee, self.ranged = melee, ranged
        self.defence, self.speed = defence, speed
        self.keywords, self.targets = keywords, targets


FOES = {
    "gnawkin": Card("3d+1", "", 0, 5, "", "near weak"),
    "spitling": Card("1d+1", "2d+2", 0, 4, "", "soft near"),
    "tusk": Card("3d+2", "", 1, 4, "knockback", "near strong"),
    "piper": Card("2d+1", "3d+1", 1, 4, "siphon", "charged near"),
    "tyrant": Card("3d+2", "", 2, 4, "crush", "near strong"),
    "bramble": Card("3d+1", "5d+1", 1, 3, "barrage regenerate", "near weak"),
    "silt": Card("2d+2", "", 1, 3, "pierce", "near strong"),
    "lantern": Card("1d+1", "3d+1", 0, 4, "", "weak near"),
    "anchor": Card("3d+2", "", 1, 3, "reach", "near weak"),
    "chanter": Card("2d+0", "3d+1", 0, 4, "ritual", "weak near"),
    "castellan": Card("4d+2", "", 2, 3, "regenerate", "last near"),
    "navigator": Card("3d+1", "3d+2", 1, 4, "siphon pierce", "charged weak"),
    "acolyte": Card("3d+1", "", 0, 4, "", "near weak"),
    "slinger": Card("1d+1", "3d+1", 0, 4, "", "near soft"),
    "brand": Card("3d+1", "", 2, 3, "pierce", "strong near"),
    "oracle": Card("2d+0", "3d+2", 0, 3, "ritual", "soft near"),
    "colossus": Card("3d+2", "", 3, 3, "crush reach", "near strong"),
    "magister": Card("3d+1", "4d+2", 2, 4, "barrage siphon", "charged near"),
}
EVERY = pytest.mark.rule(
    "dbd-foe-gnawkin",
    "dbd-foe-spitling",
    "dbd-foe-tusk",
    "dbd-foe-piper",
    "dbd-foe-tyrant",
    "dbd-foe-bramble",
    "dbd-foe-silt",
    "dbd-foe-lantern",
    "dbd-foe-anchor",
    "dbd-foe-chanter",
    "dbd-foe-castellan",
    "dbd-foe-navigator",
    "dbd-foe-acolyte",
    "dbd-foe-slinger",
    "dbd-foe-brand",
    "dbd-foe-oracle",
    "dbd-foe-colossus",
    "dbd-foe-magister",
)
each_foe = pytest.mark.parametrize("foe", FOES)


def test_these_are_all() -> None:
    assert set(FOES) == set(FOE_IDS)


def thrown(scene: Scene, dice: str) -> None:
    """The throw has so many dice, and one of them is just high enough to hit."""
    number, modifier = int(dice[0]), int(dice[2:])
    assert scene.throw == f"attack:{number}"
    scene.dice(" ".join([str(6 - modifier), *[str(5 - modifier)] * (number - 1)]))
    assert scene.s.hits == 1


@EVERY
@each_foe
def test_its_own_attack(foe: str) -> None:
    """A shooter goes away and shoots, a fighter strikes."""
    card = FOES[foe]
    scene = Scene().put(0, "3,3").enemy(foe, "3,2", health=2).begin().do("end")
    thrown(scene, card.ranged or card.melee)
    assert scene.told(events.ENEMY_ATTACKS)[-1][3] == (1 if card.ranged else 0)


@EVERY
@each_foe
def test_its_melee_attack_when_nothing_else_is_possible(foe: str) -> None:
    """Smoke keeps the shooters from shooting (dbd-ene-10)."""
    scene = Scene().put(0, "3,3").enemy(foe, "3,1", health=2)
    scene.s.smoke = 1
    scene.begin().do("end")
    thrown(scene, FOES[foe].melee)
    assert scene.told(events.ENEMY_ATTACKS)[-1][3] == 0


@EVERY
@each_foe
def test_its_defence(foe: str) -> None:
    """Two hits; one die is just high enough, the other one less."""
    needs = 6 - FOES[foe].defence
    scene = Scene().put(0, "3,3").enemy(foe, "3,2", health=2).begin()
    scene.dice("5 5 1 1", f"{needs} {needs - 1}").do("melee enemy:1")
    assert scene.left() == 1


@EVERY
@each_foe
def test_its_speed(foe: str) -> None:
    scene = Scene(tiles=COLUMN).put(0, "3,5").enemy(foe, "3,-17", health=2).begin().do("end")
    assert scene.spot() == f"3,{FOES[foe].speed - 17}"


# Whom it looks for


def favour(scene: Scene, seat: int, word: str) -> None:
    """By that word the hero comes before the other one; nothing else changes."""
    if word == "near":
        scene.put(seat, "2,3" if seat == 0 else "4,3")  # one step from the middle instead of two
    elif word in ("weak", "strong"):
        scene.hero(seat).health += 2 if word == "strong" else -2
    elif word == "soft":
        scene.give(1 - seat, "gorget")
    elif word == "charged":
        scene.hero(seat).energy += 2
    else:
        assert word == "last"
        scene.s.enemies[0].last = seat


def chosen(foe: str, *favours: tuple[int, str]) -> int:
    """Whom it attacks, from between two heroes who are alike but for that."""
    scene = Scene("odrik sword stand", "odrik sword stand").put(0, "1,3", energy=3, health=5)
    scene.put(1, "5,3", energy=3, health=5).enemy(foe, "3,3", health=2)
    for seat, word in favours:
        favour(scene, seat, word)
    done = deed(scene.s, scene.s.enemies[0])
    assert done.does == (SHOOT if FOES[foe].ranged else STRIKE)
    return done.target


@EVERY
@each_foe
def test_its_first_word_decides(foe: str) -> None:
    first, second = FOES[foe].targets.split()
    assert chosen(foe, (1, first)) == 1
    assert chosen(foe, (1, first), (0, second)) == 1


@EVERY
@each_foe
def test_its_second_word_breaks_ties(foe: str) -> None:
    _, second = FOES[foe].targets.split()
    assert chosen(foe, (1, second)) == 1


@EVERY
@each_foe
def test_no_other_word_is_on_its_card(foe: str) -> None:
    """Neither who is weak nor who is rich matters to a card that does not say so; the nearest then, or the first."""
    for word in {"weak", "strong", "soft", "charged"} - set(FOES[foe].targets.split()):
        assert chosen(foe, (1, word)) == 0
    assert chosen(foe, (1, "near")) == 1


# Keywords: each is seen at work, or not


def fight(foe: str, at: str = "3,2", second: str = "5,5", **values: int) -> Scene:
    """The enemy acts next, as near as it will, with smoke so that it strikes; Selka is out of the way."""
    scene = Scene(*TWO).put(0, "3,3", energy=2).put(1, second).enemy(foe, at, health=2, cap=6, **values)
    scene.s.smoke = 1
    scene.begin().do("activate", seat=0).do("end").do("end")
    return scene


def strike(foe: str, hits: int = 1, blocks: str = "1") -> Scene:
    """It hits with so many dice; nothing else happens in this round."""
    dice = int(FOES[foe].melee[0])
    return fight(foe, last=0).dice(" ".join(["6"] * hits + ["1"] * (dice - hits)), blocks)


def reaches(foe: str) -> bool:
    scene = Scene().put(0, "3,3").enemy(foe, "4,2", health=2, kind=0)
    return scene.at(deed(scene.s, scene.s.enemies[0]).square) == "4,2"


def shares_its_dice(foe: str) -> bool:
    if not FOES[foe].ranged:
        return False
    scene = Scene(*TWO).put(0, "1,5").put(1, "5,5").enemy(foe, "3,1", health=2).begin()
    scene.do("activate", seat=0).do("end").do("end")
    return scene.throw != f"attack:{FOES[foe].ranged[0]}"


def crushes(foe: str) -> bool:
    return strike(foe).hero().health == 7


def knocks_back(foe: str) -> bool:
    return strike(foe).place() != "3,3"


def pierces(foe: str) -> bool:
    """Odrik's defence is 2: a four would block."""
    return strike(foe, blocks="4").hero().health < 9


def siphons(foe: str) -> bool:
    return fight(foe).hero().energy == 1


def regenerates(foe: str) -> bool:
    """It is stunned and does nothing else."""
    scene = Scene().put(0, "3,3").enemy(foe, "3,1", health=2, cap=6, stunned=True).begin().do("end")
    return scene.left() == 3


def ritual_of(foe: str) -> bool:
    return bool(strike(foe).told(events.RITUAL))


SEEN: dict[str, Callable[[str], bool]] = {
    "reach": reaches,
    "barrage": shares_its_dice,
    "crush": crushes,
    "knockback": knocks_back,
    "pierce": pierces,
    "siphon": siphons,
    "regenerate": regenerates,
    "ritual": ritual_of,
}


@EVERY
@pytest.mark.rule("dbd-kw-20")
@each_foe
def test_its_keywords_and_no_others(foe: str) -> None:
    assert {word for word, seen in SEEN.items() if seen(foe)} == set(FOES[foe].keywords.split())
