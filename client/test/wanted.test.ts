// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { Choices } from "../src/table/model/choices";
import { pressFor } from "../src/table/wanted";
import type { Option } from "../src/wire";

const option = (name: string): Option => {
  const [verb = "", ...refs] = name.split(" ");
  return { name, verb, refs, rule: "r", text: name, args: {} };
};

/** What is ringed for an answer among others, by its id. */
function ringed(wanted: string, others: string[], page: string, picked: string[] = []): string[] {
  document.body.innerHTML = page;
  const choices = new Choices([wanted, ...others].map(option), undefined, undefined, {
    standing: ({ verb }) => (verb === "ability" ? ["ability:circle"] : []),
  });
  const chosen = new Set(picked);
  const asking = { choices, lit: choices.lit(chosen), picked: chosen };
  const find = (selector: string) => document.querySelector(selector);
  return pressFor(choices.options[0]!, asking, find).map(({ id }) => id);
}

afterEach(() => void (document.body.innerHTML = ""));

const RAIL = `<aside><button id="line" data-option="open door:2"></button></aside>`;

it("is the thing on the board before its line in the rail", () => {
  const board = `<div id="board"><i id="door" data-ref="door:2"></i></div>`;
  expect(ringed("open door:2", ["end"], board + RAIL)).toEqual(["door"]);
  expect(ringed("open door:2", ["end"], RAIL)).toEqual(["line"]);
  expect(ringed("open door:2", ["end"], "")).toEqual([]);
});

it("is the button that confirms, once the thing has been pressed", () => {
  const card = (to: string) => `<button id="go" data-goes="${to}"></button>`;
  const board = (more: string) => `<div id="board"><i id="rat" data-ref="enemy:1"></i>${more}</div>`;
  expect(ringed("melee enemy:1", ["end"], board(""))).toEqual(["rat"]);
  expect(ringed("melee enemy:1", ["end"], board(card("enemy:1")))).toEqual(["go"]);
  expect(ringed("melee enemy:1", ["end"], board(card("enemy:2"))), "it is about another one").toEqual(["rat"]);
});

it("is the card that stands for an answer", () => {
  const page = `<div id="board"><button id="card" data-ref="ability:circle"></button></div>
    <button id="line" data-option="ability"></button>`;
  const choices = new Choices([option("ability")], undefined, undefined, { standing: () => ["ability:circle"] });
  expect(
    choices
      .lit(new Set())
      .get("ability:circle")!
      .options.map(({ name }) => name),
  ).toEqual(["ability"]);
  expect(ringed("ability", ["end"], page)).toEqual(["card"]);
});

it("follows the reader into what a press opens", () => {
  const board = `<div id="board"><i id="seat" data-ref="seat:1"></i><b id="talk" data-leads="offer seat:1"></b></div>`;
  const form = `<dialog open><button id="ready" data-option="offer seat:1 trophy"></button></dialog>`;
  const many = ["offer seat:1 later:1", "offer seat:1 now:1"];
  expect(ringed("offer seat:1 trophy", many, board)).toEqual(["talk"]);
  expect(ringed("offer seat:1 trophy", many, board + form)).toEqual(["ready"]);
  const menu = `<div class="popover"><button id="entry" data-option="use item:axe enemy:1"></button></div>`;
  const axe = `<div id="board"><i id="axe" data-ref="item:axe"></i></div>`;
  expect(ringed("use item:axe enemy:1", ["use item:axe enemy:2"], axe)).toEqual(["axe"]);
  expect(ringed("use item:axe enemy:1", ["use item:axe enemy:2"], axe + menu)).toEqual(["entry"]);
});

it("of a set is what is still to be picked or put back, and then the button", () => {
  const page = `<section>${[2, 3, 4].map((n) => `<i id="d${n}" data-ref="die:${n}"></i>`).join("")}</section>
    <button id="throw" data-option="reroll die:3 die:4"></button>`;
  const others = ["reroll die:2", "reroll die:3", "reroll die:4", "reroll die:2 die:3", "stop"];
  expect(ringed("reroll die:3 die:4", others, page)).toEqual(["d3", "d4"]);
  expect(ringed("reroll die:3 die:4", others, page, ["die:2", "die:3"])).toEqual(["d4", "d2"]);
  expect(ringed("reroll die:3 die:4", others, page, ["die:3", "die:4"])).toEqual(["throw"]);
});

it("opens what is folded away", () => {
  const page = `<details><summary id="fold"></summary><button data-option="step square:1,2"></button></details>`;
  const hidden = (selector: string) => {
    const found = document.querySelector(selector);
    return found?.localName === "button" ? null : found;
  };
  document.body.innerHTML = page;
  const choices = new Choices([option("step square:1,2")]);
  const asking = { choices, lit: choices.lit(new Set()), picked: new Set<string>() };
  expect(pressFor(choices.options[0]!, asking, hidden).map(({ id }) => id)).toEqual(["fold"]);
});
