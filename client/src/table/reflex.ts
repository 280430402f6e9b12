/**
 * A second press of a double click lands where the first one did, and by then another answer may lie there. Nobody has
 * read that in so short a time: the press was meant for what was there before, and does nothing. Nor does one on a line
 * of the log that has moved up there because somebody else was quicker and the answers are gone.
 */
export const UNREAD = 250; // milliseconds in which nobody has read an answer and pressed it
export const TURNED = 400; // in which nobody has read a page and pressed what lies beside it
const DOUBLE = 500; // in which two presses are one gesture
const NEAR = 24; // pixels between two taps of one finger
const RESTING = 4; // pixels that a hand at rest moves
const CHANGED = 800; // in which nobody has read that the button under a hand at rest says something else

/** All that gives an answer, or leads to one. */
const ANSWERS = "[data-option], [data-ref], [data-several], [data-leads]";
/** What lies below the answers, and moves when they change. */
const LINES = "[data-line]";
/** Beside the words of a lesson: as a page is turned, another button comes under the finger. */
const LESSON = ".lesson button";

interface Press {
  x: number;
  y: number;
  at: number;
  /** The answer that was pressed, and what it said. */
  answer: string;
  words: string;
}

export class Reflex {
  private before: Press | null = null;
  private last: Press | null = null;
  private changed = -Infinity;
  private paged = -Infinity;

  constructor(private readonly time: () => number = () => performance.now()) {}

  /** Other answers lie there from now on. */
  renewed(): void {
    this.changed = this.time();
  }

  /** The lesson says something else from now on. */
  turned(): void {
    this.paged = this.time();
  }

  readonly pressed = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
    const option = target instanceof Element ? target.closest<HTMLElement>("[data-option]") : null;
    const [answer, words] = [option?.dataset.option ?? "", option?.textContent ?? ""];
    this.before = this.last;
    this.last = { x, y, at: this.time(), answer, words };
  };

  /** Stops a click that was not meant for what it hits. Keys are never mistaken: they have no place. */
  readonly clicked = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.detail === 0) return;
    if (!this.isMeantForPage(event.target) && !this.isMeantForAnswer(event, event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** The page before. */
  private isMeantForPage(target: Element): boolean {
    return !!target.closest(LESSON) && this.time() - this.paged < TURNED;
  }

  /** The answer before. */
  private isMeantForAnswer(event: MouseEvent, target: Element): boolean {
    if (this.hasChanged()) return true;
    if (!this.isUnread()) return false;
    return !!target.closest(LINES) || (!!target.closest(ANSWERS) && this.isReflex(event));
  }

  private isUnread(): boolean {
    return this.last !== null && this.last.at - this.changed < UNREAD;
  }

  /** The same answer lies under a hand that has not moved, and means something else there: to stop walking, not throwing. */
  private hasChanged(): boolean {
    const { before, last, changed } = this;
    if (!before?.answer || !last || before.at >= changed || last.at - changed >= CHANGED) return false;
    const rests = Math.hypot(last.x - before.x, last.y - before.y) < RESTING;
    return rests && last.answer === before.answer && last.words !== before.words;
  }

  private isReflex(event: MouseEvent): boolean {
    const { before, last } = this;
    if (!before || !last || before.at >= this.changed) return false;
    return event.detail > 1 || this.isDoubleTap(event, before, last);
  }

  /** A mouse counts its clicks itself; fingers are not always counted. */
  private isDoubleTap(event: MouseEvent, before: Press, last: Press): boolean {
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    return finger && last.at - before.at < DOUBLE && Math.hypot(last.x - before.x, last.y - before.y) < NEAR;
  }
}
