/** The moments of a quest: how each is staged, and how much it turns the story. */
import FALLING from "icon:falling";
import GEM from "icon:emerald";
import JEWELS from "icon:gem-necklace";
import LAUREL from "icon:laurel-crown";
import type { Telling } from "../../wire";
import type { SceneMoment, SceneRule } from "../moments";
import { chest, cobweb, coins, EFFECTS, HEROES, ITEMS, MONSTERS, scroll, skull, SPELLS, TRAPS } from "./icons";
import { deeds, deedsInWords, rewards } from "./chronicle";
import { areaOf, squareOf } from "./dungeon/plan";
import Fall from "./Fall.svelte";
import QuestEnd from "./QuestEnd.svelte";
import { alone, heroName, monsterName } from "./names";
import { hasName, kindIn, number, of } from "./told";
import { heroAt, prose, type View } from "./types";

const bare = (ref: unknown): string => String(ref ?? "").replace(/^[^:]*:/, "");
const title =
  (text: string) =>
  ({ say }: SceneMoment): string =>
    say(text);
const about = (id: string, { say }: SceneMoment): string[] => (say.has(`about-${id}`) ? [say(`about-${id}`)] : []);

const CARDS: Record<string, string> = {
  gold_15: coins,
  gold_25: coins,
  gem_35: GEM,
  jewels_50: JEWELS,
  hazard_arrow: TRAPS.spear!,
  hazard_hole: FALLING,
  wandering_monster: MONSTERS.orc!,
};
/** Cards that nobody is glad of. */
const BAD = ["hazard", "wandering"];
const cardOf = ({ telling }: SceneMoment): string => bare(telling.args["card"]);
const trapOf = ({ telling }: SceneMoment): string => bare(telling.args["trap"]);
/** What a trap does, where its own sign says too little. */
const FALLS: Record<string, string> = { pit: FALLING };
const itemOf = ({ telling }: SceneMoment): string => bare(of(telling, "item"));
const spellOf = ({ telling }: SceneMoment): string => bare(telling.args["spell"]);
const monster = ({ telling, view }: SceneMoment): string | undefined =>
  MONSTERS[(view as View).monsters?.find(({ ref }) => telling.refs.includes(ref))?.kind ?? ""] ?? skull;
const hero = ({ telling, view }: SceneMoment): string | undefined =>
  HEROES[heroAt(view as View, telling.seat)?.kind ?? ""];

/** How the monster fights that an event is about. */
function card({ telling, view, say }: SceneMoment): string[] {
  const found = (view as View).monsters?.find(({ ref }) => telling.refs.includes(ref));
  return found ? [say("about-monster-card", { ...found })] : [];
}

/** What is told together with a note that is read over a treasure; nothing of any other note. */
function find({ log, telling }: SceneMoment): readonly Telling[] {
  const told = log.findLast((each) => each.told.includes(telling))?.told ?? [];
  return told.some(({ kind }) => kind === "treasure-found") ? told : [];
}

/** What lay hidden, if it was worth the search. */
const gained = (moment: SceneMoment): readonly Telling[] =>
  find(moment).filter(({ kind }) => kind === "gold-found" || kind === "item-gained");

/** Of a treasure: coins, or a chest; of none, what lay there instead. */
function foundWith(moment: SceneMoment): string | undefined {
  if (!find(moment).length) return undefined;
  if (!gained(moment).length) return cobweb;
  return gained(moment).some(({ kind }) => kind === "gold-found") ? coins : chest;
}

/** Whose card it is: the title says which. */
function drawnBy({ telling, view, say }: SceneMoment): string {
  const drawer = heroAt(view as View, telling.seat);
  return drawer
    ? say("board-scene-draws", { kind: drawer.name ? "named" : drawer.kind, hero: `=${drawer.name}` })
    : say.told(telling);
}

/** The monster with a name of its own that a note tells of, as it comes. */
const namedIn = ({ telling, view, lang, say }: SceneMoment): View["monsters"][number] | undefined =>
  ((view as View).monsters ?? []).find(({ name }) => name && say.told(telling).includes(prose(name, lang)));

/** A treasure is called by what it is; any other note bears the name of the quest. */
function titleOfNote(moment: SceneMoment): string {
  const named = namedIn(moment);
  if (!find(moment).length && named) return monsterName(named, moment.say, moment.lang);
  if (!find(moment).length) return prose((moment.view as View).quest?.title, moment.lang);
  return moment.say(gained(moment).length ? "board-scene-found" : "board-scene-nothing");
}

/** Whom a room that comes into sight holds. */
function foes({ telling, view }: SceneMoment): View["monsters"] {
  const room = bare(of(telling, "room"));
  return ((view as View).monsters ?? []).filter(({ at }) => areaOf(squareOf(at)) === room);
}

/** `2 × goblin, orc` */
function kinds(moment: SceneMoment): string {
  const names = foes(moment).map((each) => {
    const name = monsterName({ ...each, number: 0 }, moment.say, moment.lang);
    return each.name ? name : name.toLocaleLowerCase(moment.lang);
  });
  const count = (name: string): number => names.filter((each) => each === name).length;
  return [...new Set(names)].map((name) => (count(name) > 1 ? `${count(name)}\u00a0×\u00a0${name}` : name)).join(", ");
}

/** What the treasure deck gives has been shown as its card. */
const FROM_DECK = ["potion_healing", "potion_defense", "potion_strength", "heroic_brew"];

const line = (look: SceneRule["look"], icon?: SceneRule["icon"], turns?: SceneRule["turns"]): SceneRule => ({
  stage: "line",
  look,
  ...(icon && { icon }),
  ...(turns && { turns }),
});

export const SCENES: Record<string, SceneRule> = {
  note: {
    stage: "all",
    look: (moment) => (gained(moment).length ? "gain" : !find(moment).length && namedIn(moment) ? "foe" : "story"),
    icon: (moment) => foundWith(moment) ?? MONSTERS[namedIn(moment)?.kind ?? ""] ?? scroll,
    title: titleOfNote,
    facts: (moment) => gained(moment).map((each) => moment.say.told(each)),
    turns: 40,
  },
  "card-drawn": {
    stage: "own",
    faceDown: true,
    look: (moment) => (BAD.some((word) => cardOf(moment).startsWith(word)) ? "harm" : "card"),
    icon: (moment) => CARDS[cardOf(moment)] ?? ITEMS[cardOf(moment)] ?? chest,
    title: ({ telling, say }) => alone(say.ref(String(telling.args["card"]))),
    words: drawnBy,
    facts: (moment) => about(cardOf(moment), moment),
  },
  "item-gained": {
    stage: "own",
    look: "card",
    icon: (moment) => ITEMS[itemOf(moment)] ?? chest,
    facts: (moment) => about(itemOf(moment), moment),
    when: (moment) => !FROM_DECK.includes(itemOf(moment)),
    turns: 55,
  },
  "trap-sprung": {
    stage: "own",
    look: "harm",
    icon: (moment) => FALLS[trapOf(moment)] ?? TRAPS[trapOf(moment)],
    title: ({ telling, say }) => say("board-scene-sprung", { trap: `=${alone(say.value(telling.args["trap"]))}` }),
    facts: (moment) => about(`trap-${trapOf(moment)}`, moment),
    turns: 58,
  },
  "chest-trap-sprung": {
    stage: "own",
    look: "harm",
    icon: TRAPS.spear!,
    title: title("board-scene-trap"),
    turns: 56,
  },
  "hero-at-zero": { stage: "show", look: "death", icon: hero, turns: 20 },
  "hero-died": { stage: "all", look: "death", icon: hero, title: title("board-scene-death"), turns: 100 },
  "hero-revived": { stage: "all", look: "gain", icon: hero, title: title("board-scene-revived"), turns: 95 },
  "ally-died": { stage: "all", look: "death", icon: skull, title: title("board-scene-death"), turns: 90 },
  // the board shows it fly
  "spell-cast": line("magic", (moment) => SPELLS[spellOf(moment)], 30),
  "dread-cast": {
    stage: "all",
    look: "magic",
    icon: (moment) => SPELLS[spellOf(moment).replace(/^d_/, "")] ?? MONSTERS.dread_sorcerer,
    title: ({ telling, say }) => alone(say.ref(String(telling.args["spell"]))),
    facts: (moment) => about(spellOf(moment), moment),
    turns: 66,
  },
  "wanderer-comes": {
    stage: "all",
    look: "foe",
    icon: ({ telling }) => MONSTERS[String(telling.args["kind"])] ?? skull,
    title: ({ telling, say }) => alone(say(`kind-${String(telling.args["kind"])}`)),
    facts: (moment) => card(moment),
    turns: 45,
  },
  "monster-rises": { stage: "show", look: "foe", icon: monster, turns: 60 },
  "secret-found": { stage: "show", look: "gain", icon: chest, turns: 38 },
  "goal-met": {
    stage: "all",
    look: "gain",
    icon: LAUREL,
    title: title("board-scene-goal"),
    words: ({ view, lang }) => (view as View).quest.goals.map(({ text }) => `✓ ${prose(text, lang)}`).join("\n"),
    facts: ({ view, say }) => ((view as View).quest.outcome === "undecided" ? [say("board-scene-goal-out")] : []),
    turns: 98,
  },
  "goal-failed": { stage: "all", look: "death", icon: skull, title: title("board-scene-lost"), turns: 98 },
  champion: { stage: "all", look: "gain", icon: hero, title: title("board-scene-champion"), turns: 100 },
  "column-fell": { stage: "show", look: "harm", icon: TRAPS.falling_block!, turns: 35 },
  "hero-attacks-hero": { stage: "show", look: "torn", icon: EFFECTS.commanded!, turns: 62 },
  "treasure-found": line("gain", chest),
  "belongings-taken": line("plain"),
  "belongings-lost": line("harm", skull, 40),
  "effect-begins": line("magic"),
  "monster-effect": line("magic"),
  "monster-free": line("foe"),
  "door-false": line("plain"),
  // of those who bear a name one takes leave
  "monster-slain": {
    stage: "show",
    look: "gain",
    icon: ({ log, telling }) => MONSTERS[kindIn(log, telling)] ?? skull,
    Picture: Fall,
    when: ({ telling }) => hasName(telling),
    turns: (telling) => (hasName(telling) ? 90 : of(telling, "monster") ? 12 : 0),
  },
  // a line at the head of the board: below it the room comes into sight
  "room-revealed": {
    stage: "line",
    look: "foe",
    icon: (moment) => MONSTERS[foes(moment)[0]?.kind ?? ""] ?? skull,
    words: (moment) => moment.say("board-scene-foes", { list: `=${kinds(moment)}` }),
    when: (moment) => foes(moment).length > 0,
  },
  "quest-begins": { look: "story", icon: scroll, turns: 99 },
  // of a quest that is played alone, the card of the end says it
  "quest-ends": {
    stage: "all",
    when: ({ telling }) => telling.args["campaign"] === "yes",
    look: "story",
    icon: ({ telling }) => (telling.args["outcome"] === "success" ? LAUREL : skull),
    title: ({ telling: { args }, say }) => say("board-scene-ended", { outcome: args["outcome"], title: args["title"] }),
    Picture: QuestEnd,
    pictured: true,
    words: ({ telling, say }) => say.value(telling.args["epilogue"]),
    facts({ telling, view, log, say }) {
      const done = deeds(log);
      const paid = rewards(log, telling);
      return (view as View).heroes.map((hero) =>
        say("board-deeds", {
          hero: `=${alone(heroName(hero, say))}`,
          did: `=${deedsInWords(done.get(hero.seat), say)}`,
          paid: paid.get(hero.seat) ?? 0,
        }),
      );
    },
    turns: 99,
  },
  "timer-runs": line("harm"),
  "zargon-begins": line("foe", MONSTERS.dread_sorcerer),
  "hero-hurt": { look: "harm", icon: hero, turns: (telling) => (number(telling, "points") >= 3 ? 42 : 0) },
  "hero-left": { look: "gain", icon: hero, turns: 50 },
  "gold-found": { look: "gain", icon: chest, turns: (telling) => (number(telling, "gold") >= 100 ? 34 : 0) },
};
