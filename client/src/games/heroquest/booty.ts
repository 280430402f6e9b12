/** Gold that is found: out of where it lay, and into the purse of its finder, which leaps. */
import { fly, purseOf } from "../shared/coins";
import { number } from "./told";
import { heroAt, type Props, type View } from "./types";

const WORTH = 15; // gold for one coin more

export const coinsFor = (gold: number): number => 3 + Math.floor(gold / WORTH);

/** Where no purse is in sight, the finder's place in the row of the party. */
const placeOf = (seat: number): Element | undefined =>
  [...document.querySelectorAll(`.party [data-ref="seat:${seat}"]`)].findLast(
    (each) => each.getBoundingClientRect().width > 0,
  );

export function reward(playing: Props["playing"], view: View): void {
  if (!playing?.ms || playing.telling.kind !== "gold-found") return;
  const { telling, ms } = playing;
  const finder = document.querySelector(`.dungeon [data-ref="${heroAt(view, telling.seat)?.ref ?? ""}"]`);
  const purse = purseOf(telling.seat) ?? placeOf(telling.seat);
  if (!finder || !purse || number(telling, "gold") <= 0) return;
  fly(finder, purse, coinsFor(number(telling, "gold")), ms * 0.75);
  purse.animate?.([{}, { transform: "scale(1.35)" }, {}], { duration: ms * 0.3, delay: ms * 0.7 });
}
