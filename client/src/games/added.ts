/**
 * A board that was not built with this client: a plain script, `board/board.js` in the game's own package.
 *
 * Its default export is a GameModule without Svelte components; `mount` draws the board into a node and returns what is
 * called with the new props at every change, and at the end. examples/stair shows a whole one.
 */
import type { Component } from "svelte";
import type { BoardProps } from "./board";
import type { GameModule } from "./module";
import Added from "./Added.svelte";

export interface Mounted {
  update(props: BoardProps): void;
  destroy(): void;
}

export type Mount = (node: HTMLElement, props: BoardProps) => Mounted;

export type AddedModule = Omit<GameModule, "parts"> & { mount?: Mount };

/** The module as the shell knows modules. */
export function adopted({ mount, ...module }: AddedModule): GameModule {
  if (!mount) return module;
  const Board: Component<BoardProps> = (internals, props) => {
    Added(internals, { mount, props });
    return {};
  };
  return { ...module, parts: { Board } };
}
