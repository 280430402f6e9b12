"""The numbers of an event as refs and arguments of a text: the quest, the round, the dungeon and its encounters.

tell.py says which event takes which. Words that texts choose by, and ids for whoever draws, are plain arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.games.deckbox.dice_words import face_word, white_faces
from questhall.games.deckbox.model.cards import (
    COLOUR_IDS,
    FACE_IDS,
    FEATURE_IDS,
    RULE_IDS,
    SKILL_IDS,
)
from questhall.games.deckbox.model.plan import FLAG_AT_LEAST, NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.dice import PIPS, hits, shown, successes
from questhall.games.deckbox.rules.foes import VALUE
from questhall.games.deckbox.rules.setup import CARDS, KINDS
from questhall.games.deckbox.rules.spawning import KIND_SHIFT
from questhall.games.deckbox.views import refs

Refs = tuple[str, ...]
Words = tuple[Refs, dict[str, Any]]
Teller = Callable[[Delve, int, int, int], Words]  # seat, a, b

CARD_REFS: Final = (refs.character, refs.equipment, refs.ability)
KIND_WORDS: Final = ("melee", "ranged")
MODIFIER_ZERO: Final = 16  # modifiers are emitted above this
LABEL: Final = 255  # the lower part of where a choice's words stand; above it the tile
LABEL_SHIFT: Final = 8


def nothing(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), {}


def plain(*names: str) -> Teller:
    """The two numbers as they are, under these names."""

    def tell(s: Delve, seat: int, a: int, b: int) -> Words:
        return (), dict(zip(names, (a, b), strict=False))

    return tell


def yes(flag: object) -> str:
    return "yes" if flag else "no"


# The frame


def quest(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), {"title": refs.title(s), "story": refs.quest_words(s, s.quest.story) or "@nothing"}


def won(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), {"title": refs.title(s), "epilogue": refs.quest_words(s, s.quest.victory_text) or "@epilogue-won"}


def lost(s: Delve, seat: int, a: int, b: int) -> Words:
    epilogue = refs.quest_words(s, s.quest.defeat_text) or "@epilogue-lost"
    return (), {"title": refs.title(s), "epilogue": epilogue, "why": "time" if a else "fallen"}


def card_taken(s: Delve, seat: int, a: int, b: int) -> Words:
    ref = CARD_REFS[a](b)
    return (ref,), {"card": f"@{ref.replace(':', '-')}", "what": KINDS[a]}


def cards_dealt(s: Delve, seat: int, a: int, b: int) -> Words:
    dealt = tuple(CARD_REFS[a](card) for card in range(CARDS[a]) if b >> card & 1)
    return dealt, {"cards": [f"@{ref.replace(':', '-')}" for ref in dealt], "player": f"seat:{seat}"}


def market(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.item(b),), {"item": refs.item(b), "slot": a + 1}


def flag(s: Delve, seat: int, a: int, b: int) -> Words:
    """A public counter, and what the objective or the gate asks for."""
    wanted = [each for each in (*s.quest.objective, s.quest.gate) if each is not None and each.kind == FLAG_AT_LEAST]
    need = max([each.need for each in wanted if each.flag == a], default=0)
    return (), {"flag": refs.flag_word(s, a), "value": b, "need": need, "id": f"={s.quest.flags[a]}"}


def quest_event(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), {"prose": refs.quest_words(s, s.quest.events[a].text) or "@quest-event"}


def seed(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), {"seed": f"={s.seed}", "known": yes(s.seed)}


# Moving and exploring


def square(s: Delve, seat: int, a: int, b: int) -> Words:
    """Where: people know rooms by their names, and look at the board for the rest."""
    return (refs.square(s, a),), {"room": refs.room_word(s, a)}


def step(s: Delve, seat: int, a: int, b: int) -> Words:
    """Where to, then where from."""
    return (refs.square(s, a), refs.square(s, b)), {"room": refs.room_word(s, a), "from": refs.room_word(s, b)}


def pit(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.square(s, a),), {"room": refs.room_word(s, a), "who": "foe" if seat == NONE else "hero"}


def tile(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.tile(a),), {"tile": refs.tile_word(s, a), "face": FACE_IDS[s.rooms[a].face]}


def tile_placed(s: Delve, seat: int, a: int, b: int) -> Words:
    """The first tile is explored from nowhere."""
    about, args = tile(s, seat, a, b)
    return (*about, refs.exit(s, b)) if a else about, args | {"start": yes(a == 0)}


def explored(s: Delve, seat: int, a: int, b: int) -> Words:
    """The encounter that is now read."""
    about, args = tile(s, seat, a, b)
    encounter = s.rooms[a].encounter
    title, line = encounter.texts[:2]
    return about, args | {"title": dict(title), "line": dict(line), "encounter": encounter.id}


def room_rule(s: Delve, seat: int, a: int, b: int) -> Words:
    about, args = tile(s, seat, a, b)
    return about, args | {"rule": f"@rule-{RULE_IDS[b]}", "about": f"@rule-{RULE_IDS[b]}-about"}


def feature(s: Delve, seat: int, a: int, b: int) -> Words:
    square = s.ground.feature[a]
    args = {"feature": refs.feature_word(b), "what": f"={FEATURE_IDS[b]}", "room": refs.room_word(s, square)}
    return (refs.feature(a), refs.square(s, square)), args


def pack_taken(s: Delve, seat: int, a: int, b: int) -> Words:
    return (refs.square(s, a),), {"room": refs.room_word(s, a), "treasure": b}


# Encounters


def branch(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), thrown(a) | {"face": shown(a)}


def thrown(dice: int) -> dict[str, Any]:
    return {"dice": f"faces:{' '.join(white_faces(dice))}", "of": "white"}


def roll(s: Delve, seat: int, a: int, b: int) -> Words:
    """White dice, the modifier that counts for each, and the lowest face that is a success with it."""
    return modified(a, b, successes)


def attack_roll(s: Delve, seat: int, a: int, b: int) -> Words:
    """dbd-atk-03: some faces hit whatever the modifier."""
    return modified(a, b, hits)


def modified(dice: int, packed: int, counted: Callable[[int, int], int]) -> Words:
    modifier = packed - MODIFIER_ZERO
    least = next((face for face in PIPS if counted(1 << 4 * (face - 1), modifier)), len(PIPS) + 1)
    return (), thrown(dice) | {"modifier": refs.signed(modifier), "from": least}


def crumbled(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), thrown(a)


def test(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), {"skill": f"@skill-{SKILL_IDS[a]}", "need": b}


def choice(s: Delve, seat: int, a: int, b: int) -> Words:
    """`b` says where the words of the option stand: with the quest or with a tile's encounter; 0: nobody knows."""
    owner, text = b >> LABEL_SHIFT, b & LABEL
    texts = s.rooms[owner - 1].encounter.texts if owner else s.quest.texts
    return (), {"label": dict(texts[text]) if b else "@nothing", "named": yes(b), "option": a + 1}


def face(s: Delve, seat: int, a: int, b: int) -> Words:
    """An enemy die."""
    args = {"die": f"@die-{COLOUR_IDS[b]}", "kind": KIND_WORDS[a >> KIND_SHIFT], "value": a & VALUE}
    return (), args | {"dice": f"faces:{face_word(a)}", "of": COLOUR_IDS[b]}


def upgraded(s: Delve, seat: int, a: int, b: int) -> Words:
    return (), {"asked": f"@die-{COLOUR_IDS[a]}", "taken": f"@die-{COLOUR_IDS[b]}"}
