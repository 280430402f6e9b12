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

/** Letters by which names are told apart: one each, and a second one where the first is the same. */
export function initials(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name.trim()]);
  const first = (n: number): string => letters[n]?.[0]?.toLocaleUpperCase() ?? String(n + 1);
  return names.map((_, n) => {
    const alike = [...names.keys()].filter((each) => first(each) === first(n));
    return alike.length > 1 ? first(n) + second(letters, alike, n) : first(n);
  });
}

/** The letter at the first place where all those names differ; a number where they differ nowhere. */
function second(letters: readonly string[][], alike: readonly number[], n: number): string {
  const longest = Math.max(...alike.map((each) => letters[each]!.length));
  for (let place = 1; place < longest; place++) {
    const found = alike.map((each) => letters[each]![place]?.toLocaleLowerCase() ?? "");
    if (found.every((letter) => /^[\p{L}\p{N}]?$/u.test(letter)) && new Set(found).size === alike.length)
      return found[alike.indexOf(n)]!;
  }
  return String(alike.indexOf(n) + 1);
}
