/** Carcasses by kind of monster. */
import type { Adventurer } from "../types";

export function pilesOf({ carcasses }: Adventurer): [string, Adventurer["carcasses"]][] {
  const kinds = [...new Set(carcasses.map(({ type }) => type))].sort();
  return kinds.map((kind) => [kind, carcasses.filter(({ type }) => type === kind)]);
}
