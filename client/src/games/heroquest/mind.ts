/** What a bot would do, as it is offered. */
import type { Option } from "../../wire";
import type { Mind } from "../board";
import type { Props } from "./types";

export const squareIn = (option: Option): string =>
  option.refs.find((ref) => ref.startsWith("square:"))?.slice(7) ?? "";

/** The answer that is led to: of a walk, the farthest of its squares that is offered. */
export function given({ options }: Props, { answer, goes }: Mind): Option {
  if (answer.verb !== "walk") return answer;
  return options.find(({ name }) => name === goes.findLast((each) => options.some((o) => o.name === each.name))?.name)!;
}
