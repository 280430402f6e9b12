/** What a choice brings and what it may cost, in signs. */
import type { SIGNS } from "./icons";
import {
  seatRef,
  type ArenaFight,
  type DungeonFight,
  type Forecast,
  type GemSource,
  type Pledge,
  type SideName,
  type View,
} from "./types";

/** Something gained or lost: so much of it, or (`n` null) the thing itself. `label` is the text that says it. */
export interface Bit {
  of: keyof typeof SIGNS;
  n: number | null;
  label: string;
  args?: Record<string, unknown>;
  /** What it is made of, where that is more than the card says. */
  sources?: [GemSource, number][];
  /** As much as it may be with a KritiK. */
  worst?: number;
  /** To whom it is promised. */
  to?: string;
}

export interface Stake {
  won: Bit[];
  lost: Bit[];
}

const much = (of: Bit["of"], label: string, n: number): Bit[] => (n > 0 ? [{ of, n, label }] : []);
const thing = (of: Bit["of"], label: string, args?: Bit["args"]): Bit => ({
  of,
  n: null,
  label,
  ...(args && { args }),
});
/** dqt-wnd-01: whoever has fought on the losing side is wounded, as far as his gear lets it through; more by a KritiK. */
const wounds = (told: Forecast | undefined): Bit[] => {
  const { wounds: n, kritik: worst } = told ?? { wounds: 1, kritik: 2 };
  return worst ? [{ of: "drop", n, worst, label: "board-bit-wounds", args: { n, worst } }] : [];
};
const heals = (told: Forecast | undefined): Bit[] =>
  told?.heals ? [{ of: "drop", n: -told.heals, label: "board-bit-heals", args: {} }] : [];
/** What the bank pays by itself. */
const gems = (told: Forecast | undefined): Bit[] =>
  told?.gems ? [{ of: "gem", n: told.gems, label: "board-gems", sources: told.sources }] : [];
const carcass = thing("bones", "board-this-carcass");

/** What else a monster does, by its effect. */
const ON_WIN: Record<string, Bit["of"]> = {
  win_heal: "temple",
  win_uncurse: "lifted",
  win_quest: "quest",
  wish: "unique",
  dragon_item: "shield",
};
const ON_LOSS: Record<string, Bit["of"]> = { loss_curse: "curse" };

/** The fight for whoever leads it; what is promised to the ally stands behind what remains. */
export function dungeonStake(view: View, fight: DungeonFight, leader: string): Stake {
  const effects = (signs: Record<string, Bit["of"]>): Bit[] =>
    fight.effects.flatMap(({ kind, n, item }) => {
      const of = signs[kind];
      return of ? [thing(of, `effect-${kind}`, { n, item: item ?? "" })] : [];
    });
  const told = fight.forecast[leader];
  const paid = told?.pays ?? 0;
  const { ally } = fight;
  const away = ally ? promised(view, ally, leader).map((bit) => ({ ...bit, to: ally })) : [];
  return {
    won: [
      ...without([...much("trophy", "board-trophies", fight.trophies), ...gems(told), carcass], away),
      ...away,
      ...effects(ON_WIN),
      ...heals(told),
    ],
    lost: [
      ...wounds(told),
      ...effects(ON_LOSS),
      ...(paid ? [{ of: "gem", n: -paid, label: "effect-loss_gems", args: { n: paid } } as const] : []),
    ],
  };
}

/** What remains of the loot: so many fewer, and nothing of what cannot be shared. */
const without = (loot: Bit[], away: Bit[]): Bit[] =>
  loot.flatMap((bit) => {
    const gone = away.filter(({ of, n }) => of === bit.of && (n === null) === (bit.n === null));
    if (!gone.length) return [bit];
    const n = (bit.n ?? 0) - gone.reduce((all, each) => all + (each.n ?? 0), 0);
    return bit.n === null || !n ? [] : [{ ...bit, n }];
  });

/** What `from` has promised `to` for the victory in this fight. */
function promised(view: View, to: string, from: string): Bit[] {
  return view.promises
    .filter((each) => each.state === "open" && each.to === to && each.from === from && each.turn === view.turn)
    .flatMap(({ pledge }) => (pledge.when === "win" ? goods(pledge) : []));
}

function goods(pledge: Pledge): Bit[] {
  switch (pledge.kind) {
    case "gems":
      return much("gem", "board-gems", pledge.n ?? 0);
    case "share":
      return [thing("gem", "board-pledge-share", { share: `=${pledge.of?.join("/") ?? ""}` })];
    case "trophy":
      return much("trophy", "board-trophies", pledge.n ?? 1);
    case "carcass":
      return [carcass];
    case "item":
      return [thing("shield", "board-pledge-loot")];
    default:
      return [];
  }
}

/** Of the ally in the dungeon: what was promised, against the wounds. */
export const allyStake = (view: View, fight: DungeonFight, ally: string): Stake => ({
  won: [...promised(view, ally, view.active), ...gems(fight.forecast[ally]), ...heals(fight.forecast[ally])],
  lost: wounds(fight.forecast[ally]),
});

/** Of a fist in the arena: a point for the right side (dqt-are-11, -16), and what its leader has promised. */
export function fistStake(view: View, fight: ArenaFight, seat: number, side: SideName): Stake {
  if (side === "neutral") return { won: [], lost: [] }; // dqt-are-18
  const told = fight.forecast[seatRef(seat)];
  return {
    won: [
      ...much("trophy", "board-trophies", 1),
      ...promised(view, seatRef(seat), fight[side]),
      ...gems(told),
      ...heals(told),
    ],
    lost: wounds(told),
  };
}

/** Of the two on the sand: the attacker may plunder (dqt-are-12), the first arena has a pot (dqt-are-20). */
export function leaderStake(view: View, fight: ArenaFight, side: "attacker" | "defender"): Stake {
  const attacks = side === "attacker";
  const told = fight.forecast[fight[side]];
  return {
    won: [
      ...much("trophy", "board-trophies", 1),
      ...(attacks ? [thing("plunder", "board-bit-plunder")] : []),
      ...much("pot", "board-pot", view.arenas ? 0 : view.pot),
      ...gems(told),
      ...heals(told),
    ],
    lost: [...wounds(told), ...(attacks ? [] : [thing("plunder", "board-bit-plundered")])],
  };
}
