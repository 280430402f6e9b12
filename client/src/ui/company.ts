/** The names of all who sit at the table, for signs that tell one from the other. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("company");
type Names = () => readonly string[];

export const company = {
  set: (names: Names): void => void setContext(KEY, names),
  get: (): Names => getContext<Names | undefined>(KEY) ?? (() => []),
};
