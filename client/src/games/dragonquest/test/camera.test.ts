import { describe, expect, it } from "vitest";
import {
  closeUp,
  finderCorner,
  framing,
  holding,
  kept,
  needsWindow,
  overview,
  panned,
  pixelsWhole,
  sees,
  showing,
  WHOLE,
  zoomed,
} from "../castle/camera";
import { centre, CHAMBER_POINTS } from "../castle/plan";

const PHONE = { width: 366, height: 300 };
const DESK = { width: 790, height: 500 };
const HERO = centre("square:E5");

describe("the camera", () => {
  it("puts the small castle into the corner where it hides least", () => {
    const seen = { x: 0, y: 0, w: 960, h: 790 };
    const at = (x: number, y: number, weight = 10) => ({ x, y, weight });
    const [left, right, above] = [at(60, 740), at(900, 740), at(900, 60)];
    expect(finderCorner(seen, PHONE, [])).toBe("bottom right");
    expect(finderCorner(seen, PHONE, [right])).toBe("bottom left");
    expect(finderCorner(seen, PHONE, [left, right])).toBe("top right");
    expect(finderCorner(seen, PHONE, [left, right, above])).toBe("top left");
    expect(finderCorner(seen, PHONE, [above])).toBe("bottom right");
    expect(finderCorner(seen, PHONE, [left, at(900, 740, 1), above, at(60, 60)])).toBe("bottom right");
  });

  it("never lays the small castle over the dragon's chamber or the exit", () => {
    for (const from of ["square:E5", "square:F8", "square:L5", "square:O7"]) {
      const seen = closeUp(PHONE, centre(from));
      const sights = [...CHAMBER_POINTS, centre("exit")].map((sight) => ({ ...sight, weight: 1 }));
      const corner = finderCorner(seen, PHONE, sights);
      const x = corner.endsWith("right") ? seen.x + seen.w - 242 : seen.x;
      const y = corner.startsWith("bottom") ? seen.y + seen.h - 174 : seen.y;
      const under = sights.filter((at) => at.x > x && at.x < x + 242 && at.y > y && at.y < y + 174);
      expect(under, from).toEqual([]);
    }
  });

  it("keeps the way that is pointed out in the window, whatever else does not fit", () => {
    const [hero, dear] = [centre("square:L8"), [centre("square:M8"), centre("square:M6")]];
    const all = [...dear, ...["square:M10", "square:L11", "square:H9"].map(centre)];
    const low = { width: 366, height: 216 };
    const inSight = (around: { x: number; y: number }): boolean =>
      dear.every((each) => sees(closeUp(low, around), each, 100));
    expect(inSight(holding(low, hero, all))).toBe(false);
    expect(inSight(holding(low, hero, all, dear))).toBe(true);
  });

  it("shows the whole castle where squares are big enough to press", () => {
    expect(needsWindow(DESK)).toBe(false);
    expect(pixelsWhole(DESK)).toBeGreaterThan(24);
    expect(needsWindow(PHONE)).toBe(true);
    expect(needsWindow({ width: 0, height: 0 })).toBe(false);
  });

  it("gives squares 38 pixels in the window, around the hero", () => {
    const camera = closeUp(PHONE, HERO);
    expect((PHONE.width / camera.w) * 100).toBeCloseTo(38);
    expect(sees(camera, HERO)).toBe(true);
  });

  it("never looks beyond the castle", () => {
    const camera = closeUp(PHONE, centre("square:A6"));
    expect(camera.x).toBe(WHOLE.x);
    const far = panned(camera, PHONE, -10_000, -10_000);
    expect(far.x + far.w).toBeCloseTo(WHOLE.x + WHOLE.w);
    expect(far.y + far.h).toBeCloseTo(WHOLE.y + WHOLE.h);
  });

  it("keeps the shape of the screen in the overview, with the castle in the middle", () => {
    for (const size of [PHONE, DESK, { width: 300, height: 900 }]) {
      const { x, y, w, h } = overview(size);
      expect(w / h).toBeCloseTo(size.width / size.height);
      expect(x + w / 2).toBeCloseTo(WHOLE.x + WHOLE.w / 2);
      expect(y + h / 2).toBeCloseTo(WHOLE.y + WHOLE.h / 2);
      expect(w).toBeGreaterThanOrEqual(WHOLE.w - 0.001);
    }
  });

  it("zooms about a point that stays where it is", () => {
    const camera = closeUp(PHONE, centre("square:I8"));
    const still = centre("square:I8");
    const nearer = zoomed(camera, 1.5, still);
    expect(nearer.w).toBeCloseTo(camera.w / 1.5);
    expect((still.x - nearer.x) / nearer.w).toBeCloseTo((still.x - camera.x) / camera.w);
  });

  it("holds the hero and what is sought if both fit, else what is sought", () => {
    for (const far of ["square:F5", "square:I9", "square:N9", "square:C1"]) {
      expect(sees(closeUp(PHONE, framing(PHONE, HERO, centre(far))), centre(far), 50), far).toBe(true);
    }
    expect(sees(closeUp(PHONE, framing(PHONE, HERO, centre("square:I9"))), HERO, 50)).toBe(true);
    expect(framing(PHONE, HERO, centre("square:F5")), "what is seen already moves nothing").toBe(HERO);
  });

  it("holds all that the dice lead to, clear of the letters above", () => {
    const all = ["square:E2", "square:E4", "square:G5"].map(centre);
    const seen = closeUp(PHONE, holding(PHONE, HERO, all));
    for (const each of [HERO, ...all]) expect(sees(seen, each)).toBe(true);
    expect(holding(PHONE, HERO, [centre("square:E4")]), "what is seen already moves nothing").toBe(HERO);
  });

  it("moves just as far as it must", () => {
    const camera = closeUp(PHONE, HERO);
    expect(showing(camera, HERO)).toEqual(camera);
    const moved = showing(camera, centre("square:O9"));
    expect(sees(moved, centre("square:O9"))).toBe(true);
    expect(kept(moved)).toEqual(moved);
  });
});
