"""Donjon in the terminal: everybody's gauges, the fight, the offers and the promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from questhall.drawing.board import Board, Scene, Speaker
from questhall.drawing.canvas import Canvas
from questhall.engine.game import Option
from questhall.games.betrayals.drawing import bargaining, look, words

View = Mapping[str, Any]
RANKS: Final = ("accept", "swear", "claim", "pay", "close", "flee", "dungeon", "arena", "done", "pass")


class BetrayalsBoard(Board):
    """One line or two a player, then whatever is going on."""

    def draw(self, scene: Scene) -> Canvas:
        canvas = Canvas(scene.width, scene.height, look.TEXT)
        lines = self.shop(scene) if scene.page else self.table(scene)
        for y, (text, style, ref) in enumerate(self.wrapped(lines, scene.width - 2)):
            canvas.put(1, y, text, self.style(scene, style, ref), ref)
        return canvas

    def wrapped(self, lines: list[tuple[str, str, str]], width: int) -> list[tuple[str, str, str]]:
        """A long line goes on in the next one, a little further in: deals are whole sentences."""
        return [
            (part, style, ref)
            for text, style, ref in lines
            for part in wrap(text, width, subsequent_indent="    ", replace_whitespace=False) or [""]
        ]

    def style(self, scene: Scene, style: str, ref: str) -> str:
        if ref and ref in scene.chosen:
            return look.CHOSEN
        return look.LIT if ref and ref in scene.lit else style

    def share(self, width: int, height: int) -> int:
        return max(width * 3 // 5, 40)

    def table(self, scene: Scene) -> list[tuple[str, str, str]]:
        view, say = scene.view, scene.say
        lines = [(self.headline(view, say), look.STRONG, ""), ("", look.TEXT, "")]
        for each in view["adventurers"]:
            style = look.ACTIVE if each["seat"] == view["active"] else look.STRONG
            lines.append((self.name(each, say), style, each["seat"]))
            lines += [(f"  {line}", look.TEXT, each["seat"]) for line in self.facts(each, say)]
        lines.append(("", look.TEXT, ""))
        lines += [(line, look.FIGHT, "") for line in words.fight(view, say)]
        lines += [(words.offer(view, each, say), look.DEAL, each["ref"]) for each in view["offers"]]
        lines += [(words.promise(each, say), look.DEAL, each["ref"]) for each in self.open_promises(view)]
        return lines + [(line, look.LABEL, "") for line in self.mine(view, say)]

    def shop(self, scene: Scene) -> list[tuple[str, str, str]]:
        view, say = scene.view, scene.say
        lines = [(self.headline(view, say), look.STRONG, "")]
        lines += [(self.ware(each, say), look.TEXT, each["item"]) for each in view["shop"]]
        return lines + [(line, look.LABEL, "") for line in self.ledger(view, say)]

    def headline(self, view: View, say: Speaker) -> str:
        facts = {key: view[key] for key in ("round", "goal", "pot", "deck")}
        line = say.ui("dqt-headline", **facts)
        effects = [say.ref(each["card"]) for each in view["effects"]]
        last = [say.ui("dqt-last")] if view["last_round"] else []
        return " · ".join([line, *effects, *last])

    def name(self, each: View, say: Speaker) -> str:
        who = say.ref(each["seat"])
        return f"{who}, {say.ref(each['character'])}" if each["character"] else who

    def facts(self, each: View, say: Speaker) -> list[str]:
        signs = [
            f"{look.TROPHY}{each['trophies']}",
            f"{look.POWER}{each['power']}/{each['ally']}",
            f"{look.WOUND}{each['wounds']}",
            f"{look.GEM}{each['gems']}",
            f"{look.QUEST}{each['open_quests']}",
            look.UNIQUE if each["unique"] else look.SPENT,
        ]
        if each["ledger"]:
            signs.append(f"{look.DONE}{each['ledger']['kept']} {look.BROKEN}{each['ledger']['broken']}")
        things = [item for item in each["worn"].values() if item] + each["surplus"]
        lines = ["  ".join(signs)]
        owned = [say.ref(thing) for thing in things]
        owned += [f"{look.CARCASS} {say.ref(carcass['card'])}" for carcass in each["carcasses"]]
        owned += [f"{look.DONE} {say.ref(quest)}" for quest in each["completed"]]
        return [*lines, ", ".join(owned)] if owned else lines

    def mine(self, view: View, say: Speaker) -> list[str]:
        """The quests only this reader sees."""
        mine = view["mine"]
        if mine is None:
            return []
        lines = [
            say.ui("dqt-dealt", quest=f"={say.ref(quest)}", asks=f"={self.condition(quest, say)}")
            for quest in mine["dealt"]
        ]
        for each in mine["quests"]:
            n, of = each["progress"]
            text = "dqt-main" if each["main"] else "dqt-quest"
            quest, asks = f"={say.ref(each['quest'])}", f"={self.condition(each['quest'], say)}"
            lines.append(say.ui(text, quest=quest, asks=asks, n=n, of=of, value=each["value"]))
        return lines

    def condition(self, quest: str, say: Speaker) -> str:
        return say.say(f"quest-{quest.partition(':')[2]}-condition")

    def ware(self, each: View, say: Speaker) -> str:
        item = f"={say.ref(each['item'])}"
        line = say.ui("dqt-ware", item=item, price=each["price"], bonus=each["bonus"])
        line = line if each["power"] is None else f"{line}, {look.POWER}{each['power']}"
        return " · ".join([line, *[words.effect(effect, say) for effect in each["effects"]]])

    def open_promises(self, view: View) -> list[View]:
        return [each for each in view["promises"] if each["state"] == "open"]

    def ledger(self, view: View, say: Speaker) -> list[str]:
        return [words.promise(each, say) for each in view["promises"] if each["state"] != "open"]

    def sheet(self, view: View, seat: int, say: Speaker) -> list[str]:
        each = view["adventurers"][seat]
        parts = [f"{self.part(part, say)} {points:+}" for part, points in each["parts"]]
        lines = [self.name(each, say), *self.facts(each, say), f"{look.POWER} {', '.join(parts)}"]
        return [*lines, *self.powers(each, say), *self.tokens(view, each, say), *self.mine(view, say)]

    def powers(self, each: View, say: Speaker) -> list[str]:
        """What the character can do: always, and once."""
        if not each["character"]:
            return []
        who = each["character"].partition(":")[2]
        found = [say.ui("dqt-trait", name=f"={say.say(f'trait-{who}')}", about=f"={say.say(f'trait-{who}-about')}")]
        unique = "dqt-unique" if each["unique"] else "dqt-unique-spent"
        return [*found, say.ui(unique, name=f"={say.say(f'unique-{who}')}", about=f"={say.say(f'unique-{who}-about')}")]

    def tokens(self, view: View, each: View, say: Speaker) -> list[str]:
        """What lies face up before somebody: the Ranger's token, the curse."""
        token = [say.ui("dqt-token", type=f"={say.ref(each['token'])}")] if each["token"] else []
        return [*token, *([say.ui("dqt-cursed")] if view["curse"] == each["seat"] else [])]

    def spoken(self, typed: str, view: View, say: Speaker) -> dict[str, Any] | None:
        return bargaining.spoken(typed, view, say)

    def part(self, part: str, say: Speaker) -> str:
        return say.ref(part) if ":" in part else say.say(f"part-{part}")

    def situation(self, view: View, say: Speaker) -> list[str]:
        offers = [words.offer(view, each, say) for each in view["offers"]]
        return [*words.fight(view, say), *offers, *[words.promise(each, say) for each in self.open_promises(view)]]

    def reading(self, view: View, seat: int, say: Speaker, step: str = "") -> list[str]:
        people = [f"{self.name(each, say)}: {'; '.join(self.facts(each, say))}" for each in view["adventurers"]]
        return [self.headline(view, say), *people, *self.situation(view, say), *self.mine(view, say)]

    def summary(self, view: View, seat: int, say: Speaker) -> str:
        each = view["adventurers"][seat]
        curse = look.CURSE if view["curse"] == each["seat"] else ""
        signs = f"{look.TROPHY}{each['trophies']} {look.POWER}{each['power']} {look.GEM}{each['gems']}"
        return f"{signs} {curse}".strip()

    def common(self, view: View, say: Speaker) -> list[str]:
        wares = [self.ware(each, say) for each in view["shop"]]
        return [self.headline(view, say), *wares, *self.ledger(view, say)]

    def ranked(self, options: Sequence[Option]) -> list[Option]:
        """Answers to others first, then what ends the wait, then the many things one could propose."""
        return sorted(options, key=lambda option: RANKS.index(option.verb) if option.verb in RANKS else len(RANKS))

    def odds(self, view: View, seat: int, say: Speaker, picked: Option | None) -> list[str]:
        return words.fight(view, say)

    def ending(self, view: View, seat: int, say: Speaker) -> list[str]:
        each = view["adventurers"][seat]
        lines = (
            [say.ui("dqt-score", score=each["score"], trophies=each["trophies"])] if each["score"] is not None else []
        )
        for lost in each["penalties"]:
            lines.append(say.ui("dqt-lost", quest=f"={say.ref(lost['quest'])}", points=lost["points"]))
        return lines

    def help(self, say: Speaker) -> list[tuple[str, str]]:
        signs = {
            look.TROPHY: "trophies",
            look.POWER: "power",
            look.WOUND: "wounds",
            look.GEM: "gems",
            look.QUEST: "quests",
            look.UNIQUE: "unique",
            look.DONE: "kept",
            look.BROKEN: "broken",
            look.CARCASS: "carcass",
            look.CURSE: "curse",
            look.FIST: "fist",
        }
        example = (say.ui("dqt-deal-example"), say.ui("dqt-deal-about"))
        return [*[(sign, say.ui(f"dqt-sign-{word}")) for sign, word in signs.items()], example]


BOARD: Final = BetrayalsBoard()
