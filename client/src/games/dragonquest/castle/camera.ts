/** What part of the castle one sees: all of it, or a window that follows the hero. Units are those of the drawing. */
import { CELL, HEIGHT, WIDTH, type Point } from "./plan";

export interface Camera {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Room around the castle for the gates, the letters and the hatching. */
export const MARGIN = { x: 78, y: 62 };
export const WHOLE: Camera = { x: -MARGIN.x, y: -MARGIN.y, w: WIDTH + 2 * MARGIN.x, h: HEIGHT + 2 * MARGIN.y };

const COMFORTABLE = 38; // pixels a square has in the window
const SMALL = 24; // with fewer the whole castle is only for looking
const CLOSEST = 4 * CELL;

/** How many pixels a square has when everything is seen. */
export function pixelsWhole({ width, height }: Size): number {
  return CELL * Math.min(width / WHOLE.w, height / WHOLE.h);
}

/** Whether squares are too small to be pressed unless one looks closer. */
export function needsWindow(size: Size): boolean {
  return size.width > 0 && pixelsWhole(size) < SMALL;
}

/** The window in which a square is comfortable, around a point. */
export function closeUp(size: Size, around: Point): Camera {
  const w = (size.width / COMFORTABLE) * CELL;
  const h = (size.height / COMFORTABLE) * CELL;
  return kept({ x: around.x - w / 2, y: around.y - h / 2, w, h });
}

/** The whole castle, as much of it as fits the shape of the screen. */
export function overview(size: Size): Camera {
  const shape = size.width && size.height ? size.width / size.height : WHOLE.w / WHOLE.h;
  const wide = shape > WHOLE.w / WHOLE.h;
  const w = wide ? WHOLE.h * shape : WHOLE.w;
  const h = wide ? WHOLE.h : WHOLE.w / shape;
  return { x: WHOLE.x + (WHOLE.w - w) / 2, y: WHOLE.y + (WHOLE.h - h) / 2, w, h };
}

/** A camera that shows no more nothing than it must. */
export function kept({ x, y, w, h }: Camera): Camera {
  return { x: within(x, w, WHOLE.x, WHOLE.w), y: within(y, h, WHOLE.y, WHOLE.h), w, h };
}

function within(from: number, length: number, low: number, whole: number): number {
  if (length >= whole) return low + (whole - length) / 2;
  return Math.min(Math.max(from, low), low + whole - length);
}

/** Moved by pixels of the screen. */
export function panned(camera: Camera, size: Size, dx: number, dy: number): Camera {
  const scale = camera.w / (size.width || 1);
  return kept({ ...camera, x: camera.x - dx * scale, y: camera.y - dy * scale });
}

/** Nearer (factor above 1) or farther, with one point of the drawing staying where it is. */
export function zoomed(camera: Camera, factor: number, still: Point): Camera {
  const w = Math.min(Math.max(camera.w / factor, CLOSEST), WHOLE.w * 1.05);
  const scale = w / camera.w;
  return kept({
    x: still.x - (still.x - camera.x) * scale,
    y: still.y - (still.y - camera.y) * scale,
    w,
    h: camera.h * scale,
  });
}

/** Whether a point is seen, and not at the very edge. */
export function sees({ x, y, w, h }: Camera, point: Point, rim = CELL): boolean {
  return point.x >= x + rim && point.x <= x + w - rim && point.y >= y + rim && point.y <= y + h - rim;
}

/** The camera moved just so far that the point is well inside. */
export function showing(camera: Camera, point: Point, rim = 1.5 * CELL): Camera {
  const { w, h } = camera;
  const x = Math.min(Math.max(camera.x, point.x - w + rim), point.x - rim);
  const y = Math.min(Math.max(camera.y, point.y - h + rim), point.y - rim);
  return kept({ x, y, w, h });
}
