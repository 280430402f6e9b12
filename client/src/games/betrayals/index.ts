/** Donjon, Quêtes et Trahisons in the browser: cards and gems on velvet, deals as things one can tap. */
import { byLanguage } from "../../texts/languages";
import type { Face, GameModule, Seating, Sitter } from "../module";
import { moved } from "../shared/art/shapes";
import { FACE, FACES } from "./art/faces";
import Board from "./Board.svelte";
import Badge from "./cards/Badge.svelte";
import Sheet from "./cards/Sheet.svelte";
import { DICE, hand, throwers, thrown } from "./dice";
import { confirm } from "./confirm";
import EndScreen from "./EndScreen.svelte";
import Keepsake from "./Keepsake.svelte";
import { errands } from "./errands";
import { lasts, PATIENCE, quiet, sound } from "./events";
import { LEGEND } from "./legend";
import { onStage } from "./on_stage";
import { noted } from "./projection";
import { brief } from "./reading";
import { recap } from "./recap";
import { SCENES } from "./scenes";
import { TIPS } from "./tips";
import { at, idOf, type Ask, type View } from "./types";

/** Four at the table: enough for a crowd in the arena, quick enough for an evening. */
function seating(which: Seating): Sitter[] {
  if (which === "friends") return ["you", "open", "open", "open"];
  if (which === "screen" || which === "box") return ["you", "here", "here"];
  return ["you", "bot:fair", "bot:fair", "bot:fair"];
}

const SIGN = 33; // a little less: the shoulders stay on its colour
/** For a seat's sign, 36 x 36 around its middle. */
const SIGNS = new Map(
  Object.entries(FACES).map(([id, parts]) => [
    id,
    moved(`scale(${SIGN / FACE}) translate(${-FACE / 2} ${-FACE / 2})`, parts),
  ]),
);

function face(view: View, seat: number): Face | null {
  const parts = SIGNS.get(idOf(at(view, seat)?.character ?? ""));
  return parts ? { colour: `var(--seat-${seat % 8})`, parts } : null;
}

const ANSWERS: readonly string[] = ["accept", "decline", "too-little", "mistrust"];
/** Trade one may always do, and hardly ever wants. */
const ODD_JOBS: readonly string[] = ["buy-carcass", "sell", "hand-back", "waive"];

const module: GameModule = {
  parts: { Board, Sheet, Badge, EndScreen, ranked: true, Keepsake },
  words: {
    brief,
    headline: (view: View, say) =>
      say(view.round ? "board-round" : "board-setup", { round: view.round, goal: view.goal }),
    phrases: ["trust-me", "need-me", "better-offer", "last-offer", "sure", "remember", "liar"],
  },
  seats: { seating, face },
  choices: {
    folded: [
      "decline",
      "too-little",
      "mistrust",
      "offer",
      "buy",
      "buy-carcass",
      "sell",
      "wear",
      "hand-back",
      "waive",
      "spoils",
    ],
    pondered: ["buy-carcass"],
    seldom: ({ verb }) => ANSWERS.includes(verb) || ODD_JOBS.includes(verb),
    onBoard: onStage,
    errands,
    confirm: (option, view: View, say, _lang, seat) => confirm(option, view, say, seat),
    secret_steps: ["ChooseMain", "KeepQuest", "SecondSight", "ChooseSide"] satisfies Ask[],
  },
  events: { lasts, patience: PATIENCE, sound, quiet, ambience: "tavern", noted, recap },
  scenes: SCENES,
  dice: {
    looks: DICE,
    // they lie beside those who threw them
    onBoard: true,
    thrown,
    throwers,
    hand,
  },
  setup: {
    shelf: { option: "goal", beside: ["characters", "clock"] },
  },
  tips: TIPS,
  legend: LEGEND,
  texts: byLanguage(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true })),
};

export default module;
