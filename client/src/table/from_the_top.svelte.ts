/** A new question is read from its beginning, wherever in the rail the last one was answered. */
import { nextFrame } from "../lib/next_frame";
import type { Table } from "./model/table.svelte";

/** To be called by whatever holds the answers: its boxes go back to their tops, unless somebody writes in one of them. */
export function fromTheTop(table: Table, boxes: () => readonly (Element | null | undefined)[]): void {
  $effect(() => {
    void table.state.story.now?.seq;
    if (!table.state.choosing.myTurn || document.activeElement?.matches("input, textarea")) return;
    return nextFrame(() => boxes().forEach((box) => box?.scrollTo?.({ top: 0 })));
  });
}
