// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import module from "..";
import { api } from "../../../connection/api";
import { nextQuest, playAgain } from "../../../lib/playnow";
import { keyring } from "../../../store/keyring.svelte";
import { games } from "../../../store/games.svelte";
import EndCard from "../../../table/EndCard.svelte";
import type { GameInfo, TableInfo } from "../../../wire";
import { show } from "../../shared/shown";
import { moment, propsOf, sayIn } from "./moments";

const quest = (id: string, difficulty: number) => ({ id, difficulty, minutes: 30 });
const game = { id: "deckbox", quests: [quest("a4", 4), quest("p0", 1), quest("p1", 2)] } as GameInfo;
const seat = (n: number) => ({ n, kind: "human", name: "A" });
const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "here",
    game: "deckbox",
    options: { quest: "p0" },
    seats: [seat(0)],
    rematch: null,
    lesson: "",
    ...more,
  }) as TableInfo;

describe("after a win", () => {
  beforeEach(() => {
    localStorage.clear();
    keyring.change("here", { game: "deckbox", host: "host", seats: { 0: "key" } });
  });

  it("the next quest of the shelf is offered, as long as nobody else has a say", () => {
    expect(nextQuest(table(), game, module)).toBe("p1");
    expect(nextQuest(table({ options: { quest: "p1" } }), { ...game, quests: [quest("p1", 2)] }, module)).toBeNull();
    expect(nextQuest(table({ seats: [seat(0), seat(1)] as TableInfo["seats"] }), game, module)).toBeNull();
    expect(nextQuest(table({ rematch: "there" }), game, module)).toBeNull();
    expect(nextQuest(table(), game, { setup: { shelf: { option: "quest" } } })).toBeNull();
  });

  it("it is begun by the same heroes", async () => {
    vi.spyOn(api, "rematch").mockResolvedValue({ table: { id: "there" } } as never);
    vi.spyOn(api, "sit").mockResolvedValue({} as never);
    const change = vi.spyOn(api, "change").mockResolvedValue({} as never);
    const start = vi.spyOn(api, "start").mockResolvedValue({} as never);
    await playAgain(table({ options: { quest: "p0", heroes: "cards" } }), { quest: "p1" });
    expect(change).toHaveBeenCalledWith("there", { options: { quest: "p1", heroes: "cards" } }, "host");
    expect(start).toHaveBeenCalledWith("there", "host");
    vi.restoreAllMocks();
  });

  it("it is the main button of the end, with its name, and the same again stands beside it", () => {
    games.all = [game];
    const { before, names } = moment("walk");
    const end = (winners: number[]): [string, boolean][] => {
      const state = {
        module: { ...module, parts: {} },
        say: sayIn("en", names),
        names,
        seats: { held: [0] },
        story: { moments: [], shown: before },
        lesson: {},
        info: table(),
      };
      const outcome = { winners, scores: [0], text: "result", args: {} };
      show(EndCard, { table: { props: propsOf(before, names), state }, outcome, close: () => {} });
      return [...document.querySelectorAll("dialog .ways .button, .ways .button")]
        .slice(-2)
        .map((button) => [button.textContent.trim(), button.classList.contains("primary")]);
    };
    expect(end([0])).toEqual([
      ["Play again", false],
      [expect.stringMatching(/^Next quest: .*p1/), true],
    ]);
    expect(end([]).at(-1)).toEqual(["Play again", true]);
  });
});
