/** Views in which the table has written what has been shown since they arrived: nothing is to be written in again. */
import type { AnyView } from "./board";

const written = new WeakSet<object>();

export const isWritten = (view: AnyView): boolean => written.has(view);

export function markWritten<View extends object>(view: View): View {
  written.add(view);
  return view;
}
