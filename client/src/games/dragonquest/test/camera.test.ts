import { describe, expect, it } from "vitest";
import {
  closeUp,
  finderCorner,
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
import { centre } from "../castle/plan";

const PHONE = { width: 366, height: 300 };
const DESK = { width: 790, height: 500 };
const HERO = centre("square:E5");

describe("the camera", () => {
  it("leaves the corner with the small castle where nothing can be chosen", () => {
    const seen = { x: 0, y: 0, w: 960, h: 790 };
    const [left, right] = [
      { x: 60, y: 740 },
      { x: 900, y: 740 },
    ];
    expect(finderCorner(seen, PHONE, [])).toBe("right");
    expect(finderCorner(seen, PHONE, [right])).toBe("left");
    expect(finderCorner(seen, PHONE, [left, right])).toBe("right");
    expect(finderCorner(seen, PHONE, [{ x: 900, y: 100 }])).toBe("right");
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

  it("moves just as far as it must", () => {
    const camera = closeUp(PHONE, HERO);
    expect(showing(camera, HERO)).toEqual(camera);
    const moved = showing(camera, centre("square:O9"));
    expect(sees(moved, centre("square:O9"))).toBe(true);
    expect(kept(moved)).toEqual(moved);
  });
});
