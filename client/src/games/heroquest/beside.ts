/** The card of a fight: placed as the fight begins, clear of those who fight; there it stays while it is filled. */
import type { Attachment } from "svelte/attachments";
import { clearSpot } from "../shared/clear";

const LOOK = 80; // milliseconds between two looks while the window over the board still moves
const SETTLED = 480; // by then the window has followed whoever fights

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Puts a card there; one in the lower half keeps its lower edge, so that it grows within its room. */
function put(card: HTMLElement, room: Element, { x, y }: { x: number; y: number }): void {
  const below = room.clientHeight - y - card.offsetHeight;
  const low = below < y;
  card.style.left = `${x}px`;
  card.style.top = low ? "auto" : `${y}px`;
  card.style.bottom = low ? `${Math.max(0, below)}px` : "auto";
}

/** `fighters`: their refs in one word, so that a fight that goes on is not placed anew. */
export const besideFight =
  (fighters: string): Attachment<HTMLElement> =>
  (card) => {
    const refs = fighters.split(" ");
    const room = card.offsetParent ?? card.parentElement;
    const covers = (ref: string): boolean => {
      const figure = room?.querySelector(`svg [data-ref="${CSS.escape(ref)}"]`);
      return !!figure && meet(figure.getBoundingClientRect(), card.getBoundingClientRect());
    };
    const look = (): void => {
      const spot = room && clearSpot(card, room, refs);
      if (spot) put(card, room, spot);
    };
    look();
    const timer = setInterval(() => refs.some(covers) && look(), LOOK);
    const settled = setTimeout(() => clearInterval(timer), SETTLED);
    return () => {
      clearInterval(timer);
      clearTimeout(settled);
    };
  };
