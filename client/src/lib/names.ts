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
