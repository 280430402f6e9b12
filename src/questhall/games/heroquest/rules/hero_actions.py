"""What a hero may do on his turn, and each answer to its chapter."""

from __future__ import annotations

from questhall.games.heroquest.model.answer_codes import (
    ACT,
    ATTACK,
    CAST,
    DISARM,
    DRINK,
    DROP,
    GIVE_UP,
    JUMP,
    LEAVE,
    OPEN,
    PHANTOM,
    ROLL,
    SEARCH_SECRET,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    TAKE,
    THROW,
    USE_ITEM,
    WALK,
    a_of,
    b_of,
    verb_of,
)
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import (
    attack,
    belongings,
    casting,
    disarming,
    doors,
    leaving,
    movement,
    potions,
    quest_actions,
    searching,
)
from questhall.games.heroquest.rules.strength import check_courage


def all_choices(s: Dungeon, h: Hero, legal: list[int]) -> None:
    """heq-trn-05 to -07: the move, the six actions and what the quest adds, free things."""
    movement.choices(s, h, legal)
    doors.choices(s, h, legal)
    attack.choices(s, h, legal)
    casting.choices(s, h, legal)  # heq-spl-01
    searching.choices(s, h, legal)
    disarming.choices(s, h, legal)  # heq-dis-01
    quest_actions.choices(s, h, legal)
    potions.choices(s, h, legal)
    belongings.choices(s, h, legal)  # heq-eqp-13
    leaving.choices(s, h, legal)  # heq-itm-01


def do(s: Dungeon, h: Hero, answer: int) -> None:
    """Each answer to its module."""
    verb = verb_of(answer)
    a = a_of(answer)
    b = b_of(answer)
    if verb in (WALK, ROLL):
        movement.take(s, h, verb, a, b)
    elif verb == OPEN:
        doors.take(s, h, verb, a, b)
        check_courage(s)
    elif verb in (ATTACK, THROW, PHANTOM):
        attack.take(s, h, verb, a, b)
    elif verb == CAST:
        casting.take(s, h, verb, a, b)
    elif verb in (SEARCH_TREASURE, SEARCH_SECRET, SEARCH_TRAPS):
        searching.take(s, h, verb, a, b)
    elif verb in (JUMP, DISARM):
        disarming.take(s, h, verb, a, b)
    elif verb == ACT:
        quest_actions.take(s, h, verb, a, b)
    elif verb == DRINK:
        potions.take(s, h, verb, a, b)
    elif verb in (LEAVE, GIVE_UP, TAKE, DROP, USE_ITEM):
        leaving.take(s, h, verb, a, b)
    else:
        belongings.take(s, h, verb, a, b)
