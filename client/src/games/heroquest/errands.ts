/** Several answers in one tap: what most would do with a hero, and Zargon's orders to a monster, or to all that are left, to go for the nearest hero. Every answer is one the hall offers. */
import type { Errand } from "../module";
import { distances } from "./dungeon/paths";
import { leading } from "./lead";
import type { Props, View } from "./types";

const FAR = 1000;

const of = (props: Props, verb: string) => props.options.filter((option) => option.verb === verb);
const refWith = (refs: readonly string[], kind: string): string => refs.find((ref) => ref.startsWith(`${kind}:`)) ?? "";

/** How far it is from each square to somebody worth attacking. */
function ways(view: View): (at: string) => number {
  const heroes = view.heroes.flatMap(({ at, status }) => (at && status === "in_play" ? [at] : []));
  const steps = distances(view, [...heroes, ...view.allies.map(({ at }) => at)]);
  return (at) => steps.get(at) ?? FAR;
}

/** Strikes the weakest within reach; else goes where it is nearest to a hero; else rests. */
function attack(props: Props): string | null {
  const { view } = props;
  const body = (ref: string): number => [...view.heroes, ...view.allies].find((each) => each.ref === ref)?.body ?? FAR;
  const blows = of(props, "strike").toSorted((a, b) => body(a.refs[0] ?? "") - body(b.refs[0] ?? ""));
  if (blows[0]) return blows[0].name;
  const far = ways(view);
  const here = far(view.monsters.find(({ ref }) => ref === view.turn.monster)?.at ?? "");
  const walk = of(props, "walk")
    .map(({ name, refs }) => ({ name, steps: far(refWith(refs, "square").slice(7)) }))
    .toSorted((a, b) => a.steps - b.steps)[0];
  if (walk && walk.steps < here) return walk.name;
  return of(props, "done")[0]?.name ?? null;
}

/** The next monster: the nearest first, so that nobody stands in another's way for nothing. */
function nextMonster(props: Props): string | null {
  const far = ways(props.view);
  const at = (refs: readonly string[]): string =>
    props.view.monsters.find(({ ref }) => ref === refWith(refs, "monster"))?.at ?? "";
  const ready = of(props, "choose").filter(({ refs }) => refWith(refs, "monster"));
  return ready.toSorted((a, b) => far(at(a.refs)) - far(at(b.refs)))[0]?.name ?? null;
}

export function errands(props: Props): Errand[] {
  const { view, say, step } = props;
  if (step === "HeroChoice") return leading(props);
  const acting = step === "MonsterActs" && view.turn.monster;
  const rest = acting
    ? view.monsters.filter(({ ref, used }) => !used && ref !== acting).length
    : of(props, "choose").filter(({ refs }) => refWith(refs, "monster")).length;
  const { round } = view.quest;
  const lasts = (now: View): boolean => now.turn.zargon && now.quest.round === round;
  const found: Errand[] = [];
  if (acting) {
    found.push({
      id: "nearest",
      label: say("board-nearest"),
      about: say("board-nearest-about"),
      next: (now) => (now.step === "MonsterActs" && now.view.turn.monster === acting ? attack(now) : null),
      lasts: (now: View) => lasts(now) && now.turn.monster === acting,
    });
  }
  if (rest && (acting || step === "ChooseMonster")) {
    found.push({
      id: "all-nearest",
      label: say(acting ? "board-nearest-rest" : "board-nearest-all", { count: rest }),
      about: say("board-nearest-about"),
      next: (now) =>
        now.step === "MonsterActs" ? attack(now) : now.step === "ChooseMonster" ? nextMonster(now) : null,
      lasts,
    });
  }
  return found;
}
