/** What part of the castle one sees. */
import { lens, type Camera, type Size } from "../../shared/camera";
import { CELL, HEIGHT, WIDTH } from "./plan";

export type { Camera, Size };

/** Room around the castle for the gates, the letters and the hatching. */
export const MARGIN = { x: 78, y: 62 };
export const WHOLE: Camera = { x: -MARGIN.x, y: -MARGIN.y, w: WIDTH + 2 * MARGIN.x, h: HEIGHT + 2 * MARGIN.y };

export const castleLens = lens(WHOLE, CELL);
export const { kept, pixelsWhole, needsWindow, closeUp, overview, panned, zoomed, sees, showing } = castleLens;
