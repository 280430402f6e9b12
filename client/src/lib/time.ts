/** Times in words. */
import type { Lang } from "../wire";

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [7, "day"],
  [4.35, "week"],
  [12, "month"],
];

/** "3 minutes ago", "in 2 days". */
export function ago(at: string, lang: Lang, now = serverNow()): string {
  let value = (Date.parse(at) - now) / 1000;
  if (Number.isNaN(value)) return "";
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [size, unit] of STEPS) {
    if (Math.abs(value) < size) return format.format(Math.round(value), unit);
    value /= size;
  }
  return format.format(Math.round(value), "year");
}

/** "17 November 2026", "17 novembre 2026". */
export const day = (at: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { dateStyle: "long" }).format(new Date(at));

let ahead = 0; // of this machine's clock, in milliseconds

/** The hall has said what time it is there, in seconds since 1970. */
export function setServerTime(seconds: number): void {
  ahead = seconds * 1000 - Date.now();
}

/** What time it is in the hall, whatever the clock of this machine says. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** What is left of some seconds: "0:42", "12:05", "23 h 10". */
export function left(seconds: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 3600)} h ${two((seconds % 3600) / 60)}`;
}

/** How long, short: "12 s", "4 min", "3 h", "2 d". */
export function lasting(at: string, now = serverNow()): { text: string; args: { count: number } } | null {
  const seconds = Math.floor((now - Date.parse(at)) / 1000);
  if (Number.isNaN(seconds) || seconds < 0) return null;
  if (seconds < 60) return { text: "for-seconds", args: { count: seconds } };
  if (seconds < 3600) return { text: "for-minutes", args: { count: Math.floor(seconds / 60) } };
  if (seconds < 86_400) return { text: "for-hours", args: { count: Math.floor(seconds / 3600) } };
  return { text: "for-days", args: { count: Math.floor(seconds / 86_400) } };
}
