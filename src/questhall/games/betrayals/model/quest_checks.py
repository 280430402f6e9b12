"""What a quest asks for, as written in content/quests.toml: `carcasses:undead>=3` is a kind, a subject and a number."""

from __future__ import annotations

import re
from typing import Final

from questhall.engine.content import Node

# Kinds of check; rules/quests.py says what each looks at
WEAPON_BONUS: Final = 0  # printed bonus of the weapon worn
WRETCH: Final = 1  # points behind the leader while strictly last; subject: the first round it counts in
PANOPLY: Final = 2  # printed bonuses of three items worn
PURSE: Final = 3  # gems at once
CARCASSES: Final = 4  # carcasses of a type; subject: the type
ONE_OF_EACH: Final = 5  # common types among the carcasses; subject: the least printed power that counts
LEGEND: Final = 6  # carcasses under the Dragon token and dragon items worn
CARCASS_POWER: Final = 7  # the highest printed power among the carcasses
POWER: Final = 8  # gauge power
SINCE: Final = 9  # what was done since the card is held; subject: the deed

# Deeds that are counted, in the order of rules/deeds.py
ARENA_UNDERDOG: Final = 0
ARENA_PRINCIPAL_WINS: Final = 1
DUNGEON_ALLY_WINS: Final = 2
LONE_WIN_POWER: Final = 3  # the highest power beaten alone, not a count
PLUNDERED_PLAYERS: Final = 4  # whom, not how often
BROKEN_TO_HELPERS: Final = 5
KEPT_TO_HELPERS: Final = 6
DEED_IDS: Final = [
    "arena_underdog", "arena_principal_wins", "dungeon_ally_wins", "lone_win_power", "plundered_players",
    "promises_broken_to_helpers", "promises_kept_to_helpers",
]  # fmt: skip
COMMON_TYPE_IDS: Final = ["humanoid", "undead", "extraordinary"]

NUMBER: Final = re.compile(r"\d+")
COMMON_TYPES: Final = 3

# Checks without a subject, with # for the number
PLAIN_CHECKS: Final = {
    "own_weapon_bonus>=#": WEAPON_BONUS,
    "panoply>=#": PANOPLY,
    "gems>=#": PURSE,
    "carcass_power>=#": CARCASS_POWER,
    "power>=#": POWER,
}

Check = tuple[int, int, int]


def read_check(node: Node) -> Check:
    """Kind, subject and the number that must be reached."""
    text = node.text("check")
    shape = NUMBER.sub("#", text)
    numbers = [int(found) for found in NUMBER.findall(text)]
    if shape in PLAIN_CHECKS:
        return PLAIN_CHECKS[shape], 0, numbers[0]
    if shape == "legend":
        return LEGEND, 0, 1
    if shape == "wretch:gap=#,round>=#":
        return WRETCH, numbers[1], numbers[0]
    if shape == "one_of_each:min_power=#":
        return ONE_OF_EACH, numbers[0], COMMON_TYPES
    subject = shape.removesuffix(">=#").partition(":")[2]
    if shape == f"carcasses:{subject}>=#" and subject in COMMON_TYPE_IDS:
        return CARCASSES, COMMON_TYPE_IDS.index(subject), numbers[0]
    if shape == f"since:{subject}>=#" and subject in DEED_IDS:
        return SINCE, DEED_IDS.index(subject), numbers[0]
    node.fail(f"{text!r} is no check; there are {', '.join(all_checks())}", "check")


def all_checks() -> list[str]:
    """Every check that can be written, with # for a number."""
    return [
        *PLAIN_CHECKS,
        "wretch:gap=#,round>=#",
        "one_of_each:min_power=#",
        "legend",
        *[f"carcasses:{type_id}>=#" for type_id in COMMON_TYPE_IDS],
        *[f"since:{deed}>=#" for deed in DEED_IDS],
    ]
