/** A table as it is on this screen, by concern; nothing here talks to the hall. */
import type { Say } from "../../games/board";
import type { GameModule } from "../../games/module";
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
import { namesOf } from "./names";
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

  names = $derived.by(() => {
    const names = namesOf(this.info, this.module, this.story.shown?.view, settings.lang, this.texts);
    const same = names.length === this.before.length && names.every((name, n) => name === this.before[n]);
    return same ? this.before : (this.before = names);
  });
  private before: string[] = []; // as long as nobody is called otherwise, nothing is said anew

  private get texts(): Texts {
    return gameTexts.of(this.info?.game ?? "") ?? EMPTY;
  }

  say = $derived.by<Say>(() => makeSay(settings.lang, this.texts, shell, this.names));

  /** What is asked now, and about whom and what. */
  ask = $derived.by(() => {
    const now = this.story.shown;
    if (!now) return "";
    return this.say.has(`ask-${now.step}`) ? this.say(`ask-${now.step}`, now.prompt) : this.say.ui("ask-anything");
  });

  /**
   * The answers that stand out, whatever the game would urge: the one that is advised while that is read, else what a
   * lesson waits for, and nothing while it is read or where its words send further than one answer goes: that end is
   * ringed on the board. Null where neither speaks.
   */
  private foremost = $derived.by<readonly wire.Option[] | null>(() => {
    const { help, lesson } = this;
    if (help.advice) return [help.advice];
    if (!lesson.page || lesson.folded) return null;
    const aim = lesson.info?.aim;
    return lesson.asks ? lesson.wanted.filter(({ refs }) => !aim || refs.includes(aim)) : [];
  });

  /** Whether an answer is the main thing to press; `urged`: it would be if nobody said anything. */
  isMain(option: wire.Option, urged = false): boolean {
    return this.foremost?.includes(option) ?? urged;
  }

  /** What a thing does that may be chosen now: a spell, an item, a quest. */
  does(ref: string): string[] {
    return (this.story.shown?.details[ref] ?? []).map(({ text, args }) => this.say(text, args));
  }

  /** What a thing is called: as the game's board says, or by the texts. */
  called(ref: string): string {
    const view = this.story.shown?.view;
    return (view && this.module.words?.called?.(view, ref, this.say, settings.lang)) || this.say.ref(ref);
  }
}
