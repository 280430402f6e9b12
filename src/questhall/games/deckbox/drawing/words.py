"""The table in words: names, quest, party, wares. fight_words.py has the enemies, place_words.py the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from questhall.drawing.board import Speaker

View = Mapping[str, Any]
EFFECTS: Final = {"stand": "ability-stand", "keen": "ability-keen", "whet": "item-whet"}


def said(say: Speaker, text: str, **args: Any) -> str:
    """A text of the terminal; words in it are said as they stand."""
    literal = {key: f"={value}" if isinstance(value, str) else value for key, value in args.items()}
    return say.say(f"term-{text}", literal)


def labelled(say: Speaker, label: str, value: str) -> str:
    return said(say, "labelled", label=label, value=value)


def prose(words: Mapping[str, str] | None, say: Speaker) -> str:
    return "" if not words else words.get(say.lang) or next(iter(words.values()))


def named(say: Speaker, text: str) -> str:
    """A name of the game, as it stands alone."""
    name = say.say(text)
    return name[:1].upper() + name[1:]


def foe_name(enemy: View, say: Speaker) -> str:
    return named(say, f"foe-{enemy['foe']}")


def enemy_name(view: View, enemy: View, say: Speaker) -> str:
    """`Gnawkin 2` where several of a kind are on the table."""
    same = [each["ref"] for each in view["enemies"] if each["foe"] == enemy["foe"]]
    name = foe_name(enemy, say)
    return f"{name} {same.index(enemy['ref']) + 1}" if len(same) > 1 else name


def hero_name(view: View, hero: View, say: Speaker) -> str:
    """With two boxes a second copy of a card is another person."""
    if not hero["hero"]:
        return say.seat(hero["seat"])
    first = next(each["seat"] for each in view["heroes"] if each["hero"] == hero["hero"])
    return say.ref(f"{'character' if first == hero['seat'] else 'second'}:{hero['hero']}")


def called(view: View, ref: str | None, say: Speaker) -> str:
    """A hero or an enemy by its ref."""
    for each in (*view["heroes"], *view["enemies"]):
        if each["ref"] == ref:
            return enemy_name(view, each, say) if "foe" in each else hero_name(view, each, say)
    return ""


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def counted(names: Sequence[str]) -> list[str]:
    """`Draught ×2`."""
    return [name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]


# The quest


def headline(view: View, say: Speaker) -> str:
    quest = view["quest"]
    parts = [prose(quest["title"], say), round_words(view, say), *flags(view, say)]
    if quest["restless"] is not None:
        parts.append(said(say, "restless", count=quest["restless"]))
    return " · ".join(parts)


def round_words(view: View, say: Speaker) -> str:
    quest = view["quest"]
    if quest["limit"]:
        return said(say, "round-of", round=quest["round"], limit=quest["limit"])
    return said(say, "round", round=quest["round"])


def flags(view: View, say: Speaker) -> list[str]:
    """Counters that count for something."""
    shown = [each for each in view["quest"]["flags"] if each["need"] or each["value"]]
    needs = [f"/{each['need']}" if each["need"] else "" for each in shown]
    return [f"{prose(each['name'], say)} {each['value']}{need}" for each, need in zip(shown, needs, strict=True)]


def quest(view: View, say: Speaker) -> list[str]:
    told = view["quest"]
    lines = [headline(view, say)]
    lines += [prose(told[key], say) for key in ("objective", "special", "victory", "defeat") if told[key]]
    return [*lines, said(say, "seed", seed=told["seed"])] if told["seed"] else lines


# Heroes


def facts(hero: View, say: Speaker) -> str:
    """Health, energy, treasure, and what holds now."""
    if not hero["hero"]:
        return said(say, "no-cards")
    if hero["fallen"]:
        return said(say, "fallen")
    figures = {key: hero[key] for key in ("health", "energy", "treasure")}
    parts = [said(say, "facts", whole=hero["health_max"], **figures)]
    parts += [named(say, EFFECTS[each]) for each in hero["effects"] if each in EFFECTS]
    parts += [said(say, "edge", count=hero["edge"])] if hero["edge"] else []
    return ", ".join([*parts, said(say, "carries")] if hero["carries"] else parts)


def party_line(view: View, hero: View, say: Speaker) -> str:
    items = ", ".join(counted([named(say, f"item-{item}") for item in hero["items"]]))
    line = labelled(say, hero_name(view, hero, say), facts(hero, say))
    return f"{line} · {items}" if items else line


def attack(total: View, say: Speaker) -> str:
    keywords = [say.say(f"keyword-{word}") for word in total["keywords"]]
    return ", ".join([said(say, "dice", dice=total["dice"], modifier=signed(total["modifier"])), *keywords])


def figures(card: View, say: Speaker) -> str:
    """Attacks, defence and speed of a hero or an enemy's card."""
    modes = [said(say, mode, attack=attack(card[mode], say)) for mode in ("melee", "ranged") if card[mode]]
    rest = [said(say, "defence", modifier=signed(card["defence"])), said(say, "speed", count=card["speed"])]
    return " · ".join([*modes, *rest])


def totals(hero: View, say: Speaker) -> list[str]:
    """What the cards add up to."""
    if not hero["equipment"] or not hero["ability"]:
        return []
    cards = [named(say, f"equipment-{hero['equipment']}"), named(say, f"ability-{hero['ability']}")]
    skills = [f"{named(say, f'skill-{skill}')} {signed(value)}" for skill, value in hero["skills"].items()]
    return [
        " · ".join([*cards, said(say, "ability-costs", count=hero["energy_cost"])]),
        figures(hero, say),
        ", ".join(skills),
    ]


def turn(view: View, say: Speaker) -> list[str]:
    now = view["turn"]
    if now["hero"] is None:
        return []
    line = said(say, "actions", count=now["actions"])
    return [f"{line} {said(say, 'points', count=now['points'])}"] if now["moving"] and now["points"] else [line]


# Wares


def offers(view: View, say: Speaker) -> list[tuple[str, str]]:
    """What lies on the market and what it costs, with its ref."""
    return [
        (f"{named(say, 'item-' + each['id'])} {each['cost']}", f"item:{each['id']}") for each in view["market"] if each
    ]


def wares(view: View, say: Speaker) -> list[str]:
    names = ", ".join(name for name, _ in offers(view, say))
    stock = said(say, "deck", deck=view["deck"], discard=len(view["discard"]))
    return [
        f"{labelled(say, said(say, 'market'), names)} · {stock}",
        said(say, "supply", **view["supply"]),
    ]


def under_way(view: View, say: Speaker) -> list[str]:
    """What is read out, and the attack that is rolled."""
    lines = []
    if view["encounter"]:
        told = [prose(view["encounter"][key], say) for key in ("title", "line")]
        lines.append(". ".join(part for part in told if part))
    rolled = view["attack"]
    if rolled and rolled["dice"]:
        lines.append(said(say, "rolling", dice=rolled["dice"], modifier=signed(rolled["modifier"])))
    return lines
