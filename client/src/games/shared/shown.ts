/** One component at a time in the document, for the tests of boards. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { onTestFinished } from "vitest";
import type { AnyView } from "../board";

let shown: Record<string, unknown> | null = null;

export function show(component: unknown, props: object): HTMLElement {
  hide();
  document.body.innerHTML = "";
  shown = mount(component as Component<AnyView>, { target: document.body, props });
  onTestFinished(hide);
  flushSync();
  return document.body;
}

function hide(): void {
  if (shown) void unmount(shown);
  shown = null;
}
