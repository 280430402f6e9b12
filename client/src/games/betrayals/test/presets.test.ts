import { expect, it } from "vitest";
import { presets, wordOf } from "../deal/presets";
import type { Option } from "../../../wire";

it("lists the usual deals from nothing to much", () => {
  const words = ["free", "later:1", "later:2", "later:3", "now:1", "trophy", "company", "pact"];
  const quick = words.map((word) => ({ name: `offer seat:1 ${word}` }) as Option);
  expect(presets(quick, 6).map(wordOf)).toEqual(["free", "later:1", "later:3", "now:1", "trophy", "company"]);
});
