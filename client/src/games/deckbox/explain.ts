/** What a thing is: its name, what it does in a line or two, and the rule that says so. */
import type { Lang } from "../../wire";
import type { Say } from "../board";
import { squareOf, tileAt, signAt } from "./dungeon/squares";
import { alone, cardName, enemyName, heroName, known, pair, tileName } from "./names";
import { bare, enemyOf, heroAt, numberOf, prose, signed, type AttackTotal, type FoeCard, type View } from "./types";

export interface Explained {
  title: string;
  lines: string[];
  rule: string;
}

type Explainer = (view: View, name: string, say: Say, lang: Lang) => Explained | null;

export const KEYWORD_RULES: Record<string, string> = {
  reach: "dbd-kw-01",
  barrage: "dbd-kw-03",
  crush: "dbd-kw-05",
  stun: "dbd-kw-06",
  heavy: "dbd-kw-10",
  knockback: "dbd-kw-11",
  pierce: "dbd-kw-16",
  regenerate: "dbd-kw-17",
  ritual: "dbd-kw-18",
  siphon: "dbd-kw-19",
};
const STAT_RULES: Record<string, string> = {
  health: "dbd-set-05",
  energy: "dbd-chr-08",
  treasure: "dbd-chr-08",
  defence: "dbd-chr-03",
  speed: "dbd-chr-04",
  melee: "dbd-chr-01",
  ranged: "dbd-chr-02",
  market: "dbd-mkt-01",
  deck: "dbd-mkt-06",
  supply: "dbd-set-12",
  restless: "dbd-app-16",
  round: "dbd-trn-01",
  limit: "dbd-qst-03",
  seed: "dbd-app-02",
  boss: "dbd-spn-13",
  objective: "dbd-end-01",
};
const EXIT_RULES: Record<string, string> = {
  live: "dbd-exp-01",
  sealed: "dbd-map-09",
  locked: "dbd-qst-02",
  joint: "dbd-map-06",
  entrance: "dbd-map-04",
};

/** `4 dice +2`. */
export const attack = (total: AttackTotal, say: Say): string =>
  say("board-attack", { dice: total.dice, modifier: `=${signed(total.modifier)}` });

/** A text of the game with its `-about`. */
function card(text: string, rule: string, say: Say): Explained {
  return { title: alone(say(text)), lines: [known(say, `${text}-about`)].filter(Boolean), rule };
}

const own = (id: string, rule: string, say: Say): Explained => ({
  title: known(say, `board-stat-${id}`) || say(`board-${id}`),
  lines: [say(`board-about-${id}`)],
  rule,
});

/** An enemy's card in words: attacks, defence, speed, keywords, whom it goes for. */
export function foeLines(foe: FoeCard, say: Say): string[] {
  const parts = [
    ...(foe.melee ? [`${say("board-melee")} ${attack(foe.melee, say)}`] : []),
    ...(foe.ranged ? [`${say("board-ranged")} ${attack(foe.ranged, say)}`] : []),
    `${say("board-defence")} ${signed(foe.defence)}`,
    `${say("board-speed")} ${foe.speed}`,
  ];
  const words = foe.keywords.map((word) =>
    pair(say, alone(say(`keyword-${word}`)), known(say, `keyword-${word}-about`)),
  );
  return [
    parts.join(" · "),
    ...words,
    say("board-goes-for", { list: `=${foe.targets.map((word) => say(`target-${word}`)).join(" > ")}` }),
  ];
}

const EXPLAINERS: Record<string, Explainer> = {
  character: (_, id, say) => card(`character-${id}`, `dbd-hero-${id}`, say),
  equipment: (_, id, say) => card(`equipment-${id}`, `dbd-eqp-${id}`, say),
  ability: (_, id, say) => card(`ability-${id}`, `dbd-abl-${id}`, say),
  item: (_, id, say) => card(`item-${id}`, `dbd-itm-${id}`, say),
  rule: (_, id, say) => card(`rule-${id}`, `dbd-rule-${id}`, say),
  keyword: (_, id, say) => card(`keyword-${id}`, KEYWORD_RULES[id] ?? "dbd-kw-20", say),
  skill: (_, id, say) => ({
    title: alone(say(`skill-${id}`)),
    lines: [known(say, `skill-${id}-about`), say("board-about-skill")].filter(Boolean),
    rule: "dbd-skl-01",
  }),
  target: (_, id, say) => ({
    title: alone(say(`target-${id}`)),
    lines: [known(say, `target-${id}-about`), say("board-about-target")].filter(Boolean),
    rule: "dbd-ene-06",
  }),
  stat: (_, id, say) => own(id, STAT_RULES[id] ?? "dbd-trn-01", say),
  foe: (view, id, say) => {
    const foe = view.foes.find((each) => each.foe === id);
    const base = card(`foe-${id}`, `dbd-foe-${id}`, say);
    return foe ? { ...base, lines: [...foeLines(foe, say), ...base.lines] } : base;
  },
  effect: (_, id, say) => own(`effect-${id}`, id === "stand" ? "dbd-abl-stand" : "dbd-min-06", say),
  hero: (view, name, say) => {
    const hero = heroAt(view, Number(name));
    if (!hero?.hero) return null;
    const lines = [
      say("board-health-of", { now: hero.health, whole: hero.health_max }),
      ...(hero.carries ? [say("board-carries")] : []),
    ];
    return { title: alone(heroName(view, hero, say)), lines, rule: `dbd-hero-${hero.hero}` };
  },
  enemy: (view, name, say) => {
    const enemy = enemyOf(view, `enemy:${name}`);
    const foe = view.foes.find((each) => each.foe === enemy?.foe);
    if (!enemy) return null;
    const lines = [
      say("board-health-of", { now: enemy.health, whole: enemy.cap }),
      ...(enemy.boss ? [say("board-about-boss")] : []),
      ...(enemy.stunned ? [say("board-about-stunned")] : []),
      ...(foe ? foeLines(foe, say) : []),
      ...intent(view, enemy.ref, say),
    ];
    return { title: alone(enemyName(view, enemy, say)), lines, rule: `dbd-foe-${enemy.foe}` };
  },
  feature: (view, name, say) => {
    const feature = view.tiles.find(({ slot }) => slot === Number(name))?.feature;
    if (!feature) return null;
    const base = card(`feature-${feature.id}`, `dbd-ftr-${feature.id}`, say);
    return {
      ...base,
      lines: [...base.lines, ...(feature.uses === null ? [] : [say("board-uses", { count: feature.uses })])],
    };
  },
  tile: (view, name, say, lang) => {
    const tile = view.tiles.find(({ slot }) => slot === Number(name));
    if (!tile) return null;
    const title = [tile.face, tileName(tile.face, say)].filter(Boolean).join(" · ");
    return {
      title,
      lines: [
        prose(tile.title, lang),
        prose(tile.line, lang),
        ...(tile.rule ? [known(say, `rule-${tile.rule}-about`)] : []),
      ].filter(Boolean),
      rule: `dbd-tile-${tile.face.toLowerCase()}`,
    };
  },
  exit: (view, name, say, lang) => {
    const exit = view.exits.find(({ at }) => at === name);
    if (!exit) return null;
    const gate = exit.gate
      ? [say("board-gate", { what: `=${prose(exit.gate.name, lang)}`, need: exit.gate.need })]
      : [];
    return {
      title: say(`board-exit-${exit.state}`),
      lines: [say(`board-about-exit-${exit.state}`), ...gate],
      rule: EXIT_RULES[exit.state]!,
    };
  },
  pack: (view, name, say) => {
    const pack = view.packs.find(({ at }) => at === name);
    const things = pack
      ? [
          ...(pack.treasure ? [say("board-coins", { count: pack.treasure })] : []),
          ...pack.items.map((id) => cardName("item", id, say)),
        ]
      : [];
    return {
      title: say("board-pack"),
      lines: [say("board-about-pack"), things.join(", ")].filter(Boolean),
      rule: "dbd-def-11",
    };
  },
  captive: (_, __, say) => card("feature-captive", "dbd-qst-01", say),
  square: (view, name, say, lang) => {
    const square = squareOf(name);
    const tile = tileAt(view, square);
    const sign = tile ? signAt(tile, square) : "";
    if (sign === "+") return EXPLAINERS["exit"]!(view, name, say, lang);
    if (sign === "~") return own("water", "dbd-mov-06", say);
    if (sign === "o") return own("pit", "dbd-mov-07", say);
    return tile?.spawn === name ? own("spawn", "dbd-spn-05", say) : null;
  },
};

/** What an enemy would do if nothing changed, and why. */
export function intent(view: View, ref: string, say: Say): string[] {
  const found = view.intents.find(({ enemy }) => enemy === ref);
  if (!found) return [];
  const hero = found.target ? heroAt(view, numberOf(found.target)) : undefined;
  const why = found.why.map((word) => say(`target-${word}`)).join(" > ") || say("target-only");
  return [
    say(`board-intent-${found.does}`, {
      hero: `=${hero ? heroName(view, hero, say) : ""}`,
      why: `=${why}`,
      damage: `=${say.number(found.damage, { maximumFractionDigits: 1 })}`,
    }),
  ];
}

export function explain(view: View, ref: string, say: Say, lang: Lang): Explained | null {
  const [kind = ""] = ref.split(":");
  return EXPLAINERS[kind]?.(view, bare(ref), say, lang) ?? null;
}
