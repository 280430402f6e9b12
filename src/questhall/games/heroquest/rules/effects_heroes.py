"""Effects of the quest on heroes and what they own."""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.games.heroquest.model.board import AREA
from questhall.games.heroquest.model.cards import ARTIFACT
from questhall.games.heroquest.model.figures import DEAD, IN_PLAY, MISSES_TURN, NO_ITEMS, Hero
from questhall.games.heroquest.model.ids import ITEMS, NONE, WHITE
from questhall.games.heroquest.model.plan import Effect
from questhall.games.heroquest.model.plan_kinds import ON_ITEM_TAKEN, TO_ALL, TO_ROOM
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.dice import COMBAT, whites
from questhall.games.heroquest.rules.harm import heal_hero, hurt_hero
from questhall.games.heroquest.rules.owning import body_max, gain, mind_max
from questhall.games.heroquest.rules.revealing import look, nearest_free
from questhall.games.heroquest.rules.script import fire
from questhall.games.heroquest.rules.strength import defend_dice


def whom(s: Dungeon, e: Effect, hero: int) -> list[Hero]:
    """The heroes on the board an effect is about: the acting one, those in his room, or all, in turn order."""
    if e.to == TO_ALL:
        return everybody(s)
    if hero == NONE or s.heroes[hero].status != IN_PLAY:
        return []
    if e.to == TO_ROOM:
        area = AREA[s.heroes[hero].square]
        return [h for h in everybody(s) if AREA[h.square] == area]
    return [s.heroes[hero]]


def everybody(s: Dungeon) -> list[Hero]:
    return [s.heroes[n] for n in s.order if s.heroes[n].status == IN_PLAY]


def first_in_play(s: Dungeon) -> int:
    for n in s.order:
        if s.heroes[n].status == IN_PLAY:
            return n
    return NONE


def survivors(s: Dungeon) -> list[Hero]:
    return [s.heroes[n] for n in s.order if s.heroes[n].status != DEAD]


def receiver(s: Dungeon, hero: int) -> Hero | None:
    """Who takes what is found: the acting hero, else the first one alive."""
    if hero != NONE and s.heroes[hero].status != DEAD:
        return s.heroes[hero]
    living = survivors(s)
    return living[0] if living else None


def give_gold(s: Dungeon, amount: int, hero: int, split: bool) -> None:
    """heq-end-07: shared gold goes to the survivors in equal parts, what is left over one coin each in turn order."""
    if not split:
        h = receiver(s, hero)
        if h is not None:
            pay(s, h, amount)  # heq-tre-09
        return
    living = survivors(s)
    for i in range(len(living)):
        share = amount // len(living) + (1 if i < amount % len(living) else 0)
        if share:
            living[i].gold += share
            s.emit(events.GOLD_SHARED, living[i].number + 1, share)


def pay(s: Dungeon, h: Hero, amount: int) -> None:
    """heq-tre-09: gold belongs to the finder."""
    h.gold += amount
    s.emit(events.GOLD_FOUND, h.number + 1, amount)


def give_item(s: Dungeon, item: int, hero: int) -> None:
    """A card of 2.6 to 2.8, or an item of the quest."""
    h = receiver(s, hero)
    if h is None:
        return
    if item >= ITEMS:
        give_quest_item(s, item - ITEMS, h)
    elif ARTIFACT >> item & 1:
        give_artifact(s, item, hero)
    else:
        gain(h, item)
        s.emit(events.ITEM_GAINED, h.number + 1, item)


def give_quest_item(s: Dungeon, item: int, h: Hero) -> None:
    s.item_places[item] = -2 - h.number
    s.find_thing(item)
    s.emit(events.ITEM_GAINED, h.number + 1, ITEMS + item)
    fire(s, ON_ITEM_TAKEN, item, NONE, h.number)


def give_artifact(s: Dungeon, item: int, hero: int) -> None:
    """heq-art-01, R-28: whoever finds it takes it; each exists once in a campaign."""
    h = receiver(s, hero)
    if h is None or s.artifacts_found >> item & 1:
        return
    s.artifacts_found |= 1 << item
    s.artifacts_lost &= ~(1 << item)  # heq-die-09
    gain(h, item)
    s.emit(events.ITEM_GAINED, h.number + 1, item)


def return_lost(s: Dungeon, h: Hero) -> None:
    """heq-die-09: an artifact lost in an earlier quest lies with the first special treasure found."""
    for item in range(ITEMS):
        if (s.artifacts_lost & ~s.artifacts_found) >> item & 1:
            give_artifact(s, item, h.number)


def damage(s: Dungeon, e: Effect, hero: int) -> None:
    """heq-def-05: without defence unless the note gives one."""
    mind = 1 if e.many and e.many[0] == 1 else 0
    for h in reversed(whom(s, e, hero)):
        s.then(Hurt(h.number, e.a, mind, e.b == 1))


def heal(s: Dungeon, e: Effect, hero: int) -> None:
    for h in whom(s, e, hero):
        heal_hero(s, h, e.a)


def lose_turn(s: Dungeon, e: Effect, hero: int) -> None:
    """heq-trn-12."""
    for h in whom(s, e, hero):
        h.effects |= MISSES_TURN
        s.emit(events.EFFECT_BEGINS, h.number + 1, MISSES_TURN)


def teleport(s: Dungeon, e: Effect, hero: int) -> None:
    """To the squares of the note in their order; where one is taken, to the nearest free square."""
    moved = whom(s, e, hero)
    for i in range(len(moved)):
        h = moved[i]
        square = nearest_free(s, e.many[min(i, len(e.many) - 1)])
        if square == NONE:
            continue
        h.in_pit = False
        s.move_hero(h, square)
        s.emit(events.TELEPORTED, h.number + 1, square)
        look(s, h)


def take_equipment(s: Dungeon, e: Effect, hero: int) -> None:
    """All cards of the hero are kept elsewhere; gold and the quest's items stay with him."""
    for h in whom(s, e, hero):
        if h.equipment_taken:
            continue
        h.equipment_taken = (*h.items, h.hand, h.worn)
        h.items = NO_ITEMS
        h.hand = NONE
        h.worn = NONE
        h.body = min(h.body, body_max(h))
        h.mind = min(h.mind, mind_max(h))
        s.emit(events.EQUIPMENT_TAKEN, h.number + 1)


def give_back_equipment(s: Dungeon) -> None:
    for h in s.heroes:
        if h.equipment_taken and h.status != DEAD:
            restore_equipment(h)
            s.emit(events.EQUIPMENT_BACK, h.number + 1)


def restore_equipment(h: Hero) -> None:
    h.items = tuple([h.items[item] + h.equipment_taken[item] for item in range(ITEMS)])
    if h.hand == NONE:
        h.hand = h.equipment_taken[ITEMS]
    if h.worn == NONE:
        h.worn = h.equipment_taken[ITEMS + 1]
    h.equipment_taken = ()


def return_spells(s: Dungeon) -> None:
    """The cards a monster has taken come back to their owners."""
    for h in s.heroes:
        if h.stolen:
            h.spells |= h.stolen
            h.stolen = 0
            s.emit(events.SPELLS_BACK, h.number + 1)


class Hurt(Step[Dungeon]):
    """One hero suffers a note's damage, perhaps after a defence roll."""

    def __init__(self, hero: int, points: int, mind: int, defend: bool) -> None:
        self.hero = hero
        self.points = points
        self.mind = mind
        self.defend = defend

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if h.status != IN_PLAY:
            return
        dice = defend_dice(s, h) if self.defend else 0
        if dice:
            s.roll(self, COMBAT[dice])
        else:
            hurt_hero(s, h, self.points, self.mind)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        s.dice = answer
        s.emit(events.DEFENCE_ROLLED, h.number + 1, answer, WHITE)
        points = self.points - whites(answer)
        if points > 0:
            hurt_hero(s, h, points, self.mind)
