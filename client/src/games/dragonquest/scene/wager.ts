/** One more throw in the chamber: what it may bring, and what is lost if the dragon wakes. */
import type { HeroSheet, View } from "../types";

const ALL_DICE = 10; // drq-dra-07: the fire is thrown with all of them,
const WOUND = 2 * ((1 + 1 + 1 + 2 + 2 + 3) / 6); // and with two damage dice

export interface Wager {
  /** Gold in coins, on average. */
  coins: number;
  /** The chance of a treasure, 0 to 1. */
  treasure: number;
  /** Coins and treasures that the dragon would take. */
  loot: number;
  /** Objects, which it leaves. */
  objects: number;
  /** Life points that its fire costs, on average. */
  burns: number;
  /** Such a fire rather kills. */
  deadly: boolean;
  /** Percent, to a tenth. */
  wake: number;
}

export function wagerOf({ chamber, dice, supply }: View, hero: HeroSheet): Wager {
  const faces = dice.faces.chamber;
  const all = Object.values(faces).reduce((sum, count) => sum + count, 0);
  const share = (face: string): number => (faces[face] ?? 0) / all;
  const fewest = Math.min(...supply.treasures.map(({ stars }) => stars));
  const burns = Math.round(ALL_DICE * share("dragon") + WOUND);
  return {
    coins: Math.round(chamber.dice * (50 * share("coin50") + 100 * share("coin100"))),
    treasure: atLeast(fewest, chamber.dice, share("star")),
    loot: hero.coins["50"] * 50 + hero.coins["100"] * 100 + hero.treasures.reduce((sum, { value }) => sum + value, 0),
    objects: hero.objects.length,
    burns,
    deadly: hero.lp <= burns,
    wake: chamber.wake,
  };
}

/** The chance that of so many dice at least `wanted` show a face of that share. */
function atLeast(wanted: number, dice: number, share: number): number {
  let [fewer, exactly] = [0, (1 - share) ** dice];
  for (let n = 0; n < Math.min(wanted, dice + 1); n++) {
    fewer += exactly;
    exactly *= ((dice - n) / (n + 1)) * (share / (1 - share));
  }
  return Math.max(0, 1 - fewer);
}
