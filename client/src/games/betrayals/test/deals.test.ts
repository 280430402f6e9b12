// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { AnyView } from "../../board";
import type { Present } from "../../shared/staging";
import type { MomentInfo } from "../../../wire";
import { show as drawn } from "../../shared/shown";
import Board from "../Board.svelte";
import Stakes from "../deal/Stakes.svelte";
import { callOf, wordOf, wordText } from "../deal/said";
import {
  seatNumber,
  type ArenaFight,
  type Adventurer,
  type Offer,
  type Pledge,
  type PledgeKind,
  type Props,
  type Proposal,
  type View,
} from "../types";
import { moment, propsOf, sayIn } from "./moments";
import { Stage } from "../../shared/stage.svelte";

let shown: Record<string, unknown> | null = null;
const speak = vi.fn<Props["speak"]>((_, heard) => heard?.(null));
const choose = vi.fn<Props["choose"]>((_name, _seat, heard) => heard?.(null));

beforeAll(() => {
  // happy-dom has no modal dialogs
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  speak.mockClear();
  choose.mockClear();
});

function show(now: Present<View>, names: string[], more: Partial<Props> = {}): void {
  document.body.innerHTML = "";
  shown = mount(Board as Component<AnyView>, {
    target: document.body,
    props: propsOf(now, names, { speak, choose, ...more }),
  });
  flushSync();
}

const all = (where: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(where)];
function press(where: string, text = ""): void {
  const found = all(where).find(
    (each) => !text || each.textContent.trim() === text || each.getAttribute("aria-label") === text,
  );
  expect(found, `${where} ${text}`).toBeDefined();
  found!.click();
  flushSync();
}
/** The form for an offer, with what one puts together oneself. */
function compose(partner: string): void {
  press(`[data-partner="${partner}"]`);
  if (all(".composer .own").length) press(".composer .own");
}
const baskets = { give: ".basket:nth-of-type(1)", get: ".basket:nth-of-type(2)" };
function send(): Proposal {
  document.querySelector("form.composer")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  flushSync();
  expect(document.querySelector("form.composer")).toBeNull();
  expect(speak).toHaveBeenCalledOnce();
  return (speak.mock.calls[0]![0] as { offer: Proposal }).offer;
}

/** A moment in which everybody has something to trade. */
function rich(name: string): { now: Present<View>; names: string[]; me: Adventurer; partner: string } {
  const { before, names } = moment(name);
  const wealth = (who: Adventurer): Adventurer => ({
    ...who,
    gems: 5,
    worn: { weapon: "item:ember_blade", armour: null, jewel: null },
    carcasses: [{ card: "monster:ogre_cook", type: "type:humanoid", power: 7 }],
    slots: [7],
  });
  const { adventurers, parley } = before.view;
  const pair = parley!.parties.find((each) => each.includes(`seat:${before.seat}`))!;
  const partner = pair.find((seat) => seat !== `seat:${before.seat}`)!;
  const both: PledgeKind[] = ["no_arena", "ally_next"];
  const lasting = { [partner]: { mine: both, theirs: both } };
  const view = { ...before.view, adventurers: adventurers.map(wealth), parley: { ...parley!, lasting } };
  return { now: { ...before, view }, names, me: view.adventurers[before.seat]!, partner };
}

describe("the form for an offer", () => {
  it("begins with the usual deals; what one puts together oneself, and its button, come when they are wanted", () => {
    const { now, names, partner } = rich("dungeon");
    show(now, names);
    press(`[data-partner="${partner}"]`);
    expect(all(".composer .quick .tag").length).toBeGreaterThan(1);
    expect(all(".composer [type=submit], .composer .basket")).toEqual([]);
    press(".composer .own");
    expect(all(".composer [type=submit]")).toHaveLength(1);
    expect(all(".composer .basket")).toHaveLength(2);
  });

  it("makes what is tapped together", () => {
    const { now, names, partner } = rich("dungeon");
    show(now, names);
    compose(partner);
    press(`${baskets.give} .stepper button`, "more: gems");
    press(`${baskets.give} .stepper button`, "more: gems");
    press(`${baskets.give} .chip`, "Ember Blade");
    press(`${baskets.give} .stepper button`, "more: gems if we win");
    press(`${baskets.give} .chip`, "this monster’s carcass");
    press(`${baskets.get} .chip`, "face-down quest no. 7");
    press(`${baskets.get} .chip`, `no arena before round ${now.view.round + 2}`);
    expect(send()).toEqual({
      to: partner,
      give: [{ gems: 2 }, { item: "item:ember_blade" }],
      ask: [{ quest: 7 }],
      promise: [
        { kind: "gems", n: 1, when: "win", due: "turn" },
        { kind: "carcass", card: "this", when: "win", due: "turn" },
      ],
      want: [{ kind: "no_arena", round: now.view.round + 2 }],
      alliance: true,
    });
  });

  it("lists no promise that nobody will have a turn to keep", () => {
    const { now, names, partner } = rich("dungeon");
    const lasting = { [partner]: { mine: [], theirs: ["ally_next" as const] } };
    show({ ...now, view: { ...now.view, parley: { ...now.view.parley!, lasting } } }, names);
    compose(partner);
    const chips = (basket: string): string =>
      all(`${basket} .chip`)
        .map((each) => each.textContent)
        .join();
    expect(chips(baskets.give)).not.toMatch(/no arena|ally when/);
    expect(chips(baskets.get)).not.toContain("no arena");
    expect(chips(baskets.get)).toContain("ally when");
  });

  it("takes back what is tapped again", () => {
    const { now, names, partner } = rich("dungeon");
    show(now, names);
    compose(partner);
    for (const step of ["more: gems", "more: gems", "less: gems"]) press(`${baskets.give} .stepper button`, step);
    press(`${baskets.give} .chip`, "Ember Blade");
    press(`${baskets.give} .chip`, "Ember Blade");
    expect(send().give).toEqual([{ gems: 1 }]);
  });

  it("answers with the other's own words, and between the two of them as they were said", () => {
    const { now, names, me, partner } = rich("dungeon");
    const clause: Pledge = { kind: "text", text: "and you carry my bag" };
    const offer: Offer = {
      ref: "offer:99",
      from: partner as Adventurer["seat"],
      to: me.seat,
      give: [{ gems: 1 }],
      ask: [],
      promise: [],
      want: [clause],
      alliance: false,
      private: true,
      sworn: false,
      text: "just us",
      answers: null,
    };
    const decline = {
      name: "decline offer:99",
      verb: "decline",
      refs: ["offer:99"],
      rule: "dqt-neg-02",
      text: "option-decline",
      args: {},
    };
    const parley = { ...now.view.parley!, private: true };
    show({ ...now, view: { ...now.view, parley, offers: [offer] } }, names, { options: [decline] });
    press(".slip footer button", "Haggle");
    expect(document.querySelector<HTMLInputElement>(`${baskets.give} input[type=text]`)!.value).toBe(
      "and you carry my bag",
    );
    expect(document.querySelector(".composer .said")!.textContent).toContain("just us");
    expect(document.querySelector<HTMLInputElement>(".composer footer input[type=checkbox]")!.checked).toBe(true);
    const answer = send();
    expect(answer.private).toBe(true);
    expect(answer.promise).toEqual([clause]);
  });

  it("begins in the arena with the support one is after", () => {
    const { now, names, me, partner } = rich("arena");
    const fight = now.view.fight;
    show(now, names);
    compose(partner);
    const side = fight?.kind === "arena" && fight.defender === me.seat ? "defender" : "attacker";
    const offer = send();
    expect(offer.want).toEqual([{ kind: "side", side }]);
    expect(offer.alliance).toBe(false);
  });

  it("says in the arena what the helper brings, and the chances without and with it", () => {
    const { before, names } = moment("arena-asked");
    const fight = before.view.fight as ArenaFight;
    const helper = fight.thirds.find(({ seat }) => seat === `seat:${before.seat}`)!;
    const by = fight.odds.by[helper.seat]!;
    show(before, names);
    compose(fight.attacker);
    const stakes = document.querySelector(".stakes")!.textContent.replace(/\s+/g, " ");
    const percent = (share: number): string => sayIn("en").percent(share);
    expect(stakes).toContain(`You bring +${helper.ally}`);
    expect(stakes).toContain(`wins without you ${percent(by.neutral)} with you ${percent(by.attacker)}`);
  });

  it("says before a monster what the others ask of the same leader", () => {
    const { before, names } = moment("dungeon");
    const [to, from, helper] = [before.view.active, ...before.view.adventurers.map(({ seat }) => seat)].filter(
      (seat, n, all) => all.indexOf(seat) === n,
    );
    const none = { give: [], ask: [], promise: [], private: false };
    const offer = { ...none, ref: "offer:9", from, to, alliance: true, want: [{ kind: "gems", n: 3, when: "win" }] };
    const said = (...offers: unknown[]): string => {
      const view = { ...before.view, offers } as View;
      const props = propsOf({ ...before, view, seat: seatNumber(helper!) }, names);
      return drawn(Stakes, { props, view, to }).textContent.replace(/\s+/g, " ");
    };
    expect(said(offer)).toContain("asks 3 gems");
    expect(said()).not.toContain("asks");
  });

  it("says in the arena what a victory brings", () => {
    const { before, names } = moment("arena-asked");
    show(before, names);
    compose((before.view.fight as ArenaFight).attacker);
    const won = document.querySelector(".stakes .loot")!;
    expect(won.textContent).toContain("Victory");
    expect(won.querySelector(".trophy")!.getAttribute("aria-label")).toContain("1 troph");
  });

  it("says what the other asks for", () => {
    const { now, names, me, partner } = rich("dungeon");
    const asked = (): string => {
      const { textContent } = document.querySelector(".stakes .asks") ?? {};
      return (textContent ?? "").replace(/\s+/g, " ").trim();
    };
    show({ ...now, view: { ...now.view, offers: [] } }, names);
    compose(partner);
    expect(asked()).toBe("");
    const [like] = moment("dungeon").before.view.offers;
    const offer = {
      ...like!,
      from: partner,
      to: me.seat,
      give: [],
      promise: [],
      want: [],
      ask: [{ gems: 2 }],
    } as Offer;
    if (shown) void unmount(shown);
    show({ ...now, view: { ...now.view, offers: [offer] } }, names);
    compose(partner);
    expect(asked()).toMatch(/asks 2 gems$/);
  });

  it.each([
    [650, ["true", "false"]],
    [900, ["true", "true"]],
  ])("fills one tray at a time where the window is low: %d", (height, open) => {
    vi.stubGlobal("innerHeight", height);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { now, names, partner } = rich("arena");
    show(now, names);
    compose(partner);
    expect(all(".composer .part").map((each) => each.getAttribute("aria-expanded"))).toEqual(open);
    expect(document.querySelector(".baskets")!.classList.contains("single")).toBe(height === 650);
  });

  it.each(["dungeon", "ally-asked", "arena", "arena-asked", "village"])(
    "says only what the game understands: %s",
    (name) => {
      // as questhall.games.betrayals.answers.offer_data reads them
      const TIMED = ["kind", "when", "due"];
      const KEYS: Record<Pledge["kind"], string[]> = {
        gems: [...TIMED, "n"],
        trophy: [...TIMED, "n"],
        share: [...TIMED, "of"],
        carcass: [...TIMED, "card"],
        item: [...TIMED, "item"],
        quest: [...TIMED, "quest"],
        side: ["kind", "side"],
        no_arena: ["kind", "round"],
        ally_next: ["kind", "round"],
        text: ["kind", "text"],
      };
      const { now, names, partner } = rich(name);
      show(now, names);
      compose(partner);
      for (const chip of all(".basket .chip[aria-pressed=false], .basket .stepper button[aria-label^=more]"))
        chip.click();
      flushSync();
      const { give, ask, promise, want } = send();
      expect(Math.min(give.length, ask.length)).toBe(4);
      expect(Math.min(promise.length, want.length)).toBeGreaterThan(1);
      for (const pledge of [...promise, ...want])
        expect(Object.keys(pledge).sort(), pledge.kind).toEqual(KEYS[pledge.kind].sort());
    },
  );

  it("is private and sworn for those who may", () => {
    const { now, names, me, partner } = rich("arena");
    const adventurers = now.view.adventurers.map((who) =>
      who.seat === me.seat ? { ...who, character: "character:minstrel", unique: true } : who,
    );
    show({ ...now, view: { ...now.view, adventurers, parley: { ...now.view.parley!, private: true } } }, names);
    compose(partner);
    for (const box of all("form.composer input[type=checkbox]")) box.click();
    flushSync();
    const offer = send();
    expect([offer.private, offer.sworn]).toEqual([true, true]);

    show(now, names);
    compose(partner);
    expect(all("form.composer input[type=checkbox]")).toHaveLength(0);
  });

  it("promises in one's own words", () => {
    const { now, names, partner } = rich("dungeon");
    show(now, names);
    compose(partner);
    const input = document.querySelector<HTMLInputElement>(`${baskets.give} input[type=text]`)!;
    input.value = "a song";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(send().promise).toEqual([{ kind: "text", text: "a song" }]);
  });

  it("answers an offer with its mirror", () => {
    const { now, names, me, partner } = rich("dungeon");
    const theirs: Offer = {
      ...now.view.offers.find(({ to }) => to === me.seat)!,
      from: partner as Offer["from"],
      give: [{ gems: 1 }],
      ask: [{ item: "item:ember_blade" }],
      promise: [{ kind: "ally_next", round: 9 }],
      want: [{ kind: "gems", n: 3, when: "win", due: "turn" }],
    };
    show({ ...now, view: { ...now.view, offers: [theirs] } }, names);
    press(".slip.to-me footer button", "Haggle");
    press(`${baskets.give} .stepper button`, "less: gems if we win");
    const offer = send();
    expect(offer).toMatchObject({ to: partner, give: theirs.ask, ask: theirs.give, want: theirs.promise });
    expect(offer.promise).toEqual([{ kind: "gems", n: 2, when: "win", due: "turn" }]);
  });

  it("has offers of one tap", () => {
    const { now, names, partner } = rich("dungeon");
    show(now, names);
    compose(partner);
    const quick = all(".quick [data-option]").map((each) => each.dataset["option"]);
    expect(quick.length).toBeLessThanOrEqual(6); // seen at a glance
    const said = now.options.filter(({ verb, refs }) => verb === "offer" && refs.includes(partner));
    expect(said.map(({ name }) => name)).toEqual(expect.arrayContaining(quick));
    press(`.quick [data-option="offer ${partner} later:1"]`);
    expect(choose.mock.lastCall?.[0]).toBe(`offer ${partner} later:1`);
    expect(document.querySelector("form.composer")).toBeNull();
  });

  it("stays with all that is in it until the offer is taken, and says why it is not", () => {
    const { now, names, partner } = rich("dungeon");
    speak.mockImplementationOnce(() => {}); // a lesson has something to say first
    show(now, names);
    compose(partner);
    press(`${baskets.give} .stepper button`, "more: gems");
    const submit = () => {
      document.querySelector("form.composer")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      flushSync();
    };
    submit();
    expect(all(".composer .refusal")).toHaveLength(0);
    speak.mockImplementationOnce((_, heard) => heard?.("You have too few gems."));
    submit();
    expect(document.querySelector(".composer .refusal")?.textContent).toBe("You have too few gems.");
    submit();
    expect(speak.mock.calls.map(([answer]) => (answer["offer"] as Proposal).give)).toEqual(
      Array(3).fill([{ gems: 1 }]),
    );
    expect(document.querySelector("form.composer")).toBeNull();
  });

  it("keeps the ready offers in sight while one is on its way", () => {
    const { now, names, partner } = rich("dungeon");
    const stage = new Stage(propsOf(now, names, { choose: () => {} }));
    document.body.innerHTML = "";
    shown = mount(Board as Component<AnyView>, { target: document.body, props: stage.props });
    flushSync();
    compose(partner);
    const ready = all(".quick .tag").length;
    press(".quick .tag");
    stage.now = propsOf(now, names, { options: [] });
    flushSync();
    expect(all(".ready[inert] .quick .tag")).toHaveLength(ready);
  });

  it("closes when the two may no longer talk", () => {
    const { now, names, partner } = rich("dungeon");
    const stage = new Stage(propsOf(now, names));
    document.body.innerHTML = "";
    shown = mount(Board as Component<AnyView>, { target: document.body, props: stage.props });
    flushSync();
    compose(partner);
    expect(document.querySelector("form.composer")).not.toBeNull();
    stage.now = propsOf({ ...now, view: { ...now.view, parley: { ...now.view.parley!, may_speak: false } } }, names);
    flushSync();
    expect(document.querySelector("form.composer")).toBeNull();
    expect(all("[data-partner]")).toHaveLength(0);
  });
});

describe("spoils and debts", () => {
  it("begin with what was promised", () => {
    const { before, names } = moment("spoils");
    show(before, names);
    expect(document.querySelector(".spoils .word")?.textContent).toContain("You promised: ");
    expect(document.querySelector(".deals .slip.mine")).toBeNull(); // it stands where it is decided about, and only there
    press(".spoils .do.main");
    const first = before.options.find(({ verb }) => verb === "spoils")!.name; // the game lists what was promised first
    const gems = Number(/gems:(\d+)/.exec(first)?.[1] ?? 0);
    expect(gems).toBeGreaterThan(0);
    expect(choose).toHaveBeenCalledWith(first); // what the game lists is answered by its name
    press(".spoils input[type=checkbox]");
    press(".spoils .stepper button", "less: gems");
    press(".spoils .do.main");
    expect(choose).toHaveBeenLastCalledWith("spoils carcass");
    for (const _ of "12") press(".spoils .stepper button", "more: gems");
    press(".spoils .do.main");
    expect(speak).toHaveBeenCalledWith({ spoils: { trophies: 0, gems: gems + 1, carcass: true } });
    press(".spoils .do:not(.main)");
    expect(choose).toHaveBeenLastCalledWith("spoils nothing");
  });

  it("are paid whole, in part, or not at all", () => {
    const { before, names } = moment("debt");
    show(before, names);
    const promise = before.view.promises.find(({ ref }) =>
      before.options.some(({ verb, refs }) => verb === "pay" && refs.includes(ref)),
    )!;
    expect(promise.pledge.n).toBeGreaterThan(1);
    const slip = `[data-ref="${promise.ref}"]`;
    press(`${slip} .part .do`);
    expect(speak).toHaveBeenCalledWith({ pay: { promise: Number(promise.ref.split(":")[1]), gems: 1 } });
    press(`${slip} [data-option^=pay]`);
    press(`${slip} [data-option^=refuse]`);
    expect(choose.mock.calls.flat()).toEqual([`pay ${promise.ref}`, `refuse ${promise.ref}`]);
  });
});

describe("what is answered to an offer", () => {
  const telling = (kind: string, seat: number, args: Record<string, unknown>): MomentInfo => ({
    ...{ n: 1, what: "answer", at: "" },
    told: [{ kind, seat, refs: [], rule: "", text: "", args }],
  });
  const begins = telling("monster-met", 0, {});
  const bid = (gems: number) => telling("offer-made", 2, { sender: "seat:2", ask: [], want: [`gems:${gems}`] });
  const no = (said: string) => telling("offer-declined", 2, { sender: "seat:0", said });
  const said = (...told: MomentInfo[]): string => {
    const word = wordOf(told, 2);
    return word ? wordText(word, sayIn("en")) : "";
  };

  it("is said at the seat, with what it costs now if that is more", () => {
    expect(said(begins, bid(2), no("too-little"))).toBe("“Too little.”");
    expect(said(begins, no("too-much"))).toBe("“That is too much for me.”");
    expect(said(begins, bid(2), no("mistrust"), bid(4))).toBe(
      "“I do not believe you.” “Now it costs 4 gems, not 2 gems.”",
    );
    expect(said(begins, bid(4), no("too-little"), bid(3))).toBe("“Too little.”");
  });
  it("names what was refused", () => {
    const refused = telling("offer-declined", 2, { sender: "seat:0", give: ["gems:1"], said: "too-little" });
    expect(said(begins, refused)).toBe("“1 gem? Too little.”");
  });
  it("leaves out what stands beside it", () => {
    const mine = telling("offer-made", 0, { sender: "seat:0", to: "seat:2", give: ["gems:1"] });
    const counter = telling("offer-made", 2, { sender: "seat:2", ask: [], want: ["gems:3"], counter: "yes" });
    expect(wordText(wordOf([begins, mine, counter], 2)!, sayIn("en"), true)).toBe("“Not for 1 gem.”");
  });
  it("is said of everybody who was called", () => {
    const called = telling("called", 0, {});
    const heard = [[], [called], [called, telling("nobody-answered", 0, {})], [called, bid(2)]];
    expect(heard.map((told) => callOf([begins, ...told]))).toEqual(["", "waiting", "nobody", ""]);
  });
  it("says what is asked instead of what was offered", () => {
    const mine = telling("offer-made", 0, { sender: "seat:0", to: "seat:2", give: ["gems:1"], promise: [] });
    const [{ told }] = [bid(3)];
    const counter = { ...bid(3), told: told.map((each) => ({ ...each, args: { ...each.args, counter: "yes" } })) };
    expect(said(begins, mine, counter)).toBe("“Not for 1 gem. I ask 3 gems.”");
    expect(said(begins, counter)).toBe("“I ask 3 gems.”");
    expect(said(begins, mine, counter, no("too-little"))).toBe("“Too little.”");
  });
  it("is forgotten with a deal, and with the talk", () => {
    expect(said(begins, no("no-word"), telling("offer-accepted", 2, { sender: "seat:0" }))).toBe("");
    expect(said(no("no-word"), begins)).toBe("");
    expect(wordOf([begins, no("no-word")], 1)).toBeNull();
  });
});

describe("the ledger", () => {
  it("is left with Escape, unless something lies over it", () => {
    const { before, names } = moment("village");
    const everything = (event: KeyboardEvent): void => event.preventDefault(); // the table has a use for every key
    addEventListener("keydown", everything);
    onTestFinished(() => removeEventListener("keydown", everything));
    show(before, names);
    const press = (key: string): boolean => {
      const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true });
      document.body.dispatchEvent(event);
      flushSync();
      return document.querySelector(".ledger") !== null;
    };
    document.querySelector<HTMLButtonElement>(".strip button")!.click();
    flushSync();
    expect(press("a")).toBe(true);
    expect(press("Escape")).toBe(false);
  });
});
