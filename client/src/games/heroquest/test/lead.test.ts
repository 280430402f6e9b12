// @vitest-environment happy-dom
/** The one big button of a hero: what the bot would do, and exactly what the press does. */
import { describe, expect, it } from "vitest";
import type { Mind } from "../../board";
import type { Errand } from "../../module";
import module from "..";
import { chosen } from "../chosen.svelte";
import { areaOf, squareOf } from "../dungeon/plan";
import { doorsOffered, even } from "../equals";
import { journeyTo } from "../journeys";
import { leading, ledWay } from "../lead";
import { foesAt } from "../peril";
import type { Props, View } from "../types";
import { gate } from "../wording";
import { moment, propsOf, sayIn } from "./moments";

type Given = Props["options"][number];

const at = (name: string, when: "before" | "after" = "before", more: Partial<Props> = {}): Props =>
  propsOf(moment(name)[when], moment(name).names, more);
const offer = (name: string, args = {}): Given => {
  const [verb = "", ...refs] = name.split(" ");
  return { name, verb, refs, rule: "", text: `option-${name.replace(" ", "-")}`, args };
};
const seen = (now: Props, change: (view: View) => void): Props => {
  const view = structuredClone(now.view);
  change(view);
  return { ...now, view };
};
/** A bot would answer this, walk there first, and do that at the end. */
function minded(now: Props, name: string, goes: string[] = [], then: Given | null = null, why = ""): Props {
  const answer = now.options.find((each) => each.name === name) ?? offer(name);
  const mind: Mind = { answer, goes: goes.map((each) => offer(each)), then, why: why ? { text: why, args: {} } : null };
  return { ...now, mind, options: now.options.includes(answer) ? now.options : [...now.options, answer] };
}
const said = (now: Props): string[] => {
  const [found] = leading(now);
  return [found!.stands!.name, found!.label, found!.about];
};

describe("the button of a hero", () => {
  it("is the bot's own answer: there is none where none is known or somebody else is asked", () => {
    expect(leading(at("walk"))).toEqual([]);
    expect(module.choices!.led).toEqual(["HeroChoice"]);
    const [waits] = leading(at("walk", "before", { mind: "thinks" }));
    expect([waits!.main, waits!.waits, waits!.stands]).toEqual([true, true, undefined]);
  });

  it("throws the dice by their one name, and nothing stands in their place meanwhile", () => {
    const now = at("treasure");
    const roll = now.options.find(({ verb }) => verb === "roll")!;
    const { urged, kept } = module.choices!;
    expect([urged!(roll, now), urged!(roll, { ...now, mind: "thinks" })]).toEqual([true, false]);
    expect(kept!(now)!.meanwhile).toBe("");
    expect(said(minded(now, "roll", ["walk square:S16"], offer("open door:R16e"), "because-roll"))).toEqual([
      "roll",
      "Roll for movement",
      "Towards the west door: 1 square.",
    ]);
    expect(said(minded(now, "roll", [], null, "because-roll"))[2]).toBe("No enemy is in sight.");
  });

  it("goes where the board was pressed, before what is advised", () => {
    const now = at("walk");
    const orc = now.view.monsters.find(({ kind }) => kind === "orc")!;
    chosen.way = journeyTo(now, orc.ref);
    const [button] = leading(minded(now, "end turn"));
    expect(button!.label).toBe("Go up to the orc");
    expect(button!.next(now)).toBe(`walk square:${chosen.way!.way.at(-1)}`);
    chosen.way = null;
  });

  it("strikes whom one has gone up to, whatever else is advised", () => {
    const now = at("fight");
    const blow = now.options.find(({ verb }) => verb === "attack")!;
    chosen.foe = blow.refs.find((ref) => ref.startsWith("monster:"))!;
    expect(said(minded(now, "end turn"))[0]).toBe(blow.name);
    chosen.foe = "";
    expect(said(minded(now, "end turn"))[0]).toBe("end turn");
  });

  it("has the other blows below the one that is advised", () => {
    const now = minded(at("fight"), "attack monster:1 item:shortsword");
    const other = offer("attack monster:2 item:shortsword", { dice: 2 });
    const [first, second] = leading({ ...now, options: [...now.options, other] });
    expect([first!.main, second!.main, second!.stands]).toEqual([true, undefined, other]);
  });

  it("walks with everybody in one press once nothing is in sight, until there is something to decide", () => {
    const calm = seen(at("treasure"), (view) => ((view.monsters = []), (view.quest.round = 2)));
    const given = { ...minded(calm, "roll"), held: [1, 2, 3, 4] };
    const [all] = leading(given);
    expect([all!.label, all!.main, all!.follows, all!.stands]).toEqual(["All walk on together", true, true, undefined]);
    expect([all!.next(given), all!.next(minded(calm, "end turn"))]).toEqual(["roll", "end turn"]);
    expect([all!.next(minded(calm, "search treasure")), all!.next(minded(calm, "open door:R16e"))]).toEqual([
      null,
      null,
    ]);
    const lasts = (change: (view: View) => void): boolean => all!.lasts(seen(given, change).view);
    expect([lasts(() => {}), lasts((view) => (view.monsters = at("walk").view.monsters))]).toEqual([true, false]);
    expect([lasts(({ heroes }) => heroes[0]!.body--), lasts(({ quest }) => (quest.round += 2))]).toEqual([
      false,
      false,
    ]);
    const first = seen(given, ({ quest }) => (quest.round = 1));
    expect(leading(first)[0]!.stands!.name).toBe("roll");
  });

  it("strikes with the odds", () => {
    const now = minded(at("fight"), "attack monster:1 item:shortsword");
    expect(said(now)).toEqual([
      "attack monster:1 item:shortsword",
      "Attack the orc (Shortsword, 2 dice)",
      "against 2 dice: kills 59%",
    ]);
    expect(said({ ...now, settings: { ...now.settings, odds: false } })[2]).toBe("");
  });

  it("says that a spell is gone for the quest, and that an action after a step ends the move", () => {
    const now = minded(at("fight"), "attack monster:1 item:shortsword");
    const going = (left: number) =>
      said(seen(now, ({ turn }) => Object.assign(turn, { stepped: true, left })))[2]!.split(" · ");
    expect(going(4)).toEqual(["against 2 dice: kills 59%", "ends the move"]);
    expect(going(0)).toEqual(["against 2 dice: kills 59%"]);
    const cast = minded(at("fight"), "cast spell:ball_of_flame monster:1");
    expect(leading(cast).find(({ main }) => main)!.about).toMatch(/^kills \d+% · only once this quest$/);
  });

  it("does not stand out where it ends a turn that could go on", () => {
    const calm = seen(at("walk"), (view) => (view.monsters = []));
    const rests = (...verbs: string[]) =>
      leading({ ...minded(calm, "end turn"), options: verbs.map((verb) => offer(verb)) })[0]!.rests;
    expect([rests("roll", "end turn"), rests("walk square:V18", "end turn"), rests("end turn")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("is no gamble: a blow that hardly does harm, or a way for the weak into danger, does not stand out", () => {
    const now = at("fight");
    const foe = (defend: number) =>
      leading(
        minded(
          seen(now, ({ monsters }) => monsters.forEach((each) => (each.defend = defend))),
          "attack monster:1 item:shortsword",
        ),
      )[0]!.rests;
    expect([foe(1), foe(9)]).toEqual([false, true]);
    const walk = at("walk");
    const end = Object.keys(walk.view.reach)[0]!;
    const goes = (body: number, kind: string) => {
      const weak = seen(walk, ({ heroes, turn, monsters }) => {
        Object.assign(heroes[turn.hero!]!, { body, kind });
        Object.assign(monsters[0]!, { at: end, move: 0 });
        monsters.splice(1);
      });
      const beside = Object.keys(walk.view.reach).find((each) => foesAt(weak.view, each))!;
      return leading(minded(weak, `walk square:${beside}`, [`walk square:${beside}`]))[0]!.rests;
    };
    expect([goes(6, "elf"), goes(2, "elf"), goes(4, "wizard")]).toEqual([false, true, true]);
  });

  it("has the blow with the most dice first", () => {
    const now = at("fight");
    const blows = [
      offer("attack monster:1 item:dagger", { dice: 1 }),
      offer("attack monster:1 item:broadsword", { dice: 3 }),
    ];
    const found = leading({ ...now, options: [...blows, offer("end turn")] });
    expect(found.map(({ stands }) => stands!.name)).toEqual([blows[1]!.name, blows[0]!.name]);
  });

  it("is no throw of the dice where a blow can be struck: the blow stands there", () => {
    const now = at("fight");
    const roll = minded({ ...now, options: [...now.options, offer("roll")] }, "roll");
    expect(leading(roll).map(({ stands, rests }) => [stands!.verb, !!rests])).toEqual([["attack", false]]);
  });

  it("never ends a turn, with enemies about, where the dice or the walk stood a moment before", () => {
    const lead = (...verbs: string[]) => {
      const [{ stands, rests, waits, label }] = leading({
        ...minded(
          seen(at("walk"), ({ turn }) => (turn.left = 8)),
          "end turn",
        ),
        options: verbs.map((verb) => offer(verb)),
      }) as [Errand];
      return [stands?.verb, !!rests, !!waits, label];
    };
    expect(lead("roll", "end turn").slice(0, 3)).toEqual(["roll", true, false]);
    expect(lead("walk square:V18", "end turn")).toEqual([undefined, true, true, "8 squares left to walk"]);
    expect(lead("end turn").slice(0, 3)).toEqual(["end", false, false]);
  });

  it("has nobody's first turn end before it has begun", () => {
    const lead = (round: number): unknown[] => {
      const calm = seen(at("walk"), (view) => ((view.monsters = []), (view.quest.round = round)));
      const [first] = leading({
        ...minded(calm, "end turn"),
        options: ["roll", "end turn"].map((verb) => offer(verb)),
      });
      return [first!.stands!.verb, !!first!.rests];
    };
    expect([lead(1), lead(2)]).toEqual([
      ["roll", false],
      ["end", true],
    ]);
  });

  it("walks up to a monster and does not strike: that is a press of its own", () => {
    const now = at("walk");
    const orc = now.view.monsters.find(({ kind }) => kind === "orc")!;
    const blow = offer(`attack ${orc.ref} item:shortsword`, { dice: 2 });
    const lead = minded(now, "walk square:V18", ["walk square:V18", "walk square:W18"], blow);
    expect(said(lead)).toEqual(["walk square:W18", "Go up to the orc", "5 squares; a blow from there kills 59%"]);
    expect(ledWay(lead).at(-1)).toBe("W18");
    expect(ledWay(now)).toEqual([]);
  });

  it("walks to a door, and opens it with another press: the same words are the same act", () => {
    const now = at("walk");
    const door = now.view.doors.find(({ open, a, b }) => !open && (a in now.view.reach || b in now.view.reach))!;
    const end = door.a in now.view.reach ? door.a : door.b;
    const open = offer(`open ${door.ref}`);
    const walk = minded(now, `walk square:${end}`, [`walk square:${end}`], open);
    expect(said(walk)[0]).toBe(`walk square:${end}`);
    expect(said(walk)[1]).toMatch(/^Go to the (north|east|south|west) door/);
    const waits = minded(
      seen(now, (view) => ((view.monsters = []), (view.doors = [door]))),
      `walk square:${end}`,
      [`walk square:${end}`],
    );
    expect(said(waits)[1]).toBe(said(walk)[1]);
    const there = seen(now, ({ heroes, turn }) => (heroes[turn.hero!]!.at = end));
    expect(said(minded(there, open.name))[1]).toMatch(/^Open the (north|east|south|west) door/);
  });

  it("calls a door by the wall and the room of whoever stands before it, from wherever it is told", () => {
    const now = at("reveal");
    const { a, b } = now.view.doors.find(({ ref }) => ref === "door:R16e")!;
    const from = (end: string): string => {
      const there = seen(now, ({ heroes, turn }) => (heroes[turn.hero!]!.at = end));
      return said(minded(there, "open door:R16e"))[1]!;
    };
    expect([from(a), from(b)]).toEqual(["Open the east door", "Open the west door of the entrance room"]);
    const french = { ...minded(now, "open door:R16e"), say: sayIn("fr"), lang: "fr" as const };
    expect(said(french)[1]).toMatch(/^Ouvrir la porte (est|ouest)/);
  });

  it("says how far it moves where nothing is done there, and why", () => {
    const now = minded(at("walk"), "walk square:V18", ["walk square:V18"], offer("end turn"), "because-walk-on");
    expect(said(now)[1]).toMatch(/^Move \d squares?$/);
    expect(said(now)[2]).toBe("Towards what nobody has seen yet.");
  });

  it("walks and ends the turn in one press where nobody is in sight and nothing else would follow", () => {
    const end = offer("end turn");
    const calm = seen(at("walk"), (view) => (view.monsters = []));
    const given = minded(calm, "walk square:V18", ["walk square:V18"], end, "because-walk-on");
    const [both] = leading(given);
    expect([both!.label, both!.stands, both!.main]).toEqual([
      expect.stringMatching(/^Move \d squares? and end the turn$/),
      undefined,
      true,
    ]);
    expect(both!.next(given)).toBe("walk square:V18");
    const there = seen({ ...given, options: [end] }, ({ heroes, turn }) => (heroes[turn.hero!]!.at = "V18"));
    expect(both!.lasts(there.view)).toBe(true);
    expect(both!.next(there)).toBe("end turn");
    expect(both!.next(there)).toBeNull(); // his next turn is his own again, however soon it comes
    // whatever comes into sight on the way is looked at first, and who was stopped has not arrived
    const { monsters } = at("walk").view;
    expect(both!.lasts(seen(there, (view) => (view.monsters = monsters)).view)).toBe(false);
    const [again] = leading(given);
    again!.next(given);
    expect(again!.next({ ...given, options: [end] })).toBeNull();
    const hunted = minded(at("walk"), "walk square:V18", ["walk square:V18"], end);
    expect(leading(hunted)[0]!.stands?.name).toBe("walk square:V18");
  });

  it("says what a search may bring, and whose turn it ends, and why", () => {
    expect(said(minded(at("treasure"), "search treasure"))[2]).toMatch(
      /^What is hidden here, or a card: \d+ of \d+ are bad/,
    );
    const calm = seen(at("walk"), (view) => (view.monsters = []));
    const end = minded(calm, "end turn", [], null, "because-end-door");
    expect(said(end)).toEqual(["end turn", "End the Elf’s turn", "The door waits: together you strike first."]);
    expect(said({ ...end, say: sayIn("fr") })[1]).toBe("Finir le tour de l’Elfe");
    const named = seen(end, ({ heroes, turn }) => (heroes[turn.hero!]!.name = "Aramis"));
    expect(said(named)[1]).toBe("End Aramis’s turn");
  });
});

describe("a real choice", () => {
  const equals = (now: Props): string[] => leading(now).map(({ label, main }) => (main ? `${label}!` : label));
  const two = (more: Partial<Props> = {}): Props => {
    const now = at("fight", "before", more);
    return { ...now, options: [...now.options, offer("attack monster:2 item:shortsword", { dice: 2 })] };
  };

  it("has every blow in equal rank with its chances, and none is gold until advice is asked for", () => {
    const now = two();
    expect(even(now)).toBe(true);
    const found = leading(now);
    expect(found.map(({ stands, main, equal }) => [stands?.verb, !!main, equal])).toEqual([
      ["attack", false, true],
      ["attack", false, true],
    ]);
    expect(found[0]!.about).toMatch(/kills \d+%/);
    // advice stands out where it stands
    const told = leading(minded(now, "attack monster:2 item:shortsword"));
    expect(told.map(({ main, equal }) => [!!main, equal])).toEqual([
      [false, true],
      [true, true],
    ]);
    const [roll] = at("treasure").options.filter(({ verb }) => verb === "roll");
    expect(module.choices!.urged!(roll!, { ...now, options: [...now.options, roll!] })).toBe(false);
  });

  it("is none where one thing alone makes sense", () => {
    const now = at("fight");
    expect([even(now), leading(now)]).toEqual([false, []]);
  });

  it("goes up to either of two monsters, and then strikes that one", () => {
    const now = at("walk");
    const orc = now.view.monsters.find(({ kind }) => kind === "orc")!;
    const [free] = Object.keys(now.view.reach);
    const given = seen(now, (view) => (view.monsters = [orc, { ...orc, ref: "monster:99", number: 2, at: free! }]));
    expect(equals(given)).toHaveLength(2);
    expect(equals(given).every((label) => label.startsWith("Go up to "))).toBe(true);
    const wanted = leading(given).find(({ id }) => id === orc.ref)!;
    expect(wanted.next(given)).toMatch(/^walk square:/);
    expect(chosen.foe).toBe(orc.ref);
    const there = {
      ...two(),
      options: [offer(`attack monster:99`, { dice: 2 }), offer(`attack ${orc.ref}`, { dice: 2 })],
    };
    expect(leading(there).map(({ main, stands }) => [stands!.name, !!main])).toEqual([
      ["attack monster:99", false],
      [`attack ${orc.ref}`, true],
    ]);
    chosen.foe = "";
  });

  it("names the doors ahead; whoever leads all heroes sends them there together", () => {
    const calm = seen(at("walk"), (view) => ((view.monsters = []), (view.quest.round = 1)));
    const doors = calm.view.doors.filter(({ open }) => !open);
    const each = equals(calm);
    expect(each.length).toBe(Math.min(3, doors.length));
    expect(each.every((label) => /^Open the (north|east|south|west) door/.test(label))).toBe(true);
    const roll = { ...calm, held: [1, 2, 3, 4], options: [offer("roll"), offer("end turn")] };
    expect(equals(roll)).toEqual([]); // the first round is everybody's own
    const later = seen(roll, ({ quest }) => (quest.round = 2));
    const [near] = doors;
    const stands = seen(later, ({ heroes, turn }) => (heroes[(turn.hero! + 1) % heroes.length]!.at = near!.a));
    const [first] = leading(stands); // no door drops out because somebody has come to it
    expect([first!.refs, first!.about]).toEqual([[near!.ref], expect.stringMatching(/The \w+ can open it$/i)]);
    const own = seen(later, ({ heroes, turn }) => (heroes[turn.hero!]!.at = near!.a));
    expect(leading(own).some(({ refs }) => refs?.includes(near!.ref))).toBe(false); // he opens it himself
    expect(equals(later)[0]).toMatch(/^All go to the (north|east|south|west) door/);
    const [all] = leading(later);
    expect(all!.next(later)).toBe("roll");
    const walking = { ...later, options: [...calm.options, offer("end turn")] };
    expect(all!.next(walking)).toMatch(/^walk square:/);
    const door = later.view.doors.find(({ ref }) => all!.refs!.includes(ref))!;
    const end = door.a in calm.view.reach ? door.a : door.b;
    expect(all!.next(seen(walking, ({ heroes, turn }) => (heroes[turn.hero!]!.at = end)))).toBe("end turn");
    expect(all!.lasts(seen(later, ({ quest }) => quest.round++).view)).toBe(false);
  });

  it("goes on to the door to which all were sent, until something is new; its number is the board's", () => {
    const calm = seen(at("walk"), (view) => ((view.monsters = []), (view.quest.round = 2)));
    const now = { ...calm, held: [1, 2, 3, 4], options: [offer("roll"), offer("end turn")] };
    const [, second] = leading(now);
    expect(second!.badge).toBe(2);
    expect(doorsOffered(now)[1]!.ref).toBe(second!.refs![0]);
    second!.next(now);
    const next = seen(now, ({ quest }) => quest.round++);
    expect(equals(next)[0]).toMatch(/^All on to the .*!$/);
    expect(leading(next)[0]!.refs).toEqual(second!.refs);
    const alone = seen(
      next,
      (view) => (view.doors = view.doors.filter(({ open, ref }) => open || second!.refs!.includes(ref))),
    );
    expect([even(alone), equals(alone)]).toEqual([true, [expect.stringMatching(/^All on to/)]]);
    expect(equals(seen(next, ({ heroes }) => heroes[0]!.body--)).join()).not.toMatch(/All on|!/);
    chosen.goal = null;
  });

  it("is there once the quest is won: home, or what lies hidden where nobody has searched", () => {
    const won = seen(at("treasure"), (view) => {
      view.monsters = [];
      view.quest.goals.forEach((goal) => (goal.met = true));
      view.heroes.forEach((hero) => (hero.searched = []));
    });
    const search = offer("search treasure");
    const now = { ...minded(won, "end turn"), options: [offer("walk square:V18"), offer("end turn"), search] };
    expect(
      leading(now)
        .map(({ stands, equal, main }) => [stands?.name, equal, !!main])
        .at(-1),
    ).toEqual(["search treasure", true, false]);
    expect(leading(now).some(({ main }) => main)).toBe(false);
    const { heroes, turn } = won.view;
    const here = areaOf(squareOf(heroes[turn.hero!]!.at!));
    const searched = seen(now, (view) => (view.heroes[0]!.searched = [here]));
    expect(leading(searched).some(({ stands }) => stands === search)).toBe(false);
  });

  it("has one name for a door, wherever one stands", () => {
    const now = at("walk");
    const door = now.view.doors.find(({ open }) => !open)!;
    const names = now.view.heroes.map((_, n) => {
      const there = seen(now, ({ turn }) => (turn.hero = n));
      return gate(there, door, door.a);
    });
    expect(new Set(names).size).toBe(1);
  });
});
