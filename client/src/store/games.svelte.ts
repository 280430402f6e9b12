/** The games of this hall: the page carries them, or they are asked for once. */
import { api } from "../connection/api";
import type { GameInfo } from "../wire";

/** What the hall has written into the page; nothing where somebody else serves it. */
export function carried(): GameInfo[] {
  const data = typeof document === "undefined" ? null : document.getElementById("games")?.textContent;
  return data ? (JSON.parse(data) as GameInfo[]) : [];
}

class Games {
  all = $state.raw<GameInfo[]>(carried());
  private asked: Promise<GameInfo[]> | null = this.all.length ? Promise.resolve(this.all) : null;

  load(): Promise<GameInfo[]> {
    this.asked ??= api
      .games()
      .then((all) => (this.all = all))
      .catch((problem) => {
        this.asked = null;
        throw problem;
      });
    return this.asked;
  }

  async find(id: string): Promise<GameInfo | undefined> {
    return (await this.load()).find((game) => game.id === id);
  }
}

export const games = new Games();
