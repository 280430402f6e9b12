/** Tips for the first game, one at a time. */
import type { Tip } from "../board";

export const TIPS: Tip[] = [
  { id: "dqt-venture", text: "board-tip-venture", when: ({ options }) => options.some(({ verb }) => verb === "dungeon"), at: () => "" },
  { id: "dqt-ally", text: "board-tip-ally", when: ({ view, step }) => view.fight?.kind === "dungeon" && step === "Parley", at: () => "" },
  { id: "dqt-side", text: "board-tip-side", when: ({ options }) => options.some(({ verb }) => verb === "side"), at: () => "" },
  { id: "dqt-promise", text: "board-tip-promise", when: ({ options }) => options.some(({ verb }) => verb === "pay"), at: () => "" },
];
