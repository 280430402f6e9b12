/** How time is kept at a table: a game that has an option `clock` says so, and its first value is without hurry. */
import type { GameInfo } from "../wire";

export interface Clock {
  value: string;
  /** Whoever takes too long is answered for. */
  runs: boolean;
}

export function clockOf(game: GameInfo | undefined, options: Readonly<Record<string, unknown>>): Clock | null {
  const setting = game?.settings.find(({ id }) => id === "clock");
  if (!setting) return null;
  const value = String(options["clock"] ?? setting.values[0]);
  return { value, runs: value !== setting.values[0] };
}
