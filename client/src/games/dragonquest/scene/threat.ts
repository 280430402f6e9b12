/** While the yellow dice fall: which danger is it? */
import type { Props } from "../types";

const EVENTS = ["skulls", "danger-die", "letter-die", "danger-escaped"];

export const isThreat = ({ playing }: Pick<Props, "playing">): boolean =>
  playing !== null && EVENTS.includes(playing.telling.kind);
