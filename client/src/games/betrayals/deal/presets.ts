/** The usual deals among all offers of one tap: few enough to be seen at a glance. */
import type { Option } from "../../../wire";

const MOST = 6;

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
  return [...new Set([...usual, ...quick])].slice(0, MOST);
}
