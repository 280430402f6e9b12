/** Heroes put together for those who do not know the cards yet: a person with the equipment and the ability that suit. */
import type { Errand } from "../../module";
import { heroAt, type Props, type View } from "../types";

export interface ReadyMade {
  character: string;
  equipment: string;
  ability: string;
}

/** The easiest to play first. */
const READY_MADE: readonly ReadyMade[] = [
  { character: "odrik", equipment: "sword", ability: "circle" },
  { character: "selka", equipment: "bow", ability: "lance" },
  { character: "amaury", equipment: "tower", ability: "hymn" },
  { character: "gorrun", equipment: "halberd", ability: "wind" },
];
const KINDS = ["character", "equipment", "ability"] as const;

const offered = ({ options }: Pick<Props, "options">, ref: string): string | null =>
  options.find(({ verb, refs }) => verb === "take" && refs.includes(ref))?.name ?? null;

/** The two easiest, as the options of a new table name the cards of each seat. */
export const FIRST_HEROES = {
  hero: READY_MADE.slice(0, 2).map(({ character }) => character),
  equipment: READY_MADE.slice(0, 2).map(({ equipment }) => equipment),
  ability: READY_MADE.slice(0, 2).map(({ ability }) => ability),
};

/** Whom to suggest to somebody who has no card yet; null where nobody of them is left. */
export const suggested = (props: Pick<Props, "options">): ReadyMade | null =>
  READY_MADE.find(({ character }) => offered(props, `character:${character}`)) ?? null;

/** The card that goes with the person one has taken. */
export function suits(view: View, seat: number | null, kind: string, id: string): boolean {
  const hero = heroAt(view, seat ?? -1);
  const whole = READY_MADE.find(({ character }) => character === hero?.hero);
  return whole !== undefined && (kind === "equipment" || kind === "ability") && whole[kind] === id;
}

/** All of it taken, one card after the other, as far as nobody else has been faster. */
export function taking(whole: ReadyMade, seat: number, label: string): Errand {
  const next = (props: Pick<Props, "options">): string | null => {
    for (const kind of KINDS) {
      const name = offered(props, `${kind}:${whole[kind]}`);
      if (name) return name;
    }
    return null;
  };
  return { id: "take", label, about: label, next, lasts: (view: View) => !heroAt(view, seat)?.ability };
}
