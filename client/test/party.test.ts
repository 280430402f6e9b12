// @vitest-environment happy-dom
/** The strip of seats on a phone: how everybody is, in a number, also beside a name. */
import { beforeEach, expect, it } from "vitest";
import { show } from "../src/games/shared/shown";
import { settings } from "../src/store/settings.svelte";
import PartyRail from "../src/table/PartyRail.svelte";
import { anew, here, now, open, table } from "./open_table";

beforeEach(anew);

it.each([true, false])("says it of few seats too, as in a lesson; on a phone: %s", (phone) => {
  settings.phone = phone;
  const socket = open();
  table.state.module = { words: { brief: (_, seat) => `${seat} life`, tiny: (_, seat) => `♥ ${seat}` } };
  socket.say(here([0]), now(1, 0));
  show(PartyRail, { table, strip: true, open: () => {} });
  const [first] = document.querySelectorAll(".who");
  expect(first!.querySelector(".tiny")?.textContent ?? "").toBe(phone ? "♥ 0" : "");
  expect(first!.querySelector(".name")!.className).not.toContain("visually-hidden");
  expect(first!.textContent).toContain("0 life");
});
