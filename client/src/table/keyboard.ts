/** A table by its keys: what each does that no dialog and no field wants for itself. */
import { actionOf, digitOf, typing, type Action } from "../keys";
import type { Errand } from "../games/module";
import { settings } from "../store/settings.svelte";
import type { Table } from "./model/table.svelte";
import type { Screen } from "./screen.svelte";

const PRESSED = "button, a, summary, input, select";
const WIDGET = `${PRESSED}, [tabindex]:not([tabindex="-1"])`; // what merely scrolls takes the focus and wants no key

const ANY = (key: string): boolean => key !== "Tab" && key !== "Shift";
const LEAVES = (key: string): boolean => key === "Enter" || key === " " || key === "Escape";

export class Keyboard {
  private readonly doing: Record<Action, () => void>;

  constructor(
    private readonly table: Table,
    private readonly screen: Screen,
    private readonly board: () => HTMLElement | undefined,
  ) {
    const { commands, state } = table;
    this.doing = {
      primary: () => {
        const main = this.main();
        if (state.lesson.hasNext) state.lesson.turn(1);
        else if (this.takesAdvice) table.followAdvice();
        else if (main) commands.take(main);
        else this.choose(state.choosing.choices.primary(state.choosing.picked));
      },
      undo: () => {
        if (state.undo.info && state.undo.info.how !== "nothing") commands.takeBack("undo");
      },
      redo: () => {
        if (state.undo.info?.redo) commands.takeBack("redo");
      },
      reset: () => {
        if (state.undo.info && state.undo.info.turn !== "nothing") commands.takeBack("turn");
      },
      help: screen.openHelp,
      explain: () => this.explain(),
      log: screen.read,
      chat: screen.chat,
      text: screen.toggleText,
      board: () => this.focusBoard(),
      fit: () => board()?.dispatchEvent(new CustomEvent("fit")),
      odds: () => settings.set({ odds: !settings.chosen.odds }),
      advice: () => {
        if (state.help.advice) table.followAdvice();
        else if (state.help.mayAsk) void commands.suggest();
      },
      sheets: () => (screen.seat = state.seats.front ?? 0),
      close: () => {
        if (state.story.past) commands.replay.backToNow();
        state.choosing.picked = new Set();
      },
    };
  }

  readonly pressed = (event: KeyboardEvent): void => {
    // a dialog, of the shell or of a board, has the keys to itself, and a board may have taken this one
    if (event.defaultPrevented || this.screen.modal || typing(event.target) || document.querySelector("dialog[open]"))
      return;
    if (this.takes(event)) event.preventDefault();
  };

  private takes(event: KeyboardEvent): boolean {
    // any key finishes what is being shown, and does nothing else; a page is read with the arrows, and left by few keys
    const reading = !!this.table.state.story.playing?.stays;
    if (!commanding(event) && (reading ? LEAVES : ANY)(event.key) && this.table.commands.skip()) return true;
    const action = actionOf(event, settings.chosen.letters, settings.keys);
    const digit = digitOf(event);
    if (digit !== null && this.byDigit(digit)) return true;
    if (action === null) return settings.chosen.letters && this.byLetter(event);
    // Enter belongs to whatever has the focus; a board that wants nothing with it lets it do the main thing
    if (
      action === "primary" &&
      inWidget(event.target) &&
      !((this.main() || this.takesAdvice) && this.isGround(event.target))
    )
      return false;
    this.doing[action]();
    return true;
  }

  /** What most would do now, by the game. */
  private main(): Errand | undefined {
    return this.table.errands.find(({ main }) => main);
  }

  /** While advice is read it is the main thing, unless something else has been picked up. */
  private get takesAdvice(): boolean {
    const { help, choosing } = this.table.state;
    return help.advice !== null && !choosing.picked.size;
  }

  /** On the board, and nothing that is pressed. */
  private isGround(target: EventTarget | null): boolean {
    return target instanceof Element && !!this.board()?.contains(target) && !target.closest(PRESSED);
  }

  private byDigit(digit: string): boolean {
    const { choices } = this.table.state.choosing;
    const thing = choices.thing(digit);
    if (!thing) return this.choose(choices.byKey(digit));
    this.table.commands.toggle(thing);
    return true;
  }

  private byLetter(event: KeyboardEvent): boolean {
    if (commanding(event) || event.key.length !== 1) return false;
    const key = event.key.toLowerCase();
    const { choices } = this.table.state.choosing;
    if (!choices.leads(key)) return this.choose(choices.byKey(key));
    this.focusBoard();
    return true;
  }

  private choose(option: { name: string } | null | undefined): boolean {
    if (option) this.table.commands.choose(option.name);
    return !!option;
  }

  /** What the thing in hand is; once more: its rule. */
  private explain(): void {
    const { explaining, commands } = this.table;
    const told = explaining.now;
    if (told) commands.showRule(told.said.rule, told.anchor);
    else explaining.askHere();
  }

  private focusBoard(): void {
    const board = this.board();
    const place =
      board?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ??
      board?.querySelector<HTMLElement>('[tabindex="0"], button');
    place?.focus();
  }
}

const commanding = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

const inWidget = (target: EventTarget | null): boolean =>
  target instanceof Element && target !== document.body && target.closest(WIDGET) !== null;
