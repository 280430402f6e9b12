/** What is asked before something that is not to be had again: a word, and a power that serves once in a game. */
import type { Option } from "../../wire";
import type { Say } from "../board";
import type { Confirm } from "../module";
import { seatRef, type SideName, type View } from "./types";
import { broken, callsForHelp, spoilsPromised } from "./words";

export function confirm(option: Option, view: View, say: Say, seat: number | null): Confirm | null {
  if (option.verb === "twist")
    return { title: say("board-sure-twist"), text: say("board-sure-twist-text"), yes: say.option(option) };
  if (option.verb === "spoils") {
    const who = keptBack(option, view);
    return who ? sure(who, "board-sure-spoils-text", say) : null;
  }
  const called = seat === null ? null : leftAlone(option, view, seatRef(seat));
  if (called) return sure(called, "board-sure-help-text", say);
  const side = option.refs.find((ref) => ref.startsWith("side:"))?.slice("side:".length) as SideName | undefined;
  const [who] = option.verb === "side" && side && seat !== null ? broken(view, seat, side) : [];
  return who ? sure(who, "board-sure-break-text", say) : null;
}

const sure = (who: string, text: string, say: Say): Confirm => ({
  title: say("board-sure-break"),
  text: say(text, { who }),
  yes: say("board-sure-break-yes"),
});

/** Who asks for the help this seat has promised him, and does not get it by this answer. */
function leftAlone({ verb, refs }: Option, view: View, me: string): string | null {
  const call = view.offers.find((offer) => offer.to === me && callsForHelp(view, offer));
  if (!call) return null;
  const no =
    verb === "pass" ||
    (["decline", "too-little", "mistrust"].includes(verb) && refs.includes(call.ref)) ||
    (verb === "offer" && refs.includes(call.from));
  return no ? call.from : null;
}

/** From whom these shares keep a trophy or the carcass that is promised; gems may still be paid in the village. */
function keptBack({ name }: Option, view: View): string | null {
  const { fight } = view;
  if (fight?.kind !== "dungeon") return null;
  const words = name.split(" ");
  const given = Number(words.find((word) => word.startsWith("trophies:"))?.slice("trophies:".length) ?? 0);
  const breaks = spoilsPromised(view, fight).some(
    ({ pledge: { kind, n, card } }) =>
      (kind === "trophy" && given < Math.min(n ?? 1, fight.trophies)) ||
      (kind === "carcass" && card === "this" && !words.includes("carcass")),
  );
  return breaks ? (fight.ally ?? null) : null;
}
