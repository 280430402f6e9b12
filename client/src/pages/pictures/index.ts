import type { Component } from "svelte";
import Betrayals from "./Betrayals.svelte";
import Deckbox from "./Deckbox.svelte";
import Dragonquest from "./Dragonquest.svelte";
import Heroquest from "./Heroquest.svelte";

export const pictures: Partial<Record<string, Component>> = {
  dragonquest: Dragonquest,
  heroquest: Heroquest,
  betrayals: Betrayals,
  deckbox: Deckbox,
};
