/** How gold flies: out of where it was found, up a little, and into the purse of its finder. */
import type { Attachment } from "svelte/attachments";

const MOST = 10;
const WORTH = 15; // gold for one coin more

export const coinsFor = (gold: number): number => Math.min(MOST, 3 + Math.floor(gold / WORTH));

interface Spot {
  x: number;
  y: number;
}

/** The way of the coin with this number: from the hand, through the air, home. */
export function wayOf(n: number, from: Spot, to: Spot): Keyframe[] {
  const aside = ((n % 5) - 2) * 16;
  const at = ({ x, y }: Spot, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  return [
    { opacity: 0, transform: at(from, 0.4) },
    { opacity: 1, transform: at({ x: from.x + aside, y: from.y - 46 - (n % 3) * 9 }, 1.2), offset: 0.35 },
    { opacity: 1, transform: at(to, 0.7), offset: 0.95 },
    { opacity: 0, transform: at(to, 0.3) },
  ];
}

function middle(found: Element): Spot {
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const inSight = (found: Element): boolean => found.getBoundingClientRect().width > 0;

/** Into the purse on the card of that seat; where no card is in sight, to its place in the row of the party. */
export const into =
  (hero: string, seat: number, ms: number): Attachment<HTMLElement> =>
  (layer) => {
    const finder = document.querySelector(`.dungeon [data-ref="${CSS.escape(hero)}"]`);
    const places = document.querySelectorAll(`.party [data-purse="${seat}"], .party [data-ref="seat:${seat}"]`);
    const purse = [...places].filter(inSight).at(-1);
    if (!finder || !purse || !layer.animate) return;
    layer.showPopover?.();
    const [from, to] = [middle(finder), middle(purse)];
    [...layer.children].forEach((coin, n) =>
      coin.animate(wayOf(n, from, to), {
        duration: ms * 0.75,
        delay: n * ms * 0.025,
        easing: "cubic-bezier(0.4, 0, 0.6, 1)",
      }),
    );
    purse.animate(
      [
        { transform: "none", offset: 0 },
        { transform: "scale(1.35)", offset: 0.5 },
        { transform: "none", offset: 1 },
      ],
      { duration: ms * 0.3, delay: ms * 0.7 },
    );
  };
