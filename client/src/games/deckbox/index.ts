/** Deck Box Dungeons in the browser: crisp tiles, coloured dice, hero cards, the market and scrolls. */
import { byLanguage } from "../../texts/languages";
import type { Say } from "../board";
import type { Face as SeatFace, GameModule, KeptPlace, Preset, Seating, Sitter, Ware as Row } from "../module";
import { HERO_ART } from "./art/heroes";
import Board from "./Board.svelte";
import Badge from "./cards/Badge.svelte";
import { confirm } from "./confirm";
import Draft from "./cards/Draft.svelte";
import Face from "./cards/Face.svelte";
import Ware from "./cards/Ware.svelte";
import { timingOf } from "./cards/content";
import HeroChoice from "./cards/HeroChoice.svelte";
import HeroSheet from "./cards/HeroSheet.svelte";
import { FIRST_HEROES } from "./cards/ready_made";
import { DICE, hand, thrown } from "./dice";
import EndScreen from "./EndScreen.svelte";
import Keepsake from "./Keepsake.svelte";
import { errands } from "./errands";
import { beginsTurn, lasts, quiet, sound } from "./events";
import QuestFile from "../../ui/QuestFile.svelte";
import type { Option } from "../../wire";
import Seed from "./forms/Seed.svelte";
import { AT_THE_END, whyEnd } from "./lead";
import { LEGEND } from "./legend";
import { alone, called, cardName, heroName, known } from "./names";
import { noted } from "./projection";
import presets from "./presets.json";
import { SCENES } from "./scenes";
import Besides from "./stage/Besides.svelte";
import Watched from "./stage/Watched.svelte";
import { TIPS } from "./tips";
import { bare, heroAt, type Props, type View } from "./types";
import { attackOdds, HOW, thrownOdds } from "./walks";

/** One line under a player's name. */
function brief(view: View, seat: number, say: Say): string {
  const hero = heroAt(view, seat);
  if (!hero?.hero) return "";
  return hero.fallen
    ? say("board-fallen")
    : say("board-brief", { health: hero.health, energy: hero.energy, treasure: hero.treasure });
}

function tiny(view: View, seat: number): string {
  const hero = heroAt(view, seat);
  return !hero?.hero ? "–" : hero.fallen ? "✝" : `♥ ${hero.health}`;
}

function ware({ market }: View, ref: string, say: Say): Row {
  const id = bare(ref);
  const cost = market.find((offer) => offer?.id === id)?.cost;
  return {
    name: cardName("item", id, say),
    does: `${known(say, `item-${id}-about`)} ${timingOf(id, say)}.`,
    ...(cost === undefined ? {} : { price: say("board-price", { count: cost }) }),
  };
}

/** Two heroes are the usual party; who plays alone or at once leads both. */
function seating(which: Seating): Sitter[] {
  if (which === "bots") return ["you", "bot:strong"];
  if (which === "friends") return ["you", "open"];
  if (which === "screen") return ["you", "here"];
  return ["you", "you"];
}

function role(view: View, seat: number, say: Say): string {
  const hero = heroAt(view, seat);
  return hero?.hero ? alone(heroName(view, hero, say)) : "";
}

function face(view: View, seat: number): SeatFace | null {
  const parts = HERO_ART[heroAt(view, seat)?.hero ?? ""];
  return parts ? { colour: `var(--seat-${seat % 8})`, parts } : null;
}

function headline(view: View, say: Say): string {
  const { round, limit } = view.quest;
  if (!round) return "";
  return limit ? say("board-round-of", { round, limit }) : say("board-round", { round });
}

/** Alone one need not be asked after each blow of the enemies whether there is anything to buy. */
const UNINTERRUPTED = { minor_windows: "player_phase" };

/** Moving has its place, also when there is none left; what can be struck goes before it where there is little height. */
function kept(props: Props): KeptPlace | null {
  const { step, say } = props;
  if (step !== "Act" || props.seat !== props.view.turn.hero) return null;
  const { actions, points } = props.view.turn;
  const meanwhile = say(actions || points ? "board-hemmed-in" : "board-no-move");
  return { verbs: ["step"], meanwhile, foot: true };
}

/** What an attack is worth, as pressing the enemy says it; of an item or an ability, what its own attacks are. */
function worth(option: Option, props: Props): string {
  const { view, say, settings } = props;
  if (option.verb === "end") return (view.turn.actions && whyEnd(props)) || "";
  const shot = view.shots.find(({ enemy, how }) => option.verb === HOW[how] && option.refs.includes(enemy));
  return shot ? attackOdds(shot, say, settings.phone) : thrownOdds(props, option, settings.phone);
}

/** Ending the turn is what comes next: no action and no ability is left, whatever step or purchase might still be thought of, or the bot would do so. */
const isSpent = ({ turn }: View, options: readonly Option[], props?: Props | null): boolean =>
  (turn.actions === 0 && !options.some(({ verb }) => verb === "ability")) || (!!props && whyEnd(props) !== null);

const module: GameModule = {
  parts: {
    Board,
    Scene: Draft,
    scene: (props: Props) => props.step === "TakeCard" && !props.playing,
    Sheet: HeroSheet,
    Badge,
    Face,
    Ware,
    EndScreen,
    Keepsake,
    Watch: Watched,
    Besides,
  },
  words: { brief, tiny, headline, called, ware },
  seats: { role, face, byRole: true, seating },
  choices: {
    folded: ["step", "veil", "place", "give-treasure", "ask-treasure", "take", "buy"],
    wares: ["buy"],
    keys: { end: "e" },
    closing: { verb: "end", due: (view, options, props) => isSpent(view as View, options, props as Props | null) },
    confirm: (option, view: View, say, _lang, _seat, props) => confirm(option, view, say, props as Props | null),
    kept,
    errands,
    led: ["Act"],
    worth,
    far: { on: "step", then: AT_THE_END },
    together: { step: "WhoActs", one: "activate", passes: "yield" },
    // the card is pressed, whatever the ability is aimed at
    standing: ({ verb, args }) => (verb === "ability" ? [String(args["ability"])] : []),
  },
  events: { lasts, sound, quiet, ambience: "cellar", begins_turn: beginsTurn, noted },
  scenes: SCENES,
  dice: {
    looks: DICE,
    onBoard: true,
    thrown,
    hand,
  },
  setup: {
    shelf: {
      option: "quest",
      rises: true,
      beside: ["hero"],
      cards: { hero: HeroChoice },
      more: ["equipment", "ability", "seed", "quest_file"],
    },
    presets: presets as { keeps: string[]; list: Preset[] },
    companion: {
      throws: ["attack", "defence", "test", "branch", "crumble", "spawn", "loot", "item"],
      paper: ["enemies"],
      sheets: true,
      placing: true,
    },
    quick: { ...FIRST_HEROES, ...UNINTERRUPTED },
    alone: UNINTERRUPTED,
    forms: { seed: Seed, quest_file: QuestFile },
  },
  tips: TIPS,
  legend: LEGEND,
  texts: byLanguage(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true })),
};

export default module;
