/** What a drawing is made of: filled shapes and lines, one over the other. */

export interface Part {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  /** An SVG transform: how a weapon is held. */
  move?: string;
}

export const INK = "#1a110b";

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** A shape with an outline. */
export const shape = (fill: string, ...d: string[]): Part => ({ d: d.join(""), fill, line: INK, width: 1.1 });
/** A shape without one: a light, a shade, a stain. */
export const tint = (fill: string, ...d: string[]): Part => ({ d: d.join(""), fill });
export const stroke = (line: string, width: number, ...d: string[]): Part => ({ d: d.join(""), line, width });

export const moved = (move: string, parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, move: `${move} ${part.move ?? ""}`.trim() }));
