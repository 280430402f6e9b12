/** What the reader has asked about: why not, a rule, what a bot would do. */
import type { ProposedWay } from "../../games/shared/proposal";
import type { Mind } from "../../games/board";
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

/** A suggestion, and the seat it is made to. */
export type Advised = wire.Suggestion & { seat: number | null };

const NOWHERE: readonly string[] = [];

export class Help {
  asked = $state.raw<Asked | null>(null);
  rule = $state.raw<{ id: string; anchor: Element | null } | null>(null);
  /** What a bot would do, if that was asked, and for which seat. */
  suggestion = $state.raw<Advised | null>(null);
  /** The same unasked, where the game has a button for it; no answer where the bot knows none. */
  foreseen = $state.raw<Advised | null>(null);
  /** The way that the board has found to what was suggested, in its words. */
  way = $state.raw<ProposedWay | null>(null);
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

  /** Where the suggestion leads in the end, if it is the beginning of a way: what is done there, else where that is. */
  proposed = $derived.by<readonly string[]>(() => {
    const { advice, suggestion } = this;
    const far = this.table.module.choices?.far;
    if (!advice || !suggestion || !far || suggestion.seat !== this.table.seats.front) return NOWHERE;
    const { goes, then } = this.ahead(advice, suggestion);
    if (!goes.length) return NOWHERE;
    const done = then && far.then.includes(then.verb) ? then.refs : [];
    return [...done, ...goes.toReversed().flatMap(({ refs }) => refs)];
  });

  /** What is asked now is led by a button (`choices.led`), unless the table wants no advice or a lesson leads. */
  leads = $derived.by<boolean>(() => {
    const { info, module, story, choosing, lesson } = this.table;
    const here = module.choices?.led?.includes(story.now?.step ?? "") ?? false;
    return here && choosing.myTurn && !story.past && !lesson.info && info?.settings.hints !== false;
  });

  /** Whether it has been thought of already. */
  thought = $derived.by<boolean>(() => {
    const { seats, story } = this.table;
    return this.foreseen?.seq === story.now?.seq && this.foreseen?.seat === seats.front;
  });

  mind = $derived.by<Mind | "thinks" | null>(() => {
    const { foreseen } = this;
    if (!this.leads) return null;
    if (!this.thought || !foreseen) return "thinks";
    const answer = this.table.choosing.options.find(({ name }) => name === foreseen.answer);
    return answer ? { answer, ...this.ahead(answer, foreseen), why: foreseen.at_last ?? foreseen.why } : null;
  });

  /** Where that goes, and what is done at the end. */
  private ahead(answer: wire.Option, { then }: wire.Suggestion): Pick<Mind, "goes" | "then"> {
    const far = this.table.module.choices?.far;
    const all = [answer, ...then].slice(answer.verb === far?.first ? 1 : 0);
    const length = all.findIndex(({ verb }) => verb !== far?.on);
    const goes = length < 0 ? all : all.slice(0, length);
    return { goes, then: all[goes.length] ?? null };
  }

  /** The things it is about. */
  points = $derived.by<readonly string[]>(() => (this.way ? [this.way.to] : (this.advice?.refs ?? NOWHERE)));

  /** Why, in the bot's own words. */
  adviceReason = $derived.by<string>(() => {
    const why = (this.way && this.suggestion?.at_last) || this.suggestion?.why;
    return this.advice && why ? this.table.say(why.text, why.args) : "";
  });

  /** Whether a bot may be asked what it would do: the table allows it, and there is something to decide. */
  mayAsk = $derived.by(() => {
    const { info, choosing } = this.table;
    return info?.settings.hints !== false && choosing.myTurn && choosing.options.length + choosing.together.length > 1;
  });
}
