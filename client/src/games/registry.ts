/** The boards of the games, each loaded when its table is opened. A game's folder is found by its name. */
import type { GameModule } from "./board";

const folders = import.meta.glob<{ default: GameModule }>("./*/index.ts");

const loaded = new Map<string, Promise<GameModule>>();

/** A game's board; an empty module for a game that has none yet. */
export function load(game: string): Promise<GameModule> {
  let module = loaded.get(game);
  if (!module) {
    const open = folders[`./${game}/index.ts`];
    module = open ? open().then((found) => found.default) : Promise.resolve({});
    module.catch(() => loaded.delete(game));
    loaded.set(game, module);
  }
  return module;
}
