/** Parts of a game's legend: its tables of icons, each with the text that says what the icon means. */
import type { LegendSign } from "../module";
import type { Part } from "./art/shapes";

/** The icons of a table; `text` begins the text ids that the keys end, `about` makes those of what they do. */
export const icons = (
  kind: string,
  table: Readonly<Record<string, string>>,
  text: string,
  about?: (id: string) => string,
): LegendSign[] =>
  Object.entries(table).map(([id, d]) => ({ id: `${kind}:${id}`, text: text + id, about: about?.(id), drawn: { d } }));

/** Figures as they are drawn on the board, 18 units to each side. */
export const figures = (kind: string, table: Readonly<Record<string, readonly Part[]>>, text: string): LegendSign[] =>
  Object.entries(table).map(([id, parts]) => ({
    id: `${kind}:${id}`,
    text: text + id,
    about: `${text}${id}-about`,
    drawn: { parts, box: "-18 -18 36 36" },
  }));

/** Faces of dice by kind: `{ red: ["6"] }` gives `die:red:6`, with the text `board-legend-die-red-6`. */
export const dice = (faces: Readonly<Record<string, readonly string[]>>): LegendSign[] =>
  Object.entries(faces).flatMap(([kind, shown]) =>
    shown.map((face) => ({
      id: `die:${kind}:${face}`,
      text: `board-legend-die-${kind}-${face}`,
      drawn: { kind, face },
    })),
  );
