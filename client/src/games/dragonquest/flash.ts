/** Figures that change are seen from the corner of the eye: red where they fall, golden where they grow. */
import type { Attachment } from "svelte/attachments";

const LASTS = 1400; // milliseconds
const FALLS = { background: "#c8372c", color: "#fff" };
const GROWS = { background: "#f0c04a", color: "#3a2500" };

const before = new WeakMap<Element, number>();

/** On the element that shows `value`; without speed nothing moves. */
export const flashes =
  (value: number, speed: number): Attachment<HTMLElement> =>
  (figure) => {
    const was = before.get(figure);
    before.set(figure, value);
    if (was === undefined || was === value || !speed) return;
    const look = { ...(value < was ? FALLS : GROWS), borderRadius: "5px", scale: "1.5" };
    figure.animate([look, { ...look, scale: "1.2", offset: 0.5 }, {}], { duration: LASTS, easing: "ease-out" });
  };
