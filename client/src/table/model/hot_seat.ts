/** Several people at one screen: whose eyes it is for, and the curtain between them. */
import { isAsked } from "./choosing.svelte";
import type { Showing } from "./showing";
import type { TableState } from "./state.svelte";

export class HotSeat {
  /** The seat the reader has asked for, at that moment of the game. */
  private wish: { seat: number; seq: number } | null = null;

  constructor(
    private readonly table: TableState,
    private readonly showing: () => Showing,
  ) {}

  private get busy(): boolean {
    return this.showing().player.busy;
  }

  /** Turn the screen to whom the game asks, behind a curtain if something is secret. */
  settle = (): void => {
    const { seats, story } = this.table;
    if (seats.held.length < 2 || this.busy || !story.now || seats.curtain !== null) return;
    const { asked, seq } = story.now;
    // whoever was asked for by hand stays until the game has gone on
    const stays = isAsked(story.now, seats.front) || (this.wish?.seq === seq && this.wish.seat === seats.front);
    const next = stays ? seats.front! : asked.find((seat) => seats.held.includes(seat));
    if (next === seats.front && seats.handed) return;
    if (next === undefined || seats.held.some((seat) => story.nows.get(seat)?.seq !== seq)) return;
    this.hand(next);
  };

  /** The reader wants to look from another seat; what is being shown is not broken off for that. */
  turnTo = (seat: number): void => {
    const { seats, story } = this.table;
    if (!seats.held.includes(seat) || seat === seats.front || this.busy || seats.curtain !== null) return;
    this.wish = { seat, seq: story.now?.seq ?? -1 };
    this.hand(seat);
  };

  /** The person has taken the screen. */
  liftCurtain(): void {
    const { seats } = this.table;
    const next = seats.curtain;
    seats.curtain = null;
    if (next !== null) this.bringUp(next);
  }

  /** Another seat of this browser comes to the front, behind a curtain if something is secret. */
  private hand(seat: number): void {
    if (this.table.choosing.secretFrom(seat)) this.table.seats.curtain = seat;
    else this.bringUp(seat);
  }

  private bringUp(seat: number): void {
    const { seats, story, choosing } = this.table;
    seats.handed = true;
    this.showing().player.clear();
    seats.front = seat;
    story.now = story.nows.get(seat) ?? story.now;
    story.moments = story.logs.get(seat) ?? story.moments;
    choosing.picked = new Set();
    story.past = null;
  }
}
