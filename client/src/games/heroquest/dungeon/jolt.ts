/** Blows that shake the ground: the harder, the farther. */
import type { Playing } from "../../board";
import { number } from "../told";

const HARD: Record<string, number> = {
  "monster-hurt": 3,
  "monster-slain": 4,
  "hero-hurt": 5,
  "hero-died": 9,
  "ally-hurt": 4,
  "trap-sprung": 7,
  "chest-trap-sprung": 6,
  "column-fell": 9,
  rubble: 6,
  "zargon-begins": 3,
};
const MOST = 12;
const LASTS = 320; // milliseconds

/** How far the board is thrown about by an event, in pixels. */
export function force({ telling, ms }: Playing): number {
  const hard = ms ? HARD[telling.kind] : undefined;
  return hard ? Math.min(MOST, hard + Math.max(0, number(telling, "points") - 1) * 2) : 0;
}

export function jolt(board: Element, playing: Playing | null): void {
  const far = playing ? force(playing) : 0;
  if (!far || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const ways = [
    [0, 0],
    [-1, 0.5],
    [0.8, -0.6],
    [-0.5, -0.3],
    [0.3, 0.3],
    [0, 0],
  ];
  board.animate?.(
    ways.map(([x, y]) => ({ transform: `translate(${x! * far}px, ${y! * far}px)` })),
    { duration: LASTS, easing: "ease-out" },
  );
}
