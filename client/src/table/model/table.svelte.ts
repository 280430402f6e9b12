/** One table as this browser has it open: what it is, the line to the hall, and what one does. */
import type { BoardProps, RealBoard } from "../../games/board";
import { api } from "../../connection/api";
import type { Errand } from "../../games/module";
import type { Option } from "../../wire";
import { Explaining } from "../explaining.svelte";
import { boardProps, realBoard } from "./board_props";
import { Commands } from "./commands";
import { TableConnection } from "./connection.svelte";
import { HotSeat } from "./hot_seat";
import { Showing } from "./showing";
import { TableState } from "./state.svelte";

export class Table {
  readonly state: TableState;
  readonly connection: TableConnection;
  readonly commands: Commands;
  readonly explaining: Explaining;
  private readonly given: BoardProps;

  constructor(readonly id: string) {
    this.state = new TableState(id);
    const hotSeat: HotSeat = new HotSeat(this.state, () => showing);
    const showing = new Showing(this.state, hotSeat.settle);
    this.connection = new TableConnection(this.state, showing, hotSeat.settle);
    const send = this.connection.send.bind(this.connection);
    this.explaining = new Explaining(
      (ref) => {
        const { token, story } = this.state;
        return api.explain(id, ref, story.past ? story.past.seq : null, token);
      },
      (rule, anchor) => this.commands.showRule(rule, anchor),
    );
    const explain = this.explaining.ask.bind(this.explaining);
    this.commands = new Commands(this.state, showing, hotSeat, send, () => this.props, explain);
    this.given = boardProps(this.state, this.commands, () => this.box);
  }

  /** What the game's board is given; null while there is nothing to show. */
  props = $derived.by<BoardProps | null>(() => {
    const { story, choosing } = this.state;
    return story.begun && choosing.known ? this.given : null;
  });

  /** Several answers in one tap, as the game offers them; a lesson leads by itself. */
  errands = $derived.by<readonly Errand[]>(() => {
    const { choosing, lesson, module } = this.state;
    if (!this.props || !choosing.options.length || lesson.info) return [];
    return module.choices?.errands?.(this.props) ?? [];
  });

  /** What is there to be asked for while others are at it. */
  meanwhile = $derived.by<readonly Errand[]>(() => {
    const { choosing, lesson, module, seats, story } = this.state;
    if (!this.props || !seats.held.length || story.past || story.now?.over || choosing.errand || lesson.info) return [];
    return module.choices?.meanwhile?.(this.props) ?? [];
  });

  /** The button that leads, where it is what is advised. */
  advised = $derived.by<Errand | null>(() => {
    const { advice, mind } = this.state.help;
    const leads = advice && mind && mind !== "thinks" && mind.answer === advice;
    // where the game offers something else in that place, the advice is its answer alone
    const other = ({ waits, stands }: Errand): boolean => !!waits || (stands?.verb ?? advice?.verb) !== advice?.verb;
    return (leads && this.errands.find((each) => each.main && !other(each))) || null;
  });

  /** Do what is advised: as much of it as the button that leads would. */
  followAdvice(): void {
    const { advised } = this;
    if (!advised) return this.commands.takeAdvice();
    this.commands.take(advised);
  }

  /** What an answer is worth in numbers, where the game says so and the reader wants it. */
  worth(option: Option): string {
    const { props } = this;
    return (props?.settings.odds && this.state.module.choices?.worth?.(option, props)) || "";
  }

  /** What an answer says beside a board: where things lie, and how they stand, is seen there. */
  brief(option: Option): string {
    const { module, say } = this.state;
    const text = `${option.text}.brief`;
    return module.parts?.Board && say.has(text) ? say(text, option.args) : say.option(option);
  }

  /** Whom or what these answers could be about as well, and why they are not. */
  missing(ref: string, options: readonly Option[]): { label: string; why: string }[] {
    return (this.props && this.state.module.choices?.missing?.(ref, options, this.props)) || [];
  }

  /** Which of several answers is worth most, likewise. */
  best(options: readonly Option[]): string {
    const { props } = this;
    return (props?.settings.odds && this.state.module.choices?.best?.(options, props)) || "";
  }

  box = $derived.by<RealBoard>(() => realBoard(this.state, this.commands));
}
