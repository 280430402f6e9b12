import type { BoardProps } from "../board";
import type { Touched } from "./viewport.svelte";

/** The thing that an element of a drawing belongs to, and its name. */
export const thingAt = (target: Element): Element | null => target.closest("[data-ref]");
export const refAt = (target: Element): string | null => thingAt(target)?.getAttribute("data-ref") ?? null;

type Find<Way> = (ref: string, proposed?: boolean) => Way | null;

/** Two presses on something far: the first shows the way to it, the second goes it. What is asked anew is pressed anew. Advice may stand for the first. */
export class FarPress<Way> {
  private ref = $state.raw<string | null>(null);
  private readonly props: () => Pick<BoardProps, "lit" | "options" | "press" | "proposed" | "decline">;
  private readonly find: Find<Way>;
  private readonly go: (way: Way) => void;
  /** What is advised, as far as there is a way to it. */
  private readonly proposed: string | null = $derived.by(
    () => this.props().proposed.find((ref) => this.find(ref, true) !== null) ?? null,
  );
  /** The way that is shown and waits for the second press. */
  readonly way: Way | null = $derived.by(() => {
    if (this.ref !== null) return this.find(this.ref);
    return this.proposed === null ? null : this.find(this.proposed, true);
  });

  constructor(props: FarPress<Way>["props"], find: Find<Way>, go: (way: Way) => void) {
    this.props = props;
    this.find = find;
    this.go = go;
    const asked = $derived(props().options); // the props are new at every turn of the head, what is asked is not
    $effect(() => {
      void asked;
      this.ref = null;
    });
  }

  /** Whether a press there is about a way. */
  answers = (ref: string): boolean => this.find(ref) !== null;

  /** Shows the way or goes it; false where there is none. */
  press(ref: string): boolean {
    const proposed = this.ref === null && this.proposed === ref;
    const again = proposed || this.ref === ref;
    const way = this.find(ref, proposed);
    this.props().decline();
    this.ref = way && !again ? ref : null;
    if (way && again) this.go(way);
    return way !== null;
  }

  /** What can be chosen is chosen; the way to what is far is shown first, and gone when it is pressed again. */
  choose = (ref: string, anchor: Element | null): void => {
    if (!this.press(ref)) this.props().press(ref, anchor);
  };

  /** The same for fingers and mouse; a board says by `refOf` what of all that lies there is meant. */
  touched(refOf: (target: Element) => string | null = refAt): Touched {
    return {
      answers: (target) => {
        const ref = refOf(target) ?? "";
        return this.props().lit.has(ref) || this.answers(ref);
      },
      tap: (target) => {
        const ref = refOf(target);
        if (ref) this.choose(ref, thingAt(target));
      },
    };
  }

  /** The button beside the way. */
  confirm = (): void => {
    const shown = this.ref ?? this.proposed;
    if (shown !== null) this.press(shown);
  };

  forget = (): void => {
    this.props().decline();
    this.ref = null;
  };
}
