"""Every answer, event and reason has words in every language, and names lead back to what they name."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games import in_code
from tests.games.betrayals.play import Play, lay, new, who

from questhall.engine.core import EVERYBODY
from questhall.engine.game import UnknownName
from questhall.games import betrayals
from questhall.games.betrayals import GAME as TITLE
from questhall.games.betrayals import settings
from questhall.games.betrayals.answers import offer_words, options, reasons
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model import cards
from questhall.games.betrayals.model.deals import (
    ANY_OF,
    AT_TURN_END,
    LOOT,
    P_ALLY_NEXT,
    P_CARCASS,
    P_GEMS,
    P_ITEM,
    P_NO_ARENA,
    P_QUEST,
    P_SHARE,
    P_SIDE,
    P_TEXT,
    P_TROPHY,
    THIS,
    Pledge,
)
from questhall.games.betrayals.rules import events as ev
from questhall.games.betrayals.rules.ending import FINAL_COUNT
from questhall.games.betrayals.telling import tell
from questhall.games.betrayals.views import refs
from questhall.texts import MARK, check, languages, say, strict, texts_of, throw_text

GAME = TITLE.load()
FOLDER = TITLE.folder


def sayable(text: str, args: Any) -> str:
    with strict():
        said = [say(lang, GAME, text, args) for lang in languages()]
    assert all(each.strip() and MARK not in each and "{" not in each and "_" not in each for each in said), said
    return said[0]


def called(ref: str) -> str:
    """What a thing is called; the same in no case: a name must have been found."""
    name = str(texts_of(GAME).word("en", ref, {}))
    assert name != ref and name != ref.partition(":")[2], ref
    assert all(MARK not in str(texts_of(GAME).word(lang, ref, {})) for lang in languages())
    return name


def test_both_languages_say_the_same() -> None:
    assert check(FOLDER) == []


# Names


NAMES = [
    "done", "pass", "close", "call", "flee", "keep", "slide", "yes", "no", "temple", "guild", "trophy", "dungeon",
    "hold", "quest", "gems", "arena seat:2", "buy item:double_axe", "hand-back item:oath_crown",
    "wear item:helm_of_the_dead", "wish trophies", "wish item:ember_blade", "plunder item:dragon_sword",
    "plunder monster:ogre_cook", "main quest:keen_edge", "keep quest:wretch", "claim quest:true_word",
    "character character:minstrel", "announce double", "announce rage", "announce stand", "announce trail",
    "twist die:green", "twist die:red", "side side:attacker", "side side:defender", "side side:neutral",
]  # fmt: skip


@pytest.fixture
def village() -> Play:
    return lay(who("barbarian", gems=9), who("warrior", carcasses="ogre_cook"), who("thief"), who("minstrel"))


@pytest.mark.parametrize("name", NAMES)
def test_names_lead_to_answers_and_back(village: Play, name: str) -> None:
    answer = options.answer(village.s, name)
    option = options.option(village.s, 0, answer)
    assert option.name == name and option.verb == name.split()[0]
    assert set(option.refs) <= set(name.split())


@pytest.mark.parametrize("name", ["wish gems", "plunder gems"])
def test_gems_are_wished_for_and_plundered_under_one_code(village: Play, name: str) -> None:
    assert options.answer(village.s, name) == codes.GEMS


@pytest.mark.parametrize(
    ("name", "template"),
    [
        ("later:3", 3),
        ("now:2", 22),
        ("trophy", 41),
        ("carcass", 42),
        ("free", 0),
        ("trophy+2", 52),
        ("pact", 60),
        ("company", 61),
        ("item:double_axe", 105),
        ("monster:ogre_cook", 205),
    ],
)
def test_offers_have_names(village: Play, name: str, template: int) -> None:
    village.enters("infernal_cyclops")
    answer = options.answer(village.s, f"offer seat:2 {name}")
    assert answer == codes.offer_to(2, template)
    option = options.option(village.s, 0, answer)
    assert option.name == f"offer seat:2 {name}" and option.refs == ("seat:2",)
    sayable(option.text, option.args)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("buy-carcass seat:1 monster:ogre_cook gems:2", codes.BUY_CARCASS + (100 + 5) * 100 + 2),
        ("sell seat:3 item:double_axe gems:4", codes.SELL_ITEM + (300 + 5) * 100 + 4),
        ("accept offer:17", codes.ACCEPT + 17),
        ("swear offer:17", codes.SWEAR + 17),
        ("decline offer:17", codes.DECLINE + 17),
        ("too-little offer:17", codes.DECLINE_LITTLE + 17),
        ("mistrust offer:17", codes.DECLINE_MISTRUST + 17),
        ("withdraw offer:17", codes.WITHDRAW + 17),
        ("pay promise:3", codes.PAY + 3),
        ("refuse promise:3", codes.REFUSE + 3),
        ("waive promise:3", codes.WAIVE + 3),
    ],
)
def test_deals_have_names(village: Play, name: str, code: int) -> None:
    assert options.answer(village.s, name) == code
    option = options.option(village.s, 0, code)
    assert option.name == name
    sayable(option.text, option.args)


@pytest.mark.parametrize(
    ("name", "share"),
    [("nothing", (0, 0, 0)), ("trophies:1 carcass gems:2", (1, 1, 2)), ("carcass", (0, 1, 0)), ("gems:9", (0, 0, 9))],
)
def test_spoils_have_names(village: Play, name: str, share: tuple[int, int, int]) -> None:
    village.s.ally = 1
    assert options.answer(village.s, f"spoils {name}") == codes.spoils(*share)
    option = options.option(village.s, 0, codes.spoils(*share))
    assert option.name == f"spoils {name}"
    sayable(option.text, option.args)


@pytest.mark.parametrize(
    "name",
    ["offer", "offer seat:9 free", "offer seat:1 later:x", "offer seat:1 later:-2", "accept offer:x", "spoils",
     "sell seat:1 item:double_axe", "buy-carcass seat:1 monster:unicorn gems:2", "accept offer:9999999999",
     "spoils gems:100", "arena seat:7", "keep  quest:wretch", "offer seat:1 free extra",
     "offer seat:1 trophy+10", "offer seat:1 item:unicorn", "offer seat:1 monster:unicorn"],
)  # fmt: skip
def test_what_means_nothing_is_refused(village: Play, name: str) -> None:
    with pytest.raises(UnknownName):
        options.answer(village.s, name)


# Things


def test_every_card_has_a_name_in_both_languages() -> None:
    every = (*refs.ADVENTURES, *refs.ITEMS, *refs.QUESTS, *refs.CHARACTERS, *refs.TYPES, *refs.SEATS, *refs.DICE)
    names = [called(ref) for ref in every]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("place", ["temple", "guild", "stall", "shop", "pot", "bank", "deck", "dungeon", "arena"])
def test_every_place_has_a_name(place: str) -> None:
    assert called(place)


@pytest.mark.parametrize(
    ("pledge", "words"),
    [
        (Pledge(P_GEMS, 1, 0, True, AT_TURN_END), "1 gem"),
        (Pledge(P_GEMS, 3, 0, True, AT_TURN_END), "3 gems"),
        (Pledge(P_GEMS, 3, 0, False, AT_TURN_END), "3 gems, win or lose"),
        (Pledge(P_SHARE, 1, 2, True, AT_TURN_END), "1/2 of the monster’s gems"),
        (Pledge(P_TROPHY, 1, 0, True, -1), "1 trophy"),
        (Pledge(P_CARCASS, THIS, 0, True, AT_TURN_END), "this carcass"),
        (Pledge(P_CARCASS, ANY_OF + 1, 0, True, AT_TURN_END), "an undead carcass"),
        (Pledge(P_CARCASS, 5, 0, True, AT_TURN_END), "Ogre Cook"),
        (Pledge(P_ITEM, LOOT, 0, True, AT_TURN_END), "the plundered item"),
        (Pledge(P_ITEM, 5, 0, True, AT_TURN_END), "Double Axe"),
        (Pledge(P_QUEST, 7, 0, False, AT_TURN_END), "face-down quest no. 7"),
        (Pledge(P_SIDE, codes.DEFENDER, 0, False, -2), "support for the defender"),
        (Pledge(P_NO_ARENA, 0, 0, False, 6), "no arena before round 6"),
        (Pledge(P_ALLY_NEXT, 0, 0, False, 6), "help when next asked, before round 6"),
        (Pledge(P_TEXT, 0, 0, False, 0, "and my gratitude: really"), "“and my gratitude: really”"),
    ],
)
def test_every_pledge_can_be_said(pledge: Pledge, words: str) -> None:
    assert texts_of(GAME).word("en", offer_words.pledge_ref(pledge), {}) == words


@pytest.mark.rule("dqt-neg-15")
@pytest.mark.parametrize(
    ("sender", "lists", "words"),
    [
        (0, {"give": [{"gems": 2}]}, "Agreed! Seat 1 gives Seat 2 2 gems now; Seat 2 helps Seat 1 against Ogre Cook."),
        (
            1,
            {"want": [{"kind": "gems", "n": 4}]},
            "Agreed! Seat 2 helps Seat 1 against Ogre Cook; Seat 1 promises Seat 2 4 gems if they win.",
        ),
        (1, {}, "Agreed! Seat 2 helps Seat 1 against Ogre Cook."),
    ],
)
def test_help_is_told_as_a_sentence(sender: int, lists: dict[str, Any], words: str) -> None:
    play = lay(who("barbarian", gems=9), who("warrior"), who("thief")).enters("ogre_cook")
    play.says(sender, {"offer": {"to": f"seat:{1 - sender}", "alliance": True, **lists}})
    play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=1 - sender)
    told = tell.told(play.s, play.told(ev.OFFER_ACCEPTED)[-1])
    assert sayable(told.text, told.args) == words


@pytest.mark.rule("dqt-neg-20")
def test_a_deal_is_told_in_one_line() -> None:
    play = lay(who("barbarian", gems=9), who("warrior", quests="wretch"), who("thief"))
    give, ask = [{"gems": 3}, {"item": "item:oath_crown"}], [{"quest": play.a(1).serials[0]}]
    play.a(0).worn = (-1, -1, cards.ITEM_IDS.index("oath_crown"))
    promise = [{"kind": "no_arena", "round": 6}]
    play.says(0, {"offer": {"to": "seat:1", "give": give, "ask": ask, "promise": promise, "text": "friends?"}})
    told = tell.told(play.s, play.told(ev.OFFER_MADE)[-1])
    line = sayable(told.text, told.args)
    assert line == (
        "Seat 1 offers Seat 2 a deal: Seat 1 gives Seat 2 3 gems and Oath Crown now; Seat 1 promises Seat 2 no arena "
        "before round 6; Seat 2 gives Seat 1 face-down quest no. 1 now (“friends?”)."
    )
    assert "Wretch" not in line


@pytest.mark.parametrize(
    ("said", "word"),
    [
        (ev.SAID_NOTHING, "Seat 1."),
        (ev.SAID_TOO_LITTLE, "“Too little.”"),
        (ev.SAID_MISTRUST, "“I do not believe you.”"),
    ],
)
def test_a_refusal_is_told_with_the_word_it_was_given_with(village: Play, said: int, word: str) -> None:
    village.says(0, {"offer": {"to": "seat:1", "give": [{"gems": 1}]}})
    told = tell.told(village.s, (ev.OFFER_DECLINED, 1, village.s.offers[0].number, said, EVERYBODY))
    assert sayable(told.text, told.args).endswith(word)


def test_every_event_has_a_teller_and_a_text() -> None:
    kinds = {
        value
        for name, value in vars(ev).items()
        if name.isupper() and isinstance(value, int) and not name.startswith(("BY_", "SAID_"))
    }
    assert kinds == set(tell.TELLERS)
    for name, rule, _ in tell.TELLERS.values():
        assert all(texts_of(GAME).has(lang, f"event-{name}") for lang in languages()), name
        assert rule in rules()


def test_reasons_of_gains_each_have_a_word() -> None:
    reasons_of = [value for name, value in vars(ev).items() if name.startswith("BY_")]
    play = lay(who("thief"), who("warrior"), who("minstrel"))
    for kind in (ev.GEMS_GAINED, ev.GEMS_PAID, ev.TROPHIES_GAINED):
        for why in reasons_of:
            told = tell.told(play.s, (kind, 0, 2, why, EVERYBODY))
            sayable(told.text, told.args)
    lines = {
        sayable("event-gems-paid", {"who": "seat:0", "gems": 2, "why": f"by-{word}"}) for word in ("shop", "temple")
    }
    assert lines == {"Seat 1 pays 2 gems to the shop.", "Seat 1 pays 2 gems to the Temple."}


# Steps, settings, throws, reasons


def test_every_step_that_asks_says_what_it_asks() -> None:
    asking = set()
    for tree in in_code.sources(FOLDER).values():
        for node in [each for each in ast.walk(tree) if isinstance(each, ast.ClassDef)]:
            is_step = any("Step" in ast.unparse(base) for base in node.bases)
            if is_step and re.search(r"\bs\.decide|\bask\(|ask_\w+\(", ast.unparse(node)):
                asking.add(node.name)
    assert {"Parley", "ChooseMain", "Plunder", "Settle"} <= asking
    for step in asking:
        assert all(texts_of(GAME).has(lang, f"{word}-{step}") for lang in languages() for word in ("ask", "wait")), step


def test_every_reason_has_a_text_with_its_arguments() -> None:
    found = {text for text in in_code.strings(FOLDER) if text.startswith("why-")}
    assert len(found) > 50
    assert {text for text in found if not all(texts_of(GAME).has(lang, text) for lang in languages())} == set()


def test_every_setting_and_value_has_words() -> None:
    texts = texts_of(GAME)
    assert [id for id in in_code.setting_ids(GAME) if not all(texts.has(lang, id) for lang in languages())] == []
    assert {setting.rule for setting in settings.SETTINGS} <= rules()


@pytest.mark.parametrize("name", ["character", "token", "quest", "adventure", "d8", "fight"])
def test_every_throw_is_asked_for(name: str) -> None:
    text, args = throw_text(name)
    sayable(text, args)


def test_throws_by_their_words() -> None:
    dice = lay(who("thief"), who("warrior"), who("minstrel")).s.table.dice
    assert GAME.outcome(dice, "7 1") == 71 and GAME.outcome_name(dice, 71) == "7 1"
    assert GAME.outcome(dice, " 8  8 ") == 88
    with pytest.raises(UnknownName, match="it could be: 1 1"):
        GAME.outcome(dice, "9 1")


def rules() -> frozenset[str]:
    return frozenset(tomllib.loads((FOLDER / "rulebook.toml").read_text("utf-8"))["rules"])


def test_every_rule_named_in_words_is_in_the_book() -> None:
    named = {rule for _, rule, _ in options.WORDS.values()} | {rule for rule, _ in options.ELSEWHERE.values()}
    named |= {each[2] for each in options.THINGS} | {rule for _, rule, _ in options.NUMBERED.values()}
    named |= {text for text in in_code.strings(FOLDER) if re.fullmatch(r"dqt-[a-z]{3}-\d\d", text)}
    assert named - rules() == set()


# The end, and whose dice are thrown


@pytest.mark.rule("dqt-end-08")
@pytest.mark.parametrize(
    ("trophies", "carcasses", "text"),
    [
        ((9, 7, 7), ("", "", ""), "Seat 1 wins with 7 trophies."),
        ((9, 9, 7), ("", "ogre_cook", ""), "Seat 2 wins with 7 trophies, thanks to the carcasses."),
        ((9, 9, 7), ("", "", ""), "Seat 1 and Seat 2 share the victory with 7 trophies."),
    ],
)
def test_results(trophies: tuple[int, ...], carcasses: tuple[str, ...], text: str) -> None:
    mains = ("colosseum", "legend", "naturalist")  # 2 points each, unfinished
    characters = ("barbarian", "warrior", "thief")
    people = [
        who(character, trophies=points, main=main, carcasses=cards)
        for character, points, main, cards in zip(characters, trophies, mains, carcasses, strict=True)
    ]
    play = lay(*people).push(FINAL_COUNT)
    result = GAME.result(play.s)
    assert sayable(result.text, result.args) == text


def test_whose_throw_it_is() -> None:
    start = new(3)
    while start.asked() != "RollFirst":
        if start.chance():
            start.throw(start.chance(), start.s.chance.outcomes[0])
        else:
            start.answer(start.codes(start.awaited()[0])[0], seat=start.awaited()[0])
    assert GAME.thrower(start.s) == 0
    start.die(3)
    assert GAME.thrower(start.s) == 1
    play = lay(who("barbarian", spent=True), who("thief", wears="glass_clover", spent=True), who("ranger"))
    play.challenges(1).closes()
    play.choose("side side:neutral", seat=2)
    assert GAME.thrower(play.s) == 0
    play.dice(4, 1)
    assert play.asked() == "Clover" and GAME.thrower(play.s) == 1


# Why not


@pytest.mark.parametrize(
    ("ref", "rule"),
    [
        ("temple", "dqt-vil-06"),
        ("stall", "dqt-vil-11"),
        ("item:double_axe", "dqt-vil-03"),
        ("item:dragon_sword", "dqt-set-06"),
        ("item:ember_blade", "dqt-vil-15"),
        ("seat:0", "dqt-are-01"),
        ("offer:17", "dqt-neg-14"),
        ("promise:17", "dqt-prm-03"),
        ("quest:wretch", "dqt-qst-05"),
        ("die:green", "dqt-cbt-11"),
        ("side:attacker", "dqt-are-05"),
        ("slot:1", "dqt-trd-07"),
    ],
)
def test_why_not(ref: str, rule: str) -> None:
    play = lay(
        who("barbarian", gems=5, wears="oath_crown"), who("warrior", wears="ember_blade", main="wretch"), who("thief")
    )
    reason = reasons.why_not(play.s, 0, ref)
    assert reason is not None and reason.rule == rule
    sayable(reason.text, reason.args)


@pytest.mark.rule("dqt-rnd-02")
@pytest.mark.rule("dqt-evt-06")
def test_why_no_arena() -> None:
    play = lay(who("barbarian"), who("warrior"), who("thief"), round=2)
    reason = reasons.why_not(play.s, 0, "seat:1")
    assert reason is not None and (reason.rule, reason.args) == ("dqt-rnd-02", {"rounds": 2})
    play.s.round, play.s.truce = 3, 2
    truce = reasons.why_not(play.s, 0, "arena")
    assert truce is not None and truce.rule == "dqt-evt-06"


def test_why_not_says_nothing_of_private_offers() -> None:
    play = lay(who("barbarian", gems=5), who("warrior"), who("thief"), offers="private")
    play.says(0, {"offer": {"to": "seat:1", "give": [{"gems": 1}], "private": True}})
    number = play.s.offers[0].number
    told = {seat: reasons.why_not(play.s, seat, f"offer:{number}") for seat in range(3)}
    gone = reasons.why_not(play.s, 2, "offer:999")
    assert told[1] is None
    assert told[2] is not None and gone is not None and told[2].text == gone.text


def test_a_pass_of_whoever_leads_a_parley_says_what_it_means() -> None:
    """He waits for the others; he does not give up speaking."""

    def words(play: Play, seat: int) -> list[str]:
        return [each.text for each in GAME.options(play.s, seat) if each.name == "pass"]

    dungeon = lay(who("warrior"), who("thief"), who("ranger")).enters("ogre_cook")
    assert words(dungeon, 0) == ["option-pass-wait"] and words(dungeon, 1) == ["option-pass"]
    turns = lay(who("warrior"), who("thief"), who("ranger"), clock="by_turns")
    assert words(turns.enters("ogre_cook"), 0) == ["option-pass-call"]
    arena = lay(who("warrior"), who("thief"), who("ranger"), clock="by_turns").challenges(1)
    assert words(arena, 0) == ["option-pass-offers"]


def test_rulings_speak_of_trophies() -> None:
    """The game's own word: points are what other games count."""
    rulings = (Path(betrayals.__file__).parent / "rulings.toml").read_text("utf-8")
    assert not re.findall(r"\bpoints?\b", rulings, re.IGNORECASE)
