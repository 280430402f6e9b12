/** The fair dice recomputed in the reader's own browser: the construction is in src/questhall/engine/dice.py. */
import type { Draw, Report } from "../wire";

const SPACE = 1n << 256n;

export interface Recomputed {
  /** The secret is the one that was promised. */
  promise: boolean | null;
  checked: number;
  wrong: Draw[];
}

export async function recompute(
  report: Report,
  progress: (done: number) => void = () => undefined,
): Promise<Recomputed> {
  if (!report.secret) return { promise: null, checked: 0, wrong: [] };
  const secret = bytes(report.secret);
  const promise =
    report.commitment === null ? null : hex(await crypto.subtle.digest("SHA-256", secret)) === report.commitment;
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const wrong: Draw[] = [];
  let checked = 0;
  for (const draw of report.draws) {
    if (draw.ticket === null) continue;
    if ((await ticket(key, report.table, report.nonces, draw)) !== draw.ticket) wrong.push(draw);
    checked += 1;
    if (checked % 50 === 0) progress(checked);
  }
  return { promise, checked, wrong };
}

async function ticket(key: CryptoKey, table: string, nonces: string[], draw: Draw): Promise<number> {
  const total = BigInt(draw.total);
  const limit = SPACE - (SPACE % total);
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(JSON.stringify([table, nonces, draw.k, draw.name, attempt]));
    const x = BigInt(`0x${hex(await crypto.subtle.sign("HMAC", key, message))}`);
    if (x < limit) return Number(x % total);
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
