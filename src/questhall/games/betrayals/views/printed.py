"""What is printed on items and monsters besides their figures."""

from __future__ import annotations

from questhall.games.betrayals.model.cards import GUILD_DRAW, GUILD_PRICE, Cards
from questhall.games.betrayals.model.ids import FIRST_DRAGON_ITEM, KRITIK, NONE
from questhall.games.betrayals.views import refs, shapes


def item_effects(cards: Cards, item: int) -> list[shapes.Effect]:
    """2.6: what it does besides its bonus; `type` is the monster type it is about."""
    found = [
        ("ally_bonus", cards.ally_bonus[item], NONE),
        ("arena_bonus", cards.arena_bonus[item], NONE),
        ("defender_bonus", cards.defender_bonus[item], NONE),
        ("vs_type", cards.vs_bonus[item], cards.vs_type[item]),
        ("double_once", cards.doubles >> item & 1, NONE),
        ("no_wound_from", int(cards.no_wound_from[item] != NONE), cards.no_wound_from[item]),
        ("quest_cost", cards.quest_cost[item] if cards.quest_cost[item] != GUILD_PRICE else 0, NONE),
        ("quest_draw", cards.quest_draw[item] if cards.quest_draw[item] != GUILD_DRAW else 0, NONE),
        ("gem_per_monster", cards.gem_per_monster[item], NONE),
        ("wound_shield", cards.wound_shield[item], NONE),
        ("reroll_low", cards.reroll_low[item], NONE),
        ("dragon", int(item >= FIRST_DRAGON_ITEM), NONE),
    ]
    return [{"kind": kind, "n": n, "type": None if of == NONE else refs.kind(of)} for kind, n, of in found if n]


def monster_effects(cards: Cards, card: int) -> list[shapes.Effect]:
    """2.8: what is printed on it besides its figures."""
    kritik = cards.kritik_from[card]
    flags = {
        "no_ally": cards.no_ally,
        "no_flee": cards.no_flee,
        "loss_curse": cards.loss_curse,
        "win_heal": cards.win_heal,
        "win_uncurse": cards.win_uncurse,
        "win_quest": cards.win_quest,
        "copy_power": cards.copy_power,
        "wish": cards.wish,
    }
    figures = {
        "kritik_from": kritik if kritik < KRITIK else 0,
        "loss_wound": cards.loss_wound[card],
        "loss_gems": cards.loss_gems[card],
        "power_per_item": cards.power_per_item[card],
    }
    found = [(kind, 1) for kind, bits in flags.items() if bits >> card & 1]
    found += [(kind, n) for kind, n in figures.items() if n]
    effects: list[shapes.Effect] = [{"kind": kind, "n": n, "item": None} for kind, n in found]
    if cards.dragon_item[card] != NONE:
        effects.append({"kind": "dragon_item", "n": 1, "item": refs.item(cards.dragon_item[card])})
    return effects
