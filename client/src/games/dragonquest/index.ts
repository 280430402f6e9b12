/** DragonQuest in the browser: the parchment sheet, the treasure chamber, the dice. */
import type { Say } from "../board";
import type { GameModule, Ware as WareRow } from "../module";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { errands, toTheEnd } from "./building";
import { alike, arrange, DICE, thrown, throwers, tray } from "./dice";
import EndScreen from "./EndScreen.svelte";
import Keepsake from "./Keepsake.svelte";
import { beat, lasts, quiet, settles, sound } from "./events";
import OwnTreasures from "./forms/OwnTreasures.svelte";
import { hand } from "./hand";
import { LEGEND } from "./legend";
import "./narrow.css";
import Odds from "./Odds.svelte";
import Places from "./Places.svelte";
import { gainWords, isCast } from "./scene/cast";
import { isThreat } from "./scene/threat";
import { noted } from "./projection";
import { suggested } from "./odds";
import { recap } from "./recap";
import { treasureName } from "./reading";
import { inChamber } from "./scene/mood";
import { facing } from "./scene/peril";
import Sheet from "./Sheet.svelte";
import { SCENES } from "./scenes";
import { TIPS } from "./tips";
import { seatOf, WARNINGS, type Ask, type Props, type View } from "./types";
import Ware from "./Ware.svelte";
import Watch from "./Watch.svelte";

/** One line under a player's name. */
function brief(view: View, seat: number, say: Say): string {
  const hero = view.heroes[seat]!;
  const loot = hero.loot;
  if (hero.status === "dead") return say("board-brief-dead", { cause: `@cause-${hero.cause}` });
  if (hero.status === "escaped") return say("board-brief-escaped", { loot });
  return say("board-brief", { lp: hero.lp, suns: hero.suns_left, loot });
}

function headline(view: View, say: Say): string {
  const hero = view.heroes[seatOf(view.active)]!;
  return say("board-headline", { round: view.round, hero: hero.seat, suns: hero.suns_left });
}

/** Treasures of the players' own have the names they gave them; the texts name the rest. */
function called({ supply }: View, ref: string, say: Say): string {
  const treasure = supply.treasures.find((each) => ref === each.ref);
  return treasure ? treasureName(treasure, say) : "";
}

function ware({ supply }: View, ref: string, say: Say): WareRow | null {
  const object = supply.objects.find(({ id }) => ref === `object:${id}`);
  if (object)
    return {
      name: say.ref(ref),
      does: say(`object-${object.id}-effect`),
      price: say("board-ware-points", { cost: object.cost }),
    };
  const treasure = supply.treasures.find((each) => ref === each.ref);
  return (
    (treasure && {
      name: treasureName(treasure, say),
      does: say("board-ware-worth", { value: treasure.value }),
      price: "★".repeat(treasure.stars),
      rank: treasure.value,
    }) ??
    null
  );
}

/** Things one would like and cannot have, shown faded with the reason: too dear, or too many stars; the nearest first. */
function also({ view, step, lit }: Props): string[] {
  const wanted =
    step === "OfferObjects"
      ? view.supply.objects.toSorted((a, b) => a.cost - b.cost).map(({ id }) => `object:${id}`)
      : step === "TakeTreasure"
        ? view.supply.treasures.map(({ ref }) => ref)
        : [];
  return wanted.filter((ref) => !lit.has(ref));
}

/** What there is to keep. */
function keeps({ step, view, say }: Props): string {
  return step === "OfferReroll" ? say("board-keep", { what: `=${gainWords(view.dice.movement, say) || "none"}` }) : "";
}

const module: GameModule = {
  parts: {
    Board,
    steady: true,
    Scene: Places,
    scene: (props: Props) => isCast(props) || inChamber(props) || isThreat(props) || facing(props) !== null,
    Sheet,
    Badge,
    Watch,
    Ware,
    EndScreen,
    ranked: true,
    Keepsake,
    Odds,
    oddsFirst: ["OfferReroll", "StayOrLeave"] satisfies Ask[],
  },
  words: { brief, headline, called, ware },
  seats: { isOut: ({ heroes }: View, seat) => heroes[seat]?.status !== "inside" },
  choices: {
    alike,
    secret_steps: ["HideTile"] satisfies Ask[],
    warns: ({ text }) => WARNINGS.includes(text),
    also,
    errands,
    meanwhile: toTheEnd,
    wares: ["buy", "take"],
    abreast: ["hide", "guess"],
    far: { on: "walk", then: [] },
    // to let the dice lie is always in sight, and as good as to throw again
    closing: { verb: "stop", due: () => false, early: () => true, says: keeps },
    suggests: suggested,
  },
  events: {
    lasts,
    beat,
    sound,
    quiet,
    settles,
    patience: 5_000,
    ambience: "hearth",
    recap,
    noted: (view, told) => told.reduce(noted, view),
  },
  scenes: SCENES,
  dice: { looks: DICE, tray, thrown, throwers, arrange, place: true, inScene: true, hand },
  setup: {
    alone: { fast_walls: "on" }, // nobody's mind is to be read: naming a number would be a press and no decision
    shelf: { option: "difficulty" },
    forms: { custom_treasures: OwnTreasures },
  },
  tips: TIPS,
  legend: LEGEND,
};

export default module;
