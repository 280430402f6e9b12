/** The moments everybody looks up for: fists opening, hands shaken, a word broken, a quest shown, an item taken. */
import type { SceneLook, SceneMoment, SceneRule } from "../moments";
import { addressed, fighters, isMine, lapsed, outcome, touched, unhelped } from "./aftermath";
import { ADVENTURES, ITEMS, SIGNS } from "./icons";
import { idOf, seatRef } from "./types";
import Broken from "./cards/Broken.svelte";
import Deal from "./cards/Deal.svelte";
import Whole from "./cards/Whole.svelte";

const card = ({ telling }: SceneMoment): string => {
  const ref = telling.refs.find((each) => idOf(each) in ADVENTURES);
  return ref ? ADVENTURES[idOf(ref)]! : SIGNS.deck;
};
const thing =
  (otherwise: string) =>
  ({ telling }: SceneMoment): string =>
    ITEMS[idOf(telling.refs.find((ref) => ref.startsWith("item:")) ?? "")] ?? otherwise;
const title =
  (text: string) =>
  ({ say }: SceneMoment): string =>
    say(text);
/** To whom a word was broken, and by whom, is not all one to those two. */
const whoseWord = ({ telling, say, seat }: SceneMoment): string => {
  const me = typeof seat === "number" ? seatRef(seat) : "";
  const part = me === telling.args["promisee"] ? "-to-you" : me === telling.args["promiser"] ? "-by-you" : "";
  return say(`board-scene-broken${part}`);
};
const show = (look: SceneLook, icon: SceneRule["icon"], turns = 0): SceneRule => ({
  stage: "show",
  look,
  ...(icon && { icon }),
  turns,
});

/** How a fight has ended waits for those who have fought it, under both sums: they say why. */
const RESULT = { below: true, whose: fighters, words: outcome } satisfies Partial<SceneRule>;

export const SCENES: Record<string, SceneRule> = {
  "promise-broken": {
    stage: "all",
    look: "torn",
    icon: SIGNS.promise,
    title: whoseWord,
    Picture: Broken,
    turns: 100,
  },
  // an event is over as soon as it is drawn: its card is shown whole, and waits for those whom it touches
  "event-applied": { stage: "own", whose: touched, look: "card", icon: card, Picture: Whole, turns: 45 },
  "last-round": { stage: "all", look: "plain", icon: SIGNS.bell, title: title("board-scene-bell"), turns: 90 },
  "quest-claimed": {
    stage: "own",
    look: "gain",
    icon: SIGNS.done,
    title: title("board-scene-claimed"),
    facts: ({ telling, say }) => [say(`quest-${idOf(String(telling.args["quest"]))}-condition`)],
    turns: 80,
  },
  "monster-won": { stage: "own", look: "harm", icon: card, ...RESULT, turns: 50 },
  cursed: { stage: "own", look: "magic", icon: SIGNS.curse, title: title("board-scene-cursed"), turns: 55 },
  "dragon-item-won": { stage: "own", look: "gain", icon: thing(SIGNS.unique), turns: 85 },
  "card-drawn": show("plain", card),
  "blades-rolled": show("plain", SIGNS.swords, 20),
  "turn-begins": { stage: "line", look: "plain", when: isMine, words: addressed },
  recovered: { stage: "line", look: "gain", icon: SIGNS.drop, when: isMine, words: addressed },
  "first-rolled": { stage: "line", look: "plain" },
  "fought-alone": { stage: "line", look: "plain", words: unhelped },
  "offer-lapsed": { stage: "line", look: "plain", words: lapsed },
  "arena-opened": show("foe", SIGNS.swords, 60),
  "arena-won": { stage: "own", look: "gain", icon: SIGNS.crown, ...RESULT, turns: 70 },
  "volte-face": show("torn", SIGNS.neutral, 88),
  "monster-beaten": { stage: "own", look: "gain", icon: card, ...RESULT, turns: 32 },
  plundered: show("harm", thing(SIGNS.bones), 62),
  "pot-taken": show("gain", SIGNS.pot, 58),
  "offer-accepted": { stage: "show", look: "gain", icon: SIGNS.ally, Picture: Deal },
  "armour-spent": show("harm", SIGNS.shield, 40),
  "promise-kept": { stage: "line", look: "gain", icon: SIGNS.promise, turns: 36 },
  paid: { stage: "line", look: "gain", icon: SIGNS.promise, turns: 30 },
  "trophy-bought": { look: "gain", icon: SIGNS.trophy, turns: 24 },
  refused: { look: "torn", icon: SIGNS.torn, turns: 48 },
};
