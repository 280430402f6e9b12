/** What an attack is worth before the dice are thrown: half the faces are skulls, shields block one hit each. */
import { monsterName, heroName } from "./names";
import type { Lang, Option } from "../../wire";
import type { Say } from "../board";
import type { View } from "./types";

const SKULL = 1 / 2;
const BLACK = 1 / 6; // what blocks for monsters
const WHITE = 1 / 3; // and for heroes and their allies
const GENIE = 5;

/** How likely each number of hits is, from none up. */
function hits(dice: number, each: number): number[] {
  let found = [1];
  for (let n = 0; n < dice; n++)
    found = [...found, 0].map((share, k) => share * (1 - each) + (found[k - 1] ?? 0) * each);
  return found;
}

export interface Chances {
  wounds: number;
  kills: number;
  damage: number;
}

export function chances(attack: number, defend: number, shield: number, body: number): Chances {
  const blocks = hits(defend, shield);
  const result = { wounds: 0, kills: 0, damage: 0 };
  hits(attack, SKULL).forEach((p, skulls) =>
    blocks.forEach((q, shields) => {
      const lost = Math.min(body, Math.max(0, skulls - shields));
      if (lost > 0) result.wounds += p * q;
      if (lost >= body) result.kills += p * q;
      result.damage += p * q * lost;
    }),
  );
  return result;
}

export interface Blow extends Chances {
  key: string;
  target: string;
  name: string;
  attack: number;
  defend: number;
}

/** The attacks among some answers, with their chances; a target that is struck alike by several weapons comes once. */
export function blows(view: View, options: readonly Option[], say: Say, lang: Lang): Blow[] {
  const found = new Map<string, Blow>();
  for (const option of options) {
    const struck = option.refs.find((ref) => /^(monster|hero|ally):/.test(ref));
    const monster = view.monsters.find(({ ref }) => ref === struck);
    const hero = view.heroes.find(({ ref }) => ref === struck);
    let blow: (Omit<Blow, keyof Chances | "key"> & { shield: number; body: number }) | null = null;
    if (
      monster &&
      (option.verb === "attack" ||
        option.verb === "throw" ||
        option.verb === "phantom" ||
        option.refs.includes("spell:genie"))
    ) {
      const attack = option.refs.includes("spell:genie") ? GENIE : Number(option.args["dice"] ?? 0);
      const defend = option.verb === "phantom" ? 0 : monster.defend;
      blow = {
        target: monster.ref,
        name: monsterName(monster, say, lang),
        attack,
        defend,
        shield: BLACK,
        body: monster.body,
      };
    } else if (hero && option.verb === "strike") {
      const striker = view.monsters.find(({ ref }) => ref === view.turn.monster);
      if (striker)
        blow = {
          target: hero.ref,
          name: heroName(hero, say),
          attack: striker.attack,
          defend: hero.defend.dice,
          shield: WHITE,
          body: hero.body,
        };
    }
    if (!blow?.attack) continue;
    const { shield, body, ...rest } = blow;
    const key = `${rest.target} ${rest.attack} ${rest.defend}`;
    found.set(key, { key, ...rest, ...chances(rest.attack, rest.defend, shield, body) });
  }
  return [...found.values()];
}
