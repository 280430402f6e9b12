/** The dice on the table. */
import type { Tray } from "../../games/module";
import type { Telling } from "../../wire";
import { undone } from "./logbook";
import type { TableState } from "./state.svelte";

/** A throw, and the entry that made it. */
interface Lying {
  n: number;
  telling: Telling;
  tray: Tray;
}

export class Dice {
  constructor(private readonly table: TableState) {}

  /** How long the dice still roll that are being thrown, in milliseconds; 0: none are. */
  rolling = $derived.by<number>(() => (this.thrown ? this.table.story.playing!.ms : 0));

  /** Nobody throws now. */
  none = $derived.by<boolean>(() => {
    const { shown } = this.table.story;
    return (shown && this.table.module.dice?.none?.(shown.view)) ?? false;
  });

  /** The dice of the tray, in the order in which they lie. */
  tray = $derived.by<Tray | null>(() => {
    const { story, module } = this.table;
    const { found } = this;
    const arrange = module.dice?.arrange;
    if (!found || !arrange) return found;
    const told = story.told.flatMap((moment) => moment.told);
    const throwing = this.thrown && !told.includes(story.playing!.telling) ? [story.playing!.telling] : [];
    return { ...found, dice: arrange(found.dice, [...told, ...throwing]) };
  });

  /** The dice being thrown, those that lie on the table, or the last that were thrown. */
  private found = $derived.by<Tray | null>(() => {
    const { story, module, say } = this.table;
    if (module.dice?.onBoard) return null;
    const { playing } = story;
    if (this.thrown && playing) {
      const before = this.lying.find(({ telling }) => telling !== playing.telling);
      return this.together({ n: 0, telling: playing.telling, tray: this.thrown }, before);
    }
    if (!story.shown || this.none) return null;
    // what was thrown since lies on the table, though the view shown is still the one before it
    const [last, before] = this.lying;
    const tray = last && still(this.together(last, before));
    if (last && last.n > story.shown.seq) return tray!;
    return module.dice?.tray?.(story.shown.view, say) ?? tray ?? null;
  });

  private thrown = $derived.by<Tray | null>(() => {
    const { story, module, say } = this.table;
    return (story.playing && module.dice?.thrown?.(story.playing.telling, say)) ?? null;
  });

  /** A throw with the one that it answers. */
  private together({ telling, tray }: Lying, before: Lying | undefined): Tray {
    const answers = this.table.module.dice?.answers?.(telling) ?? [];
    return before && answers.includes(before.telling.kind) ? { ...tray, against: still(before.tray) } : tray;
  }

  /** The last two throws that count, the newest first, no farther back than where the table was cleared. */
  private lying = $derived.by<Lying[]>(() => {
    const { story, module, say } = this.table;
    const { thrown, cleared } = module.dice ?? {};
    const found: Lying[] = [];
    if (!thrown) return found;
    const until = Math.max(story.past?.seq ?? Infinity, story.playing?.moment.n ?? -1);
    const known = story.told.filter(({ n }) => n <= until);
    const gone = undone(known);
    for (const { n, told } of known.toReversed()) {
      if (gone.has(n)) continue;
      for (const telling of told.toReversed()) {
        const tray = thrown(telling, say);
        if (tray) found.push({ n, telling, tray });
        if (cleared?.(telling) || found.length > 1) return found;
      }
    }
    return found;
  });
}

/** Dice that have come to rest. */
const still = (tray: Tray): Tray => ({ ...tray, dice: tray.dice.map((die) => ({ ...die, fresh: false })) });
