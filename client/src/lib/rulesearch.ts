/** Looking up rules by words in either language, or by id. */
import { LANGUAGES } from "../texts/languages";
import type { Rulebook } from "../wire";

/** The ids of all rules that contain every word; all of them if nothing is wanted. */
export function findRules(book: Rulebook, wanted: string): Set<string> {
  const words = normal(wanted).split(/\s+/).filter(Boolean);
  const found = Object.entries(book.rules).filter(([id, rule]) => {
    const rulings = rule.rulings.flatMap((each) => {
      const ruling = book.rulings[each];
      return ruling ? [...Object.values(ruling.question), ...Object.values(ruling.answer)] : [];
    });
    const text = normal([id, ...LANGUAGES.map((lang) => rule[lang]), ...rule.rulings, ...rulings].join(" "));
    return words.every((word) => text.includes(word));
  });
  return new Set(found.map(([id]) => id));
}

/** Small letters without accents. */
export function normal(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}
