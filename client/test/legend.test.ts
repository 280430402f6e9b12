// @vitest-environment happy-dom
/** The legends of the games: every icon is in one, in words, and the rule cards take theirs from them. */
import { describe, expect, it } from "vitest";
import type { GameModule, LegendSign } from "../src/games/module";
import { textsOf } from "../src/games/shared/staging";
import { LANGUAGES } from "../src/texts/languages";

type Table = Record<string, string | Record<string, string>>;

const tables = import.meta.glob<Table>("../src/games/*/icons.ts", { eager: true });
const modules = import.meta.glob<GameModule>("../src/games/*/index.ts", { eager: true, import: "default" });
const cards = import.meta.glob<string>("../../src/questhall/games/*/card.toml", {
  eager: true,
  query: "?raw",
  import: "default",
});
const GAMES = Object.keys(tables).map((path) => path.split("/").at(-2)!);

const moduleOf = (game: string): GameModule => modules[`../src/games/${game}/index.ts`]!;
const groupsOf = (game: string) => moduleOf(game).legend!;
const signsOf = (game: string): LegendSign[] => groupsOf(game).flatMap(({ signs }) => signs);

/** The shape of a sign: its path, or that of its face. */
function shape(game: string, { drawn }: LegendSign): string | undefined {
  if ("d" in drawn) return drawn.d;
  if ("parts" in drawn) return drawn.parts.map(({ d }) => d).join("");
  const face = moduleOf(game).dice!.looks![drawn.kind]!.faces[drawn.face];
  return face ? ("d" in face ? face.d : face.text) : undefined;
}

describe.each(GAMES)("the legend of %s", (game) => {
  it("has every icon of the game's tables", () => {
    const shown = new Set(signsOf(game).map((sign) => shape(game, sign)));
    const all = Object.entries(tables[`../src/games/${game}/icons.ts`]!).flatMap(([name, found]) =>
      typeof found === "string" ? [[name, found]] : Object.entries(found).map(([id, d]) => [`${name}.${id}`, d]),
    );
    expect(all.filter(([, d]) => !shown.has(d)).map(([name]) => name)).toEqual([]);
  });

  it("draws every sign, each once", () => {
    const signs = signsOf(game);
    expect(signs.filter((sign) => !shape(game, sign)).map(({ id }) => id)).toEqual([]);
    expect(new Set(signs.map(({ id }) => id)).size).toBe(signs.length);
  });

  it.each(LANGUAGES)("is in words: %s", (lang) => {
    const texts = textsOf(game, moduleOf(game).texts);
    const named = [
      ...groupsOf(game).map(({ title }) => title),
      ...signsOf(game).flatMap(({ text, about = text }) => [text, about]),
    ];
    expect(named.filter((text) => !texts.has(lang, text))).toEqual([]);
  });

  it("has the icons of the rule card", () => {
    const named = [...cards[`../../src/questhall/games/${game}/card.toml`]!.matchAll(/^icon = "(.+)"$/gm)];
    const known = new Set(signsOf(game).map(({ id }) => id));
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(([, id]) => id!).filter((id) => !known.has(id))).toEqual([]);
  });
});

it("is there for all games of the house", () => {
  expect(GAMES.sort()).toEqual(Object.keys(cards).map((path) => path.split("/").at(-2)!));
});
