/** Dice in words. */
import type { Say } from "../games/board";
import type { DiceRules, Die } from "../games/moments";
import type { HandThrow } from "../wire";

/** "2 × skull, 1 × room": symbols are never all there is. A number stays in one line with its face. */
export function countFaces(dice: readonly Die[], say: Say): string {
  const counts = new Map<string, number>();
  for (const { face } of dice) if (face !== null) counts.set(face, (counts.get(face) ?? 0) + 1);
  if (counts.size === 1 && dice.length === 1) return say.face([...counts.keys()][0]!);
  return [...counts].map(([face, count]) => `${say.number(count)}\u00a0×\u00a0${say.face(face)}`).join(", ");
}

/** One group of equal dice of a throw by hand, and the faces they can show. */
export interface HandGroup {
  kind: string;
  count: number;
  faces: string[];
}

/** The dice a hand throw asks for: as the game describes them, else read off the names of the outcomes. */
export function handGroups(hand: HandThrow, rules: DiceRules = {}): HandGroup[] {
  const described = rules.hand?.(hand.throw);
  if (described?.length) {
    return described.map(({ kind, count, faces }) => ({
      kind,
      count,
      faces: faces ?? Object.keys(rules.looks?.[kind]?.faces ?? {}),
    }));
  }
  if (!hand.outcomes.length) return [];
  return hand.example.split("/").map((part, group) => {
    const faces = hand.outcomes.flatMap((name) => words(name.split("/")[group] ?? ""));
    return { kind: "", count: words(part).length, faces: [...new Set(faces)] };
  });
}

/** The faces as the game reads them. */
export function handWords(groups: readonly (readonly string[])[]): string {
  return groups.map((faces) => faces.join(" ")).join(" / ");
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
