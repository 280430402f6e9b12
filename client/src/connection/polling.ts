/** The long poll for a browser that holds several seats: one key a request, the seat in front waits, the others peek. */
import type { Polled, ServerMessage } from "../wire";

type Poll = (cursor: string, timeout: number, token?: string) => Promise<Polled>;

const PATIENCE = 25; // seconds

export async function pollSeats(poll: Poll, cursor: string | null, tokens: readonly string[]): Promise<Polled> {
  const cursors: Record<string, string> = cursor ? JSON.parse(cursor) : {};
  const [front, ...others] = tokens.length ? tokens : [undefined];
  const messages: ServerMessage[] = [];
  for (const token of others) {
    const polled = await poll(cursors[token!] ?? "", 0, token);
    cursors[token!] = polled.cursor;
    messages.push(...polled.messages);
  }
  const polled = await poll(cursors[front ?? ""] ?? "", messages.length ? 0 : PATIENCE, front);
  cursors[front ?? ""] = polled.cursor;
  return { messages: together([...polled.messages, ...messages]), cursor: JSON.stringify(cursors) };
}

/** Every key is greeted with its own seat only; this browser has all of them. */
function together(messages: ServerMessage[]): ServerMessage[] {
  const seats = messages.flatMap((message) => (message.type === "here" ? message.seats : []));
  return messages.map((message) => (message.type === "here" ? { ...message, seats } : message));
}
