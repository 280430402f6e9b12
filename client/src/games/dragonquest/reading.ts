/** A hero in sentences, for those who do not see the sheet. */
import type { Say } from "../board";
import { placeOf, stepsTo } from "./castle/plan";
import type { HeroSheet, View } from "./types";

/** `C7 (West Ward)` */
export function whereOf(ref: string, say: Say): string {
  const place = placeOf(ref);
  return place && ref !== "chamber" && ref !== "exit" ? `${say.ref(ref)} (${say(place)})` : say.ref(ref);
}

/** Where somebody stands, and what is behind. */
export type Walker = Pick<HeroSheet, "at" | "line" | "blocked" | "crossed" | "seen_chamber">;

/** What the hero may not step on. */
export function closedTo(hero: Walker): Set<string> {
  const closed = new Set([...hero.line, ...hero.blocked, ...hero.crossed]);
  closed.delete("chamber");
  return closed;
}

/** Where a hero stands and how it goes. */
export function standing(view: View, seat: number, say: Say, mine: boolean): string {
  const hero = view.heroes[seat]!;
  if (hero.status !== "inside") {
    const args = { hero: hero.seat, total: hero.loot, cause: hero.cause ? `@cause-${hero.cause}` : "" };
    return say(`board-fate-${hero.status}`, args);
  }
  const args = {
    hero: hero.seat,
    where: `=${whereOf(hero.at, say)}`,
    lp: hero.lp,
    suns: hero.suns_left,
    loot: hero.loot,
  };
  return say(mine ? "board-you-stand" : "board-hero-stands", args);
}

/** What a hero was on the way to, and how many steps were left; 0 where it stands, or where no way is left. */
export function shortOf(hero: Walker): { goal: "exit" | "chamber"; steps: number } {
  const goal = hero.seen_chamber ? "exit" : "chamber";
  return { goal, steps: hero.at === goal ? 0 : (stepsTo(hero.at, goal, closedTo(hero)) ?? 0) };
}

/** A printed treasure by its name, one of the players' own as they call it. */
export function treasureName(treasure: { ref: string; name: string }, say: Say): string {
  return treasure.ref.includes(":blank") ? treasure.name : say.ref(treasure.ref);
}

/** A thing in a hero's bag. */
export interface Carried {
  ref: string;
  name: string;
  kind: "treasure" | "object";
  word: string;
  /** What it is worth or good for: in a word or two, and in a sentence. */
  brief: string;
  note: string;
}

/** What a hero carries, treasures first. */
export function carried(hero: HeroSheet, say: Say): Carried[] {
  const treasures = hero.treasures.map((treasure) => {
    const worth = say.number(treasure.value);
    const { ref, name } = treasure;
    return { ref, name, kind: "treasure" as const, word: treasureName(treasure, say), brief: worth, note: worth };
  });
  const objects = hero.objects.map((id) => ({
    ref: `object:${id}`,
    name: id,
    kind: "object" as const,
    word: say.ref(`object:${id}`),
    brief: say(`object-${id}-brief`),
    note: say(`object-${id}-effect`),
  }));
  return [...treasures, ...objects];
}

/** How it ended for a hero, in a sentence; the suns are those that were left. */
export function fateOf(hero: HeroSheet, say: Say): string {
  return say("board-end-fate", { hero: hero.seat, cause: hero.cause || "none", suns: hero.suns_left });
}
