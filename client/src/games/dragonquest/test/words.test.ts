import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import module from "..";
import type { Lang } from "../../../wire";
import { TIPS } from "../tips";
import { reading, situation } from "../reading";
import { moment, NAMES, propsOf, sayIn } from "./moments";

const LANGS: Lang[] = ["en", "fr"];
const FOLDER = fileURLToPath(new URL("..", import.meta.url));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === "test" ? [] : sources(`${folder}/${entry.name}`);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(`${folder}/${entry.name}`, "utf8")] : [];
  });
}

describe("words", () => {
  it("are there for every text the board names", () => {
    const ids = new Set(sources(FOLDER).flatMap((text) => [...text.matchAll(/"((?:board|label|status|place|row|danger)-[a-z-]*[a-z])"/g)].map((match) => match[1]!)));
    const events = ["row-awakes", "danger-die", "danger-escaped"]; // kinds of events, not texts
    const known = sayIn("en").has;
    expect([...ids].filter((id) => !known(id) && !events.includes(id))).toEqual([]);
    expect(ids.size).toBeGreaterThan(60);
  });

  it.each(NAMES)("tell the whole table in both languages: %s", (name) => {
    for (const now of [moment(name).before, moment(name).after]) {
      for (const lang of LANGS) {
        const { names } = moment(name);
        const props = propsOf(now, names, { lang, say: sayIn(lang, names) });
        const lines = [...reading(props), ...situation(props), module.headline!(now.view, props.say)];
        lines.push(...names.map((_, seat) => module.brief!(now.view, seat, props.say)));
        for (const line of lines) expect(line).not.toMatch(/[[\]°{}]|undefined|NaN|seat:|square:/);
      }
    }
  });

  it("say where one stands", () => {
    const { before, names } = moment("walk");
    const [, here, open] = reading(propsOf(before, names));
    expect(here).toBe("You stand at E5 (Hall of Pillars): 10 Life Points, 14 suns left, loot 0.");
    expect(open).toBe("Open: E4 and F5.");
  });

  it("keep tips to twelve words", () => {
    for (const { text } of TIPS) {
      for (const lang of LANGS) {
        const tip = sayIn(lang)(text);
        expect(tip.split(/[\s\u202f\u00a0]+/).filter((word) => /\p{L}/u.test(word)).length, tip).toBeLessThanOrEqual(12);
      }
    }
  });
});
