"""Sentences as Python says them, for the browser to say alike: `python client/test/said.py > client/test/said.json`."""

from __future__ import annotations

import json
from typing import Any

from questhall.texts.bundles import Texts

EN = """
walk = { $hero } walks to { $square }.
rolls = { $hero } rolls { $dice }; { $count ->
    [0] no skull
    [one] one skull
   *[other] { $count } skulls
}.
gold = Worth { $value }.
cause = The end: { $cause }
fire = fire of { $heads } heads
with = With { $who }.
odds = Danger { $risk }%
lone-english = English only
named = { $thing }!
    .aside = Psst: { $thing }
ref-square = { $name }
ref-chamber = the chamber
ref-object-magic_ring = Magic ring
ref-face-skull = skull
ref-face-room = room
ref-face-50 = fifty
"""
FR = """
walk = { $hero } va en { $square } !
rolls = { $hero } lance { $dice } : { $count ->
    [0] aucun crâne
    [one] { $count } crâne
   *[other] { $count } crânes
} ; voilà.
gold = Vaut { $value }.
cause = La fin : { $cause }
fire = le feu de { $heads } têtes
with = Avec { $who }.
odds = Danger { $risk } %
named = « { $thing } » ?
    .aside = Chut : { $thing }
ref-square = { $name }
ref-chamber = la Salle
ref-object-magic_ring = Anneau magique
ref-face-skull = crâne
ref-face-room = salle
ref-face-50 = cinquante
"""
SAID: list[tuple[str, dict[str, Any]]] = [
    ("walk", {"hero": "Léa", "square": "square:B6"}),
    ("walk", {"hero": "Léa", "square": "chamber"}),
    ("rolls", {"hero": "Tom", "dice": "faces:skull room / 50", "count": 0}),
    ("rolls", {"hero": "Tom", "dice": "faces:room", "count": 1}),
    ("rolls", {"hero": "Tom", "dice": "faces:skull skull", "count": 2}),
    ("named", {"thing": {"text": "gold", "args": {"value": 950}}}),
    ("named", {"thing": [{"text": "fire", "args": {"heads": 2}}, {"text": "fire", "args": {"heads": 3}}]}),
    ("gold", {"value": 950}),
    ("gold", {"value": 12500}),
    ("gold", {"value": 0.5}),
    ("cause", {"cause": "@fire", "heads": 3}),
    ("cause", {"cause": "object:magic_ring"}),
    ("cause", {"cause": "thing:unknown"}),
    ("cause", {"cause": {"en": "a long: fall", "fr": "une longue chute !"}}),
    ("cause", {"cause": {"en": "@fire"}, "heads": 2}),
    ("cause", {"cause": {"fr": "faces:skull"}}),
    ("cause", {"cause": {}}),
    ("with", {"who": [{"en": "the Notary", "fr": "le Notaire"}, "Tom"]}),
    ("with", {"who": ["Léa"]}),
    ("with", {"who": ["Léa", "Tom"]}),
    ("with", {"who": ["square:A1", "chamber", "Tom"]}),
    ("odds", {"risk": 12.5}),
    ("lone-english", {}),
    ("named", {"thing": "object:magic_ring"}),
    ("named.aside", {"thing": "plain words"}),
    ("nowhere", {}),
]

texts = Texts({"en": EN, "fr": FR})
said = [
    {"text": text, "args": args, **{lang: texts.say(lang, text, args) for lang in ("en", "fr")}} for text, args in SAID
]
print(json.dumps({"en": EN, "fr": FR, "said": said}, indent=1, ensure_ascii=False))
