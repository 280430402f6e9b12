/** The rules of the games by their ids, asked for when they are first looked up. */
import { api } from "../connection/api";
import type { Rulebook } from "../wire";

class Rulebooks {
  private known = $state.raw<Record<string, Rulebook>>({});
  private asked = new Map<string, Promise<Rulebook>>();

  of(game: string): Rulebook | undefined {
    return this.known[game];
  }

  /** What the chapter of a rule is called, by language, once the book is open. */
  chapterOf(game: string, rule: string): Record<string, string> | undefined {
    const book = this.known[game];
    return book?.chapters[book.rules[rule]?.chapter ?? ""];
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
