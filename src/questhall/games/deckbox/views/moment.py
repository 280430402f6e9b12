"""What is under way: the encounter that is read, the attack that is rolled."""

from __future__ import annotations

from questhall.games.deckbox.model.ids import KW_PIERCE
from questhall.games.deckbox.model.plan import NO_ENCOUNTER, NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.activation import Aim
from questhall.games.deckbox.rules.enemy_attack import AfterHit, EnemyRolls
from questhall.games.deckbox.rules.harm import Defend, React
from questhall.games.deckbox.rules.hero_attack import CRITICAL, HITS_SHIFT, Resolve, RollAttack
from questhall.games.deckbox.rules.knockback import ChooseAxis, Collide
from questhall.games.deckbox.rules.recovery import QuestEvents
from questhall.games.deckbox.rules.script import END_SCRIPT, RunScript
from questhall.games.deckbox.rules.totals import enemy_defence, enemy_modifier
from questhall.games.deckbox.views import refs
from questhall.games.deckbox.views.dungeon import LINE, TITLE, words
from questhall.games.deckbox.views.shapes import AttackView, EncounterView


def encounter(s: Delve) -> EncounterView | None:
    """Until its script is done. A nest that hatches or a chest that is opened is no encounter."""
    story = s.reading is NO_ENCOUNTER
    event = quest_event(s) if story else NONE
    if not s.scripted or (story and event == NONE) or not (story or reads_encounter(s)):
        return None
    return {
        "id": f"{s.quest.id}-event-{event + 1}" if story else s.reading.id,
        "slot": s.where if s.where != NONE else None,
        "title": None if story else words(s.reading, TITLE),
        "line": refs.quest_words(s, s.quest.events[event].text) if story else words(s.reading, LINE),
        "explorer": s.explorer,
        "story": story,
    }


def reads_encounter(s: Delve) -> bool:
    """Whether the script under way is the room's own and not that of a feature in it."""
    for n in range(len(s.stack) - 2, -1, -1):
        if s.stack[n] is END_SCRIPT:
            step = s.stack[n + 1]
            return isinstance(step, RunScript) and step.script is s.reading.script
    return False


def quest_event(s: Delve) -> int:
    """dbd-qst-05: the event that happens now is the one before that with which the phase will go on."""
    for step in reversed(s.stack):
        if isinstance(step, QuestEvents):
            return step.at - 1
    return NONE


# Attacks


def attack(s: Delve) -> AttackView | None:
    step = s.asking
    if isinstance(step, Aim):
        dice = sum(step.dice) + step.left
        return seen(step.blow.seat, step.targets[-1], True, dice, step.blow.modifier, 0, 0)
    if isinstance(step, RollAttack):
        target, dice = step.targets[step.at], step.dice[step.at]
        return seen(step.blow.seat, target, True, dice, step.blow.modifier, 0, 0)
    if isinstance(step, Resolve):
        return defended(s, step)
    if isinstance(step, Collide):
        return seen(step.by, step.enemy, True, 1, blocking(s, step.enemy, step.pierce), 1, 0)
    if isinstance(step, ChooseAxis):
        return seen(step.by, step.enemy, True, 0, 0, s.hits, s.criticals)
    if isinstance(step, EnemyRolls):
        e = s.enemy(step.enemy)
        modifier = enemy_modifier(s, e, step.ranged) if e is not None else 0
        return seen(step.targets[step.at], step.enemy, False, step.dice[step.at], modifier, 0, 0)
    return suffered(s)


def seen(hero: int, enemy: int, by_hero: bool, dice: int, modifier: int, hits: int, criticals: int) -> AttackView:
    return {
        "hero": hero,
        "enemy": refs.enemy(enemy) if enemy != NONE else None,
        "by_hero": by_hero,
        "dice": dice,
        "modifier": modifier,
        "hits": hits,
        "criticals": criticals,
    }


def defended(s: Delve, step: Resolve) -> AttackView:
    """dbd-def-01: the enemy's dice against what can be blocked."""
    found = s.volley[step.n]
    hits, criticals = found >> HITS_SHIFT, found & CRITICAL
    modifier = blocking(s, step.enemy, step.blow.keywords & KW_PIERCE != 0)
    return seen(step.blow.seat, step.enemy, True, hits - criticals, modifier, hits, criticals)


def blocking(s: Delve, enemy: int, pierce: bool) -> int:
    e = s.enemy(enemy)
    return enemy_defence(s, e) - (1 if pierce else 0) if e is not None else 0


def suffered(s: Delve) -> AttackView | None:
    """A hero's defence, or what he may do before it. Hits of a trap or a collision have no enemy."""
    waiting = list(s.stack)
    step = s.asking
    if isinstance(step, React) and waiting:
        step = waiting.pop()
    if not isinstance(step, Defend):
        return None
    below = waiting[-1] if waiting else None
    enemy = below.enemy if isinstance(below, AfterHit) else NONE
    return seen(step.seat, enemy, False, step.hits, step.modifier(s), step.hits, 0)
