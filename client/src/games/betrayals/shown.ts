/** The table while events are shown: of a fight the dice that have fallen and the fists that are open, over the view from before. */
import type { MomentInfo, Telling } from "../../wire";
import type { Playing } from "../board";
import { idOf, type Props, type SideName } from "./types";

export interface Shown {
  dice: { green: number; red: number } | null;
  /** How long they fall, in milliseconds; 0: they lie there. */
  falling: number;
  /** They are in the hand of somebody here, who lets them go; after so many milliseconds, `Infinity` for never, they go by themselves. */
  inHand: number;
  sides: Record<string, SideName>;
  /** The token in one's own fist: nobody else hears of it. */
  own: SideName | null;
  totals: { green: number; red: number } | null;
}

const NOTHING: Shown = { dice: null, falling: 0, inHand: 0, sides: {}, own: null, totals: null };

/** dqt-are-07: all fists open at once, so the first of them opens those that are told after it. */
const together = ({ told }: MomentInfo): Shown["sides"] =>
  Object.fromEntries(
    told
      .filter(({ kind }) => kind === "sides-revealed")
      .map(({ args }) => [String(args["who"]), args["side"] as SideName]),
  );

function written(now: Shown, { kind, args }: Telling, moment: MomentInfo, lie: Shown["dice"]): Shown {
  const two = (): { green: number; red: number } => ({ green: Number(args["green"]), red: Number(args["red"]) });
  switch (kind) {
    case "dice-rolled":
      return { ...now, dice: two() };
    case "sides-revealed":
      return { ...now, sides: { ...now.sides, ...together(moment) } };
    case "volte-face":
      return { ...now, sides: { ...now.sides, [String(args["who"])]: args["side"] as SideName } };
    case "clover":
    case "twisted": {
      const dice = now.dice ?? lie; // a die is thrown again long after both were: they lie there already
      return { ...now, dice: dice && { ...dice, [idOf(String(args["die"]))]: Number(args["face"]) } };
    }
    case "side-known":
      return { ...now, own: args["side"] as SideName };
    case "totals":
      return { ...now, totals: two() };
    default:
      return now;
  }
}

/** What its moment has told with the event that is being shown: in haste those before it are not shown, and have happened. */
const soFar = ({ moment: { told }, telling }: Playing): Telling[] => [
  ...told.slice(0, Math.max(0, told.indexOf(telling))),
  telling,
];

/** Writes down event after event; all is forgotten when the new view is there. */
export function follower(
  fight: () => { dice: Shown["dice"] } | null = () => null,
): (playing: Props["playing"]) => Shown {
  let now = NOTHING;
  let last = -1;
  return (playing) => {
    if (!playing) return (now = NOTHING);
    if (playing.id === last) return now;
    last = playing.id;
    if (playing.awaits) return (now = { ...now, inHand: playing.stays ?? 0 });
    const { moment, telling, ms } = playing;
    now = { ...now, falling: telling.kind === "dice-rolled" ? ms : 0, inHand: 0 };
    for (const each of soFar(playing)) now = written(now, each, moment, fight()?.dice ?? null);
    return now;
  };
}

/** What stood there stays while something is shown or on its way: nothing is asked meanwhile, and nothing jumps. `same`: of what it is the same. */
export function standing<T>(same: (what: T) => unknown = () => true): (now: T, meanwhile: unknown) => T {
  let before: { what: T } | null = null;
  return (now, meanwhile) => {
    if (!meanwhile || !before || same(before.what) !== same(now)) before = { what: now };
    return before.what;
  };
}

/** The green die comes to rest first, then the red one: after how much of the time that the throw takes. */
export const LANDS = { green: 0.45, red: 0.9 } as const;
