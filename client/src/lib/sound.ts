/** Small sounds, made on the spot. Silent until the first gesture; every one has something visible beside it. */
import type { Sound } from "../games/moments";
import { settings } from "../store/settings.svelte";

export type Voice = (audio: AudioContext, out: GainNode, at: number) => void;

let audio: AudioContext | null = null;

/** Called once: browsers allow sound only after the reader has done something. */
export function wakeOnFirstGesture(): void {
  const wake = () => {
    audio ??= "AudioContext" in window ? new AudioContext() : null;
    void audio?.resume();
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
}

/** The way out, once the reader has done something; null before, and where sound does not exist. */
export const running = (): AudioContext | null => (audio?.state === "running" ? audio : null);

export function play(sound: Sound | "turn" | "chat"): void {
  const volume = sound === "turn" || sound === "chat" ? settings.chosen.chime : settings.chosen.effects;
  const voice = VOICES[sound];
  if (!audio || !voice || volume <= 0 || audio.state !== "running") return;
  const out = audio.createGain();
  out.gain.value = volume * 0.5;
  out.connect(audio.destination);
  voice(audio, out, audio.currentTime + 0.005);
  setTimeout(() => out.disconnect(), 3000);
}

/** Dice that touch the ground, each time lighter. What is called stops it: a throw that is cut short is silent. */
export function clatter(knocks: readonly { at: number; hard: number }[]): () => void {
  const context = running();
  const volume = settings.chosen.effects;
  if (!context || volume <= 0) return () => {};
  const out = context.createGain();
  out.gain.value = volume * 0.35;
  out.connect(context.destination);
  for (const { at, hard } of knocks) {
    const pitch = 900 + 900 * Math.random();
    knock(pitch, 0.045, hard, at / 1000)(context, out, context.currentTime + 0.005);
  }
  return () => out.disconnect();
}

export function tone(type: OscillatorType, from: number, to: number, length: number, loud: number, delay = 0): Voice {
  return (context, out, at) => {
    const source = context.createOscillator();
    const shape = context.createGain();
    source.type = type;
    source.frequency.setValueAtTime(from, at + delay);
    source.frequency.exponentialRampToValueAtTime(to, at + delay + length);
    shape.gain.setValueAtTime(0.0001, at + delay);
    shape.gain.exponentialRampToValueAtTime(loud, at + delay + 0.012);
    shape.gain.exponentialRampToValueAtTime(0.0001, at + delay + length);
    source.connect(shape).connect(out);
    source.start(at + delay);
    source.stop(at + delay + length + 0.02);
  };
}

/** A burst of noise through a filter: wood, stone, paper, by its pitch. */
export function knock(
  pitch: number,
  length: number,
  loud: number,
  delay = 0,
  kind: BiquadFilterType = "bandpass",
): Voice {
  return (context, out, at) => {
    const size = Math.ceil(context.sampleRate * length);
    const buffer = context.createBuffer(1, size, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < size; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / size) ** 3;
    const source = context.createBufferSource();
    source.buffer = buffer;
    const filter = context.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = pitch;
    filter.Q.value = 1.2;
    const shape = context.createGain();
    shape.gain.value = loud;
    source.connect(filter).connect(shape).connect(out);
    source.start(at + delay);
  };
}

function together(...voices: Voice[]): Voice {
  return (context, out, at) => voices.forEach((voice) => voice(context, out, at));
}

/** A low voice that rises and falls, many at once: a crowd. */
const crowd = [420, 520, 610, 700, 830].map((pitch, n) => knock(pitch, 1.3, 0.7, n * 0.05));

/** Dice shaken in a hand; each is heard itself where it falls. */
const rattle = Array.from({ length: 5 }, (_, n) =>
  knock(1400 + (n % 3) * 700, 0.05, 0.8 - n * 0.12, n * 0.05 + (n % 2) * 0.02),
);

const VOICES: Partial<Record<Sound | "turn" | "chat", Voice>> = {
  step: knock(520, 0.07, 0.8),
  dice: together(...rattle),
  door: together(
    tone("sawtooth", 92, 148, 0.38, 0.1),
    tone("sawtooth", 150, 104, 0.3, 0.07, 0.3),
    knock(140, 0.3, 1.5, 0.55, "lowpass"),
  ),
  steel: together(
    tone("square", 2300, 2180, 0.22, 0.05),
    tone("triangle", 3460, 3400, 0.4, 0.09),
    knock(4200, 0.08, 0.9, 0, "highpass"),
  ),
  fire: together(
    knock(700, 0.9, 1.3, 0, "lowpass"),
    ...Array.from({ length: 8 }, (_, n) => knock(2600 + (n % 3) * 900, 0.03, 0.6, 0.1 + n * 0.09 + (n % 2) * 0.03)),
  ),
  magic: together(...[880, 1175, 1397, 1760].map((pitch, n) => tone("sine", pitch, pitch * 1.02, 0.5, 0.14, n * 0.07))),
  cheer: together(...crowd, tone("triangle", 523, 523, 0.3, 0.16, 0.1), tone("triangle", 659, 659, 0.5, 0.16, 0.22)),
  tear: together(...Array.from({ length: 6 }, (_, n) => knock(2200 + n * 380, 0.09, 0.7, n * 0.06, "highpass"))),
  coin: together(tone("triangle", 1320, 1300, 0.25, 0.25), tone("triangle", 1980, 1960, 0.35, 0.2, 0.06)),
  good: together(tone("triangle", 523, 523, 0.2, 0.3), tone("triangle", 784, 784, 0.35, 0.3, 0.1)),
  bad: together(tone("sawtooth", 220, 140, 0.3, 0.12), tone("sine", 110, 70, 0.4, 0.4)),
  wall: together(knock(180, 0.25, 1.6, 0, "lowpass"), knock(120, 0.35, 1.4, 0.08, "lowpass")),
  danger: together(tone("sawtooth", 150, 90, 0.5, 0.12), knock(300, 0.3, 0.8)),
  roar: together(
    tone("sawtooth", 95, 45, 1.3, 0.35),
    knock(160, 1.2, 2, 0, "lowpass"),
    tone("square", 63, 38, 1.2, 0.12, 0.1),
  ),
  win: together(
    ...crowd,
    ...[523, 659, 784, 1047].map((pitch, n) => tone("triangle", pitch, pitch, 0.45, 0.28, n * 0.13)),
  ),
  lose: together(...[392, 330, 262].map((pitch, n) => tone("triangle", pitch, pitch * 0.98, 0.5, 0.25, n * 0.2))),
  page: knock(3200, 0.12, 0.5, 0, "highpass"),
  turn: together(tone("sine", 659, 659, 0.5, 0.35), tone("sine", 988, 988, 0.7, 0.3, 0.14)),
  chat: tone("sine", 880, 1100, 0.12, 0.2),
};
