/** Which events are scenes, how long they stay, and what they say: by what the game has declared. */
import type { AnyView, Playing, Say, Scene as Place } from "../../games/board";
import type { GameModule } from "../../games/module";
import type { SceneLook, SceneMoment, SceneRule } from "../../games/moments";
import type { Part } from "../../games/shared/art/shapes";
import { settings } from "../../store/settings.svelte";
import type { Now, Telling } from "../../wire";
import type { TableState } from "./state.svelte";

const GLANCE_MS = 1600; // before one reads
const LETTER_MS = 45;
const LONGEST_MS = 12_000;
/** How long dice lie in the hand of whoever throws them. With a clock nobody is kept waiting by somebody who looks away. */
const IN_HAND_MS = { tap: Infinity, timed: 4000, off: 0 };
const BY_THE_CLOCK_MS = 8000;

/** A scene as it is drawn. */
export interface Scene {
  rule: SceneRule;
  moment: SceneMoment;
  look: SceneLook;
  icon: string;
  face: readonly Part[];
  title: string;
  words: string;
  facts: string[];
}

/** What a rule makes of an event, in the reader's language. */
export function drawn(rule: SceneRule, moment: SceneMoment): Scene {
  return {
    rule,
    moment,
    look: typeof rule.look === "function" ? rule.look(moment) : rule.look,
    icon: (typeof rule.icon === "function" ? rule.icon(moment) : rule.icon) ?? "",
    face: rule.face?.(moment) ?? [],
    title: rule.title?.(moment) ?? "",
    words: rule.words?.(moment) ?? moment.say.told(moment.telling),
    facts: rule.facts?.(moment) ?? [],
  };
}

type Seen = Pick<Place, "view" | "say" | "lang"> & Pick<SceneMoment, "log" | "seat">;

const PASSING: SceneRule = { stage: "line", look: "plain" };

/** The scene of the event being shown; `noticed`: it passes by as a line where it is none. */
export function sceneOf(
  module: GameModule,
  { telling, next }: Playing,
  { view, ...seen }: Seen,
  noticed = false,
): Scene | null {
  const moment = { telling, view: next?.view ?? view, last: false, ...seen };
  const rule = ruleOf(module, moment) ?? (noticed ? PASSING : null);
  return rule && drawn(rule, moment);
}

/** Others are at it, and it happens to somebody who sits here; how one's own turn begins is nothing of theirs. */
export function isDoneToUs({ seats, story, module, say }: TableState, telling: Telling): boolean {
  const asked = story.now?.asked.some((seat) => seats.held.includes(seat)) ?? true;
  const ours = asked || seats.held.includes(story.turns.at(-1)?.seat ?? -1);
  return !ours && seats.held.includes(telling.seat) && isWorthWhile(module, telling, say);
}

/** The log has it, it is shown, and no dice tell it themselves as soon as they lie. */
const isWorthWhile = ({ events, dice }: GameModule, telling: Telling, say: Say): boolean =>
  !events?.quiet?.(telling) && events?.lasts?.(telling) !== 0 && !dice?.thrown?.(telling, say);

function ruleOf({ scenes }: GameModule, moment: SceneMoment): SceneRule | null {
  const rule = scenes?.[moment.telling.kind];
  return rule?.stage && (rule.when?.(moment) ?? true) ? rule : null;
}

/** An event as the reader of this table is told of it. */
function seen({ story, say, seats }: TableState, telling: Telling, view: AnyView, last: boolean): SceneMoment {
  const seat = seats.held.length === 1 ? seats.front : null;
  return { telling, view, last, log: story.moments, say, lang: settings.lang, seat };
}

/** How long an event stays; 0 for what is no scene that is read here. */
export function stays(table: TableState, telling: Telling, next: Now | null, last: boolean): number {
  const { scenes } = settings.chosen;
  const view = next?.view ?? table.story.shown?.view;
  if (!view || scenes === "off") return 0;
  const moment = seen(table, telling, view, last);
  const rule = ruleOf(table.module, moment);
  if (!rule || !isRead(table, rule, moment)) return 0;
  // nobody loses their time over a story
  if (scenes === "tap" && !(next ?? table.story.now)?.clock?.closes) return Infinity;
  const { title, words, facts } = drawn(rule, moment);
  return readingTime([title, words, ...facts].join(" "));
}

/** How long the words of an event take that nobody has to let go: the time for those who only watch. */
export function passes(table: TableState, telling: Telling, next: Now | null, afterDice: boolean): number {
  const view = next?.view ?? table.story.shown?.view;
  if (!view) return 0;
  const moment = seen(table, telling, view, false);
  const rule = ruleOf(table.module, moment);
  if (!rule?.readable || !!rule.afterDice !== afterDice) return 0;
  if (settings.chosen.scenes !== "off" && isRead(table, rule, moment)) return 0; // it stays
  return LETTER_MS * drawn(rule, moment).words.length;
}

/** How long an event waits for somebody here to let it go: without end where nobody's time runs, in a lesson always; whoever has thrown real dice has done so already. */
export function awaits({ module, seats, story, info }: TableState, telling: Telling): number {
  const now = story.shown;
  if (!now?.view || settings.speed === 0 || info?.settings.dice === "hand") return 0;
  const throwers = module.dice?.throwers?.(telling, now.view, now.options.length ? now.step : "") ?? [];
  const time = throwers.some((seat) => seats.held.includes(seat)) ? IN_HAND_MS[settings.chosen.scenes] : 0;
  if (time && info?.lesson) return Infinity;
  return (story.now ?? now).clock?.closes ? Math.min(time, BY_THE_CLOCK_MS) : time;
}

/** What the button says that goes on from a scene. */
export const onward = (rule: SceneRule | undefined, say: Say): string =>
  rule?.goes ? say(rule.goes) : say.ui("scene-on");

export const readingTime = (text: string): number => Math.min(LONGEST_MS, GLANCE_MS + LETTER_MS * text.length);

/** Spectators wait for nothing; what happens to others only is merely shown. */
function isRead({ seats }: TableState, { stage, whose }: SceneRule, moment: SceneMoment): boolean {
  if (seats.front === null) return false;
  if (stage === "all") return true;
  return stage === "own" && (whose?.(moment) ?? [moment.telling.seat]).some((seat) => seats.held.includes(seat));
}
