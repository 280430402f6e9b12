/** A card that lies over a drawing: beside what it is about, over nobody it speaks of, and over as little else as can be. */
import type { Attachment } from "svelte/attachments";
import { placeClear, type Dear } from "../../ui/place";
import { around, inSight } from "../../ui/sight";

const LOOK = 200; // milliseconds between two looks at where the things are: drawings are panned and drawn anew
const SPOKEN = 50; // of whom the card speaks
const DRAWN = 1; // anybody and anything else that is drawn
const GROUND = 0.05; // a square that has been seen: where nothing is known nothing is lost
const BUTTON = 2;

/** What a thing is drawn by, in the drawing around a card, and the name that is written beside it. */
const drawnBy = (room: Element, ref: string): DOMRect[] =>
  ["ref", "name"].flatMap((key) =>
    [...room.querySelectorAll(`svg [data-${key}="${CSS.escape(ref)}"]`)]
      .flatMap((each) => inSight(each) ?? [])
      .slice(0, 1),
  );

/** Where the card goes in its room; null where nothing of what it is about is in sight. */
export function clearSpot(
  card: HTMLElement,
  room: Element,
  spoken: readonly string[],
): { x: number; y: number } | null {
  const boxes = spoken.flatMap((ref) => drawnBy(room, ref));
  if (!boxes.length) return null;
  const things = [...room.querySelectorAll("svg [data-ref]:not([data-ref^='square:']), svg [data-name]")];
  const ground = [...room.querySelectorAll("svg [data-ground]")];
  const buttons = [...room.querySelectorAll("button")].filter((each) => !card.contains(each));
  const weigh = (weight: number) => (box: DOMRect) => ({ box, weight });
  const dear: Dear[] = [
    ...boxes.map(weigh(SPOKEN)),
    ...things.map((each) => each.getBoundingClientRect()).map(weigh(DRAWN)),
    ...ground.map((each) => each.getBoundingClientRect()).map(weigh(GROUND)),
    ...buttons.map((each) => each.getBoundingClientRect()).map(weigh(BUTTON)),
  ];
  const frame = room.getBoundingClientRect();
  const { x, y } = placeClear(around(boxes), card.getBoundingClientRect(), frame, dear);
  return { x: x - frame.left, y: y - frame.top };
}

/** Keeps a card clear of whom it speaks of, for as long as it is there; where they are out of sight it stays put. */
export const clearOf =
  (spoken: readonly string[]): Attachment<HTMLElement> =>
  (card) => {
    const look = (): void => {
      const room = card.offsetParent ?? card.parentElement;
      const spot = room && clearSpot(card, room, spoken);
      if (!spot) return;
      card.style.left = `${spot.x}px`;
      card.style.top = `${spot.y}px`;
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  };
