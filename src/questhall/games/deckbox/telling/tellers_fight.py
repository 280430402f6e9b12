"""The numbers of an event as refs and arguments of a text: fighting, what enemies do and why, and belongings."""

from __future__ import annotations

from typing import Any, Final

from questhall.games.deckbox.answers import targets
from questhall.games.deckbox.answers.options_minor import proposal
from questhall.games.deckbox.model.cards import COLOUR_IDS, ITEM_IDS, TARGET_IDS
from questhall.games.deckbox.model.figures import ADVANCE, SHOOT, STRIKE, WAIT
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.behaviour import priorities
from questhall.games.deckbox.telling.tellers import KIND_WORDS, Words, yes
from questhall.games.deckbox.views import refs

BY_WORDS: Final = ("melee", "ranged", "ability", "item")
DOES: Final = {WAIT: "wait", ADVANCE: "advance", STRIKE: "melee", SHOOT: "ranged"}


# Enemies


def enemy(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.enemy(a),), refs.enemy_words(s, a)


def enemy_at(s: Delve, seat: int, a: int, b: int) -> Words:
    args = refs.enemy_words(s, a) | {"room": refs.room_word(s, b)}
    return (refs.enemy(a), refs.square(s, b)), args


def enemy_moved(s: Delve, seat: int, a: int, b: int) -> Words:
    """Whom it has come up to, if anybody."""
    about, args = enemy_at(s, seat, a, b)
    beside = [h.seat for h in s.living() if s.ground.manhattan(h.square, b) == 1]
    near = {"near": "hero" if beside else "nobody", "other": refs.hero_word(s, beside[0] if beside else NONE)}
    return about, args | near


def spawned(s: Delve, seat: int, a: int, b: int) -> Words:
    about, args = enemy_at(s, seat, a, b)
    found = s.enemy(a)
    if found is None:
        return about, args | {"health": 0, "boss": "no"}
    looks = {"foe": refs.foe(found.foe), "colour": COLOUR_IDS[found.colour], "kind": KIND_WORDS[found.kind]}
    return about, args | looks | {"health": found.health, "boss": yes(found.boss)}


def defeated(s: Delve, seat: int, a: int, b: int) -> Words:
    """Its card too: it is gone from the table, and its picture is shown."""
    card = refs.foe_of(s, a)
    looks = {} if card == NONE else {"foe": refs.foe(card)}
    return (refs.enemy(a),), refs.enemy_words(s, a) | looks | {"boss": yes(b)}


def enemy_points(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.enemy(a),), refs.enemy_words(s, a) | {"points": b}


def enemy_acts(s: Delve, seat: int, a: int, b: int) -> Words:
    """What it does, to whom, and which words of its card made it choose that hero."""
    does, target, words = DOES[b & 3], (b >> 2 & 15) - 1, b >> 6
    args = refs.enemy_words(s, a) | {"does": does, "target": refs.hero_word(s, target)}
    args["why"] = reasons(s, a, words)
    args["choice"] = yes(len(s.living()) > 1)
    about = (refs.enemy(a),) if target == NONE else (refs.enemy(a), refs.hero(target))
    return about, args


def reasons(s: Delve, enemy: int, words: int) -> list[str]:
    """dbd-ene-06: without any word, there was nobody else it could attack."""
    card = refs.foe_of(s, enemy)
    if not words or card == NONE:
        return ["@target-only" if not words else "@target-card"]
    return [f"@target-{TARGET_IDS[word]}" for n, word in enumerate(priorities(card)) if words >> n & 1]


def ritual(s: Delve, seat: int, a: int, b: int) -> Words:
    """The one that gains health, and the one whose ritual it is."""
    other = refs.enemy_words(s, a)["enemy"]
    return (refs.enemy(a), refs.enemy(b)), refs.enemy_words(s, b) | {"other": other, "own": yes(a == b)}


# Attacks


def hero_attacks(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.enemy(a),), refs.enemy_words(s, a) | {"how": BY_WORDS[b]}


def collision(s: Delve, seat: int, a: int, b: int) -> Words:
    """An enemy is pushed against something, or this seat's hero."""
    against = "figure" if a else "wall"
    if not b:
        return (), {"against": against, "who": "hero", "Enemy": "@enemy-first"}
    return (refs.enemy(b),), refs.enemy_words(s, b) | {"against": against, "who": "foe"}


def revived(s: Delve, seat: int, a: int, b: int) -> Words:
    about = (refs.square(s, a), refs.hero(b))
    return about, {"room": refs.room_word(s, a), "other": refs.hero_word(s, b)}


# Belongings


def item(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.item(a),), {"item": refs.item(a)}


def item_used(s: Delve, seat: int, a: int, b: int) -> Words:
    kind = targets.of_item(a)
    about, args = used_on(s, seat, kind, b)
    return (refs.item(a), *about), args | {"item": refs.item(a), "id": ITEM_IDS[a]}


def ability_used(s: Delve, seat: int, a: int, b: int) -> Words:
    about, args = used_on(s, seat, targets.of_ability(a), b)
    return (refs.ability(a), *about), args | {"ability": refs.ability(a)}


def used_on(s: Delve, seat: int, kind: str, target: int) -> tuple[tuple[str, ...], dict[str, Any]]:
    """`on` is the kind of target: on-nothing, on-self, on-hero, on-enemy, on-tile, on-square, on-exit."""
    ending, args = targets.call(s, seat, kind, target)
    return targets.write(s, kind, target), args | {"on": f"on{ending or '-nothing'}"}


def item_given(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.item(a), refs.hero(b)), {"item": refs.item(a), "other": refs.hero_word(s, b)}


def treasure_given(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.hero(b),), {"amount": a, "other": refs.hero_word(s, b)}


def trade_offered(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.hero(a),), proposal(b) | {"other": refs.hero_word(s, a)}


def first_other(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.hero(a),), {"other": refs.hero_word(s, a)}


def second_other(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.hero(b),), {"other": refs.hero_word(s, b)}
