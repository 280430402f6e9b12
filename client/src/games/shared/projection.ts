/** The table while events are shown: the view before them, and on top of it all that has been played since it arrived. */
import type { Telling } from "../../wire";
import type { Playing } from "../board";
import { isWritten } from "../written";

/** Follows the props of a component. `noted` gives the view with one more event written in. */
export function projection<View>(
  noted: (view: View, telling: Telling) => View,
): (view: View, playing: Playing | null) => View {
  let base: View | null = null;
  let shown: View | null = null;
  let last = -1;
  return (view, playing) => {
    if (isWritten(view)) return view;
    if (view !== base || !shown) {
      base = shown = view;
      last = -1;
    }
    if (playing && playing.id !== last) {
      last = playing.id;
      shown = noted(shown, playing.telling);
    }
    return shown;
  };
}
