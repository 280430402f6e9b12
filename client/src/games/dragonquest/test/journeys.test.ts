// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { AnyView } from "../../board";
import { show } from "../../shared/shown";
import { Stage } from "../../shared/stage.svelte";
import module from "..";
import { journeyTo, reached, travelling } from "../journeys";
import type { HeroSheet, Props } from "../types";
import { moment, propsOf } from "./moments";

/** A hero at the west gate with three steps. */
function props(more: Partial<HeroSheet> = {}): Props {
  const { before, names } = moment("walk");
  const now = propsOf(before, names);
  const view = structuredClone(before.view);
  const hero = view.heroes[Number(view.active.slice(-1))]!;
  Object.assign(
    hero,
    { at: "square:B6", line: ["square:A6", "square:B6"], blocked: [], crossed: [], demon: null },
    more,
  );
  view.dice.steps = 3;
  return { ...now, ...offering(now, ["square:B5", "square:B7", "square:C6"]), view };
}
function offering(now: Props, squares: string[], text = "option-walk"): Pick<Props, "options" | "lit"> {
  const options = squares.map((ref) => ({ ...now.options[0]!, name: `walk ${ref}`, verb: "walk", refs: [ref], text }));
  const lit = new Map(
    options.map((each) => [each.refs[0]!, { options: [each], picked: false, of_set: false, key: "" }]),
  );
  return { options, lit };
}
const stepped = (now: Props, at: string, squares: string[], text?: string): Props => {
  const view = structuredClone(now.view);
  view.heroes[Number(view.active.slice(-1))]!.at = at;
  return { ...now, ...offering(now, squares, text), view };
};

describe("a journey through the castle", () => {
  it("is the way over free squares, as far as the dice reach", () => {
    const near = journeyTo(props(), "square:C5")!;
    expect([near.way, near.steps, near.strands, near.demon]).toEqual([["square:B5", "square:C5"], 2, false, false]);
    const far = journeyTo(props(), "chamber")!;
    expect(far.way.at(-1)).toBe("chamber");
    expect(far.way.length).toBeGreaterThan(far.steps);
    expect(far.steps).toBe(3);
  });

  it("reaches all that the steps lead to, each at its cost", () => {
    const far = (more: Partial<HeroSheet> = {}) =>
      Object.fromEntries(reached(props(more)).map(({ ref, steps, strands }) => [ref.slice(7), strands ? "!" : steps]));
    const free = far();
    expect([free.C5, free.C7, free.B4, free.B8, free.D7, free.C4]).toEqual([2, 2, 2, 2, 3, 3]);
    expect([free.B5, free.C6, free.A6, free.E7]).toEqual([undefined, undefined, undefined, undefined]); // next, behind, too far
    expect(far({ blocked: ["square:C7", "square:B8"] }).D7).toBeUndefined();
    expect(far({ blocked: ["square:C4", "square:C6", "square:B4", "square:B7", "square:C7"] }).C5).toBe("!");
    expect(reached({ ...props(), step: "OfferReroll" })).toEqual([]);
  });

  it("is said to end where red squares are among them", () => {
    const near = props();
    near.view.dice.steps = 1;
    show(module.parts!.Board, near);
    expect(document.querySelector("p.strands")).toBeNull();
    show(module.parts!.Board, props({ blocked: ["square:C4", "square:C6", "square:B4", "square:B7", "square:C7"] }));
    expect(document.querySelector("p.strands")!.textContent).toContain("board-strands");
  });

  it("shows the best wall as if it stood there, with what it costs, and no words over the castle", () => {
    const wall = (detour: number): Props => {
      const near = props();
      const options = near.options.map((each, n) => {
        const args = { detour, ...(n === 0 && { best: 1 }) };
        return { ...each, verb: "block", text: "option-block", args };
      });
      const lit = new Map(
        options.map((each) => [each.refs[0]!, { options: [each], picked: false, of_set: false, key: "" }]),
      );
      return { ...near, step: "BlockSquare", options, lit };
    };
    show(module.parts!.Board, wall(0));
    expect([document.querySelectorAll(".planned").length, document.querySelectorAll(".spot text").length]).toEqual([
      1, 0,
    ]);
    show(module.parts!.Board, wall(2));
    expect([...document.querySelectorAll(".spot.best text")].map((each) => each.textContent)).toEqual(["+2"]);
    expect(document.querySelector(".cost")).toBeNull();
    show(module.parts!.Board, props());
    expect(document.querySelector(".planned")).toBeNull();
  });

  it("goes in only by the chamber's doors, and out only after the chamber", () => {
    const beside = { at: "square:G6", line: ["square:A6", "square:G6"] };
    expect(reached(props(beside)).map(({ ref }) => ref)).not.toContain("square:K6");
    const gate = { at: "square:P5", line: ["square:O5", "square:P5"], seen_chamber: false };
    expect(reached(props(gate)).map(({ ref }) => ref)).not.toContain("exit");
    expect(reached(props({ ...gate, seen_chamber: true })).map(({ ref }) => ref)).toContain("exit");
  });

  it("goes round walls, and not where one has been", () => {
    const walled = journeyTo(props({ blocked: ["square:B5"] }), "square:C5")!;
    expect(walled.way).toEqual(["square:C6", "square:C5"]);
    expect(journeyTo(props(), "square:A6")).toBeNull();
    expect(journeyTo(props({ blocked: ["square:C5"] }), "square:C5")).toBeNull();
  });

  it("warns of a dead end and of the demon", () => {
    const walls = ["square:C4", "square:C6", "square:B4", "square:B7", "square:C7"];
    expect(journeyTo(props({ blocked: walls }), "square:C5")!.strands).toBe(true);
    expect(journeyTo(props({ demon: "square:C3" }), "square:C5")!.demon).toBe(true);
    expect(journeyTo(props({ demon: "square:M9" }), "square:C5")!.demon).toBe(false);
  });

  it("is for whoever walks now, and the exit for whoever has seen the chamber", () => {
    expect(journeyTo({ ...props(), step: "OfferReroll" }, "square:C5")).toBeNull();
    expect(journeyTo({ ...props(), options: [] }, "square:C5")).toBeNull();
    expect(journeyTo(props({ seen_chamber: false }), "exit")).toBeNull();
    expect(journeyTo(props({ seen_chamber: true }), "exit")).not.toBeNull();
  });

  it("takes one step after the other, and ends where something happens", () => {
    const now = props();
    const errand = travelling(now, journeyTo(now, "square:C5")!);
    expect(errand.next(now)).toBe("walk square:B5");
    const later = stepped(now, "square:B5", ["square:C5"]);
    expect(errand.lasts(later.view)).toBe(true);
    expect(errand.next(later)).toBe("walk square:C5");
    expect(errand.next(stepped(now, "square:C5", ["square:D5"]))).toBeNull();
    const hurt = structuredClone(later.view);
    hurt.heroes[Number(hurt.active.slice(-1))]!.lp -= 1;
    expect(travelling(now, journeyTo(now, "square:C5")!).lasts(hurt)).toBe(false);
  });

  it("leaves a step that strands to the reader, unless that was said", () => {
    const now = props();
    const errand = travelling(now, journeyTo(now, "square:C5")!);
    expect(errand.next(stepped(now, "square:B5", ["square:C5"], "option-walk-stranding"))).toBeNull();
    const warned = travelling(now, { ...journeyTo(now, "square:C5")!, strands: true });
    expect(warned.next(stepped(now, "square:B5", ["square:C5"], "option-walk-stranding"))).toBe("walk square:C5");
  });
});

describe("two presses", () => {
  it("show the way, and walk it; what is asked anew is pressed anew", () => {
    const begin = vi.fn<Props["begin"]>();
    const press = vi.fn<Props["press"]>();
    const stage = new Stage<Props["view"]>({ ...props(), begin, press });
    document.body.innerHTML = "";
    const shown = mount(module.parts!.Board as Component<AnyView>, { target: document.body, props: stage.props });
    flushSync();
    const click = (): void => {
      const cell = document.querySelector('[role=gridcell][data-ref="square:C5"] rect')!;
      cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
    };
    const looked = vi.spyOn(Element.prototype, "querySelectorAll");
    click();
    expect(document.querySelector(".trail")).not.toBeNull();
    expect(document.querySelector(".walk")?.textContent).toContain("board-journey");
    // the hero and the way: the card keeps clear of them
    for (const ref of ["square:B6", "square:B5", "square:C5"]) {
      expect(looked.mock.calls).toContainEqual([`svg [data-ref="${CSS.escape(ref)}"]`]);
    }
    looked.mockRestore();
    stage.now = { ...stage.now, options: [...stage.now.options] };
    flushSync();
    expect(document.querySelector(".trail")).toBeNull();
    click();
    expect(begin).not.toHaveBeenCalled();
    click();
    expect(begin).toHaveBeenCalledTimes(1);
    expect(press).not.toHaveBeenCalled();
    void unmount(shown);
  });
});
