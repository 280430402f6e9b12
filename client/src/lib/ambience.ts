/** What is heard in the background while a table is open, made on the spot; silent unless the reader has turned it up. */
import type { Ambience } from "../games/moments";
import { settings } from "../store/settings.svelte";
import { knock, running, tone, type Voice } from "./sound";

/** A steady noise (its pitch and how loud), and what is heard over it now and then: in seconds, at least and at most. */
interface Place {
  bed: { pitch: number; loud: number };
  now_and_then: { least: number; most: number; voices: Voice[] };
}

const PLACES: Record<Ambience, Place> = {
  cellar: {
    bed: { pitch: 160, loud: 0.12 },
    now_and_then: {
      least: 2,
      most: 7,
      voices: [tone("sine", 1500, 900, 0.12, 0.12), tone("sine", 1150, 720, 0.14, 0.1), knock(210, 0.5, 0.4)],
    },
  },
  hearth: {
    bed: { pitch: 420, loud: 0.09 },
    now_and_then: { least: 0.1, most: 0.9, voices: [knock(2600, 0.03, 0.5), knock(3600, 0.02, 0.4)] },
  },
  tavern: {
    bed: { pitch: 620, loud: 0.07 },
    now_and_then: {
      least: 1.5,
      most: 5,
      voices: [knock(520, 0.4, 0.4), tone("triangle", 1900, 1880, 0.2, 0.05), knock(300, 0.12, 0.6)],
    },
  },
};

/** Begins as soon as sound is allowed and wanted, follows its volume; what it gives back ends it. */
export function surround(where: Ambience): () => void {
  const { bed, now_and_then } = PLACES[where];
  let out: GainNode | null = null;
  let noise: AudioBufferSourceNode | null = null;
  let next = 0;

  function hear(): void {
    const audio = running();
    const volume = document.hidden ? 0 : settings.chosen.ambience;
    if (!audio || (volume <= 0 && !out)) return;
    if (!out) {
      out = audio.createGain();
      out.connect(audio.destination);
      noise = rumble(audio, out, bed);
    }
    out.gain.value = volume * 0.5;
    if (volume <= 0 || audio.currentTime < next) return;
    const { least, most, voices } = now_and_then;
    voices[Math.floor(Math.random() * voices.length)]!(audio, out, audio.currentTime + 0.01);
    next = audio.currentTime + least + Math.random() * (most - least);
  }
  const timer = setInterval(hear, 120);
  return () => {
    clearInterval(timer);
    noise?.stop();
    out?.disconnect();
  };
}

function rumble(audio: AudioContext, out: AudioNode, { pitch, loud }: Place["bed"]): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = pitch;
  const shape = audio.createGain();
  shape.gain.value = loud;
  source.connect(filter).connect(shape).connect(out);
  source.start();
  return source;
}
