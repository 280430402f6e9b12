/** How high a phone's sheet is: as what it holds, without a board that jumps at each answer. */
import type { Table } from "./model/table.svelte";

const WORTH_IT = 72; // pixels: less than that may stay empty, and nothing moves
const STEADY = 110; // where the game wants its board still

/** `was`: how high it is; `needs`: how high what it holds is; `may`: it is another question, or somebody else acts. */
export const follow = (was: number, needs: number, may: boolean, steady = false): number =>
  needs > was || (may && was - needs > (steady ? STEADY : WORTH_IT)) ? needs : was;

/** What somebody else does is in front. */
export const isOthers = ({ state: { story, seats } }: Table): boolean =>
  story.playing?.stays === Infinity || !story.acting.some((seat) => seats.held.includes(seat));

export class SheetHeight {
  px = $state(0);
  private settled = "";

  constructor(private readonly table: Table) {}

  /** What the reader has in front: a question, or the others. Between an answer and the next question it stays what it was. */
  private scene = (): string => {
    const { choosing, story, seats } = this.table.state;
    if (story.past) return "past";
    if (!story.playing && !choosing.pending && choosing.myTurn) return `asked ${story.now?.seq} ${seats.front}`;
    return isOthers(this.table) ? "others" : this.settled;
  };

  /** To be called by the sheet; `busy`: it has its height from something else. */
  keep(body: () => HTMLElement | undefined, busy: () => boolean): void {
    $effect(() => {
      const box = body();
      if (!box || busy()) return undefined;
      const now = this.scene();
      const look = (): void => {
        this.px = follow(this.px, needed(box), now !== this.settled, this.table.state.module.parts?.steady);
        this.settled = now;
      };
      const watch = new ResizeObserver(look); // tells once by itself, when all of it is drawn
      for (const part of box.querySelectorAll(":scope > *, #actions > *")) watch.observe(part);
      return () => watch.disconnect();
    });
  }
}

/** All that it holds, in sight: its least and most are its own. */
function needed(box: HTMLElement): number {
  const pane = box.querySelector(".pane");
  const top = pane?.scrollTop ?? 0;
  const { height } = box.style;
  box.style.height = "auto";
  const found = box.getBoundingClientRect().height;
  box.style.height = height;
  if (pane) pane.scrollTop = top;
  return Math.ceil(found);
}
