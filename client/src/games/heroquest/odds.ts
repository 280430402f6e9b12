/** What an attack, a jump or a disarming is worth before the dice are thrown: half the faces are skulls, shields block one hit each. */
import type { Option } from "../../wire";
import type { Say } from "../board";
import type { Monster, Props, View } from "./types";

const SKULL = 1 / 2;
const BLACK = 1 / 6; // what blocks for monsters
const WHITE = 1 / 3; // and for heroes and their allies

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

/** Dice against dice. */
export interface Blow extends Chances {
  attack: number;
  defend: number;
}

const blow = (attack: number, defend: number, shield: number, body: number): Blow => ({
  attack,
  defend,
  ...chances(attack, defend, shield, body),
});

/** What a hero's blow with so many dice would do to a monster. */
export const blowAt = ({ defend, body }: Pick<Monster, "defend" | "body">, attack: number): Blow =>
  blow(attack, defend, BLACK, body);

/** The blow that an answer is; null where it is none. */
export function blowOf(view: View, option: Option): Blow | null {
  const struck = option.refs.find((ref) => /^(monster|hero):/.test(ref));
  const monster = view.monsters.find(({ ref }) => ref === struck);
  const hero = view.heroes.find(({ ref }) => ref === struck);
  const dice = Number(option.args["dice"] ?? 0);
  if (monster && dice && ["attack", "throw"].includes(option.verb)) return blowAt(monster, dice);
  if (monster && dice && option.verb === "phantom") return blowAt({ ...monster, defend: 0 }, dice);
  const striker = view.monsters.find(({ ref }) => ref === view.turn.monster);
  if (hero && striker && option.verb === "strike") return blow(striker.attack, hero.defend.dice, WHITE, hero.body);
  return null;
}

/** Blows with the most dice come first. */
export const bestFirst = (blows: readonly Option[]): Option[] =>
  blows.toSorted((a, b) => Number(b.args["dice"] ?? 0) - Number(a.args["dice"] ?? 0));

/** `wounds 80 %, kills 46 %`; where every wound kills, or none can, one of them alone. */
export const hopes = (say: Say, { wounds, kills }: Pick<Chances, "wounds" | "kills">): string => {
  const shares = { wounds: `=${say.percent(wounds)}`, kills: `=${say.percent(kills)}` };
  return say(`board-odds-${kills ? (wounds === kills ? "kills" : "both") : "wounds"}`, shares);
};

/** `3 dice against 2: wounds 80 %, kills 46 %` */
export const inWords = (say: Say, blow: Blow): string =>
  say("board-odds-line", { attack: blow.attack, defend: blow.defend, hopes: `=${hopes(say, blow)}` });

/** How likely a leap or a deft hand is to succeed: a skull fails, and with the dwarf at a trap only a black shield. */
function luck({ verb }: Option, view: View): number | null {
  if (verb === "jump") return 1 - SKULL;
  if (verb !== "disarm") return null;
  return view.heroes[view.turn.hero ?? -1]?.kind === "dwarf" ? 1 - BLACK : 1 - SKULL;
}

/** The same of an answer, which names its own dice; "" where nothing depends on dice. */
export function worth(option: Option, { view, say }: Pick<Props, "view" | "say">): string {
  const chance = luck(option, view);
  if (chance !== null) return say("board-odds-succeeds", { share: `=${say.percent(chance)}` });
  const found = blowOf(view, option);
  return found ? say("board-odds-against", { defend: found.defend, hopes: `=${hopes(say, found)}` }) : "";
}
