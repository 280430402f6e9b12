"""What a quest file becomes."""

from __future__ import annotations

import tomllib

import pytest
from tests.games.heroquest.test_quest_files import BASE, BOTH, DOOR, GOAL, MONSTERS, made

from questhall.games.heroquest.model import board, cards, plan_kinds
from questhall.games.heroquest.model.ids import CHEST, GOBLIN, ITEMS, NONE, ORC, POTION_HEALING, RING_OF_RETURN
from questhall.games.heroquest.model.plan import Condition, Effect
from questhall.games.heroquest.quest_format import kinds, quest_file


def effects(text: str, more: str = DOOR + MONSTERS) -> list[Effect]:
    return made(f'{more}events = [{{id = "e1", when = "quest_start", do = [{text}]}}]', check=False).scripts[0].effects


def condition(text: str, more: str = DOOR + MONSTERS) -> Condition:
    script = made(f'{more}events = [{{id = "e1", when = "quest_start", if = {text}, text = {BOTH}}}]', False).scripts[0]
    assert script.needs is not None
    return script.needs


def test_the_frame() -> None:
    p = made("")
    assert (p.id, p.number, p.difficulty, p.start_kind) == ("q_test", 7, 3, 0)
    assert p.texts[p.title] == {"en": "One", "fr": "Un"}
    assert [board.xy(square) for square in p.start] == [(18, 16), (19, 16), (18, 17), (19, 17)]
    assert p.exit == p.start
    assert p.must_return
    assert (p.wandering_kind, p.wandering_script) == (NONE, NONE)


def test_squares_by_number_and_by_name() -> None:
    p = made(DOOR + 'traps = [{id = "t", kind = "spear", at = [15, 15]}, {id = "u", kind = "pit", at = "P15"}]')
    assert [board.xy(trap.square) for trap in p.traps] == [(15, 15), (15, 14)]
    assert [trap.kind for trap in p.traps] == [plan_kinds.SPEAR, plan_kinds.PIT]


def test_what_cannot_be_reached_is_rock() -> None:
    room_u, room_s = (board.ROOM_SQUARES[board.room_index(letter)] for letter in "US")
    assert made("").rock == board.ALL & ~room_u
    assert made(DOOR).rock == board.ALL & ~room_u & ~room_s
    blocked = made(DOOR + "blocked = [[14, 13]]")
    assert blocked.blocked == 1 << board.at(14, 13)
    assert not blocked.rock & blocked.blocked


def test_false_doors_lead_nowhere_and_others_do() -> None:
    room_s = board.ROOM_SQUARES[board.room_index("S")]
    for kind, open_ in (("false", False), ("secret", True), ("normal", True)):
        p = made(DOOR.replace("15]]}", f'15]], kind = "{kind}"}}'))
        assert (p.rock & room_s == 0) == open_


def test_doors() -> None:
    items = f'items = [{{id = "key", name = {BOTH}, at = [20, 14]}}]\n'
    p = made(
        items + 'doors = [{id = "a", between = ["S16", "R16"], kind = "locked", key = "key"},'
        ' {id = "b", between = [[20, 15], [21, 15]], open = true},'
        ' {id = "c", between = [[20, 13], [20, 14]], kind = "secret", search = false}]'
    )
    a, b, c = p.doors
    assert (board.xy(a.a), board.xy(a.b), a.kind, a.key) == ((17, 15), (18, 15), plan_kinds.LOCKED, 0)
    assert (b.open, b.kind) == (True, plan_kinds.NORMAL)
    assert (c.kind, c.searchable) == (plan_kinds.SECRET, False)


def test_furniture_and_its_traps() -> None:
    p = made(
        DOOR + f'furniture = [{{id = "t", kind = "tomb", at = [14, 13], rot = 90}}, {{id = "c", kind = "chest",'
        f" at = [16, 17], trap = {{name = {BOTH}, damage = 2, effect = [{{end_turn = true}}]}}}}]"
    )
    tomb, chest = p.furniture
    assert (tomb.squares.bit_count(), board.xy(tomb.corner), tomb.rot) == (6, (14, 13), 90)
    assert tomb.squares >> board.at(15, 15) & 1
    assert (chest.kind, chest.trapped, board.room_name(chest.area)) == (CHEST, True, "S")
    assert [(e.kind, e.a) for e in chest.trap] == [(plan_kinds.DO_DAMAGE, 2), (plan_kinds.DO_END_TURN, NONE)]


def test_monsters() -> None:
    p = made(
        DOOR + f'monsters = [{{id = "b", kind = "gargoyle", at = [15, 15], name = {BOTH}, unique = true,'
        ' stats = {body = 5}, spells = ["d_fear", "d_fear", "d_escape"], escape_to = [14, 13],'
        ' immune = ["sleep", "ranged"], hurt_only_by = ["spirit_blade"], not_hurt_by = ["elf"],'
        ' present_if = {party_has = "elf"}, dormant = true, wake = {round_start = 3}, group = "g",'
        ' carries = [{gold = 10}], guards = "S", ai = "stays",'
        ' phases = [{at = [16, 16], stats = {attack = 6}, do = [{set_flag = "risen"}]}],'
        ' respawn = {after = 2, while = {not_flag = "risen"}}}]'
    )
    (m,) = p.monsters
    card = cards.KIND_STATS[m.kind]
    assert m.stats == [*card[:3], 5, card[4]]
    assert m.phases[0].stats == [card[0], 6, card[2], 5, card[4]]
    assert len(m.spells) == 3
    assert m.immune == plan_kinds.IMMUNE_SLEEP | plan_kinds.IMMUNE_RANGED
    assert m.hurt_only_by == 1 << cards.ITEM_IDS.index("spirit_blade")
    assert (m.not_hurt_by, m.dormant, m.respawn_after) == (4, True, 2)
    assert p.groups == ["g"]
    assert m.wake is not None
    assert (m.wake.kind, m.wake.a) == (plan_kinds.ON_ROUND_START, 3)
    assert made(DOOR + MONSTERS).monsters[0].stats == []


def test_npcs_items_and_timers() -> None:
    p = made(
        DOOR
        + f'npcs = [{{id = "n", name = {BOTH}, at = [15, 15], stats = {{body = 3}}, controller = "party", dice = 2}}]\n'
        f'items = [{{id = "lamp", name = {BOTH}, at = [20, 14], heavy = true, turn_end = [{{damage = 1}}]}}]\n'
        f'timers = [{{id = "t", rounds = 12, starts = "quest_start", label = {BOTH},'
        ' at_zero = [{end_quest = "failure"}]}]\n'
        'house_rules = {attack_penalty_without_in_sight = {item = "lamp", dice = 1}, fixed_move = 6,'
        ' monster_bonus = {kind = "orc", stat = "defend", n = 1}}\n'
        "rewards = {success = [{gold = 100, split = true}], per_hero = 20, bounty = {orc = 5}}\n"
        'wandering_monster = {kind = "goblin", count = 2}\nnext = "champion"\n'
    )
    (npc,) = p.npcs
    assert (npc.body, npc.defend, npc.move, npc.controller, npc.dice) == (3, 2, NONE, plan_kinds.BY_PARTY, 2)
    assert (p.items[0].heavy, p.items[0].lamp, p.dark_penalty) == (True, True, 1)
    assert (p.timers[0].rounds, p.timers[0].at_zero[0].a) == (12, 0)
    assert (p.bonus_kind, p.bonus_stat, p.bonus, p.fixed_move) == (ORC, 2, 1, 6)
    assert (p.rewards[0].a, p.rewards[0].b, p.reward_each, p.bounty_kind, p.bounty) == (100, 1, 20, ORC, 5)
    assert (p.wandering_kind, p.wandering_count, p.next) == (GOBLIN, 2, "champion")


def test_actions_treasures_and_draws() -> None:
    p = made(
        DOOR + 'furniture = [{id = "bench", kind = "alchemists_bench", at = [14, 13]}]\n'
        f'actions = [{{id = "a", label = {BOTH}, where = {{room = "S", beside = "bench"}}, cost = "free", gold = 40,'
        ' needs = {draw = {which = "y"}}, per_hero = 1, once = true, do = [{gold = 1}]}]\n'
        'draws = {which = {one_of = ["x", "y"]}}\n'
        f'treasures = [{{room = "S", text = {BOTH},'
        ' gives = [{item = "potion_healing"}, {artifact = "ring_of_return"}]}]\n'
        'no_treasure = ["U"]\n'
    )
    (action,) = p.actions
    assert (action.beside, action.free, action.gold, action.per_hero, action.once) == (
        p.furniture[0].squares, True, 40, 1, True,
    )  # fmt: skip
    assert action.needs is not None
    assert (action.needs.kind, action.needs.a, action.needs.b) == (plan_kinds.IF_DRAW, 0, 1)
    assert [e.a for e in p.treasures[0].gives] == [POTION_HEALING, RING_OF_RETURN]
    assert p.no_treasure == 1 << board.room_index("U")
    assert p.draw_values == [["x", "y"]]


@pytest.mark.parametrize(
    ("text", "kind", "a", "b"),
    [
        ('"quest_start"', plan_kinds.ON_QUEST_START, NONE, NONE),
        ("{attack_rolled = true}", plan_kinds.ON_ATTACK_ROLLED, NONE, NONE),
        ('{reveal_room = "E"}', plan_kinds.ON_REVEAL_ROOM, 5, NONE),
        ("{enter_square = [1, 0]}", plan_kinds.ON_ENTER_SQUARE, 1, NONE),
        ('{open_door = "d1"}', plan_kinds.ON_OPEN_DOOR, 0, NONE),
        ('{monster_zero_body = "m2"}', plan_kinds.ON_ZERO_BODY, 1, NONE),
        ('{all_dead = "guards"}', plan_kinds.ON_ALL_DEAD, 0, NONE),
        ('{all_dead = "orc"}', plan_kinds.ON_ALL_DEAD, NONE, ORC),
        ("{every = 5}", plan_kinds.ON_EVERY, 5, 1),
        ("{every = 1, from = 4}", plan_kinds.ON_EVERY, 1, 4),
        ('{counter = {name = "noise", at_least = 4}}', plan_kinds.ON_COUNTER, 0, 4),
    ],
)
def test_triggers(text: str, kind: int, a: int, b: int) -> None:
    more = DOOR + MONSTERS + "counters = {noise = 2}\n"
    p = made(f'{more}events = [{{id = "e1", when = {text}, text = {BOTH}}}]', check=False)
    when = p.scripts[0].when
    assert (when.kind, when.a, when.b) == (kind, a, b)
    assert p.counter_starts == [2]


def test_conditions() -> None:
    assert condition('{dead = ["guards"]}').many == (0, 1)
    both = condition('{hero_is = "elf", not = {any = [{flag = "f"}, {round_at_least = 3}]}}')
    assert both.kind == plan_kinds.IF_ALL
    elf, never = both.parts
    assert (elf.kind, elf.a) == (plan_kinds.IF_HERO_IS, 2)
    assert (never.kind, [part.kind for part in never.parts[0].parts]) == (
        plan_kinds.IF_NOT,
        [plan_kinds.IF_FLAG, plan_kinds.IF_ROUND],
    )
    there = condition('{heroes_in_room = {room = "K", at_least = 2}}')
    assert (there.a, there.b) == (board.room_index("K"), 2)


def test_every_effect_is_read() -> None:
    thing = f'items = [{{id = "orb", name = {BOTH}, at = [20, 14]}}]\n'
    thing += f'npcs = [{{id = "n", name = {BOTH}, at = [14, 16]}}]\ncounters = {{noise = 0}}\n'
    thing += f'timers = [{{id = "t", rounds = 3, at_zero = [], label = {BOTH}}}]\n'
    values = {
        "text": BOTH, "gold": "5, split = true", "item": '"orb"', "artifact": '"spell_ring"',
        "damage": '1, to = "room", defend = true, kind = "mind"', "heal": '2, to = "all"', "end_turn": "true",
        "reveal": '{room = "K"}', "open_door": '"d1"', "find_secret": '"d1"',
        "spawn": '{kind = "orc", at = [[14, 14], [14, 15]], act = true}', "wake": '"guards"',
        "teleport": '{who = "all", to = [14, 17]}', "block": "[14, 17]", "place_trap": '{kind = "pit", at = [14, 17]}',
        "start_timer": '"t"', "stop_timer": '"t"', "set_flag": '"f"', "add": '{counter = "noise", n = -1}',
        "alarm": "true", "set_stats": '{id = "m1", stats = {attack = 4}}', "heal_monster": '"m1"',
        "change_side": '"m2"', "take_equipment": "true", "give_back_equipment": 'true, to = "all"',
        "set_wandering": '{kind = "mummy"}', "end_quest": '"success"', "lose_item": '"orb"', "lose_turn": "true",
        "close_door": "{rounds = 2}", "collapse_column": '"east"', "peaceful": '["m1"]',
        "skip_turns": '{filter = "undead", every = 2}',
        "set_spells": '{id = "m1", add = ["d_fear"], remove = ["d_rust"]}', "steal_spell": '"nearest_caster"',
        "return_spells": "true",
    }  # fmt: skip
    assert set(values) == set(kinds.EFFECTS)
    found = []
    for key, value in values.items():
        found += [e.kind for e in effects(f"{{{key} = {value}}}", DOOR + MONSTERS + thing)]
    reveals = {plan_kinds.DO_REVEAL_DOOR, plan_kinds.DO_REVEAL_SQUARES}
    assert set(found) | reveals == set(range(plan_kinds.DO_RETURN_SPELLS + 1))


def test_effects_in_numbers() -> None:
    (hurt,) = effects('{damage = 2, to = "room", defend = true, kind = "mind"}')
    assert (hurt.a, hurt.b, hurt.to, hurt.many) == (2, 1, plan_kinds.TO_ROOM, (1,))
    told, gold = effects(f"{{gold = 5, text = {BOTH}}}")
    assert (told.kind, gold.kind, gold.a) == (plan_kinds.DO_TEXT, plan_kinds.DO_GOLD, 5)
    (orcs,) = effects('{spawn = {kind = "orc", near = [14, 14], count = 4}}')
    assert (orcs.a, orcs.b, orcs.many, orcs.to) == (ORC, 4, (board.at(14, 14),), 0)
    (stats,) = effects('{set_stats = {id = "m2", stats = {attack = 4}}}')
    assert (stats.a, stats.many) == (1, (NONE, 4, NONE, NONE, NONE))
    remove, add = effects('{set_spells = {id = "m1", add = ["d_fear"], remove = ["d_rust"]}}')
    assert (remove.to, add.to) == (0, 1)
    (side,) = effects('{change_side = "m2"}')
    assert (side.a, side.b) == (1, 1)
    (item,) = effects('{item = "orb"}', DOOR + MONSTERS + f'items = [{{id = "orb", name = {BOTH}}}]\n')
    assert item.a == ITEMS


def test_a_placed_trap_is_there_only_later() -> None:
    p = made('events = [{id = "e", when = "quest_start", do = [{place_trap = {kind = "pit", at = [18, 14]}}]}]')
    assert (p.traps[0].later, p.scripts[0].effects[0].a) == (True, 0)


def test_objectives() -> None:
    p = made(
        DOOR + MONSTERS + f'items = [{{id = "orb", name = {BOTH}, at = [20, 14]}}]\n'
        f'npcs = [{{id = "n", name = {BOTH}, at = [14, 16]}}]\n'
        f'actions = [{{id = "a", label = {BOTH}, where = {{room = "S"}}, do = [{{set_flag = "bell"}}]}}]\n'
        f'objectives = {{all = [{{kill = ["guards"], text = {BOTH}}}, {{kill_all = "any"}}, {{find = "orb"}},'
        ' {collect = {items = ["orb"]}}, {rescue = "n"}, {escape = "any"}, {reach = [14, 14]}, {survive = 9},'
        ' {activate = {flags = ["bell"]}}, {protect = "n"}, {protect = "orb"}], return = "none",'
        ' fail = [{npc_dead = "n"}, {item_lost = "orb"}, {heroes_dead = true}]}'
    )
    assert [goal.kind for goal in p.all_of] == list(range(plan_kinds.PROTECT_ITEM + 1))
    assert p.all_of[0].many == (0, 1)
    assert p.texts[p.all_of[0].text]["fr"] == "Un"
    assert [p.all_of[i].a for i in (1, 2, 3, 5, 6)] == [NONE, 0, 1, 1, board.at(14, 14)]
    assert not p.must_return
    assert [goal.kind for goal in p.fails] == [
        plan_kinds.FAIL_NPC_DEAD,
        plan_kinds.FAIL_ITEM_LOST,
        plan_kinds.FAIL_HEROES_DEAD,
    ]


def test_other_starts_and_exits() -> None:
    p = quest_file.parse(
        BASE.replace('{kind = "stairs", at = [18, 16]}', '{kind = "door", square = [0, 9], side = "w"}')
        + 'exit = {kind = "squares", at = [[0, 0]], hidden = true}\n'
        + GOAL
    )
    assert (p.start_kind, p.start, p.exit, p.exit_hidden, p.exit_is_start) == (1, (board.at(0, 9),), (0,), True, False)


def test_an_event_for_the_wandering_monster() -> None:
    p = made(f'wandering_monster = {{event = "page"}}\nevents = [{{id = "page", text = {BOTH}, once = false}}]')
    assert (p.wandering_kind, p.wandering_script, p.scripts[0].when.kind) == (NONE, 0, NONE)


def test_data_instead_of_a_file() -> None:
    assert quest_file.from_data(tomllib.loads(BASE + GOAL)).id == "q_test"
