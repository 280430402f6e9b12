"""Every encounter as it is played, branch by branch, by two heroes (2.13).

The first one explores. He needs a 3 in tests of strength, a 5 in those of wisdom and charisma, a 6 in those of
dexterity; the other one a 4 for dexterity and wisdom, a 5 for strength, a 6 for charisma. Each begins with 5 health, 5
energy and 5 treasure. A row says what is there in the end: the enemies by colour, type and health (* stunned, @back on
the tile before), what has changed for each hero, the room rule and the feature.
"""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.cards import ENCOUNTERS, FEATURE_IDS, RULE_IDS
from questhall.games.deckbox.model.figures import Enemy
from questhall.games.deckbox.model.script import Script

START = 5
EAT = ["choose 1", "pick hero:1"]
PICK = ["pick hero:0"]
PASSED, FAILED = "6 6 6 6", "1 1 1 1"

# dice and draws, answers, what comes of it
PLAYED: dict[str, list[tuple[str, list[str], str]]] = {
    "e01": [
        ("2 | M1 | M2 | R1 | R2", [], "gM1 gM2 gR1 gR2"),
        ("3 | M1 | M2 | R1", [], "gM1 gM2 gR1 gR2"),
        ("5 | M3 | M1 | R1", [], "bM3 gM1 gR1"),
    ],
    "e02": [("M1 | M2 | R1 | R2", [], "gM1* gM2* gR1* gR2*")],
    "e03": [
        ("6 1 1 1 | M1 | R1", [], "gM1 gR1; 0: treasure +2"),
        ("5 5 5 5 | 4 1 | M1 | R1", [], "gM1 gR1; 0: health -1"),
    ],
    "e04": [("", [], "0: health +1 energy +1; 1: health +1 energy +1")],
    "e05": [
        ("", ["choose 1", "pick hero:1"], "1: energy +1 treasure -2"),
        ("M1 | M1 | M1 | R1", ["choose 2"], "gM1 gM1 gM1 gR1"),
    ],
    "e06": [
        ("6 6 1 1 | M1 | M1 | R1", [], "gM1 gM1 gR1"),
        ("6 5 5 5 | M1 | M1 | R1", [], "gM1 gM1 gR1; 0: health -1"),
    ],
    "e07": [("M1 | M2 | R1", [], "gM1 gM2 gR1; feature chest")],
    "e08": [("", [], "gM1 gM1 gM1 gM1 gM1")],
    "e09": [
        ("5 5 1 1", ["pick hero:0"], "gR1 gR1 gR1; 0: energy +2; 1: energy +2"),
        ("5 4 4 4", ["pick hero:0"], "gR1 gR1 gR1; 0: energy -1; 1: energy -1"),
        ("4 4 1 1", ["pick hero:1"], "gR1 gR1 gR1; 0: energy +2; 1: energy +2"),
    ],
    "e10": [
        ("5 1 1 1 | M1 | M1 | M1", ["pick hero:1"], "gM1 gM1 gM1; 1: treasure +3"),
        ("4 4 4 4 | M1 | M1 | M1", ["pick hero:1"], "gM1 gM1 gM1; 1: health -1"),
    ],
    "e11": [("", [], "gR1 gR1 gR1 gR1")],
    "e12": [("", [], "feature shrine")],
    "e13": [
        ("6 6 1 1 | M1 | R1", ["pick hero:1"], "gM1 gR1; 1: treasure +2"),
        ("6 5 5 5 | M1 | M1 | M1 | M1 | R1", ["pick hero:1"], "gM1 gM1 gM1 gM1 gR1"),
    ],
    "e14": [("M1 | M1 | M1 | R1", [], "gM1 gM1 gM1 gR1; rule flooded")],
    "e15": [
        ("2 | M1 | M1 | M1", EAT, "gM1 gM1 gM1; 1: health -1"),
        ("3 | M1 | M1 | M1", EAT, "gM1 gM1 gM1; 1: energy +3"),
        ("5 | M1 | M1 | M1", EAT, "gM1 gM1 gM1; 1: health +2"),
        ("M1 | M1 | M1", ["choose 2"], "gM1 gM1 gM1"),
    ],
    "e16": [("M2 | M1 | R1", [], "bM2 gM1 gR1")],
    "e17": [
        ("1 | R3 | M1 | M1 | M1", [], "bR3 gM1 gM1 gM1"),
        ("4 | M1 | M1 | M1 | M1 | M1", [], "gM1 gM1 gM1 gM1 gM1"),
        ("6 | M2 | M3 | M1", [], "bM2 bM3 gM1"),
    ],
    "e18": [("", [], "bR3 gR1 gR1 gR1")],
    "e19": [("M2 | M1 | M1 | M1", [], "bM2 gM1 gM1 gM1; rule dark")],
    "e20": [("M2 | M2 | M1", [], "bM2 bM2 gM1; rule cursed")],
    "e21": [("M1 | M1 | M1", [], "gM1 gM1 gM1; feature nest")],
    "e22": [("M2 | M1 | M1", [], "bM2 gM1 gM1; feature cage")],
    "e23": [
        ("6 6 1 1 | 4 4 1 1 | M1 | M1 | M1 | M1", [], "gM1 gM1 gM1 gM1"),
        ("6 5 5 5 | 4 1 | 4 1 1 1 | 6 1 | M1 | M1 | M1 | M1", [], "gM1 gM1 gM1 gM1; 0: health -1; 1: health -1"),
    ],
    "e24": [("M1 | M1 | M1 | M1", [], "gM1 gM1 gM1 gM1; feature fountain")],
    "e25": [
        ("4 4 1 1 | net | M1 | M1", ["pick hero:1"], "gM1 gM1; 1: net"),
        ("4 3 3 3 | M3 | M1 | M1", ["pick hero:1"], "bM3 gM1 gM1"),
    ],
    "e26": [
        ("6 6 1 1 | M1 | M1", ["pick hero:1"], "gM1 gM1; 1: treasure +4"),
        ("6 5 5 5 | M2 | M1 | M1 | M1", ["pick hero:1"], "bM2 gM1 gM1 gM1"),
    ],
    "e27": [
        ("M2 | M1 | M1 | M1 | M1 | 3 3 1 1", ["pick hero:0"], "bM2* gM1* gM1* gM1* gM1*"),
        ("M2 | M1 | M1 | M1 | M1 | 3 2 2 2", ["pick hero:0"], "bM2 gM1 gM1 gM1 gM1"),
    ],
    "e28": [
        ("2 | M1 | M1 | M1 | M1", [], "gM1 gM1 gM1 gM1; 0: health -1; 1: health -1"),
        ("3 | M1 | M1 | M1 | M1", [], "gM1 gM1 gM1 gM1; 0: energy -2; 1: energy -2"),
        ("5 | M1 | M1 | M1 | M1", [], "gM1 gM1 gM1 gM1"),
    ],
    "e29": [("M2 | M1 | M1 | M1", [], "bM2 gM1 gM1 gM1; rule warded; feature wardstone")],
    "e30": [
        ("axe", ["choose 1", "pick hero:1"], "1: health +2 treasure -3 axe"),
        ("", ["choose 2"], ""),
    ],
    "e31": [("M1 | R1 | M2 | M2", [], "gM1@back gR1@back bM2 gM2")],
    "e32": [("M2 | M1 | M1 | M1", [], "bM2 gM1 gM1 gM1; rule crumbling")],
    "e33": [
        ("2 | M2 | M3 | M1 | M1", [], "bM2 bM3 gM1 gM1"),
        ("3 | R5 | M1 | M1", [], "rR5 gM1 gM1"),
        ("5 | M2 | M1 | M1 | M1 | M1", [], "bM2 gM1 gM1 gM1 gM1"),
    ],
    "e34": [("M1 | M1 | R1", [], "rM4 gM1 gM1 gR1")],
    "e35": [("", [], "bR2 bR2 gM1 gM1 gM1")],
    "e36": [("M2 | R2 | M1 | M1 | R1", [], "bM2 bR2 gM1 gM1 gR1")],
    "e37": [
        ("6 6 1 1 | 4 4 1 1 | M2 | M2 | M1", [], "bM2 bM2 gM1"),
        ("6 5 5 5 | 4 1 1 1 | M2 | M2 | M1", [], "bM2 bM2 gM1; 0: health -1; 1: health -1"),
    ],
    "e38": [
        ("M2 | M1 | M1", ["choose 1"], "bM2 gM1 gM1; 0: health +1 energy -2; 1: health +1 energy -2"),
        ("4 | 1 | M2 | M1 | M1", ["choose 2", "pick hero:0"], "bM2 gM1 gM1; 0: treasure +5; 1: health -1"),
    ],
    "e39": [("M2 | M2 | M1", [], "bM2 bM2 gM1; feature armoury")],
    "e40": [("M2 | M1 | M1 | M1", [], "bM2 gM1 gM1 gM1; feature drum")],
    "e41": [("M1 | R1", [], "rM5 gM1 gR1")],
    "e42": [("M1 | R1", [], "bR3 bR3 gM1 gR1")],
    "e43": [("M1 | R1", [], "rR4 gM1 gR1; rule cursed")],
    "e44": [("", [], "0: health +2 energy +2; 1: health +2 energy +2")],
    "e45": [("", [], "0: treasure +2; feature chest")],
    "e46": [("", [], "0: health +2; 1: health +2")],
    "e47": [("whet", ["pick hero:1"], "1: whet")],
    "e48": [("M2 | M1 | M1", [], "bM2 gM1 gM1; feature hoard")],
    "e49": [
        ("5 1 1 1 | charm", ["pick hero:1"], "1: charm"),
        ("4 4 4 4", ["pick hero:1"], "1: health -1"),
    ],
    "e50": [("", [], "0: treasure +2; 1: treasure +2")],
    "e51": [("M1 | M1 | R2", [], "gM1 gM1 gR2; 0: treasure +3")],
    "e52": [("", [], "feature forge")],
}


# By the number of heroes
COUNTS = {
    "": (0, 0, 0, 0),
    "P": (1, 2, 3, 4),
    "2P": (2, 4, 6, 8),
    "P/2": (1, 1, 2, 2),
    "3P/2": (2, 3, 5, 6),
    "5P/2": (3, 5, 8, 10),
    "P/3": (1, 1, 1, 2),
    "3P/2+P/2": (3, 4, 7, 8),
    "P+P/2": (2, 3, 5, 6),
}
# the die or the test, answers, how many green, blue and red enemies
NUMBERS: dict[str, list[tuple[str, list[str], str, str, str]]] = {
    "e01": [("1", [], "2P", "", ""), ("3", [], "3P/2+P/2", "", ""), ("5", [], "P", "P/2", "")],
    "e02": [("", [], "2P", "", "")],
    "e03": [(PASSED, [], "P", "", ""), (FAILED, [], "P", "", "")],
    "e05": [("", ["choose 2"], "2P", "", "")],
    "e06": [(PASSED, [], "3P/2", "", ""), (FAILED, [], "3P/2", "", "")],
    "e07": [("", [], "3P/2", "", "")],
    "e08": [("", [], "5P/2", "", "")],
    "e09": [(PASSED, PICK, "3P/2", "", "")],
    "e10": [(PASSED, PICK, "3P/2", "", "")],
    "e11": [("", [], "2P", "", "")],
    "e13": [(PASSED, PICK, "P", "", ""), (FAILED, PICK, "5P/2", "", "")],
    "e14": [("", [], "2P", "", "")],
    "e15": [("", ["choose 2"], "3P/2", "", "")],
    "e16": [("", [], "P", "P/2", "")],
    "e17": [("1", [], "3P/2", "P/2", ""), ("3", [], "5P/2", "", ""), ("5", [], "P/2", "P", "")],
    "e18": [("", [], "3P/2", "P/2", "")],
    "e19": [("", [], "3P/2", "P/2", "")],
    "e20": [("", [], "P/2", "P", "")],
    "e21": [("", [], "3P/2", "", "")],
    "e22": [("", [], "P", "P/2", "")],
    "e23": [(PASSED, [], "2P", "", "")],
    "e24": [("", [], "2P", "", "")],
    "e25": [(PASSED, PICK, "P", "", ""), (FAILED, PICK, "P", "P/2", "")],
    "e26": [(PASSED, PICK, "P", "", ""), (FAILED, PICK, "3P/2", "P/2", "")],
    "e27": [(PASSED, PICK, "2P", "P/2", "")],
    "e28": [("5", [], "2P", "", "")],
    "e29": [("", [], "3P/2", "P/2", "")],
    "e31": [("", [], "P+P/2", "P/2", "")],
    "e32": [("", [], "3P/2", "P/2", "")],
    "e33": [("1", [], "P", "P", ""), ("3", [], "P", "", "P/3"), ("5", [], "2P", "P/2", "")],
    "e34": [("", [], "3P/2", "", "P/3")],
    "e35": [("", [], "3P/2", "P", "")],
    "e36": [("", [], "3P/2", "P", "")],
    "e37": [(PASSED, [], "P/2", "P", "")],
    "e38": [("", ["choose 1"], "P", "P/2", "")],
    "e39": [("", [], "P/2", "P", "")],
    "e40": [("", [], "3P/2", "P/2", "")],
    "e41": [("", [], "P", "", "P/3")],
    "e42": [("", [], "P", "P", "")],
    "e43": [("", [], "P", "", "P/3")],
    "e48": [("", [], "P", "P/2", "")],
    "e51": [("", [], "3P/2", "", "")],
}
PARTY = ("odrik sword stand", "selka bow lance", "zaida maul hymn", "nyssa rod keen")


def explored(id: str, heroes: int = 2) -> Scene:
    """The first hero stands before the door, the others in the room behind him."""
    scene = Scene(*PARTY[:heroes]).beyond(0, "N", "14B")
    scene.s.plan.rooms[-1].encounter = next(encounter for encounter in ENCOUNTERS if encounter.id == id)
    for seat, at in zip(range(heroes), ("3,1", "5,5", "4,5", "3,5"), strict=False):
        scene.put(seat, at, health=START, energy=START, treasure=START)
    return scene.begin().do("activate", seat=0) if heroes > 1 else scene.begin()


def said(scene: Scene) -> str:
    parts = [" ".join(called(scene, e) for e in scene.s.enemies)]
    parts += [changed(scene, seat) for seat in range(2)]
    parts += [f"rule {RULE_IDS[rule]}" for rule in scene.s.rules if rule >= 0]
    parts += [f"feature {FEATURE_IDS[feature]}" for feature in scene.s.features if feature >= 0]
    return "; ".join(part for part in parts if part)


def called(scene: Scene, e: Enemy) -> str:
    back = "" if scene.s.ground.tile_bits[1] >> e.square & 1 else "@back"
    return f"{'gbr'[e.colour]}{'MR'[e.kind]}{e.health}{'*' if e.stunned else ''}{back}"


def changed(scene: Scene, seat: int) -> str:
    h = scene.hero(seat)
    values = {"health": h.health, "energy": h.energy, "treasure": h.treasure}
    words = [f"{name} {value - START:+}" for name, value in values.items() if value != START]
    words += scene.items(seat)
    return f"{seat}: {' '.join(words)}" if words else ""


CASES = [pytest.param(id, *case, id=f"{id}-{n}") for id, cases in PLAYED.items() for n, case in enumerate(cases, 1)]


@pytest.mark.rule(
    "dbd-e-e01", "dbd-e-e02", "dbd-e-e03", "dbd-e-e04", "dbd-e-e05", "dbd-e-e06", "dbd-e-e07", "dbd-e-e08",
    "dbd-e-e09", "dbd-e-e10", "dbd-e-e11", "dbd-e-e12", "dbd-e-e13", "dbd-e-e14", "dbd-e-e15", "dbd-e-e16",
    "dbd-e-e17", "dbd-e-e18", "dbd-e-e19", "dbd-e-e20", "dbd-e-e21", "dbd-e-e22", "dbd-e-e23", "dbd-e-e24",
    "dbd-e-e25", "dbd-e-e26", "dbd-e-e27", "dbd-e-e28", "dbd-e-e29", "dbd-e-e30", "dbd-e-e31", "dbd-e-e32",
    "dbd-e-e33", "dbd-e-e34", "dbd-e-e35", "dbd-e-e36", "dbd-e-e37", "dbd-e-e38", "dbd-e-e39", "dbd-e-e40",
    "dbd-e-e41", "dbd-e-e42", "dbd-e-e43", "dbd-e-e44", "dbd-e-e45", "dbd-e-e46", "dbd-e-e47", "dbd-e-e48",
    "dbd-e-e49", "dbd-e-e50", "dbd-e-e51", "dbd-e-e52",
)  # fmt: skip
@pytest.mark.parametrize(("id", "dice", "answers", "expected"), CASES)
def test_an_encounter_is_played(id: str, dice: str, answers: list[str], expected: str) -> None:
    scene = explored(id).dice(*(dice.split(" | ") if dice else [])).do("step square:3,0")
    for answer in answers:
        scene.do(answer)
    assert said(scene) == expected
    assert scene.step == "Act" and not scene.throws and scene.s.points == 3  # all dice are used, the move goes on


@pytest.mark.rule("dbd-enc-02")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
@pytest.mark.parametrize("id", NUMBERS)
def test_how_many_come(id: str, heroes: int) -> None:
    for dice, answers, *wanted in NUMBERS[id]:
        scene = explored(id, heroes).do("step square:3,0")
        while scene.step != "Act":
            if scene.throw:
                scene.dice(thrown(scene.throw, dice))
            else:
                scene.do(next(answer for answer in answers if answer in scene.legal()))
        found = [sum(e.colour == colour for e in scene.s.enemies) for colour in range(3)]
        assert found == [COUNTS[formula][heroes - 1] for formula in wanted]


def thrown(throw: str, dice: str) -> str:
    """What a row's own dice do not decide: every enemy is the smallest of its colour, every hit is blocked."""
    kind, _, of = throw.partition(":")
    if kind == "spawn":
        return {"green": "M1", "blue": "M2", "red": "M4"}[of]
    if kind == "defence":
        return " ".join("6" * int(of))
    return "net" if kind == "item" else dice


def test_every_branch_of_every_encounter_is_played() -> None:
    assert list(PLAYED) == [encounter.id for encounter in ENCOUNTERS]
    for encounter in ENCOUNTERS:
        assert len(PLAYED[encounter.id]) >= ways(encounter.script), encounter.id


def ways(script: Script) -> int:
    """How many ways a script can go; none of these has two branchings after each other."""
    return max(sum(ways(branch.body) for branch in stmt.branches) or 1 for stmt in script)
