/** Who sits at the table, for signs that tell one from the other: their names, and the face of whom they play. */
import { getContext, setContext } from "svelte";
import type { Face } from "../games/module";

const KEY = Symbol("company");

export interface Company {
  names: readonly string[];
  /** The face of whom a seat plays; null where its own sign is all it has. */
  face(seat: number): Face | null;
}
type Who = () => Company;

const STRANGERS: Company = { names: [], face: () => null };

export const company = {
  set: (who: Who): void => void setContext(KEY, who),
  get: (): Who => getContext<Who | undefined>(KEY) ?? (() => STRANGERS),
};
