"""Answers and their names: what people, records and the wire call them. reading.py reads them back."""

from __future__ import annotations

from typing import Any, Final, cast

from questhall.engine.game import Option
from questhall.games.heroquest.answers import codecs as c
from questhall.games.heroquest.answers.codecs import Codec
from questhall.games.heroquest.model import answer_codes as verbs
from questhall.games.heroquest.model import cards
from questhall.games.heroquest.model.answer_codes import COMMANDED_HERO, T_DOOR, a_of, b_of, verb_of
from questhall.games.heroquest.model.board import AREA
from questhall.games.heroquest.model.figures import Ally, Hero, Monster
from questhall.games.heroquest.model.ids import D_LIGHTNING, D_RUST, GENIE, ITEMS, NONE
from questhall.games.heroquest.model.plan_kinds import SECRET
from questhall.games.heroquest.model.sight import adjacent
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules.owning import usable
from questhall.games.heroquest.rules.strength import attack_dice
from questhall.games.heroquest.views import places, refs
from questhall.games.heroquest.views.shapes import Ask

RUST_SHIFT: Final = 6  # the hero above, his item below
ITEM_BITS: Final = 63

# verb: its word, its rule, and the parts that follow; `swap` writes b before a
PLAIN: Final[dict[int, tuple[str, str, Codec | None, Codec | None]]] = {
    verbs.ROLL: ("roll", "heq-mov-01", None, None),
    verbs.WALK: ("walk", "heq-mov-03", c.SQUARE, None),
    verbs.JUMP: ("jump", "heq-jmp-01", c.PIT, c.SQUARE),
    verbs.OPEN: ("open", "heq-dor-02", c.DOOR, None),
    verbs.ATTACK: ("attack", "heq-atk-01", c.WEAPON, c.MONSTER),
    verbs.THROW: ("throw", "heq-atk-14", c.WEAPON, c.MONSTER),
    verbs.PHANTOM: ("phantom", "heq-art-07", c.WEAPON, c.MONSTER),
    verbs.CAST: ("cast", "heq-spl-02", c.SPELL, c.TARGET),
    verbs.SPRINKLE: ("sprinkle", "heq-eqp-12", None, c.MONSTER),
    verbs.GO_BACK: ("return", "heq-art-09", None, None),
    verbs.PUSH: ("push", "heq-art-10", None, c.MONSTER),
    verbs.DRINK: ("drink", "heq-pot-01", c.ITEM, None),
    verbs.GIVE: ("give", "heq-eqp-13", c.ITEM, c.HERO),
    verbs.GIVE_GOLD: ("lend", "heq-eqp-14", c.HERO, c.AMOUNT),
    verbs.TAKE: ("take", "heq-itm-01", c.THING, None),
    verbs.DROP: ("drop", "heq-itm-01", c.THING, None),
    verbs.PICK_UP: ("pick-up", "heq-die-08", c.HERO, None),
    verbs.HOLD: ("hold", "heq-eqp-08", c.WEAPON, None),
    verbs.REVIVE: ("revive", "heq-art-04", c.HERO, None),
    verbs.LEAVE: ("leave", "heq-end-02", None, None),
    verbs.GIVE_UP: ("give-up", "heq-end-09", None, None),
    verbs.USE: ("use", "heq-trn-06", None, None),
    verbs.KEEP: ("keep", "heq-trn-06", None, None),
    verbs.DIE: ("reroll", "heq-art-05", c.DIE, None),
    verbs.CHOOSE: ("choose", "heq-zar-01", c.FIGURE, None),
    verbs.STRIKE: ("strike", "heq-zar-07", None, c.VICTIM),
    verbs.DONE: ("done", "heq-zar-02", None, None),
    verbs.PLACE: ("place", "heq-wan-02", c.SQUARE, None),
    verbs.GROUP: ("learn", "heq-set-09", c.GROUP, None),
    verbs.STORE: ("store", "heq-set-18", c.SPELL, None),
    verbs.BUY: ("buy", "heq-eqp-03", c.ITEM, None),
    verbs.SELL: ("sell", "heq-btw-09", c.ITEM, None),
    verbs.WEAR: ("wear", "heq-eqp-09", c.ARMOUR, None),
    verbs.READY: ("ready", "heq-btw-04", None, None),
    verbs.SHARE: ("share", "heq-die-06", c.HERO, None),
    verbs.CLAIM: ("claim", "heq-die-06", c.ITEM, None),
    verbs.USE_ITEM: ("apply", "heq-itm-01", c.THING, None),
    verbs.ORDER: ("order", "heq-set-15", c.HERO, None),
    verbs.PLAY_QUEST: ("play", "heq-btw-06", c.QUEST, None),
    verbs.STOP: ("stop", "heq-btw-06", None, None),
}
SWAPPED: Final = (verbs.ATTACK, verbs.THROW)
# Two words, no number
TWO_WORDS: Final = {
    verbs.SEARCH_TREASURE: ("search", "treasure", "heq-tre-02"),
    verbs.SEARCH_SECRET: ("search", "secret", "heq-sec-02"),
    verbs.SEARCH_TRAPS: ("search", "traps", "heq-trp-02"),
    verbs.END_TURN: ("end", "turn", "heq-trn-02"),
}
KEPT: Final[dict[Ask, tuple[str, str]]] = {
    "OnceMore": ("option-keep-wand", "heq-art-14"),
    "Again": ("option-keep-attack", "heq-atk-02"),
    "Reroll": ("option-keep-dice", "heq-art-05"),
    "BeforeDefence": ("option-keep-potion", "heq-def-07"),
    "Sip": ("option-keep-potion", "heq-pot-01"),
    "ZeroBody": ("option-keep-death", "heq-die-01"),
    "Strike": ("option-keep-ally", "heq-npc-02"),
    "Claims": ("option-keep-claim", "heq-die-06"),
}
DISARM: Final = "disarm"
DO: Final = "do"
CONJURE: Final = "conjure"


def asking(s: Dungeon) -> Ask:
    """The name of the step that waits for an answer; nothing is to be asked of one that throws."""
    return cast(Ask, type(s.asking).__name__)


def option(s: Dungeon, seat: int, answer: int) -> Option:
    """An answer as people see it."""
    verb, a, b = verb_of(answer), a_of(answer), b_of(answer)
    if verb in TWO_WORDS:
        word, second, rule = TWO_WORDS[verb]
        if verb == verbs.END_TURN and seat == ZARGON:
            return Option("end turn", word, (), "heq-zar-01", "option-end-zargon", {})
        if verb == verbs.SEARCH_TREASURE and armed_here(s, seat) != NONE:
            piece = refs.furniture_word(s, armed_here(s, seat))
            return Option(f"{word} {second}", word, (), "heq-fur-01", "option-search-armed", {"trap": piece})
        return Option(f"{word} {second}", word, (), rule, f"option-{word}-{second}", {})
    if verb == verbs.DISARM:
        codec = c.FURNITURE if a else c.TRAP
        return made(s, DISARM, "heq-dis-06" if a else "heq-dis-01", "option-disarm", [(codec, b)])
    if verb == verbs.ACT:
        return quest_action(s, a, b - 1)
    if verb == verbs.DREAD_CAST:
        return conjuring(s, a, b)
    word, rule, first, second_part = PLAIN[verb]
    parts = [(codec, number) for codec, number in ((first, a), (second_part, b)) if codec is not None]
    if verb in SWAPPED:
        parts.reverse()
    text, rule, more = details(s, seat, verb, a, b, rule)
    return made(s, word, rule, text or f"option-{word}", parts, more)


def armed_here(s: Dungeon, seat: int) -> int:
    """R-10: a piece of the hero's room that is known to be trapped, and would go off if he searched; NONE: none."""
    h = s.heroes[seat - 1]
    if h.square >= 0 and not h.in_pit:
        for number, piece in enumerate(s.plan.furniture):
            if (s.armed & s.traps_found) >> number & 1 and piece.area == AREA[h.square]:
                return number
    return NONE


def made(
    s: Dungeon, word: str, rule: str, text: str, parts: list[tuple[Codec, int]], more: dict[str, Any] | None = None
) -> Option:
    words = [codec.write(s, number) for codec, number in parts]
    clicked = tuple(each for each, (codec, _) in zip(words, parts, strict=True) if codec.is_ref and ":" in each)
    args = {codec.arg: codec.call(s, number) for codec, number in parts}
    return Option(" ".join((word, *words)), word, clicked, rule, text, args | (more or {}))


def details(s: Dungeon, seat: int, verb: int, a: int, b: int, rule: str) -> tuple[str, str, dict[str, Any]]:
    """What a word alone does not say: another text for another occasion, the rule that holds, more arguments."""
    match verb:
        case verbs.WALK:
            text, rule, more = walking(s, seat)
            return text, rule, more | places.spot(s, a) | {"way": places.way(walks_from(s, seat), a)}
        case verbs.OPEN:
            found = s.plan.doors[a]
            secret = found.kind == SECRET
            return ("option-open-secret" if secret else ""), ("heq-dor-09" if secret else rule), dict(places.door(s, a))
        case verbs.CAST:
            return casting(s, a, b)
        case verbs.CHOOSE:
            figure = s.monsters[a] if a < COMMANDED_HERO else s.heroes[a - COMMANDED_HERO]
            rule = rule if a < COMMANDED_HERO else "heq-zar-18"
            return "", rule, dict(places.spot(s, figure.square))
        case verbs.DRINK:
            return "", cards.DRINK_RULE.get(a, rule), {}
        case verbs.BUY:
            return "", rule, {"cost": cards.COST[a]}
        case verbs.SELL:
            return "", rule, {"gold": cards.COST[a] // 2}
        case verbs.GIVE:
            if a >= ITEMS:
                return "", "heq-itm-01", {}
            return ("" if usable(s, s.heroes[b], a) else "option-give-useless"), rule, {}
        case verbs.SHARE | verbs.CLAIM:
            return "", rule, inherited(s)
        case verbs.PLACE:
            text, rule, more = placing(s, seat)
            return text, rule, more | places.spot(s, a) | {"way": places.way(placed_from(s), a)}
        case verbs.JUMP:
            return jumping(s, a, b, rule)
        case verbs.USE | verbs.KEEP:
            return offered(s, verb)
        case verbs.DONE:
            return done(s)
        case verbs.PLAY_QUEST:
            again = s.campaign_done >> a & 1
            return ("option-play-again" if again else ""), rule, {"number": s.table.plans[a].number}
        case verbs.ATTACK | verbs.THROW | verbs.PHANTOM:
            return attacking(s, verb, a, b, rule)
    return "", rule, {}


def walking(s: Dungeon, seat: int) -> tuple[str, str, dict[str, Any]]:
    """Who walks: the hero, a monster, or a hero under Zargon's command."""
    if seat != ZARGON:
        return "", "heq-mov-03", {}
    if s.monster == NONE:
        return "option-walk-monster", "heq-drd-05", {"monster": commanded(s)}
    return "option-walk-monster", "heq-zar-02", {"monster": refs.monster_word(s, s.monster)}


def walks_from(s: Dungeon, seat: int) -> int:
    """Where whoever walks stands now."""
    if seat != ZARGON:
        return s.heroes[seat - 1].square
    if s.monster != NONE:
        return s.monsters[s.monster].square
    step: Any = s.asking
    hero: Hero = s.heroes[step.hero]
    return hero.square


def placed_from(s: Dungeon) -> int:
    """Beside whom somebody is placed: the ally who goes, the monster that conjures, the hero who searches or flees."""
    step: Any = s.asking
    figure: Ally | Monster | Hero
    match asking(s):
        case "Walk":
            figure = s.allies[step.npc]
        case "SetDown":
            figure = s.monsters[s.monster]
        case _:
            figure = s.heroes[step.hero]
    return figure.square


def jumping(s: Dungeon, trap: int, landing: int, rule: str) -> tuple[str, str, dict[str, Any]]:
    """By the side on which the trap lies, and that of the trap on which one lands; most go straight across."""
    hero = s.heroes[s.active if s.active != NONE else s.seat - 1]
    over = places.side(hero.square, trap)
    land = places.side(trap, landing)
    return ("option-jump-aside" if land != over else ""), rule, {"over": f"side:{over}", "land": f"side:{land}"}


def commanded(s: Dungeon) -> str:
    """The hero Zargon plays now."""
    step: Any = s.asking
    return refs.hero_word(s, getattr(step, "hero", NONE))


def attacking(s: Dungeon, verb: int, weapon: int, monster: int, rule: str) -> tuple[str, str, dict[str, Any]]:
    """With how many dice; an ally has his own."""
    if asking(s) == "Strike":
        return "option-attack-ally", "heq-npc-02", {}
    h = s.heroes[s.active if s.active != NONE else s.seat - 1]
    m = s.monsters[monster]
    if verb == verbs.ATTACK and weapon < ITEMS:
        if cards.RANGED >> weapon & 1:
            rule = "heq-atk-14"
        elif not adjacent(s, h.square, m.square) and h.square != m.square:
            rule = "heq-atk-11"
    return "", rule, {"dice": attack_dice(s, h, weapon, m)}


def casting(s: Dungeon, spell: int, target: int) -> tuple[str, str, dict[str, Any]]:
    caster = s.active if s.active != NONE else s.seat - 1
    if spell == GENIE and target >= T_DOOR:
        return "option-cast-door", "heq-spl-05", dict(places.door(s, target - T_DOOR))
    if target == caster:
        return "option-cast-self", cards.SPELL_RULE[spell], {}
    return "", ("heq-art-14" if s.spells_cast else cards.SPELL_RULE[spell]), {}


def placing(s: Dungeon, seat: int) -> tuple[str, str, dict[str, Any]]:
    """An ally goes somewhere, Zargon places a monster, or a hero gets out from under a falling block."""
    step: Any = s.asking
    match asking(s):
        case "Walk":
            return "option-place-ally", "heq-npc-01", {"ally": refs.ally_word(s, step.npc)}
        case "SetDown":
            return "option-place-monster", "heq-drd-13", {"monster": f"kind:{cards.MONSTER_IDS[step.kind]}"}
    return ("option-place-hero", "heq-blk-02", {}) if seat != ZARGON else ("", "heq-wan-02", {})


def inherited(s: Dungeon) -> dict[str, Any]:
    """What is divided, and whose it was."""
    step: Any = s.asking
    return {"item": refs.item_word(s, step.item), "dead": refs.hero_word(s, step.dead)}


def offered(s: Dungeon, verb: int) -> tuple[str, str, dict[str, Any]]:
    """What is used or done without depends on who asks."""
    if verb == verbs.KEEP and asking(s) in KEPT:
        text, rule = KEPT[asking(s)]
        return text, rule, {}
    return "", "heq-trn-06", {}


def done(s: Dungeon) -> tuple[str, str, dict[str, Any]]:
    if s.monster == NONE:
        return "", "heq-drd-05", {"monster": commanded(s)}
    return "", "heq-zar-02", {"monster": refs.monster_word(s, s.monster)}


def quest_action(s: Dungeon, number: int, door: int) -> Option:
    """Something only this quest lets heroes do, in the quest's own words."""
    plan = s.plan.actions[number]
    ref = refs.action(s, number)
    found = (refs.door(s, door),) if door >= 0 else ()
    args: dict[str, Any] = {"label": refs.prose(s.plan, plan.label), "gold": plan.gold}
    text = "option-do-paid" if plan.gold else "option-do"
    if door >= 0:
        text = "option-do-door"
        args |= places.door(s, door)
    return Option(" ".join((DO, ref, *found)), DO, (ref, *found), "heq-rev-09", text, args)


def conjuring(s: Dungeon, spell: int, target: int) -> Option:
    """A dread spell: cast at a hero, at one of his things, along a line, or all around."""
    ref = refs.dread(spell)
    rule = cards.DREAD_RULE[spell]
    args: dict[str, Any] = {"spell": ref}
    if spell == D_LIGHTNING:
        way = refs.DIRECTIONS[target]
        return Option(f"{CONJURE} {ref} {way}", CONJURE, (ref,), rule, "option-conjure-line", args | {"way": f"@{way}"})
    if spell == D_RUST:
        hero, item = refs.hero(target >> RUST_SHIFT), refs.item(s, target & ITEM_BITS)
        args |= {"target": refs.hero_word(s, target >> RUST_SHIFT), "item": item}
        return Option(f"{CONJURE} {ref} {hero} {item}", CONJURE, (ref, hero, item), rule, "option-conjure-item", args)
    if cards.DREAD_TARGET[spell] == cards.D_AT_HERO:
        hero = refs.hero(target)
        args["target"] = refs.hero_word(s, target)
        return Option(f"{CONJURE} {ref} {hero}", CONJURE, (ref, hero), rule, "option-conjure-at", args)
    return Option(f"{CONJURE} {ref}", CONJURE, (ref,), rule, "option-conjure", args)
