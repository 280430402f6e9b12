"""How a bold hero plays Deck Box Dungeons in a real browser: what can be done now, and what he presses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.browser.halls import Hall
from tests.browser.people import POLL, Person, looks
from tests.browser.words import SHELL, say, texts

NAMES = ["Ana", "Bo"]
ONE = {"hero": ["odrik"], "equipment": ["sword"], "ability": ["stand"], "windows": ["never"]}
TWO = {
    "hero": ["odrik", "selka"],
    "equipment": ["sword", "bow"],
    "ability": ["stand", "lance"],
    "windows": ["never"] * 2,
}
LUCKY = "7"  # a seed with which the bold come home
ENOUGH = 150  # clicks no quest takes
BOARD = SHELL.parent / "games/deckbox/texts"
PAGE = "#board .page .buttons"
ON = f"{PAGE} .primary"
SURE = "dialog[open] .primary[data-option]"  # a turn that could still do something ends on a second word

# What can be done now: go on from a page, choose on a scroll, answer. Null while dice fall or a walk is under way.
SCENE = """() => {
  const all = (where, key) => [...document.querySelectorAll(where)].map((each) => each.dataset[key]);
  const scene = {
    page: document.querySelector('#board .page .buttons .primary') !== null,
    choices: all('#board .page [data-option]', 'option'),
    options: all('#actions [data-option]', 'option'),
    hand: document.querySelector('#actions .hand .face') !== null,
    over: document.querySelector('dialog[open] .result') !== null,
  };
  if (!scene.over && document.querySelector('#actions .errand[role=status]')) return null;
  return scene.over || scene.page || scene.hand || scene.options.length ? scene : null;
}"""
Scene = dict[str, Any]

# A quest for an evening on which nobody has time: a choice, a rat, a thief.
JAM = """schema = 1
game = "deckbox"
id = "jam"
title = { en = "The Jam Thief", fr = "Le voleur de confiture" }
story = { en = "Somebody eats the jam.", fr = "Quelqu’un mange la confiture." }
objective.text = { en = "Defeat the thief.", fr = "Vainquez le voleur." }
objective.flags = { boss = 1 }
victory = { en = "There is jam again.", fr = "Il y a de nouveau de la confiture." }
defeat = { en = "Dry bread it is.", fr = "Ce sera du pain sec." }
enemies = ["spitling", "gnawkin", "piper", "tusk", "bramble", "tyrant"]

[flags]
boss = { en = "Thieves", fr = "Voleurs" }

[[rooms]]
at = [0, 0]
face = "3A"
arrow = "north"
title = { en = "The Larder", fr = "Le garde-manger" }
line = { en = "Empty shelves.", fr = "Des étagères vides." }
script = 'energy each +1'

[[rooms]]
at = [0, -1]
face = "6A"
arrow = "north"
title = { en = "The Jar", fr = "Le pot" }
line = { en = "It is still half full.", fr = "Il est encore à moitié plein." }
script = 'choose{"Taste it"/"Goûter": treasure explorer 2 | "Leave it"/"Le laisser": energy each +1}; spawn G1=M1'

[[rooms]]
at = [1, -1]
face = "12A"
arrow = "east"
from = [0, -1]
final = true
title = { en = "The Thief", fr = "Le voleur" }
line = { en = "Sticky fingers.", fr = "Des doigts collants." }
script = 'spawn R1=M4!boss'
"""


def table(hall: Hall, *kinds: str, **more: Any) -> dict[str, Any]:
    options = {"quest_file": JAM, "difficulty": "easy", **(ONE if len(kinds) == 1 else TWO), **more.pop("options", {})}
    return hall.make(*kinds, game="deckbox", names=NAMES, **{"options": options, "seed": LUCKY, **more})


def words(text: str, lang: str = "en", /, **args: Any) -> str:
    """A text of the board."""
    return texts(BOARD).say(lang, text, args)


def scene(person: Person) -> Scene:
    """Until there is something to do here, and it has been heard what that is about."""
    found: Scene = person.page.wait_for_function(SCENE, polling=POLL).json_value()
    for _ in looks(person.page, f"nobody has said {found['options']}"):
        if not found["options"] or heard_of(person, set(found["options"])):
            break
    return found


def heard_of(person: Person, options: set[str]) -> bool:
    """The last word of the hall to the seat that is asked becomes what is known now."""
    last = {message["seat"]: message for message in person.heard if message["type"] == "now"}
    for now in last.values():
        if options <= {each["name"] for each in now["options"]}:
            person.now = now
            return True
    return False


def thing(ref: str) -> str:
    return f'#board .dungeon [data-ref="{ref}"]'


def option(name: str) -> str:
    return f'#actions [data-option="{name}"]'


def kinds(person: Person) -> list[str]:
    return [telling["kind"] for telling in person.tellings()]


def bold(person: Person, options: list[str]) -> str:
    """What a bold hero presses: whoever can be reached, else what is not explored yet; "" where he has no idea."""
    view = person.now["view"]
    if found := [name for name in options if name.split()[0] in ("melee", "shoot", "place")]:
        ref = found[0].split()[1]
        alone = sum(ref in name.split() for name in options) == 1  # else the board asks back what is meant
        return thing(ref) if alone else option(found[0])
    if "activate" in options:
        return thing(f"hero:{person.now['seat']}")
    if "end" not in options:
        return ""
    if view["approaches"]:
        return thing(view["approaches"][0]["enemy"])
    doors = sorted((each for each in view["reach"] if each["explores"]), key=lambda each: int(each["cost"]))
    if doors and not view["enemies"]:
        return thing(f"square:{doors[0]['at']}")
    return option("end") if not view["reach"] or view["turn"]["actions"] == 0 else ""


def bold_moves(person: Person) -> Iterator[tuple[str, Scene]]:
    """What to press next, until the game is over; "" is for the bot to say."""
    for _ in range(ENOUGH):
        found = scene(person)
        if found["over"]:
            return
        yield next_press(person, found), found
    raise AssertionError("the quest has no end")


def next_press(person: Person, found: Scene) -> str:
    if found["page"]:
        return ON
    if person.page.locator(SURE).count():
        return SURE
    if found["choices"]:
        return f'#board .page [data-option="{found["choices"][0]}"]'
    where = option(found["options"][0]) if len(found["options"]) == 1 else bold(person, found["options"])
    return where if where and person.in_sight(where) else ""


def no_idea(options: list[str]) -> str:
    return option(next((name for name in ("end", "pass", "yield") if name in options), options[0]))


def take_advice(person: Person) -> None:
    person.press(f"aside button:is([aria-label='{say('suggest')}'], [title='{say('suggest-about')}'])")
    person.page.locator("[data-advice]").wait_for()
    person.press("[data-advice]")
