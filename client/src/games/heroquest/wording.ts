/** What a hero's acts are called on their buttons, and what is known of them beforehand: their chances, and how far it is. */
import type { Option } from "../../wire";
import type { Journey } from "./journeys";
import { neighboursOf } from "./dungeon/paths";
import { areaOf, squareOf, type Square } from "./dungeon/plan";
import { monsterName } from "./names";
import { blowAt, hopes, worth } from "./odds";
import { spellWorth } from "./spellcraft";
import type { Door, Hero, Monster, Props } from "./types";

export interface Words {
  label: string;
  about: string;
}

export const walker = ({ view }: Pick<Props, "view">): Hero | undefined => view.heroes[view.turn.hero ?? -1];

export const joined = (...words: string[]): string => words.filter(Boolean).join(" · ");

/** An action after a step ends the move: whoever has squares left is told before he loses them. */
export const spends = ({ view, say }: Pick<Props, "view" | "say">): string =>
  view.turn.stepped && view.turn.left ? say("board-lead-spends") : "";

export const squares = ({ say }: Props, cost: number): string => say("board-lead-squares", { cost });

/** `the north door`, as whoever stands before it sees it, and `of the corridor`: it keeps its name while one walks. In brief without the room one is in. */
export function gate(props: Props, { a, b, called }: Door, from: string, brief = false): string {
  const { say, view } = props;
  const [here, beyond] = (from === b ? [b, a] : [a, b]).map(squareOf) as [Square, Square];
  const across = here.row === beyond.row ? (["west", "east"] as const) : (["north", "south"] as const);
  const side = across[Number(beyond.column + beyond.row > here.column + here.row)]!;
  const area = areaOf(here);
  const place = brief && area === areaOf(squareOf(walker(props)!.at!)) ? "" : view.places[area];
  const of = place && typeof place === "string" ? say.ref(`of-${place}`) : "";
  const detail = called.side === `side:${side}` ? called.detail : "=";
  return say("board-lead-gate", { side: `side:${side}`, of: `=${of}`, has: of ? "yes" : "no", detail });
}

/** `the orc`, and `Orc 2` among several. */
export function foeName({ say, lang }: Props, monster: Monster): string {
  const single = !monster.name && !monster.number;
  return single ? say.ref(`kind:${monster.kind}`) : monsterName(monster, say, lang);
}

/** Going up to a monster: how far, what a blow from there is worth, and why there, where a nearer square would do as well. */
export function ofApproach(props: Props, foe: Monster, dice: number, end: string, cost: number): Words {
  const { view, say, settings } = props;
  const nearer = neighboursOf(view, foe.at).some((at) => (view.reach[at] ?? cost) < cost);
  const far = squares(props, cost);
  const chance = settings.odds && dice ? hopes(say, blowAt(foe, dice)) : "";
  const about = chance ? say("board-lead-blow", { squares: `=${far}`, chance: `=${chance}` }) : far;
  return {
    label: say("board-lead-foe", { where: `=${foeName(props, foe)}` }),
    about: joined(about, nearer && end in view.reach ? say("board-lead-safer") : ""),
  };
}

/** Going to what one has chosen. */
export function ofJourney(props: Props, way: Journey): Words {
  const { view, say } = props;
  const foe = view.monsters.find(({ ref }) => ref === way.ref);
  const door = view.doors.find(({ ref }) => ref === way.ref);
  const cost = way.way.length;
  const far = say("board-way", { cost, foes: way.foes, beyond: way.beyond ? 1 : 0 });
  const name = foe ? foeName(props, foe) : door ? gate(props, door, way.way.at(-1)!) : "";
  if (way.rolls)
    return {
      label: say("board-way-roll"),
      about: name ? say("board-lead-roll", { where: `=${name}`, squares: `=${far}` }) : far,
    };
  if (foe) return ofApproach(props, foe, walker(props)!.attack.dice, "", cost);
  if (!door || way.beyond) return { label: say("board-way-walk"), about: far };
  return { label: say(way.then ? "board-lead-door-open" : "board-lead-door", { where: `=${name}` }), about: far };
}

/** An act that explains itself, by what comes of it; null where only its reason is worth telling. */
export function ofDeed(props: Props, option: Option): Words | null {
  const { view, say, settings } = props;
  const label = say.option(option);
  switch (option.verb) {
    case "attack":
      return { label, about: joined(settings.odds ? worth(option, props) : "", spends(props)) };
    case "cast": {
      const does = settings.odds ? spellWorth(option, props) : "";
      return { label, about: joined(does, say("board-lead-once"), spends(props)) };
    }
    case "open": {
      const door = view.doors.find(({ ref }) => option.refs.includes(ref));
      const at = walker(props)?.at;
      const where = door && door.kind !== "secret" && at ? gate(props, door, at) : "";
      return {
        label: where ? say("board-lead-open", { where: `=${where}` }) : label,
        about: say("board-lead-opens"),
      };
    }
  }
  return option.name === "search treasure" ? { label, about: say("board-lead-search", { ...view.deck }) } : null;
}
