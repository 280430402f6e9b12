/** What the reader has asked about: why not, a rule, what a bot would do. */
import type { ProposedWay } from "../../games/shared/proposal";
import type { Mind } from "../../games/board";
import type * as wire from "../../wire";
import type { Eyes } from "./seats.svelte";
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

/** What the hall has advised: at which question, whom (`found` is null where it knows nothing), and whether the reader wants to read it. */
export interface Told {
  seq: number;
  seat: Eyes;
  found: wire.Suggestion | null;
  wanted: boolean;
}

const NOWHERE: readonly string[] = [];

export class Help {
  asked = $state.raw<Asked | null>(null);
  rule = $state.raw<{ id: string; anchor: Element | null } | null>(null);
  /** What a bot would do: asked for, or thought of unasked where the game has a button for it. */
  told = $state.raw<Told | null>(null);
  /** The way that the board has found to what was suggested, in its words. */
  way = $state.raw<ProposedWay | null>(null);
  thinking = $state(false);

  constructor(private readonly table: TableState) {}

  /** The option that was suggested to whoever asked, as long as the question stands. */
  advice = $derived.by<wire.Option | null>(() => (this.told?.wanted ? this.answer : null));

  /** The option that the hall has told. */
  private answer = $derived.by<wire.Option | null>(() => {
    const { told, table } = this;
    if (!told?.found || told.seq !== table.story.now?.seq) return null;
    const options = told.seat === null ? table.choosing.options : table.choosing.optionsOf(told.seat);
    return options.find(({ name }) => name === told.found!.answer) ?? null;
  });

  /** Where the suggestion leads in the end, if it is the beginning of a way: what is done there, else where that is. */
  proposed = $derived.by<readonly string[]>(() => {
    const { advice, told } = this;
    const far = this.table.module.choices?.far;
    if (!advice || !told?.found || !far || told.seat !== this.table.seats.front) return NOWHERE;
    const { goes, then } = this.ahead(advice, told.found);
    if (!goes.length) return NOWHERE;
    const done = then && far.then.includes(then.verb) ? then.refs : [];
    return [...done, ...goes.toReversed().flatMap(({ refs }) => refs)];
  });

  /** What is asked now is led by a button (`choices.led`), unless the table wants no advice or a lesson leads. */
  leads = $derived.by<boolean>(() => {
    const { info, module, story, choosing, lesson } = this.table;
    const here = module.choices?.led?.includes(story.now?.step ?? "") ?? false;
    const may = here && choosing.myTurn && !story.past && !lesson.info && info?.settings.hints !== false;
    return may && (this.wanted || !!choosing.errand?.follows || !this.even);
  });

  /** The reader has asked for advice at this question. */
  private wanted = $derived.by<boolean>(() => !!this.told?.wanted && this.told.seq === this.table.story.now?.seq);

  /** It is a real choice, and nothing stands out before advice is asked for. */
  private even = $derived.by<boolean>(() => {
    const { module, story, choosing, seats, say } = this.table;
    const { now } = story;
    if (!now || !choosing.options.length) return false;
    const { view, step } = now;
    return module.choices?.even?.({ view, step, say, options: choosing.options, held: seats.held }) ?? false;
  });

  /** Whether it has been thought of already, or somebody else's advice is being read. */
  thought = $derived.by<boolean>(() => {
    const { told } = this;
    const { seats, story } = this.table;
    return told !== null && told.seq === story.now?.seq && (told.wanted || told.seat === seats.front);
  });

  mind = $derived.by<Mind | "thinks" | null>(() => {
    const { told, answer } = this;
    if (!this.leads) return null;
    if (!this.thought) return "thinks";
    if (!answer || !told?.found || told.seat !== this.table.seats.front) return null;
    return { answer, ...this.ahead(answer, told.found), why: told.found.at_last ?? told.found.why };
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
    const found = this.told?.found;
    const why = (this.way && found?.at_last) || found?.why;
    return this.advice && why ? this.table.say(why.text, why.args) : "";
  });

  /** Whether a bot may be asked what it would do: the table allows it, and there is something to decide. */
  mayAsk = $derived.by(() => {
    const { info, choosing } = this.table;
    return info?.settings.hints !== false && choosing.myTurn && choosing.options.length + choosing.together.length > 1;
  });
}
