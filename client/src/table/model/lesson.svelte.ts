/** A table that is a lesson: which page is read, and whether another answer than the wanted one was given. */
import { settings } from "../../store/settings.svelte";
import type * as wire from "../../wire";
import type { TableState } from "./state.svelte";

export class Lesson {
  /** How many pages of which task have been read. */
  private read = $state.raw({ task: -1, pages: 0 });
  private wrongAt = $state(-1);
  /** Put aside by the reader, who can take it up again. */
  folded = $state(false);

  constructor(private readonly table: TableState) {}

  info = $derived.by<wire.LessonInfo | null>(
    () => (this.table.story.past ? null : this.table.story.now?.lesson) ?? null,
  );

  private number = $derived(this.read.task === this.info?.done ? this.read.pages : 0);

  page = $derived.by<wire.LessonPage | null>(() => this.info?.pages[this.number] ?? null);
  hasPrevious = $derived(this.number > 0);
  /** There is more to read before one does something; after the last task the page is put away. */
  hasNext = $derived.by(
    () => this.page !== null && (this.number + 1 < this.info!.pages.length || !this.info!.want.length),
  );
  isEnd = $derived.by(() => this.info !== null && !this.info.want.length && this.page !== null);

  /** What is said to an answer that the lesson does not take. */
  objection = $derived.by(() =>
    this.info && this.wrongAt === this.table.story.now?.seq ? spoken(this.info.other) : "",
  );

  /** What the page is about; the last one before an answer points at that answer if at nothing else. */
  pointed = $derived.by<readonly string[]>(() => {
    const { page, info } = this;
    if (!page || !info) return [];
    const refs = page.point.map((ref) => `[data-ref="${CSS.escape(ref)}"]`);
    const answer = info.want[0];
    return refs.length || this.hasNext || answer === undefined ? refs : [`[data-option="${CSS.escape(answer)}"]`];
  });

  turn(by: 1 | -1): void {
    if (this.info) this.read = { task: this.info.done, pages: Math.max(0, this.number + by) };
  }

  refuse(): void {
    this.wrongAt = this.table.story.now?.seq ?? -1;
    this.folded = false;
    if (this.info) this.read = { task: this.info.done, pages: this.info.pages.length - 1 };
  }
}

export const spoken = (said: Readonly<Record<string, string>>): string => said[settings.lang] ?? said.en ?? "";
