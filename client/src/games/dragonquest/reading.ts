/** A hero in sentences: beside the question, and for those who do not see the sheet. */
import type { Say } from "../board";
import { placeOf, stepsTo } from "./castle/plan";
import { worth } from "./dice";
import { subject } from "./odds";
import { ROW_DANGERS, TRAPS, type HeroSheet, type Props, type View } from "./types";

/** `C7 (West Ward)` */
export function whereOf(ref: string, say: Say): string {
  const place = placeOf(ref);
  return place && ref !== "chamber" && ref !== "exit" ? `${say.ref(ref)} (${say(place)})` : say.ref(ref);
}

/** What the hero may not step on. */
export function closedTo(hero: HeroSheet): Set<string> {
  const closed = new Set([...hero.line, ...hero.blocked, ...hero.crossed]);
  closed.delete("chamber");
  return closed;
}

export function stepsToChamber(hero: HeroSheet): number | null {
  return stepsTo(hero.at, "chamber", closedTo(hero));
}

export function stepsToExit(hero: HeroSheet): number | null {
  return stepsTo(hero.at, "exit", closedTo(hero));
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
    suns: hero.suns_total - hero.suns,
    loot: hero.loot,
  };
  return say(mine ? "board-you-stand" : "board-hero-stands", args);
}

function goals(hero: HeroSheet, say: Say): string[] {
  if (hero.at === "chamber") return way("exit", stepsToExit(hero), say);
  return hero.seen_chamber ? way("exit", stepsToExit(hero), say) : way("chamber", stepsToChamber(hero), say);
}

function way(goal: "chamber" | "exit", steps: number | null, say: Say): string[] {
  return [steps === null ? `${say("label-no-way")}.` : say(`board-way-${goal}`, { steps })];
}

/** The tracks of a sheet, a sentence each. */
export function tracks(view: View, seat: number, say: Say): string[] {
  const hero = view.heroes[seat]!;
  const line = (label: string, value: string): string =>
    say("board-labelled", { label: `=${say(label)}`, value: `=${value}` });
  const rows = ROW_DANGERS.map((danger, n) => {
    const points = n + 1 === hero.row ? hero.finds : 0;
    const state = hero.rows[n] === "open" ? `${points} / ${hero.row_length}` : say(`row-${hero.rows[n]}`);
    return `${say(`danger-${danger}`)} ${state}`;
  });
  const lines = [
    line("label-suns-left", `${hero.suns_total - hero.suns} / ${hero.suns_total}`),
    line("label-bones", `${hero.lp} / ${hero.bones}`),
    line("label-rows", rows.join("; ")),
    line(
      "label-traps",
      TRAPS.map((trap) => `${say(`danger-${trap}`)} ${Math.min(hero.traps[trap], 2)} / 2`).join("; "),
    ),
    line("label-coins", `${hero.coins["50"]} × 50, ${hero.coins["100"]} × 100`),
    line("label-treasures", names(hero.treasures.map((each) => treasureName(each, say)))),
    line("label-objects", names(hero.objects.map((id) => say.ref(`object:${id}`)))),
    line("label-loot", say.number(hero.loot)),
  ];
  if (hero.blocked.length) lines.push(line("label-blocked", names(hero.blocked.map(say.ref))));
  if (hero.demon) lines.push(line("label-demon", `${say.ref(hero.demon)} (${names(hero.crossed.map(say.ref))})`));
  if (hero.miss) lines.push(`${say("label-miss")}.`);
  if (hero.spider) lines.push(say(hero.venom ? "board-venom" : "board-venom-later"));
  return lines;
}

const names = (words: readonly string[]): string => words.join(", ") || "–";

/** A printed treasure by its name, one of the players' own as they call it. */
export function treasureName(treasure: { ref: string; name: string }, say: Say): string {
  return treasure.ref.includes(":blank") ? treasure.name : say.ref(treasure.ref);
}

/** Sentences beside the question. */
export function situation(props: Props): string[] {
  const { view, say, step } = props;
  const hero = subject(props);
  const { dice } = view;
  const left = hero.suns_total - hero.suns;
  switch (step) {
    case "OfferReroll":
      return [
        say("board-if-stop", worth(dice.movement)),
        say("board-dice-state", { skulls: dice.skulls, rerolls: dice.rerolls }),
      ];
    case "Walk":
      return goals(hero, say);
    case "StayOrLeave":
    case "LeaveChamber":
    case "Flee":
      return [say("board-way-out", { steps: stepsToExit(hero) ?? 0, turns: left })];
    case "HideTile":
    case "BlockSquare":
    case "DemonStep":
      return [neighbour(hero, say)];
    default:
      return [];
  }
}

function neighbour(hero: HeroSheet, say: Say): string {
  return say("board-neighbour", { hero: hero.seat, where: `=${whereOf(hero.at, say)}` });
}
