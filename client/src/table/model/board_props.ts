/** What a table hands to its game's board: its state and commands, as `games/board.ts` describes them. */
import type { BoardProps, RealBoard } from "../../games/board";
import { settings } from "../../store/settings.svelte";
import type { Commands } from "./commands";
import type { TableState } from "./state.svelte";

export function boardProps(state: TableState, commands: Commands, box: RealBoard): BoardProps | null {
  const { seats, story, choosing, lesson } = state;
  const { shown } = story;
  if (!shown || !choosing.known) return null;
  return {
    view: shown.view,
    seat: seats.front,
    names: state.names,
    lang: settings.lang,
    say: state.say,
    step: shown.step,
    ask: state.ask,
    asked: shown.asked,
    over: shown.over,
    playing: story.playing,
    told: story.told,
    past: story.past !== null,
    settings: {
      speed: settings.speed,
      odds: settings.chosen.odds,
      theme: settings.theme,
      phone: settings.phone,
      keys: settings.byKeys,
    },
    box,
    options: choosing.options,
    lit: choosing.lit,
    hot: choosing.hot,
    spoken: lesson.spoken,
    held: seats.held,
    optionsOf: choosing.optionsOf,
    point: choosing.point,
    press: commands.press,
    choose: commands.choose,
    speak: commands.speak,
    begin: commands.begin,
    turnTo: commands.turnTo,
    skip: commands.skip,
    whyNot: commands.whyNot,
    rule: commands.showRule,
  };
}

export function realBoard({ info, seats }: TableState, commands: Commands): RealBoard {
  const companion = info?.settings.companion;
  const placer = companion?.placer ?? null;
  return {
    on: info?.settings.dice === "hand",
    paper: new Set(info?.settings.dice === "hand" ? companion?.paper : []),
    places: placer === null || seats.held.includes(placer),
    placer,
    placed: info?.placed ?? {},
    place: commands.place,
  };
}
