/** What may be answered now, and what has been taken up of it. */
import type { Heard, Lit } from "../../games/board";
import type { Confirm, Errand } from "../../games/module";
import { freeLetters } from "../../keys";
import { settings } from "../../store/settings.svelte";
import type * as wire from "../../wire";
import { Choices } from "./choices";
import type { Eyes } from "./seats.svelte";
import type { TableState } from "./state.svelte";

export class Choosing {
  picked = $state.raw<ReadonlySet<string>>(new Set());
  private pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** What goes on by itself until it is done or stopped. */
  errand = $state.raw<Errand | null>(null);
  /** An answer that waits for a second word. */
  doubt = $state.raw<{ option: wire.Option; ask: Confirm; heard?: Heard | undefined } | null>(null);
  /** An answer that is on its way. */
  pending = $state.raw<{ id: string; seq: number } | null>(null);
  /** Who wants to hear what became of an answer, by its letter. */
  readonly heard = new Map<string, Heard>();
  /** The seats for which the clock has answered since the reader last did something. */
  late = $state.raw<readonly number[]>([]);

  constructor(private readonly table: TableState) {}

  /** The game waits for the person in front of the screen. */
  myTurn = $derived.by(() => {
    const { now } = this.table.story;
    return now !== null && isAsked(now, this.table.seats.front) && !now.over;
  });

  /** Before somebody has been found in front of it, several people see nothing until it is known what is whose secret. */
  known = $derived.by(() => {
    const { seats, story } = this.table;
    return seats.held.length < 2 || seats.handed || seats.held.every((n) => story.nows.get(n)?.seq === story.now?.seq);
  });

  /** Nothing lies between the reader and an answer. */
  private free = $derived.by(() => {
    const { seats, story } = this.table;
    if (story.past || story.playing || this.pending || seats.curtain !== null) return false;
    return this.known && story.now !== null && !story.now.over;
  });

  options = $derived.by<wire.Option[]>(() => {
    const { now } = this.table.story;
    if (!this.free || now!.seat !== this.table.seats.front) return [];
    return this.alone ? now!.options.filter(({ verb }) => verb !== this.joint!.passes) : now!.options; // also what one may say though nobody waits for it
  });

  /** A question to several seats at once that one answer settles. */
  private joint = $derived.by(() => {
    const { module, story, seats } = this.table;
    const rule = module.choices?.together;
    return rule && seats.held.length > 1 && story.now?.step === rule.step ? rule : null;
  });

  /** Nobody but the reader is asked it: there is nobody to pass it to. */
  private alone = $derived.by(() => {
    const { seats, story } = this.table;
    return this.joint !== null && story.now!.asked.every((seat) => seats.held.includes(seat));
  });

  /** What settles a joint question, for each seat here that may; empty if there are no two. */
  together = $derived.by<{ seat: number; option: wire.Option }[]>(() => {
    const { joint } = this;
    if (!joint) return [];
    const found = this.table.seats.held.flatMap((seat) =>
      this.optionsOf(seat)
        .filter(({ verb }) => verb === joint.one)
        .map((option) => ({ seat, option })),
    );
    return found.length > 1 ? found : [];
  });

  /** What another seat here may answer, where it knows nothing that the seat in front does not. */
  optionsOf = (seat: number): readonly wire.Option[] => {
    const { seats, story } = this.table;
    const now = story.nows.get(seat);
    if (seat === seats.front) return this.options;
    if (!this.free || now?.seq !== story.now!.seq || !this.plain.has(seat)) return [];
    return now.options;
  };

  /** The seats here that have no secrets from whoever looks at the screen. */
  private plain = $derived.by<ReadonlySet<number>>(
    () => new Set(this.table.seats.held.filter((seat) => !this.secretFrom(seat))),
  );

  /** Whether that seat sees something that whoever looks at the screen must not see. */
  secretFrom(seat: number): boolean {
    const { seats, story, module } = this.table;
    if (module.choices?.secret_steps?.includes(story.now?.step ?? "")) return true;
    const sees = (each: number) => sightOf(story.nows.get(each));
    const here = seats.handed && seats.front !== null ? [seats.front] : seats.held;
    return here.some((each) => sees(each) !== sees(seat));
  }

  choices = $derived.by(() => {
    const { alike, onBoard, ...ways } = this.table.module.choices ?? {};
    const { now } = this.table.story;
    const same = alike && now ? (ref: string) => alike(now.view, ref) : undefined;
    const listed = (option: wire.Option): boolean => !!now && !!onBoard?.(option, now, settings.phone);
    const letters = settings.chosen.letters ? freeLetters(settings.keys) : "";
    return new Choices(this.options, same, letters, ways, listed);
  });

  lit = $derived.by<ReadonlyMap<string, Lit>>(() => this.choices.lit(this.picked));

  hot = $derived.by<ReadonlySet<string>>(() => {
    const { points } = this.table.help;
    return points.length && !this.pointed.size ? new Set(points) : this.pointed;
  });

  point = (refs: string[]): void => {
    if (refs.length || this.pointed.size) this.pointed = new Set(refs);
  };
}

const sights = new WeakMap<wire.Now, string>();

/** What a seat sees, to be compared; written once, for all seats that are compared with it. */
function sightOf(now: wire.Now | undefined): string {
  if (!now) return "";
  let sight = sights.get(now);
  if (sight === undefined) sights.set(now, (sight = JSON.stringify(now.view)));
  return sight;
}

export function isAsked(now: wire.Now, seat: Eyes): boolean {
  return seat !== null && now.asked.includes(seat);
}
