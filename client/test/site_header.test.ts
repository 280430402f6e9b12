// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { show } from "../src/games/shared/shown";
import { to } from "../src/router";
import { way } from "../src/store/route.svelte";
import SiteHeader from "../src/ui/SiteHeader.svelte";

it("leads to the rules of the game that a page is about", () => {
  show(SiteHeader, {});
  const book = (): string | null => document.querySelector("nav a")!.getAttribute("href");
  way.go(to.new("deckbox"));
  flushSync();
  expect(book()).toBe(to.rules("deckbox"));
  way.go(to.settings());
  flushSync();
  expect(book()).toBe(to.rules());
});
