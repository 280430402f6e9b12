/** What is on each square, by its name: figures first, then what stands or lies there. */
import type { View } from "../types";

const known = new WeakMap<View, ReadonlyMap<string, string[]>>();

/** Asked for often between two views: counted once. */
export function contents(view: View): ReadonlyMap<string, string[]> {
  const before = known.get(view);
  if (before) return before;
  const found = new Map<string, string[]>();
  const put = (at: string | null | undefined, ref: string): void => {
    if (at) found.set(at, [...(found.get(at) ?? []), ref]);
  };
  for (const { at, ref } of view.enemies) put(at, ref);
  for (const { at, ref, fallen } of view.heroes) if (!fallen) put(at, ref);
  for (const { slot, feature } of view.tiles) if (feature) put(feature.at, `feature:${slot}`);
  put(view.captive, `captive:${view.captive}`);
  for (const { at, ref } of view.packs) put(at, ref);
  known.set(view, found);
  return found;
}
