/** Who sits at a new table, in a line. */
import type { Say } from "../../games/board";
import { botName } from "../../lib/shelf";
import { t } from "../../store/texts.svelte";
import type { Place } from "./places.svelte";

/** "Alix, 3 guests by link". */
export function company(all: readonly Place[], say: Say): string {
  const guests = all.filter(({ kind }) => kind === "open").length;
  const bots = all.filter(({ kind }) => kind === "bot").map(({ bot }) => botName(bot, say));
  const alike = (bot: string): string => {
    const count = bots.filter((other) => other === bot).length;
    return count > 1 ? t("bots-alike", { count, bot: `=${bot}` }) : t("kind-bot", { bot: `=${bot}` });
  };
  return [
    ...all.filter(({ kind }) => kind === "human").map(({ name }) => name),
    ...(guests ? [guests > 1 ? t("guests-by-link", { count: guests }) : t("kind-open")] : []),
    ...[...new Set(bots)].map(alike),
  ].join(", ");
}
