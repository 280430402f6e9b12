/** A table that is a lesson: which page is read, what it speaks of, and whether another answer than the wanted one was given. */
import { settings } from "../../store/settings.svelte";
import { typeset } from "../../texts/fluent";
import type * as wire from "../../wire";
import type { TableState } from "./state.svelte";

const NOTHING: ReadonlySet<string> = new Set();

export class Lesson {
  /** How many pages have been read: of a task, and of its form. */
  private read = $state.raw<Readonly<Record<string, number>>>({});
  private wrongAt = $state(-1);
  /** Put aside by the reader, who can take it up again. */
  folded = $state(false);
  /** The form in which the wanted answer is put together lies open. */
  inForm = $state(false);
  /** Something else is read first: a page that lies over the table. */
  waits = $state(false);

  constructor(private readonly table: TableState) {}

  info = $derived.by<wire.LessonInfo | null>(
    () => (this.table.story.past ? null : this.table.story.now?.lesson) ?? null,
  );

  private speaksInForm = $derived.by(() => this.inForm && !!this.info?.form.length);
  pages = $derived.by<readonly wire.LessonPage[]>(() => (this.speaksInForm ? this.info?.form : this.info?.pages) ?? []);
  private key = $derived.by(() => `${this.info?.done}${this.speaksInForm ? " form" : ""}`);
  private number = $derived.by(() => this.read[this.key] ?? 0);

  page = $derived.by<wire.LessonPage | null>(() => this.pages[this.number] ?? null);
  /** It has its place beside the table, with something to read or while others speak. */
  isPresent = $derived.by(() => this.page !== null || !!this.info?.others_speak);
  hasPrevious = $derived(this.number > 0);
  /** There is more to read before one does something; after the last task the page is put away. */
  hasNext = $derived.by(() => this.page !== null && (this.number + 1 < this.pages.length || !this.info!.want.length));
  /** There is more to read before anything is to be answered. */
  readsOn = $derived.by(() => this.hasNext && !this.folded && !this.isEnd);
  /** All has been read, and the table waits for the wanted answer. */
  asks = $derived.by(() => this.page !== null && !this.hasNext);
  isGoal = $derived.by(() => this.info?.done === 0 && this.number === 0 && this.hasNext);
  isEnd = $derived.by(() => this.info !== null && !this.info.want.length && this.page !== null);

  /** Nothing is being shown meanwhile: one voice at a time. */
  speaks = $derived.by(() => this.page !== null && !this.waits && !this.table.story.playing);

  /** What is said to an answer that the lesson does not take. */
  objection = $derived.by(() =>
    this.info && this.wrongAt === this.table.story.now?.seq ? spoken(this.info.other) : "",
  );

  /** The answers that lead on, the one that is meant first. */
  wanted = $derived.by<readonly wire.Option[]>(() => {
    const { options } = this.table.choosing;
    return (this.info?.want ?? []).flatMap((name) => options.find((option) => option.name === name) ?? []);
  });

  /** What the page is about and is not to be pressed: a press explains it. */
  spoken = $derived.by<ReadonlySet<string>>(() => {
    if (!this.page || this.folded) return NOTHING;
    const { lit } = this.table.choosing;
    const isPressed = (ref: string) => lit.get(ref)?.options.some((option) => this.wanted.includes(option));
    return new Set(this.page.point.filter((ref) => ref !== this.info?.aim && !isPressed(ref)));
  });

  /** It can be pressed and is talked about, and is not what is wanted now. */
  isAside(option: wire.Option): boolean {
    if (!this.page || this.folded || this.isEnd) return false;
    return this.hasNext || (this.wanted.length > 0 && !this.wanted.includes(option));
  }

  turn(by: 1 | -1): void {
    this.read = { ...this.read, [this.key]: Math.max(0, this.number + by) };
    this.wrongAt = -1;
  }

  /**
   * Words that are still to be read come before deeds: whatever is pressed turns the page first. Whether one was turned.
   * The wanted answer is taken where only the page that asks for it is left: that press would seem lost.
   */
  readOn(answer = ""): boolean {
    if (!this.readsOn) return false;
    if (this.number + 2 >= this.pages.length && this.info!.want.includes(answer)) return false;
    this.turn(1);
    return true;
  }

  refuse(): void {
    this.wrongAt = this.table.story.now?.seq ?? -1;
    this.folded = false;
    this.read = { ...this.read, [this.key]: this.pages.length - 1 };
  }
}

export const spoken = (said: Readonly<Record<string, string>>): string =>
  typeset(settings.lang, said[settings.lang] ?? said.en ?? "");
