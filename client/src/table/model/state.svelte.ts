/** A table as it is on this screen, by concern; nothing here talks to the hall. */
import type { Say } from "../../games/board";
import type { GameModule } from "../../games/module";
import { short } from "../../lib/names";
import { keyring } from "../../store/keyring.svelte";
import { settings } from "../../store/settings.svelte";
import { gameTexts, shell } from "../../store/texts.svelte";
import { Texts } from "../../texts/fluent";
import { makeSay } from "../../texts/say";
import type * as wire from "../../wire";
import { Choosing } from "./choosing.svelte";
import { Company } from "./company.svelte";
import { Dice } from "./dice.svelte";
import { Help } from "./help.svelte";
import { Lesson } from "./lesson.svelte";
import { Seats } from "./seats.svelte";
import { Story } from "./story.svelte";
import { Undo } from "./undo.svelte";

const EMPTY = new Texts();

export class TableState {
  info = $state.raw<wire.TableInfo | null>(null);
  module = $state.raw<GameModule>({});
  readonly seats = new Seats();
  readonly story = new Story(this);
  readonly dice = new Dice(this);
  readonly choosing = new Choosing(this);
  readonly help = new Help(this);
  readonly undo = new Undo(this);
  readonly lesson = new Lesson(this);
  readonly company = new Company();

  constructor(readonly id: string) {}

  /** The key of the seat in front of the screen; none for a spectator. */
  get token(): string | undefined {
    return this.seats.front === null ? undefined : keyring.of(this.id).seats[this.seats.front];
  }

  /** The players' names; bots, and seats that share a name, are called by whom they play. */
  names = $derived.by(() => {
    const names = short(this.info?.seats.map((seat) => seat.name) ?? []);
    const role = this.module.seats?.role;
    const view = this.story.shown?.view;
    const { seats = [] } = this.info ?? {};
    if (!role || !view) return names;
    const say = makeSay(settings.lang, gameTexts.of(this.info!.game) ?? EMPTY, shell, names);
    const own = (name: string, n: number) =>
      seats[n]?.kind === "human" && names.indexOf(name) === names.lastIndexOf(name);
    return names.map((name, n) => (own(name, n) ? name : role(view, n, say) || name));
  });

  say = $derived.by<Say>(() => makeSay(settings.lang, gameTexts.of(this.info?.game ?? "") ?? EMPTY, shell, this.names));

  /** What is asked now, and about whom and what. */
  ask = $derived.by(() => {
    const now = this.story.shown;
    if (!now) return "";
    return this.say.has(`ask-${now.step}`) ? this.say(`ask-${now.step}`, now.prompt) : this.say.ui("ask-anything");
  });

  /** What a thing is called: as the game's board says, or by the texts. */
  called(ref: string): string {
    const view = this.story.shown?.view;
    return (view && this.module.words?.called?.(view, ref, this.say, settings.lang)) || this.say.ref(ref);
  }
}
