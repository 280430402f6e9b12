/** Short tips, each at its occasion, beside the thing it is about. */
import type { Tip } from "../module";
import { acting, isLastTurn, type Props, type View } from "./types";

const can = (props: Props, verb: string): boolean => props.options.some((option) => option.verb === verb);
const first = (props: Props, verb: string, kind: string): string =>
  props.options.find((option) => option.verb === verb)?.refs.find((ref) => ref.startsWith(`${kind}:`)) ?? "";
/** A dot to walk to in the room, not on the stair; where all dots are a step away, one of these. */
function dot({ view, options }: Props): string {
  const steps = options.filter(({ verb }) => verb === "step").map(({ refs }) => refs[0] ?? "");
  const apart = new Set([...view.exits, ...view.heroes].map(({ at }) => `square:${at}`));
  const dots = view.reach.filter(({ through }) => !through).toSorted((a, b) => a.cost - b.cost);
  const far = dots.map(({ at }) => `square:${at}`).find((ref) => !steps.includes(ref) && !apart.has(ref));
  return far ?? steps.find((ref) => !apart.has(ref)) ?? "";
}
const moving = (props: Props): boolean => can(props, "step") && props.view.enemies.length === 0;
const energy = (view: View, seat: number | null): number => view.heroes[seat ?? 0]?.energy ?? 0;
/** A phone has no room for the sheet: the ability is among the answers there, once it can be used. */
const ability = ({ view, seat, settings }: Props): string =>
  settings.phone ? "option:ability" : `ability:${view.heroes[seat ?? 0]?.ability ?? ""}`;
const flag = ({ view }: Props): string => `flag:${view.quest.flags[0]?.id ?? ""}`;
/** A round after the first one begins: nobody has done anything in it yet. */
const begins = ({ quest, heroes, turn }: View): boolean =>
  quest.round > 1 &&
  !heroes.some(({ activated }) => activated) &&
  (turn.hero === null || (turn.actions > 1 && !turn.moving));
const live = (props: Props): string => props.view.exits.find(({ state }) => state === "live")?.ref ?? "";

function tip(id: string, when: (props: Props) => boolean, at: (props: Props) => string): Tip {
  return { id: `dbx-${id}`, text: `board-tip-${id}`, when, at };
}

export const TIPS: Tip[] = [
  tip(
    "place",
    (props) => can(props, "place"),
    (props) => first(props, "place", "square"),
  ),
  tip("move", (props) => moving(props) && !props.view.turn.moving, dot),
  tip("explore", (props) => moving(props) && live(props) !== "", live),
  tip(
    "attack",
    (props) => can(props, "melee") || can(props, "shoot") || props.view.approaches.length > 0,
    (props) =>
      first(props, "melee", "enemy") || first(props, "shoot", "enemy") || (props.view.approaches[0]?.enemy ?? ""),
  ),
  tip(
    "energy",
    ({ view, seat, options }) => energy(view, seat) > 1 && options.length > 0,
    (props) => (props.settings.phone ? `energy:${props.seat ?? 0}` : ability(props)),
  ),
  tip("ability", (props) => can(props, "ability"), ability),
  tip(
    "buy",
    (props) => can(props, "buy"),
    (props) => first(props, "buy", "item"),
  ),
  tip(
    "end",
    ({ view, options }) =>
      acting(view) !== undefined && view.turn.actions === 0 && options.some(({ verb }) => verb === "end"),
    () => "option:end",
  ),
  tip(
    "threats",
    ({ view, options }) => isLastTurn(view) && view.turn.actions === 0 && view.intents.length > 0 && options.length > 0,
    ({ view }) => view.intents[0]?.enemy ?? "",
  ),
  { ...tip("round", ({ view, options }) => options.length > 0 && begins(view), flag), untaught: true },
];
