/** Stories read aloud by the browser's own voices. */
import type { Lang } from "../wire";

export const canSpeak = (): boolean => typeof speechSynthesis !== "undefined";

/** Instead of whatever is being read. */
export function narrate(text: string, lang: Lang, volume: number): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = lang;
  speech.rate = 0.95;
  speech.volume = volume;
  const voice = speechSynthesis.getVoices().find((each) => each.lang.startsWith(lang));
  if (voice) speech.voice = voice;
  speechSynthesis.speak(speech);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
