/** The seats of a table that is about to be opened. */
import type { GameModule, Seating, Sitter } from "../../games/module";
import { newNonce } from "../../lib/nonce";
import { settings } from "../../store/settings.svelte";
import { t } from "../../store/texts.svelte";
import type { GameInfo, Kind, NewSeat } from "../../wire";

export interface Place {
  kind: Kind;
  name: string;
  bot: string;
}

/** How people play, by one tap. */
export const WAYS = ["alone", "bots", "screen", "friends", "box", "overlord"] as const satisfies readonly Seating[];
export type Way = (typeof WAYS)[number];
/** Ways in which there are others whose names are to be written down. */
export const WITH_OTHERS: readonly Way[] = ["screen", "box"];

const person = (others: readonly Place[]): Place => ({ kind: "human", name: freeName(others), bot: "" });
const guest = (): Place => ({ kind: "open", name: "", bot: "" });
const botOf = (bot: string): Place => ({ kind: "bot", name: "", bot });

/** A name that nobody there has: one's own, as long as it is free. */
const freeName = (others: readonly Place[]): string => settings.nameAmong(others.map(({ name }) => name));

function sitter(who: Sitter, others: readonly Place[]): Place {
  if (who === "you" || who === "here") return person(others);
  return who === "open" ? guest() : botOf(who.slice(who.indexOf(":") + 1));
}

export class Places {
  all = $state<Place[]>([]);

  constructor(
    private readonly game: GameInfo,
    private readonly module: GameModule,
  ) {
    this.sitDown("friends");
  }

  names = $derived(this.all.map((place, n) => place.name || t("seat-number", { n: n + 1 })));
  /** Nobody is waited for: the game can begin at once. */
  everybody = $derived(this.all.every((place) => place.kind !== "open"));

  /** The ways this game can be played; alone is no way of its own where bots must fill the table anyway. */
  ways(): Way[] {
    const { seats, dice } = this.module;
    const same = JSON.stringify(this.sitters("alone")) === JSON.stringify(this.sitters("bots"));
    return WAYS.filter((way) => {
      if (way === "alone") return !same;
      if (way === "box") return !!dice?.hand;
      return way !== "overlord" || seats?.overlord !== undefined;
    });
  }

  sitDown(which: Way): void {
    this.all = this.sitters(which).reduce<Place[]>((all, who) => [...all, sitter(who, all)], []);
  }

  private sitters(which: Way): Sitter[] {
    const { min_seats, max_seats, default_bot } = this.game;
    const others = Math.max(min_seats, Math.min(3, max_seats)) - 1;
    const and = (who: Sitter, count: number): Sitter[] => ["you", ...Array.from({ length: count }, () => who)];
    if (this.module.seats?.seating) return this.module.seats.seating(which);
    if (which === "bots") return and(`bot:${default_bot}`, others);
    if (which === "friends") return and("open", others);
    return which === "alone" ? and(`bot:${default_bot}`, min_seats - 1) : and("here", 1);
  }

  /** Named sitters take their seats; where none is named, whoever sat there stays. */
  seat(sitters: (Sitter | null)[]): void {
    const wanted = Math.max(this.all.length, sitters.length);
    const before = this.all;
    this.all = [];
    for (let n = 0; n < wanted; n++) {
      const who = sitters[n];
      this.all.push(who ? sitter(who, this.all) : (before[n] ?? guest()));
    }
  }

  add(): void {
    this.all.push(botOf(this.game.default_bot));
  }

  remove(n: number): void {
    this.all.splice(n, 1);
  }

  /** A seat gets another kind: "human", "open" or "bot:<name>". */
  become(n: number, value: string): void {
    const place = this.all[n]!;
    const [kind, bot] = value.split(":");
    place.kind = kind as Kind;
    place.bot = bot ?? "";
    if (kind === "human" && !place.name) place.name = freeName(this.all);
  }

  /** What the hall is asked for; one's own name is remembered. */
  wanted(): NewSeat[] {
    const mine = this.all.find((place) => place.kind === "human")?.name ?? "";
    if (mine.trim() && mine !== settings.name) settings.set({ name: mine.trim() });
    return this.all.map(({ kind, name, bot }, n) => {
      if (kind === "bot") return { kind, bot: bot || null };
      if (kind === "open") return { kind };
      return { kind, name: name.trim() || t("seat-number", { n: n + 1 }), lang: settings.lang, nonce: newNonce() };
    });
  }
}
