/**
 * The table while events are shown: the view before them, with what has been told so far written in. It knows no rule;
 * it only notes what an event says, and the next view replaces it.
 */
import type { Telling } from "../../wire";
import { LAST_STAND } from "./sums";
import {
  at,
  SLOTS,
  type Adventurer,
  type Announced,
  type ArenaFight,
  type DungeonFight,
  type PromiseState,
  type PromiseView,
  type Slot,
  type View,
} from "./types";

/** `next` is the view all this leads to, as soon as it is known: it says how what appears now looks. */
type Note = (view: View, telling: Telling, next: View | null) => void;

type Fought = ArenaFight | DungeonFight;

const DOUBLING = "item:power_armour";
const word = ({ args }: Telling, name: string): string => String(args[name] ?? "");
const number = ({ args }: Telling, name: string): number => Number(args[name] ?? 0);
const refOf = ({ refs }: Telling, kind: string): string => refs.find((ref) => ref.startsWith(`${kind}:`)) ?? "";

// Gems

function gain(view: View, seat: string, gems: number): void {
  const who = at(view, seat);
  if (who) who.gems = Math.max(0, who.gems + gems);
}

/** From the bank, or (less than nothing) to it. */
function withBank(view: View, seat: string, gems: number): void {
  gain(view, seat, gems);
  if (view.bank !== null) view.bank -= gems;
}

// Items

const owns = (who: Adventurer, item: string): boolean =>
  who.surplus.includes(item) || SLOTS.some((slot) => who.worn[slot] === item);

/** Where an item is worn, as far as the table shows it. */
function slotOf(item: string, ...views: (View | null)[]): Slot | undefined {
  for (const view of views) {
    const ware = view?.shop.find((each) => each.item === item);
    if (ware) return ware.slot;
    for (const who of view?.adventurers ?? []) {
      const worn = SLOTS.find((slot) => who.worn[slot] === item);
      if (worn) return worn;
    }
  }
  return undefined;
}

function drop(who: Adventurer, item: string): void {
  who.surplus = who.surplus.filter((each) => each !== item);
  for (const slot of SLOTS) if (who.worn[slot] === item) who.worn[slot] = null;
}

/** Out of the shop, or from whoever has it; worn where the place is free. */
function receiveItem(view: View, seat: string, item: string, next: View | null): void {
  const who = at(view, seat);
  if (!who || owns(who, item)) return;
  const slot = slotOf(item, view, next);
  for (const each of view.adventurers) drop(each, item);
  view.shop = view.shop.filter((ware) => ware.item !== item);
  view.apart = view.apart.filter((each) => each !== item);
  if (slot && !who.worn[slot]) who.worn[slot] = item;
  else who.surplus.push(item);
}

const wear: Note = (view, telling, next) => {
  const [who, item] = [at(view, word(telling, "who")), word(telling, "item")];
  const slot = slotOf(item, view, next);
  if (!who || !slot) return;
  const before = who.worn[slot];
  drop(who, item);
  if (before && before !== item) who.surplus.push(before);
  who.worn[slot] = item;
};

/** Back to the shop, where the next view shows what it costs. */
const handBack: Note = (view, telling, next) => {
  const item = word(telling, "item");
  const who = at(view, word(telling, "who"));
  if (who) drop(who, item);
  const ware = next?.shop.find((each) => each.item === item);
  if (ware && !view.shop.includes(ware)) view.shop.push(ware);
};

// Carcasses and quests

function receiveCarcass(view: View, seat: string, card: string, next: View | null): void {
  const who = at(view, seat);
  if (!who || who.carcasses.some((each) => each.card === card)) return;
  const known = [...view.adventurers, ...(next?.adventurers ?? [])].flatMap(({ carcasses }) => carcasses);
  const fought = view.fight?.kind === "dungeon" && view.fight.card === card ? view.fight : null;
  const carcass =
    known.find((each) => each.card === card) ?? (fought && { card, type: fought.type, power: fought.printed });
  for (const each of view.adventurers) each.carcasses = each.carcasses.filter((other) => other.card !== card);
  if (carcass) who.carcasses.push(carcass);
}

function addSlot(view: View, seat: string, slot: number): void {
  const who = at(view, seat);
  if (!who || who.slots.includes(slot)) return;
  who.slots.push(slot);
  who.open_quests += 1;
}

function dropSlot(view: View, seat: string, slot: number): void {
  const who = at(view, seat);
  if (!who?.slots.includes(slot)) return;
  who.slots = who.slots.filter((each) => each !== slot);
  who.open_quests -= 1;
}

const claimed: Note = (view, telling, next) => {
  const quest = word(telling, "quest");
  const who = at(view, word(telling, "who"));
  if (!who) return;
  who.completed.push(quest);
  if (word(telling, "main") === "yes") who.main = quest;
  else {
    const left = at(next ?? view, who.seat)?.slots ?? [];
    dropSlot(view, who.seat, who.slots.find((slot) => !left.includes(slot)) ?? who.slots[0] ?? 0);
  }
  if (view.mine) view.mine = { ...view.mine, quests: view.mine.quests.filter((own) => own.quest !== quest) };
};

// Whatever changes hands

/** `thing` as a sentence names it: gems:3, item:double_axe, monster:ogre_cook, slot:7. */
function hand(view: View, from: string, to: string, thing: string, next: View | null): void {
  const [kind, name = ""] = thing.split(":");
  if (kind === "gems") {
    gain(view, from, -Number(name));
    gain(view, to, Number(name));
  } else if (kind === "item") receiveItem(view, to, thing, next);
  else if (kind === "slot") {
    dropSlot(view, from, Number(name));
    addSlot(view, to, Number(name));
  } else receiveCarcass(view, to, thing, next);
}

const plundered: Note = (view, telling, next) => {
  const from = view.fight?.kind === "arena" ? view.fight.defender : "";
  const thing = word(telling, "what") === "take-gems" ? `gems:${number(telling, "gems")}` : word(telling, "thing");
  hand(view, from, word(telling, "who"), thing, next);
};

// Words

const offered: Note = (view, telling, next) => {
  const offer = next?.offers.find(({ ref }) => ref === refOf(telling, "offer"));
  if (offer && !view.offers.some(({ ref }) => ref === offer.ref)) view.offers.push(offer);
};
const answered: Note = (view, telling) => {
  view.offers = view.offers.filter(({ ref }) => ref !== refOf(telling, "offer"));
};

function owe(view: View, promise: PromiseView | undefined): void {
  if (!promise || view.promises.some(({ ref }) => ref === promise.ref)) return;
  view.promises.push({ ...promise, state: "open", delivered: 0, refused: false });
  const ledger = at(view, promise.from)?.ledger;
  if (ledger) ledger.open += 1;
}
const promised: Note = (view, telling, next) =>
  owe(
    view,
    next?.promises.find(({ ref }) => ref === refOf(telling, "promise")),
  );

function judge(view: View, telling: Telling, state: PromiseState): void {
  const promise = view.promises.find(({ ref }) => ref === refOf(telling, "promise"));
  const ledger = at(view, promise?.from ?? word(telling, "promiser"))?.ledger;
  if (promise?.state === state) return;
  if (promise) promise.state = state;
  if (!ledger) return;
  ledger.open = Math.max(0, ledger.open - 1);
  if (state === "kept" || state === "broken" || state === "waived") ledger[state] += 1;
}
const judged =
  (state: PromiseState): Note =>
  (view, telling) =>
    judge(view, telling, state);

const paid: Note = (view, telling, next) => {
  hand(view, word(telling, "promiser"), word(telling, "promisee"), word(telling, "thing"), next);
};

// Who fights

/** The fight as the next view shows it, before anything has come of it. */
const faced: Note = (view, telling, next) => {
  const fight = next?.fight;
  view.special = null;
  if (!fight || fight.dice || (fight.kind === "dungeon" && (fight.ally || fight.card !== refOf(telling, "monster"))))
    return;
  view.fight = fight;
  view.phase = fight.kind;
};

function ally(view: View, who: string): void {
  const { fight } = view;
  if (fight?.kind !== "dungeon") return;
  const help = fight.helps[who] ?? 0;
  const { power } = fight.green;
  view.fight = { ...fight, ally: who, green: { power, ally: help, total: power + help } } as DungeonFight;
}
const allied: Note = (view, telling) => ally(view, word(telling, "who"));

/** Agreed: whoever has sold his help in this fight stands in it at once. */
const accepted: Note = (view, telling, next) => {
  answered(view, telling, next);
  const { fight } = view;
  const here = fight?.kind === "dungeon" && fight.card === word(telling, "foe") && word(telling, "helps") !== "no";
  if (!here) return;
  const helper = word(telling, "helper");
  ally(view, helper);
  // what he is promised for it counts with him, though it is told after the handshake
  const pair = [view.active, helper];
  for (const each of next?.promises ?? []) if (pair.includes(each.from) && pair.includes(each.to)) owe(view, each);
};

/** Whoever stands his last is stronger at once, and what doubles him doubles his own power (dqt-itm-14). */
function stronger(power: number, before: Announced["what"][], what: Announced["what"]): number {
  const stand = before.includes("stand") ? LAST_STAND : 0;
  return what === "stand" ? power + LAST_STAND : what === "double" ? 2 * (power - stand) + stand : power;
}

/** Only who leads a side announces what changes it. */
function announce(fight: Fought, seat: string, what: Announced["what"]): Fought {
  const before = fight.announced.filter((each) => each.seat === seat).map((each) => each.what);
  const announced = [...fight.announced, { seat, what }];
  if (fight.kind === "arena") {
    const side = fight.attacker === seat ? "attacker" : "defender";
    return { ...fight, announced, powers: { ...fight.powers, [side]: stronger(fight.powers[side], before, what) } };
  }
  const power = stronger(fight.green.power, before, what);
  return { ...fight, announced, green: { ...fight.green, power, total: power + fight.green.ally } };
}

const spent: Note = (view, telling) => {
  const who = at(view, word(telling, "who"));
  if (who) who.unique = false;
};

const NOTES: Record<string, Note> = {
  "character-dealt": (view, telling) => {
    const who = at(view, word(telling, "who"));
    if (who) who.character = word(telling, "character");
  },
  "token-drawn": (view, telling) => {
    const who = at(view, word(telling, "who"));
    if (who) who.token = word(telling, "type");
  },
  "main-chosen": (view, telling) => {
    const who = at(view, word(telling, "who"));
    if (who) who.main ??= "hidden";
  },
  "round-begins": (view, telling) => {
    view.round = number(telling, "round");
  },
  "turn-begins": (view, telling, next) => {
    const begun = next?.active === word(telling, "who") ? next.turn : view.turn;
    const empty = { fight: null, special: null, sight: null, parley: null, met: [], offers: [] };
    Object.assign(view, { active: word(telling, "who"), turn: begun, visit: 1, phase: "village", ...empty });
  },
  "last-round": (view) => {
    view.last_round = true;
  },
  "pot-grows": (view, telling) => {
    if (view.bank !== null) view.bank -= number(telling, "gems") - view.pot;
    view.pot = number(telling, "gems");
  },
  "pot-taken": (view, telling) => {
    gain(view, word(telling, "who"), number(telling, "gems"));
    view.pot = 0;
  },
  "gems-gained": (view, telling) => withBank(view, word(telling, "who"), number(telling, "gems")),
  "gems-paid": (view, telling) => withBank(view, word(telling, "who"), -number(telling, "gems")),
  "trophies-gained": (view, telling) => {
    const who = at(view, word(telling, "who"));
    if (who) who.trophies += number(telling, "points");
  },
  wounded: (view, telling) => {
    const who = at(view, word(telling, "who"));
    if (who) who.wounds = number(telling, "now");
  },
  recovered: (view, telling) => {
    const who = at(view, word(telling, "who"));
    if (who) who.wounds = number(telling, "left");
  },
  healed: (view, telling) => {
    const who = at(view, word(telling, "who"));
    if (who) who.wounds = 0;
    if (word(telling, "curse") === "yes") view.curse = null;
  },
  cursed: (view, telling) => {
    view.curse = word(telling, "who");
  },
  uncursed: (view) => {
    view.curse = null;
  },
  bought: (view, telling, next) => receiveItem(view, word(telling, "who"), word(telling, "item"), next),
  "dragon-item-won": (view, telling, next) => receiveItem(view, word(telling, "who"), word(telling, "item"), next),
  wished: (view, telling, next) => {
    if (word(telling, "what") === "for-item") receiveItem(view, word(telling, "who"), word(telling, "item"), next);
  },
  worn: wear,
  "handed-back": handBack,
  "surplus-returned": handBack,
  "armour-spent": (view, telling) => {
    const who = at(view, word(telling, "who"));
    if (who) drop(who, DOUBLING);
  },
  "monster-beaten": (view, telling, next) => receiveCarcass(view, word(telling, "who"), word(telling, "card"), next),
  "carcass-taken": (view, telling, next) => receiveCarcass(view, word(telling, "who"), word(telling, "card"), next),
  "spoils-shared": (view, telling, next) => {
    const { fight } = view;
    const share = telling.args["share"];
    if (fight?.kind === "dungeon" && Array.isArray(share) && share.includes("carcass:this"))
      receiveCarcass(view, word(telling, "who"), fight.card, next);
  },
  given: (view, telling, next) =>
    hand(view, word(telling, "who"), word(telling, "other"), word(telling, "thing"), next),
  fingers: (view, telling, next) =>
    hand(view, word(telling, "other"), word(telling, "who"), `gems:${number(telling, "gems")}`, next),
  plundered,
  paid: (view, telling, next) => {
    paid(view, telling, next);
    judge(view, telling, "kept");
  },
  "paid-part": paid,
  "quest-kept": (view, telling) => addSlot(view, word(telling, "who"), Number(refOf(telling, "slot").slice(5))),
  "quest-claimed": claimed,
  "event-applied": (view, telling) => {
    view.met.push(word(telling, "card"));
  },
  "event-ends": (view, telling) => {
    view.effects = view.effects.filter(({ card }) => card !== word(telling, "card"));
  },
  "special-met": (view, telling) => {
    view.special = word(telling, "card");
  },
  "monster-met": faced,
  "arena-opened": faced,
  allied,
  announced: (view, telling, next) => {
    if (word(telling, "what") !== "double") spent(view, telling, next);
    const who = at(view, word(telling, "who"));
    const what = word(telling, "what");
    if (who && what === "trail") who.token = word(telling, "type");
    if (who && view.fight && (what === "double" || what === "rage" || what === "stand"))
      view.fight = announce(view.fight, who.seat, what);
  },
  twisted: spent,
  "volte-face": spent,
  "offer-made": offered,
  "offer-accepted": accepted,
  "offer-declined": answered,
  "offer-withdrawn": answered,
  "offer-lapsed": answered,
  "parley-closed": (view) => {
    view.offers = [];
    view.parley = null;
  },
  "dice-rolled": (view, telling) => {
    const dice = { green: number(telling, "green"), red: number(telling, "red") };
    if (view.fight?.kind === "dungeon") view.fight = { ...view.fight, dice };
  },
  promised,
  "promise-kept": judged("kept"),
  "promise-broken": judged("broken"),
  "promise-void": judged("void"),
  "promise-waived": judged("waived"),
};

/** Power and its parts: as the next view has them once the same is worn and suffered, else by the wounds alone. */
function gauge(who: Adventurer, before: Adventurer, view: View, next: View | null): void {
  const then = next && at(next, who.seat);
  const alike =
    then &&
    then.wounds === who.wounds &&
    (next.curse === who.seat) === (view.curse === who.seat) &&
    SLOTS.every((slot) => then.worn[slot] === who.worn[slot]);
  if (alike) Object.assign(who, { power: then.power, ally: then.ally, parts: then.parts });
  else who.power = Math.max(0, who.power + before.wounds - who.wounds);
}

/** The view with these events written in. */
export function noted(view: View, told: readonly Telling[], next: View | null): View {
  if (!told.some(({ kind }) => kind in NOTES)) return view;
  // what is not told about stays the very same thing, and is not drawn anew
  const shown: View = {
    ...view,
    adventurers: view.adventurers.map((who) => ({
      ...who,
      worn: { ...who.worn },
      surplus: [...who.surplus],
      carcasses: [...who.carcasses],
      slots: [...who.slots],
      completed: [...who.completed],
      ledger: who.ledger && { ...who.ledger },
    })),
    shop: [...view.shop],
    met: [...view.met],
    offers: [...view.offers],
    promises: view.promises.map((promise) => ({ ...promise })),
  };
  for (const telling of told) NOTES[telling.kind]?.(shown, telling, next);
  shown.adventurers.forEach((who, n) => gauge(who, view.adventurers[n]!, shown, next));
  return shown;
}
