/** Coins that fly from where they were won into the purse of whoever won them. */
const COIN =
  '<svg viewBox="-12 -12 24 24" width="24" height="24"><circle r="10" fill="#ffd447" stroke="#7a5600" stroke-width="2"/>' +
  '<circle r="6" fill="none" stroke="#b98a1c" stroke-width="1.6"/></svg>';
const MOST = 6;

const middle = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];

/** Where the purse of a seat is seen now: on its card, or in the strip of seats. */
export const purseOf = (seat: number): Element | null =>
  [...document.querySelectorAll(`[data-purse="${seat}"]`)].find((each) => each.getBoundingClientRect().width > 0) ??
  null;

/** One coin for each piece of treasure, one after the other; they are gone when they have arrived. */
export function fly(from: Element, to: Element, count: number, ms: number): void {
  if (typeof from.animate !== "function") return; // a page that moves nothing
  const [[x, y], [endX, endY]] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  for (let n = 0; n < Math.min(count, MOST); n++) {
    const coin = document.createElement("div");
    coin.innerHTML = COIN;
    coin.setAttribute("aria-hidden", "true");
    coin.style.cssText = "position:fixed;left:-12px;top:-12px;z-index:60;pointer-events:none;will-change:transform";
    const [aside, up] = [((n % 3) - 1) * 34, 46 + (n % 2) * 18];
    document.body.append(coin);
    const flight = coin.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0, easing: "ease-out" },
        {
          transform: `translate(${x + aside}px, ${y - up}px) scale(1.35)`,
          opacity: 1,
          offset: 0.32,
          easing: "ease-in",
        },
        { transform: `translate(${endX}px, ${endY}px) scale(0.7)`, opacity: 1 },
      ],
      { duration: ms, delay: n * 70, fill: "backwards" },
    );
    flight.finished.catch(() => {}).finally(() => coin.remove());
  }
}
