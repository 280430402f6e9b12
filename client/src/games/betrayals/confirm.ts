/** What is asked before a word is broken: a fist holds what it holds once it is closed. */
import type { Option } from "../../wire";
import type { Say } from "../board";
import type { Confirm } from "../module";
import type { SideName, View } from "./types";
import { broken } from "./words";

export function confirm(option: Option, view: View, say: Say, seat: number | null): Confirm | null {
  const side = option.refs.find((ref) => ref.startsWith("side:"))?.slice("side:".length) as SideName | undefined;
  const [who] = option.verb === "side" && side && seat !== null ? broken(view, seat, side) : [];
  return who
    ? { title: say("board-sure-break"), text: say("board-sure-break-text", { who }), yes: say("board-sure-break-yes") }
    : null;
}
