"""Single things of a quest as heroes know them, and the blanks that stand for what they do not know."""

from __future__ import annotations

from questhall.games.heroquest.model.board import COLUMNS
from questhall.games.heroquest.model.figures import NOWHERE
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import (
    Door,
    Furniture,
    Goal,
    MonsterPlan,
    Npc,
    Plan,
    QuestAction,
    QuestItem,
    Timer,
)
from questhall.games.heroquest.model.plan_kinds import (
    ACTIVATE,
    COLLECT,
    EVENT,
    FALSE,
    FIND,
    NORMAL,
    PIT,
    PROTECT_ITEM,
    PROTECT_NPC,
    REACH,
    RESCUE,
)
from questhall.games.heroquest.model.state import TRAP_KNOWN, TRAP_SPRUNG, Dungeon
from questhall.games.heroquest.rules.doors import known_false


class Words:
    """The prose that is known, numbered anew."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.texts: list[dict[str, str]] = []
        self.numbers: dict[int, int] = {}

    def keep(self, text: int) -> int:
        if text == NONE:
            return NONE
        if text not in self.numbers:
            self.numbers[text] = len(self.texts)
            self.texts.append(self.plan.texts[text])
        return self.numbers[text]


def stub(plan: Plan) -> Plan:
    """Of the other quests heroes know the titles; beyond the stairs nothing."""
    if plan.kept_stub is None:
        made = Plan(plan.id, plan.number)
        made.difficulty = plan.difficulty
        made.start = made.exit = (0, 1, COLUMNS, COLUMNS + 1)
        if plan.title != NONE:
            made.title = 0
            made.texts = [plan.texts[plan.title]]
        plan.kept_stub = made
    return plan.kept_stub


def lies_open(s: Dungeon, number: int) -> bool:
    """Known traps and open pits; rubble is stone, and a spear leaves nothing."""
    found = s.plan.traps[number]
    open_pit = s.traps[number] == TRAP_SPRUNG and found.kind == PIT
    return (s.traps[number] == TRAP_KNOWN or open_pit) and s.seen >> found.square & 1 == 1


def thing_known(s: Dungeon, number: int) -> bool:
    """A thing of the quest that somebody carries, has carried out, or that lies in sight."""
    place = s.item_places[number]
    return place <= -2 or (place >= 0 and s.seen >> place & 1 == 1) or s.left_with >> number & 1 == 1


def known_door(s: Dungeon, number: int) -> Door:
    found = s.plan.doors[number]
    made = Door("", found.a, found.b)
    hidden = found.kind in (FALSE, EVENT) and not known_false(s, number)
    made.kind = NORMAL if hidden else found.kind
    made.key = found.key if found.key != NONE and thing_known(s, found.key) else NONE
    return made


def blank_door() -> Door:
    """Between two squares of one corridor, where no door can be."""
    made = Door("", 0, 1)
    made.kind = EVENT
    return made


def known_piece(s: Dungeon, number: int) -> Furniture:
    piece = s.plan.furniture[number]
    made = Furniture("", piece.kind, piece.squares, piece.area)
    made.corner = piece.corner
    made.rot = piece.rot
    made.blocks_move = piece.blocks_move
    made.blocks_sight = piece.blocks_sight
    made.trapped = s.traps_found >> number & 1 == 1
    return made


def known_kind(s: Dungeon, number: int, words: Words) -> MonsterPlan:
    found = s.plan.monsters[number]
    made = MonsterPlan("", found.kind, NOWHERE)
    made.name = words.keep(found.name)
    made.unique = found.unique
    made.immune = found.immune
    made.hurt_only_by = found.hurt_only_by
    made.not_hurt_by = found.not_hurt_by
    return made


def known_person(s: Dungeon, number: int, words: Words) -> Npc:
    found = s.plan.npcs[number]
    made = Npc("", words.keep(found.name), NOWHERE)
    made.move = found.move
    made.attack = found.attack
    made.defend = found.defend
    made.body = found.body
    made.mind = found.mind
    made.controller = found.controller
    made.dice = found.dice
    made.attacks = found.attacks
    return made


def known_thing(s: Dungeon, number: int, words: Words) -> QuestItem:
    found = s.plan.items[number]
    made = QuestItem("", words.keep(found.name))
    made.heavy = found.heavy
    made.no_attack = found.no_attack
    made.no_heal = found.no_heal
    made.monsters_prefer_bearer = found.monsters_prefer_bearer
    made.lamp = found.lamp
    return made


def known_timer(s: Dungeon, number: int, words: Words) -> Timer:
    found = s.plan.timers[number]
    made = Timer(found.id, found.rounds, None)
    made.label = words.keep(found.label)
    return made


def hidden_timer() -> Timer:
    made = Timer("", 0, None)
    made.shown = False
    return made


def known_action(s: Dungeon, number: int, words: Words) -> QuestAction:
    found = s.plan.actions[number]
    made = QuestAction(found.id, words.keep(found.label))
    made.free = found.free
    made.gold = found.gold
    return made


def speaks_of_known(v: Dungeon, goal: Goal) -> bool:
    """Whether all a goal is about has been seen."""
    if goal.kind in (FIND, PROTECT_ITEM):
        return goal.a < len(v.item_places)
    if goal.kind == COLLECT:
        return max(goal.many, default=0) < len(v.item_places)
    if goal.kind in (RESCUE, PROTECT_NPC):
        return goal.a < len(v.allies)
    if goal.kind == REACH:
        return v.seen >> goal.a & 1 == 1
    return goal.kind != ACTIVATE
