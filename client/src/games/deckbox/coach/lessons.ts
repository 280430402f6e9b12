/** A first room that teaches by doing. Each lesson waits for its occasion, points at a thing, and is over once it is done. */
import { acting, isLastTurn, standing, type Props, type View } from "../types";

export interface Lesson {
  id: string;
  /** Whether it matters now. */
  when(props: Props): boolean;
  /** What it points at: a ref, a selector beginning with a dot, or "" for the rail. */
  at(props: Props): string;
  /**
   * Whether it has been learned; `told` are the kinds of events seen since the lesson began, `before` is the table as it
   * was then: without motion no events are seen.
   */
  done(props: Props, told: ReadonlySet<string>, before: View): boolean;
}

const can = (props: Props, verb: string): boolean => props.options.some((option) => option.verb === verb);
const first = (props: Props, verb: string, kind: string): string =>
  props.options.find((option) => option.verb === verb)?.refs.find((ref) => ref.startsWith(`${kind}:`)) ?? "";
/** A square to walk to on which nobody stands. */
const step = ({ view, options }: Props): string =>
  options
    .filter(({ verb }) => verb === "step")
    .map(({ refs }) => refs[0] ?? "")
    .find((ref) => !view.heroes.some(({ at }) => ref === `square:${at}`)) ?? "";
const moving = (props: Props): boolean => can(props, "step") && props.view.enemies.length === 0;
/** Another hero acts, or none. */
const passed = ({ view }: Props, before: View): boolean =>
  before.turn.hero !== null && view.turn.hero !== before.turn.hero;
const energy = (view: View, seat: number | null): number => view.heroes[seat ?? 0]?.energy ?? 0;
const owned = (view: View): number => view.heroes.reduce((sum, { items }) => sum + items.length, 0);
/** An action was spent, and not on walking. */
const struck = ({ view }: Props, before: View): boolean =>
  view.turn.hero === before.turn.hero && view.turn.actions < before.turn.actions && !view.turn.moving;
const live = (props: Props): string => props.view.exits.find(({ state }) => state === "live")?.ref ?? "";

export const LESSONS: readonly Lesson[] = [
  {
    id: "place",
    when: (props) => can(props, "place"),
    at: (props) => first(props, "place", "square"),
    done: ({ view }) => view.phase !== "setup",
  },
  {
    id: "who",
    when: ({ step, view }) => step === "WhoActs" && view.quest.round <= 1,
    at: ({ view, seat }) => `hero:${seat ?? standing(view)[0]?.seat ?? 0}`,
    done: ({ view }) => view.turn.hero !== null,
  },
  {
    id: "move",
    when: (props) => moving(props) && !props.view.turn.moving,
    at: step,
    done: ({ view }, told) => told.has("stepped") || view.turn.moving || view.tiles.length > 1,
  },
  {
    id: "explore",
    when: (props) => moving(props) && live(props) !== "",
    at: live,
    done: ({ view }, told) => told.has("tile-placed") || view.tiles.length > 1,
  },
  {
    id: "scroll",
    when: ({ playing, step, options }) =>
      (playing?.held && playing.telling.kind === "explored") || (step === "ChooseBranch" && options.length > 0),
    at: () => ".page .buttons",
    done: ({ view, playing }) => view.tiles.length > 1 && !playing?.held,
  },
  {
    id: "attack",
    when: (props) => can(props, "melee") || can(props, "shoot") || props.view.approaches.length > 0,
    at: (props) =>
      first(props, "melee", "enemy") || first(props, "shoot", "enemy") || (props.view.approaches[0]?.enemy ?? ""),
    done: (props, told, before) => told.has("hero-attacks") || struck(props, before),
  },
  {
    id: "energy",
    when: ({ view, seat, options }) => energy(view, seat) > 1 && options.length > 0,
    at: ({ view, seat }) => `ability:${view.heroes[seat ?? 0]?.ability ?? ""}`,
    done: (props, told, before) => told.has("ability-used") || told.has("activation-ends") || passed(props, before),
  },
  {
    id: "ability",
    when: (props) => can(props, "ability"),
    at: ({ view, seat }) => `ability:${view.heroes[seat ?? 0]?.ability ?? ""}`,
    done: ({ view, seat }, told, before) =>
      told.has("ability-used") || energy(view, seat) < energy(before, seat) || view.quest.round > before.quest.round,
  },
  {
    id: "buy",
    when: (props) => can(props, "buy"),
    at: (props) => first(props, "buy", "item"),
    done: ({ view }, told, before) =>
      told.has("bought") || owned(view) > owned(before) || view.quest.round > before.quest.round,
  },
  {
    id: "end",
    when: ({ view, options }) =>
      acting(view) !== undefined && view.turn.actions === 0 && options.some(({ verb }) => verb === "end"),
    at: () => "",
    done: (props, told, before) => told.has("activation-ends") || passed(props, before),
  },
  {
    id: "threats",
    when: ({ view, options }) => isLastTurn(view) && view.intents.length > 0 && options.length > 0,
    at: ({ view }) => view.intents[0]?.enemy ?? "",
    done: ({ view }, told, before) => told.has("enemy-phase") || view.quest.round > before.quest.round,
  },
  {
    id: "round",
    when: ({ view, options }) => view.quest.round > 1 && options.length > 0,
    at: () => "",
    done: ({ view }) => view.quest.round > 2,
  },
];
