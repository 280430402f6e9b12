/** Parts of a game's legend: its tables of icons, each with the text that says what the icon means. */
import type { LegendSign } from "../module";

/** The icons of a table; `text` begins the text ids that the keys end, `about` makes those of what they do. */
export const icons = (
  kind: string,
  table: Readonly<Record<string, string>>,
  text: string,
  about?: (id: string) => string,
): LegendSign[] =>
  Object.entries(table).map(([id, d]) => ({ id: `${kind}:${id}`, text: text + id, about: about?.(id), drawn: { d } }));

/** Faces of dice by kind: `{ red: ["6"] }` gives `die:red:6`, with the text `board-legend-die-red-6`. */
export const dice = (faces: Readonly<Record<string, readonly string[]>>): LegendSign[] =>
  Object.entries(faces).flatMap(([kind, shown]) =>
    shown.map((face) => ({
      id: `die:${kind}:${face}`,
      text: `board-legend-die-${kind}-${face}`,
      drawn: { kind, face },
    })),
  );
