"""Offers, promises and fights of a view as lines of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from questhall.drawing.board import Speaker
from questhall.games.betrayals.answers.offer_words import condition, sentence
from questhall.games.betrayals.drawing import look
from questhall.games.betrayals.views.prompt import percent

View = Mapping[str, Any]
STATES: Final = {"kept": look.DONE, "broken": look.BROKEN, "void": "–", "waived": "~", "open": "?"}


def term(data: View) -> str:
    """What changes hands now, as a ref."""
    kind, what = next(iter(data.items()))
    if kind == "gems":
        return f"gems:{what}"
    return f"slot:{what}" if kind == "quest" else str(what)


def pledge(data: View) -> str:
    """What may come later, as a ref or somebody's own words."""
    match data:
        case {"kind": "gems", "n": n, "when": "always"}:
            return f"sure-gems:{n}"
        case {"kind": "gems", "n": n}:
            return f"gems:{n}"
        case {"kind": "share", "of": [a, b]}:
            return f"share:{a}/{b}"
        case {"kind": "trophy", "n": n}:
            return f"trophies:{n}"
        case {"kind": "carcass", "card": str(card)}:
            return card if card.startswith("monster:") else f"carcass:{card.removeprefix('type:')}"
        case {"kind": "item", "item": item}:
            return str(item)
        case {"kind": "quest", "quest": number}:
            return f"slot:{number}"
        case {"kind": "side", "side": side}:
            return f"side:{side}"
        case {"kind": "no_arena", "round": number}:
            return f"no-arena:{number}"
        case {"kind": "ally_next", "round": number}:
            return f"ally-next:{number}"
    return f"={data['text']}"


def said(refs: list[str], say: Speaker) -> list[str]:
    return [f"={say.ref(ref)}" for ref in refs]


def offer(view: View, data: View, say: Speaker) -> str:
    """One offer in one line, in the words of the game."""
    lists = {
        "give": [term(each) for each in data["give"]],
        "ask": [term(each) for each in data["ask"]],
        "promise": [pledge(each) for each in data["promise"]],
        "want": [pledge(each) for each in data["want"]],
    }
    fight = view["fight"]
    args: dict[str, Any] = sentence(lists, data["from"], data["to"], view["active"], data["alliance"])
    args |= {key: said(refs, say) for key, refs in lists.items()}
    args |= {"foe": fight["card"] if fight and fight["kind"] == "dungeon" else "@something", "known": "yes"}
    args |= {"promised": if_won(data["promise"]), "wanted": if_won(data["want"])}
    args |= {"sworn": "yes" if data["sworn"] else "no", "counter": "yes" if data["answers"] else "no"}
    args |= {"words": f"={data['text']}", "speaks": "yes" if data["text"] else "no"}
    return say.say("event-offer-made", args)


def if_won(pledges: list[View]) -> str:
    return condition([each.get("when") == "win" for each in pledges])


def promise(data: View, say: Speaker) -> str:
    told = say.ui(
        "dqt-promise", who=say.word(data["from"]), to=say.word(data["to"]), what=f"={say.ref(pledge(data['pledge']))}"
    )
    return f"{STATES[data['state']]} {told}"


def fight(view: View, say: Speaker) -> list[str]:
    """The fight under way, and the chances."""
    fight = view["fight"]
    if fight is None:
        special = view["special"] or view["sight"]
        return [say.ref(special), *about(special, say)] if special else []
    lines = dungeon(view, fight, say) if fight["kind"] == "dungeon" else arena(fight, say)
    if fight["dice"]:
        lines.append(say.ui("dqt-dice", green=fight["dice"]["green"], red=fight["dice"]["red"]))
    return lines


def about(card: str, say: Speaker) -> list[str]:
    """What a special or an event does; a monster that only the Sorcerer sees says nothing yet."""
    text = f"about-{card.partition(':')[2]}"
    return [say.say(text)] if say.has(text) else []


def effect(data: View, say: Speaker) -> str:
    """What an item or a monster does besides its figures."""
    args = {key: f"={say.ref(data[key])}" for key in ("item", "type") if data.get(key)}
    return say.say(f"effect-{data['kind']}", {"n": data["n"], **args})


def dungeon(view: View, fight: View, say: Speaker) -> list[str]:
    card = f"={say.ref(fight['card'])}"
    lines = [say.ui("dqt-monster", card=card, power=fight["power"], gems=fight["gems"], trophies=fight["trophies"])]
    lines += [effect(each, say) for each in fight["effects"]]
    odds = fight["odds"]
    lines.append(say.ui("dqt-alone", power=fight["green"]["power"], chance=percent(odds["alone"])))
    if view["parley"] or fight["ally"]:  # afterwards nobody can help any more
        for seat, chance in odds["with"].items():
            lines.append(say.ui("dqt-with", who=say.word(seat), chance=percent(chance)))
    return lines


def arena(fight: View, say: Speaker) -> list[str]:
    powers = fight["powers"]
    sides = {"attacker": say.word(fight["attacker"]), "defender": say.word(fight["defender"])}
    lines = [say.ui("dqt-arena", **sides, green=powers["attacker"], red=powers["defender"])]
    odds = fight["odds"]
    lines.append(say.ui("dqt-chance", chance=percent(odds["none"])))
    if odds["counted"]:
        lines.append(say.ui("dqt-chance-promised", chance=percent(odds["so_far"])))
    for third in fight["thirds"]:
        fist = look.FIST if third["chosen"] else look.OPEN_HAND
        side = say.say(f"side-{third['side']}") if third["side"] else fist
        lines.append(say.ui("dqt-third", who=say.word(third["seat"]), ally=third["ally"], side=f"={side}"))
    return lines
