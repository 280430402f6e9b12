// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Orders from "../Orders.svelte";
import type { Orders as Said, Props, View } from "../types";

const NOTHING: Said = { ally_from: null, side: "ask", settle: false, claim: false };

function form(orders: Said, speaks = true, auto = false) {
  const speak = vi.fn();
  const say = Object.assign((id: string) => id, {});
  const view = { parley: speaks ? { may_speak: true } : null } as unknown as View;
  const target = document.body.appendChild(document.createElement("div")); // boxes outside a page tell no change
  const shown = mount(Orders, { target, props: { props: { say, speak } as unknown as Props, view, orders, auto } });
  flushSync();
  const press = (box: Element | null | undefined) => {
    (box as HTMLElement).click();
    flushSync();
  };
  return {
    target,
    speak,
    press,
    end: () => unmount(shown).then(() => target.remove()),
    save: () => target.querySelector<HTMLButtonElement>("button.main")!,
  };
}

describe("standing instructions", () => {
  it("are sent whole, once they differ", () => {
    const { target, speak, press, end, save } = form(NOTHING);
    expect(save().disabled).toBe(true);
    const [ally, side, settle, claim] = target.querySelectorAll("input");
    press(ally);
    press(side);
    press(settle);
    press(claim);
    press(target.querySelectorAll(".stepper button")[1]);
    expect(save().disabled).toBe(false);
    press(save());
    expect(speak).toHaveBeenCalledExactlyOnceWith({
      orders: { ally_from: 4, side: "promised", settle: true, claim: true },
    });
    void end();
  });

  it("show what is in force, and are taken back", () => {
    const { target, speak, press, end, save } = form({ ally_from: 2, side: "promised", settle: true, claim: false });
    expect(target.querySelector("summary")?.textContent).toBe("board-orders-some");
    expect(target.querySelector("select")?.value).toBe("promised");
    const [ally, side, settle] = target.querySelectorAll("input");
    press(ally);
    press(side);
    press(settle);
    press(save());
    expect(speak).toHaveBeenCalledWith({ orders: { ally_from: null, side: "ask", settle: false, claim: false } });
    void end();
  });

  it("wait while nobody may speak, and leave claims alone where the table makes them", () => {
    const { target, press, end, save } = form(NOTHING, false, true);
    expect(target.querySelectorAll("input")).toHaveLength(3);
    press(target.querySelector("input"));
    expect(save().disabled).toBe(true);
    expect(target.textContent).toContain("board-orders-later");
    void end();
  });
});
