/** What this browser asks of the hall while a table is open: sent again until it is answered. Ids make a second copy harmless. */
import type * as wire from "../wire";

export type Letter = Exclude<wire.ClientMessage, { type: "hello" | "whole" | "ping" }> & { id: string };

export class Outbox {
  private kept = new Map<string, Letter>();

  add(letter: Letter): void {
    this.kept.set(letter.id, letter);
  }

  answered(id: string): void {
    this.kept.delete(id);
  }

  /** All that wait for an answer, in the order they were sent; also those that come in meanwhile. */
  [Symbol.iterator](): Iterator<Letter> {
    return this.kept.values();
  }
}

export function letterId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}

/** The same letter by HTTP, where the socket is barred: the end of its address, and its body. */
export function byHttp(letter: Letter): [path: string, body: unknown] {
  const { id } = letter;
  switch (letter.type) {
    case "move":
      return ["moves", { seq: letter.seq, answer: letter.answer, id } satisfies wire.Move];
    case "throw":
      return ["throws", { seq: letter.seq, words: letter.words, correct: letter.correct, id } satisfies wire.Throw];
    case "undo":
      return ["undo", { what: letter.what, id } satisfies wire.TakeBackMoves];
    case "consent":
      return ["consent", { request: letter.request, yes: letter.yes } satisfies wire.Consent];
    case "chat":
      return ["chat", { text: letter.text, phrase: letter.phrase, id } satisfies wire.Say];
  }
}
