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

/** Ways to fill the seats that one tap chooses. */
export const PRESETS = ["bots", "friends", "screen", "alone"] as const satisfies readonly Seating[];

const you = (): Place => ({ kind: "human", name: settings.name, bot: "" });
const here = (): Place => ({ kind: "human", name: t("second-name"), bot: "" });
const guest = (): Place => ({ kind: "open", name: "", bot: "" });
const botOf = (bot: string): Place => ({ kind: "bot", name: "", bot });

function sitter(who: Sitter): Place {
  if (who === "you") return you();
  if (who === "here") return here();
  return who === "open" ? guest() : botOf(who.slice(who.indexOf(":") + 1));
}

export class Places {
  all = $state<Place[]>([]);

  constructor(
    private readonly game: GameInfo,
    private readonly module: GameModule,
  ) {
    this.preset("friends");
  }

  names = $derived(this.all.map((place, n) => place.name || t("seat-number", { n: n + 1 })));
  /** Nobody is waited for: the game can begin at once. */
  everybody = $derived(this.all.every((place) => place.kind !== "open"));

  preset(which: (typeof PRESETS)[number]): void {
    this.all = this.module.seats?.seating?.(which).map(sitter) ?? this.usual(which);
  }

  private usual(which: (typeof PRESETS)[number]): Place[] {
    const { min_seats, max_seats } = this.game;
    const others = Math.max(min_seats, Math.min(3, max_seats)) - 1;
    const fill = (make: () => Place, count: number) => Array.from({ length: count }, make);
    const bot = () => botOf(this.game.default_bot);
    if (which === "bots") return [you(), ...fill(bot, others)];
    if (which === "friends") return [you(), ...fill(guest, others)];
    return which === "screen" ? [you(), here()] : [you(), ...fill(bot, min_seats - 1)];
  }

  /** Named sitters take their seats; where none is named, whoever sat there stays. */
  seat(sitters: (Sitter | null)[]): void {
    const wanted = Math.max(this.all.length, sitters.length);
    this.all = Array.from({ length: wanted }, (_, n) => (sitters[n] ? sitter(sitters[n]) : (this.all[n] ?? guest())));
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
    if (kind === "human" && !place.name) place.name = t("seat-number", { n: n + 1 });
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
