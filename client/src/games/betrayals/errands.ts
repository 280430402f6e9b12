/** Several passes in one tap: until somebody wants something of me, or until it is my turn. */
import type { Option } from "../../wire";
import type { Errand } from "../module";
import { seatRef, type Props, type SideName, type View } from "./types";
import { broken } from "./words";

/** Somebody waits for my word, and a pass would not be one. */
const ASKED = ["accept", "swear", "pay"];

/** Saying nothing: a pass, a plain no to an offer, an empty fist where no word of mine forbids it. What is owed is never passed over. */
function silence({ view, seat, options }: Props): Option | undefined {
  if (seat === null || options.some(({ verb }) => verb === "pay")) return undefined;
  const stays: SideName = "neutral";
  const free = broken(view, seat, stays).length === 0;
  return (
    options.find(({ verb }) => verb === "pass") ??
    options.find(({ verb }) => verb === "decline") ??
    options.find(({ verb, refs }) => free && verb === "side" && refs.includes(`side:${stays}`))
  );
}

export function errands(props: Props): Errand[] {
  const { view, say, seat } = props;
  if (seat === null || view.active === seatRef(seat) || !props.asked.includes(seat) || !silence(props)) return [];
  const asked = ({ options }: Props): boolean => options.some(({ verb }) => ASKED.includes(verb) || verb === "side");
  const passing = (id: string, next: Errand["next"]): Errand => ({
    id,
    label: say(`board-${id}`),
    about: say(`board-${id}-about`),
    aside: true,
    next,
    lasts: (now: View) => now.active !== seatRef(seat),
  });
  const whole = passing("pass-turn", (now: Props) => silence(now)?.name ?? null);
  return asked(props)
    ? [whole]
    : [passing("pass-asked", (now: Props) => (asked(now) ? null : (silence(now)?.name ?? null))), whole];
}
