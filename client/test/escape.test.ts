// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { onEscape } from "../src/ui/escape";

const press = (key: string): boolean => window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));

it("Escape closes a panel, before anything else has the key, and only while it is open", () => {
  const close = vi.fn();
  const off = onEscape(close)(document.body) as () => void;
  press("Enter");
  expect(close).not.toHaveBeenCalled();
  expect(press("Escape")).toBe(false); // taken
  expect(close).toHaveBeenCalledTimes(1);
  off();
  expect(press("Escape")).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
});
