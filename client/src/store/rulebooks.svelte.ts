/** The rules of the games by their ids, asked for when they are first looked up. */
import { api } from "../connection/api";
import type { Rulebook } from "../wire";

class Rulebooks {
  private known = $state.raw<Record<string, Rulebook>>({});
  private asked = new Map<string, Promise<Rulebook>>();

  of(game: string): Rulebook | undefined {
    return this.known[game];
  }

  load(game: string): Promise<Rulebook> {
    let book = this.asked.get(game);
    if (!book) {
      book = api.rules(game).then((found) => {
        this.known = { ...this.known, [game]: found };
        return found;
      });
      book.catch(() => this.asked.delete(game));
      this.asked.set(game, book);
    }
    return book;
  }
}

export const rulebooks = new Rulebooks();
