// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import module from "..";
import type { Lang } from "../../../wire";
import { TIPS } from "../tips";
import { moment, NAMES, propsOf } from "./moments";
import { sayIn } from "./words";

const LANGS: Lang[] = ["en", "fr"];
const SOURCES = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../test/**"], {
  eager: true,
  import: "default",
  query: "?raw",
});

describe("words", () => {
  it("are there for every text the board names", () => {
    const ids = new Set(
      Object.values(SOURCES).flatMap((text) =>
        [...text.matchAll(/"((?:board|label|status|place|row|danger)-[a-z-]*[a-z])"/g)].map((match) => match[1]!),
      ),
    );
    const events = ["row-awakes", "danger-die", "danger-escaped"]; // kinds of events, not texts
    const known = sayIn("en").has;
    expect([...ids].filter((id) => !known(id) && !events.includes(id))).toEqual([]);
    expect(ids.size).toBeGreaterThan(60);
  });

  it.each(NAMES)("tell how it stands in both languages: %s", (name) => {
    for (const now of [moment(name).before, moment(name).after]) {
      for (const lang of LANGS) {
        const { names } = moment(name);
        const props = propsOf(now, names, { lang, say: sayIn(lang, names) });
        const lines = [module.words!.headline!(now.view, props.say)];
        lines.push(...names.map((_, seat) => module.words!.brief!(now.view, seat, props.say)));
        for (const line of lines) expect(line).not.toMatch(/[[\]°{}]|undefined|NaN|seat:|square:/);
      }
    }
  });

  it("name what is bought or taken with its price and effect", () => {
    const { view } = moment("buy").before;
    const object = view.supply.objects[0]!;
    const treasure = view.supply.treasures[0]!;
    for (const lang of LANGS) {
      const ware = (ref: string) => module.words!.ware!(view, ref, sayIn(lang));
      expect(ware(`object:${object.id}`)).toEqual({
        name: sayIn(lang).ref(`object:${object.id}`),
        does: sayIn(lang)(`object-${object.id}-effect`),
        price: `${object.cost} points`,
      });
      expect(ware(treasure.ref)!.does).toContain(sayIn(lang).number(treasure.value));
      expect(ware(treasure.ref)!.price).toHaveLength(treasure.stars);
      expect(ware("square:B6")).toBeNull();
    }
  });

  it("keep tips to twelve words", () => {
    for (const { text } of TIPS) {
      for (const lang of LANGS) {
        const tip = sayIn(lang)(text);
        expect(tip.split(/[\s\u202f\u00a0]+/).filter((word) => /\p{L}/u.test(word)).length, tip).toBeLessThanOrEqual(
          12,
        );
      }
    }
  });
});
