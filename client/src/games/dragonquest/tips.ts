/** Tips for the first game: each when it first matters. */
import type { BoardProps } from "../board";
import type { Tip } from "../module";
import { inChamber } from "./scene/mood";
import type { Props } from "./types";

const asks = (step: string) => (props: BoardProps) => props.step === step && props.options.length > 0;

export const TIPS: Tip[] = [
  { id: "drq-skulls", text: "board-tip-skulls", when: asks("OfferReroll"), at: () => "" },
  { id: "drq-walk", text: "board-tip-walk", when: asks("Walk"), at: (props) => [...props.lit.keys()][0] ?? "" },
  {
    id: "drq-chamber",
    text: "board-tip-chamber",
    when: (props) => props.options.length > 0 && inChamber(props as Props),
    at: () => "",
  },
  { id: "drq-finds", text: "board-tip-finds", when: asks("OfferObjects"), at: () => "" },
  {
    id: "drq-suns",
    text: "board-tip-suns",
    when: (props) => props.options.length > 0 && (props as Props).view.round === 2 && !inChamber(props as Props),
    at: () => "stat:suns",
  },
];
