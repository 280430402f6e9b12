"""Features, room rules and encounters (2.12, 2.13): their figures, and their scripts as they were understood."""

from __future__ import annotations

import pytest
from tests.games.deckbox.script_text import said

from questhall.games.deckbox.model import cards
from questhall.games.deckbox.model.plan import KIND_IDS

# uses (0: until it is removed), script
FEATURES = {
    "chest": (1, "test dex:1 by actor {ok: treasure actor 5 | ko: hit actor 1; treasure actor 2}"),
    "shrine": (1, "test wis:1 by actor {ok: heal tile 2 | ko: heal actor 1}"),
    "fountain": (2, "roll{1: damage actor 1 | 2-3: energy actor +2 | 4-6: heal actor 2}"),
    "nest": (0, "test str:1 by actor {ok: remove; treasure actor 2 | ko: none}"),
    "drum": (0, "test dex:1 by actor {ok: remove; treasure actor 2 | ko: none}"),
    "cage": (0, "test dex:1 by actor {ok: remove; item actor 1 | ko: none}"),
    "wardstone": (0, "test wis:1 by actor {ok: remove | ko: energy actor -1}"),
    "armoury": (1, "item actor 1"),
    "hoard": (1, "treasure actor 6"),
    "forge": (1, "edge actor 3"),
    "bell": (1, "flag bells +1"),
    "pyre": (0, "test wis:1 by actor {ok: flag pyre +1 | ko: damage actor 1}"),
    "captive": (1, "flag rescued +1; carry actor"),
    "key": (1, "flag keys +1"),
    "valve": (0, "test str:1 by actor {ok: flag valve +1; remove | ko: none}"),
}
RULES = {"dark": 3, "flooded": 0, "cursed": 0, "warded": 1, "crumbling": 2, "hallowed": 1}
# table, kind, titles
ENCOUNTERS = {
    "e01": ("1", "combat", "Scavengers’ Fire", "Le feu des charognards"),
    "e02": ("1", "combat", "Dozing Watch", "Garde assoupie"),
    "e03": ("1", "trap", "Wire at the Ankle", "Un fil à la cheville"),
    "e04": ("1", "rest", "Cold Hearth", "Âtre froid"),
    "e05": ("1", "choice", "The Toll Child", "L’enfant du péage"),
    "e06": ("1", "trap", "Loose Flags", "Dalles branlantes"),
    "e07": ("1", "treasure", "Locked Coffer", "Coffre verrouillé"),
    "e08": ("1", "combat", "Rat-run", "Galerie aux rats"),
    "e09": ("1", "test", "Whispering Gallery", "Galerie des murmures"),
    "e10": ("1", "test", "Fallen Lintel", "Linteau tombé"),
    "e11": ("1", "combat", "Slingers on the Ledge", "Frondeurs sur la corniche"),
    "e12": ("1", "rest", "Wayside Shrine", "Autel du chemin"),
    "e13": ("1", "test", "Squabble over Loot", "Dispute de butin"),
    "e14": ("1", "special", "Leaking Vault", "Voûte percée"),
    "e15": ("1", "choice", "Pale Mushrooms", "Champignons pâles"),
    "e16": ("1", "combat", "Sergeant’s Round", "La ronde du sergent"),
    "e17": ("2", "combat", "Mixed Patrol", "Patrouille mêlée"),
    "e18": ("2", "combat", "Crossfire", "Tirs croisés"),
    "e19": ("2", "special", "Lightless Gallery", "Galerie sans lumière"),
    "e20": ("2", "special", "Ground of Ash", "Terre de cendre"),
    "e21": ("2", "special", "Brood Hole", "Trou à couvée"),
    "e22": ("2", "treasure", "The Cage", "La cage"),
    "e23": ("2", "trap", "Swinging Blades", "Lames pendulaires"),
    "e24": ("2", "choice", "Red Fountain", "Fontaine rouge"),
    "e25": ("2", "test", "The Riddling Door", "La porte aux énigmes"),
    "e26": ("2", "test", "The Deserter", "Le déserteur"),
    "e27": ("2", "combat", "Barricade", "Barricade"),
    "e28": ("2", "trap", "Gas Pocket", "Poche de gaz"),
    "e29": ("2", "special", "Warded Chapel", "Chapelle scellée"),
    "e30": ("2", "choice", "The Hidden Peddler", "Le colporteur caché"),
    "e31": ("2", "combat", "They Came Behind", "Ils sont venus par-derrière"),
    "e32": ("2", "special", "Failing Roof", "Plafond fatigué"),
    "e33": ("3", "combat", "Elite Guard", "Garde d’élite"),
    "e34": ("3", "combat", "The Lieutenant", "Le lieutenant"),
    "e35": ("3", "combat", "Choir of Knives", "Chœur de couteaux"),
    "e36": ("3", "combat", "Last Barracks", "Dernière caserne"),
    "e37": ("3", "trap", "Chasm Ledge", "Corniche du gouffre"),
    "e38": ("3", "choice", "Mirror of Debts", "Miroir des dettes"),
    "e39": ("3", "treasure", "Sealed Armoury", "Armurerie scellée"),
    "e40": ("3", "special", "The Siege Drum", "Le tambour de siège"),
    "e41": ("3", "combat", "The Executioner", "Le bourreau"),
    "e42": ("3", "combat", "Sharpshooters", "Tireurs d’élite"),
    "e43": ("3", "special", "Cold Fire", "Feu froid"),
    "e44": ("3", "rest", "Quiet before the Door", "Calme avant la porte"),
    "e45": ("side", "treasure", "Forgotten Cache", "Cache oubliée"),
    "e46": ("side", "rest", "Hermit’s Cell", "Cellule de l’ermite"),
    "e47": ("side", "treasure", "The Old Armourer", "La vieille armurière"),
    "e48": ("side", "treasure", "Guarded Hoard", "Magot gardé"),
    "e49": ("side", "test", "Oubliette", "Oubliette"),
    "e50": ("side", "treasure", "Smuggler’s Hatch", "Trappe des passeurs"),
    "e51": ("side", "combat", "Restless Bones", "Os agités"),
    "e52": ("side", "treasure", "Idle Forge", "Forge endormie"),
}
SCRIPTS = {
    "e01": "roll{1-2: spawn G(2P) | 3-4: spawn G(3P/2), G(P/2)=R2 | 5-6: spawn B(P/2), G(P)}",
    "e02": "spawn G(2P); stun spawned",
    "e03": "test dex:1 by explorer {ok: treasure explorer 2 | ko: hit explorer 2}; spawn G(P)",
    "e04": "heal each 1; energy each +1",
    "e05": 'choose{"Pay 2"/"Payer 2": pay 2; energy payer +1 | "Refuse"/"Refuser": spawn G(2P)}',
    "e06": "test dex:2 by explorer {ok: none | ko: damage explorer 1}; spawn G(3P/2)",
    "e07": "spawn G(3P/2); feature chest",
    "e08": "spawn G(5P/2)=M1",
    "e09": "test wis:2 by chosen {ok: energy each +2 | ko: energy each -1}; spawn G(3P/2)=R1",
    "e10": "test str:1 by chosen {ok: treasure chosen 3 | ko: damage chosen 1}; spawn G(3P/2)",
    "e11": "spawn G(2P)=R1",
    "e12": "feature shrine",
    "e13": "test cha:2 by chosen {ok: spawn G(P); treasure chosen 2 | ko: spawn G(5P/2)}",
    "e14": "rule flooded; spawn G(2P)",
    "e15": (
        'choose{"Eat"/"Manger": roll{1-2: damage chosen 1 | 3-4: energy chosen +3 | 5-6: heal chosen 2} | '
        '"Leave"/"Laisser": none}; spawn G(3P/2)'
    ),
    "e16": "spawn B(P/2), G(P)",
    "e17": "roll{1-2: spawn B(P/2), G(3P/2) | 3-4: spawn G(5P/2) | 5-6: spawn B(P), G(P/2)}",
    "e18": "spawn B(P/2)=R3, G(3P/2)=R1",
    "e19": "rule dark; spawn B(P/2), G(3P/2)",
    "e20": "rule cursed; spawn B(P), G(P/2)",
    "e21": "feature nest; spawn G(3P/2)",
    "e22": "feature cage; spawn B(P/2), G(P)",
    "e23": "test dex:2 by each {ok: none | ko: hit actor 2}; spawn G(2P)",
    "e24": "feature fountain; spawn G(2P)",
    "e25": "test wis:2 by chosen {ok: item chosen 1 | ko: spawn B(P/2)}; spawn G(P)",
    "e26": "test cha:2 by chosen {ok: treasure chosen 4; spawn G(P) | ko: spawn B(P/2), G(3P/2)}",
    "e27": "spawn B(P/2), G(2P); test str:2 by chosen {ok: stun spawned | ko: none}",
    "e28": "roll{1-2: damage each 1 | 3-4: energy each -2 | 5-6: none}; spawn G(2P)",
    "e29": "rule warded; feature wardstone; spawn B(P/2), G(3P/2)",
    "e30": 'choose{"Trade for 3"/"Échanger pour 3": pay 3; item payer 1; heal payer 2 | "Leave"/"Partir": none}',
    "e31": "spawn G(P) at back; spawn B(P/2), G(P/2)",
    "e32": "rule crumbling; spawn B(P/2), G(3P/2)",
    "e33": "roll{1-2: spawn B(P), G(P) | 3-4: spawn R(P/3), G(P) | 5-6: spawn B(P/2), G(2P)}",
    "e34": "spawn R(P/3)=M4, G(3P/2)",
    "e35": "spawn B(P)=R2, G(3P/2)=M1",
    "e36": "spawn B(P), G(3P/2)",
    "e37": "test dex:2 by each {ok: none | ko: damage actor 1}; spawn B(P), G(P/2)",
    "e38": (
        'choose{"Feed it"/"Le nourrir": energy each -2; heal each 1 | '
        '"Break it"/"Le briser": hit each 1; treasure chosen 5}; spawn B(P/2), G(P)'
    ),
    "e39": "feature armoury; spawn B(P), G(P/2)",
    "e40": "feature drum; spawn B(P/2), G(3P/2)",
    "e41": "spawn R(P/3)=M5, G(P)",
    "e42": "spawn B(P)=R3, G(P)",
    "e43": "rule cursed; spawn R(P/3)=R4, G(P)",
    "e44": "heal each 2; energy each +2",
    "e45": "treasure explorer 2; feature chest",
    "e46": "heal each 2",
    "e47": "item chosen 1",
    "e48": "spawn B(P/2), G(P); feature hoard",
    "e49": "test str:1 by chosen {ok: item chosen 1 | ko: damage chosen 1}",
    "e50": "treasure each 2",
    "e51": "spawn G(3P/2); treasure explorer 3",
    "e52": "feature forge",
}


@pytest.mark.rule(
    "dbd-ftr-chest", "dbd-ftr-shrine", "dbd-ftr-fountain", "dbd-ftr-nest", "dbd-ftr-drum", "dbd-ftr-cage",
    "dbd-ftr-wardstone", "dbd-ftr-armoury", "dbd-ftr-hoard", "dbd-ftr-forge", "dbd-ftr-bell", "dbd-ftr-pyre",
    "dbd-ftr-captive", "dbd-ftr-key", "dbd-ftr-valve",
)  # fmt: skip
@pytest.mark.parametrize("id", FEATURES)
def test_a_feature(id: str) -> None:
    feature = cards.FEATURE_IDS.index(id)
    assert FEATURES[id] == (cards.FEATURE_USES[feature], said(cards.FEATURE_SCRIPT[feature]))


@pytest.mark.rule("dbd-ftr-nest")
def test_only_a_nest_does_something_by_itself() -> None:
    passive = {id: said(script) for id, script in zip(cards.FEATURE_IDS, cards.FEATURE_PASSIVE, strict=True) if script}
    assert passive == {"nest": "spawn G(P/2)"}


@pytest.mark.rule("dbd-ftr-drum")
def test_only_a_drum_has_a_bonus() -> None:
    amounts = {id: amount for id, amount in zip(cards.FEATURE_IDS, cards.FEATURE_AMOUNT, strict=True) if amount}
    assert amounts == {"drum": 1}


def test_features_name_the_flags_a_quest_must_have() -> None:
    named = {id: flags for id, flags in zip(cards.FEATURE_IDS, cards.FEATURE_FLAGS, strict=True) if flags}
    assert named == {
        "bell": ["bells"], "pyre": ["pyre"], "captive": ["rescued"], "key": ["keys"], "valve": ["valve"],
    }  # fmt: skip


def test_a_feature_raises_the_flag_of_the_quest() -> None:
    flags = ["boss", "rescued", "other", "keys"]
    (raising,) = cards.feature_script(cards.FEATURE_IDS.index("key"), flags)
    assert flags[raising.what] == "keys"


@pytest.mark.rule(
    "dbd-rule-dark", "dbd-rule-flooded", "dbd-rule-cursed", "dbd-rule-warded", "dbd-rule-crumbling",
    "dbd-rule-hallowed",
)  # fmt: skip
@pytest.mark.parametrize("id", RULES)
def test_a_room_rule(id: str) -> None:
    assert cards.RULE_AMOUNT[cards.RULE_IDS.index(id)] == RULES[id]


def test_every_feature_and_rule_is_there_in_this_order() -> None:
    assert list(FEATURES) == cards.FEATURE_IDS
    assert list(RULES) == cards.RULE_IDS
    assert [encounter.id for encounter in cards.ENCOUNTERS] == list(ENCOUNTERS)


@pytest.mark.rule(
    "dbd-e-e01", "dbd-e-e02", "dbd-e-e03", "dbd-e-e04", "dbd-e-e05", "dbd-e-e06", "dbd-e-e07", "dbd-e-e08",
    "dbd-e-e09", "dbd-e-e10", "dbd-e-e11", "dbd-e-e12", "dbd-e-e13", "dbd-e-e14", "dbd-e-e15", "dbd-e-e16",
    "dbd-e-e17", "dbd-e-e18", "dbd-e-e19", "dbd-e-e20", "dbd-e-e21", "dbd-e-e22", "dbd-e-e23", "dbd-e-e24",
    "dbd-e-e25", "dbd-e-e26", "dbd-e-e27", "dbd-e-e28", "dbd-e-e29", "dbd-e-e30", "dbd-e-e31", "dbd-e-e32",
    "dbd-e-e33", "dbd-e-e34", "dbd-e-e35", "dbd-e-e36", "dbd-e-e37", "dbd-e-e38", "dbd-e-e39", "dbd-e-e40",
    "dbd-e-e41", "dbd-e-e42", "dbd-e-e43", "dbd-e-e44", "dbd-e-e45", "dbd-e-e46", "dbd-e-e47", "dbd-e-e48",
    "dbd-e-e49", "dbd-e-e50", "dbd-e-e51", "dbd-e-e52",
)  # fmt: skip
@pytest.mark.parametrize("id", ENCOUNTERS)
def test_an_encounter(id: str) -> None:
    encounter = next(encounter for encounter in cards.ENCOUNTERS if encounter.id == id)
    title = encounter.texts[0]
    assert ENCOUNTERS[id] == (
        cards.TABLE_IDS[encounter.table - 1],
        KIND_IDS[encounter.kind],
        title["en"],
        title["fr"],
    )
    assert said(encounter.script, encounter.texts) == SCRIPTS[id]


def test_what_is_read_out_is_there_in_both_languages_and_never_twice() -> None:
    for language in ("en", "fr"):
        lines = [encounter.texts[1][language] for encounter in cards.ENCOUNTERS]
        assert all(lines)
        assert len(set(lines)) == len(lines)


@pytest.mark.rule("dbd-app-10")
def test_calm_encounters_are_those_that_spawn_nothing() -> None:
    calm = [encounter.id for encounter in cards.ENCOUNTERS if encounter.calm]
    assert calm == ["e04", "e12", "e30", "e44", "e45", "e46", "e47", "e49", "e50", "e52"]
