// @vitest-environment happy-dom
/** A turn that could still do something is not ended by one press, unless that is what is advised. */
import { describe, expect, it } from "vitest";
import module from "..";
import type { Mind } from "../../board";
import type { Props } from "../types";
import { moment, propsOf } from "./moments";

const { before, names } = moment("walk");
const offer = (name: string): Props["options"][number] =>
  ({ name, verb: name.split(" ")[0], refs: [], text: "", args: {} }) as never;
const end = offer("end");
const step = offer("step square:1,1");

function asked(options: Props["options"], actions: number, mind: Props["mind"] = null) {
  const view = { ...before.view, turn: { ...before.view.turn, actions } };
  const props = propsOf(before, names, { view, options, mind });
  return module.choices!.confirm!(end, view, props.say, "en", 0, props);
}

describe("an item that is thrown", () => {
  it("asks before it is gone, others can be taken back", () => {
    const props = propsOf(before, names, {});
    const use = (item: string) =>
      ({ ...offer("use"), text: "option-end", refs: [`item:${item}`, "enemy:1"] }) as typeof end;
    const asks = (item: string) => module.choices!.confirm!(use(item), before.view, props.say, "en", 0, props);
    expect(asks("axe")?.text).toMatch(/^Single use/);
    expect(asks("draught")).toBeNull();
    const shot = { how: "ranged", dice: 4, modifier: 2, defence: 0, line: null, damage: 0.9, kill: 0.9 } as const;
    const throws = [{ card: "item:axe", at: "enemy:1", shots: [{ ...shot, enemy: "enemy:1" }] }];
    const known = propsOf(before, names, { view: { ...before.view, throws } });
    expect(module.choices!.confirm!(use("axe"), known.view, known.say, "en", 0, known)?.text).toMatch(
      /^4 dice hit on 4\+, a 6 blocks: 90% to defeat it, 0.9 damage on average\. Single use/,
    );
  });
});

describe("the end of a turn", () => {
  it("asks where actions are left that something could be done with", () => {
    expect(asked([step, end], 2)?.title).toBe("2 actions are left. End the turn?");
    expect(asked([step, end], 1)?.title).toBe("1 action is left. End the turn?");
    expect(asked([step, end], 0)).toBeNull();
    expect(asked([end, offer("buy item:axe")], 2)).toBeNull();
    const props = propsOf(before, names, {});
    expect(module.choices!.confirm!(step, before.view, props.say, "en", 0, props)).toBeNull();
  });

  it("asks nothing where the bot would do the same", () => {
    const mind = (answer: typeof end): Mind => ({ answer, goes: [], then: null, why: null });
    expect(asked([step, end], 2, mind(end))).toBeNull();
    expect(asked([step, end], 2, mind(step))).not.toBeNull();
    expect(asked([step, end], 2, "thinks")).not.toBeNull();
  });
});
