/** Short messages at the edge of the screen. They carry text ids, so they follow the language. */
import type { Args } from "../texts/fluent";
import { Refusal } from "../connection/api";
import { shell } from "./texts.svelte";

export interface Toast {
  id: number;
  text: string;
  args: Args;
  kind: "info" | "bad" | "good";
}

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 1;

  say(text: string, args: Args = {}, kind: Toast["kind"] = "info", ms = 6000): void {
    const toast = { id: this.next++, text, args, kind };
    this.all = [...this.all.filter((each) => each.text !== text), toast].slice(-4);
    if (ms) setTimeout(() => this.close(toast.id), ms);
  }

  close(id: number): void {
    this.all = this.all.filter((each) => each.id !== id);
  }

  /** A refusal of the hall in the reader's words; what nobody foresaw is said as the server put it. */
  refused(problem: unknown): void {
    if (problem instanceof Refusal)
      this.say(...refusalText(problem), "bad", 9000 + 60 * (problem.problem.detail ?? "").length);
    else {
      console.error(problem);
      this.say("problem-unknown", { detail: `=${String(problem)}` }, "bad", 9000);
    }
  }
}

export function refusalText(refusal: Refusal): [string, Args] {
  const { code, title, detail, field, retry_after } = refusal.problem;
  return [
    shell.known(`problem-${code}`) ? `problem-${code}` : "problem-unknown",
    {
      title: `=${title}`,
      detail: `=${detail || title}`,
      field: `=${field ?? ""}`,
      seconds: Math.ceil(retry_after ?? 0),
    },
  ];
}

export const toasts = new Toasts();
