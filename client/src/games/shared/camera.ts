/** What part of a drawing one sees: all of it, or a window that follows what matters. Units are those of the drawing. */

export interface Point {
  x: number;
  y: number;
}

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

export const COMFORTABLE = 38; // pixels a square has in the window
const SMALL = 24; // with fewer the whole drawing is only for looking

/** The cameras of one drawing: its whole, the side of its squares, and how far around it one may look. */
export function lens(whole: Camera, cell: number, around = 0) {
  const closest = 4 * cell;

  const all = { x: whole.x - around, y: whole.y - around, w: whole.w + 2 * around, h: whole.h + 2 * around };

  /** A camera that shows no more than it must of what lies outside that part. */
  function kept({ x, y, w, h }: Camera, part = all): Camera {
    return { x: within(x, w, part.x, part.w), y: within(y, h, part.y, part.h), w, h };
  }

  /** How many pixels a square has when everything is seen. */
  function pixelsWhole({ width, height }: Size): number {
    return cell * Math.min(width / whole.w, height / whole.h);
  }

  return {
    whole,
    kept,
    pixelsWhole,

    /** Whether squares are too small to be pressed unless one looks closer. */
    needsWindow: (size: Size): boolean => size.width > 0 && pixelsWhole(size) < SMALL,

    /** The window in which a square is comfortable, around a point of that part. */
    closeUp(size: Size, around: Point, part = whole): Camera {
      const w = (size.width / COMFORTABLE) * cell;
      const h = (size.height / COMFORTABLE) * cell;
      return kept({ x: around.x - w / 2, y: around.y - h / 2, w, h }, part);
    },

    /** The whole drawing, as much of it as fits the shape of the screen. */
    overview(size: Size): Camera {
      const shape = size.width && size.height ? size.width / size.height : whole.w / whole.h;
      const wide = shape > whole.w / whole.h;
      const w = wide ? whole.h * shape : whole.w;
      const h = wide ? whole.h : whole.w / shape;
      return { x: whole.x + (whole.w - w) / 2, y: whole.y + (whole.h - h) / 2, w, h };
    },

    /** How many pixels a square has in that window. */
    pixelsIn: (size: Size, { w }: Camera): number => (cell * size.width) / w,

    /** A part of the drawing, with all around it that fits the shape of the screen; squares no larger than so many pixels. */
    around(size: Size, part: Camera, largest = Infinity): Camera {
      const shape = size.width && size.height ? size.width / size.height : whole.w / whole.h;
      const w = Math.max(part.w, part.h * shape, (size.width / largest) * cell);
      const h = w / shape;
      if (w >= whole.w || h >= whole.h) return this.overview(size);
      return kept({ x: part.x + (part.w - w) / 2, y: part.y + (part.h - h) / 2, w, h });
    },

    /** Moved by pixels of the screen. */
    panned(camera: Camera, size: Size, dx: number, dy: number): Camera {
      const scale = camera.w / (size.width || 1);
      return kept({ ...camera, x: camera.x - dx * scale, y: camera.y - dy * scale });
    },

    /** Nearer (factor above 1) or farther, with one point of the drawing staying where it is. */
    zoomed(camera: Camera, factor: number, still: Point): Camera {
      const w = Math.min(Math.max(camera.w / factor, closest), Math.max(whole.w * 1.05, camera.w));
      const scale = w / camera.w;
      return kept({
        x: still.x - (still.x - camera.x) * scale,
        y: still.y - (still.y - camera.y) * scale,
        w,
        h: camera.h * scale,
      });
    },

    /** Whether a point is seen, and not at the very edge. */
    sees: ({ x, y, w, h }: Camera, point: Point, rim = cell): boolean =>
      point.x >= x + rim && point.x <= x + w - rim && point.y >= y + rim && point.y <= y + h - rim,

    /** The camera moved just so far that the point is well inside. */
    showing(camera: Camera, point: Point, rim = 1.5 * cell): Camera {
      const { w, h } = camera;
      const x = Math.min(Math.max(camera.x, point.x - w + rim), point.x - rim);
      const y = Math.min(Math.max(camera.y, point.y - h + rim), point.y - rim);
      return kept({ x, y, w, h });
    },
  };
}

export type Lens = ReturnType<typeof lens>;

function within(from: number, length: number, low: number, whole: number): number {
  if (length >= whole) return low + (whole - length) / 2;
  return Math.min(Math.max(from, low), low + whole - length);
}
