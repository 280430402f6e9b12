// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { parse, staysHere, to } from "../src/router";

const at = (address: string) => parse(new URL(address, "http://hall"));
const KEY = "k".repeat(43);

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/dragonquest", { page: "new", game: "dragonquest", options: {} }],
    [
      "/new/deckbox?quest=a1&seed=OLD%20GATE",
      { page: "new", game: "deckbox", options: { quest: "a1", seed: "OLD GATE" } },
    ],
    ["/t/abc123", { page: "table", table: "abc123", at: null, seat: null, key: null }],
    ["/t/abc123/?at=42", { page: "table", table: "abc123", at: 42, seat: null, key: null }],
    ["/t/abc123/replay", { page: "replay", table: "abc123", at: null }],
    ["/t/abc123/chronicle", { page: "chronicle", table: "abc123" }],
    ["/t/abc123/campaign", { page: "campaign", table: "abc123" }],
    ["/rules", { page: "rules", game: null, rule: null }],
    ["/rules/dragonquest", { page: "rules", game: "dragonquest", rule: null }],
    ["/rules/dragonquest/drq-mov-03", { page: "rules", game: "dragonquest", rule: "drq-mov-03" }],
    ["/verify/abc123", { page: "verify", table: "abc123" }],
    ["/settings", { page: "settings" }],
    ["/about", { page: "about" }],
  ])("%s", (address, route) => expect(at(address)).toEqual(route));

  it("read the key of a seat from the fragment", () => {
    expect(at(`/t/abc#seat=2&key=${KEY}`)).toMatchObject({ seat: 2, key: KEY });
    expect(at("/t/abc#seat=2&key=short")).toMatchObject({ seat: null, key: null });
  });

  it.each(["/nowhere", "/t", "/t/a/b/c", "/settings/more", "/new", "/t/%E0%A4%A", "/t/a%2Fb"])(
    "%s leads nowhere",
    (address) => expect(at(address).page).toBe("lost"),
  );

  it("are written as they are read", () => {
    expect(at(to.new("deckbox", { seed: "a b&c" }))).toEqual({
      page: "new",
      game: "deckbox",
      options: { seed: "a b&c" },
    });
    expect(to.new("deckbox")).toBe("/new/deckbox");
    expect(at(to.table("abc", 3))).toMatchObject({ page: "table", table: "abc", at: 3 });
    expect(at(to.replay("abc"))).toMatchObject({ page: "replay", table: "abc" });
    expect(at(to.rules("dragonquest", "drq-mov-03"))).toMatchObject({ rule: "drq-mov-03" });
  });
});

describe("a click on a link", () => {
  const link = (href: string, more: Record<string, string> = {}) => {
    const made = document.createElement("a");
    made.href = href;
    for (const [name, value] of Object.entries(more)) made.setAttribute(name, value);
    return made;
  };
  const click = (more: MouseEventInit = {}) => new MouseEvent("click", { button: 0, cancelable: true, ...more });
  const here = { origin: location.origin, pathname: "/t/abc" };

  it("stays in the page for the hall's own pages only", () => {
    expect(staysHere(click(), link("/about"), here)).toBe(true);
    expect(staysHere(click(), link("http://elsewhere.example/"), here)).toBe(false);
    expect(staysHere(click(), link("/api/docs"), here)).toBe(false);
    expect(staysHere(click(), link("/rules/x", { target: "_blank" }), here)).toBe(false);
    expect(staysHere(click({ ctrlKey: true }), link("/about"), here)).toBe(false);
    expect(staysHere(click(), link("/t/abc#actions"), here)).toBe(false);
  });
});
