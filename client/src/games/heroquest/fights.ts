/** A throw as it is told: the fight it belongs to, all that fell in it, and what came of it. */
import { undone } from "../../table/model/logbook";
import type { MomentInfo, Telling } from "../../wire";
import type { Playing } from "../board";
import { deeds } from "./chronicle";
import { isThrow } from "./dice";
import { faces, of } from "./told";
import type { Props, View } from "./types";

const BEGINS = ["hero-attacks", "monster-attacks", "ally-attacks", "hero-attacks-hero"];
const ATTACKS = ["attack-rolled", "rerolled"];
const ENDS = [
  "missed",
  "blocked",
  "monster-hurt",
  "monster-slain",
  "hero-hurt",
  "hero-at-zero",
  "hero-died",
  "ally-hurt",
  "ally-died",
];
/** Something else goes on: what fell before says nothing any more. */
const PASSES = ["stepped", "monster-moved", "card-drawn", "zargon-begins", "turn-begins"];
const SPELLS = ["spell-cast", "dread-cast"];
const FIRES = ["ball_of_flame", "fire_of_wrath"];
const RECENT = 24; // entries in which a throw that still matters was made

/** What lies on the table. */
export interface Cast {
  /** Who attacks whom, or casts a spell; null for throws that are neither. */
  who: Telling | null;
  attack: Telling | null;
  /** The shields against it, or the throw itself where nobody fights. */
  other: Telling | null;
  end: Telling | null;
}

/** No blow is struck, and nothing lies on the table until somebody throws. */
export const isSpell = (cast: Cast | null): cast is Cast => SPELLS.includes(cast?.who?.kind ?? "");

/** A blow has been struck, and what comes of it is still to be told. */
export const underway = (cast: Cast | null): boolean => !!cast?.who && BEGINS.includes(cast.who.kind) && !cast.end;

const NOTHING: Cast = { who: null, attack: null, other: null, end: null };

function withEvent(cast: Cast | null, telling: Telling): Cast | null {
  const { kind } = telling;
  if (BEGINS.includes(kind) || SPELLS.includes(kind)) return { ...NOTHING, who: telling };
  if (PASSES.includes(kind)) return null;
  if (ATTACKS.includes(kind)) return { ...NOTHING, who: cast?.who ?? null, attack: telling };
  if (kind === "defence-rolled") return { ...(cast ?? NOTHING), other: telling };
  if (kind === "resist-rolled" && isSpell(cast)) return { ...cast, other: telling };
  if (isThrow(telling)) return { ...NOTHING, other: telling };
  return cast?.who && ENDS.includes(kind) ? { ...cast, end: telling } : cast;
}

/** The last throw of all that has been told, with the event being shown; null where the table is clear. */
export function lastCast(log: readonly MomentInfo[], playing: Props["playing"]): Cast | null {
  const recent = log.slice(-RECENT);
  const gone = undone(recent);
  const told = recent.flatMap((moment) => (gone.has(moment.n) ? [] : moment.told));
  const all = playing && !told.includes(playing.telling) ? [...told, playing.telling] : told;
  return all.reduce<Cast | null>(withEvent, null);
}

/** Who strikes whom and what comes of it stands on the card of the fight. */
export function drawn(playing: Playing, log: readonly MomentInfo[]): boolean {
  const cast = lastCast(log, playing);
  return BEGINS.includes(cast?.who?.kind ?? "") && [cast?.who, cast?.end].includes(playing.telling);
}

/** The dice each of two who fight has by what is printed of him: they lie ready before they are thrown. */
export function ready({ from, to }: Strike, view: View): { attack: number; defence: number } {
  const [striker, struck] = [from, to].map((ref) => view.heroes.find((each) => each.ref === ref));
  const monster = (ref: string) => view.monsters.find((each) => each.ref === ref);
  return {
    attack: striker?.attack.dice ?? monster(from)?.attack ?? 0,
    defence: struck?.defend.dice ?? monster(to)?.defend ?? 0,
  };
}

/** A fire of which the red dice have left nothing: no other event tells that it did no harm. */
export function withstood({ who, other, end }: Cast): boolean {
  const fire = FIRES.includes(String(who?.args["spell"] ?? "").replace(/^[^:]*:(d_)?/, ""));
  if (!fire || end || other?.kind !== "resist-rolled") return false;
  return Number(other.args["saves"]) === faces(other).length;
}

/** What a blow came to for whom it met. */
export function outcome({ end }: Cast): "guards" | "hurt" | "slain" | "" {
  if (!end) return "";
  if (end.kind === "blocked" || end.kind === "missed") return "guards";
  return end.kind.endsWith("-hurt") ? "hurt" : "slain";
}

/** Skulls against the shields that stop them, once it is decided; null where only one side has thrown. */
export function score({ attack, other, end }: Cast): { skulls: number; shields: number } | null {
  if (!attack || other?.kind !== "defence-rolled" || !end) return null;
  const count = (telling: Telling, face: unknown): number => faces(telling).filter((each) => each === face).length;
  return { skulls: count(attack, "skull"), shields: count(other, other.args["blocks"]) };
}

/** How many monsters have fallen in this quest, the one whose end is told among them. */
export function fallen(log: readonly MomentInfo[], end: Telling): number {
  const told = log.some((moment) => moment.told.includes(end));
  return [...deeds(log).values()].reduce((sum, { slain }) => sum + slain, told ? 0 : 1);
}

/** Who strikes and who is struck, as refs. */
export interface Strike {
  from: string;
  to: string;
}

export function strikeOf({ kind, refs, seat }: Telling, view: View): Strike | null {
  if (!BEGINS.includes(kind)) return null;
  const hero = view.heroes.find((each) => each.seat === seat)?.ref;
  const telling = { refs } as Telling;
  const [monster, ally] = [of(telling, "monster"), of(telling, "ally")];
  const heroes = [...new Set(refs.filter((ref) => ref.startsWith("hero:")))];
  const [from, to] =
    kind === "monster-attacks"
      ? [monster, ally ?? heroes[0] ?? hero]
      : kind === "ally-attacks"
        ? [ally, monster]
        : kind === "hero-attacks"
          ? [heroes[0] ?? hero, monster]
          : [hero ?? heroes[0], heroes.find((ref) => ref !== hero)];
  return from && to ? { from, to } : null;
}

/** The two who face each other: a blow is struck, or a spell meets somebody. */
export function facing({ who, other }: Cast, view: View): Strike | null {
  if (!who || BEGINS.includes(who.kind)) return who && strikeOf(who, view);
  const hero = view.heroes.find(({ seat }) => seat === (who.kind === "dread-cast" ? other : who)?.seat)?.ref;
  const monster = of(who, "monster");
  if (!hero || !monster) return null;
  return who.kind === "dread-cast" ? { from: monster, to: hero } : { from: hero, to: monster };
}

/** To whom an event happens, as a ref: who blocks, or is missed, is whoever was struck at; else whom it names, else whose event it is. */
export function sufferer(
  playing: NonNullable<Props["playing"]>,
  log: readonly MomentInfo[],
  view: View,
): string | undefined {
  const { telling } = playing;
  if (telling.kind === "blocked" || telling.kind === "missed") {
    const who = lastCast(log, playing)?.who;
    return who ? strikeOf(who, view)?.to : undefined;
  }
  const named = of(telling, "monster") ?? of(telling, "ally") ?? of(telling, "hero");
  return named ?? view.heroes.find(({ seat }) => seat === telling.seat)?.ref;
}
