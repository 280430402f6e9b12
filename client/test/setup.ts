/** Test files share a page and its modules (`isolate: false` in vite.config.ts): whatever a test leaves there goes after it. */
import { afterEach, vi } from "vitest";
import { setServerTime } from "../src/lib/time";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setServerTime(Date.now() / 1000);
  if (typeof document === "undefined") return;
  document.body.innerHTML = "";
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage")); // as if another window had cleared it: settings and keys are read anew
});
