/** The moments of a quest: the scroll of a room, a boss, a fall, what the quest has to say, and what passes by. */
import type { Telling } from "../../wire";
import type { Part } from "../shared/art/shapes";
import type { SceneLook, SceneMoment, SceneRule } from "../moments";
import { FOE_ART } from "./art/foes";
import { HERO_ART } from "./art/heroes";
import { foeLines } from "./foes";
import { timingOf } from "./cards/content";
import { FEATURES, ITEMS, SIGNS } from "./icons";
import { alone, cardName, foeName, heroName, known } from "./names";
import { number, of } from "./told";
import { entranceWords, faller, foe, survivors } from "./stage/entrances";
import Entrance from "./stage/Entrance.svelte";
import Found from "./stage/Found.svelte";
import Triumph from "./stage/Triumph.svelte";
import Room from "./stage/Room.svelte";
import { roomTitle, roomWords } from "./stage/rooms";
import { prose, type View } from "./types";

const viewOf = (moment: SceneMoment): View => moment.view as View;
const questTitle = (moment: SceneMoment): string => prose(viewOf(moment).quest?.title, moment.lang);

/** Whether a boss appears: the event says so, or the view it leads to. */
export const isBoss = ({ telling, view }: Pick<SceneMoment, "telling" | "view">): boolean =>
  telling.args["boss"] === "yes" ||
  !!(view as View).enemies?.some(({ ref, boss }) => boss && telling.refs.includes(ref));

function bossLines(moment: SceneMoment): string[] {
  const { telling, say } = moment;
  const boss = foe(moment);
  if (!boss) return [];
  const card = viewOf(moment).foes.find((each) => each.foe === boss.foe);
  const health = say("board-boss-health", { count: boss.health || number(telling, "health") });
  const [numbers = "", ...words] = card ? foeLines(card, say) : [];
  const stake = prose(viewOf(moment).quest?.objective, moment.lang);
  return [
    [health, numbers].filter(Boolean).join(" · "),
    ...words,
    ...(stake ? [say("board-stake", { stake: `=${stake}` })] : []),
  ];
}

/** Who is left, and what is at stake then. */
function stillUp(moment: SceneMoment): string[] {
  const names = survivors(moment).map((hero) => alone(heroName(viewOf(moment), hero, moment.say)));
  return names.length ? [moment.say("board-falls-left", { who: `=${names.join(", ")}` })] : [];
}

/** That a boss is beaten is told by its fall. */
const isBossFlag = ({ args }: Telling): boolean => args["id"] === "=boss";
const wasBoss = ({ args }: Telling): boolean => args["boss"] === "yes";

/** What is left to do, and for how many more of them. */
function triumphFacts({ say, view }: SceneMoment): string[] {
  const left = (view as View).enemies?.length ?? 0;
  return left ? [say("board-boss-left", { count: left })] : [];
}

const gainedItem = ({ args }: Telling): string => String(args["item"]).replace("item:", "");

const lines = (look: SceneLook, kinds: string, icon?: string): Record<string, SceneRule> =>
  Object.fromEntries(kinds.split(" ").map((kind) => [kind, { stage: "line", look, ...(icon && { icon }) }]));
const show = (look: SceneLook, icon: string, turns = 0): SceneRule => ({ stage: "show", look, icon, turns });

const RULES: Record<string, SceneRule> = {
  explored: {
    stage: "all",
    look: "story",
    icon: SIGNS.scroll,
    Picture: Room,
    title: roomTitle,
    words: roomWords,
    // where a choice follows, its own scroll says it all
    when: (moment) => !(moment.last && viewOf(moment).encounter),
    turns: 40,
  },
  spawned: {
    stage: "all",
    look: "foe",
    icon: SIGNS.crown,
    Picture: Entrance,
    title: (moment) => (foe(moment) ? alone(foeName(foe(moment)!, moment.say)) : moment.say("stat-boss")),
    words: entranceWords,
    facts: bossLines,
    when: isBoss,
    turns: (telling) => (telling.args["boss"] === "yes" ? 90 : 0),
  },
  // who has brought a boss down is seen over it; other enemies pass by
  "enemy-defeated": {
    stage: "all",
    look: "gain",
    icon: SIGNS.crown,
    Picture: Triumph,
    title: (moment) => moment.say("board-boss-beaten"),
    facts: triumphFacts,
    when: ({ telling }) => wasBoss(telling),
    turns: (telling) => (wasBoss(telling) ? 98 : 0),
  },
  // the last of what the quest asks for; a boss has a page of its own
  "flag-raised": {
    stage: "all",
    look: "gain",
    icon: SIGNS.laurel,
    Picture: Found,
    title: ({ telling, say }) => say("board-found", { flag: telling.args["flag"] ?? "" }),
    when: ({ telling }) =>
      !isBossFlag(telling) && number(telling, "need") > 0 && number(telling, "value") === number(telling, "need"),
    turns: (telling) => (isBossFlag(telling) ? 0 : 71),
  },
  "hero-falls": {
    stage: "all",
    look: "death",
    icon: SIGNS.tomb,
    Picture: Entrance,
    title(moment) {
      const fallen = faller(moment);
      return fallen ? moment.say("board-falls", { hero: `=${heroName(viewOf(moment), fallen, moment.say)}` }) : "";
    },
    words: entranceWords,
    facts: stillUp,
    turns: 100,
  },
  "quest-event": { stage: "all", look: "story", icon: SIGNS.scroll, title: questTitle, turns: 60 },
  "hero-revived": { stage: "show", look: "gain", icon: SIGNS.heart, turns: 92 },
  pit: { stage: "own", look: "harm", icon: SIGNS.skull, turns: 50 },
  crumbled: { stage: "show", look: "harm", icon: SIGNS.skull },
  overflow: show("harm", SIGNS.skull, 52),
  restless: show("foe", SIGNS.hourglass, 48),
  "captive-taken": show("gain", SIGNS.captive, 70),
  "nest-hatches": show("foe", SIGNS.skull, 55),
  "gate-opens": show("gain", SIGNS.laurel, 72),
  "ability-used": { stage: "show", look: "magic", icon: SIGNS.bolt, turns: 26 },
  charmed: { stage: "show", look: "magic", icon: SIGNS.stars, turns: 54 },
  interacted: {
    stage: "show",
    look: "gain",
    icon: ({ telling }) => FEATURES[String(telling.args["feature"]).split(/[:-]/).at(-1) ?? ""] ?? SIGNS.pack,
    turns: 38,
  },
  // a find is held up for whoever has it
  "item-gained": {
    stage: "own",
    look: "card",
    icon: ({ telling }) => ITEMS[gainedItem(telling)] ?? SIGNS.pack,
    title: ({ telling, say }) => cardName("item", gainedItem(telling), say),
    words: ({ telling, say }) => known(say, `item-${gainedItem(telling)}-about`),
    facts: ({ telling, say }) => [timingOf(gainedItem(telling), say), say.told(telling)],
    turns: 30,
  },
  "quest-won": { ...show("gain", SIGNS.laurel, 100), stage: "line" },
  "quest-lost": { ...show("death", SIGNS.tomb, 100), stage: "line" },
  "quest-begins": { look: "story", icon: SIGNS.scroll, title: questTitle, turns: 99 },
  "test-passed": { stage: "line", look: "gain", icon: SIGNS.stars, turns: 34 },
  "test-failed": { stage: "line", look: "harm", icon: SIGNS.skull, turns: 36 },
  ...lines("foe", "enemy-phase enemy-acts enemy-skips enemy-waits ritual siphoned regenerated"),
  ...lines("plain", "recovery-phase round-begins test-begins passage-opens rule-attached feature-placed time-left"),
  ...lines("gain", "hero-healed pack-taken item-used"),
  ...lines("harm", "knocked-back collision"),
};

/** Whom it is about: the enemy it names, or the hero. */
function face(moment: SceneMoment): readonly Part[] | undefined {
  const { telling } = moment;
  const named = String(telling.args["foe"] ?? "").replace("foe:", "") || foe(moment)?.foe;
  const hero = of(telling, "hero") && faller(moment)?.hero;
  return FOE_ART[named ?? ""] ?? HERO_ART[hero ?? ""];
}

export const SCENES: Record<string, SceneRule> = Object.fromEntries(
  Object.entries(RULES).map(([kind, rule]) => [kind, { ...rule, face }]),
);
