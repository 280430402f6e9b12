"""HeroQuest in the terminal: the dungeon in signs, the heroes in lines, both in sentences too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from questhall.drawing.board import Board, Scene, Speaker
from questhall.drawing.canvas import Canvas
from questhall.engine.game import Option
from questhall.games.heroquest.drawing import look, plan
from questhall.games.heroquest.model.board import AREA, COLUMNS, ROWS, index, room_name

View = Mapping[str, Any]

SQUARE: Final = re.compile(r"[a-z](1[0-9]|[1-9])")


def prose(text: Mapping[str, str] | None, say: Speaker) -> str:
    return "" if not text else text.get(say.lang) or text["en"]


class HeroQuestBoard(Board):
    """The board all look at, and under it whoever acts."""

    def draw(self, scene: Scene) -> Canvas:
        canvas = Canvas(scene.width, scene.height, look.TEXT)
        if scene.page:
            for y, line in enumerate(self.common(scene.view, scene.say)[: scene.height]):
                canvas.put(1, y, line)
            return canvas
        wide = max(2, min(4, (scene.width - plan.MARGIN) // COLUMNS))
        plan.Plan(canvas, scene, wide).draw()
        for y, line in enumerate(self.party(scene.view, scene.say), ROWS + 2):
            canvas.put(0, y, line)
        return canvas

    def share(self, width: int, height: int) -> int:
        return plan.MARGIN + (3 if width >= 120 else 2) * COLUMNS + 1

    def party(self, view: View, say: Speaker) -> list[str]:
        return [
            say.ui("heq-line", hero=f"={self.called(hero, say)}", facts=f"={self.facts(view, hero, say)}")
            for hero in view["heroes"]
        ]

    def called(self, hero: Mapping[str, Any], say: Speaker) -> str:
        """By name, with the class; by the class alone where nobody gave a name (R-55)."""
        kind = say.say(f"class-{hero['kind']}")
        return f"{hero['name']} ({kind})" if hero["name"] else kind

    def facts(self, view: View, hero: Mapping[str, Any], say: Speaker) -> str:
        if hero["status"] != "in_play":
            return say.ui(f"heq-{hero['status'].replace('_', '-')}")
        effects = [say.say(f"effect-{each}") for each in hero["effects"]]
        line = say.ui("heq-facts", body=hero["body"], whole=hero["body_max"], mind=hero["mind"], gold=hero["gold"])
        dice = say.ui("heq-dice", attack=hero["attack"]["dice"], defend=hero["defend"]["dice"])
        place = [say.ui("heq-at", at=self.spot(view, hero["at"], say))] if hero["at"] else []
        return ", ".join([*place, line, dice, *effects])

    def hero(self, view: View, seat: int) -> Mapping[str, Any] | None:
        return next((hero for hero in view["heroes"] if hero["seat"] == seat), None)

    def sheet(self, view: View, seat: int, say: Speaker) -> list[str]:
        hero = self.hero(view, seat)
        if hero is None:
            return self.common(view, say)
        number = view["heroes"].index(hero)
        items = [self.counted(say.ref(f"item:{each['id']}"), each["count"]) for each in hero["items"]]
        things = [prose(thing["name"], say) for thing in view["things"] if thing["bearer"] == number]
        spells = [say.ref(f"spell:{each}") for each in hero["spells"]]
        lines = [self.called(hero, say), self.facts(view, hero, say), ", ".join(items + things), ", ".join(spells)]
        return [line for line in lines if line]

    def counted(self, name: str, count: int) -> str:
        return f"{name} x{count}" if count > 1 else name

    def moves(self, view: View, say: Speaker) -> list[str]:
        """What the hero whose turn it is may still do."""
        turn = view["turn"]
        if turn["hero"] is None:
            return []
        lines = [say.ui("heq-steps", count=turn["left"])] if turn["rolled"] else []
        return [*lines, say.ui("heq-acted")] if turn["acted"] else lines

    def reading(self, view: View, seat: int, say: Speaker, step: str = "") -> list[str]:
        return [*self.common(view, say), *self.party(view, say), *self.moves(view, say)]

    def summary(self, view: View, seat: int, say: Speaker) -> str:
        hero = self.hero(view, seat)
        if hero is None:
            return say.ui("heq-monsters", count=len(view["monsters"]))
        if hero["status"] != "in_play":
            return say.ui(f"heq-{hero['status'].replace('_', '-')}")
        return f"♥{hero['body']} ☉{hero['mind']} {hero['gold']}g"

    def common(self, view: View, say: Speaker) -> list[str]:
        quest = view["quest"]
        lines = [prose(quest["title"], say), say.ui("heq-round", round=quest["round"])]
        lines += [("✓ " if goal["met"] else "- ") + prose(goal["text"], say) for goal in quest["goals"]]
        lines += [prose(note, say) for note in quest["notes"]]
        for monster in view["monsters"]:
            called = prose(monster["name"], say) or say.say(f"kind-{monster['kind']}")
            facts = {key: monster[key] for key in ("body", "attack", "defend")}
            line = say.ui("heq-monster", monster=f"={called}", at=self.spot(view, monster["at"], say), **facts)
            lines.append("; ".join([line, *self.immunities(monster, say), *self.stand_in(monster, say)]))
        lines += [
            say.ui("heq-open" if door["open"] else "heq-door", door=f"={say.say('door-name', door['called'])}")
            for door in view["doors"]
        ]
        lines += self.pieces(view, say)
        lines += (
            [say.ui("heq-rooms", rooms=[say.ref(place) for place in view["places"].values()])] if view["places"] else []
        )
        return [*lines, say.ui("heq-deck", left=view["deck"]["left"], bad=view["deck"]["bad"])]

    def pieces(self, view: View, say: Speaker) -> list[str]:
        """Where the rest of what lies open is: companions, things, belongings, furniture, traps, the way out."""
        lying = [*view["allies"], *(each for each in view["things"] if each["at"])]
        lines = [
            say.ui("heq-piece", what=f"={self.word(each['name'], say)}", at=self.spot(view, each["at"], say))
            for each in lying
        ]
        for pile in view["piles"]:
            hero = self.called(view["heroes"][pile["hero"]], say)
            lines.append(say.ui("heq-pile", hero=f"={hero}", at=self.spot(view, pile["at"], say)))
        for piece in view["furniture"]:
            text = "heq-trapped" if piece["trap"] else "heq-piece"
            at = self.spot(view, piece["squares"][0], say, piece["squares"][-1])
            lines.append(say.ui(text, what=f"={say.ref('furniture-kind:' + piece['kind'])}", at=at))
        for trap in view["traps"]:
            what = say.ref(f"trap-kind:{trap['kind']}")
            lines.append(say.ui(f"heq-trap-{trap['state']}", what=f"={what}", at=self.spot(view, trap["at"], say)))
        if view["stairs"]:
            lines.append(say.ui("heq-stairs", at=self.spot(view, view["stairs"][0], say, view["stairs"][-1])))
        if view["exit"] and view["exit"] != view["stairs"]:
            lines.append(say.ui("heq-exit", at=self.spot(view, view["exit"][0], say, view["exit"][-1])))
        elif view["exit"]:
            lines.append(say.ui("heq-exit-stairs"))
        return lines

    def spot(self, view: View, at: str, say: Speaker, last: str = "") -> str:
        """`the laboratory (M10)`, or `(M10 to N11)`, as a value of a text."""
        area = room_name(AREA[index(at)])
        place = view["places"].get(area, f"place:{'corridor' if area == '.' else area}")
        square = f"={say.ui('heq-to', a=at, b=last)}" if last not in ("", at) else f"square:{at}"
        return f"={say.say('spot', {'place': place, 'square': square})}"

    def word(self, name: Mapping[str, str] | str, say: Speaker) -> str:
        """A quest's own word, or a text of the game."""
        if isinstance(name, str):
            return say.say(name[1:]) if name.startswith("@") else say.ref(name)
        return prose(name, say)

    def immunities(self, monster: Mapping[str, Any], say: Speaker) -> list[str]:
        """What cannot hurt it, in words."""
        words = [say.say(f"immune-{word}") for word in monster["immune"]]
        only = [f"item:{item}" for item in monster["hurt_only_by"]]
        heroes = [f"class:{hero}" for hero in monster["not_hurt_by"]]
        words += [say.say("hurt-only-by", {"what": only})] if only else []
        return words + ([say.say("not-hurt-by", {"who": heroes})] if heroes else [])

    def stand_in(self, monster: Mapping[str, Any], say: Speaker) -> list[str]:
        """Which figure of the box stands for it, where its own are all on the table."""
        figure = monster.get("figure", monster["kind"])
        return [] if figure == monster["kind"] else [say.say("board-stand-in", {"figure": figure})]

    def ref_of(self, word: str, say: Speaker) -> str:
        return f"square:{word.upper()}" if SQUARE.fullmatch(word) else super().ref_of(word, say)

    def is_place(self, ref: str) -> bool:
        return ref.startswith("square:")

    def standing(self, view: View, seat: int) -> str:
        turn = view["turn"]
        hero = view["heroes"][turn["hero"]] if turn["hero"] is not None else self.hero(view, seat)
        return f"square:{hero['at']}" if hero and hero["at"] else ""

    def toward(self, ref: str, direction: str, jump: bool = False) -> str:
        return plan.toward(ref, direction)

    def walks(self, verb: str) -> bool:
        return verb == "walk"

    def ranked(self, options: Sequence[Option]) -> list[Option]:
        """Blows and doors before the many squares."""
        return sorted(options, key=lambda option: option.verb == "walk")

    def ending(self, view: View, seat: int, say: Speaker) -> list[str]:
        return self.sheet(view, seat, say)

    def help(self, say: Speaker) -> list[tuple[str, str]]:
        monsters = [(sign, say.ref(f"kind:{kind}")) for kind, sign in look.MONSTER_SIGNS.items()]
        signs = {
            look.CLOSED_SIGN: "closed",
            look.OPEN_SIGN: "opened",
            look.FURNITURE_SIGN: "furniture",
            look.CHEST_SIGN: "chest",
            look.TRAP_SIGN: "trap",
            look.PIT_SIGN: "pit",
            look.STAIRS_SIGN: "stairs",
            look.BLOCKED_SIGN: "blocked",
            look.RUBBLE_SIGN: "rubble",
            look.THING_SIGN: "thing",
            look.ALLY_SIGN: "ally",
        }
        return [*monsters, *((sign, say.ui(f"heq-sign-{word}")) for sign, word in signs.items())]


BOARD = HeroQuestBoard()
