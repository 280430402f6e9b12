// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import module from "..";
import { api } from "../../../connection/api";
import { show } from "../../shared/shown";
import EndCard from "../../../table/EndCard.svelte";
import { moment, propsOf, sayIn } from "./moments";

it("ranks everybody once", () => {
  const luck = vi.spyOn(api, "luck").mockResolvedValue([]);
  const { before, names } = moment("end");
  const outcome = { winners: [0], scores: names.map((_, n) => 16 - n), text: "result", args: {} };
  const lists = (parts: typeof module.parts): number => {
    const table = {
      props: propsOf(before, names),
      state: {
        module: { ...module, parts },
        say: sayIn("en", names),
        names,
        seats: { held: [] },
        story: { moments: [], shown: before },
        lesson: {},
        info: { game: "betrayals", seats: [] },
      },
    };
    show(EndCard, { table, outcome, close: () => {} });
    return document.querySelectorAll(".places, .end tbody").length;
  };
  expect(lists(module.parts)).toBe(1);
  expect(lists({ ...module.parts, ranked: false }), "a game that does not say so has the shell's list too").toBe(2);
  luck.mockRestore();
});
