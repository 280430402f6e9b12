/** White dice, and the enemies' green, blue and red ones: how they look, and which of them were thrown. */
import type { Telling } from "../../wire";
import type { Say } from "../board";
import type { DiceRules, DieLook, Tray } from "../moments";
import { PIPS } from "../shared/pips";
import { SIGNS } from "./icons";
import { faces, number } from "./told";
import { signed } from "./types";

/** A blade or a bow with a number: `M2`, `R1`. */
const armed = (list: string): DieLook["faces"] =>
  Object.fromEntries(
    list.split(" ").map((face) => [face, { d: face.startsWith("R") ? SIGNS.bow : SIGNS.blade, text: face.slice(1) }]),
  );

/** The faces of the enemies' dice: M blade, R bow, and the Health. */
const FACES = { green: "M1 M2 R1 R2", blue: "M2 M3 M4 R2 R3", red: "M4 M5 M6 R4 R5 R6" } as const;

export const BODY = { green: "#1c7d45", blue: "#1f5fae", red: "#b3261e" } as const;
export const EDGE = { green: "#0b3f21", blue: "#0c2f5c", red: "#5c0f0b" } as const;

export const DICE: Record<string, DieLook> = {
  white: {
    body: "#fbfaf5",
    ink: "#1b2126",
    edge: "#8b959c",
    faces: PIPS,
  },
  green: { body: BODY.green, ink: "#fff", edge: EDGE.green, faces: armed(FACES.green) },
  blue: { body: BODY.blue, ink: "#fff", edge: EDGE.blue, faces: armed(FACES.blue) },
  red: { body: BODY.red, ink: "#fff", edge: EDGE.red, faces: armed(FACES.red) },
};

/** Which events are throws of white dice, and what the tray calls them. */
const WHITE: Record<string, string> = {
  "attack-rolled": "attack",
  "defence-rolled": "defence",
  "test-rolled": "test",
  "branch-rolled": "branch",
  crumbled: "crumble",
};
const COLOURED: Record<string, string> = { "face-rolled": "spawn", "loot-rolled": "loot" };

export const isThrow = (telling: Telling): boolean => telling.kind in WHITE || telling.kind in COLOURED;

export function thrown(telling: Telling, say: Say): Tray | null {
  const label = WHITE[telling.kind] ?? COLOURED[telling.kind];
  const shown = label ? faces(telling) : [];
  if (!label || !shown.length) return null;
  const white = telling.kind in WHITE;
  const kind = String(telling.args["of"] ?? "white");
  const modifier = number(telling, "modifier");
  const added = white && "modifier" in telling.args ? ` (${signed(modifier)})` : "";
  const counted = ["attack", "defence", "test"].includes(label);
  const from = number(telling, "from");
  const reaches = (face: string): boolean => Number(face) >= from;
  const reached = shown.filter(reaches).length;
  return {
    dice: shown.map((face) => ({ face, kind, fresh: true, counts: counted ? reaches(face) : undefined })),
    label: say(`board-dice-${label}`) + added,
    seat: telling.seat < 0 ? null : telling.seat,
    words: white
      ? counted
        ? say(`board-made-${label}`, { count: reached })
        : shown.map((face) => say.face(face)).join(", ")
      : say(`board-made-${label}`, { count: Number(shown[0]!.slice(1)), kind: shown[0]!.startsWith("R") ? "R" : "M" }),
  };
}

const HAND: Record<string, string> = {
  attack: "white",
  defence: "white",
  test: "white",
  branch: "white",
  crumble: "white",
};

/** Throws by hand: `attack:4`, `test:4`, `spawn:green`, `loot:red`. */
export const hand: DiceRules["hand"] = (name) => {
  const [what = "", count = ""] = name.split(":");
  if (HAND[what]) return [{ kind: HAND[what], count: Number(count) || 1 }];
  return (what === "spawn" || what === "loot") && count in BODY ? [{ kind: count, count: 1 }] : [];
};
