/** What is said beside everything else, and where: a dialog, which leaves alive only what is inside of it, says it too. */
import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("dock");

export const dock = {
  set: (said: Snippet): void => void setContext(KEY, said),
  get: (): Snippet | undefined => getContext<Snippet | undefined>(KEY),
};
