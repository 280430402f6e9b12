// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/connection/api";
import { rulebooks } from "../src/store/rulebooks.svelte";
import RuleName from "../src/ui/RuleName.svelte";
import type { Rulebook } from "../src/wire";

afterEach(() => void vi.restoreAllMocks());

it("says a rule's chapter, and its id until the book is open or where it has none", async () => {
  const book = {
    game: "castle",
    card: [],
    chapters: { dor: { en: "Doors", fr: "Portes" } },
    rules: { "cas-dor-01": { en: "", fr: "", source: "", chapter: "dor", rulings: [] } },
    rulings: {},
  } as Rulebook;
  vi.spyOn(api, "rules").mockResolvedValue(book);
  const said = (id: string): string => {
    const shown = mount(RuleName, { target: document.body, props: { game: "castle", id } });
    flushSync();
    const text = document.body.textContent.trim().replace(/\s+/g, " ");
    void unmount(shown);
    return text;
  };
  expect(said("cas-dor-01")).toBe("§ cas-dor-01");
  await rulebooks.load("castle");
  expect(said("cas-dor-01")).toBe("§ Doors");
  expect(said("cas-new-99")).toBe("§ cas-new-99");
});
