/** Two presses on something far: the first shows the way to it, the second goes it. What is asked anew is pressed anew. */
export class FarPress<Way> {
  private ref = $state.raw<string | null>(null);
  private readonly find: (ref: string) => Way | null;
  private readonly go: (way: Way) => void;
  /** The way that is shown and waits for the second press. */
  readonly way: Way | null = $derived.by(() => (this.ref === null ? null : this.find(this.ref)));

  constructor(find: (ref: string) => Way | null, go: (way: Way) => void) {
    this.find = find;
    this.go = go;
  }

  /** Whether a press there is about a way. */
  answers = (ref: string): boolean => this.find(ref) !== null;

  /** Shows the way or goes it; false where there is none. */
  press(ref: string): boolean {
    const again = this.ref === ref;
    this.ref = again ? null : ref;
    const way = this.find(ref);
    if (!way) this.ref = null;
    else if (again) this.go(way);
    return way !== null;
  }

  /** The button beside the way. */
  confirm = (): void => {
    if (this.ref !== null) this.press(this.ref);
  };

  forget = (): void => {
    this.ref = null;
  };
}
