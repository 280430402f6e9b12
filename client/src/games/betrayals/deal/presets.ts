/** The usual deals among all offers of one tap: few enough to be seen at a glance. */
import type { Option } from "../../../wire";

const MOST = 6;
/** In this order they are looked through: what costs nothing, gems from few to many, things, and what lasts. */
const ORDER = ["free", "later", "now", "carcass", "monster", "item", "trophy", "company", "pact"];

/** What an offer says, in the word its name ends with: `trophy`, `later:3`, `now:1`, `item:ember_blade`, `free`. */
export const wordOf = ({ name }: Option): string => name.split(" ").at(-1) ?? "";

/** `loot`: the gems there are to win. */
export function presets(quick: readonly Option[], loot: number): Option[] {
  const exactly = (word: string): Option | undefined => quick.find((option) => wordOf(option) === word);
  const about = (kind: string, n: number): Option | undefined => {
    const far = (option: Option): number => Math.abs(Number(wordOf(option).split(":")[1]) - n);
    return quick.filter((option) => wordOf(option).startsWith(`${kind}:`)).toSorted((a, b) => far(a) - far(b))[0];
  };
  const usual = [
    exactly("trophy"),
    about("later", Math.ceil(loot / 2)),
    about("now", 1),
    about("later", 1),
    exactly("carcass"),
    exactly("free"),
    exactly("company"),
    exactly("pact"),
  ].filter((option) => option !== undefined);
  return [...new Set([...usual, ...quick])].slice(0, MOST).toSorted((a, b) => rank(a) - rank(b));
}

/** Of one kind the smaller comes first. */
function rank(option: Option): number {
  const [kind = "", n = "0"] = wordOf(option).split(/[:+]/);
  const place = ORDER.indexOf(kind);
  return (place < 0 ? ORDER.length : place) * 100 + (Number(n) || 0);
}
