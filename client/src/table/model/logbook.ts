/** What happened, in order, by turn, with what was taken back marked as such. */
import type { EventRules } from "../../games/moments";
import type { MomentInfo, Telling } from "../../wire";

export interface Line {
  key: string;
  n: number;
  /** null: what the table itself has to say (undo, redo, a seat that changed hands, an answer of the clock). */
  telling: Telling | null;
  moment: MomentInfo;
  undone: boolean;
}

export interface Turn {
  key: string;
  /** The event that began it. */
  head: Line | null;
  seat: number | null;
  lines: Line[];
  /** Nothing of it stands any more. */
  undone: boolean;
}

/** Whether an event begins a turn, as its game says. */
export const beginsTurn =
  (events: EventRules | undefined) =>
  (telling: Telling): boolean =>
    events?.begins_turn?.(telling) ?? telling.kind === "turn-begins";

/** Which entries do not count any more, following the undos and redos one by one. */
export function undone(moments: readonly MomentInfo[]): Set<number> {
  let line: number[] = [];
  let taken: number[] = [];
  const everything: number[] = [];
  for (const { n, what, to } of moments) {
    if (what === "answer" || what === "roll") {
      line.push(n);
      everything.push(n);
      taken = [];
    } else if (what === "undo") {
      const target = to ?? 0;
      taken = [...line.filter((each) => each > target), ...taken];
      line = line.filter((each) => each <= target);
    } else if (what === "redo") {
      const target = to ?? 0;
      line.push(...taken.filter((each) => each <= target));
      taken = taken.filter((each) => each > target);
    }
  }
  const stands = new Set(line);
  return new Set(everything.filter((n) => !stands.has(n)));
}

/** Two parts of one log as one, in order, each entry once. */
export function joined(some: readonly MomentInfo[], others: readonly MomentInfo[]): MomentInfo[] {
  const all = new Map([...some, ...others].map((moment) => [moment.n, moment]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}

/**
 * Whose turn came after one of this seat, the last time: those at a table take their turns in the same order. Whoever is
 * out has none any more: then it is whoever followed them.
 */
export function followed(turns: readonly Turn[], seat: number, isOut = (_: number): boolean => false): number | null {
  const stands = turns.filter((turn) => turn.seat !== null && !turn.undone).map((turn) => turn.seat!);
  const passed = new Set([seat]);
  for (let here = seat; ;) {
    const at = stands.findLastIndex((each, n) => each === here && n + 1 < stands.length && stands[n + 1] !== here);
    const next = at < 0 ? seat : stands[at + 1]!;
    if (passed.has(next)) return null;
    if (!isOut(next)) return next;
    passed.add((here = next));
  }
}

/** Up to which entry nothing is missing; -1: not even the first. */
export function unbroken(moments: readonly MomentInfo[]): number {
  const gap = moments.findIndex(({ n }, place) => n !== place);
  return (gap < 0 ? moments.length : gap) - 1;
}

export interface Grouping {
  begins(telling: Telling): boolean;
  quiet(telling: Telling): boolean;
}

export function turns(moments: readonly MomentInfo[], grouping: Grouping): Turn[] {
  const gone = undone(moments);
  const found: Turn[] = [];
  for (const moment of moments) {
    const tellings: (Telling | null)[] = ownLine(moment) ? [null, ...moment.told] : moment.told;
    tellings.forEach((telling, part) => {
      const line = { key: `${moment.n}.${part}`, n: moment.n, telling, moment, undone: gone.has(moment.n) };
      if (telling && grouping.begins(telling)) {
        found.push({
          key: line.key,
          head: line,
          seat: telling.seat < 0 ? null : telling.seat,
          lines: [],
          undone: line.undone,
        });
        return;
      }
      if (telling && grouping.quiet(telling)) return;
      if (!found.length) found.push({ key: "start", head: null, seat: null, lines: [], undone: false });
      found[found.length - 1]!.lines.push(line);
    });
  }
  return found;
}

/** The same turns: those of before wherever nothing in them has changed, so that they are not drawn anew. */
export function kept(before: readonly Turn[], turns: readonly Turn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.key, turn]));
  return turns.map((turn) => {
    const old = known.get(turn.key);
    return old ? keptTurn(old, turn) : turn;
  });
}

function keptTurn(old: Turn, turn: Turn): Turn {
  const head = keptLine(old.head, turn.head);
  const lines = turn.lines.map((line, n) => keptLine(old.lines[n], line));
  const same =
    head === old.head &&
    turn.seat === old.seat &&
    turn.undone === old.undone &&
    lines.length === old.lines.length &&
    lines.every((line, n) => line === old.lines[n]);
  return same ? old : { ...turn, head, lines };
}

function keptLine<L extends Line | null>(old: Line | null | undefined, line: L): L {
  const same =
    line &&
    old?.key === line.key &&
    old.undone === line.undone &&
    old.telling === line.telling &&
    (line.telling || old.moment === line.moment); // what is told by its telling does not ask for more
  return same ? (old as L) : line;
}

function ownLine(moment: MomentInfo): boolean {
  return moment.what === "undo" || moment.what === "redo" || moment.what === "seat" || moment.given === "clock";
}

/** The last answer of these seats that still counts. */
export function lastAnswer(moments: readonly MomentInfo[], seats: readonly number[]): MomentInfo | undefined {
  const gone = undone(moments);
  return moments.findLast(
    ({ n, what, seat: whose }) => what === "answer" && seats.includes(whose ?? -1) && !gone.has(n),
  );
}

/** Whether anybody else has answered since. */
export function answeredSince(moments: readonly MomentInfo[], { n: from, seat }: MomentInfo): boolean {
  const gone = undone(moments);
  return moments.some(({ n, what, seat: whose }) => n > from && what === "answer" && whose !== seat && !gone.has(n));
}

/** How many events a reader has missed: those after entry `seen` that still count. */
export function missed(moments: readonly MomentInfo[], seen: number): number {
  const gone = undone(moments);
  return moments
    .filter((moment) => moment.n > seen && !gone.has(moment.n))
    .reduce((sum, { told }) => sum + told.length, 0);
}
