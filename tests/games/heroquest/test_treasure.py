"""Treasure and wandering monsters (heq-tre, heq-wan)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, area, name, number, plan, square

from questhall.engine.core import CHANCE
from questhall.games.heroquest.model.answer_codes import PLACE, ROLL, SEARCH_SECRET, SEARCH_TRAPS, SEARCH_TREASURE, WALK
from questhall.games.heroquest.model.figures import M_DORMANT, PLACED
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Condition, Effect, Script, Treasure, Trigger
from questhall.games.heroquest.model.plan_kinds import DO_GOLD, IF_DEAD, ON_ACTION
from questhall.games.heroquest.model.sight import monster_in_sight
from questhall.games.heroquest.model.state import TRAP_SPRUNG, ZARGON
from questhall.games.heroquest.rules import events


def in_room(heroes: str = "barbarian", **more: object) -> Play:
    """The first hero in the middle of room K."""
    play = Play(plan("K", **more), heroes=heroes)  # type: ignore[arg-type]
    play.put(0, (13, 9))
    return play


def cards(play: Play, *words: str) -> Play:
    """Search, and draw these cards."""
    return play.do(SEARCH_TREASURE).throws(*[number(word) for word in words])


def special(room: str, gold: int, needs: Condition | None = None) -> Treasure:
    treasure = Treasure(area(room))
    treasure.needs = needs
    treasure.gives = [Effect(DO_GOLD, gold)] if gold else []
    return treasure


# Treasure


@pytest.mark.rule("heq-tre-01")
def test_treasure_is_in_rooms_only_or_in_a_pit() -> None:
    play = Play(plan([(5, 0)], traps=[("pit", (6, 0))]))
    assert SEARCH_TREASURE not in play.verbs()
    play.rolls("1 1").walk("G1")
    assert play.hero().in_pit
    assert play.state.round == 2
    play.do(SEARCH_TREASURE).throws(number("gold_25"))
    assert play.hero().gold == 25
    play.end()
    assert SEARCH_TREASURE not in play.verbs()  # once per hero and pit


@pytest.mark.rule("heq-tre-02")
def test_each_hero_searches_each_room_once() -> None:
    """X-39."""
    play = in_room("barbarian dwarf")
    cards(play, "gold_15").end()
    assert SEARCH_TREASURE in play.verbs()
    play.end()
    play.place("goblin", (13, 8)).status = 2  # it comes and dies
    play.state.monster_squares = 0
    play.again()
    assert play.state.active == 0
    assert SEARCH_TREASURE not in play.verbs()
    play.put(0, (2, 2))
    assert SEARCH_TREASURE in play.verbs()


@pytest.mark.rule("heq-tre-02")
def test_one_search_per_room_for_the_party() -> None:
    play = Play(plan("K"), heroes="barbarian dwarf", one_search=True)
    cards(play, "gold_15").end()
    assert play.state.active == 1
    assert SEARCH_TREASURE not in play.verbs()


@pytest.mark.rule("heq-tre-03")
def test_not_while_a_monster_is_in_the_room() -> None:
    play = in_room()
    m = play.place("goblin", (10, 7))
    assert SEARCH_TREASURE not in play.verbs()
    m.effects |= M_DORMANT
    assert SEARCH_TREASURE in play.again().verbs()
    m.effects &= ~M_DORMANT
    assert SEARCH_TREASURE not in play.again().verbs()
    play.state.open_edge(square((9, 9)), square((10, 9)))
    play.state.move_monster(m, square((9, 9)))
    assert monster_in_sight(play.state, play.hero())  # in sight, but not in the room
    assert SEARCH_TREASURE in play.again().verbs() and SEARCH_TRAPS not in play.verbs()


@pytest.mark.rule("heq-tre-03")
def test_in_a_pit_only_a_monster_in_the_pit_counts() -> None:
    play = in_room(traps=[("pit", (12, 9))])
    play.put(0, (12, 9)).in_pit = True
    play.state.traps[0] = TRAP_SPRUNG
    goblin = play.place("goblin", (11, 9))
    assert SEARCH_TREASURE in play.again().verbs()
    play.state.move_monster(goblin, square((12, 9)))
    assert SEARCH_TREASURE not in play.again().verbs()


@pytest.mark.rule("heq-tre-04")
def test_the_search_covers_the_room_and_moves_nobody() -> None:
    play = in_room()
    play.state.plan.treasures.append(special("K", 70))
    play.do(SEARCH_TREASURE)
    assert play.at() == "N10"
    assert play.hero().gold == 70
    assert play.hero().searched == 1 << area("K")


@pytest.mark.rule("heq-tre-05")
def test_the_first_searcher_finds_what_the_quest_has_laid() -> None:
    play = in_room("barbarian dwarf")
    play.state.plan.treasures.append(special("K", 70))
    play.do(SEARCH_TREASURE)
    assert play.hero(0).gold == 70
    play.end()
    cards(play, "gold_25")
    assert play.hero(1).gold == 25


@pytest.mark.rule("heq-tre-05")
def test_a_treasure_whose_condition_does_not_hold_is_not_there_yet() -> None:
    needs = Condition(IF_DEAD)
    needs.many = (0,)
    play = in_room("barbarian dwarf", monsters=[("gargoyle", "B2")])
    play.state.plan.treasures.append(special("K", 90, needs))
    cards(play, "gold_15").end()
    play.state.monsters[0].status = 2
    play.do(SEARCH_TREASURE)
    assert play.hero(1).gold == 90


@pytest.mark.rule("heq-tre-06", "heq-tre-07")
def test_gold_and_potions_stay_out_of_the_deck() -> None:
    """X-35: after four good cards half of the deck is bad."""
    play = in_room("barbarian dwarf elf wizard")
    for word in ("gold_15", "gem_35", "card_healing", "card_brew"):
        cards(play, word).end()
        while play.state.seat == ZARGON:
            play.answer(play.legal()[-1])
    play.put(0, (2, 2))
    play.do(SEARCH_TREASURE)
    chance = play.state.chance
    assert chance.total == 20
    assert sum(chance.probability(number(c)) for c in ("hazard_arrow", "hazard_hole", "wandering_monster")) == 0.5
    assert play.hero(2).items[number("potion_healing")] == 1
    assert number("card_brew") not in chance.outcomes


@pytest.mark.rule("heq-tre-08", "heq-tre-14")
def test_bad_cards_go_back_so_the_deck_never_ends() -> None:
    play = in_room()
    cards(play, "hazard_arrow")
    assert play.state.deck[number("hazard_arrow")] == 2
    play.state.deck = (0,) * 8 + play.state.deck[8:]  # all good cards gone
    play.put(0, (2, 2))
    play.do(SEARCH_TREASURE)
    assert play.state.chance.total == 10
    play.throws(number("hazard_hole"))
    assert sum(play.state.deck) == 10


@pytest.mark.rule("heq-tre-09")
def test_gold_belongs_to_the_finder() -> None:
    play = in_room("barbarian dwarf")
    cards(play, "jewels_50")
    assert [h.gold for h in play.state.heroes] == [50, 0]


@pytest.mark.rule("heq-tre-10", "heq-tre-11")
@pytest.mark.parametrize("card", ["hazard_arrow", "hazard_hole"])
def test_hazards(card: str) -> None:
    play = in_room("barbarian dwarf")
    cards(play, card)
    h = play.hero(0)
    assert h.body == 7
    assert not h.in_pit
    assert play.state.active == 1  # no move, no defence roll
    assert play.state.traps == []
    play.end()
    while play.state.active != 0:
        play.answer(play.legal()[-1])
    assert {ROLL, SEARCH_SECRET} <= play.verbs()


@pytest.mark.rule("heq-tre-12")
def test_a_quest_may_forbid_the_search() -> None:
    play = in_room()
    play.state.plan.no_treasure = 1 << area("K")
    assert SEARCH_TREASURE not in play.again().verbs()


@pytest.mark.rule("heq-tre-13")
def test_nothing_is_a_find_too() -> None:
    play = in_room()
    play.state.plan.treasures.append(special("K", 0))
    play.rolls("1 1").do(SEARCH_TREASURE)
    assert play.state.waiting != CHANCE
    assert events.TREASURE_FOUND in play.kinds()
    assert events.CARD_DRAWN not in play.kinds()


# Wandering monsters


@pytest.mark.rule("heq-wan-01", "heq-wan-02", "heq-wan-03", "heq-wan-07")
def test_the_wanderer_attacks_the_searcher_at_once() -> None:
    play = in_room("barbarian dwarf", wandering="skeleton")
    play.put(1, (12, 8))
    cards(play, "wandering_monster")
    assert play.state.seat == ZARGON
    assert {name(each >> 10 & 1023) for each in play.legal()} == {"N9", "N11", "M10", "O10"}
    play.do(PLACE, square((12, 9)))  # beside both
    (m,) = play.state.monsters
    assert (m.kind, m.status, m.square) == (number("skeleton"), PLACED, square((12, 9)))
    assert play.happened(events.MONSTER_ATTACKS) == [(0, m.number)]
    play.throws("skull skull", "white black")
    assert [h.body for h in play.state.heroes] == [7, 7]
    assert play.state.active == 0
    play.rolls("1 1")
    assert WALK in play.verbs()


@pytest.mark.rule("heq-wan-02")
def test_not_through_a_wall_or_into_the_corridor() -> None:
    play = Play(plan("K", doors=[((10, 10), (9, 10), "normal", True)]))
    play.put(0, (10, 10))
    cards(play, "wandering_monster")
    assert {name(each >> 10 & 1023) for each in play.legal()} == {"K10", "L11", "K12"}


@pytest.mark.rule("heq-wan-04")
def test_the_wanderer_acts_in_the_next_zargon_turn() -> None:
    play = in_room()
    cards(play, "wandering_monster").do(PLACE, square((13, 8))).throws("white white white")
    play.end()
    assert play.state.seat == ZARGON
    assert play.state.monsters[0].status == PLACED
    assert play.legal()


@pytest.mark.rule("heq-wan-05")
def test_no_room_beside_him_means_no_attack() -> None:
    play = in_room("barbarian dwarf elf wizard", blocked=[(13, 8)])
    for who, at in ((1, (13, 10)), (2, (12, 9)), (3, (14, 9))):
        play.put(who, at)
    cards(play, "wandering_monster")
    assert play.state.active == 0
    assert play.state.seat == 1
    assert play.state.monsters[0].status == PLACED
    assert play.state.monsters[0].square in {square((12, 8)), square((14, 8)), square((12, 10)), square((14, 10))} | {
        square((13, 11)),
        square((11, 9)),
        square((15, 9)),
    }
    assert events.MONSTER_ATTACKS not in play.kinds()


@pytest.mark.rule("heq-wan-06")
def test_a_full_room_stays_as_it_is() -> None:
    quest = plan("K", blocked=[(x, y) for x in range(10, 16) for y in range(7, 12) if (x, y) not in ((10, 7), (11, 7))])
    play = Play(quest, heroes="barbarian dwarf")
    cards(play, "wandering_monster")
    assert play.state.monsters == []
    assert play.state.active == 0


@pytest.mark.rule("heq-wan-08")
def test_a_quest_may_let_something_else_happen() -> None:
    play = in_room(wandering="")
    p = play.state.plan
    script = Script("page", Trigger(ON_ACTION, 99))
    script.once = False
    script.effects = [Effect(DO_GOLD, 5)]
    p.scripts.append(script)
    p.wandering_script = 0
    assert play.state.wandering_kind == NONE
    cards(play, "wandering_monster")
    assert play.state.monsters == []
    assert play.hero().gold == 5


@pytest.mark.rule("heq-wan-01")
def test_two_wanderers() -> None:
    play = in_room()
    play.state.wandering_count = 2
    cards(play, "wandering_monster").do(PLACE, square((13, 8))).throws("white white white")
    play.do(PLACE, square((13, 10))).throws("white white white")
    assert len(play.placed()) == 2
    assert play.asked() == "HeroChoice" and play.state.active == 0


@pytest.mark.rule("heq-wan-05")
def test_two_wanderers_without_room_beside_him() -> None:
    play = in_room("barbarian dwarf elf wizard", blocked=[(13, 8)])
    for who, at in ((1, (13, 10)), (2, (12, 9)), (3, (14, 9))):
        play.put(who, at)
    play.state.wandering_count = 2
    assert len(cards(play, "wandering_monster").placed()) == 2
