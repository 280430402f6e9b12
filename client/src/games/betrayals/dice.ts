/** The green and the red die with eight faces: how they look, and which events are throws. */
import type { Telling } from "../../wire";
import type { Say } from "../board";
import type { DiceRules, DieLook, Tray } from "../moments";
import { seatNumber, type Ask, type View } from "./types";

const FACES = ["1", "2", "3", "4", "5", "6", "7", "8"];
const faces = Object.fromEntries(FACES.map((face) => [face, { text: face === "8" ? "K" : face }]));

export const DICE: Record<string, DieLook> = {
  green: { body: "#1f7a48", ink: "#f4fff8", edge: "#0d4527", faces },
  red: { body: "#a3261c", ink: "#fff3ee", edge: "#5c120b", faces },
};

/** Which events are throws of which dice, and the arguments that hold the faces; `die`: the one its argument names. */
const THROWS: Record<string, { dice: [kind: "green" | "red" | "die", arg: string][]; label: string }> = {
  "dice-rolled": {
    dice: [
      ["green", "green"],
      ["red", "red"],
    ],
    label: "fight",
  },
  "first-rolled": { dice: [["green", "face"]], label: "first" },
  "blades-rolled": { dice: [["green", "face"]], label: "blades" },
  clover: { dice: [["die", "face"]], label: "clover" },
  twisted: { dice: [["die", "face"]], label: "twist" },
};

export const isThrow = (telling: Telling): boolean => telling.kind in THROWS;

export function thrown(telling: Telling, say: Say): Tray | null {
  const found = THROWS[telling.kind];
  if (!found) return null;
  const dice = found.dice.flatMap(([which, arg]) => {
    const kind = which === "die" ? (telling.args["die"] === "die:red" ? "red" : "green") : which;
    const face = String(telling.args[arg] ?? "0");
    return FACES.includes(face) ? [{ face, kind, fresh: true }] : [];
  });
  const words = dice
    .map(({ kind, face }) => say(`board-die-${kind}`, { face: face === "8" ? "=8 (KritiK)" : `=${face}` }))
    .join(", ");
  return dice.length ? { dice, label: say(`board-dice-${found.label}`), seat: telling.seat, words } : null;
}

/** Who throws in a fight: whoever leads it, in the arena both of them. Whoever has just said what becomes of his power has nothing left to press. */
export function throwers({ kind }: Telling, { fight, active }: View, step: string): number[] {
  if (kind !== "dice-rolled" || !fight || step === ("Announce" satisfies Ask)) return [];
  return (fight.kind === "arena" ? [fight.attacker, fight.defender] : [active]).map(seatNumber);
}

/** Throws by hand: `fight` is a green and a red die, `d8` one. */
export const hand: DiceRules["hand"] = (name) => {
  if (name === "fight")
    return [
      { kind: "green", count: 1 },
      { kind: "red", count: 1 },
    ];
  return name === "d8" ? [{ kind: "green", count: 1 }] : [];
};
