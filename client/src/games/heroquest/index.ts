/** HeroQuest in the browser: the dungeon by torchlight, hero cards, the parchment, the armoury. */
import type { GameModule, Say } from "../board";
import Armoury from "./Armoury.svelte";
import Board from "./Board.svelte";
import HeroCard from "./cards/HeroCard.svelte";
import { DICE, hand, thrown, tray } from "./dice";
import EndScreen from "./EndScreen.svelte";
import { beginsTurn, lasts, quiet, sound } from "./events";
import { reading, situation } from "./reading";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import { TIPS } from "./tips";
import { heroAt, type View } from "./types";

/** One line under a player's name. */
function brief(view: View, seat: number, say: Say): string {
  const hero = heroAt(view, seat);
  if (!hero) return say("board-monsters", { count: view.monsters.length });
  if (hero.status === "dead") return say("board-dead");
  if (hero.status === "left") return say("board-left");
  return say("board-brief", { body: hero.body, mind: hero.mind, gold: hero.gold });
}

const module: GameModule = {
  Board,
  Scene: Armoury,
  scene: ({ view }) => view.phase === "between",
  Sheet: HeroCard,
  brief,
  EndScreen,
  headline: (view: View, say) => say("board-round", { round: view.quest.round }),
  situation,
  reading,
  dice: DICE,
  tray,
  thrown,
  hand,
  lasts,
  sound,
  quiet,
  begins_turn: beginsTurn,
  tips: TIPS,
  texts: { en, fr },
};

export default module;
