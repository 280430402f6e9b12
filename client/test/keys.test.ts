// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { actionOf, digitOf, freeLetters, keysOf, listed, moveKey, typing, USUAL, type Pressed } from "../src/keys";

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
    expect(freeLetters(USUAL)).toHaveLength(17);
    for (const letter of freeLetters(USUAL)) expect(actionOf(key(letter))).toBeNull();
  });

  it("can be chosen, and change places with what had the key before", () => {
    const own = moveKey({}, "undo", "L")!;
    const keys = keysOf(own);
    expect(actionOf(key("l"), true, keys)).toBe("undo");
    expect(actionOf(key("u"), true, keys)).toBe("log");
    expect(actionOf(key("z", "", { ctrlKey: true }), true, keys)).toBe("undo");
    expect(listed(keys).find(({ action }) => action === "undo")!.keys).toEqual(["L", "Ctrl+Z"]);
    const moved = keysOf(moveKey(own, "undo", "b")!);
    expect(freeLetters(moved)).toContain("l");
    expect(freeLetters(moved)).not.toContain("b");
    expect(moveKey(own, "log", "l")).toEqual({ undo: "u", log: "l" });
  });

  it("are single signs and no digits, which are the options'", () => {
    for (const name of ["1", " ", "Enter", "F5", "ArrowUp", ""]) expect(moveKey({}, "log", name)).toBeNull();
    expect(moveKey({}, "log", "é")).toEqual({ log: "é" });
    expect(moveKey({}, "help", "?")).toEqual({ help: "?" });
  });

  it("are not heard while somebody types", () => {
    document.body.innerHTML = "<input type=text><input type=checkbox><textarea></textarea><button></button>";
    const [text, box, area, button] = document.body.children;
    expect([text, box, area, button].map((element) => typing(element!))).toEqual([true, false, true, false]);
    expect(typing(null)).toBe(false);
  });
});
