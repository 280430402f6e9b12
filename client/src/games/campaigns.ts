/** The book of a game whose heroes live longer than a quest: Campaign.svelte in its folder, loaded when it is opened. */
import type { Component } from "svelte";
import type { Lang, MomentInfo } from "../wire";
import type { AnyView, BoardSettings, Say } from "./board";

export interface CampaignProps<View = AnyView> {
  view: View;
  /** All that happened. */
  log: readonly MomentInfo[];
  say: Say;
  lang: Lang;
  theme: BoardSettings["theme"];
}

const files = import.meta.glob<Component<CampaignProps>>("./*/Campaign.svelte", { import: "default" });

export const campaignOf = (game: string): (() => Promise<Component<CampaignProps>>) | undefined =>
  files[`./${game}/Campaign.svelte`];
