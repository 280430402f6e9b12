"""Every answer, event and reason has words in every language, and names lead back to what they name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games import in_code
from tests.games.heroquest.play import Play, plan, square

from questhall.engine.core import CHANCE, DECISION, EVERYBODY, NATURE, OVER, Chance, apply
from questhall.engine.game import UnknownName
from questhall.games.heroquest import GAME as TITLE
from questhall.games.heroquest import settings
from questhall.games.heroquest.answers import options
from questhall.games.heroquest.model import answer_codes as verbs
from questhall.games.heroquest.model import cards, state
from questhall.games.heroquest.model.answer_codes import code, verb_of
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import events as ev
from questhall.games.heroquest.rules.dice import COMBAT, RED
from questhall.games.heroquest.telling import tell, tellers
from questhall.games.heroquest.views import explain, refs, view
from questhall.texts import MARK, check, languages, say, strict, texts_of, throw_text

GAME = TITLE.load()
FOLDER = TITLE.folder
RARE = (verbs.GIVE, verbs.GIVE_GOLD, verbs.HOLD, verbs.END_TURN, verbs.LEAVE, verbs.STOP)


def sayable(text: str, args: Any) -> None:
    with strict():
        for lang in languages():
            said = say(lang, GAME, text, args)
            assert said.strip(), text
            assert MARK not in said and "{" not in said and "_" not in said, f"{lang}: {said}"


# Random games


@cache
def games() -> tuple[tuple[Dungeon, ...], ...]:
    return tuple(tuple(journey(seed)) for seed in range(4))


def journey(seed: int) -> Iterator[Dungeon]:
    """States of a random game, now and then, with what was told since."""
    random = Random(seed)
    quest = settings.QUEST_NAMES[seed % len(settings.QUEST_NAMES)]
    s: Dungeon = GAME.new({"quest": quest, "campaign": ("single", "campaign")[seed % 2]}, 2 + seed, listen=True)
    for n in range(400):
        if n % 11 == 0 or s.waiting == OVER:
            kept = s.clone()
            kept.events = list(s.events or [])
            s.events = []
            yield kept
        if s.waiting == OVER:
            return
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random.random()))
            continue
        seat = random.choice(s.deciders())
        legal = s.legal_for(seat)
        apply(s, seat, random.choices(legal, [0.02 if verb_of(each) in RARE else 1 for each in legal])[0])


def moments() -> Iterator[tuple[Dungeon, int]]:
    for game in games():
        for s in game:
            if s.waiting == DECISION:
                for seat in s.deciders():
                    yield s, seat


def test_names_lead_back_and_can_be_said() -> None:
    for s, seat in moments():
        names = set()
        for answer in s.legal_for(seat):
            option = GAME.option(s, seat, answer)
            sayable(option.text, option.args)
            assert GAME.answer(s, seat, option.name) == answer
            assert option.name.split()[0] == option.verb
            assert set(option.refs) <= set(option.name.split())
            names.add(option.name)
        assert len(names) == len(s.legal_for(seat))


def test_all_that_was_told_can_be_said() -> None:
    for game in games():
        for s in game:
            for event in s.events or []:
                told = GAME.told(s, event)
                sayable(told.text, told.args)


def test_there_is_a_reason_or_the_choice() -> None:
    things = [f"item:{word}" for word in ("helmet", "dagger", "potion_healing", "plate_mail", "wand_of_magic")]
    things += ["search:treasure", "search:secret", "search:traps", "spell:genie", "group:air", "dread:d_fear"]
    things += ["square:A1", "square:M9", "hero:0", "action:anything"]
    for s, seat in moments():
        shown = GAME.view(s, seat)
        seen = [each["ref"] for key in ("doors", "monsters", "traps", "furniture", "things") for each in shown[key]]
        chosen = {ref for answer in s.legal_for(seat) for ref in GAME.option(s, seat, answer).refs}
        for ref in things + seen:
            reason = GAME.why_not(s, seat, ref)
            assert reason is None or ref not in chosen
            assert reason is not None or ref in chosen or ref.startswith("search:")
            if reason is not None:
                sayable(reason.text, reason.args)


@pytest.mark.parametrize(
    "words", ["", "dance", "walk", "walk square:Z99", "attack hands", "end", "open door:3", "cast genie"]
)
def test_nonsense_means_nothing(words: str) -> None:
    s = Play(plan(start="K")).state
    with pytest.raises(UnknownName):
        GAME.answer(s, 1, words)
    for ref in ("", "dance", "unicorn:1", "square:Z99", "item:unicorn"):
        with pytest.raises(UnknownName):
            GAME.why_not(s, 1, ref)


# Names


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        (code(verbs.WALK, square("M10")), "walk square:M10"),
        (code(verbs.JUMP, square("L9"), square("L10")), "jump trap:L9 square:L10"),
        (code(verbs.OPEN, 0), "open door:M11s"),
        (code(verbs.ATTACK, cards.ITEM_IDS.index("shortsword"), 0), "attack monster:1 item:shortsword"),
        (code(verbs.ATTACK, 63, 0), "attack monster:1 hands"),
        (code(verbs.THROW, cards.ITEM_IDS.index("dagger"), 0), "throw monster:1 item:dagger"),
        (code(verbs.CAST, 0, verbs.T_MONSTER), "cast spell:genie monster:1"),
        (code(verbs.CAST, 0, verbs.T_DOOR), "cast spell:genie door:M11s"),
        (code(verbs.CAST, 5, verbs.T_HERO + 1), "cast spell:rock_skin hero:1"),
        (code(verbs.SEARCH_TREASURE), "search treasure"),
        (code(verbs.DISARM, 0, 0), "disarm trap:L9"),
        (code(verbs.DISARM, 1, 0), "disarm furniture:K8"),
        (code(verbs.GIVE, cards.ITEM_IDS.index("helmet"), 1), "give item:helmet hero:1"),
        (code(verbs.GIVE_GOLD, 1, 50), "lend hero:1 gold:50"),
        (code(verbs.DIE, 1), "reroll die:white"),
        (code(verbs.CHOOSE, 0), "choose monster:1"),
        (code(verbs.CHOOSE, verbs.COMMANDED_HERO + 1), "choose hero:1"),
        (code(verbs.STRIKE, 0, 1), "strike hero:1"),
        (code(verbs.DREAD_CAST, 4, 1), "conjure dread:d_fear hero:1"),
        (code(verbs.DREAD_CAST, 6, 3), "conjure dread:d_lightning southeast"),
        (code(verbs.DREAD_CAST, 7, 1 << 6 | 8), "conjure dread:d_rust hero:1 item:helmet"),
        (code(verbs.DREAD_CAST, 1), "conjure dread:d_cloud"),
        (code(verbs.BUY, cards.ITEM_IDS.index("shield")), "buy item:shield"),
        (code(verbs.WEAR, 63), "wear nothing"),
        (code(verbs.END_TURN), "end turn"),
        (code(verbs.READY), "ready"),
        (code(verbs.PLAY_QUEST, 0), "play chapter:1"),
    ],
)
def test_names_of_answers(answer: int, name: str) -> None:
    quest = plan(start="K", doors=[("M12", "M13")], traps=[("pit", "L9")], furniture=[("chest", ["K8"])])
    quest.doors[0].a, quest.doors[0].b = square("M11"), square("M12")
    play = Play(quest, "barbarian elf")
    play.place("orc", "M9")
    s = play.state
    s.traps[0] = state.TRAP_KNOWN
    s.doors_seen = 1
    option = GAME.option(s, 1, answer)
    assert option.name == name
    sayable(option.text, option.args)
    assert GAME.answer(s, 1, name) == answer


def test_monsters_are_named_in_the_order_they_appear() -> None:
    play = Play(plan(start="K", monsters=[("goblin", "C5"), ("orc", "W3")]))
    first = play.place("zombie", "M9")
    second = play.place(play.monster(1), "N9")
    assert [refs.monster(play.state, m.number) for m in (first, second)] == ["monster:1", "monster:2"]
    assert refs.monster_number(play.state, "monster:2") == 1


# Throws


@pytest.mark.parametrize("chance", [*COMBAT[1:7], *RED[1:5]])
def test_words_of_dice_lead_back(chance: Chance) -> None:
    words = [GAME.outcome_name(chance, outcome) for outcome in chance.outcomes]
    assert [GAME.outcome(chance, each) for each in words] == chance.outcomes
    assert len(set(words)) == len(words)
    sayable(*throw_text(chance.name))


def test_dice_are_read_in_any_order() -> None:
    assert GAME.outcome(COMBAT[3], "white SKULL skull") == GAME.outcome(COMBAT[3], "skull skull white")
    assert GAME.outcome_name(RED[2], GAME.outcome(RED[2], "5 3")) == "3 5"
    deck = Chance("card", [0, 10], [2, 6])
    assert GAME.outcome(deck, "gold_15") == 0
    assert GAME.outcome_name(deck, 10) == "wandering_monster"
    with pytest.raises(UnknownName, match="skull"):
        GAME.outcome(COMBAT[1], "dragon")


# Texts


def written_ids() -> set[str]:
    """Text ids that stand in the code as they are."""
    pattern = re.compile(r"(?:option|why|result)(?:-[a-z]+)+")
    return {value for value in in_code.strings(FOLDER) if pattern.fullmatch(value)}


def thing_ids() -> set[str]:
    ids = {f"ref-item-{id}" for id in cards.ITEM_IDS} | {f"ref-card-{id}" for id in cards.CARD_IDS}
    ids |= {f"ref-spell-{id}" for id in cards.SPELL_IDS} | {f"ref-dread-{id}" for id in cards.DREAD_IDS}
    ids |= {f"about-{id}" for id in (*cards.ITEM_IDS, *cards.SPELL_IDS, *cards.DREAD_IDS)}
    ids |= {f"{form}{id}" for id in cards.MONSTER_IDS for form in ("ref-kind-", "ref-kind-first-", "kind-")}
    ids |= {f"{form}{id}" for id in cards.HERO_IDS for form in ("ref-class-", "ref-class-first-", "class-")}
    ids |= {f"ref-furniture-kind-{id}" for id in cards.FURNITURE_IDS} | {f"ref-group-{id}" for id in cards.GROUP_IDS}
    return ids | {f"ref-trap-kind-{id}" for id in refs.TRAPS} | {f"ref-face-{id}" for id in cards.FACE_IDS}


def state_ids() -> set[str]:
    effects = {*tellers.EFFECTS.values(), *tellers.MONSTER_EFFECTS.values()}
    ids = {f"effect-{word}" for word in effects} | {f"status-{word}" for word in view.STATUS}
    parts = re.findall(r'\("([a-z_]+)", ', (FOLDER / "rules" / "strength.py").read_text("utf-8"))
    return (
        ids
        | {f"outcome-{word}" for word in tellers.OUTCOMES}
        | {f"part-{word}" for word in parts}
        | set(refs.DIRECTIONS)
    )


GROUPS: dict[str, Callable[[], set[str]]] = {
    "code": written_ids,
    "events": lambda: {f"event-{name}" for name, _, _ in tell.TELLERS.values()},
    "questions": lambda: {f"{word}-{step}" for word in ("ask", "wait") for step in in_code.asking_steps(FOLDER)},
    "things": thing_ids,
    "settings": lambda: in_code.setting_ids(GAME),
    "states": state_ids,
    "game": lambda: {"title", "tagline", "about", "notice", "throw-combat", "throw-red", "throw-card"},
}


@pytest.mark.parametrize("group", GROUPS)
def test_every_text_is_there(group: str) -> None:
    ids = GROUPS[group]()
    assert ids
    assert not {(lang, text) for text in ids for lang in languages() if not texts_of(GAME).has(lang, text)}


def test_what_starts_at_once_is_called_by_its_name() -> None:
    """The shelf says which quest a quick game begins with: the first of the book."""
    shelf = sorted((FOLDER / "quests").glob("*.toml"))
    first = tomllib.loads(shelf[0].read_text(encoding="utf-8"))
    for lang in languages():
        said = texts_of(GAME).say(lang, "begins", {})
        assert first["title"][lang] in said
        assert f" {len(shelf)}, " in said


def test_languages_say_the_same_with_the_same_arguments() -> None:
    assert check(FOLDER) == []


def test_every_verb_and_every_event_has_words() -> None:
    numbers = {value for name, value in vars(verbs).items() if name in VERBS}
    assert len(numbers) == len(VERBS)
    assert numbers == {*options.PLAIN, *options.TWO_WORDS, verbs.DISARM, verbs.ACT, verbs.DREAD_CAST}
    kinds = {value for value in vars(ev).values() if isinstance(value, int)}
    assert kinds == set(tell.TELLERS)


def verb_names() -> Iterator[str]:
    """The constants of verbs.py up to the shifts."""
    text = Path(verbs.__file__).with_name("answer_codes.py").read_text("utf-8")
    yield from re.findall(r"^([A-Z_]+): Final", text[: text.index("# Targets of spells")], flags=re.MULTILINE)


VERBS = frozenset(verb_names())


@pytest.mark.parametrize("kind", sorted(tell.TELLERS))
def test_every_event_can_be_said(kind: int) -> None:
    """Also when the quest it is about has been put away."""
    quest = plan(start="K", doors=[("M11", "M12")], traps=[("pit", "L9")], furniture=[("chest", ["K8"])])
    play = Play(quest, "barbarian elf")
    play.place("orc", "M9")
    for a, b in ((0, 0), (1, 1), (1, 0), (99, 1)):
        if kind in NAMED_BY_NUMBER and a > 11:
            continue
        told = GAME.told(play.state, (kind, a % 3, a, b, EVERYBODY))
        if kind in DICE and a:
            told = GAME.told(play.state, (kind, 1, 1 << 4 * (a % 2), b, EVERYBODY))
        sayable(told.text, told.args)


def test_dice_against_a_spell_say_how_many_of_them_save() -> None:
    play = Play(plan(start="K"), "barbarian elf")
    five, six = 1 << 16, 1 << 20
    told = [
        GAME.told(play.state, (ev.RESIST_ROLLED, 1, dice, least, EVERYBODY)) for dice in (five, six) for least in (5, 6)
    ]
    assert [each.args["saves"] for each in told] == [1, 0, 1, 1]


DICE = (ev.MOVE_ROLLED, ev.RESIST_ROLLED, ev.ATTACK_ROLLED, ev.DEFENCE_ROLLED, ev.TRAP_ROLLED, ev.JUMP_ROLLED)
NAMED_BY_NUMBER = (
    ev.GROUP_TAKEN,
    ev.SPELL_STORED,
    ev.SPELL_CAST,
    ev.SPELL_STOLEN,
    ev.DREAD_CAST,
    ev.CARD_DRAWN,
    ev.QUEST_ENDS,
    ev.ROOM_REVEALED,
    ev.SEARCHED_TREASURE,
    ev.SEARCHED_SECRET,
    ev.SEARCHED_TRAPS,
)


def test_moments_in_both_languages() -> None:
    play = Play(plan(start="K"), "barbarian elf")
    orc = play.place("orc", "M9")
    told = GAME.told(play.state, (ev.HERO_ATTACKS, 1, orc.number, cards.ITEM_IDS.index("broadsword"), EVERYBODY))
    assert say("en", GAME, told.text, told.args) == "The Barbarian attacks the orc: Broadsword."
    assert say("fr", GAME, told.text, told.args) == "Le barbare attaque l’orc\u00a0: épée barbare."
    told = GAME.told(play.state, (ev.MONSTER_SLAIN, 1, orc.number, 0, EVERYBODY))
    assert say("fr", GAME, told.text, told.args) == "L’orc périt\u202f!"


def test_french_spaces_and_signs() -> None:
    text = (FOLDER / "texts" / "fr.ftl").read_text("utf-8")
    assert not re.findall(r".{0,30} (?:[;!?%»]|:(?:\s|$))", text)
    assert not re.findall(r".{0,30}[^\u202f][;!?%]", text)
    assert not re.findall(r".{0,30}(?:« |'|\.\.\.).{0,30}", text)


def test_french_contracts_and_elides_with_no_name() -> None:
    names = r"\{ \$(?:[Hh]ero|who|other|[Mm]onster|[Aa]lly|target) \}"
    text = (FOLDER / "texts" / "fr.ftl").read_text("utf-8")
    assert not re.findall(rf".{{0,30}}(?:\b(?:de|à|que|si|le|la|ne|se|du|au|jusque)\s|’){names}", text)


# Why not


def test_quests_are_called_by_their_titles() -> None:
    """The option names each quest as its own file does."""
    for id in settings.QUEST_NAMES:
        found = settings.quest(id)
        for lang in languages():
            title = found.texts[found.title][lang].replace("'", "’")
            assert say(lang, GAME, f"setting-quest-{id}", {}) == f"{found.number}. {title}"


def test_a_quest_ends_in_its_own_words_or_in_general_ones() -> None:
    quest = plan(start="K")
    quest.texts.append({"en": "Home.", "fr": "Chez soi."})
    quest.victory = len(quest.texts) - 1
    s = Play(quest, "barbarian").state
    told = [tellers.outcome(s, outcome, 0)[1]["epilogue"] for outcome in (state.SUCCESS, state.FAILURE)]
    assert told == [{"en": "Home.", "fr": "Chez soi."}, "@epilogue-failure"]
    shown = []
    for s.outcome in (state.UNDECIDED, state.SUCCESS, state.FAILURE):
        shown.append(view.quest(s)["epilogue"])
    assert shown == [None, {"en": "Home.", "fr": "Chez soi."}, None]


# Things


@pytest.mark.parametrize(
    ("item", "about"),
    [
        ("broadsword", ["3 attack dice.", "Not for the Wizard."]),
        ("spell_ring", ["One of your spells may be cast twice a quest.", "Only for the Elf and the Wizard."]),
        ("dagger", ["1 attack die. May be thrown at a monster in sight, and is lost then."]),
    ],
)
def test_who_can_use_a_thing_stands_in_a_line_of_its_own(item: str, about: list[str]) -> None:
    """Where it can be chosen only the first line is told: the Barbarian's sword is not called "not for the Wizard"."""
    told = explain.item({}, item)
    assert told is not None
    assert [say("en", GAME, line.text, line.args) for line in told.lines] == about
    assert explain.TOLD_CHOICES["item"] == 1


def test_a_square_with_a_known_trap_is_explained_by_the_trap() -> None:
    """Who points at the pit is not told about the room."""
    view = {
        "stairs": [],
        "exit": [],
        "traps": [{"ref": "trap:X16", "kind": "pit", "at": "X16", "state": "known"}],
        "zargon": None,
    }
    told = explain.square(view, "X16")  # type: ignore[arg-type]
    assert told is not None and told.name == "trap-kind:pit"


@pytest.mark.parametrize(("other", "text"), [("elf", "option-give"), ("wizard", "option-give-useless")])
def test_a_gift_says_if_it_is_of_no_use(other: str, text: str) -> None:
    s = Play(plan(start="K"), f"barbarian {other}").state
    option = GAME.option(s, 1, code(verbs.GIVE, cards.ITEM_IDS.index("helmet"), 1))
    assert option.text == text
    sayable(option.text, option.args)
