/** Traps that are known, and wait for whoever walks there. */
import type { Trap } from "../types";

/** What has gone off is gone; a pit stays open. */
export const waits = ({ kind, state }: Trap): boolean => state !== "sprung" || kind === "pit";
