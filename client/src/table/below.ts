/** What of the answers lies below the edge of what is seen of them. */

const ANSWERS = "[data-option], [data-several], [data-errand], summary";
const STAYS = ".bar:not(.compact), .foot, .stays"; // what lies over the others at the foot, and is always seen
const STILL = ".still"; // a picture of answers

export interface FoldLine {
  scroller: HTMLElement;
  /** How many answers lie below. */
  below: number;
  /** How far above the foot of what scrolls they vanish, in pixels. */
  lift: number;
  /** How far it is to them: all that is seen now, but for the last of it. */
  seen: number;
}

const LAST = 48; // of what was seen stays in sight: one knows where one is

/** Null where nothing scrolls. */
export function foldOf(rail: Element): FoldLine | null {
  const scroller = scrollerOf(rail);
  if (!scroller) return null;
  const frame = scroller.getBoundingClientRect();
  const foot = Math.min(frame.bottom, innerHeight);
  const over = [...rail.querySelectorAll(STAYS)].map((each) => each.getBoundingClientRect().top);
  const edge = Math.min(foot, ...over);
  const below = [...rail.querySelectorAll(ANSWERS)].filter((each) => {
    if (each.closest(STAYS) || each.closest(STILL) || !each.checkVisibility()) return false;
    const { top, height } = each.getBoundingClientRect();
    return top + height / 2 > edge;
  });
  return { scroller, below: below.length, lift: foot - edge, seen: Math.max(LAST, edge - frame.top - LAST) };
}

function scrollerOf(rail: Element): HTMLElement | null {
  for (let each = rail.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return null;
}
