"""Ways, attacks and their chances in the view are those of the rules: walked step by step, and thrown in every way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from tests.games.deckbox.delves import ask_again, moments, put_enemy, put_hero, ready, square

from questhall.engine.core import CHANCE, NATURE, Step, apply
from questhall.games.deckbox.answers import names
from questhall.games.deckbox.model.answer_codes import MELEE, SHOOT, STEP, a_of, code, verb_of
from questhall.games.deckbox.model.cards import ABL_IDS, EQP_MELEE_KW, EQP_RANGED_KW, FOE_KW, ITEM_IDS
from questhall.games.deckbox.model.ids import (
    ABL_CIRCLE,
    ABL_KEEN,
    ABL_LANCE,
    ABL_SLATE,
    ABL_TITHE,
    EQP_BOW,
    EQP_MAUL,
    EQP_SWORD,
    FOE_ANCHOR,
    FOE_GNAWKIN,
    FOE_TYRANT,
    HERO_ODRIK,
    HERO_SELKA,
    ITM_AXE,
    ITM_FIREPOT,
    KW_BARRAGE,
    KW_CRUSH,
    KW_KNOCKBACK,
)
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import dice
from questhall.games.deckbox.rules.activation import ACT, Act
from questhall.games.deckbox.rules.enemy_attack import EnemyRolls, attack_hero
from questhall.games.deckbox.rules.fortune import change_item
from questhall.games.deckbox.rules.harm import Defend
from questhall.games.deckbox.rules.hero_attack import Resolve, RollAttack
from questhall.games.deckbox.views import odds
from questhall.games.deckbox.views.view import view
from questhall.games.deckbox.views.ways import Way, ways

# Dice


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("criticals", [True, False])
@pytest.mark.rule("dbd-atk-02", "dbd-atk-03", "dbd-atk-04", "dbd-atk-05", "dbd-def-01", "dbd-def-02", "dbd-kw-05")
def test_odds_are_those_of_every_throw(count: int, criticals: bool) -> None:
    for modifier, defence, crushing in product((-2, 0, 2, 5, 7), (-1, 0, 1, 4, 6), (0, 1, 2)):
        expected = thrown_out(count, modifier, defence, criticals, crushing)
        found = odds.damage(count, modifier, defence, criticals, crushing)
        assert list(found) == pytest.approx([expected.get(points, 0) for points in range(len(found))])
        assert sum(found) == pytest.approx(1)


def thrown_out(count: int, modifier: int, defence: int, criticals: bool, crushing: int) -> dict[int, float]:
    """All throws of attack and defence dice, one by one."""
    found: dict[int, float] = {}
    for throw in dice.ATTACK[count].outcomes:
        sure = dice.sixes(throw) if criticals else 0
        hits = dice.hits(throw, modifier)
        for blocks in dice.DEFENCE[hits - sure].outcomes:
            through = hits - dice.successes(blocks, defence)
            points = (through, 2 * through, through + (through > 0))[crushing]
            chance = dice.ATTACK[count].probability(throw) * dice.DEFENCE[hits - sure].probability(blocks)
            found[points] = found.get(points, 0) + chance
    return found


def test_what_is_expected_is_never_more_than_there_is() -> None:
    chances = odds.damage(4, 5, 0, True, odds.CRUSH_EACH)
    assert odds.expected(chances, 2) < 2 < odds.expected(chances, 8)
    assert odds.at_least(chances, 0) == pytest.approx(1)
    assert odds.at_least(chances, 9) == 0


# Attacks


def resolved(s: Delve, steps: tuple[type, ...]) -> Iterator[tuple[float, Delve]]:
    """Every end of the attack under way, with its chance."""
    if s.waiting != CHANCE or not isinstance(s.asking, steps):
        yield 1.0, s
        return
    for outcome in s.chance.outcomes:
        after = s.clone()
        apply(after, NATURE, outcome)
        for chance, end in resolved(after, steps):
            yield s.chance.probability(outcome) * chance, end


def check_shots(s: Delve) -> int:
    h = s.heroes[s.active]
    checked = 0
    for shot in view(s)["shots"]:
        ranged = shot["how"] == "ranged"
        keywords = (EQP_RANGED_KW if ranged else EQP_MELEE_KW)[h.equipment]
        if keywords & (KW_KNOCKBACK | KW_BARRAGE) or shot["dice"] > 4:
            continue
        number = int(shot["enemy"].partition(":")[2])
        health = next(e.health for e in s.enemies if e.number == number)
        after = s.clone()
        apply(after, h.seat, code(SHOOT if ranged else MELEE, number))
        damage = kill = 0.0
        for chance, end in resolved(after, (RollAttack, Resolve)):
            e = end.enemy(number)
            damage += chance * (health - (0 if e is None else e.health))
            kill += chance * (e is None)
        assert (shot["damage"], shot["kill"]) == (pytest.approx(damage, abs=1e-4), pytest.approx(kill, abs=1e-4))
        checked += 1
    return checked


@pytest.mark.rule("dbd-act-02", "dbd-kw-16", "dbd-kw-05", "dbd-abl-keen")
def test_shots_say_what_the_rules_will_do() -> None:
    checked = 0
    for which in ("a1", "p4"):
        for s in moments(which, 4, seed=2, every=7):
            if isinstance(s.asking, Act) and s.enemies and checked < 30:
                checked += check_shots(s)
    assert checked >= 15


@pytest.mark.parametrize("once", [True, False])
@pytest.mark.rule("dbd-kw-05", "dbd-min-06")
def test_crush_pierce_and_what_was_prepared_count(once: bool) -> None:
    s = ready("p1", 1, chosen_hero=[HERO_ODRIK], chosen_equipment=[EQP_MAUL], chosen_ability=[ABL_KEEN])
    s.table.crush_once = once
    assert EQP_MELEE_KW[EQP_MAUL] & KW_CRUSH or once
    put_hero(s, 0, 3, 4)
    put_enemy(s, FOE_ANCHOR, 3, 3, 3, 4)
    ask_again(s)
    (plain,) = view(s)["shots"]
    assert check_shots(s) == 1
    s.heroes[0].keen = True
    s.heroes[0].whet = True
    (better,) = view(s)["shots"]
    assert better["defence"] == plain["defence"] - 1
    assert better["modifier"] > plain["modifier"] and better["dice"] > plain["dice"]
    assert better["kill"] > plain["kill"] and better["damage"] > plain["damage"]


THROWN = (
    (ABL_LANCE, None, f"ability:{ABL_IDS[ABL_LANCE]}", 1),
    (ABL_SLATE, None, f"ability:{ABL_IDS[ABL_SLATE]}", 2),
    (ABL_CIRCLE, None, f"ability:{ABL_IDS[ABL_CIRCLE]}", 1),
    (ABL_TITHE, None, f"ability:{ABL_IDS[ABL_TITHE]}", 1),
    (ABL_KEEN, ITM_AXE, f"item:{ITEM_IDS[ITM_AXE]}", 1),
    (ABL_KEEN, ITM_FIREPOT, f"item:{ITEM_IDS[ITM_FIREPOT]}", 2),
)


@pytest.mark.parametrize(("ability", "item", "card", "most"), THROWN)
@pytest.mark.rule("dbd-abl-lance", "dbd-abl-slate", "dbd-abl-circle", "dbd-abl-tithe", "dbd-itm-axe", "dbd-itm-firepot")
def test_cards_that_attack_say_what_the_rules_will_do(ability: int, item: int | None, card: str, most: int) -> None:
    s = ready("p1", 1, chosen_hero=[HERO_SELKA], chosen_equipment=[EQP_SWORD], chosen_ability=[ability])
    h = s.heroes[0]
    put_hero(s, 0, 3, 4)
    put_enemy(s, FOE_ANCHOR, 3, 3, 3, 3)
    put_enemy(s, FOE_GNAWKIN, 1, 4, 2, 2)
    if item is None:
        h.energy = 10
    else:
        change_item(h, item, 1)
    ask_again(s)
    thrown = [each for each in view(s)["throws"] if each["card"] == card]
    assert max(len(each["shots"]) for each in thrown) == most
    for each in thrown:
        name = " ".join(word for word in ("ability" if item is None else f"use {card}", each["at"]) if word)
        after = s.clone()
        apply(after, 0, names.answer(s, 0, name))
        for shot in each["shots"]:
            number = int(shot["enemy"].partition(":")[2])
            fell = sum(chance for chance, end in resolved(after, (Step,)) if end.enemy(number) is None)
            assert shot["kill"] == pytest.approx(fell, abs=1e-4)


@pytest.mark.parametrize("foe", [(FOE_GNAWKIN, 1), (FOE_ANCHOR, 3), (FOE_TYRANT, 5)])
@pytest.mark.rule("dbd-atk-05", "dbd-kw-05")
def test_what_an_enemy_means_to_do_is_what_it_may_do(foe: tuple[int, int]) -> None:
    s = ready("p1", 1, chosen_hero=[HERO_ODRIK], chosen_equipment=[EQP_SWORD], chosen_ability=[ABL_KEEN])
    put_hero(s, 0, 3, 4)
    e = put_enemy(s, *foe, 3, 3, 3)
    (meant,) = view(s)["intents"]
    before = s.heroes[0].health
    after = s.clone()
    target = after.enemy(e.number)
    assert target is not None
    after.then(ACT)  # where it ends: the hero goes on
    attack_hero(after, target, 0, False, target.square)
    after.waiting = 0
    after.stack.pop().run(after)
    knocks = FOE_KW[foe[0]] & KW_KNOCKBACK
    ends = resolved(after, (EnemyRolls, Defend))
    worst = max(min(before - end.heroes[0].health, before) for chance, end in ends if chance)
    meant_most = min(meant["worst"], before)  # the figure says how far beyond his health it goes
    assert meant_most == worst or (knocks and meant_most < worst)


# Ways


def walked(s: Delve, found: dict[int, Way], way: Way) -> Delve:
    """The way taken, step by step."""
    squares = [way.square]
    while way.back in found:
        way = found[way.back]
        squares.append(way.square)
    after = s.clone()
    for each in reversed(squares):
        answer = code(STEP, each)
        assert answer in after.legal_for(s.active)
        apply(after, s.active, answer)
    return after


@pytest.mark.parametrize("which", ["a1", "a2", "p3", "p4"])
@pytest.mark.rule("dbd-mov-01", "dbd-mov-03", "dbd-mov-06", "dbd-mov-07", "dbd-act-01", "dbd-act-04")
def test_every_way_can_be_gone_and_takes_what_it_says(which: str) -> None:
    gone = 0
    for s in moments(which, 4, seed=6, every=13):
        if not isinstance(s.asking, Act) or s.packs:
            continue
        h = s.heroes[s.active]
        found = ways(s, h)
        for each in view(s)["reach"]:
            x, y = map(int, each["at"].split(","))
            way = found[square(s, x, y)]
            assert (each["cost"], each["moves"], each["pits"]) == (way.cost, way.moves, way.pits)
            if each["through"]:
                assert any(other.square == way.square for other in s.heroes)
                continue
            after = walked(s, found, way)
            assert after.heroes[s.active].square == way.square
            assert (len(after.rooms) > len(s.rooms)) == each["explores"]
            if not each["explores"] and (after.round, after.active) == (s.round, s.active):
                assert after.actions == s.actions - way.moves
                assert h.health - after.heroes[s.active].health == way.pits
            gone += 1
    assert gone > 100


@pytest.mark.rule("dbd-mov-10", "dbd-trn-03")
def test_no_square_that_can_be_walked_to_without_a_pit_is_missing() -> None:
    compared = 0
    for s in moments("p4", 3, seed=9, every=33):
        if isinstance(s.asking, Act):
            dry = {way.square for way in ways(s, s.heroes[s.active]).values() if s.free(way.square) and not way.pits}
            assert dry == wandered(s)
            compared += len(dry) > 10
    assert compared > 3


def wandered(s: Delve) -> set[int]:
    """All squares one comes to by legal steps, pits and the unknown left out."""
    here = s.heroes[s.active].square
    seen: set[tuple[int, int, int]] = set()
    waiting = [s]
    met: set[int] = set()
    while waiting:
        now = waiting.pop()
        for answer in now.legal_for(s.active):
            if verb_of(answer) != STEP or s.ground.pits >> a_of(answer) & 1:
                continue
            after = now.clone()
            apply(after, s.active, answer)
            end = a_of(answer)
            if s.free(end) and end != here:
                met.add(end)
            known = (end, after.actions, after.points)
            same = (after.round, after.active, len(after.rooms)) == (s.round, s.active, len(s.rooms))
            if same and known not in seen:
                seen.add(known)
                waiting.append(after)
    return met


@pytest.mark.rule("dbd-mov-07")
def test_pits_are_gone_around_and_counted_and_never_deadly() -> None:
    pitted = 0
    for s in moments("p4", 2, seed=9, every=11):
        if isinstance(s.asking, Act):
            h = s.heroes[s.active]
            pits = [way for way in ways(s, h).values() if way.pits]
            pitted += len(pits)
            h.health = 1
            assert not any(way.pits for way in ways(s, h).values())
    assert pitted


@pytest.mark.rule("dbd-mel-01", "dbd-rng-01")
def test_an_enemy_out_of_reach_is_approached_by_the_nearest_way() -> None:
    s = ready(
        "p1",
        2,
        chosen_hero=[HERO_ODRIK, HERO_SELKA],
        chosen_equipment=[EQP_SWORD, EQP_BOW],
        chosen_ability=[ABL_KEEN, 0],
    )
    put_hero(s, 0, 3, 5)
    put_hero(s, 1, 4, 5)
    e = put_enemy(s, FOE_GNAWKIN, 1, 3, 1)
    ask_again(s)
    seen = view(s)
    assert seen["shots"] == []
    (approach,) = seen["approaches"]
    kill = approach["kill"]
    dealt = {"damage": approach["damage"], "kill": kill}
    assert approach == {"enemy": f"enemy:{e.number}", "how": "melee", "at": "3,2", "cost": 3} | dealt
    put_hero(s, 0, 3, 2)
    ask_again(s)
    assert [shot["kill"] for shot in view(s)["shots"]] == [kill]  # as when he stands there
    s.active = 1
    ask_again(s)
    (shot,) = view(s)["shots"]
    assert shot["how"] == "ranged" and shot["line"] is not None and view(s)["approaches"] == []


def test_nobody_walks_or_shoots_while_nobody_acts() -> None:
    for s in moments("a1", 2, seed=8, every=5):
        if not isinstance(s.asking, Act):
            seen = view(s)
            assert seen["reach"] == [] == seen["approaches"]
