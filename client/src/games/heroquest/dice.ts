/** White combat dice and red dice: how they look, and which of them lie on the table. */
import type { Telling } from "../../wire";
import type { Say } from "../board";
import type { DiceRules, DieLook, Tray } from "../moments";
import { PIPS } from "../shared/pips";
import { shield, skull } from "./icons";
import { faces } from "./told";

/** A shield full of ink, and one that is only a rim. */
const black = "M256 30c60 44 128 62 196 62 0 190-62 316-196 392C122 408 60 282 60 92c68 0 136-18 196-62z";
const white = `${black}M256 80c-48 30-98 46-150 52 6 142 54 238 150 300 96-62 144-158 150-300-52-6-102-22-150-52z`;

export const DICE: Record<string, DieLook> = {
  combat: {
    body: "#f5efe2",
    ink: "#1d1512",
    edge: "#a99c84",
    faces: { skull: { d: skull }, white: { d: white, scale: 0.9 }, black: { d: black, scale: 0.9 } },
  },
  red: {
    body: "#a3201a",
    ink: "#fff3e6",
    edge: "#560d0a",
    faces: PIPS,
  },
};
export { shield };

/** Which events are throws, and what the tray calls them. */
const THROWS: Record<string, { kind: "combat" | "red"; label: string }> = {
  "move-rolled": { kind: "red", label: "move" },
  "jump-rolled": { kind: "combat", label: "jump" },
  "trap-rolled": { kind: "combat", label: "trap" },
  "disarm-rolled": { kind: "combat", label: "disarm" },
  "attack-rolled": { kind: "combat", label: "attack" },
  "defence-rolled": { kind: "combat", label: "defence" },
  rerolled: { kind: "combat", label: "attack" },
  "resist-rolled": { kind: "red", label: "resist" },
  "summon-rolled": { kind: "red", label: "summon" },
};

export const isThrow = (telling: Telling): boolean => telling.kind in THROWS;

/** Skulls hit, shields block, and red dice save: those that are said to. */
function counts({ kind, args }: Telling, face: string): boolean | undefined {
  if (kind === "attack-rolled" || kind === "rerolled" || kind === "trap-rolled") return face === "skull";
  if (kind === "resist-rolled") return Number(face) >= Number(args["least"]);
  return kind === "defence-rolled" ? face === args["blocks"] : undefined;
}

export function thrown(telling: Telling, say: Say): Tray | null {
  const found = THROWS[telling.kind];
  const shown = found ? faces(telling) : [];
  if (!found || !shown.length) return null;
  return {
    dice: shown.map((face) => ({ face, kind: found.kind, fresh: true, counts: counts(telling, face) })),
    label: say(`board-dice-${found.label}`),
    seat: telling.seat,
    words: counted(shown, say),
  };
}

/** `2 × skull, white shield` */
export function counted(shown: readonly string[], say: Say): string {
  const counts = new Map<string, number>();
  for (const face of shown) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].map(([face, count]) => (count > 1 ? `${count} × ${say.face(face)}` : say.face(face))).join(", ");
}

/** Throws by hand: `combat:3`, `red:2`. */
export const hand: DiceRules["hand"] = (name) => {
  const [what = "", count = ""] = name.split(":");
  const kind = what.endsWith("red") ? "red" : what.endsWith("combat") ? "combat" : "";
  return kind ? [{ kind, count: Number(count) || 1 }] : [];
};
