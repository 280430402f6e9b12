// @vitest-environment happy-dom
/** The card of a seat: what can be done about who sits there, by whom. */
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { show } from "../src/games/shared/shown";
import { keyring } from "../src/store/keyring.svelte";
import { settings } from "../src/store/settings.svelte";
import { t } from "../src/store/texts.svelte";
import SeatDialog from "../src/table/SeatDialog.svelte";
import type { SeatInfo } from "../src/wire";
import { anew, here, now, open, table } from "./open_table";

beforeEach(anew);

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ n, kind: "human", name: `Name ${n}`, bot: null, lang: null, owned: true, lent: false, free: false },
  ...more,
});

/** The buttons on the card of seat 1, for whoever holds seat 0, or both. */
function offered(other: SeatInfo, { own = false, presence = "here" } = {}): string[] {
  const socket = open();
  socket.say(here(own ? [0, 1] : [0], [seat(0), other]), now(1, 0));
  keyring.tables = {};
  keyring.addSeat("tbl", 0, "key");
  if (own) keyring.addSeat("tbl", 1, "key");
  table.state.company.presence = { seats: ["here", presence], watching: 0 } as never;
  show(SeatDialog, { table, seat: 1, close: () => {} });
  return [...document.querySelectorAll("footer .text")].map((words) => words.textContent!);
}

it("is nobody's but of whoever sits there, until they are away", () => {
  expect(offered(seat(1))).toEqual([]);
  expect(offered(seat(1), { presence: "away" })).toEqual([t("let-bot-play")]);
});

it("lets one lend one's own seat, hand it to a bot, and leave it", () => {
  const all = offered(seat(1), { own: true });
  for (const words of ["seat-on-phone", "seat-lend", "let-bot-play", "leave-seat"]) expect(all).toContain(t(words));
});

it("gives back what a bot plays meanwhile, and a free seat to anybody", () => {
  expect(offered(seat(1, { kind: "bot", bot: "fair" }), { own: true })).toContain(t("seat-take-back"));
  expect(offered(seat(1, { free: true, owned: false }))).toContain(t("seat-take"));
});

it("has the sheet on a phone, and who sits there behind one button", () => {
  settings.phone = true;
  onTestFinished(() => {
    settings.phone = false;
  });
  expect(offered(seat(1), { own: true })).toEqual([t("seat-change")]);
});
