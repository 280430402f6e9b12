"""From a name to its answer: what options.py writes is read here."""

from __future__ import annotations

from typing import Final

from questhall.engine.game import UnknownName
from questhall.engine.refs import kind_of, one_of
from questhall.games.heroquest.answers.options import CONJURE, DISARM, DO, PLAIN, RUST_SHIFT, SWAPPED, TWO_WORDS
from questhall.games.heroquest.model import answer_codes as verbs
from questhall.games.heroquest.model import cards
from questhall.games.heroquest.model.answer_codes import code
from questhall.games.heroquest.model.ids import D_LIGHTNING, D_RUST
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.views import refs

MOST: Final = 1024
WORDS: Final = {word: verb for verb, (word, _, _, _) in PLAIN.items()}
PAIRS: Final = {(word, second): verb for verb, (word, second, _) in TWO_WORDS.items()}


def answer(s: Dungeon, name: str) -> int:
    """The code of a name; whether it is legal now is for the engine to say."""
    word, *parts = name.split() or [""]
    if len(parts) == 1 and (word, parts[0]) in PAIRS:
        return code(PAIRS[word, parts[0]])
    if word == DISARM:
        return read_disarm(s, one(parts))
    if word == DO:
        return read_action(s, parts)
    if word in (CONJURE, "dread"):
        return read_conjuring(s, parts)
    if word not in WORDS:
        raise UnknownName(f"{word!r} is no answer here")
    return read_plain(s, WORDS[word], word, parts)


def one(parts: list[str]) -> str:
    if len(parts) != 1:
        raise UnknownName("name exactly one thing")
    return parts[0]


def read_plain(s: Dungeon, verb: int, word: str, parts: list[str]) -> int:
    _, _, first, second = PLAIN[verb]
    wanted = [codec for codec in (first, second) if codec is not None]
    if len(parts) != len(wanted):
        raise UnknownName(f"{word!r} takes {len(wanted)} things: {', '.join(each.arg for each in wanted) or 'none'}")
    if verb in SWAPPED:
        parts = parts[::-1]
    found = iter([in_bounds(codec.read(s, part)) for codec, part in zip(wanted, parts, strict=True)])
    a = next(found) if first is not None else 0
    return code(verb, a, next(found) if second is not None else 0)


def in_bounds(number: int) -> int:
    if not 0 <= number < MOST:
        raise UnknownName(f"{number} is too much")
    return number


def read_disarm(s: Dungeon, part: str) -> int:
    if kind_of(part) == "furniture":
        return code(verbs.DISARM, 1, refs.furniture_number(s, part))
    return code(verbs.DISARM, 0, refs.trap_number(s, part))


def read_action(s: Dungeon, parts: list[str]) -> int:
    if not 1 <= len(parts) <= 2:
        raise UnknownName("name what to do: do action:...")
    door = refs.door_number(s, parts[1]) + 1 if len(parts) == 2 else 0
    return code(verbs.ACT, refs.action_number(s, parts[0]), door)


def read_conjuring(s: Dungeon, parts: list[str]) -> int:
    if not parts:
        raise UnknownName("name a dread spell: conjure dread:d_fear hero:0")
    spell = one_of("dread", cards.DREAD_IDS, parts[0])
    target = 0
    if spell == D_LIGHTNING:
        target = one_of("way", refs.DIRECTIONS, one(parts[1:]))
    elif spell == D_RUST:
        if len(parts) != 3:
            raise UnknownName("name a hero and what he loses: conjure dread:d_rust hero:0 item:helmet")
        target = refs.hero_number(s, parts[1]) << RUST_SHIFT | one_of("item", cards.ITEM_IDS, parts[2])
    elif cards.DREAD_TARGET[spell] == cards.D_AT_HERO:
        target = refs.hero_number(s, one(parts[1:]))
    elif len(parts) > 1:
        raise UnknownName(f"{parts[0]} has no target")
    return code(verbs.DREAD_CAST, spell, target)
