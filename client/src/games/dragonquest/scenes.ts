/** The moments of a raid on the castle: how each is staged, and how much it turns the game. */
import type { SceneMoment, SceneRule } from "../moments";
import { brick, candle, DANGERS, dragon, laurels, magnifier, PICTURES, skull } from "./icons";
import Escape from "./scene/Escape.svelte";
import Grave from "./scene/Grave.svelte";
import Prize from "./scene/Prize.svelte";
import { ends, tollOf } from "./scene/toll";
import { bare, number, sheetOf, word } from "./told";
import { LAST_SUNS } from "./types";

const danger = ({ telling }: SceneMoment): string | undefined => DANGERS[bare(word(telling, "danger"))];
const object = ({ telling }: SceneMoment): string | undefined => PICTURES[bare(word(telling, "object"))];
const treasure = ({ telling }: SceneMoment): string | undefined => PICTURES[bare(telling.refs[0] ?? "")];
/** The name alone, as a title: `Troll`. */
const named = ({ telling, say }: SceneMoment): string => say(`danger-${bare(word(telling, "danger"))}`);
const called =
  (text: string) =>
  ({ say }: SceneMoment): string =>
    say(text);

const met = ({ telling }: SceneMoment): string => bare(word(telling, "danger"));
/** What happened, and what it means from now on. */
const meaning =
  (about: (moment: SceneMoment) => string) =>
  (moment: SceneMoment): string =>
    `${moment.say.told(moment.telling)} ${moment.say(about(moment))}`;
const isOver = ({ telling, log }: SceneMoment): boolean => ends(telling, tollOf(telling, log));
const cost =
  (text: string) =>
  ({ telling, log, say }: SceneMoment): string => {
    const { left, misses, ...toll } = tollOf(telling, log)!;
    const fixed = toll.die ? toll.lost - toll.die : 0; // the rest of it comes with the trap
    return say(text, { ...toll, fixed, hero: `seat:${telling.seat}`, left: left ?? 0, misses: misses ? "yes" : "no" });
  };

const MONSTERS = ["ghoul", "troll", "orc"];

export const SCENES: Record<string, SceneRule> = {
  died: { stage: "all", look: "death", icon: candle, Picture: Grave, title: called("board-scene-died"), turns: 100 },
  escaped: {
    stage: "all",
    look: "gain",
    icon: laurels,
    Picture: Escape,
    title: called("board-scene-escaped"),
    turns: (telling) => 100 + number(telling, "total") / 1000, // of those who get out, the richest turns it
  },
  // the chamber itself shows the dragon open its eyes
  "dragon-awakes": { stage: "all", look: "foe", icon: dragon, below: true, turns: 95 },
  // whoever meets one of these stands before its picture (scene/Peril.svelte)
  "demon-awakes": {
    stage: "own",
    look: "foe",
    icon: DANGERS.demon!,
    below: true,
    title: called("danger-demon"),
    words: meaning(() => "about-danger-demon"),
    turns: 70,
  },
  "spider-bites": {
    stage: "own",
    look: "harm",
    icon: DANGERS.spider!,
    below: true,
    title: called("danger-spider"),
    words: meaning(() => "about-danger-spider"),
    turns: 70,
  },
  // before a fight one takes a breath; a trap has sprung before one knows
  encounter: {
    stage: "own",
    look: "foe",
    icon: danger,
    below: true,
    title: named,
    words: meaning((moment) => `board-meets-${met(moment)}`),
    goes: "board-fight",
    when: (moment) => MONSTERS.includes(met(moment)),
  },
  "battle-die": {
    stage: "own",
    look: "gain",
    icon: danger,
    below: true,
    afterDice: true,
    readable: true,
    title: named,
    words: cost("board-toll-fight"),
    when: isOver,
  },
  "trap-sprung": { look: "harm", icon: danger, title: named, turns: (telling) => 30 + 15 * number(telling, "time") },
  "row-awakes": {
    stage: "own",
    look: "foe",
    icon: danger,
    below: true,
    title: named,
    words: meaning(() => "board-meets-skeleton"),
    goes: "board-fight",
    when: (moment) => met(moment) === "skeleton",
    turns: 44,
  },
  "treasure-taken": {
    stage: "show",
    look: "gain",
    icon: treasure,
    Picture: Prize,
    turns: (telling) => 30 + number(telling, "value") / 100,
  },
  // amid the fire that the chamber shows
  "treasures-returned": { stage: "own", look: "harm", icon: dragon, below: true, turns: 60 },
  "trap-stopped": { stage: "own", look: "gain", icon: object, below: true, turns: 55 },
  "ring-used": { stage: "show", look: "magic", icon: PICTURES.magic_ring!, below: true, turns: 55 },
  bought: { stage: "show", look: "card", icon: object, Picture: Prize, turns: 45 },
  // walls among the others are seen in passing
  blocked: {
    stage: "show",
    look: "harm",
    icon: brick,
    readable: true,
    when: ({ telling, seat = null }) => seat === null || [telling.seat, sheetOf(telling)].includes(seat),
    turns: 28,
  },
  "turn-missed": { stage: "own", look: "harm", icon: DANGERS.fog!, below: true, turns: 26 },
  // the scene itself shows them (scene/Threat.svelte), and the dice for the danger fall of themselves: nothing is decided
  skulls: { look: "harm", icon: skull, turns: (telling) => (number(telling, "skulls") >= 5 ? 40 : 0) },
  "danger-escaped": { look: "gain", icon: skull, turns: 35 },
  "lp-lost": {
    stage: "own",
    look: "harm",
    icon: skull,
    below: true,
    readable: true,
    words: (moment) => cost(tollOf(moment.telling, moment.log)!.danger ? "board-toll-trap" : "board-toll-fire")(moment),
    when: isOver,
    turns: (telling) => (number(telling, "lost") >= 3 ? 25 + 6 * number(telling, "lost") : 0),
  },
  "chamber-entered": { stage: "show", look: "gain", icon: dragon, title: called("place-chamber"), turns: 65 },
  "exit-reached": { stage: "show", look: "gain", icon: laurels },
  "sun-crossed": {
    stage: "line",
    look: "harm",
    icon: candle,
    when: ({ telling }) => number(telling, "suns") - number(telling, "sun") < LAST_SUNS,
  },
  "left-chamber": { look: "gain", icon: dragon, turns: 58 },
  fled: { look: "harm", icon: dragon, turns: 58 },
  "key-used": { look: "gain", icon: PICTURES.key!, turns: 48 },
  "orb-used": { look: "magic", icon: PICTURES.orb!, turns: 48 },
  "talisman-used": { look: "magic", icon: PICTURES.talisman!, turns: 48 },
  "chamber-rolled": {
    look: "gain",
    icon: magnifier,
    turns: (telling) => (word(telling, "dice").split("star").length - 1 >= 6 ? 50 : 0),
  },
};
