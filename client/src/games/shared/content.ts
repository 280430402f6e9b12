/** The content files of a game as its rules read them, for what a board draws before any view says it. */

/** The records of a content file: flat tables whose values are numbers, words, lists and small tables on one line. */
export function records<T extends { id: string }>(toml: string): Map<string, T> {
  const found: Record<string, unknown>[] = [];
  for (const line of toml.split("\n")) {
    const bare = line.replace(/\s*#[^"]*$/, "").trim();
    if (bare.startsWith("[[")) found.push({});
    const [, key, value] = /^(\w+)\s*=\s*(.+)$/.exec(bare) ?? [];
    if (key && value && found.length) found.at(-1)![key] = JSON.parse(value.replace(/(\w+)\s*=\s*/g, '"$1": '));
  }
  return new Map((found as T[]).map((record) => [record.id, record]));
}

/** A plan drawn in rows of signs, as it stands between triple quotes. */
export function rows(toml: string, key: string): string[] {
  return toml.split(`${key} = '''\n`)[1]!.split("\n'''")[0]!.split("\n");
}
