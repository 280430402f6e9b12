/** Who is on his way while it is shown: what belongs to where he goes comes when he is there. */
import type { Playing } from "../../board";
import { of } from "../told";

const WALKS = ["stepped", "monster-moved", "ally-moved"];

/** The square he goes to. */
export function walksTo(playing: Playing | null): string | undefined {
  if (!playing?.ms || !WALKS.includes(playing.telling.kind)) return undefined;
  return of(playing.telling, "square")?.slice(7);
}
