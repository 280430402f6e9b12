// @vitest-environment happy-dom
/** A page over the board takes the whole screen where the board is too low for it. */
import { createRawSnippet } from "svelte";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { show } from "../src/games/shared/shown";
import Page from "../src/ui/Page.svelte";

const html = (text: string) => createRawSnippet(() => ({ render: () => text }));
const opened = vi.fn();

beforeEach(() => {
  opened.mockClear();
  HTMLElement.prototype.showPopover = opened;
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, "showPopover"));
});

/** Over a board so many pixels high; `cut`: as many of its words are below what is seen. */
function page({ board, thumb = "", cut = 0 }: { board: number; thumb?: string; cut?: number }): Element {
  const height = vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(board);
  const all = vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(board + cut);
  onTestFinished(() => {
    height.mockRestore();
    all.mockRestore();
  });
  const [children, buttons] = [html("<p>Words</p>"), html("<button>On</button>")];
  show(Page, { title: "Title", still: true, thumb, children, buttons });
  return document.querySelector(".page")!;
}

it("stays on a board that has room, and its button is the one under the thumb if there is one", () => {
  expect(page({ board: 440 }).querySelector("button")).not.toBeNull();
  expect(page({ board: 440, thumb: "#on" }).querySelector("button")).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});

it("takes the screen, with a button of its own, where the board is low", () => {
  expect(page({ board: 300, thumb: "#on" }).querySelector("button")).not.toBeNull();
  expect(opened).toHaveBeenCalledOnce();
});

it("takes it as soon as words are cut off", () => {
  page({ board: 440, cut: 20 });
  expect(opened).toHaveBeenCalledOnce();
});

it("needs less of a board where its button is elsewhere", () => {
  page({ board: 390, thumb: "#on" });
  expect(opened).not.toHaveBeenCalled();
  page({ board: 390 });
  expect(opened).toHaveBeenCalledOnce();
});
