/** What must lie on a real table for it to be as the view says, against what has been put there already. */
import type { Say } from "../board";
import { PITCH, squareOf, tileAt } from "./dungeon/squares";
import { alone, called, enemyName, heroName, pair, tileName } from "./names";
import type { Colour, Mode, Props, TileView } from "./types";

export interface Piece {
  /** Its ref with everything that shows on the table: a die that has moved or been turned is another one. */
  key: string;
  ref: string;
  kind: "tile" | "die" | "pawn" | "feature" | "pack";
  name: string;
  /** The tile it lies on, and its square. */
  tile: TileView | undefined;
  at: string;
  die?: { colour: Colour; kind: Mode; health: number; boss: boolean };
}

export interface Task {
  do: "put" | "move" | "take";
  /** Keys to write down and to strike out. */
  put: Piece | null;
  take: string[];
  words: string;
  piece: Piece | null;
}

const apart = (key: string): string => key.split("@")[0]!;

/** Every piece that lies on the table. Heroes are moved by their players: only where they begin is said. */
export function pieces({ view, say, lang, box }: Props): Piece[] {
  const on = (at: string) => tileAt(view, squareOf(at));
  const counts = !box.paper.has("enemies");
  return [
    ...view.tiles.map((tile): Piece => ({
      key: tile.ref,
      ref: tile.ref,
      kind: "tile",
      name: [tile.face, tileName(tile.face, say)].filter(Boolean).join(" "),
      tile,
      at: tile.spawn,
    })),
    ...view.heroes.flatMap((hero): Piece[] =>
      hero.at && !hero.fallen
        ? [
            {
              key: hero.ref,
              ref: hero.ref,
              kind: "pawn",
              name: heroName(view, hero, say),
              tile: on(hero.at),
              at: hero.at,
            },
          ]
        : [],
    ),
    ...view.enemies.map((enemy): Piece => ({
      key: `${enemy.ref}@${enemy.at}${counts ? `@${enemy.health}` : ""}`,
      ref: enemy.ref,
      kind: "die",
      name: alone(enemyName(enemy, say)),
      tile: on(enemy.at),
      at: enemy.at,
      die: { colour: enemy.colour, kind: enemy.kind, health: enemy.health, boss: enemy.boss },
    })),
    ...view.tiles.flatMap((tile): Piece[] =>
      tile.feature
        ? [
            {
              key: `feature:${tile.slot}`,
              ref: `feature:${tile.slot}`,
              kind: "feature",
              name: called(view, `feature:${tile.slot}`, say, lang),
              tile,
              at: tile.feature.at,
            },
          ]
        : [],
    ),
    ...view.packs.map(({ ref, at }): Piece => ({
      key: ref,
      ref,
      kind: "pack",
      name: say("pack"),
      tile: on(at),
      at,
    })),
  ];
}

/** Where on its tile a square is, as the tile lies: column from the left, row from the top. */
export function spot(piece: Piece): { column: number; row: number } {
  const { x, y } = squareOf(piece.at);
  return { column: x - (piece.tile?.i ?? 0) * PITCH, row: y - (piece.tile?.j ?? 0) * PITCH };
}

const face = ({ kind, health }: NonNullable<Piece["die"]>): string => `${kind === "melee" ? "M" : "R"}${health}`;

function words(piece: Piece, act: Task["do"], say: Say): string {
  const { column, row } = spot(piece);
  const where = say("board-place-where", { tile: `=${piece.tile?.face ?? ""}`, column, row });
  if (piece.kind === "tile") {
    const beside = piece.tile!.slot
      ? say("board-place-tile", { way: `=${say(`board-way-${piece.tile!.arrow}`)}` })
      : say("board-place-first");
    return pair(say, piece.name, beside);
  }
  if (piece.die)
    return say(act === "move" ? "board-place-moved" : "board-place-die", {
      name: `=${piece.name}`,
      colour: `=${say(`board-die-${piece.die.colour}`)}`,
      face: `=${say.has(`ref-face-${face(piece.die)}`) ? say.face(face(piece.die)) : face(piece.die)}`,
      where: `=${where}`,
    });
  return pair(say, piece.name, where);
}

/** What is to be done, tiles first, then what moves, then what goes. */
export function todo(props: Props): Task[] {
  const { view, say } = props;
  const { placed } = props.box;
  const key = (piece: Piece): string => `${view.quest.id}/${piece.key}`;
  const all = pieces(props);
  const here = new Set(all.map(key));
  const gone = Object.keys(placed).filter((each) => !here.has(each));
  const moved = new Set<string>();
  const tasks = all
    .filter((piece) => !(key(piece) in placed))
    .map((piece): Task => {
      const before = gone.filter((each) => apart(each) === apart(key(piece)));
      for (const each of before) moved.add(each);
      const act = before.length ? "move" : "put";
      return { do: act, put: { ...piece, key: key(piece) }, take: before, words: words(piece, act, say), piece };
    });
  const takes = gone
    .filter((each) => !moved.has(each))
    .map((each): Task => ({
      do: "take",
      put: null,
      take: [each],
      words: say("board-place-take", { what: `=${placed[each]!}` }),
      piece: null,
    }));
  return [...tasks, ...takes];
}
