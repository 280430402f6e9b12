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
