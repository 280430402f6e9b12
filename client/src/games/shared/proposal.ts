/** A way that a bot advises: what the board would say on a card beside it is said where the advice stands. */
import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("proposal");

/** A way in words, and how it is gone. */
export interface ProposedWay {
  about: string;
  label: string;
  /** Where it goes. */
  to: string;
  warn: boolean;
  /** More about what is at the end of it. */
  more: Snippet | undefined;
  go(): void;
}

export interface Proposal {
  /** A way is proposed: the one that the board shows. */
  readonly on: boolean;
  tell(way: ProposedWay | null): void;
}

const NONE: Proposal = { on: false, tell: () => {} };

export const proposal = {
  set: (made: Proposal): void => void setContext(KEY, made),
  get: (): Proposal => getContext<Proposal | undefined>(KEY) ?? NONE,
};
