import { expect, it } from "vitest";
import { deedsOf, sumOf } from "../end/deeds";
import type { Adventurer, PromiseView, View } from "../view";

const promise = (state: string, kind: string, n?: number): PromiseView =>
  ({ state, pledge: { kind, n }, from: "seat:0", to: "seat:1" }) as unknown as PromiseView;
const who = (kept: number, broken: number): Adventurer => ({ ledger: { kept, broken } }) as unknown as Adventurer;
const view = (promises: PromiseView[], ...adventurers: Adventurer[]): View =>
  ({ promises, adventurers }) as unknown as View;

it("remembers the dearest word broken, the dearest kept, and the surest word", () => {
  const dear = [promise("broken", "trophy", 1), promise("kept", "gems", 7)];
  const all = [promise("broken", "gems", 2), promise("kept", "side"), promise("open", "trophy", 3), ...dear];
  const sure = who(4, 0);
  const deeds = deedsOf(view(all, who(5, 2), sure, who(0, 0)));
  expect([deeds.betrayal, deeds.deal]).toEqual(dear);
  expect(deeds.keeper).toBe(sure);
});

it("remembers nothing of a game without promises", () => {
  expect(deedsOf(view([], who(0, 0)))).toEqual({ betrayal: null, deal: null, keeper: null });
});

it("adds a final count up again", () => {
  const row = {
    seat: "seat:0",
    place: 1,
    carcasses: 2,
    trophies: 14,
    total: 11,
    main: { quest: "quest:giant_feller", done: true, points: 4 },
    secondary: [
      { quest: "quest:hoard", done: true, points: 2 },
      { quest: "quest:plunderer", done: false, points: -3 },
    ],
  } as const;
  const { fights, quests, lost } = sumOf({ ...row, secondary: [...row.secondary] });
  expect([fights, quests, lost]).toEqual([8, 6, 3]);
  expect(fights + quests - lost).toBe(row.total);
});
