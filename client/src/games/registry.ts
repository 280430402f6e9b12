/**
 * The boards of the games, each loaded when its table is opened. A game's folder is found by its name; a game that was
 * added to this hall brings a script of its own, which the hall serves.
 */
import type { GameModule } from "./module";
import { adopted, type AddedModule } from "./added";

const folders = import.meta.glob<{ default: GameModule }>("./*/index.ts");

const loaded = new Map<string, Promise<GameModule>>();

/** A game's board; an empty module for a game that has none yet. */
export function load(game: string): Promise<GameModule> {
  let module = loaded.get(game);
  if (!module) {
    const open = folders[`./${game}/index.ts`];
    module = open ? open().then((found) => found.default) : added(game);
    module.catch(() => loaded.delete(game));
    loaded.set(game, module);
  }
  return module;
}

async function added(game: string): Promise<GameModule> {
  const address = `/api/boards/${encodeURIComponent(game)}/board.js`;
  const found: { default: AddedModule } = await import(/* @vite-ignore */ address);
  return adopted(found.default);
}
