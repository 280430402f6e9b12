/** The games of this hall, asked for once. */
import { api } from "../connection/api";
import type { GameInfo } from "../wire";

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<GameInfo[]> | null = null;

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
