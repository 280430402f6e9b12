// @vitest-environment happy-dom
/** The heroes' book: falls, deeds and quests from the log of a whole game. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { makeSay } from "../../../texts/say";
import type { MomentInfo } from "../../../wire";
import { shell, textsOf, type Moment } from "../../shared/staging";
import Campaign from "../Campaign.svelte";
import QuestEnd from "../QuestEnd.svelte";
import { allDeeds, tried } from "../chronicle";
import module from "../index";
import type { SceneMoment } from "../../moments";
import { prose, type View } from "../types";
import end from "../../../../gallery/moments/heroquest/end.json";

const { names, after, log } = end as unknown as Moment;
const texts = textsOf("heroquest", module.texts);

it.each(["en", "fr"] as const)("tells of every hero and every quest in %s", (lang) => {
  const say = makeSay(lang, texts, shell, names);
  const props = { view: after.view as View, log: log!, say, lang, theme: "dark" as const };
  const shown = mount(Campaign, { target: document.body, props });
  flushSync();
  const { heroes, quest } = after.view as View;
  const died = log!.flatMap(({ told }) => told).filter(({ kind }) => kind === "hero-died");
  expect(document.querySelectorAll(".heroes > li")).toHaveLength(heroes.length);
  expect(document.querySelectorAll(".heroes .fell")).toHaveLength(new Set(died.map(({ seat }) => seat)).size);
  const title = prose(quest.title, lang);
  expect(document.querySelector(".heroes .fell")!.textContent).toContain(title);
  expect(document.querySelector(".tried > .success")!.textContent).toContain(title);
  expect(document.body.textContent).not.toMatch(/\b(board|item|class)-[a-z]/);
  void unmount(shown);
});

it("counts a quest that is tried again by itself", () => {
  const told = (kind: string, seat = 0, args = {}) => ({ kind, seat, refs: [], rule: "", text: "", args });
  const again: MomentInfo[] = [
    { n: 0, what: "answer", at: "", told: [told("quest-begins", 0, { number: 1 }), told("monster-slain", 1)] },
    { n: 1, what: "answer", at: "", told: [told("hero-died", 1), told("quest-ends", 0, { outcome: "failure" })] },
    { n: 2, what: "answer", at: "", told: [told("quest-begins", 0, { number: 1 }), told("monster-slain", 1)] },
  ];
  const quests = tried(again);
  expect(quests.map(({ outcome, fallen }) => [outcome, fallen])).toEqual([
    ["failure", [1]],
    ["undecided", []],
  ]);
  expect(allDeeds(quests, 1).slain).toBe(2);
});

it.each([
  ["en", "The quest is won: The Trial", "Reward: 34 gold coins."],
  ["fr", "La quête est gagnée : L’épreuve", "Récompense : 34 pièces d’or."],
] as const)("says that a quest is over, and what each hero is paid, in %s", (lang, title, reward) => {
  const rule = module.scenes!["quest-ends"]!;
  const telling = log!.flatMap(({ told }) => told).find(({ kind }) => kind === "quest-ends")!;
  const say = makeSay(lang, texts, shell, names);
  const seen = { telling, view: after.view, last: false, log: log!, say, lang } as SceneMoment;
  const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");
  expect(plain(rule.title!(seen))).toBe(title);
  expect(rule.words!(seen)).toBe(say.value(telling.args["epilogue"]));
  const facts = rule.facts!(seen).map(plain);
  expect(facts[0]).toContain(reward);
  expect(facts.filter((fact) => /Reward|Récompense/.test(fact))).toHaveLength(3); // one of the four has died
});

it("draws the end of a quest hero by hero, and says what comes next", () => {
  const telling = log!.flatMap(({ told }) => told).find(({ kind }) => kind === "quest-ends")!;
  const second = { id: "q02", number: 2, title: { en: "The Drowned Bell" }, difficulty: 3, state: "open" };
  const view = { ...(after.view as View), quests: [...(after.view as View).quests.slice(0, 1), second] };
  const moment = { telling, view, last: false, log: log!, say: makeSay("en", texts, shell, names), lang: "en" };
  const shown = mount(QuestEnd, { target: document.body, props: { moment: moment as unknown as SceneMoment } });
  flushSync();
  const party = [...document.querySelectorAll(".quest-end li")];
  expect(party).toHaveLength(4);
  expect(party.filter((each) => each.classList.contains("dead"))).toHaveLength(1);
  expect(document.querySelector(".next")?.textContent).toMatch(/quest 2, The Drowned Bell/);
  void unmount(shown);
});
