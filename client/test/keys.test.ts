// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { actionOf, digitOf, OPTION_LETTERS, typing, type Pressed } from "../src/keys";

const key = (key: string, code = "", more: Partial<Pressed> = {}): Pressed => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("keys", () => {
  it("take letters by what they print and digits by where they are", () => {
    expect(digitOf(key("&", "Digit1"))).toBe("1"); // AZERTY without Shift
    expect(digitOf(key("1", "Numpad1"))).toBe("1");
    expect(digitOf(key("1", "Digit1", { ctrlKey: true }))).toBeNull();
    expect(actionOf(key("U", "KeyU"))).toBe("undo");
    expect(actionOf(key("?", "Comma", { shiftKey: true }))).toBe("help");
    expect(actionOf(key("/", "Period", { shiftKey: true }))).toBe("chat");
  });

  it("know undo and redo as everywhere", () => {
    expect(actionOf(key("z", "KeyW", { ctrlKey: true }))).toBe("undo");
    expect(actionOf(key("Z", "KeyW", { metaKey: true, shiftKey: true }))).toBe("redo");
    expect(actionOf(key("y", "KeyY", { ctrlKey: true }))).toBe("redo");
  });

  it("leave the browser its own", () => {
    for (const letter of "lfrtwn") expect(actionOf(key(letter, "", { ctrlKey: true }))).toBeNull();
    expect(actionOf(key("u", "", { altKey: true }))).toBeNull();
  });

  it("can do without single letters", () => {
    expect(actionOf(key("u"), false)).toBeNull();
    expect(actionOf(key("?"), false)).toBeNull();
    expect(actionOf(key("Escape"), false)).toBe("close");
    expect(actionOf(key("z", "", { ctrlKey: true }), false)).toBe("undo");
  });

  it("give options only letters that are nobody else's", () => {
    for (const letter of OPTION_LETTERS) expect(actionOf(key(letter))).toBeNull();
  });

  it("are not heard while somebody types", () => {
    document.body.innerHTML = "<input type=text><input type=checkbox><textarea></textarea><button></button>";
    const [text, box, area, button] = document.body.children;
    expect([text, box, area, button].map((element) => typing(element!))).toEqual([true, false, true, false]);
    expect(typing(null)).toBe(false);
  });
});
