/** What is asked before an answer that changes more than a turn. */
import type { Lang, Option } from "../../wire";
import type { Say } from "../board";
import type { Confirm } from "../module";
import { beset } from "./peril";
import { prose, type View } from "./types";

export function confirm(option: Option, view: View, say: Say, lang: Lang): Confirm | null {
  const ask = (id: string, args: Record<string, unknown> = {}): Confirm => ({
    title: say(`board-sure-${id}`, args),
    text: say(`board-sure-${id}-text`, args),
    yes: say(`board-sure-${id}-yes`, args),
  });
  switch (option.verb) {
    case "leave":
      return view.quest.goals.every(({ met }) => met) ? null : ask("leave");
    case "keep":
      return option.text === "option-keep-death" ? ask("die") : null;
    case "search":
      if (option.text === "option-search-armed") return ask("armed", { trap: option.args["trap"] });
      return option.name === "search treasure" && beset(view) ? ask("unwise") : null;
    case "give-up":
      return ask("give-up");
    case "stop":
      return ask("stop", { done: view.quests.filter(({ state }) => state === "done").length, all: view.quests.length });
    case "play": {
      const quest = view.quests.find(({ number }) => number === option.args["number"]);
      return quest?.state === "done"
        ? ask("again", { number: quest.number, title: `=${prose(quest.title, lang)}` })
        : null;
    }
  }
  return null;
}
