/** The others at the table, and what is said. */
import type * as wire from "../../wire";

export class Company {
  presence = $state.raw<wire.Presence>({ type: "presence", seats: {}, spectators: 0 });
  chat = $state.raw<wire.ChatLine[]>([]);
  unread = $state(0);
  /** Who would take something back and needs the others' word for it. */
  consents = $state.raw<wire.ConsentAsked[]>([]);
}
