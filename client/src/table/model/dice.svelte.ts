/** The dice on the table. */
import type { Playing, Say } from "../../games/board";
import type { GameModule } from "../../games/module";
import type { Tray } from "../../games/moments";
import { undone } from "./logbook";
import type { TableState } from "./state.svelte";

/** A throw, and the entry that made it. */
interface Lying {
  n: number;
  tray: Tray;
}

export class Dice {
  constructor(private readonly table: TableState) {}

  /** How long the dice still roll that are being thrown, in milliseconds; 0: none are. */
  rolling = $derived.by<number>(() => {
    const { playing } = this.table.story;
    return this.thrown && !playing!.lies ? playing!.ms : 0;
  });

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
    if (this.thrown) return this.thrown;
    if (story.playing?.awaits) return inHand(story.playing, module, say);
    if (!story.shown || this.none) return null;
    // what was thrown since lies on the table, though the view shown is still the one before it
    const { lying } = this;
    if (lying && lying.n > story.shown.seq) return still(lying.tray);
    return module.dice?.tray?.(story.shown.view, say) ?? (lying ? still(lying.tray) : null);
  });

  /** The throw that is being shown. */
  thrown = $derived.by<Tray | null>(() => {
    const { story, module, say } = this.table;
    const { playing } = story;
    return (playing && !playing.awaits && module.dice?.thrown?.(playing.telling, say)) || null;
  });

  /** The last throw. */
  private lying = $derived.by<Lying | null>(() => {
    const { story, module, say } = this.table;
    const { thrown } = module.dice ?? {};
    if (!thrown) return null;
    const until = Math.max(story.past?.seq ?? Infinity, story.playing?.moment.n ?? -1);
    const known = story.told.filter(({ n }) => n <= until);
    const gone = undone(known);
    for (const { n, told } of known.toReversed()) {
      if (gone.has(n)) continue;
      for (const telling of told.toReversed()) {
        const tray = thrown(telling, say);
        if (tray) return { n, tray };
      }
    }
    return null;
  });
}

/** Dice that somebody is about to throw: nothing that others threw before lies there. */
function inHand({ telling }: Playing, { dice }: GameModule, say: Say): Tray | null {
  const tray = dice?.thrown?.(telling, say);
  return tray ? { ...tray, words: "", dice: tray.dice.map(({ kind }) => ({ kind, face: null })) } : null;
}

/** Dice that have come to rest. */
const still = (tray: Tray): Tray => ({ ...tray, dice: tray.dice.map((die) => ({ ...die, fresh: false })) });
