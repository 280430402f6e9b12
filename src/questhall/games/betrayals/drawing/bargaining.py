"""Offers in a typed line, any that can be made: `deal Ben; give 3, Double Axe; want attacker; private; "no tricks"`.

Clauses stand between semicolons, things between commas; words are those of any language (`dqt-word-...`). Now: gems, an
item, a carcass, `quest 7`. Later: gems, `share 1/2`, `trophy`, `carcass`, `carcass undead`, an item, `loot`, `quest 7`,
`attacker`, `defender`, `peace 6`, `help 6`, and one's own words in quotes; `always` and `by round 6` say when.
`pay 3, 1 gem` pays a part of promise 3.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from questhall.drawing.board import Speaker
from questhall.drawing.typed import NotUnderstood, normal

View = Mapping[str, Any]
LISTS: Final = ("give", "ask", "promise", "want")
FLAGS: Final = {"ally": "alliance", "private": "private", "sworn": "sworn"}
OTHERS: Final = (
    *("deal", "pay", "gems", "quest", "share", "trophy", "carcass", "loot", "attacker", "defender", "peace", "help"),
    *("always", "round"),
)
TYPES: Final = ("humanoid", "undead", "extraordinary", "dragon", "typeless")
QUOTED: Final = re.compile(r"[\"“«]\s*(.*?)\s*[\"”»]")


def words(say: Speaker) -> dict[str, str]:
    """Every word of the bargain in every language, and what it stands for."""
    keys = (*LISTS, *FLAGS, *OTHERS)
    return {normal(word): key for key in keys for word in say.words(f"dqt-word-{key}")}


def spoken(typed: str, view: View, say: Speaker) -> dict[str, Any] | None:
    """The offer or the payment these words are; None if they begin like neither. NotUnderstood names an odd word."""
    kept: list[str] = []  # words in quotes may hold any sign

    def keep(match: re.Match[str]) -> str:
        kept.append(match[1])
        return f"%{len(kept) - 1}"

    first, *clauses = [clause.strip() for clause in QUOTED.sub(keep, typed).split(";")]
    verb, _, rest = first.partition(" ")
    match words(say).get(normal(verb)):
        case "deal":
            return {"offer": Bargain(view, say, kept).read(rest, clauses)}
        case "pay" if "," in rest:
            return {"pay": payment(rest, say)}
    return None


def payment(rest: str, say: Speaker) -> dict[str, int]:
    promise, gems = [figure(part, say) for part in rest.split(",", 1)]
    if promise is None or gems is None:
        raise odd(rest, say)
    return {"promise": promise, "gems": gems}


def odd(word: str, say: Speaker) -> NotUnderstood:
    return NotUnderstood(say.ui("dqt-odd", word=f"={word}"))


def figure(text: str, say: Speaker) -> int | None:
    """A number in it, if it is nothing but a number and perhaps the word for gems."""
    number, _, unit = text.strip().removeprefix("promise:").partition(" ")
    fits = number.isdecimal() and (not unit or words(say).get(normal(unit)) == "gems")
    return int(number) if fits else None


class Bargain:
    def __init__(self, view: View, say: Speaker, kept: list[str]) -> None:
        self.view = view
        self.say = say
        self.kept = kept
        self.fighting = view["fight"] is not None

    def read(self, to: str, clauses: list[str]) -> dict[str, Any]:
        offer: dict[str, Any] = {"to": self.seat(to)}
        for clause in clauses:
            word, _, rest = clause.partition(" ")
            key = words(self.say).get(normal(word), "")
            if key in LISTS:
                now = key in ("give", "ask")
                offer[key] = [self.term(each) if now else self.pledge(each) for each in rest.split(",") if each.strip()]
            elif key in FLAGS and not rest:
                offer[FLAGS[key]] = True
            elif clause.startswith("%"):
                offer["text"] = self.kept[int(clause[1:])]
            elif clause:
                raise odd(clause, self.say)
        return offer

    def seat(self, word: str) -> str:
        for n in range(len(self.view["adventurers"])):
            if normal(word.strip(" :")) in (str(n + 1), normal(self.say.seat(n))):
                return f"seat:{n}"
        raise odd(word, self.say)

    # What changes hands now

    def term(self, text: str) -> dict[str, Any]:
        gems = figure(text, self.say)
        if gems is not None:
            return {"gems": gems}
        key, rest = self.split(text)
        if key == "quest" and rest.isdecimal():
            return {"quest": int(rest)}
        ref = self.thing(rest if key == "carcass" else text)
        return {"item" if ref.startswith("item:") else "carcass": ref}

    def split(self, text: str) -> tuple[str, str]:
        word, _, rest = text.strip().partition(" ")
        return words(self.say).get(normal(word), ""), rest.strip()

    def thing(self, text: str) -> str:
        """An item or a carcass by its name in any language."""
        for ref in self.things():
            if normal(text) in (
                normal(ref),
                normal(ref.partition(":")[2]),
                *[normal(name) for name in self.say.called(ref)],
            ):
                return ref
        raise odd(text.strip(), self.say)

    def things(self) -> list[str]:
        """All that somebody has, or could buy and promise."""
        found = [each["item"] for each in self.view["shop"]] + list(self.view["apart"])
        for each in self.view["adventurers"]:
            found += [*[item for item in each["worn"].values() if item], *each["surplus"]]
            found += [carcass["card"] for carcass in each["carcasses"]]
        return found

    # What may come later

    def pledge(self, text: str) -> dict[str, Any]:
        text = text.strip()
        if text.startswith("%"):
            return {"kind": "text", "text": self.kept[int(text[1:])]}
        text, when = self.when(text)
        gems = figure(text, self.say)
        if gems is not None:
            return {"kind": "gems", "n": gems, **when}
        key, rest = self.split(text)
        match key:
            case "attacker" | "defender":
                return {"kind": "side", "side": key}
            case "peace" | "help" if rest.isdecimal():
                return {"kind": "no_arena" if key == "peace" else "ally_next", "round": int(rest)}
            case "trophy":
                return {"kind": "trophy", "n": int(rest) if rest.isdecimal() else 1, "when": "win", "due": "spoils"}
            case "share":
                return {"kind": "share", "of": self.fraction(rest), **when}
            case "quest" if rest.isdecimal():
                return {"kind": "quest", "quest": int(rest), **when}
            case "loot":
                return {"kind": "item", "item": "loot", "when": "win", "due": "turn"}
            case "carcass":
                return {"kind": "carcass", "card": self.carcass(rest), **when}
        ref = self.thing(text)
        return (
            {"kind": "item", "item": ref, **when}
            if ref.startswith("item:")
            else {"kind": "carcass", "card": ref, **when}
        )

    def when(self, text: str) -> tuple[str, dict[str, Any]]:
        """Without a word for it: for the victory where there is a fight, and by the end of the turn."""
        win = self.fighting
        due: Any = "turn"
        parts = [part for part in text.split() if normal(part) not in ("by", "au")]
        if len(parts) > 2 and words(self.say).get(normal(parts[-2])) == "round" and parts[-1].isdecimal():
            due, parts = {"round": int(parts[-1])}, parts[:-2]
        if parts and words(self.say).get(normal(parts[-1])) == "always":
            win, parts = False, parts[:-1]
        return " ".join(parts), {"when": "win" if win else "always", "due": due}

    def fraction(self, text: str) -> list[int]:
        over, _, under = text.partition("/")
        if not (over.isdecimal() and under.isdecimal()):
            raise odd(text, self.say)
        return [int(over), int(under)]

    def carcass(self, text: str) -> str:
        """This monster's, one of a type, or one by its name."""
        if not text:
            return "this"
        for kind in TYPES:
            if normal(text) in (kind, *[normal(name) for name in self.say.called(f"type:{kind}")]):
                return f"type:{kind}"
        return self.thing(text)
