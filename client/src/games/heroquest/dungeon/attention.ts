/** What one looks at now: the place where something happens, and what belongs to it. */
import type { Point } from "../../shared/camera";
import { facing, lastCast, underway } from "../fights";
import { happensAt, lastPlace, of } from "../told";
import type { Props, View } from "../types";
import type { Attention } from "./framing";
import { areaOf, centre, HEIGHT, nameOf, SQUARES, squareOf, WIDTH } from "./plan";

const STEPS = 4; // squares around a hero who may still move that are looked at before the dice say more

/** The room an event brings into sight. */
function roomIn({ playing }: Props): Point[] {
  const room = playing?.telling.kind === "room-revealed" && of(playing.telling, "room")?.slice(5);
  return room ? SQUARES.filter((square) => areaOf(square) === room).map((square) => centre(nameOf(square))) : [];
}

/** Both who fight, so that neither is out of sight; none where nobody does. */
export function fighters(props: Props, view: View): Point[] | null {
  const cast = lastCast(props.told, props.playing);
  const fights = !props.past && !!cast?.who && (!!props.playing?.ms || underway(cast));
  if (!fights) return null;
  const strike = facing(cast!, view);
  const figures = [...view.heroes, ...view.monsters, ...view.allies];
  return [strike?.from, strike?.to].flatMap((ref) => figures.find((each) => each.ref === ref)?.at ?? []).map(centre);
}

/** Where something happens: the event being shown, the keyboard's square, whoever acts. */
export function interestIn(props: Props, view: View, cursor: string | null): Point {
  const told = props.playing && happensAt(view, props.playing.telling);
  if (told) return centre(told);
  if (cursor) return centre(cursor);
  const next = view.turn.monster ?? props.options.find(({ verb }) => verb === "choose")?.refs[0];
  const last = view.turn.zargon && !next ? lastPlace(view, props.told) : null;
  if (last) return centre(last);
  const acting = view.monsters.find(({ ref }) => ref === next) ?? view.heroes[view.turn.hero ?? 0];
  return acting?.at ? centre(acting.at) : { x: WIDTH / 2, y: HEIGHT / 2 };
}

/** What else is to be in sight: the room that opens, or the monsters the hero on turn sees. */
export function besides(props: Props, view: View): Point[] {
  const room = roomIn(props);
  if (room.length || props.playing) return room;
  const sees = new Set(view.sight);
  return view.turn.hero === null ? [] : view.monsters.filter(({ at }) => sees.has(at)).map(({ at }) => centre(at));
}

/** How far the hero on turn may go; before he has thrown the dice, what lies around him; and the enemies near him. */
export function reachOf(props: Props, view: View): Attention | undefined {
  const at = view.turn.hero === null || props.playing ? null : view.heroes[view.turn.hero]?.at;
  if (!at) return undefined;
  const here = squareOf(at);
  const around = SQUARES.filter(
    ({ column, row }) =>
      Math.max(Math.abs(column - here.column), Math.abs(row - here.row)) <= STEPS && view.rows[row]?.[column] !== "#",
  ).map(nameOf);
  const enemies = view.monsters.map((monster) => monster.at);
  return { about: centre(at), points: [at, ...around, ...Object.keys(view.reach), ...enemies].map(centre) };
}
