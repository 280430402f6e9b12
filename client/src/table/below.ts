/** What of the answers lies below the edge of what is seen of them. */

const ANSWERS = "[data-option], [data-several], [data-errand], summary";
const STAYS = ".bar:not(.compact), .foot, .stays"; // what may lie over the others at the foot, and is always seen
const BESIDE = "kbd, small, svg, .count, .goods, .visually-hidden"; // what an answer's words are not
const STILL = ".still"; // a picture of answers

export interface FoldLine {
  scroller: HTMLElement;
  /** How many answers lie below, and what they say. */
  below: number;
  words: string;
  /** Where they vanish, in pixels of the window. */
  edge: number;
  /** How far that is above the foot of what scrolls. */
  lift: number;
  /** How far it is to them: all that is seen now, but for the last of it. */
  seen: number;
}

const LAST = 48; // of what was seen stays in sight: one knows where one is

/** Null where nothing scrolls. `strip`: how much of what is seen the sign takes that says it. */
export function foldOf(rail: Element, strip = 0): FoldLine | null {
  const scroller = scrollerOf(rail);
  if (!scroller) return null;
  const frame = scroller.getBoundingClientRect();
  const foot = Math.min(frame.bottom, innerHeight);
  const over = [...rail.querySelectorAll(STAYS)].filter(sticks);
  const edge = Math.min(foot, ...over.map((each) => each.getBoundingClientRect().top));
  const rows = [...rail.querySelectorAll(ANSWERS)].flatMap((each) => {
    if (over.some((one) => one.contains(each)) || each.closest(STILL) || !each.checkVisibility()) return [];
    const { top, height } = each.getBoundingClientRect();
    return [{ each, middle: top + height / 2 }];
  });
  const belowOf = (line: number): typeof rows => rows.filter(({ middle }) => middle > line);
  const below = belowOf(edge).length ? belowOf(edge - strip) : []; // where all is seen there is no strip
  const words = below.map(({ each }) => wordsOf(each)).join(" · ");
  return {
    scroller,
    below: below.length,
    words,
    edge,
    lift: foot - edge,
    seen: Math.max(LAST, edge - frame.top - LAST),
  };
}

/** What an answer is called on its button, or what of a shop it gets: no key, no number, nothing about it. */
export function wordsOf(answer: Element): string {
  const named = answer.closest(".wares li")?.querySelector(".text > b") ?? answer;
  const own = document.createTreeWalker(named, NodeFilter.SHOW_TEXT);
  let words = "";
  while (own.nextNode()) if (!own.currentNode.parentElement?.closest(BESIDE)) words += own.currentNode.nodeValue;
  return words.replace(/\s+/g, " ").trim();
}

/** Elsewhere it scrolls with the others: a lesson lets nothing lie over what it asks for. */
const sticks = (each: Element): boolean => /sticky|absolute/.test(getComputedStyle(each).position);

function scrollerOf(rail: Element): HTMLElement | null {
  for (let each = rail.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return null;
}
