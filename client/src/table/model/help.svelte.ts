/** What the reader has asked about: why not, a rule, what a bot would do. */
import type * as wire from "../../wire";
import type { TableState } from "./state.svelte";

/** A question about a thing: the reason it cannot be chosen, or the several options about it. */
export interface Asked {
  anchor: Element | null;
  ref: string;
  why: wire.WhyNot | null;
  options: wire.Option[];
  /** What the shell itself has to say about it. */
  text: string;
}

export class Help {
  asked = $state.raw<Asked | null>(null);
  rule = $state.raw<{ id: string; anchor: Element | null } | null>(null);
  /** What a bot would do, if that was asked, and for which seat. */
  suggestion = $state.raw<(wire.Suggestion & { seat: number | null }) | null>(null);
  thinking = $state(false);

  constructor(private readonly table: TableState) {}

  /** The option that was suggested, as long as the question stands. */
  advice = $derived.by<wire.Option | null>(() => {
    const { suggestion } = this;
    if (!suggestion || suggestion.seq !== this.table.story.now?.seq) return null;
    const { choosing } = this.table;
    const options = suggestion.seat === null ? choosing.options : choosing.optionsOf(suggestion.seat);
    return options.find(({ name }) => name === suggestion.answer) ?? null;
  });

  /** Why, in the bot's own words. */
  adviceReason = $derived.by<string>(() => {
    const why = this.suggestion?.why;
    return this.advice && why ? this.table.say(why.text, why.args) : "";
  });

  /** Whether a bot may be asked what it would do: the table allows it, and there is something to decide. */
  mayAsk = $derived.by(() => {
    const { info, choosing } = this.table;
    return info?.settings.hints !== false && choosing.myTurn && choosing.options.length + choosing.together.length > 1;
  });
}
