"""Everything that is said exists in both languages, and says what the cards and the rules say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest
from tests.games.deckbox.play import Scene
from tests.games.deckbox.test_answers import PARTY, asked, met

from questhall.engine.core import EVERYBODY, OVER
from questhall.engine.told import Told
from questhall.games.deckbox import GAME as TITLE
from questhall.games.deckbox import settings
from questhall.games.deckbox.answers import names, options, targets
from questhall.games.deckbox.answers.reasons import NOW, why_not
from questhall.games.deckbox.model import cards
from questhall.games.deckbox.model.answer_codes import GIVE, HAND_OVER, NO_TARGET, code
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.quest_format.quests import QUEST_IDS, quest
from questhall.games.deckbox.rules import events as ev
from questhall.games.deckbox.rules.dice import BRANCH, CRUMBLE, DEFENCE, LOOT, SPAWN, TEST
from questhall.games.deckbox.telling.tell import TELLERS, told
from questhall.games.deckbox.views.refs import hero_word
from questhall.games.deckbox.views.shapes import Ask
from questhall.texts import MARK, check, languages, say, strict, throw_text
from questhall.texts.checking import File

GAME = TITLE.load()
RULES = set(tomllib.loads((TITLE.folder / "rulebook.toml").read_text("utf-8"))["rules"])
KINDS = {name: kind for name, kind in vars(ev).items() if name.isupper()}


@cache
def english() -> File:
    return File(TITLE.folder / "texts/en.ftl")


def sayable(text: str, args: Any) -> dict[str, str]:
    """The sentence in every language."""
    found = {}
    with strict():
        for lang in languages():
            found[lang] = say(lang, GAME, text, args)
            assert found[lang].strip(), text
            assert MARK not in found[lang] and not re.search(r"[{}\[\]_@]", found[lang]), f"{lang}: {found[lang]}"
    return found


def test_the_languages_agree() -> None:
    assert check(TITLE.folder) == []


# Cards


def content() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Kind, id, and which texts there are beside the name."""
    for id in cards.HERO_IDS:
        yield "character", id, ("-about", "-line")
    for id in cards.FOE_IDS:
        yield "foe", id, ("-about", "-line")
    for kind, ids in (
        ("equipment", cards.EQP_IDS),
        ("ability", cards.ABL_IDS),
        ("item", cards.ITEM_IDS),
        ("feature", cards.FEATURE_IDS),
        ("rule", cards.RULE_IDS),
        ("keyword", cards.KEYWORD_IDS),
        ("skill", cards.SKILL_IDS),
        ("target", cards.TARGET_IDS),
        ("colour", cards.COLOUR_IDS),
        ("slot", cards.SLOT_IDS),
        ("tile", [id.lower() for id in cards.FACE_IDS]),
    ):
        for id in ids:
            yield kind, id, ("-about",)


@pytest.mark.parametrize(("kind", "id", "more"), list(content()))
def test_every_card_has_a_name_and_says_what_it_does(kind: str, id: str, more: tuple[str, ...]) -> None:
    for ending in ("", *more):
        sayable(f"{kind}-{id}{ending}", {})


def test_names_of_a_kind_differ() -> None:
    for lang in languages():
        for wanted in ("character", "equipment", "ability", "item", "foe", "feature", "rule", "keyword", "tile"):
            said = [say(lang, GAME, f"{kind}-{id}") for kind, id, _ in content() if kind == wanted]
            assert len(set(said)) == len(said)


def figures(text: str) -> list[str]:
    """The numbers a text names, minus signs as people write them."""
    return re.findall(r"[+−]?\d+", text)


def signed(values: list[int]) -> list[str]:
    return [f"+{value}" if value > 0 else f"−{-value}" for value in values if value]


def test_the_figures_of_heroes_are_those_of_the_cards() -> None:
    for n, id in enumerate(cards.HERO_IDS):
        fight = signed([cards.HERO_MELEE[n], cards.HERO_RANGED[n], cards.HERO_DEFENCE[n]])
        wanted = [str(cards.HERO_HEALTH[n]), *fight, str(cards.HERO_SPEED[n]), *signed(cards.HERO_SKILLS[n])]
        for said in sayable(f"character-{id}-about", {}).values():
            assert figures(said) == wanted


def test_the_figures_of_equipment_are_those_of_the_cards() -> None:
    for n, id in enumerate(cards.EQP_IDS):
        dice = [(cards.EQP_MELEE_DICE[n], cards.EQP_MELEE[n]), (cards.EQP_RANGED_DICE[n], cards.EQP_RANGED[n])]
        wanted = [word for count, modifier in dice if count for word in (str(count), *signed([modifier]))]
        wanted += signed([cards.EQP_DEFENCE[n], cards.EQP_MOVE[n]])
        keywords = cards.EQP_MELEE_KW[n] | cards.EQP_RANGED_KW[n]
        for lang, said in sayable(f"equipment-{id}-about", {}).items():
            assert figures(said) == wanted
            for bit, word in enumerate(cards.KEYWORD_IDS):
                assert (say(lang, GAME, f"keyword-{word}") in said) == bool(keywords >> bit & 1)


def test_the_figures_of_abilities_and_items_are_those_of_the_cards() -> None:
    for n, id in enumerate(cards.ABL_IDS):
        wanted = {str(cards.ABL_ENERGY[n]), *signed([cards.ABL_MODIFIER[n], *cards.ABL_SKILLS[n]])}
        wanted |= {str(value) for value in (cards.ABL_DICE[n], cards.ABL_AMOUNT[n]) if value}
        for said in sayable(f"ability-{id}-about", {}).values():
            assert {word.strip("+") for word in wanted} <= {word.strip("+") for word in figures(said)}, id
    for n, id in enumerate(cards.ITEM_IDS):
        wanted = {str(value) for value in (cards.ITEM_DICE[n], cards.ITEM_MODIFIER[n], cards.ITEM_AMOUNT[n]) if value}
        for said in sayable(f"item-{id}-about", {}).values():
            assert wanted <= {word.strip("+") for word in figures(said)}, id


# The frame


def test_every_question_has_its_reason() -> None:
    assert set(NOW) == set(get_args(Ask))
    for step in get_args(Ask):
        sayable(f"reason-now-{step}", {})


def test_every_setting_and_every_value_has_a_name() -> None:
    for setting in settings.SETTINGS:
        for text in ("", "-about", *[f"-{value}" for value in setting.values]):
            sayable(f"setting-{setting.id}{text}", {})


def test_quests_are_called_by_their_titles() -> None:
    for id in QUEST_IDS:
        title = quest(id).texts[quest(id).title]
        for lang, said in sayable(f"setting-quest-{id}", {}).items():
            assert said == f"{id.upper()}. {title[lang]}"


def test_throws_can_be_asked_for() -> None:
    throws = [chance.name for chance in (*DEFENCE[1:], TEST[4], BRANCH[1], CRUMBLE[1], *SPAWN, *LOOT)]
    throws += ["attack:1", "attack:4", "item", "seed", "random", "draft:hero", "draft:equipment", "draft:ability"]
    for name in throws:
        sayable(*throw_text(name))


@pytest.mark.parametrize(
    ("modifier", "hits", "blocks"), [(2, 4, 4), (0, 6, 6), (-1, 6, 7)]
)  # dbd-atk-03: a natural 6 hits all the same; 7: no face does
def test_dice_say_from_which_face_on_they_count(modifier: int, hits: int, blocks: int) -> None:
    delve = Scene(*PARTY).s
    for kind, least in ((ev.ATTACK_ROLLED, hits), (ev.DEFENCE_ROLLED, blocks), (ev.TEST_ROLLED, blocks)):
        assert told(delve, (kind, 0, DICE, 16 + modifier, EVERYBODY)).args["from"] == least


# What happens

DICE = 0x100010  # a 2 and a 6
MORE = 16 + 1  # a modifier of +1
WHY = 2 | 1 << 2 | 3 << 6  # strikes the first hero, by two words of its card
# What a kind is told with: (seat, a, b)
SAMPLES: dict[int, list[tuple[int, int, int]]] = {
    ev.CARD_TAKEN: [(0, kind, 2) for kind in range(3)],
    ev.CARDS_DEALT: [(0, kind, 0b111) for kind in range(3)],
    ev.QUEST_LOST: [(NONE, 0, 0), (NONE, 1, 0)],
    ev.FLAG_RAISED: [(NONE, flag, 2) for flag in range(6)],
    ev.TIME_LEFT: [(NONE, 1, 0), (NONE, 3, 0)],
    ev.PIT: [(0, 0, 0), (NONE, 0, 0)],
    ev.TILE_PLACED: [(NONE, 0, 0), (NONE, 1, 25)],
    ev.RULE_ATTACHED: [(NONE, 1, rule) for rule in range(len(cards.RULE_IDS))],
    ev.FEATURE_PLACED: [(NONE, 1, feature) for feature in range(len(cards.FEATURE_IDS))],
    ev.QUEST_EVENT: [(NONE, 0, 0)],
    ev.EXPLORED: [(0, 1, 0)],
    ev.FEATURE_GONE: [(NONE, 1, 0)],
    ev.INTERACTED: [(0, 1, 0)],
    ev.NEST_HATCHES: [(NONE, 1, 0)],
    ev.SMOKE: [(0, 0, 0)],
    ev.BRANCH_ROLLED: [(0, 0x10, 0)],
    ev.TEST_BEGINS: [(0, skill, need) for skill in range(4) for need in (1, 2)],
    ev.TEST_ROLLED: [(0, DICE, MORE)],
    ev.TEST_PASSED: [(0, 1, 0), (0, 3, 0)],
    ev.TEST_FAILED: [(0, 0, 0), (0, 1, 0), (0, 2, 0)],
    ev.CHOSE: [(0, 1, 0), (0, 1, 2), (0, 1, 2 << 8 | 1)],
    ev.VOTED: [(0, 0, 0), (0, 0, 2 << 8 | 1)],
    ev.FACE_ROLLED: [(NONE, 0x02, 0), (NONE, 0x13, 1)],
    ev.LOOT_ROLLED: [(0, 0x02, 2)],
    ev.UPGRADED: [(NONE, 0, 1)],
    ev.HERO_ATTACKS: [(0, 1, how) for how in range(4)],
    ev.ENEMY_ATTACKS: [(0, 1, how) for how in range(2)],
    ev.ATTACK_ROLLED: [(0, DICE, MORE), (NONE, DICE, 15)],
    ev.DEFENCE_ROLLED: [(0, DICE, MORE), (NONE, DICE, 16)],
    ev.HITS: [(0, hits, criticals) for hits in (1, 2) for criticals in (0, 1)],
    ev.BLOCKED: [(0, 1, 0), (NONE, 2, 0)],
    ev.COLLISION: [(0, against, enemy) for against in (0, 1) for enemy in (0, 1)],
    ev.ENEMY_ACTS: [(NONE, 1, WHY), (NONE, 1, 3 | 2 << 2), (NONE, 1, 1 | 1 << 2), (NONE, 9, WHY)],
    ev.RITUAL: [(NONE, 1, 1), (NONE, 2, 1)],
    ev.CRUMBLED: [(0, 0x10, 0)],
    ev.ITEM_USED: [(0, item, target) for item, target in ((0, 0), (0, 1), (3, 25), (4, 7), (8, 1), (9, NO_TARGET))],
    ev.ABILITY_USED: [(0, card, target) for card, target in ((0, 0), (0, 1), (2, 1), (7, 1), (4, NO_TARGET))],
    ev.TRADE_OFFERED: [(0, 1, code(GIVE + n, 2)) for n in range(4)] + [(0, 1, code(HAND_OVER))],
    ev.EDGE_GAINED: [(0, 1, 0), (0, 3, 0)],
    ev.CHARMED: [(0, 1, 0), (0, 2, 0)],
}


def table() -> Scene:
    """Two tiles, two heroes, two enemies."""
    scene = Scene(*PARTY, quest="a3", tiles=["14B", "6A N 0,-1"]).put(0, "3,3").put(1, "3,4")
    scene.s.rooms[1].encounter = cards.ENCOUNTERS[4]
    return scene.enemy("gnawkin", "3,1", 2).enemy("tyrant", "4,-3", 6)


def tell(scene: Scene, kind: int, seat: int, a: int, b: int) -> Told:
    return told(scene.s, (kind, seat, a, b, EVERYBODY))


@pytest.mark.parametrize("name", KINDS)
def test_every_event_can_be_told(name: str) -> None:
    scene = table()
    kind = KINDS[name]
    for seat, a, b in SAMPLES.get(kind, [(0, 1, 1), (0, 2, 1)]):
        found = tell(scene, kind, seat, a, b)
        assert found.kind == name.lower().replace("_", "-")
        assert found.text == f"event-{found.kind}"
        assert found.rule in RULES
        assert (f"hero:{seat}" in found.refs) == (seat >= 0)
        sayable(found.text, found.args)


def test_no_text_of_an_event_is_left_over() -> None:
    texts = {text for text in english().messages() if text.startswith("event-")}
    assert texts == {f"event-{name}" for name, _, _ in TELLERS.values()}
    assert set(TELLERS) == set(KINDS.values())


def test_all_that_was_told_in_play_can_be_said() -> None:
    """Of enemies that are gone as well."""
    scene = Scene(*PARTY).put(0, "3,3", energy=9).put(1, "3,4").enemy("gnawkin", "3,2", 2).begin()
    scene.do("activate", seat=0).do("melee enemy:1").dice("6 6 1 1", "M2").do("end")
    for event in scene.s.events or []:
        found = told(scene.s, event)
        sayable(found.text, found.args)


def test_enemies_say_why_they_go_for_somebody() -> None:
    found = tell(table(), ev.ENEMY_ACTS, NONE, 1, WHY)
    assert sayable(found.text, found.args) == {
        "en": "The Gnawkin goes for Odrik (nearest and lowest health).",
        "fr": "Le Rongeard s’en prend à Odrik (au plus près et santé la plus basse).",
    }
    only = tell(table(), ev.ENEMY_ACTS, NONE, 2, 2 | 2 << 2)
    assert sayable(only.text, only.args)["en"] == "The Burrow Tyrant goes for Selka (nobody else is in its reach)."


def test_choices_are_told_in_their_own_words() -> None:
    """The label of e05 and, above it, the tile whose encounter that is."""
    found = tell(table(), ev.CHOSE, 0, 0, 2 << 8 | 2)
    assert sayable(found.text, found.args)["en"] == "The choice: Pay 2."


def test_two_heroes_of_one_card_are_two_people() -> None:
    s = Scene("odrik sword stand", "odrik bow lance", "selka rod tithe").s
    assert [hero_word(s, seat) for seat in range(4)] == [
        "character:odrik",
        "second:odrik",
        "character:selka",
        "@somebody",
    ]
    for word in ("character", "second"):
        for id in cards.HERO_IDS:
            sayable("event-activation-begins", {"hero": f"{word}:{id}"})


def test_enemies_have_their_article() -> None:
    for id in cards.FOE_IDS:
        said = (
            sayable("event-enemy-defeated", {"Enemy": f"foe-first:{id}", "enemy": f"foe:{id}", "boss": "no"}),
            sayable("reason-unseen", {"enemy": f"foe:{id}"}),
        )
        assert said[0]["en"].startswith("The ") and re.match(r"(Le |La |L’)\w", said[0]["fr"])
        assert " the " in said[1]["en"] and re.search(r" (le |la |l’)\w", said[1]["fr"])


def test_no_french_text_puts_de_before_a_name() -> None:
    """It would have to be elided or contracted: d’Odrik, du Rongeard."""
    text = (TITLE.folder / "texts" / "fr.ftl").read_text("utf-8")
    assert re.findall(r"\b[Dd]e \{ \$(?:hero|other|player|target|[Ee]nemy)", text) == []
    assert re.findall(r"\bà \{ \$[Ee]nemy", text) == []


# What may be chosen, and why not

ENDINGS = ("", "-self", "-hero", "-enemy", "-tile", "-square", "-exit")


def test_options_and_reasons_of_play_can_be_said() -> None:
    brief = {text for text in english().messages() if text.endswith(".brief")}
    for s, seat in asked():
        for answer in s.legal_for(seat):
            made = options.option(s, seat, answer)
            sayable(made.text, made.args)
            if f"{made.text}.brief" in brief:
                sayable(f"{made.text}.brief", made.args)
            assert made.rule in RULES
        for ref in ("square:3,3", "square:3,-3", "enemy:1", "item:draught", "item:net", "ability:lance", "hero:0"):
            found = why_not(s, seat, ref)
            if found is not None:
                sayable(found.text, found.args)
                assert found.rule in RULES


def test_no_text_of_an_option_or_a_reason_is_left_over() -> None:
    written = "\n".join(path.read_text("utf-8") for path in (TITLE.folder / "answers").glob("*.py"))
    known = set(re.findall(r'"((?:option|reason)-[\w-]+)"', written)) | {f"reason-now-{step}" for step in NOW}
    words = (*names.ALONE, *names.ON_SQUARE, *names.ON_ENEMY, *names.ON_ITEM, *names.WITH_AMOUNT)
    known |= {f"option-{word}" for word in words}
    known |= {f"option-{verb}{ending}" for verb in ("ability", "use") for ending in ENDINGS}
    texts = {text for text in english().messages() if text.startswith(("option-", "reason-"))}
    assert {text.removesuffix(".brief") for text in texts} <= known


def test_what_cards_need_can_be_said() -> None:
    for kind, ids in (("item", cards.ITEM_IDS), ("ability", cards.ABL_IDS)):
        for n, id in enumerate(ids):
            if kind == "ability" or cards.ITEM_TIMING[n] != cards.T_PERMANENT:
                sayable(f"reason-{kind}-idle", {kind: f"{kind}:{id}", "need": f"@need-{id}"})


def test_results_can_be_said() -> None:
    for s in met():
        if s.waiting == OVER:
            result = GAME.result(s)
            sayable(result.text, result.args)
    for word in ("won", "fallen", "time"):
        sayable(f"result-{word}", {"title": {"en": "A", "fr": "B"}, "round": 3})


@pytest.mark.parametrize(
    ("at", "where"),
    [
        ("3,2", {"en": "(1 north)", "fr": "(1 au nord)"}),
        ("1,4", {"en": "(1 south, 2 west)", "fr": "(1 au sud, 2 à l’ouest)"}),
        ("3,3", {"en": "(here)", "fr": "(ici)"}),
    ],
)
def test_places_are_told_as_the_hero_sees_them(at: str, where: dict[str, str]) -> None:
    scene = Scene(*PARTY).put(0, "3,3")
    args = targets.away(scene.s, 0, scene.square(at))
    assert sayable("away", args) == where
    assert "(" in sayable("option-use-square", args | {"item": "item:rope"})["en"]
