import { describe, expect, it } from "vitest";
import { guessLanguage, Texts, typeset } from "../src/texts/fluent";
import { makeSay } from "../src/texts/say";
import en from "../src/texts/en.ftl?raw";
import fr from "../src/texts/fr.ftl?raw";
import wire from "../src/wire.ts?raw";
import { listed, USUAL } from "../src/keys";
import python from "./said.json";

const GAME = new Texts()
  .add(
    "en",
    `
walks = { $hero } walks to { $square }.
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
cause = Dead: { $cause }.
fire = a fire of { $count }
ref-square = { $name }
ref-chamber = the chamber
ref-object-magic_ring = Magic ring
ref-face-skull = skull
ref-face-room = room
only-english = Only here
many = { $value }
`,
  )
  .add(
    "fr",
    "walks = { $hero } va en { $square } !\nref-square = { $name }\nref-chamber = la Salle\nref-face-skull = crâne\nmany = { $value }\n",
  );

describe("a text and its arguments", () => {
  it("names seats by their players and things by their refs", () => {
    expect(GAME.say("en", "walks", { hero: "seat:1", square: "square:B6" }, ["Ann", "Ben"])).toBe("Ben walks to B6.");
    expect(GAME.say("fr", "walks", { hero: "seat:0", square: "chamber" }, ["Léa"])).toBe("Léa va en la Salle\u202f!");
  });

  it("follows text ids, and gives them the numbers", () => {
    expect(GAME.say("en", "cause", { cause: "@fire", count: 3 })).toBe("Dead: a fire of 3.");
  });

  it("takes words after an equals sign as they are", () => {
    expect(GAME.say("en", "cause", { cause: "=chamber" })).toBe("Dead: chamber.");
    expect(GAME.say("en", "walks", { hero: "=@fire", square: "=a:b" })).toBe("@fire walks to a:b.");
  });

  it("takes prose in the reader's language, or marks what it lacks", () => {
    expect(GAME.say("en", "cause", { cause: { en: "a fall", fr: "une chute" } })).toBe("Dead: a fall.");
    expect(GAME.say("fr", "many", { value: { en: "a fall", fr: "une chute" } })).toBe("une chute");
    expect(GAME.say("fr", "many", { value: { en: "@fire" } })).toBe("@fire°");
    expect(GAME.say("en", "cause", { cause: [{ en: "a fall" }, "fire"] })).toBe("Dead: a fall and fire.");
  });

  it("reads dice by their faces with commas, and keeps the slash", () => {
    expect(GAME.say("en", "cause", { cause: "faces:skull room / skull" })).toBe("Dead: skull, room / skull.");
  });

  it("makes lists", () => {
    expect(GAME.say("en", "cause", { cause: ["seat:0", "seat:1"] }, ["Ann", "Ben"])).toBe("Dead: Ann and Ben.");
  });

  it("writes numbers as the language does", () => {
    expect(GAME.say("en", "many", { value: 12500 })).toBe("12,500");
    expect(GAME.say("fr", "many", { value: 12500 })).toBe("12\u202f500");
    expect(GAME.say("en", "coins", { count: 1 })).toBe("one coin");
  });

  it("marks what is missing in a language and never shows a key where any language has the text", () => {
    expect(GAME.say("fr", "only-english")).toBe("Only here°");
    expect(GAME.say("fr", "nowhere")).toBe("[nowhere]");
  });

  it("knows names with signs that ids cannot have", () => {
    expect(GAME.ref("en", "object:magic_ring")).toBe("Magic ring");
    expect(GAME.ref("en", "treasure:odd thing")).toBe("treasure:odd thing");
  });
});

describe("French spaces", () => {
  it.each([
    ["Vraiment ?", "Vraiment\u202f?"],
    ["« oui »", "«\u202foui\u202f»"],
    ["Tuile : 3", "Tuile\u00a0: 3"],
    ["80 % des cas", "80\u202f% des cas"],
    ["à 12:30", "à 12:30"],
  ])("%s", (typed, set) => expect(typeset("fr", typed)).toBe(set));

  it("leaves English alone", () => expect(typeset("en", "Really ?")).toBe("Really ?"));
});

it("guesses the language", () => {
  expect(guessLanguage(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(guessLanguage(["ja"])).toBe("en");
});

describe("the shell's own texts", () => {
  const ids = (source: string) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!);
  const variables = (source: string) => {
    const messages = source.split(/^(?=[a-z][a-z0-9-]* =)/m);
    return Object.fromEntries(
      messages.map((message) => [
        message.split(" =")[0],
        [...new Set([...message.matchAll(/\$([a-z_]+)/g)].map((found) => found[1]))].sort(),
      ]),
    );
  };

  it("exist in both languages, once each, and take the same arguments", () => {
    expect(ids(fr)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
    const [english, french] = [variables(en), variables(fr)];
    for (const id of ids(en)) expect([id, french[id]]).toEqual([id, english[id]]);
  });

  it("are all there that the sources name", () => {
    const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/games/*/**"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const known = new Set(ids(en));
    const missing = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/(?:\bt|\.ui|toasts\.say)\(\s*"([a-z][a-z0-9-]*)"/g)]
        .map((found) => found[1]!)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("a speaker", () => {
  const say = makeSay("fr", GAME, new Texts().add("fr", fr), ["Léa", "Tom"]);

  it("speaks for game and shell", () => {
    expect(say("walks", { hero: "seat:1", square: "square:B6" })).toBe("Tom va en B6\u202f!");
    expect(say.ui("close")).toBe("Fermer");
    expect(say.face("skull")).toBe("crâne");
    expect(say.ref("seat:0")).toBe("Léa");
    expect(say.percent(0.125, 1)).toBe("12,5\u00a0%");
  });
});

describe("the browser says what Python says", () => {
  const texts = new Texts().add("en", python.en).add("fr", python.fr);
  it.each(python.said)("$text $args", ({ text, args, en: english, fr: french }) => {
    expect(texts.say("en", text, args)).toBe(english);
    expect(texts.say("fr", text, args)).toBe(french);
  });
});

describe("families of texts", () => {
  const shell = new Texts().add("en", en);
  const families: Record<string, string[]> = {
    link: ["live", "slow", "reconnecting", "offline"].flatMap((link) => [link, `${link}-about`]),
    key: listed(USUAL).map(({ action }) => action),
    "undo-why": ["thrown", "revealed", "others"],
    log: ["undo", "redo", "seat"],
    pane: ["play", "log", "chat"],
    phrase: [...wire.matchAll(/export type Phrase =([^;]+);/g)].flatMap((found) =>
      [...found[1]!.matchAll(/"([a-z-]+)"/g)].map((each) => each[1]!),
    ),
  };
  it.each(Object.entries(families))("%s", (family, members) => {
    expect(members.length).toBeGreaterThan(2);
    expect(members.filter((member) => !shell.known(`${family}-${member}`))).toEqual([]);
  });
});
