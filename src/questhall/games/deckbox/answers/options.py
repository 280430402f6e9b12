"""Answers as options: name, things it is about, rule, and words with their figures. names.py reads them back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.engine.game import Option
from questhall.games.deckbox.answers import options_minor as minor
from questhall.games.deckbox.answers import options_script as script
from questhall.games.deckbox.answers import targets
from questhall.games.deckbox.model import answer_codes as codes
from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.answer_codes import a_of, b_of, verb_of
from questhall.games.deckbox.model.cards import FEATURE_IDS, SKILL_IDS
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.activation import attack_dice, attack_modifier
from questhall.games.deckbox.rules.dice import least_hit
from questhall.games.deckbox.rules.exploring import live
from questhall.games.deckbox.rules.interacting import REVIVE_COST, script_of
from questhall.games.deckbox.rules.movement import cost, points_after, same_move
from questhall.games.deckbox.rules.totals import skill
from questhall.games.deckbox.views import refs
from questhall.games.deckbox.views.odds import test_chance

Maker = Callable[[Delve, int, int, int], Option]


def option(s: Delve, seat: int, answer: int) -> Option:
    """An answer as people see it."""
    return MAKERS[verb_of(answer)](s, seat, a_of(answer), b_of(answer))


def plain(word: str, rule: str) -> Maker:
    """An answer of one word."""

    def make(s: Delve, seat: int, a: int, b: int) -> Option:
        return Option(word, word, (), rule, f"option-{word}", {})

    return make


# Before the first round


def take(s: Delve, seat: int, a: int, b: int, name: Callable[[int], str]) -> Option:
    ref = name(a)
    return Option(f"take {ref}", "take", (ref,), "dbd-set-03", "option-take", {"card": f"@{ref.replace(':', '-')}"})


def take_hero(s: Delve, seat: int, a: int, b: int) -> Option:
    return take(s, seat, a, b, refs.character)


def take_equipment(s: Delve, seat: int, a: int, b: int) -> Option:
    return take(s, seat, a, b, refs.equipment)


def take_ability(s: Delve, seat: int, a: int, b: int) -> Option:
    return take(s, seat, a, b, refs.ability)


def place(s: Delve, seat: int, a: int, b: int) -> Option:
    """The stair is all one knows of the dungeon then."""
    ref = refs.square(s, a)
    where = targets.seen_from(s, s.ground.entrance, a)
    return Option(f"place {ref}", "place", (ref,), "dbd-set-11", "option-place", where)


# The round


def activate(s: Delve, seat: int, a: int, b: int) -> Option:
    return Option("activate", "activate", (), "dbd-trn-02", "option-activate", {"hero": refs.hero_word(s, seat)})


def end(s: Delve, seat: int, a: int, b: int) -> Option:
    """dbd-trn-03: what is not used is lost."""
    return Option("end", "end", (), "dbd-act-05", "option-end", {"actions": s.actions})


def step(s: Delve, seat: int, a: int, b: int) -> Option:
    """One square on; where the move under way cannot pay for it, it begins another move action."""
    ref = refs.square(s, a)
    ground, rule = ground_of(s, a)
    args = {
        "way": refs.way_word(s, s.heroes[seat].square, a),
        "cost": cost(s, a),
        "left": points_after(s, s.heroes[seat], a),
        "new": "no" if same_move(s, a) else "yes",
        "ground": ground,
    }
    return Option(f"step {ref}", "step", (ref,), rule, "option-step", args)


def ground_of(s: Delve, square: int) -> tuple[str, str]:
    """What a step leads to, and the rule that says what happens there."""
    if live(s, square):
        return "live", "dbd-exp-01"
    if s.ground.pits >> square & 1:
        return "pit", "dbd-mov-07"
    return ("water", "dbd-mov-06") if s.wet >> square & 1 else ("plain", "dbd-mov-01")


def melee(s: Delve, seat: int, a: int, b: int) -> Option:
    """dbd-kw-01: what stands diagonally is attacked by Reach."""
    h, e = s.heroes[seat], s.enemy(a)
    straight = e is None or s.ground.manhattan(h.square, e.square) == 1
    return attack(s, h, a, "melee", "dbd-mel-01" if straight else "dbd-kw-01")


def shoot(s: Delve, seat: int, a: int, b: int) -> Option:
    return attack(s, s.heroes[seat], a, "shoot", "dbd-rng-01")


def attack(s: Delve, h: Hero, enemy: int, word: str, rule: str) -> Option:
    ref = refs.enemy(enemy)
    ranged = word == "shoot"
    figures = {"dice": attack_dice(h, ranged), "from": least_hit(attack_modifier(h, ranged))}
    return Option(f"{word} {ref}", word, (ref,), rule, f"option-{word}", targets.enemy(s, h.seat, enemy) | figures)


def aim(s: Delve, seat: int, a: int, b: int) -> Option:
    ref = refs.enemy(a)
    return Option(f"aim {ref} {b}", "aim", (ref,), "dbd-kw-03", "option-aim", targets.enemy(s, seat, a) | {"dice": b})


# Interacting


def interact(s: Delve, seat: int, a: int, b: int) -> Option:
    if a == codes.AT_FEATURE:
        return use_feature(s, seat, b)
    if a == codes.AT_CAPTIVE:
        return interaction(refs.captive(s, b), "dbd-qst-01", "option-interact-captive", {})
    if a == codes.AT_GATE:
        return interaction(refs.exit(s, b), "dbd-exp-07", "option-interact-exit", targets.away(s, seat, b))
    args = {"other": refs.hero_word(s, b), "cost": REVIVE_COST}
    return interaction(refs.hero(b), "dbd-def-12", "option-interact-hero", args)


def interaction(ref: str, rule: str, text: str, args: dict[str, Any]) -> Option:
    return Option(f"interact {ref}", "interact", (ref,), rule, text, args)


def use_feature(s: Delve, seat: int, slot: int) -> Option:
    """With the test that waits there, if there is one."""
    feature = s.features[slot]
    rule = f"dbd-ftr-{FEATURE_IDS[feature]}"
    args: dict[str, Any] = {"feature": refs.feature_word(feature)}
    first = script_of(s, feature)[0]
    if first.op != sc.TEST:
        args["what"] = f"={FEATURE_IDS[feature]}"
        return interaction(refs.feature(slot), rule, "option-interact-feature", args)
    args["skill"] = f"@skill-{SKILL_IDS[first.what]}"
    args["need"] = first.n
    own = skill(s.heroes[seat], first.what)
    args["modifier"] = refs.signed(own)
    args["chance"] = round(100 * test_chance(own, first.n))
    return interaction(refs.feature(slot), rule, "option-interact-test", args)


MAKERS: Final[dict[int, Maker]] = {
    codes.TAKE_HERO: take_hero,
    codes.TAKE_EQUIPMENT: take_equipment,
    codes.TAKE_ABILITY: take_ability,
    codes.PLACE: place,
    codes.ACTIVATE: activate,
    codes.YIELD: plain("yield", "dbd-trn-02"),
    codes.END: end,
    codes.STEP: step,
    codes.MELEE: melee,
    codes.SHOOT: shoot,
    codes.INTERACT: interact,
    codes.AIM: aim,
    codes.PASS: plain("pass", "dbd-min-02"),
    codes.PASS_PHASE: plain("pass-phase", "dbd-min-02"),
    codes.BUY: minor.buy,
    codes.ABILITY: minor.ability,
    codes.USE: minor.use,
    codes.TRADE: minor.trade,
    codes.GIVE: minor.give,
    codes.ASK: minor.ask,
    codes.GIVE_TREASURE: minor.give_treasure,
    codes.ASK_TREASURE: minor.ask_treasure,
    codes.HAND_OVER: minor.hand_over,
    codes.CANCEL: plain("cancel", "dbd-min-07"),
    codes.ACCEPT: minor.accept,
    codes.REFUSE: plain("refuse", "dbd-min-07"),
    codes.VEIL: minor.veil,
    codes.STOP: minor.stop,
    codes.STILL: minor.still,
    codes.REACT: script.react,
    codes.KEEP: script.keep,
    codes.CHOOSE: script.choose,
    codes.PICK: script.pick,
    codes.PUT: script.put,
    codes.PUSH: script.push,
}
