/** The dice of the box: how they look, and which of them lie on the table. */
import type { Telling } from "../../wire";
import type { Say } from "../board";
import type { Die, DieLook, Tray } from "../moments";
import { FACES } from "./icons";
import { STEPS, sumWords } from "./scene/cast";
import { bare, faces, word } from "./told";
import { DEADLY_SKULLS, seatOf, WAKING_DRAGONS, type Ask, type View } from "./types";

type Shapes = DieLook["faces"];

const shapes = (...names: string[]): Shapes =>
  Object.fromEntries(
    names.map((name) => [name, name === "blank" ? null : { d: FACES[name]!, scale: SCALES[name] ?? 1 }]),
  );
const texts = (...names: string[]): Shapes =>
  Object.fromEntries(names.map((name) => [name, { text: name.toUpperCase() }]));

const SCALES: Record<string, number> = { double: 1.06, room: 0.86, corridor: 0.9, star: 0.92, trapdoor: 0.9 };
const MOVEMENT = shapes("skull", "room", "corridor", "find", "blank");
const DANGERS = shapes("ghoul", "troll", "orc", "arrow", "trapdoor", "fog");

export const DICE: Record<string, DieLook> = {
  black: { body: "#2b2724", ink: "#f6ecd9", edge: "#0f0d0c", faces: MOVEMENT },
  // in the air, too, no other shows two skulls
  red: { body: "#8f1d17", ink: "#fff1e0", edge: "#4d0c09", faces: { ...MOVEMENT, ...shapes("double") } },
  bone: {
    body: "#f2e6c9",
    ink: "#4a2610",
    edge: "#a88d5c",
    faces: shapes("dragon", "star", "coin50", "coin100", "blank"),
  },
  danger: { body: "#e9bd3f", ink: "#3a1c05", edge: "#94701a", faces: DANGERS },
  letter: { body: "#e9bd3f", ink: "#3a1c05", edge: "#94701a", faces: { ...texts("a", "b", "c"), blank: null } },
  battle: { body: "#24527f", ink: "#f3f7ff", edge: "#0f2a47", faces: shapes("monster", "sword") },
  skeleton: { body: "#4b2a5e", ink: "#f7eefc", edge: "#291536", faces: shapes("skull", "sword") },
  damage: { body: "#faf7f0", ink: "#8f1d17", edge: "#b3a893", faces: texts("1", "2", "3") },
  spider: { body: "#8b8d90", ink: "#15161a", edge: "#55575a", faces: shapes("coin", "venom") },
};

const GREAT = 4; // steps of a throw that is worth a gleam

/** The movement dice as they lie: the red one is the last. The steps of a great throw shine. */
export function movementDice(dice: readonly string[], red = true): Die[] {
  const great = dice.filter((face) => STEPS.includes(face)).length >= GREAT;
  return dice.map((face, n) => ({
    face,
    kind: red && n === dice.length - 1 ? "red" : "black",
    ...(great && STEPS.includes(face) && { counts: true }),
    ref: `die:${n + 1}`,
  }));
}

export const READY: Die[] = ["black", "black", "black", "black", "red"].map((kind) => ({ face: null, kind }));

/** The dice that lie on the table in this view. */
export function tray(view: View, say: Say): Tray | null {
  const { movement, skulls, danger } = view.dice;
  const seat = seatOf(view.active);
  const hero = view.heroes[seat]!;
  // what somebody else has thrown there says nothing to whoever is elsewhere
  if (view.chamber.thrown.length && hero.at === "chamber")
    return { dice: boneDice(view.chamber.thrown), label: say("board-dice-chamber"), seat };
  // while heroes flee the dice of its fire lie there, not what somebody came in with
  if (view.chamber.dragons >= WAKING_DRAGONS) return null;
  if (skulls >= DEADLY_SKULLS && danger[0]) {
    const dice = danger.map((face) => ({ face, kind: "danger" }));
    return { dice: dice.filter(({ face }) => face), label: say("board-dice-danger"), seat };
  }
  if (movement.length)
    return { dice: movementDice(movement), label: say("board-dice-movement"), seat, words: sumWords(movement, say) };
  if (hero.status !== "inside" || hero.miss) return null;
  // they lie ready before the throw: what somebody else threw before says nothing any more
  if (hero.at === "chamber") {
    const dice = Array.from({ length: view.chamber.dice }, () => ({ face: null, kind: "bone" }));
    return { dice, label: say("board-dice-chamber"), seat };
  }
  return { dice: READY, label: say("board-dice-movement"), seat };
}

function boneDice(thrown: readonly string[]): Die[] {
  return thrown.map((face) => ({ face, kind: "bone", faded: face === "dragon" }));
}

/** Which dice of a throw were rolled now: of equal ones the last, so that what lay still keeps its place. */
function freshly(lie: readonly string[], thrown: readonly string[], red: boolean): boolean[] {
  const fresh = lie.map(() => false);
  const blacks = red ? thrown.slice(0, -1) : thrown;
  if (red) fresh[lie.length - 1] = true;
  for (const face of blacks) {
    for (let n = lie.length - 2; n >= 0; n--) {
      if (lie[n] === face && !fresh[n]) {
        fresh[n] = true;
        break;
      }
    }
  }
  return fresh;
}

/** A black die in its place; whether it was thrown last. */
interface Placed {
  face: string;
  fresh: boolean;
}

/**
 * The places of the black dice after the throws of a turn: what was not thrown again stays where it lies. Of equal dice
 * the first ones were thrown again, as the answer names them.
 */
function places(told: readonly Telling[]): Placed[] {
  const throws = told.filter(({ kind }) => kind === "movement-rolled");
  const first = throws.findLastIndex((telling) => word(telling, "kept") !== "yes");
  return throws.slice(Math.max(first, 0)).reduce<Placed[]>((before, telling) => {
    const lie = faces(telling).slice(0, -1);
    if (word(telling, "kept") !== "yes") return lie.map((face) => ({ face, fresh: true }));
    const thrown = faces(telling, "thrown").slice(0, word(telling, "red") === "yes" ? -1 : undefined);
    const kept = [...lie];
    for (const face of thrown) kept.splice(kept.indexOf(face), 1);
    const stays = new Array<boolean>(before.length).fill(false);
    for (const face of kept) {
      const place = before.findLastIndex((each, n) => each.face === face && !stays[n]);
      if (place >= 0) stays[place] = true;
    }
    const coming = [...thrown];
    return before.map(({ face }, n) => (stays[n] ? { face, fresh: false } : { face: coming.shift()!, fresh: true }));
  }, []);
}

/** The movement dice in the order in which they lie on the table; other dice as they are. */
export function arrange(dice: Die[], told: readonly Telling[]): Die[] {
  if (!dice.some(({ ref }) => ref?.startsWith("die:"))) return dice;
  const left = dice.filter(({ kind }) => kind === "black");
  const order = places(told).flatMap(({ face, fresh }) => {
    const same = left.findIndex((die) => die.face === face && (die.fresh ?? fresh) === fresh);
    const found = same >= 0 ? same : left.findIndex((die) => die.face === face);
    return found >= 0 ? left.splice(found, 1) : [];
  });
  return [...order, ...left, ...dice.filter(({ kind }) => kind !== "black")];
}

const single = (kind: string) => (telling: Telling) => [{ face: bare(word(telling, "face")), kind }];

const THROWS: Record<string, { label: string; dice(telling: Telling): Die[] }> = {
  "movement-rolled": {
    label: "movement",
    dice(telling) {
      const lie = faces(telling);
      const fresh = freshly(lie, faces(telling, "thrown"), word(telling, "red") === "yes");
      return movementDice(lie).map((die, n) => ({ ...die, fresh: fresh[n] }));
    },
  },
  "danger-die": { label: "danger", dice: single("danger") },
  "letter-die": { label: "letter", dice: single("letter") },
  "battle-die": {
    label: "battle",
    dice: (telling) => [
      { face: bare(word(telling, "face")), kind: word(telling, "danger").endsWith("skeleton") ? "skeleton" : "battle" },
    ],
  },
  "damage-dice": { label: "damage", dice: (telling) => faces(telling).map((face) => ({ face, kind: "damage" })) },
  "spider-die": { label: "spider", dice: single("spider") },
  "chamber-rolled": {
    label: "chamber",
    dice: (telling) =>
      faces(telling).map((face) => ({ face, kind: "bone", ...(face === "blank" && { counts: false }) })),
  },
  // only dragons burn
  fire: {
    label: "fire",
    dice: (telling) => faces(telling).map((face) => ({ face, kind: "bone", counts: face === "dragon" })),
  },
};

/** The throw an event tells of. */
export function thrown(telling: Telling, say: Say): Tray | null {
  const found = THROWS[telling.kind];
  if (!found) return null;
  const dice = found.dice(telling);
  const whole = dice.every((die) => die.fresh === undefined);
  return {
    dice: whole ? dice.map((die) => ({ ...die, fresh: true })) : dice,
    label: say(`board-dice-${found.label}`, { space: word(telling, "space") }),
    seat: telling.seat,
    words: countedWords(dice, say),
  };
}

/** One's own turn begins with a press: its first throw lies in the hand until then, and what is thrown again has had its own. */
export const throwers = ({ kind, seat }: Telling, _: View, step: string): number[] =>
  kind === "movement-rolled" && step !== ("OfferReroll" satisfies Ask) ? [seat] : [];

/** `2 × skull, room, 2 × find` */
export function countedWords(dice: readonly Die[], say: Say): string {
  const counts = new Map<string, number>();
  for (const { face } of dice) if (face !== null) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].map(([face, count]) => (count > 1 ? `${count} × ${say.face(face)}` : say.face(face))).join(", ");
}

/** Equal dice are interchangeable; the red one is like no other. */
export function alike(view: View, ref: string): string {
  const place = Number(ref.startsWith("die:") ? bare(ref) : 0);
  const face = view.dice.movement[place - 1];
  if (!face) return ref;
  return place === view.dice.movement.length ? `red ${face}` : face;
}
