/**
 * The slow pulse of a dungeon: flames, breath and the ring around whoever acts change their pose together, a few times a
 * second. An endless animation inside a drawing would have it drawn anew for every frame of the screen.
 */
export const POSES = 4;
export const BEAT = 320; // milliseconds

/** Whether anybody could see it: not behind another window, nor under a parchment. */
const inSight = (): boolean => !document.hidden && !document.querySelector("dialog[open]");

/** Has a drawing go through its poses as `data-beat`; what it returns stops it. */
export function beat(drawing: SVGElement, still: boolean): (() => void) | undefined {
  delete drawing.dataset["beat"];
  if (still) return undefined;
  let pose = 0;
  const timer = setInterval(() => {
    if (!inSight()) return;
    pose = (pose + 1) % POSES;
    drawing.dataset["beat"] = String(pose);
  }, BEAT);
  return () => clearInterval(timer);
}
