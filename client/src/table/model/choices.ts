/** The options of a decision, arranged for fingers: a key each, and sets of things that are picked one by one. */
import type { Lit } from "../../games/board";
import type { ChoiceRules } from "../../games/module";
import { freeLetters, USUAL } from "../../keys";
import type { Option } from "../../wire";

const DIGITS = "123456789";
const MANY = 6; // more options of one verb than this are drawn as a field of small buttons, one for each first thing
const CROWD = 8; // more than these are found faster on the board: the rail has one line for them all
const FEW = 1; // the same for options that are folded away; those that are pondered besides are folded even alone

export interface Group {
  verb: string;
  options: Option[];
  /** Draw them small, by their first things alone. */
  many: boolean;
  /** Things to buy or to take: a row each, however many. */
  wares: boolean;
  /** Fold them away until somebody wants them. */
  folded: boolean;
}

/** A shop whose rows lie open: they come first, and have the room. */
export const isOpenShop = ({ wares, folded }: Group): boolean => wares && !folded;

/** Drawn as a field of things behind one line, which have no keys of their own on them. */
const isField = ({ folded, many, wares }: Group): boolean => folded && many && !wares;

/**
 * The one answer that stays in sight under all others: the end of a turn (a bot's advice comes before it), or "no
 * thanks" below a shop, which may be long. Two of them would lie over each other.
 */
export function staysInSight(groups: readonly Group[], last: Option | undefined, advised: boolean): Option | undefined {
  const shop = groups.some(isOpenShop);
  if (last) return shop || !advised ? last : undefined;
  return shop ? groups.findLast(({ wares, many }) => !wares && !many)?.options.at(-1) : undefined;
}

/** The answers of each verb in the places of that verb, the highest first. */
function ranked(options: Option[], rank: ChoiceRules["rank"]): Option[] {
  if (!rank) return options;
  const sorted = options.toSorted((a, b) => rank(b) - rank(a));
  const next = new Map<string, number>();
  return options.map(({ verb }) => {
    const from = sorted.findIndex((each, n) => each.verb === verb && n >= (next.get(verb) ?? 0));
    next.set(verb, from + 1);
    return sorted[from]!;
  });
}

/**
 * Options of one verb that name several things of one kind (`reroll die:2 die:4`) are one set: its things are picked by
 * digits and the set is then chosen as a whole. All other options (`attack hero:1 monster:3`) are single.
 */
export class Choices {
  readonly verb: string;
  readonly singles: Option[];
  readonly ofSet: Option[];
  readonly things: string[];
  private keys = new Map<string, Option>();
  /** Keys of verbs whose answers are squares or cards, and pressed there. */
  private leading = new Map<string, string>();
  private digits = new Map<string, string>();

  /**
   * `alike` gives interchangeable things the same key; options name only the first ones of them. `ways` are the game's
   * own: what is folded away, pondered, a ware, a mistake, and which things stand for an option without being named by it.
   * `listed`: those that are pressed on the board, and stand below all others in the rail.
   */
  constructor(
    readonly options: readonly Option[],
    private alike: (ref: string) => string = (ref) => ref,
    letters = freeLetters(USUAL),
    private ways: Pick<ChoiceRules, "folded" | "standing" | "pondered" | "wares" | "warns" | "rank" | "keys"> = {},
    listed: (option: Option) => boolean = () => false,
  ) {
    this.verb = verbOfSet(options);
    const singles = options.filter((option) => option.verb !== this.verb || !this.verb);
    const mistaken = (option: Option) => Number(ways.warns?.(option) ?? false);
    // what is rather a mistake comes last
    this.singles = ranked(
      singles.sort((a, b) => mistaken(a) - mistaken(b)),
      ways.rank,
    );
    this.ofSet = this.verb ? options.filter((option) => option.verb === this.verb) : [];
    this.things = [...new Set(this.ofSet.flatMap((option) => option.refs))].sort(byNumber);
    const groups = this.groups();
    const free = this.giveOwn(groups, letters);
    const signs = this.ofSet.length ? "0" + free : DIGITS + free;
    // keys follow the order on the screen; what the rail draws without any gets those that are left
    const last = ({ folded, many, options }: Group) =>
      Number(options.every(listed)) * 4 + Number(folded) * 2 + Number(many);
    const given = new Set(this.keys.values());
    const order = groups
      .filter((group) => !ways.keys || !isField(group))
      .sort((a, b) => last(a) - last(b))
      .flatMap((group) => group.options)
      .filter((option) => !given.has(option));
    order.slice(0, signs.length).forEach((option, n) => this.keys.set(signs[n]!, option));
    this.things.forEach((ref, n) => this.digits.set(digitFor(ref, n + 1), ref));
  }

  /** Answers that always have the same key get it, the first of a verb; returns the letters that are no answer's own. */
  private giveOwn(groups: readonly Group[], letters: string): string {
    const own = this.ways.keys ?? {};
    const give = (key: string | undefined, option: Option): void => {
      if (key && letters.includes(key) && !this.keys.has(key)) this.keys.set(key, option);
    };
    for (const group of groups) {
      const key = own[group.verb];
      if (isField(group)) {
        if (key && letters.includes(key)) this.leading.set(group.verb, key);
      } else for (const option of group.options) give(own[option.name] ?? key, option);
    }
    const taken = Object.values(own);
    return [...letters].filter((letter) => !taken.includes(letter)).join("");
  }

  private isFolded(verb: string): boolean {
    return this.ways.folded?.includes(verb) ?? false;
  }

  isPondered(verb: string): boolean {
    return this.ways.pondered?.includes(verb) ?? false;
  }

  private thingsOf(option: Option): string[] {
    return [...option.refs, ...(this.ways.standing?.(option) ?? [])];
  }

  byKey(key: string): Option | undefined {
    return this.keys.get(key);
  }

  /** The key that leads to where the answers of a verb are pressed; "" for most. */
  keyOfVerb(verb: string): string {
    return this.leading.get(verb) ?? "";
  }

  /** Whether a key leads to the board, where what it stands for is pressed. */
  leads(key: string): boolean {
    return !this.keys.has(key) && [...this.leading.values()].includes(key);
  }

  /** The thing of the set that a digit picks. */
  thing(digit: string): string | undefined {
    return this.digits.get(digit);
  }

  keyOf(option: Option): string {
    for (const [key, each] of this.keys) if (each === option) return key;
    return "";
  }

  keyOfThing(ref: string): string {
    for (const [key, each] of this.digits) if (each === ref) return key;
    return "";
  }

  about(ref: string): Option[] {
    return this.singles.filter((option) => this.thingsOf(option).includes(ref));
  }

  /** These are answered in a card that tells them apart, or what they do; not by one press. */
  asksFirst(options: readonly Option[]): boolean {
    return options.length > 1 || options.some(({ verb }) => this.isPondered(verb));
  }

  /** All things that can be chosen. */
  lit(picked: ReadonlySet<string>): Map<string, Lit> {
    const found = new Map<string, Lit>();
    for (const ref of this.things) {
      const options = this.ofSet.filter((option) => option.refs.includes(ref));
      found.set(ref, { options, picked: picked.has(ref), of_set: true, key: this.keyOfThing(ref) });
    }
    for (const option of this.singles) {
      for (const ref of this.thingsOf(option)) {
        const lit = found.get(ref);
        if (lit) lit.options.push(option);
        else found.set(ref, { options: [option], picked: false, of_set: false, key: this.keyOf(option).toUpperCase() });
      }
    }
    return found;
  }

  /** The option that the picked things make. */
  picked(things: ReadonlySet<string>): Option | undefined {
    if (!things.size) return undefined;
    const wanted = signature([...things], this.alike);
    return this.ofSet.find((option) => signature(option.refs, this.alike) === wanted);
  }

  /** What Enter does when nothing has the focus. */
  primary(things: ReadonlySet<string>): Option | undefined {
    if (this.ofSet.length)
      return things.size ? this.picked(things) : this.singles.length === 1 ? this.singles[0] : undefined;
    return this.options.length === 1 ? this.options[0] : undefined;
  }

  /** The single options by what they do, in the order of their first. */
  groups(): Group[] {
    const verbs = [...new Set(this.singles.map((option) => option.verb))];
    return verbs.map((verb) => {
      const options = this.singles.filter((option) => option.verb === verb);
      if (this.ways.wares?.includes(verb))
        return { verb, options, many: false, wares: true, folded: this.isFolded(verb) };
      const seldom = this.isFolded(verb);
      const most = seldom ? (this.isPondered(verb) ? 0 : FEW) : MANY;
      const many = options.length > most && options.every((option) => option.refs.length > 0);
      return {
        verb,
        options,
        many,
        wares: false,
        folded: seldom || (many && this.byThing({ options }).length > CROWD),
      };
    });
  }

  /** The options of a group by the first thing they are about. */
  byThing({ options }: Pick<Group, "options">): [string, Option[]][] {
    const things = [...new Set(options.map(({ refs }) => refs[0] ?? ""))];
    return things.map((ref) => [ref, options.filter(({ refs }) => (refs[0] ?? "") === ref)]);
  }
}

/** The verb whose options are about any number of things of one kind; "" if there is none. */
function verbOfSet(options: readonly Option[]): string {
  const kind = (ref: string) => ref.split(":")[0]!;
  const several = options.find(({ refs }) => refs.length > 1 && refs.every((ref) => kind(ref) === kind(refs[0]!)));
  const all = options.filter(({ verb }) => verb === several?.verb);
  return several && all.every(({ refs }) => refs.every((ref) => kind(ref) === kind(several.refs[0]!)))
    ? several.verb
    : "";
}

/** A thing that has a number, like a die, is picked by that number. */
function digitFor(ref: string, place: number): string {
  const name = ref.slice(ref.indexOf(":") + 1);
  return /^[1-9]$/.test(name) ? name : String(place);
}

function signature(refs: readonly string[], alike: (ref: string) => string): string {
  return refs.map(alike).sort().join(" ");
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
