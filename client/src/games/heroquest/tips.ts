import type { Tip } from "../module";

const can =
  (verb: string): Tip["when"] =>
  (props) =>
    props.options.some((option) => option.verb === verb);

export const TIPS: Tip[] = [
  { id: "heq-roll", text: "board-tip-roll", when: can("roll"), at: () => "" },
  { id: "heq-walk", text: "board-tip-walk", when: can("walk"), at: () => "" },
  {
    id: "heq-open",
    text: "board-tip-open",
    when: can("open"),
    at: (props) => props.options.find(({ verb }) => verb === "open")?.refs[0] ?? "",
  },
  {
    id: "heq-attack",
    text: "board-tip-attack",
    when: can("attack"),
    at: (props) => props.options.find(({ verb }) => verb === "attack")?.refs[0] ?? "",
  },
];
