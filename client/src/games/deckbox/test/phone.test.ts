// @vitest-environment happy-dom
/** What a phone shows in little room: dice under the board, enough Energy as such, who is left when somebody falls. */
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import module from "..";
import type { Playing } from "../../board";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";
import Throws from "../stage/Throws.svelte";
import { survivors } from "../stage/entrances";
import type { Props, View } from "../types";
import { moment, propsOf, sayIn } from "./moments";

const { before, names } = moment("fight");
const props = (more: Partial<Props> = {}): Props => propsOf(before, names, more);
const phone = { ...props().settings, phone: true };
const strikes = {
  telling: {
    kind: "hero-attacks",
    seat: 0,
    refs: ["hero:0", before.view.enemies[0]!.ref],
    rule: "",
    text: "hero-attacks",
    args: { how: "melee" },
  },
  moment: {},
  ms: 500,
  id: 1,
} as unknown as Playing;

describe("the dice of a fight", () => {
  it("lie under the board of a phone, and nowhere on it", () => {
    show(module.parts!.Watch, props({ playing: strikes, settings: phone }));
    expect(document.querySelectorAll(".throws.beside")).toHaveLength(1);
    show(module.parts!.Board, props({ playing: strikes, settings: phone }));
    expect(document.querySelectorAll(".throws")).toHaveLength(0);
  });

  it("lie on the board of a desk", () => {
    show(module.parts!.Board, props({ playing: strikes }));
    expect(document.querySelectorAll(".throws")).toHaveLength(1);
    show(module.parts!.Watch, props({ playing: strikes }));
    expect(document.querySelectorAll(".throws")).toHaveLength(0);
  });
});

describe("dice under the board", () => {
  const view = before.view;
  const rolls = { ...strikes, id: 2, telling: { ...strikes.telling, kind: "attack-rolled" } } as Playing;
  rolls.telling.args = { dice: "faces:6 4 2 1", modifier: "=+2", from: 4 };
  const fight = {
    who: strikes.telling,
    sides: ["hero:0", view.enemies[0]!.ref],
    attack: { dice: ["6", "4", "2", "1"], from: 4 },
    defence: null,
    words: null,
  } as const;

  it("are as large as they fall, and beside them stands in one way only which faces count", () => {
    show(Throws, { props: props({ playing: rolls, settings: phone }), view, fight });
    const sizes = [...document.querySelectorAll(".side.attack .die > svg")].map((die) => die.getAttribute("width"));
    expect(sizes).toEqual(["50", "50", "50", "50"]);
    expect(document.querySelector(".side.attack")!.textContent.trim()).toMatch(/4 or more hits$/);
    expect(document.querySelector(".side.attack")!.textContent).not.toContain("+"); // no sum to be done
  });
});

describe("dice on a desk's board", () => {
  const view = before.view;
  const fight = {
    who: strikes.telling,
    sides: ["hero:0", view.enemies[0]!.ref],
    attack: null,
    defence: null,
    words: null,
  };
  const at = (where: string, ...places: { x: number; y: number }[]): boolean => {
    show(Throws, { props: props({ playing: strikes }), view, fight: fight as never, places: () => places });
    return document.querySelector(`.throws${where}`) !== null;
  };
  const low = (...heights: number[]): boolean => at(".low", ...heights.map((y) => ({ x: 0, y })));

  it("keep their place at its foot from blow to blow, and leave it only for those who fight there", () => {
    expect([low(0.4, 0.3), low(0.05, -0.05), low(0.4, -0.4)]).toEqual([true, true, true]);
    expect(low(-0.2, -0.4)).toBe(false);
  });

  it("lie in the corner away from those who fight", () => {
    expect(at(".right", { x: 0.3, y: 0 }, { x: 0.2, y: 0 })).toBe(false);
    expect(at(".right", { x: -0.3, y: 0 }, { x: 0.1, y: 0 })).toBe(true);
  });

  it("tell the heroes' throws from the enemies' by more than colour: both words and dice are marked", () => {
    const rows = (sides: string[]): boolean[] => {
      const dice = { dice: ["6", "4"], from: 4 };
      const given = { ...fight, sides, attack: dice, defence: dice } as never;
      show(Throws, { props: props({ playing: strikes }), view, fight: given });
      return [".attack", ".defence"].map((side) => document.querySelector(`${side}.theirs`) !== null);
    };
    expect(rows(["hero:0", view.enemies[0]!.ref])).toEqual([false, true]);
    expect(rows([view.enemies[0]!.ref, "hero:0"])).toEqual([true, false]);
  });
});

describe("the list of enemies", () => {
  const foes = () => document.querySelector(".drawer .foes");
  const opened = (): Stage<View> => {
    const stage = new Stage(props({ step: "Act" }));
    show(module.parts!.Board, stage.props);
    document.querySelector<HTMLButtonElement>("button[aria-expanded][title=Enemies]")!.click();
    flushSync();
    expect(foes()).not.toBeNull();
    return stage;
  };

  it("is closed by its cross and by Escape", () => {
    opened();
    document.querySelector<HTMLButtonElement>(".drawer header button")!.click();
    flushSync();
    expect(foes()).toBeNull();
    opened();
    const escape = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
    window.dispatchEvent(escape);
    flushSync();
    expect(foes()).toBeNull();
    expect(escape.defaultPrevented).toBe(true);
  });

  it("stays while the same is asked, and not over the next question", () => {
    const stage = opened();
    stage.now = props({ step: "Act" });
    flushSync();
    expect(foes()).not.toBeNull();
    stage.now = props({ step: "WhoActs" });
    flushSync();
    expect(foes()).toBeNull();
  });
});

describe("Energy in the strip of seats", () => {
  const energy = (now: number): string => {
    const view = structuredClone(before.view);
    Object.assign(view.heroes[0]!, { energy: now, energy_cost: 5 });
    show(module.parts!.Badge, { ...props({ view }), whose: 0 });
    return document.querySelector(".energy")!.textContent.trim();
  };

  it("is counted up to what the ability costs, and then it is enough", () => {
    expect(energy(3)).toBe("3/5");
    expect(energy(5)).toBe("5✓");
    expect(energy(7)).toBe("7✓"); // no seven out of five
  });
});

describe("what a hero carries", () => {
  const carried = (items: string[]): string | undefined => {
    const view = structuredClone(before.view);
    Object.assign(view.heroes[0]!, { items });
    show(module.parts!.Badge, { ...props({ view }), whose: 0 });
    return document.querySelector(".pack")?.textContent.trim();
  };

  it("is counted in the strip of seats", () => {
    expect([carried([]), carried(["draught", "axe"])]).toEqual([undefined, "2"]);
  });
});

describe("the end of an activation", () => {
  const due = (actions: number, ...verbs: string[]): boolean =>
    module.choices!.closing!.due(
      { ...before.view, turn: { ...before.view.turn, actions, moving: true } },
      [...verbs, "end"].map((verb) => ({ verb }) as never),
    );

  it("is what is to be pressed once no action or ability is left, whatever step or purchase is", () => {
    expect([due(0, "buy"), due(0, "step"), due(0, "ability"), due(1, "buy")]).toEqual([true, true, false, false]);
  });
});

describe("a hero's fall", () => {
  it("names who is left, without the one who falls", () => {
    const falls = { ...strikes.telling, kind: "hero-falls", refs: ["hero:0"] };
    const scene = { telling: falls, view: before.view, say: sayIn("en", names), lang: "en" } as never;
    expect(survivors(scene).map(({ ref }) => ref)).toEqual(
      before.view.heroes.filter(({ ref, fallen }) => ref !== "hero:0" && !fallen).map(({ ref }) => ref),
    );
  });
});
