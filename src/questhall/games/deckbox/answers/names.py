"""From a name to its answer: what options.py writes is read here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.game import UnknownName
from questhall.engine.refs import kind_of, one_of
from questhall.games.deckbox.answers import targets
from questhall.games.deckbox.model import answer_codes as codes
from questhall.games.deckbox.model.answer_codes import PART, code
from questhall.games.deckbox.model.cards import ABL_IDS, EQP_IDS, HERO_IDS
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.views import refs

Reader = Callable[[Delve, int, list[str]], int]

# Answers of one word
ALONE: Final = {
    "activate": codes.ACTIVATE,
    "yield": codes.YIELD,
    "end": codes.END,
    "pass": codes.PASS,
    "pass-phase": codes.PASS_PHASE,
    "hand-over": codes.HAND_OVER,
    "cancel": codes.CANCEL,
    "accept": codes.ACCEPT,
    "refuse": codes.REFUSE,
    "stop": codes.STOP,
    "keep": codes.KEEP,
}
ON_SQUARE: Final = {"place": codes.PLACE, "step": codes.STEP, "veil": codes.VEIL}
ON_ENEMY: Final = {"melee": codes.MELEE, "shoot": codes.SHOOT, "still": codes.STILL}
ON_ITEM: Final = {"buy": codes.BUY, "give": codes.GIVE, "ask": codes.ASK, "react": codes.REACT}
ON_HERO: Final = {"trade": codes.TRADE, "pick": codes.PICK}
WITH_AMOUNT: Final = {"give-treasure": codes.GIVE_TREASURE, "ask-treasure": codes.ASK_TREASURE}
COUNTED: Final = {"choose": codes.CHOOSE, "put": codes.PUT}  # people count from 1


def answer(s: Delve, seat: int, name: str) -> int:
    """The code of a name; whether it is legal now is for the engine to say."""
    word, *parts = name.split() or [""]
    if word in ALONE:
        none(word, parts)
        return code(ALONE[word])
    if word in ON_SQUARE:
        return code(ON_SQUARE[word], refs.square_number(s, one(word, parts)))
    if word in ON_ENEMY:
        return code(ON_ENEMY[word], refs.enemy_number(s, one(word, parts)))
    if word in ON_ITEM:
        return code(ON_ITEM[word], refs.item_number(one(word, parts)))
    if word in ON_HERO:
        return code(ON_HERO[word], refs.hero_number(s, one(word, parts)))
    if word in WITH_AMOUNT:
        return code(WITH_AMOUNT[word], amount(one(word, parts)))
    if word in COUNTED:
        return code(COUNTED[word], amount(one(word, parts)) - 1)
    if word not in READERS:
        raise UnknownName(f"{word!r} is no answer here")
    return READERS[word](s, seat, parts)


def none(word: str, parts: list[str]) -> None:
    if parts:
        raise UnknownName(f"{word!r} stands alone")


def one(word: str, parts: list[str]) -> str:
    if len(parts) != 1:
        raise UnknownName(f"name exactly one thing after {word!r}")
    return parts[0]


def amount(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > len(str(PART)) or not 1 <= int(word) < PART:
        raise UnknownName(f"{word!r} is no number that could be meant here")
    return int(word)


def read_take(s: Delve, seat: int, parts: list[str]) -> int:
    ref = one("take", parts)
    if kind_of(ref) == "character":
        return code(codes.TAKE_HERO, one_of("character", HERO_IDS, ref))
    if kind_of(ref) == "equipment":
        return code(codes.TAKE_EQUIPMENT, one_of("equipment", EQP_IDS, ref))
    return code(codes.TAKE_ABILITY, one_of("ability", ABL_IDS, ref))


def read_interact(s: Delve, seat: int, parts: list[str]) -> int:
    ref = one("interact", parts)
    match kind_of(ref):
        case "feature":
            return code(codes.INTERACT, codes.AT_FEATURE, refs.feature_number(s, ref))
        case "captive":
            return code(codes.INTERACT, codes.AT_CAPTIVE, refs.captive_number(s, ref))
        case "exit":
            return code(codes.INTERACT, codes.AT_GATE, refs.exit_number(s, ref))
    return code(codes.INTERACT, codes.AT_FALLEN, refs.hero_number(s, ref))


def read_aim(s: Delve, seat: int, parts: list[str]) -> int:
    if len(parts) != 2:
        raise UnknownName("name an enemy and a number of dice")
    return code(codes.AIM, refs.enemy_number(s, parts[0]), amount(parts[1]))


def read_ability(s: Delve, seat: int, parts: list[str]) -> int:
    if not 0 <= seat < len(s.heroes):
        raise UnknownName("only a hero has an ability")
    return code(codes.ABILITY, targets.read(s, targets.of_ability(s.heroes[seat].ability), parts))


def read_use(s: Delve, seat: int, parts: list[str]) -> int:
    if not parts:
        raise UnknownName("name an item")
    item = refs.item_number(parts[0])
    return code(codes.USE, item, targets.read(s, targets.of_item(item), parts[1:]))


def read_push(s: Delve, seat: int, parts: list[str]) -> int:
    return code(codes.PUSH, one_of("way", refs.DIRECTIONS, one("push", parts)))


READERS: Final[dict[str, Reader]] = {
    "take": read_take,
    "interact": read_interact,
    "aim": read_aim,
    "ability": read_ability,
    "use": read_use,
    "push": read_push,
}
