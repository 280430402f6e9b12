/** What a click, a tap or Enter on a thing means: an answer, another hero of one's own, a way to walk, or a question. */
import { contents } from "./dungeon/contents";
import { heroAt, numberOf, type Props, type View } from "./types";
import { walkFor, walking, type Walk } from "./walks";

export type Press =
  | { do: "answer"; ref: string }
  | { do: "activate"; seat: number }
  | { do: "turn"; seat: number }
  | { do: "walk"; ref: string; walk: Walk }
  | { do: "ask"; ref: string };

/** Where a thing of the board is. */
export function placeOf(view: View, ref: string): string | null {
  const [kind = "", name = ""] = ref.split(":");
  if (kind === "enemy") return view.enemies.find((each) => each.ref === ref)?.at ?? null;
  if (kind === "hero") return heroAt(view, numberOf(ref))?.at ?? null;
  if (kind === "feature") return view.tiles.find(({ slot }) => slot === Number(name))?.feature?.at ?? null;
  return ["square", "exit", "pack", "captive"].includes(kind) ? name : null;
}

/** Everything that a press there could be about, the likeliest first. */
function candidates(view: View, ref: string): string[] {
  const at = placeOf(view, ref);
  if (at === null) return [ref];
  const here = contents(view).get(at) ?? [];
  const own = ref.startsWith("square:") || ref.startsWith("exit:") ? [] : [ref];
  return [...new Set([...own, ...here, `square:${at}`, `exit:${at}`])];
}

/** Another hero of one's own: he acts next, or it is asked what he may do. */
function ownHero(props: Props, ref: string): Press | null {
  if (!ref.startsWith("hero:")) return null;
  const seat = numberOf(ref);
  const options = props.optionsOf(seat);
  if (options.some(({ verb }) => verb === "activate")) return { do: "activate", seat };
  return seat !== props.seat && options.length && !props.lit.has(ref) ? { do: "turn", seat } : null;
}

export function meaning(props: Props, view: View, ref: string): Press {
  if (props.spoken.has(ref)) return { do: "ask", ref };
  const all = candidates(view, ref);
  for (const each of all) {
    const own = ownHero(props, each);
    if (own) return own;
  }
  const lit = all.find((each) => props.lit.has(each));
  if (lit) return { do: "answer", ref: lit };
  if (props.options.some(({ verb }) => verb === "step" || verb === "end")) {
    for (const each of all) {
      const walk = walkFor(view, each);
      if (walk) return { do: "walk", ref: each, walk };
    }
  }
  return { do: "ask", ref: all[0] ?? ref };
}

/** Does it. */
export function perform(press: Press, props: Props, view: View, anchor: Element | null): void {
  switch (press.do) {
    case "activate":
      return props.choose(props.optionsOf(press.seat).find(({ verb }) => verb === "activate")!.name, press.seat);
    case "turn":
      return props.turnTo(press.seat);
    case "walk":
      return props.begin(walking(view, press.walk, props.say));
    default:
      return props.press(press.ref, anchor);
  }
}
