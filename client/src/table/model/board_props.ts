/** What a table hands to its game's board: its state and commands, as `games/board.ts` describes them. */
import type { BoardProps, RealBoard } from "../../games/board";
import { settings } from "../../store/settings.svelte";
import type { Commands } from "./commands";
import type { TableState } from "./state.svelte";

/** One object for as long as the table is open: whoever reads a member is told when that one changes, and of no other. */
export function boardProps(state: TableState, commands: Commands, box: () => RealBoard): BoardProps {
  const { seats, story, choosing, lesson } = state;
  const shown = () => story.shown!; // boards are drawn while there is something to show
  return {
    get view() {
      return shown().view;
    },
    get seat() {
      return seats.front;
    },
    get names() {
      return state.names;
    },
    get lang() {
      return settings.lang;
    },
    get say() {
      return state.say;
    },
    get step() {
      return shown().step;
    },
    get ask() {
      return state.ask;
    },
    get asked() {
      return shown().asked;
    },
    get over() {
      return shown().over;
    },
    get playing() {
      return story.playing;
    },
    get told() {
      return story.told;
    },
    get past() {
      return story.past !== null;
    },
    settings: {
      get speed() {
        return settings.speed;
      },
      get odds() {
        return settings.chosen.odds;
      },
      get theme() {
        return settings.theme;
      },
      get phone() {
        return settings.phone;
      },
      get short() {
        return settings.short;
      },
      get keys() {
        return settings.byKeys;
      },
    },
    get box() {
      return box();
    },
    get options() {
      return choosing.options;
    },
    get lit() {
      return choosing.lit;
    },
    get hot() {
      return choosing.hot;
    },
    get spoken() {
      return lesson.spoken;
    },
    get taught() {
      return lesson.info !== null;
    },
    get proposed() {
      return state.help.proposed;
    },
    get mind() {
      return state.help.mind;
    },
    get held() {
      return seats.held;
    },
    optionsOf: choosing.optionsOf,
    point: choosing.point,
    press: commands.press,
    choose: commands.choose,
    speak: commands.speak,
    begin: commands.begin,
    decline: commands.declineAdvice,
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
