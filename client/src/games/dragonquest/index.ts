/** DragonQuest in the browser. */
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import { alike, DICE, thrown, tray } from "./dice";
import { reading, situation } from "./reading";

const module: GameModule = { Board, dice: DICE, alike, thrown, tray, reading, situation };

export default module;
