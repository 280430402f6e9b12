// @vitest-environment happy-dom
/** Sounds: every one a game names exists, nothing is heard before a gesture, and voices read what is asked for. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { surround } from "../src/lib/ambience";
import { narrate } from "../src/lib/narration";
import { settings } from "../src/store/settings.svelte";

class FakeAudio {
  static made = 0;
  state = "running";
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  started = 0;
  constructor() {
    FakeAudio.made++;
  }
  resume = () => Promise.resolve();
  private node = (): Record<string, unknown> => {
    const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node: Record<string, unknown> = { gain: param, frequency: param, Q: param, disconnect() {}, stop() {} };
    node["connect"] = (next: unknown) => next;
    node["start"] = () => void this.started++;
    return node;
  };
  createGain = this.node;
  createOscillator = this.node;
  createBufferSource = this.node;
  createBiquadFilter = this.node;
  createBuffer = (_: number, size: number) => ({ getChannelData: () => new Float32Array(size) });
}

afterEach(() => {
  vi.useRealTimers();
  settings.set({ ambience: 0 });
});

describe("sound", () => {
  it("waits for a gesture, and the ambience for a wish", async () => {
    vi.useFakeTimers();
    let audio: FakeAudio | undefined;
    vi.stubGlobal(
      "AudioContext",
      class extends FakeAudio {
        constructor() {
          super();
          // eslint-disable-next-line @typescript-eslint/no-this-alias -- the only way to what the module keeps to itself
          audio = this;
        }
      },
    );
    const { play, wakeOnFirstGesture } = await import("../src/lib/sound");
    wakeOnFirstGesture();
    play("door");
    expect(audio).toBeUndefined();
    dispatchEvent(new Event("pointerdown"));
    play("door");
    const heard = audio!.started;
    expect(heard).toBeGreaterThan(1);
    const end = surround("cellar");
    vi.advanceTimersByTime(2000);
    expect(audio!.started).toBe(heard);
    settings.set({ ambience: 0.5 });
    vi.advanceTimersByTime(500);
    expect(audio!.started).toBeGreaterThan(heard);
    end();
  });

  it("reads in the reader's language, one thing at a time", () => {
    const speak = vi.fn();
    const cancel = vi.fn();
    vi.stubGlobal("speechSynthesis", { speak, cancel, getVoices: () => [{ lang: "en-GB" }, { lang: "fr-FR" }] });
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class {
        constructor(readonly text: string) {}
      },
    );
    narrate("Il était une fois", "fr", 1);
    expect(cancel).toHaveBeenCalledOnce();
    expect(speak.mock.calls[0]![0]).toMatchObject({ text: "Il était une fois", lang: "fr", voice: { lang: "fr-FR" } });
  });
});
