/** HeroQuest in the browser: the dungeon by torchlight, hero cards, the parchment, the armoury. */
import secretDoor from "icon:secret-door";
import { byLanguage } from "../../texts/languages";
import QuestFile from "../../ui/QuestFile.svelte";
import type { Option } from "../../wire";
import type { Say } from "../board";
import type { ChoiceRow, GameModule, KeptPlace, Preset, Seating, Sitter } from "../module";
import Board from "./Board.svelte";
import HeroCard from "./cards/HeroCard.svelte";
import { confirm } from "./confirm";
import { DICE, hand, thrown } from "./dice";
import EndScreen from "./EndScreen.svelte";
import Keepsake from "./Keepsake.svelte";
import HeroNames from "./forms/HeroNames.svelte";
import { errands } from "./errands";
import { even } from "./equals";
import { beginsTurn, lasts, quiet, settles, sound } from "./events";
import { drawn } from "./fights";
import { chest, TRAPS } from "./icons";
import { HANDS_ON } from "./inviting";
import { endOf } from "./lead";
import { LEGEND } from "./legend";
import { worth } from "./odds";
import { beset } from "./peril";
import { bestCast, beyond, spellWorth, unspoken } from "./spellcraft";
import Place from "./Place.svelte";
import Watch from "./Watch.svelte";
import { noted } from "./projection";
import presets from "./presets.json";
import { SCENES } from "./scenes";
import { TIPS } from "./tips";
import { called, faceOf, heroName } from "./names";
import { joined, spends } from "./wording";
import { heroAt, ZARGON, type Props, type View } from "./types";

/** One line under a player's name. */
function brief(view: View, seat: number, say: Say): string {
  const hero = heroAt(view, seat);
  if (!hero) return say("board-brief-zargon", { count: view.monsters.length });
  if (hero.status === "dead") return say("board-dead");
  if (hero.status === "left") return say("board-left");
  return say("board-brief", { body: hero.body, mind: hero.mind });
}

function tiny(view: View, seat: number): string {
  const hero = heroAt(view, seat);
  if (!hero) return `☠ ${view.monsters.length}`;
  return hero.status === "dead" ? "✝" : hero.status === "left" ? "✓" : `♥ ${hero.body}`;
}

/** Zargon sits first. Who plays at once or alone leads all four heroes. */
function seating(which: Seating): Sitter[] {
  const zargon: Sitter = "bot:fair";
  if (which === "bots") return [zargon, "you", "bot:fair", "bot:fair", "bot:fair"];
  if (which === "friends") return [zargon, "you", "open", "open", "open"];
  if (which === "screen") return [zargon, "you", "here"];
  if (which === "overlord") return ["you", "bot:fair", "bot:fair", "bot:fair", "bot:fair"];
  return [zargon, "you", "you", "you", "you"];
}

function role(view: View, seat: number, say: Say): string {
  const hero = heroAt(view, seat);
  return hero ? heroName(hero, say) : say("zargon");
}

const SEARCHES = { treasure: chest, secret: secretDoor, traps: TRAPS.pit! };

/** What an answer comes to for the quest, where its words do not say it. */
const means = ({ verb }: Option, { view, say }: Props): string =>
  verb === "leave" ? say("board-leave-about", { won: view.quest.goals.every(({ met }) => met) ? "yes" : "no" }) : "";

/** The three searches; those one cannot make now, or had better not, are dim and say why. */
function row({ step, view, say }: Props): ChoiceRow | null {
  if (step !== "HeroChoice") return null;
  const cells = Object.entries(SEARCHES).map(([what, icon]) => ({
    name: `search ${what}`,
    ref: `search:${what}`,
    label: say(`board-search-${what}`),
    icon,
    unwise: what === "treasure" && beset(view) ? say("board-search-unwise") : "",
  }));
  return { verb: "search", caption: say("board-search"), cells };
}

/** Moving comes first: the dice, then the squares. */
function kept({ step, view, say, options }: Props): KeptPlace | null {
  if (step !== "HeroChoice") return null;
  const stuck = view.turn.left > 0 && options.every(({ verb }) => verb !== "roll");
  return { verbs: ["roll", "walk"], meanwhile: stuck ? say("board-no-way") : "" };
}

/** Passing things on, a throw that loses the weapon, and leaving before the quest is won. */
const seldom = ({ verb }: Option, view: View): boolean =>
  HANDS_ON.includes(verb) || verb === "throw" || (verb === "leave" && !view.quest.goals.every(({ met }) => met));

/** Nothing is left to do but to end the turn: what one could still drink or hand over may wait. */
const spent = (view: View, options: readonly Option[]): boolean =>
  view.turn.hero !== null &&
  options.every(
    (each) => ["drink", "drop", "end"].includes(each.verb) || (each.verb !== "throw" && seldom(each, view)),
  );

/** Not even a potion is left. */
const done = (view: View, options: readonly Option[]): boolean =>
  spent(view, options) && options.every(({ verb }) => verb !== "drink");

/** Once it is due, whose turn it is that one ends. */
const ends = (props: Props): string =>
  props.step === "HeroChoice" && props.view.turn.hero !== null && spent(props.view, props.options) ? endOf(props) : "";

/** The dice, without which nobody gets anywhere, unless something better has a button of its own. */
const urged = ({ verb }: Option, props: Props): boolean => verb === "roll" && !props.mind && !even(props);

/** The same letter for the same act, whatever else can be done: W to walk, A to attack, E to end. */
const KEYS = {
  roll: "w",
  walk: "w",
  attack: "a",
  strike: "a",
  open: "d",
  "search treasure": "s",
  "search secret": "x",
  "search traps": "p",
  end: "e",
};

const module: GameModule = {
  parts: {
    night: true,
    Board,
    Scene: Place,
    scene: ({ view, step }: Props) => view.phase === "between" || step === "ChooseGroups",
    Sheet: HeroCard,
    EndScreen,
    Keepsake,
    Watch,
  },
  words: {
    brief,
    tiny,
    headline: (view: View, say) => (view.quest.round ? say("board-round", { round: view.quest.round }) : ""),
    called,
  },
  seats: { role, byRole: true, face: faceOf, seating, overlord: ZARGON },
  choices: {
    keys: KEYS,
    folded: ["walk", "place", "cast", "give", "lend", "learn", "hold"],
    pondered: ["cast", "give", "lend", "hold"],
    plain: ["attack", "throw"],
    rank: ({ verb, args }) => (verb === "attack" ? Number(args["dice"] ?? 0) : 0),
    worth: (option, props: Props) =>
      joined(
        means(option, props) || (option.verb === "cast" ? spellWorth : worth)(option, props),
        ["attack", "throw"].includes(option.verb) ? spends(props) : "",
      ),
    missing: (ref, options, props: Props) =>
      ref ? (ref.startsWith("spell:") ? beyond(options, props) : []) : unspoken(options, props),
    best: (options, props: Props) => (options[0]?.verb === "cast" ? bestCast(options, props) : ""),
    row,
    kept,
    urged,
    foremost: ["attack"],
    far: { first: "roll", on: "walk", then: ["open"] },
    led: ["HeroChoice"],
    even,
    closing: { verb: "end", due: spent, says: ends, itself: done },
    seldom,
    errands,
    confirm,
  },
  events: {
    lasts,
    settles,
    patience: 15_000,
    sound,
    quiet,
    drawn,
    ambience: "cellar",
    begins_turn: beginsTurn,
    noted: (view, told) => told.reduce(noted, view),
  },
  scenes: SCENES,
  dice: {
    looks: DICE,
    onBoard: true,
    thrown,
    hand,
  },
  setup: {
    shelf: { option: "quest", beside: ["campaign", "heroes"], more: ["hero_names", "quest_file"] },
    presets: presets as { keeps: string[]; list: Preset[] },
    companion: { throws: ["combat", "red", "card"], paper: ["monsters"], sheets: true, placing: true },
    forms: { hero_names: HeroNames, quest_file: QuestFile },
    quick: { campaign: "campaign", spell_split: "suggested" },
  },
  tips: TIPS,
  legend: LEGEND,
  texts: byLanguage(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true })),
};

export default module;
