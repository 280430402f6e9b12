/** What the reader has chosen, kept in the browser and shared by all its tabs. */
import { keysOf, typing, type Keys } from "../keys";
import { onChangeElsewhere, recall, remember } from "../lib/storage";
import { guessLanguage } from "../texts/fluent";
import type { Lang } from "../wire";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Pace = "normal" | "fast" | "off";

/** How long a scene stays that is read: until a tap, as long as reading takes, not at all. */
export type Scenes = "tap" | "timed" | "off";

export interface Chosen {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  scenes: Scenes;
  /** 0 to 1. */
  effects: number;
  chime: number;
  ambience: number;
  /** Stories are read aloud. */
  narrate: boolean;
  odds: boolean;
  tips: boolean;
  /** Single letters as keys; some people steer by voice and want them off. */
  letters: boolean;
  /** Keys that are not the usual ones. */
  keys: Partial<Keys>;
  /** The name this person has typed, and the one they get until then. */
  name: string;
  guest: string;
  /** Tips that have been seen. */
  seen: string[];
  /** Seats whose chat is not shown, as "table/seat". */
  muted: string[];
}

const KEY = "questhall.settings";
const MODIFIERS = ["Shift", "Control", "Alt", "AltGraph", "Meta"];
const GUESTS = ["Alix", "Camille", "Charlie", "Noa", "Robin", "Sacha"]; // the same in both languages

const otherwise = (): Chosen => ({
  lang: guessLanguage(navigator.languages ?? [navigator.language]),
  theme: "auto",
  pace: "normal",
  scenes: "tap",
  effects: 0.6,
  chime: 0.8,
  ambience: 0,
  narrate: false,
  odds: true,
  tips: true,
  letters: true,
  keys: {},
  name: "",
  guest: GUESTS[Math.floor(Math.random() * GUESTS.length)]!,
  seen: [],
  muted: [],
});

const read = (): Chosen => ({ ...otherwise(), ...recall<Partial<Chosen>>(KEY, {}) });

const BESIDE = "(max-width: 699px) and (max-height: 560px) and (min-aspect-ratio: 13/10)"; // as in TableView.svelte

class Settings {
  chosen = $state.raw<Chosen>(read());
  private dark = $state(false);
  private contrast = $state(false);
  private still = $state(false);
  phone = $state(false);
  narrow = $state(false);
  /** A low window: the board comes before what is nice to have. `short`: a phone held sideways or very small, every line counts. */
  low = $state(false);
  short = $state(false);
  /** A window so small and wide that what a phone has under the board stands beside it. */
  beside = $state(false);
  /** What is on the screen is at home in the dark; whoever has chosen a theme keeps it. */
  night = $state(false);
  /** Fingers, no mouse: one taps. */
  touch = $state(false);
  /** What was last used is the keyboard: keys are printed on things. */
  byKeys = $state(false);

  constructor() {
    this.watch("(prefers-color-scheme: dark)", (on) => (this.dark = on));
    this.watch("(prefers-contrast: more)", (on) => (this.contrast = on));
    this.watch("(prefers-reduced-motion: reduce)", (on) => (this.still = on));
    this.watch("(max-width: 699px)", (on) => (this.phone = on));
    this.watch("(max-width: 1099px)", (on) => (this.narrow = on));
    this.watch("(max-height: 700px)", (on) => (this.low = on));
    this.watch("(max-height: 560px)", (on) => (this.short = on));
    this.watch(BESIDE, (on) => (this.beside = on));
    this.watch("(pointer: coarse)", (on) => (this.touch = on));
    addEventListener("keydown", ({ key, target }) => {
      if (!MODIFIERS.includes(key) && !typing(target)) this.byKeys = true;
    });
    addEventListener("pointerdown", () => (this.byKeys = false));
    onChangeElsewhere(KEY, () => (this.chosen = read()));
  }

  /** How long things take: 1, 0.5, or 0 for at once. The wish for less motion beats the setting. */
  get speed(): number {
    if (this.still) return 0;
    return { normal: 1, fast: 0.5, off: 0 }[this.chosen.pace];
  }

  get reducedMotion(): boolean {
    return this.still;
  }

  get theme(): "light" | "dark" | "contrast" {
    const { theme } = this.chosen;
    if (theme !== "auto") return theme;
    if (this.contrast) return "contrast";
    return this.dark || this.night ? "dark" : "light";
  }

  /** What this person is called at a table. */
  get name(): string {
    return this.chosen.name || this.chosen.guest;
  }

  /** The same, or another name if somebody there has it already. */
  nameAmong(others: readonly string[]): string {
    return [this.name, this.chosen.guest, ...GUESTS].find((name) => !others.includes(name)) ?? this.name;
  }

  get keys(): Keys {
    return keysOf(this.chosen.keys);
  }

  get lang(): Lang {
    return this.chosen.lang;
  }

  set(change: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...change };
    remember(KEY, this.chosen);
  }

  private watch(query: string, tell: (on: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const settings = new Settings();
