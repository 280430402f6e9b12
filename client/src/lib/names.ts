/** Names as there is room for them: whole where they are short, cut where a board would have to make way for them. */

const MOST = 20;
const BEGIN = 13;
const END = 5;

/** Of every name its beginning; of those that begin alike the end, too. */
export function short(names: readonly string[]): string[] {
  const cut = names.map((name) => (name.length > MOST ? `${name.slice(0, MOST - 2).trimEnd()}…` : name));
  return cut.map((name, n) =>
    cut.indexOf(name) === cut.lastIndexOf(name) || name === names[n]
      ? name
      : `${names[n]!.slice(0, BEGIN)}…${names[n]!.slice(-END)}`,
  );
}

/** A letter for each name; of those that begin alike a second one, the first that tells them apart. */
export function initials(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name.trim()]);
  const first = letters.map(([sign = ""]) => sign.toLocaleUpperCase());
  return first.map((sign, n) => {
    const alike = letters.filter((_, other) => first[other] === sign);
    if (!sign || alike.length < 2) return sign;
    const longest = Math.max(...alike.map(({ length }) => length));
    const differs = (k: number) => new Set(alike.map((each) => each[k]?.toLowerCase())).size === alike.length;
    const place = Array.from({ length: longest }, (_, k) => k).find((k) => k > 0 && differs(k));
    return sign + (place === undefined ? "" : (letters[n]![place] ?? ""));
  });
}
