/** What a spell does to the one it is cast on: the odds against a monster, what a hero gains; and on whom it is cast best. */
import type { Option } from "../../wire";
import type { Say } from "../board";
import { threats } from "./dungeon/threats";
import { alone, called } from "./names";
import { blowAt, hopes, inWords } from "./odds";
import type { Hero, Monster, Props, View } from "./types";

const GENIE = 5;
const SAVED = 1 / 3; // a red die shows 5 or 6
const AWAKE = 1 / 6; // or 6
const HEALED = 4;
const BRAVE = 2;
const STONE = 1;
/** Body Points that fire costs; as many red dice are rolled to save them. */
const FLAMES: Record<string, number> = { ball_of_flame: 2, fire_of_wrath: 1 };

/** `good` compares what one spell does to several. */
interface Effect {
  words: string;
  good: number;
  /** It costs a monster Body Points. */
  strikes?: boolean;
}

type Given = Pick<Props, "view" | "say">;

/** How likely it is that fire wounds and kills: each die saves one point. */
export function burnt(points: number, body: number): { wounds: number; kills: number; damage: number } {
  const result = { wounds: 0, kills: 0, damage: 0 };
  for (let saves = 0; saves <= points; saves++) {
    const ways = points === 2 && saves === 1 ? 2 : 1;
    const share = ways * SAVED ** saves * (1 - SAVED) ** (points - saves);
    const lost = Math.min(body, points - saves);
    if (lost > 0) result.wounds += share;
    if (lost >= body) result.kills += share;
    result.damage += share * lost;
  }
  return result;
}

const weighed = ({ kills, damage }: { kills: number; damage: number }): number => kills + damage / 10;

function onMonster(spell: string, monster: Monster, say: Say): Effect | null {
  if (spell === "genie") {
    const blow = blowAt(monster, GENIE);
    return { words: inWords(say, blow), good: weighed(blow), strikes: true };
  }
  const fire = FLAMES[spell];
  if (fire) {
    const odds = burnt(fire, monster.body);
    return { words: hopes(say, odds), good: weighed(odds), strikes: true };
  }
  if (spell === "sleep") {
    const share = (1 - AWAKE) ** monster.mind;
    return { words: say("board-odds-sleeps", { share: `=${say.percent(share)}` }), good: share * monster.attack };
  }
  return spell === "tempest"
    ? { words: say("board-odds-misses", { dice: monster.attack }), good: monster.attack }
    : null;
}

function onHero(spell: string, hero: Hero, view: View, say: Say): Effect | null {
  const beset = threats(view).some(({ to }) => to === hero.at);
  switch (spell) {
    case "heal_body":
    case "water_of_healing": {
      const then = Math.min(hero.body_max, hero.body + HEALED);
      return { words: say("board-gain-body", { now: hero.body, then }), good: then - hero.body };
    }
    case "courage": {
      const dice = hero.attack.dice + BRAVE;
      return { words: say("board-gain-attack", { dice }), good: beset ? dice : 0 };
    }
    case "rock_skin":
      return {
        words: say("board-gain-defend", { dice: hero.defend.dice + STONE }),
        good: beset ? 1 / Math.max(1, hero.body) : 0,
      };
    case "swift_wind":
      return { words: say("board-gain-move", { dice: 2 * hero.move.dice }), good: 0 };
  }
  return null;
}

const spellOf = ({ refs }: Option): string => refs.find((ref) => ref.startsWith("spell:"))?.slice(6) ?? "";

function effect(option: Option, { view, say }: Given): Effect | null {
  const is = ({ ref }: { ref: string }): boolean => option.refs.includes(ref);
  const monster = view.monsters.find(is);
  if (monster) return onMonster(spellOf(option), monster, say);
  const hero = view.heroes.find(is);
  return hero ? onHero(spellOf(option), hero, view, say) : null;
}

/** What an answer casts, in numbers; "" where there are none. */
export const spellWorth = (option: Option, props: Given): string => effect(option, props)?.words ?? "";

/** On whom one spell is cast best: `Orc 2: kills 67 %`; "" where nobody needs it more than another. */
export function bestCast(options: readonly Option[], props: Given & Pick<Props, "lang">): string {
  const { view, say, lang } = props;
  const [best] = options
    .flatMap((option) => {
      const found = effect(option, props);
      return found && found.good > 0 ? { option, ...found } : [];
    })
    .toSorted((a, b) => b.good - a.good);
  const whom = best?.option.refs.find((ref) => /^(hero|monster):/.test(ref));
  return best && whom ? say("board-best", { who: `=${called(view, whom, say, lang)}`, worth: `=${best.words}` }) : "";
}

/** Of each spell that strikes, the cast that harms most, the strongest first. */
export function strongest(options: readonly Option[], props: Given): Option[] {
  const found = options
    .filter(({ verb }) => verb === "cast")
    .flatMap((option) => {
      const does = effect(option, props);
      return does?.strikes ? [{ option, good: does.good }] : [];
    })
    .toSorted((a, b) => b.good - a.good);
  const spells = found.map(({ option }) => spellOf(option));
  return found.filter((_, n) => spells.indexOf(spells[n]!) === n).map(({ option }) => option);
}

/** Whom a spell could be meant for and cannot be cast on now, and why not. */
export function beyond(
  options: readonly Option[],
  props: Given & Pick<Props, "lang">,
): { label: string; why: string }[] {
  const { view, say, lang } = props;
  const refs = options.flatMap((option) => (option.verb === "cast" ? option.refs : []));
  const heals = refs.some((ref) => ref.startsWith("hero:"));
  const harms = refs.some((ref) => ref.startsWith("monster:"));
  const figures = [
    ...(heals ? view.heroes.filter(({ status }) => status === "in_play") : []),
    ...(harms ? view.monsters : []),
  ];
  return figures
    .filter(({ ref }) => !refs.includes(ref))
    .map(({ ref, at }) => {
      const sees = ref === view.heroes[view.turn.hero ?? -1]?.ref || view.sight.includes(at ?? "");
      const why = sees ? (heals ? "vain" : "immune") : "unseen";
      return { label: called(view, ref, say, lang), why: say(`board-beyond-${why}`) };
    });
}

/** Spells the hero on turn knows and nobody is there for now: the list of those he may cast says so. */
export function unspoken(options: readonly Option[], { view, say }: Given): { label: string; why: string }[] {
  const hero = view.heroes[view.turn.hero ?? -1];
  if (!hero || options[0]?.verb !== "cast") return [];
  const offered = new Set(options.map(spellOf));
  return hero.spells
    .filter((spell) => !offered.has(spell))
    .map((spell) => ({ label: alone(say.ref(`spell:${spell}`)), why: say("board-unspoken") }));
}
